"""Folding facts: what a patron, an incident or the office is after an event."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from croupier.compliance import events as e
from croupier.compliance.state import Arrangement, Case, Exclusion, Office, Patron, Waiting


def evolve_patron(patron: Patron, event: e.PatronEvent) -> Patron:
    """The patron after a fact."""
    return _PATRON[type(event)](patron, event)


def evolve_case(case: Case, event: e.CaseEvent) -> Case:
    """The incident after a fact."""
    return _CASE[type(event)](case, event)


def evolve_office(office: Office, event: e.Event) -> Office:
    """The office after a fact; what is none of its own leaves it as it is."""
    match event:
        case e.EditionActivated():
            held = (event.edition, event.effective_from)
            return replace(office, editions={**office.editions, event.book: held})
        case e.RegulatorTold():
            return replace(office, told=office.told | {(event.matter, event.month)})
    return office


def _enrolled(patron: Patron, event: e.PatronEnrolled) -> Patron:
    return replace(patron, member=event.member)


def _card_issued(patron: Patron, event: e.CardIssued) -> Patron:
    return replace(patron, cards={**patron.cards, event.card: ""})


def _card_ended(patron: Patron, event: e.CardEnded) -> Patron:
    return replace(patron, cards={**patron.cards, event.card: event.why})


def _limit_set(patron: Patron, event: e.PlayLimitSet) -> Patron:
    waiting = {limit: each for limit, each in patron.waiting.items() if limit is not event.limit}
    if event.effective_at > event.at:
        # What waited before and holds by now is what the new ask waits behind.
        own = patron.limit(event.limit, event.at)
        waiting[event.limit] = Waiting(event.amount, event.effective_at)
    else:
        own = event.amount
    limits = {limit: value for limit, value in patron.limits.items() if limit is not event.limit}
    if own is not None:
        limits[event.limit] = own
    return replace(patron, limits=limits, waiting=waiting)


def _acknowledged(patron: Patron, event: e.CheckAcknowledged) -> Patron:
    return replace(patron, acknowledged_at=event.at)


def _paused(patron: Patron, event: e.PlayPaused) -> Patron:
    pause = Exclusion(kind=event.kind, since=event.at, until=event.until, clauses=event.clauses)
    return replace(patron, exclusions=(*patron.exclusions, pause))


def _excluded(patron: Patron, event: e.PatronExcluded) -> Patron:
    exclusion = Exclusion(
        kind="house",
        since=event.at,
        until=event.until,
        reason=event.reason,
        law=event.law,
        table=event.table,
        clauses=event.clauses,
    )
    return replace(patron, exclusions=(*patron.exclusions, exclusion))


def _lifted(patron: Patron, event: e.ExclusionLifted) -> Patron:
    exclusions = tuple(
        replace(each, lifted_at=event.at) if _can_be_lifted(each, event.at) else each
        for each in patron.exclusions
    )
    return replace(patron, exclusions=exclusions)


def _can_be_lifted(exclusion: Exclusion, at: int) -> bool:
    return exclusion.kind in ("house", "table") and exclusion.holds(at)


def _arranged(patron: Patron, event: e.ArrangementMade) -> Patron:
    made = Arrangement(
        table=event.table,
        document=event.document,
        made_at=event.made_at,
        told_at=event.told_at,
        kinds=event.kinds,
    )
    return replace(patron, arrangements=(*patron.arrangements, made))


def exclude_at_table(patron: Patron, exclusion: Exclusion) -> Patron:
    """The patron once a table has excluded them; the fact itself is on the table's stream."""
    return replace(patron, exclusions=(*patron.exclusions, exclusion))


def _opened(case: Case, event: e.CaseOpened) -> Case:
    return replace(
        case,
        kind=event.kind,
        text=event.text,
        person=event.person,
        table=event.table,
        round_no=event.round_no,
        opened_at=event.at,
        held_from=event.held_from,
        clauses=event.clauses,
    )


def _noted(case: Case, event: e.CaseNoted) -> Case:
    return replace(case, notes=(*case.notes, event.text))


def _confiscated(case: Case, event: e.DeviceConfiscated) -> Case:
    return replace(case, devices=(*case.devices, (event.description, event.holder)))


def _detained(case: Case, event: e.PersonDetained) -> Case:
    return replace(case, detained=event.person, handed_to="")


def _handed_over(case: Case, event: e.PersonHandedOver) -> Case:
    return replace(case, handed_to=event.to)


def _closed(case: Case, event: e.CaseClosed) -> Case:
    return replace(case, closed=True, decision=event.decision, give_back=event.give_back)


_PATRON: dict[type[e.PatronEvent], Callable[[Patron, Any], Patron]] = {
    e.PatronEnrolled: _enrolled,
    e.CardIssued: _card_issued,
    e.CardEnded: _card_ended,
    e.PlayLimitSet: _limit_set,
    e.CheckAcknowledged: _acknowledged,
    e.PlayPaused: _paused,
    e.PatronExcluded: _excluded,
    e.ExclusionLifted: _lifted,
    e.ArrangementMade: _arranged,
}
_CASE: dict[type[e.CaseEvent], Callable[[Case, Any], Case]] = {
    e.CaseOpened: _opened,
    e.CaseNoted: _noted,
    e.DeviceConfiscated: _confiscated,
    e.PersonDetained: _detained,
    e.PersonHandedOver: _handed_over,
    e.CaseClosed: _closed,
}
