"""The log in memory: for scenarios and tests, with the same promises but durability."""

from collections.abc import AsyncIterator, Sequence

from croupier.log.record import GENESIS, Record, digest_of
from croupier.log.store import Answer, Append, Conflict, Repeated, Snapshot, Stored


def seal(append: Append, number: int, previous: bytes) -> tuple[Record, ...]:
    """The records of an append, numbered and chained on from the last one."""
    records = []
    for part in append.streams:
        for version, draft in enumerate(part.drafts, start=part.expected + 1):
            number += 1
            fields = (
                number,
                part.stream,
                version,
                append.at,
                append.actor,
                append.cause,
                append.key,
                draft.kind,
                draft.payload,
                previous,
            )
            previous = digest_of(*fields)
            records.append(
                Record(
                    number=number,
                    stream=part.stream,
                    version=version,
                    at=append.at,
                    actor=append.actor,
                    cause=append.cause,
                    key=append.key,
                    kind=draft.kind,
                    payload=draft.payload,
                    previous=fields[-1],
                    digest=previous,
                )
            )
    return tuple(records)


class MemoryStore:
    """Records in a list."""

    def __init__(self) -> None:
        self._records: list[Record] = []
        self._versions: dict[str, int] = {}
        self._answers: dict[str, tuple[bytes, bytes]] = {}
        self._snapshots: dict[str, Snapshot] = {}

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store appends, each whole or not at all."""
        return [self._append(append) for append in appends]

    def _append(self, append: Append) -> Answer:
        known = self._answers.get(append.key) if append.key else None
        if known is not None:
            return Repeated(known[1], known[0] == append.request)
        for part in append.streams:
            actual = self._versions.get(part.stream, 0)
            if actual != part.expected:
                return Conflict(part.stream, part.expected, actual)
        last = self._records[-1] if self._records else None
        records = seal(append, last.number if last else 0, last.digest if last else GENESIS)
        self._records.extend(records)
        for record in records:
            self._versions[record.stream] = record.version
        if append.key:
            self._answers[append.key] = (append.request, append.answer)
        return Stored(records)

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

    async def head(self) -> tuple[int, bytes]:
        """The last record."""
        last = self._records[-1] if self._records else None
        return (last.number, last.digest) if last else (0, GENESIS)

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keep the newest."""
        self._snapshots[snapshot.stream] = snapshot

    async def load_snapshots(self) -> dict[str, Snapshot]:
        """The newest of each stream."""
        return dict(self._snapshots)

    async def close(self) -> None:
        """Nothing to let go of."""
