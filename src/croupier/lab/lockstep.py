"""Sessions as machine code: 128 of them in lockstep, each with its own column of a batch's draws.

The functions here are patterns. `kernel_for` compiles a copy of them for one strategy and one way
to meet the limit, so that neither costs a branch in the innermost loop.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np

from croupier.lab.compiled import can_be_kept, specialise, uncached
from croupier.lab.kernels import GROUP, STATE, class_of, draw_narrow, draw_wide, seed_lanes
from croupier.lab.strategies import MEMORY, Strategy
from croupier.lab.streams import LANES, ROWS
from croupier.lab.terms import AtLimit

Kernel = Callable[..., None]

#: What a copy is compiled for; these values are never used.
STEP: Any = None
LIMIT: int = 0
UNIT: bool = False
WIDE: bool = False
_RESTART, _MOST, _STOP = 0, 1, 2
LIMITS: Final = {AtLimit.RESTART: _RESTART, AtLimit.MOST: _MOST, AtLimit.STOP: _STOP}
#: With more classes than these, a look into a table is quicker than comparing with every cut.
_COMPARED_MAX: Final = 6
L1, L2, L3, L4, L5 = LANES, 2 * LANES, 3 * LANES, 4 * LANES, 5 * LANES


def turn(
    t: Any,
    net: Any,
    units: Any,
    stack: Any,
    staked: Any,
    a: Any,
    b: Any,
    most: Any,
    goal: Any,
    one: Any,
) -> Any:
    """One spin of one session: what it has now, and what it stakes next."""
    stack = t(stack + net)
    staked = t(staked + units)
    cost = t(1) if UNIT else one
    asked, next_a, next_b = STEP(units, net, stack, cost, a, b)
    asked, next_a, next_b = t(asked), t(next_a), t(next_b)
    beyond = t(asked > most)
    if LIMIT == _RESTART:
        first, first_a, first_b = STEP(t(0), t(0), stack, cost, t(0), t(0))
        asked = t(asked + beyond * t(t(first) - asked))
        next_a = t(next_a + beyond * t(t(first_a) - next_a))
        next_b = t(next_b + beyond * t(t(first_b) - next_b))
        beyond = t(asked > most)
    asked = t(asked * t(beyond == 0)) if LIMIT == _STOP else t(asked - beyond * t(asked - most))
    covered = stack
    if not UNIT:
        # Vector registers divide no integers: a quotient of floats, put right by one if need be.
        covered = t(np.float64(stack) / np.float64(one))
        covered = t(covered - t(t(covered * one) > stack))
        covered = t(covered + t(t(t(covered + t(1)) * one) <= stack))
    asked = t(asked - t(asked > covered) * t(asked - covered))
    goes_on = t(units > 0) * t(asked > 0) * t(stack < goal)
    return t(asked * goes_on), stack, staked, next_a, next_b


def value_draws(out: Any, values: Any, cuts: Any, nets: Any, by_draw: Any) -> Any:
    """What each draw brings to one unit."""
    t = values.dtype.type
    classes = nets.shape[0]
    if classes == 2:
        lost, cut = t(nets[1]), out.dtype.type(cuts[0])
        gain = t(nets[0] - nets[1])
        for place in range(GROUP):
            values[place] = t(lost + t(out[place] < cut) * gain)
    elif classes <= _COMPARED_MAX:
        last = t(nets[classes - 1])
        for place in range(GROUP):
            values[place] = last
        for number in range(classes - 1):
            cut, gain = out.dtype.type(cuts[number]), t(nets[number] - nets[number + 1])
            for place in range(GROUP):
                values[place] = t(values[place] + t(out[place] < cut) * gain)
    elif by_draw.shape[0] > 0:
        for place in range(GROUP):
            values[place] = by_draw[out[place]]
    else:
        for place in range(GROUP):
            values[place] = nets[class_of(out[place], cuts)]


def four_turns(values: Any, now: Any, then: Any, most: Any, goal: Any, one: Any) -> Any:
    """A group of spins for all lanes, from one state to the other.

    Two states, since a store back to where it was read from would become a masked one.
    """
    t = now.dtype.type
    for lane in range(LANES):
        u, s, k, a, b = now[lane], now[L1 + lane], now[L2 + lane], now[L3 + lane], now[L4 + lane]
        v0, v1 = values[lane], values[L1 + lane]
        v2, v3 = values[L2 + lane], values[L3 + lane]
        u, s, k, a, b = turn(t, t(u * v0), u, s, k, a, b, most, goal, one)
        u, s, k, a, b = turn(t, t(u * v1), u, s, k, a, b, most, goal, one)
        u, s, k, a, b = turn(t, t(u * v2), u, s, k, a, b, most, goal, one)
        u, s, k, a, b = turn(t, t(u * v3), u, s, k, a, b, most, goal, one)
        then[lane] = u
        then[L1 + lane] = s
        then[L2 + lane] = k
        then[L3 + lane] = a
        then[L4 + lane] = b


def some_turns(values: Any, state: Any, count: Any, most: Any, goal: Any, one: Any) -> Any:
    """The last spins, fewer than a group."""
    t = state.dtype.type
    for lane in range(LANES):
        u, s, k = state[lane], state[L1 + lane], state[L2 + lane]
        a, b = state[L3 + lane], state[L4 + lane]
        for row in range(count):
            net = t(u * values[row * LANES + lane])
            u, s, k, a, b = turn(t, net, u, s, k, a, b, most, goal, one)
        state[lane], state[L1 + lane], state[L2 + lane] = u, s, k
        state[L3 + lane], state[L4 + lane] = a, b


def start_lanes(state: Any, start: Any, most: Any, goal: Any, one: Any) -> Any:
    """Every session before its first spin."""
    t = state.dtype.type
    for lane in range(LANES):
        first, a, b = STEP(t(0), t(0), t(start), one, t(0), t(0))
        first = t(first)
        if first > most:
            first = t(0) if LIMIT == _STOP else most
        first = min(first, t(start // one))
        if start >= goal:
            first = t(0)
        state[lane], state[L1 + lane], state[L2 + lane] = t(first), t(start), t(0)
        state[L3 + lane], state[L4 + lane] = t(a), t(b)


def play(
    key: Any,
    first: Any,
    spins: Any,
    total: Any,
    cuts: Any,
    nets: Any,
    by_draw: Any,
    start: Any,
    most: Any,
    goal: Any,
    one: Any,
    final: Any,
    staked: Any,
    paths: Any,
) -> Any:
    """Batches of sessions from `first` on: what each ends with, and what it staked in units."""
    state = np.empty(STATE, np.uint64)
    words = np.empty(2 * LANES, np.uint64)
    if WIDE:
        parts = words.view(np.uint32)
        out = np.empty(GROUP, np.uint32)
    else:
        parts = words.view(np.uint16)
        out = np.empty(GROUP, np.uint16)
    values = np.empty(GROUP, final.dtype)
    now, then = np.empty(L5, final.dtype), np.empty(L5, final.dtype)
    groups = spins // ROWS
    every = max(1, groups // max(1, paths.shape[0] - 1))
    for batch in range(final.shape[0] // LANES):
        seed_lanes(state, key, first + batch)
        start_lanes(now, start, most, goal, one)
        for group in range(groups):
            if group % every == 0 and batch == 0 and group // every < paths.shape[0]:
                for lane in range(LANES):
                    paths[group // every, lane] = now[L1 + lane]
            if WIDE:
                draw_wide(state, words, parts, out, total)
            else:
                draw_narrow(state, words, parts, out, total)
            value_draws(out, values, cuts, nets, by_draw)
            four_turns(values, now, then, most, goal, one)
            now, then = then, now
        if spins % ROWS:
            if WIDE:
                draw_wide(state, words, parts, out, total)
            else:
                draw_narrow(state, words, parts, out, total)
            value_draws(out, values, cuts, nets, by_draw)
            some_turns(values, now, spins % ROWS, most, goal, one)
        for lane in range(LANES):
            final[batch * LANES + lane] = now[L1 + lane]
            staked[batch * LANES + lane] = now[L2 + lane]


def next_units(
    asked: Any, stack: Any, memory: Any, most: Any, goal: Any, one: Any, costs: Any
) -> Any:
    """What of the asked units is laid, where steps may be refused or cost what they like."""
    tabled = costs.shape[0] > 0
    top = costs.shape[0] - 1 if tabled else most
    units = min(asked, top)
    refused = units > 0 and costs[units] == 0 if tabled else asked > top
    if refused and LIMIT == _STOP:
        return 0
    if refused and LIMIT == _RESTART:
        for place in range(MEMORY):
            memory[place] = 0
        units = min(top, STEP(0, 0, stack, one, memory))
    if not tabled:
        units = min(units, stack // one)
    while units > 0 and tabled and (costs[units] == 0 or costs[units] > stack):
        units -= 1
    return units if units > 0 and stack < goal else 0


def play_steps(
    key: Any,
    first: Any,
    spins: Any,
    total: Any,
    cuts: Any,
    nets: Any,
    start: Any,
    most: Any,
    goal: Any,
    one: Any,
    costs: Any,
    table: Any,
    final: Any,
    staked: Any,
    paths: Any,
) -> Any:
    """The same for strategies with a memory, and for steps that are no multiples of each other."""
    state = np.empty(STATE, np.uint64)
    words = np.empty(2 * LANES, np.uint64)
    if WIDE:
        parts = words.view(np.uint32)
        out = np.empty(GROUP, np.uint32)
    else:
        parts = words.view(np.uint16)
        out = np.empty(GROUP, np.uint16)
    memory = np.empty((LANES, MEMORY), np.int64)
    units, stack = np.empty(LANES, np.int64), np.empty(LANES, np.int64)
    groups = (spins + ROWS - 1) // ROWS
    every = max(1, groups // max(1, paths.shape[0] - 1))
    for batch in range(final.shape[0] // LANES):
        seed_lanes(state, key, first + batch)
        for lane in range(LANES):
            for place in range(MEMORY):
                memory[lane, place] = 0
            asked = STEP(0, 0, start, one, memory[lane])
            units[lane] = next_units(asked, start, memory[lane], most, goal, one, costs)
            stack[lane] = start
            staked[batch * LANES + lane] = 0
        for group in range(groups):
            if group % every == 0 and batch == 0 and group // every < paths.shape[0]:
                for lane in range(LANES):
                    paths[group // every, lane] = stack[lane]
            if WIDE:
                draw_wide(state, words, parts, out, total)
            else:
                draw_narrow(state, words, parts, out, total)
            for place in range(min(GROUP, (spins - group * ROWS) * LANES)):
                lane = place % LANES
                laid = units[lane]
                if laid == 0:
                    continue
                kind = class_of(out[place], cuts)
                net = table[laid, kind] if costs.shape[0] > 0 else laid * nets[kind]
                staked[batch * LANES + lane] += costs[laid] if costs.shape[0] > 0 else laid
                stack[lane] += net
                asked = STEP(laid, net, stack[lane], one, memory[lane])
                units[lane] = next_units(asked, stack[lane], memory[lane], most, goal, one, costs)
        for lane in range(LANES):
            final[batch * LANES + lane] = stack[lane]


def with_memory(units: Any, net: Any, stack: Any, one: Any, memory: Any) -> Any:
    """A strategy of two numbers, put into a memory."""
    asked, memory[0], memory[1] = STEP(units, net, stack, one, memory[0], memory[1])
    return asked


@lru_cache(maxsize=64)
def kernel_for(strategy: Strategy, limit: AtLimit, *, unit: bool, wide: bool) -> Kernel:
    """`play` for one strategy."""
    text = f"{strategy.digest} {limit} {unit} {wide}"
    fixed: dict[str, object] = {"LIMIT": LIMITS[limit], "UNIT": unit, "WIDE": wide}
    fixed["STEP"], kept = uncached(strategy.step), can_be_kept(strategy.step)
    fixed["turn"] = specialise(turn, text, kept=kept, **fixed)
    for pattern in (value_draws, four_turns, some_turns, start_lanes):
        fixed[pattern.__name__] = specialise(pattern, text, kept=kept, **fixed)
    return specialise(play, text, kept=kept, **fixed)


@lru_cache(maxsize=64)
def steps_kernel_for(strategy: Strategy, limit: AtLimit, *, wide: bool) -> Kernel:
    """`play_steps` for one strategy."""
    text = f"{strategy.digest} {limit} {wide}"
    fixed: dict[str, object] = {"LIMIT": LIMITS[limit], "WIDE": wide}
    fixed["STEP"], kept = uncached(strategy.step), can_be_kept(strategy.step)
    if not strategy.has_memory:
        fixed["STEP"] = specialise(with_memory, text, kept=kept, **fixed)
    fixed["next_units"] = specialise(next_units, text, kept=kept, **fixed)
    return specialise(play_steps, text, kept=kept, **fixed)
