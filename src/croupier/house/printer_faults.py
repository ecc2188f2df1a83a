"""A ticket is printed again, or paid without one, only after a fault of the printer on record."""

from typing import Any, Final

from croupier.cage.spoilt import PayByHand, ReprintTicket
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.house import House
from croupier.house.policies import Request
from croupier.house.tickets import TICKETS
from croupier.table.faults import PRINTER

#: A fault counts that was reported at most this long before the ticket was issued.
BEFORE_MS: Final = 600_000


def require_printer_fault(house: House) -> None:
    """Hold reprints and payments by hand to the faults that tables have on record."""

    def review(cage: Any, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        ticket = cage.tickets[request.command.number]
        stream = house.tables.get(ticket.table)
        table = stream.state if stream is not None else None
        failed = table.printer_failed_at if table is not None else None
        stands = table is not None and any(scope == PRINTER for scope, _ in table.faults)
        if stands or (failed is not None and failed >= ticket.issued_at - BEFORE_MS):
            return None
        return Refusal(
            Reason.NOT_PERMITTED,
            say("house-no-fault-printer-at-on", table=ticket.table),
            ticket.terms.reprint,
        )

    house.streams.family(TICKETS.prefix).policies.review(
        review, ReprintTicket.action, PayByHand.action
    )
