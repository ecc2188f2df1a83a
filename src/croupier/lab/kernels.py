"""The streams as machine code: 128 lanes side by side, without a branch where none is needed.

What is drawn, and in which order, is defined by `streams`; a test holds the two against each
other. Loops run over a fixed number of lanes and keep to one width of integer, since that is what
lets the compiler use vector instructions.
"""

from typing import Any

import numpy as np

from croupier.lab.compiled import compiled, compiled_part, high_half
from croupier.lab.streams import LANES, ROWS

Array = np.ndarray[Any, np.dtype[Any]]

GROUP = ROWS * LANES
_BLOCK = 64
#: So many words of every lane are made at once, while its state lies in registers.
_AHEAD = 4
_ROW = 4 * LANES
"""Where it is kept how many rows of those words are taken."""
STATE = 4 * LANES + 8
WORDS = _AHEAD * LANES
"""A state and its words; what is drawn are parts of the words."""
_L1, _L2, _L3 = LANES, 2 * LANES, 3 * LANES
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_M1, _M2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_17, _19, _23, _27 = np.uint64(17), np.uint64(19), np.uint64(23), np.uint64(27)
_30, _31, _41, _45 = np.uint64(30), np.uint64(31), np.uint64(41), np.uint64(45)
_LOW16, _LOW32 = np.uint64(0xFFFF), np.uint64(0xFFFFFFFF)
#: What a pattern draws with, and the parts of a word that it draws; see `width_for`.
DRAW: Any = None
PART: Any = None
SIGNED: Any = None


@compiled_part
def mix(word: Any) -> Any:
    """A counter turned into a word that looks random."""
    word = (word ^ (word >> _30)) * _M1
    word = (word ^ (word >> _27)) * _M2
    return word ^ (word >> _31)


@compiled_part
def seed_lanes(state: Array, key: Any, batch: int) -> None:
    """Set the four words of every lane of a batch."""
    for lane in range(LANES):
        counter = np.uint64((batch * LANES + lane) * 4)
        state[lane] = mix(key + (counter + np.uint64(1)) * _GOLDEN)
        state[_L1 + lane] = mix(key + (counter + np.uint64(2)) * _GOLDEN)
        state[_L2 + lane] = mix(key + (counter + np.uint64(3)) * _GOLDEN)
        state[_L3 + lane] = mix(key + (counter + np.uint64(4)) * _GOLDEN)
    state[_ROW] = _AHEAD


@compiled_part
def next_words(state: Array, words: Array) -> None:
    """The next words of every lane, row by row."""
    for lane in range(LANES):
        s0, s1 = state[lane], state[_L1 + lane]
        s2, s3 = state[_L2 + lane], state[_L3 + lane]
        for row in range(_AHEAD):
            total = s0 + s3
            words[row * LANES + lane] = ((total << _23) | (total >> _41)) + s0
            shifted = s1 << _17
            s2 ^= s0
            s3 ^= s1
            s1 ^= s2
            s0 ^= s3
            s2 ^= shifted
            s3 = (s3 << _45) | (s3 >> _19)
        state[lane], state[_L1 + lane] = s0, s1
        state[_L2 + lane], state[_L3 + lane] = s2, s3


@compiled_part
def take_rows(state: Array, words: Array, count: int) -> Any:
    """From which row on the words of a group lie, of which a group takes so many rows."""
    row: Any = np.int64(state[_ROW])
    if row == _AHEAD:
        next_words(state, words)
        row = 0
    state[_ROW] = row + count
    return row


@compiled_part
def spare_word(state: Array, words: Array, lane: int) -> Any:
    """The next word of a lane alone: what was made ahead of it comes one row sooner."""
    row = np.int64(state[_ROW])
    if row == _AHEAD:
        return next_word(state, lane)
    word = words[row * LANES + lane]
    for later in range(row + 1, _AHEAD):
        words[(later - 1) * LANES + lane] = words[later * LANES + lane]
    words[(_AHEAD - 1) * LANES + lane] = next_word(state, lane)
    return word


@compiled_part
def next_word(state: Array, lane: int) -> Any:
    """The next word of one lane."""
    s0, s1 = state[lane], state[_L1 + lane]
    s2, s3 = state[_L2 + lane], state[_L3 + lane]
    total = s0 + s3
    word = ((total << _23) | (total >> _41)) + s0
    shifted = s1 << _17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    state[lane], state[_L1 + lane] = s0, s1
    state[_L2 + lane], state[_L3 + lane] = s2, (s3 << _45) | (s3 >> _19)
    return word


@compiled_part
def draw_narrow(state: Array, words: Array, parts: Array, out: Array, total: Any) -> None:
    """A group of draws among few numbers: parts of 16 bits."""
    row = take_rows(state, words, 1)
    drawn = parts[row * GROUP : (row + 1) * GROUP]
    lowest, ways = np.uint16(0xFFFF), np.uint16(total)
    for place in range(GROUP):
        low = np.uint16(drawn[place] * ways)
        out[place] = high_half(drawn[place], ways)
        lowest = low if low < lowest else lowest
    threshold = np.uint16(65536 % total)
    if lowest < threshold:
        for start in range(0, GROUP, _BLOCK):
            mend_block(state, words, drawn, out, total, start)


@compiled_part
def mend_block(
    state: Array, words: Array, drawn: Array, out: Array, total: Any, start: int
) -> None:
    """Draw anew what must be thrown away, which most blocks have nothing of."""
    lowest, ways = np.uint16(0xFFFF), np.uint16(total)
    threshold = np.uint16(65536 % total)
    for place in range(start, start + _BLOCK):
        low = np.uint16(drawn[place] * ways)
        lowest = low if low < lowest else lowest
    if lowest >= threshold:
        return
    for place in range(start, start + _BLOCK):
        word = np.uint64(drawn[place]) * np.uint64(total)
        while np.uint16(word & _LOW16) < threshold:
            word = (spare_word(state, words, place % LANES) & _LOW16) * np.uint64(total)
            out[place] = word >> np.uint64(16)


@compiled_part
def draw_wide(state: Array, words: Array, parts: Array, out: Array, total: Any) -> None:
    """A group of draws among many numbers: parts of 32 bits."""
    row = take_rows(state, words, 2)
    drawn = parts[2 * row * LANES : 2 * row * LANES + GROUP]
    threshold = np.uint64((1 << 32) % total)
    for place in range(GROUP):
        word = np.uint64(drawn[place]) * np.uint64(total)
        while (word & _LOW32) < threshold:
            word = (spare_word(state, words, place % LANES) & _LOW32) * np.uint64(total)
        out[place] = word >> np.uint64(32)


def width_for(*, wide: bool) -> dict[str, Any]:
    """What a pattern is compiled with that draws by parts of 32 bits, or else of 16."""
    if wide:
        return {"DRAW": draw_wide, "PART": np.uint32, "SIGNED": np.int32}
    return {"DRAW": draw_narrow, "PART": np.uint16, "SIGNED": np.int16}


@compiled
def fill(key: Any, batch: int, out: Array, total: int) -> None:
    """Draws of one batch in their order, among few numbers; `out` is a whole number of groups."""
    state, words = np.empty(STATE, np.uint64), np.empty(WORDS, np.uint64)
    seed_lanes(state, key, batch)
    fill_groups(state, words, out, total)


@compiled_part
def fill_groups(state: Array, words: Array, out: Array, total: int) -> None:
    """Group after group of a batch's draws."""
    parts = words.view(np.uint16)
    for group in range(out.shape[0] // GROUP):
        draw_narrow(state, words, parts, out[group * GROUP : (group + 1) * GROUP], total)


@compiled
def count_below(key: Any, batch: int, spins: int, total: int, cuts: Array, below: Array) -> None:
    """How many of a batch's first draws are below each cut: narrow draws."""
    state, words = np.empty(STATE, np.uint64), np.empty(WORDS, np.uint64)
    parts, out = words.view(np.uint16), np.empty(GROUP, np.uint16)
    seed_lanes(state, key, batch)
    for group in range((spins + GROUP - 1) // GROUP):
        draw_narrow(state, words, parts, out, total)
        for place in range(spins - group * GROUP, GROUP):
            out[place] = np.uint16(0xFFFF)
        for number in range(cuts.shape[0]):
            cut = np.uint16(cuts[number])
            found = np.uint16(0)
            for place in range(GROUP):
                found += np.uint16(out[place] < cut)
            below[number] += np.int64(found)


@compiled
def count_each(key: Any, batch: int, spins: int, total: int, cuts: Array, counts: Array) -> None:
    """How many of a batch's first draws fall in each class that cuts part: wide draws."""
    state, words = np.empty(STATE, np.uint64), np.empty(WORDS, np.uint64)
    parts, out = words.view(np.uint32), np.empty(GROUP, np.uint32)
    seed_lanes(state, key, batch)
    for group in range((spins + GROUP - 1) // GROUP):
        draw_wide(state, words, parts, out, total)
        for place in range(min(GROUP, spins - group * GROUP)):
            counts[class_of(out[place], cuts)] += 1


@compiled
def count_numbers(key: Any, batch: int, spins: int, total: int, counts: Array) -> None:
    """How many of a batch's first draws are each number: narrow draws."""
    state, words = np.empty(STATE, np.uint64), np.empty(WORDS, np.uint64)
    parts, out = words.view(np.uint16), np.empty(GROUP, np.uint16)
    seed_lanes(state, key, batch)
    for group in range((spins + GROUP - 1) // GROUP):
        draw_narrow(state, words, parts, out, total)
        for place in range(min(GROUP, spins - group * GROUP)):
            counts[out[place]] += 1


@compiled_part
def class_of(draw: Any, cuts: Array) -> int:
    """Which class a draw belongs to: how many cuts are at or below it."""
    low, high = 0, cuts.shape[0]
    while low < high:
        middle = (low + high) // 2
        if draw < cuts[middle]:
            high = middle
        else:
            low = middle + 1
    return low
