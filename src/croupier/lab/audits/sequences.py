"""What follows what, and when: like after like, correlation with earlier spins, and drift.

Places are pockets counted clockwise on the wheel from its first.
"""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import special
from scipy.fft import fft, ifft, next_fast_len

from croupier.core.messages import Saying, say
from croupier.lab.audits.findings import ALL, POWER, Measured, Power
from croupier.lab.audits.location import (
    sector_shares,
    share_beyond,
    smallest_size,
    value_beyond,
)
from croupier.lab.audits.recording import Recording
from croupier.roulette.pockets import RED_NUMBERS
from croupier.roulette.wheel import Wheel

Places = NDArray[np.int64]
Floats = NDArray[np.float64]

#: The result just before has tests of its own, the distances; these are the lags beyond it.
LAGS: Final = tuple(range(2, 31))
#: The lag for which the power is stated.
LAG_STATED: Final = 10
#: A change is sought at the ends of so many equal parts, in the first three harmonics.
_PARTS: Final = 64
_HARMONICS: Final = (1, 2, 3)
#: Not so near to either end, where a change could not be distinguished from chance.
_EDGE: Final = 3
DRIFT_MIN: Final = 1000
_WALKS: Final = 10_000
_TRIALS: Final = 1_500
_SEED: Final = 0xD21F7


def measure_likes(recording: Recording) -> Measured:
    """Whether red follows red, odd odd and high high as often as it should, or more or less.

    How many there are of each kind is taken as it came, so a bias towards one is no matter.
    """
    red, odd, high, numbered = _sides(recording.wheel)
    known = recording.before >= 0
    now, then = recording.places[known], recording.before[known]
    both = numbered[now] & numbered[then]
    now, then = now[both], then[both]
    deviations = np.array([_likeness(side[now], side[then]) for side in (red, odd, high)])
    found = float((deviations**2).sum())
    reds, odds, highs = (f"{each:+.1f}" for each in deviations)

    def weakest(level: float) -> Power:
        size = smallest_size(lambda more: _power_of_likes(more, int(now.size), level), 0.5)
        return Power(size, "lab-power-likes", 0.5)

    return Measured(
        test="like after like",
        count=int(now.size),
        statistic=found,
        shown=say("lab-shown-likes", red=reds, odd=odds, high=highs),
        p=float(special.chdtrc(3, found)),
        method=say("lab-by-chi-square"),
        weakest=weakest,
    )


def _sides(wheel: Wheel) -> tuple[NDArray[np.bool_], ...]:
    """By place: whether its number is red, odd, high, and a number at all."""
    numbers = [int(pocket) for pocket in wheel.order]
    red = [pocket in RED_NUMBERS for pocket in wheel.order]
    odd = [number % 2 == 1 for number in numbers]
    high = [number > 18 for number in numbers]
    return tuple(np.array(side) for side in (red, odd, high, [n > 0 for n in numbers]))


def _likeness(now: NDArray[np.bool_], then: NDArray[np.bool_]) -> float:
    """How many deviations more often than by chance like follows like."""
    count = now.size
    if not count:
        return 0.0
    one, other = float(now.mean()), float(then.mean())
    spread = np.sqrt(one * (1 - one) * other * (1 - other) / count)
    together = float((now & then).mean())
    return float((together - one * other) / spread) if spread else 0.0


#: Points at which the normal curve is summed up, and what each of them weighs.
_CURVE: Final = np.linspace(-6, 6, 241)
_WEIGHTS: Final = np.exp(-(_CURVE**2) / 2) / np.exp(-(_CURVE**2) / 2).sum()


def _power_of_likes(more: float, pairs: int, level: float) -> float:
    """How often colours are found that follow their like so much more often than half.

    The correlation is estimated too low by about what estimating the means takes, and spreads less
    the larger it is; the two other sides are chance.
    """
    along = 2 * more
    middle = np.sqrt(pairs) * (along - (0.7 + 2 * along) / pairs)
    found = (middle + _CURVE * np.sqrt(1 - along**2)) ** 2
    lacking = np.maximum(0.0, special.chdtri(3, level) - found)
    return float(_WEIGHTS @ np.exp(-lacking / 2))


def lag_deviations(places: Places, pockets: int) -> Floats:
    """For each lag, how far results lean towards the same side of the wheel as those before.

    Under chance the figures are independent standard deviations, or near enough to it. What the
    whole wheel leans is taken off first.
    """
    turns = 2j * np.pi * np.arange(pockets) / pockets
    around = np.exp(turns)[places]
    around -= around.mean()
    # All lags from one transform; room for the longest keeps the ends apart.
    room = next_fast_len(places.size + LAGS[-1])
    together = ifft(np.abs(fft(around, room)) ** 2)[list(LAGS)].real
    found: Floats = together * np.sqrt(2 / (places.size - np.array(LAGS)))
    return found


def _power_of_lags(share: float, spins: int, level: float) -> float:
    """How often it is found that a share of the results repeats those of some spins before.

    A repeat is a whole step towards the lean and no chance, so that the spread changes with the
    share; and the mean that is taken off first takes some of the lean with it.
    """
    pairs = spins - LAG_STATED
    one = -np.expm1(np.log1p(-level) / len(LAGS))
    middle = share * np.sqrt(2 * pairs) - (1 + 2 * share) * np.sqrt(2 / pairs)
    spread = np.sqrt(1 + share - 2 * share**2)
    return float(special.ndtr((middle - special.ndtri(1 - one / 2)) / spread))


def measure_lags(places: Places, pockets: int, *, group: Saying = ALL) -> Measured:
    """Correlation around the wheel with the results two to thirty spins before: the strongest."""
    deviations = lag_deviations(places, pockets)
    worst = int(np.abs(deviations).argmax())
    found = float(abs(deviations[worst]))
    single = float(special.erfc(found / np.sqrt(2)))

    def weakest(level: float) -> Power:
        size = smallest_size(lambda share: _power_of_lags(share, int(places.size), level), 1.0)
        return Power(size, "lab-power-lag", 1.0, LAG_STATED)

    return Measured(
        test="earlier spins",
        group=group,
        count=int(places.size),
        statistic=found,
        shown=say("lab-shown-lag", lag=LAGS[worst], off=f"{deviations[worst]:+.2f}"),
        p=float(-np.expm1(len(LAGS) * np.log1p(-min(single, 1 - 1e-16)))),
        method=say("lab-by-normal"),
        weakest=weakest,
    )


def _bridges(steps: Floats) -> Floats:
    """For many walks of steps: at each inner part, how much the two sides differ, squared."""
    walk = np.cumsum(steps, axis=1)
    ends = walk[:, -1:, :]
    shares = np.arange(1, _PARTS + 1)[None, :, None] / _PARTS
    bridge = ((walk - shares * ends) ** 2).sum(axis=2)
    inner = slice(_EDGE - 1, _PARTS - _EDGE)
    share = np.arange(1, _PARTS + 1)[inner] / _PARTS
    found: Floats = bridge[:, inner] / (share * (1 - share))
    return found


@lru_cache(maxsize=1)
def _fair_drifts() -> Floats:
    """The largest difference on wheels that do not change, ascending."""
    random = np.random.Generator(np.random.PCG64(_SEED))
    found = np.empty(_WALKS)
    for start in range(0, _WALKS, 2_000):
        steps = random.standard_normal((2_000, _PARTS, 2 * len(_HARMONICS))) / np.sqrt(_PARTS)
        found[start : start + 2_000] = _bridges(steps).max(axis=1)
    return np.sort(found)


def harmonic_steps(places: Places, pockets: int) -> Floats:
    """The walk of the first harmonics in equal parts, scaled so that chance makes it normal."""
    turns = 2 * np.pi * np.arange(pockets) / pockets
    table = np.concatenate([(np.cos(k * turns), np.sin(k * turns)) for k in _HARMONICS]) * np.sqrt(
        2
    )
    edges = (np.arange(_PARTS + 1) * places.size) // _PARTS
    parts = np.repeat(np.arange(_PARTS), np.diff(edges))
    counts = np.bincount(parts * pockets + places, minlength=_PARTS * pockets)
    steps: Floats = counts.reshape(_PARTS, pockets) @ table.T / np.sqrt(places.size)
    return steps[None]


def measure_drift(recording: Recording, *, group: Saying = ALL) -> Measured:
    """Whether the wheel changed: the two sides of the moment at which they differ most."""
    places, pockets = recording.places, len(recording.wheel.order)
    along = _bridges(harmonic_steps(places, pockets))[0]
    at, found = int(along.argmax()), float(along.max())
    line = recording.line_of(min(places.size - 1, (at + _EDGE) * places.size // _PARTS))
    code = "lab-shown-drift" if recording.has_lines else "lab-shown-drift-number"

    def weakest(level: float) -> Power:
        size = _drift_size(pockets, round(level, 6)) / np.sqrt(places.size)
        return Power(size, "lab-power-drift", 37 / 9 - 1)

    return Measured(
        test="drift",
        group=group,
        count=int(places.size),
        statistic=found,
        shown=say(
            code,
            value=f"{found:.1f}",
            degrees=2 * len(_HARMONICS),
            line=line,
        ),
        p=share_beyond(_fair_drifts(), found),
        method=say("lab-by-simulation", count=f"{_WALKS:,}"),
        weakest=weakest,
    )


@lru_cache(maxsize=32)
def _drift_size(pockets: int, level: float) -> float:
    """The bias from half time on that is found four times in five, times the root of the spins."""
    limit = value_beyond(_fair_drifts(), level)
    random = np.random.Generator(np.random.PCG64([_SEED, 1]))
    noise = random.standard_normal((_TRIALS, _PARTS, 2 * len(_HARMONICS))) / np.sqrt(_PARTS)
    turns = 2 * np.pi * np.arange(pockets) / pockets
    table = np.concatenate([(np.cos(k * turns), np.sin(k * turns)) for k in _HARMONICS])
    push = table @ sector_shares(pockets, 0.01) * np.sqrt(2) * 100 / _PARTS
    late = (np.arange(_PARTS) >= _PARTS // 2)[None, :, None] * push
    low, high = 0.0, 100.0
    for _ in range(11):
        middle = (low + high) / 2
        found = (_bridges(noise + middle * late).max(axis=1) >= limit).mean()
        low, high = (middle, high) if found < POWER else (low, middle)
    return high
