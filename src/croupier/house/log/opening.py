"""What a house records about itself when it opens, and what it must say of it.

Settings that decide about money, the program it runs, and whether the clock can be right are facts
of the log. A difference to what the log knows is recorded, and reported.
"""

import getpass
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from croupier.house.log.facts import (
    ClockQuestioned,
    HouseFact,
    ProgramRecorded,
    SettingsRecorded,
    read_facts,
    record_fact,
)
from croupier.house.log.store import Sought, Store

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
    """What the house says of itself, newest last; `heard` is told of each."""

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

    async def _last(self, kind: type[HouseFact]) -> Any:
        facts = [fact for _, fact in await read_facts(self._store) if isinstance(fact, kind)]
        return facts[-1] if facts else None

    async def settings(self, held: dict[str, Any]) -> None:
        """Record the settings that hold, where the log knows others, and report those."""
        known = await self._last(SettingsRecorded)
        if known is not None and known.settings == held:
            return
        if known is not None:
            before = known.settings
            apart = sorted(n for n in {**before, **held} if before.get(n) != held.get(n))
            changes = [f"{name} {before.get(name)!r} is now {held.get(name)!r}" for name in apart]
            self._report("settings-changed", "; ".join(changes))
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
        """Whether the program was last recorded a day ago."""
        return self._now() - self._program_at >= DAY_MS

    async def clock(self, last_at: int) -> None:
        """Report a clock that is far ahead of the last record that was there before the start."""
        ahead = self._now() - last_at
        if last_at and ahead > AHEAD_MS:
            hours = ahead // 3_600_000
            self._report(
                "clock-far-ahead", f"the last record is {hours} hours old: see to the clock"
            )
            await self._record(ClockQuestioned(ahead=ahead), "clock")

    async def _record(self, fact: HouseFact, cause: str) -> None:
        await record_fact(self._store, fact, at=self._now(), by=operator(), cause=cause)


async def last_record_at(store: Store) -> int:
    """When the last record was stored; 0 in an empty log."""
    found = await store.find(Sought(newest=True, count=1))
    return found[0].at if found else 0
