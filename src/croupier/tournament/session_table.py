"""A session as the table that it is: its players' seats, their chips, and what lies on the layout.

The ordinary rules of the game hold in a session except where its own say otherwise, so wagers,
numbers and corrections are the table's own decisions and its own arithmetic. Limits are the
exception: they are for a round as a whole and are kept just before the number, so this table's sign
has none.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from croupier.core.money import Money
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.notation import parse_bet
from croupier.table.call_bets import CallBet
from croupier.table.changing import RepeatWagers
from croupier.table.declare import Event
from croupier.table.phases import Phase
from croupier.table.result import RoundSettled
from croupier.table.state import Change, Settlement, Table
from croupier.table.wagers import PlaceWager, WagersChanged
from croupier.tournament import declare
from croupier.tournament.counting import deem_form
from croupier.tournament.duties import duties_left
from croupier.tournament.entrant import GONE, Entrant
from croupier.tournament.state import Session, Tournament

#: Stakes are put right before they are settled, so no limit is left to keep; chips pay exactly.
NO_LIMITS: Final = Limits(table=Range(Money(1), Money(10**15)), smallest_chip=Money(1))
#: Why wagers change just before the number: the limits of a round, and an undisclosed wager laid.
LIMITS: Final = "limits"
UNDISCLOSED: Final = "undisclosed"
#: What of all that a table knows to do with wagers only ever lays more, on one bet or on several.
STAKING: Final = (PlaceWager.action, CallBet.action)
LAYING: Final = (*STAKING, RepeatWagers.action)


def bare_table(game: Game, name: str, seats: int) -> Table:
    """A session's table before anybody has wagered."""
    return Table(id=name, game=game, limits=NO_LIMITS, seats_max=seats, phase=Phase.BETTING)


def table_of(tournament: Tournament, session: Session) -> Table:
    """A session's own table, with the chips of all who have not left."""
    here = (entrant for entrant in tournament.at_table(session) if entrant.status not in GONE)
    seats = {entrant.name: entrant.seat for entrant in here if not entrant.counted}
    return session.layout.but(seats=seats)


def gone_on(table: Table) -> Table:
    """The same once play has gone on from its last round."""
    return table.but(phase=Phase.BETTING, round_no=table.round_no + 1)


def seated(
    table: Table, tournament: Tournament, session: Session, *, with_those_out: bool = False
) -> Table:
    """A table of the house as its session plays at it: the seats of those who wager.

    What is put right of a round may be put right for somebody who is out by it.
    """
    own, last = session.layout, table.settlement
    seats = {
        entrant.name: entrant.seat.but(balance=free_chips(tournament, entrant))
        for entrant in tournament.wagering(session)
    }
    if with_those_out:
        seats = {**table_of(tournament, session).seats, **seats}
    return table.but(
        seats=seats,
        limits=NO_LIMITS,
        settlement=_settled(last, session) if last is not None else None,
        revised=own.revised,
        seats_max=len(session.seats),
        faults=table.faults | own.faults,
        # Nothing but tournament chips lies here, whatever the table requires of other players.
        colours_only=(),
    )


def lay_over(
    table: Table, tournament: Tournament, session: Session, *, in_pit: bool = False
) -> Table:
    """The same as anybody sees it, under the tournament's own sign.

    What an undisclosed wager comes to shows nowhere: its chips are still in front of the player.
    The pit sees who is out too, whose wagers may still be put right.
    """
    limits = Limits(table=Range(tournament.minimum, tournament.maximum))
    shown = seated(table, tournament, session, with_those_out=in_pit)
    seats = {name: tournament.entrants[name].seat for name in shown.seats}
    tasks = (*table.tasks, *duties_left(tournament, session))
    return shown.but(limits=limits, seats=seats, tasks=tasks)


def _settled(settled: Settlement, session: Session) -> Settlement:
    """The table's last number, with what became of the session's wagers by it."""
    own = session.settlements.get(settled.round_no)
    if own is not None:
        return own
    return Settlement(
        round_no=settled.round_no,
        spin_no=settled.spin_no,
        at=settled.at,
        pocket=settled.pocket,
        lines=(),
        wagerers={},
        limits=settled.limits,
    )


def free_chips(tournament: Tournament, entrant: Entrant) -> int:
    """What neither lies on the layout nor is spoken for by an undisclosed wager."""
    form = deem_form(tournament, entrant, entrant.form).total if entrant.form else 0
    return max(0, entrant.chips - entrant.laid - form)


def after_playing(
    tournament: Tournament, session: Session, played: Event, *, of: int = 0
) -> Tournament:
    """The tournament once something has happened at a session's table, in its round `of`."""
    before = table_of(tournament, session)
    if of:
        before = before.but(round_no=of)
    if isinstance(played, RoundSettled) and played.frozen is not None:
        drawn = played.frozen
        before = before.but(lucky_numbers=drawn.lucky_numbers, lucky_boost=drawn.lucky_boost)
    after = played.evolve(before)
    settled = after.settlement
    # What staff have to do is on the console of the table that stands in the house.
    layout = after.but(seats={}, tasks=())
    if settled is not None and settled.round_no:
        layout = layout.but(revised={**after.revised, settled.round_no: settled})
    entrants = {
        name: tournament.entrants[name].but(seat=seat)
        for name, seat in after.seats.items()
        if seat is not before.seats[name]
    }
    return tournament.but(
        entrants={**tournament.entrants, **entrants},
        sessions={**tournament.sessions, session.table: session.but(layout=layout)},
    )


class PlayedOf(declare.Event):
    """Something that a session's table decided about one player, kept whole."""

    table: str
    player: str
    played: Event

    def evolve(self, tournament: Tournament) -> Tournament:
        return after_playing(tournament, tournament.sessions[self.table], self.played)


def spotted(game: Game, event: WagersChanged) -> WagersChanged:
    """A call bet that the table holds together lies piece by piece: limits cut single bets."""
    if not any(game.held(change.bet) for change in event.changes):
        return event
    return event.but(
        changes=tuple(each for change in event.changes for each in _spots(game, change))
    )


def _spots(game: Game, change: Change) -> Iterator[Change]:
    if game.held(change.bet) is None:
        yield change
        return
    for piece in game.pieces(parse_bet(change.bet)):
        stake = piece.pieces * change.stake
        yield Change(piece.bet.name, stake, stake)


def changed_stakes(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[Change, ...]:
    """What brings wagers from one state to another, in the order in which they lie."""
    names: Iterable[str] = dict.fromkeys((*before, *after))
    by = {bet: after.get(bet, 0) - before.get(bet, 0) for bet in names}
    return tuple(Change(bet, stake, stake) for bet, stake in by.items() if stake)
