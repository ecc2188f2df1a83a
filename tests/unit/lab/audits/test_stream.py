"""The quick part of the battery: the same however a source is cut, and as strict as it says."""

from typing import Any

import numpy as np
import pytest

from croupier.lab.audits import bit_tests as w
from croupier.lab.audits import bits as b
from croupier.lab.audits.number_files import stream_written
from croupier.lab.audits.second_level import measured, proportions
from croupier.lab.audits.sources import BadOutcomes, is_written
from croupier.lab.audits.stream import even_p, stream_over
from tests.unit.lab.audits.wheels import generator


def test_a_source_comes_to_the_same_in_one_piece_and_in_many() -> None:
    raw = generator(1).bytes(60_000)
    one = stream_over([raw])
    many = stream_over(raw[start : start + 4096] for start in range(0, len(raw), 4096))
    assert one.p_values() == many.p_values()
    assert one.digest.hexdigest() == many.digest.hexdigest()


def test_what_the_battery_has_too_comes_out_alike() -> None:
    raw = generator(2).bytes(64_000)
    bits, found = np.unpackbits(np.frombuffer(raw, np.uint8)), stream_over([raw]).p_values()
    assert found["ones"] == pytest.approx(b.frequency(bits)[""])
    assert found["ones in blocks of 128"] == pytest.approx(b.block_frequency(bits)[""])
    assert found["stray of the walk"] == pytest.approx(w.cumulative_sums(bits)["forward"])


def test_good_sources_fail_as_often_as_stated() -> None:
    random = generator(3)
    found = [list(stream_over([random.bytes(40_000)]).p_values().values()) for _ in range(200)]
    failed = (np.array(found) <= 0.05).sum(axis=0)
    # A binomial with 200 trials and a chance of 0.05 exceeds this once in 20,000 times.
    assert failed.max() <= 24


@pytest.mark.parametrize("lag", [1, 8, 64])
def test_bits_that_repeat_some_way_off_are_found(lag: int) -> None:
    random = generator(lag)
    bits = random.integers(0, 2, 400_000, dtype=np.uint8)
    again = random.random(400_000) < 0.05
    bits[lag:] = np.where(again[lag:], bits[:-lag], bits[lag:])
    found = stream_over([np.packbits(bits).tobytes()]).p_values()
    assert found[f"bits {lag} apart"] < 1e-6


def test_chi_square_of_few_to_a_class_keeps_its_level() -> None:
    random = generator(5)
    found = [
        even_p(np.bincount(random.integers(0, 20_000, 30_000), minlength=20_000))
        for _ in range(400)
    ]
    assert 5 <= sum(p <= 0.05 for p in found) <= 38


def test_second_levels_accept_chance_and_refuse_what_fails_too_often() -> None:
    random = generator(6)
    good = [[("a", float(p))] for p in random.random(200)]
    (fine,) = proportions(good)
    assert fine.is_accepted
    bad = [[("a", float(p))] for p in random.random(200) ** 3]
    (off,) = proportions(bad)
    assert not off.is_accepted
    assert min(row.p for row in measured([off], "x")) < 1e-6
    assert measured(proportions(good[:5]), "x") == []


def test_written_outcomes_are_told_from_bytes() -> None:
    assert is_written(b"1, 2\n36;0")
    assert not is_written(b"\x00\x01")
    assert not is_written(b"")


def _read(raw: bytes, bounds: tuple[int, int] | None = None, cut: int = 3) -> tuple[Any, Any, Any]:
    pieces = [raw[start : start + cut] for start in range(0, len(raw), cut)]
    return stream_written(lambda: pieces, bounds, lambda count: [(0, count), (1, 3)], size=cut)


def test_written_outcomes_are_read_however_they_are_cut() -> None:
    for cut in (1, 2, 3, 100):
        found, whole, kept = _read(b"1 2 6 6 13", (1, 13), cut)
        assert (found.kinds, found.outcomes.tolist()) == (13, [0, 1, 5, 5, 12])
        assert (whole.count, whole.outcomes.sum(), kept[0].tolist()) == (5, 5, [1, 5])
        assert whole.pairs.sum() == 2
        assert whole.equal.tolist()[0] == 1


def test_two_zero_are_a_double_zero_unless_all_numbers_have_two_digits() -> None:
    found, _, _ = _read(b"0 00 36 1")
    assert (found.kinds, found.outcomes.tolist()) == (38, [0, 37, 36, 1])
    found, _, _ = _read(b"01 00 36 02")
    assert (found.kinds, found.outcomes.tolist()) == (37, [1, 0, 36, 2])


def test_written_outcomes_that_cannot_be_tested_are_named() -> None:
    with pytest.raises(BadOutcomes, match="5 outcomes lie outside"):
        _read(b"7 8 9 7 8", (0, 6))
    with pytest.raises(BadOutcomes, match="2 outcomes lie outside"):
        _read(b"0 00 36 1 00", (0, 36))
    with pytest.raises(BadOutcomes, match="'x' is no outcome"):
        _read(b"7 x 8", cut=100)
    with pytest.raises(BadOutcomes, match="outcomes; 2 to"):
        _read(b"7 99999999999999999999")


def test_one_pass_over_fair_outcomes_fails_as_often_as_stated() -> None:
    random, found = generator(8), []
    for _ in range(150):
        text = b" ".join(str(each).encode() for each in random.integers(0, 37, 12_000).tolist())
        found.append(list(_read(text, (0, 36), 1 << 16)[1].p_values().values()))
    failed = (np.array(found) <= 0.05).sum(axis=0)
    # A binomial with 150 trials and a chance of 0.05 exceeds this once in 20,000 times.
    assert failed.max() <= 20


def test_one_pass_finds_outcomes_that_come_again_ten_later() -> None:
    random = generator(9)
    values = random.integers(0, 37, 60_000)
    again = random.random(60_000) < 0.02
    values[10:] = np.where(again[10:], values[:-10], values[10:])
    text = b"\n".join(str(each).encode() for each in values.tolist())
    assert _read(text, (0, 36), 1 << 16)[1].p_values()["same 10 apart"] < 1e-6
