"""The tests of outcomes: as strict as they say on chance, and not blind to what is not."""

from collections.abc import Callable

import numpy as np
import pytest

from croupier.lab.audits import symbols as s
from croupier.lab.audits.randomness import OUTCOME_TESTS
from croupier.lab.audits.symbols import Outcomes, TooFewOutcomes, against
from tests.unit.lab.audits.wheels import generator


@pytest.mark.parametrize("kinds", [37, 38])
def test_chance_fails_each_test_as_often_as_stated(kinds: int) -> None:
    random, trials = generator(kinds), 200
    failed: dict[str, int] = {}
    for _ in range(trials):
        outcomes = random.integers(0, kinds, 15_000)
        for name, (test, _) in OUTCOME_TESTS.items():
            for part, p in test(outcomes, kinds).items():
                failed[f"{name} {part}"] = failed.get(f"{name} {part}", 0) + (p <= 0.05)
    # A binomial with 200 trials and a chance of 0.05 exceeds this once in 20,000 times, for each
    # of two dozen parts.
    assert {name: count for name, count in failed.items() if count > 24} == {}


def _sticky(outcomes: Outcomes, kinds: int) -> Outcomes:
    again = generator(3).random(outcomes.size) < 0.08
    return np.where(again, np.roll(outcomes, 1), outcomes)


def _low(outcomes: Outcomes, kinds: int) -> Outcomes:
    return np.where(generator(4).random(outcomes.size) < 0.05, 0, outcomes)


def _rising(outcomes: Outcomes, kinds: int) -> Outcomes:
    pairs = outcomes[: outcomes.size // 4 * 4].reshape(-1, 4)
    sorted_some = generator(5).random(len(pairs)) < 0.2
    return np.where(sorted_some[:, None], np.sort(pairs, axis=1), pairs).ravel()


def _periodic(outcomes: Outcomes, kinds: int) -> Outcomes:
    wave = np.sin(2 * np.pi * np.arange(outcomes.size) / 50)
    return np.clip(outcomes + np.round(2 * wave).astype(np.int64), 0, kinds - 1)


def _folded(outcomes: Outcomes, kinds: int) -> Outcomes:
    """What a plain modulo of six bits makes of a fair source: low outcomes twice as often."""
    return generator(6).integers(0, 64, outcomes.size) % kinds


@pytest.mark.parametrize(
    ("test", "part", "spoil"),
    [
        (s.equidistribution, "chi-square", _low),
        (s.equidistribution, "chi-square", _folded),
        (s.equidistribution, "sums", _folded),
        (s.serial_pairs, "", _sticky),
        (s.gaps, "one", _sticky),
        (s.poker, "", _sticky),
        (s.coupon_collector, "", _sticky),
        (s.permutation, "", _rising),
        (s.runs_up_down, "middle", _sticky),
        (s.runs_up_down, "up and down", _rising),
        (s.spectral_peak, "", _periodic),
        (s.serial_correlation, "lag 1", _sticky),
        (s.serial_correlation, "lags", _periodic),
        (s.sub_sequences, "every 3", _folded),
    ],
)
def test_what_is_not_chance_is_found(
    test: Callable[[Outcomes, int], dict[str, float]],
    part: str,
    spoil: Callable[[Outcomes, int], Outcomes],
) -> None:
    outcomes = generator(9).integers(0, 37, 60_000)
    assert test(spoil(outcomes, 37), 37)[part] < 1e-4


def test_rare_classes_are_joined_so_that_chi_square_holds() -> None:
    assert against([50, 48, 1, 1], [0.5, 0.48, 0.01, 0.01]) == pytest.approx(
        against([50, 50], [0.5, 0.5])
    )
    with pytest.raises(TooFewOutcomes):
        against([1, 1], [0.5, 0.5])


def test_the_chances_of_collecting_add_up_and_agree_with_the_mean() -> None:
    chances = s._collect_chances(8, 200)
    assert chances.sum() == pytest.approx(1)
    mean = sum(8 / left for left in range(1, 9))
    assert (chances * np.arange(201)).sum() == pytest.approx(mean, abs=1e-4)


@pytest.mark.parametrize("test", [test for test, _ in OUTCOME_TESTS.values()])
def test_a_sample_that_is_too_short_is_told_so(
    test: Callable[[Outcomes, int], dict[str, float]],
) -> None:
    with pytest.raises(TooFewOutcomes, match="outcomes are wanted, there are 20"):
        test(np.zeros(20, dtype=np.int64), 37)
