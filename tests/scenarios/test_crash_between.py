"""Every story again, in a house that is cut off and opened from its log before each step."""

from pathlib import Path
from typing import Any, Final

import pytest

import croupier.scenario
from croupier.house.compliance import ComplianceDesk
from croupier.scenario import promotion, tournament
from croupier.scenario.playing import ScenarioHouse, wait
from croupier.scenario.read import Scenario, read_scenario
from croupier.scenario.run import Play, _house, set_up, take_step

HERE: Final = Path(croupier.scenario.__file__).resolve().parents[3] / "tests" / "scenarios"
#: Contests have players of their own for their stories.
CONTESTS: Final = {"tournament": tournament, "promotion": promotion}
FILES: Final = [file for file in sorted(HERE.rglob("*.yaml")) if file.parent.name not in CONTESTS]
CONTEST_FILES: Final = [file for kind in CONTESTS for file in sorted((HERE / kind).glob("*.yaml"))]


async def _nothing(self: ComplianceDesk, now: int) -> None:
    """The registers are read once the log is there."""


def open_again(play: Any, scenario: Scenario, patch: pytest.MonkeyPatch) -> None:
    """The house of a story from what is in its log, and from nothing else."""
    before = play.house
    with patch.context() as only:
        only.setattr(ComplianceDesk, "start", _nothing)
        house = _house(scenario) if isinstance(play, Play) else ScenarioHouse()
    house.clock.at = before.clock.at
    house.house.lots.named = before.house.lots.named

    async def start() -> None:
        await house.store.adopt(list(before.store.records), [])
        await house.house.start()
        await house.approvals.start()
        await house.stock.start()
        await house.compliance.start(house.clock.at)
        await house.tournaments.start()
        await house.promotions.start()

    wait(start())
    house._follow()
    play.house = house


@pytest.mark.parametrize("path", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_crash_between_any_two_steps_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenario = read_scenario(path)
    play = set_up(scenario)
    missed = []
    for step in scenario.steps:
        open_again(play, scenario, monkeypatch)
        outcome = take_step(play, step)
        missed += [f"step {step.number} {step.verb}: {line}" for line in outcome.missed]
    assert missed == []
    assert play.house.last_fault() == ""


@pytest.mark.parametrize("path", CONTEST_FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_crash_between_any_two_steps_of_a_contest_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenario, steps = read_scenario(path), CONTESTS[path.parent.name]
    play, missed = steps.set_up(scenario), []
    for step in scenario.steps:
        open_again(play, scenario, monkeypatch)
        outcome = steps.take_step(play, step)
        missed += [f"step {step.number} {step.verb}: {line}" for line in outcome.missed]
    assert missed == []
    assert play.house.last_fault() == ""
