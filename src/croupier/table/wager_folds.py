"""Folding wagers: by far the most of all events, one at a time or a whole run of them."""

from collections.abc import Iterable

from croupier.core.ensure import InvariantBroken
from croupier.table.events import WagersChanged
from croupier.table.state import Past, Seat, Table
from croupier.table.tokens import tokens_moved


def wagers_changed(table: Table, event: WagersChanged) -> Table:
    """The path every wager takes: kept free of generic copying."""
    seats = dict(table.seats)
    seats[event.player] = _rewagered(seats[event.player], (event,))
    return table.but(seats=seats)


def wagers_run(table: Table, events: Iterable[WagersChanged]) -> Table:
    """The same for many in a row. Nobody sees the tables in between, so none are made."""
    by_player: dict[str, list[WagersChanged]] = {}
    for event in events:
        by_player.setdefault(event.player, []).append(event)
    seats = dict(table.seats)
    for player, own in by_player.items():
        seats[player] = _rewagered(seats[player], own)
    return table.but(seats=seats)


def _rewagered(seat: Seat, events: Iterable[WagersChanged]) -> Seat:
    wagers = dict(seat.wagers)
    balance, past, called = seat.balance, seat.past, seat.called
    with_tokens = seat.tokens or seat.token_wagers
    for event in events:
        for bet, stake, cost, _ in event.changes:
            left = wagers.get(bet, 0) + stake
            if left > 0:
                wagers[bet] = left
            elif left == 0:
                del wagers[bet]
            else:
                raise InvariantBroken(f"{seat.player} took down more than lay on {bet}")
            balance -= cost
        if balance < 0:
            raise InvariantBroken(f"{seat.player} staked more than the balance")
        if event.cause == "undo":
            past = past.before if past else None
        elif event.cause != "reposition":
            past = Past(event.changes, past)
        if event.cause == "call-bet":
            called = called.union(change.bet for change in event.changes)
        if with_tokens:
            seat = tokens_moved(seat, event.changes)
    return seat.but(wagers=wagers, balance=balance, past=past, called=called)
