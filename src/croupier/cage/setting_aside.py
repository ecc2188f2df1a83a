"""Tickets that are not paid: voided by a supervisor, or left unclaimed until their time passed."""

from typing import ClassVar

from croupier.cage.declare import PAYERS, TICKETS, VOIDERS, Decision, TicketCommand, TicketEvent
from croupier.cage.paying import find_payable
from croupier.cage.state import Cage, Status
from croupier.core.declarations import Words
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal


@TICKETS.command("void", roles=VOIDERS, verb="void-ticket", grave=True)
class VoidTicket(TicketCommand):
    """Cancel a ticket that should not stand; what it was for is kept aside."""

    number: str
    reason: Words

    def decide(self, cage: Cage) -> Decision:
        """It is cancelled, for a reason that is put on record."""
        if not self.reason.strip():
            return Refusal(Reason.INVALID, say("cage-say-why-ticket-voided"))
        ticket = find_payable(cage, self.number, self.at)
        if isinstance(ticket, Refusal):
            return ticket
        return (
            TicketVoided(
                at=self.at,
                by=self.by,
                number=ticket.number,
                amount=ticket.amount,
                reason=self.reason,
            ),
        )


@TICKETS.event
class TicketVoided(TicketEvent):
    """A ticket was cancelled for a reason."""

    reason: str
    status: ClassVar[Status] = Status.VOIDED


@TICKETS.command("set-aside", roles=PAYERS | VOIDERS)
class SetAsideExpired(TicketCommand):
    """Move the tickets whose time has passed to unclaimed money."""

    def decide(self, cage: Cage) -> Decision:
        """Each that still stands and has expired."""
        return tuple(
            TicketExpired(at=self.at, by=self.by, number=t.number, amount=t.amount)
            for t in cage.standing()
            if self.at >= t.expires_at
        )


@TICKETS.event
class TicketExpired(TicketEvent):
    """A ticket's time passed; its amount is unclaimed."""

    status: ClassVar[Status] = Status.EXPIRED
