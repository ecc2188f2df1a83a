"""Everything that is the same for all who take part in a simulation."""

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from croupier.core.refusal import Refusal
from croupier.evening.chance import Chance
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.log.record import Record
from croupier.house.views.narration import Audience
from croupier.server.feed import Subscription, Viewer
from croupier.table.state import Table
from tests.sim.checks import Checks
from tests.sim.house import Serving
from tests.sim.loop import SimLoop
from tests.sim.net import Line


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is simulated: how large a house, for how long, and how much goes wrong."""

    seconds: float = 300.0
    tables: int = 3
    seats: int = 4
    #: Nodes on one database; zero for one process on one disk.
    nodes: int = 0
    faults: bool = True
    #: After one step in so many a dealer does something irregular.
    mistakes: int = 6
    #: Whether one more table is dealt by a wheel with a reader, in a house of one process.
    wheel: bool = True
    #: Whether tournaments and promotions are held, in a house of one process.
    contest: bool = True
    #: By how much people are slower than in a hurry, in which a round takes forty seconds.
    pace: float = 1.0
    #: Names of what is left out: what clients send, and faults.
    muted: frozenset[str] = frozenset()
    #: So many seats have a terminal whose every view is checked.
    terminals: int = 12


@dataclass(slots=True)
class Sent:
    """A command that was sent, and what became of it."""

    at: float
    name: str
    stream: str
    command: Any
    answer: Any


@dataclass(slots=True, eq=False)
class World:
    """A simulation under way."""

    seed: int
    plan: Plan
    loop: SimLoop
    chance: Chance
    checks: Checks
    line: Line = field(default_factory=Line)
    #: The processes that serve now.
    serving: list[Serving] = field(default_factory=list)
    #: Tickets that players have in hand.
    tickets: list[str] = field(default_factory=list)
    known: dict[str, Actor] = field(default_factory=dict)
    is_open: bool = True
    story: list[Sent] = field(default_factory=list)
    #: What went wrong on purpose, and when.
    happened: list[tuple[float, str]] = field(default_factory=list)
    trace: Any = field(default_factory=hashlib.sha256)
    counts: dict[str, int] = field(default_factory=dict)
    #: Who sits where.
    seats: list[tuple[str, str]] = field(default_factory=list)
    #: Keys of requests that the line has doubled.
    doubled: set[str] = field(default_factory=set)
    #: How many processes have opened the log.
    readers: int = 0

    def note(self, text: str) -> None:
        """Put something on the trace, by which two runs are compared."""
        self.trace.update(f"{self.loop.time():.6f} {text}\n".encode())

    def fault(self, text: str) -> None:
        """Something goes wrong on purpose."""
        self.happened.append((self.loop.time(), text))
        self.note(f"fault {text}")

    def is_muted(self, name: str) -> bool:
        """Whether something is left out of this run."""
        return name in self.plan.muted

    def sent(self, name: str, stream: str, command: Any, answer: Any) -> None:
        """A command has come to its end."""
        outcome = type(answer).__name__
        if isinstance(answer, Accepted):
            outcome = f"accepted at {answer.version}"
        elif isinstance(answer, Refusal):
            outcome = f"refused {answer.reason}: {answer.detail}"
        self.counts[type(answer).__name__] = self.counts.get(type(answer).__name__, 0) + 1
        self.note(f"{name} {stream} {command.action} {outcome}")
        self.story.append(Sent(self.loop.time(), name, stream, command, answer))

    def flushed(self, records: Sequence[Record]) -> None:
        """Records are safe."""
        self.checks.flushed(records)
        self.note(f"stored {records[-1].number} {records[-1].digest.hex()}")

    def let_in(self, serving: Serving) -> None:
        """A process lets clients in, whose terminals show their seats from now on."""
        serving.ready = True
        self.note(f"ready {serving.name}")
        for table, player in self.seats:
            self._watch(serving, table, player)

    def seat(self, table: str, player: str) -> None:
        """Somebody has a seat, and a terminal that shows it."""
        if len(self.seats) >= self.plan.terminals:
            return
        self.seats.append((table, player))
        for serving in self.serving:
            self._watch(serving, table, player)

    def _watch(self, serving: Serving, table: str, player: str) -> None:
        feed, loop, checks = serving.feed, self.loop, self.checks
        if table not in serving.house.tables:
            return
        watch: Subscription | None = None

        def show() -> None:
            if watch is not None and watch.due:
                message = feed.next_for(watch)
                if message is not None:
                    checks.shown(table, player, message)

        def wake() -> None:
            loop.call_in(serving.process, 0.002, show)

        watch = feed.subscribe(Viewer(table, Audience.SEAT, player), -1, wake)

    async def observe_on(self) -> None:
        """Hold the tables of each process against the log, again and again."""
        while True:
            await asyncio.sleep(1.5 * self.plan.tables)
            for serving in self.serving:
                for name, stream in serving.house.tables.items():
                    self.checks.agrees(serving.name, name, stream.version, stream.state)

    def door(self, chance: Chance) -> Serving | None:
        """A process that lets clients in."""
        ready = [each for each in self.serving if each.ready]
        return chance.pick(ready) if ready else None

    def observe(self, table: str, chance: Chance) -> Table | None:
        """A table as somebody sees it at one of the processes."""
        serving = self.door(chance)
        stream = serving.house.tables.get(table) if serving is not None else None
        return stream.state if stream is not None else None

    async def spoil_line(self, chance: Chance, lasts: float) -> None:
        """Messages between clients and the house are lost, doubled and late for a while."""
        line = self.line
        line.lost, line.doubled = chance.pick(((4, 0), (0, 3), (6, 6)))
        line.delay = chance.pick(((0.001, 0.02), (0.01, 1.5)))
        await asyncio.sleep(lasts)
        line.lost = line.doubled = 0
        line.delay = (0.001, 0.02)

    async def second(self, actor: Actor, chance: Chance) -> None:
        """Have a second person answer the oldest request that waits."""
        serving = self.door(chance)
        if serving is None or not serving.approvals.waiting:
            return
        number = min(serving.approvals.waiting)
        agrees, at = not chance.one_in(4), serving.clock.now()
        second = serving.approvals.second(number, actor, agrees=agrees, at=at)
        task = self.loop.spawn(serving.process, _quietly(second))
        self.note(f"second {number} {agrees}")
        del task


async def _quietly(second: Any) -> None:
    try:
        await second
    except Exception:
        # The request stands, and is answered another time.
        return
