"""The log in one SQLite file: write-ahead, flushed to disk before anything is answered."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from croupier.log.deciding import decide_append, stored_keys, stored_records
from croupier.log.record import GENESIS, Record
from croupier.log.store import (
    MOST_KIND,
    MOST_STREAMS,
    PAGE_MAX,
    Answer,
    Append,
    Kept,
    Snapshot,
    Sought,
    Stored,
    StoreUnavailable,
    StoreUnsure,
    ensure_follows,
)

T = TypeVar("T")

SCHEMA_VERSION = 1
_SCHEMA = """
create table record (
    number integer primary key,
    stream text not null,
    version integer not null,
    at integer not null,
    actor text not null,
    cause text not null,
    key text not null,
    kind text not null,
    payload blob not null,
    previous blob not null,
    digest blob not null,
    unique (stream, version)
) strict;
create trigger record_is_never_changed before update on record
    begin select raise(abort, 'a record is never changed'); end;
create trigger record_is_never_removed before delete on record
    begin select raise(abort, 'a record is never removed'); end;
create table answer (
    key text primary key, request blob not null, answer blob not null
) strict, without rowid;
create table snapshot (
    stream text primary key,
    version integer not null,
    number integer not null,
    payload blob not null
) strict, without rowid;
"""
#: A short list of all streams, for a start that looks for some without reading every record.
_FIRSTS = "create index if not exists record_first on record (stream) where version = 1"
#: Finds the few records of all other kinds without a look at those of the kind that most are of.
_KINDS = f"create index if not exists record_kind on record (kind) where kind <> '{MOST_KIND}'"
_COLUMNS = "number, stream, version, at, actor, cause, key, kind, payload, previous, digest"
_INSERT = f"insert into record ({_COLUMNS}) values (?,?,?,?,?,?,?,?,?,?,?)"
_PAGE = 1000


class SqliteStore:
    """One file, one writing thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._connection: sqlite3.Connection | None = None

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open a log, making it where there is none."""
        store = cls(path)
        await store._run(store._connect)
        return store

    async def _run(self, work: Callable[[], T]) -> T:
        """Do something on the writing thread; what the disk refuses is told as such."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except sqlite3.Error as error:
            # A flush that failed may still have reached the disk, and show after a crash.
            unsure = getattr(error, "sqlite_errorname", "") == "SQLITE_IOERR_FSYNC"
            kind = StoreUnsure if unsure else StoreUnavailable
            raise kind(f"{self.path}: {error}") from error

    def _connect(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        # A text that is damaged on disk is read as it is, so that its hash can tell on it.
        connection.text_factory = lambda text: text.decode("utf-8", "replace")
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma busy_timeout = 5000")
        found = connection.execute("pragma user_version").fetchone()[0]
        if found == 0:
            connection.executescript(
                f"begin immediate; {_SCHEMA} pragma user_version = {SCHEMA_VERSION}; commit;"
            )
        elif found != SCHEMA_VERSION:
            raise sqlite3.DatabaseError(f"schema {found}, this program reads {SCHEMA_VERSION}")
        with contextlib.suppress(sqlite3.OperationalError):
            # A copy that may only be read does without.
            connection.execute(_FIRSTS)
            connection.execute(_KINDS)
        self._connection = connection

    @property
    def _db(self) -> sqlite3.Connection:
        if self._connection is None:
            raise sqlite3.ProgrammingError("the log is closed")
        return self._connection

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store appends in one transaction and one flush, each for itself whole or not at all."""
        return await self._run(lambda: self._append_all(appends))

    def _append_all(self, appends: Sequence[Append]) -> list[Answer]:
        db = self._db
        db.execute("begin immediate")
        try:
            answers = self._decide_all(appends)
            db.executemany(_INSERT, map(_row, stored_records(answers)))
            db.executemany(
                "insert into answer (key, request, answer) values (?,?,?)",
                stored_keys(appends, answers),
            )
            db.execute("commit")
        except BaseException:
            if db.in_transaction:
                db.execute("rollback")
            raise
        return answers

    def _decide_all(self, appends: Sequence[Append]) -> list[Answer]:
        """What becomes of each append, in their order, before any of them is written."""
        number, previous = self._head()
        known = self._known([append.key for append in appends if append.key])
        streams = {part.stream for append in appends for part in append.streams}
        versions = {stream: self._version(stream) for stream in streams}
        answers: list[Answer] = []
        for append in appends:
            answer = decide_append(append, known, versions, number, previous)
            answers.append(answer)
            if isinstance(answer, Stored) and answer.records:
                number, previous = answer.records[-1].number, answer.records[-1].digest
        return answers

    def _known(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        query = (
            "select key, request, answer from answer where key in (select value from json_each(?))"
        )
        rows = self._db.execute(query, (json.dumps(keys),)) if keys else ()
        return {key: (request, answer) for key, request, answer in rows}

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """What is kept for keys used before."""
        return await self._run(lambda: self._known(keys))

    def _version(self, stream: str) -> int:
        row = self._db.execute(
            "select max(version) from record where stream = ?", (stream,)
        ).fetchone()
        return int(row[0] or 0)

    def _head(self) -> tuple[int, bytes]:
        row = self._db.execute(
            "select number, digest from record order by number desc limit 1"
        ).fetchone()
        return (row[0], row[1]) if row else (0, GENESIS)

    async def read(
        self, *, after: int = 0, stream: str | None = None, version: int = 0
    ) -> AsyncIterator[Record]:
        """Records in order, a page at a time."""
        while True:
            page = await self._run(lambda: self._page(after, stream, version))  # noqa: B023
            for record in page:
                yield record
            if len(page) < _PAGE:
                return
            after, version = page[-1].number, page[-1].version

    def _page(self, after: int, stream: str | None, version: int) -> list[Record]:
        where: str = "number > ?"
        values: tuple[Any, ...] = (after,)
        if stream is not None:
            where, values = "stream = ? and version > ?", (stream, version)
        query = f"select {_COLUMNS} from record where {where} order by number limit {_PAGE}"
        return list(_records(self._db.execute(query, values)))

    async def find(self, sought: Sought) -> list[Record]:
        """The first records that fit."""
        query, values = _search(sought)
        return await self._run(lambda: list(_records(self._db.execute(query, values))))

    async def adopt(self, records: Sequence[Record], answers: Sequence[Kept]) -> None:
        """Take over records of another log as they are, where they follow on."""
        await self._run(lambda: self._adopt(records, answers))

    def _adopt(self, records: Sequence[Record], answers: Sequence[Kept]) -> None:
        db = self._db
        db.execute("begin immediate")
        try:
            ensure_follows(self._head(), records)
            marks = ",".join("?" * 11)
            rows = map(_row, records)
            db.executemany(f"insert into record ({_COLUMNS}) values ({marks})", rows)
            db.executemany("insert into answer (key, request, answer) values (?,?,?)", answers)
            db.execute("commit")
        except BaseException:
            if db.in_transaction:
                db.execute("rollback")
            raise

    async def reader(self) -> "SqliteStore":
        """A connection and a thread of its own, which cannot write."""
        store = await SqliteStore.open(self.path)
        await store._run(lambda: store._db.execute("pragma query_only = on"))
        return store

    async def streams(self, prefix: str) -> list[str]:
        """Streams by the beginning of their names."""
        query = "select stream from record where version = 1 and stream >= ? order by number"
        rows = await self._run(lambda: self._db.execute(query, (prefix,)).fetchall())
        return [stream for (stream,) in rows if stream.startswith(prefix)]

    async def head(self) -> tuple[int, bytes]:
        """The last record's number and hash."""
        return await self._run(self._head)

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a stream's newest snapshot."""
        values = (snapshot.stream, snapshot.version, snapshot.number, snapshot.payload)
        await self._run(
            lambda: self._db.execute("insert or replace into snapshot values (?,?,?,?)", values)
        )

    async def load_snapshots(self) -> dict[str, Snapshot]:
        """The newest snapshot of each stream."""
        rows = await self._run(
            lambda: self._db.execute(
                "select stream, version, number, payload from snapshot"
            ).fetchall()
        )
        return {
            stream: Snapshot(stream=stream, version=version, number=number, payload=payload)
            for stream, version, number, payload in rows
        }

    async def backup(self, to: Path) -> None:
        """A whole copy while the log is in use."""

        def copy() -> None:
            with sqlite3.connect(to) as target:
                self._db.backup(target)
            target.close()

        await self._run(copy)

    async def settle(self) -> None:
        """Bring everything into the one file, so that it may be moved."""
        await self._run(lambda: self._db.execute("pragma journal_mode = delete"))

    async def close(self) -> None:
        """Let go of the file."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await self._run(connection.close)
        self._thread.shutdown()


def _search(sought: Sought) -> tuple[str, tuple[Any, ...]]:
    """A search as SQL, written so that it walks the index that fits it.

    The planner does not know that most records are of one kind and of tables. A plus before a
    column keeps its index out of the choice.
    """
    rare = bool(sought.kinds) and MOST_KIND not in sought.kinds and not sought.stream
    few = bool(sought.streams) and not sought.streams.startswith(MOST_STREAMS)
    plus = "" if few and not rare else "+"
    beside = "+" if rare or few else ""
    where = [f"{beside}number > ? and {beside}number < ?"]
    values: list[Any] = [sought.after, sought.before]
    order = f"{beside}number"
    if sought.stream:
        # Within a stream versions and numbers go the same way, and its index has the versions.
        where, values, order = [*where, "stream = ?"], [*values, sought.stream], "version"
    if sought.streams:
        # Text compares by its bytes here, so the names that begin so lie side by side.
        end = f"{sought.streams[:-1]}{chr(ord(sought.streams[-1]) + 1)}"
        where.append(f"{plus}stream >= ? and {plus}stream < ?")
        values += [sought.streams, end]
    if sought.kinds:
        where.append(f"kind in ({','.join('?' * len(sought.kinds))})")
        values += sought.kinds
    if rare:
        where.append(f"kind <> '{MOST_KIND}'")
    if sought.says:
        where, values = [*where, "instr(payload, ?) > 0"], [*values, sought.says]
    if sought.since:
        where, values = [*where, "at >= ?"], [*values, sought.since]
    way, count = "desc" if sought.newest else "asc", min(sought.count, PAGE_MAX)
    query = f"select {_COLUMNS} from record where {' and '.join(where)}"
    return f"{query} order by {order} {way} limit {count}", tuple(values)


def _row(record: Record) -> tuple[Any, ...]:
    return (
        record.number,
        record.stream,
        record.version,
        record.at,
        record.actor,
        record.cause,
        record.key,
        record.kind,
        record.payload,
        record.previous,
        record.digest,
    )


def _records(rows: Iterable[tuple[Any, ...]]) -> Iterable[Record]:
    for row in rows:
        yield Record(
            number=row[0],
            stream=row[1],
            version=row[2],
            at=row[3],
            actor=row[4],
            cause=row[5],
            key=row[6],
            kind=row[7],
            payload=row[8],
            previous=row[9],
            digest=row[10],
        )
