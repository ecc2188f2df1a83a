"""Sessions of a strategy with a memory, without chance: as many of their states as can be followed.

A state is a stack, the units that lie there and the whole memory. There may be more of them than
anybody can follow; then those that are hardly ever reached are left, and what they would come to is
bounded: no stack ends below nothing, and where wagers lose in the mean, none gains in the mean.
"""

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from croupier.lab.compiled import can_be_kept, compiled, specialise
from croupier.lab.lockstep import fixed_for
from croupier.lab.sessions import Array, SessionPlan
from croupier.lab.steps import after_refusal, covered_of
from croupier.lab.strategies import LABOUCHERE, MEMORY, Strategy
from croupier.lab.terms import AtLimit

STATES_MAX: Final = 1 << 22
#: Numbers of memories that are kept, and additions that are made: some seconds.
_NUMBERS_MAX: Final = 1 << 26
_WORK_MAX: Final = 1 << 32
#: States that are less probable than this when they are met are left: roughly first, then finer.
_RARE: Final = (2e-8, 4e-9, 1e-9, 1e-11, 0.0)
#: With more left than this, the bounds say too little.
LEFT_MAX: Final = 0.1
_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
STEP: Any = None
KIND: Any = None
forget: Any = None


class Followed(NamedTuple):
    """Stacks with their probabilities, and how much was left at which stack in the mean."""

    stacks: Array
    probabilities: Array
    left: float
    left_stack: float


def follow_memory(plan: SessionPlan, strategy: Strategy, chances: Array) -> Followed | None:
    """How sessions end, as far as they can be followed; None where that is not far enough."""
    nets = np.array(plan.nets, np.int64)
    goal = np.iinfo(np.int64).max if plan.goal_at is None else plan.goal_at
    amounts = tuple(map(np.int64, (plan.first, plan.most, goal, plan.one)))
    follow = _function(strategy, plan.limit, plan.one == 1)
    size = min(STATES_MAX, (1 << 24) // len(nets))
    found = None
    for rare in _RARE:
        states = np.zeros((size, 4), np.int64)
        held = np.zeros(size)
        left = np.zeros(2)
        kept = (np.zeros(_NUMBERS_MAX, np.int32), np.full((size, len(nets)), -1, np.int32))
        count = follow(nets, chances, plan.spins, *amounts, rare, states, held, left, *kept)
        if count < 0:
            break
        stacks, places = np.unique(states[:count, 1], return_inverse=True)
        shares = np.bincount(places, weights=held[:count], minlength=len(stacks))
        found = Followed(stacks, shares, float(left[0]), float(left[1]))
        if not found.left:
            break
    return found


@lru_cache(maxsize=32)
def _function(strategy: Strategy, limit: AtLimit, unit: bool) -> Any:
    fixed, text = fixed_for(strategy, limit, kind="int64", unit=unit)
    text, is_kept = f"remembered {text}", can_be_kept(strategy.step)
    for pattern in (after_refusal, covered_of):
        fixed[pattern.__name__] = specialise(pattern, text, kept=is_kept, **fixed)
    fixed["forget"] = forget_struck if strategy.name == LABOUCHERE else forget_nothing
    fixed["next_state"] = specialise(next_state, text, kept=is_kept, **fixed)
    return specialise(follow_states, text, kept=is_kept, **fixed)


@compiled
def forget_struck(memory: Any) -> None:
    """Numbers outside a Labouchere's line are never read again."""
    for place in range(2, MEMORY):
        if place < memory[0] or place > memory[1]:
            memory[place] = 0


@compiled
def forget_nothing(memory: Any) -> None:
    """Of what somebody else's strategy keeps, nothing is known."""


@compiled
def slot_of(mixed: Any, size: Any) -> Any:
    """Where the search for a state begins among slots, whose number is a power of two."""
    mixed = (mixed ^ (mixed >> np.uint64(29))) * _MULTIPLIER
    return np.int64((mixed >> np.uint64(20)) & np.uint64(size - 1))


@compiled
def length_of(memory: Any) -> Any:
    """How many numbers of a memory there are before nothing but zeros."""
    length = MEMORY
    while length > 0 and memory[length - 1] == 0:
        length -= 1
    return length


@compiled
def find_memory(
    units: Any, stack: Any, memory: Any, states: Any, numbers: Any, slots: Any, count: Any
) -> Any:
    """The number of a state, which is `count` for a new one; below zero without room for it."""
    length = length_of(memory)
    mixed = np.uint64(units) * _MULTIPLIER ^ np.uint64(stack)
    for place in range(length):
        mixed = (mixed * _MULTIPLIER) ^ np.uint64(memory[place])
    slot = slot_of(mixed, slots.shape[0])
    while slots[slot] >= 0:
        known = slots[slot]
        at = states[known, 2]
        same = states[known, 0] == units and states[known, 1] == stack
        same = same and states[known, 3] == length
        for place in range(length):
            if not same:
                break
            same = numbers[at + place] == memory[place]
        if same:
            return known
        slot = (slot + 1) & (slots.shape[0] - 1)
    at = 0 if count == 0 else states[count - 1, 2] + states[count - 1, 3]
    if count >= states.shape[0] or at + length > numbers.shape[0]:
        return -1
    slots[slot] = count
    states[count, 0], states[count, 1], states[count, 2], states[count, 3] = (
        units,
        stack,
        at,
        length,
    )
    for place in range(length):
        if memory[place] > 0x7FFFFFFF or memory[place] < -0x7FFFFFFF:
            return -1
        numbers[at + place] = memory[place]
    return count


def next_state(
    net: Any, units: Any, stack: Any, memory: Any, most: Any, goal: Any, one: Any
) -> Any:
    """What is staked after a spin, by the very functions that simulated sessions go through."""
    wanted = KIND(STEP(units, net, stack, one, memory))
    if wanted > most:
        wanted = after_refusal(wanted, stack, one, memory)
    laid = covered_of(wanted, KIND(1), stack, most, goal, one)
    if laid == 0:
        memory[:] = 0
    forget(memory)
    return laid


def follow_states(
    nets: Any,
    chances: Any,
    spins: Any,
    start: Any,
    most: Any,
    goal: Any,
    one: Any,
    rare: Any,
    states: Any,
    held: Any,
    left: Any,
    numbers: Any,
    following: Any,
) -> Any:
    """Carry probabilities forward spin by spin, from state to state as these are found.

    How many states there are; below zero where they are too many.
    """
    slots = np.full(4 * states.shape[0], -1, np.int32)
    memory = np.zeros(MEMORY, np.int64)
    now, then = held, np.zeros(states.shape[0])
    laid = next_state(KIND(0), KIND(0), start, memory, most, goal, one)
    count, work = 1, 0
    find_memory(laid, start, memory, states, numbers, slots, 0)
    now[0] = 1.0
    for _ in range(spins):
        known = count
        work += known * nets.shape[0]
        if work > _WORK_MAX or left[0] > LEFT_MAX:
            return -1
        for state in range(known):
            share = now[state]
            now[state] = 0.0
            units, stack = states[state, 0], states[state, 1]
            if share == 0.0:
                continue
            if units == 0:
                then[state] += share
                continue
            if following[state, 0] < 0:
                if share < rare:
                    left[0] += share
                    left[1] += share * stack
                    continue
                for kind in range(nets.shape[0]):
                    at, length = states[state, 2], states[state, 3]
                    memory[:] = 0
                    for place in range(length):
                        memory[place] = numbers[at + place]
                    net = KIND(units * nets[kind])
                    laid = next_state(net, units, stack + net, memory, most, goal, one)
                    number = find_memory(laid, stack + net, memory, states, numbers, slots, count)
                    if number < 0:
                        return -1
                    count += number == count
                    following[state, kind] = number
            for kind in range(nets.shape[0]):
                then[following[state, kind]] += share * chances[kind]
        now, then = then, now
    if left[0] > LEFT_MAX:
        return -1
    for state in range(count):
        held[state] = now[state]
    return count
