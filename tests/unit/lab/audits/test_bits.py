"""NIST's fifteen tests, on the digits for which NIST printed what must come out.

The sample is the first million binary digits of e; the p-values are those of appendix B of
SP 800-22. Where NIST rounded a chance of its own, the rounded one is used here to compare.
"""

from functools import cache
from math import lgamma, log

import numpy as np
import pytest
from flint import fmpz

from croupier.lab.audits import bit_tests as w
from croupier.lab.audits import bits as b
from croupier.lab.audits.bits import Bits, TooFewBits


def _split(first: int, last: int) -> tuple[int, int]:
    """The sum of 1/k! as a fraction, by halves."""
    if last - first == 1:
        return 1, last
    middle = (first + last) // 2
    (p, q), (r, s) = _split(first, middle), _split(middle, last)
    return p * s + r, q * s


@cache
def _e() -> Bits:
    count, terms = 1_000_000, 10
    while lgamma(terms + 1) / log(2) < count + 64:
        terms = int(terms * 1.2)
    p, q = _split(0, terms)
    whole = int(fmpz((p + q) << count) // fmpz(q))  # in a tenth of the time that Python takes
    digits = f"{whole:b}"[:count]
    return np.frombuffer(digits.encode(), dtype=np.uint8) - np.uint8(ord("0"))


def _bits(text: str) -> Bits:
    return np.array([int(bit) for bit in text], dtype=np.uint8)


@pytest.mark.parametrize(
    ("test", "part", "p"),
    [
        (b.frequency, "", 0.953749),
        (b.block_frequency, "", 0.211072),
        (b.runs, "", 0.561917),
        (b.longest_run, "", 0.718945),
        (b.matrix_rank, "", 0.306156),
        (b.spectral, "", 0.847187),
        (b.serial, "first", 0.766182),
        (b.serial, "second", 0.462921),
        (b.approximate_entropy, "", 0.700073),
        (w.non_overlapping_template, "000000001", 0.078790),
        (w.universal, "", 0.282568),
        (w.cumulative_sums, "forward", 0.669887),
        (w.cumulative_sums, "backward", 0.724266),
        (w.random_excursions, "+1", 0.786868),
        (w.random_excursions_variant, "-1", 0.826009),
    ],
)
def test_the_digits_of_e_come_out_as_printed(test: object, part: str, p: float) -> None:
    assert callable(test)
    assert test(_e())[part] == pytest.approx(p, abs=1e-6)


def test_linear_complexity_comes_out_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = w.linear_complexity(_e())[""]
    monkeypatch.setattr(w, "_COMPLEXITY", (0.01047, *w._COMPLEXITY[1:]))
    assert w.linear_complexity(_e())[""] == pytest.approx(0.826335, abs=1e-6)
    assert exact == pytest.approx(0.826335, abs=1e-3)


def test_overlapping_templates_come_out_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    # The first edition's chances, with which its appendix was computed.
    first = (0.367879, 0.183940, 0.137955, 0.099634, 0.069935, 0.140657)
    monkeypatch.setattr(w, "_OVERLAPPING", first)
    assert w.overlapping_template(_e())[""] == pytest.approx(0.110434, abs=1e-5)


def test_the_short_examples_come_out_as_printed() -> None:
    pi = _bits(
        "11001001000011111101101010100010001000010110100011"
        "00001000110100110001001100011001100010100010111000"
    )
    assert b.frequency(pi)[""] == pytest.approx(0.109599, abs=1e-6)
    assert b.block_frequency(pi, 10)[""] == pytest.approx(0.706438, abs=1e-6)
    assert b.runs(pi)[""] == pytest.approx(0.500798, abs=1e-6)
    assert w.cumulative_sums(pi)["forward"] == pytest.approx(0.219194, abs=1e-6)
    assert w.cumulative_sums(pi)["backward"] == pytest.approx(0.114866, abs=1e-6)
    longest = _bits(
        "11001100000101010110110001001100111000000000001001"
        "00110101010001000100111101011010000000110101111100"
        "1100111001101101100010110010"
    )
    assert b.longest_run(longest)[""] == pytest.approx(0.180609, abs=2e-5)


def test_linear_complexity_of_a_known_row() -> None:
    assert w._complexity(_bits("1101011110001")) == 4


def test_all_templates_without_a_period_are_counted() -> None:
    assert len(w.TEMPLATES) == 148
    for template in w.TEMPLATES:
        assert not any(template.endswith(template[:length]) for length in range(1, 9))
    bits = np.random.default_rng(4).integers(0, 2, 200_000, dtype=np.uint8)
    found = w.non_overlapping_template(bits)
    ((part, together),) = w.all_templates(bits).items()
    assert part.removeprefix("148: ") == min(found, key=found.__getitem__)
    assert together == pytest.approx(1 - (1 - min(found.values())) ** 148)


def test_ranks_agree_with_plain_elimination() -> None:
    random = np.random.default_rng(3)
    squares = random.integers(0, 2, (200, 32, 32), dtype=np.uint64)
    squares[:50, 31] = squares[:50, 3]
    weights = np.uint64(1) << np.arange(31, -1, -1, dtype=np.uint64)
    packed = (squares * weights).sum(axis=2, dtype=np.uint64)
    assert b._ranks(packed, 32).tolist() == [_rank(row.tolist()) for row in packed]


def _rank(rows: list[int]) -> int:
    rank = 0
    while rows:
        row = rows.pop()
        if row:
            rank += 1
            low = row & -row
            rows = [other ^ row if other & low else other for other in rows]
    return rank


@pytest.mark.parametrize("test", [b.frequency, b.matrix_rank, w.universal, w.random_excursions])
def test_a_sample_that_is_too_short_is_told_so(test: object) -> None:
    assert callable(test)
    with pytest.raises(TooFewBits, match="are wanted, there are 50"):
        test(np.zeros(50, dtype=np.uint8))
