"""The wheel: an ordered ring of pockets."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from croupier.roulette.pockets import (
    DOUBLE_ZERO,
    NUMBERS,
    ZERO,
    Colour,
    Pocket,
    colour_of,
    parse_pocket,
)

#: Where two must agree on a number, the second one has so long after the first, in milliseconds.
SECOND_READING_MS: Final = 15_000


@dataclass(frozen=True)
class Wheel:
    """Pockets clockwise from 0.

    An unsigned wheel carries an order that nobody has confirmed against the approved drawing; a
    real table may use it only after its operator signs the order.
    """

    name: str
    title: str
    order: tuple[Pocket, ...]
    signed: bool = True

    @cached_property
    def place(self) -> dict[Pocket, int]:
        """Where each pocket lies, counted clockwise from the first."""
        return {pocket: place for place, pocket in enumerate(self.order)}

    @property
    def has_double_zero(self) -> bool:
        """Whether 00 is on this wheel."""
        return DOUBLE_ZERO in self.place

    def neighbours(self, pocket: Pocket, distance: int = 2) -> tuple[Pocket, ...]:
        """The pocket and those up to `distance` away on either side, clockwise.

        >>> SINGLE_ZERO.neighbours(Pocket("0"))
        ('3', '26', '0', '32', '15')
        """
        widest = (len(self.order) - 1) // 2
        if not 0 <= distance <= widest:
            raise ValueError(f"{distance} is no distance on this wheel: 0 to {widest}")
        centre = self.place[pocket]
        around = range(centre - distance, centre + distance + 1)
        return tuple(self.order[place % len(self.order)] for place in around)

    def sector(self, first: Pocket, last: Pocket) -> tuple[Pocket, ...]:
        """All pockets clockwise from `first` to `last`, both included."""
        start, length = self.place[first], len(self.order)
        span = (self.place[last] - start) % length
        return tuple(self.order[(start + step) % length] for step in range(span + 1))


def parse_order(text: str) -> tuple[Pocket, ...]:
    """Read pockets separated by spaces, commas or dashes; unknown ones are named in the error."""
    words = text.replace(",", " ").replace("-", " ").split()
    pockets = [(word, parse_pocket(word)) for word in words]
    if unknown := [word for word, pocket in pockets if pocket is None]:
        raise ValueError(f"no such pocket on any wheel: {', '.join(unknown)}")
    return tuple(pocket for _, pocket in pockets if pocket is not None)


def wheel_faults(
    order: tuple[Pocket, ...], *, double_zero: bool, alternate: bool = True
) -> list[str]:
    """Say everything that is wrong with a wheel given as data; an empty list passes it.

    Colours alternate within each arc between zeros; across a zero two equal colours may meet.
    """
    wanted = {ZERO, *NUMBERS} | ({DOUBLE_ZERO} if double_zero else set())
    seen = Counter(order)
    faults = []
    if len(order) != len(wanted):
        faults.append(f"{len(order)} pockets, {len(wanted)} wanted")
    if missing := [p for p in (ZERO, DOUBLE_ZERO, *NUMBERS) if p in wanted and p not in seen]:
        faults.append(f"missing: {', '.join(missing)}")
    if twice := [p for p, count in seen.items() if count > 1]:
        faults.append(f"more than once: {', '.join(twice)}")
    if foreign := [p for p in seen if p not in wanted]:
        faults.append(f"not on this wheel: {', '.join(foreign)}")
    if alternate and not faults:
        faults.extend(_colour_faults(order))
    return faults


def _colour_faults(order: tuple[Pocket, ...]) -> list[str]:
    pairs = zip(order, (*order[1:], order[0]), strict=True)
    return [
        f"{one} and {next_one} lie side by side and are both {colour_of(one)}"
        for one, next_one in pairs
        if colour_of(one) is colour_of(next_one) is not Colour.GREEN
    ]


SINGLE_ZERO = Wheel(
    "single-zero",
    "single zero, 37 pockets",
    parse_order(
        "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 "
        "12 35 3 26"
    ),
)
DOUBLE_ZERO_WHEEL = Wheel(
    "double-zero",
    "double zero, 38 pockets",
    parse_order(
        "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 "
        "16 4 23 35 14 2"
    ),
)
