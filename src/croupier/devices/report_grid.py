"""How a report lies on paper: which way the sheet is turned, how wide columns are, where text
breaks. Pure measuring; `report_pdf` draws what is found here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, takewhile
from typing import Final

from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm

from croupier.devices.chinese import is_han
from croupier.devices.paper import BOLD, set_text, width_of
from croupier.house.views.report import ENGLISH, Column, Kind, Report, show_cell, show_text

MARGIN: Final = 15 * mm
SIZE: Final = 8.5
_GAP: Final = 4 * mm
#: A text column gets no more than this before the sheet is turned, and never less than
#: that while there is room.
_TEXT_WISH: Final = 60 * mm
_TEXT_LEAST: Final = 18 * mm
#: Up to here, the name of a column is better not broken.
_NAME_WISH: Final = 32 * mm

_CLOSING: Final = "，。、；：！？）》」』”’"
_OPENING: Final = "（《「『“‘"

Lines = tuple[str, ...]
"""One cell's text, broken into lines that fit its column."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A sheet, the size of its type, and the left edge and the width of each column."""

    page: tuple[float, float]
    size: float
    lefts: tuple[float, ...]
    widths: tuple[float, ...]

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.page[0] - 2 * MARGIN


@dataclass(frozen=True, slots=True)
class _Wish:
    """What a column needs to be read at all, and what it would like."""

    least: float
    natural: float


def make_grid(report: Report, language: str = ENGLISH) -> Grid:
    """Lay out the columns over the full width: upright if all are at ease, else turned.

    Figures and times are never broken. When even the turned sheet is too narrow for them, the type
    is made smaller until they fit.
    """
    wishes = [_wish(column, cells) for column, cells in _columns(report, language)]
    gaps = _GAP * (len(wishes) - 1)
    eased = sum(min(wish.natural, max(wish.least, _TEXT_WISH)) for wish in wishes) + gaps
    page = A4 if eased <= A4[0] - 2 * MARGIN else landscape(A4)
    room = page[0] - 2 * MARGIN
    scale = min(1.0, room / (sum(wish.least for wish in wishes) + gaps))
    gap = _GAP * scale
    widths = _share(
        [_Wish(wish.least * scale, wish.natural * scale) for wish in wishes],
        room - gap * (len(wishes) - 1),
    )
    lefts = [MARGIN + sum(widths[:place]) + gap * place for place in range(len(widths))]
    return Grid(page, SIZE * scale, tuple(lefts), tuple(widths))


def wrap(text: str, font: str, size: float, width: float) -> Lines:
    """Text in lines that fit a width: broken between words, and within a word that is too long.

    Chinese is broken between any two characters, though no line begins with a mark that closes
    something, nor ends with one that opens it.
    """
    lines: list[str] = []
    line = ""
    for word in text.split():
        between = " " if line else ""
        for piece in _pieces(word, font, size, width):
            longer = f"{line}{between}{piece}"
            if line and width_of(longer, font, size) > width:
                lines.append(line)
                longer = piece
            line, between = longer, ""
    return (*lines, line)


def _columns(report: Report, language: str) -> Iterator[tuple[Column, list[str]]]:
    for place, column in enumerate(report.columns):
        cells = (show_cell(column.kind, row[place], language) for row in report.all_rows)
        yield column, [*map(set_text, cells)]


def _wish(column: Column, cells: Sequence[str]) -> _Wish:
    # Totals are bold, and so the widest weight is measured throughout.
    longest = max((width_of(cell, BOLD, SIZE) for cell in cells), default=0)
    name = set_text(show_text(column.name))
    words = [unit for word in name.split() for unit in _units(word)]
    word = max((width_of(word, BOLD, SIZE) for word in words), default=0)
    least = min(longest, _TEXT_LEAST) if column.kind is Kind.TEXT else longest
    least = max(least, min(word, _TEXT_WISH))
    return _Wish(least, max(least, longest, min(width_of(name, BOLD, SIZE), _NAME_WISH)))


def _share(wishes: Sequence[_Wish], room: float) -> list[float]:
    """Widths that fill the room: first what is needed, then what is wished, then evenly."""
    widths = [wish.least for wish in wishes]
    hungry = [place for place, wish in enumerate(wishes) if wish.natural > wish.least]
    spare = room - sum(widths)
    # The most modest are served first, so that one huge column cannot starve the others.
    for left, place in enumerate(sorted(hungry, key=lambda place: wishes[place].natural)):
        given = min(wishes[place].natural - widths[place], spare / (len(hungry) - left))
        widths[place] += given
        spare -= given
    return [width + spare / len(widths) for width in widths]


def _pieces(word: str, font: str, size: float, width: float) -> Iterator[str]:
    for rest in _units(word):
        while width_of(rest, font, size) > width and len(rest) > 1:
            fits = _fitting(rest, font, size, width)
            yield rest[:fits]
            rest = rest[fits:]
        yield rest


def _units(word: str) -> list[str]:
    """A word in parts between which a line may break: each Chinese character, or all of it."""
    units: list[str] = []
    for sign in word:
        whole = units and not is_han(sign) and not is_han(units[-1][-1])
        if units and (whole or sign in _CLOSING or units[-1][-1] in _OPENING):
            units[-1] += sign
        else:
            units.append(sign)
    return units


def _fitting(word: str, font: str, size: float, width: float) -> int:
    """How many signs of a word fit, at least one."""
    widths = accumulate(width_of(sign, font, size) for sign in word)
    return max(1, sum(1 for _ in takewhile(lambda total: total <= width, widths)))
