"""Joining a house that other nodes run too: follow the log, answer for a share of the tables."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby, product
from operator import attrgetter
from typing import Final, TypeVar

import msgspec
import structlog

from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.codec import UnknownKind
from croupier.house.log.record import Record
from croupier.house.nodes.apart import Apart
from croupier.house.nodes.bus import Bus, Stop
from croupier.house.nodes.follow import SUBJECT, AnnouncingStore, Follower, Learn
from croupier.house.nodes.leases import Leases
from croupier.house.nodes.node import Node
from croupier.house.nodes.route import ReportHere, Resolve, Route, SecondHere
from croupier.house.nodes.seal import NodeSeal
from croupier.house.nodes.tally import NoTally, Tally
from croupier.house.nodes.versions import VersionsApart, can_share
from croupier.house.ports import Entropy, SharedClock
from croupier.house.recovery import recover_table
from croupier.house.tables import TableStream

#: How long the bus is given to bring a record before the log is asked for it.
_CHECKS: Final = 20
_NODES_APART_MS: Final = 60_000
_CHECK_SECONDS: Final = 0.005
T = TypeVar("T")

LearnOne = Callable[[Record], None]
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
    """Passes the records of all nodes to everything that keeps something of them."""

    streams: Learn
    learners: Sequence[LearnOne]
    tally: Tally

    def learn(self, records: Sequence[Record]) -> None:
        for _, run in groupby(records, attrgetter("stream")):
            own = list(run)
            self._pass(self.streams, own, own[0])
            for learner, record in product(self.learners, own):
                self._pass(learner, record, record)

    def _pass(self, learner: Callable[[T], None], what: T, first: Record) -> None:
        try:
            learner(what)
        except (UnknownKind, msgspec.ValidationError) as error:
            self.tally.unread()
            _log.error("record-not-read", number=first.number, error=str(error))
        except Exception:
            # One reader that cannot take a record must not keep it from the others.
            _log.exception("record-not-learnt", number=first.number, stream=first.stream)


async def _caught_up(stream: TableStream) -> None:
    try:
        await stream.catch_up()
    except Exception as error:
        _log.warning("not-caught-up", table=stream.id, error=str(error))


async def join(
    *,
    name: str,
    address: str,
    house: House,
    learners: Sequence[LearnOne],
    store: AnnouncingStore,
    leases: Leases,
    bus: Bus,
    clock: SharedClock,
    after: int,
    digest: bytes,
    resolve: Resolve,
    second: SecondHere,
    report: ReportHere,
    version: str = "",
    tally: Tally | None = None,
    entropy: Entropy | None = None,
    apart: Apart | None = None,
) -> Membership:
    """Take part, or VersionsApart.

    `after` and `digest` are number and hash of the last record before the house was read.
    """
    tally = tally if tally is not None else NoTally()
    await _refuse_apart(leases, name, version)
    # All nodes go by the database's clock, so that a table's time runs on when it changes hands.
    clock.shift(await leases.now() - clock.now())

    def owns(table: str) -> bool:
        stream = house.tables.get(table)
        return stream is not None and stream.owned

    async def shown(table: str, version: int) -> None:
        stream = house.tables[table]
        for _ in range(_CHECKS):
            if stream.version >= version or stream.owned:
                return
            await asyncio.sleep(_CHECK_SECONDS)
        await _caught_up(stream)

    async def taken(stream: TableStream) -> None:
        # Nodes differ by less: further ahead was a clock that has been set back since.
        if stream.changed_at - clock.now() < _NODES_APART_MS:
            clock.start_after(stream.changed_at)
        if await recover_table(house, stream, clock.now()):
            _log.warning("period-ran-out-while-down", table=stream.id)
        for hears in house.taken:
            await hears(stream.id)

    learn = _Learners(house.streams.learn, learners, tally).learn
    follower = Follower(store, learn, after, digest)
    store.stored = follower.take_own

    async def find_actor(standing: str, action: str) -> Actor | None:
        found = await resolve(standing, action)
        if found is None:
            # A session that has just begun at another node is in the log already.
            await follower.catch_up()
            found = await resolve(standing, action)
        return found

    seal = NodeSeal(name, leases, entropy)
    here = house.gateway.submit_here
    route = Route(bus, seal, here, second, report, owns, shown, find_actor, clock, tally)
    house.gateway.remote = route
    unlisten = await bus.listen(SUBJECT, follower.hear)
    node = Node(
        name,
        address,
        house,
        leases,
        route,
        taken,
        clock,
        version=version,
        key=seal.public,
        tally=tally,
        apart=apart,
    )
    house.opened.append(node.wake)
    await node.begin()
    await node.share()
    loops = (node.observe_on(), node.share_on(), follower.run())
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
        if other != name and not member.key:
            raise VersionsApart(
                f"node {other} runs {member.version}, which does not sign what it sends: stop it"
            )
