"""Tickets that leave a table or come back to one, each in one step with what it is for."""

from collections.abc import Iterator

from croupier.cage.declare import decide as decide_ticket
from croupier.cage.issuing import IssueTicket
from croupier.cage.state import Cage, Terms
from croupier.cage.taking_in import TicketTakenIn
from croupier.core.ensure import InvariantBroken
from croupier.core.refusal import Refusal
from croupier.house.codecs import TICKET_CODEC
from croupier.house.log.store import StreamAppend
from croupier.table.declare import Event
from croupier.table.seats import CashedOut
from croupier.table.state import Table
from croupier.table.ticket_in import TicketTaken


def ticket_stream(number: str) -> str:
    """The stream of a ticket: one each, so that no two cash-outs ever wait for one another."""
    return f"ticket:{number}"


def issue_tickets(table: Table, events: tuple[Event, ...]) -> Iterator[StreamAppend]:
    """What leaves a table as a ticket is owed by the cage: stored in the same step."""
    game = table.game
    terms = Terms(
        pay=game.cash_out_clauses, reprint=game.reprint_clauses, lost=game.lost_ticket_clauses
    )
    for event in events:
        if isinstance(event, CashedOut) and event.ticket:
            issue = IssueTicket(
                by=event.by,
                at=event.at,
                number=event.ticket,
                amount=event.amount,
                table=table.id,
                terms=terms,
                station=event.player,
            )
            issued = decide_ticket(Cage(), issue)
            if isinstance(issued, Refusal):
                raise InvariantBroken(f"the cage refused a ticket of {table.id}: {issued}")
            drafts = tuple(TICKET_CODEC.encode(ticket) for ticket in issued)
            yield StreamAppend(stream=ticket_stream(event.ticket), expected=0, drafts=drafts)


def take_tickets_in(table: Table, events: tuple[Event, ...]) -> Iterator[StreamAppend]:
    """A ticket that has bought in is spent in the same step, unless it was touched since."""
    for event in events:
        if isinstance(event, TicketTaken):
            spent = TicketTakenIn(
                at=event.at,
                by=event.by,
                number=event.ticket,
                amount=event.amount,
                table=table.id,
                clauses=event.clauses,
            )
            drafts = (TICKET_CODEC.encode(spent),)
            yield StreamAppend(
                stream=ticket_stream(event.ticket), expected=event.facts, drafts=drafts
            )
