"""What a house records about itself when it opens, and what it must say of it.

Settings that decide about money, about who is let to it and about what is proven of it, the program
that it runs, and whether the clock can be right are facts of the log. A difference to what the log
knows is recorded, and reported.
"""

import asyncio
import getpass
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from croupier.core.messages import Message, say
from croupier.house.log.clock_history import (
    APART_MS,
    clock_ahead,
    set_since,
    wrong_clocks,
)
from croupier.house.log.facts import (
    HOUSE_CODEC,
    HOUSE_STREAM,
    MACHINE,
    ClockCompared,
    ClockQuestioned,
    ClockSet,
    HouseFact,
    HouseNamed,
    ProgramRecorded,
    SettingsRecorded,
    WrittenByAnother,
    read_facts,
    record_fact,
)
from croupier.house.log.own_end import OneWriter, written_by_another
from croupier.house.log.record import Record
from croupier.house.log.second_clock import NoAnswer, read_time
from croupier.house.log.store import Sought, Store, StoreUnsure

#: A house that was closed for longer than this is asked whether the clock is right.
AHEAD_MS: Final = 20 * 3_600_000
#: The program is recorded again after so long.
DAY_MS: Final = 86_400_000


@dataclass(slots=True)
class Report:
    """Something about the house itself that somebody must know."""

    at: int
    code: str
    detail: str


@dataclass(slots=True)
class Reports:
    """What the house reports of itself, newest last; `heard` is called with each."""

    now: Callable[[], int]
    heard: Callable[[str, str], None] = lambda code, detail: None
    all: list[Report] = field(default_factory=list)

    def add(self, code: str, detail: str) -> None:
        """One more."""
        self.all = [*self.all[-99:], Report(self.now(), code, detail)]
        self.heard(code, detail)


def operator() -> str:
    """Who started the program, as the machine knows them."""
    try:
        return f"os:{getpass.getuser()}"
    except (KeyError, OSError):
        return "os:unknown"


class HouseRecord:
    """Records facts about the house."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        report: Callable[[str, str], None],
        version: str,
    ) -> None:
        """`version` is the program's."""
        self._store = store
        self.version = version
        self._now = now
        self._report = report
        self._program_at = 0
        #: What is recorded of the house, as far as it was read.
        self.facts: list[tuple[Record, HouseFact]] = []
        self._read = 0
        self._checking = asyncio.Lock()
        #: Called with the milliseconds by which somebody has set the clock, at whichever node.
        self.on_clock_set: Callable[[int], None] = lambda by: None
        self._is_unsure = False

    async def _last(self, kind: type[HouseFact]) -> Any:
        facts = [fact for _, fact in await read_facts(self._store) if isinstance(fact, kind)]
        return facts[-1] if facts else None

    async def settings(self, held: dict[str, Any]) -> None:
        """Record the settings that hold, where the log knows others, and report those."""
        known = await self._last(SettingsRecorded)
        if known is not None and known.settings == held:
            return
        if known is not None:
            self._report("settings-changed", str(changes_of(known.settings, held)))
        await self._record(SettingsRecorded(settings=held), "settings")

    async def program(self, digests: dict[str, str]) -> None:
        """Record which program runs, and report another than the last one."""
        known = await self._last(ProgramRecorded)
        if known is not None and known.digests != digests:
            apart = sorted(part for part in digests if known.digests.get(part) != digests[part])
            self._report("program-changed", f"{', '.join(apart)}; version {self.version}")
        await self._record(ProgramRecorded(version=self.version, digests=digests), "program")
        self._program_at = self._now()

    def program_is_due(self) -> bool:
        """Whether the program was last recorded a day ago, or the clock has been set back since."""
        return not 0 <= self._now() - self._program_at < DAY_MS

    async def clock(self, last_at: int) -> None:
        """Report a clock that is far ahead of the last record that was there before the start."""
        ahead = self._now() - last_at
        if last_at and ahead > AHEAD_MS:
            hours = ahead // 3_600_000
            self._report(
                "clock-far-ahead", f"the last record is {hours} hours old: see to the clock"
            )
            await self._record(ClockQuestioned(ahead=ahead), "clock")

    async def compare_clock(self, source: str) -> None:
        """Compare the clock with another, and report where they differ; once for each difference.

        The house goes on by its own: which of the two is right is for a person to say.
        """
        try:
            ahead = await read_time(source) - self._now()
        except NoAnswer as error:
            self._report("clock-source-away", str(error))
            return
        await self.clock_compared(source, ahead)

    async def clock_compared(self, source: str, ahead: int) -> None:
        """Record how far another clock is ahead, where that is news; report a difference."""
        facts = [(record.number, fact) for record, fact in await read_facts(self._store)]
        compared = [
            fact.ahead
            for _, fact in facts
            if isinstance(fact, ClockCompared) and fact.source == source
        ]
        same = abs(ahead - (compared[-1] if compared else 0)) <= APART_MS
        in_doubt = any(each.end is None for each in wrong_clocks(facts))
        # That another clock agrees settles a doubt, and is worth a record of its own.
        if same and not (in_doubt and source != MACHINE and abs(ahead) <= APART_MS):
            return
        if abs(ahead) > APART_MS:
            self._report("clock-differs", str(clock_apart(source, ahead)))
        await self._record(ClockCompared(source=source, ahead=ahead), "clock")

    async def check_for_others(self) -> int:
        """Put on record what another hand has written to our log.

        The last record of which we know who wrote it is returned, 0 where others may write too.
        """
        store = self._store
        if not isinstance(store, OneWriter):
            return 0
        # Both who signs and who watches come here, and each thing found is on record once.
        async with self._checking:
            await store.check_for_others()
            while pending := store.own.pending:
                own, found = pending[0]
                fact = WrittenByAnother(own=own, found=found)
                await record_fact(store, fact, at=self._now(), by="house", cause="watch")
                pending.popleft()
                self._report("log-written-by-another", str(written_by_another(own, found)))
                await self.start()
            return store.own.number

    async def say(self, fact: HouseFact, *, by: str, cause: str, key: str = "") -> None:
        """Record a fact that somebody made, once under a key, and take it up.

        That the clock was set is recorded at the time that it shows from then on.
        """
        at = self._now() + (fact.by if isinstance(fact, ClockSet) else 0)
        try:
            await record_fact(self._store, fact, at=at, by=by, cause=cause, key=key)
        except StoreUnsure:
            self._is_unsure = True
            raise
        await self.start()

    async def settle_doubt(self) -> None:
        """Take up what may have been recorded though no answer came, once the log can be read."""
        if self._is_unsure:
            await self.start()
            self._is_unsure = False

    @property
    def named(self) -> HouseNamed | None:
        """What somebody has called the house last; None where its settings say it."""
        names = [fact for _, fact in self.facts if isinstance(fact, HouseNamed)]
        return names[-1] if names else None

    @property
    def _numbered(self) -> list[tuple[int, HouseFact]]:
        return [(record.number, fact) for record, fact in self.facts]

    def clock_ahead(self, number: int) -> int | None:
        """How far ahead the clock was that made a record; 0 if it was right, None if in doubt."""
        return clock_ahead(wrong_clocks(self._numbered), number)

    def clock_set_since(self, number: int) -> int:
        """By how many milliseconds the clock was set behind a record."""
        return set_since(self._numbered, number)

    async def start(self) -> None:
        """Take up what the log has of the house, for the wall."""
        for record, fact in await read_facts(self._store):
            self._take(record, fact)

    def learn(self, record: Record) -> None:
        """Take up what another node has recorded."""
        if record.stream == HOUSE_STREAM:
            self._take(record, HOUSE_CODEC.decode(record.kind, record.payload))

    def _take(self, record: Record, fact: HouseFact) -> None:
        if record.number > self._read:
            self._read = record.number
            self.facts.append((record, fact))
            if isinstance(fact, ClockSet):
                self.on_clock_set(fact.by)

    async def _record(self, fact: HouseFact, cause: str) -> None:
        await record_fact(self._store, fact, at=self._now(), by=operator(), cause=cause)


async def last_record_at(store: Store) -> int:
    """When the last record was stored; 0 in an empty log."""
    found = await store.find(Sought(newest=True, count=1))
    return found[0].at if found else 0


def clock_apart(source: str, ahead: int) -> Message:
    """By how much another clock differs from the house's.

    >>> print(clock_apart("time.house", -86_400_000))
    time.house is 86400 seconds behind the house: see to the clock
    """
    return say("house-clock-apart", source=source, seconds=abs(ahead) // 1000, is_ahead=ahead > 0)


def changes_of(before: dict[str, Any], held: dict[str, Any]) -> Message:
    """Which settings hold now, and what they were."""
    apart = sorted(n for n in {**before, **held} if before.get(n) != held.get(n))
    changes = [
        say("house-setting-was", name=n, before=repr(before.get(n)), now=repr(held.get(n)))
        for n in apart
    ]
    return say("house-settings-were", changes=changes)


@dataclass(frozen=True, slots=True)
class HouseAlert:
    """Something about the house itself that stands on the pit's wall until somebody has seen it."""

    number: int
    at: int
    code: str
    detail: Message


def house_alerts(facts: Iterable[tuple[Record, HouseFact]]) -> Iterator[HouseAlert]:
    """What changed about the house without anybody at the tables: settings, program, clock."""
    settings: dict[str, Any] | None = None
    digests: dict[str, str] | None = None
    for record, fact in facts:
        code, detail = "", None
        match fact:
            case SettingsRecorded():
                if settings is not None and settings != fact.settings:
                    code, detail = "settings-changed", changes_of(settings, fact.settings)
                settings = fact.settings
            case ProgramRecorded():
                if digests is not None and digests != fact.digests:
                    code, detail = "program-changed", say("house-version", version=fact.version)
                digests = fact.digests
            case ClockQuestioned():
                hours = fact.ahead // 3_600_000
                code, detail = "clock-far-ahead", say("house-hours-ahead", hours=hours)
            case ClockCompared() if abs(fact.ahead) > APART_MS:
                code, detail = "clock-differs", clock_apart(fact.source, fact.ahead)
            case WrittenByAnother():
                code, detail = "log-written-by-another", written_by_another(fact.own, fact.found)
            case ClockSet():
                who, why = record.actor, fact.reason
                detail = say("house-clock-set-by", by=fact.by, who=who, why=why)
                code = "clock-set"
        if detail is not None:
            yield HouseAlert(record.number, record.at, code, detail)
