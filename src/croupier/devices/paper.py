"""What all our PDFs share: typefaces, colours, a canvas, and how text is set on it.

The typefaces travel with the program, so a page looks the same on every machine: one for alphabets,
and one for Chinese, which is read from its file when the first Chinese sign is met. A sign that
neither has is shown as the replacement sign, which a reader can see; it is never dropped.
"""

from functools import cache
from importlib.resources import as_file, files
from io import BytesIO
from itertools import groupby
from typing import Final, Literal

from reportlab.lib.colors import Color, HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from croupier.devices.chinese import HAN, HAN_RUN, is_han

PLAIN: Final = "DejaVuSansCondensed"
BOLD: Final = "DejaVuSansCondensed-Bold"
#: What is drawn around a character to make it bold, as a part of its size.
_BOLD_STROKE: Final = 0.025
REPLACEMENT: Final = "\ufffd"

INK: Final[Color] = HexColor(0x1B1B1B)
GREY: Final[Color] = HexColor(0x6A6A6A)
RULE: Final[Color] = HexColor(0xBBBBBB)
SHADE: Final[Color] = HexColor(0xF3F5F3)
BAIZE: Final[Color] = HexColor(0x14532D)
RED: Final[Color] = HexColor(0xA31621)


def new_canvas(
    target: BytesIO, *, size: tuple[float, float], title: str, language: str = "en-AU"
) -> Canvas:
    """An empty document. Equal drawings make equal bytes: it holds no time and no chance."""
    _typefaces()
    canvas = Canvas(target, pagesize=size, invariant=1, pageCompression=1, lang=language)
    canvas.setTitle(title)
    canvas.setAuthor("")
    canvas.setCreator("Croupier")
    return canvas


def set_text(text: str) -> str:
    """The text as our typefaces can set it."""
    known = _typefaces()
    return "".join(
        sign if ord(sign) in (_chinese() if is_han(sign) else known) else REPLACEMENT
        for sign in text
    )


def width_of(text: str, font: str, size: float) -> float:
    """How wide a text will be, in points."""
    _typefaces()
    return sum(pdfmetrics.stringWidth(part, face, size) for face, part in _runs(text, font))


def draw_text(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    font: str,
    size: float,
    colour: Color,
    *,
    align: Literal["left", "centre", "right"] = "left",
) -> None:
    """Write a text so that it begins, has its middle or ends at a place, in one colour."""
    x -= {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * width_of(text, font, size)
    canvas.setFillColor(colour)
    for face, part in _runs(text, font):
        canvas.setFont(face, size)
        if face == HAN and font == BOLD:
            canvas.setStrokeColor(colour)
            canvas.setLineWidth(_BOLD_STROKE * size)
            canvas.drawString(x, y, part, mode=2)
        else:
            canvas.drawString(x, y, part)
        x += pdfmetrics.stringWidth(part, face, size)


def with_han(markup: str) -> str:
    """The markup of a paragraph with the typeface named where it is Chinese."""
    if HAN_RUN.search(markup):
        _chinese()
    return HAN_RUN.sub(rf'<font name="{HAN}">\g<0></font>', markup)


def _runs(text: str, font: str) -> list[tuple[str, str]]:
    """The text in pieces of one typeface each."""
    pieces = groupby(text, key=lambda sign: HAN if is_han(sign) else font)
    runs = [(face, "".join(signs)) for face, signs in pieces]
    if any(face == HAN for face, _ in runs):
        _chinese()
    return runs


def fitting_size(text: str, font: str, *, size: float, width: float) -> float:
    """The size at which a text fits a width: as asked, or smaller."""
    needed = width_of(text, font, size)
    return size if needed <= width else size * width / needed


@cache
def _typefaces() -> frozenset[int]:
    """Make both weights known to reportlab, once, and say which signs they hold."""
    return _registered(PLAIN) & _registered(BOLD)


@cache
def _chinese() -> frozenset[int]:
    """The same for the Chinese typeface."""
    return _registered(HAN)


def _registered(name: str) -> frozenset[int]:
    with as_file(files("croupier.devices") / "fonts" / f"{name}.ttf") as path:
        typeface = TTFont(name, str(path))
    pdfmetrics.registerFont(typeface)
    return frozenset(typeface.face.charToGlyph)
