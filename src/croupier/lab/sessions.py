"""Many sessions of one strategy: planned once, played in chunks, and added up.

A chunk is a pure function of the plan and of the numbers of its sessions, and what it returns can
be added to any other chunk's in any order. So the result hangs on the seed alone, and not on how
many cores or machines played it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from croupier.lab.line import NARROW_MAX, line_kernel_for
from croupier.lab.lockstep import KINDS, Kind, kernel_for
from croupier.lab.steps import PITCH, memory_kernel_for, steps_kernel_for
from croupier.lab.strategies import (
    LABOUCHERE,
    NAMED,
    Strategy,
    failures_of,
    find_strategy,
    read_strategy,
)
from croupier.lab.streams import LANES, bits_for, stream_key
from croupier.lab.terms import AtLimit, Terms
from croupier.lab.wagers import CannotLay

Array = np.ndarray[Any, np.dtype[Any]]

SESSIONS_MAX = 10**12
SPINS_MAX = 10**9
STACK_MAX = 10**13
_CHUNK_SPINS = 1 << 26
_BATCHES_MAX = 512
_PATH_POINTS = 400
_INT16_ROOM = 1 << 15
_INT32_ROOM = 1 << 30
#: Floats hold whole numbers of 53 bits; three are kept for a quotient's rounding.
_FLOAT_ROOM = 1 << 50


@dataclass(frozen=True)
class SessionPlan:
    """All that a chunk must know, in numbers that travel."""

    seed: int
    sessions: int
    spins: int
    start: int
    goal: int
    #: A named strategy, or a file's name with its text.
    strategy: str
    strategy_text: str
    limit: AtLimit
    total: int
    cuts: tuple[int, ...]
    nets: tuple[int, ...]
    one: int
    most: int
    #: Amounts are counted in this many cents inside the kernel.
    grain: int
    costs: tuple[int, ...] = ()
    table: tuple[tuple[int, ...], ...] = ()

    def find_strategy(self) -> Strategy:
        """The strategy, read anew wherever the chunk is played."""
        if self.strategy in NAMED:
            return find_strategy(self.strategy)
        return read_strategy(self.strategy, self.strategy_text)

    @property
    def first(self) -> int:
        """The first stack in grains. What is left of it is never won or lost."""
        return self.start // self.grain

    @property
    def rest(self) -> int:
        """The cents of the first stack that make no whole grain."""
        return self.start % self.grain

    @property
    def goal_at(self) -> int | None:
        """The first stack in grains that reaches the goal."""
        return -(-(self.goal - self.rest) // self.grain) if self.goal else None

    @property
    def kind(self) -> Kind:
        """The kind of number that no amount of any session can leave."""
        gain = max(map(abs, self.nets)) * self.most * self.spins
        # Beside stacks, there are all stakes, and what the most units cost after one more.
        reach = self.first + gain + (self.one + self.spins) * (self.most + 1)
        if reach < _INT32_ROOM:
            return "int32"
        is_plain = self.strategy in NAMED and not self.find_strategy().has_memory
        return "float64" if is_plain and reach < _FLOAT_ROOM else "int64"


def plan_sessions(
    terms: Terms,
    strategy: Strategy,
    *,
    sessions: int,
    spins: int,
    stack: int,
    seed: int,
    goal: int = 0,
) -> SessionPlan:
    """A plan, or CannotLay with what is wrong with it."""
    _check(terms, sessions=sessions, spins=spins, stack=stack, goal=goal)
    named = strategy.name in NAMED
    linear = terms.is_linear
    # A named strategy does not read the stack, so the stack need be no multiple.
    grain = terms.grain if named and linear else 1
    nets = terms.wagers.spectrum.nets if linear else terms.steps[1][1]
    return SessionPlan(
        seed=seed,
        sessions=sessions,
        spins=spins,
        start=stack,
        goal=goal,
        strategy=strategy.name,
        strategy_text="" if named else strategy.text,
        limit=terms.limit_rule if linear else terms.at_limit,
        total=sum(outcome.weight for outcome, _ in terms.ordered),
        cuts=terms.cuts,
        nets=tuple(net // grain for net in nets),
        one=terms.wagers.cost // grain,
        most=terms.most,
        grain=grain,
        costs=() if linear else tuple(cost for cost, _ in terms.steps),
        table=() if linear else tuple(row for _, row in terms.steps),
    )


def _check(terms: Terms, *, sessions: int, spins: int, stack: int, goal: int) -> None:
    if not 1 <= sessions <= SESSIONS_MAX:
        raise CannotLay(f"{sessions:,} sessions cannot be played; 1 to {SESSIONS_MAX:,} can")
    if not 1 <= spins <= SPINS_MAX:
        raise CannotLay(f"{spins:,} spins a session are not played; 1 to {SPINS_MAX:,} are")
    if not terms.wagers.cost <= stack <= STACK_MAX:
        raise CannotLay(
            f"a stack of {stack} cents does not do; the wagers cost {terms.wagers.cost} cents, "
            f"and at most {STACK_MAX} are kept"
        )
    if goal and goal <= stack:
        raise CannotLay(f"a goal of {goal} cents is reached before the first spin")


@dataclass
class Tally:
    """What sessions came to. Two tallies add up to that of all their sessions."""

    sessions: int = 0
    #: Of final stacks less the first, and of the squares of that, in cents.
    gained: int = 0
    squares: int = 0
    staked: int = 0
    ruined: int = 0
    ahead: int = 0
    lowest: int | None = None
    highest: int | None = None
    #: How many sessions ended in each bin, by the bin's number; see `bin_width`.
    bins: Counter[int] = field(default_factory=Counter)
    #: The stacks of the first sessions along the way: a row for each moment.
    paths: Array | None = None

    def add(self, other: "Tally") -> None:
        """Add another tally to this one."""
        self.sessions += other.sessions
        self.gained += other.gained
        self.squares += other.squares
        self.staked += other.staked
        self.ruined += other.ruined
        self.ahead += other.ahead
        lows = [each for each in (self.lowest, other.lowest) if each is not None]
        highs = [each for each in (self.highest, other.highest) if each is not None]
        self.lowest, self.highest = min(lows, default=None), max(highs, default=None)
        self.bins.update(other.bins)
        self.paths = other.paths if self.paths is None else self.paths

    @property
    def mean(self) -> float:
        """What a session gains, in cents."""
        return self.gained / self.sessions

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        if self.sessions < 2:
            return float("inf")
        spread = (self.squares - self.gained**2 / self.sessions) / (self.sessions - 1)
        return sqrt(max(0.0, spread) / self.sessions)

    def proportion(self, count: int) -> tuple[float, float]:
        """A share of the sessions with its standard error."""
        share = count / self.sessions
        return share, sqrt(share * (1 - share) / self.sessions)

    def bounds(self, count: int, reach: float) -> tuple[float, float]:
        """Wilson's interval for a share: right for none and for all of the sessions too."""
        return wilson(count, self.sessions, reach)

    def quantile(self, share: float, width: int) -> int:
        """The bin in which this share of the sessions has ended, by its lower edge in cents."""
        wanted, below = share * self.sessions, 0
        for number in sorted(self.bins):
            below += self.bins[number]
            if below >= wanted:
                return number * width
        return (self.highest or 0) // width * width


def wilson(count: int, total: int, reach: float) -> tuple[float, float]:
    """Wilson's interval for `count` of `total`, so many standard deviations wide either way.

    >>> [round(bound, 4) for bound in wilson(0, 100, 1.96)]
    [0.0, 0.037]
    """
    share, square = count / total, reach * reach
    middle = (share + square / (2 * total)) / (1 + square / total)
    half = reach * sqrt(share * (1 - share) / total + square / (4 * total * total))
    half /= 1 + square / total
    return middle - half if count else 0.0, middle + half if count < total else 1.0


def bin_width(plan: SessionPlan) -> int:
    """How many cents go into one bin of final stacks; 500 bins hold the first stack."""
    return max(plan.grain, -(-plan.start // 500 // plan.grain) * plan.grain)


def chunks(plan: SessionPlan) -> Iterator[tuple[int, int]]:
    """First batch and number of sessions of each chunk.

    The first has one batch alone: it is played before the others, since its code is compiled then.
    """
    batches = max(1, min(_BATCHES_MAX, _CHUNK_SPINS // (plan.spins * LANES)))
    size = batches * LANES
    yield 0, min(LANES, plan.sessions)
    for first in range(LANES, plan.sessions, size):
        yield first // LANES, min(size, plan.sessions - first)


def play_chunk(plan: SessionPlan, first: int, count: int) -> Tally:
    """Some sessions of the plan, from a batch on."""
    final, staked, paths = play_arrays(plan, first, count)
    tally = tally_of(
        final, staked, start=plan.start, least=_least_cost(plan), width=bin_width(plan)
    )
    tally.paths = paths if first == 0 else None
    return tally


def tally_of(final: Array, staked: Array, *, start: int, least: int, width: int) -> Tally:
    """What sessions came to that began with a stack; one below the least wager is ruined."""
    gains = final - start
    return Tally(
        sessions=len(final),
        gained=int(gains.sum()),
        squares=_sum_of_squares(gains),
        staked=int(staked.sum()),
        ruined=int(np.count_nonzero(final < least)),
        ahead=int(np.count_nonzero(gains > 0)),
        lowest=int(final.min()),
        highest=int(final.max()),
        bins=_binned(final, width),
    )


def play_arrays(plan: SessionPlan, first: int, count: int) -> tuple[Array, Array, Array]:
    """Final stacks and stakes of each session, in cents, and the way of the first 128."""
    strategy, wide = plan.find_strategy(), bits_for(plan.total) == 32
    tabled = bool(plan.costs)
    kind: Kind = "int64" if tabled else plan.kind
    number = KINDS[kind]
    room = -(-count // LANES) * LANES
    final, staked = np.empty(room, number), np.empty(room, number)
    points = min(_PATH_POINTS, plan.spins // 4) if first == 0 else 0
    paths = np.zeros((points, LANES), number)
    key = np.uint64(stream_key(plan.seed, "sessions"))
    draws = (key, first, plan.spins, plan.total, np.array(plan.cuts, np.int64))
    never = np.inf if kind == "float64" else np.iinfo(number).max
    goal = number(never if plan.goal_at is None else plan.goal_at)
    bounds = (number(plan.first), number(plan.most), goal, number(plan.one))
    worth: tuple[Array, Array] = (np.array(plan.nets, np.int64), _by_draw(plan, number))
    found = (final, staked, paths)
    same: Any = {"kind": kind, "unit": plan.one == 1, "wide": wide}
    even = plan.nets == (1, -1)
    with failures_of(strategy):
        if tabled:
            worth = (np.array(plan.costs, np.int64), np.array(plan.table, np.int64))
            steps_kernel_for(strategy, plan.limit, wide=wide)(draws, worth, bounds, *found)
        elif strategy.name == LABOUCHERE:
            narrow = plan.most < NARROW_MAX
            play = line_kernel_for(strategy, plan.limit, **same, even=even, narrow=narrow)
            play(draws, worth, bounds, *found)
        elif strategy.has_memory:
            memory = np.empty(LANES * PITCH, np.int64)
            memory_kernel_for(strategy, plan.limit, **same)(draws, worth, bounds, memory, *found)
        else:
            play = kernel_for(strategy, plan.limit, **same, even=even, room=plan.most * plan.one)
            play(draws, worth, bounds, *found)
    by = 1 if tabled else plan.one * plan.grain
    return (
        final[:count].astype(np.int64) * plan.grain + plan.rest,
        staked[:count].astype(np.int64) * by,
        paths[:, :count].astype(np.int64) * plan.grain + plan.rest,
    )


def _by_draw(plan: SessionPlan, number: Any) -> Array:
    """What each draw brings to one unit, in a kind as small as may be; none of too many draws."""
    small = max(map(abs, plan.nets)) * 2 < _INT16_ROOM
    draws = np.arange(0 if bits_for(plan.total) == 32 else plan.total)
    found = np.array(plan.nets, np.int64)[np.searchsorted(plan.cuts, draws, side="right")]
    return found.astype(np.int16 if small else number)


def _least_cost(plan: SessionPlan) -> int:
    """Who has less than this can lay no wager any more."""
    if plan.costs:
        return min(cost for cost in plan.costs if cost)
    return plan.one * plan.grain


def _sum_of_squares(values: Array) -> int:
    """Exactly, though a square or the sum may leave 64 bits: by halves of 24 bits."""
    amounts = np.abs(values).astype(np.uint64)
    parts = [(amounts >> np.uint64(24 * part)) & np.uint64(0xFFFFFF) for part in range(3)]
    total = 0
    for one in range(3):
        for other in range(3):
            total += int((parts[one] * parts[other]).sum()) << (24 * (one + other))
    return total


def _binned(final: Array, width: int) -> Counter[int]:
    numbers, counts = np.unique(final // width, return_counts=True)
    return Counter(dict(zip(numbers.tolist(), counts.tolist(), strict=True)))
