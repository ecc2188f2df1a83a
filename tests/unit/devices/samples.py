"""Tickets and reports for the tests of devices."""

from datetime import datetime, timedelta, timezone
from typing import Any, Final

from croupier.cage.numbers import make_number
from croupier.core.money import Money
from croupier.devices.ticket import PrintedTicket

ZONE: Final = timezone(timedelta(hours=13))
NUMBER: Final = make_number(bytes(32), 12, 1, bytes(16))
ISSUED: Final = datetime(2026, 3, 4, 21, 5, 9, tzinfo=ZONE)


def ticket(**changes: Any) -> PrintedTicket:
    """A ticket like those of any evening, with some fields changed."""
    fields: dict[str, Any] = {
        "house": "Ōtautahi Harbour Casino",
        "title": "Cash-out ticket",
        "table": "R12",
        "station": "7",
        "seat": "3",
        "amount": Money(112_50),
        "number": NUMBER,
        "issued_at": ISSUED,
        "expires_at": ISSUED.replace(year=2027),
        "terms": ("Pay at any cashier.", "Lost tickets are not replaced."),
    }
    return PrintedTicket(**(fields | changes))
