"""Many sessions of one strategy: planned once, played in chunks, and added up.

A chunk is a pure function of the plan and of the numbers of its sessions, and what it returns can
be added to any other chunk's in any order. So the result hangs on the seed alone, and not on how
many cores or machines played it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import gcd, sqrt
from typing import Any

import numpy as np

from croupier.lab.lockstep import kernel_for, steps_kernel_for
from croupier.lab.strategies import NAMED, Strategy, find_strategy, read_strategy
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
_INT32_ROOM = 1 << 30


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
    def is_narrow(self) -> bool:
        """Whether no amount of any session can leave 32 bits."""
        gain = max(map(abs, self.nets)) * self.most * self.spins
        return self.start // self.grain + gain + self.most * self.spins < _INT32_ROOM


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
    grain = gcd(terms.grain, stack, goal) if named and terms.is_linear else 1
    linear = terms.is_linear
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


def bin_width(plan: SessionPlan) -> int:
    """How many cents go into one bin of final stacks; 500 bins hold the first stack."""
    return max(plan.grain, -(-plan.start // 500 // plan.grain) * plan.grain)


def chunks(plan: SessionPlan) -> Iterator[tuple[int, int]]:
    """First batch and number of sessions of each chunk."""
    batches = max(1, min(_BATCHES_MAX, _CHUNK_SPINS // (plan.spins * LANES)))
    size = batches * LANES
    for first in range(0, plan.sessions, size):
        yield first // LANES, min(size, plan.sessions - first)


def play_chunk(plan: SessionPlan, first: int, count: int) -> Tally:
    """Some sessions of the plan, from a batch on."""
    final, staked, paths = play_arrays(plan, first, count)
    gains = final - plan.start
    return Tally(
        sessions=count,
        gained=int(gains.sum()),
        squares=_sum_of_squares(gains),
        staked=int(staked.sum()),
        ruined=int(np.count_nonzero(final < _least_cost(plan))),
        ahead=int(np.count_nonzero(gains > 0)),
        lowest=int(final.min()),
        highest=int(final.max()),
        bins=_binned(final, bin_width(plan)),
        paths=paths if first == 0 else None,
    )


def play_arrays(plan: SessionPlan, first: int, count: int) -> tuple[Array, Array, Array]:
    """Final stacks and stakes of each session, in cents, and the way of the first 128."""
    strategy, wide = plan.find_strategy(), bits_for(plan.total) == 32
    tabled = bool(plan.costs)
    kind = np.int32 if plan.is_narrow and not tabled and not strategy.has_memory else np.int64
    room = -(-count // LANES) * LANES
    final, staked = np.empty(room, kind), np.empty(room, kind)
    points = min(_PATH_POINTS, plan.spins // 4) if first == 0 else 0
    paths = np.zeros((points, LANES), kind)
    key = np.uint64(stream_key(plan.seed, "sessions"))
    cuts, nets = np.array(plan.cuts, np.int64), np.array(plan.nets, np.int64)
    goal = plan.goal // plan.grain or np.iinfo(kind).max
    draws = (key, first, plan.spins, plan.total, cuts)
    amounts = (plan.start // plan.grain, plan.most, goal, plan.one)
    if tabled or strategy.has_memory:
        costs = np.array(plan.costs, np.int64)
        table = np.array(plan.table or ((0,),), np.int64)
        play = steps_kernel_for(strategy, plan.limit, wide=wide)
        play(*draws, nets, *map(np.int64, amounts), costs, table, final, staked, paths)
    else:
        by_draw = np.zeros(0, kind) if wide else _by_draw(plan).astype(kind)
        play = kernel_for(strategy, plan.limit, unit=plan.one == 1, wide=wide)
        play(*draws, nets.astype(kind), by_draw, *map(kind, amounts), final, staked, paths)
    by = 1 if tabled else plan.one * plan.grain
    wide_final = final[:count].astype(np.int64) * plan.grain
    return wide_final, staked[:count].astype(np.int64) * by, paths[:, :count] * plan.grain


def _by_draw(plan: SessionPlan) -> Array:
    draws = np.arange(plan.total)
    return np.array(plan.nets, np.int64)[np.searchsorted(plan.cuts, draws, side="right")]


def _least_cost(plan: SessionPlan) -> int:
    """Who has less than this can lay no wager any more."""
    if plan.costs:
        return min(cost for cost in plan.costs if cost)
    return plan.one * plan.grain


def _sum_of_squares(values: Array) -> int:
    """Exactly, though the sum may leave 64 bits."""
    squares = (values * values).astype(np.uint64)
    high, low = squares >> np.uint64(32), squares & np.uint64(0xFFFFFFFF)
    return (int(high.sum()) << 32) + int(low.sum())


def _binned(final: Array, width: int) -> Counter[int]:
    numbers, counts = np.unique(final // width, return_counts=True)
    return Counter(dict(zip(numbers.tolist(), counts.tolist(), strict=True)))
