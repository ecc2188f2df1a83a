"""What a gambler may guess about a ring of places: waves, single places and sectors of them.

A guess is a share for each place; betting by it at fair odds multiplies a stake by the share over
an equal share. This module needs nothing but the standard library.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi
from typing import Final, Literal

Row = tuple[float, ...]
Shape = Literal["wave", "pocket", "sector", "any"]
Named = tuple[Shape, int]

_WAVES: Final = (1, 2, 3)
_WAVE_SIZES: Final = (0.1, 0.25, 0.5)
#: More crests than these are so near each other that one bets as the next.
_CRESTS_MAX: Final = 12
_POCKET_SIZES: Final = (0.25, 0.5, 1.0)
_SECTORS: Final = (3, 5, 9)
_SECTOR_SIZES: Final = (0.2, 0.5)
#: Waves, single places, sectors and learners have a quarter each of what a ring is given.
FAMILIES: Final = 4


@dataclass(frozen=True, slots=True)
class Guesses:
    """Fixed guesses at one ring."""

    names: tuple[Named, ...]
    #: By place: the factor for each guess.
    factors: tuple[Row, ...]
    #: The share that each guess is given; the learners have what is left.
    shares: Row


def _wave(places: int, number: int, size: float, crest: float) -> Row:
    turn = 2 * pi * number / places
    row = [1 + size * cos(turn * (place - crest)) for place in range(places)]
    # The cosines sum to zero but for rounding, which an exact game may not have.
    scale = places / sum(row)
    return tuple(value * scale for value in row)


def _sector(places: int, length: int, size: float, middle: int) -> Row:
    less = 1 - size * length / (places - length)
    start = middle - length // 2
    return tuple(1 + size if (place - start) % places < length else less for place in range(places))


def _crests(places: int, number: int) -> list[float]:
    count = min(places, _CRESTS_MAX)
    return [step * places / (number * count) for step in range(count)]


@lru_cache(maxsize=16)
def guesses_for(places: int) -> Guesses:
    """All guesses at a ring of so many places."""
    waves: list[tuple[Named, Row]] = [
        (("wave", round(crest) % places), _wave(places, number, size, crest))
        for number in _WAVES
        for size in _WAVE_SIZES
        for crest in _crests(places, number)
    ]
    single: list[tuple[Named, Row]] = [
        (("pocket", place), _sector(places, 1, size, place))
        for size in _POCKET_SIZES
        for place in range(places)
    ]
    sectors: list[tuple[Named, Row]] = [
        (("sector", middle), _sector(places, length, size, middle))
        for length in _SECTORS
        if 2 * length <= places
        for size in _SECTOR_SIZES
        for middle in range(places)
    ]
    families = [family for family in (waves, single, sectors) if family]
    every = [guess for family in families for guess in family]
    return Guesses(
        names=tuple(name for name, _ in every),
        factors=tuple(zip(*(row for _, row in every), strict=True)),
        shares=tuple(1 / (FAMILIES * len(family)) for family in families for _ in family),
    )


@lru_cache(maxsize=16)
def factors_among(places: int, zones: tuple[int, ...]) -> Mapping[int, Row]:
    """The factors where some of the places alone can come up, at odds that are fair among these."""
    factors = guesses_for(places).factors
    means = [
        sum(column) / len(zones) for column in zip(*map(factors.__getitem__, zones), strict=True)
    ]
    return {
        zone: tuple(by / mean for by, mean in zip(factors[zone], means, strict=True))
        for zone in zones
    }
