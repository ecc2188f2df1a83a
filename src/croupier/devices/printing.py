"""Printers: one small port, and the ways to reach one.

How a ticket is drawn is given to each printer as a function, so that any drawing can go any way.
"""

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from croupier.devices.ticket import PrintedTicket

Draw = Callable[[PrintedTicket], bytes]
"""Turns a ticket into the bytes that a kind of printer takes."""

#: Where receipt printers on a network listen.
PORT: Final = 9100
SECONDS_MAX: Final = 5.0


class PrinterFailed(Exception):
    """The printer could not be reached, or went away; whether paper came out is not known."""


class Printer(Protocol):
    """Takes tickets, one at a time.

    When `print_ticket` returns, the printer or its line holds the whole ticket; that paper came
    out, only a person can say. When it raises `PrinterFailed`, part of the ticket may be printed.
    It never tries again by itself: a second ticket is a decision, and the cage's to make.
    """

    def print_ticket(self, ticket: PrintedTicket) -> None:
        """Print one ticket."""
        ...


class MemoryPrinter:
    """Keeps what it was given: for tests, and for tables without paper."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self.printed: list[bytes] = []

    def print_ticket(self, ticket: PrintedTicket) -> None:
        """Draw the ticket and keep its bytes."""
        self.printed.append(self._draw(ticket))


class FilePrinter:
    """Adds to a file: a printer's device node, or a spool that something else empties."""

    def __init__(self, draw: Draw, path: Path) -> None:
        self._draw = draw
        self._path = path

    def print_ticket(self, ticket: PrintedTicket) -> None:
        """Add the ticket's bytes to the end of the file."""
        drawn = self._draw(ticket)
        try:
            with self._path.open("ab") as file:
                file.write(drawn)
        except OSError as cause:
            raise PrinterFailed(f"printer at {self._path}: {cause.strerror}") from cause


class NetworkPrinter:
    """Sends each ticket over a connection of its own, as receipt printers on a network expect."""

    def __init__(
        self, draw: Draw, host: str, port: int = PORT, *, seconds_max: float = SECONDS_MAX
    ) -> None:
        self._draw = draw
        self._address = (host, port)
        self._seconds_max = seconds_max

    def print_ticket(self, ticket: PrintedTicket) -> None:
        """Send the ticket's bytes, and wait no longer than was agreed."""
        drawn = self._draw(ticket)
        try:
            with socket.create_connection(self._address, timeout=self._seconds_max) as line:
                line.sendall(drawn)
                line.shutdown(socket.SHUT_WR)
        except OSError as cause:
            host, port = self._address
            raise PrinterFailed(f"printer at {host}:{port}: {cause}") from cause
