"""Houses under seeds: nothing that must hold is broken, and the same seed is the same evening."""

import pytest

from tests.sim.run import simulate
from tests.sim.world import Plan

SEEDS = range(20)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_must_hold_is_broken(seed: int) -> None:
    report, _ = simulate(seed, Plan())
    assert not report.failures, "\n".join(map(str, report.failures))
    assert report.records > 100, report


def test_the_same_seed_is_the_same_evening_event_by_event() -> None:
    plan = Plan(seconds=90.0)
    digests = {simulate(4711, plan)[0].digest for _ in range(2)}
    assert len(digests) == 1


def test_another_seed_is_another_evening() -> None:
    plan = Plan(seconds=60.0)
    assert simulate(1, plan)[0].digest != simulate(2, plan)[0].digest
