"""The registers of a house, each a report: all of it is taken from the log."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from croupier.compliance.care import limit_said
from croupier.compliance.declare import PatronEvent, evolve_patron
from croupier.compliance.exclusions import PatronExcluded, PlayPaused, exclude_at_table
from croupier.compliance.state import Exclusion, Patron
from croupier.compliance.viewing import PlayViewed
from croupier.core.messages import Message, Saying, say
from croupier.house.views.entries import Entries, Entry, of_kind
from croupier.house.views.figures import ALWAYS, Window, span_of
from croupier.house.views.house_reports import show_time
from croupier.house.views.report import Column, Kind, Report, Row, sum_rows
from croupier.table.conduct import PlayerExcluded
from croupier.table.disputes import DisputeOpened, DisputeResolved, ReviewRequested

_COUNT, _TIME = Kind.COUNT, Kind.TIME


def headed(
    title: Message,
    columns: tuple[Column, ...],
    rows: Sequence[Row],
    window: Window = ALWAYS,
    notes: Sequence[Saying] = (),
    *,
    summed: bool = False,
    uncounted: Collection[Column] = (),
) -> Report:
    """A register with its heading; `summed` adds up its figures, but for numbers of things."""
    return Report(
        title=title,
        subtitle=(span_of(window),),
        columns=columns,
        rows=tuple(rows),
        totals=_totals(columns, rows, uncounted) if summed and rows else None,
        notes=tuple(notes),
    )


def _totals(columns: tuple[Column, ...], rows: Sequence[Row], uncounted: Collection[Column]) -> Row:
    totals = sum_rows(columns, rows)
    return tuple(
        None if column in uncounted else total
        for column, total in zip(columns, totals, strict=True)
    )


def yes(is_so: bool) -> Message:
    """How a register says whether something is so."""
    return say("paper-yes") if is_so else say("paper-no")


def fold_patrons(entries: Entries) -> dict[str, Patron]:
    """Everybody the log knows something of, with what tables excluded them from."""
    patrons: dict[str, Patron] = {}
    for entry in entries:
        event = entry.event
        if isinstance(event, PatronEvent):
            patron = patrons.get(event.patron) or Patron(name=event.patron)
            patrons[event.patron] = evolve_patron(patron, event)
        elif isinstance(event, PlayerExcluded):
            patron = patrons.get(event.player) or Patron(name=event.player)
            patrons[event.player] = exclude_at_table(patron, _at_table(entry, event))
    return patrons


def _at_table(entry: Entry, event: PlayerExcluded) -> Exclusion:
    return Exclusion(
        kind="table",
        since=event.at,
        until=None,
        reason=event.reason,
        table=entry.name,
        clauses=event.clauses,
    )


def exclusions_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """Everybody who was kept from play, by whom, until when, and whether it stands."""
    columns = (
        Column(say("column-person")),
        Column(say("column-kind")),
        Column(say("column-table")),
        Column(say("column-since"), _TIME),
        Column(say("column-until"), _TIME),
        Column(say("column-holds")),
        Column(say("column-by")),
        Column(say("column-reason")),
        Column(say("column-law-and-clauses")),
    )
    excluded_by = {
        (entry.at, name): entry.actor
        for entry, event in of_kind(entries, PlayPaused, PatronExcluded, PlayerExcluded)
        if (name := event.player if isinstance(event, PlayerExcluded) else event.patron)
    }
    excluded = [
        (name, each)
        for name, patron in sorted(fold_patrons(entries).items())
        for each in patron.exclusions
        if window.holds(each.since)
    ]
    rows: list[Row] = [
        (
            name,
            say("named-exclusion", value=each.kind),
            each.table,
            show_time(each.since),
            None if each.until is None else show_time(each.until),
            yes(each.holds(now)),
            excluded_by.get((each.since, name), ""),
            each.reason,
            ", ".join(filter(None, (each.law, *each.clauses))),
        )
        for name, each in excluded
    ]
    standing = say("paper-standing", count=sum(each.holds(now) for _, each in excluded))
    return headed(say("paper-exclusions"), columns, rows, window, [standing])


def views_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """Who of the staff viewed whose play, file or statement; a view counts for an hour."""
    columns = (
        Column(say("column-when"), _TIME),
        Column(say("column-who")),
        Column(say("column-patron")),
        Column(say("column-what")),
    )
    rows = [
        (show_time(event.at), event.viewer, event.patron, say("named-viewed", value=event.what))
        for _, event in of_kind(entries, PlayViewed)
        if window.holds(event.at)
    ]
    return headed(say("paper-views"), columns, rows, window)


def patrons_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """Patrons with their cards, their limits on play, and what waits to hold."""
    columns = (
        Column(say("column-person")),
        Column(say("column-member")),
        Column(say("column-cards")),
        Column(say("column-limit")),
        Column(say("column-amount")),
        Column(say("column-later")),
        Column(say("column-from"), _TIME),
    )
    rows: list[Row] = []
    for name, patron in sorted(fold_patrons(entries).items()):
        cards = ", ".join(f"{card}{f' ({why})' * bool(why)}" for card, why in patron.cards.items())
        member = say("named-member", value=patron.member) if patron.member else ""
        limits = sorted({*patron.limits, *patron.waiting})
        for limit in limits:
            waiting = patron.waiting.get(limit)
            later = waiting if waiting is not None and waiting.effective_at > now else None
            rows.append(
                (
                    name,
                    member,
                    cards,
                    say("named-limit", value=limit.value),
                    limit_said(limit, patron.limit(limit, now)),
                    "" if later is None else limit_said(limit, later.amount),
                    None if later is None else show_time(later.effective_at),
                )
            )
        if not limits and (patron.member or cards):
            rows.append((name, member, cards, "", "", "", None))
    return headed(say("paper-patrons"), columns, rows, window)


def disputes_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """Every dispute: what it is about, who decided it in which role, and who was informed."""
    columns = (
        Column(say("column-table")),
        Column(say("column-no"), _COUNT),
        Column(say("column-round"), _COUNT),
        Column(say("column-player")),
        Column(say("column-opened"), _TIME),
        Column(say("column-disputed")),
        Column(say("column-decided"), _TIME),
        Column(say("column-by")),
        Column(say("column-decision")),
        Column(say("column-decisions"), _COUNT),
        Column(say("column-final")),
        Column(say("column-inspector-told")),
    )
    rows: list[Row] = [
        (
            found.table,
            found.number,
            found.opened.round_no,
            found.opened.player,
            show_time(found.opened.at),
            found.opened.text,
            show_time(last[1].at) if (last := found.last) else None,
            say("paper-by-in-role", name=last[0].actor, role=last[1].by) if last else "",
            last[1].decision if last else "",
            len(found.decisions),
            yes(bool(last and last[1].final)),
            yes(any(ends_shown.inspector_told for _, ends_shown in found.decisions)),
        )
        for found in find_disputes(entries)
        if window.holds(found.opened.at)
    ]
    undecided = say("paper-undecided", count=sum(row[9] == 0 for row in rows))
    return headed(say("paper-disputes"), columns, rows, window, [undecided])


@dataclass(slots=True)
class FoundDispute:
    """A dispute as the log has it: opened once, decided as often as it was reviewed."""

    table: str
    number: int
    entry: Entry
    opened: DisputeOpened
    decisions: list[tuple[Entry, DisputeResolved]] = field(default_factory=list)
    requests: list[tuple[Entry, ReviewRequested]] = field(default_factory=list)

    @property
    def last(self) -> tuple[Entry, DisputeResolved] | None:
        """The decision that holds."""
        return self.decisions[-1] if self.decisions else None


def find_disputes(entries: Entries) -> list[FoundDispute]:
    """All disputes, numbered from 1 at each table."""
    found: dict[tuple[str, int], FoundDispute] = {}
    counted: dict[str, int] = {}
    for entry, event in of_kind(entries, DisputeOpened, DisputeResolved, ReviewRequested):
        if isinstance(event, DisputeOpened):
            number = counted[entry.name] = counted.get(entry.name, 0) + 1
            found[entry.name, number] = FoundDispute(entry.name, number, entry, event)
        elif (own := found.get((entry.name, event.dispute))) is not None:
            if isinstance(event, ReviewRequested):
                own.requests.append((entry, event))
            else:
                own.decisions.append((entry, event))
    return list(found.values())
