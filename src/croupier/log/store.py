"""The port that every store keeps: durable, in order, whole or not at all."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from croupier.log.record import Draft, Record


class StoreUnavailable(Exception):
    """The store cannot take anything now; nothing of what was asked is in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamAppend:
    """Facts for one stream; `expected` is the version the stream must have now."""

    stream: str
    expected: int
    drafts: tuple[Draft, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Append:
    """Facts for one or several streams that are stored together or not at all.

    `request` is a digest of what was asked under `key`, and `answer` what was answered, so that
    the same key asked again gets the same answer.
    """

    streams: tuple[StreamAppend, ...]
    at: int
    actor: str
    cause: str
    key: str
    request: bytes = b""
    answer: bytes = b""


@dataclass(frozen=True, slots=True)
class Stored:
    """An append is on disk."""

    records: tuple[Record, ...]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else has appended to a stream: nothing of this append was stored."""

    stream: str
    expected: int
    actual: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The key was used before; `same` says whether for the same request."""

    answer: bytes
    same: bool


Answer = Stored | Conflict | Repeated


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A stream's state at a version, so that a start need not replay everything."""

    stream: str
    version: int
    number: int
    payload: bytes


class Store(Protocol):
    """What the desk needs of a log."""

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store several appends in one durable step, each for itself, in their order."""
        ...

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """The request and answer kept for each of some keys that were used before."""
        ...

    def read(
        self, *, after: int = 0, stream: str | None = None, version: int = 0
    ) -> AsyncIterator[Record]:
        """Records in order: all after a number, or one stream's after a version."""
        ...

    async def head(self) -> tuple[int, bytes]:
        """The number and hash of the last record."""
        ...

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a stream's newest snapshot."""
        ...

    async def load_snapshots(self) -> dict[str, Snapshot]:
        """The newest snapshot of each stream."""
        ...

    async def close(self) -> None:
        """Let go of the store."""
        ...
