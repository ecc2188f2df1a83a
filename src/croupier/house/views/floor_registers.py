"""Registers of the floor: malfunctions, incidents, what staff did."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from croupier.compliance.declare import CaseEvent, evolve_case
from croupier.compliance.incidents import CaseOpened
from croupier.compliance.state import Case
from croupier.core.messages import Message, say
from croupier.house.views.entries import Entries, Entry, of_kind
from croupier.house.views.figures import ALWAYS, Window
from croupier.house.views.house_reports import show_time
from croupier.house.views.registers import headed, yes
from croupier.house.views.report import Column, Kind, Report, Row
from croupier.table.claims import (
    UNTIL_CLOSED,
    ClaimHeld,
    ClaimReleased,
    SeizureEnded,
    WinningsSeized,
)
from croupier.table.conduct import PartnersFlagged
from croupier.table.faults import EquipmentRestored, MalfunctionReported

_MONEY, _COUNT, _TIME = Kind.MONEY, Kind.COUNT, Kind.TIME


@dataclass(slots=True)
class Hold:
    """An amount that was withheld, and how that ended."""

    table: str
    entry: Entry
    held: ClaimHeld
    released: ClaimReleased | None = None

    @property
    def by_clock(self) -> bool:
        """Whether the clock ends it, rather than the end of a case."""
        return self.held.until < UNTIL_CLOSED


def find_holds(entries: Entries) -> list[Hold]:
    """Every amount that was withheld, in order."""
    found: list[Hold] = []
    for entry, event in of_kind(entries, ClaimHeld, ClaimReleased):
        if isinstance(event, ClaimHeld):
            found.append(Hold(entry.name, entry, event))
            continue
        for hold in found:
            mine = (hold.table, hold.held.player) == (entry.name, event.player)
            if mine and hold.released is None:
                hold.released = event
    return found


_FAULT_COLUMNS: Final = (
    Column(say("column-table")),
    Column(say("column-at"), _TIME),
    Column(say("column-what")),
    Column(say("column-player")),
    Column(say("column-round-void")),
    Column(say("column-repaired"), _TIME),
    Column(say("column-withheld"), _MONEY),
    Column(say("column-until"), _TIME),
    Column(say("column-came-to")),
    Column(say("column-by")),
)


def malfunctions_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """Faults and when they were put right, and amounts withheld for them until when."""
    found = [*_fault_rows(entries), *_hold_rows(entries)]
    rows = [row for at, row in sorted(found, key=lambda each: each[0]) if window.holds(at)]
    standing = [hold for hold in find_holds(entries) if hold.released is None and hold.by_clock]
    owed = sum(hold.held.amount for hold in standing)
    notes = [say("paper-withheld", count=len(standing), amount=owed)]
    return headed(say("paper-malfunctions"), _FAULT_COLUMNS, rows, window, notes)


def _fault_rows(entries: Entries) -> Iterator[tuple[int, Row]]:
    open_faults: dict[tuple[str, str, str | None], list[tuple[Entry, MalfunctionReported]]] = {}
    ended: dict[int, int] = {}
    reported: list[tuple[Entry, MalfunctionReported]] = []
    for entry, event in of_kind(entries, MalfunctionReported, EquipmentRestored):
        key = (entry.name, event.scope, event.player)
        if isinstance(event, MalfunctionReported):
            reported.append((entry, event))
            open_faults.setdefault(key, []).append((entry, event))
        else:
            for each, _ in open_faults.pop(key, []):
                ended[each.number] = event.at
    for entry, event in reported:
        at = ended.get(entry.number)
        yield (
            event.at,
            (
                entry.name,
                show_time(event.at),
                _fault(event),
                event.player or "",
                yes(event.voids),
                None if at is None else show_time(at),
                None,
                None,
                "",
                entry.actor,
            ),
        )


def _hold_rows(entries: Entries) -> Iterator[tuple[int, Row]]:
    for hold in find_holds(entries):
        if not hold.by_clock:
            continue
        done = hold.released
        came = "" if done is None else _came_to(done)
        yield (
            hold.held.at,
            (
                hold.table,
                show_time(hold.held.at),
                say("paper-amount-withheld"),
                hold.held.player,
                "",
                None if done is None else show_time(done.at),
                hold.held.amount,
                show_time(hold.held.until),
                came,
                hold.entry.actor,
            ),
        )


def _fault(event: MalfunctionReported) -> Message:
    """What is out of order, and what was said of it, or else its ground."""
    scope = say("named-scope", value=event.scope)
    if not (event.text or event.ground):
        return scope
    why = event.text or say("named-ground", value=event.ground)
    return say("format-because", what=scope, why=why)


def _came_to(done: ClaimReleased) -> Message:
    came = say("paper-claim-paid") if done.paid else say("paper-claim-refused")
    return say("format-because", what=came, why=done.text) if done.text else came


def fold_cases(entries: Entries) -> dict[str, Case]:
    """Every incident of the log."""
    cases: dict[str, Case] = {}
    for _, event in of_kind(entries, CaseEvent):
        case = cases.get(event.case) or Case(number=event.case)
        cases[event.case] = evolve_case(case, event)
    return cases


_CASE_COLUMNS: Final = (
    Column(say("column-case")),
    Column(say("column-opened"), _TIME),
    Column(say("column-kind")),
    Column(say("column-table")),
    Column(say("column-round"), _COUNT),
    Column(say("column-person")),
    Column(say("column-what")),
    Column(say("column-devices")),
    Column(say("column-detained")),
    Column(say("column-handed-to")),
    Column(say("column-in-keeping"), _MONEY),
    Column(say("column-decision")),
    Column(say("column-by")),
)


def incidents_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """Incidents of every kind: who, where, what was taken, kept and decided."""
    cases = fold_cases(entries)
    kept: Counter[str] = Counter()
    for _, event in of_kind(entries, WinningsSeized, SeizureEnded):
        kept[event.case] += event.amount if isinstance(event, WinningsSeized) else -event.amount
    rows = [
        _case_row(entry, opened, cases[opened.case], kept[opened.case])
        for entry, opened in of_kind(entries, CaseOpened)
        if window.holds(opened.at)
    ]
    rows += [
        _partners_row(entry, flagged)
        for entry, flagged in of_kind(entries, PartnersFlagged)
        if window.holds(flagged.at)
    ]
    rows.sort(key=lambda row: str(row[1]))
    still = sum(case.is_open for case in cases.values())
    notes = [say("paper-cases-open", count=still, amount=kept.total())]
    return headed(say("paper-incidents"), _CASE_COLUMNS, rows, window, notes)


def _case_row(entry: Entry, opened: CaseOpened, case: Case, kept: int) -> Row:
    return (
        opened.case,
        show_time(opened.at),
        say("named-incident", value=opened.kind),
        opened.table,
        opened.round_no or None,
        opened.person,
        say(
            "paper-case-course", parts=[*filter(None, (opened.text, opened.next_act)), *case.notes]
        ),
        "; ".join(f"{what} ({holder})" for what, holder in case.devices),
        case.detained,
        case.handed_to,
        kept or None,
        case.decision,
        entry.actor,
    )


def _partners_row(entry: Entry, event: PartnersFlagged) -> Row:
    return (
        "",
        show_time(event.at),
        say("named-incident", value="partnership"),
        entry.name,
        None,
        say("paper-both", names=sorted(event.players)),
        say("paper-partners", warnings=event.warnings),
        "",
        "",
        "",
        None,
        event.done,
        entry.actor,
    )


#: In which vocabulary the actions of a stream stand.
_ACTIONS: Final[Mapping[str, str]] = {
    "table": "named-action",
    "tournament": "named-tournament-action",
    "promotion": "named-promotion-action",
    "patron": "named-patron-action",
    "case": "named-incident-action",
}


def staff_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """What each person and device did, action by action."""
    columns = (
        Column(say("column-who")),
        Column(say("column-did")),
        Column(say("column-times"), _COUNT),
        Column(say("column-first"), _TIME),
        Column(say("column-last"), _TIME),
        Column(say("column-where")),
    )
    done: dict[tuple[str, str], list[Entry]] = {}
    counted: set[tuple[int, str, str]] = set()
    for entry in entries:
        if window.holds(entry.at) and (entry.at, entry.actor, entry.cause) not in counted:
            # One command may lead to several records; it is counted once.
            counted.add((entry.at, entry.actor, entry.cause))
            done.setdefault((entry.actor, entry.cause), []).append(entry)
    rows: list[Row] = [
        (
            name,
            say(_ACTIONS.get(mine[0].stream.partition(":")[0], "named-deed"), value=cause),
            len(mine),
            show_time(mine[0].at),
            show_time(mine[-1].at),
            say("paper-where", kinds=sorted({e.stream.partition(":")[0] for e in mine})),
        )
        for (name, cause), mine in sorted(done.items())
    ]
    return headed(say("paper-staff"), columns, rows, window)
