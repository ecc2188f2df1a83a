"""Where results lie: four statistics of one set of counts, calibrated together on fair wheels.

The four see much of the same, so they share one level by resampling instead of dividing it by four:
each has a weight, and a result counts as far as its p-value over its weight is rare among fair
wheels. Nothing is approximated but by the number of fair wheels that are simulated.

- *sector*: how much likelier some run of neighbours makes the counts, averaged over all runs of 2
  to 18 pockets and two strengths, those of about nine pockets counting most. The average is what
  an optimal test would take; the largest deviation alone, as a scan has it, finds less.
- *one pocket*: the largest single deviation upwards.
- *waves*: the strongest of the harmonics 2 to 4: a wheel that is oval or has worn opposite sides.
- *pockets*: Pearson's chi-square.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy import special

from croupier.lab.audits.findings import POWER, Power

Counts = NDArray[np.int64]
Floats = NDArray[np.float64]

SECTOR, POCKET, WAVES, POCKETS = "sector", "one pocket", "waves", "pockets"
WHERE: Final = (SECTOR, POCKET, WAVES, POCKETS)
"""The tests that say where results lie."""
#: All four at once, as groups of spins and distances are tested.
TOGETHER: Final = "together"
#: What of the level each statistic is given.
WEIGHTS: Final[Mapping[str, float]] = {SECTOR: 0.9, POCKET: 0.05, WAVES: 0.02, POCKETS: 0.03}
LENGTHS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18)
#: Lengths count by how near they are to this one, in ratio, and how soon they cease to count.
_LENGTH: Final = 9
_LENGTH_SPREAD: Final = 0.7
#: Strengths that the sector statistic has in mind, in standard deviations of a sector's hits.
_STRENGTHS: Final = (3.2, 4.4)
#: What of the average goes to sectors that lack hits rather than have too many.
_LACKING: Final = 0.05
HARMONICS: Final = (2, 3, 4)
#: Fair wheels that a finding is held against.
FAIR_WHEELS: Final = 20_000
#: From so many spins on, fair wheels differ by no more than the noise of simulating them.
ALIKE_FROM: Final = 20_000
SECTOR_STATED: Final = 9
#: Below this, every number of spins is simulated for itself.
_FEW: Final = 300
#: Below this, how even numbers are is measured by trials.
_FEW_FOR_CURVES: Final = 1_000
_SEED: Final = 0x5EC70
_BATCH: Final = 400
#: So many of the largest simulated values are not counted but taken from the tail that is fitted
#: to the next.
_TAIL: Final = 40
_FITTED: Final = 800
#: Powers are measured in two rounds: sizes around the first guess, and trials of each of them.
_ROUNDS: Final = (((0.95, 1.1), 1_500), ((0.96, 1.04), 4_500))
_HALVINGS: Final = 50


def sector_sums(rows: Counts, lengths: Sequence[int] = LENGTHS) -> Any:
    """How far off its share each sector is, in standard deviations: lengths, rows, first places."""
    pockets = rows.shape[1]
    count = rows.sum(axis=1, keepdims=True, dtype=np.float64)
    sums = np.zeros((rows.shape[0], 2 * pockets + 1))
    np.cumsum(np.hstack((rows, rows)), axis=1, out=sums[:, 1:])
    found = np.empty((len(lengths), rows.shape[0], pockets), np.float32)
    for place, length in enumerate(lengths):
        share = length / pockets
        inside = sums[:, length : length + pockets] - sums[:, :pockets]
        np.subtract(inside, count * share, out=inside)
        np.divide(inside, np.sqrt(count * share * (1 - share)), out=found[place], casting="unsafe")
    return found


def sector_statistic(rows: Counts) -> Floats:
    """The logarithm of the average likelihood ratio over all sectors and strengths."""
    lengths = [length for length in LENGTHS if 2 * length <= rows.shape[1]]
    weights = _length_weights(lengths)
    deviations = sector_sums(rows, lengths)
    total = np.zeros(rows.shape[0])
    for strength in _STRENGTHS:
        # In 32 bits, which is four times as fast; beyond e to the 80 all is equally overwhelming.
        likelier = np.float32(strength) * deviations
        np.clip(likelier, -80, 80, out=likelier)
        np.exp(likelier, out=likelier)
        scale = np.exp(-(strength**2) / 2) / len(_STRENGTHS)
        total += scale * (1 - _LACKING) * _means(likelier, weights)
        total += scale * _LACKING * _means(np.reciprocal(likelier), weights)
    found: Floats = np.log(total)
    return found


def _length_weights(lengths: Sequence[int]) -> Floats:
    """What each length counts; they sum to one."""
    off = np.log(np.array(lengths) / _LENGTH) / _LENGTH_SPREAD
    weights = np.exp(-(off**2) / 2)
    return np.asarray(weights / weights.sum())


def _means(values: Any, weights: Floats) -> Floats:
    """The mean over lengths and places; each row of 37 is short enough for 32 bits."""
    found: Floats = weights @ values.mean(axis=2)
    return found


def pocket_statistic(rows: Counts) -> Floats:
    """The largest deviation of one pocket above its share, in standard deviations."""
    share = 1 / rows.shape[1]
    count = rows.sum(axis=1, dtype=np.float64)
    found: Floats = (rows.max(axis=1) - count * share) / np.sqrt(count * share * (1 - share))
    return found


def harmonic_strengths(rows: Counts, numbers: Sequence[int] = HARMONICS) -> Floats:
    """The strength of each harmonic, spread like chi-square on two degrees on a fair wheel."""
    turn = 2j * np.pi * np.arange(rows.shape[1]) / rows.shape[1]
    waves = np.exp(np.outer(turn, numbers))
    found: Floats = 2 * np.abs(rows @ waves) ** 2 / rows.sum(axis=1, keepdims=True)
    return found


def waves_statistic(rows: Counts) -> Floats:
    """The strength of the strongest harmonic from the second on."""
    found: Floats = harmonic_strengths(rows).max(axis=1)
    return found


def chi_statistic(rows: Counts) -> Floats:
    """Pearson's chi-square."""
    expected = rows.sum(axis=1, keepdims=True) / rows.shape[1]
    found: Floats = ((rows - expected) ** 2 / expected).sum(axis=1)
    return found


STATISTICS: Final[Mapping[str, Callable[[Counts], Floats]]] = {
    SECTOR: sector_statistic,
    POCKET: pocket_statistic,
    WAVES: waves_statistic,
    POCKETS: chi_statistic,
}


@dataclass(frozen=True, slots=True)
class FairWheels:
    """What fair wheels come to in so many spins: each statistic, and the least weighted p-value.

    All arrays ascend.
    """

    pockets: int
    count: int
    statistics: Mapping[str, Floats]
    least: Floats

    def p(self, name: str, found: float) -> float:
        """The share of fair wheels that go as far in one statistic, this one among them.

        Hits of one pocket are whole numbers, too far apart for a tail that is fitted: their chance
        is computed.
        """
        if name == POCKET:
            once = special.bdtrc(self.hits(found) - 1, self.count, 1 / self.pockets)
            return float(-np.expm1(self.pockets * np.log1p(-once)))
        return share_beyond(self.statistics[name], found)

    def hits(self, found: float) -> int:
        """The fewest hits of one pocket that lie so many standard deviations above its share."""
        share = 1 / self.pockets
        spread = np.sqrt(self.count * share * (1 - share))
        return max(0, int(np.ceil(self.count * share + found * spread - 1e-6)))

    def shared(self, name: str, p: float) -> float:
        """The same once the four have shared a level: how rare so small a p-value is in any."""
        weighted = p / WEIGHTS[name]
        rank = int(np.searchsorted(self.least, weighted * (1 + 1e-9), side="right"))
        # Weights sum to one, so the chance is never above the weighted p-value itself.
        return min(1.0, weighted, (1 + rank) / (1 + self.least.size) if rank >= _TAIL else 1.0)

    def limit(self, name: str, level: float) -> float:
        """The value from which a statistic is beyond chance at a level that the four share.

        It is sought with the p-values that findings are judged by, so that a power is that of the
        verdict, and of nothing that comes near to it.
        """

        def is_beyond(value: float) -> bool:
            return self.shared(name, self.p(name, value)) <= level

        low, high = (float(self.statistics[name][at]) for at in (0, -1))
        while not is_beyond(high):
            low, high = high, high + 1
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            low, high = (low, middle) if is_beyond(middle) else (middle, high)
        return high

    def together(self, found: Mapping[str, float]) -> float:
        """The p-value of all four at once."""
        return min(self.shared(name, self.p(name, value)) for name, value in found.items())


def _tail(ascending: Floats) -> tuple[float, float, float]:
    """Where the tail of simulated values begins, its share, and how fast it falls."""
    size = min(_FITTED, ascending.size // 20)
    start = float(ascending[-size])
    return start, size / ascending.size, float((ascending[-size:] - start).mean())


def share_beyond(ascending: Floats, found: float) -> float:
    """The share of simulated values at least as large, the found one counted among them.

    Beyond nearly all of them, the tail goes on as it fell before: exponentially, which these
    statistics do or fall faster.
    """
    # Equal statistics may differ in their last bits by the order in which sums were taken.
    least = found - 1e-6 * abs(found)
    if least > ascending[-_TAIL]:
        start, share, scale = _tail(ascending)
        beyond = float(share * np.exp(-min((found - start) / scale, 600.0)))
        # Never above what the values before it have.
        return min(beyond, (1 + _TAIL) / (1 + ascending.size))
    at = int(np.searchsorted(ascending, least, side="left"))
    return (1 + ascending.size - at) / (1 + ascending.size)


def value_beyond(ascending: Floats, p: float) -> float:
    """The value from which the share is at most `p`."""
    beyond = int(p * (1 + ascending.size)) - 1
    if beyond > _TAIL:
        at = int(np.searchsorted(ascending, ascending[-beyond - 1] + 1e-9, side="right"))
        return float(ascending[at])
    start, share, scale = _tail(ascending)
    return start + scale * float(np.log(share / p))


def fair_wheels(pockets: int, count: int) -> FairWheels:
    """Fair wheels from a fixed seed, so that the same counts always get the same p-value."""
    return replace(_fair_wheels(pockets, near_count(count), FAIR_WHEELS), count=count)


@lru_cache(maxsize=256)
def _fair_wheels(pockets: int, count: int, wheels: int) -> FairWheels:
    random = np.random.Generator(np.random.PCG64([_SEED, pockets, count]))
    shares = np.full(pockets, 1 / pockets)
    found: dict[str, Floats] = {name: np.empty(wheels) for name in STATISTICS}
    for start in range(0, wheels, _BATCH):
        rows = random.multinomial(count, shares, size=min(_BATCH, wheels - start))
        for name, statistic in STATISTICS.items():
            found[name][start : start + rows.shape[0]] = statistic(rows)
    weighted = np.full(wheels, np.inf)
    ordered = {}
    for name, values in found.items():
        ordered[name] = np.sort(values)
        at = np.searchsorted(ordered[name], values, side="left")
        weighted = np.minimum(weighted, (1 + wheels - at) / (1 + wheels) / WEIGHTS[name])
    return FairWheels(pockets, count, ordered, np.sort(weighted))


def sector_shares(pockets: int, size: float, length: int = SECTOR_STATED) -> Floats:
    """A wheel on which a sector has so much more than its share."""
    inside = min(length * (1 + size) / pockets, 0.999)
    shares = np.full(pockets, (1 - inside) / (pockets - length))
    shares[:length] = inside / length
    return shares


def pocket_shares(pockets: int, size: float) -> Floats:
    """A wheel on which one pocket has so much more than its share."""
    return sector_shares(pockets, size, 1)


def wave_shares(pockets: int, size: float) -> Floats:
    """A wheel with two crests."""
    shares = 1 + min(size, 1.0) * np.cos(4 * np.pi * np.arange(pockets) / pockets)
    return np.asarray(shares / shares.sum())


#: For each statistic: the wheels whose smallest bias is stated, the most they can have, and a code.
_STATED: Final[Mapping[str, tuple[Callable[[int, float], Floats], float, str]]] = {
    SECTOR: (sector_shares, 37 / SECTOR_STATED - 1, "lab-power-sector"),
    POCKET: (pocket_shares, 36, "lab-power-pocket"),
    WAVES: (wave_shares, 1.0, "lab-power-crests"),
    POCKETS: (pocket_shares, 36, "lab-power-pocket"),
    TOGETHER: (sector_shares, 37 / SECTOR_STATED - 1, "lab-power-sector"),
}


def stated_shares(name: str, pockets: int, size: float) -> Floats:
    """A wheel with the kind of bias whose smallest size is stated for a statistic."""
    return _STATED[name][0](pockets, size)


def are_found(name: str, rows: Counts, level: float) -> Any:
    """Which wheels one statistic, or any of the four together, finds at a level that they share."""
    fair = fair_wheels(rows.shape[1], int(rows[0].sum()))
    names = STATISTICS if name == TOGETHER else (name,)
    return np.any([STATISTICS[each](rows) >= fair.limit(each, level) for each in names], axis=0)


def stated_power(name: str, pockets: int, count: int, level: float) -> Power:
    """The smallest bias that a statistic finds four times in five: measured on biased wheels."""
    _, most, what = _STATED[name]
    if name == POCKET:
        return Power(_smallest_pocket(pockets, count, round(level, 6)), what, most)
    near = near_count(count)
    size = _smallest(name, pockets, near, round(level, 6)) * np.sqrt(near / count)
    return Power(float(size), what, most)


def near_count(count: int) -> int:
    """A number of spins within 2.5 %, on which fair wheels do the same; so few are simulated."""
    if count < _FEW:
        return count
    return min(int(1.05 ** int(np.log(count) / np.log(1.05) + 0.5)), ALIKE_FROM)


@lru_cache(maxsize=256)
def _smallest(name: str, pockets: int, count: int, level: float) -> float:
    random = np.random.Generator(np.random.PCG64([_SEED, 1, pockets, count]))

    def found(size: float, trials: int) -> float:
        rows = random.multinomial(count, stated_shares(name, pockets, size), size=trials)
        return float(are_found(name, rows, level).mean())

    return smallest_found(found, _STATED[name][1])


@lru_cache(maxsize=256)
def _smallest_pocket(pockets: int, count: int, level: float) -> float:
    """The same of one pocket, computed: one hit more or less, and it is found points less often.

    Whether others come so far hangs so little on this one that they are taken for independent.
    """
    fair = fair_wheels(pockets, count)
    most = fair.hits(fair.limit(POCKET, level)) - 1

    def found(size: float) -> float:
        own, *others = pocket_shares(pockets, size)
        missed = special.bdtr(most, count, own) * special.bdtr(most, count, others[0]) ** len(
            others
        )
        return float(1 - missed)

    return smallest_size(found, _STATED[POCKET][1])


def smallest_size(power: Callable[[float], float], most: float) -> float:
    """The size from which a test finds four in five; endless where nothing up to `most` will do."""
    if power(most * 0.999) < POWER:
        return float("inf")
    low, high = 0.0, most
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if power(middle) < POWER else (low, middle)
    return high


def smallest_found(found: Callable[[float, int], float], most: float) -> float:
    """The size that is found four times in five, from trials around a first guess.

    `found` gives the share of so many trials in which a size is found.
    """
    low, high = 0.0, most
    for _ in range(9):
        middle = (low + high) / 2
        low, high = (middle, high) if found(middle, 150) < POWER else (low, middle)
    guess = high
    if guess >= most * 0.999:
        return float("inf")
    for steps, trials in _ROUNDS:
        sizes = np.minimum(most, guess * np.array(steps))
        rates = np.array([found(float(size), trials) for size in sizes])
        # Near four in five, the normal deviate of the rate is a straight line in the size.
        below, above = special.ndtri(np.clip(rates, 0.02, 0.995))
        if above <= below:
            break
        step = (special.ndtri(POWER) - below) / (above - below)
        guess = float(sizes[0] + step * (sizes[1] - sizes[0]))
    return float(guess)


def even_counts(
    random: np.random.Generator, pockets: int, count: int, share: float, rows: int
) -> Counts:
    """Counts of numbers of which some are dealt out, each pocket in its turn, and others drawn."""
    dealt = random.binomial(count, share, rows)
    drawn = random.multinomial(count - dealt, np.full(pockets, 1 / pockets))
    rounds, rest = np.divmod(dealt, pockets)
    found: Counts = drawn + rounds[:, None] + (np.arange(pockets) < rest[:, None])
    return found


def power_of_evenness(pockets: int, count: int, level: float) -> Power:
    """The chance of each number to be dealt out evenly that is found four times in five.

    What is dealt adds nothing to the spread of the counts but the last round, which seldom ends.
    """
    limit = special.chdtri(pockets - 1, 1 - level)
    if count < _FEW_FOR_CURVES:
        size = _smallest_even(pockets, count, float(limit))
    else:
        unended = (pockets**2 - 1) / (6 * count)

        def found(share: float) -> float:
            return float(special.chndtr(limit / (1 - share), pockets - 1, unended / (1 - share)))

        size = smallest_size(found, 1.0)
    return Power(size, "lab-power-even", 1.0)


@lru_cache(maxsize=64)
def _smallest_even(pockets: int, count: int, limit: float) -> float:
    """The same by trials, where there are too few numbers for curves."""
    random = np.random.Generator(np.random.PCG64([_SEED, 2, pockets, count]))

    def found(size: float, trials: int) -> float:
        rows = even_counts(random, pockets, count, min(size, 1.0), trials)
        return float((chi_statistic(rows) <= limit).mean())

    return smallest_found(found, 1.0)


def power_of_drops(zones: int, count: int, level: float) -> Power:
    """How much above its share one zone must lie to be found four times in five."""
    near = near_count(count)
    size = _smallest_drop(zones, near, round(level, 8)) * np.sqrt(near / count)
    return Power(float(size), "lab-power-zone", zones - 1.0)


@lru_cache(maxsize=64)
def _smallest_drop(zones: int, count: int, level: float) -> float:
    random = np.random.Generator(np.random.PCG64([_SEED, 3, zones, count]))
    limit = special.chdtri(zones - 1, level)

    def found(size: float, trials: int) -> float:
        rows = random.multinomial(count, pocket_shares(zones, size), size=trials)
        return float((chi_statistic(rows) >= limit).mean())

    return smallest_found(found, zones - 1.0)
