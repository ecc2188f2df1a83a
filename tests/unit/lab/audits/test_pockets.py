"""Counts of pockets: limits that laboratories know, and what stands out."""

import numpy as np
import pytest

from croupier.lab.audits.pockets import chi_square_limit, wave, wave_p, worst_sector
from tests.unit.lab.audits.wheels import POCKETS, sector_bias, wave_bias


def test_the_limits_of_chi_square_are_those_of_the_tables() -> None:
    assert round(chi_square_limit(36, 0.95), 2) == 51.00
    assert round(chi_square_limit(36, 0.99), 2) == 58.62
    assert round(chi_square_limit(37, 0.99), 2) == 59.89


def test_a_wave_is_found_with_its_crest() -> None:
    counts = (10_000 * wave_bias(0.4)).round().astype(np.int64)
    strength, crest = wave(counts, 1)
    assert crest == pytest.approx(4, abs=0.1)
    assert strength > 100
    assert wave_p(counts, 1) < 1e-20
    assert wave_p(np.full(POCKETS, 50), 1) == pytest.approx(1)


def test_the_worst_sector_is_the_one_that_was_put_there() -> None:
    counts = (20_000 * sector_bias(0.5)).round().astype(np.int64)
    found = worst_sector(counts)
    assert (found.start, found.length) == (20, 5)
    assert found.deviations > 5
