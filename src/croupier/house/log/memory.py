"""The log in memory: for scenarios and tests, with the same promises but durability."""

from collections.abc import AsyncIterator, Sequence
from itertools import islice

from croupier.house.log.append import decide_append, known_keys
from croupier.house.log.proofs import MemoryProofs
from croupier.house.log.record import GENESIS, Record
from croupier.house.log.snapshot_seal import open_snapshots, seal_snapshot
from croupier.house.log.store import (
    PAGE_MAX,
    Answer,
    Append,
    Kept,
    Snapshot,
    Sought,
    Stored,
    ensure_follows,
)


class MemoryStore:
    """Records in a list."""

    def __init__(self) -> None:
        self._records: list[Record] = []
        self._versions: dict[str, int] = {}
        self._answers: dict[str, tuple[bytes, bytes]] = {}
        self.snapshot_key = b""
        self.left_aside: list[str] = []
        self._snapshots: dict[str, Snapshot] = {}
        self.proofs = MemoryProofs(lambda: [record.digest for record in self._records])

    @property
    def records(self) -> list[Record]:
        """Every record, in order."""
        return self._records

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store appends, each whole or not at all."""
        return [self._append(append) for append in appends]

    def append_now(self, appends: Sequence[Append]) -> None:
        """Memory stands in for a disk, which is awaited."""
        return None

    def _append(self, append: Append) -> Answer:
        last = self._records[-1] if self._records else None
        number, previous = (last.number, last.digest) if last else (0, GENESIS)
        answer = decide_append(append, self._answers, self._versions, number, previous)
        if isinstance(answer, Stored):
            self._records.extend(answer.records)
        return answer

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """What is kept for keys used before."""
        return {key: self._answers[key] for key in keys if key in self._answers}

    async def read(
        self, *, after: int = 0, stream: str | None = None, version: int = 0
    ) -> AsyncIterator[Record]:
        """Records in order."""
        for record in self._records[after:]:
            if stream is None or (record.stream == stream and record.version > version):
                yield record

    async def find(self, sought: Sought) -> list[Record]:
        """The first records that fit."""
        ordered = reversed(self._records) if sought.newest else iter(self._records)
        return list(islice(filter(sought.fits, ordered), min(sought.count, PAGE_MAX)))

    async def adopt(self, records: Sequence[Record], answers: Sequence[Kept]) -> None:
        """Take over records of another log as they are, where they follow on."""
        ensure_follows(await self.head(), records)
        self._records.extend(records)
        self._versions.update({record.stream: record.version for record in records})
        keyed = ((record.key, record.request, record.answer) for record in records if record.key)
        self._answers = {**known_keys(keyed, answers), **self._answers}

    async def reader(self) -> "MemoryStore":
        """Nobody waits for memory: the same store."""
        return self

    async def streams(self, prefix: str) -> list[str]:
        """Streams by the beginning of their names."""
        return [stream for stream in self._versions if stream.startswith(prefix)]

    async def head(self) -> tuple[int, bytes]:
        """The last record."""
        last = self._records[-1] if self._records else None
        return (last.number, last.digest) if last else (0, GENESIS)

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keep the newest."""
        kept = seal_snapshot(self.snapshot_key, snapshot, self._digest(snapshot.number))
        self._snapshots[snapshot.stream] = kept

    async def load_snapshots(self) -> dict[str, Snapshot]:
        """The newest of each stream."""
        kept = ((each, self._digest(each.number)) for each in self._snapshots.values())
        opened, self.left_aside = open_snapshots(self.snapshot_key, kept)
        return opened

    def _digest(self, number: int) -> bytes:
        return self._records[number - 1].digest if 0 < number <= len(self._records) else b""

    async def examine(self) -> list[str]:
        """Nobody tampers with memory."""
        return []

    async def quick_check(self) -> list[str]:
        """Nor with this."""
        return []

    async def close(self) -> None:
        """Nothing to let go of."""
