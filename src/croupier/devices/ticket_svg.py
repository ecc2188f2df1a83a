"""The codes of a ticket as pictures for a screen: for a station that has no printer.

The bar code is the one of the printed ticket, Interleaved 2 of 5, and the QR code holds the same
eighteen digits.
"""

from itertools import chain
from typing import Final

from croupier.devices.qr import qr_path

#: Narrow and wide elements of each digit; two digits share ten elements, bars and spaces.
_WIDTHS: Final = (
    *("nnwwn", "wnnnw", "nwnnw", "wwnnn", "nnwnw"),
    *("wnwnn", "nwwnn", "nnnww", "wnnwn", "nwnwn"),
)
_WIDE: Final = 3
_HEIGHT: Final = 30
_QUIET: Final = 10


def bar_code_svg(number: str) -> str:
    """The digits as bars, in pairs."""
    pairs = zip(number[::2], number[1::2], strict=True)
    elements = "nnnn" + "".join(
        "".join(chain.from_iterable(zip(_WIDTHS[int(a)], _WIDTHS[int(b)], strict=True)))
        for a, b in pairs
    )
    left, bars = _QUIET, list[str]()
    for place, element in enumerate(f"{elements}wnn"):
        width = _WIDE if element == "w" else 1
        if place % 2 == 0:
            bars.append(f"M{left} 0h{width}v{_HEIGHT}h-{width}z")
        left += width
    return _svg(left + _QUIET, _HEIGHT, "".join(bars))


def qr_code_svg(number: str) -> str:
    """The digits as a square that telephones read."""
    side, path = qr_path(number)
    return _svg(side, side, path)


def _svg(width: int, height: int, path: str) -> str:
    box = f'viewBox="0 0 {width} {height}" shape-rendering="crispEdges"'
    ground = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{ground}<path d="{path}"/></svg>'
