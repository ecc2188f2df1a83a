"""Tickets at a station's reader: one becomes credit where the book takes tickets for a buy-in."""

from typing import Final

from croupier.core.declarations import PersonName
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.table.answer import Decision
from croupier.table.declare import Command, Event, command, event
from croupier.table.phases import WHILE_OPEN
from croupier.table.seats import BuyIn
from croupier.table.state import Table

#: The tender that a book names where a ticket buys in.
TICKET: Final = "ticket"


@command("ticket-in", phases=WHILE_OPEN, roles=frozenset({Role.SYSTEM}))
class TicketIn(Command):
    """Credit a ticket that a reader has seen. The house says what it is worth, and nobody else.

    `facts` is how many the ticket's own record has: if one comes in between, nothing is credited.
    """

    player: PersonName
    ticket: str
    amount: Money
    facts: int

    def decide(self, table: Table) -> Decision:
        """A buy-in with a ticket, as the book takes one or does not."""
        bought = BuyIn(
            by=self.by, at=self.at, player=self.player, amount=self.amount, tender=TICKET
        ).decide(table)
        if isinstance(bought, Refusal):
            return bought
        taken = TicketTaken(
            at=self.at,
            by=self.by,
            player=self.player,
            ticket=self.ticket,
            amount=self.amount,
            facts=self.facts,
            clauses=table.game.tenders[TICKET],
        )
        return (*bought, taken)


@event()
class TicketTaken(Event):
    """The ticket with which somebody has bought in; it ends in the same step."""

    player: str
    ticket: str
    amount: Money
    facts: int
