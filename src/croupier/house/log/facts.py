"""Facts about the house itself, on a stream of their own: its log, its keys, how it is run."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Append, Conflict, Repeated, Sought, Store, Stored, StreamAppend

HOUSE_STREAM: Final = "house:log"
_TRIES_MAX: Final = 100
#: What the machine's own clock is called where the house's is compared with it.
MACHINE: Final = "the machine's clock"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseFact:
    """A fact about the house."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogBegun(HouseFact):
    """A log is for demonstrations or for real play, from its first record on."""

    mode: Literal["demo", "real"]


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyAccepted(HouseFact):
    """Heads of the log are signed with this key from here on."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsRecorded(HouseFact):
    """The house runs under these settings from here on: those that decide about money."""

    settings: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgramRecorded(HouseFact):
    """The house runs this program: its version, and a digest of each of its parts."""

    version: str
    digests: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockQuestioned(HouseFact):
    """The machine's clock was far ahead of the last record at a start, by milliseconds."""

    ahead: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockCompared(HouseFact):
    """Another clock is so many milliseconds ahead of the house's; behind it, if negative."""

    source: str
    ahead: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockSet(HouseFact):
    """Somebody says by how many milliseconds the house's clock is to be set, and why."""

    by: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseNamed(HouseFact):
    """What the house is called, in which money it deals and in which language it prints."""

    name: str
    currency: str
    language: str = "en"


@dataclass(frozen=True, slots=True, kw_only=True)
class BackupMade(HouseFact):
    """A whole copy was made and checked: its place beside the log, its records and their root.

    `made_at` is when, where that was put on record later.
    """

    place: str
    records: int
    root: str
    made_at: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenByAnother(HouseFact):
    """While the house was open somebody else wrote to its log.

    `own` is the last record that the house had written or found, and `found` the last that was
    there then: what lies between came from another hand, or records were taken away.
    """

    own: int
    found: int


HOUSE_CODEC: Codec[HouseFact] = Codec(
    (
        *(LogBegun, KeyAccepted, SettingsRecorded, ProgramRecorded),
        *(ClockQuestioned, ClockCompared, ClockSet),
        *(HouseNamed, BackupMade, WrittenByAnother),
    )
)


async def read_facts(store: Store) -> list[tuple[Record, HouseFact]]:
    """All that is recorded about the house, in order."""
    return [
        (record, HOUSE_CODEC.decode(record.kind, record.payload))
        async for record in store.read(stream=HOUSE_STREAM)
    ]


async def accepted_keys(store: Store) -> list[str]:
    """The keys that the log says it is signed with, the one that counts now last."""
    return [fact.key for _, fact in await read_facts(store) if isinstance(fact, KeyAccepted)]


async def key_in_force(store: Store, upto: int) -> str:
    """The key that the first records name last; empty where they name none."""
    wanted = Sought(
        stream=HOUSE_STREAM, kinds=(KeyAccepted.__name__,), before=upto + 1, newest=True, count=1
    )
    for record in await store.find(wanted):
        fact = HOUSE_CODEC.decode(record.kind, record.payload)
        assert isinstance(fact, KeyAccepted)
        return fact.key
    return ""


async def record_fact(
    store: Store, fact: HouseFact, *, at: int, by: str, cause: str, key: str = ""
) -> None:
    """Record a fact behind those that are there; once under a key."""
    draft, expected = HOUSE_CODEC.encode(fact), 0
    for _ in range(_TRIES_MAX):
        part = StreamAppend(stream=HOUSE_STREAM, expected=expected, drafts=(draft,))
        append = Append(streams=(part,), at=at, actor=by, cause=cause, key=key)
        (answer,) = await store.append([append])
        if isinstance(answer, Stored | Repeated):
            return
        expected = answer.actual if isinstance(answer, Conflict) else expected
    raise RuntimeError(f"{HOUSE_STREAM} never stood still")
