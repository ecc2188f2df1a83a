"""Nodes inside the test's own process: a real database and a real bus, no server in front."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field, replace

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.approvals import Approvals
from croupier.house.house import House
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import Record
from croupier.house.nodes.sharing import Shared, share
from croupier.house.nodes.versions import VersionsApart
from croupier.house.station_beats import StationBeats
from croupier.house.tables import stream_of
from croupier.house.world import Nobody, SystemClock
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.declare import Command
from croupier.table.opening import OpenTable
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.tasks import ConfirmTask
from tests.unit.house.test_house import ANN, LIMITS, STAFF

#: How often a station reports itself.
BEAT_MS = 1_000
#: Whom every node of a test knows, by their standing.
KNOWN = {
    each.standing: each
    for each in (
        replace(ANN, standing="device:ann"),
        replace(STAFF, standing="session:sam"),
        replace(STAFF, id="pat", standing="session:pat"),
    )
}


async def _resolve(standing: str, action: str) -> Actor | None:
    return KNOWN.get(standing)


@dataclass
class Counts:
    """What a node has counted."""

    took_over: int = 0
    leases_lost: int = 0
    commands_forwarded: int = 0
    records_unread: int = 0

    def took(self) -> None:
        self.took_over += 1

    def lost(self) -> None:
        self.leases_lost += 1

    def forwarded(self) -> None:
        self.commands_forwarded += 1

    def unread(self) -> None:
        self.records_unread += 1


@dataclass
class Member:
    """One node."""

    shared: Shared
    house: House
    approvals: Approvals
    stations: StationBeats
    clock: SystemClock
    counts: Counts
    store: PostgresStore
    heard: list[Record] = field(default_factory=list)

    @property
    def own(self) -> set[str]:
        """The tables it answers for."""
        return {stream.id for stream in self.house.own()}

    async def submit(self, table: str, command: Command, key: str = "") -> Answer:
        """As a person at this node asks."""
        actor = KNOWN["device:ann"] if command.by is Role.PLAYER else KNOWN["session:sam"]
        return await self.house.gateway.submit(actor, stream_of(table), command, key)

    async def do(self, table: str, *commands: Command) -> None:
        """The same, and nothing is refused."""
        for command in commands:
            answer = await self.submit(table, command)
            assert isinstance(answer, Accepted), answer

    async def deal(self, table: str) -> None:
        """A round to its end, with all that the book has the dealer do."""
        await self.do(table, *ROUND)
        await self.confirm(table)

    async def confirm(self, table: str) -> None:
        """Do what the book wants done before the next round."""
        for task in self.house.tables[table].state.tasks:
            await self.do(table, ConfirmTask(by=Role.DEALER, task=task.task.name))

    async def open_table(self, table: str) -> None:
        """Open a table at this node."""
        command = OpenTable(
            by=Role.OPERATOR, table=table, book="crown", game="touchbet", limits=LIMITS
        )
        assert not isinstance(
            await self.house.gateway.submit(STAFF, stream_of(command.table), command), Refusal
        )

    async def die(self) -> None:
        """Stop without a word to anybody, as far as that goes inside a process."""
        membership = self.shared.membership
        assert membership is not None
        for task in membership.running:
            task.cancel()
        await asyncio.gather(*membership.running, return_exceptions=True)
        await membership.node.hush()
        await self.shared.bus.close()
        await self.shared.leases.close()
        await self.shared.store.close()

    async def leave(self) -> None:
        """Go in order."""
        await self.shared.leave()
        await self.shared.store.close()


async def join_house(
    database: str, bus: str, name: str, version: str = "0.1.0", four_eyes: Sequence[str] = ()
) -> Member:
    """One more node of a house."""
    store, clock, counts = await PostgresStore.open(database), SystemClock(), Counts()
    shared = await share(
        store,
        database_url=database,
        bus_url=bus,
        name=name,
        address=name,
        version=version,
        tally=counts,
    )
    house = House(shared.store, clock, Nobody(), shared=True)
    await house.start()
    approvals = Approvals(house, four_eyes=four_eyes)
    await approvals.start()
    stations = StationBeats(house, BEAT_MS)
    await stations.start()
    member = Member(shared, house, approvals, stations, clock, counts, store)
    try:
        await shared.join(
            house,
            [member.heard.append],
            clock,
            resolve=_resolve,
            second=approvals.second_here,
            report=member.stations.take_here,
        )
    except VersionsApart:
        await shared.bus.close()
        await member.leave()
        raise
    return member


@contextlib.asynccontextmanager
async def nodes(
    database: str, bus: str, *names: str, four_eyes: Sequence[str] = ()
) -> AsyncIterator[list[Member]]:
    """Some nodes on an empty log."""
    await empty(database)
    members = [await join_house(database, bus, name, four_eyes=four_eyes) for name in names]
    try:
        yield members
    finally:
        for member in members:
            with contextlib.suppress(Exception):
                await member.leave()


async def empty(database: str) -> None:
    """Throw the log away."""
    store = await PostgresStore.open(database)
    await store.pool.execute("truncate lease, node, answer, snapshot")
    await store.pool.execute("alter table record disable trigger all")
    await store.pool.execute("delete from record")
    await store.pool.execute("alter table record enable trigger all")
    await store.close()


async def until(holds: Callable[[], object], seconds: float = 20) -> None:
    """Wait until something holds; a machine with much else to do is given time."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)


BUY_IN = BuyIn(by=Role.PLAYER, player="ann", amount=Money(100_00))
OPEN = OpenBetting(by=Role.DEALER)
ROUND: Sequence[Command] = (
    SpinBall(by=Role.DEALER),
    CallFinalBets(by=Role.DEALER),
    CloseBetting(by=Role.DEALER),
    EnterResult(by=Role.DEALER, pocket="4"),  # type: ignore[arg-type]
)
