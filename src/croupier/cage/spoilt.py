"""Tickets that the printer spoilt: printed again, or paid by hand."""

from dataclasses import replace
from typing import ClassVar

from croupier.cage.declare import PAYERS, REPRINTERS, TICKETS, Decision, TicketCommand, TicketEvent
from croupier.cage.issuing import TicketIssued
from croupier.cage.paying import find_payable
from croupier.cage.state import Cage, Status, Ticket
from croupier.core.declarations import HouseText
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal


class SpoiltCommand(TicketCommand):
    """A request about a ticket that the printer spoilt at cash-out."""

    number: str
    reason: str = "printer-fault"
    #: What the one who makes it good has found, in their own words.
    text: str = ""

    def clauses_in(self, cage: Cage) -> tuple[str, ...]:
        """What the ticket's book says of a spoilt one."""
        known = cage.tickets.get(self.number)
        return known.terms.spoilt if known is not None else ()

    def find(self, cage: Cage) -> Ticket | Refusal:
        """The ticket, or why the house does not make it good."""
        ticket = find_payable(cage, self.number, self.at)
        if isinstance(ticket, Refusal):
            return ticket
        if not ticket.terms.reprint and self.by not in PAYERS:
            return Refusal(
                Reason.NOT_PERMITTED, say("cage-ticket-book-made-good-at"), ticket.terms.pay
            )
        if self.reason == "printer-fault" and ticket.lost_at is None:
            return ticket
        return Refusal(
            Reason.NOT_PERMITTED, say("cage-ticket-lost-stolen-or-spoilt"), ticket.terms.missing
        )


@TICKETS.command("reprint", roles=REPRINTERS)
class ReprintTicket(SpoiltCommand):
    """Print a ticket again because the printer spoilt it at cash-out."""

    #: The house draws it.
    new_number: HouseText

    def decide(self, cage: Cage) -> Decision:
        """One is cancelled, another of the same amount takes its place."""
        ticket = self.find(cage)
        if isinstance(ticket, Refusal):
            return ticket
        clauses = ticket.terms.spoilt
        if self.new_number in cage.tickets:
            return Refusal(
                Reason.INVALID,
                say("cage-ticket-issued-before", ticket=self.new_number),
                clauses,
            )
        return (
            TicketReprinted(
                at=self.at,
                by=self.by,
                number=ticket.number,
                new_number=self.new_number,
                amount=ticket.amount,
                reason=self.reason,
                text=self.text,
                station=ticket.place,
                clauses=clauses,
            ),
            TicketIssued(
                at=self.at,
                by=self.by,
                number=self.new_number,
                amount=ticket.amount,
                table=ticket.table,
                expires_at=ticket.expires_at,
                terms=ticket.terms,
                station=ticket.station,
                replaces=ticket.number,
                clauses=clauses,
            ),
        )


@TICKETS.event
class TicketReprinted(TicketEvent):
    """A spoilt ticket was cancelled and another took its place."""

    new_number: str
    reason: str = ""
    text: str = ""
    #: Where the spoilt one came from: `T1/ann`.
    station: str = ""
    status: ClassVar[Status] = Status.CANCELLED

    def evolve(self, cage: Cage) -> Cage:
        """The ticket ended, and names the one in its place."""
        after = TicketEvent.evolve(self, cage)
        return after.with_ticket(replace(after.tickets[self.number], replaced_by=self.new_number))


@TICKETS.command("pay-by-hand", roles=REPRINTERS)
class PayByHand(SpoiltCommand):
    """Pay what a spoilt ticket was for, and cancel it."""

    def decide(self, cage: Cage) -> Decision:
        """The whole amount; the ticket is worth nothing any more."""
        ticket = self.find(cage)
        if isinstance(ticket, Refusal):
            return ticket
        return (
            TicketPaidByHand(
                at=self.at,
                by=self.by,
                number=ticket.number,
                amount=ticket.amount,
                reason=self.reason,
                text=self.text,
                station=ticket.place,
                clauses=ticket.terms.spoilt,
            ),
        )


@TICKETS.event
class TicketPaidByHand(TicketEvent):
    """A spoilt ticket was cancelled and its amount paid by hand."""

    reason: str = ""
    text: str = ""
    #: Where the spoilt one came from: `T1/ann`.
    station: str = ""
    status: ClassVar[Status] = Status.CANCELLED
