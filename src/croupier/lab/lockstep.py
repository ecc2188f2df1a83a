"""Sessions as machine code: 128 of them in lockstep, each with its own column of a batch's draws.

The functions here are patterns. `kernel_for` compiles a copy of them for one strategy and one way
to meet the limit, so that neither costs a branch in the innermost loop.

A copy keeps to one kind of number, since vector instructions do. It is the narrowest that holds
every amount a session can come to: 32 bits, or floats, which are exact for whole numbers of 50
bits and which, unlike integers of 64 bits, processors multiply and divide many at a time.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Literal

import numpy as np

from croupier.lab.compiled import can_be_kept, compiled_part, specialise, uncached
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
from croupier.lab.strategies import NAMED, Strategy
from croupier.lab.streams import LANES, ROWS
from croupier.lab.terms import AtLimit

Kernel = Callable[..., None]
Kind = Literal["int32", "int64", "float64"]
KINDS: Final[dict[Kind, Any]] = {
    "int32": np.int32,
    "int64": np.int64,
    "float64": np.float64,
}

#: What a copy is compiled for; these values are never used.
STEP: Any = None
LIMIT: int = 0
UNIT: bool = False
#: A draw below the only cut wins what is staked, any other loses it.
EVEN: bool = False
KIND: Any = None
REAL: Any = None
FLOATS: bool = False
MENDED: bool = False
_RESTART, _MOST, _STOP = 0, 1, 2
LIMITS: Final = {AtLimit.RESTART: _RESTART, AtLimit.MOST: _MOST, AtLimit.STOP: _STOP}
#: With more classes than these, a lookup in a table is quicker than comparing with every cut.
_COMPARED_MAX: Final = 6
#: Below this, floats of 32 bits divide without fault.
_REAL32_ROOM: Final = 1 << 20
L1, L2, L3, L4, L5, L6, L7 = (count * LANES for count in range(1, 8))


def whole(number: Any) -> Any:
    """The number in the copy's kind."""
    return KIND(number)


def quotient(amount: Any, one: Any) -> Any:
    """How many whole units an amount holds that is at least zero.

    Vector registers divide no integers. With half a cent more no quotient is so near to a whole
    number that the rounding of floats could carry it there.
    """
    if UNIT:
        return amount
    found = (REAL(amount) + REAL(0.5)) * (REAL(1) / REAL(one))
    if FLOATS:
        return np.floor(found)
    units = KIND(found)
    if MENDED:
        # Integers of 64 bits may be too large for a float.
        units -= KIND(units * one > amount)
        units += KIND((units + 1) * one <= amount)
    return KIND(units)


def turn(
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
    stack = KIND(stack + net)
    staked = KIND(staked + units)
    cost = KIND(1) if UNIT else one
    wanted, next_a, next_b = STEP(units, net, stack, cost, a, b)
    wanted, next_a, next_b = KIND(wanted), KIND(next_a), KIND(next_b)
    if LIMIT == _RESTART:
        first, first_a, first_b = STEP(KIND(0), KIND(0), stack, cost, KIND(0), KIND(0))
        beyond = wanted > most
        wanted = KIND(first) if beyond else wanted
        next_a = KIND(first_a) if beyond else next_a
        next_b = KIND(first_b) if beyond else next_b
    held = KIND(0) if LIMIT == _STOP else most
    wanted = held if wanted > most else wanted
    near = stack
    if not UNIT and not MENDED:
        # No more than the most is asked for, so more need not be divided.
        room = KIND(most * one)
        near = room if stack > room else stack
    covered = quotient(near, cost)
    wanted = covered if wanted > covered else wanted
    wanted = wanted if wanted > 0 else KIND(0)
    goes_on = (units > 0) & (stack < goal)
    return wanted if goes_on else KIND(0), stack, staked, next_a, next_b


def value_draws(out: Any, values: Any, cuts: Any, nets: Any, by_draw: Any) -> Any:
    """What each draw brings to one unit. Draws are distinguished as signed numbers."""
    t, d = values.dtype.type, out.dtype.type
    classes = nets.shape[0]
    last = t(nets[classes - 1])
    # Read here and not by a function: arrays that are handed on are counted, each time.
    c0, n0 = d(cuts[0] if classes > 1 else 0), t(nets[0])
    if classes == 2:
        for place in range(GROUP):
            values[place] = n0 if out[place] < c0 else last
    elif classes <= _COMPARED_MAX:
        # Nothing is below a cut that is not there.
        c1, n1 = d(cuts[1] if classes > 2 else 0), t(nets[1] if classes > 2 else 0)
        c2, n2 = d(cuts[2] if classes > 3 else 0), t(nets[2] if classes > 3 else 0)
        c3, n3 = d(cuts[3] if classes > 4 else 0), t(nets[3] if classes > 4 else 0)
        c4, n4 = d(cuts[4] if classes > 5 else 0), t(nets[4] if classes > 5 else 0)
        for place in range(GROUP):
            draw = out[place]
            value = n4 if draw < c4 else last
            value = n3 if draw < c3 else value
            value = n2 if draw < c2 else value
            value = n1 if draw < c1 else value
            values[place] = n0 if draw < c0 else value
    elif by_draw.shape[0] > 0:
        for place in range(GROUP):
            values[place] = by_draw[np.uint16(out[place])]
    else:
        for place in range(GROUP):
            values[place] = nets[class_of(out[place], cuts)]


def net_of(units: Any, value: Any, cut: Any) -> Any:
    """What a spin brings: for an even chance by the draw itself, else by its value for one unit."""
    if EVEN:
        return units if value < cut else KIND(-units)
    return KIND(units * value)


def four_turns(values: Any, cut: Any, now: Any, then: Any, most: Any, goal: Any, one: Any) -> Any:
    """A group of spins for all lanes, from one state to the other.

    Two states, since a store back to where it was read from would become a masked one.
    """
    for lane in range(LANES):
        u, s, k, a, b = now[lane], now[L1 + lane], now[L2 + lane], now[L3 + lane], now[L4 + lane]
        v0, v1 = values[lane], values[L1 + lane]
        v2, v3 = values[L2 + lane], values[L3 + lane]
        u, s, k, a, b = turn(net_of(u, v0, cut), u, s, k, a, b, most, goal, one)
        u, s, k, a, b = turn(net_of(u, v1, cut), u, s, k, a, b, most, goal, one)
        u, s, k, a, b = turn(net_of(u, v2, cut), u, s, k, a, b, most, goal, one)
        u, s, k, a, b = turn(net_of(u, v3, cut), u, s, k, a, b, most, goal, one)
        then[lane] = u
        then[L1 + lane] = s
        then[L2 + lane] = k
        then[L3 + lane] = a
        then[L4 + lane] = b


def some_turns(
    values: Any, cut: Any, state: Any, count: Any, most: Any, goal: Any, one: Any
) -> Any:
    """The last spins, fewer than a group."""
    for lane in range(LANES):
        u, s, k = state[lane], state[L1 + lane], state[L2 + lane]
        a, b = state[L3 + lane], state[L4 + lane]
        for row in range(count):
            net = net_of(u, values[row * LANES + lane], cut)
            u, s, k, a, b = turn(net, u, s, k, a, b, most, goal, one)
        state[lane], state[L1 + lane], state[L2 + lane] = u, s, k
        state[L3 + lane], state[L4 + lane] = a, b


def start_lanes(state: Any, start: Any, most: Any, goal: Any, one: Any) -> Any:
    """Every session before its first spin."""
    for lane in range(LANES):
        first, a, b = STEP(KIND(0), KIND(0), start, one, KIND(0), KIND(0))
        first = KIND(first)
        if first > most:
            first = KIND(0) if LIMIT == _STOP else most
        first = min(first, KIND(start // one))
        if start >= goal:
            first = KIND(0)
        state[lane], state[L1 + lane], state[L2 + lane] = KIND(first), start, KIND(0)
        state[L3 + lane], state[L4 + lane] = KIND(a), KIND(b)


#: So many groups of spins are played before it is checked whether anybody still plays.
_CHECK_EVERY: Final = 64


@compiled_part
def are_over(units: Any, group: Any) -> Any:
    """Whether all sessions of a batch have ended, which is checked now and then."""
    if group % _CHECK_EVERY:
        return False
    laid = units[0]
    for lane in range(LANES):
        laid = units[lane] if units[lane] > laid else laid
    return laid == 0


@compiled_part
def keep_paths(paths: Any, stack: Any, group: Any, groups: Any) -> None:
    """Keep the stacks at this group of spins, where it is one that is kept.

    Below zero, the sessions are over: they stand still from group -1 - `group` on.
    """
    points = paths.shape[0]
    if points == 0 or group >= groups:
        return
    every = max(1, groups // max(1, points - 1))
    if group >= 0:
        begin, end = group // every, group // every + (group % every == 0)
    else:
        begin, end = (-1 - group) // every + 1, points
    for point in range(begin, min(end, points)):
        for lane in range(LANES):
            paths[point, lane] = stack[lane]


def play(draws: Any, worth: Any, bounds: Any, final: Any, staked: Any, paths: Any) -> Any:
    """Batches of sessions: what each ends with, and what it staked in units.

    `draws` says from which batch on what is drawn, `worth` what a draw brings to one unit, `bounds`
    what a session begins with and where it ends.
    """
    key, first, spins, total, cuts = draws
    nets, by_draw = worth
    start, most, goal, one = bounds
    state, words = np.empty(STATE, np.uint64), np.empty(WORDS, np.uint64)
    parts, out = words.view(PART), np.empty(GROUP, PART)
    signed = out.view(SIGNED)
    # Not as one expression: the branch that is not taken must fall away before types are found.
    if EVEN:  # noqa: SIM108
        values = signed
    else:
        values = np.empty(GROUP, by_draw.dtype)
    cut = signed.dtype.type(cuts[0] if cuts.shape[0] else 0)
    now, then = np.empty(L5, final.dtype), np.empty(L5, final.dtype)
    groups = spins // ROWS
    for batch in range(final.shape[0] // LANES):
        seed_lanes(state, key, first + batch)
        start_lanes(now, start, most, goal, one)
        for group in range(groups):
            if batch == 0:
                keep_paths(paths, now[L1:L2], group, groups)
            if group % _CHECK_EVERY == 0 and are_over(now[:L1], group):
                keep_paths(paths, now[L1:L2], -1 - group if batch == 0 else groups, groups)
                break
            DRAW(state, words, parts, out, total)
            if not EVEN:
                value_draws(signed, values, cuts, nets, by_draw)
            four_turns(values, cut, now, then, most, goal, one)
            now, then = then, now
        if spins % ROWS:
            DRAW(state, words, parts, out, total)
            if not EVEN:
                value_draws(signed, values, cuts, nets, by_draw)
            some_turns(values, cut, now, spins % ROWS, most, goal, one)
        for lane in range(LANES):
            final[batch * LANES + lane] = now[L1 + lane]
            staked[batch * LANES + lane] = now[L2 + lane]


@lru_cache(maxsize=64)
def kernel_for(
    strategy: Strategy, limit: AtLimit, *, kind: Kind, unit: bool, wide: bool, even: bool, room: int
) -> Kernel:
    """`play` for one strategy. `room` is what the most units cost; `even` if nets are 1 and -1."""
    real = np.float32 if kind == "int32" and room < _REAL32_ROOM else np.float64
    fixed, text = fixed_for(strategy, limit, kind=kind, unit=unit, real=real)
    fixed |= {**width_for(wide=wide), "EVEN": even}
    text = f"{text} {wide} {even}"
    kept = can_be_kept(strategy.step)
    for pattern in (turn, net_of, value_draws, four_turns, some_turns, start_lanes):
        fixed[pattern.__name__] = specialise(pattern, text, kept=kept, part=True, **fixed)
    return specialise(play, text, kept=kept, **fixed)


def fixed_for(
    strategy: Strategy, limit: AtLimit, *, kind: Kind, unit: bool, real: Any = np.float64
) -> tuple[dict[str, Any], str]:
    """What a copy for a strategy is compiled with, and a text that says so."""
    text = f"{strategy.digest} {limit} {kind} {unit} {real.__name__}"
    fixed: dict[str, Any] = {"LIMIT": LIMITS[limit], "UNIT": unit, "REAL": real}
    fixed |= {"KIND": KINDS[kind], "FLOATS": kind == "float64", "MENDED": kind == "int64"}
    kept = can_be_kept(strategy.step)
    for pattern in (whole, quotient):
        fixed[pattern.__name__] = specialise(pattern, text, kept=kept, part=True, **fixed)
    if strategy.name in NAMED:
        fixed["STEP"] = specialise(strategy.step, text, kept=kept, part=True, **fixed)
    else:
        # A number beyond its memory would be written over something else.
        fixed["STEP"] = uncached(strategy.step, checked=True)
    return fixed, text
