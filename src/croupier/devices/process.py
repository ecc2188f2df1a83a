"""The small process beside a device: its line, its journal and the way to the house."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from croupier.devices.clock import steady_clock
from croupier.devices.driver import DeviceKind, Driver, Emulator, Settings, Step
from croupier.devices.journal import Journal
from croupier.devices.link import Link, LinkFailed, open_link
from croupier.devices.readings import Reading, Replied
from croupier.devices.uplink import HouseAway, HouseRefuses, Order, Taken, Uplink, fitting

TICK_SECONDS: Final = 0.1
#: A sign of life to the house, and how soon its orders arrive.
BEAT_SECONDS: Final = 0.5
#: How long to wait before a line or a house that has gone is tried again.
AGAIN_SECONDS: Final = 1.0
#: A line that takes nothing for so long is opened anew; a long ticket at 9600 baud needs some.
STUCK_SECONDS: Final = 20.0

Clock = Callable[[], int]
Notice = Callable[[str], None]


class DeviceProcess:
    """Runs one driver until it is cancelled. The house may be away; the journal is not."""

    def __init__(
        self,
        kind: DeviceKind,
        settings: Settings,
        *,
        address: str,
        journal: Journal,
        uplink: Uplink,
        clock: Clock = steady_clock,
        notice: Notice = lambda text: None,
    ) -> None:
        self._kind, self._address = kind, address
        self._journal, self._uplink = journal, uplink
        self._clock, self._notice = clock, notice
        self._driver: Driver = kind.make(kind.configured(settings), journal.history())
        #: What is to be sent while the line is open. Nobody waits for a line that takes nothing.
        self._outbox: asyncio.Queue[bytes] | None = None
        #: Whether the line is open; None before it has been tried.
        self._connected: bool | None = None
        self._news = asyncio.Event()
        #: Whether the house has said how far it has this journal.
        self._known = False

    async def run(self) -> None:
        """Read the device and report, side by side, for ever."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._serve_line())
                tasks.create_task(self._beat())
                tasks.create_task(self._report())
        finally:
            self._journal.close()

    async def _serve_line(self) -> None:
        """Keep the line open, read it, and send what is to be sent."""
        while True:
            try:
                link = await open_link(self._address, baud=self._kind.baud)
            except LinkFailed as error:
                self._miss(str(error))
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            self._notice(f"{self._kind.name} at {self._address}")
            outbox: asyncio.Queue[bytes] = asyncio.Queue()
            self._outbox = outbox
            try:
                async with asyncio.TaskGroup() as both_ways:
                    both_ways.create_task(self._listen(link))
                    both_ways.create_task(_speak(link, outbox))
            except* LinkFailed as failed:
                self._miss(str(failed.exceptions[0]))
            finally:
                self._outbox = None
                link.close()
            await asyncio.sleep(AGAIN_SECONDS)

    def _miss(self, why: str) -> None:
        """Nothing is heard now: the house knows at once, not when it misses a word."""
        self._notice(why)
        if self._connected is not False:
            self._connected = False
            self._follow(self._driver.disconnected(self._clock()))

    async def _listen(self, link: Link) -> None:
        self._connected = True
        self._follow(self._driver.connected(self._clock()))
        while True:
            self._follow(self._driver.received(await link.read(), self._clock()))
            # A line that never pauses lets the others have their turn.
            await asyncio.sleep(0)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self._follow(self._driver.tick(self._clock()))

    def _follow(self, step: Step, *, done: int = 0) -> None:
        """Write down what was read, then send what is to be sent: never the other way round."""
        if step.readings or done:
            self._journal.add(step.readings, done=done)
            self._news.set()
        if step.send and self._outbox is not None:
            self._outbox.put_nowait(step.send)

    async def _report(self) -> None:
        """Bring readings to the house as they come, and a sign of life where none come."""
        while True:
            # Not wait_for, which may swallow a cancellation that comes with the news.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._news.wait()
            self._news.clear()
            try:
                while await self._send():
                    pass
            except HouseAway as error:
                self._notice(f"the house is away: {error}")
                await asyncio.sleep(AGAIN_SECONDS)
                self._news.set()
            except HouseRefuses as error:
                self._notice(f"the house refuses this device: {error}")
                await asyncio.sleep(AGAIN_SECONDS * 10)

    async def _send(self) -> bool:
        """Send what waits; whether more is waiting."""
        if not self._known:
            # One more at least: of its device this driver has said nothing yet.
            left = max(1, self._journal.last - self._journal.taken)
            self._journal.follow((await self._uplink.send([], self._journal.done, left)).seq)
            self._known = True
        waiting = fitting(self._journal.waiting())
        more = self._journal.last - self._journal.taken - len(waiting)
        sending = asyncio.create_task(self._uplink.send(waiting, self._journal.done, max(0, more)))
        try:
            # It leaves now, and the disk is waited for while the house decides.
            await asyncio.sleep(0)
            self._journal.sync()
            taken = await sending
        finally:
            sending.cancel()
        self._settle(waiting, taken)
        for order in taken.orders:
            if order.number > self._journal.done:
                self._carry_out(order)
        return bool(self._journal.waiting())

    def _settle(self, sent: list[tuple[int, Reading]], taken: Taken) -> None:
        """What the house has answered is settled, once and in order."""
        self._journal.take(taken.seq)
        for number, reading in sent:
            if number <= taken.seq:
                accepted = number not in taken.refused
                at = self._clock()
                self._follow(self._driver.answered(reading, accepted=accepted, at=at))

    def _carry_out(self, order: Order) -> None:
        at = self._clock()
        try:
            step = self._driver.order(order.order, order.value, at)
        except ValueError as error:
            step = Step([Replied(at=at, command=order.order, reply=f"refused: {error}")])
        self._follow(step, done=order.number)


async def _speak(link: Link, outbox: asyncio.Queue[bytes]) -> None:
    """Send piece by piece, beside the reading: a line that is stuck in one way is still heard."""
    while True:
        data = await outbox.get()
        try:
            async with asyncio.timeout(STUCK_SECONDS):
                await link.write(data)
        except TimeoutError as error:
            raise LinkFailed("the line takes nothing") from error


async def serve_emulator(link: Link, emulator: Emulator, *, clock: Clock = steady_clock) -> None:
    """Let an emulator speak on a line until the line goes."""
    # Whole lines only: two who speak at once must not mix theirs.
    speaking = asyncio.Lock()

    async def say(data: bytes) -> None:
        async with speaking:
            await link.write(data)

    async def listen() -> None:
        while True:
            reply = emulator.received(await link.read(), clock())
            if reply:
                await say(reply)

    async def speak() -> None:
        while True:
            said = emulator.tick(clock())
            if said:
                await say(said)
            await asyncio.sleep(0.02)

    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(listen())
            tasks.create_task(speak())
    except* LinkFailed:
        pass
    finally:
        link.close()
