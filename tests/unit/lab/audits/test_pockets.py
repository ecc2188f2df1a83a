"""Chi-square, waves and sectors on counts around a wheel."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.lab.audits.pockets import (
    chi_square,
    chi_square_limit,
    measure_evenness,
    measure_pockets,
    measure_sector,
    measure_wave,
    simulated_wheels,
    wave,
    worst_sector,
)
from tests.unit.lab.audits.wheels import POCKETS, generator, pocket_bias, sector_bias, wave_bias


def test_the_published_limits_for_36_degrees() -> None:
    assert round(chi_square_limit(36, 0.95), 2) == 51.00
    assert round(chi_square_limit(36, 0.99), 2) == 58.62


def test_chi_square_adds_up_squares_over_what_is_expected() -> None:
    assert chi_square(np.array([12, 8, 10])) == pytest.approx((4 + 4 + 0) / 10)


def test_few_spins_are_held_against_simulated_wheels_and_many_against_the_formula() -> None:
    few, many = np.full(37, 4), np.full(37, 5)
    assert "simulated" in measure_pockets(few).method
    assert measure_pockets(many).method == "chi-square distribution"


def test_the_same_counts_always_get_the_same_p_value() -> None:
    counts = generator(3).multinomial(500, np.full(37, 1 / 37))
    first = measure_sector(counts).p
    simulated_wheels.cache_clear()
    assert measure_sector(counts).p == first


def test_a_wave_is_found_where_its_crest_was_put() -> None:
    counts = np.round(100_000 * wave_bias(0.2)).astype(np.int64)
    strength, crest = wave(counts, 1)
    assert crest == pytest.approx(4, abs=0.05)
    assert strength == pytest.approx(counts.sum() * 0.2**2 / 2, rel=0.01)


def _slow_worst(counts: np.ndarray) -> float:
    """The furthest sector, by adding up every one of them."""
    total, pockets = int(counts.sum()), len(counts)
    worst = 0.0
    for length in range(1, pockets // 2 + 1):
        share = length / pockets
        for start in range(pockets):
            inside = sum(int(counts[(start + step) % pockets]) for step in range(length))
            spread = (total * share * (1 - share)) ** 0.5
            worst = max(worst, abs(inside - total * share) / spread)
    return worst


@given(st.lists(st.integers(0, 60), min_size=37, max_size=38).filter(any))
def test_the_scan_finds_what_adding_up_every_sector_finds(counts: list[int]) -> None:
    found = worst_sector(np.array(counts, dtype=np.int64))
    assert abs(found.deviations) == pytest.approx(_slow_worst(np.array(counts)))


@given(st.lists(st.integers(0, 60), min_size=37, max_size=37).filter(any), st.integers(1, 36))
def test_turning_the_wheel_changes_no_finding(counts: list[int], turn: int) -> None:
    one, other = np.array(counts), np.roll(counts, turn)
    assert chi_square(one) == pytest.approx(chi_square(other))
    assert abs(worst_sector(one).deviations) == pytest.approx(abs(worst_sector(other).deviations))
    for number in (1, 2, 3, 4):
        assert wave(one, number)[0] == pytest.approx(wave(other, number)[0], abs=1e-6)


def test_numbers_that_are_too_even_are_noticed() -> None:
    assert measure_evenness(np.full(37, 100)).p < 1e-6
    assert measure_evenness(np.full(37, 4)).p < 0.001
    assert measure_evenness(generator(5).multinomial(3700, np.full(37, 1 / 37))).p > 0.01


LEVEL = 0.05 / 14
TRIALS = 400
#: Where a binomial with a chance of 0.8 falls below once in a thousand times.
FOUND_MIN = 294


@pytest.mark.parametrize("spins", [600, 3000])
def test_the_stated_bias_of_a_pocket_is_found_four_times_in_five(spins: int) -> None:
    random = generator(101)
    weakest = measure_pockets(np.full(37, spins // 37)).weakest
    assert weakest is not None
    size = weakest(LEVEL).size * np.sqrt((spins // 37) * 37 / spins)
    rows = random.multinomial(spins, pocket_bias(size), size=TRIALS)
    found = sum(measure_pockets(row).p <= LEVEL for row in rows)
    assert FOUND_MIN <= found <= 346


@pytest.mark.parametrize("number", [1, 3])
def test_the_stated_wave_is_found_four_times_in_five(number: int) -> None:
    spins = 2000
    weakest = measure_wave(np.array([spins, *[0] * 36]), number).weakest
    assert weakest is not None
    rows = generator(103).multinomial(spins, wave_bias(weakest(LEVEL).size, number), size=TRIALS)
    found = sum(measure_wave(row, number).p <= LEVEL for row in rows)
    assert FOUND_MIN <= found <= 346


def test_the_stated_sector_is_found_at_least_four_times_in_five() -> None:
    spins = 2000
    weakest = measure_sector(np.array([spins, *[0] * 36])).weakest
    assert weakest is not None
    rows = generator(107).multinomial(spins, sector_bias(weakest(LEVEL).size), size=TRIALS)
    assert sum(measure_sector(row).p <= LEVEL for row in rows) >= FOUND_MIN


@pytest.mark.parametrize("spins", [120, 1000])
def test_fair_wheels_fail_each_test_as_often_as_stated(spins: int) -> None:
    trials, level = 1000, 0.05
    # A binomial with 1000 trials and a chance of 0.05 exceeds this once in a thousand times.
    most = 73
    rows = generator(109).multinomial(spins, np.full(POCKETS, 1 / POCKETS), size=trials)
    assert sum(measure_pockets(row).p <= level for row in rows) <= most
    assert sum(measure_sector(row).p <= level for row in rows) <= most
    assert sum(measure_evenness(row).p <= level for row in rows) <= most
    for number in (1, 2, 3, 4):
        assert sum(measure_wave(row, number).p <= level for row in rows) <= most
