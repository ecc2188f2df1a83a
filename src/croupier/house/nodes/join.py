"""Joining a house that other nodes run too: follow the log, answer for a share of the tables."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, cast

import msgspec
import structlog

from croupier.core.ensure import ensure
from croupier.house.actors import Actor
from croupier.house.answers import Told
from croupier.house.counter import Counter
from croupier.house.host import TableHost
from croupier.house.log.codec import UnknownKind
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.nodes.bus import Bus, Stop
from croupier.house.nodes.follow import LOOK_EVERY, SUBJECT, Follower
from croupier.house.nodes.leases import Leases
from croupier.house.nodes.node import Node
from croupier.house.nodes.route import Route
from croupier.house.nodes.tally import NoTally, Tally
from croupier.house.nodes.versions import VersionsApart, can_share
from croupier.house.ports import Clock
from croupier.house.recovery import recover_table
from croupier.table.declare import Command

#: How long the bus is given to bring a record before the log is asked for it.
_LOOKS: Final = 20
_LOOK_SECONDS: Final = 0.005

Learn = Callable[[Record], None]
_log = structlog.get_logger("croupier.house.nodes")


@dataclass(slots=True, kw_only=True)
class Membership:
    """A node at work in a house of several."""

    node: Node
    follower: Follower
    bus: Bus
    unlisten: Stop
    running: tuple["asyncio.Task[None]", ...]

    async def leave(self) -> None:
        """Hand everything over in order."""
        for task in self.running:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.node.leave()
        await self.unlisten()
        await self.bus.close()


@dataclass(slots=True)
class _Learners:
    """Passes each record of another node to whoever keeps something of it."""

    counter: Counter
    others: Sequence[Learn]
    tally: Tally
    #: The newest version heard of at tables that are behind, and who reads it from the log.
    _heard: dict[str, int] = field(default_factory=dict)
    _reading: dict[str, "asyncio.Task[None]"] = field(default_factory=dict)

    def learn(self, record: Record) -> None:
        for learner in (self._learn_table, self.counter.learn, *self.others):
            try:
                learner(record)
            except (UnknownKind, msgspec.ValidationError) as error:
                self.tally.unread()
                _log.error("record-not-read", number=record.number, error=str(error))
            except Exception:
                # One reader that cannot take a record must not keep it from the others.
                _log.exception("record-not-learnt", number=record.number, stream=record.stream)

    def _learn_table(self, record: Record) -> None:
        behind = self.counter.house.learn(record)
        if behind is None:
            return
        table = behind.table.id
        self._heard[table] = record.version
        if table not in self._reading:
            task = asyncio.create_task(self._catch_up(behind))
            self._reading[table] = task
            task.add_done_callback(lambda _: self._reading.pop(table, None))

    async def _catch_up(self, host: TableHost) -> None:
        """Read on until nothing is left that was heard of, whatever comes meanwhile."""
        while host.version < self._heard[host.table.id] and not (host.owned or host.unreadable):
            if not await _caught_up(host):
                await asyncio.sleep(LOOK_EVERY)


async def _caught_up(host: TableHost) -> bool:
    try:
        await host.catch_up()
    except Exception as error:
        _log.warning("not-caught-up", table=host.table.id, error=str(error))
        return False
    return True


async def join(
    *,
    name: str,
    address: str,
    counter: Counter,
    learners: Sequence[Learn],
    store: Store,
    leases: Leases,
    bus: Bus,
    clock: Clock,
    after: int,
    version: str = "",
    tally: Tally | None = None,
) -> Membership:
    """Take part, or VersionsApart. `after` is the last record before the house was read."""
    house, tally = counter.house, tally if tally is not None else NoTally()
    await _refuse_apart(leases, name, version)

    def owns(table: str) -> bool:
        host = house.tables.get(table)
        return host is not None and host.owned

    async def shown(table: str, version: int) -> None:
        host = house.tables[table]
        for _ in range(_LOOKS):
            if host.version >= version or host.owned:
                return
            await asyncio.sleep(_LOOK_SECONDS)
        await _caught_up(host)

    async def taken(host: TableHost) -> None:
        if await recover_table(host, clock.now()):
            _log.warning("period-ran-out-while-down", table=host.table.id)

    async def ask_elsewhere(table: str, command: Command, actor: Actor, key: str) -> Told:
        # What the house itself asks needs nobody's second eyes.
        answered = await route.ask(table, command, actor, key, seconded=True)
        ensure(isinstance(answered, Told), "the house's own asks wait for nobody")
        return cast(Told, answered)

    route = Route(bus, counter.ask_here, owns, shown, clock, tally)
    counter.elsewhere, house.elsewhere = route, ask_elsewhere
    follower = Follower(store, _Learners(counter, learners, tally).learn, after)
    unlisten = await bus.listen(SUBJECT, follower.hear)
    node = Node(name, address, house, leases, route, taken, version=version, tally=tally)
    house.opened = node.wake
    await node.begin()
    await node.share()
    loops = (node.watch_on(), node.share_on(), follower.run())
    running = tuple(asyncio.create_task(loop) for loop in loops)
    return Membership(node=node, follower=follower, bus=bus, unlisten=unlisten, running=running)


async def _refuse_apart(leases: Leases, name: str, version: str) -> None:
    """Nodes of neighbouring versions share a house, others do not."""
    for other, member in (await leases.living()).items():
        if other != name and not can_share(version, member.version):
            raise VersionsApart(
                f"this is version {version} and node {other} runs {member.version}: "
                "upgrade by one minor version at a time"
            )
