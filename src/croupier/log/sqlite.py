"""The log in one SQLite file: write-ahead, flushed to disk before anything is answered."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from croupier.log.memory import seal
from croupier.log.record import GENESIS, Record
from croupier.log.store import (
    Answer,
    Append,
    Conflict,
    Repeated,
    Snapshot,
    Stored,
    StoreUnavailable,
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
_COLUMNS = "number, stream, version, at, actor, cause, key, kind, payload, previous, digest"
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
            raise StoreUnavailable(f"{self.path}: {error}") from error

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
            number, previous = self._head()
            answers: list[Answer] = []
            for append in appends:
                answer = self._append_one(append, number, previous)
                if isinstance(answer, Stored) and answer.records:
                    number, previous = answer.records[-1].number, answer.records[-1].digest
                answers.append(answer)
            db.execute("commit")
        except BaseException:
            if db.in_transaction:
                db.execute("rollback")
            raise
        return answers

    def _append_one(self, append: Append, number: int, previous: bytes) -> Answer:
        if append.key:
            row = self._db.execute(
                "select request, answer from answer where key = ?", (append.key,)
            ).fetchone()
            if row is not None:
                return Repeated(row[1], row[0] == append.request)
        for part in append.streams:
            actual = self._version(part.stream)
            if actual != part.expected:
                return Conflict(part.stream, part.expected, actual)
        records = seal(append, number, previous)
        self._db.executemany(
            f"insert into record ({_COLUMNS}) values (?,?,?,?,?,?,?,?,?,?,?)", map(_row, records)
        )
        if append.key:
            self._db.execute(
                "insert into answer (key, request, answer) values (?,?,?)",
                (append.key, append.request, append.answer),
            )
        return Stored(records)

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """What is kept for keys used before."""
        query = "select request, answer from answer where key = ?"

        def find() -> dict[str, tuple[bytes, bytes]]:
            found = {key: self._db.execute(query, (key,)).fetchone() for key in keys}
            return {key: (row[0], row[1]) for key, row in found.items() if row is not None}

        return await self._run(find)

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

    async def close(self) -> None:
        """Let go of the file."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await self._run(connection.close)
        self._thread.shutdown()


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
