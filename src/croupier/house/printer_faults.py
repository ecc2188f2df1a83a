"""A ticket is printed again, or paid without one, only after a fault of the printer on record."""

from typing import Any, Final

from croupier.cage.printing import PRINTED
from croupier.cage.spoilt import PayByHand, ReprintTicket
from croupier.cage.state import Ticket
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.house import House
from croupier.house.policies import Request
from croupier.house.tickets import TICKETS
from croupier.table.faults import PRINTER
from croupier.table.state import Table

#: A fault counts that was reported at most this long before the ticket was issued.
BEFORE_MS: Final = 600_000


def require_printer_fault(house: House) -> None:
    """Hold reprints and payments by hand to the faults that tables have on record."""

    def review(cage: Any, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        ticket = cage.tickets[request.command.number]
        if ticket.outcome not in ("", PRINTED):
            return None
        stream = house.tables.get(ticket.table)
        table = stream.state if stream is not None else None
        if table is not None and _has_failed(table, ticket):
            return None
        station = f"{ticket.table}/{ticket.station}" if ticket.station else ticket.table
        return Refusal(
            Reason.NOT_PERMITTED,
            say("house-no-fault-printer-at-on", table=station),
            ticket.terms.spoilt,
        )

    house.streams.family(TICKETS.prefix).policies.review(
        review, ReprintTicket.action, PayByHand.action
    )


def _has_failed(table: Table, ticket: Ticket) -> bool:
    """Whether the printer of a ticket's own station, or that of all, has failed in its time."""
    own = {"", ticket.station} if ticket.station else {"", *table.printers_failed}
    stands = any(scope == PRINTER and (who or "") in own for scope, who in table.faults)
    times = (at for who, at in table.printers_failed.items() if who in own)
    return stands or any(at >= ticket.issued_at - BEFORE_MS for at in times)
