"""Paying a ticket, once."""

from typing import ClassVar

from croupier.cage.declare import PAYERS, TICKETS, VOIDERS, Decision, TicketCommand, TicketEvent
from croupier.cage.state import Cage, Status, Ticket
from croupier.core.declarations import HouseText, Milliseconds
from croupier.core.refusal import ApprovalNeeded, Facts, Reason, Refusal


def find_payable(cage: Cage, number: str, at: Milliseconds) -> Ticket | Refusal:
    """A ticket that may still be paid, or why this one may not."""
    ticket = cage.tickets.get(number)
    if ticket is None:
        detail = f"no ticket {number!r} was issued by this house"
        return Refusal(Reason.NO_SUCH_TICKET, detail, (), {"ticket": number})
    clauses = ticket.terms.pay
    facts: Facts = {"ticket": number, "status": ticket.status.value}
    if ticket.status is Status.REDEEMED:
        return Refusal(Reason.ALREADY_REDEEMED, f"ticket {number} has been paid", clauses, facts)
    if ticket.status in (Status.CANCELLED, Status.VOIDED):
        instead = f"; {ticket.replaced_by} took its place" if ticket.replaced_by else ""
        detail = f"ticket {number} was {ticket.status}{instead}"
        return Refusal(Reason.NO_SUCH_TICKET, detail, clauses, facts)
    if ticket.status is Status.EXPIRED or at >= ticket.expires_at:
        facts["status"] = Status.EXPIRED.value
        return Refusal(Reason.INVALID, f"ticket {number} has expired", clauses, facts)
    return ticket


@TICKETS.command("redeem", roles=PAYERS, doing="pay a ticket")
class RedeemTicket(TicketCommand):
    """Pay a ticket."""

    number: str
    approved: HouseText = ""

    def decide(self, cage: Cage) -> Decision:
        """The whole amount, and never again; one that was reported lost with a second person."""
        ticket = find_payable(cage, self.number, self.at)
        if isinstance(ticket, Refusal):
            return ticket
        if ticket.lost_at is not None and not self.approved:
            detail = "the ticket was reported lost; somebody else looks at who brings it"
            return ApprovalNeeded(Reason.NOT_PERMITTED, detail, ticket.terms.lost, roles=VOIDERS)
        return (
            TicketRedeemed(
                at=self.at,
                by=self.by,
                number=ticket.number,
                amount=ticket.amount,
                clauses=ticket.terms.pay,
            ),
        )

    def clauses_in(self, cage: Cage) -> tuple[str, ...]:
        """What the ticket's book says of paying it."""
        known = cage.tickets.get(self.number)
        return known.terms.pay if known is not None else ()


@TICKETS.event
class TicketRedeemed(TicketEvent):
    """A ticket was paid."""

    status: ClassVar[Status] = Status.REDEEMED
