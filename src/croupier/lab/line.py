"""The Labouchere as machine code: lines of 128 sessions that lie side by side, number by number.

What one session does next depends on its own line, which no vector instruction can read. But only
a session that won must read it: one that lost goes on with the same first number, and what was
staked is the last. So both ends of every line are kept beside it. All else goes through vectors,
which also say in bits whose line grows and whose must be read; only those are served one by one,
while they still play.
Sessions are those of `strategies.labouchere`; a test holds the two against each other.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from croupier.lab.compiled import compiled_part, lowest_bit, raised, specialise
from croupier.lab.kernels import (
    DRAW,
    GROUP,
    PART,
    SIGNED,
    STATE,
    WORDS,
    seed_lanes,
    width_for,
)
from croupier.lab.lockstep import (
    L1,
    L2,
    L3,
    L4,
    L5,
    LIMITS,
    Kernel,
    Kind,
    are_over,
    fixed_for,
    keep_paths,
    net_of,
    value_draws,
)
from croupier.lab.steps import covered_of
from croupier.lab.strategies import LINE, LINE_END, LINE_START, MEMORY, Strategy
from croupier.lab.streams import LANES, ROWS
from croupier.lab.terms import AtLimit

LIMIT: int = 0
NARROW: bool = False
EVEN: bool = False
KIND: Any = None
_MOST, _STOP = LIMITS[AtLimit.MOST], LIMITS[AtLimit.STOP]
#: A place in a line is kept as where it lies: places are so far apart, and a lane adds its number.
_APART: Final = LANES
_FIRST: Final = LINE_START * _APART
_LAST: Final = (LINE_START + len(LINE) - 1) * _APART
_BEYOND: Final = (LINE_END + 1) * _APART
_ONE, _TWO, _THREE, _FOUR = LINE
#: Lines of stakes below this are kept in 16 bits, so that all of them lie in the nearest cache.
NARROW_MAX: Final = 1 << 15
#: Lanes are served one by one by the bits of a word.
_WORD: Final = 64
_NONE, _BIT = np.uint64(0), np.uint64(1)
_I8, _I16 = np.int8, np.int16

# Three arrays hold the lanes, since the compiler is sure of no more that they lie apart:
#   amounts  units, stack, all that was staked, the first and the last number of the line
#   ends     where those two lie, and below zero where the line begins anew
#   flags    below zero where the line grows, where its ends must be looked up, who still plays


def move_ends(values: Any, at: Any, cut: Any, ends: Any, flags: Any) -> Any:
    """One spin of all lines: where they begin and end now, and what is to be done to them."""
    zero = values.dtype.type(0)
    for lane in range(LANES):
        # Without a sign, or the compiler counts a place below zero from the end.
        value = values[at + np.uint64(lane)]
        if EVEN:
            won, lost = value < cut, value >= cut
        else:
            won, lost = value > zero, value < zero
        up, down = _I16(won), _I16(lost)
        first = _I16(ends[lane] + _I16(up * _I16(_APART)))
        last = _I16(ends[L1 + lane] + _I16(_I16(down - up) * _I16(_APART)))
        begins = (last < first) | (last >= _I16(_BEYOND))
        ends[lane] = _I16(_FIRST + lane) if begins else first
        ends[L1 + lane] = _I16(_LAST + lane) if begins else last
        ends[L2 + lane] = _I16(-_I16(begins))
        flags[lane] = _I8(-_I8(lost & (not begins)))
        flags[L1 + lane] = _I8(-_I8(won | begins))


@compiled_part
def write_new(memory: Any, ends: Any) -> None:
    """A new line for those that begin anew; by bits, since a choice would become a masked store."""
    t = memory.dtype.type
    two, three, four = _FIRST + _APART, _FIRST + 2 * _APART, _FIRST + 3 * _APART
    for lane in range(LANES):
        mask = t(ends[L2 + lane])
        a, b = memory[_FIRST + lane], memory[two + lane]
        c, d = memory[three + lane], memory[four + lane]
        memory[_FIRST + lane] = a ^ ((a ^ t(_ONE)) & mask)
        memory[two + lane] = b ^ ((b ^ t(_TWO)) & mask)
        memory[three + lane] = c ^ ((c ^ t(_THREE)) & mask)
        memory[four + lane] = d ^ ((d ^ t(_FOUR)) & mask)


@compiled_part
def grow(memory: Any, ends: Any, amounts: Any, flags: Any) -> None:
    """Write what was staked at the end of each line that grows by it."""
    for start in range(0, LANES, _WORD):
        word = raised(flags, start) & raised(flags, L2 + start)
        while word != _NONE:
            lane = np.uint64(start) + lowest_bit(word)
            word &= word - _BIT
            memory[np.uint16(ends[L1 + lane])] = amounts[lane]


@compiled_part
def look_up(memory: Any, ends: Any, amounts: Any, flags: Any) -> None:
    """Look up both ends of the lines that were won on or begin anew."""
    for start in range(0, LANES, _WORD):
        word = raised(flags, L1 + start) & raised(flags, L2 + start)
        while word != _NONE:
            lane = np.uint64(start) + lowest_bit(word)
            word &= word - _BIT
            amounts[L3 + lane] = memory[np.uint16(ends[lane])]
            amounts[L4 + lane] = memory[np.uint16(ends[L1 + lane])]


def lay_lines(
    values: Any,
    at: Any,
    cut: Any,
    ends: Any,
    flags: Any,
    amounts: Any,
    most: Any,
    goal: Any,
    one: Any,
) -> Any:
    """What the spin brought, and what each lane stakes next: the two ends of its line, or the only
    one. The most that anybody wants to stake who still plays."""
    highest = KIND(0)
    for lane in range(LANES):
        laid = amounts[lane]
        stack = KIND(amounts[L1 + lane] + net_of(laid, values[at + np.uint64(lane)], cut))
        amounts[L1 + lane] = stack
        amounts[L2 + lane] = KIND(amounts[L2 + lane] + laid)
        last = laid if flags[lane] < _I8(0) else amounts[L4 + lane]
        amounts[L4 + lane] = last
        other = last if ends[lane] < ends[L1 + lane] else KIND(0)
        wanted = KIND(amounts[L3 + lane] + other)
        units = covered_of(wanted, laid, stack, most, goal, one)
        amounts[lane] = units
        flags[L2 + lane] = _I8(-_I8(units > 0))
        wanted = wanted if laid > 0 else KIND(0)
        highest = wanted if wanted > highest else highest
    return highest


def refuse(memory: Any, ends: Any, amounts: Any, most: Any, goal: Any, one: Any) -> Any:
    """Those whom the table refuses their stake begin anew, or stop."""
    instead = KIND(0 if LIMIT == _STOP else _ONE + _FOUR)
    for lane in range(LANES):
        other = amounts[L4 + lane] if ends[lane] < ends[L1 + lane] else KIND(0)
        ends[L2 + lane] = _I16(-_I16(amounts[L3 + lane] + other > most))
        if ends[L2 + lane]:
            ends[lane], ends[L1 + lane] = _I16(_FIRST + lane), _I16(_LAST + lane)
            amounts[L3 + lane], amounts[L4 + lane] = KIND(_ONE), KIND(_FOUR)
            # Nobody who lays nothing now would lay anything instead.
            units, stack = amounts[lane], amounts[L1 + lane]
            amounts[lane] = covered_of(instead, units, stack, most, goal, one)
    write_new(memory, ends)


def play_line(draws: Any, worth: Any, bounds: Any, final: Any, staked: Any, paths: Any) -> Any:
    """Batches of sessions with a line each; see `lockstep.play`."""
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
    if NARROW:  # noqa: SIM108
        memory = np.zeros(MEMORY * LANES, np.int16)
    else:
        memory = np.zeros(MEMORY * LANES, final.dtype)
    cut = signed.dtype.type(cuts[0] if cuts.shape[0] else 0)
    amounts, ends = np.empty(L5, final.dtype), np.empty(L3, np.int16)
    flags = np.empty(L3, np.int8)
    wanted = KIND(_ONE + _FOUR)
    if LIMIT == _STOP and wanted > most:
        wanted = KIND(0)
    units = covered_of(wanted, KIND(1), start, most, goal, one)
    groups = (spins + ROWS - 1) // ROWS
    for batch in range(final.shape[0] // LANES):
        seed_lanes(state, key, first + batch)
        for lane in range(LANES):
            amounts[lane], amounts[L1 + lane], amounts[L2 + lane] = units, start, KIND(0)
            amounts[L3 + lane], amounts[L4 + lane] = KIND(_ONE), KIND(_FOUR)
            ends[lane], ends[L1 + lane] = _I16(_FIRST + lane), _I16(_LAST + lane)
            ends[L2 + lane], flags[L2 + lane] = _I16(-1), _I8(-1)
        write_new(memory, ends)
        for group in range(groups):
            if batch == 0:
                keep_paths(paths, amounts[L1:L2], group, groups)
            if are_over(amounts[:L1], group):
                keep_paths(paths, amounts[L1:L2], -1 - group if batch == 0 else groups, groups)
                break
            DRAW(state, words, parts, out, total)
            if not EVEN:
                value_draws(signed, values, cuts, nets, by_draw)
            for row in range(min(ROWS, spins - group * ROWS)):
                at = np.uint64(row * LANES)
                move_ends(values, at, cut, ends, flags)
                write_new(memory, ends)
                grow(memory, ends, amounts, flags)
                look_up(memory, ends, amounts, flags)
                highest = lay_lines(values, at, cut, ends, flags, amounts, most, goal, one)
                if highest > most and LIMIT != _MOST:
                    refuse(memory, ends, amounts, most, goal, one)
        for lane in range(LANES):
            final[batch * LANES + lane] = amounts[L1 + lane]
            staked[batch * LANES + lane] = amounts[L2 + lane]


@lru_cache(maxsize=64)
def line_kernel_for(
    strategy: Strategy,
    limit: AtLimit,
    *,
    kind: Kind,
    unit: bool,
    wide: bool,
    even: bool,
    narrow: bool,
) -> Kernel:
    """`play_line` for one way to meet the limit; `narrow` if 16 bits hold all that is staked."""
    fixed, text = fixed_for(strategy, limit, kind=kind, unit=unit)
    fixed |= {**width_for(wide=wide), "EVEN": even, "NARROW": narrow}
    text = f"line {text} {wide} {even} {narrow}"
    for pattern in (covered_of, net_of, value_draws, move_ends, lay_lines, refuse):
        fixed[pattern.__name__] = specialise(pattern, text, kept=True, part=True, **fixed)
    return specialise(play_line, text, kept=True, **fixed)
