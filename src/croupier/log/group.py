"""Group commit: whatever waits while the disk is busy goes into the next flush together."""

import asyncio
from collections.abc import AsyncIterator, Sequence

from croupier.log.record import Record
from croupier.log.store import Answer, Append, Store


class GroupCommit:
    """Collects appends and hands them to the store in groups, in the order they came."""

    def __init__(self, store: Store, group_max: int = 300) -> None:
        self._store = store
        self._group_max = group_max
        self._waiting: list[tuple[Append, asyncio.Future[Answer]]] = []
        self._running: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> Answer:
        """Wait until the append is durable, or refused."""
        (answer,) = await self.append_all([append])
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def append_all(self, appends: Sequence[Append]) -> list[Answer | Exception]:
        """Wait for several appends, which go in one after the other and nothing in between.

        They may fall into two groups, of which the store took one: each has its own answer, or
        why it has none.
        """
        loop = asyncio.get_running_loop()
        futures: list[asyncio.Future[Answer]] = [loop.create_future() for _ in appends]
        self._waiting.extend(zip(appends, futures, strict=True))
        if self._running is None and futures:
            self._running = asyncio.create_task(self._flush())
        answers = await asyncio.gather(*futures, return_exceptions=True)
        return [_not_cancelled(answer) for answer in answers]

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """What the store keeps for keys used before."""
        return await self._store.answers(keys) if keys else {}

    async def tail(self, stream: str, version: int) -> AsyncIterator[Record]:
        """What a stream has after a version, once nothing that was asked before is under way."""
        await self._store.append([])
        async for record in self._store.read(stream=stream, version=version):
            yield record

    async def _flush(self) -> None:
        """Store groups until nothing waits; a failure is told to exactly those it concerns."""
        try:
            while self._waiting:
                group = self._waiting[: self._group_max]
                del self._waiting[: self._group_max]
                try:
                    answers = await self._store.append([append for append, _ in group])
                except Exception as error:
                    for _, future in group:
                        if not future.done():
                            future.set_exception(error)
                    continue
                for (_, future), answer in zip(group, answers, strict=True):
                    if not future.done():
                        future.set_result(answer)
        finally:
            self._running = None


def _not_cancelled(answer: Answer | BaseException) -> Answer | Exception:
    if isinstance(answer, BaseException) and not isinstance(answer, Exception):
        raise answer
    return answer
