"""What events say of promotional tokens, filled in once a decision is made."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any, Final

from croupier.roulette.settle import Line
from croupier.table import events as e
from croupier.table.declare import Event
from croupier.table.evolve import evolve
from croupier.table.resettle import lines_by_player, resettled_seat
from croupier.table.state import Seat, Table, TokenMove
from croupier.table.tokens import (
    has_tokens,
    token_move,
    tokens_taken,
    tokens_used,
)


def note_tokens(table: Table, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events of a decision, each with the tokens that it moves."""
    noted: list[Event] = []
    for event in events:
        note = _NOTES.get(type(event))
        if note is not None:
            event = note(reduce(evolve, noted, table), event)
        noted.append(event)
    return tuple(noted)


def _changed(table: Table, event: e.WagersChanged) -> e.WagersChanged:
    seat = table.seats[event.player]
    if not has_tokens(seat):
        return event
    return event.but(changes=tokens_used(seat, event.changes))


def _lines(table: Table, lines: Iterable[Line]) -> tuple[TokenMove, ...]:
    return _moves(
        table,
        {
            player: tokens_taken(table.seats[player], mine)
            for player, mine in lines_by_player(lines).items()
            if table.seats[player].token_wagers
        },
    )


def _moves(table: Table, after: Mapping[str, Seat]) -> tuple[TokenMove, ...]:
    moves = (token_move(table.seats[player], seat) for player, seat in after.items())
    return tuple(move for move in moves if move.hand or move.layout)


def _with_lines(
    table: Table, event: e.RoundSettled | e.WagersReturned
) -> e.RoundSettled | e.WagersReturned:
    moves = _lines(table, event.lines)
    return event.but(tokens=moves) if moves else event


def _no_spin(table: Table, event: e.NoSpinCalled) -> e.NoSpinCalled:
    moves = _lines(table, event.lines) if event.returned else ()
    return event.but(tokens=moves) if moves else event


def _resettled(table: Table, event: e.RoundResettled) -> e.RoundResettled:
    if event.round_no:
        return event
    before, after = lines_by_player(event.before), lines_by_player(event.lines)
    seats = {
        player: resettled_seat(table, player, before.get(player, []), after.get(player, []))
        for player in {**before, **after}
        if player in table.seats
    }
    moves = _moves(table, seats)
    return event.but(tokens=moves) if moves else event


_NOTES: Final[dict[type[Event], Callable[[Table, Any], Event]]] = {
    e.WagersChanged: _changed,
    e.WagersReturned: _with_lines,
    e.RoundSettled: _with_lines,
    e.NoSpinCalled: _no_spin,
    e.RoundResettled: _resettled,
}
