"""What all our PDFs share: a typeface that knows many scripts, colours, and a canvas.

The typeface travels with the program, so a page looks the same on every machine. A sign that it
lacks is shown as the replacement sign, which a reader can see; it is never dropped.
"""

from functools import cache
from importlib.resources import as_file, files
from io import BytesIO
from typing import Final

from reportlab.lib.colors import Color, HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

PLAIN: Final = "DejaVuSansCondensed"
BOLD: Final = "DejaVuSansCondensed-Bold"
REPLACEMENT: Final = "\ufffd"

INK: Final[Color] = HexColor(0x1B1B1B)
GREY: Final[Color] = HexColor(0x6A6A6A)
RULE: Final[Color] = HexColor(0xBBBBBB)
SHADE: Final[Color] = HexColor(0xF3F5F3)
BAIZE: Final[Color] = HexColor(0x14532D)
RED: Final[Color] = HexColor(0xA31621)


def new_canvas(target: BytesIO, *, size: tuple[float, float], title: str) -> Canvas:
    """An empty document. Equal drawings make equal bytes: it holds no time and no chance."""
    _typefaces()
    canvas = Canvas(target, pagesize=size, invariant=1, pageCompression=1, lang="en-AU")
    canvas.setTitle(title)
    canvas.setAuthor("")
    canvas.setCreator("Croupier")
    return canvas


def set_text(text: str) -> str:
    """The text as our typeface can set it."""
    known = _typefaces()
    return "".join(sign if ord(sign) in known else REPLACEMENT for sign in text)


def width_of(text: str, font: str, size: float) -> float:
    """How wide a text will be, in points."""
    _typefaces()
    return pdfmetrics.stringWidth(text, font, size)


def fitting_size(text: str, font: str, *, size: float, width: float) -> float:
    """The size at which a text fits a width: as asked, or smaller."""
    needed = width_of(text, font, size)
    return size if needed <= width else size * width / needed


@cache
def _typefaces() -> frozenset[int]:
    """Make both weights known to reportlab, once, and say which signs they hold."""
    folder = files("croupier.devices") / "fonts"
    known: list[frozenset[int]] = []
    for name in (PLAIN, BOLD):
        with as_file(folder / f"{name}.ttf") as path:
            typeface = TTFont(name, str(path))
        pdfmetrics.registerFont(typeface)
        known.append(frozenset(typeface.face.charToGlyph))
    return known[0] & known[1]
