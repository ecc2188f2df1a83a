"""Tickets that tables print for a whole balance."""

from croupier.cage.declare import TICKETS, Decision, TicketCommand, TicketEvent
from croupier.cage.state import DAY, Cage, Terms, Ticket
from croupier.core.declarations import Milliseconds
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import ANYONE, Role


@TICKETS.command("issue", roles=ANYONE | {Role.SYSTEM})
class IssueTicket(TicketCommand):
    """A table printed a ticket for a whole balance."""

    number: str
    amount: Money
    table: str
    terms: Terms = Terms()
    days_valid: int = 365
    station: str = ""

    def decide(self, cage: Cage) -> Decision:
        """A number is used once, and something is owed on it."""
        clauses = self.terms.pay
        if self.number in cage.tickets:
            return Refusal(
                Reason.INVALID, say("cage-ticket-issued-before", ticket=self.number), clauses
            )
        if self.amount <= 0:
            return Refusal(
                Reason.INVALID, say("cage-no-ticket-printed", amount=self.amount), clauses
            )
        return (
            TicketIssued(
                at=self.at,
                by=self.by,
                number=self.number,
                amount=self.amount,
                table=self.table,
                expires_at=self.at + self.days_valid * DAY,
                terms=self.terms,
                station=self.station,
                clauses=clauses,
            ),
        )


@TICKETS.event
class TicketIssued(TicketEvent):
    """A claim on the house stands."""

    table: str
    expires_at: Milliseconds
    terms: Terms
    #: The player whose balance it is, at whose station it is printed.
    station: str = ""
    #: The number of the spoilt ticket in whose place it stands.
    replaces: str = ""

    def evolve(self, cage: Cage) -> Cage:
        """There is a ticket more."""
        return cage.with_ticket(
            Ticket(
                number=self.number,
                amount=self.amount,
                table=self.table,
                issued_at=self.at,
                expires_at=self.expires_at,
                terms=self.terms,
                station=self.station,
                replaces=self.replaces,
            )
        )
