"""Every node takes up every record: the bus says that there are more, the log says what they are.

Nothing that comes over the bus is believed. A message is the number of a record, and a node that
lacks it reads on in the log, where each record must continue the chain.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import msgspec
import structlog

from croupier.house.log.proofs import Proofs
from croupier.house.log.record import Record, chain_fault
from croupier.house.log.store import (
    Answer,
    Append,
    Snapshot,
    Sought,
    Store,
    Stored,
    StoreDamaged,
    StoreUnavailable,
)
from croupier.house.nodes.bus import Bus
from croupier.house.nodes.writing import Writer

SUBJECT: Final = "croupier.house.log"
#: After a message of records that are not there, nothing more is read for so long, in seconds.
_PAUSE_SECONDS: Final = 0.05
#: How often the log itself is read, should the bus have lost something, in seconds.
READ_EVERY: Final = 0.5

_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE: Final = msgspec.msgpack.Decoder(int).decode
_log = structlog.get_logger("croupier.house.nodes")


class AnnouncingStore:
    """A store that announces to the other nodes that it has stored something, once durable."""

    def __init__(self, store: Store, bus: Bus, writer: Writer | None = None) -> None:
        self._store = store
        self._writer = writer
        self._bus = bus
        self._announcing: set[asyncio.Task[None]] = set()

    @property
    def snapshot_key(self) -> bytes:
        """The key of the store's snapshots."""
        return self._store.snapshot_key

    @snapshot_key.setter
    def snapshot_key(self, key: bytes) -> None:
        self._store.snapshot_key = key

    @property
    def left_aside(self) -> list[str]:
        """What the last reading of snapshots left aside."""
        return self._store.left_aside

    @left_aside.setter
    def left_aside(self, left: list[str]) -> None:
        self._store.left_aside = left

    async def examine(self) -> list[str]:
        """What is out of order of all that is derived from records."""
        return await self._store.examine()

    async def quick_check(self) -> list[str]:
        """The same as far as it can be seen in a moment."""
        return await self._store.quick_check()

    @property
    def proofs(self) -> Proofs:
        """The signed heads of the log."""
        return self._store.proofs

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store, then announce; nobody waits for the announcement."""
        answers = await (self._writer or self._store).append(appends)
        numbers = [a.records[-1].number for a in answers if isinstance(a, Stored) and a.records]
        if numbers:
            task = asyncio.create_task(self._bus.publish(SUBJECT, _ENCODE(numbers[-1])))
            self._announcing.add(task)
            task.add_done_callback(self._announcing.discard)
        return answers

    def append_now(self, appends: Sequence[Append]) -> None:
        """Several nodes share a server, which is always awaited."""
        return None

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """What is kept for keys used before."""
        return await self._store.answers(keys)

    def read(
        self, *, after: int = 0, stream: str | None = None, version: int = 0
    ) -> AsyncIterator[Record]:
        """Records in order."""
        return self._store.read(after=after, stream=stream, version=version)

    async def find(self, sought: Sought) -> list[Record]:
        """The first records that fit."""
        return await self._store.find(sought)

    async def reader(self) -> Store:
        """A store for reading at length."""
        return await self._store.reader()

    async def streams(self, prefix: str) -> list[str]:
        """Streams by the beginning of their names."""
        return await self._store.streams(prefix)

    async def head(self) -> tuple[int, bytes]:
        """The last record's number and hash."""
        return await self._store.head()

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a stream's newest snapshot."""
        await self._store.save_snapshot(snapshot)

    async def load_snapshots(self) -> dict[str, Snapshot]:
        """The newest snapshot of each stream."""
        return await self._store.load_snapshots()

    async def close(self) -> None:
        """Let go of the store."""
        if self._writer is not None:
            await self._writer.close()
        await self._store.close()


class Follower:
    """Delivers the records of all nodes in their order, none twice and none left out."""

    def __init__(
        self, store: Store, learn: Callable[[Record], None], after: int, digest: bytes
    ) -> None:
        """`after` and `digest` are number and hash of the last record that is known already."""
        self._store = store
        self._learn = learn
        self._more = asyncio.Event()
        self._reading = asyncio.Lock()
        #: The number and hash of the last record that was delivered.
        self.number = after
        self.digest = digest

    def hear(self, payload: bytes) -> None:
        """Take a message that there is a record; the log has the last word, not its sender."""
        try:
            number = _DECODE(payload)
        except msgspec.DecodeError:
            return
        if number > self.number:
            self._more.set()

    def _deliver(self, record: Record) -> None:
        if fault := chain_fault((record,), self.digest, self.number):
            raise StoreDamaged(f"{fault}; croupier verify says more")
        self.number, self.digest = record.number, record.digest
        try:
            self._learn(record)
        except Exception:
            # One reader that cannot take a record must not keep it from the others.
            _log.exception("record-not-learnt", number=record.number, stream=record.stream)

    async def catch_up(self) -> None:
        """Read what the log has beyond the last record delivered."""
        async with self._reading:
            async for record in self._store.read(after=self.number):
                self._deliver(record)

    async def _wait(self) -> None:
        """Until somebody says that there is more, or it is time to read anyway."""
        try:
            async with asyncio.timeout(READ_EVERY):
                await self._more.wait()
        except TimeoutError:
            pass
        self._more.clear()

    async def run(self) -> None:
        """Follow until cancelled. A log that is away is tried again."""
        while True:
            await self._wait()
            before = self.number
            try:
                await self.catch_up()
            except StoreDamaged as error:
                _log.error("log-damaged", error=str(error))
            except StoreUnavailable as error:
                _log.warning("log-away", error=str(error))
            except Exception as error:
                _log.warning("log-not-read", error=str(error))
            if self.number == before:
                await asyncio.sleep(_PAUSE_SECONDS)
