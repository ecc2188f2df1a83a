"""What follows what, and when."""

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.lab.audits.findings import Measured
from croupier.lab.audits.recording import Recording
from croupier.lab.audits.sequences import (
    LAG_STATED,
    measure_drift,
    measure_lags,
    measure_likes,
)
from croupier.roulette.pockets import RED_NUMBERS
from croupier.roulette.wheel import SINGLE_ZERO
from tests.unit.lab.audits.wheels import POCKETS, generator, sector_bias


def _recording(places: NDArray[np.int64]) -> Recording:
    before = np.concatenate(([-1], places[:-1]))
    lines = np.arange(1, places.size + 1)
    return Recording(wheel=SINGLE_ZERO, places=places, lines=lines, before=before)


def test_fair_sequences_have_even_p_values() -> None:
    random = generator(17)
    found = []
    for _ in range(150):
        recording = _recording(random.integers(0, POCKETS, 1500))
        tests = (
            measure_likes(recording),
            measure_lags(recording.places, POCKETS),
            measure_drift(recording),
        )
        found.append([each.p for each in tests])
    # The mean of 150 even p-values is within this, but for once in a thousand times.
    assert np.mean(found, axis=0) == pytest.approx([0.5] * 3, abs=0.08)


def test_colours_that_alternate_as_people_write_them_are_found() -> None:
    random, order = generator(19), SINGLE_ZERO.order
    red = np.array([n for n, p in enumerate(order) if p in ("1", "3", "5", "7", "9", "12", "14")])
    black = np.array([n for n, p in enumerate(order) if p in ("2", "4", "6", "8", "10", "11")])
    turns = random.random(800) < 0.6
    side, places = 0, []
    for turn in turns:
        side = 1 - side if turn else side
        places.append(random.choice(red if side else black))
    assert measure_likes(_recording(np.array(places))).p < 1e-4


@pytest.mark.parametrize("lag", [2, 7, 23])
def test_a_generator_that_repeats_itself_some_spins_back_is_found(lag: int) -> None:
    random = generator(lag)
    places = random.integers(0, POCKETS, 3000)
    for at in range(lag, 3000):
        if random.random() < 0.15:
            places[at] = places[at - lag]
    found = measure_lags(places, POCKETS)
    assert found.p < 1e-4
    assert str(found.shown).startswith(f"lag {lag},")


def test_a_wheel_that_changes_is_found_with_the_moment() -> None:
    random = generator(23)
    fair = random.integers(0, POCKETS, 6000)
    bad = random.choice(POCKETS, 4000, p=sector_bias(0.5))
    found = measure_drift(_recording(np.concatenate((fair, bad))))
    assert found.p < 1e-4
    line = int(str(found.shown).rpartition(" ")[2].replace(",", ""))
    assert 5000 < line < 7000


def test_a_wheel_that_was_always_bad_did_not_change() -> None:
    bad = generator(29).choice(POCKETS, 6000, p=sector_bias(0.5))
    assert measure_drift(_recording(bad)).p > 0.01


def _stated(measured: Measured, level: float) -> float:
    assert measured.weakest is not None
    return measured.weakest(level).size


@pytest.mark.parametrize("spins", [100, 600])
def test_repeats_of_the_stated_size_are_found_four_times_in_five(spins: int) -> None:
    random, level, trials = generator(spins), 0.0005, 1500
    size = _stated(measure_lags(random.integers(0, POCKETS, spins), POCKETS), level)
    found = 0
    for _ in range(trials):
        places, again = random.integers(0, POCKETS, spins), random.random(spins) < size
        for at in range(LAG_STATED, spins, LAG_STATED):
            part = slice(at, min(at + LAG_STATED, spins))
            before = places[at - LAG_STATED : part.stop - LAG_STATED]
            places[part] = np.where(again[part], before, places[part])
        found += measure_lags(places, POCKETS).p <= level
    # Two points, and three standard errors of so many trials.
    assert found / trials == pytest.approx(0.8, abs=0.02 + 3 * (0.16 / trials) ** 0.5)


@pytest.mark.parametrize("spins", [100, 600])
def test_likes_of_the_stated_size_are_found_four_times_in_five(spins: int) -> None:
    random, level, trials = generator(spins), 0.0005, 1500
    size = _stated(measure_likes(_recording(random.integers(0, POCKETS, spins))), level)
    red = np.array([pocket in RED_NUMBERS for pocket in SINGLE_ZERO.order])
    reds, blacks = np.flatnonzero(red), np.flatnonzero(~red)[1:]
    found = 0
    for _ in range(trials):
        is_red = np.cumsum(random.random(spins) < 0.5 - size) % 2 == random.integers(2)
        picked = random.integers(0, 18, spins)
        places = np.where(is_red, reds[picked], blacks[picked])
        # Zeros break what follows what, as they do on a wheel.
        places[random.random(spins) < 1 / POCKETS] = 0
        found += measure_likes(_recording(places)).p <= level
    assert found / trials == pytest.approx(0.8, abs=0.02 + 3 * (0.16 / trials) ** 0.5)
