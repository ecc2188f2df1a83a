"""Registers of the floor: malfunctions, payments that went wrong, incidents, what staff did."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from croupier.compliance.declare import CaseEvent, evolve_case
from croupier.compliance.incidents import CaseOpened
from croupier.compliance.office import RegulatorTold
from croupier.compliance.state import Case
from croupier.core.money import show_dollars
from croupier.house.views.entries import Entries, Entry, of_kind
from croupier.house.views.figures import ALWAYS, Window
from croupier.house.views.house_reports import MISTAKE_LEAST, show_time
from croupier.house.views.registers import headed, yes
from croupier.house.views.report import Column, Kind, Report, Row
from croupier.roulette.catalogue import find_book
from croupier.table.betting import BettingOpened
from croupier.table.claims import (
    UNTIL_CLOSED,
    ClaimHeld,
    ClaimReleased,
    SeizureEnded,
    WinningsSeized,
)
from croupier.table.conduct import PartnersFlagged
from croupier.table.corrections import MistakeRecorded
from croupier.table.faults import EquipmentRestored, MalfunctionReported
from croupier.table.late import CORRECTION, RoundResettled
from croupier.table.opening import TableOpened

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
    Column("Table"),
    Column("At", _TIME),
    Column("What"),
    Column("Player"),
    Column("Round void"),
    Column("Put right", _TIME),
    Column("Withheld", _MONEY),
    Column("Until", _TIME),
    Column("Came to"),
    Column("By"),
)


def malfunctions_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """Faults and when they were put right, and amounts withheld for them until when."""
    found = [*_fault_rows(entries), *_hold_rows(entries)]
    rows = [row for at, row in sorted(found, key=lambda each: each[0]) if window.holds(at)]
    standing = [hold for hold in find_holds(entries) if hold.released is None and hold.by_clock]
    owed = show_dollars(sum(hold.held.amount for hold in standing))
    notes = [f"{len(standing)} amounts are withheld now, {owed} in all."]
    return headed("Malfunctions", _FAULT_COLUMNS, rows, window, notes)


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
                f"{event.scope}: {event.text or event.ground}".rstrip(": "),
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
        came = "" if done is None else "paid" if done.paid else "refused"
        yield (
            hold.held.at,
            (
                hold.table,
                show_time(hold.held.at),
                "an amount is withheld",
                hold.held.player,
                "",
                None if done is None else show_time(done.at),
                hold.held.amount,
                show_time(hold.held.until),
                f"{came}: {done.text}".rstrip(": ") if done is not None else "",
                hold.entry.actor,
            ),
        )


def month_of(at: int) -> str:
    """The month of an instant, in UTC."""
    return f"{show_time(at):%Y-%m}"


def month_ends(month: str) -> int:
    """When a month is over, in milliseconds."""
    year, number = map(int, month.split("-"))
    following = datetime(year + number // 12, number % 12 + 1, 1, tzinfo=UTC)
    return int(following.timestamp() * 1000)


def months_told(entries: Entries) -> dict[str, int]:
    """When the regulator was told of each month's mistakes."""
    return {
        event.month: event.at
        for _, event in of_kind(entries, RegulatorTold)
        if event.matter == "mistakes"
    }


_MISTAKE_COLUMNS: Final = (
    Column("Month"),
    Column("Table"),
    Column("Round", _COUNT),
    Column("At", _TIME),
    Column("Player"),
    Column("Overpaid", _MONEY),
    Column("Underpaid", _MONEY),
    Column("Put right", _MONEY),
    Column("Suspected"),
    Column("Attempted"),
    Column("Identified"),
    Column("By"),
)


@dataclass(frozen=True, slots=True)
class MisSettled:
    """A payment that went wrong: positive was overpaid, negative underpaid."""

    at: int
    round_no: int
    player: str
    amount: int
    rectified: int
    clauses: tuple[str, ...]
    suspected: bool = False
    attempted: bool = True
    identified: bool = True


def mis_settled(entries: Entries) -> Iterator[tuple[Entry, MisSettled]]:
    """Payments that staff wrote down as wrong, and those that a corrected result made wrong.

    The latter are such payments only under a book that has a rule for them.
    """
    rounds: dict[str, int] = {}
    rules: dict[str, tuple[str, ...]] = {}
    kinds = (TableOpened, BettingOpened, RoundResettled, MistakeRecorded)
    for entry, event in of_kind(entries, *kinds):
        match event:
            case TableOpened():
                game = find_book(event.book).game(event.game, dict(event.options))
                rules[entry.name] = game.mistake_clauses
            case BettingOpened():
                rounds[entry.name] = event.round_no
            case MistakeRecorded():
                yield (
                    entry,
                    MisSettled(
                        at=event.at,
                        round_no=event.round_no,
                        player=event.player,
                        amount=event.amount,
                        rectified=event.rectified,
                        clauses=event.clauses,
                        suspected=event.suspected,
                        attempted=event.attempted,
                        identified=event.identified,
                    ),
                )
            case RoundResettled() if event.cause == CORRECTION and rules.get(entry.name):
                for wrong in _corrected(
                    event, event.round_no or rounds[entry.name], rules[entry.name]
                ):
                    yield entry, wrong


def _corrected(
    event: RoundResettled, round_no: int, clauses: tuple[str, ...]
) -> Iterator[MisSettled]:
    paid: Counter[str] = Counter()
    for sign, lines in ((1, event.before), (-1, event.lines)):
        for line in lines:
            paid[line.player] += sign * (line.win + line.returned)
    owed = {move.player: move.owed for move in event.moves}
    for player, amount in paid.items():
        if amount:
            yield MisSettled(
                at=event.at,
                round_no=round_no,
                player=player,
                amount=amount,
                rectified=abs(amount) - max(0, owed.get(player, 0)),
                clauses=clauses,
            )


def mis_settled_report(
    entries: Sequence[Entry], now: int, window: Window = ALWAYS, least: int = 0
) -> Report:
    """Every over- and underpayment by itself, with what was done about it."""
    rows: list[Row] = [
        (
            month_of(event.at),
            entry.name,
            event.round_no,
            show_time(event.at),
            event.player,
            event.amount if event.amount > 0 else None,
            -event.amount if event.amount < 0 else None,
            event.rectified,
            yes(event.suspected),
            yes(event.attempted),
            yes(event.identified),
            entry.actor,
        )
        for entry, event in mis_settled(entries)
        if abs(event.amount) > least and window.holds(event.at)
    ]
    title = "Payments that went wrong"
    notes = [f"Only those of more than {show_dollars(least)} each."] if least else []
    return headed(title, _MISTAKE_COLUMNS, rows, window, notes, summed=True, uncounted=("Round",))


def month_end_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """What the regulator is told at the end of each month, and whether that was done."""
    report = mis_settled_report(entries, now, window, MISTAKE_LEAST)
    told = months_told(entries)
    months = sorted({str(row[0]) for row in report.rows})
    notes = [
        f"{month}: {'told ' + str(show_time(told[month])) if month in told else 'not told yet'},"
        f" due {show_time(month_ends(month)):%Y-%m-%d}"
        for month in months
    ]
    return Report(
        title="Month end: payments that went wrong",
        subtitle=report.subtitle,
        columns=report.columns,
        rows=report.rows,
        totals=report.totals,
        notes=(*report.notes, *notes),
    )


def fold_cases(entries: Entries) -> dict[str, Case]:
    """Every incident of the log."""
    cases: dict[str, Case] = {}
    for _, event in of_kind(entries, CaseEvent):
        case = cases.get(event.case) or Case(number=event.case)
        cases[event.case] = evolve_case(case, event)
    return cases


_CASE_COLUMNS: Final = (
    Column("Case"),
    Column("Opened", _TIME),
    Column("Kind"),
    Column("Table"),
    Column("Round", _COUNT),
    Column("Person"),
    Column("What"),
    Column("Devices"),
    Column("Detained"),
    Column("Handed to"),
    Column("In keeping", _MONEY),
    Column("Decision"),
    Column("By"),
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
    notes = [f"{still} cases are open, {show_dollars(kept.total())} is in keeping for them."]
    return headed("Incidents", _CASE_COLUMNS, rows, window, notes)


def _case_row(entry: Entry, opened: CaseOpened, case: Case, kept: int) -> Row:
    return (
        opened.case,
        show_time(opened.at),
        opened.kind,
        opened.table,
        opened.round_no or None,
        opened.person,
        "; ".join((opened.text, *filter(None, (opened.then,)), *case.notes)),
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
        "partnership",
        entry.name,
        None,
        " and ".join(sorted(event.players)),
        "; ".join(event.warnings) or "flagged as partners",
        "",
        "",
        "",
        None,
        event.done,
        entry.actor,
    )


def staff_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """What each person and device did, action by action."""
    columns = (
        Column("Who"),
        Column("Did"),
        Column("Times", _COUNT),
        Column("First", _TIME),
        Column("Last", _TIME),
        Column("Where"),
    )
    done: dict[tuple[str, str], list[Entry]] = {}
    asked: set[tuple[int, str, str]] = set()
    for entry in entries:
        if window.holds(entry.at) and (entry.at, entry.actor, entry.cause) not in asked:
            # One ask may lead to several records; it is counted once.
            asked.add((entry.at, entry.actor, entry.cause))
            done.setdefault((entry.actor, entry.cause), []).append(entry)
    rows: list[Row] = [
        (
            *who,
            len(mine),
            show_time(mine[0].at),
            show_time(mine[-1].at),
            ", ".join(sorted({entry.stream.partition(":")[0] for entry in mine})),
        )
        for who, mine in sorted(done.items())
    ]
    return headed("What everybody did", columns, rows, window)
