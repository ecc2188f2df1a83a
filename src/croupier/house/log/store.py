"""The port that every store keeps: durable, in order, whole or not at all."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

import msgspec

from croupier.house.log.proofs import Proofs
from croupier.house.log.record import Draft, Record


class StoreUnavailable(Exception):
    """The store cannot take anything now; nothing of what was asked is in it."""


class StoreUnsure(StoreUnavailable):
    """The store went away before it could say: what was asked may be in it, or not."""


class StreamAppend(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Facts for one stream; `expected` is the version the stream must have now.

    `epoch` is that of the lease under which they were decided, 0 where there are no leases.
    """

    stream: str
    expected: int
    drafts: tuple[Draft, ...]
    epoch: int = 0


class Append(msgspec.Struct, frozen=True, kw_only=True, gc=False):
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
class Fenced:
    """The lease of a stream is another node's by now: nothing of this append was stored."""

    stream: str


@dataclass(frozen=True, slots=True)
class Repeated:
    """The key was used before; `same` says whether for the same request."""

    answer: bytes
    same: bool


Answer = Stored | Conflict | Repeated | Fenced


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A stream's state at a version, so that a start need not replay everything."""

    stream: str
    version: int
    number: int
    payload: bytes


Kept = tuple[str, bytes, bytes]
"""What is kept for a key: the key, the digest of the request, and the answer."""

#: Most records are of this kind and on such streams: a search for others passes them over.
MOST_KIND: Final = "WagersChanged"
MOST_STREAMS: Final = "table:"
#: A search gives so many records where nobody says how many, and never more than a page.
FOUND_MAX: Final = 1000
PAGE_MAX: Final = 20_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Sought:
    """Which records somebody looks for: all that is given must fit.

    `stream` is one stream and `streams` how the names of several begin; `says` is what a payload
    holds somewhere; `since` is an instant. They come oldest first, or `newest` first.
    """

    stream: str = ""
    streams: str = ""
    kinds: tuple[str, ...] = ()
    says: bytes = b""
    since: int = 0
    after: int = 0
    before: int = 2**62
    newest: bool = False
    count: int = FOUND_MAX

    def fits(self, record: Record) -> bool:
        """Whether a record is looked for."""
        return (
            self.after < record.number < self.before
            and record.at >= self.since
            and self.stream in ("", record.stream)
            and record.stream.startswith(self.streams)
            and (not self.kinds or record.kind in self.kinds)
            and self.says in record.payload
        )


class Store(Protocol):
    """What the desk needs of a log."""

    @property
    def proofs(self) -> Proofs:
        """The signed heads of the log, and what proofs are made from."""
        ...

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store several appends in one durable step, each for itself, in their order.

        StoreUnavailable where nothing of them is stored, StoreUnsure where that is not known.
        """
        ...

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """The request and answer kept for each of some keys that were used before."""
        ...

    def read(
        self, *, after: int = 0, stream: str | None = None, version: int = 0
    ) -> AsyncIterator[Record]:
        """Records in order: all after a number, or one stream's after a version."""
        ...

    async def find(self, sought: Sought) -> list[Record]:
        """The first records that fit, as many as are asked for and `PAGE_MAX` at most."""
        ...

    async def reader(self) -> "Store":
        """Another way into the same log for long looks, which hold up nobody who appends."""
        ...

    async def streams(self, prefix: str) -> list[str]:
        """The streams whose names begin so, in the order in which they were begun."""
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


class Archive(Store, Protocol):
    """A store that can take over what another has kept."""

    async def adopt(self, records: Sequence[Record], answers: Sequence[Kept]) -> None:
        """Take over records of another log as they are, with the answers kept for their keys.

        They must follow on the last record that is here; all are stored or none.
        """
        ...


async def find_all(store: Store, sought: Sought) -> AsyncIterator[Record]:
    """Every record that fits, oldest first, a page at a time."""
    while True:
        page = await store.find(replace(sought, newest=False, count=PAGE_MAX))
        for record in page:
            yield record
        if len(page) < PAGE_MAX:
            return
        sought = replace(sought, after=page[-1].number)


def ensure_follows(head: tuple[int, bytes], records: Sequence[Record]) -> None:
    """Records of another log are taken only where they continue this one."""
    if records and (records[0].number - 1, records[0].previous) != head:
        raise ValueError(f"record {records[0].number} does not follow on record {head[0]} here")


async def copy_log(source: Store, target: Archive, upto: int) -> None:
    """Copy a log, up to a record, into one that is empty: records, and answers by their keys."""
    after = (await target.head())[0]
    while after < upto:
        page = await source.find(Sought(after=after, before=upto + 1))
        if not page:
            return
        keys = sorted({record.key for record in page if record.key})
        # An append may lie on two pages; its answer is taken over with the first.
        known = await source.answers(keys)
        there = await target.answers(keys)
        new = [(key, *kept) for key, kept in known.items() if key not in there]
        await target.adopt(page, new)
        after = page[-1].number
