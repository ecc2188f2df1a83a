"""The log in PostgreSQL: the same promises, for a house of several machines."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

import asyncpg

from croupier.house.log.append import decide_append, known_keys, stored_records
from croupier.house.log.postgres_checks import database_faults, role_faults
from croupier.house.log.postgres_schema import grant, prepare
from croupier.house.log.proofs import PostgresProofs
from croupier.house.log.record import GENESIS, Record
from croupier.house.log.snapshot_seal import open_snapshots, seal_snapshot
from croupier.house.log.store import (
    MOST_KIND,
    PAGE_FIRST,
    PAGE_MAX,
    Answer,
    Append,
    Fenced,
    Kept,
    Snapshot,
    Sought,
    Stored,
    StoreUnavailable,
    StoreUnsure,
    ensure_follows,
    ensure_undamaged,
)

#: One writer at a time numbers and chains records; the lock ends with its transaction.
_WRITER_LOCK = 6_734_219_001
_COLUMNS = Record._fields
_TYPES = ("bigint", "text", "bigint", "bigint", *["text"] * 4, *["bytea"] * 5)
_PAGE = 1000
#: A transaction of the one writer. The lock is a statement of its own: what follows sees all that
#: was committed before it was had.
_BEGIN = f"begin; select pg_advisory_xact_lock({_WRITER_LOCK})"
#: All that a group of appends is decided by, in one question. The last version of each stream is
#: sought by itself: grouped, every version that the stream ever had would be read.
_STANDING = """
(select 'head' as what, '' as name, number, digest as first, digest as second
    from record order by number desc limit 1)
union all
select 'key', key, 0, request, answer from record where key <> '' and key = any($1::text[])
union all
select 'kept', key, 0, request, answer from answer where key = any($1::text[])
union all
select 'stream', name, (select max(version) from record where stream = name), null, null
    from unnest($2::text[]) as wanted (name)
"""


def _columns_of(types: Sequence[str], first: int = 1) -> str:
    """Rows as the columns that they come in, each an array."""
    arrays = [f"${place}::{kind}[]" for place, kind in enumerate(types, first)]
    return f"select * from unnest({', '.join(arrays)})"


#: A group in one statement.
_STORE = f"insert into record ({', '.join(_COLUMNS)}) {_columns_of(_TYPES)}"
_KEEP = f"insert into answer (key, request, answer) {_columns_of(('text', 'bytea', 'bytea'))}"
#: The last is what a connection raises between the notice of its end and its close.
UNAVAILABLE = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
_DIGEST: Final = "select digest from record where number = $1"
#: How long an answer is waited for, and for how long a commit without answer is looked up.
_ANSWER_SECONDS: Final = 10
_CHECK_SECONDS: Final = 5
_CHECK_EVERY: Final = 0.2
#: A pool whose database does not answer is let go after so long.
_CLOSE_SECONDS: Final = 1.0


async def close_pool(pool: "asyncpg.Pool[Any]") -> None:
    """Let go of connections in order, or at once where the database is silent."""
    try:
        async with asyncio.timeout(_CLOSE_SECONDS):
            await pool.close()
    except (TimeoutError, *UNAVAILABLE):
        pool.terminate()


@contextmanager
def _reached(what: str) -> Iterator[None]:
    """Whatever keeps the database from answering is reported as one thing."""
    try:
        yield
    except UNAVAILABLE as error:
        raise StoreUnavailable(f"the database {what}: {error}") from error


@asynccontextmanager
async def _writing(connection: Any) -> AsyncIterator[None]:
    """A transaction of the one writer: begun and locked in one step, committed or undone."""
    await connection.execute(_BEGIN)
    try:
        yield
    except BaseException:
        with suppress(*UNAVAILABLE):
            await connection.execute("ROLLBACK;")
        raise
    await connection.execute("COMMIT;")


async def _store(connection: Any, records: Sequence[Record], answers: Sequence[Kept] = ()) -> None:
    if records:
        await connection.execute(_STORE, *zip(*records, strict=True))
    if answers:
        await connection.execute(_KEEP, *zip(*answers, strict=True))


async def _as_it_is(connection: Any) -> None:
    """A connection goes back to the pool as it is: nothing here changes its settings."""


async def prepare_database(url: str, runtime: str) -> None:
    """Make or bring up the tables as their owner, for a role that only adds to them and reads."""
    with _reached("cannot be prepared"):
        connection = await asyncpg.connect(url, timeout=_ANSWER_SECONDS)
        try:
            if not await connection.fetchval("select 1 from pg_roles where rolname = $1", runtime):
                raise StoreUnavailable(f"there is no role {runtime}: create role {runtime} login")
            async with connection.transaction():
                await prepare(connection)
                await grant(connection, runtime)
        finally:
            await connection.close()


class PostgresStore:
    """A pool of connections to one database."""

    def __init__(self, pool: "asyncpg.Pool[Any]") -> None:
        self._pool = pool
        self.proofs = PostgresProofs(self._fetch)
        self.snapshot_key = b""
        self.left_aside: list[str] = []
        #: What was out of order when the log was opened.
        self.mended: list[str] = []

    async def _fetch(self, query: str, *values: Any) -> Any:
        with _reached("cannot be asked"):
            return await self._pool.fetch(query, *values)

    @classmethod
    async def open(cls, url: str, *, read_only: bool = False) -> "PostgresStore":
        """Open a log, making its tables where there are none."""
        with _reached("cannot be opened"):
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=4,
                timeout=_ANSWER_SECONDS,
                command_timeout=_ANSWER_SECONDS,
                reset=_as_it_is,
            )
            async with pool.acquire() as connection, _writing(connection):
                mended = await prepare(connection, read_only=read_only)
        store = cls(pool)
        store.mended = mended
        return store

    @property
    def pool(self) -> "asyncpg.Pool[Any]":
        """The connections, for what else is kept beside the records."""
        return self._pool

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store appends in one transaction, each for itself whole or not at all."""
        answers: list[Answer] | None = None
        try:
            async with self._pool.acquire() as connection, _writing(connection):
                answers = await self._append_all(connection, appends)
        except UNAVAILABLE as error:
            # Before the commit nothing can have been stored; after it, we must go and see.
            if answers is None or not await self._are_stored(answers):
                raise StoreUnavailable(f"the database did not take the records: {error}") from error
        return answers

    def append_now(self, appends: Sequence[Append]) -> None:
        """A server is always awaited."""
        return None

    async def _are_stored(self, answers: list[Answer]) -> bool:
        """Whether a commit whose answer was lost went through.

        The writer's lock is waited for: while the lost transaction still runs, it has that.
        """
        records = stored_records(answers)
        if not records:
            return True
        loop = asyncio.get_running_loop()
        until = loop.time() + _CHECK_SECONDS
        while True:
            try:
                async with self._pool.acquire() as connection, _writing(connection):
                    found = await connection.fetchval(_DIGEST, records[-1].number)
                    return bool(found == records[-1].digest)
            except UNAVAILABLE as error:
                if loop.time() >= until:
                    message = f"the database went away while it took the records: {error}"
                    raise StoreUnsure(message) from error
                await asyncio.sleep(_CHECK_EVERY)

    async def _append_all(self, connection: Any, appends: Sequence[Append]) -> list[Answer]:
        epochs = await self._epochs(connection, appends)
        number, previous = 0, GENESIS
        keyed: dict[str, list[Kept]] = {"key": [], "kept": []}
        versions: dict[str, int] = {}
        keys = [append.key for append in appends if append.key]
        streams = {part.stream for append in appends for part in append.streams}
        for what, name, count, first, second in await connection.fetch(_STANDING, keys, streams):
            if what == "head":
                number, previous = count, first
            elif what in keyed:
                keyed[what].append((name, first, second))
            else:
                versions[name] = count or 0
        known = known_keys(keyed["key"], keyed["kept"])
        answers: list[Answer] = []
        for append in appends:
            answer = _fenced(append, epochs) or decide_append(
                append, known, versions, number, previous
            )
            answers.append(answer)
            if isinstance(answer, Stored) and answer.records:
                number, previous = answer.records[-1].number, answer.records[-1].digest
        await _store(connection, stored_records(answers))
        return answers

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """What is kept for keys used before."""
        with _reached("cannot be asked"):
            async with self._pool.acquire() as connection:
                return await self._known(connection, list(keys))

    async def _known(self, connection: Any, keys: list[str]) -> dict[str, tuple[bytes, bytes]]:
        query = "select key, request, answer from {} where key <> '' and key = any($1)"
        records = await connection.fetch(query.format("record"), keys)
        return known_keys(records, await connection.fetch(query.format("answer"), keys))

    async def _epochs(self, connection: Any, appends: Sequence[Append]) -> dict[str, int]:
        """The epochs of leases, which nobody can claim before this transaction has ended."""
        leased = [part.stream for append in appends for part in append.streams if part.epoch]
        if not leased:
            return {}
        query = "select stream, epoch from lease where stream = any($1) for share"
        return {row["stream"]: row["epoch"] for row in await connection.fetch(query, leased)}

    async def _head(self, connection: Any) -> tuple[int, bytes]:
        row = await connection.fetchrow(
            "select number, digest from record order by number desc limit 1"
        )
        return (row["number"], row["digest"]) if row else (0, GENESIS)

    async def read(
        self, *, after: int = 0, stream: str | None = None, version: int = 0
    ) -> AsyncIterator[Record]:
        """Records in order, a page at a time; the first is short, for who wants a few."""
        columns, most = ", ".join(_COLUMNS), PAGE_FIRST
        where, order = "number > $1", "number"
        if stream is not None:
            # In the order of the index: by number, all the rest of the stream would be sorted.
            where, order = "stream = $3 and version > $1", "version"
        query = f"select {columns} from record where {where} order by {order} limit $2"
        start = after if stream is None else version
        while True:
            values = (start, most) if stream is None else (start, most, stream)
            with _reached("cannot be read"):
                rows = await self._pool.fetch(query, *values)
            page = list(map(Record._make, rows))
            ensure_undamaged(page, stream, start)
            for record in page:
                yield record
            if len(rows) < most:
                return
            start, most = rows[-1][order], _PAGE

    async def find(self, sought: Sought) -> list[Record]:
        """The first records that fit."""
        query, values = _search(sought)
        with _reached("cannot be read"):
            rows = await self._pool.fetch(query, *values)
        return list(map(Record._make, rows))

    async def adopt(self, records: Sequence[Record], answers: Sequence[Kept]) -> None:
        """Take over records of another log as they are, where they follow on."""
        with _reached("did not take the records"):
            async with self._pool.acquire() as connection, _writing(connection):
                ensure_follows(await self._head(connection), records)
                await _store(connection, records, answers)

    async def reader(self) -> "PostgresStore":
        """The database serves many at once; closing this one leaves the other open."""
        return _Reader(self._pool)

    async def streams(self, prefix: str) -> list[str]:
        """Streams by the beginning of their names."""
        query = (
            "select stream from record where version = 1 and starts_with(stream, $1)"
            " order by number"
        )
        with _reached("cannot be read"):
            return [row["stream"] for row in await self._pool.fetch(query, prefix)]

    async def head(self) -> tuple[int, bytes]:
        """The last record's number and hash."""
        with _reached("cannot be asked"):
            async with self._pool.acquire() as connection:
                return await self._head(connection)

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a stream's newest snapshot."""
        query = (
            "insert into snapshot (stream, version, number, payload) values ($1, $2, $3, $4)"
            " on conflict (stream) do update set version = excluded.version,"
            " number = excluded.number, payload = excluded.payload"
        )
        with _reached("does not take a snapshot"):
            digest = await self._pool.fetchval(_DIGEST, snapshot.number)
            kept = seal_snapshot(self.snapshot_key, snapshot, digest or b"")
            values = (kept.stream, kept.version, kept.number, kept.payload)
            await self._pool.execute(query, *values)

    async def load_snapshots(self) -> dict[str, Snapshot]:
        """The newest snapshot of each stream."""
        query = (
            "select s.stream, s.version, s.number, s.payload, coalesce(r.digest, '') as digest"
            " from snapshot s left join record r on r.number = s.number"
        )
        with _reached("cannot be read"):
            rows = [dict(row) for row in await self._pool.fetch(query)]
        kept = [(row.pop("digest"), row) for row in rows]
        pairs = ((Snapshot(**row), digest) for digest, row in kept)
        opened, self.left_aside = open_snapshots(self.snapshot_key, pairs)
        return opened

    async def examine(self) -> list[str]:
        """What is out of order of all that is derived from records."""
        with _reached("cannot be read"):
            return await database_faults(self._pool, whole=True)

    async def quick_check(self) -> list[str]:
        """The same as far as it can be seen in a moment."""
        with _reached("cannot be read"):
            return [*self.mended, *await database_faults(self._pool, whole=False)]

    async def role_faults(self) -> list[str]:
        """What the role that runs the house may do beyond its work."""
        with _reached("cannot be read"):
            return await role_faults(self._pool)

    async def close(self) -> None:
        """Let go of the database."""
        await close_pool(self._pool)


class _Reader(PostgresStore):
    """Reads through another's connections."""

    async def close(self) -> None:
        """They are not ours to let go of."""


def _search(sought: Sought) -> tuple[str, list[Any]]:
    """A search as SQL."""
    where = ["number > $1 and number < $2"]
    values: list[Any] = [sought.after, sought.before]
    order = "number"
    terms: tuple[tuple[Any, str], ...] = (
        (sought.stream, "stream = ${}"),
        (sought.streams, "starts_with(stream, ${})"),
        (list(sought.kinds), "kind = any(${}::text[])"),
        (sought.holds, "position(${}::bytea in payload) > 0"),
        (sought.since, "at >= ${}"),
    )
    for value, term in terms:
        if value:
            values.append(value)
            where.append(term.format(len(values)))
    if sought.stream:
        order = "version"
    elif sought.kinds and MOST_KIND not in sought.kinds:
        where.append(f"kind <> '{MOST_KIND}'")
    way, count = "desc" if sought.newest else "asc", min(sought.count, PAGE_MAX)
    query = f"select {', '.join(_COLUMNS)} from record where {' and '.join(where)}"
    return f"{query} order by {order} {way} limit {count}", values


def _fenced(append: Append, epochs: dict[str, int]) -> Fenced | None:
    """Whether an append was decided under a lease that has gone to another node."""
    for part in append.streams:
        if part.epoch and epochs.get(part.stream) != part.epoch:
            return Fenced(part.stream)
    return None
