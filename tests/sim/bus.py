"""A bus between nodes that loses, doubles, delays and reorders, and can be cut in two."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from croupier.evening.chance import Chance
from croupier.house.nodes.bus import Answerer, BusAway, Heard, NobodyAnswers, Stop
from tests.sim.chance import between
from tests.sim.loop import Process, SimLoop

_QUICK: Final = (0.0002, 0.004)


@dataclass(slots=True)
class _Listener:
    member: "SimBus"
    heard: Heard


@dataclass(slots=True)
class _Answering:
    member: "SimBus"
    answerer: Answerer


@dataclass(eq=False)
class Exchange:
    """What all nodes are connected to."""

    loop: SimLoop
    chance: Chance
    listeners: dict[str, list[_Listener]] = field(default_factory=dict)
    answering: dict[str, list[_Answering]] = field(default_factory=dict)
    #: One message in so many is lost or doubled; zero for none.
    lost: int = 0
    doubled: int = 0
    delay: tuple[float, float] = _QUICK
    #: Nodes that nobody reaches.
    apart: set[str] = field(default_factory=set)

    def reaches(self, one: "SimBus", other: "SimBus") -> bool:
        """Whether a message gets from one node to another."""
        return (one.name in self.apart) == (other.name in self.apart)

    def deliveries(self) -> int:
        """How often a message arrives."""
        if self.lost and self.chance.one_in(self.lost):
            return 0
        return 2 if self.doubled and self.chance.one_in(self.doubled) else 1

    def seconds(self) -> float:
        """How long one way takes; two messages may overtake one another."""
        return between(self.chance, *self.delay)


class SimBus:
    """One node's connection."""

    def __init__(self, exchange: Exchange, name: str, process: Process) -> None:
        self._exchange = exchange
        self.name = name
        self._process = process
        self._answers: set[asyncio.Task[None]] = set()

    @property
    def is_alive(self) -> bool:
        """Whether the process at this end still runs."""
        return self._process.alive

    async def publish(self, subject: str, payload: bytes) -> None:
        """Send to everybody who listens."""
        exchange = self._exchange
        for listener in exchange.listeners.get(subject, ()):
            if exchange.reaches(self, listener.member):
                for _ in range(exchange.deliveries()):
                    process = listener.member._process
                    exchange.loop.call_in(process, exchange.seconds(), listener.heard, payload)

    async def listen(self, subject: str, heard: Heard) -> Stop:
        """Hear a subject."""
        entry = _Listener(self, heard)
        listeners = self._exchange.listeners.setdefault(subject, [])
        listeners.append(entry)

        async def stop() -> None:
            listeners.remove(entry)

        return stop

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
        """Send to one of those who answer, and wait."""
        exchange = self._exchange
        there = [
            each
            for each in exchange.answering.get(subject, ())
            if each.member.is_alive and exchange.reaches(self, each.member)
        ]
        if not there:
            await asyncio.sleep(exchange.seconds())
            raise NobodyAnswers(f"nobody answers {subject}")
        chosen = exchange.chance.pick(there)
        back: asyncio.Future[bytes] = exchange.loop.create_future()
        for _ in range(exchange.deliveries()):
            exchange.loop.call_in(
                chosen.member._process,
                exchange.seconds(),
                chosen.member._serve,
                self,
                chosen,
                payload,
                back,
            )
        try:
            async with asyncio.timeout(seconds):
                return await back
        except TimeoutError as error:
            raise BusAway(f"no answer came under {subject}") from error

    def _serve(
        self, sender: "SimBus", entry: _Answering, payload: bytes, back: "asyncio.Future[bytes]"
    ) -> None:
        async def reply() -> None:
            answered = await entry.answerer(payload)
            exchange = self._exchange
            if exchange.reaches(self, sender):
                for _ in range(exchange.deliveries()):
                    exchange.loop.call_in(
                        sender._process, exchange.seconds(), _settle, back, answered
                    )

        task = asyncio.get_running_loop().create_task(reply())
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    async def answer(self, subject: str, answerer: Answerer) -> Stop:
        """Answer a subject."""
        entry = _Answering(self, answerer)
        answering = self._exchange.answering.setdefault(subject, [])
        answering.append(entry)

        async def stop() -> None:
            if entry in answering:
                answering.remove(entry)

        return stop

    def leave(self) -> None:
        """The server notices that a connection has gone."""
        for listening in self._exchange.listeners.values():
            listening[:] = [each for each in listening if each.member is not self]
        for answering in self._exchange.answering.values():
            answering[:] = [each for each in answering if each.member is not self]

    async def close(self) -> None:
        """Let go of the connection."""
        self.leave()


def _settle(back: "asyncio.Future[bytes]", answered: bytes) -> None:
    if not back.done():
        back.set_result(answered)
