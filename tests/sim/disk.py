"""A disk that fails as disks do, under the store that a house on one machine really has.

SQLite keeps its pages in memory here; what becomes of a commit is the disk's to say. A commit that
was flushed survives a power cut. One that was not is lost, or comes to light afterwards, and a
flush that failed leaves behind what a crash may bring back until something else lies in its place.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from croupier.evening.chance import Chance
from croupier.house.log.record import Record
from croupier.house.log.sqlite import SqliteStore
from tests.sim.chance import between
from tests.sim.loop import Process, SimLoop

T = TypeVar("T")
_WIDTH = len(Record._fields)
_COLUMNS = ", ".join(Record._fields)
_INSERT = f"insert into record ({_COLUMNS}) values ({', '.join('?' * len(Record._fields))})"
#: How long a flush takes, in seconds, on a good day and on a bad one.
_QUICK = (0.0003, 0.004)
_SLOW = (0.05, 1.2)
Flushed = Callable[[Sequence[Record]], None]


class Disk:
    """One machine's disk: its file outlives every process that opens it."""

    def __init__(self, chance: Chance, flushed: Flushed) -> None:
        self._chance = chance
        self._flushed = flushed
        self.file = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self.file.text_factory = lambda text: text.decode("utf-8", "replace")
        self.full = False
        self.slow = False
        self.flush_fails = False
        #: Whether a commit is flushed; a store that does not want it finds out at a power cut.
        self.synchronous = False
        #: The last record that is safe, and those that were written since.
        self.durable = 0
        self.unflushed: list[Record] = []
        #: What a failed flush may have left behind the end of the log.
        self._left_behind: list[Record] = []

    def seconds(self) -> float:
        """How long half of something takes."""
        return between(self._chance, *(_SLOW if self.slow else _QUICK)) / 2

    def commit(self) -> None:
        """Flush what a transaction has written, as far as the disk lets it."""
        group = self.unflushed
        if self.flush_fails and group:
            self._left_behind, self.unflushed = group, []
            raise _failure("disk I/O error", "SQLITE_IOERR_FSYNC")
        self.file.execute("commit")
        if group and self.synchronous:
            self._keep(group)

    def _keep(self, group: list[Record]) -> None:
        self._left_behind, self.unflushed = [], []
        self.durable = group[-1].number
        self._flushed(group)

    def cut_power(self) -> None:
        """Whatever was not flushed is gone, unless it comes to light."""
        if self.file.in_transaction:
            self.file.execute("rollback")
        self._lose_unflushed()
        if self._left_behind and self._chance.one_in(2):
            self.file.executemany(_INSERT, self._left_behind)
            self._keep(self._left_behind)
        self._left_behind, self.unflushed = [], []
        self.synchronous = False

    def _lose_unflushed(self) -> None:
        newest = self.file.execute("select max(number) from record").fetchone()[0] or 0
        if newest > self.durable:
            self.file.execute("drop trigger record_is_never_removed")
            self.file.execute("delete from record where number > ?", (self.durable,))


def _failure(detail: str, name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(detail)
    error.sqlite_errorname = name
    return error


class _Connection:
    """What the store takes for a connection to its file."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._file = disk.file

    @property
    def in_transaction(self) -> bool:
        return self._file.in_transaction

    def execute(self, sql: str, values: Any = ()) -> Any:
        if sql == "commit":
            self._disk.commit()
            return None
        if sql == "rollback":
            self._disk.unflushed = []
        if self._disk.full and sql.startswith("insert"):
            raise _failure("database or disk is full", "SQLITE_FULL")
        done = self._file.execute(sql, values)
        if sql.startswith("insert into record"):
            rows = (values[at : at + _WIDTH] for at in range(0, len(values), _WIDTH))
            self._disk.unflushed += map(Record._make, rows)
        return done

    def executemany(self, sql: str, rows: Any) -> Any:
        return self._file.executemany(sql, rows)

    def executescript(self, sql: str) -> Any:
        if "pragma synchronous = full" in sql:
            self._disk.synchronous = True
        return self._file.executescript(sql)

    def close(self) -> None:
        """The file outlives who opened it."""


class DiskWorker:
    """The thread of the store: each job takes its time before it is done and before it is known."""

    def __init__(self, loop: SimLoop, process: Process, disk: Disk) -> None:
        self._loop = loop
        self._thread = process.thread("log")
        self._main = process
        self._disk = disk
        self._jobs: deque[tuple[asyncio.Future[Any], Callable[[], Any]]] = deque()
        self._busy = False

    @property
    def is_idle(self) -> bool:
        """Never: what is done takes its time, in which others go on."""
        return False

    async def run(self, work: Callable[[], T]) -> T:
        """Do something after all that was sent before."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.append((future, work))
        if not self._busy:
            self._busy = True
            self._loop.call_in(self._thread, self._disk.seconds(), self._work)
        return await future

    def _work(self) -> None:
        future, work = self._jobs.popleft()
        result, failure = None, None
        try:
            result = work()
        except Exception as error:
            failure = error
        delay = self._disk.seconds()
        self._loop.call_in(self._main, delay, _settle, future, result, failure)
        if self._jobs:
            self._loop.call_in(self._thread, delay + self._disk.seconds(), self._work)
        else:
            self._loop.call_in(self._thread, delay, self._rest)

    def _rest(self) -> None:
        self._busy = bool(self._jobs)
        if self._busy:
            self._loop.call_in(self._thread, self._disk.seconds(), self._work)

    def close(self) -> None:
        """Nothing to join."""


def _settle(future: "asyncio.Future[Any]", result: Any, failure: Exception | None) -> None:
    if future.done():
        return
    if failure is not None:
        future.set_exception(failure)
    else:
        future.set_result(result)


class DiskStore(SqliteStore):
    """The real store on a simulated disk."""

    def __init__(self, loop: SimLoop, process: Process, disk: Disk) -> None:
        super().__init__(Path(":memory:"), DiskWorker(loop, process, disk))
        self._disk = disk

    def _connect(self, *, read_only: bool) -> None:
        self._open(_Connection(self._disk), read_only=read_only)  # type: ignore[arg-type]

    @classmethod
    async def start(cls, loop: SimLoop, process: Process, disk: Disk) -> "DiskStore":
        """Open the log of a disk."""
        store = cls(loop, process, disk)
        await store._run(lambda: store._connect(read_only=False))
        return store

    async def reader(self) -> SqliteStore:
        """The same file."""
        return self
