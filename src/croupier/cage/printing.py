"""Tickets that reach their owners: shown or printed at the owner's own station, once."""

from dataclasses import replace

from croupier.cage.declare import TICKETS, Decision, TicketCommand, TicketEvent
from croupier.cage.paying import find_payable
from croupier.cage.state import Cage
from croupier.core.declarations import PlayerName
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role


@TICKETS.command("print", roles=frozenset({Role.PLAYER}))
class PrintTicket(TicketCommand):
    """Give a ticket out to the player whose balance it is."""

    number: str
    player: PlayerName

    def decide(self, cage: Cage) -> Decision:
        """Once, to its owner; whatever the printer spoils after that is printed by staff."""
        ticket = find_payable(cage, self.number, self.at)
        if isinstance(ticket, Refusal):
            return ticket
        if ticket.station != self.player:
            detail = say("cage-ticket-not-owners", ticket=ticket.number[-4:], player=self.player)
            return Refusal(Reason.NOT_PERMITTED, detail, ticket.terms.pay)
        if ticket.printed_at is not None:
            detail = say("cage-ticket-printed-already")
            return Refusal(Reason.NOT_PERMITTED, detail, ticket.terms.reprint or ticket.terms.pay)
        return (
            TicketPrinted(
                at=self.at,
                by=self.by,
                number=ticket.number,
                amount=ticket.amount,
                player=self.player,
                clauses=ticket.terms.pay,
            ),
        )

    def clauses_in(self, cage: Cage) -> tuple[str, ...]:
        """What the ticket's book says of paying it."""
        known = cage.tickets.get(self.number)
        return known.terms.pay if known is not None else ()


@TICKETS.event
class TicketPrinted(TicketEvent):
    """Its owner has the ticket."""

    player: str

    def evolve(self, cage: Cage) -> Cage:
        """It stands, and is not given out again."""
        return cage.with_ticket(replace(cage.tickets[self.number], printed_at=self.at))
