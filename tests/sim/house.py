"""One process of a simulated house: the real parts, put together as a start puts them together."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from croupier.core.money import Money
from croupier.evening.chance import OPENING, Chance
from croupier.house.approvals import Approvals
from croupier.house.compliance import ComplianceDesk
from croupier.house.fraud import FraudIncidents
from croupier.house.house import House
from croupier.house.log.opening import last_record_at
from croupier.house.log.record import Record
from croupier.house.log.store import Store, StoreUnavailable
from croupier.house.ports import Entropy
from croupier.house.promotions import Promotions
from croupier.house.recovery import recover
from croupier.house.stock import Stock
from croupier.house.table_rules import draw_tickets
from croupier.house.tills import Tills
from croupier.house.tournaments import TOURNAMENTS, Tournaments
from croupier.house.wheels import Wheels
from croupier.house.world import SystemClock
from croupier.server.feed import Feed
from tests.sim.checks import FOUR_EYES
from tests.sim.loop import Process, SimLoop

ABOVE: Final = {"fill": Money(5_000_000)}
SNAPSHOT_KEY: Final = b"a key of the simulation"
#: How often the house looks at the clock, in seconds; a real one does so more often.
TICK: Final = 0.25
#: A snapshot is kept after so many events, so that short runs have some.
SNAPSHOT_EVERY: Final = 40


class Wall:
    """The machine's clocks: one that passes evenly, and one that somebody may set."""

    def __init__(self, loop: SimLoop) -> None:
        self._loop = loop
        self.leap = 0

    def steady(self) -> int:
        """Nanoseconds since the machine was started."""
        return int(self._loop.time() * 1_000_000_000)

    def wall(self) -> int:
        """Nanoseconds since the epoch, as the machine has been told."""
        return OPENING * 1_000_000 + self.steady() + self.leap


class Published:
    """Passes on what was stored to those who look, once it was checked that it was."""

    def __init__(self, feed: Feed, published: Any) -> None:
        self._feed = feed
        self._published = published

    def publish(self, stream: str, records: Sequence[Record], events: Sequence[Any]) -> None:
        """Check first."""
        self._published(stream, records)
        self._feed.publish(stream, records, events)


@dataclass(slots=True, kw_only=True)
class Serving:
    """A house at work in one process."""

    name: str
    process: Process
    clock: SystemClock
    store: Store
    house: House
    feed: Feed
    approvals: Approvals
    compliance: ComplianceDesk
    wheels: Wheels
    tournaments: Tournaments
    promotions: Promotions
    tills: Tills
    #: Whether clients are let in.
    ready: bool = False
    tasks: "list[asyncio.Task[None]]" = field(default_factory=list)

    async def let_time_pass(self) -> None:
        """What the real house does again and again."""
        while True:
            try:
                await self.house.tick()
                await self.approvals.lapse(self.clock.now())
                await self.house.keep_snapshots(SNAPSHOT_EVERY)
            except StoreUnavailable:
                await asyncio.sleep(1.0)
            await asyncio.sleep(TICK)


def numbers(chance: Chance) -> Any:
    """Draws numbers of tickets; the house's own are never used twice."""
    return chance.ticket_number


async def open_house(
    *,
    name: str,
    process: Process,
    store: Store,
    wall: Wall,
    entropy: Entropy,
    tickets: Chance,
    published: Any,
    shared: bool = False,
) -> Serving:
    """Read the log and put the parts together."""
    store.snapshot_key = SNAPSHOT_KEY
    clock = SystemClock(wall.wall, wall.steady)
    clock.start_after(await last_record_at(store))
    feed = Feed(clock)
    house = House(store, clock, Published(feed, published), shared=shared, entropy=entropy)
    feed.house = house
    wheels, tills = Wheels(house), Tills(house)
    tournaments, promotions = Tournaments(house, entropy), Promotions(house, entropy)
    await house.start()
    await tournaments.start()
    await promotions.start()
    await tills.start()
    if not shared:
        await recover(house, clock.now())
    draw_tickets(house.policies, numbers(tickets))
    approvals = Approvals(house, four_eyes=FOUR_EYES, above=ABOVE)
    await approvals.start()
    await wheels.start()
    stock = Stock(house)
    await stock.start()
    stock.attach_to(house.policies)
    compliance = ComplianceDesk(store, house)
    await compliance.start(clock.now())
    in_chips = house.streams.family(TOURNAMENTS.prefix).policies
    await FraudIncidents(compliance, in_chips).start()
    feed.care = compliance.care
    return Serving(
        name=name,
        process=process,
        clock=clock,
        store=store,
        house=house,
        feed=feed,
        approvals=approvals,
        compliance=compliance,
        wheels=wheels,
        tournaments=tournaments,
        promotions=promotions,
        tills=tills,
    )
