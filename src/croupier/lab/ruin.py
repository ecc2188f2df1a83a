"""Sessions of a strategy without chance: every state that can be reached, and how probable it is.

The states are found with the very function that plays simulated sessions. Each is a stack, the
units that lie there and the strategy's two numbers; a spin leads from one to another for each way
it can end. Probabilities are carried forward spin by spin.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from croupier.lab import lockstep
from croupier.lab.compiled import can_be_kept, compiled, specialise
from croupier.lab.flat import flat_ending, flat_stack
from croupier.lab.remembered import follow_memory, slot_of
from croupier.lab.sessions import Array, SessionPlan
from croupier.lab.strategies import Strategy, failures_of
from croupier.lab.terms import AtLimit
from croupier.lab.wagers import CannotLay

STATES_MAX = 1 << 20
#: Additions after which states are not followed any more: some seconds.
_WORK_MAX: Final = 1 << 32
#: Longer sessions cannot be followed within that, however few states they have.
_SPINS_MAX: Final = 1 << 22
_FLAT: Final = "flat"
_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
turn: Any = None
STEP: Any = None
LIMIT = 0


@dataclass(frozen=True)
class Ending:
    """How a session ends: final stacks in cents with their probabilities.

    Of some strategies a little is left unfollowed. Of it is known how probable it is, and what is
    in hand there in the mean; every figure then has a least and a most.
    """

    stacks: Array
    probabilities: Array
    start: int
    least: int
    left: float = 0.0
    left_stack: float = 0.0

    @property
    def is_exact(self) -> bool:
        """Whether all of it was followed."""
        return self.left == 0

    @property
    def bounds(self) -> dict[str, tuple[float, float]]:
        """The least and the most that gain, ruin and being ahead can be."""
        ruin, ahead, lost = self.ruin, self.ahead, self.mean - self.left * self.start
        return {
            "gain": (lost, lost + self.left_stack),
            "ruin": (ruin, ruin + self.left),
            "ahead": (ahead, ahead + self.left),
        }

    @property
    def mean(self) -> float:
        """The expected gain of what was followed, in cents."""
        return float(self.probabilities @ (self.stacks - self.start))

    @property
    def deviation(self) -> float:
        """The standard deviation of the gain."""
        gains = self.stacks - self.start
        return float(np.sqrt(self.probabilities @ (gains - self.mean) ** 2))

    @property
    def ruin(self) -> float:
        """The probability of being left with less than a unit costs."""
        return float(self.probabilities[self.stacks < self.least].sum())

    @property
    def ahead(self) -> float:
        """The probability of leaving with more than one came with."""
        return float(self.probabilities[self.stacks > self.start].sum())


def exact_ending(plan: SessionPlan) -> Ending | None:
    """How a session of the plan ends, or None where it is too much to follow."""
    strategy = plan.find_strategy()
    if plan.costs:
        return None
    with failures_of(strategy):
        if strategy.has_memory:
            return _remembered(plan, strategy)
        found = _flat(plan) if plan.strategy == _FLAT else None
        found = found or _followed(plan, strategy)
    if found is None:
        return None
    stacks, probabilities = found
    return Ending(stacks * plan.grain + plan.rest, probabilities, plan.start, plan.one * plan.grain)


def _remembered(plan: SessionPlan, strategy: Strategy) -> Ending | None:
    chances = _chances(plan)
    if chances @ np.array(plan.nets) > 0:
        # What is left may gain in the mean, and nobody knows how much.
        return None
    found = follow_memory(plan, strategy, chances)
    if found is None:
        return None
    return Ending(
        found.stacks * plan.grain + plan.rest,
        found.probabilities,
        plan.start,
        plan.one * plan.grain,
        found.left,
        found.left_stack * plan.grain + found.left * plan.rest,
    )


def _flat(plan: SessionPlan) -> tuple[Array, Array] | None:
    nets, chances = np.array(plan.nets, np.int64), _chances(plan)
    return flat_ending(
        nets, chances, start=plan.first, one=plan.one, goal=plan.goal_at, spins=plan.spins
    )


def _chances(plan: SessionPlan) -> Array:
    ends = np.array([*plan.cuts, plan.total], float)
    return np.diff(ends, prepend=0.0) / plan.total


def _followed(plan: SessionPlan, strategy: Strategy) -> tuple[Array, Array] | None:
    """Stacks and probabilities of any strategy, by way of its states."""
    if plan.spins > _SPINS_MAX:
        return None
    explore, carry = _functions(strategy, plan.limit, plan.one == 1)
    states = np.zeros((STATES_MAX, 4), np.int64)
    following = np.zeros((STATES_MAX, len(plan.nets)), np.int32)
    levels = np.zeros(plan.spins + 2, np.int64)
    slots = np.full(4 * STATES_MAX, -1, np.int32)
    goal = np.iinfo(np.int64).max if plan.goal_at is None else plan.goal_at
    nets = np.array(plan.nets, np.int64)
    amounts = map(np.int64, (plan.first, plan.most, goal, plan.one))
    count = explore(nets, *amounts, states, following, levels, slots)
    if count < 0 or int(levels[: plan.spins].sum()) * len(nets) > _WORK_MAX:
        return None
    found = carry(following[:count], _chances(plan), levels, plan.spins)
    stacks, places = np.unique(states[:count, 1], return_inverse=True)
    return stacks, np.bincount(places, weights=found, minlength=len(stacks))


@lru_cache(maxsize=32)
def _functions(strategy: Strategy, limit: AtLimit, unit: bool) -> tuple[Any, Any]:
    fixed, text = lockstep.fixed_for(strategy, limit, kind="int64", unit=unit)
    text, kept = f"exact {text}", can_be_kept(strategy.step)
    fixed["turn"] = specialise(lockstep.turn, text, kept=kept, **fixed)
    return specialise(explore_states, text, kept=kept, **fixed), carry_forward


@compiled
def find_state(u: Any, s: Any, a: Any, b: Any, states: Any, slots: Any, count: Any) -> Any:
    """The number of a state, which is `count` for a new one; it is then added."""
    mixed = np.uint64(u) * _MULTIPLIER ^ np.uint64(s)
    mixed = (mixed * _MULTIPLIER) ^ np.uint64(a)
    mixed = (mixed * _MULTIPLIER) ^ np.uint64(b)
    size = slots.shape[0]
    slot = slot_of(mixed, size)
    while slots[slot] >= 0:
        known = slots[slot]
        same = states[known, 0] == u and states[known, 1] == s
        if same and states[known, 2] == a and states[known, 3] == b:
            return known
        slot = (slot + 1) & (size - 1)
    if count < states.shape[0]:
        slots[slot] = count
        states[count, 0], states[count, 1], states[count, 2], states[count, 3] = u, s, a, b
    return count


def explore_states(
    nets: Any,
    start: Any,
    most: Any,
    goal: Any,
    one: Any,
    states: Any,
    following: Any,
    levels: Any,
    slots: Any,
) -> Any:
    """Every state that the spins of a session can lead to; below zero if there are too many."""
    first, a, b = STEP(np.int64(0), np.int64(0), start, one, np.int64(0), np.int64(0))
    if first > most:
        first = 0 if LIMIT == 2 else most
    first = min(first, start // one)
    find_state(first, start, a, b, states, slots, 0)
    count, done = 1, 0
    for level in range(levels.shape[0] - 1):
        levels[level] = count
        end = count
        while done < end:
            u, s = states[done, 0], states[done, 1]
            a, b = states[done, 2], states[done, 3]
            for kind in range(nets.shape[0]):
                if u == 0:
                    following[done, kind] = done
                    continue
                n, t, _, c, d = turn(u * nets[kind], u, s, 0, a, b, most, goal, one)
                if n == 0:
                    c, d = np.int64(0), np.int64(0)
                number = find_state(n, t, c, d, states, slots, count)
                if number >= states.shape[0]:
                    return -1
                count += number == count
                following[done, kind] = number
            done += 1
    levels[levels.shape[0] - 1] = count
    return count


@compiled
def carry_forward(following: Any, chances: Any, levels: Any, spins: Any) -> Any:
    """The probability of each state after the last spin."""
    now = np.zeros(following.shape[0])
    then = np.zeros(following.shape[0])
    now[0] = 1.0
    for spin in range(spins):
        for state in range(levels[spin + 1]):
            then[state] = 0.0
        for state in range(levels[spin]):
            share = now[state]
            if share > 0.0:
                for kind in range(chances.shape[0]):
                    then[following[state, kind]] += share * chances[kind]
        now, then = then, now
    return now


def stack_needed(plan: SessionPlan, chance: float, *, most: int) -> int | None:
    """The smallest stack, in steps of what a spin costs, ruined no more often than `chance`.

    Flat stakes are asked for. With them a larger stack is ruined no more often: of two players on
    the same spins the richer is ahead by the same amount until the poorer cannot stake any more, so
    whenever the richer is ruined the poorer is. Where stakes follow what was laid, and what was
    laid follows the stack, nothing of the kind is known.

    None where even `most` does not do, or where it is too much to follow.
    """
    if not 0 < chance < 1:
        raise CannotLay(f"{chance} is no chance of ruin; between 0 and 1 is wanted")
    if plan.strategy != _FLAT:
        raise CannotLay(
            f"the stack that {plan.strategy} needs is not searched for; that of flat stakes is"
        )
    if plan.costs:
        return None
    nets, reach = np.array(plan.nets, np.int64), most // plan.grain
    found = flat_stack(
        nets, _chances(plan), one=plan.one, most=reach, spins=plan.spins, ruin=chance
    )
    return None if found is None else found * plan.grain
