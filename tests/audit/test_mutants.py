"""Mutants of the engine's money: every twentieth of them, held against a few stories.

`python -m tools.mutate_money` does all of them, `python -m tools.mutate_rules` those of the rules.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.mutate_money import applied, is_found, mutants, scenario_logs
from tools.rule_mutants import ROOT
from tools.rule_mutants import mutants as mutants_of_rules

#: A story that comes by the plain odds.
NOTICED: Final = (
    "tests/scenarios/test_scenarios.py::test_scenario_comes_out_as_it_says"
    "[france/french-52-two-dozens-pay-half]"
)


def test_verify_alone_finds_mutants_of_money() -> None:
    logs = scenario_logs(each=1)
    assert not is_found(logs)
    # Tokens settled again are in the whole run: the few stories here do not come by each of them.
    chosen = [m for m in mutants() if "tokens_" not in m.function][::20]
    missed = []
    for mutant in chosen:
        with applied(mutant):
            if not is_found(logs):
                missed.append(str(mutant))
    # Few stories do not come by every case, such as somebody who owes: the whole run has them all.
    assert len(missed) * 10 <= len(chosen), missed
    assert len(chosen) > 8


def test_a_mutant_of_the_rules_is_noticed_by_a_story_and_by_nothing_if_nothing_comes_by_it(
    tmp_path: Path,
) -> None:
    assert len({str(mutant) for mutant in mutants_of_rules("books/rapid")}) > 50
    (odds,) = (m for m in mutants_of_rules("roulette/payouts") if m.function == "plain_odds")
    assert NOTICED in _tried(tmp_path / "by.json", {odds.path: {odds.line: [0]}})
    assert "NOT NOTICED" in _tried(tmp_path / "not-by.json", {odds.path: {1: [0]}})


def _tried(file: Path, lines: dict[str, dict[int, list[int]]]) -> str:
    """What is said of the mutant of odds where one story is known, and where it was seen."""
    told = {"tests": [NOTICED], "seconds": [0.1], "lines": lines, "early": {}}
    file.write_text(json.dumps(told), "utf-8")
    words = ["-m", "tools.mutate_rules", "--reach", str(file), "--only", "roulette/payouts"]
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "1 of 1 mutants" in done.stdout
    return done.stdout
