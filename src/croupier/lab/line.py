"""The Labouchere as machine code: lines of 128 sessions that lie side by side, number by number.

What one session does next depends on its own line, which no vector instruction can read. So the
first number, the last and, after a loss, the last but one are kept beside the line, as a stack
keeps its top: a number is written into the line only where a second loss follows the first, and
read only where a second win does. Of the first numbers, those that every line begins with are known
by their place. All else goes through vectors, which also say in bits whose line must be written or
read; only those are served one by one, while they still play.
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
    L6,
    L7,
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
_SHIFT: Final = LANES.bit_length() - 1
_FIRST: Final = LINE_START * _APART
_LAST: Final = (LINE_START + len(LINE) - 1) * _APART
_BEYOND: Final = (LINE_END + 1) * _APART
_ONE, _TWO, _THREE, _FOUR = LINE
#: Lines of stakes below this are kept in 16 bits, so that all of them lie in the nearest cache.
NARROW_MAX: Final = 1 << 15
#: Lanes are served one by one by the bits of a word.
_WORD: Final = 64
#: A lane behind all others; its line lies before all others.
_NOBODY: Final = L7
_NONE, _BIT = np.uint64(0), np.uint64(1)
_I8, _I16 = np.int8, np.int16

# Three arrays hold the lanes, since the compiler is sure of no more that they lie apart:
#   amounts  units, stack, all that was staked, the first, the last and the last but one of the line
#   ends     where the first and the last lie, and below zero where the line begins anew
#   flags    below zero where the line grew, who still plays, whose last but one is at hand, whose
#            was taken up, and where one is to be written, a last one read, a first one read


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
        at_hand = flags[L2 + lane] < _I8(0)
        flags[lane] = _I8(-_I8(lost & (not begins)))
        flags[L2 + lane] = _I8(-_I8((lost | (at_hand & (not won))) & (not begins)))
        flags[L3 + lane] = _I8(-_I8(won & at_hand))
        flags[L4 + lane] = _I8(-_I8(lost & at_hand & (not begins)))
        flags[L5 + lane] = _I8(-_I8(won & (not at_hand) & (not begins)))
        flags[L6 + lane] = _I8(-_I8(won & (first >= _I16(_LAST)) & (first < last)))


@compiled_part
def lane_of(word: Any, start: Any) -> Any:
    """The lane of a word's lowest bit, or the one that nobody plays in."""
    return np.uint64(start) + lowest_bit(word) if word != _NONE else np.uint64(_NOBODY)


@compiled_part
def serve(memory: Any, ends: Any, amounts: Any, flags: Any) -> None:
    """Write and read the lines that need it, three lanes at a time: how many are left no processor
    foresees, so that it is asked as seldom as can be."""
    for start in range(0, LANES, _WORD):
        playing = raised(flags, L1 + start)
        grown = raised(flags, L4 + start) & playing
        lasts = raised(flags, L5 + start) & playing
        firsts = raised(flags, L6 + start) & playing
        while (grown | lasts | firsts) != _NONE:
            lane = lane_of(grown, start)
            memory[np.uint16(ends[L1 + lane]) - np.uint16(2 * _APART)] = amounts[L5 + lane]
            lane = lane_of(lasts, start)
            amounts[L4 + lane] = memory[np.uint16(ends[L1 + lane])]
            lane = lane_of(firsts, start)
            amounts[L3 + lane] = memory[np.uint16(ends[lane])]
            grown &= grown - _BIT
            lasts &= lasts - _BIT
            firsts &= firsts - _BIT


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
        begin, end, grew = ends[lane], ends[L1 + lane], flags[lane] < _I8(0)
        last, before = amounts[L4 + lane], amounts[L5 + lane]
        amounts[L5 + lane] = last if grew else before
        last = before if flags[L3 + lane] < _I8(0) else last
        last = laid if grew else last
        last = KIND(_FOUR) if ends[L2 + lane] < _I16(0) else last
        amounts[L4 + lane] = last
        known = KIND((begin >> _I16(_SHIFT)) - _I16(LINE_START - _ONE))
        first = known if begin < _I16(_LAST) else amounts[L3 + lane]
        first = last if begin == end else first
        amounts[L3 + lane] = first
        wanted = KIND(first + (last if begin < end else KIND(0)))
        units = covered_of(wanted, laid, stack, most, goal, one)
        amounts[lane] = units
        flags[L1 + lane] = _I8(-_I8(units > 0))
        wanted = wanted if laid > 0 else KIND(0)
        highest = wanted if wanted > highest else highest
    return highest


def refuse(ends: Any, flags: Any, amounts: Any, most: Any, goal: Any, one: Any) -> Any:
    """Those whom the table refuses their stake begin anew, or stop."""
    instead = KIND(0 if LIMIT == _STOP else _ONE + _FOUR)
    for lane in range(LANES):
        other = amounts[L4 + lane] if ends[lane] < ends[L1 + lane] else KIND(0)
        if amounts[L3 + lane] + other > most:
            ends[lane], ends[L1 + lane] = _I16(_FIRST + lane), _I16(_LAST + lane)
            amounts[L3 + lane], amounts[L4 + lane] = KIND(_ONE), KIND(_FOUR)
            flags[L2 + lane] = _I8(0)
            # Nobody who lays nothing now would lay anything instead.
            units, stack = amounts[lane], amounts[L1 + lane]
            amounts[lane] = covered_of(instead, units, stack, most, goal, one)


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
    amounts, ends = np.zeros(2 * L7, final.dtype), np.zeros(2 * L7, np.int16)
    ends[L1 + _NOBODY] = 2 * _APART
    flags = np.empty(L7, np.int8)
    for lane in range(LANES):
        # Nothing else is written here: after w wins and l losses a line lies from w to 3 - w + l,
        # so that w is at most (3 + l) / 2, and what it grows by has the fourth place at least.
        memory[_FIRST + lane], memory[_FIRST + L1 + lane] = _ONE, _TWO
        memory[_FIRST + L2 + lane] = _THREE
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
            flags[L1 + lane], flags[L2 + lane], amounts[L5 + lane] = _I8(-1), _I8(0), KIND(0)
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
                serve(memory, ends, amounts, flags)
                highest = lay_lines(values, at, cut, ends, flags, amounts, most, goal, one)
                if highest > most and LIMIT != _MOST:
                    refuse(ends, flags, amounts, most, goal, one)
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
