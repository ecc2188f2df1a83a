"""Bets: what a chip on the layout says. A bet is its kind and the numbers it covers."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from croupier.roulette.pockets import (
    ALL_POCKETS,
    NUMBERS,
    RED_NUMBERS,
    Pocket,
    in_order,
)


class Kind(StrEnum):
    """A kind of bet that a layout can carry."""

    STRAIGHT = "straight"
    SPLIT = "split"
    STREET = "street"
    CORNER = "corner"
    FIVE_LINE = "five-line"
    SIX_LINE = "six-line"
    COLUMN = "column"
    DOZEN = "dozen"
    TWO_COLUMNS = "two-columns"
    TWO_DOZENS = "two-dozens"
    LOW = "low"
    HIGH = "high"
    EVEN = "even"
    ODD = "odd"
    RED = "red"
    BLACK = "black"
    ASIAN_NEIGHBOUR = "asian-neighbour"
    LUCKY_BALL = "lucky-ball"


#: Inside bets are named by how many numbers they cover.
INSIDE: Final = {
    1: Kind.STRAIGHT,
    2: Kind.SPLIT,
    3: Kind.STREET,
    4: Kind.CORNER,
    5: Kind.FIVE_LINE,
    6: Kind.SIX_LINE,
}
INSIDE_COUNT: Final = {kind: count for count, kind in INSIDE.items()}
EVEN_CHANCES: Final = (Kind.LOW, Kind.HIGH, Kind.EVEN, Kind.ODD, Kind.RED, Kind.BLACK)
THIRDS: Final = (Kind.COLUMN, Kind.DOZEN)
TWENTY_FOURS: Final = (Kind.TWO_COLUMNS, Kind.TWO_DOZENS)
LUCKY_COLOURS: Final = ("red", "green", "blue", "yellow")

BetName = str
"""A bet in the notation, for example `split:14-17`; wagers are kept under it."""


@dataclass(frozen=True, slots=True)
class Bet:
    """One bet: `name` is its notation, `numbers` the pockets on which it wins."""

    name: BetName
    kind: Kind
    numbers: tuple[Pocket, ...]

    def __str__(self) -> str:
        return self.name

    def covers(self, pocket: Pocket) -> bool:
        """Whether this bet wins when the ball rests in `pocket`."""
        return pocket in self.numbers


def inside_bet(numbers: set[Pocket] | frozenset[Pocket] | tuple[Pocket, ...]) -> Bet:
    """The inside bet on one to six numbers."""
    ordered = in_order(numbers)
    kind = INSIDE[len(ordered)]
    return Bet(f"{kind}:{'-'.join(ordered)}", kind, ordered)


def column_bet(which: int) -> Bet:
    """Column 1 holds 1, 4, 7 …, column 3 holds 3, 6, 9 …"""
    return Bet(f"column:{which}", Kind.COLUMN, NUMBERS[which - 1 :: 3])


def dozen_bet(which: int) -> Bet:
    """Dozen 1 holds 1 to 12, dozen 2 holds 13 to 24, dozen 3 holds 25 to 36."""
    return Bet(f"dozen:{which}", Kind.DOZEN, NUMBERS[12 * (which - 1) : 12 * which])


def twenty_four_bet(kind: Kind, first: int) -> Bet:
    """Two adjoining columns or dozens together, `first` and the one after it."""
    third = column_bet if kind is Kind.TWO_COLUMNS else dozen_bet
    numbers = in_order({*third(first).numbers, *third(first + 1).numbers})
    return Bet(f"{kind}:{first}-{first + 1}", kind, numbers)


def lucky_bet(colour: str) -> Bet:
    """A side wager on the number that this round draws for a colour; it covers none beforehand."""
    return Bet(f"lucky-ball:{colour}", Kind.LUCKY_BALL, ())


_BLACK = tuple(n for n in NUMBERS if n not in RED_NUMBERS)
_CHANCE_NUMBERS: Final = {
    Kind.LOW: NUMBERS[:18],
    Kind.HIGH: NUMBERS[18:],
    Kind.EVEN: NUMBERS[1::2],
    Kind.ODD: NUMBERS[0::2],
    Kind.RED: in_order(RED_NUMBERS),
    Kind.BLACK: _BLACK,
}

OUTSIDE_BETS: Final = (
    *(column_bet(which) for which in (1, 2, 3)),
    *(dozen_bet(which) for which in (1, 2, 3)),
    *(Bet(kind.value, kind, _CHANCE_NUMBERS[kind]) for kind in EVEN_CHANCES),
)
TWENTY_FOUR_BETS: Final = tuple(
    twenty_four_bet(kind, first) for kind in TWENTY_FOURS for first in (1, 2)
)
LUCKY_BETS: Final = tuple(lucky_bet(colour) for colour in LUCKY_COLOURS)
POCKETS_BY_TEXT: Final = {str(pocket): pocket for pocket in ALL_POCKETS}
