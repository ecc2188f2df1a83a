"""Exact figures of flat play that players, managers and laboratories need.

When a stack is gone, how deep play falls from its best, the longest streak, the hottest number,
what a rebate or a match-play coupon is worth, how much of a stack a measured bias is worth, and
what an hour and a month cost, with limits and without. Nothing here is drawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import log
from typing import Any, Final

import numpy as np

from croupier.lab.compiled import compiled
from croupier.lab.convolution import Array, Distribution, windowed
from croupier.lab.flat import add_part
from croupier.lab.wagers import CannotLay, Spectrum

#: More additions than these are not made for one figure: some seconds.
_WORK_MAX: Final = 1 << 33


def _scaled(spectrum: Spectrum) -> tuple[int, Array, Array]:
    """The grain of the results, the results in grains, and their chances."""
    grain = spectrum.grain
    nets = np.array([net // grain for net in spectrum.nets], np.int64)
    return grain, nets, np.array(spectrum.weights, float) / spectrum.total


@dataclass(frozen=True)
class RuinTimes:
    """At which spin a stack cannot cover the wagers any more: the chance of each spin."""

    chances: Array

    @property
    def ruin(self) -> float:
        """The chance that it comes to that at all."""
        return float(self.chances.sum())

    @property
    def mean(self) -> float | None:
        """The mean spin, of those who are ruined; None where nobody is."""
        if self.ruin <= 0:
            return None
        spins = np.arange(1, self.chances.size + 1)
        return float(spins @ self.chances) / self.ruin

    def quantile(self, share: float) -> int | None:
        """The spin by which this share of all players is ruined; None where fewer are."""
        below = np.cumsum(self.chances)
        if not below.size or below[-1] < share:
            return None
        return int(np.searchsorted(below, share)) + 1


def ruin_times(spectrum: Spectrum, *, stack: int, cost: int, spins: int) -> RuinTimes:
    """When a stack played flat is gone, within so many spins."""
    grain, nets, chances = _scaled(spectrum)
    start, one = stack // grain, -(-cost // grain)
    room = start + int(max(0, nets.max())) * spins + 1
    spread = float(np.sqrt(chances @ nets.astype(float) ** 2))
    room = min(room, int(start + 14 * spread * np.sqrt(spins)) + int(nets.max()) + 1)
    if room * spins * nets.size > _WORK_MAX:
        raise CannotLay(f"{spins:,} spins of so large a stack are too many to follow")
    times = np.zeros(spins)
    _walk_times(nets, chances, start, one, room, times)
    return RuinTimes(times)


@compiled
def _walk_times(nets: Any, chances: Any, start: Any, one: Any, room: Any, times: Any) -> None:
    """The chance of each spin to be the last; above the room nobody is ruined within the spins."""
    edge = -min(nets.min(), 0)
    now, then = np.zeros(room + edge), np.zeros(room + edge)
    now[start + edge] = 1.0
    for spin in range(times.shape[0]):
        then[:] = 0.0
        for kind in range(nets.shape[0]):
            low = one + edge
            high = min(room + edge, room + edge - nets[kind])
            add_part(then[low + nets[kind] : high + nets[kind]], now[low:high], chances[kind])
        gone = 0.0
        for place in range(one + edge):
            gone += then[place]
            then[place] = 0.0
        times[spin] = gone
        now, then = then, now


def drawdown(spectrum: Spectrum, *, spins: int, depth: int) -> float:
    """The chance that play falls at least so far below its best within so many spins."""
    grain, nets, chances = _scaled(spectrum)
    size = -(-depth // grain)
    if size * spins * nets.size > _WORK_MAX:
        raise CannotLay(f"a fall of {depth} cents over {spins:,} spins is too much to follow")
    return float(_walk_drawdown(nets, chances, size, spins))


@compiled
def _walk_drawdown(nets: Any, chances: Any, size: Any, spins: Any) -> Any:
    now, then = np.zeros(size), np.zeros(size)
    now[0] = 1.0
    fallen = 0.0
    for _ in range(spins):
        then[:] = 0.0
        for kind in range(nets.shape[0]):
            step = -nets[kind]
            for place in range(size):
                below = place + step
                if below <= 0:
                    then[0] += now[place] * chances[kind]
                elif below < size:
                    then[below] += now[place] * chances[kind]
                else:
                    fallen += now[place] * chances[kind]
        now, then = then, now
    return fallen


def drawdown_quantile(spectrum: Spectrum, *, spins: int, share: float) -> int:
    """The fall that this share of players does not exceed, in cents."""
    low, high = 0, max(spectrum.grain, -min(spectrum.nets))
    while drawdown(spectrum, spins=spins, depth=high) > 1 - share:
        low, high = high, high * 2
    grain = spectrum.grain
    while high - low > grain:
        middle = low + (high - low) // (2 * grain) * grain
        if drawdown(spectrum, spins=spins, depth=middle) > 1 - share:
            low = middle
        else:
            high = middle
    return low


def streak(chance: Fraction | float, *, spins: int, length: int) -> float:
    """The chance of a streak of so many in a row, or more, within so many spins."""
    if length < 1:
        return 1.0
    if spins < length:
        return 0.0
    hit = float(chance)
    begins = (1 - hit) * hit**length
    none = np.ones(spins + 1)
    none[length] = 1 - hit**length
    for spin in range(length + 1, spins + 1):
        none[spin] = none[spin - 1] - begins * none[spin - length - 1]
    return float(1 - none[spins])


def longest_streak(chance: Fraction | float, *, spins: int, share: float = 0.5) -> int:
    """The longest streak that this share of players does not exceed."""
    length = 1
    while streak(chance, spins=spins, length=length) > 1 - share:
        length += 1
    return length - 1


def hottest(pockets: int, *, spins: int, hits: int) -> float:
    """The chance that some number comes up so often or more, on a fair wheel."""
    if hits <= -(-spins // pockets):
        return 1.0
    if hits > spins:
        return 0.0
    from scipy.stats import poisson

    # Counts of Poisson numbers are those of a wheel once their sum is known.
    one = poisson.pmf(np.arange(hits), spins / pockets)
    total = np.ones(1)
    for _ in range(pockets):
        total = np.convolve(total, one)[: spins + 1]
    at = total[spins] if total.size > spins else 0.0
    return float(1 - at / poisson.pmf(spins, spins))


def hottest_quantile(pockets: int, *, spins: int, share: float = 0.5) -> int:
    """How often the hottest number comes up, in this share of recordings at most."""
    hits = -(-spins // pockets)
    while hottest(pockets, spins=spins, hits=hits + 1) > 1 - share:
        hits += 1
    return hits


def rebated(found: Distribution, share: Fraction | float, *, above: int = 0) -> tuple[float, float]:
    """The expected result with a rebate on losses, and what the rebate costs, in cents.

    A share of what a player has lost beyond `above` is given back at the end.
    """
    losses = np.maximum(0, -found.amounts - above)
    cost = float(share) * float(found.probabilities @ losses)
    return found.mean + cost, cost


def match_play(spectrum: Spectrum, *, cost: int, coupon: int) -> Fraction:
    """What a coupon is worth that is laid beside a stake, pays as it does and is then taken."""
    wins = zip(spectrum.nets, spectrum.weights, strict=True)
    won = sum((Fraction(net * weight, cost) for net, weight in wins if net > 0), Fraction(0))
    return won / spectrum.total * coupon


def kelly(shares: Sequence[float], odds: float) -> tuple[list[float], float]:
    """How much of a stack to lay on each number at these odds, and how fast it then grows.

    `shares` are what the numbers truly have; those of a measured bias are best taken at the lower
    end of their confidence. The growth is that of the logarithm of the stack in one spin.
    """
    back = odds + 1
    order = sorted(range(len(shares)), key=lambda place: -shares[place])
    kept, chosen = 1.0, 0
    left, laid = 1.0, 0.0
    for place in order:
        if shares[place] * back <= kept:
            break
        left -= shares[place]
        laid += 1 / back
        if laid >= 1:
            raise CannotLay("numbers that pay more than the wheel takes need no system")
        kept, chosen = left / (1 - laid), chosen + 1
    stakes = [0.0] * len(shares)
    for place in order[:chosen]:
        stakes[place] = shares[place] - kept / back
    ends = (kept + back * stake for stake in stakes)
    growth = sum(share * log(end) for share, end in zip(shares, ends, strict=True) if share > 0)
    return stakes, growth


@dataclass(frozen=True)
class Month:
    """What an hour and a month of sessions cost, in cents; quantiles are of a month's result."""

    an_hour: float
    a_month: float
    deviation: float
    quantiles: dict[float, int]
    ahead: float


def month(
    spectrum: Spectrum, *, pace: float, hours: float, sessions: int, shares: Sequence[float]
) -> Month:
    """Flat play at so many spins an hour, so many hours a session, so many sessions a month."""
    spins = round(pace * hours) * sessions
    if spins < 1:
        raise CannotLay("a month without a spin costs nothing")
    found = windowed(spectrum, spins)
    return Month(
        an_hour=-float(spectrum.mean) * pace,
        a_month=-found.mean,
        deviation=found.deviation,
        quantiles={share: found.quantile(share) for share in shares},
        ahead=found.above(0),
    )
