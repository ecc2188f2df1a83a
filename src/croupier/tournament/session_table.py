"""A session as the table that it is: its players' seats, their chips, and what lies on the layout.

The ordinary rules of the game hold in a session except where its own say otherwise, so wagers are
decided by the table itself. Limits are the exception: they are for a round as a whole and are kept
when it is settled, so this table's sign has none.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from croupier.core.money import Money
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.notation import parse_bet
from croupier.table.declare import Event
from croupier.table.phases import Phase
from croupier.table.state import Change, Seat, Settlement, Table
from croupier.table.wagers import WagersChanged, WagersReturned
from croupier.tournament.counting import deem_form
from croupier.tournament.state import Entrant, Session, Tournament

#: Stakes are put right before they are settled, so no limit is left to keep.
NO_LIMITS: Final = Limits(table=Range(Money(1), Money(10**15)))


def open_table(tournament: Tournament, session: Session) -> Table:
    """A table at which a session's wagers are taken, if no table of a house serves it."""
    return Table(
        id=session.table,
        game=tournament.game,
        limits=NO_LIMITS,
        phase=Phase.BETTING,
        round_no=session.round_no + 1,
    )


def seated(table: Table, tournament: Tournament, session: Session) -> Table:
    """A table as its session plays at it: the players' seats, with chips for money."""
    settled = table.settlement
    return table.but(
        seats=_seats(tournament, session),
        limits=NO_LIMITS,
        settlement=_settled(settled, session) if settled is not None else None,
        seats_max=len(session.seats),
        faults=table.faults | session.faults,
        # Nothing but tournament chips lies here, whatever the table asks of other players.
        colours_only=(),
    )


def lay_over(table: Table, tournament: Tournament, session: Session) -> Table:
    """The same as anybody sees it, under the tournament's own sign.

    What an undisclosed wager comes to shows nowhere: its chips are still in front of the player.
    """
    limits = Limits(table=Range(tournament.minimum, tournament.maximum))
    shown = seated(table, tournament, session)
    seats = {
        name: seat.but(balance=tournament.entrants[name].chips - tournament.entrants[name].laid)
        for name, seat in shown.seats.items()
    }
    return shown.but(limits=limits, seats=seats)


def _settled(settled: Settlement, session: Session) -> Settlement:
    """The table's last number, with what became of the session's wagers by it."""
    return Settlement(
        round_no=settled.round_no,
        spin_no=settled.spin_no,
        at=settled.at,
        pocket=settled.pocket,
        lines=session.lines,
        wagerers={},
        limits=settled.limits,
    )


def _seats(tournament: Tournament, session: Session) -> Mapping[str, Seat]:
    playing = {entrant.name for entrant in tournament.wagering(session)}
    return {
        name: _seat(tournament, tournament.entrants[name], number)
        for number, name in enumerate(session.seats, start=1)
        if name in playing
    }


def _seat(tournament: Tournament, entrant: Entrant, number: int) -> Seat:
    return Seat(
        player=entrant.name,
        number=number,
        balance=free_chips(tournament, entrant),
        wagers=entrant.wagers,
        past=entrant.past,
        last=entrant.last,
        advised=entrant.advised,
    )


def free_chips(tournament: Tournament, entrant: Entrant) -> int:
    """What neither lies on the layout nor is spoken for by an undisclosed wager."""
    form = deem_form(tournament, entrant, entrant.form).total if entrant.form else 0
    return max(0, entrant.chips - entrant.laid - form)


def changes_by(game: Game, player: str, events: Iterable[Event]) -> tuple[Change, ...]:
    """What a table's decision does to a player's wagers, spot by spot; chips cost their value."""
    changes: list[Change] = []
    for event in events:
        match event:
            case WagersChanged(player=who) if who == player:
                changes.extend(each for change in event.changes for each in _spots(game, change))
            case WagersReturned():
                own = (line for line in event.lines if line.player == player)
                changes.extend(Change(line.bet, -line.stake, -line.stake) for line in own)
    return tuple(changes)


def _spots(game: Game, change: Change) -> Iterable[Change]:
    """A call bet that the table holds together lies piece by piece here: limits cut single bets."""
    held = game.held(change.bet)
    if held is None:
        return (change,)
    pieces = game.pieces(parse_bet(change.bet))
    return tuple(
        Change(piece.bet.name, piece.pieces * change.stake, piece.pieces * change.stake)
        for piece in pieces
    )
