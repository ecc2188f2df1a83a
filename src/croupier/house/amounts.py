"""What a command would move in money, and above how much it waits for a second person.

The figure is that of the postings to which a command would lead, so that no command that moves
money can be forgotten. None of it is a rule of any game: an operator sets the amounts.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from croupier.cage.declare import TicketEvent
from croupier.cage.spoilt import PayByHand, ReprintTicket
from croupier.cage.till import CloseTill, DropTill, OpenTill, TillClosed, TillDropped, TillOpened
from croupier.cage.till import total as count_total
from croupier.cage.value_chips import CashChips, ChipsExchanged, SellChips
from croupier.core.money import CENTS_PER_DOLLAR
from croupier.ledger.postings import post_event
from croupier.table.catalogue import COMMANDS as TABLE_COMMANDS
from croupier.table.claims import ClaimReleased
from croupier.table.past_rounds import RoundResettled
from croupier.table.seats import BoughtIn
from croupier.table.wagers import WagersChanged

#: Dollars above which a second person is needed, unless the operator has set others.
USUAL: Final[Mapping[str, int]] = {
    "buy-in": 10_000,
    "record-mistake": 0,
    "foreign-colour": 0,
    "refuse-credit": 0,
    "release": 0,
    "count-float": 100,
    "fill": 50_000,
    "credit": 50_000,
    "pay-by-hand": 500,
    "reprint": 500,
    "redeem": 10_000,
    "sell-chips": 10_000,
    "cash-chips": 10_000,
    "drop-till": 10_000,
    "count-till": 100,
    "override": 0,
    "malfunction": 0,
    "no-spin": 0,
    "reposition": 100,
    "tip": 100,
}
#: What is another action by a second name: a tender that comes with a called wager is a buy-in, and
#: what is not left in a till that closes goes to the vault.
COUNTS_AS: Final[Mapping[str, str]] = {"call-bet": "buy-in", "close-till": "drop-till"}
#: What a till holds more or less than it should, when it is opened and when it is closed.
COUNT_TILL: Final = "count-till"
COUNTS_TILL: Final = frozenset({OpenTill.action, CloseTill.action})
#: What brings money to a table as it opens: it counts as the fill that it is.
OPENER: Final = "opener"
#: What may undo a settlement. What goes back before there is a number is nobody's gain.
UNDOING: Final = frozenset({"override", "malfunction", "no-spin"})
#: What a dealer does with a player's money on that player's word, where no screen of theirs is.
ON_THEIR_WORD: Final = frozenset({"reposition", "tip"})
#: What is kept of a player's money for a malfunction.
KEEPING: Final = frozenset({"release"})
#: No amount needs a second person.
NEVER: Final = -1
#: The commands about tickets that pay or replace one.
_OF_TICKETS: Final = frozenset({"redeem", "reprint", "pay-by-hand"})
#: What makes a spoilt ticket good counts together, one way or the other.
MADE_GOOD: Final = frozenset({ReprintTicket.action, PayByHand.action})
#: The commands at a till that exchange chips, and those that take money to the vault.
_OF_TILLS: Final = frozenset(
    {SellChips.action, CashChips.action, DropTill.action, CloseTill.action}
)
KNOWN: Final = frozenset(TABLE_COMMANDS) | _OF_TICKETS | _OF_TILLS | {COUNT_TILL}


def thresholds(own: Mapping[str, int]) -> dict[str, int]:
    """Cents by action: the usual ones, and in their place what an operator has set, in dollars."""
    dollars = {**USUAL, **own}
    for action, other in COUNTS_AS.items():
        dollars.setdefault(action, dollars[other])
    return {action: n * CENTS_PER_DOLLAR for action, n in dollars.items() if n != NEVER}


def limit_for(command: Any) -> str:
    """The action by whose amount a command waits: an opener is a fill."""
    return "fill" if getattr(command, "moment", "") == OPENER else str(command.action)


def moved(stream: str, action: str, events: Iterable[Any]) -> int:
    """What events move, in cents: the value that changes hands, whichever way."""
    total = 0
    for event in events:
        if action in UNDOING and not isinstance(event, RoundResettled):
            continue
        if isinstance(event, ClaimReleased) and event.paid:
            # What was withheld is its owner's, and goes back.
            continue
        if isinstance(event, TillDropped):
            total += event.amount + count_total(event.chips)
            continue
        if isinstance(event, TillClosed):
            total += event.amount - event.left
            continue
        if isinstance(event, TillOpened):
            # What comes from the vault is its holder's to answer for.
            continue
        if action in COUNTS_AS and not isinstance(event, BoughtIn):
            # The wager itself is the player's own, as anywhere.
            continue
        if action == "reposition" and isinstance(event, WagersChanged):
            # Nothing changes hands yet, and yet all of it is wagered anew.
            total += sum(change.cost for change in event.changes if change.cost > 0)
            continue
        if isinstance(event, TicketEvent | ChipsExchanged):
            total = max(total, event.amount)
            continue
        # One amount may be posted to several accounts on its way.
        total += max((abs(each.amount) for each in post_event(stream, event)), default=0)
    return total


def miscounted(events: Iterable[Any]) -> int:
    """What was counted in tills more or less than there should be, in cents: cash and chips."""
    return sum(
        abs(event.difference) + abs(event.chips_difference)
        for event in events
        if isinstance(event, TillOpened | TillClosed)
    )
