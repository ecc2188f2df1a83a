"""Houses under seeds: nothing that must hold is broken, and the same seed is the same evening."""

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.scenario.read import parse_scenario
from croupier.scenario.run import run_scenario
from tests.sim.planted import PLANTED, planted
from tests.sim.run import quiet, simulate
from tests.sim.shrink import shrink, story
from tests.sim.world import Plan

pytestmark = pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")
#: Of twenty evenings of five minutes, five are of a house of three nodes.
EVENINGS = [(seed, 3 if seed % 4 == 0 else 0) for seed in range(20)]
#: A node died while it waited for its turn to write.
EVENINGS.append((1012, 3))
#: A node could not read its owner's key, and said of what the owner had done that nothing was.
EVENINGS.append((2002, 3))

_EVENING = """
from tests.sim.run import quiet, simulate
from tests.sim.world import Plan
with quiet():
    print(simulate(4711, Plan(seconds=90.0))[0].digest)
"""
_PROCESSES = (
    ("1", "import tests.sim.run"),
    ("2", "import croupier.table.wagers, croupier.table.tips, tests.properties.strategies"),
)


@pytest.fixture(autouse=True, scope="module")
def _nothing_left() -> Iterator[None]:
    """What houses cut off in the middle leave behind goes here, and not in somebody else's test."""
    yield
    gc.collect()


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    with quiet():
        yield


@pytest.mark.parametrize(("seed", "nodes"), EVENINGS)
def test_nothing_that_must_hold_is_broken(seed: int, nodes: int) -> None:
    report, _ = simulate(seed, Plan(nodes=nodes))
    assert not report.failures, "\n".join(map(str, report.failures))
    assert report.records > 100, report


def test_the_same_seed_is_the_same_evening_event_by_event() -> None:
    plan = Plan(seconds=90.0)
    digests = {simulate(4711, plan)[0].digest for _ in range(2)}
    assert len(digests) == 1


def test_the_same_seed_is_the_same_evening_whatever_a_process_has_done_before() -> None:
    """Names are hashed otherwise in each process, and modules imported in another order."""
    digests = {_digest_of_a_process(hashes, imports) for hashes, imports in _PROCESSES}
    assert len(digests) == 1


def _digest_of_a_process(hashes: str, imports: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", f"{imports}; {_EVENING}"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": hashes},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return ran.stdout


@pytest.mark.parametrize(
    "name",
    ["a key is not looked up", "a role is not checked", "answered before it is stored"],
)
def test_a_planted_fault_is_found_and_gone_afterwards(name: str) -> None:
    with planted(name):
        assert any(simulate(seed, Plan(seconds=150.0))[0].failures for seed in range(4))
    assert not simulate(0, Plan(seconds=60.0))[0].failures
    assert len(PLANTED) >= 25


def test_nodes_under_the_same_seed_are_the_same_evening() -> None:
    plan = Plan(seconds=60.0, nodes=2)
    assert len({simulate(4711, plan)[0].digest for _ in range(2)}) == 1


def test_a_failing_seed_shrinks_to_a_story_that_fails_with_the_fault_alone() -> None:
    with planted("bets are taken after the close"):
        plan, world = shrink(0, Plan(seconds=60.0), runs_max=45)
        # Whoever verifies the log alone finds it too.
        found = {failure.check for failure in world.checks.failures}
        assert found == {"wager after the close", "stand-alone verifier"}
        text = story(world)
        steps = parse_scenario(text).steps
        with_fault = run_scenario(parse_scenario(text))
    assert plan.muted
    assert len(steps) <= 12, text
    without = run_scenario(parse_scenario(text))
    assert [each.report.get("ok") for each in with_fault] != [
        each.report.get("ok") for each in without
    ]


def test_another_seed_is_another_evening() -> None:
    plan = Plan(seconds=60.0)
    assert simulate(1, plan)[0].digest != simulate(2, plan)[0].digest
