"""All streams of a house by name: read from the log at the start, learned from other nodes."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic
from weakref import WeakValueDictionary

import msgspec

from croupier.house.log.codec import UnknownKind
from croupier.house.log.group import GroupCommit
from croupier.house.log.record import Record
from croupier.house.log.store import Snapshot, Sought, Store, find_all
from croupier.house.policies import Policies
from croupier.house.ports import Clock, Publisher
from croupier.house.stream import Stream
from croupier.house.stream_kind import E, S, StreamKind

#: How many records are folded together.
_PAGE: Final = 1000
#: What a snapshot of a full table has in a usual round.
_SNAPSHOT_BYTES: Final = 65_536
#: How often reading on is tried again while the log is away, in seconds.
_RETRY_SECONDS: Final = 0.5
_log = logging.getLogger("croupier.house")


@dataclass(slots=True)
class Family(Generic[S, E]):
    """The streams of one kind."""

    kind: StreamKind[S, E]
    policies: Policies = field(default_factory=Policies)
    #: Those that have an event and are held in memory, by their names without the prefix.
    streams: dict[str, Stream[S, E]] = field(default_factory=dict)
    #: Hear of every stream that begins after the start.
    began: list[Callable[[], None]] = field(default_factory=list)
    #: Those that somebody is about to begin, or that are not kept in memory.
    passing: "WeakValueDictionary[str, Stream[S, E]]" = field(default_factory=WeakValueDictionary)


class Streams:
    """Every stream of a house."""

    def __init__(
        self, store: Store, clock: Clock, publisher: Publisher, *, shared: bool = False
    ) -> None:
        """In a `shared` house, what needs a lease is nobody's until a node has one."""
        self.store = store
        self.log = GroupCommit(store)
        self._clock = clock
        self._publisher = publisher
        self.shared = shared
        self._families: dict[str, Family[Any, Any]] = {}
        self._catching_up: dict[str, asyncio.Task[None]] = {}

    def add(self, kind: StreamKind[S, E]) -> Family[S, E]:
        """Serve one more kind of stream."""
        family = Family(kind)
        self._families[kind.prefix] = family
        return family

    def family(self, name: str) -> Family[Any, Any]:
        """The kind that a stream is of, by its name; LookupError if there is none."""
        return self._families[_prefix_of(name)]

    def get(self, name: str) -> Stream[Any, Any] | None:
        """A stream that is held in memory."""
        family = self._families.get(_prefix_of(name))
        return None if family is None else family.streams.get(name[len(family.kind.prefix) :])

    async def find(self, name: str) -> Stream[Any, Any]:
        """A stream by its name, whether it has begun or not; LookupError for no such kind."""
        family = self.family(name)
        held = family.streams.get(name[len(family.kind.prefix) :])
        if held is not None:
            return held
        passing = family.passing.get(name)
        if passing is not None:
            return passing
        stream = self._make(name, family)
        # Nobody needs a lease to begin one; the first one begins it.
        stream.owned = True
        if not family.kind.resident:
            await self._read(stream, None)
        # Another may have read it meanwhile.
        return family.passing.setdefault(name, stream)

    def _make(self, name: str, family: Family[S, E]) -> Stream[S, E]:
        stream = Stream(
            name, family.kind, self.log, family.policies, self._publisher, self._clock.now
        )
        stream.owned = not (self.shared and family.kind.leased)
        if family.kind.resident:
            stream.begun = self._held_by(family)
        return stream

    def _held_by(self, family: Family[S, E]) -> Callable[[Stream[S, E]], None]:
        def begun(stream: Stream[S, E]) -> None:
            stream.owned = not (self.shared and family.kind.leased)
            family.streams[stream.id] = stream
            for hears in family.began:
                hears()

        return begun

    async def start(self, prefix: str, since: int = 0) -> None:
        """Bring every stream of a kind to where the log left it; or those in use since an instant.

        Where there are snapshots, it is done stream by stream; else in the order of the log.
        """
        family = self.family(prefix)
        if family.kind.snapshot is None:
            await self._start_in_order(family, since)
            return
        snapshots = await self.store.load_snapshots()
        for name in await self.store.streams(family.kind.prefix):
            stream = self._make(name, family)
            try:
                await self._read(stream, snapshots.get(name))
            except (UnknownKind, msgspec.ValidationError):
                # Another node with a newer program writes to it: commands are sent there.
                if not (self.shared and family.kind.leased and stream.version):
                    raise

    async def _start_in_order(self, family: Family[Any, Any], since: int) -> None:
        prefix = family.kind.prefix
        wanted = Sought(streams=prefix) if prefix.endswith(":") else Sought(stream=prefix)
        made: dict[str, Stream[Any, Any]] = {}
        async for record in find_all(self.store, replace(wanted, since=since)):
            stream = made.get(record.stream)
            if stream is None:
                stream = made[record.stream] = self._make(record.stream, family)
            if since and not stream.version:
                # It may have begun before that instant.
                await self._read(stream, None)
            elif record.version > stream.version:
                stream.replay((record,))

    def drop(self, name: str) -> None:
        """Hold a stream in memory no longer, of which nothing more is wanted."""
        self.family(name).streams.pop(name[len(_prefix_of(name)) :], None)

    async def _read(self, stream: Stream[Any, Any], snapshot: Snapshot | None) -> None:
        kind = stream.kind.snapshot
        resumed = kind is not None and snapshot is not None and kind.read(stream, snapshot)
        after = stream.version - 1 if resumed else 0
        records = self.store.read(stream=stream.name, version=after)
        if resumed:
            first = await anext(records, None)
            if first is None or (first.version, first.number, first.digest) != (
                stream.version,
                *stream.last,
            ):
                # A snapshot of another log is as good as none.
                stream.forget()
                records = self.store.read(stream=stream.name)
            else:
                stream.begun(stream)
        page: list[Record] = []
        async for record in records:
            page.append(record)
            if len(page) >= _PAGE:
                stream.replay(page)
                page = []
        stream.replay(page)

    async def keep_snapshots(self, prefix: str, every: int) -> None:
        """Keep our own streams of a kind to which so much has happened since they were kept.

        A large state is kept less often: what is kept must not grow faster than what is done.
        """
        family = self.family(prefix)
        kind = family.kind.snapshot
        for stream in list(family.streams.values()) if kind is not None else ():
            due = stream.kept_version + every * stream.kept_size
            if kind is not None and stream.owned and stream.version >= due:
                version, snapshot = stream.version, kind.write(stream)
                await self.store.save_snapshot(snapshot)
                stream.kept_version = version
                stream.kept_size = 1 + len(snapshot.payload) // _SNAPSHOT_BYTES

    def learn(self, records: Sequence[Record]) -> None:
        """Take up records of one stream that any node has stored; known ones are passed over."""
        name = records[0].stream
        family = self._families.get(_prefix_of(name))
        if family is None:
            return
        stream = family.streams.get(name[len(family.kind.prefix) :])
        if stream is None:
            stream = family.passing.get(name)
            if stream is None:
                if not family.kind.resident:
                    return
                stream = self._make(name, family)
        if not stream.learn(records):
            self._catch_up(stream, records[-1].version)

    def _catch_up(self, stream: Stream[Any, Any], version: int) -> None:
        """Read on until nothing is left that was heard of, whatever comes meanwhile."""
        name = stream.name
        stream.heard_of = max(stream.heard_of, version)
        if name not in self._catching_up:
            task = asyncio.create_task(_caught_up(stream))
            self._catching_up[name] = task
            task.add_done_callback(lambda _: self._catching_up.pop(name, None))


def _prefix_of(name: str) -> str:
    """How the names of a stream's kind begin; a stream without a colon is the only one of its."""
    head, colon, _ = name.partition(":")
    return head + colon


async def _caught_up(stream: Stream[Any, Any]) -> None:
    while stream.version < stream.heard_of and not stream.unreadable:
        if stream.owned and stream.kind.leased:
            return
        try:
            await stream.catch_up()
        except Exception as error:
            _log.warning("%s has not caught up: %s", stream.name, error)
            await asyncio.sleep(_RETRY_SECONDS)
