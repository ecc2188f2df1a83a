"""Group commit: whatever waits while the disk is busy goes into the next flush together."""

import asyncio
from collections.abc import AsyncIterator, Sequence

from croupier.house.log.record import Record
from croupier.house.log.store import Answer, Append, Store


class _Batch:
    """Appends that somebody waits for together: woken once, when the last has its answer."""

    __slots__ = ("answers", "done", "left")

    def __init__(self, count: int) -> None:
        self.answers: list[Answer | Exception] = []
        self.left = count
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def take(self, answer: Answer | Exception) -> None:
        """The answer to the next of the appends."""
        self.answers.append(answer)
        self.left -= 1
        if not self.left and not self.done.done():
            self.done.set_result(None)


class GroupCommit:
    """Collects appends and hands them to the store in groups, in the order they came."""

    def __init__(self, store: Store, group_max: int = 300) -> None:
        self._store = store
        self._group_max = group_max
        self._waiting: list[tuple[Append, _Batch]] = []
        self._running: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> Answer:
        """Wait until the append is durable, or refused."""
        (answer,) = await self.append_all((append,))
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def append_all(self, appends: Sequence[Append]) -> list[Answer | Exception]:
        """Wait for several appends, which go in one after the other and nothing in between.

        They may fall into two groups, of which the store took one: each has its own answer, or
        why it has none.
        """
        if not appends:
            return []
        batch = _Batch(len(appends))
        self._waiting.extend((append, batch) for append in appends)
        if self._running is None:
            self._running = asyncio.create_task(self._flush())
        await batch.done
        return batch.answers

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
                answers: Sequence[Answer | Exception]
                try:
                    answers = await self._store.append([append for append, _ in group])
                except Exception as error:
                    answers = [error] * len(group)
                for (_, batch), answer in zip(group, answers, strict=True):
                    batch.take(answer)
        finally:
            self._running = None
