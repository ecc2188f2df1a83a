from itertools import chain, islice

import numpy as np
import pytest

from croupier.lab.kernels import GROUP, count_below, count_each, count_numbers, fill
from croupier.lab.streams import Batch, stream_key

KEY = stream_key(7, "test")


def drawn(number: int, total: int, count: int) -> list[int]:
    return list(islice(chain.from_iterable(Batch(KEY, number, total).rows()), count))


def test_machine_code_draws_what_the_definition_says() -> None:
    found = np.empty(40 * GROUP, np.uint8)
    fill(np.uint64(KEY), 3, found, 37)
    assert found.tolist() == drawn(3, 37, 40 * GROUP)


@pytest.mark.parametrize("total", [37, 38, 1000])
def test_counts_of_few_numbers_follow_the_definition(total: int) -> None:
    spins, cuts = 3001, [1, total // 3, total - 1]
    below, each = np.zeros(3, np.int64), np.zeros(total, np.int64)
    count_below(np.uint64(KEY), 1, spins, total, np.array(cuts), below)
    count_numbers(np.uint64(KEY), 1, spins, total, each)
    wanted = drawn(1, total, spins)
    assert below.tolist() == [sum(draw < cut for draw in wanted) for cut in cuts]
    assert each.tolist() == np.bincount(wanted, minlength=total).tolist()


def test_counts_among_many_numbers_follow_the_definition() -> None:
    total, cuts, found = 1_642_800, np.array([37, 11_100, 44_400]), np.zeros(4, np.int64)
    count_each(np.uint64(KEY), 2, 3001, total, cuts, found)
    kinds = np.searchsorted(cuts, drawn(2, total, 3001), side="right")
    assert found.tolist() == np.bincount(kinds, minlength=4).tolist()


def test_every_pocket_comes_up_as_often_as_the_next() -> None:
    counts = np.zeros(37, np.int64)
    count_numbers(np.uint64(KEY), 0, 1 << 22, 37, counts)
    expected = (1 << 22) / 37
    # 58.62 is passed once in a hundred times by a fair wheel; the seed is fixed.
    assert ((counts - expected) ** 2 / expected).sum() < 58.62


def test_another_seed_or_purpose_has_other_streams() -> None:
    keys = {stream_key(seed, purpose) for seed in (-1, 0, 1, 10**30) for purpose in ("a", "b")}
    assert len(keys) == 8
