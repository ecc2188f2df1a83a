"""Reading back what devices made: PDFs as a viewer shows them, ESC/POS as a printer takes it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pypdfium2
import zxingcpp


def page_texts(pdf: bytes) -> list[str]:
    """The text of each page, in the order of drawing, with lines as the viewer finds them."""
    document: Any = pypdfium2.PdfDocument(pdf)
    try:
        return [page.get_textpage().get_text_bounded().replace("\r\n", "\n") for page in document]
    finally:
        document.close()


def page_sizes_mm(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of each page in millimetres, to a tenth."""
    document: Any = pypdfium2.PdfDocument(pdf)
    try:
        return [
            (round(width / 72 * 25.4, 1), round(height / 72 * 25.4, 1))
            for width, height in (page.get_size() for page in document)
        ]
    finally:
        document.close()


def page_image(pdf: bytes, place: int = 0, *, dots_per_inch: int = 200) -> Any:
    """One page as a picture, as a printer of that resolution would have it."""
    document: Any = pypdfium2.PdfDocument(pdf)
    try:
        return document[place].render(scale=dots_per_inch / 72).to_pil().convert("RGB")
    finally:
        document.close()


def read_codes(pdf: bytes, *, dots_per_inch: int = 200) -> dict[str, str]:
    """What a scanner finds on the first page: the kind of each code, and what it holds."""
    found = zxingcpp.read_barcodes(page_image(pdf, dots_per_inch=dots_per_inch))
    return {str(code.format): code.text for code in found}


@dataclass(frozen=True)
class Sent:
    """One thing that a receipt printer was told."""

    order: str
    content: str | bytes = ""


_ESC: Final = 0x1B
_GS: Final = 0x1D
#: Orders of a fixed length: their first two bytes, their name, and how many bytes follow.
_FIXED: Final = {
    b"\x1b@": ("wake", 0),
    b"\x1bE": ("bold", 1),
    b"\x1ba": ("align", 1),
    b"\x1bt": ("code page", 1),
    b"\x1bd": ("feed", 1),
    b"\x1d!": ("size", 1),
    b"\x1dB": ("invert", 1),
    b"\x1dh": ("bar height", 1),
    b"\x1dw": ("bar width", 1),
    b"\x1df": ("bar font", 1),
    b"\x1dH": ("bar text", 1),
    b"\x1dV": ("cut", 1),
}
_INTERLEAVED: Final = 5


def read_escpos(stream: bytes) -> list[Sent]:
    """A stream taken apart, order by order; whatever is not an order is text."""
    return list(_read(stream))


def _read(stream: bytes) -> Iterator[Sent]:
    at = 0
    while at < len(stream):
        pair = stream[at : at + 2]
        if stream[at] not in (_ESC, _GS):
            end = next(
                (place for place in range(at, len(stream)) if stream[place] in (_ESC, _GS)),
                len(stream),
            )
            yield Sent("text", stream[at:end])
            at = end
        elif pair in _FIXED:
            name, length = _FIXED[pair]
            yield Sent(name, stream[at + 2 : at + 2 + length])
            at += 2 + length
        elif pair == b"\x1dk":
            assert stream[at + 2] == _INTERLEAVED, f"bar code of kind {stream[at + 2]}"
            end = stream.index(0, at)
            yield Sent("interleaved 2 of 5", stream[at + 3 : end].decode("ascii"))
            at = end + 1
        else:
            assert stream[at : at + 3] == b"\x1d(k", f"an unknown order {stream[at : at + 4]!r}"
            length = int.from_bytes(stream[at + 3 : at + 5], "little")
            body = stream[at + 5 : at + 5 + length]
            if body[:3] == b"1P0":
                yield Sent("qr", body[3:].decode("ascii"))
            at += 5 + length
