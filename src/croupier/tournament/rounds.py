"""The result of a round: everyone's wagers put right and settled, and who goes out by it."""

from collections.abc import Iterable, Mapping
from functools import reduce

from croupier.core.ensure import ensure
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.roulette.pockets import Pocket
from croupier.roulette.tournament import Topic
from croupier.table import result
from croupier.table.result import EnterResult, settle_seats
from croupier.tournament.answer import find_open, is_played_out
from croupier.tournament.declare import (
    HOUSE,
    Command,
    Decision,
    Event,
    OfTable,
    command,
    event,
    evolve,
)
from croupier.tournament.disqualification import EntrantDisqualified
from croupier.tournament.elimination import EntrantEliminated
from croupier.tournament.entrant import Entrant
from croupier.tournament.final_wagers import NOBODY, Player, put_right
from croupier.tournament.play_offs import count_play_off
from croupier.tournament.session_table import after_playing, table_of
from croupier.tournament.state import (
    LastRound,
    Session,
    Stage,
    Tournament,
    with_entrants,
    with_session,
)


@command("round-opened", roles=HOUSE, from_table=True)
class OpenRound(OfTable):
    """Betting is open at the table."""

    def decide(self, tournament: Tournament) -> Decision:
        """Betting is open at the table: from now on the time for a wager runs."""
        session = find_open(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        return (
            RoundOpened(
                at=self.at,
                by=self.by,
                table=session.table,
                clauses=tournament.cite(Topic.TIME_LIMIT),
            ),
        )


@command("round-settled", roles=HOUSE, from_table=True)
class SettleRound(OfTable):
    """The table's ball is at rest; `round_no` is the table's own count of its rounds."""

    pocket: Pocket
    round_no: int = 0
    lucky_numbers: Mapping[str, Pocket] = {}
    lucky_boost: tuple[str, str] | None = None

    def decide(self, tournament: Tournament) -> Decision:
        """Settle what lies there on the number; who let it pass unexcused is disqualified first.

        The ball has decided: whatever kept it from rolling was the table's to refuse before.
        """
        session = find_open(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        return _settle_round(tournament, session, self)


@event
class RoundOpened(Event):
    """Betting is open at the table, and the time for a wager runs."""

    table: str

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        return with_session(tournament, session.but(turn_at=self.at))


@event
class RoundPlayed(Event):
    """A round of a session: what its number did to all wagers, and what was deducted beside."""

    table: str
    #: The round by the session's count, and by the table's.
    round_no: int
    table_round: int
    moment: int
    played: result.RoundSettled
    deductions: Mapping[str, Money] = {}
    #: Absent in this round, whether or not anything is deducted for it any more.
    absent: tuple[str, ...] = ()
    #: Wagered less than the minimum for the first time, where that is let pass once.
    advised: tuple[str, ...] = ()

    def evolve(self, tournament: Tournament) -> Tournament:
        """A round as its table settled it, and what the session's own rules add to that."""
        session = tournament.sessions[self.table]
        playing = tournament.wagering(session)
        tournament = after_playing(tournament, session, self.played, of=self.table_round)
        ended = (_after_round(tournament.entrants[old.name], old, self) for old in playing)
        counted = tournament.sessions[self.table].but(
            round_no=self.round_no,
            acted=(),
            turn_at=self.at,
            forms={entrant.name: entrant.form for entrant in playing if entrant.form is not None},
            passed=tuple(entrant.name for entrant in playing if entrant.passed),
            removed=(),
            duties_done=frozenset(),
            cut_before=session.cut,
            stood=None,
            last_round=LastRound(self.moment, self.deductions, self.absent),
        )
        return with_session(with_entrants(tournament, ended), counted).but(moment=self.moment)


def _settle_round(
    tournament: Tournament, session: Session, command: SettleRound
) -> tuple[Event, ...]:
    events: list[Event] = list(_idle(tournament, session, command))
    during = reduce(evolve, events, tournament).but(moment=tournament.moment)
    players = {e.name: put_right(during, e, command) for e in during.wagering(session)}
    moved = [event for one in players.values() for event in one.moved]
    laid = reduce(evolve, moved, during)
    played = _played(laid, session, command, players)
    after = evolve(laid, played)
    gone = go_out(after, session, command, players, after.moment, counts=True)
    return (*events, *moved, played, *gone)


def _idle(
    tournament: Tournament, session: Session, command: Command
) -> Iterable[EntrantDisqualified]:
    if not tournament.agreed.no_wager_disqualifies:
        return
    for entrant in tournament.wagering(session):
        if entrant.has_acted or entrant.absent:
            continue
        yield EntrantDisqualified(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            moment=tournament.moment + 1,
            reason=say("breach-no-wager"),
            clauses=tournament.cite(Topic.NO_WAGER, Topic.NO_REFUND),
        )


def _played(
    tournament: Tournament,
    session: Session,
    command: SettleRound,
    players: Mapping[str, Player],
) -> RoundPlayed:
    number = command.round_no or session.table_round + 1
    table = table_of(tournament, tournament.sessions[session.table]).but(
        round_no=number, lucky_numbers=command.lucky_numbers, lucky_boost=command.lucky_boost
    )
    at_rest = EnterResult(by=command.by, at=command.at, pocket=command.pocket)
    settled = settle_seats(table, at_rest)
    # Whatever the book lets stand at other tables, each round of a session begins with a bare one.
    played = settled.but(lines=tuple(line._replace(stands=()) for line in settled.lines))
    said = (clause for one in players.values() for clause in one.clauses)
    return RoundPlayed(
        at=command.at,
        by=command.by,
        table=session.table,
        round_no=session.round_no + 1,
        table_round=number,
        moment=tournament.moment + 1,
        played=played,
        deductions={name: Money(one.deducted) for name, one in players.items() if one.deducted},
        absent=_absentees(tournament, session),
        advised=tuple(name for name, one in players.items() if one.advise),
        clauses=tuple(dict.fromkeys((*played.clauses, *said))),
    )


def _absentees(tournament: Tournament, session: Session) -> tuple[str, ...]:
    players = tournament.wagering(session)
    return tuple(e.name for e in players if e.absent and not e.has_acted)


def go_out(
    tournament: Tournament,
    session: Session,
    command: Command,
    players: Mapping[str, Player],
    moment: int,
    *,
    counts: bool,
) -> tuple[Event, ...]:
    """Who goes out by a round; where the last one `counts`, a play-off is counted after it."""
    gone = _eliminated(tournament, session, command, players, moment)
    if session.stage is not Stage.PLAY_OFF or not counts:
        return tuple(gone)
    settled = tournament.sessions[session.table]
    wagered = {name: _wagered(settled, players, name) for name in settled.seats}
    out = reduce(evolve, gone, tournament)
    return (*gone, *count_play_off(out, session.table, command, wagered))


def _eliminated(
    tournament: Tournament,
    session: Session,
    command: Command,
    players: Mapping[str, Player],
    moment: int,
) -> list[Event]:
    """Who cannot wager the minimum in the next round, if there is one, or has nothing left."""
    settled = tournament.sessions[session.table]
    last = is_played_out(tournament, settled, command.at) or session.stage is Stage.PLAY_OFF
    gone = [
        entrant
        for entrant in tournament.wagering(settled)
        if players.get(entrant.name, NOBODY).void
        or entrant.chips == 0
        or (entrant.chips < tournament.minimum and not last)
    ]
    together = [Topic.SAME_ROUND] if len(gone) > 1 else []
    return [
        EntrantEliminated(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            moment=moment,
            residual=Money(entrant.chips),
            last_wager=Money(_wagered(settled, players, entrant.name)),
            removed=_place(session.removed, entrant.name),
            clauses=tournament.cite(
                Topic.UNDER if players.get(entrant.name, NOBODY).void else Topic.UNABLE, *together
            ),
        )
        for entrant in gone
    ]


def _wagered(session: Session, players: Mapping[str, Player], player: str) -> int:
    """What a player wagered in the last round."""
    if player in players:
        return players[player].wagered
    settled = session.settlements.get(session.table_round)
    wagerer = settled.wagerers.get(player) if settled else None
    return sum(wagerer.wagers.values()) if wagerer else 0


def _place(removed: tuple[str, ...], player: str) -> int | None:
    return removed.index(player) if player in removed else None


def _after_round(entrant: Entrant, old: Entrant, event: RoundPlayed) -> Entrant:
    left = entrant.seat.balance - event.deductions.get(entrant.name, 0)
    ensure(left >= 0, f"{entrant.name} would have {left} in chips")
    seat = entrant.seat.but(
        balance=left,
        past=None,
        last=old.seat.last if old.form is not None else old.wagers or old.seat.last,
        advised=old.seat.advised or entrant.name in event.advised,
    )
    return entrant.but(
        seat=seat,
        form=None,
        passed=False,
        late=False,
        absences=entrant.absences + (entrant.name in event.absent),
    )
