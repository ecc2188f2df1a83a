"""A promotion checked from its events: who could win, that the lot fell so, and what was paid."""

from croupier.audit.keeping import claim
from croupier.promotion import events as e


class PromotionBook:
    """The auditor's book of one promotion."""

    def __init__(self, opening: e.PromotionOpened, name: str) -> None:
        claim(opening.promotion == name, f"it opens {opening.promotion} on the stream of {name}")
        self.name = name
        self.entrants: set[str] = set()
        self.values: list[int] = []
        self.won: dict[int, str] = {}
        self.settled: set[int] = set()
        self.paid = 0

    def take(self, event: e.Event) -> None:
        """Check an event against the book and enter it."""
        match event:
            case e.PromotionDrafted() | e.PromotionAmended():
                self.values = [prize.value or 0 for prize in event.prizes]
            case e.EntryTaken():
                self.entrants.add(event.player)
            case e.WinnerDrawn():
                self._drawn(event)
            case e.PrizesPaid():
                self._paid(event)
            case e.PrizesHandedOver():
                self._settle(event.player, event.prizes)

    def _drawn(self, event: e.WinnerDrawn) -> None:
        claim(event.winner in self.entrants, f"{event.winner} has not entered")
        if event.lot is not None:
            names = sorted(self.entrants)
            fell = event.among == len(names) and 0 <= event.lot < len(names)
            right = fell and names[event.lot] == event.winner
            claim(right, f"lot {event.lot} of {event.among} did not fall on {event.winner}")
        for prize in event.prizes:
            claim(0 <= prize < len(self.values), f"there is no prize {prize}")
            claim(prize not in self.won, f"prize {prize} is drawn twice")
            self.won[prize] = event.winner

    def _settle(self, player: str, prizes: tuple[int, ...]) -> None:
        for prize in prizes:
            claim(self.won.get(prize) == player, f"prize {prize} was not won by {player}")
            claim(prize not in self.settled, f"prize {prize} is settled twice")
            self.settled.add(prize)

    def _paid(self, event: e.PrizesPaid) -> None:
        self._settle(event.player, event.prizes)
        due = sum(self.values[prize] for prize in event.prizes)
        parts = sum(event.amount if part.amount is None else part.amount for part in event.parts)
        right = event.amount == due == parts
        claim(right, f"{event.amount} is paid in parts of {parts}, and {due} was won")
        self.paid += event.amount
