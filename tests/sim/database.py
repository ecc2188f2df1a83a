"""A database that several nodes share, as far as the house asks it for anything.

The real store and the real leases run on it: they send the statements that they always send, and
each of those is answered here from memory. A line to the database can be slow, and can break before
a statement arrives or after it was done, which only the look for the lost commit can tell apart.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import asyncpg

from croupier.evening.chance import OPENING, Chance
from croupier.house.log import postgres
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import Record
from croupier.house.nodes.leases import PostgresLeases
from tests.sim.chance import between, chance_of
from tests.sim.loop import SimLoop

_QUICK: Final = (0.0002, 0.002)
#: How long a connection waits for an answer; the same as the real one's.
_COMMAND_SECONDS: Final = postgres._ANSWER_SECONDS
_RECORDS: Final = f"select {', '.join(Record._fields)} from record where "


@dataclass(slots=True)
class _Lease:
    node: str
    epoch: int
    until: float


@dataclass(slots=True)
class _Node:
    address: str
    version: str
    key: str
    until: float


class Connection:
    """One connection: a transaction ends with it."""

    def __init__(self, database: "Database", link: "Link") -> None:
        self._database = database
        self._link = link
        self._writes: list[Record] = []
        self._shared: set[str] = set()

    async def execute(self, query: str, *values: Any) -> None:
        """A statement without rows."""
        await self._link.cross()
        database = self._database
        if query == postgres._BEGIN:
            async with asyncio.timeout(_COMMAND_SECONDS):
                await database.lock(self)
        elif query == postgres._STORE:
            self._writes += [Record._make(row) for row in zip(*values, strict=True)]
        elif query == "COMMIT;":
            database.commit(self._writes, self._link.node)
            self.end()
        elif query == "ROLLBACK;":
            self.end()
        else:
            raise NotImplementedError(query)
        await self._link.cross()

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        """A statement with rows."""
        await self._link.cross()
        if "for share" in query:
            self._shared |= set(values[0])
            self._database.share(self, self._shared)
        rows = self._database.answer(query, values)
        await self._link.cross()
        return rows

    async def fetchval(self, query: str, *values: Any) -> Any:
        """The first value of the first row."""
        rows = await self.fetch(query, *values)
        return rows[0][0] if rows else None

    async def fetchrow(self, query: str, *values: Any) -> Any:
        """The first row."""
        rows = await self.fetch(query, *values)
        return rows[0] if rows else None

    def end(self) -> None:
        """Nothing of a transaction is left."""
        self._writes = []
        self._database.unshare(self)
        self._shared = set()
        # One that died while it waited for its turn is not given it any more.
        self._database.unlock(self)


class Row(dict[str, Any]):
    """A row by names and by places."""

    def __getitem__(self, name: Any) -> Any:
        return [*self.values()][name] if isinstance(name, int) else super().__getitem__(name)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values())


class Link:
    """One node's line to the database."""

    def __init__(self, node: str, chance: Chance) -> None:
        self.node = node
        self._chance = chance
        #: Whether nothing gets through, and one crossing in how many breaks the connection.
        self.cut = False
        self.breaks = 0
        self.delay = _QUICK

    async def cross(self) -> None:
        """Get one way, or find the line broken."""
        await asyncio.sleep(between(self._chance, *self.delay))
        if self.cut or (self.breaks and self._chance.one_in(self.breaks)):
            raise asyncpg.InterfaceError("the line to the database broke")


class Pool:
    """What the house takes for a pool of connections."""

    def __init__(self, database: "Database", link: Link, owner: object) -> None:
        self._database = database
        self.link = link
        database.pools.setdefault(owner, []).append(self)
        self.connections: set[Connection] = set()

    @asynccontextmanager
    async def acquire(self) -> Any:
        """A connection of one's own for a while."""
        connection = Connection(self._database, self.link)
        self.connections.add(connection)
        try:
            yield connection
        finally:
            # The server notices that a line has gone, and undoes what was under way.
            connection.end()
            self.connections.discard(connection)

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        """A statement by itself."""
        async with self.acquire() as connection:
            rows: list[Any] = await connection.fetch(query, *values)
            return rows

    async def fetchval(self, query: str, *values: Any) -> Any:
        """The first value."""
        rows = await self.fetch(query, *values)
        return rows[0][0] if rows else None

    async def execute(self, query: str, *values: Any) -> None:
        """A statement without rows."""
        await self.fetch(query, *values)

    async def close(self) -> None:
        """Nothing is kept open."""

    def drop(self) -> None:
        """The process at the other end is gone."""
        for connection in list(self.connections):
            connection.end()


@dataclass(eq=False)
class Database:
    """The one server, whose clock and memory all nodes trust."""

    loop: SimLoop
    flushed: Callable[[Sequence[Record]], None]
    #: Hears of a node that wrote where another has the lease.
    trespassed: Callable[[str], None]
    records: list[Record] = field(default_factory=list)
    pools: dict[object, list[Pool]] = field(default_factory=dict)
    leases: dict[str, _Lease] = field(default_factory=dict)
    nodes: dict[str, _Node] = field(default_factory=dict)
    snapshots: dict[str, tuple[int, int, bytes]] = field(default_factory=dict)
    versions: dict[str, int] = field(default_factory=dict)
    #: Records by stream, and the place of each key's records.
    by_stream: dict[str, list[Record]] = field(default_factory=dict)
    by_key: dict[str, list[Record]] = field(default_factory=dict)
    _holder: Connection | None = None
    _waiting: "list[tuple[Connection, asyncio.Future[None]]]" = field(default_factory=list)
    _sharing: dict[Connection, set[str]] = field(default_factory=dict)

    def now(self) -> float:
        """Seconds, by the server's own clock."""
        return self.loop.time()

    # ---- the one writer -----------------------------------------------------------------------

    async def lock(self, connection: Connection) -> None:
        """Wait for the writer's lock."""
        if self._holder is None:
            self._holder = connection
            return
        turn: asyncio.Future[None] = self.loop.create_future()
        self._waiting.append((connection, turn))
        await turn

    def unlock(self, connection: Connection) -> None:
        """Give the writer's lock to who waits longest."""
        self._waiting = [each for each in self._waiting if each[0] is not connection]
        if self._holder is connection:
            self._holder = None
            while self._waiting and self._holder is None:
                owner, turn = self._waiting.pop(0)
                if not turn.done():
                    self._holder = owner
                    turn.set_result(None)

    def commit(self, records: list[Record], node: str) -> None:
        """Keep records for good, in one step."""
        for record in records:
            lease = self.leases.get(record.stream)
            if lease is not None and lease.node != node:
                self.trespassed(f"{node} wrote record {record.number} of {record.stream}")
            if record.number != len(self.records) + 1:
                raise asyncpg.UniqueViolationError(f"record {record.number} is there already")
            self.records.append(record)
            self.versions[record.stream] = record.version
            self.by_stream.setdefault(record.stream, []).append(record)
            if record.key:
                self.by_key.setdefault(record.key, []).append(record)
        if records:
            self.flushed(records)

    def share(self, connection: Connection, streams: set[str]) -> None:
        """Keep leases from being claimed until a transaction ends."""
        self._sharing[connection] = streams

    def unshare(self, connection: Connection) -> None:
        """Let them go."""
        self._sharing.pop(connection, None)

    # ---- statements ---------------------------------------------------------------------------

    def answer(self, query: str, values: Sequence[Any]) -> list[Any]:
        """The rows of a statement."""
        if query == postgres._STANDING:
            return list(self._standing(*values))
        if query == postgres._DIGEST:
            number = values[0]
            return [Row(digest=self.records[number - 1].digest)] if self._has(number) else []
        if query.startswith(_RECORDS):
            return self._search(query, values)
        for start, handler in _STATEMENTS.items():
            if query.startswith(start):
                return list(handler(self, *values))
        raise NotImplementedError(query)

    def _has(self, number: int) -> bool:
        return 0 < number <= len(self.records)

    def _standing(self, keys: Sequence[str], streams: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        if self.records:
            last = self.records[-1]
            yield ("head", "", last.number, last.digest, last.digest)
        for record in self._keyed(keys):
            yield ("key", record.key, 0, record.request, record.answer)
        for stream in sorted(streams):
            yield ("stream", stream, self.versions.get(stream), None, None)

    def _keyed(self, keys: Sequence[str]) -> list[Record]:
        return [record for key in keys for record in self.by_key.get(key, ())]

    def _search(self, query: str, values: Sequence[Any]) -> list[Any]:
        """Records by the terms that the store knows."""
        where, _, rest = query.removeprefix(_RECORDS).partition(" order by ")
        found: Sequence[Record] = self.records
        terms = where.split(" and ")
        for term in terms:
            if term.startswith("stream = $"):
                found = self.by_stream.get(values[int(term[len("stream = $") :]) - 1], [])
        if terms[0] == "number > $1" and found is self.records:
            found = found[values[0] :]
        for term in terms:
            found = [r for r in found if _fits(term, values, r)]
        if " desc" in rest:
            found = found[::-1]
        named = rest.rpartition(" limit ")[2]
        limit = values[int(named[1:]) - 1] if named.startswith("$") else int(named)
        return [Row(zip(Record._fields, record, strict=True)) for record in found[:limit]]

    def _fetch_keys(self, keys: Sequence[str]) -> Iterator[Row]:
        for record in self._keyed(keys):
            yield Row(key=record.key, request=record.request, answer=record.answer)

    def _no_rows(self, *values: Any) -> Iterator[Row]:
        return iter(())

    def _epochs(self, streams: Sequence[str]) -> Iterator[Row]:
        for stream in streams:
            if stream in self.leases:
                yield Row(stream=stream, epoch=self.leases[stream].epoch)

    def _head(self) -> Iterator[Row]:
        if self.records:
            yield Row(number=self.records[-1].number, digest=self.records[-1].digest)

    def _streams(self, prefix: str) -> Iterator[Row]:
        for stream in self.by_stream:
            if stream.startswith(prefix):
                yield Row(stream=stream)

    def _keep_snapshot(self, stream: str, *kept: Any) -> Iterator[Row]:
        self.snapshots[stream] = kept
        return iter(())

    def _load_snapshots(self) -> Iterator[Row]:
        for stream, (version, number, payload) in self.snapshots.items():
            digest = self.records[number - 1].digest if self._has(number) else b""
            yield Row(stream=stream, version=version, number=number, payload=payload, digest=digest)

    # ---- leases -------------------------------------------------------------------------------

    def _beat(self, node: str, ttl: int, address: str, version: str, key: str) -> Iterator[Row]:
        until = self.now() + ttl / 1000
        self.nodes[node] = _Node(address, version, key, until)
        for stream, lease in self.leases.items():
            if lease.node == node and lease.until >= self.now():
                lease.until = until
                yield Row(stream=stream, epoch=lease.epoch)

    def _claim(self, node: str, stream: str, ttl: int, over: int) -> Iterator[Row]:
        lease, until = self.leases.get(stream), self.now() + ttl / 1000
        if any(stream in shared for shared in self._sharing.values()):
            # Somebody appends under it at this moment: the statement would wait; it is tried again.
            raise asyncpg.LockNotAvailableError("the lease is in use")
        if lease is None:
            self.leases[stream] = lease = _Lease(node, 1, until)
            yield Row(epoch=1)
        elif lease.until < self.now() or (lease.node == node and lease.epoch == over):
            lease.node, lease.epoch, lease.until = node, lease.epoch + 1, until
            yield Row(epoch=lease.epoch)

    def _release(self, node: str, stream: str, epoch: int) -> Iterator[Row]:
        lease = self.leases.get(stream)
        if lease is not None and (lease.node, lease.epoch) == (node, epoch):
            lease.until = float("-inf")
        return iter(())

    def _all_leases(self) -> Iterator[Row]:
        for stream, lease in sorted(self.leases.items()):
            runs = lease.until >= self.now()
            yield Row(stream=stream, node=lease.node, epoch=lease.epoch, runs=runs)

    def _living(self) -> Iterator[Row]:
        for name, node in sorted(self.nodes.items()):
            if node.until >= self.now():
                yield Row(name=name, address=node.address, version=node.version, key=node.key)

    def _clock(self) -> Iterator[Row]:
        yield Row(now=OPENING + int(self.now() * 1000))

    def _release_all(self, node: str) -> Iterator[Row]:
        for lease in self.leases.values():
            if lease.node == node:
                lease.until = float("-inf")
        return iter(())

    def _forget(self, node: str) -> Iterator[Row]:
        self.nodes.pop(node, None)
        return iter(())


def _fits(term: str, values: Sequence[Any], record: Record) -> bool:
    """Whether a record fits one term of a search."""

    def value() -> Any:
        return values[int("".join(filter(str.isdigit, term.partition("$")[2][:2]))) - 1]

    if term.startswith("kind <> "):
        return f"'{record.kind}'" != term.removeprefix("kind <> ")
    if term.startswith("number > "):
        return bool(record.number > value())
    if term.startswith("number < "):
        return bool(record.number < value())
    if term.startswith("version > "):
        return bool(record.version > value())
    if term.startswith("stream = "):
        return bool(record.stream == value())
    if term.startswith("starts_with"):
        return record.stream.startswith(value())
    if term.startswith("kind = any"):
        return record.kind in value()
    if term.startswith("position"):
        return value() in record.payload
    if term.startswith("at >= "):
        return bool(record.at >= value())
    raise NotImplementedError(term)


#: What the store and the leases send, by how it begins, and what answers it.
_STATEMENTS: Final[dict[str, Callable[..., Iterator[Row]]]] = {
    "select key, request, answer from record": Database._fetch_keys,
    "select key, request, answer from answer": Database._no_rows,
    "select stream, epoch from lease where": Database._epochs,
    "select number, digest from record": Database._head,
    "select stream from record where version = 1": Database._streams,
    "insert into snapshot": Database._keep_snapshot,
    "select s.stream, s.version": Database._load_snapshots,
    "with alive as (insert into node": Database._beat,
    "insert into lease": Database._claim,
    "update lease set until = '-infinity' where node = $1 and stream": Database._release,
    "select stream, node, epoch, until": Database._all_leases,
    "select name, address, version, key from node": Database._living,
    "select note, peaks from head": Database._no_rows,
    "select (extract(epoch": Database._clock,
    "update lease set until = '-infinity' where node = $1": Database._release_all,
    "delete from node": Database._forget,
}


class SimLeases(PostgresLeases):
    """The real leases on the simulated database; those of a thread have a line of their own."""

    def __init__(self, pool: Pool, beside: Pool) -> None:
        super().__init__("simulated")
        self._pool = pool
        self._beside = beside

    def apart(self) -> PostgresLeases:
        """The same for another thread."""
        return SimLeases(self._beside, self._beside)


def open_database(
    database: Database, seed: int, node: str, owner: str
) -> tuple[PostgresStore, SimLeases, Link]:
    """A node's store and leases, all on one line."""
    link = Link(node, chance_of(seed, "link", owner))
    pools = [Pool(database, link, owner) for _ in range(3)]
    return PostgresStore(pools[0]), SimLeases(pools[1], pools[2]), link
