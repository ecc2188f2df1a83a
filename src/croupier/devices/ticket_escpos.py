"""A ticket as the bytes that an ESC/POS receipt printer takes, made by python-escpos.

The library knows which signs, sizes and codes some two dozen printers have. It is imported at the
first ticket only, as this takes a third of a second, and its habits are kept from the rest of the
program: `_library` says which.
"""

import logging
import os
import shutil
import textwrap
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import Any, Final

from croupier.devices.chinese import HAN_RUN
from croupier.devices.ticket import PrintedTicket

DEFAULT_PROFILE: Final = "default"
_BAR_DOTS_HIGH: Final = 90
#: 342 dots in all, which the narrowest paper of 58 millimetres still holds.
_BAR_DOTS_WIDE: Final = 2
_QR_DOTS: Final = 6
#: Known to the library, but they take their maker's own orders and not ESC/POS.
_FOREIGN: Final = frozenset({"SP2000", "TSP600", "TUP500"})
#: A printer for China sets pairs of bytes as Chinese between these two orders.
_CHINESE_ON, _CHINESE_OFF = b"\x1c&", b"\x1c."
_CHINESE_CODES: Final = "gb18030"
#: What a printer without Chinese prints in its place.
_OTHERWISE: Final = "en"


class NoSuchPrinter(ValueError):
    """No printer of this name prints bar codes by itself; the message lists those that do."""


def ticket_as_escpos(
    ticket: PrintedTicket, profile: str = DEFAULT_PROFILE, *, chinese: bool = False
) -> bytes:
    """The whole ticket, from waking the printer to cutting the paper, where it has a knife.

    `profile` is a make and model as python-escpos names it; `chinese` says that the printer has the
    characters of GB 18030, and one that has not prints a Chinese ticket in English. Equal tickets
    give equal bytes. A sign that the printer lacks becomes a question mark.
    """
    if not chinese and HAN_RUN.search(ticket.heading):
        ticket = replace(ticket, language=_OTHERWISE)
    paper = _Paper(profile, chinese=chinese)
    paper.line(ticket.house, size=2, bold=True)
    paper.line(ticket.heading)
    if ticket.mark_text:
        paper.line(f" {ticket.mark_text} ", size=3, bold=True, invert=True)
    paper.line("")
    paper.codes(ticket.number)
    paper.line(ticket.shown_number, bold=True)
    paper.line("")
    paper.line(ticket.figures, size=2, bold=True)
    paper.line(ticket.words)
    paper.line("")
    widest = max(_columns_of(name) for name, _ in ticket.facts)
    for name, text in ticket.facts:
        gap = " " * (widest + 2 - _columns_of(name))
        paper.line(f"{name}{gap}{text}", centred=False)
    paper.line("")
    for term in ticket.term_texts:
        paper.line(term)
    return paper.cut()


def able_printers() -> tuple[str, ...]:
    """The makes and models that can be asked for a ticket, by name."""
    profiles = _library().capabilities.CAPABILITIES["profiles"]
    return tuple(sorted(name for name in profiles if _is_able(name, profiles[name]["features"])))


def _is_able(name: str, features: Mapping[str, bool]) -> bool:
    """Whether a printer draws bar codes by itself, at our orders."""
    return name not in _FOREIGN and (features["barcodeA"] or features["barcodeB"])


class _Paper:
    """One strip of paper: lines of text and codes, top to bottom."""

    def __init__(self, profile: str, *, chinese: bool) -> None:
        known = able_printers()
        if profile not in known:
            raise NoSuchPrinter(f"no printer {profile!r} for tickets; there is {', '.join(known)}")
        self._printer: Any = _library().printer.Dummy(profile=profile)
        self._printer.hw("INIT")
        self._columns = int(self._printer.profile.get_columns("a"))
        self._chinese = chinese

    def line(
        self,
        text: str,
        *,
        size: int = 1,
        bold: bool = False,
        invert: bool = False,
        centred: bool = True,
    ) -> None:
        """Text in one style: narrower where the paper ends, and broken between words if it must."""
        width = max(1, min(size, self._columns // max(1, _columns_of(text))))
        self._printer.set(
            align="center" if centred else "left",
            bold=bold,
            invert=invert,
            custom_size=True,
            width=width,
            height=size,
        )
        # No printer has the blanks that are narrow or may not be broken.
        known = text.replace("\u202f", " ").replace("\xa0", " ")
        if not self._chinese:
            known = HAN_RUN.sub(lambda found: "?" * len(found[0]), known)
        fits = _columns_of(known) <= self._columns
        for part in [known] if fits else _wrapped(known, self._columns):
            self._write(part)

    def _write(self, text: str) -> None:
        """One line; Chinese goes between two orders, in an encoding of its own."""
        place = 0
        for found in HAN_RUN.finditer(text):
            self._printer.text(text[place : found.start()])
            codes = found[0].encode(_CHINESE_CODES, "replace")
            self._printer._raw(_CHINESE_ON + codes + _CHINESE_OFF)
            place = found.end()
        self._printer.textln(text[place:])

    def codes(self, number: str) -> None:
        """The bar code, and the QR code where the printer can draw one by itself."""
        self._printer.set(align="center")
        self._printer.barcode(
            number, "ITF", height=_BAR_DOTS_HIGH, width=_BAR_DOTS_WIDE, pos="OFF", align_ct=False
        )
        if self._printer.profile.supports("qrCode"):
            self._printer.qr(number, size=_QR_DOTS, native=True)

    def cut(self) -> bytes:
        """Cut the paper off, and give everything that was sent."""
        self._printer.cut()
        return bytes(self._printer.output)


def _columns_of(text: str) -> int:
    """How many columns a text takes: a Chinese character has two."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def _wrapped(text: str, columns: int) -> Iterator[str]:
    """Lines that fit, broken between words; Chinese between characters."""
    if not HAN_RUN.search(text):
        yield from textwrap.wrap(text, columns)
        return
    line = ""
    for sign in text:
        if _columns_of(line + sign) > columns:
            yield line
            line = ""
        line += sign
    yield line


@cache
def _library() -> ModuleType:
    """python-escpos, imported once and without what it does to the program around it.

    On import it gives the root logger a handler and leaves a pickle in a new temporary folder; on
    each bar code it prints a line to standard output. All three are undone here.
    """
    guard = logging.NullHandler()
    logging.root.addHandler(guard)  # with a handler there already, it adds none
    try:
        import escpos.capabilities
        import escpos.escpos
        import escpos.printer
    finally:
        logging.root.removeHandler(guard)
    if "ESCPOS_CAPABILITIES_PICKLE_DIR" not in os.environ:
        shutil.rmtree(escpos.capabilities.pickle_dir, ignore_errors=True)
    vars(escpos.escpos)["print"] = lambda *_: None
    library: ModuleType = escpos
    return library
