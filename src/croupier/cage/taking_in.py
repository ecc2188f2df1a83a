"""A ticket that buys in again: taken at a station's reader instead of being paid."""

from typing import ClassVar

from croupier.cage.declare import TICKETS, TicketEvent
from croupier.cage.state import Status


@TICKETS.event
class TicketTakenIn(TicketEvent):
    """A ticket became credit at a table, in the same step in which the table has it."""

    table: str
    status: ClassVar[Status] = Status.REDEEMED
