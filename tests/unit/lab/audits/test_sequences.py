"""Runs, serial correlation and distances."""

import numpy as np
import pytest

from croupier.lab.audits.sequences import measure_distances, measure_runs, measure_serial
from tests.unit.lab.audits.wheels import POCKETS, generator, wave_bias

TRIALS = 400
FOUND_MIN = 294
LEVEL = 0.05 / 14


def test_runs_are_counted_and_compared_with_their_mean() -> None:
    marks = np.array([True, True, False, True, False, False])
    found = measure_runs(marks, test="runs of red")
    assert found.shown == "4 runs, +0.00 σ"
    assert found.p == 1.0


def test_one_kind_alone_says_nothing() -> None:
    assert measure_runs(np.ones(100, dtype=np.bool_), test="runs of red").p == 1.0


def test_like_after_like_is_found_at_the_stated_power() -> None:
    random, spins = generator(11), 2000
    weakest = measure_runs(random.random(spins) < 0.5, test="").weakest
    assert weakest is not None
    stay = 0.5 + weakest(LEVEL).size
    found = 0
    for _ in range(TRIALS):
        changes = random.random(spins) >= stay
        found += measure_runs(np.cumsum(changes) % 2 == 0, test="").p <= LEVEL
    assert FOUND_MIN <= found <= 350


def test_a_wheel_that_remembers_is_found_at_the_stated_power() -> None:
    random, spins = generator(13), 2000
    weakest = measure_serial(random.integers(0, POCKETS, spins), POCKETS).weakest
    assert weakest is not None
    # Steps with a crest twice the correlation give that correlation with the spin before.
    steps = wave_bias(2 * weakest(LEVEL).size)
    middle = 4
    found = 0
    for _ in range(TRIALS):
        drawn = random.choice(POCKETS, spins, p=steps) - middle
        found += measure_serial(np.cumsum(drawn) % POCKETS, POCKETS).p <= LEVEL
    assert FOUND_MIN <= found <= 350


def test_a_hand_that_throws_alike_is_found_although_pockets_are_equal() -> None:
    random, spins = generator(17), 3000
    drawn = random.choice(POCKETS, spins, p=wave_bias(0.25))
    whole, first, _ = measure_distances(drawn, POCKETS, simulated=20_000)
    assert whole.test == "distance"
    assert first.p < 1e-6
    assert "distance" in str(whole.weakest(0.01) if whole.weakest else "")


@pytest.mark.parametrize("spins", [150, 1000])
def test_independent_spins_fail_each_test_as_often_as_stated(spins: int) -> None:
    trials, level, most = 1000, 0.05, 73
    random = generator(19)
    runs = serial = 0
    for _ in range(trials):
        places = random.integers(0, POCKETS, spins)
        runs += measure_runs(places[places > 0] % 2 == 0, test="").p <= level
        serial += measure_serial(places, POCKETS).p <= level
    assert runs <= most
    assert serial <= most
