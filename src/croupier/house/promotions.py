"""The promotions of a house behind the desk, and what is owed to whom by when."""

from dataclasses import replace
from typing import Final, NamedTuple

from croupier.house.codecs import PROMOTION_CODEC
from croupier.house.contests import LedgerAudit, decide_with_opening, evolve_with_opening
from croupier.house.house import House
from croupier.house.ports import Entropy
from croupier.house.stream import Stream
from croupier.house.stream_kind import StreamKind
from croupier.ledger.promotions import PromotionLedger
from croupier.promotion import commands as c
from croupier.promotion.decide import decide
from croupier.promotion.events import Event, PromotionOpened
from croupier.promotion.evolve import evolve
from croupier.promotion.opening import OpenPromotion, decide_opening, open_promotion
from croupier.promotion.state import Duty, Promotion, due

PromotionStream = Stream[Promotion, Event]
PROMOTIONS: Final[StreamKind[Promotion, Event]] = StreamKind(
    prefix="promotion:",
    codec=PROMOTION_CODEC,
    decide=decide_with_opening("promotion", OpenPromotion, decide_opening, decide),
    evolve=evolve_with_opening(PromotionOpened, open_promotion, evolve),
    empty=lambda name: None,  # type: ignore[arg-type, return-value]
    opening=OpenPromotion,
    audit=lambda name, state: LedgerAudit(PromotionLedger(name)),
)


class Owed(NamedTuple):
    """A duty of one promotion. Without a time it is owed as soon as it can be done."""

    promotion: str
    duty: Duty
    overdue: bool


class Promotions:
    """Promotions by name."""

    def __init__(self, house: House, entropy: Entropy) -> None:
        self._house = house
        self._entropy = entropy
        family = house.streams.add(PROMOTIONS)
        self.streams = family.streams
        family.policies.fill(self._draw, c.DrawWinner.action)

    async def start(self) -> None:
        """Bring every promotion to where the log left it."""
        await self._house.streams.start(PROMOTIONS.prefix)

    def book_of(self, name: str) -> str:
        """The book that a promotion is held under."""
        opening = self.streams[name].first
        return opening.book if isinstance(opening, PromotionOpened) else ""

    def _draw(self, state: Promotion, command: c.Command) -> c.Command:
        """A lot among all entries, where nobody was drawn by hand."""
        if not isinstance(command, c.DrawWinner) or command.winner or not state.entrants:
            return command
        names = sorted(state.entrants)
        lot = self._entropy.below(len(names))
        return replace(command, winner=names[lot], lot=lot, among=len(names))

    def deadlines(self, now: int) -> list[Owed]:
        """Everything that is owed, what is due first at the top, and what has no time at the end.

        It follows from the log alone, so that no restart forgets any of it.
        """
        owed = [
            Owed(name, duty, duty.by is not None and now > duty.by)
            for name, stream in self.streams.items()
            for duty in due(stream.state)
        ]
        return sorted(owed, key=lambda one: (one.duty.by is None, one.duty.by or 0))
