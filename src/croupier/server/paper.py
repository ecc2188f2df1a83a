"""A ticket of the cage as it stands on paper."""

from datetime import UTC, datetime

from croupier.cage.state import Status, Ticket
from croupier.devices.ticket import Mark, PrintedTicket


def printed(house: str, ticket: Ticket, currency: str) -> PrintedTicket:
    """What a ticket shows; one that may not be paid any more is marked."""
    return PrintedTicket(
        house=house,
        title="Cash-out ticket",
        table=ticket.table,
        station=ticket.station,
        amount=ticket.amount,
        currency=currency,
        number=ticket.number,
        issued_at=_time(ticket.issued_at),
        expires_at=_time(ticket.expires_at),
        terms=tuple(f"Paid once, under {clause}." for clause in ticket.terms.pay[:1]),
        mark=Mark.NONE if ticket.status is Status.ISSUED else Mark.VOID,
    )


def _time(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
