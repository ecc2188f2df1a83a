"""Tickets in a scenario: what is asked for them at the cage."""

from typing import Any, Final

from croupier.cage.catalogue import COMMANDS
from croupier.cage.declare import TicketCommand
from croupier.cage.issuing import IssueTicket
from croupier.cage.state import Ticket
from croupier.core.declarations import own_fields
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Waiting
from croupier.roulette.book import Rulebook
from croupier.scenario.playing import ScenarioHouse, person, ticket_number
from croupier.scenario.read import Step

#: The commands about a ticket that is named, by what a scenario calls them.
_VERBS: Final = {
    kind.verb or action: kind
    for action, kind in COMMANDS.items()
    if kind is not IssueTicket and any(field.name == "number" for field in own_fields(kind))
}
AT_THE_CAGE: Final = frozenset(_VERBS)


def submit_to_cage(
    house: ScenarioHouse, step: Step, book: Rulebook
) -> Refusal | Waiting | tuple[str, ...]:
    """Put a step to the cage: the clauses behind what was done, or why it was not."""
    number = _number(house, step)
    usual = Role.GAME_SUPERVISOR if step.verb == "void-ticket" else Role.CASHIER
    by = book.role(step.by) if step.by else usual
    answer = house.submit_to_cage(
        _command(step, by, house, number), number, person(step.who or by.value, by)
    )
    return answer if isinstance(answer, Refusal | Waiting) else answer[-1].clauses


def find_ticket(house: ScenarioHouse, step: Step) -> Ticket | None:
    """The ticket that a step speaks of, if there is one."""
    number = _number(house, step)
    return next((ticket for ticket in house.tickets() if ticket.number == number), None)


def _number(house: ScenarioHouse, step: Step) -> str:
    """The number that a step names; the last ticket of none is the first that would come."""
    named, issued = str(step.words.get("ticket", "last")), house.copy.tickets
    if named == "last":
        return issued[-1] if issued else ticket_number(1)
    return ticket_number(named) if named.isdigit() else named


def _command(step: Step, by: Role, house: ScenarioHouse, number: str) -> TicketCommand:
    kind = _VERBS[step.verb]
    names = {field.name for field in own_fields(kind)}
    said = {"number": number, "reason": str(step.words.get("reason", "printer-fault"))}
    if "new_number" in names:
        said["new_number"] = ticket_number(len(house.copy.tickets) + 1)
    fields: dict[str, Any] = {name: value for name, value in said.items() if name in names}
    return kind(by=by, at=house.clock.at, **fields)
