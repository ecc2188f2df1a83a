"""The log in one SQLite file: write-ahead, flushed to disk before anything is answered."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

from croupier.house.log.append import decide_append, known_keys, stored_records
from croupier.house.log.own_end import OwnEnd
from croupier.house.log.proofs import SqliteProofs
from croupier.house.log.record import GENESIS, Record
from croupier.house.log.snapshot_seal import open_snapshots, seal_snapshot
from croupier.house.log.sqlite_schema import (
    FOUND_BY,
    WRITING,
    index_faults,
    missing,
    prepare,
    readable_columns,
    schema_faults,
)
from croupier.house.log.store import (
    MOST_KIND,
    MOST_STREAMS,
    PAGE_FIRST,
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
    ensure_undamaged,
)
from croupier.house.log.thread import Worker, WorkThread

T = TypeVar("T")

_COLUMNS = ", ".join(Record._fields)
_PAGE = 1000
#: How many things one statement is about at most.
_AT_ONCE = 64
_PATIENT = "pragma busy_timeout = 5000"
#: So few appends may be stored at once, on the event loop's own thread, while one takes no longer
#: than this on average; after so many of them what was written ahead is moved beside it.
_AT_ONCE_NOW = 16
_QUICK_SECONDS = 0.001
_MOVED_EVERY = 1500
#: So many statements are kept ready, among them each that is about many things.
_STATEMENTS = 256
#: So many streams' versions are remembered from one append to the next.
_REMEMBERED = 20_000


def _inserts(table: str, columns: str) -> list[str]:
    row = f"({','.join('?' * len(columns.split(',')))})"
    into = f"insert into {table} ({columns}) values "
    return [into + ",".join([row] * count) for count in range(_AT_ONCE + 1)]


def _keyed(table: str, where: str) -> list[str]:
    query = f"select key, request, answer from {table} where {where}"
    return [query.format(",".join("?" * count)) for count in range(_AT_ONCE + 1)]


#: Statements by the number of things that each is about.
_INSERT_RECORDS = _inserts("record", _COLUMNS)
_INSERT_ANSWERS = _inserts("answer", "key, request, answer")
#: A list of one is taken for an equality, and that key put into what the index is over, which is
#: walked through whole then; with nothing beside it a list stays one, at every form of the index.
_KEYED = _keyed("record", f"key <> '' and {FOUND_BY} in ({{0}}) and key in ({{0}},null)")
_ANSWERS = _keyed("answer", "key in ({0})")


@dataclass(slots=True)
class _Known:
    """What is known of the log without reading it, as long as nobody else has written to it."""

    changes: int
    number: int
    digest: bytes
    versions: dict[str, int]


class SqliteStore:
    """One file, one writing thread."""

    def __init__(self, path: Path, worker: Worker | None = None) -> None:
        """`worker` does all that is done to the file; a thread of its own if there is none."""
        self.path = path
        self._thread: Worker = worker or WorkThread("log")
        self._connection: sqlite3.Connection | None = None
        self._last: _Known | None = None
        #: What another hand has written behind us.
        self.own = OwnEnd()
        #: Keys of appends whose flush failed: until others are flushed in their place, a crash
        #: may bring them to light, so nobody gets the answer that they are not there.
        self._in_doubt: set[str] = set()
        self.proofs = SqliteProofs(self._run, lambda: self._db)
        #: How long an append takes on average, and how many were made at once since pages moved.
        self._seconds = 5 * _QUICK_SECONDS
        self._unmoved = 0
        self._moving: asyncio.Future[None] | None = None
        self._columns = _COLUMNS
        self.snapshot_key = b""
        self.left_aside: list[str] = []
        #: Whether an earlier program kept answers beside the records.
        self._keeps_answers = False
        #: Guards and indexes that had been taken away, and were made again.
        self.mended: list[str] = []

    @classmethod
    async def open(cls, path: Path, *, read_only: bool = False) -> "SqliteStore":
        """Open a log, making it where there is none; one that is only read is left as it is."""
        store = cls(path)
        await store._run(lambda: store._connect(read_only=read_only))
        return store

    async def _run(self, work: Callable[[], T]) -> T:
        """Do something on the writing thread; what the disk refuses is reported as such."""
        try:
            return await self._thread.run(work)
        except sqlite3.Error as error:
            raise self._failure(error) from error

    def _failure(self, error: sqlite3.Error) -> StoreUnavailable:
        # A flush that failed may still have reached the disk, and show after a crash.
        unsure = getattr(error, "sqlite_errorname", "") == "SQLITE_IOERR_FSYNC"
        kind = StoreUnsure if unsure else StoreUnavailable
        return kind(f"{self.path}: {error}")

    def _connect(self, *, read_only: bool) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, cached_statements=_STATEMENTS
        )
        # A text that is damaged on disk is read as it is, so that its hash shows the damage.
        connection.text_factory = lambda text: text.decode("utf-8", "replace")
        self._open(connection, read_only=read_only)

    def _open(self, connection: sqlite3.Connection, *, read_only: bool) -> None:
        connection.execute(_PATIENT)
        if read_only:
            connection.execute("pragma query_only = on")
            self._columns = readable_columns(connection)
            self.mended = missing(connection)
        else:
            connection.executescript(WRITING)
            self.mended = prepare(connection)
        self._keeps_answers = bool(connection.execute("select 1 from answer limit 1").fetchone())
        self._connection = connection

    @property
    def _db(self) -> sqlite3.Connection:
        if self._connection is None:
            raise sqlite3.ProgrammingError("the log is closed")
        return self._connection

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store appends in one transaction and one flush, each for itself whole or not at all."""
        with self._doubting(appends):
            answers = await self._run(lambda: self._append_timed(appends))
        self._end_doubt(answers)
        return answers

    def append_now(self, appends: Sequence[Append]) -> list[Answer] | None:
        """The same on the caller's thread, for a few while the disk is quick and nobody uses it.

        Half of what a single wager waits for is the way to the other thread and back.
        """
        db = self._connection
        if (
            db is None
            or len(appends) > _AT_ONCE_NOW
            or self._seconds > _QUICK_SECONDS
            or self._in_doubt
            or not self._thread.is_idle
        ):
            return None
        # Where somebody else writes to the file, that is waited for beside the event loop.
        db.execute("pragma busy_timeout = 0")
        try:
            with self._doubting(appends):
                answers = self._append_unless_busy(appends)
        finally:
            db.execute(_PATIENT)
        self._unmoved += len(appends)
        if self._unmoved >= _MOVED_EVERY:
            self._unmoved = 0
            self._moving = asyncio.ensure_future(self._move_pages())
        return answers

    def _append_unless_busy(self, appends: Sequence[Append]) -> list[Answer] | None:
        try:
            return self._append_timed(appends)
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
                return None
            raise self._failure(error) from error

    async def _move_pages(self) -> None:
        """Move what was written ahead into the file, which takes too long to do at once."""
        with contextlib.suppress(StoreUnavailable):
            await self._run(lambda: self._db.execute("pragma wal_checkpoint(passive)").fetchall())

    @contextlib.contextmanager
    def _doubting(self, appends: Sequence[Append]) -> Iterator[None]:
        """Remember what may or may not be stored, and do not say that such a key is not there."""
        try:
            yield
        except StoreUnavailable as error:
            keys = {append.key for append in appends if append.key}
            if isinstance(error, StoreUnsure):
                self._in_doubt |= keys
                self.own.forget()
            elif keys & self._in_doubt:
                raise StoreUnsure(str(error)) from error
            raise

    def _end_doubt(self, answers: Sequence[Answer]) -> None:
        if self._in_doubt and stored_records(answers):
            # These lie where what was in doubt lay.
            self._in_doubt.clear()

    def _append_timed(self, appends: Sequence[Append]) -> list[Answer]:
        """Store, and remember how long that takes nowadays."""
        began = perf_counter()
        try:
            return self._append_all(appends)
        finally:
            self._seconds += (perf_counter() - began - self._seconds) / 8

    def _append_all(self, appends: Sequence[Append]) -> list[Answer]:
        with self._writing() as db:
            last = self._known_last()
            # Whatever fails from here on leaves nothing that could be known wrongly.
            self._last = None
            answers = self._decide_all(appends, last)
            records = stored_records(answers)
            _insert(db, _INSERT_RECORDS, records)
        self._last = last
        self.own.write((last.number, last.digest))
        return answers

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction that is committed and flushed, or leaves nothing behind."""
        db = self._db
        db.execute("begin immediate")
        try:
            yield db
            db.execute("commit")
        except BaseException:
            if db.in_transaction:
                db.execute("rollback")
            raise

    def _known_last(self) -> _Known:
        """The head and the versions as of the last append, or afresh if another has written."""
        (changes,) = self._db.execute("pragma data_version").fetchone()
        last = self._last
        if last is None or last.changes != changes or len(last.versions) > _REMEMBERED:
            head = self._head()
            self.own.meet(head)
            return _Known(changes, *head, {})
        return last

    def _decide_all(self, appends: Sequence[Append], last: _Known) -> list[Answer]:
        """What becomes of each append, in their order, before any of them is written."""
        known = self._known([append.key for append in appends if append.key])
        versions, number, digest = last.versions, last.number, last.digest
        answers: list[Answer] = []
        for append in appends:
            for part in append.streams:
                if part.stream not in versions:
                    versions[part.stream] = self._version(part.stream)
            answer = decide_append(append, known, versions, number, digest)
            answers.append(answer)
            if type(answer) is Stored and answer.records:
                newest = answer.records[-1]
                number, digest = newest.number, newest.digest
        last.number, last.digest = number, digest
        return answers

    def _known(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        execute = self._db.execute
        records, kept = [], []
        for statement, some in _shared_out(_KEYED, keys):
            found_by = [key[key.find("/") + 1 :] for key in some]
            records += execute(statement, (*found_by, *some)).fetchall()
        if self._keeps_answers:
            for statement, some in _shared_out(_ANSWERS, keys):
                kept += execute(statement, some).fetchall()
        return known_keys(records, kept)

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """Request and answer of keys used before."""
        return await self._run(lambda: self._known(keys))

    def _version(self, stream: str) -> int:
        row = self._db.execute(
            "select max(version) from record where stream = ?", (stream,)
        ).fetchone()
        return int(row[0] or 0)

    def _head(self) -> tuple[int, bytes]:
        query = "select number, digest from record order by number desc limit 1"
        row = self._db.execute(query).fetchone()
        return (row[0], row[1]) if row else (0, GENESIS)

    async def read(
        self, *, after: int = 0, stream: str | None = None, version: int = 0
    ) -> AsyncIterator[Record]:
        """Records in order, a page at a time; the first is short, for who wants a few."""
        most = PAGE_FIRST
        while True:
            page = await self._run(lambda: self._page(after, stream, version, most))  # noqa: B023
            ensure_undamaged(page, stream, version)
            for record in page:
                yield record
            if len(page) < most:
                return
            after, version, most = page[-1].number, page[-1].version, _PAGE

    def _page(self, after: int, stream: str | None, version: int, most: int) -> list[Record]:
        where, order = "number > ?", "number"
        values: tuple[Any, ...] = (after,)
        if stream is not None:
            # In the order of the index: by number, all the rest of the stream would be sorted.
            where, order, values = "stream = ? and version > ?", "version", (stream, version)
        query = f"select {self._columns} from record where {where} order by {order} limit {most}"
        return list(map(Record._make, self._db.execute(query, values)))

    async def find(self, sought: Sought) -> list[Record]:
        """The first records that fit."""
        query, values = _search(sought, self._columns)
        return await self._run(lambda: list(map(Record._make, self._db.execute(query, values))))

    async def adopt(self, records: Sequence[Record], answers: Sequence[Kept]) -> None:
        """Take over records of another log as they are, where they follow on."""
        await self._run(lambda: self._adopt(records, answers))

    def _adopt(self, records: Sequence[Record], answers: Sequence[Kept]) -> None:
        self._last = None
        self.own.forget()
        with self._writing() as db:
            ensure_follows(self._head(), records)
            _insert(db, _INSERT_RECORDS, records)
            _insert(db, _INSERT_ANSWERS, answers)
            self._keeps_answers = self._keeps_answers or bool(answers)

    async def reader(self) -> "SqliteStore":
        """A connection and a thread of its own, which cannot write."""
        store = await SqliteStore.open(self.path, read_only=True)
        store.snapshot_key = self.snapshot_key
        return store

    async def streams(self, prefix: str) -> list[str]:
        """Streams by the beginning of their names."""
        # By the numbers of records the planner would walk through all of them; see `_search`.
        query = "select stream from record where version = 1 and stream >= ? order by +number"
        rows = await self._run(lambda: self._db.execute(query, (prefix,)).fetchall())
        return [stream for (stream,) in rows if stream.startswith(prefix)]

    async def head(self) -> tuple[int, bytes]:
        """The last record's number and hash."""
        return await self._run(self._head)

    async def check_for_others(self) -> None:
        """See whether another hand has written to the file since we did."""
        await self._run(lambda: self.own.meet(self._head()))

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a stream's newest snapshot."""

        def work() -> None:
            kept = seal_snapshot(self.snapshot_key, snapshot, self._digest(snapshot.number))
            values = (kept.stream, kept.version, kept.number, kept.payload)
            self._db.execute("insert or replace into snapshot values (?,?,?,?)", values)

        await self._run(work)

    async def load_snapshots(self) -> dict[str, Snapshot]:
        """The newest snapshot of each stream."""
        kept = await self._run(self._snapshots)
        opened, self.left_aside = open_snapshots(self.snapshot_key, kept)
        return opened

    def _snapshots(self) -> list[tuple[Snapshot, bytes]]:
        """Snapshots as they are kept, each with the hash of the record it stands on."""
        names = ("stream", "version", "number", "payload")
        rows = self._db.execute(f"select {', '.join(names)} from snapshot")
        kept = [Snapshot(**dict(zip(names, row, strict=True))) for row in rows]
        return [(snapshot, self._digest(snapshot.number)) for snapshot in kept]

    def _digest(self, number: int) -> bytes:
        query = "select digest from record where number = ?"
        row = self._db.execute(query, (number,)).fetchone()
        return bytes(row[0]) if row else b""

    async def examine(self) -> list[str]:
        """What is out of order of all that is derived from records."""
        return await self._run(lambda: self._examine(whole=True))

    async def quick_check(self) -> list[str]:
        """The same as far as it can be seen in a moment, for a start."""
        return [*self.mended, *await self._run(lambda: self._examine(whole=False))]

    def _examine(self, *, whole: bool) -> list[str]:
        db = self._db
        return [*schema_faults(db), *index_faults(db, whole=whole)]

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
        self._thread.close()


def _search(sought: Sought, columns: str) -> tuple[str, tuple[Any, ...]]:
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
    if sought.holds:
        where, values = [*where, "instr(payload, ?) > 0"], [*values, sought.holds]
    if sought.since:
        where, values = [*where, "at >= ?"], [*values, sought.since]
    way, count = "desc" if sought.newest else "asc", min(sought.count, PAGE_MAX)
    query = f"select {columns} from record where {' and '.join(where)}"
    return f"{query} order by {order} {way} limit {count}", tuple(values)


def _insert(db: sqlite3.Connection, statements: list[str], rows: Sequence[tuple[Any, ...]]) -> None:
    for statement, some in _shared_out(statements, rows):
        db.execute(statement, list(chain.from_iterable(some)))


def _shared_out(statements: list[str], things: Sequence[T]) -> Iterator[tuple[str, Sequence[T]]]:
    """Each statement with as many things as it takes, many at a time.

    The interpreter's lock is let go at every statement, and waited for behind the event loop.
    """
    for place in range(0, len(things), _AT_ONCE):
        some = things[place : place + _AT_ONCE]
        yield statements[len(some)], some
