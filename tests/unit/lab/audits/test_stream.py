"""The quick part of the battery: the same however a source is cut, and as strict as it says."""

import numpy as np
import pytest

from croupier.lab.audits import bits as b
from croupier.lab.audits import walks as w
from croupier.lab.audits.second_level import measured, proportions
from croupier.lab.audits.sources import BadOutcomes, is_written, read_written
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
    found = read_written(b"1 2 6 6 3", (1, 6))
    assert (found.kinds, found.outcomes.tolist()) == (6, [0, 1, 5, 5, 2])
    assert read_written(b"0 00 36 1").kinds == 38
    with pytest.raises(BadOutcomes, match="5 outcomes lie outside"):
        read_written(b"7 8 9 7 8", (0, 6))
    with pytest.raises(BadOutcomes, match="'x' is no outcome"):
        read_written(b"7 x")
