"""Every node hears every record: over the bus at once, or from the log where that was silent."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import msgspec
import structlog

from croupier.house.log.proofs import Proofs
from croupier.house.log.record import Record
from croupier.house.log.store import (
    Answer,
    Append,
    Snapshot,
    Sought,
    Store,
    Stored,
    StoreUnavailable,
)
from croupier.house.nodes.bus import Bus
from croupier.house.nodes.writing import Writer

SUBJECT: Final = "croupier.house.log"
#: Well under what the bus takes in one message, in bytes.
_MESSAGE_MAX: Final = 400_000
#: Messages of two nodes may overtake each other: so long a gap is left to close, in seconds.
_GAP_SECONDS: Final = 0.02
#: More than this is not kept beyond a gap; the log has it.
_AHEAD_MAX: Final = 5000
#: How often the log itself is looked at, should the bus have lost something, in seconds.
LOOK_EVERY: Final = 0.5

_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE: Final = msgspec.msgpack.Decoder(list[Record]).decode
_log = structlog.get_logger("croupier.house.nodes")


class AnnouncingStore:
    """A store that tells the other nodes what it has stored, after it is durable."""

    def __init__(self, store: Store, bus: Bus, writer: Writer | None = None) -> None:
        self._store = store
        self._writer = writer
        self._bus = bus
        self._telling: set[asyncio.Task[None]] = set()

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

    async def glance(self) -> list[str]:
        """The same as far as it can be seen in a moment."""
        return await self._store.glance()

    @property
    def proofs(self) -> Proofs:
        """The signed heads of the log."""
        return self._store.proofs

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store, then tell; nobody waits for the telling."""
        answers = await (self._writer or self._store).append(appends)
        records = [r for answer in answers if isinstance(answer, Stored) for r in answer.records]
        if records:
            task = asyncio.create_task(self._tell(records))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)
        return answers

    async def _tell(self, records: list[Record]) -> None:
        for part in _parts(records):
            await self._bus.publish(SUBJECT, part)

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


def _parts(records: list[Record]) -> list[bytes]:
    """Messages that the bus takes, in order."""
    whole = _ENCODE(records)
    if len(whole) <= _MESSAGE_MAX or len(records) == 1:
        return [whole]
    half = len(records) // 2
    return [*_parts(records[:half]), *_parts(records[half:])]


class Follower:
    """Delivers the records of all nodes in their order, none twice and none left out."""

    def __init__(self, store: Store, learn: Callable[[Record], None], after: int) -> None:
        self._store = store
        self._learn = learn
        self._missing = asyncio.Event()
        #: What came before its turn, by its number.
        self._ahead: dict[int, Record] = {}
        #: The number of the last record that was delivered.
        self.number = after

    def hear(self, payload: bytes) -> None:
        """Take what another node told; a gap that does not close sends us to the log."""
        for record in _DECODE(payload):
            if record.number <= self.number + 1:
                self._deliver(record)
            elif len(self._ahead) < _AHEAD_MAX:
                self._ahead[record.number] = record
        while following := self._ahead.pop(self.number + 1, None):
            self._deliver(following)
        if self._ahead:
            self._missing.set()

    def _deliver(self, record: Record) -> None:
        if record.number != self.number + 1:
            return
        self.number = record.number
        try:
            self._learn(record)
        except Exception:
            # One reader that cannot take a record must not keep it from the others.
            _log.exception("record-not-learnt", number=record.number, stream=record.stream)

    async def catch_up(self) -> None:
        """Read what the log has beyond the last record delivered."""
        async for record in self._store.read(after=self.number):
            self._deliver(record)
        self._ahead = {
            number: record for number, record in self._ahead.items() if number > self.number
        }

    async def _has_closed(self) -> bool:
        """Wait for a gap, or until it is time to look anyway; whether it closed by itself."""
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await self._missing.wait()
        except TimeoutError:
            return False
        await asyncio.sleep(_GAP_SECONDS)
        self._missing.clear()
        return not self._ahead

    async def run(self) -> None:
        """Follow until cancelled. A log that is away is tried again."""
        while True:
            if await self._has_closed():
                continue
            try:
                await self.catch_up()
            except StoreUnavailable as error:
                _log.warning("log-away", error=str(error))
            except Exception as error:
                _log.warning("log-not-read", error=str(error))
