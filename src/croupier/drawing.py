"""Layouts with their chips, and wheels, as plain text: for terminals and for `print`."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from croupier.roulette.bets import LUCKY_COLOURS, BetName, Kind
from croupier.roulette.layout import COLUMNS, ROWS, SIDE, Layout, Spot
from croupier.roulette.pockets import Colour, Pocket, colour_of
from croupier.roulette.wheel import Wheel

#: Colours that a plain terminal and a colour-blind reader can distinguish.
MARKS: Final = {Colour.RED: "◆", Colour.BLACK: "●", Colour.GREEN: "○"}
#: Characters to one unit of the layout's geometry, across; down, two units are one line.
_ACROSS: Final = 2
_LABELS: Final = {
    Kind.LOW: "1-18",
    Kind.EVEN: "even",
    Kind.RED: f"red{MARKS[Colour.RED]}",
    Kind.BLACK: f"black{MARKS[Colour.BLACK]}",
    Kind.ODD: "odd",
    Kind.HIGH: "19-36",
}
#: Boxes with a free line below their label.
_HIGH_BOXES: Final = {*_LABELS, Kind.DOZEN, Kind.LUCKY_BALL}
_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_JOINTS: Final = dict(
    zip(
        (3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15),
        "│┘┐┤└┌├─┴┬┼",
        strict=True,
    )
)


@dataclass
class Canvas:
    """A grid of characters; boxes and texts may be put anywhere, also left of or above zero."""

    _edges: defaultdict[tuple[int, int], int] = field(default_factory=lambda: defaultdict(int))
    _signs: dict[tuple[int, int], str] = field(default_factory=dict)

    def box(self, left: int, top: int, right: int, bottom: int, text: str = "") -> None:
        """Draw a box with a text in its middle."""
        for x in range(left, right):
            for y in (top, bottom):
                self._edges[x, y] |= _RIGHT
                self._edges[x + 1, y] |= _LEFT
        for y in range(top, bottom):
            for x in (left, right):
                self._edges[x, y] |= _DOWN
                self._edges[x, y + 1] |= _UP
        self.text(left + (right - left + 1 - len(text)) // 2, (top + bottom) // 2, text)

    def text(self, left: int, line: int, text: str) -> None:
        """Write over whatever stands there."""
        for offset, sign in enumerate(text):
            self._signs[left + offset, line] = sign

    def __str__(self) -> str:
        shown = {place: _JOINTS[edges] for place, edges in self._edges.items()} | self._signs
        columns, lines = [x for x, _ in shown], [y for _, y in shown]
        return "\n".join(
            "".join(shown.get((x, y), " ") for x in range(min(columns), max(columns) + 1)).rstrip()
            for y in range(min(lines), max(lines) + 1)
        )


def marked(pocket: Pocket) -> str:
    """A number with the mark of its colour: 17●."""
    return f"{pocket}{MARKS[colour_of(pocket)]}"


def draw_cloth(cloth: Layout, chips: Mapping[BetName, str] | None = None) -> str:
    """The layout with zero above, as it lies before the dealer, and what lies on it by bet."""
    canvas = Canvas()
    for square in cloth.squares:
        label = marked(square.pocket)
        _box(canvas, square.left, square.top, square.right, square.bottom, label)
    for spot in cloth.spots:
        _draw_outside(canvas, spot)
    for area, _ in cloth.areas:
        _box(canvas, -3 * SIDE, -SIDE, -SIDE, 0, area.replace("-", " "))
    for spot in cloth.spots:
        if chips and spot.bet.name in chips:
            _lay_chip(canvas, spot, chips[spot.bet.name])
    return str(canvas)


def _lay_chip(canvas: Canvas, spot: Spot, amount: str) -> None:
    """Where a chip lies on a whole box, what the box is called can still be read."""
    bet = spot.bet
    text = f"({amount})"
    if bet.kind is Kind.STRAIGHT:
        text = bet.name.partition(":")[2] + text
    line = spot.y // 2 + (bet.kind in _HIGH_BOXES)
    canvas.text(spot.x * _ACROSS - len(text) // 2, line, text)


def _draw_outside(canvas: Canvas, spot: Spot) -> None:
    """The areas around the grid: columns at the foot, dozens and even chances at the side."""
    bet = spot.bet
    which = int(bet.name[-1]) - 1 if bet.name[-1].isdigit() else 0
    foot = ROWS * SIDE
    if bet.kind is Kind.COLUMN:
        _box(canvas, which * SIDE, foot, (which + 1) * SIDE, foot + SIDE, "2 to 1")
    elif bet.kind is Kind.DOZEN:
        label = ("1st 12", "2nd 12", "3rd 12")[which]
        _box(canvas, -SIDE, which * foot // 3, 0, (which + 1) * foot // 3, label)
    elif bet.kind in _LABELS:
        top = list(_LABELS).index(bet.kind) * 2 * SIDE
        _box(canvas, -2 * SIDE, top, -SIDE, top + 2 * SIDE, _LABELS[bet.kind])
    elif bet.kind is Kind.FIVE_LINE and spot.x < 0:
        _box(canvas, -SIDE, -SIDE, 0, 0, "1st 5")
    elif bet.kind is Kind.LUCKY_BALL:
        colour = bet.name.partition(":")[2]
        left, top = COLUMNS * SIDE + 1, 2 * SIDE * LUCKY_COLOURS.index(colour)
        _box(canvas, left, top, left + 2 * SIDE, top + 2 * SIDE, f"lucky {colour}")


def _box(canvas: Canvas, left: int, top: int, right: int, bottom: int, text: str) -> None:
    canvas.box(left * _ACROSS, top // 2, right * _ACROSS, bottom // 2, text)


def draw_ring(ring: Wheel) -> str:
    """The pockets clockwise round an oblong, the first at its upper left."""
    across = 14
    side = len(ring.order) // 2 - across + len(ring.order) % 2
    places = [
        *((x, 0) for x in range(across)),
        *((across - 1, 1 + y) for y in range(side)),
        *((x, side + 1) for x in range(across - 1, -1, -1)),
        *((0, side - y) for y in range(side)),
    ]
    canvas = Canvas()
    for (x, y), pocket in zip(places, ring.order, strict=False):
        # With an odd number of pockets the last one closes the ring by being twice as high.
        top = 2 if pocket == ring.order[-1] else 2 * y
        canvas.box(x * 5, top, x * 5 + 5, 2 * y + 2, marked(pocket))
    return str(canvas)
