"""Tests of bits, as NIST SP 800-22 describes them: the first eight of its fifteen.

Each takes an array of noughts and ones and gives one or more p-values. A test that needs more bits
than there are raises `TooFewBits`.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import special

from croupier.core.messages import MessageError, say

Bits = NDArray[np.uint8]
Mask = NDArray[np.bool_]
PValues = dict[str, float]
"""P-values by what part of a test gave them; the empty name where there is only one."""

_ROOT_TWO: Final = float(np.sqrt(2))


class TooFewBits(MessageError):
    """The sample is too short for a test; the message says how many bits it needs."""


def need(bits: Bits, least: int) -> None:
    """Refuse a sample that is too short."""
    if bits.size < least:
        raise TooFewBits(say("lab-few-bits", least=f"{least:,}", size=f"{bits.size:,}"))


def upper_gamma(degrees: float, chi_square: float) -> float:
    """The chance that chi-square exceeds a value."""
    return float(special.gammaincc(degrees / 2, chi_square / 2))


def frequency(bits: Bits) -> PValues:
    """Ones and noughts are as many."""
    need(bits, 100)
    total = 2 * int(bits.sum(dtype=np.int64)) - bits.size
    return {"": float(special.erfc(abs(total) / np.sqrt(bits.size) / _ROOT_TWO))}


def block_frequency(bits: Bits, length: int = 128) -> PValues:
    """Ones and noughts are as many in every block."""
    need(bits, 100)
    blocks = bits.size // length
    shares = bits[: blocks * length].reshape(blocks, length).mean(axis=1)
    chi_square = 4 * length * float(((shares - 0.5) ** 2).sum())
    return {"": upper_gamma(blocks, chi_square)}


def runs(bits: Bits) -> PValues:
    """Runs of equal bits are as many as they should be."""
    need(bits, 100)
    share = float(bits.mean())
    if abs(share - 0.5) >= 2 / np.sqrt(bits.size):
        return {"": 0.0}
    count = 1 + int((bits[1:] != bits[:-1]).sum())
    spread = share * (1 - share)
    off = abs(count - 2 * bits.size * spread) / (2 * np.sqrt(2 * bits.size) * spread)
    return {"": float(special.erfc(off))}


#: By the least number of bits: block length, the shortest and longest class, and their chances.
_LONGEST: Final = (
    (750_000, 10_000, 10, 16, (0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727)),
    (6_272, 128, 4, 9, (0.1174, 0.2430, 0.2493, 0.1752, 0.1027, 0.1124)),
    (128, 8, 1, 4, (0.2148, 0.3672, 0.2305, 0.1875)),
)


def longest_run(bits: Bits) -> PValues:
    """The longest run of ones in each block is as long as it should be."""
    need(bits, 128)
    _, length, low, high, chances = next(row for row in _LONGEST if bits.size >= row[0])
    blocks = bits.size // length
    rows = bits[: blocks * length].reshape(blocks, length)
    longest = np.zeros(blocks, dtype=np.int64)
    current = np.zeros(blocks, dtype=np.int64)
    for column in rows.T:
        current = (current + 1) * column
        np.maximum(longest, current, out=longest)
    classes = np.bincount(np.clip(longest, low, high) - low, minlength=len(chances))
    return {"": _against(classes, np.array(chances) * blocks)}


def _against(seen: NDArray[np.int64], expected: NDArray[np.float64]) -> float:
    chi_square = float(((seen - expected) ** 2 / expected).sum())
    return upper_gamma(len(expected) - 1, chi_square)


def matrix_rank(bits: Bits, side: int = 32) -> PValues:
    """Square matrices of bits have as many independent rows as they should."""
    need(bits, 38 * side * side)
    count = bits.size // (side * side)
    squares = bits[: count * side * side].reshape(count, side, side)
    packed = np.zeros((count, side), dtype=np.uint64)
    for column in range(side):
        packed = (packed << np.uint64(1)) | squares[:, :, column].astype(np.uint64)
    ranks = _ranks(packed, side)
    full, less = int((ranks == side).sum()), int((ranks == side - 1).sum())
    chances = np.array([_rank_chance(side, side), _rank_chance(side, side - 1), 0.0])
    chances[2] = 1 - chances.sum()
    return {"": _against(np.array([full, less, count - full - less]), chances * count)}


def _ranks(rows: NDArray[np.uint64], side: int) -> NDArray[np.int64]:
    """The ranks of many matrices at once, by elimination over all of them together."""
    rows = rows.copy()
    every = np.arange(rows.shape[0])
    rank = np.zeros(rows.shape[0], dtype=np.int64)
    places = np.arange(side)
    for bit in range(side - 1, -1, -1):
        has: Mask = ((rows >> np.uint64(bit)) & np.uint64(1)).astype(np.bool_)
        candidates: Mask = has & (places >= rank[:, None])
        found: Mask = np.asarray(candidates.any(axis=1))
        pivot = candidates.argmax(axis=1)
        to = np.minimum(rank, side - 1)
        pivot = np.where(found, pivot, to)
        rows[every, to], rows[every, pivot] = rows[every, pivot], rows[every, to]
        has = ((rows >> np.uint64(bit)) & np.uint64(1)).astype(np.bool_)
        below = has & (places > rank[:, None]) & found[:, None]
        rows ^= np.where(below, rows[every, to][:, None], np.uint64(0))
        rank += found
    return rank


def _rank_chance(side: int, rank: int) -> float:
    product = 1.0
    for step in range(rank):
        product *= (1 - 2.0 ** (step - side)) ** 2 / (1 - 2.0 ** (step - rank))
    return float(2.0 ** (rank * (2 * side - rank) - side * side)) * product


def spectral(bits: Bits) -> PValues:
    """No period stands out in the discrete Fourier transform."""
    need(bits, 1000)
    waves = np.fft.rfft(2.0 * bits - 1)[: bits.size // 2]
    peaks = np.hypot(waves.real, waves.imag)
    threshold = np.sqrt(np.log(1 / 0.05) * bits.size)
    expected = 0.95 * bits.size / 2
    off = (int((peaks < threshold).sum()) - expected) / np.sqrt(bits.size * 0.95 * 0.05 / 4)
    return {"": float(special.erfc(abs(off) / _ROOT_TWO))}


def windows(bits: Bits, length: int, *, circular: bool = False) -> NDArray[np.int64]:
    """Every run of so many bits read as a number, at each place; circular wraps around."""
    source = np.concatenate((bits, bits[: length - 1])) if circular and length > 1 else bits
    size = source.size - length + 1
    values = np.zeros(size, dtype=np.int64)
    for step in range(length):
        values = (values << 1) | source[step : step + size]
    return values


def serial(bits: Bits, length: int = 16) -> PValues:
    """All patterns of so many bits come up equally often."""
    length = _fitting(bits, length, 3)
    squares = [_pattern_square(bits, length - less) for less in range(3)]
    first = squares[0] - squares[1]
    second = squares[0] - 2 * squares[1] + squares[2]
    return {
        "first": float(special.gammaincc(2.0 ** (length - 2), first / 2)),
        "second": float(special.gammaincc(2.0 ** (length - 3), second / 2)),
    }


def _fitting(bits: Bits, length: int, slack: int) -> int:
    """A pattern length that the sample is long enough for."""
    need(bits, 100)
    return max(3, min(length, int(np.log2(bits.size)) - slack))


def _pattern_square(bits: Bits, length: int) -> float:
    if length <= 0:
        return 0.0
    counts = np.bincount(windows(bits, length, circular=True), minlength=2**length)
    return float((counts.astype(np.float64) ** 2).sum() * 2**length / bits.size - bits.size)


def approximate_entropy(bits: Bits, length: int = 10) -> PValues:
    """Patterns of one length and of the next are as mixed as they should be."""
    length = _fitting(bits, length, 6)
    entropy = _pattern_entropy(bits, length) - _pattern_entropy(bits, length + 1)
    chi_square = 2 * bits.size * (np.log(2) - entropy)
    return {"": float(special.gammaincc(2.0 ** (length - 1), chi_square / 2))}


def _pattern_entropy(bits: Bits, length: int) -> float:
    counts = np.bincount(windows(bits, length, circular=True), minlength=2**length)
    shares = counts[counts > 0] / bits.size
    return float((shares * np.log(shares)).sum())
