"""Kinds that only older logs have, each as what its table would say of it today.

Nothing writes them any more; a log that has them opens, verifies and replays.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from croupier.core.money import Money
from croupier.roulette.bets import BetName
from croupier.roulette.lines import Line
from croupier.roulette.pockets import Pocket
from croupier.table import result, wagers
from croupier.table.changing import RemoveWager
from croupier.table.declare import Event as TableEvent
from croupier.table.state import Change
from croupier.tournament.declare import Event, event
from croupier.tournament.entrant import Entrant
from croupier.tournament.rounds import RoundPlayed
from croupier.tournament.state import Tournament, with_entrants, with_session
from croupier.tournament.undoing import undone
from croupier.tournament.wagers import ChipsMoved


@event
class WagerLaid(Event):
    """Chips lie on one bet, or on the spots of a call bet."""

    table: str
    player: str
    bet: BetName
    stakes: Mapping[BetName, Money]
    #: Laid after the time for it: held to the minimum.
    late: bool = False

    def evolve(self, tournament: Tournament) -> Tournament:
        return _moved(tournament, self, late=self.late)


@event
class WagersChanged(Event):
    """Chips were taken off bets, or moved; `cause` is what was done at the table."""

    table: str
    player: str
    cause: str
    changes: tuple[Change, ...]

    def evolve(self, tournament: Tournament) -> Tournament:
        return _moved(tournament, self)


@event
class WagerRemoved(Event):
    """Chips were taken off a bet, in logs that know no other change."""

    table: str
    player: str
    stakes: Mapping[BetName, Money]

    def evolve(self, tournament: Tournament) -> Tournament:
        return _moved(tournament, self)


@event
class RoundSettled(Event):
    """A round of play: what became of every wager and form, and what was deducted."""

    table: str
    round_no: int
    pocket: Pocket
    moment: int
    lines: tuple[Line, ...]
    form_lines: tuple[Line, ...] = ()
    deductions: Mapping[str, Money] = {}
    #: Absent in this round, whether or not anything is deducted for it any more.
    absent: tuple[str, ...] = ()
    #: Wagered less than the minimum for the first time, where that is let pass once.
    advised: tuple[str, ...] = ()
    #: The same round by the table's own count; 0 in logs that do not say it.
    table_round: int = 0

    def evolve(self, tournament: Tournament) -> Tournament:
        """What lay there when the ball was at rest is what the lines say."""
        session, lines = tournament.sessions[self.table], (*self.lines, *self.form_lines)
        before = {entrant.name: entrant for entrant in tournament.wagering(session)}
        lying = tuple(_lying(entrant, lines) for entrant in before.values())
        settled = RoundPlayed(
            at=self.at,
            by=self.by,
            table=self.table,
            round_no=self.round_no,
            table_round=self.table_round,
            moment=self.moment,
            played=_numbered(self),
            deductions=self.deductions,
            absent=self.absent,
            advised=self.advised,
        )
        tournament = settled.evolve(with_entrants(tournament, lying))
        return with_session(tournament, tournament.sessions[self.table].but(before=before))


@event
class RoundTakenBack(Event):
    """The last round at a table counts for nothing: chips and wagers are as before its result."""

    table: str
    round_no: int
    chips: Mapping[str, Money]
    reason: str

    def evolve(self, tournament: Tournament) -> Tournament:
        """Players and their wagers as they were before the result; nobody went out by it."""
        session = tournament.sessions[self.table]
        advance, play_off, places = session.cut_before
        rounds = {no: each for no, each in session.settlements.items() if no != session.table_round}
        after = session.but(
            layout=session.layout.but(settlement=None, revised=rounds),
            round_no=self.round_no - 1,
            acted=tuple(session.before),
            forms={},
            passed=(),
            last_round=None,
            before={},
            advance=advance,
            play_off=play_off,
            places=places,
        )
        here = (session.table, session.number)
        exits = tuple(
            exit
            for exit in tournament.exits
            if exit.player not in session.before or (exit.table, exit.session) != here
        )
        tournament = with_entrants(tournament, session.before.values())
        return with_session(tournament, after).but(exits=exits)


@event
class RoundVoided(Event):
    """The round has no outcome: wagers, forms and pass cards are their owners' again."""

    table: str
    reason: str

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        return undone(tournament, session, self, self.reason).evolve(tournament)


@event
class StationFailed(Event):
    """A player's station is out of order, or works again where it is not `broken`."""

    table: str
    player: str
    scope: str
    broken: bool = True

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        fault: frozenset[tuple[str, str | None]] = frozenset({(self.scope, self.player)})
        own = session.layout.faults
        layout = session.layout.but(faults=own | fault if self.broken else own - fault)
        return with_session(tournament, session.but(layout=layout))


@event
class NoSpinCalled(Event):
    """A spin was nothing; wagers stand."""

    table: str
    reason: str


def as_played(event: Event) -> TableEvent | None:
    """What a session's table decided, of any kind of log; None for what is the tournament's own."""
    match event:
        case WagerLaid() | WagersChanged() | WagerRemoved():
            return _wagered(event)
        case RoundSettled():
            return _numbered(event)
    played: TableEvent | None = getattr(event, "played", None)
    return played


def _wagered(event: WagerLaid | WagersChanged | WagerRemoved) -> wagers.WagersChanged:
    match event:
        case WagersChanged():
            cause, changes = event.cause, event.changes
        case WagerLaid():
            cause, changes = wagers.PlaceWager.action, _changes(event.stakes, 1)
        case WagerRemoved():
            cause, changes = RemoveWager.action, _changes(event.stakes, -1)
    return wagers.WagersChanged(
        at=event.at, by=event.by, player=event.player, cause=cause, changes=changes
    )


def _moved(
    tournament: Tournament, event: WagerLaid | WagersChanged | WagerRemoved, *, late: bool = False
) -> Tournament:
    moved = ChipsMoved(
        at=event.at,
        by=event.by,
        player=event.player,
        table=event.table,
        played=_wagered(event),
        late=late,
    )
    return moved.evolve(tournament)


def _changes(stakes: Mapping[str, int], sign: int) -> tuple[Change, ...]:
    return tuple(Change(bet, sign * stake, sign * stake) for bet, stake in stakes.items())


def _numbered(event: RoundSettled) -> result.RoundSettled:
    lines = tuple(line._replace(stands=()) for line in (*event.lines, *event.form_lines))
    return result.RoundSettled(at=event.at, by=event.by, pocket=event.pocket, lines=lines)


def _lying(entrant: Entrant, lines: Iterable[Line]) -> Entrant:
    laid: Counter[str] = Counter()
    for line in lines:
        if line.player == entrant.name:
            laid[line.bet] += line.stake
    hand = entrant.chips - laid.total()
    return entrant.but(seat=entrant.seat.but(balance=hand, wagers=dict(laid)))
