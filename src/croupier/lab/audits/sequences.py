"""What follows what: runs, serial correlation, and how far one result lies from the next.

Places are pockets counted clockwise on the wheel from its first.
"""

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import special

from croupier.lab.audits.findings import ALL, Measured, Power
from croupier.lab.audits.pockets import (
    Counts,
    measure_pockets,
    measure_wave,
    noncentrality,
    normal_reach,
)

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]

LAGS: Final = 5
DISTANCE_WAVES: Final = (1, 2)


def measure_runs(marks: Marks, *, test: str, group: str = ALL) -> Measured:
    """Runs of one kind, such as red, against the other: too few if like follows like.

    The numbers of both kinds are taken as they came, so a bias towards one of them is no matter.
    """
    count, ones = marks.size, int(marks.sum())
    zeros = count - ones
    if not ones or not zeros:
        return Measured(
            test=test,
            group=group,
            count=count,
            statistic=0.0,
            shown="one kind only",
            p=1.0,
            method="none",
        )
    runs = 1 + int((marks[1:] != marks[:-1]).sum())
    pairs = 2 * ones * zeros
    mean = 1 + pairs / count
    variance = pairs * (pairs - count) / (count**2 * (count - 1))
    deviations = (runs - mean) / np.sqrt(variance) if variance > 0 else 0.0

    def weakest(level: float) -> Power:
        size = normal_reach(level) / (2 * np.sqrt(count))
        return Power(float(size), "like after like, {} above half", 0.5)

    return Measured(
        test=test,
        group=group,
        count=count,
        statistic=float(deviations),
        shown=f"{runs:,} runs, {deviations:+.2f} σ",
        p=two_sided(float(deviations)),
        method="normal distribution",
        weakest=weakest,
    )


def two_sided(deviations: float) -> float:
    """The chance of being as far off either way."""
    return float(special.erfc(abs(deviations) / np.sqrt(2)))


def serial_deviations(places: Places, pockets: int, lags: int = LAGS) -> NDArray[np.float64]:
    """For each lag, how far results lean towards the same side of the wheel as those before.

    Under chance the figures are independent standard deviations, or near enough to it.
    """
    turns = 2 * np.pi * places / pockets
    found = [
        np.sqrt(2 / (places.size - lag)) * np.cos(turns[lag:] - turns[:-lag]).sum()
        for lag in range(1, lags + 1)
    ]
    return np.array(found)


def measure_serial(places: Places, pockets: int, *, group: str = ALL) -> Measured:
    """Correlation around the wheel with the results up to five spins before."""
    deviations = serial_deviations(places, pockets)
    found = float((deviations**2).sum())

    def weakest(level: float) -> Power:
        size = np.sqrt(noncentrality(LAGS, level) / (2 * places.size))
        return Power(float(size), "{} correlation with the last spin", 1.0)

    return Measured(
        test="serial correlation",
        group=group,
        count=places.size,
        statistic=found,
        shown=f"χ² {found:.2f} on {LAGS}",
        p=float(special.chdtrc(LAGS, found)),
        method="chi-square distribution",
        weakest=weakest,
    )


def distance_counts(distances: Places, pockets: int) -> Counts:
    """How often each distance, in pockets clockwise, lay between a result and the next."""
    return np.bincount(distances, minlength=pockets).astype(np.int64)


def measure_distances(
    distances: Places, pockets: int, *, group: str = ALL, simulated: int
) -> list[Measured]:
    """The distance from one result to the next, as pockets are tested: all, and in waves.

    A hand that always launches alike shows here although every pocket comes up equally often.
    """
    counts = distance_counts(distances, pockets)
    whole = measure_pockets(counts, test="distance", group=group, simulated=simulated)
    waves = (
        measure_wave(counts, number, test="distance wave", group=group) for number in DISTANCE_WAVES
    )
    return [_about_distances(each) for each in (whole, *waves)]


def _about_distances(measured: Measured) -> Measured:
    inner = measured.weakest
    if inner is None:
        return measured

    def weakest(level: float) -> Power:
        power = inner(level)
        return replace(power, what=power.what.replace("pocket", "distance"))

    return replace(measured, weakest=weakest)
