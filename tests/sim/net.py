"""The way between clients and the house: requests and answers that are late, lost or doubled."""

import asyncio
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from croupier.core.refusal import Refusal
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer, Waiting
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.nodes.bus import BusAway
from croupier.house.nodes.route import NoOwner
from croupier.house.policies import Request
from croupier.house.stream import NotOwner
from tests.sim.chance import between, chance_of

if TYPE_CHECKING:
    from tests.sim.house import Serving
    from tests.sim.world import World

#: How long a client waits for an answer, and how often it sends the same key again.
_PATIENCE: Final = 4.0
_TRIES_MAX: Final = 6


@dataclass(slots=True)
class Line:
    """How good the line is: one message in so many is lost or doubled; zero for none."""

    lost: int = 0
    doubled: int = 0
    delay: tuple[float, float] = (0.001, 0.02)


class Lost:
    """No answer came: whether it was done is not known."""


class Unwritten:
    """The house says that nothing was written."""


LOST, UNWRITTEN = Lost(), Unwritten()
#: What a house answers while a store, a bus or a node is away.
_EXPECTED: Final = (StoreUnavailable, NoOwner, NotOwner, BusAway)


class Client:
    """Somebody with a terminal or a console: sends commands until there is an answer."""

    def __init__(self, world: "World", actor: Actor) -> None:
        self.world = world
        self.actor = actor
        self.chance = chance_of(world.seed, "client", actor.id)
        self._count = 0

    async def send(
        self,
        stream: str,
        command: Any,
        *,
        forbidden: bool = False,
        round_no: int = 0,
        at: "Serving | None" = None,
    ) -> Answer | None:
        """Have a command done once, whatever the line does; None if nobody can say.

        `at` is the process that it goes to, where that is not any.
        """
        self._count += 1
        name = f"{self.actor.id}/{self._count}"
        if self.world.is_muted(name):
            return None
        if round_no:
            self.world.checks.meant[name] = round_no
        for attempt in range(_TRIES_MAX):
            door = at or self.world.door(self.chance)
            answer = await self._exchange(door, stream, command, name, forbidden, round_no)
            if isinstance(answer, Accepted | Refusal | Waiting):
                self.world.sent(name, stream, command, answer)
                return answer
            if answer is UNWRITTEN and not attempt and self._believes(name):
                break
            await asyncio.sleep(between(self.chance, 0.1, 1.5))
        self.world.sent(name, stream, command, None)
        return None

    def _believes(self, key: str) -> bool:
        """Some take the house at its word that nothing was written, and go away."""
        if key in self.world.doubled or not self.chance.one_in(2):
            return False
        self.world.checks.believed(key)
        return True

    async def _exchange(
        self,
        serving: "Serving | None",
        stream: str,
        command: Any,
        key: str,
        forbidden: bool,
        round_no: int,
    ) -> Any:
        """Send once, and wait for what comes back."""
        world, line, chance = self.world, self.world.line, self.chance
        if serving is None:
            await asyncio.sleep(0.5)
            return LOST
        loop = world.loop
        back: asyncio.Future[Any] = loop.create_future()

        def arrive(answer: Any) -> None:
            if not back.done():
                if isinstance(answer, Accepted | Refusal):
                    world.checks.answered(key, stream, answer, forbidden=forbidden)
                back.set_result(answer)

        def answered(answer: Answer | Exception) -> None:
            if not serving.process.alive:
                return  # What a dead process's tasks say as they are collected, nobody hears.
            lost = line.lost and chance.one_in(line.lost)
            if not lost:
                delay = between(chance, *line.delay)
                if isinstance(answer, Exception) and not isinstance(answer, _EXPECTED):
                    world.checks.fail("the house broke", f"key {key}: {answer!r}")
                loop.call_in(loop.outside, delay, arrive, _understood(answer))

        request = (serving, self.actor, stream, command, key, round_no, answered)
        if not (line.lost and chance.one_in(line.lost)):
            loop.call_in(serving.process, between(chance, *line.delay), _deliver, *request)
        if line.doubled and chance.one_in(line.doubled):
            world.doubled.add(key)
            delay = between(chance, 0.0, 20 * line.delay[1])
            loop.call_in(serving.process, delay, _deliver, *request)
        timer = loop.call_in(loop.outside, _PATIENCE, arrive, LOST)
        try:
            return await back
        finally:
            timer.cancel()


def _understood(answer: Answer | Exception) -> Any:
    """What a client makes of an answer."""
    if isinstance(answer, StoreUnavailable) and not isinstance(answer, StoreUnsure):
        return UNWRITTEN
    return LOST if isinstance(answer, Exception) else answer


def _deliver(
    serving: "Serving",
    actor: Actor,
    stream: str,
    command: Any,
    key: str,
    round_no: int,
    answered: Any,
) -> None:
    """Hand a command to the house, in its own process, as a socket does."""
    if not serving.ready:
        return
    gateway, now = serving.house.gateway, serving.clock.now()
    timed = command.but(at=now) if hasattr(command, "but") else replace(command, at=now)
    found = serving.house.streams.get(stream)
    request = Request(timed, actor, key, answered, round_no=round_no)
    if found is not None:
        gateway.send(found, request)
        return
    task = asyncio.get_running_loop().create_task(
        gateway.submit(actor, stream, timed, key, round_no=round_no)
    )
    task.add_done_callback(lambda done: answered(done.exception() or done.result()))
