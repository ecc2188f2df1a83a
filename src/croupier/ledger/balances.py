"""Balances from postings, and the check that they agree with the table itself."""

from collections import Counter
from collections.abc import Iterable

from croupier.cage.declare import TicketEvent
from croupier.ledger.postings import (
    Posting,
    float_of,
    layout,
    owed,
    payable,
    post_cage_event,
    post_event,
    stack,
    suspense,
    tokens_in_hand,
    tokens_laid,
)
from croupier.table.declare import Event
from croupier.table.state import Table

Balances = Counter[str]


def add_postings(balances: Balances, postings: Iterable[Posting]) -> None:
    """Add postings to running balances."""
    for account, amount in postings:
        balances[account] += amount


def balances_of(
    table: str, events: Iterable[Event], cage_events: Iterable[TicketEvent] = ()
) -> Balances:
    """The balances that the whole history of a table, and of the cage, gives."""
    balances: Balances = Counter()
    for event in events:
        add_postings(balances, post_event(table, event))
    for ticket in cage_events:
        add_postings(balances, post_cage_event(ticket))
    return balances


def differences(table: Table, balances: Balances) -> list[str]:
    """Every account on which the ledger and the table disagree; none when all is well."""
    wanted = {float_of(table.id): table.float}
    for player, seat in table.seats.items():
        laid = sum(seat.token_wagers.values())
        wanted[stack(table.id, player)] = seat.balance - seat.tokens
        wanted[tokens_in_hand(table.id, player)] = seat.tokens
        wanted[layout(table.id, player)] = table.staked(seat) - laid
        wanted[tokens_laid(table.id, player)] = laid
        wanted[owed(table.id, player)] = -seat.owed
        wanted[suspense(table.id, player)] = seat.held
    for player, amount in table.payable.items():
        wanted[payable(table.id, player)] = amount
    found = [
        f"{account}: ledger {balances[account]}, table {amount}"
        for account, amount in wanted.items()
        if balances[account] != amount
    ]
    total = sum(balances.values())
    return [*found, f"trial balance is {total}"] if total else found
