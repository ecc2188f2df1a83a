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
from croupier.lab.lockstep import LIMITS, Kernel, Kind, are_over, fixed_for, keep_paths, value_draws
from croupier.lab.steps import covered_of, lay_row, settle_row
from croupier.lab.strategies import LINE, LINE_END, LINE_START, MEMORY, Strategy
from croupier.lab.streams import LANES, ROWS
from croupier.lab.terms import AtLimit

LIMIT: int = 0
WIDE: bool = False
KIND: Any = None
_MOST, _STOP = LIMITS[AtLimit.MOST], LIMITS[AtLimit.STOP]
#: A place in a line is kept as where it lies: places are so far apart, and a lane adds its number.
_APART: Final = LANES
_SHIFT: Final = LANES.bit_length() - 1
_FIRST: Final = LINE_START * _APART
_LAST: Final = (LINE_START + len(LINE) - 1) * _APART
_END: Final = LINE_END * _APART
_ONE, _TWO, _THREE, _FOUR = LINE


@compiled
def grow(memory: Any, ends: Any, units: Any) -> None:
    """Write behind each line what was staked; it does not count unless the line grows by it."""
    for lane in range(LANES):
        memory[np.uint32(ends[LANES + lane]) + np.uint32(_APART)] = units[lane]


@compiled
def move(net: Any, now: Any, then: Any, anew: Any) -> None:
    """The ends of each line after a spin, and whether it begins anew."""
    for lane in range(LANES):
        won, lost = np.int32(net[lane] > 0), np.int32(net[lane] < 0)
        first = np.int32(now[lane] + (won << _SHIFT))
        last = np.int32(now[LANES + lane] + ((lost - won) << _SHIFT))
        begins = (last < first) | (last > _END + lane)
        then[lane] = np.int32(_FIRST + lane) if begins else first
        then[LANES + lane] = np.int32(_LAST + lane) if begins else last
        anew[lane] = np.int32(begins)


@compiled
def write_new(memory: Any, anew: Any) -> None:
    """A new line for those that begin anew; by bits, since a choice would become a masked store."""
    t = memory.dtype.type
    two, three, four = _FIRST + _APART, _FIRST + 2 * _APART, _FIRST + 3 * _APART
    for lane in range(LANES):
        mask = t(-anew[lane])
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
        first, last = ends[lane], ends[LANES + lane]
        other = memory[np.uint32(last)]
        asked[lane] = memory[np.uint32(first)] + (other if first < last else t(0))


@compiled
def any_beyond(asked: Any, units: Any, most: Any) -> Any:
    """Whether somebody who still plays asks for more than the table takes."""
    t = asked.dtype.type
    highest = t(0)
    for lane in range(LANES):
        wanted = asked[lane] if units[lane] > 0 else t(0)
        highest = wanted if wanted > highest else highest
    return highest > most


def refuse(asked: Any, units: Any, ends: Any, memory: Any, anew: Any, most: Any) -> Any:
    """What those ask for instead whom the table refuses so much."""
    instead = KIND(0 if LIMIT == _STOP else _ONE + _FOUR)
    for lane in range(LANES):
        anew[lane] = np.int32((asked[lane] > most) & (units[lane] > 0))
    for lane in range(LANES):
        wanted = asked[lane]
        asked[lane] = wanted ^ ((wanted ^ instead) & KIND(-anew[lane]))
    for lane in range(LANES):
        first, last, mask = ends[lane], ends[LANES + lane], -anew[lane]
        ends[lane] = first ^ ((first ^ np.int32(_FIRST + lane)) & mask)
        ends[LANES + lane] = last ^ ((last ^ np.int32(_LAST + lane)) & mask)
    write_new(memory, anew)


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
    memory = np.zeros(MEMORY * LANES, final.dtype)
    now, then = np.empty(2 * LANES, np.int32), np.empty(2 * LANES, np.int32)
    anew = np.empty(LANES, np.int32)
    units, stack = np.empty(LANES, final.dtype), np.empty(LANES, final.dtype)
    net, asked = np.empty(LANES, final.dtype), np.empty(LANES, final.dtype)
    spent = np.empty(LANES, final.dtype)
    groups = (spins + ROWS - 1) // ROWS
    for batch in range(final.shape[0] // LANES):
        seed_lanes(state, key, first + batch)
        for lane in range(LANES):
            units[lane], stack[lane], spent[lane] = KIND(1), start, KIND(0)
            now[lane], now[LANES + lane] = np.int32(_FIRST + lane), np.int32(_LAST + lane)
            asked[lane], anew[lane] = KIND(_ONE + _FOUR), np.int32(1)
        write_new(memory, anew)
        if LIMIT != _MOST and any_beyond(asked, units, most):
            refuse(asked, units, now, memory, anew, most)
        lay_row(asked, units, stack, most, goal, one)
        for group in range(groups):
            if batch == 0:
                keep_paths(paths, stack, group, groups)
            if are_over(units, group):
                keep_paths(paths, stack, -1 - group if batch == 0 else groups, groups)
                break
            if WIDE:
                draw_wide(state, words, parts, out, total)
            else:
                draw_narrow(state, words, parts, out, total)
            value_draws(signed, values, cuts, nets, by_draw)
            for row in range(min(ROWS, spins - group * ROWS)):
                # What was written one by one is read many at a time, so that much lies between.
                grow(memory, now, units)
                settle_row(values[row * LANES : (row + 1) * LANES], units, net, stack, spent)
                move(net, now, then, anew)
                now, then = then, now
                write_new(memory, anew)
                ask_ends(asked, now, memory)
                if LIMIT != _MOST and any_beyond(asked, units, most):
                    refuse(asked, units, now, memory, anew, most)
                lay_row(asked, units, stack, most, goal, one)
        for lane in range(LANES):
            final[batch * LANES + lane] = stack[lane]
            staked[batch * LANES + lane] = spent[lane]


@lru_cache(maxsize=64)
def line_kernel_for(
    strategy: Strategy, limit: AtLimit, *, kind: Kind, unit: bool, wide: bool
) -> Kernel:
    """`play_line` for one way to meet the limit."""
    fixed, text = fixed_for(strategy, limit, kind=kind, unit=unit)
    fixed["WIDE"], text = wide, f"line {text} {wide}"
    for pattern in (covered_of, value_draws, settle_row, lay_row, refuse):
        fixed[pattern.__name__] = specialise(pattern, text, kept=True, **fixed)
    return specialise(play_line, text, kept=True, **fixed)
