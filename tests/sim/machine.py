"""A house of one process on one disk, and what befalls it."""

import asyncio
from typing import TYPE_CHECKING

from croupier.house.log.store import StoreUnavailable
from tests.sim.chance import between, chance_of
from tests.sim.disk import Disk, DiskStore
from tests.sim.house import Serving, Wall, open_house
from tests.sim.loop import Process

if TYPE_CHECKING:
    from tests.sim.world import World


class Machine:
    """One computer: its disk and clocks outlive every process on it."""

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.name = name
        self.chance = chance_of(world.seed, "machine", name)
        self.disk = Disk(chance_of(world.seed, "disk", name), world.flushed)
        self.wall = Wall(world.loop)
        self.processes: list[Process] = []
        self._starts = 0

    @property
    def process(self) -> Process:
        """The process that runs now, or ran last."""
        return self.processes[-1]

    def start(self) -> None:
        """Start the house; it lets clients in once it has read the log."""
        self._starts += 1
        process = Process(f"{self.name}#{self._starts}")
        self.processes.append(process)
        self.world.note(f"start {process.name}")
        self.world.loop.spawn(process, self._serve(process))

    async def _serve(self, process: Process) -> None:
        world = self.world
        world.readers += 1
        reader = world.readers
        while True:
            try:
                serving = await self._open(process, reader)
                break
            except StoreUnavailable:
                # A service manager starts it again.
                await asyncio.sleep(0.5)
        world.serving.append(serving)
        world.let_in(serving)
        await serving.let_time_pass()

    async def _open(self, process: Process, reader: int) -> Serving:
        world = self.world
        store = await DiskStore.start(world.loop, process, self.disk)
        return await open_house(
            name=process.name,
            process=process,
            store=store,
            wall=self.wall,
            entropy=chance_of(world.seed, "entropy", process.name),
            tickets=chance_of(world.seed, "tickets", process.name),
            published=lambda stream, records: world.checks.published(reader, stream, records),
        )

    def cut_power(self) -> None:
        """The process is gone in the middle of whatever it did, and so is what was not flushed."""
        self.world.loop.kill(self.process)
        self.world.serving = [s for s in self.world.serving if s.process is not self.process]
        self.disk.cut_power()

    def shut_for(self, seconds: float) -> None:
        """Nobody is in the house for a while, and its machine is off."""
        self.cut_power()
        self.wall.leap += int(seconds * 1_000_000_000)
        self.start()

    def heal(self) -> None:
        """Everything works again."""
        self.disk.full = self.disk.slow = self.disk.flush_fails = False
        self.world.loop.resume(self.process)


class MachineFaults:
    """What goes wrong with one machine, by its own chance."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.world = machine.world
        self.chance = chance_of(self.world.seed, "faults", machine.name)
        self._count = 0
        self._kinds = (
            *(self.power_cut, self.full, self.failing_flush, self.slow, self.hang),
            *(self.leap, self.bad_line, self.bad_line),
        )

    async def work(self) -> None:
        """One after the other until the house closes."""
        while self.world.is_open:
            await asyncio.sleep(between(self.chance, 4.0, 30.0))
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

    async def full(self, lasts: float) -> None:
        """No room on the disk."""
        self.machine.disk.full = True
        await asyncio.sleep(lasts)
        self.machine.disk.full = False

    async def failing_flush(self, lasts: float) -> None:
        """Flushes fail; some of what they were about may be on the disk."""
        self.machine.disk.flush_fails = True
        await asyncio.sleep(min(lasts, 3.0))
        if not self.chance.one_in(3):
            self.machine.cut_power()
            self.machine.disk.flush_fails = False
            await asyncio.sleep(0.5)
            self.machine.start()
        self.machine.disk.flush_fails = False

    async def slow(self, lasts: float) -> None:
        """Every flush takes its time."""
        self.machine.disk.slow = True
        await asyncio.sleep(lasts)
        self.machine.disk.slow = False

    async def hang(self, lasts: float) -> None:
        """The process stops for a while; its threads may go on."""
        process = self.machine.process
        self.world.loop.pause(process, threads=self.chance.one_in(2))
        await asyncio.sleep(lasts)
        self.world.loop.resume(process)

    async def leap(self, lasts: float) -> None:
        """Somebody sets the machine's clock."""
        seconds = self.chance.pick((-86_400, -3_600, -30, 1, 45, 3_600, 86_400))
        self.machine.wall.leap += seconds * 1_000_000_000

    async def bad_line(self, lasts: float) -> None:
        """Messages between clients and the house are lost, doubled and late."""
        await self.world.spoil_line(self.chance, lasts)
