"""`croupier layout` and `croupier wheel`: the cloth and the ring, drawn in the terminal."""

from typing import Annotated, Any, Final

from cyclopts import Parameter

from croupier.cli.canvas import Canvas
from croupier.cli.output import MARKS, coloured, marked, print_drawn, print_json
from croupier.cli.selection import Selection, chosen_game, described
from croupier.roulette.bets import LUCKY_COLOURS, Kind
from croupier.roulette.game import Game
from croupier.roulette.layout import COLUMNS, ROWS, SIDE, Layout, Spot
from croupier.roulette.pockets import Colour
from croupier.roulette.wheel import Wheel

Json = Annotated[bool, Parameter(negative="", help="for programs")]

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


def layout(selection: Selection | None = None, *, json: Json = False) -> int:
    """Draw the layout: squares and the areas around them. Chips also stand on lines and corners."""
    game = chosen_game(selection or Selection())
    if json:
        print_json(_spot_rows(game.layout))
    else:
        print_drawn(described(game), coloured(draw_cloth(game.layout)), _signature(game))
    return 0


def wheel(selection: Selection | None = None, *, json: Json = False) -> int:
    """Draw the wheel: pockets clockwise from the first."""
    game = chosen_game(selection or Selection())
    if json:
        print_json([{"pocket": pocket, "place": n} for n, pocket in enumerate(game.wheel.order)])
    else:
        print_drawn(game.wheel.title, coloured(draw_ring(game.wheel)), _signature(game))
    return 0


def _spot_rows(cloth: Layout) -> list[dict[str, Any]]:
    return [{"bet": spot.bet.name, "x": spot.x, "y": spot.y} for spot in cloth.spots]


def _signature(game: Game) -> str:
    """The key to the marks, and what somebody must still sign."""
    key = ", ".join(f"{mark} {colour}" for colour, mark in MARKS.items())
    if not game.unsigned:
        return key
    return f"{key}\nNot confirmed by a drawing; an operator must sign: {', '.join(game.unsigned)}"


def draw_cloth(cloth: Layout) -> str:
    """The layout with zero above, as it lies before the dealer."""
    canvas = Canvas()
    for square in cloth.squares:
        label = marked(square.pocket)
        _box(canvas, square.left, square.top, square.right, square.bottom, label)
    for spot in cloth.spots:
        _draw_outside(canvas, spot)
    for area, _ in cloth.areas:
        _box(canvas, -3 * SIDE, -SIDE, -SIDE, 0, area.replace("-", " "))
    return str(canvas)


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
