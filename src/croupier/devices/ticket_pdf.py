"""A ticket as a PDF of the size that note acceptors take: 156 by 65 millimetres.

The bar code is Interleaved 2 of 5, which ticket readers on a casino floor know. It packs digits in
pairs and a number has eighteen of them; bearer bars above and below spoil a slanting, partial scan,
which is the code's weakness. The QR code holds the same eighteen digits, for telephones.
"""

from io import BytesIO
from typing import Final

from reportlab.graphics import renderPDF
from reportlab.graphics.barcode.common import I2of5
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.lib.colors import Color, HexColor, black, white
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from croupier.core.messages import catalogue
from croupier.devices.paper import (
    BAIZE,
    BOLD,
    GREY,
    INK,
    PLAIN,
    RED,
    RULE,
    draw_text,
    fitting_size,
    new_canvas,
    set_text,
    width_of,
)
from croupier.devices.ticket import PrintedTicket

WIDTH: Final = 156 * mm
HEIGHT: Final = 65 * mm

_STUB: Final = 10.5 * mm
_LEFT: Final = 15 * mm
_RIGHT: Final = WIDTH - 5 * mm
_QR: Final = 30 * mm
#: Where the text beside the QR code ends.
_MIDDLE: Final = _RIGHT - _QR - 3 * mm
_WASHED_RED: Final = HexColor(0xF6D3D6)


def ticket_as_pdf(ticket: PrintedTicket) -> bytes:
    """One page. Equal tickets give equal bytes, so a file can be known by its digest."""
    target = BytesIO()
    title, locale = (
        f"{ticket.text(ticket.title)} {ticket.number}",
        catalogue(ticket.language).locale,
    )
    canvas = new_canvas(target, size=(WIDTH, HEIGHT), title=title, language=locale)
    if ticket.mark_text:
        _draw_mark(canvas, ticket.mark_text)
    _draw_stub(canvas, ticket)
    _draw_heading(canvas, ticket)
    _draw_codes(canvas, ticket)
    _draw_amount(canvas, ticket)
    _draw_facts(canvas, ticket)
    _draw_terms(canvas, ticket)
    canvas.showPage()
    canvas.save()
    return target.getvalue()


def _draw_mark(canvas: Canvas, mark: str) -> None:
    """Large and slanting, under everything else, so that the ticket can still be read."""
    room = 0.92 * (WIDTH - _STUB)
    size = fitting_size(mark, BOLD, size=110, width=room)
    canvas.saveState()
    canvas.translate((WIDTH + _STUB) / 2, HEIGHT / 2)
    canvas.rotate(12)
    draw_text(canvas, 0, -0.36 * size, mark, BOLD, size, _WASHED_RED, align="centre")
    canvas.restoreState()


def _draw_stub(canvas: Canvas, ticket: PrintedTicket) -> None:
    """The number up the left edge, where it stays legible when the middle is torn."""
    canvas.saveState()
    canvas.setStrokeColor(RULE)
    canvas.setLineWidth(0.6)
    canvas.setDash(1.5, 2)
    canvas.line(_STUB, 3 * mm, _STUB, HEIGHT - 3 * mm)
    canvas.translate(6.8 * mm, HEIGHT / 2)
    canvas.rotate(90)
    canvas.setFillColor(INK)
    canvas.setFont(BOLD, 9.5)
    canvas.drawCentredString(0, 0, ticket.shown_number)
    canvas.restoreState()


def _draw_heading(canvas: Canvas, ticket: PrintedTicket) -> None:
    title = set_text(ticket.heading)
    house = set_text(ticket.house)
    title_size = fitting_size(title, BOLD, size=10, width=0.45 * (_RIGHT - _LEFT))
    room = _RIGHT - _LEFT - width_of(title, BOLD, title_size) - 5 * mm
    _write(canvas, _LEFT, 57.6, house, BOLD, fitting_size(house, BOLD, size=15, width=room))
    draw_text(canvas, _RIGHT, 57.6 * mm, title, BOLD, title_size, BAIZE, align="right")
    canvas.setStrokeColor(BAIZE)
    canvas.setLineWidth(1.2)
    canvas.line(_LEFT, 55.2 * mm, _RIGHT, 55.2 * mm)


def _draw_codes(canvas: Canvas, ticket: PrintedTicket) -> None:
    # The check digit is our own; the code's would make nineteen digits of eighteen.
    bars = I2of5(ticket.number, barWidth=0.5 * mm, ratio=3, barHeight=11 * mm, checksum=0, quiet=0)
    left = _LEFT + (_MIDDLE - _LEFT - bars.width) / 2
    canvas.setFillColor(black)
    bars.drawOn(canvas, left, 42.2 * mm)
    canvas.setFillColor(INK)
    canvas.setFont(BOLD, 10)
    canvas.drawCentredString((_LEFT + _MIDDLE) / 2, 38.2 * mm, ticket.shown_number)
    square = Drawing(_QR, _QR)
    square.add(QrCodeWidget(ticket.number, barLevel="Q", barBorder=2, barWidth=_QR, barHeight=_QR))
    renderPDF.draw(square, canvas, _RIGHT - _QR + 2.2 * mm, 21.6 * mm)


def _draw_amount(canvas: Canvas, ticket: PrintedTicket) -> None:
    room = _MIDDLE - _LEFT
    for line, text in enumerate(_halved(ticket.words, room, 7.5)):
        size = fitting_size(text, PLAIN, size=7.5, width=room)
        _write(canvas, _LEFT, 23.9 - 3 * line, text, PLAIN, size)
    if ticket.mark_text:
        room -= _draw_badge(canvas, ticket.mark_text) + 3 * mm
    size = fitting_size(ticket.figures, BOLD, size=27, width=room)
    _write(canvas, _LEFT, 28.4, ticket.figures, BOLD, size)


def _draw_badge(canvas: Canvas, mark: str) -> float:
    """The mark once more, small and dark, where the eye goes for the amount; says its width."""
    width = width_of(mark, BOLD, 11) + 4 * mm
    canvas.setFillColor(RED)
    canvas.roundRect(_MIDDLE - width, 28.4 * mm, width, 6 * mm, 1 * mm, stroke=0, fill=1)
    middle = _MIDDLE - width / 2
    draw_text(canvas, middle, 30 * mm, mark, BOLD, 11, white, align="centre")
    return width


def _draw_facts(canvas: Canvas, ticket: PrintedTicket) -> None:
    canvas.setStrokeColor(RULE)
    canvas.setLineWidth(0.5)
    canvas.line(_LEFT, 18.4 * mm, _RIGHT, 18.4 * mm)
    facts = [(name, set_text(text)) for name, text in ticket.facts]
    gap = 6 * mm
    natural = sum(_fact_width(name, text, 8) for name, text in facts) + gap * (len(facts) - 1)
    size = 8 * min(1, (_RIGHT - _LEFT) / natural)
    left = _LEFT
    for name, text in facts:
        _write(canvas, left, 15.6, name, PLAIN, 0.72 * size, colour=GREY)
        _write(canvas, left, 12.1, text, PLAIN, size)
        left += _fact_width(name, text, size) + gap * size / 8


def _fact_width(name: str, text: str, size: float) -> float:
    return max(width_of(name, PLAIN, 0.72 * size), width_of(text, PLAIN, size))


def _draw_terms(canvas: Canvas, ticket: PrintedTicket) -> None:
    for line, term in enumerate(map(set_text, ticket.term_texts)):
        size = fitting_size(term, PLAIN, size=5.8, width=_RIGHT - _LEFT)
        _write(canvas, _LEFT, 8.2 - 2.6 * line, term, PLAIN, size, colour=GREY)


def _write(
    canvas: Canvas, x: float, y_mm: float, text: str, font: str, size: float, colour: Color = INK
) -> None:
    draw_text(canvas, x, y_mm * mm, text, font, size, colour)


def _halved(text: str, room: float, size: float) -> list[str]:
    """The text on one line if it fits, or else on two of about the same length."""
    words = text.split()
    if width_of(text, PLAIN, size) <= room or len(words) < 2:
        return [text]
    return min(
        ([" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))),
        key=lambda halves: max(width_of(half, PLAIN, size) for half in halves),
    )
