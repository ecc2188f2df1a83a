"""The quick part of the battery: one pass over a source of any size, in bounded memory.

Counts are all that is kept: bytes, pairs of bytes, changes from bit to bit, agreement of bits some
distance apart, the furthest stray of their walk, and outcomes of 37 with their pairs and triples.
Each gives a p-value at the end, as sharp as the whole source allows.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from scipy import special

from croupier.lab.audits.walks import stray_p
from croupier.lab.compiled import compiled

#: So many bytes are looked at together.
CHUNK: Final = 1 << 22
#: Bits this far apart are compared.
LAGS: Final = (1, 8, 16, 32, 64, 128, 1024)
_BLOCK_BYTES: Final = 16
_KINDS: Final = 37
_STEPS: Final = 2 * np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1).astype(int) - 1
_WALKS: Final = np.cumsum(_STEPS, axis=1)
#: Of each byte: where its walk ends, and its lowest and highest point.
_TABLES: Final = np.stack((_WALKS[:, -1], _WALKS.min(axis=1), _WALKS.max(axis=1)))

Tell = Callable[[int], None]
"""Told after each piece how many bytes have been seen."""


@dataclass
class Stream:
    """What a source came to so far."""

    count: int = 0
    words: Any = field(default_factory=lambda: np.zeros(1 << 16, np.int64))
    changed: dict[int, int] = field(default_factory=lambda: dict.fromkeys(LAGS, 0))
    compared: dict[int, int] = field(default_factory=lambda: dict.fromkeys(LAGS, 0))
    blocks: int = 0
    block_squares: float = 0.0
    outcomes: Any = field(default_factory=lambda: np.zeros(_KINDS, np.int64))
    pairs: Any = field(default_factory=lambda: np.zeros(_KINDS**2, np.int64))
    triples: Any = field(default_factory=lambda: np.zeros(_KINDS**3, np.int64))
    #: Where the walk is, its lowest and highest point, and the outcomes of the tuple that is open.
    state: Any = field(default_factory=lambda: np.array([0, 0, 0, 0, 0, 0, -1], np.int64))
    digest: Any = field(default_factory=hashlib.sha256)
    _before: Any = None

    def take(self, piece: bytes) -> None:
        """Look at the next bytes; an even number of them, but for the last."""
        self.digest.update(piece)
        data = np.frombuffer(piece, np.uint8)
        self.count += data.size
        self._compare(data)
        count_piece(data, _TABLES, self.words, self.outcomes, self.pairs, self.triples, self.state)

    def _compare(self, data: Any) -> None:
        """How many bits differ from those some distance before, and ones in blocks."""
        joined = data if self._before is None else np.concatenate((self._before, data))
        for lag in LAGS:
            away = lag // 8
            if lag % 8:
                # Neighbouring bits: within a byte and from its last to the next one's first.
                later = (joined << 1) | np.append(joined[1:] >> 7, 0).astype(np.uint8)
                self.changed[lag] += _count((joined ^ later)[:-1])
                self.compared[lag] += 8 * (joined.size - 1)
            elif joined.size > away:
                self.changed[lag] += _count(joined[away:] ^ joined[:-away])
                self.compared[lag] += 8 * (joined.size - away)
        # Pieces are joined so that no comparison is lost or made twice.
        self._settle_overlap(joined)
        halves = data[: data.size // _BLOCK_BYTES * _BLOCK_BYTES].view(np.uint64)
        ones = np.bitwise_count(halves).reshape(-1, 2).sum(axis=1, dtype=np.int64)
        self.blocks += ones.size
        self.block_squares += float(((ones - 4 * _BLOCK_BYTES) ** 2).sum())

    def _settle_overlap(self, joined: Any) -> None:
        kept = joined[-(LAGS[-1] // 8) :].copy()
        for lag in LAGS:
            away = lag // 8
            again = kept if lag % 8 else kept[away:]
            if lag % 8:
                later = (kept << 1) | np.append(kept[1:] >> 7, 0).astype(np.uint8)
                self.changed[lag] -= _count((kept ^ later)[:-1])
                self.compared[lag] -= 8 * (kept.size - 1)
            elif again.size:
                self.changed[lag] -= _count(again ^ kept[: kept.size - away])
                self.compared[lag] -= 8 * again.size
        self._before = kept

    def p_values(self) -> dict[str, float]:
        """A p-value for each thing that was counted."""
        byte = self.words.reshape(256, 256)
        bits = 8 * self.count
        found = {
            "bytes": even_p(byte.sum(axis=0) + byte.sum(axis=1)),
            "pairs of bytes": even_p(self.words),
            "ones": _two_sided(int(self.state[0]) / np.sqrt(bits)),
            "ones in blocks of 128": float(
                special.gammaincc(self.blocks / 2, self.block_squares / (16 * _BLOCK_BYTES) * 4)
            ),
            "stray of the walk": stray_p(max(-int(self.state[1]), int(self.state[2]), 1), bits),
            "outcomes of 37": even_p(self.outcomes),
            "pairs of outcomes": even_p(self.pairs),
            "triples of outcomes": even_p(self.triples),
        }
        for lag in LAGS:
            count = self.compared[lag]
            if count > 0:
                off = (2 * self.changed[lag] - count) / np.sqrt(count)
                found[f"bits {lag} apart"] = _two_sided(off)
        return found


@compiled
def count_piece(
    data: Any, tables: Any, words: Any, outcomes: Any, pairs: Any, triples: Any, state: Any
) -> None:
    """Count bytes in pairs, the walk of their bits, and outcomes from the low six bits of each.

    What does not fit into 37 outcomes is left out. Pairs and triples go on from piece to piece.
    """
    at, lowest, highest, number, last, before, half = state
    for place in range(data.shape[0]):
        byte = np.int64(data[place])
        if half < 0:
            half = byte
        else:
            words[half * 256 + byte] += 1
            half = -1
        lowest = min(lowest, at + tables[1, byte])
        highest = max(highest, at + tables[2, byte])
        at += tables[0, byte]
        low = byte & 63
        if low < _KINDS:
            outcomes[low] += 1
            number += 1
            if number % 2 == 0:
                pairs[last * _KINDS + low] += 1
            if number % 3 == 0:
                triples[(before * _KINDS + last) * _KINDS + low] += 1
            before, last = last, low
    state[0], state[1], state[2], state[3] = at, lowest, highest, number
    state[4], state[5], state[6] = last, before, half


def _count(data: Any) -> int:
    """How many bits of some bytes are one."""
    whole = data.size // 8 * 8
    found = np.bitwise_count(np.ascontiguousarray(data[:whole]).view(np.uint64))
    return int(found.sum(dtype=np.int64)) + int(np.bitwise_count(data[whole:]).sum())


def _two_sided(deviations: float) -> float:
    return float(special.erfc(abs(deviations) / np.sqrt(2)))


def even_p(counts: Any) -> float:
    """How often counts of equally probable classes are as uneven.

    Where few are expected in a class, chi-square has another spread than its distribution; its
    mean and variance are known exactly, and of very many classes it is normal.
    """
    count, classes = int(counts.sum()), counts.size
    if not count:
        return 1.0
    expected = count / classes
    value = float(((counts - expected) ** 2).sum() / expected)
    if expected >= 5:
        return float(special.chdtrc(classes - 1, value))
    spread = np.sqrt(2 * (classes - 1) * (count - 1) / count)
    return float(special.ndtr(-(value - (classes - 1)) / spread))


def stream_over(pieces: Iterable[bytes], tell: Tell | None = None) -> Stream:
    """Look at all of a source once."""
    stream = Stream()
    for piece in pieces:
        stream.take(piece)
        if tell is not None:
            tell(stream.count)
    return stream
