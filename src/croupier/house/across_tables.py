"""Rules of books that look beyond one table: who is in charge where, and which tables play."""

from collections.abc import Callable, Iterable

from croupier.core.refusal import Reason, Refusal
from croupier.table.answer import refuse
from croupier.table.breaks import BreakTaken
from croupier.table.declare import Command, Event
from croupier.table.opening import OpenTable
from croupier.table.phases import Phase
from croupier.table.staff import StaffNamed
from croupier.table.state import Table

Tables = Callable[[], Iterable[Table]]
"""All tables of the house as they stand."""


class AcrossTables:
    """Holds what one table decides against the others."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def read(self, command: Command) -> Command:
        """Nothing is filled in."""
        return command

    def refuse_opening(self, command: OpenTable) -> Refusal | None:
        """Any table may open."""
        return None

    def review(self, table: Table, command: Command, outcome: tuple[Event, ...]) -> Refusal | None:
        """Why the other tables stand in the way of what one has decided on."""
        for event in outcome:
            if isinstance(event, StaffNamed):
                return refuse_chief(table, event, self._others(table))
            if isinstance(event, BreakTaken):
                return refuse_locking(table, event, self._others(table))
        return None

    def note(self, table: str, events: tuple[Event, ...]) -> None:
        """The tables themselves say what has happened at them."""

    def _others(self, table: Table) -> list[Table]:
        """The tables that are open besides one."""
        return [
            other
            for other in self._tables()
            if other.id != table.id and other.phase is not Phase.CLOSED
        ]


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
            where = ", ".join(other.id for other in led)
            detail = f"{person} is {rule.chief} at {where}; {min(allowed)} at a time may be led"
            return refuse(Reason.NOT_PERMITTED, detail, rule.chief_clauses, count=min(allowed))
    return None


def refuse_locking(table: Table, event: BreakTaken, others: Iterable[Table]) -> Refusal | None:
    """When the last table stops, its float is counted and not only locked in."""
    if event.float == "counted" or any(not other.on_break for other in others):
        return None
    detail = "no other table plays on, so the float is counted"
    return refuse(Reason.NOT_PERMITTED, detail, event.clauses)
