"""The ledger of a promotion: what the operator has paid to winners in money, and how."""

from croupier.ledger.postings import Posting, world
from croupier.ledger.units import ensure_balanced
from croupier.promotion.events import Event, PrizesPaid


class PromotionLedger:
    """The accounts of one promotion."""

    def __init__(self, promotion: str, balances: dict[str, int] | None = None) -> None:
        self.promotion = promotion
        self.balances = {} if balances is None else balances

    def fork(self) -> "PromotionLedger":
        """A copy that may come to nothing."""
        return PromotionLedger(self.promotion, dict(self.balances))

    def follow(self, event: Event, after: object) -> None:
        """Post an event; InvariantBroken where its parts are not its whole."""
        postings = self.post(event)
        ensure_balanced(postings, f"{type(event).__name__} at {event.at}, {self.promotion}")
        for account, amount in postings:
            self.balances[account] = self.balances.get(account, 0) + amount

    def post(self, event: Event) -> tuple[Posting, ...]:
        """The postings of an event; empty where no money moves."""
        if not isinstance(event, PrizesPaid):
            return ()
        paid = tuple(
            Posting(world(part.method), event.amount if part.amount is None else part.amount)
            for part in event.parts
        )
        return (Posting(f"promotion:{self.promotion}", -event.amount), *paid)
