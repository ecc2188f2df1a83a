"""What is due: amounts withheld, signs, month ends, limits, cases and prizes, and by when."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from croupier.compliance.care import limit_said
from croupier.core.messages import Message, Saying, say
from croupier.house.views.contest_folds import fold_promotions, fold_tournaments
from croupier.house.views.entries import Entries, Entry, of_kind
from croupier.house.views.figures import ALWAYS, Window
from croupier.house.views.floor_registers import find_holds, fold_cases
from croupier.house.views.house_reports import MISTAKE_LEAST, show_time
from croupier.house.views.mistake_registers import (
    MisSettled,
    mis_settled,
    month_ends,
    month_of,
    months_reported,
)
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
    what: Message
    where: str = ""
    who: str = ""
    clauses: tuple[str, ...] = ()
    #: How far ahead the clock was by which it was set, in milliseconds; None where it is in doubt.
    ahead: int | None = 0


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
        Column(say("column-due"), Kind.TIME),
        Column(say("column-left")),
        Column(say("column-what")),
        Column(say("column-where")),
        Column(say("column-who")),
        Column(say("column-clauses")),
        Column(say("column-clock")),
    )
    found = [due for due in find_due(entries, now) if due.at is None or window.holds(due.at)]
    rows = [
        (
            None if due.at is None else show_time(due.at),
            _left(due.at, now),
            due.what,
            due.where,
            due.who,
            ", ".join(due.clauses),
            _clock(due),
        )
        for due in found
    ]
    late = say("paper-late", count=sum(due.at is not None and due.at <= now for due in found))
    return headed(say("paper-due"), columns, rows, window, [late])


def _left(at: int | None, now: int) -> Message:
    if at is None:
        return say("paper-now")
    return say("paper-span", span=at - now) if at > now else say("paper-late-by", span=now - at)


def _clock(due: Due) -> Saying:
    """Which clock the instant was set by, where it was not one that is right."""
    if due.at is None or due.ahead == 0:
        return ""
    if due.ahead is None:
        return say("due-clock-doubt")
    code = "due-clock-ahead" if due.ahead > 0 else "due-clock-behind"
    return say(code, span=abs(due.ahead), right=due.at - due.ahead)


def _stream_clocks(entries: Entries) -> Mapping[str, int | None]:
    """How far ahead the clock was that made something of a stream, where it was not right."""
    return {entry.stream: entry.ahead for entry in entries if entry.ahead != 0}


def _holds(entries: Entries) -> Iterator[Due]:
    for hold in find_holds(entries):
        if hold.released is None and hold.by_clock:
            yield Due(
                at=hold.held.until,
                what=say("due-withheld", amount=hold.held.amount),
                where=hold.table,
                who=hold.held.player,
                clauses=hold.held.clauses,
                ahead=hold.entry.ahead,
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
                    what=say("due-sign-limits", limits=event.range.message),
                    where=entry.name,
                    clauses=event.clauses,
                    ahead=entry.ahead,
                )
            case CloseAnnounced():
                closing[entry.name] = Due(
                    at=event.effective_at,
                    what=say("due-sign-closes"),
                    where=entry.name,
                    clauses=event.clauses,
                    ahead=entry.ahead,
                )
            case LimitsChanged():
                limits.pop(entry.name, None)
            case TableClosed():
                limits.pop(entry.name, None)
                closing.pop(entry.name, None)
    yield from (*limits.values(), *closing.values())


def _months(entries: Entries) -> Iterator[Due]:
    reported = months_reported(entries)
    months: dict[str, list[MisSettled]] = {}
    for _, event in mis_settled(entries):
        if abs(event.amount) > MISTAKE_LEAST:
            months.setdefault(month_of(event.at), []).append(event)
    for month, mistakes in months.items():
        if month not in reported:
            yield Due(
                at=month_ends(month),
                what=say("due-month-end", count=len(mistakes)),
                where=month,
                clauses=tuple(sorted({clause for each in mistakes for clause in each.clauses})),
            )


def _disputes(entries: Entries) -> Iterator[Due]:
    for found in find_disputes(entries):
        if found.last is None:
            yield Due(
                at=None,
                what=say("due-dispute", number=found.number, text=found.opened.text),
                where=found.table,
                who=found.opened.player,
                clauses=found.opened.clauses,
            )


def _cases(entries: Entries) -> Iterator[Due]:
    for case in fold_cases(entries).values():
        if case.detained and not case.handed_to:
            yield Due(
                at=None,
                what=say("due-hand-over", person=case.detained),
                where=case.number,
                who=case.detained,
            )
        elif case.is_open:
            yield Due(at=None, what=say("due-case"), where=case.number, who=case.person)


def _patrons(entries: Entries, now: int) -> Iterator[Due]:
    clocks = _stream_clocks(entries)
    for name, patron in fold_patrons(entries).items():
        ahead = clocks.get(f"patron:{name}", 0)
        for limit, waiting in patron.waiting.items():
            if waiting.effective_at > now:
                what = say("due-limit", limit=limit.value, amount=limit_said(limit, waiting.amount))
                yield Due(at=waiting.effective_at, what=what, who=name, ahead=ahead)
        for each in patron.exclusions:
            if each.holds(now) and each.until is not None:
                what = say("due-ends", kind=each.kind)
                yield Due(at=each.until, what=what, who=name, ahead=ahead)


def _promotions(entries: Entries) -> Iterator[Due]:
    clocks = _stream_clocks(entries)
    for name, promotion in fold_promotions(entries).items():
        for duty in duties(promotion):
            yield Due(
                at=duty.by,
                what=say("due-promotion", duty=duty.what),
                where=name,
                who=duty.to,
                clauses=duty.clauses,
                ahead=clocks.get(f"promotion:{name}", 0),
            )


def _prizes(entries: Entries) -> Iterator[Due]:
    """What tournaments owe to winners."""
    for name, tournament in fold_tournaments(entries).items():
        for player, amount in tournament.owed.items():
            yield Due(
                at=None,
                what=say("due-prize", amount=amount),
                where=name,
                who=player,
                clauses=tournament.cite(Topic.PRIZES),
            )
