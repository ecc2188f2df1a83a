"""A wheel with a reader on it, and the driver that sends what it reads until the house has it."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final

from croupier.core.money import Money
from croupier.core.roles import PIT_LINE, Role
from croupier.house.answers import Accepted, Waiting
from croupier.house.log.store import StoreUnavailable
from croupier.house.wheels import PREFIX
from croupier.roulette.limits import Limits, Range
from croupier.table.opening import OpenTable
from croupier.wheel import register
from croupier.wheel.spins import TakeReading
from tests.sim.chance import between
from tests.sim.people import Person, staff

if TYPE_CHECKING:
    from tests.sim.house import Serving
    from tests.sim.world import World

SERIAL: Final = "W1"
TABLE: Final = "TW"
DEVICE: Final = "reader-W1"
#: How long a driver waits for an answer before it sends again, in seconds.
_PATIENCE: Final = 4.0
_SECOND: Final = staff("second wheelwright", *PIT_LINE)
#: What each step of a game is, and how long it takes until the next.
_GAME: Final = (
    ("bets-open", (14.0, 20.0)),
    ("ball-launched", (4.0, 7.0)),
    ("bets-closed", (4.0, 8.0)),
    ("number", (4.0, 8.0)),
)


class WheelReader(Person):
    """Spins game after game. What was read is sent in order until the house says it is kept."""

    def __init__(self, world: "World") -> None:
        super().__init__(world, staff("wheelwright", *PIT_LINE, Role.OPERATOR))
        self._seq = 0
        self._unsent: list[TakeReading] = []

    async def set_up(self) -> bool:
        """One table that this wheel deals; whether the house has it all."""
        opening = OpenTable(
            by=Role.OPERATOR,
            table=TABLE,
            book="adelaide",
            game="terminal",
            options={},
            limits=Limits(table=Range(Money(100), Money(100_000))),
        )
        by = Role.PIT_BOSS
        done = [await self._insist(f"table:{TABLE}", opening)]
        for command in (
            register.EnterWheel(by=by, maker="Cammegh", pockets=37),
            register.DealTable(by=by, table=TABLE, automatic=True),
            register.ChangeSources(by=by, devices=(DEVICE,)),
        ):
            answer = await self._insist(f"{PREFIX}{SERIAL}", command)
            if isinstance(answer, Waiting):
                await self._agreed(answer.number)
            else:
                done.append(answer)
        if not all(isinstance(answer, Accepted) for answer in done):
            self.world.checks.fail("set-up", f"the wheel was refused: {done}")
        return not self.world.checks.failures

    async def _insist(self, stream: str, command: Any) -> Any:
        answer = None
        while answer is None:
            answer = await self.client.send(stream, command)
        return answer

    async def _agreed(self, number: int) -> None:
        """Have somebody else agree, until the house has it."""
        world = self.world
        while True:
            serving = world.door(self.chance)
            if serving is not None:
                world.loop.call_in(serving.process, 0.01, _agree, serving, number)
            await asyncio.sleep(1.0)
            wheel = serving.wheels.streams.get(SERIAL) if serving is not None else None
            if wheel is not None and wheel.state.sources:
                return

    async def work(self) -> None:
        """Read one game after the other until the house closes."""
        while self.world.is_open:
            for reading, seconds in _GAME:
                await self._read(reading)
                await self.wait(*seconds)

    async def _read(self, reading: str) -> None:
        self._seq += 1
        made = TakeReading(by=Role.SYSTEM, device=DEVICE, seq=self._seq, reading=reading)
        if reading == "number" and self.chance.one_in(12):
            made = made.but(reading="no-spin", cause="ball-lost")
        elif reading == "number":
            made = made.but(pocket=str(self.chance.below(37)))
            self.world.checks.read_numbers.add(made.pocket)
        self._unsent.append(made)
        while self._unsent:
            taken = await self._send()
            self._unsent = [each for each in self._unsent if each.seq > taken]

    async def _send(self) -> int:
        """Send all that is not known to be kept; up to which number it is kept now."""
        world, loop, line = self.world, self.world.loop, self.world.line
        serving = world.door(self.chance)
        if serving is None:
            await asyncio.sleep(0.5)
            return 0
        back: asyncio.Future[int] = loop.create_future()

        def arrive(taken: int) -> None:
            if not back.done():
                world.checks.kept_readings(DEVICE, taken)
                back.set_result(taken)

        def answered(taken: int) -> None:
            if not (line.lost and self.chance.one_in(line.lost)):
                loop.call_in(loop.outside, between(self.chance, *line.delay), arrive, taken)

        times = 2 if line.doubled and self.chance.one_in(line.doubled) else 1
        for _ in range(times):
            if not (line.lost and self.chance.one_in(line.lost)):
                delay = between(self.chance, *line.delay)
                loop.call_in(serving.process, delay, _deliver, serving, self._unsent, answered)
        timer = loop.call_in(loop.outside, _PATIENCE, arrive, 0)
        try:
            return await back
        finally:
            timer.cancel()


def _agree(serving: "Serving", number: int) -> None:
    """Have a second person agree in the house's own process."""

    async def agree() -> None:
        with contextlib.suppress(StoreUnavailable):
            now = serving.clock.now()
            await serving.approvals.second_here(number, _SECOND, agrees=True, at=now)

    if serving.ready:
        serving.tasks.append(asyncio.get_running_loop().create_task(agree()))


def _deliver(serving: "Serving", readings: list[TakeReading], answered: Any) -> None:
    """Hand readings to the house in its own process, as its endpoint for devices does."""
    if not serving.ready:
        return
    now = serving.clock.now()
    timed = [reading.but(at=now) for reading in readings]

    async def take() -> None:
        try:
            taken, refused = await serving.wheels.take(DEVICE, SERIAL, timed)
        except Exception:
            # The driver sends them again.
            return
        assert not refused, refused
        answered(taken)

    task = asyncio.get_running_loop().create_task(take())
    serving.tasks.append(task)
