"""Wheels and layouts of this book, with what its lost drawings leave open."""

from croupier.roulette.layout import SIDE_BY_SIDE_BOX, SINGLE_BOX, STACKED_BOX, draw_layout
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO, Wheel, parse_order

#: Diagram N is lost. This candidate keeps 00 opposite 0 and the colours alternating; a table may
#: use it only once its operator has signed the order against the approved drawing.
DIAGRAM_N = Wheel(
    "diagram-n",
    "second double zero, 38 pockets",
    parse_order(
        "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 00 5 24 16 33 1 20 14 31 9 22 18 29 7 "
        "28 12 35 3 26"
    ),
    signed=False,
)
WHEELS = {wheel.name: wheel for wheel in (SINGLE_ZERO, DOUBLE_ZERO_WHEEL, DIAGRAM_N)}

LAYOUTS = {
    **{name: draw_layout(name, "single zero", SINGLE_BOX) for name in "ABC"},
    "F": draw_layout("F", "double zero, 0 beside 00", SIDE_BY_SIDE_BOX),
    "O": draw_layout("O", "double zero, 00 above 0", STACKED_BOX),
    "V": draw_layout("V", "double zero, 00 above 0, First Five box", STACKED_BOX, first_five=True),
    **{name: draw_layout(name, "French, single zero", SINGLE_BOX) for name in "IJ"},
}
