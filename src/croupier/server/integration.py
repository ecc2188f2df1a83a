"""What other systems have of a house: their accounts, the event feed, and webhooks."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from croupier.house.actors import Actor
from croupier.house.event_feed import EventFeed
from croupier.house.house import House
from croupier.house.let_in import LetIn
from croupier.house.log.store import Store
from croupier.house.ports import Clock
from croupier.house.services import PREFIX as SERVICES
from croupier.house.services import Scope, Services
from croupier.house.webhooks import PREFIX as WEBHOOKS
from croupier.house.webhooks import Webhooks
from croupier.server.delivery import Deliveries

SERVICE: Final = "service:"


@dataclass(slots=True, kw_only=True)
class Integration:
    """Services, the feed that they read, and the webhooks that they are brought."""

    services: Services
    feed: EventFeed
    webhooks: Webhooks
    deliveries: Deliveries
    #: Whether what signs deliveries stays the same from one start to the next.
    lasting_key: bool
    #: How many of each caller's readers wait for news.
    waiting: Counter[str] = field(default_factory=Counter)

    @classmethod
    async def open(
        cls,
        store: Store,
        reader: Store,
        house: House,
        clock: Clock,
        *,
        lasting_key: bool,
        let_in: LetIn,
    ) -> "Integration":
        """Read what the log has of them; `let_in` notes what administrators do."""
        services, webhooks = Services(house), Webhooks(house)
        feed = EventFeed(reader, store.snapshot_key)
        let_in.follow(house, SERVICES, WEBHOOKS)
        await services.start()
        await webhooks.start()
        deliveries = Deliveries(
            feed=feed,
            webhooks=webhooks,
            services=services,
            clock=clock,
            delivers=_first_owner(house),
        )
        return cls(
            services=services,
            feed=feed,
            webhooks=webhooks,
            deliveries=deliveries,
            lasting_key=lasting_key,
        )

    def service_actor(self, key: str, now: int) -> Actor | None:
        """Who a service's key opens for. A service has scopes and no role."""
        known = self.services.find(key, now)
        if known is None:
            return None
        return Actor(id=f"{SERVICE}{known.name}", roles=frozenset(), players=frozenset())

    def scopes_of(self, actor: Actor) -> frozenset[Scope]:
        """What a service may do; nothing for anybody else."""
        if not actor.id.startswith(SERVICE):
            return frozenset()
        known = self.services.known.get(actor.id.removeprefix(SERVICE))
        return frozenset() if known is None or known.struck else known.scopes


def _first_owner(house: House) -> Callable[[], bool]:
    """Of several nodes the one that answers for the first table delivers, so that one of them does.

    A house without tables has nothing to deliver but what a single node writes.
    """

    def delivers() -> bool:
        if not house.tables:
            return True
        return house.tables[min(house.tables)].owned

    return delivers
