"""`croupier cage print`: a ticket on paper, as a PDF, a receipt printer's file or by network."""

from pathlib import Path

from croupier.cage.state import Ticket
from croupier.cli.output import UsageError


def print_on_paper(ticket: Ticket, house: str, pdf: Path | None, escpos: str, language: str) -> str:
    """Print a ticket and say where it went. One that may no longer be paid is marked void."""
    from croupier.devices.printing import FilePrinter, NetworkPrinter, Printer, PrinterFailed
    from croupier.devices.ticket import printed_ticket
    from croupier.devices.ticket_escpos import ticket_as_escpos
    from croupier.devices.ticket_pdf import ticket_as_pdf

    if (pdf is None) == (not escpos):
        raise UsageError("where to? --pdf FILE, or --escpos FILE or HOST:PORT")
    paper = printed_ticket(house, ticket, "", language)
    if pdf is not None:
        try:
            pdf.write_bytes(ticket_as_pdf(paper))
        except OSError as error:
            raise UsageError(f"{pdf}: {error.strerror}") from error
        return f"ticket {ticket.number} printed: {pdf}"
    host, colon, port = escpos.rpartition(":")
    printer: Printer
    if colon and port.isdigit():
        printer = NetworkPrinter(ticket_as_escpos, host, int(port))
    else:
        printer = FilePrinter(ticket_as_escpos, Path(escpos))
    try:
        printer.print_ticket(paper)
    except PrinterFailed as error:
        raise UsageError(f"{error}; the ticket stands, print it again", code=1) from error
    return f"ticket {ticket.number} printed: {escpos}"
