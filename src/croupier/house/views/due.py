"""What is due: amounts withheld, signs, month ends, limits, cases and prizes, and by when."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from croupier.compliance.care import show_limit
from croupier.compliance.limits import show_span
from croupier.core.money import show_dollars
from croupier.house.views.contest_folds import fold_promotions, fold_tournaments
from croupier.house.views.entries import Entries, Entry, of_kind
from croupier.house.views.figures import ALWAYS, Window
from croupier.house.views.floor_registers import (
    MisSettled,
    find_holds,
    fold_cases,
    mis_settled,
    month_ends,
    month_of,
    months_told,
)
from croupier.house.views.house_reports import MISTAKE_LEAST, show_time
from croupier.house.views.registers import find_disputes, fold_patrons, headed
from croupier.house.views.report import Column, Kind, Report
from croupier.promotion.state import due as duties
from croupier.roulette.tournament import Topic
from croupier.table.closing import CloseAnnounced, TableClosed
from croupier.table.limits import LimitsAnnounced, LimitsChanged


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    """Something that must happen, or will, by an instant; without one as soon as can be."""

    at: int | None
    what: str
    where: str = ""
    who: str = ""
    clauses: tuple[str, ...] = ()


def find_due(entries: Sequence[Entry], now: int) -> list[Due]:
    """Everything that is due, what is late or without an instant first."""
    found = [
        *_holds(entries),
        *_signs(entries),
        *_months(entries),
        *_disputes(entries),
        *_cases(entries),
        *_patrons(entries, now),
        *_promotions(entries),
        *_prizes(entries),
    ]
    return sorted(found, key=lambda due: due.at or 0)


def due_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """What is due when, and what is late."""
    columns = (
        Column("Due", Kind.TIME),
        Column("Left"),
        Column("What"),
        Column("Where"),
        Column("Who"),
        Column("Clauses"),
    )
    rows = [
        (
            None if due.at is None else show_time(due.at),
            _left(due.at, now),
            due.what,
            due.where,
            due.who,
            ", ".join(due.clauses),
        )
        for due in find_due(entries, now)
        if due.at is None or window.holds(due.at)
    ]
    late = sum(row[1].startswith("late") for row in rows)
    return headed("What is due", columns, rows, window, [f"{late} of these are late."])


def _left(at: int | None, now: int) -> str:
    if at is None:
        return "now"
    return show_span(at - now) if at > now else f"late by {show_span(now - at)}"


def _holds(entries: Entries) -> Iterator[Due]:
    for hold in find_holds(entries):
        if hold.released is None and hold.by_clock:
            yield Due(
                at=hold.held.until,
                what=f"{show_dollars(hold.held.amount)} withheld is paid or refused",
                where=hold.table,
                who=hold.held.player,
                clauses=hold.held.clauses,
            )


def _signs(entries: Entries) -> Iterator[Due]:
    """Signs that are up; one that came true, or a table that closed, is past."""
    limits: dict[str, Due] = {}
    closing: dict[str, Due] = {}
    kinds = (LimitsAnnounced, LimitsChanged, CloseAnnounced, TableClosed)
    for entry, event in of_kind(entries, *kinds):
        match event:
            case LimitsAnnounced():
                limits[entry.name] = Due(
                    at=event.effective_at,
                    what=f"the sign says {event.range} from then on",
                    where=entry.name,
                    clauses=event.clauses,
                )
            case CloseAnnounced():
                closing[entry.name] = Due(
                    at=event.effective_at,
                    what="the sign says that the table closes",
                    where=entry.name,
                    clauses=event.clauses,
                )
            case LimitsChanged():
                limits.pop(entry.name, None)
            case TableClosed():
                limits.pop(entry.name, None)
                closing.pop(entry.name, None)
    yield from (*limits.values(), *closing.values())


def _months(entries: Entries) -> Iterator[Due]:
    told = months_told(entries)
    months: dict[str, list[MisSettled]] = {}
    for _, event in mis_settled(entries):
        if abs(event.amount) > MISTAKE_LEAST:
            months.setdefault(month_of(event.at), []).append(event)
    for month, mistakes in months.items():
        if month not in told:
            yield Due(
                at=month_ends(month),
                what=f"the regulator is told of {len(mistakes)} payments that went wrong",
                where=month,
                clauses=tuple(sorted({clause for each in mistakes for clause in each.clauses})),
            )


def _disputes(entries: Entries) -> Iterator[Due]:
    for found in find_disputes(entries):
        if found.last is None:
            yield Due(
                at=None,
                what=f"dispute {found.number} is decided: {found.opened.text}",
                where=found.table,
                who=found.opened.player,
                clauses=found.opened.clauses,
            )


def _cases(entries: Entries) -> Iterator[Due]:
    for case in fold_cases(entries).values():
        if case.detained and not case.handed_to:
            yield Due(
                at=None,
                what=f"{case.detained} is handed over to an authorised person",
                where=case.number,
                who=case.detained,
            )
        elif case.is_open:
            yield Due(at=None, what="the case is closed", where=case.number, who=case.person)


_ENDING: Final[Mapping[str, str]] = {
    "house": "the exclusion by the house",
    "table": "the exclusion at a table",
    "self-exclusion": "the self-exclusion",
    "cool-off": "the time to cool off",
}


def _patrons(entries: Entries, now: int) -> Iterator[Due]:
    for name, patron in fold_patrons(entries).items():
        for limit, waiting in patron.waiting.items():
            if waiting.effective_at > now:
                shown = show_limit(limit, waiting.amount)
                what = f"{limit} becomes {shown}"
                yield Due(at=waiting.effective_at, what=what, who=name)
        for each in patron.exclusions:
            if each.holds(now) and each.until is not None:
                yield Due(at=each.until, what=f"{_ENDING[each.kind]} ends", who=name)


#: What each duty of a promotion comes to.
_DUTIES: Final[Mapping[str, str]] = {
    "draw": "the winners are drawn",
    "inform-inspector": "the inspector is told that the promotion was interrupted",
    "notify": "the winner is told of the prize",
    "submit-to-regulator": "the regulator is sent the terms as they were amended",
    "tell-reason": "the patron is told why the claim was denied",
}


def _promotions(entries: Entries) -> Iterator[Due]:
    for name, promotion in fold_promotions(entries).items():
        for duty in duties(promotion):
            yield Due(
                at=duty.by,
                what=_DUTIES[duty.what],
                where=name,
                who=duty.to,
                clauses=duty.clauses,
            )


def _prizes(entries: Entries) -> Iterator[Due]:
    """What tournaments owe to winners."""
    for name, tournament in fold_tournaments(entries).items():
        for player, amount in tournament.owed.items():
            yield Due(
                at=None,
                what=f"{show_dollars(amount)} won in the tournament is paid",
                where=name,
                who=player,
                clauses=tournament.cite(Topic.PRIZES),
            )
