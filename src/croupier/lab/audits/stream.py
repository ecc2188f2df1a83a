"""The quick part of the battery: one pass over a source of any size, in bounded memory.

Counts are all that is kept: bytes, pairs of bytes, changes from bit to bit, agreement of bits some
distance apart, the furthest stray of their walk, and outcomes of 37 with their pairs and triples.
Each gives a p-value at the end, as sharp as the whole source allows.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import numpy as np
from scipy import special

from croupier.lab.audits.bit_tests import stray_p

#: So many bytes are tested together.
CHUNK: Final = 1 << 20
#: Bits this far apart are compared.
LAGS: Final = (1, 8, 16, 32, 64, 128, 1024)
_BLOCK_BYTES: Final = 16
_KINDS: Final = 37
#: Outcomes are counted so many at a time, which make whole pairs and whole triples.
_TOGETHER: Final = 6


@lru_cache(maxsize=1)
def _walks() -> tuple[Any, Any, Any]:
    """Of each pair of bytes: where the walk of its bits ends, and its lowest and highest point."""
    pairs = np.arange(1 << 16, dtype=">u2").view(np.uint8).reshape(-1, 2)
    walks = np.cumsum(2 * np.unpackbits(pairs, axis=1).astype(np.int8) - 1, axis=1, dtype=np.int8)
    return walks[:, -1].astype(np.int32), walks.min(axis=1), walks.max(axis=1)


Progress = Callable[[int], None]
"""Called after each piece with how many bytes have been read."""


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
    #: Where the walk is, and its lowest and highest point.
    at: int = 0
    lowest: int = 0
    highest: int = 0
    #: Outcomes that make no whole pairs and triples yet, and a byte without its other half.
    rest: Any = field(default_factory=lambda: np.empty(0, np.uint8))
    half: bytes = b""
    digest: Any = field(default_factory=hashlib.sha256)
    unit: str = "bytes"
    _before: Any = None

    def take(self, piece: bytes) -> None:
        """Take the next bytes."""
        self.digest.update(piece)
        data = np.frombuffer(piece, np.uint8)
        self.count += data.size
        self._compare(data)
        joined = self.half + piece
        even = len(joined) // 2 * 2
        self.half = joined[even:]
        self._walk(np.frombuffer(joined, ">u2", even // 2).astype(np.uint16))
        self._map(data)

    def _walk(self, words: Any) -> None:
        """Count pairs of bytes, and follow the walk of their bits."""
        if not words.size:
            return
        self.words += np.bincount(words, minlength=1 << 16)
        ends, lows, highs = _walks()
        steps = ends[words]
        after = np.cumsum(steps, dtype=np.int32)
        before = after - steps
        self.lowest = min(self.lowest, self.at + int((before + lows[words]).min()))
        self.highest = max(self.highest, self.at + int((before + highs[words]).max()))
        self.at += int(after[-1])

    def _map(self, data: Any) -> None:
        """Outcomes from the low six bits of each byte; what does not fit is left out."""
        low = data & 63
        outcomes = low[low < _KINDS]
        self.outcomes += np.bincount(outcomes, minlength=_KINDS)
        joined = np.concatenate((self.rest, outcomes))
        whole = joined.size // _TOGETHER * _TOGETHER
        self.rest, body = joined[whole:], joined[:whole].astype(np.int32)
        self.pairs += np.bincount(body[::2] * _KINDS + body[1::2], minlength=_KINDS**2)
        triples = (body[::3] * _KINDS + body[1::3]) * _KINDS + body[2::3]
        self.triples += np.bincount(triples, minlength=_KINDS**3)

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
        # A last byte without its other half is not counted.
        bits = 8 * (self.count - len(self.half))
        found = {
            "bytes": even_p(byte.sum(axis=0) + byte.sum(axis=1)),
            "pairs of bytes": even_p(self.words),
            "ones": _two_sided(self.at / np.sqrt(bits)),
            "ones in blocks of 128": float(
                special.gammaincc(self.blocks / 2, self.block_squares / (16 * _BLOCK_BYTES) * 4)
            ),
            "stray of the walk": stray_p(max(-self.lowest, self.highest, 1), bits),
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


def stream_over(pieces: Iterable[bytes], report: Progress | None = None) -> Stream:
    """Read all of a source once."""
    stream = Stream()
    for piece in pieces:
        stream.take(piece)
        if report is not None:
            report(stream.count)
    return stream
