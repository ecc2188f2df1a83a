"""Drivers at real pseudo-terminals, on a clock that leaps over waiting.

The bytes go through the kernel, and the driver's own process, line and journal are used as they
are. Where nothing comes and nothing is due, nobody waits: an hour of a wheel takes seconds.
"""

import asyncio
import contextlib
import os
import selectors
import tty
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from croupier.devices.driver import kind_of
from croupier.devices.journal import Journal
from croupier.devices.process import DeviceProcess
from croupier.devices.readings import NoteStacked, Reading
from croupier.devices.uplink import HouseAway, Order, Taken
from tests.unit.devices.garbage import ANY, Garbage

#: So long the kernel may take to carry bytes from one end of a terminal to the other.
CARRY_SECONDS = 0.0005
TICK_SECONDS = 0.05
_EPOCH_MS = 1_700_000_000_000


class _Leaping(selectors.DefaultSelector):
    """Waits for the kernel only, and leaps over what would be waited for otherwise."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready; time passes where nothing is."""
        waits = timeout is None or timeout > 0
        ready = super().select(CARRY_SECONDS if waits else 0)
        if not ready and timeout:
            # In whole ticks, so that all who share the loop are waited for at once.
            self.passed = TICK_SECONDS * ceil((self.passed + timeout) / TICK_SECONDS - 1e-6)
        return ready


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop on such a clock."""

    def __init__(self) -> None:
        self._leaping = _Leaping()
        super().__init__(self._leaping)

    def time(self) -> float:
        """Seconds that have passed here."""
        return self._leaping.passed


def now() -> int:
    """The instant, in milliseconds."""
    return _EPOCH_MS + round(1000 * asyncio.get_running_loop().time())


class House:
    """Takes readings up once, credits notes once, gives orders; and is away at times."""

    def __init__(self) -> None:
        self.seq = 0
        self.taken: list[Reading] = []
        self.credited: dict[int, int] = {}
        self.orders: list[Order] = []
        self.away = False

    async def send(
        self, readings: Sequence[tuple[int, Reading]], done: int, waiting: int = 0
    ) -> Taken:
        """As the server does."""
        if self.away:
            raise HouseAway("it is off")
        for number, reading in readings:
            if number > self.seq:
                self.seq = number
                self.taken.append(reading)
                if isinstance(reading, NoteStacked):
                    self.credited[reading.note] = reading.amount
        return Taken(self.seq, frozenset(), tuple(o for o in self.orders if o.number > done))

    def order(self, order: str, value: str = "") -> None:
        """Want something of the device."""
        self.orders.append(Order(len(self.orders) + 1, order, value))


class Terminal:
    """One emulator and its driver, with a line between them that fails by seed."""

    def __init__(
        self,
        name: str,
        seed: int,
        folder: Path,
        settings: dict[str, str],
        *,
        rate: float = 0.0,
        changes: Sequence[str] = ANY,
        hang_ups: float = 1.0,
        kills: float = 0.0,
    ) -> None:
        """`hang_ups` and `kills` are how many of either come in a minute."""
        self.kind, self.settings, self.seed = kind_of(name), settings, seed
        self.device: Any = self.kind.emulate(self.kind.configured(settings), seed)
        self.house = House()
        self.random = Random(seed)
        self._ways = [Garbage(seed + way, rate, changes=changes) for way in (0, 1)]
        self._hang_ups, self._kills = (each * TICK_SECONDS / 60 for each in (hang_ups, kills))
        self._journal, self._port = folder / f"{name}-{seed}.journal", folder / f"{name}-{seed}.tty"
        self._quiet_until = 0
        self._driving: asyncio.Task[None] | None = None
        #: What the driver said of itself.
        self.notices: list[str] = []
        #: Whether the last packet came to the driver as it was sent.
        self.whole = False
        self._plug_in()

    def _plug_in(self) -> None:
        self._ours, self._theirs = os.openpty()
        tty.setraw(self._theirs)
        os.set_blocking(self._ours, False)
        fresh = self._port.with_suffix(".new")
        fresh.symlink_to(os.ttyname(self._theirs))
        fresh.replace(self._port)

    def _pull_out(self) -> None:
        # Its name goes first: the kernel may give its number to the terminal of another driver.
        self._port.unlink()
        os.close(self._ours)
        os.close(self._theirs)

    def start(self) -> None:
        """The driver's process begins."""
        process = DeviceProcess(
            self.kind,
            self.settings,
            address=str(self._port),
            journal=Journal(self._journal),
            uplink=self.house,
            clock=now,
            notice=self.notices.append,
        )
        self._driving = asyncio.create_task(process.run())

    async def stop(self) -> None:
        """And ends, wherever it is."""
        if self._driving is not None:
            self._driving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._driving
            self._driving = None

    @property
    def is_driven(self) -> bool:
        """Whether a driver runs."""
        return self._driving is not None

    @property
    def is_heard(self) -> bool:
        """Whether a driver listens, and the line is there."""
        return self.is_driven and now() >= self._quiet_until

    async def step(self) -> bytes:
        """Let everything go on for a moment; what the device said."""
        await self._harm()
        came = self._read()
        answer = self.device.received(self._ways[1].carry(came) if came else b"", now())
        said: bytes = answer + self.device.tick(now())
        carried = self._ways[0].carry(said) if said else b""
        self.whole = carried == said and self.is_heard
        if carried and now() >= self._quiet_until:
            # What a line does not take is lost, as on a wire.
            with contextlib.suppress(OSError):
                os.write(self._ours, carried)
        await asyncio.sleep(TICK_SECONDS)
        return said

    async def _harm(self) -> None:
        chance = self.random.random()
        if chance < self._hang_ups:
            self._pull_out()
            await asyncio.sleep(self.random.uniform(0, 0.5))
            self._plug_in()
        elif chance < 2 * self._hang_ups:
            self._quiet_until = now() + self.random.randrange(200, 2_000)
        elif chance < 2 * self._hang_ups + self._kills:
            await self.stop()
        elif chance < 2 * self._hang_ups + 2 * self._kills:
            self.house.away = not self.house.away
        if self._driving is None and self.random.random() < 0.1:
            self.start()

    def mend(self) -> None:
        """From now on nothing fails."""
        self._hang_ups = self._kills = 0.0
        self._ways[0].rate = self._ways[1].rate = 0.0
        self.house.away = False

    def _read(self) -> bytes:
        try:
            return os.read(self._ours, 4096)
        except OSError:
            return b""

    async def close(self) -> None:
        """Let everything go."""
        await self.stop()
        self._pull_out()
