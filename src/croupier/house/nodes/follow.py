"""Every node takes up every record: the bus says that there are more, the log says what they are.

Nothing that comes over the bus is believed. A message is the number of a record, and a node that
lacks it reads on in the log, where each record must continue the chain. What a node has stored
itself it knows, and does not read again.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import msgspec
import structlog

from croupier.house.log.append import stored_records
from croupier.house.log.proofs import Proofs
from croupier.house.log.record import Record, link_fault
from croupier.house.log.store import (
    Answer,
    Append,
    Snapshot,
    Sought,
    Store,
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
#: So many records are read at a time, and delivered together.
_PAGE: Final = 1000
_END: Final = 2**62

Learn = Callable[[Sequence[Record]], None]
_FaultOf = Callable[[Record, bytes, int], str | None]
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
        #: Hears of the records that were stored here.
        self.stored: Learn = lambda records: None

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
        if records := stored_records(answers):
            self.stored(records)
            task = asyncio.create_task(self._bus.publish(SUBJECT, _ENCODE(records[-1].number)))
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

    def __init__(self, store: Store, learn: Learn, after: int, digest: bytes) -> None:
        """`after` and `digest` are number and hash of the last record that is known already."""
        self._store = store
        self._learn = learn
        self._more = asyncio.Event()
        self._reading = asyncio.Lock()
        #: The number and hash of the last record that was delivered.
        self.number = after
        self.digest = digest
        #: The newest record that the bus has spoken of since the log was last read.
        self._heard_of = 0
        #: What this node has stored itself and is not delivered yet.
        self._own: deque[Record] = deque()

    @property
    def waiting(self) -> int:
        """How many records of this node wait for others' to be read."""
        return len(self._own)

    def hear(self, payload: bytes) -> None:
        """Take a message that there is a record; the log has the last word, not its sender."""
        try:
            number = _DECODE(payload)
        except msgspec.DecodeError:
            return
        if number > self.number:
            self._heard_of = max(self._heard_of, number)
            self._more.set()

    def take_own(self, records: Sequence[Record]) -> None:
        """Take records that this node has just stored; they are delivered in their turn."""
        self._own.extend(records)
        self._more.set()

    def _deliver_own(self) -> None:
        """Deliver what this node has stored itself, up to where another's record lies between."""
        own, known, number = self._own, list[Record](), self.number
        while own and own[0].number <= number + 1:
            record = own.popleft()
            if record.number > number:
                number = record.number
                known.append(record)
        self._deliver(known, _own_fault)

    def _deliver(self, records: Sequence[Record], fault_of: _FaultOf) -> None:
        """Deliver records as far as each continues the chain."""
        number, digest, fault = self.number, self.digest, None
        good: list[Record] = []
        for record in records:
            if record.number <= self.number:
                continue
            fault = fault_of(record, digest, number)
            if fault is not None:
                break
            number, digest = record.number, record.digest
            good.append(record)
        self._hand_on(good)
        if fault is not None:
            raise StoreDamaged(f"{fault}; croupier verify says more")

    def _hand_on(self, records: list[Record]) -> None:
        if not records:
            return
        self.number, self.digest = records[-1].number, records[-1].digest
        try:
            self._learn(records)
        except Exception:
            # A reader that cannot take records must not keep those that follow from anyone.
            _log.exception("records-not-learnt", number=records[0].number)

    async def catch_up(self) -> None:
        """Deliver all that the log has beyond the last record delivered."""
        async with self._reading:
            more = True
            while more:
                self._deliver_own()
                before = self._own[0].number if self._own else _END
                sought = Sought(after=self.number, before=before, count=_PAGE)
                page = await self._store.find(sought)
                self._deliver(page, link_fault)
                if not page and self._own and self._own[0].number == before:
                    raise StoreDamaged(f"record {self.number + 1} is missing")
                more = len(page) == _PAGE or bool(self._own)

    async def _wait(self) -> bool:
        """Whether somebody said that there is more; else it is time to read anyway."""
        try:
            async with asyncio.timeout(READ_EVERY):
                await self._more.wait()
        except TimeoutError:
            return False
        self._more.clear()
        return True

    async def run(self) -> None:
        """Follow until cancelled. A log that is away is tried again."""
        while True:
            said = await self._wait()
            before = self.number
            try:
                self._deliver_own()
                if not said or self._own or self._heard_of > self.number:
                    self._heard_of = 0
                    await self.catch_up()
            except StoreDamaged as error:
                # All of it is in the log, to be read once that is whole again.
                self._own.clear()
                _log.error("log-damaged", error=str(error))
            except StoreUnavailable as error:
                _log.warning("log-away", error=str(error))
            except Exception as error:
                _log.warning("log-not-read", error=str(error))
            if self.number == before:
                await asyncio.sleep(_PAUSE_SECONDS)


def _own_fault(record: Record, previous: bytes, after: int) -> str | None:
    """Why a record of this node does not follow on; its own hash was made here a moment ago."""
    if record.previous != previous:
        return f"record {record.number} does not follow on record {after}"
    return None
