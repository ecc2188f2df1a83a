"""Long reads of the log, in one process of their own: no table waits for a report.

A job reads the log by itself, one after another, and is ended after a time. Few may wait, and each
caller for a few of them, so that nobody keeps the others from theirs.
"""

import asyncio
import contextlib
import multiprocessing
import os
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from croupier.core.messages import say
from croupier.core.optional_packages import extra_of, missing_package
from croupier.house.log.store import Store, StoreUnavailable
from croupier.server.problems import HttpError

#: So many jobs are taken, the one that is done among them, and so many of one caller.
JOBS_MAX: Final = 16
CALLER_MAX: Final = 3
#: A job is ended after so many seconds.
SECONDS_MAX: Final = 120.0
_RETRY_MS: Final = 2000
#: Tables come first on a busy machine.
_NICE: Final = 10
_SPAWN: Final = multiprocessing.get_context("spawn")

T = TypeVar("T")


@dataclass(slots=True)
class Jobs:
    """What the house has read at length, for one caller after another."""

    place: str
    file: str = "house.db"
    seconds_max: float = SECONDS_MAX
    _callers: Counter[str] = field(default_factory=Counter)
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _worker: tuple[SpawnProcess, Connection] | None = None

    async def run(self, caller: str, work: Callable[..., Awaitable[T]], *given: Any) -> T:
        """What `work(store, *given)` returns: done elsewhere, or HttpError where too many wait."""
        if self._callers[caller] >= CALLER_MAX:
            detail = say("http-own-reports-wait")
            raise HttpError(429, detail, retry_ms=_RETRY_MS)
        if self._callers.total() >= JOBS_MAX:
            raise HttpError(503, say("http-too-many-reports"), retry_ms=_RETRY_MS)
        self._callers[caller] += 1
        try:
            async with self._turn:
                return await self._done(work, given)
        finally:
            self._callers[caller] -= 1
            self._callers = +self._callers

    async def _done(self, work: Callable[..., Awaitable[T]], given: tuple[Any, ...]) -> T:
        _, pipe = self._worker or self._start()
        exchange = asyncio.create_task(asyncio.to_thread(_exchange, pipe, (work, given)))
        try:
            # Shielded: a caller who goes leaves a thread that reads from the pipe.
            problem, value = await asyncio.wait_for(asyncio.shield(exchange), self.seconds_max)
        except (TimeoutError, EOFError, OSError, asyncio.CancelledError) as error:
            self._end()
            with contextlib.suppress(EOFError, OSError):
                await exchange
            if isinstance(error, asyncio.CancelledError):
                raise
            raise HttpError(503, say("http-report-failed")) from error
        if problem:
            raise HttpError(*problem)
        return cast(T, value)

    def _start(self) -> tuple[SpawnProcess, Connection]:
        here, there = _SPAWN.Pipe()
        process = _SPAWN.Process(
            target=_serve, args=(there, self.place, self.file), name="reports", daemon=True
        )
        process.start()
        there.close()
        self._worker = process, here
        return self._worker

    def _end(self) -> None:
        if self._worker is not None:
            process, pipe = self._worker
            self._worker = None
            process.kill()
            process.join()
            pipe.close()

    async def stop(self) -> None:
        """End whatever is being made."""
        await asyncio.to_thread(self._end)


def _exchange(pipe: Connection, job: Any) -> Any:
    pipe.send(job)
    return pipe.recv()


def _serve(pipe: Connection, place: str, file: str) -> None:
    """Do one job after another, until the house is gone."""
    os.nice(_NICE)
    while True:
        try:
            work, given = pipe.recv()
        except (EOFError, OSError):
            return
        problem, made = None, None
        try:
            made = asyncio.run(_work(place, file, work, given))
        except HttpError as failure:
            problem = failure.status, failure.message
        except StoreUnavailable:
            problem = 503, say("http-record-unread")
        except ModuleNotFoundError as lacking:
            if not (package := missing_package(lacking)):
                raise
            problem = 503, say("http-needs-package", package=package, install=extra_of(package))
        pipe.send((problem, made))


async def _work(place: str, file: str, work: Callable[..., Awaitable[Any]], given: Any) -> Any:
    async with _log(place, file) as store:
        return await work(store, *given)


@asynccontextmanager
async def _log(place: str, file: str) -> AsyncIterator[Store]:
    store: Store
    if "://" in place:
        from croupier.house.log.postgres import PostgresStore

        store = await PostgresStore.open(place)
    else:
        from croupier.house.log.sqlite import SqliteStore

        store = await SqliteStore.open(Path(place) / file, read_only=True)
    try:
        yield store
    finally:
        await store.close()
