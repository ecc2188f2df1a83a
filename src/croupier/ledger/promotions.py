"""The ledger of a promotion: what winners were paid in money and how, held against what they won.

It is kept from the events alone, and every event is posted here before it is stored.
"""

from croupier.core.ensure import ensure
from croupier.ledger.postings import Posting, world
from croupier.ledger.units import ensure_balanced
from croupier.promotion.declare import PromotionEvent
from croupier.promotion.drafting import PromotionAmended, PromotionDrafted
from croupier.promotion.drawing import WinnerDrawn
from croupier.promotion.forfeits import PrizesForfeited
from croupier.promotion.settling import PrizesHandedOver, PrizesPaid, SettlingEvent


class PromotionLedger:
    """The accounts of one promotion."""

    def __init__(self, promotion: str, balances: dict[str, int] | None = None) -> None:
        self.promotion = promotion
        self.balances = {} if balances is None else balances
        self._values: tuple[int, ...] = ()
        #: Who won each prize that its winner has not been given.
        self._owed: dict[int, str] = {}

    def fork(self) -> "PromotionLedger":
        """A copy that may come to nothing."""
        copy = PromotionLedger(self.promotion, dict(self.balances))
        copy._values, copy._owed = self._values, dict(self._owed)
        return copy

    def follow(self, event: PromotionEvent, after: object) -> None:
        """Post an event; InvariantBroken if it pays what nobody won, or another, or twice."""
        where = f"{type(event).__name__} at {event.at}, {self.promotion}"
        postings = self.post(event)
        ensure_balanced(postings, where)
        if isinstance(event, PromotionDrafted | PromotionAmended):
            self._values = tuple(prize.value or 0 for prize in event.prizes)
        elif isinstance(event, WinnerDrawn):
            self._owed |= dict.fromkeys(event.prizes, event.winner)
        elif isinstance(event, PrizesPaid):
            worth = sum(self._values[prize] for prize in event.prizes)
            ensure(event.amount == worth, f"{where}: {event.amount} is paid for {worth}")
            self._settle(event, where)
        elif isinstance(event, PrizesHandedOver | PrizesForfeited):
            self._settle(event, where)
        for account, amount in postings:
            self.balances[account] = self.balances.get(account, 0) + amount

    def _settle(self, event: SettlingEvent | PrizesForfeited, where: str) -> None:
        for prize in event.prizes:
            won = self._owed.pop(prize, "")
            ensure(won == event.player, f"{where}: prize {prize} is not owed to {event.player}")

    def post(self, event: PromotionEvent) -> tuple[Posting, ...]:
        """The postings of an event; empty where no money moves."""
        if not isinstance(event, PrizesPaid):
            return ()
        paid = tuple(
            Posting(world(part.method), event.amount if part.amount is None else part.amount)
            for part in event.parts
        )
        return (Posting(f"promotion:{self.promotion}", -event.amount), *paid)
