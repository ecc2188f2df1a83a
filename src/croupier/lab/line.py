"""The Labouchere as machine code: lines of 128 sessions that lie side by side, number by number.

What one session does next hangs on a look into its own line, which no vector instruction makes.
All the rest goes through vectors: the numbers of all lines at one place lie together, so that a new
line is written for every session that wants one without a branch, and only the two looks at a
line's ends and the number that it grows by are made one by one. Sessions are those of
`strategies.labouchere`; a test holds the two against each other.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from croupier.lab.compiled import compiled, specialise
from croupier.lab.kernels import GROUP, STATE, draw_narrow, draw_wide, seed_lanes
from croupier.lab.lockstep import (
    L1,
    L2,
    L3,
    LIMITS,
    Kernel,
    Kind,
    are_over,
    fixed_for,
    keep_paths,
    value_draws,
)
from croupier.lab.steps import covered_of
from croupier.lab.strategies import LINE, LINE_END, LINE_START, MEMORY, Strategy
from croupier.lab.streams import LANES, ROWS
from croupier.lab.terms import AtLimit

LIMIT: int = 0
WIDE: bool = False
NARROW: bool = False
KIND: Any = None
_MOST, _STOP = LIMITS[AtLimit.MOST], LIMITS[AtLimit.STOP]
#: A place in a line is kept as where it lies: places are so far apart, and a lane adds its number.
_APART: Final = LANES
_SHIFT: Final = LANES.bit_length() - 1
_FIRST: Final = LINE_START * _APART
_LAST: Final = (LINE_START + len(LINE) - 1) * _APART
_END: Final = LINE_END * _APART
_ONE, _TWO, _THREE, _FOUR = LINE
#: Lines of stakes below this are kept in 16 bits, so that all of them lie in the nearest cache.
NARROW_MAX: Final = 1 << 15


@compiled
def grow(memory: Any, ends: Any, units: Any) -> None:
    """Write behind each line what was staked; it does not count unless the line grows by it."""
    for lane in range(LANES):
        memory[np.uint32(ends[L1 + lane]) + np.uint32(_APART)] = units[lane]


def spin_lines(values: Any, now: Any, then: Any, ends: Any, moved: Any) -> Any:
    """One spin of all lanes: the amounts, the ends of each line, and whether it begins anew.

    From one state to another, as in `lockstep`; units are what comes last, and are laid later.
    """
    for lane in range(LANES):
        units = now[lane]
        net = KIND(units * values[lane])
        then[L1 + lane] = KIND(now[L1 + lane] + net)
        then[L2 + lane] = KIND(now[L2 + lane] + units)
        won, lost = np.int32(net > 0), np.int32(net < 0)
        first = np.int32(ends[lane] + (won << _SHIFT))
        last = np.int32(ends[L1 + lane] + ((lost - won) << _SHIFT))
        begins = (last < first) | (last > _END + lane)
        moved[lane] = np.int32(_FIRST + lane) if begins else first
        moved[L1 + lane] = np.int32(_LAST + lane) if begins else last
        moved[L2 + lane] = np.int32(begins)


@compiled
def write_new(memory: Any, ends: Any) -> None:
    """A new line for those that begin anew; by bits, since a choice would become a masked store."""
    t = memory.dtype.type
    two, three, four = _FIRST + _APART, _FIRST + 2 * _APART, _FIRST + 3 * _APART
    for lane in range(LANES):
        mask = t(-ends[L2 + lane])
        a, b = memory[_FIRST + lane], memory[two + lane]
        c, d = memory[three + lane], memory[four + lane]
        memory[_FIRST + lane] = a ^ ((a ^ t(_ONE)) & mask)
        memory[two + lane] = b ^ ((b ^ t(_TWO)) & mask)
        memory[three + lane] = c ^ ((c ^ t(_THREE)) & mask)
        memory[four + lane] = d ^ ((d ^ t(_FOUR)) & mask)


@compiled
def ask_ends(asked: Any, ends: Any, memory: Any) -> None:
    """What each line asks for: its first and its last number, or the only one."""
    t = asked.dtype.type
    for lane in range(LANES):
        first, last = ends[lane], ends[L1 + lane]
        other = t(memory[np.uint32(last)])
        asked[lane] = t(memory[np.uint32(first)]) + (other if first < last else t(0))


def lay_lines(asked: Any, now: Any, then: Any, most: Any, goal: Any, one: Any) -> Any:
    """What each lane stakes next, and the most that anybody asks for who still plays."""
    highest = KIND(0)
    for lane in range(LANES):
        wanted, units = asked[lane], now[lane]
        then[lane] = covered_of(wanted, units, then[L1 + lane], most, goal, one)
        wanted = wanted if units > 0 else KIND(0)
        highest = wanted if wanted > highest else highest
    return highest


def refuse(asked: Any, units: Any, ends: Any, memory: Any, most: Any) -> Any:
    """What those ask for instead whom the table refuses so much."""
    instead = KIND(0 if LIMIT == _STOP else _ONE + _FOUR)
    for lane in range(LANES):
        ends[L2 + lane] = np.int32((asked[lane] > most) & (units[lane] > 0))
    for lane in range(LANES):
        wanted = asked[lane]
        asked[lane] = wanted ^ ((wanted ^ instead) & KIND(-ends[L2 + lane]))
    for lane in range(LANES):
        first, last, mask = ends[lane], ends[L1 + lane], -ends[L2 + lane]
        ends[lane] = first ^ ((first ^ np.int32(_FIRST + lane)) & mask)
        ends[L1 + lane] = last ^ ((last ^ np.int32(_LAST + lane)) & mask)
    write_new(memory, ends)


def lay_allowed(
    asked: Any, now: Any, then: Any, ends: Any, memory: Any, most: Any, goal: Any, one: Any
) -> Any:
    """Lay what is asked for; if somebody asks for too much, all is laid again after refusals."""
    if lay_lines(asked, now, then, most, goal, one) > most and LIMIT != _MOST:
        refuse(asked, now, ends, memory, most)
        lay_lines(asked, now, then, most, goal, one)


def play_line(
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
        signed = out.view(np.int32)
    else:
        parts = words.view(np.uint16)
        out = np.empty(GROUP, np.uint16)
        signed = out.view(np.int16)
    values = np.empty(GROUP, by_draw.dtype)
    # Not as one expression: the branch that is not taken must fall away before types are found.
    if NARROW:  # noqa: SIM108
        memory = np.zeros(MEMORY * LANES, np.int16)
    else:
        memory = np.zeros(MEMORY * LANES, final.dtype)
    ends, moved = np.empty(L3, np.int32), np.empty(L3, np.int32)
    now, then = np.empty(L3, final.dtype), np.empty(L3, final.dtype)
    asked = np.empty(LANES, final.dtype)
    groups = (spins + ROWS - 1) // ROWS
    for batch in range(final.shape[0] // LANES):
        seed_lanes(state, key, first + batch)
        for lane in range(LANES):
            then[lane], now[L1 + lane], now[L2 + lane] = KIND(1), start, KIND(0)
            ends[lane], ends[L1 + lane] = np.int32(_FIRST + lane), np.int32(_LAST + lane)
            asked[lane], ends[L2 + lane] = KIND(_ONE + _FOUR), np.int32(1)
        write_new(memory, ends)
        lay_allowed(asked, then, now, ends, memory, most, goal, one)
        for group in range(groups):
            if batch == 0:
                keep_paths(paths, now[L1:L2], group, groups)
            if are_over(now[:L1], group):
                keep_paths(paths, now[L1:L2], -1 - group if batch == 0 else groups, groups)
                break
            if WIDE:
                draw_wide(state, words, parts, out, total)
            else:
                draw_narrow(state, words, parts, out, total)
            value_draws(signed, values, cuts, nets, by_draw)
            for row in range(min(ROWS, spins - group * ROWS)):
                # What was written one by one is read many at a time, so that much lies between.
                grow(memory, ends, now)
                spin_lines(values[row * LANES : (row + 1) * LANES], now, then, ends, moved)
                write_new(memory, moved)
                ask_ends(asked, moved, memory)
                lay_allowed(asked, now, then, moved, memory, most, goal, one)
                now, then = then, now
                ends, moved = moved, ends
        for lane in range(LANES):
            final[batch * LANES + lane] = now[L1 + lane]
            staked[batch * LANES + lane] = now[L2 + lane]


@lru_cache(maxsize=64)
def line_kernel_for(
    strategy: Strategy, limit: AtLimit, *, kind: Kind, unit: bool, wide: bool, narrow: bool
) -> Kernel:
    """`play_line` for one way to meet the limit; `narrow` if 16 bits hold all that is staked."""
    fixed, text = fixed_for(strategy, limit, kind=kind, unit=unit)
    fixed["WIDE"], fixed["NARROW"], text = wide, narrow, f"line {text} {wide} {narrow}"
    for pattern in (covered_of, value_draws, spin_lines, lay_lines, refuse, lay_allowed):
        fixed[pattern.__name__] = specialise(pattern, text, kept=True, **fixed)
    return specialise(play_line, text, kept=True, **fixed)
