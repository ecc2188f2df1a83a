"""Layouts from geometry: squares on a grid give every bet that exists between them.

A split lies on an edge that two squares share, a street or corner on a point where three or four
squares meet, and lines at the outer edge take in one whole row or two. Nothing is listed by hand
but the zero box, and the boxes that a drawing marks apart from the grid.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

from croupier.core.messages import Message, say
from croupier.roulette.bets import (
    INSIDE_COUNT,
    LUCKY_BETS,
    OUTSIDE_BETS,
    TWENTY_FOUR_BETS,
    Bet,
    BetName,
    Kind,
    inside_bet,
)
from croupier.roulette.pockets import DOUBLE_ZERO, NUMBERS, ZERO, Pocket

#: Length of a square's side. A multiple of four keeps halves and quarters whole.
SIDE: Final = 4
COLUMNS: Final = 3
ROWS: Final = 12
#: How wide the boxes of even chances are where they stand on both sides of the numbers.
FLANK: Final = 12


@dataclass(frozen=True, slots=True)
class Square:
    """An area of the layout marked with a number."""

    pocket: Pocket
    left: int
    top: int
    right: int
    bottom: int

    def touches(self, x: int, y: int) -> bool:
        """Whether a point lies in this square or on its rim."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where chips may stand for a bet; `x`, `y` is the middle of the chip."""

    bet: Bet
    x: int
    y: int
    #: How wide and how long its box is, where a drawing says so; else the boxes beside it decide.
    box: tuple[int, int] | None = None


@dataclass(frozen=True)
class Layout:
    """A marked cloth: its squares, and the spots that they make."""

    name: str
    title: str
    squares: tuple[Square, ...]
    spots: tuple[Spot, ...]
    #: Further marked areas that stand for a bet already on the layout.
    areas: tuple[tuple[BetName, BetName], ...] = ()

    @cached_property
    def bets(self) -> dict[BetName, Bet]:
        """Every bet on this layout, under its notation."""
        return {spot.bet.name: spot.bet for spot in self.spots}

    @cached_property
    def pockets(self) -> frozenset[Pocket]:
        """The numbers marked on this layout."""
        return frozenset(square.pocket for square in self.squares)

    def inside_spots(self, pocket: Pocket) -> tuple[Bet, ...]:
        """All inside bets that hold a number, the straight-up first."""
        return tuple(
            bet for bet in self.bets.values() if bet.kind in _MAX_KINDS and pocket in bet.numbers
        )

    def why_not(self, bet: Bet) -> Message | None:
        """Why a well-formed bet does not exist here; None where it does."""
        if bet.name in self.bets:
            return None
        if foreign := [pocket for pocket in bet.numbers if pocket not in self.pockets]:
            return say("game-not-on-layout-2", foreign=list(foreign), name=self.name)
        if bet.kind is Kind.FIVE_LINE:
            return say("game-layout-no-five-number-bet", name=self.name)
        if bet.kind is Kind.LUCKY_BALL:
            return say("game-layout-no-lucky-ball-areas", name=self.name)
        if bet.kind is Kind.SPLIT:
            return say("game-do-not-lie-side-by", pair=list(bet.numbers), name=self.name)
        return say(
            "game-do-not-meet-as-on", numbers=list(bet.numbers), kind=bet.kind, name=self.name
        )


_MAX_KINDS = frozenset(INSIDE_COUNT)

SINGLE_BOX: Final = (Square(ZERO, 0, -SIDE, COLUMNS * SIDE, 0),)
"""One zero across the head of all three columns."""

SIDE_BY_SIDE_BOX: Final = (
    Square(ZERO, 0, -SIDE, COLUMNS * SIDE // 2, 0),
    Square(DOUBLE_ZERO, COLUMNS * SIDE // 2, -SIDE, COLUMNS * SIDE, 0),
)
"""0 above 1 and half of 2, 00 above the other half and 3."""

STACKED_BOX: Final = (
    Square(ZERO, 0, -SIDE, COLUMNS * SIDE, 0),
    Square(DOUBLE_ZERO, 0, -2 * SIDE, COLUMNS * SIDE, -SIDE),
)
"""0 across the head of the columns, and 00 above 0: it touches nothing else."""


def draw_layout(
    name: str,
    title: str,
    zero_box: tuple[Square, ...],
    *,
    first_five: bool = False,
    outside_zero: bool = False,
    lucky_ball: bool = False,
    twenty_fours: bool = False,
    both_sides: bool = False,
) -> Layout:
    """Make a layout from its zero box and the areas that its drawing adds to the grid."""
    squares = (*zero_box, *_grid())
    spots = [*_straights(squares), *_edges(squares), *_points(squares), *_lines(squares)]
    if first_five:
        top_five = (ZERO, DOUBLE_ZERO, *NUMBERS[:3])
        spots.append(Spot(inside_bet(top_five), -SIDE // 2, -SIDE // 2))
    spots.extend(_outside_both() if both_sides else _outside())
    if twenty_fours:
        spots.extend(_between_thirds(both_sides=both_sides))
    if lucky_ball:
        spots.extend(
            Spot(bet, SIDE * (COLUMNS + 1), SIDE * place) for place, bet in enumerate(LUCKY_BETS)
        )
    areas = (("outside-zero", "straight:0"),) if outside_zero else ()
    return Layout(name, title, squares, tuple(_in_kind_order(spots)), areas)


def _grid() -> Iterable[Square]:
    for place, pocket in enumerate(NUMBERS):
        row, column = divmod(place, COLUMNS)
        left, top = column * SIDE, row * SIDE
        yield Square(pocket, left, top, left + SIDE, top + SIDE)


def _straights(squares: tuple[Square, ...]) -> Iterable[Spot]:
    for square in squares:
        x, y = (square.left + square.right) // 2, (square.top + square.bottom) // 2
        yield Spot(inside_bet((square.pocket,)), x, y)


def _edges(squares: tuple[Square, ...]) -> Iterable[Spot]:
    """Two squares that share a piece of an edge, and not merely a point, make a split."""
    for one, other in combinations(squares, 2):
        left, right = max(one.left, other.left), min(one.right, other.right)
        top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
        if (left == right and top < bottom) or (top == bottom and left < right):
            yield Spot(
                inside_bet((one.pocket, other.pocket)), (left + right) // 2, (top + bottom) // 2
            )


def _points(squares: tuple[Square, ...]) -> Iterable[Spot]:
    """Three or four squares that meet in a point make a street or a corner."""
    points = {(x, y) for s in squares for x in (s.left, s.right) for y in (s.top, s.bottom)}
    for x, y in points:
        meeting = tuple(square.pocket for square in squares if square.touches(x, y))
        if len(meeting) >= 3:
            yield Spot(inside_bet(meeting), x, y)


def _lines(squares: tuple[Square, ...]) -> Iterable[Spot]:
    """A row's outer end is its street; the end of the line between two rows takes in both."""
    tops = sorted({square.top for square in squares})
    rows = {top: tuple(s.pocket for s in squares if s.top == top) for top in tops}
    for top, row in rows.items():
        if len(row) == COLUMNS:
            yield Spot(inside_bet(row), 0, top + SIDE // 2)
        both = row + rows.get(top + SIDE, ())
        if len(both) > COLUMNS:
            yield Spot(inside_bet(both), 0, top + SIDE)


def _outside() -> Iterable[Spot]:
    foot = ROWS * SIDE + SIDE // 2
    for place, bet in enumerate(OUTSIDE_BETS):
        if bet.kind is Kind.COLUMN:
            yield Spot(bet, place * SIDE + SIDE // 2, foot)
        elif bet.kind is Kind.DOZEN:
            yield Spot(bet, -SIDE // 2, (place - 3) * 4 * SIDE + 2 * SIDE)
        else:
            yield Spot(bet, -3 * SIDE // 2, _CHANCE_PLACES[bet.kind] * 2 * SIDE + SIDE)


def _outside_both() -> Iterable[Spot]:
    """Three even chances down each side, and the dozens below those on the left."""
    foot, far = ROWS * SIDE + SIDE // 2, COLUMNS * SIDE + FLANK // 2
    third = ROWS * SIDE // 3
    for place, bet in enumerate(OUTSIDE_BETS):
        if bet.kind is Kind.COLUMN:
            yield Spot(bet, place * SIDE + SIDE // 2, foot)
        elif bet.kind is Kind.DOZEN:
            yield Spot(bet, _dozen_left(place - 3) + FLANK // 6, foot, (FLANK // 3, SIDE))
        else:
            left, down = bet.kind in _LEFT_CHANCES, _BOTH_PLACES[bet.kind]
            x, y = -FLANK // 2 if left else far, third * down + third // 2
            yield Spot(bet, x, y, (FLANK, third))


def _dozen_left(place: int) -> int:
    return place * FLANK // 3 - FLANK


def _between_thirds(*, both_sides: bool) -> Iterable[Spot]:
    """On the line between two dozens or two columns lies a bet on all their numbers."""
    for bet in TWENTY_FOUR_BETS:
        first = int(bet.name[-3])
        if bet.kind is Kind.TWO_COLUMNS:
            yield Spot(bet, first * SIDE, ROWS * SIDE + SIDE // 2)
        elif both_sides:
            yield Spot(bet, _dozen_left(first), ROWS * SIDE + SIDE // 2)
        else:
            yield Spot(bet, -SIDE // 2, first * 4 * SIDE)


#: Down the outer side of the cloth: 1 to 18, even, red, black, odd, 19 to 36.
_CHANCE_PLACES: Final = {
    Kind.LOW: 0,
    Kind.EVEN: 1,
    Kind.RED: 2,
    Kind.BLACK: 3,
    Kind.ODD: 4,
    Kind.HIGH: 5,
}


#: Down the two sides of a cloth that has even chances on both.
_LEFT_CHANCES: Final = (Kind.HIGH, Kind.EVEN, Kind.BLACK)
_BOTH_PLACES: Final = {
    kind: place
    for side in (_LEFT_CHANCES, (Kind.LOW, Kind.ODD, Kind.RED))
    for place, kind in enumerate(side)
}


def _in_kind_order(spots: list[Spot]) -> list[Spot]:
    """By kind, then by position: a listing that reads like the layout, the same on every run."""
    kinds = {kind: place for place, kind in enumerate(Kind)}
    return sorted(spots, key=lambda spot: (kinds[spot.bet.kind], spot.y, spot.x))
