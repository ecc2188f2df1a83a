"""Tickets that reach their owners: printed or shown at the owner's own station, once."""

from dataclasses import replace
from typing import Final

from croupier.cage.declare import PAYERS, REPRINTERS, TICKETS, Decision, TicketCommand, TicketEvent
from croupier.cage.paying import find_payable
from croupier.cage.state import Cage, Ticket
from croupier.core.declarations import HouseText, PlayerName
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role

#: What a printer reports when the paper is out; anything else is a fault of it.
PRINTED: Final = "printed"


@TICKETS.command("print", roles=REPRINTERS | {Role.PLAYER})
class PrintTicket(TicketCommand):
    """Give a ticket out to the player whose balance it is."""

    number: str
    player: PlayerName
    #: The printer that it is sent to; empty where its codes are shown on a screen.
    printer: HouseText = ""
    #: In which it is printed; empty for that of the house.
    language: HouseText = ""

    def decide(self, cage: Cage) -> Decision:
        """Once: to its owner, or by staff where it takes the place of one that was spoilt."""
        ticket = find_payable(cage, self.number, self.at)
        if isinstance(ticket, Refusal):
            return ticket
        if ticket.station != self.player:
            detail = say("cage-ticket-not-owners", ticket=ticket.number[-4:], player=self.player)
            return Refusal(Reason.NOT_PERMITTED, detail, ticket.terms.pay)
        if why := self._refuse_again(ticket):
            return Refusal(Reason.NOT_PERMITTED, why, ticket.terms.spoilt)
        return (
            TicketPrinted(
                at=self.at,
                by=self.by,
                number=ticket.number,
                amount=ticket.amount,
                player=self.player,
                printer=self.printer,
                language=self.language,
                clauses=ticket.terms.pay,
            ),
        )

    def _refuse_again(self, ticket: Ticket) -> Message | None:
        if ticket.printed_at is not None:
            return say("cage-ticket-printed-already")
        if self.by is not Role.PLAYER and not ticket.replaces:
            return say("cage-ticket-printed-by-owner")
        return None

    def clauses_in(self, cage: Cage) -> tuple[str, ...]:
        """What the ticket's book says of paying it."""
        known = cage.tickets.get(self.number)
        return known.terms.pay if known is not None else ()


@TICKETS.event
class TicketPrinted(TicketEvent):
    """A ticket was given out: its codes were shown, or it was sent to a printer."""

    player: str
    printer: str = ""
    language: str = ""

    def evolve(self, cage: Cage) -> Cage:
        """It stands, and is not given out again."""
        ticket = cage.tickets[self.number]
        given = replace(ticket, printed_at=self.at, printer=self.printer, language=self.language)
        return cage.with_ticket(given)


@TICKETS.command("take-paper", roles=PAYERS)
class TakePaper(TicketCommand):
    """Take the paper of a ticket in a spoilt one's place whose codes were shown to staff."""

    number: str

    def decide(self, cage: Cage) -> Decision:
        """Once: a second paper of what can be paid would be somebody else's money."""
        ticket = find_payable(cage, self.number, self.at)
        if isinstance(ticket, Refusal):
            return ticket
        clauses = ticket.terms.spoilt
        if not ticket.replaces or ticket.printed_at is None or ticket.printer:
            return Refusal(Reason.NOT_PERMITTED, say("cage-ticket-printed-by-owner"), clauses)
        if ticket.paper_at is not None:
            return Refusal(Reason.NOT_PERMITTED, say("cage-ticket-printed-already"), clauses)
        return (
            PaperTaken(
                at=self.at,
                by=self.by,
                number=ticket.number,
                amount=ticket.amount,
                clauses=clauses,
            ),
        )

    def clauses_in(self, cage: Cage) -> tuple[str, ...]:
        """What the ticket's book says of paying it."""
        known = cage.tickets.get(self.number)
        return known.terms.pay if known is not None else ()


@TICKETS.event
class PaperTaken(TicketEvent):
    """The one paper of a ticket was taken that had been given out on a screen."""

    def evolve(self, cage: Cage) -> Cage:
        """It stands, and has its paper."""
        return cage.with_ticket(replace(cage.tickets[self.number], paper_at=self.at))


@TICKETS.command("report-print", roles=frozenset({Role.PRINTER}))
class ReportPrint(TicketCommand):
    """A printer reports what became of a ticket that was sent to it."""

    number: str
    printer: str
    outcome: str

    def decide(self, cage: Cage) -> Decision:
        """Once, and only by the printer that has it."""
        ticket = cage.tickets.get(self.number)
        if ticket is None or ticket.printer != self.printer:
            detail = say("cage-ticket-not-at-printer", ticket=self.number[-4:])
            return Refusal(Reason.NO_SUCH_TICKET, detail)
        if ticket.outcome or isinstance(find_payable(cage, self.number, self.at), Refusal):
            return ()
        return (
            PrintReported(
                at=self.at,
                by=self.by,
                number=ticket.number,
                amount=ticket.amount,
                outcome=self.outcome,
            ),
        )


@TICKETS.event
class PrintReported(TicketEvent):
    """What a printer reported of a ticket: printed, or why not."""

    outcome: str

    def evolve(self, cage: Cage) -> Cage:
        """It stands either way; one that was not printed may be replaced."""
        return cage.with_ticket(replace(cage.tickets[self.number], outcome=self.outcome))
