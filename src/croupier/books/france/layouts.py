"""The cloths of this book: one zero with twenty-four numbers on the lines, or two zeros."""

from typing import Final

from croupier.roulette.bets import EVEN_CHANCES, THIRDS, TWENTY_FOURS, Kind
from croupier.roulette.layout import SIDE_BY_SIDE_BOX, SINGLE_BOX, draw_layout

FRENCH: Final = draw_layout(
    "french", "tapis français", SINGLE_BOX, twenty_fours=True, both_sides=True
)
ENGLISH: Final = draw_layout("english", "tapis anglais", SINGLE_BOX, twenty_fours=True)
AMERICAN: Final = draw_layout("american", "tapis américain", SIDE_BY_SIDE_BOX)

SINGLE_ZERO_KINDS: Final = (
    Kind.STRAIGHT,
    Kind.SPLIT,
    Kind.STREET,
    Kind.CORNER,
    Kind.SIX_LINE,
    *THIRDS,
    *TWENTY_FOURS,
    *EVEN_CHANCES,
)
