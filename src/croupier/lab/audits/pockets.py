"""Counts of pockets and what stands out in them. They stand in the order of the wheel."""

from dataclasses import dataclass

import numpy as np
from scipy import special

from croupier.lab.audits.findings import POWER
from croupier.lab.audits.location import Counts, sector_sums


def chi_square_limit(degrees: int, level: float) -> float:
    """The value that chi-square exceeds once in a while by chance alone.

    >>> round(chi_square_limit(36, 0.95), 2), round(chi_square_limit(36, 0.99), 2)
    (51.0, 58.62)
    """
    return float(special.chdtri(degrees, 1 - level))


def normal_reach(level: float, power: float = POWER) -> float:
    """Standard deviations that a two-sided test needs to reach its limit with that power."""
    return float(special.ndtri(1 - level / 2) + special.ndtri(power))


def two_sided(deviations: float) -> float:
    """The chance of being as far off either way."""
    return float(special.erfc(abs(deviations) / np.sqrt(2)))


def wave(counts: Counts, number: int) -> tuple[float, float]:
    """Strength and crest of one wave around the wheel.

    The strength is spread like chi-square on two degrees if all pockets are equal. The crest is
    the place where the wave is highest, counted in pockets.
    """
    count, pockets = counts.sum(), counts.size
    turn = np.exp(2j * np.pi * number * np.arange(pockets) / pockets)
    total = complex((counts * turn).sum())
    crest = np.angle(total) * pockets / (2 * np.pi * number) % (pockets / number)
    return float(2 * abs(total) ** 2 / count), float(crest)


def wave_p(counts: Counts, number: int) -> float:
    """How often a fair source makes as strong a wave."""
    return float(special.chdtrc(2, wave(counts, number)[0]))


@dataclass(frozen=True, slots=True)
class Sector:
    """A run of neighbouring pockets: the first place, how many, and how far off its share."""

    start: int
    length: int
    deviations: float


def worst_sector(counts: Counts) -> Sector:
    """The sector that is furthest off its share, either way.

    Sectors up to half the wheel are enough: what one lacks, the rest of the wheel has in excess.
    """
    lengths = range(1, counts.size // 2 + 1)
    deviations = sector_sums(np.atleast_2d(counts), lengths)[:, 0, :]
    length, start = np.unravel_index(np.abs(deviations).argmax(), deviations.shape)
    return Sector(int(start), int(length) + 1, float(deviations[length, start]))
