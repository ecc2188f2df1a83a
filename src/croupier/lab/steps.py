"""Sessions as machine code where lockstep does not do, session by session in part or in whole.

A strategy with a memory looks up what it likes, which no vector instruction does; its amounts are
still computed in lockstep. Steps that are no multiples of each other are looked up altogether. The
functions here are patterns, as those of `lockstep` are.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from croupier.lab.compiled import can_be_kept, specialise
from croupier.lab.kernels import (
    DRAW,
    GROUP,
    PART,
    SIGNED,
    STATE,
    WORDS,
    class_of,
    seed_lanes,
    width_for,
)
from croupier.lab.lockstep import (
    LIMITS,
    Kernel,
    Kind,
    are_over,
    fixed_for,
    keep_paths,
    quotient,
    value_draws,
)
from croupier.lab.strategies import MEMORY, Strategy
from croupier.lab.streams import LANES, ROWS
from croupier.lab.terms import AtLimit

#: How far apart the memories of two lanes are: were it a power of two, the first numbers of all
#: lanes would fall on a few lines of the processor's cache and drive each other out.
PITCH: Final = MEMORY + 16

STEP: Any = None
LIMIT: int = 0
KIND: Any = None
UNIT: bool = False
_RESTART, _STOP = LIMITS[AtLimit.RESTART], LIMITS[AtLimit.STOP]


def after_refusal(wanted: Any, stack: Any, one: Any, memory: Any) -> Any:
    """What a player stakes instead whom the table refuses so much."""
    if LIMIT == _STOP:
        return KIND(0)
    if LIMIT == _RESTART:
        for place in range(MEMORY):
            memory[place] = 0
        return KIND(STEP(KIND(0), KIND(0), stack, one, memory))
    return wanted


def covered_of(wanted: Any, units: Any, stack: Any, most: Any, goal: Any, one: Any) -> Any:
    """What of the wanted units is laid."""
    wanted = most if wanted > most else wanted
    covered = quotient(stack, one)
    wanted = covered if wanted > covered else wanted
    goes_on = (units > 0) & (wanted > 0) & (stack < goal)
    return wanted if goes_on else KIND(0)


def play_memory(
    draws: Any, worth: Any, bounds: Any, memory: Any, final: Any, staked: Any, paths: Any
) -> Any:
    """As `lockstep.play`; `memory` has room for `PITCH` numbers a lane."""
    key, first, spins, total, cuts = draws
    nets, by_draw = worth
    start, most, goal, one = bounds
    state, words = np.empty(STATE, np.uint64), np.empty(WORDS, np.uint64)
    parts, out = words.view(PART), np.empty(GROUP, PART)
    signed = out.view(SIGNED)
    values = np.empty(GROUP, by_draw.dtype)
    units, stack = np.empty(LANES, final.dtype), np.empty(LANES, final.dtype)
    net, requested = np.empty(LANES, final.dtype), np.empty(LANES, final.dtype)
    spent = np.empty(LANES, final.dtype)
    groups = (spins + ROWS - 1) // ROWS
    for batch in range(final.shape[0] // LANES):
        seed_lanes(state, key, first + batch)
        memory[:] = 0
        for lane in range(LANES):
            own = memory[lane * PITCH : lane * PITCH + MEMORY]
            wanted = KIND(STEP(KIND(0), KIND(0), start, one, own))
            if wanted > most:
                wanted = after_refusal(wanted, start, one, own)
            units[lane] = covered_of(wanted, KIND(1), start, most, goal, one)
            stack[lane], spent[lane] = start, 0
        for group in range(groups):
            if batch == 0:
                keep_paths(paths, stack, group, groups)
            if are_over(units, group):
                keep_paths(paths, stack, -1 - group if batch == 0 else groups, groups)
                break
            DRAW(state, words, parts, out, total)
            value_draws(signed, values, cuts, nets, by_draw)
            for row in range(min(ROWS, spins - group * ROWS)):
                settle_row(values[row * LANES : (row + 1) * LANES], units, net, stack, spent)
                request_row(requested, units, net, stack, memory, most, one)
                lay_row(requested, units, stack, most, goal, one)
        for lane in range(LANES):
            final[batch * LANES + lane] = stack[lane]
            staked[batch * LANES + lane] = spent[lane]


def settle_row(values: Any, units: Any, net: Any, stack: Any, spent: Any) -> Any:
    """One spin of all lanes: what each brought."""
    for lane in range(LANES):
        net[lane] = units[lane] * values[lane]
        stack[lane] = stack[lane] + net[lane]
        spent[lane] = spent[lane] + units[lane]


def request_row(
    requested: Any, units: Any, net: Any, stack: Any, memory: Any, most: Any, one: Any
) -> Any:
    """What each lane wants to stake next, one after the other."""
    for lane in range(LANES):
        if units[lane] > 0:
            own = memory[lane * PITCH : lane * PITCH + MEMORY]
            wanted = KIND(STEP(units[lane], net[lane], stack[lane], one, own))
            if wanted > most:
                wanted = after_refusal(wanted, stack[lane], one, own)
            requested[lane] = wanted


def lay_row(requested: Any, units: Any, stack: Any, most: Any, goal: Any, one: Any) -> Any:
    """What each lane stakes next."""
    for lane in range(LANES):
        units[lane] = covered_of(requested[lane], units[lane], stack[lane], most, goal, one)


def next_units(
    wanted: Any, stack: Any, memory: Any, most: Any, goal: Any, one: Any, costs: Any
) -> Any:
    """What of the wanted units is laid, where steps may be refused or cost what they like."""
    units = min(wanted, most)
    refused = units > 0 and costs[units] == 0
    if refused and LIMIT == _STOP:
        return 0
    if refused and LIMIT == _RESTART:
        for place in range(MEMORY):
            memory[place] = 0
        units = min(most, STEP(0, 0, stack, one, memory))
    while units > 0 and (costs[units] == 0 or costs[units] > stack):
        units -= 1
    return units if units > 0 and stack < goal else 0


def play_steps(draws: Any, worth: Any, bounds: Any, final: Any, staked: Any, paths: Any) -> Any:
    """The same for steps that are no multiples of each other: a table says what each comes to."""
    key, first, spins, total, cuts = draws
    costs, table = worth
    start, _, goal, one = bounds
    state, words = np.empty(STATE, np.uint64), np.empty(WORDS, np.uint64)
    parts, out = words.view(PART), np.empty(GROUP, PART)
    memory = np.empty((LANES, MEMORY), np.int64)
    units, stack = np.empty(LANES, np.int64), np.empty(LANES, np.int64)
    most = costs.shape[0] - 1
    groups = (spins + ROWS - 1) // ROWS
    for batch in range(final.shape[0] // LANES):
        seed_lanes(state, key, first + batch)
        memory[:] = 0
        for lane in range(LANES):
            wanted = STEP(0, 0, start, one, memory[lane])
            units[lane] = next_units(wanted, start, memory[lane], most, goal, one, costs)
            stack[lane] = start
            staked[batch * LANES + lane] = 0
        for group in range(groups):
            if batch == 0:
                keep_paths(paths, stack, group, groups)
            if are_over(units, group):
                keep_paths(paths, stack, -1 - group if batch == 0 else groups, groups)
                break
            DRAW(state, words, parts, out, total)
            for place in range(min(GROUP, (spins - group * ROWS) * LANES)):
                lane = place % LANES
                laid = units[lane]
                if laid == 0:
                    continue
                net = table[laid, class_of(out[place], cuts)]
                staked[batch * LANES + lane] += costs[laid]
                stack[lane] += net
                wanted = STEP(laid, net, stack[lane], one, memory[lane])
                units[lane] = next_units(wanted, stack[lane], memory[lane], most, goal, one, costs)
        for lane in range(LANES):
            final[batch * LANES + lane] = stack[lane]


def with_memory(units: Any, net: Any, stack: Any, one: Any, memory: Any) -> Any:
    """A strategy of two numbers, put into a memory."""
    wanted, memory[0], memory[1] = STEP(units, net, stack, one, memory[0], memory[1])
    return wanted


@lru_cache(maxsize=64)
def memory_kernel_for(
    strategy: Strategy, limit: AtLimit, *, kind: Kind, unit: bool, wide: bool
) -> Kernel:
    """`play_memory` for one strategy."""
    fixed, text = fixed_for(strategy, limit, kind=kind, unit=unit)
    fixed |= width_for(wide=wide)
    text, kept = f"{text} {wide}", can_be_kept(strategy.step)
    for pattern in (after_refusal, covered_of, value_draws, settle_row, request_row, lay_row):
        fixed[pattern.__name__] = specialise(pattern, text, kept=kept, part=True, **fixed)
    return specialise(play_memory, text, kept=kept, **fixed)


@lru_cache(maxsize=64)
def steps_kernel_for(strategy: Strategy, limit: AtLimit, *, wide: bool) -> Kernel:
    """`play_steps` for one strategy."""
    fixed, text = fixed_for(strategy, limit, kind="int64", unit=False)
    fixed |= width_for(wide=wide)
    text, kept = f"{text} {wide}", can_be_kept(strategy.step)
    if not strategy.has_memory:
        fixed["STEP"] = specialise(with_memory, text, kept=kept, part=True, **fixed)
    fixed["next_units"] = specialise(next_units, text, kept=kept, part=True, **fixed)
    return specialise(play_steps, text, kept=kept, **fixed)
