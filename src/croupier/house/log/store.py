"""The port that every store keeps: durable, in order, whole or not at all."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

import msgspec

from croupier.house.log.proofs import Proofs
from croupier.house.log.record import Draft, Record, read_fault
from croupier.house.log.snapshot import Snapshot as Snapshot


class StoreUnavailable(Exception):
    """The store cannot take anything now; nothing of the append is in it."""


class StoreDamaged(StoreUnavailable):
    """What was read is not what was written; nothing is done with it."""


class StoreUnsure(StoreUnavailable):
    """The store went away before it could answer: the append may be in it, or not."""


class StreamAppend(msgspec.Struct, frozen=True, gc=False):
    """Facts for one stream; `expected` is the version the stream must have now.

    `epoch` is that of the lease under which they were decided, 0 where there are no leases.
    """

    stream: str
    expected: int
    drafts: tuple[Draft, ...]
    epoch: int = 0


class Append(msgspec.Struct, frozen=True, gc=False):
    """Facts for one or several streams that are stored together or not at all.

    `request` is a digest of the command under `key`, and `answer` what was answered, so that the
    same key gets the same answer again.
    """

    streams: tuple[StreamAppend, ...]
    at: int
    actor: str
    cause: str
    key: str
    request: bytes = b""
    answer: bytes = b""


class Stored(msgspec.Struct, frozen=True, gc=False):
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
    """The key was used before: what was answered, and the digest of what was asked."""

    answer: bytes
    request: bytes


Answer = Stored | Conflict | Repeated | Fenced


Kept = tuple[str, bytes, bytes]
"""What an earlier program kept for a key beside the records: the key, request and answer."""

#: Most records are of this kind and on such streams: a search for others passes them over.
MOST_KIND: Final = "WagersChanged"
MOST_STREAMS: Final = "table:"
#: A search gives so many records where nobody says how many, and never more than a page.
FOUND_MAX: Final = 1000
PAGE_MAX: Final = 20_000
#: Who reads on from somewhere gets so many records first: a round has fewer as a rule.
PAGE_FIRST: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Sought:
    """Which records are wanted: all that is given must fit.

    `stream` is one stream and `streams` how the names of several begin; `holds` is what a payload
    has somewhere; `since` is an instant. They come oldest first, or `newest` first.
    """

    stream: str = ""
    streams: str = ""
    kinds: tuple[str, ...] = ()
    holds: bytes = b""
    since: int = 0
    after: int = 0
    before: int = 2**62
    newest: bool = False
    count: int = FOUND_MAX

    def fits(self, record: Record) -> bool:
        """Whether a record is wanted."""
        return (
            self.after < record.number < self.before
            and record.at >= self.since
            and self.stream in ("", record.stream)
            and record.stream.startswith(self.streams)
            and (not self.kinds or record.kind in self.kinds)
            and self.holds in record.payload
        )


class Store(Protocol):
    """What the desk needs of a log."""

    #: The house's own key, under which snapshots are written and read.
    snapshot_key: bytes
    #: What the last reading of snapshots left aside, and why.
    left_aside: list[str]

    @property
    def proofs(self) -> Proofs:
        """The signed heads of the log, and what proofs are made from."""
        ...

    async def examine(self) -> list[str]:
        """What is out of order of all that is derived from records: indexes, guards, snapshots."""
        ...

    async def quick_check(self) -> list[str]:
        """The same as far as it can be seen in a moment, and what was mended already."""
        ...

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        """Store several appends in one durable step, each for itself, in their order.

        StoreUnavailable where nothing of them is stored, StoreUnsure where that is not known.
        """
        ...

    def append_now(self, appends: Sequence[Append]) -> list[Answer] | None:
        """The same before this returns, where that takes a moment; None where it must be awaited.

        Few appends on a quick disk are stored sooner than they are handed to another thread.
        """
        ...

    async def answers(self, keys: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        """The request and answer of each of some keys that were used before, from the records."""
        ...

    def read(
        self, *, after: int = 0, stream: str | None = None, version: int = 0
    ) -> AsyncIterator[Record]:
        """Records in order: all after a number, or one stream's after a version.

        Those of a stream are checked as they are read; StoreDamaged where one is not what it was.
        """
        ...

    async def find(self, sought: Sought) -> list[Record]:
        """The first records that fit, as many as are asked for and `PAGE_MAX` at most."""
        ...

    async def reader(self) -> "Store":
        """Another way into the same log for long reads, which hold up nobody who appends."""
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
        """The newest snapshot of each stream that opens under our key, on a record that is here."""
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


def ensure_undamaged(records: Sequence[Record], stream: str | None, version: int) -> None:
    """StoreDamaged where records that were read as a stream's are not."""
    fault = read_fault(records, stream, version) if stream is not None else None
    if fault is not None:
        raise StoreDamaged(f"{fault}; croupier verify says more")


def ensure_follows(head: tuple[int, bytes], records: Sequence[Record]) -> None:
    """Records of another log are taken only where they continue this one."""
    if records and (records[0].number - 1, records[0].previous) != head:
        raise ValueError(f"record {records[0].number} does not follow on record {head[0]} here")


async def copy_log(source: Store, target: Archive, upto: int) -> None:
    """Copy a log, up to a record, into one that is empty: records, answers, signed heads."""
    after = (await target.head())[0]
    while after < upto:
        page = await source.find(Sought(after=after, before=upto + 1))
        if not page:
            break
        bare = {record.key for record in page if record.key and not record.request}
        keys = sorted(bare - {record.key for record in page if record.request})
        # An append may lie on two pages; its answer is taken over with the first.
        known = await source.answers(keys)
        there = await target.answers(keys)
        new = [(key, *kept) for key, kept in known.items() if key not in there]
        await target.adopt(page, new)
        after = page[-1].number
    whole = [(*place, node) for place, node in (await source.proofs.subtrees()).items()]
    kept = [each for each in whole if (each[1] + 1) << each[0] <= upto]
    await target.proofs.keep(None, kept)
    for head in await source.proofs.heads():
        if head.head.size <= upto:
            await target.proofs.keep(head, ())
