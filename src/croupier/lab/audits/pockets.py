"""How often each pocket came up: chi-square, waves around the wheel, and the worst sector.

Counts stand in the order of the wheel, so that neighbours are neighbours.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import special

from croupier.lab.audits.findings import ALL, POWER, Measured, Power

Counts = NDArray[np.int64]
Floats = NDArray[np.float64]

#: Below so many expected hits a pocket, chi-square is compared with simulated wheels instead.
EXPECTED_MIN: Final = 5
WAVES: Final = (1, 2, 3, 4)
#: The sector whose smallest bias is stated: a number and two neighbours on either side.
SECTOR_STATED: Final = 5
SIMULATED_WHEELS: Final = 20_000
_SEED: Final = 0x5EC70
_BATCH: Final = 5_000


def chi_square_limit(degrees: int, level: float) -> float:
    """The value that chi-square exceeds once in a while by chance alone.

    >>> round(chi_square_limit(36, 0.95), 2), round(chi_square_limit(36, 0.99), 2)
    (51.0, 58.62)
    """
    return float(special.chdtri(degrees, 1 - level))


def chi_square(counts: Counts) -> float:
    """Pearson's chi-square of counts against all being equally likely."""
    expected = counts.sum() / counts.size
    return float(((counts - expected) ** 2).sum() / expected)


def noncentrality(degrees: int, level: float, power: float = POWER) -> float:
    """How far off centre chi-square must be to exceed the limit of a level with that power."""
    limit = special.chdtri(degrees, level)
    return float(special.chndtrinc(limit, degrees, 1 - power))


def normal_reach(level: float, power: float = POWER) -> float:
    """Standard deviations that a two-sided test needs to reach its limit with that power."""
    return float(special.ndtri(1 - level / 2) + special.ndtri(power))


def pocket_power(pockets: int, count: int) -> Callable[[float], Power]:
    """The smallest bias of one pocket that chi-square over all pockets finds."""

    def weakest(level: float) -> Power:
        size = np.sqrt(noncentrality(pockets - 1, level) * (pockets - 1) / count)
        return Power(float(size), "one pocket {} above its share", pockets - 1)

    return weakest


def measure_pockets(
    counts: Counts, *, test: str = "pockets", group: str = ALL, simulated: int = SIMULATED_WHEELS
) -> Measured:
    """Chi-square over the pockets; few spins are compared with simulated wheels."""
    count, pockets = int(counts.sum()), counts.size
    found = chi_square(counts)
    if count < EXPECTED_MIN * pockets:
        p = simulated_wheels(pockets, count, simulated).p_chi_square(found)
        method = f"{simulated:,} simulated wheels"
    else:
        p, method = float(special.chdtrc(pockets - 1, found)), "chi-square distribution"
    return Measured(
        test=test,
        group=group,
        count=count,
        statistic=found,
        shown=f"χ² {found:.2f} on {pockets - 1}",
        p=p,
        method=method,
        weakest=pocket_power(pockets, count),
    )


def measure_evenness(
    counts: Counts, *, group: str = ALL, simulated: int = SIMULATED_WHEELS
) -> Measured:
    """Whether pockets are *too* equal, as numbers are that somebody made up."""
    found = measure_pockets(counts, group=group, simulated=simulated)
    p = 1 - found.p + (1 / (simulated + 1) if "simulated" in found.method else 0.0)
    return replace(found, test="too even", p=min(1.0, p), weakest=None)


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


def wave_power(count: int) -> Callable[[float], Power]:
    """The smallest wave that is found: how far its crest stands above an equal share."""

    def weakest(level: float) -> Power:
        size = float(np.sqrt(2 * noncentrality(2, level) / count))
        return Power(size, "a crest {} above its share", 1.0)

    return weakest


def measure_wave(counts: Counts, number: int, *, test: str = "wave", group: str = ALL) -> Measured:
    """One wave: the whole wheel tilts with one, is pinched with two, and so on."""
    strength, _ = wave(counts, number)
    count = int(counts.sum())
    return Measured(
        test=f"{test} {number}",
        group=group,
        count=count,
        statistic=strength,
        shown=f"χ² {strength:.2f} on 2",
        p=float(special.chdtrc(2, strength)),
        method="chi-square distribution",
        weakest=wave_power(count),
    )


@dataclass(frozen=True, slots=True)
class Sector:
    """A run of neighbouring pockets: the first place, how many, and how far off its share."""

    start: int
    length: int
    deviations: float


def sector_deviations(counts: Counts) -> Floats:
    """How far off its share each sector is, in standard deviations: lengths by first places.

    `counts` may be many wheels at once, one to a row. Sectors up to half the wheel are enough:
    what one lacks, the rest of the wheel has in excess.
    """
    rows = np.atleast_2d(counts)
    pockets = rows.shape[1]
    count = rows.sum(axis=1, keepdims=True)
    sums = np.zeros((rows.shape[0], 2 * pockets + 1), dtype=np.float64)
    np.cumsum(np.hstack((rows, rows)), axis=1, out=sums[:, 1:])
    lengths = range(1, pockets // 2 + 1)
    deviations = np.empty((len(lengths), rows.shape[0], pockets))
    for length in lengths:
        share = length / pockets
        inside = sums[:, length : length + pockets] - sums[:, :pockets]
        deviations[length - 1] = (inside - count * share) / np.sqrt(count * share * (1 - share))
    return deviations


def worst_sector(counts: Counts) -> Sector:
    """The sector that is furthest off its share, either way."""
    deviations = sector_deviations(counts)[:, 0, :]
    length, start = np.unravel_index(np.abs(deviations).argmax(), deviations.shape)
    return Sector(int(start), int(length) + 1, float(deviations[length, start]))


@dataclass(frozen=True, slots=True)
class Simulated:
    """What perfect wheels do in so many spins: their worst sectors and chi-squares, ascending."""

    scans: Floats
    chi_squares: Floats

    def p_scan(self, found: float) -> float:
        """The share of perfect wheels with as bad a sector, this one counted among them."""
        return _share(self.scans, found)

    def p_chi_square(self, found: float) -> float:
        """The share of perfect wheels with as high a chi-square, this one counted among them."""
        return _share(self.chi_squares, found)

    def scan_limit(self, level: float) -> float:
        """The deviation from which a sector's p-value is at most the level."""
        beyond = int(level * (self.scans.size + 1)) - 1
        return float(self.scans[-max(1, beyond)])


def _share(ascending: Floats, found: float) -> float:
    # Equal statistics may differ in their last bits by the order in which sums were taken.
    beyond = ascending.size - int(np.searchsorted(ascending, found * (1 - 1e-12), side="left"))
    return (1 + beyond) / (1 + ascending.size)


@lru_cache(maxsize=256)
def simulated_wheels(pockets: int, count: int, wheels: int = SIMULATED_WHEELS) -> Simulated:
    """Perfect wheels from a fixed seed, so that the same counts always get the same p-value."""
    random = np.random.Generator(np.random.PCG64([_SEED, pockets, count, wheels]))
    shares = np.full(pockets, 1 / pockets)
    scans, squares = np.empty(wheels), np.empty(wheels)
    for start in range(0, wheels, _BATCH):
        rows = random.multinomial(count, shares, size=min(_BATCH, wheels - start))
        stop = start + rows.shape[0]
        scans[start:stop] = np.abs(sector_deviations(rows)).max(axis=(0, 2))
        squares[start:stop] = ((rows - count / pockets) ** 2).sum(axis=1) * pockets / count
    return Simulated(np.sort(scans), np.sort(squares))


def measure_sector(
    counts: Counts, *, group: str = ALL, simulated: int = SIMULATED_WHEELS
) -> Measured:
    """The worst of all sectors, against the worst sectors of perfect wheels."""
    count, pockets = int(counts.sum()), counts.size
    worst = worst_sector(counts)
    wheels = simulated_wheels(pockets, count, simulated)

    def weakest(level: float) -> Power:
        size = _sector_bias(wheels.scan_limit(level), pockets, count)
        what = f"a sector of {SECTOR_STATED}, {{}} above its share"
        return Power(size, what, pockets / SECTOR_STATED - 1)

    return Measured(
        test="sector",
        group=group,
        count=count,
        statistic=abs(worst.deviations),
        shown=f"{worst.deviations:+.2f} σ over {worst.length}",
        p=wheels.p_scan(abs(worst.deviations)),
        method=f"{simulated:,} simulated wheels",
        weakest=weakest,
    )


def _sector_bias(limit: float, pockets: int, count: int) -> float:
    """The excess at which the biased sector alone passes the limit four times in five.

    The scan looks at all sectors and takes the worst, so it finds this bias at least as often.
    """
    share = SECTOR_STATED / pockets
    threshold = count * share + limit * np.sqrt(count * share * (1 - share))
    reach = float(special.ndtri(POWER))
    excess = limit * np.sqrt((1 - share) / (count * share))
    for _ in range(50):  # a fixed point: the spread grows a little with the bias
        biased = min(share * (1 + excess), 0.999)
        needed = threshold + reach * np.sqrt(count * biased * (1 - biased))
        excess = needed / (count * share) - 1
    return float(excess)
