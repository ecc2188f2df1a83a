"""Facts about the house itself, beside its tables: written down before anybody is told."""

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Append, Conflict, Sought, Store, Stored, StreamAppend, find_all

E = TypeVar("E")
#: How often a note is tried again when another writer came first.
_TRIES_MAX: Final = 100


@dataclass(frozen=True, slots=True)
class Noted(Generic[E]):
    """A fact as the log has it: on which stream, at which version, when and by whom."""

    stream: str
    version: int
    at: int
    actor: str
    event: E
    #: Of its record, in the whole log.
    number: int


class Notes(Generic[E]):
    """Writes facts of some kinds and reads them back."""

    def __init__(self, store: Store, codec: Codec[E]) -> None:
        self.store = store
        self._codec = codec

    async def write(
        self, stream: str, *events: E, expected: int, at: int, by: str, cause: str
    ) -> int | None:
        """The version that a stream is at afterwards; None where another writer came first."""
        drafts = tuple(map(self._codec.encode, events))
        part = StreamAppend(stream=stream, expected=expected, drafts=drafts)
        append = Append(streams=(part,), at=at, actor=by, cause=cause, key="")
        (stored,) = await self.store.append([append])
        return expected + len(events) if isinstance(stored, Stored) else None

    async def add(self, stream: str, event: E, *, at: int, by: str, cause: str) -> int:
        """Write at the end of a stream, wherever that is by now; the version it is at then."""
        draft = self._codec.encode(event)
        expected = 0
        for _ in range(_TRIES_MAX):
            part = StreamAppend(stream=stream, expected=expected, drafts=(draft,))
            append = Append(streams=(part,), at=at, actor=by, cause=cause, key="")
            (stored,) = await self.store.append([append])
            if isinstance(stored, Stored):
                return expected + 1
            if isinstance(stored, Conflict):
                expected = stored.actual
        raise RuntimeError(f"{stream} never stood still")

    async def read(self, stream: str = "", *, streams: str = "") -> list[Noted[E]]:
        """All facts of one stream, or of those whose names begin so, in order."""
        found = find_all(self.store, Sought(stream=stream, streams=streams))
        return [self.noted(record) async for record in found]

    def noted(self, record: Record) -> Noted[E]:
        """The fact of a record."""
        event = self._codec.decode(record.kind, record.payload)
        return Noted(record.stream, record.version, record.at, record.actor, event, record.number)
