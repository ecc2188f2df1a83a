"""Spins of the same wagers, over and over: only how often each result came up is kept.

Memory does not grow with the number of spins. Three ways lead to the counts: every spin drawn,
the counts drawn at once (multinomial), or no chance at all but their expectation.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from croupier.lab.kernels import count_below, count_each, count_numbers
from croupier.lab.streams import bits_for, stream_key
from croupier.lab.wagers import CannotLay, Spectrum

Array = np.ndarray[Any, np.dtype[Any]]

SPINS_MAX = 10**15
_BLOCK = 1 << 22
_POINTS = 512
_COMPARED_MAX = 6


@dataclass(frozen=True)
class SpinPlan:
    """All that a block must know, in numbers that travel."""

    seed: int
    spins: int
    nets: tuple[int, ...]
    weights: tuple[int, ...]

    @property
    def total(self) -> int:
        """The number of equally probable ways that a spin can end."""
        return sum(self.weights)


def plan_spins(spectrum: Spectrum, *, spins: int, seed: int) -> SpinPlan:
    """A plan, or CannotLay with what is wrong with it."""
    if not 1 <= spins <= SPINS_MAX:
        raise CannotLay(f"{spins:,} spins cannot be played; 1 to {SPINS_MAX:,} can")
    return SpinPlan(seed, spins, spectrum.nets, spectrum.weights)


@dataclass
class SpinTally:
    """How often each result came up. Tallies of two blocks add up."""

    nets: tuple[int, ...]
    counts: list[int]
    #: What was won or lost in each stretch, by the number of spins up to its end.
    path: dict[int, int] = field(default_factory=dict)

    def add(self, other: "SpinTally") -> None:
        """Add another tally to this one."""
        self.counts = [a + b for a, b in zip(self.counts, other.counts, strict=True)]
        for spins, net in other.path.items():
            self.path[spins] = self.path.get(spins, 0) + net

    @property
    def spins(self) -> int:
        """How many spins are counted."""
        return sum(self.counts)

    @property
    def net(self) -> int:
        """What all of them brought, in cents."""
        return sum(net * count for net, count in zip(self.nets, self.counts, strict=True))

    @property
    def mean(self) -> float:
        """What one of them brought."""
        return self.net / self.spins

    @property
    def error(self) -> float:
        """The standard error of that."""
        pairs = zip(self.nets, self.counts, strict=True)
        squares = sum(net * net * count for net, count in pairs)
        spread = (squares - self.net**2 / self.spins) / max(1, self.spins - 1)
        return sqrt(max(0.0, spread) / self.spins)


def spin_chunks(plan: SpinPlan) -> Iterator[tuple[int, int]]:
    """Number of each block, and how many spins it has."""
    for start in range(0, plan.spins, _BLOCK):
        yield start // _BLOCK, min(_BLOCK, plan.spins - start)


def spin_chunk(plan: SpinPlan, block: int, spins: int) -> SpinTally:
    """One block of the plan."""
    key = np.uint64(stream_key(plan.seed, "spins"))
    cuts = np.cumsum(np.array(plan.weights, np.int64))[:-1]
    counts = _counted(key, block, spins, plan.total, cuts)
    tally = SpinTally(plan.nets, counts)
    blocks = -(-plan.spins // _BLOCK // _POINTS)
    tally.path[min(plan.spins, (block // blocks + 1) * blocks * _BLOCK)] = tally.net
    return tally


def _counted(key: Any, block: int, spins: int, total: int, cuts: Array) -> list[int]:
    if bits_for(total) == 32:
        each = np.zeros(len(cuts) + 1, np.int64)
        count_each(key, block, spins, total, cuts, each)
    elif len(cuts) < _COMPARED_MAX:
        below = np.zeros(len(cuts), np.int64)
        count_below(key, block, spins, total, cuts, below)
        each = np.diff(np.concatenate(([0], below, [spins])))
    else:
        numbers = np.zeros(total, np.int64)
        count_numbers(key, block, spins, total, numbers)
        each = np.add.reduceat(numbers, np.concatenate(([0], cuts)))
    return [int(count) for count in each]


def draw_counts(plan: SpinPlan) -> SpinTally:
    """The counts of all spins drawn at once: as probable as those of spins drawn one by one."""
    generator = np.random.Generator(np.random.PCG64(stream_key(plan.seed, "multinomial")))
    total = plan.total
    counts = generator.multinomial(plan.spins, [weight / total for weight in plan.weights])
    return SpinTally(plan.nets, [int(count) for count in counts])
