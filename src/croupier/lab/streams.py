"""Where simulated numbers come from: many small generators, drawn from in a fixed order.

A batch is 128 lanes, each a xoshiro256++ generator whose state comes from a counter, so batch 7
of a seed is the same whatever draws it and whatever was drawn before. Words are cut into parts of
16 or 32 bits, and each part is mapped to one of `total` equally probable numbers by Lemire's
method: a part that would make some numbers more probable than others is thrown away and its place
filled from the lane of its own index. Nothing is rounded, so every number is exactly as probable
as the next.

This module defines the order in plain Python, for the engine that the fast one is held against.
"""

import hashlib
from collections.abc import Iterator
from typing import Final

LANES: Final = 128
ROWS: Final = 4
"""A group of draws is this many rows with one number for each lane."""

_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
#: With more numbers than these, parts of 16 bits would be thrown away too often.
NARROW_MAX: Final = 1024
TOTAL_MAX: Final = (1 << 31) - 1


def stream_key(seed: int, purpose: str) -> int:
    """The key of a seed's streams; another purpose has other streams. Any whole number will do."""
    text = f"{purpose}:{seed}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "little")


def bits_for(total: int) -> int:
    """How many bits a draw among so many numbers takes."""
    return 16 if total <= NARROW_MAX else 32


class Batch:
    """The draws of one batch, row by row, in plain Python."""

    def __init__(self, key: int, number: int, total: int) -> None:
        self._lanes = [_lane(key, number * LANES + lane) for lane in range(LANES)]
        self._bits = bits_for(total)
        self._total = total
        self._threshold = (1 << self._bits) % total

    def rows(self) -> Iterator[list[int]]:
        """Rows of one number for each lane, without end."""
        while True:
            draws = [self._mapped(place, part) for place, part in enumerate(self._parts())]
            for start in range(0, ROWS * LANES, LANES):
                yield draws[start : start + LANES]

    def _parts(self) -> list[int]:
        """The parts of a group: all lanes' words in turn, the low bits of each first."""
        bits, each = self._bits, 64 // self._bits
        mask = (1 << bits) - 1
        words = [_next(lane) for _ in range(ROWS // each) for lane in self._lanes]
        return [(word >> (bits * part)) & mask for word in words for part in range(each)]

    def _mapped(self, place: int, part: int) -> int:
        mask = (1 << self._bits) - 1
        product = part * self._total
        while product & mask < self._threshold:
            product = (_next(self._lanes[place % LANES]) & mask) * self._total
        return product >> self._bits


def _lane(key: int, number: int) -> list[int]:
    return [_mix((key + (4 * number + word + 1) * _GOLDEN) & _MASK) for word in range(4)]


def _mix(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def _next(state: list[int]) -> int:
    """The next word of a xoshiro256++ generator."""
    a, b, c, d = state
    word = (_rotated((a + d) & _MASK, 23) + a) & _MASK
    shifted = (b << 17) & _MASK
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    state[:] = a, b, c ^ shifted, _rotated(d, 45)
    return word


def _rotated(word: int, by: int) -> int:
    return ((word << by) | (word >> (64 - by))) & _MASK
