"""Pockets and their colours. A pocket is its printed number: "0", "00", "17"."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NewType

Pocket = NewType("Pocket", str)

ZERO: Final = Pocket("0")
DOUBLE_ZERO: Final = Pocket("00")
NUMBERS: Final = tuple(Pocket(str(n)) for n in range(1, 37))
ALL_POCKETS: Final = (ZERO, DOUBLE_ZERO, *NUMBERS)
RED_NUMBERS: Final = frozenset(
    Pocket(str(n)) for n in (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)
)
#: Words that mean a zero pocket, as people say and write them.
SPOKEN: Final = {"zero": ZERO, "double zero": DOUBLE_ZERO, "double-zero": DOUBLE_ZERO}

_PLACE: Final = {pocket: place for place, pocket in enumerate(ALL_POCKETS)}


class Colour(StrEnum):
    """The colour of a pocket."""

    RED = "red"
    BLACK = "black"
    GREEN = "green"


def colour_of(pocket: Pocket) -> Colour:
    """Red, black, or green for a zero."""
    if pocket in (ZERO, DOUBLE_ZERO):
        return Colour.GREEN
    return Colour.RED if pocket in RED_NUMBERS else Colour.BLACK


def parse_pocket(text: str | int) -> Pocket | None:
    """Read a pocket; None when there is no such number on any wheel.

    >>> parse_pocket("double zero"), parse_pocket(17), parse_pocket("37")
    ('00', '17', None)
    """
    shown = str(text).strip().lower()
    pocket = SPOKEN.get(shown, Pocket(shown))
    return pocket if pocket in _PLACE else None


def in_order(pockets: Iterable[Pocket]) -> tuple[Pocket, ...]:
    """Ascending, with 0 then 00 first: the order of the notation."""
    return tuple(sorted(pockets, key=_PLACE.__getitem__))
