"""A house of several nodes on one database and one bus, and what befalls them."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from croupier.house.actors import Actor
from croupier.house.log.store import StoreUnavailable
from croupier.house.nodes.bus import BusAway
from croupier.house.nodes.follow import AnnouncingStore
from croupier.house.nodes.join import Membership, join
from croupier.house.station_beats import StationBeats
from tests.sim.bus import Exchange, SimBus
from tests.sim.chance import between, chance_of
from tests.sim.database import Database, Link, open_database
from tests.sim.house import Serving, Wall, open_house
from tests.sim.loop import Process, SimLoop

if TYPE_CHECKING:
    from tests.sim.world import World

_QUICK: Final = (0.0002, 0.002)


class Beside:
    """The thread of a node's beat: a process of its own beside the node's."""

    def __init__(self, loop: SimLoop, process: Process) -> None:
        self._loop = loop
        self._thread = process.thread("beat")
        self._task: asyncio.Task[None] | None = None

    def start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin."""
        self._task = self._loop.spawn(self._thread, work())

    async def ended(self) -> None:
        """Wait until it has come to its end."""
        if self._task is not None:
            await asyncio.wait([self._task])


class NodeMachine:
    """One computer of several, whose process is a node."""

    def __init__(self, world: "World", name: str, database: Database, exchange: Exchange) -> None:
        self.world = world
        self.name = name
        self.database = database
        self.exchange = exchange
        self.wall = Wall(world.loop)
        self.processes: list[Process] = []
        self._starts = 0
        self.link: Link | None = None
        self.bus: SimBus | None = None
        self.membership: Membership | None = None

    @property
    def process(self) -> Process:
        """The process that runs now, or ran last."""
        return self.processes[-1]

    def start(self) -> None:
        """Start a node; it lets clients in once it has joined the others."""
        self._starts += 1
        process = Process(f"{self.name}#{self._starts}")
        self.processes.append(process)
        self.world.note(f"start {process.name}")
        self.world.loop.spawn(process, self._serve(process))

    async def _serve(self, process: Process) -> None:
        while True:
            try:
                serving = await self._open(process)
                break
            except (StoreUnavailable, BusAway):
                # A service manager starts it again.
                self.drop(process.name)
                await asyncio.sleep(0.5)
        self.world.serving.append(serving)
        self.world.let_in(serving)
        await serving.let_time_pass()

    async def _open(self, process: Process) -> Serving:
        world, loop = self.world, self.world.loop
        store, leases, self.link = open_database(self.database, world.seed, self.name, process.name)
        bus = self.bus = SimBus(self.exchange, self.name, process)
        after, digest = await store.head()
        announcing = AnnouncingStore(store, bus)
        world.readers += 1
        reader = world.readers
        serving = await open_house(
            name=process.name,
            process=process,
            store=announcing,
            wall=self.wall,
            entropy=chance_of(world.seed, "entropy", process.name),
            tickets=chance_of(world.seed, "tickets", process.name),
            published=lambda stream, records: world.checks.published(reader, stream, records),
            shared=True,
        )
        self.membership = await join(
            name=self.name,
            address=self.name,
            house=serving.house,
            learners=(),
            store=announcing,
            leases=leases,
            bus=bus,
            clock=serving.clock,
            after=after,
            digest=digest,
            resolve=self._resolve,
            second=serving.approvals.second_here,
            report=StationBeats(serving.house, 0).take_here,
            entropy=chance_of(world.seed, "key", process.name),
            apart=Beside(loop, process),
        )
        return serving

    async def _resolve(self, standing: str, action: str) -> Actor | None:
        return self.world.known.get(standing)

    def drop(self, name: str) -> None:
        """The database and the bus notice that a process is gone."""
        for pool in self.database.pools.pop(name, ()):
            pool.drop()
        if self.bus is not None:
            self.bus.leave()

    def cut_power(self) -> None:
        """The node is gone in the middle of whatever it did."""
        self.world.loop.kill(self.process)
        self.world.serving = [s for s in self.world.serving if s.process is not self.process]
        self.drop(self.process.name)

    def heal(self) -> None:
        """Everything works again."""
        if self.link is not None:
            self.link.cut, self.link.breaks, self.link.delay = False, 0, _QUICK
        self.exchange.apart.discard(self.name)
        self.exchange.lost = self.exchange.doubled = 0
        self.world.loop.resume(self.process)


class NodeFaults:
    """What goes wrong with one node, by its own chance."""

    def __init__(self, machine: NodeMachine) -> None:
        self.machine = machine
        self.world = machine.world
        self.chance = chance_of(self.world.seed, "faults", machine.name)
        self._count = 0
        self._kinds = (
            *(self.power_cut, self.stall, self.busy, self.away, self.breaking, self.slow),
            *(self.partition, self.bad_bus, self.leap, self.bad_line, self.leave),
        )

    async def work(self) -> None:
        """One after the other until the house closes."""
        while self.world.is_open:
            await asyncio.sleep(between(self.chance, 6.0, 40.0))
            kind, self._count = self.chance.pick(self._kinds), self._count + 1
            name = f"fault/{self.machine.name}/{self._count}"
            lasts = between(self.chance, 0.2, 8.0)
            if not self.world.is_muted(name):
                self.world.fault(f"{name} {kind.__name__} for {lasts:.1f}s")
                await kind(lasts)

    async def power_cut(self, lasts: float) -> None:
        """Off, and on again after a while."""
        self.machine.cut_power()
        await asyncio.sleep(lasts)
        self.machine.start()

    async def stall(self, lasts: float) -> None:
        """The machine stops for longer than a lease runs, and goes on as if nothing had been."""
        process = self.machine.process
        self.world.loop.pause(process)
        await asyncio.sleep(lasts)
        self.world.loop.resume(process)

    async def busy(self, lasts: float) -> None:
        """The node comes round to nothing, and its thread beats on."""
        process = self.machine.process
        self.world.loop.pause(process, threads=False)
        await asyncio.sleep(lasts)
        self.world.loop.resume(process)

    async def away(self, lasts: float) -> None:
        """The database cannot be reached."""
        link = self.machine.link
        if link is not None:
            link.cut = True
            await asyncio.sleep(lasts)
            link.cut = False

    async def breaking(self, lasts: float) -> None:
        """The line to the database breaks again and again, before a commit and after it."""
        link = self.machine.link
        if link is not None:
            link.breaks = self.chance.pick((5, 15, 40))
            await asyncio.sleep(lasts)
            link.breaks = 0

    async def slow(self, lasts: float) -> None:
        """The database takes its time."""
        link = self.machine.link
        if link is not None:
            link.delay = (0.02, 0.4)
            await asyncio.sleep(lasts)
            link.delay = _QUICK

    async def partition(self, lasts: float) -> None:
        """No other node hears this one."""
        self.machine.exchange.apart.add(self.machine.name)
        await asyncio.sleep(lasts)
        self.machine.exchange.apart.discard(self.machine.name)

    async def bad_bus(self, lasts: float) -> None:
        """Messages between nodes are lost, doubled and late."""
        exchange = self.machine.exchange
        exchange.lost, exchange.doubled = self.chance.pick(((3, 0), (0, 2), (5, 5)))
        exchange.delay = self.chance.pick(((0.0002, 0.004), (0.001, 1.5)))
        await asyncio.sleep(lasts)
        exchange.lost = exchange.doubled = 0
        exchange.delay = (0.0002, 0.004)

    async def leap(self, lasts: float) -> None:
        """Somebody sets the machine's clock."""
        seconds = self.chance.pick((-86_400, -3_600, -30, 1, 45, 3_600, 86_400))
        self.machine.wall.leap += seconds * 1_000_000_000

    async def bad_line(self, lasts: float) -> None:
        """Messages between clients and the house are lost, doubled and late."""
        await self.world.spoil_line(self.chance, lasts)

    async def leave(self, lasts: float) -> None:
        """The node leaves in order, and comes back."""
        machine, process = self.machine, self.machine.process
        here = [each for each in self.world.serving if each.process is process]
        if not here or machine.membership is None:
            return
        here[0].ready = False
        task = self.world.loop.spawn(process, machine.membership.leave())
        with contextlib.suppress(Exception):
            await asyncio.wait([task], timeout=15.0)
        machine.cut_power()
        await asyncio.sleep(lasts)
        machine.start()
