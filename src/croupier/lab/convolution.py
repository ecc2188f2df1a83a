"""What n spins of the same wagers come to, exactly: the power of a polynomial.

One spin is a polynomial whose exponents are results and whose coefficients are weights; n spins
are its n-th power. Whole coefficients give every probability as a fraction; a Fourier transform
gives the same to about sixteen digits and goes much further.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import gcd
from typing import Any

import numpy as np

from croupier.lab.wagers import CannotLay, Spectrum

Array = np.ndarray[Any, np.dtype[Any]]

#: The widest distribution that is kept, in steps of the grain.
WIDTH_MAX = 1 << 26


@dataclass(frozen=True)
class Distribution:
    """Probabilities of results `first`, `first + grain`, `first + 2 grain` … in cents."""

    first: int
    grain: int
    probabilities: Array

    @cached_property
    def _below(self) -> Array:
        return np.cumsum(self.probabilities)

    @property
    def amounts(self) -> Array:
        """Every result, in cents."""
        return self.first + self.grain * np.arange(len(self.probabilities), dtype=np.int64)

    @property
    def mean(self) -> float:
        """The expected result."""
        return float(self.probabilities @ self.amounts)

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return float(np.sqrt(self.probabilities @ (self.amounts - self.mean) ** 2))

    def at_most(self, amount: int) -> float:
        """The probability of this result or a worse one."""
        place = (amount - self.first) // self.grain
        if place < 0:
            return 0.0
        return float(self._below[min(place, len(self._below) - 1)])

    def above(self, amount: int) -> float:
        """The probability of a better result than this."""
        place = (amount - self.first) // self.grain + 1
        return float(self.probabilities[max(0, place) :].sum())

    def quantile(self, share: float) -> int:
        """The least result that is at least as probable as this, itself and all below taken
        together."""
        place = int(np.searchsorted(self._below, share * self._below[-1]))
        return self.first + self.grain * min(place, len(self._below) - 1)


def exact_weights(spectrum: Spectrum, spins: int) -> tuple[int, list[int], int]:
    """The first result, how many ways lead to each from there on, and how many ways there are."""
    from flint import fmpz_poly

    first, grain, coefficients = _coefficients(spectrum)
    power = fmpz_poly(coefficients) ** spins
    return first * spins, [int(each) for each in power.coeffs()], spectrum.total**spins


def exact_distribution(spectrum: Spectrum, spins: int) -> dict[int, Fraction]:
    """The probability of every possible result, as a fraction."""
    first, ways, total = exact_weights(spectrum, spins)
    grain = _grain(spectrum)
    return {first + grain * place: Fraction(n, total) for place, n in enumerate(ways) if n}


def distribution(spectrum: Spectrum, spins: int, *, exact: bool = False) -> Distribution:
    """What so many spins come to; with `exact`, from whole coefficients."""
    if spins < 1:
        raise CannotLay(f"{spins} spins have no result")
    first, grain, coefficients = _coefficients(spectrum)
    width = (len(coefficients) - 1) * spins + 1
    if width > WIDTH_MAX:
        raise CannotLay(
            f"{spins:,} spins of these wagers have {width:,} results, more than {WIDTH_MAX:,}; "
            "fewer spins, or stakes with a common divisor, have fewer"
        )
    if exact:
        start, ways, total = exact_weights(spectrum, spins)
        return Distribution(start, grain, np.array(list(_shares(ways, total))))
    if len(spectrum.nets) == 2:
        return _binomial(spectrum, spins)
    return Distribution(first * spins, grain, _fourier_power(coefficients, spins, width))


#: What of the probability may lie outside of a window; rounding of floats is more.
_OUTSIDE = 1e-15


def windowed(spectrum: Spectrum, spins: int) -> Distribution:
    """What so many spins come to, where all of it that is at all probable lies.

    One transform over a window turns what lies outside of it into the window, which Chernoff's
    bound keeps below 1e-15 on either side. So a million spins of the widest bet take milliseconds.
    """
    first, grain, coefficients = _coefficients(spectrum)
    chances = np.array(coefficients, float) / sum(coefficients)
    steps = np.flatnonzero(chances)
    low, high = _window(steps, chances[steps], spins)
    from scipy.fft import next_fast_len

    length = next_fast_len(high - low + 1, real=True)
    turns = 2 * np.pi * np.arange(length // 2 + 1) / length
    mean = float(steps @ chances[steps])
    waves = np.exp(-1j * np.outer(turns, steps - mean)) @ chances[steps]
    # Turned so that the window begins at its own first place.
    shifted = waves**spins * np.exp(-1j * turns * (mean * spins - low))
    found = np.clip(np.fft.irfft(shifted, length), 0.0, None)
    return Distribution(first * spins + grain * low, grain, found[: high - low + 1])


def _window(steps: Array, chances: Array, spins: int) -> tuple[int, int]:
    """Sums below the first and above the last are less probable than `_OUTSIDE`."""
    mean = float(steps @ chances)
    spread = float(np.sqrt(chances @ (steps - mean) ** 2)) or 1.0
    tilts = np.geomspace(1e-3, 50, 400) / (spread * np.sqrt(spins))

    def furthest(side: int) -> float:
        with np.errstate(over="ignore"):
            grown = np.exp(np.outer(tilts, side * (steps - mean))) @ chances
        return float(np.nanmin((np.log(grown) * spins - np.log(_OUTSIDE)) / tilts))

    low, high = mean * spins - furthest(-1), mean * spins + furthest(1)
    return max(int(steps.min()) * spins, int(low)), min(int(steps.max()) * spins, int(high) + 1)


def _shares(ways: list[int], total: int) -> Iterator[float]:
    """Quotients of numbers far beyond a float's range, each rounded once."""
    return (number / total for number in ways)


def _fourier_power(coefficients: list[int], spins: int, width: int) -> Array:
    from scipy.fft import irfft, next_fast_len, rfft

    one = np.array(coefficients, float) / sum(coefficients)
    length = next_fast_len(width, real=True)
    power = irfft(rfft(one, length) ** spins, length)[:width]
    return np.asarray(np.clip(power, 0.0, None))


def _binomial(spectrum: Spectrum, spins: int) -> Distribution:
    """Two results only: so many of the better one."""
    from scipy.stats import binom

    better, worse = spectrum.nets
    hits = np.arange(spins + 1)
    found = binom.pmf(hits, spins, spectrum.weights[0] / spectrum.total)
    return Distribution(worse * spins, better - worse, found)


def _coefficients(spectrum: Spectrum) -> tuple[int, int, list[int]]:
    grain, first = _grain(spectrum), min(spectrum.nets)
    coefficients = [0] * ((max(spectrum.nets) - first) // grain + 1)
    for net, weight in zip(spectrum.nets, spectrum.weights, strict=True):
        coefficients[(net - first) // grain] = weight
    return first, grain, coefficients


def _grain(spectrum: Spectrum) -> int:
    """The largest step in which all results lie apart."""
    first = min(spectrum.nets)
    return gcd(*(net - first for net in spectrum.nets)) or 1


def enumerated(spectrum: Spectrum, spins: int) -> dict[int, Fraction]:
    """The same by going through every sequence of results: for small cases, and slow."""
    found: dict[int, Fraction] = {0: Fraction(1)}
    for _ in range(spins):
        after: dict[int, Fraction] = {}
        for sofar, chance in found.items():
            for share, net in spectrum.chances:
                amount = sofar + int(net)
                after[amount] = after.get(amount, Fraction(0)) + chance * share
        found = after
    return found
