"""Fold: a cage and an event give the next cage."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from croupier.cage import events as e
from croupier.cage.state import Cage, Status, Ticket

_ENDS: dict[type[e.TicketEvent], Status] = {
    e.TicketRedeemed: Status.REDEEMED,
    e.TicketPaidByHand: Status.CANCELLED,
    e.TicketReprinted: Status.CANCELLED,
    e.TicketVoided: Status.VOIDED,
    e.TicketExpired: Status.EXPIRED,
}


def evolve(cage: Cage, event: e.TicketEvent) -> Cage:
    """The cage after an event."""
    if isinstance(event, e.TicketIssued):
        return _with(
            cage,
            Ticket(
                number=event.number,
                amount=event.amount,
                table=event.table,
                issued_at=event.at,
                expires_at=event.expires_at,
                terms=event.terms,
            ),
        )
    ended = replace(
        cage.tickets[event.number],
        status=_ENDS[type(event)],
        ended_at=event.at,
        replaced_by=event.new_number if isinstance(event, e.TicketReprinted) else "",
    )
    return _with(cage, ended)


def replay(events: Iterable[e.TicketEvent]) -> Cage:
    """The cage that a whole history gives."""
    return reduce(evolve, events, Cage())


def _with(cage: Cage, ticket: Ticket) -> Cage:
    return Cage({**cage.tickets, ticket.number: ticket})
