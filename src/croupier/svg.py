"""Layouts with their chips, and wheels, as SVG pictures: for notebooks, pages and paper.

Everything is drawn from the layout's own geometry, so a layout that a new book adds is drawn too.
"""

from collections.abc import Iterable, Mapping
from html import escape
from math import cos, pi, sin
from typing import Final

from croupier import arguments
from croupier.core.money import show_money
from croupier.roulette.bets import BetName, Kind
from croupier.roulette.game import Game
from croupier.roulette.layout import COLUMNS, ROWS, SIDE, Layout, Spot
from croupier.roulette.pockets import Colour, Pocket, colour_of, parse_pocket
from croupier.roulette.wheel import Wheel

#: Pixels to one unit of the layout's geometry.
_UNIT: Final = 12
_MARGIN: Final = SIDE
_FELT: Final = "#0b5d3b"
_LINE: Final = "#f4f1e8"
_FILL: Final = {Colour.RED: "#b3202c", Colour.BLACK: "#1d1d1f", Colour.GREEN: "#0f7a4d"}
_CHIP: Final = "#f2c14e"
_LABELS: Final = {Kind.LOW: "1-18", Kind.HIGH: "19-36", Kind.COLUMN: "2 to 1"}
_LONG_SIDE: Final = {Kind.DOZEN: 4 * SIDE, Kind.COLUMN: SIDE, Kind.LUCKY_BALL: SIDE}


def draw_layout(game: Game, chips: Mapping[BetName, int] | None = None) -> str:
    """The layout of a game, zero on the left, with stacks of chips in cents by bet."""
    layout = arguments.a_game(game).layout
    stacks = arguments.stacks({} if chips is None else chips)
    parts = [*_squares(layout), *_boxes(game), *_stacks(layout, stacks)]
    top = min(square.top for square in layout.squares)
    # The columns' boxes stand beyond the last row, dozens and even chances below the squares, and
    # side wagers above them.
    boxed = [spot for spot in layout.spots if spot.box]
    far = max((spot.x + spot.box[0] // 2 for spot in boxed if spot.box), default=0)
    above = _MARGIN + (2 * SIDE if game.lucky else max(0, far - COLUMNS * SIDE))
    width, height = (ROWS + 1) * SIDE - top + 2 * _MARGIN, (COLUMNS + 2) * SIDE + _MARGIN + above
    title = f"{game.title}, layout {layout.name}"
    return _picture(title, (top - _MARGIN, -above, width, height), parts)


def draw_wheel(wheel: Wheel, ball: str | int | None = None) -> str:
    """A wheel seen from above, its first pocket at the top, with the ball where it lies."""
    count = len(arguments.a_wheel(wheel).order)
    lies = None if ball is None else parse_pocket(arguments.number(ball))
    if ball is not None and lies not in wheel.place:
        raise ValueError(f"{ball} is not on a wheel of {wheel.title}")
    parts = [
        part
        for place, pocket in enumerate(wheel.order)
        for part in _pocket(pocket, place, count, is_ball=pocket == lies)
    ]
    return _picture(wheel.title, (-18, -18, 36, 36), parts)


def _picture(title: str, box: tuple[int, int, int, int], parts: Iterable[str]) -> str:
    left, top, width, height = (length * _UNIT for length in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="sans-serif">'
        f"<title>{escape(title)}</title>"
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="{_UNIT}" '
        f'fill="{_FELT}"/>{"".join(parts)}</svg>'
    )


def _turned(x: int, y: int) -> tuple[int, int]:
    """A point of the layout, which runs down the table, on a picture that runs across."""
    return y * _UNIT, (COLUMNS * SIDE - x) * _UNIT


def _squares(layout: Layout) -> Iterable[str]:
    for square in layout.squares:
        x, y = _turned(square.right, square.top)
        width, height = square.bottom - square.top, square.right - square.left
        fill = _FILL[colour_of(square.pocket)]
        yield _box(x, y, width * _UNIT, height * _UNIT, fill)
        yield _text(x + width * _UNIT // 2, y + height * _UNIT // 2, square.pocket)


def _boxes(game: Game) -> Iterable[str]:
    """The areas around the squares. Chips also stand on lines and corners, which need no box."""
    for spot in game.layout.spots:
        bet = spot.bet
        if bet.name not in game.bets or bet.kind in _INSIDE:
            continue
        x, y = _turned(spot.x, spot.y)
        wide, long = spot.box or (SIDE, _LONG_SIDE.get(bet.kind, 2 * SIDE))
        width, height = long * _UNIT, wide * _UNIT
        fill = _FILL.get(_colour_named(bet.kind), "none")
        yield _box(x - width // 2, y - height // 2, width, height, fill)
        yield _text(x, y, _label(spot), size=14)


_INSIDE: Final = frozenset(
    {
        *(Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.FIVE_LINE, Kind.SIX_LINE),
        # Chips for these stand on the line between two boxes.
        *(Kind.TWO_COLUMNS, Kind.TWO_DOZENS),
    }
)


def _colour_named(kind: Kind) -> Colour:
    """The colour that a kind of bet is on; green, which none is, where it is on no colour."""
    return Colour(kind.value) if kind in (Kind.RED, Kind.BLACK) else Colour.GREEN


def _label(spot: Spot) -> str:
    kind, _, which = spot.bet.name.partition(":")
    if spot.bet.kind is Kind.LUCKY_BALL:
        return which
    return _LABELS.get(spot.bet.kind, f"{kind} {which}".strip())


def _stacks(layout: Layout, chips: Mapping[BetName, int]) -> Iterable[str]:
    places = {spot.bet.name: spot for spot in layout.spots}
    standing_for = dict(layout.areas)
    for bet, amount in chips.items():
        spot = places.get(standing_for.get(bet, bet))
        if spot is None or not amount:
            continue
        x, y = _turned(spot.x, spot.y)
        yield (
            f'<g><title>{escape(bet)}: ${show_money(amount)}</title><circle cx="{x}" cy="{y}" '
            f'r="{_UNIT * 5 // 4}" fill="{_CHIP}" stroke="#fff" stroke-width="3" '
            f'stroke-dasharray="5 4"/>{_text(x, y, show_money(amount), size=11, fill="#222")}</g>'
        )


def _box(x: int, y: int, width: int, height: int, fill: str) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" '
        f'stroke="{_LINE}" stroke-width="1.5"/>'
    )


def _text(x: float, y: float, text: str, *, size: int = 16, fill: str = _LINE) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{fill}" font-size="{size}" text-anchor="middle" '
        f'dominant-baseline="central">{escape(text)}</text>'
    )


def _pocket(pocket: Pocket, place: int, count: int, *, is_ball: bool) -> Iterable[str]:
    outer, inner = 16 * _UNIT, 11 * _UNIT
    step = 2 * pi / count
    start, end = step * (place - 0.5), step * (place + 0.5)
    corners = [
        _around(outer, start),
        _around(outer, end),
        _around(inner, end),
        _around(inner, start),
    ]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    yield (
        f'<polygon points="{points}" fill="{_FILL[colour_of(pocket)]}" '
        f'stroke="{_LINE}" stroke-width="1"/>'
    )
    x, y = _around(14.5 * _UNIT, step * place)
    yield _text(round(x, 1), round(y, 1), pocket, size=13)
    if is_ball:
        x, y = _around(12 * _UNIT, step * place)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="#fff" stroke="#999"/>'


def _around(radius: float, angle: float) -> tuple[float, float]:
    """A point at an angle clockwise from the top."""
    return radius * sin(angle), -radius * cos(angle)
