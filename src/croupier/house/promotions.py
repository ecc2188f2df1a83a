"""The promotions of a house behind the desk, and what is owed to whom by when."""

from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from croupier.core.refusal import Refusal
from croupier.house.actors import Actor
from croupier.house.codecs import PROMOTION_CODEC
from croupier.house.contests import Contests
from croupier.house.event_host import EventHost, Matter, Told
from croupier.house.log.store import Store
from croupier.house.ports import Entropy, Publisher
from croupier.ledger.promotions import PromotionLedger
from croupier.promotion import commands as c
from croupier.promotion.decide import decide
from croupier.promotion.events import Event, PromotionOpened
from croupier.promotion.evolve import evolve
from croupier.promotion.opening import OpenPromotion, decide_opening, open_promotion
from croupier.promotion.state import Duty, Promotion, due

PromotionHost = EventHost[Promotion, c.Command, Event]
_MATTER: Final[Matter[Promotion, c.Command, Event]] = Matter(
    codec=PROMOTION_CODEC, decide=decide, evolve=evolve
)


class Owed(NamedTuple):
    """A duty of one promotion. Without a time it is owed as soon as it can be done."""

    promotion: str
    duty: Duty
    overdue: bool


class Promotions(Contests[Promotion, c.Command, Event]):
    """Promotions by name."""

    word = "promotion"

    def __init__(self, store: Store, entropy: Entropy, publisher: Publisher) -> None:
        super().__init__(store, publisher, _MATTER)
        self.books: dict[str, str] = {}
        self._entropy = entropy

    def _begin(self, name: str, opening: Event) -> tuple[Promotion, PromotionLedger]:
        if not isinstance(opening, PromotionOpened):
            raise TypeError(f"the history of promotion {name} starts with {opening}")
        self.books[name] = opening.book
        return open_promotion(opening), PromotionLedger(name)

    async def open(self, command: OpenPromotion, actor: Actor) -> PromotionHost | Refusal:
        """Begin a promotion that does not exist yet."""
        decision = partial(decide_opening, command)
        return await self._open(command.promotion, actor, decision, by=command.by, at=command.at)

    async def ask(self, name: str, command: c.Command, actor: Actor, key: str = "") -> Told[Event]:
        """Put a command to a promotion."""
        host = self.find(name)
        if isinstance(host, Refusal):
            return host
        return await host.ask(command, actor, key, self._draw)

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
            for name, host in self.hosts.items()
            for duty in due(host.state)
        ]
        return sorted(owed, key=lambda one: (one.duty.by is None, one.duty.by or 0))
