"""Tables of a log checked in processes side by side, while one reads the log and follows its chain.

The chain, the keys, the signed heads and all that concerns several streams need every record in
its order, and stay with the one that reads. What a table's records say concerns that table alone:
each table goes to one worker, which keeps its book and has the engine compute it too.
"""

import multiprocessing
import os
from collections import Counter
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Final, NamedTuple, Self

import msgspec

from croupier.audit.keeping import AuditFailure
from croupier.audit.reading import Unreadable, read_table_event
from croupier.audit.table import TableBook
from croupier.audit.verify import FORGED, TableBooks
from croupier.cli.engine import EngineCheck
from croupier.house.log.record import Record
from croupier.table.declare import Event
from croupier.table.wagers import WagersChanged

#: A log with fewer records is checked before a worker would have started.
RECORDS_MIN: Final = 20_000
#: More workers would wait for the one that reads.
WORKERS_MAX: Final = 4
#: So many records go to a worker at a time.
_AT_ONCE: Final = 500
_SPAWN: Final = multiprocessing.get_context("spawn")
_WAGERS: Final = WagersChanged.__name__

#: What a worker needs of a record: the table, its instant, its kind and what it says.
Row = tuple[str, int, str, bytes]
_PACK: Final = msgspec.msgpack.Encoder().encode
_UNPACK: Final = msgspec.msgpack.Decoder(list[Row]).decode


class Found(NamedTuple):
    """What a worker found: the books of its tables, or what is wrong with one of them."""

    books: dict[str, TableBook]
    outside: Counter[str]
    wrong: str = ""


class TablesFailed(AuditFailure):
    """A worker found something: which record is the first is for one reader to say."""


def workers_for(records: int, tables: int) -> int:
    """How many workers a log is worth; none for a short one, or on a single core."""
    cores = len(os.sched_getaffinity(0))
    if records < RECORDS_MIN or cores < 2:
        return 0
    return min(cores, tables, WORKERS_MAX)


class TableWorkers:
    """Passes the records of tables on to workers, each table to one of them."""

    def __init__(self, count: int) -> None:
        self._workers = [_Worker() for _ in range(count)]
        self._of: dict[str, _Worker] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for worker in self._workers:
            worker.end()

    def take(self, record: Record, name: str) -> Event | None:
        """Pass a record on; its event, unless it is a wager."""
        worker = self._of.get(name)
        if worker is None:
            worker = self._of[name] = min(self._workers, key=lambda each: each.taken)
        worker.take((name, record.at, record.kind, record.payload))
        return None if record.kind == _WAGERS else read_table_event(record)

    def finish(self) -> Found:
        """What all of them found; TablesFailed if one of them found anything wrong."""
        books: dict[str, TableBook] = {}
        outside: Counter[str] = Counter()
        for worker in self._workers:
            worker.flush(last=True)
        for worker in self._workers:
            found = worker.found()
            books |= found.books
            outside.update(found.outside)
        return Found({name: books[name] for name in self._of}, outside)


class _Worker:
    """One process and the way to it."""

    def __init__(self) -> None:
        self._pipe, there = _SPAWN.Pipe()
        self._process: SpawnProcess = _SPAWN.Process(
            target=_check_tables, args=(there,), name="tables", daemon=True
        )
        self._process.start()
        there.close()
        self._rows: list[Row] = []
        self.taken = 0

    def take(self, row: Row) -> None:
        """One more record for its tables."""
        self._rows.append(row)
        self.taken += 1
        if len(self._rows) >= _AT_ONCE:
            self.flush()

    def flush(self, *, last: bool = False) -> None:
        """Send what has come together; an empty message is the last."""
        if self._pipe.poll():
            # It speaks before the end only if something is wrong.
            self.found()
        try:
            self._pipe.send_bytes(_PACK(self._rows))
            if last:
                self._pipe.send_bytes(b"")
        except OSError as error:
            raise TablesFailed(f"a worker has gone: {error}") from error
        self._rows = []

    def found(self) -> Found:
        """What it has found; TablesFailed if that is a fault."""
        try:
            found: Found = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise TablesFailed(f"a worker has gone: {error}") from error
        if found.wrong:
            raise TablesFailed(found.wrong)
        return found

    def end(self) -> None:
        """Let it go, whatever it does."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _check_tables(pipe: Connection) -> None:
    """The worker: enters records in books of its own until there are no more."""
    engine = EngineCheck()
    tables = TableBooks({}, engine)
    # Anyone who reads may have gone, or have found something itself.
    with suppress(EOFError, OSError, KeyboardInterrupt):
        try:
            while message := pipe.recv_bytes():
                for name, at, kind, payload in _UNPACK(message):
                    tables.take(_record(name, at, kind, payload), name)
            engine.finish_tables(tables.books)
        except (AuditFailure, Unreadable, *FORGED) as wrong:
            pipe.send(Found({}, Counter(), repr(wrong)))
            return
        for book in tables.books.values():
            # Long, and needed only while records come.
            book.forget_past()
        pipe.send(Found(tables.books, engine.outside))


def _record(name: str, at: int, kind: str, payload: bytes) -> Record:
    """A record as far as a book reads it: the chain is checked elsewhere."""
    return Record(0, name, 0, at, "", "", "", kind, payload, b"", b"")
