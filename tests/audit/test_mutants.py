"""Mutants of the engine's money: every twentieth of them, held against a few stories.

`python -m tools.mutate_money` does all of them, `python -m tools.mutate_rules` those of the rules.
"""

import pytest

from tools import mutate_rules
from tools.mutate_money import applied, is_found, mutants, story_logs


def test_verify_alone_finds_mutants_of_money() -> None:
    logs = story_logs(each=1)
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


def test_a_mutant_of_the_rules_is_noticed_by_a_story_and_by_nothing_if_nothing_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    every = mutate_rules.mutants("books/rapid")
    assert len({str(mutant) for mutant in every}) > 50
    odds = next(m for m in mutate_rules.mutants("roulette/payouts") if m.function == "plain_odds")
    story = "tests/scenarios/france/french-52-two-dozens-pay-half.yaml"
    assert mutate_rules.try_mutant(odds, [story], [], 100) == story
    monkeypatch.setattr(mutate_rules, "tests_of", lambda mutant: [])
    assert mutate_rules.try_mutant(odds, [], [], 100) == ""
