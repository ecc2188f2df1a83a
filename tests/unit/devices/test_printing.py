"""Printers: what all of them promise, and what only one can get wrong."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from croupier.devices.printing import (
    FilePrinter,
    MemoryPrinter,
    NetworkPrinter,
    Printer,
    PrinterFailed,
)
from croupier.devices.ticket import PrintedTicket
from croupier.devices.ticket_escpos import ticket_as_escpos
from croupier.devices.ticket_pdf import ticket_as_pdf
from tests.unit.devices.samples import ticket

HOST = "127.0.0.1"


class Receiver:
    """A receipt printer as the network sees it: takes what comes, one connection at a time."""

    def __init__(self) -> None:
        self._listener = socket.create_server((HOST, 0))
        self.port: int = self._listener.getsockname()[1]
        self._received: list[bytes] = []
        self._done = threading.Semaphore(0)
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        while True:
            line, _ = self._listener.accept()
            with line, line.makefile("rb") as stream:
                job = stream.read()
            if not job:
                return
            self._received.append(job)
            self._done.release()

    def received(self, count: int) -> list[bytes]:
        """The first jobs, as soon as so many have come in whole."""
        for _ in range(count):
            assert self._done.acquire(timeout=10)
        return self._received

    def close(self) -> None:
        socket.create_connection((HOST, self.port)).close()
        self._thread.join()
        self._listener.close()


@dataclass
class Bench:
    """A printer, and what came out of it after so many tickets."""

    printer: Printer
    printed: Callable[[int], bytes]


@contextmanager
def _memory(_folder: Path) -> Iterator[Bench]:
    printer = MemoryPrinter(ticket_as_escpos)
    yield Bench(printer, lambda _count: b"".join(printer.printed))


@contextmanager
def _file(folder: Path) -> Iterator[Bench]:
    spool = folder / "spool"
    yield Bench(FilePrinter(ticket_as_escpos, spool), lambda _count: spool.read_bytes())


@contextmanager
def _network(_folder: Path) -> Iterator[Bench]:
    receiver = Receiver()
    try:
        printer = NetworkPrinter(ticket_as_escpos, HOST, receiver.port)
        yield Bench(printer, lambda count: b"".join(receiver.received(count)))
    finally:
        receiver.close()


@pytest.fixture(params=[_memory, _file, _network], ids=["memory", "file", "network"])
def bench(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Bench]:
    with request.param(tmp_path) as made:
        yield made


def test_a_ticket_arrives_whole_and_unchanged(bench: Bench) -> None:
    bench.printer.print_ticket(ticket())
    assert bench.printed(1) == ticket_as_escpos(ticket())


def test_tickets_arrive_in_order(bench: Bench) -> None:
    bench.printer.print_ticket(ticket(seat="1"))
    bench.printer.print_ticket(ticket(seat="2"))
    expected = [ticket_as_escpos(ticket(seat=seat)) for seat in "12"]
    assert bench.printed(2) == b"".join(expected)


def test_any_drawing_goes_any_way(tmp_path: Path) -> None:
    FilePrinter(ticket_as_pdf, tmp_path / "one.pdf").print_ticket(ticket())
    assert (tmp_path / "one.pdf").read_bytes() == ticket_as_pdf(ticket())


def test_a_printer_that_is_not_there_is_named() -> None:
    with socket.create_server((HOST, 0)) as listener:
        port = listener.getsockname()[1]
    with pytest.raises(PrinterFailed, match=f"{HOST}:{port}"):
        NetworkPrinter(ticket_as_escpos, HOST, port).print_ticket(ticket())


def test_a_printer_that_takes_nothing_is_not_waited_for() -> None:
    def endless(_ticket: PrintedTicket) -> bytes:
        return bytes(64 * 1024 * 1024)

    with socket.create_server((HOST, 0)) as listener:
        port = listener.getsockname()[1]
        printer = NetworkPrinter(endless, HOST, port, seconds_max=0.1)
        with pytest.raises(PrinterFailed, match="timed out"):
            printer.print_ticket(ticket())


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no such folder" / "spool"
    with pytest.raises(PrinterFailed, match="no such folder"):
        FilePrinter(ticket_as_escpos, path).print_ticket(ticket())
