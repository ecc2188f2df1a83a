"""The log in PostgreSQL: the same promises, for a house of several machines."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg

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

#: One writer at a time numbers and chains records; the lock ends with its transaction.
_WRITER_LOCK = 6_734_219_001
_COLUMNS = (
    "number",
    "stream",
    "version",
    "at",
    "actor",
    "cause",
    "key",
    "kind",
    "payload",
    "previous",
    "digest",
)
_PAGE = 1000
_SCHEMA = """
create table if not exists record (
    number bigint primary key,
    stream text not null,
    version bigint not null,
    at bigint not null,
    actor text not null,
    cause text not null,
    key text not null,
    kind text not null,
    payload bytea not null,
    previous bytea not null,
    digest bytea not null,
    unique (stream, version)
);
create or replace function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'a record is never changed or removed'; end $$;
create or replace trigger record_is_never_changed before update or delete or truncate on record
    execute function refuse_change();
create table if not exists answer (
    key text primary key, request bytea not null, answer bytea not null
);
create table if not exists snapshot (
    stream text primary key, version bigint not null, number bigint not null, payload bytea not null
);
"""
_UNAVAILABLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresStore:
    """A pool of connections to one database."""

    def __init__(self, pool: "asyncpg.Pool[Any]") -> None:
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Open a log, making its tables where there are none."""
        try:
            pool = await asyncpg.create_pool(url, min_size=1, max_size=4)
            async with pool.acquire() as connection, connection.transaction():
                await connection.execute("select pg_advisory_xact_lock($1)", _WRITER_LOCK)
                await connection.execute(_SCHEMA)
        except _UNAVAILABLE as error:
            raise StoreUnavailable(f"the database cannot be opened: {error}") from error
        return cls(pool)

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store appends in one transaction, each for itself whole or not at all."""
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("select pg_advisory_xact_lock($1)", _WRITER_LOCK)
                return await self._append_all(connection, appends)
        except _UNAVAILABLE as error:
            raise StoreUnavailable(f"the database did not take the records: {error}") from error

    async def _append_all(self, connection: Any, appends: Sequence[Append]) -> list[Answer]:
        number, previous = await self._head(connection)
        known = await self._known(connection, [append.key for append in appends if append.key])
        streams = [part.stream for append in appends for part in append.streams]
        versions = await self._versions(connection, streams)
        answers: list[Answer] = []
        records: list[Record] = []
        for append in appends:
            answer = _decide(append, known, versions, number, previous)
            answers.append(answer)
            if not isinstance(answer, Stored):
                continue
            records.extend(answer.records)
            versions.update({record.stream: record.version for record in answer.records})
            if append.key:
                known[append.key] = (append.request, append.answer)
            if answer.records:
                number, previous = answer.records[-1].number, answer.records[-1].digest
        await self._write(connection, records, appends, answers)
        return answers

    async def _write(
        self,
        connection: Any,
        records: list[Record],
        appends: Sequence[Append],
        answers: list[Answer],
    ) -> None:
        rows = [tuple(getattr(record, column) for column in _COLUMNS) for record in records]
        await connection.copy_records_to_table("record", records=rows, columns=_COLUMNS)
        keyed = [
            (append.key, append.request, append.answer)
            for append, answer in zip(appends, answers, strict=True)
            if append.key and isinstance(answer, Stored)
        ]
        await connection.copy_records_to_table(
            "answer", records=keyed, columns=("key", "request", "answer")
        )

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """What is kept for keys used before."""
        async with self._pool.acquire() as connection:
            return await self._known(connection, list(keys))

    async def _known(self, connection: Any, keys: list[str]) -> dict[str, tuple[bytes, bytes]]:
        rows = await connection.fetch(
            "select key, request, answer from answer where key = any($1)", keys
        )
        return {row["key"]: (row["request"], row["answer"]) for row in rows}

    async def _versions(self, connection: Any, streams: list[str]) -> dict[str, int]:
        rows = await connection.fetch(
            "select stream, max(version) as version from record"
            " where stream = any($1) group by stream",
            streams,
        )
        return {row["stream"]: row["version"] for row in rows}

    async def _head(self, connection: Any) -> tuple[int, bytes]:
        row = await connection.fetchrow(
            "select number, digest from record order by number desc limit 1"
        )
        return (row["number"], row["digest"]) if row else (0, GENESIS)

    async def read(
        self, *, after: int = 0, stream: str | None = None, version: int = 0
    ) -> AsyncIterator[Record]:
        """Records in order, a page at a time."""
        columns = ", ".join(_COLUMNS)
        where = "number > $1" if stream is None else "stream = $2 and version > $1"
        query = f"select {columns} from record where {where} order by number limit {_PAGE}"
        start = after if stream is None else version
        while True:
            values = (start,) if stream is None else (start, stream)
            rows = await self._pool.fetch(query, *values)
            for row in rows:
                yield Record(**dict(row))
            if len(rows) < _PAGE:
                return
            start = rows[-1]["number" if stream is None else "version"]

    async def head(self) -> tuple[int, bytes]:
        """The last record's number and hash."""
        async with self._pool.acquire() as connection:
            return await self._head(connection)

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a stream's newest snapshot."""
        await self._pool.execute(
            "insert into snapshot (stream, version, number, payload) values ($1, $2, $3, $4)"
            " on conflict (stream) do update set version = excluded.version,"
            " number = excluded.number, payload = excluded.payload",
            snapshot.stream,
            snapshot.version,
            snapshot.number,
            snapshot.payload,
        )

    async def load_snapshots(self) -> dict[str, Snapshot]:
        """The newest snapshot of each stream."""
        rows = await self._pool.fetch("select stream, version, number, payload from snapshot")
        return {row["stream"]: Snapshot(**dict(row)) for row in rows}

    async def close(self) -> None:
        """Let go of the database."""
        await self._pool.close()


def _decide(
    append: Append,
    known: dict[str, tuple[bytes, bytes]],
    versions: dict[str, int],
    number: int,
    previous: bytes,
) -> Answer:
    if append.key and append.key in known:
        request, answer = known[append.key]
        return Repeated(answer, request == append.request)
    for part in append.streams:
        actual = versions.get(part.stream, 0)
        if actual != part.expected:
            return Conflict(part.stream, part.expected, actual)
    return Stored(seal(append, number, previous))
