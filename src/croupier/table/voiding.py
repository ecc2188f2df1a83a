"""Giving stakes back: a wager, a player's wagers or a whole round without a result."""

from collections.abc import Iterable

from croupier.roulette.game import Clauses
from croupier.roulette.held import wager_cost
from croupier.roulette.settle import Line, void_line
from croupier.table import events as e
from croupier.table.declare import Command, Event
from croupier.table.late import settle_anew
from croupier.table.phases import Phase
from croupier.table.state import Seat, Settlement, Table


def void_lines(table: Table, seats: Iterable[Seat], clauses: Clauses) -> tuple[Line, ...]:
    """Every wager of some seats as void and whole."""
    return tuple(
        void_line(seat.player, bet, stake * wager_cost(table.game, bet), clauses)
        for seat in seats
        for wagers in (seat.wagers, seat.strays)
        for bet, stake in wagers.items()
    )


def returned(
    command: Command, cause: str, lines: tuple[Line, ...], clauses: Clauses
) -> e.WagersReturned | None:
    """The event that gives lines back; none where there are no lines."""
    if not lines:
        return None
    return e.WagersReturned(at=command.at, by=command.by, cause=cause, lines=lines, clauses=clauses)


def void_round(
    table: Table,
    command: Command,
    cause: str,
    clauses: Clauses,
    *,
    player: str | None = None,
    forfeit: frozenset[str] = frozenset(),
) -> Event | None:
    """Give back the stakes of this round, before or after it was settled."""
    if table.phase is Phase.SETTLED and table.settlement is not None:
        return void_settled(
            table, table.settlement, command, cause, clauses, player=player, forfeit=forfeit
        )
    seats: Iterable[Seat] = table.seats.values() if player is None else (table.seats[player],)
    lines = void_lines(table, seats, clauses)
    return returned(command, cause, tuple(_forfeited(line, forfeit) for line in lines), clauses)


def void_settled(
    table: Table,
    settled: Settlement,
    command: Command,
    cause: str,
    clauses: Clauses,
    *,
    player: str | None = None,
    forfeit: frozenset[str] = frozenset(),
) -> e.RoundResettled:
    """Undo a settlement for everyone, or for one player, so that each stake is whole again."""
    touched = tuple(
        line
        for line in settled.lines
        if player is None or (line.player == player and not line.void)
    )
    voids = (void_line(line.player, line.bet, line.stake, clauses) for line in touched)
    return settle_anew(
        table,
        command,
        settled,
        cause=cause,
        pocket=None if player is None else settled.pocket,
        before=touched,
        lines=tuple(_forfeited(line, forfeit) for line in voids),
        clauses=clauses,
    )


def _forfeited(line: Line, forfeit: frozenset[str]) -> Line:
    return line._replace(returned=0) if line.player in forfeit else line
