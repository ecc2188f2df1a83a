"""Tickets that their owners have lost: reported, and watched from then on."""

from dataclasses import replace

from croupier.cage.declare import REPRINTERS, TICKETS, Decision, TicketCommand, TicketEvent
from croupier.cage.paying import find_payable
from croupier.cage.state import Cage
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal


@TICKETS.command("report-lost", roles=REPRINTERS)
class ReportLost(TicketCommand):
    """Its owner has lost a ticket. It is not replaced, and not paid by one person alone."""

    number: str
    reason: str = ""

    def decide(self, cage: Cage) -> Decision:
        """Once, while it may still be paid."""
        ticket = find_payable(cage, self.number, self.at)
        if isinstance(ticket, Refusal):
            return ticket
        if ticket.lost_at is not None:
            return Refusal(Reason.INVALID, say("cage-reported-lost-already"), ticket.terms.missing)
        return (
            TicketReportedLost(
                at=self.at,
                by=self.by,
                number=ticket.number,
                amount=ticket.amount,
                reason=self.reason,
                clauses=ticket.terms.missing,
            ),
        )

    def clauses_in(self, cage: Cage) -> tuple[str, ...]:
        """What the ticket's book says of a lost one."""
        known = cage.tickets.get(self.number)
        return known.terms.missing if known is not None else ()


@TICKETS.event
class TicketReportedLost(TicketEvent):
    """A ticket is said to be lost; it stands, and is watched."""

    reason: str = ""

    def evolve(self, cage: Cage) -> Cage:
        """It may still be paid, to its owner."""
        return cage.with_ticket(replace(cage.tickets[self.number], lost_at=self.at))
