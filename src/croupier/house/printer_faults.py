"""A ticket is printed again, or paid without one, only after a fault of the printer on record.

The printer must be one that the house knows at the ticket's station. What it reports of itself
counts for anybody; what a person typed counts for everybody else, so that nobody finds the fault
and pays on it alone.
"""

from collections.abc import Callable
from typing import Any, Final

from croupier.cage.printing import PRINTED
from croupier.cage.spoilt import PayByHand, ReprintTicket
from croupier.cage.state import Cage, Ticket
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import first_of, is_of_two
from croupier.house.answers import Answer
from croupier.house.codecs import TABLE_CODEC
from croupier.house.house import House
from croupier.house.log.store import Sought, find_all
from croupier.house.policies import Request
from croupier.house.stream import Stream
from croupier.house.tables import stream_of
from croupier.house.tickets import TICKETS
from croupier.table.faults import PRINTER, MalfunctionReported
from croupier.table.state import Table

#: A fault counts that was reported at most this long before the ticket was issued.
BEFORE_MS: Final = 600_000
_ACTIONS: Final = (ReprintTicket.action, PayByHand.action)


class PrinterFaults:
    """Holds reprints and payments by hand to the faults that tables have on record."""

    def __init__(self, house: House, has_printer: Callable[[str, str], bool]) -> None:
        """`has_printer` says of a table and a player's station whether a printer serves it.

        Without a player: whether one serves any station of the table.
        """
        self._house, self._has_printer = house, has_printer
        house.streams.family(TICKETS.prefix).policies.review(self._review, *_ACTIONS)
        house.gateway.hold(self._refuse_own_fault, *_ACTIONS)

    def _review(self, cage: Cage, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        ticket = cage.tickets[request.command.number]
        if _has_failed_under(ticket):
            return None
        table = self._table_of(ticket)
        if table is None or not _faults_of(table, ticket):
            return _refuse(ticket, "house-no-fault-printer-at-on")
        if not (ticket.printer or self._has_printer(ticket.table, ticket.station)):
            return _refuse(ticket, "house-no-printer-at")
        return None

    async def _refuse_own_fault(self, stream: Stream[Any, Any], request: Request) -> Answer | None:
        """Somebody else than who found the fault makes the ticket good, or agrees to it."""
        command, who = request.command, request.identity.id
        decided = stream.kind.decide(stream.state, command)
        if is_of_two(who) or isinstance(decided, Refusal):
            return None
        if self._review(stream.state, request, decided) is not None:
            return None
        ticket = stream.state.tickets[command.number]
        table = self._table_of(ticket)
        if _has_failed_under(ticket) or table is None:
            return None
        faults = _faults_of(table, ticket)
        sought = Sought(
            stream=stream_of(ticket.table),
            kinds=(MalfunctionReported.__name__,),
            since=min(faults.values(), default=request.command.at),
        )
        found = False
        async for record in find_all(self._house.store, sought):
            event = TABLE_CODEC.decode(record.kind, record.payload)
            assert isinstance(event, MalfunctionReported)
            if event.scope == PRINTER and faults.get(event.player or "") == event.at:
                found = True
                if event.by is Role.SYSTEM or first_of(record.actor) != who:
                    return None
        return _refuse(ticket, "house-own-printer-fault") if found else None

    def _table_of(self, ticket: Ticket) -> Table | None:
        stream = self._house.tables.get(ticket.table)
        return stream.state if stream is not None else None


def _has_failed_under(ticket: Ticket) -> bool:
    """Whether a printer has reported that it could not print this very ticket."""
    return ticket.outcome not in ("", PRINTED)


def _faults_of(table: Table, ticket: Ticket) -> dict[str, int]:
    """When the printer of a ticket's own station, or that of all, failed in the ticket's time."""
    own = {"", ticket.station} if ticket.station else {"", *table.printers_failed}
    standing = {who or "" for scope, who in table.faults if scope == PRINTER}
    return {
        who: at
        for who, at in table.printers_failed.items()
        if who in own and (who in standing or at >= ticket.issued_at - BEFORE_MS)
    }


def _refuse(ticket: Ticket, code: str) -> Refusal:
    return Refusal(Reason.NOT_PERMITTED, say(code, table=ticket.place), ticket.terms.spoilt)
