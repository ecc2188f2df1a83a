"""Rules of books that reach beyond one table: who is in charge where, and which tables play."""

from collections.abc import Callable, Iterable

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.policies import Policies, Request
from croupier.table.answer import refuse
from croupier.table.breaks import BreakTaken, TakeBreak
from croupier.table.declare import Event
from croupier.table.phases import Phase
from croupier.table.staff import NameStaff, StaffNamed
from croupier.table.state import Table

Tables = Callable[[], Iterable[Table]]
"""All tables of the house as they stand."""


def check_across(policies: Policies, tables: Tables) -> None:
    """Hold what one table decides against the others."""

    def others(table: Table) -> list[Table]:
        opened = (each for each in tables() if each.phase is not Phase.CLOSED)
        return [each for each in opened if each.id != table.id]

    def review(table: Table, request: Request, events: tuple[Event, ...]) -> Refusal | None:
        for event in events:
            if isinstance(event, StaffNamed):
                return refuse_chief(table, event, others(table))
            if isinstance(event, BreakTaken):
                return refuse_locking(event, others(table))
        return None

    policies.review(review, NameStaff.action, TakeBreak.action)


def refuse_chief(table: Table, event: StaffNamed, others: Iterable[Table]) -> Refusal | None:
    """Nobody is in charge of more tables than the strictest of them allows."""
    rule = table.game.staff
    if rule is None or not rule.chief:
        return None
    for person in event.people.get(rule.chief, ()):
        led = [other for other in others if person in other.staff.get(rule.chief, ())]
        rules = [rule, *(other.game.staff for other in led if other.game.staff)]
        allowed = [each.tables_max for each in rules if each.tables_max is not None]
        if allowed and len(led) >= min(allowed):
            where = [other.id for other in led]
            return refuse(
                Reason.NOT_PERMITTED,
                say(
                    "house-leads-elsewhere",
                    person=person,
                    chief=rule.chief,
                    where=where,
                    count=min(allowed),
                ),
                rule.chief_clauses,
            )
    return None


def refuse_locking(event: BreakTaken, others: Iterable[Table]) -> Refusal | None:
    """When the last table stops, its float is counted and not only locked in."""
    if event.float == "counted" or any(not other.on_break for other in others):
        return None
    return refuse(Reason.NOT_PERMITTED, say("house-no-other-table-plays-on"), event.clauses)
