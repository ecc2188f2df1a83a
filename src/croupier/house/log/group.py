"""Group commit: whatever waits while the disk is busy goes into the next flush together."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

from croupier.house.log.record import Record
from croupier.house.log.store import Answer, Append, Store

Stored = Callable[[list[Answer | Exception]], None]


class _Batch:
    """Appends of one caller, who is called once, when the last has its answer."""

    __slots__ = ("answers", "left", "stored")

    def __init__(self, count: int, stored: Stored) -> None:
        self.answers: list[Answer | Exception] = []
        self.left = count
        self.stored = stored

    def take(self, answers: Sequence[Answer | Exception]) -> None:
        """The answers to the next of the appends."""
        self.answers += answers
        self.left -= len(answers)
        if not self.left:
            self.stored(self.answers)


class GroupCommit:
    """Collects appends and hands them to the store in groups, in the order they came."""

    def __init__(self, store: Store, group_max: int = 300) -> None:
        self._store = store
        self._group_max = group_max
        self._waiting: list[tuple[_Batch, Sequence[Append]]] = []
        #: Whether a flush is due or under way, and what waits for the store meanwhile.
        self._running = False
        self._awaited: asyncio.Task[None] | None = None
        #: What was handed to the store and has no answer yet.
        self.under_way: Sequence[Append] = ()

    def submit(self, appends: Sequence[Append], stored: Stored) -> None:
        """Store several appends one after the other with nothing in between, then call `stored`.

        They may fall into two groups, of which the store took one: each has its own answer, or
        why it has none.
        """
        self._waiting.append((_Batch(len(appends), stored), appends))
        if not self._running:
            self._running = True
            asyncio.get_running_loop().call_soon(self._flush)

    async def append(self, append: Append) -> Answer:
        """Wait until the append is durable, or refused."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def stored(answers: list[Answer | Exception]) -> None:
            if done.done():
                return
            if isinstance(answers[0], Exception):
                done.set_exception(answers[0])
            else:
                done.set_result(answers[0])

        self.submit((append,), stored)
        return await done

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """What the store keeps for keys used before."""
        return await self._store.answers(keys) if keys else {}

    async def tail(self, stream: str, version: int) -> AsyncIterator[Record]:
        """What a stream has after a version, once nothing that was asked before is under way."""
        await self._store.append([])
        async for record in self._store.read(stream=stream, version=version):
            yield record

    def _group(self) -> tuple[list[Append], list[tuple[_Batch, int]]]:
        """The appends of the next flush, and how many of them are whose."""
        group: list[Append] = []
        owners: list[tuple[_Batch, int]] = []
        while self._waiting and len(group) < self._group_max:
            batch, appends = self._waiting.pop(0)
            room = self._group_max - len(group)
            if len(appends) > room:
                self._waiting.insert(0, (batch, appends[room:]))
                appends = appends[:room]
            group += appends
            owners.append((batch, len(appends)))
        return group, owners

    def _flush(self) -> None:
        """Store the next group: at once if the store can, else beside the event loop."""
        group, owners = self._group()
        self.under_way = group
        answers: Sequence[Answer | Exception] | None
        try:
            answers = self._store.append_now(group)
        except Exception as error:
            answers = [error] * len(group)
        if answers is None:
            self._awaited = asyncio.create_task(self._flush_beside(group, owners))
        else:
            self._answer(owners, answers)

    async def _flush_beside(self, group: list[Append], owners: list[tuple[_Batch, int]]) -> None:
        answers: Sequence[Answer | Exception]
        try:
            answers = await self._store.append(group)
        except Exception as error:
            answers = [error] * len(group)
        self._answer(owners, answers)

    def _answer(
        self, owners: list[tuple[_Batch, int]], answers: Sequence[Answer | Exception]
    ) -> None:
        """Answer a group, a failure to exactly those in it; then the next, if anything waits."""
        self.under_way, place = (), 0
        try:
            for batch, count in owners:
                batch.take(answers[place : place + count])
                place += count
        finally:
            self._running = bool(self._waiting)
            if self._running:
                asyncio.get_running_loop().call_soon(self._flush)
