"""Paying a ticket, once."""

from typing import ClassVar

from croupier.cage.declare import PAYERS, TICKETS, VOIDERS, Decision, TicketCommand, TicketEvent
from croupier.cage.masking import mask_number
from croupier.cage.state import Cage, Status, Ticket
from croupier.core.declarations import HouseText, Milliseconds
from croupier.core.messages import say
from croupier.core.refusal import ApprovalNeeded, Reason, Refusal


def find_payable(cage: Cage, number: str, at: Milliseconds) -> Ticket | Refusal:
    """A ticket that may still be paid, or why this one may not."""
    ticket = cage.tickets.get(number)
    if ticket is None:
        detail = say("cage-no-ticket-issued-by-house", ticket=number)
        return Refusal(Reason.NO_SUCH_TICKET, detail)
    clauses = ticket.terms.pay
    status = ticket.status.value
    if ticket.status is Status.REDEEMED:
        detail = say("cage-ticket-paid", ticket=number, status=status)
        return Refusal(Reason.ALREADY_REDEEMED, detail, clauses)
    if ticket.status in (Status.CANCELLED, Status.VOIDED):
        # Who holds a paper that is worth nothing learns of no other that is.
        instead = mask_number(ticket.replaced_by) if ticket.replaced_by else ""
        detail = say("cage-ticket-ended", ticket=number, status=status, instead=instead)
        return Refusal(Reason.NO_SUCH_TICKET, detail, clauses)
    if ticket.status is Status.EXPIRED or at >= ticket.expires_at:
        detail = say("cage-ticket-expired", ticket=number, status=Status.EXPIRED.value)
        return Refusal(Reason.INVALID, detail, clauses)
    return ticket


@TICKETS.command("redeem", roles=PAYERS)
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
            return ApprovalNeeded(
                Reason.NOT_PERMITTED,
                say("cage-ticket-reported-lost-somebody-else"),
                ticket.terms.missing,
                roles=VOIDERS,
            )
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
