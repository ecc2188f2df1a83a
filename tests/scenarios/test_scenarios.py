"""Every scenario in this folder comes out as it says, and says which clauses it proves."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from croupier.roulette.catalogue import book_folders
from croupier.roulette.clauses import load_clauses
from croupier.scenario.match import as_list, same_clause
from croupier.scenario.read import Scenario, Step, read_scenario
from croupier.scenario.run import Outcome, run_scenario
from tests.levels import CITED, STORY

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
FILES: Final = sorted(HERE.rglob("*.yaml"))
#: What of an outcome helps to see why an expectation was missed, in the order of reading.
SHOWN: Final = ("ok", "refused", "detail", "clauses", "stake", "settled", "balances", "bets")


def _name(path: Path) -> str:
    return path.relative_to(HERE).with_suffix("").as_posix()


def complaints(scenario: Scenario, outcomes: list[Outcome]) -> Iterator[str]:
    """One paragraph for each step that missed: expected against actual, and any refusal."""
    for step, outcome in zip(scenario.steps, outcomes, strict=True):
        if outcome.missed:
            yield "\n".join([_headline(step), *_missed(outcome), *_actual(outcome.report)])


def _headline(step: Step) -> str:
    by = f" by {step.by}" if step.by else ""
    return f"step {step.number}: {step.verb} {dict(step.words)}{by}"


def _missed(outcome: Outcome) -> list[str]:
    return [f"  missed   {line}" for line in outcome.missed]


def _actual(report: Mapping[str, Any]) -> list[str]:
    return [f"  actual   {key}: {report[key]}" for key in SHOWN if report.get(key) is not None]


def cited(scenario: Scenario, outcomes: list[Outcome]) -> list[str]:
    """The clauses that a story expects and its outcomes cite; what else these cite proves none."""
    return sorted(
        {
            str(clause)
            for step, outcome in zip(scenario.steps, outcomes, strict=True)
            for clause in outcome.report.get("clauses", ())
            if any(_is_very(wanted, str(clause)) for wanted in _wanted(step))
        }
    )


def _is_very(wanted: str, clause: str) -> bool:
    """Whether it is the clause itself, one of a list of letters, or the same of a governing book.

    What an expectation accepts for being within the clause that it names proves nothing of that.
    """
    own = clause if clause[:1].isdigit() else clause.split(" ", 1)[-1]
    whole = not own.startswith(wanted) or own[len(wanted) :][:1] in ("", "-")
    return whole and same_clause(wanted, clause)


def _wanted(step: Step) -> list[str]:
    """The clauses that an expectation names."""
    named = [step.expect.get("clause"), *as_list(step.expect.get("clauses", []))]
    return [str(clause) for clause in named if clause is not None]


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_scenario_comes_out_as_it_says(
    path: Path, record_property: Callable[[str, object], None]
) -> None:
    scenario = read_scenario(path)
    outcomes = run_scenario(scenario)
    record_property(STORY, path.relative_to(ROOT).as_posix())
    record_property(CITED, cited(scenario, outcomes))
    json.dumps([outcome.report for outcome in outcomes])
    missed = list(complaints(scenario, outcomes))
    if missed:
        pytest.fail("\n".join([f"{path}: {scenario.name}", *missed]), pytrace=False)


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_scenario_names_the_clauses_it_proves(path: Path) -> None:
    scenario = read_scenario(path)
    proves = scenario.raw.get("clauses")
    assert isinstance(proves, list), f"{path} has no list of clauses"
    assert proves, f"{path} has an empty list of clauses"
    known = {clause.stem for clause in load_clauses(scenario.book)}
    unknown = [clause for clause in proves if clause not in known]
    rows = {clause.clause for clause in load_clauses(scenario.book)}
    unknown += [row for row in scenario.raw.get("tests", ()) if row not in rows]
    assert not unknown, f"{path}: {scenario.book} has no clause {', '.join(map(str, unknown))}"


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_scenario_lies_in_the_folder_of_its_book(path: Path) -> None:
    scenario = read_scenario(path)
    assert scenario.book in book_folders()
    if scenario.kind == "table":
        assert path.parent.name == scenario.book


def test_a_missed_expectation_is_told_with_step_and_refusal(tmp_path: Path) -> None:
    path = tmp_path / "story.yaml"
    path.write_text(
        "name: a wager before betting opens\n"
        f"book: {next(iter(book_folders()))}\n"
        "steps:\n"
        "  - buy-in: {player: ann, amount: 50}\n"
        "  - place: {player: ann, bet: red, stake: 5}\n"
        "    expect: {ok: true, balances: {ann: 45}}\n",
        encoding="utf-8",
    )
    scenario = read_scenario(path)
    (answer,) = complaints(scenario, run_scenario(scenario))
    assert answer.startswith("step 2: place {'player': 'ann', 'bet': 'red', 'stake': 5}")
    assert "missed   ok: True expected, got False" in answer
    assert "missed   balances.ann: 45 expected, got 50" in answer
    assert "actual   refused: betting-closed" in answer
    assert "actual   detail: betting has not opened" in answer


def test_what_an_outcome_cites_and_nobody_expects_proves_nothing() -> None:
    path = HERE / "star" / "1.1-the-wagering-period-is-the-supervisors.yaml"
    scenario = read_scenario(path)
    outcomes = run_scenario(scenario)
    there = {clause for outcome in outcomes for clause in outcome.report.get("clauses", ())}
    assert "2.6.3" in there
    assert cited(scenario, outcomes) == ["1.1"]


def test_a_clause_within_the_one_that_is_expected_is_not_proven_by_it() -> None:
    assert _is_very("8.2", "8.2")
    assert _is_very("8.2", "star 8.2")
    assert _is_very("8(a)H", "8(a)H-M")
    assert _is_very("8(a)K", "8(a)H-M")
    for wanted, clause in (("11.4.2(a)", "11.4.2(a)(i)"), ("8.2", "8.2.1"), ("7", "7(e)")):
        assert same_clause(wanted, clause)
        assert not _is_very(wanted, clause), (wanted, clause)
