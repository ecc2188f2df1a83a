"""Tests of bits, as NIST SP 800-22 describes them: templates, compression, complexity and walks."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import special

from croupier.core.messages import say
from croupier.lab.audits.bits import Bits, PValues, TooFewBits, need, upper_gamma, windows

_ROOT_TWO: Final = float(np.sqrt(2))
_TEMPLATE_BITS: Final = 9


def _has_no_period(template: str) -> bool:
    return not any(template.endswith(template[:length]) for length in range(1, len(template)))


#: All patterns of nine bits without a period, 148 of them as in NIST's reference.
TEMPLATES: Final = tuple(
    filter(_has_no_period, (f"{n:0{_TEMPLATE_BITS}b}" for n in range(1 << _TEMPLATE_BITS)))
)


def non_overlapping_template(
    bits: Bits, templates: tuple[str, ...] = TEMPLATES, blocks: int = 8
) -> PValues:
    """Given patterns come up as often as they should, counted without overlap."""
    need(bits, 100_000)
    size, length = bits.size // blocks, len(templates[0])
    # A pattern without a period cannot overlap itself, so every place where it stands counts.
    tables = [
        np.bincount(windows(bits[start * size : (start + 1) * size], length), minlength=1 << length)
        for start in range(blocks)
    ]
    return {each: _template([t[int(each, 2)] for t in tables], size, length) for each in templates}


def all_templates(bits: Bits) -> PValues:
    """The pattern of nine bits that is furthest off, of all 148 that have no period."""
    found = non_overlapping_template(bits)
    worst = min(found, key=found.__getitem__)
    return {f"148: {worst}": float(-np.expm1(len(found) * np.log1p(-min(found[worst], 1 - 1e-16))))}


def _template(hits: list[int], size: int, length: int) -> float:
    blocks = len(hits)
    mean = (size - length + 1) / 2**length
    variance = size * (2.0**-length - (2 * length - 1) * 2.0 ** (-2 * length))
    chi_square = sum((seen - mean) ** 2 for seen in hits) / variance
    return upper_gamma(blocks, chi_square)


_OVERLAPPING: Final = (0.364091, 0.185659, 0.139381, 0.100571, 0.070432, 0.139865)


def overlapping_template(bits: Bits, length: int = 9, block: int = 1032) -> PValues:
    """Runs of nine ones come up as often as they should, overlaps counted."""
    need(bits, 100_000)
    blocks = bits.size // block
    ones = np.ones(length, dtype=np.int64)
    rows = bits[: blocks * block].reshape(blocks, block)
    total = np.cumsum(np.hstack((np.zeros((blocks, 1), np.int64), rows)), axis=1)
    full = (total[:, length:] - total[:, :-length]) == ones.size
    classes = np.bincount(np.minimum(full.sum(axis=1), 5), minlength=6)
    expected = np.array(_OVERLAPPING) * blocks
    return {"": upper_gamma(5, float(((classes - expected) ** 2 / expected).sum()))}


#: By block length: the least number of bits, the expected value and the variance.
_UNIVERSAL: Final = (
    (6, 387_840, 5.2177052, 2.954),
    (7, 904_960, 6.1962507, 3.125),
    (8, 2_068_480, 7.1836656, 3.238),
    (9, 4_654_080, 8.1764248, 3.311),
    (10, 10_342_400, 9.1723243, 3.356),
)


def universal(bits: Bits) -> PValues:
    """Maurer's test: patterns come back after as long as they should, so nothing can be packed."""
    need(bits, _UNIVERSAL[0][1])
    length, _, mean, variance = next(row for row in reversed(_UNIVERSAL) if bits.size >= row[1])
    start = 10 * 2**length
    blocks = bits.size // length
    weights = 1 << np.arange(length - 1, -1, -1)
    values = bits[: blocks * length].reshape(blocks, length).astype(np.int64) @ weights
    gaps = _gaps(values)[start:]
    found = float(np.log2(gaps).mean())
    count = blocks - start
    fine = 0.7 - 0.8 / length + (4 + 32 / length) * count ** (-3 / length) / 15
    off = abs(found - mean) / (_ROOT_TWO * fine * np.sqrt(variance / count))
    return {"": float(special.erfc(off))}


def _gaps(values: NDArray[np.int64]) -> NDArray[np.int64]:
    """How long ago each value was seen last; from the beginning for one never seen."""
    order = np.argsort(values, kind="stable")
    gaps = np.empty(values.size, dtype=np.int64)
    before = np.empty(values.size, dtype=np.int64)
    before[order[0]] = -1
    same = values[order[1:]] == values[order[:-1]]
    before[order[1:]] = np.where(same, order[:-1], -1)
    gaps[:] = np.arange(values.size) - before
    return gaps


#: Where linear complexity lies off its mean, in classes, with their chances.
_COMPLEXITY: Final = (0.010417, 0.03125, 0.125, 0.5, 0.25, 0.0625, 0.020833)


def linear_complexity(bits: Bits, block: int = 500) -> PValues:
    """The shortest feedback register for each block is as long as it should be."""
    need(bits, 200 * block)
    blocks = bits.size // block
    found = _complexities(bits[: blocks * block].reshape(blocks, block))
    sign = -1.0 if block % 2 else 1.0
    mean = block / 2 + (9 - sign) / 36 - (block / 3 + 2 / 9) / 2.0**block
    off = sign * (found - mean) + 2 / 9
    classes = np.bincount(np.clip(np.ceil(off - 0.5), -3, 3).astype(np.int64) + 3, minlength=7)
    expected = np.array(_COMPLEXITY) * blocks
    return {"": upper_gamma(6, float(((classes - expected) ** 2 / expected).sum()))}


def _complexities(rows: Bits) -> NDArray[np.int64]:
    """Berlekamp and Massey's algorithm on each row: bits are kept in whole numbers."""
    return np.array([_complexity(row) for row in rows], dtype=np.int64)


def _complexity(row: Bits) -> int:
    connection, previous = 1, 1
    length, since = 0, 1
    seen = 0  # the bits so far, the newest lowest, to meet the connection polynomial
    for count, bit in enumerate(row.tolist()):
        seen = (seen << 1) | bit
        if (connection & seen & ((1 << (length + 1)) - 1)).bit_count() & 1:
            kept = connection
            connection ^= previous << since
            if 2 * length <= count:
                length, previous, since = count + 1 - length, kept, 0
        since += 1
    return length


def cumulative_sums(bits: Bits) -> PValues:
    """A walk of ones and noughts strays as far as it should, from either end."""
    need(bits, 100)
    steps = 2 * bits.astype(np.int64) - 1
    forward, backward = np.cumsum(steps), np.cumsum(steps[::-1])
    return {
        "forward": stray_p(int(np.abs(forward).max()), bits.size),
        "backward": stray_p(int(np.abs(backward).max()), bits.size),
    }


def stray_p(furthest: int, count: int) -> float:
    """How often a walk of so many bits strays as far."""
    root = np.sqrt(count)
    inner = np.arange((-count // furthest + 1) // 4, (count // furthest - 1) // 4 + 1)
    outer = np.arange((-count // furthest - 3) // 4, (count // furthest - 1) // 4 + 1)
    first = special.ndtr((4 * inner + 1) * furthest / root)
    first = first - special.ndtr((4 * inner - 1) * furthest / root)
    second = special.ndtr((4 * outer + 3) * furthest / root)
    second = second - special.ndtr((4 * outer + 1) * furthest / root)
    return float(np.clip(1 - first.sum() + second.sum(), 0, 1))


def _walk(bits: Bits) -> tuple[NDArray[np.int64], NDArray[np.int64], int]:
    """The walk with its returns to zero: positions, the cycle of each, and how many cycles."""
    walk = np.cumsum(2 * bits.astype(np.int64) - 1)
    walk = np.concatenate((walk, [0]))
    zeros = walk == 0
    cycles = np.cumsum(zeros) - zeros
    count = int(zeros.sum()) - int(zeros[-2] if walk.size > 1 else 0)
    if count < max(500, 0.005 * np.sqrt(bits.size)):
        raise TooFewBits(say("lab-few-returns", count=int(count)))
    return walk, cycles, count


def random_excursions(bits: Bits) -> PValues:
    """Between returns to zero, a walk visits each near place as often as it should."""
    need(bits, 100_000)
    walk, cycles, count = _walk(bits)
    found = {}
    for place in (-4, -3, -2, -1, 1, 2, 3, 4):
        visits = np.bincount(cycles[walk == place], minlength=count)[:count]
        classes = np.bincount(np.minimum(visits, 5), minlength=6)
        expected = np.array(_visit_chances(abs(place))) * count
        chi_square = float(((classes - expected) ** 2 / expected).sum())
        found[f"{place:+d}"] = upper_gamma(5, chi_square)
    return found


def _visit_chances(place: int) -> list[float]:
    stay = 1 - 1 / (2 * place)
    middle = [stay ** (visits - 1) / (4 * place * place) for visits in range(1, 5)]
    return [stay, *middle, stay**4 / (2 * place)]


def random_excursions_variant(bits: Bits) -> PValues:
    """Over the whole walk, each place within nine of zero is visited as often as it should."""
    need(bits, 100_000)
    walk, _, count = _walk(bits)
    found = {}
    for place in (*range(-9, 0), *range(1, 10)):
        visits = int((walk == place).sum())
        off = abs(visits - count) / np.sqrt(2 * count * (4 * abs(place) - 2))
        found[f"{place:+d}"] = float(special.erfc(off))
    return found
