"""What a command would move in money, and above how much it waits for a second person.

The figure is that of the postings to which a command would lead, so that no command that moves
money can be forgotten. None of it is a rule of any game: an operator sets the amounts.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from croupier.cage.declare import TicketEvent
from croupier.core.money import CENTS_PER_DOLLAR
from croupier.ledger.postings import post_event
from croupier.table.catalogue import COMMANDS as TABLE_COMMANDS

#: Dollars above which a second person is needed, unless the operator has set others.
USUAL: Final[Mapping[str, int]] = {
    "buy-in": 10_000,
    "record-mistake": 0,
    "foreign-colour": 0,
    "refuse-credit": 0,
    "fill": 50_000,
    "credit": 50_000,
    "pay-by-hand": 500,
    "reprint": 500,
    "redeem": 10_000,
}
#: No amount needs a second person.
NEVER: Final = -1
#: The commands about tickets that pay or replace one.
_OF_TICKETS: Final = frozenset({"redeem", "reprint", "pay-by-hand"})
KNOWN: Final = frozenset(TABLE_COMMANDS) | _OF_TICKETS


def thresholds(own: Mapping[str, int]) -> dict[str, int]:
    """Cents by action: the usual ones, and in their place what an operator has set, in dollars."""
    dollars = {**USUAL, **own}
    return {action: n * CENTS_PER_DOLLAR for action, n in dollars.items() if n != NEVER}


def moved(stream: str, events: Iterable[Any]) -> int:
    """What events move, in cents: the value that changes hands, whichever way."""
    total = 0
    for event in events:
        if isinstance(event, TicketEvent):
            total = max(total, event.amount)
            continue
        # One amount may be posted to several accounts on its way.
        total += max((abs(each.amount) for each in post_event(stream, event)), default=0)
    return total
