"""Who works at a table: its places and the people in them, and who has launched the ball."""

from collections.abc import Mapping

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason
from croupier.core.roles import PIT
from croupier.roulette.floor import StaffRule
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.phases import WHILE_OPEN
from croupier.table.state import Table

#: After so many spins one launcher alone is worth a word to the pit.
SPINS_ALONE = 20

People = Mapping[str, tuple[str, ...]]
"""The people in each place, by the book's title for it."""


@command("staff", phases=WHILE_OPEN, roles=PIT)
class NameStaff(Command):
    """Name everybody who works at the table, by the titles of the book."""

    people: People

    def decide(self, table: Table) -> Decision:
        """Too few are put on record and shown to the pit; nobody is refused for it."""
        rule = table.game.staff
        if rule is None:
            return refuse(Reason.NOT_OFFERED, say("table-book-no-places-staff-name"))
        if unknown := [title for title in self.people if title not in rule.places]:
            known = list(rule.places)
            detail = say("table-no-place-at-table-there", unknown=unknown[0], known=known)
            return refuse(Reason.INVALID, detail, rule.clauses)
        named = [person for group in self.people.values() for person in group]
        if len(named) != len(set(named)) or not all(name.strip() for name in named):
            return refuse(Reason.INVALID, say("table-each-place-person-own"), rule.clauses)
        return (
            StaffNamed(
                at=self.at,
                by=self.by,
                people={title: tuple(group) for title, group in self.people.items()},
                clauses=rule.clauses,
                warnings=tuple(short_of(rule, self.people)),
            ),
        )


@event()
class StaffNamed(Event):
    """Who works at the table from now on."""

    people: People

    def evolve(self, table: Table) -> Table:
        return table.but(staff=dict(self.people))


def short_of(rule: StaffRule, people: People) -> list[Message]:
    """The places with fewer people than the book has for them."""
    return [
        say("warning-short-of", role=title, there=len(people.get(title, ())), count=count)
        for title, count in rule.places.items()
        if len(people.get(title, ())) < count
    ]


def lone_launcher(table: Table, spins_min: int = SPINS_ALONE) -> str:
    """The one who has launched every ball of a session where others should have had a turn."""
    rule = table.game.staff
    if rule is None or not rule.turn_clauses or len(table.launches) != 1:
        return ""
    ((dealer, spins),) = table.launches.items()
    return dealer if spins >= spins_min else ""
