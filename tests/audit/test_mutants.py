"""Mutants of the engine's money: every twentieth of them, held against a few stories.

`python -m tools.mutate_money` does all of them, `python -m tools.mutate_rules` those of the rules.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.mutate_money import applied, is_found, mutants, scenario_logs
from tools.rule_mutants import ROOT, digest_of
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
    said = _tried(tmp_path / "not-by.json", {odds.path: {1: [0]}})
    assert "1 of 1 mutants, 1 not noticed (100.0% of those decided), 0 undecided" in said


def test_a_mutant_for_which_there_was_no_time_has_no_part_in_the_share(tmp_path: Path) -> None:
    (odds,) = (m for m in mutants_of_rules("roulette/payouts") if m.function == "plain_odds")
    said = _tried(tmp_path / "slow.json", {odds.path: {odds.line: [0]}}, seconds=1_000.0)
    assert "UNDECIDED, 1 tests left" in said
    assert "1 of 1 mutants, 0 not noticed (0.0% of those decided), 1 undecided" in said


def test_nothing_is_tried_by_what_was_recorded_of_another_file(tmp_path: Path) -> None:
    (odds,) = (m for m in mutants_of_rules("roulette/payouts") if m.function == "plain_odds")
    said = _tried(tmp_path / "old.json", {odds.path: {odds.line: [0]}}, digest="0" * 64)
    assert said == f"record anew which tests come by which lines: {odds.path} changed since\n"


def _tried(
    file: Path,
    lines: dict[str, dict[int, list[int]]],
    *,
    seconds: float = 0.1,
    digest: str = "",
) -> str:
    """What is said of the mutant of odds where one story is known, and where it was seen."""
    told = {
        "tests": [NOTICED],
        "seconds": [seconds],
        "lines": lines,
        "early": {},
        "digests": {path: digest or digest_of(path) for path in lines},
    }
    file.write_text(json.dumps(told), "utf-8")
    words = ["-m", "tools.mutate_rules", "--reach", str(file), "--only", "roulette/payouts"]
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == (2 if digest else 0), done.stderr
    return done.stdout
