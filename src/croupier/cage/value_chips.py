"""Value chips over the counter: sold for cash, and cashed.

Both sides of the exchange are in the till, which is counted in cash and in chips.
"""

from dataclasses import replace

from croupier.cage.till import (
    HOLDERS,
    TILLS,
    CounterCommand,
    Counts,
    Decision,
    Till,
    TillCommand,
    TillEvent,
    refuse_chips,
    refuse_other,
    total,
)
from croupier.core.declarations import PlayerName
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.names import why_not_a_name
from croupier.core.refusal import Reason, Refusal


def _refuse_exchange(till: Till, command: "SellChips | CashChips") -> Refusal | None:
    """What is exchanged is something, by the holder, for somebody with a name or nobody in mind."""
    if refusal := refuse_other(till, command.sender):
        return refusal
    if not total(command.chips):
        return Refusal(Reason.INVALID, say("cage-no-chips-counted"))
    if command.player and (reason := why_not_a_name(command.player)):
        return Refusal(Reason.INVALID, reason)
    return None


@TILLS.command("sell-chips", roles=HOLDERS)
class SellChips(TillCommand):
    """Give value chips for cash. `player` is who buys, where it is known."""

    chips: Counts
    player: PlayerName = ""

    def decide(self, till: Till) -> Decision:
        """Chips that the till has, for as much cash."""
        amount = total(self.chips)
        if refusal := _refuse_exchange(till, self) or refuse_chips(till, amount):
            return refusal
        return (
            ChipsSold(
                at=self.at,
                by=self.by,
                chips=dict(self.chips),
                amount=amount,
                player=self.player,
            ),
        )


class ChipsExchanged(TillEvent):
    """Value chips crossed the counter one way, and as much cash the other."""

    chips: Counts
    amount: Money
    player: str = ""


@TILLS.event
class ChipsSold(ChipsExchanged):
    """Somebody bought value chips."""

    def evolve(self, till: Till) -> Till:
        """It holds fewer chips."""
        return replace(till, chips=Money(till.chips - self.amount))


@TILLS.command("cash-chips", roles=HOLDERS)
class CashChips(CounterCommand):
    """Pay cash for value chips. `player` is who brings them, where it is known."""

    chips: Counts
    player: PlayerName = ""

    def decide(self, till: Till) -> Decision:
        """Cash that the till has, for as many chips."""
        amount = total(self.chips)
        if refusal := _refuse_exchange(till, self) or self.refuse_cash(till, amount):
            return refusal
        return (
            ChipsCashed(
                at=self.at,
                by=self.by,
                chips=dict(self.chips),
                amount=amount,
                player=self.player,
            ),
        )


@TILLS.event
class ChipsCashed(ChipsExchanged):
    """Somebody was paid for value chips."""

    def evolve(self, till: Till) -> Till:
        """It holds more chips."""
        return replace(till, chips=Money(till.chips + self.amount))
