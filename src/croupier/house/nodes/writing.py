"""Appends from a thread of their own.

An append goes back and forth with the database several times while it has the writer's lock. In
the thread that serves a thousand sockets each of these would wait for a turn, and every other node
for the lock. In a thread of its own none does.
"""

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from croupier.house.log.postgres import PostgresStore
from croupier.house.log.store import Answer, Append

T = TypeVar("T")


class Writer:
    """A store of its own behind a thread of its own, for appends alone."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="append", daemon=True)
        self._store: PostgresStore | None = None

    @classmethod
    async def open(cls, url: str) -> "Writer":
        """Connect, or StoreUnavailable."""
        writer = cls(url)
        writer._thread.start()
        try:
            writer._store = await writer._there(PostgresStore.open(url))
        except BaseException:
            await writer.close()
            raise
        return writer

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store appends, as any store does."""
        if self._store is None:
            raise RuntimeError("the writer is not open")
        return await self._there(self._store.append(appends))

    async def close(self) -> None:
        """Let go of the database, and end the thread."""
        if self._store is not None:
            await self._there(self._store.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        await asyncio.to_thread(self._thread.join)
        self._loop.close()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()

    async def _there(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the thread; who waits no longer does not stop it half way."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        return await asyncio.shield(asyncio.wrap_future(future))
