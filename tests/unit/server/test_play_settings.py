"""Safer play as an operator sets it: on by default, and every figure can be changed."""

from pathlib import Path

import pytest

from croupier.compliance.limits import DAY, HOUR, MINUTE, Limit, PlayRules
from croupier.server.load_settings import load_settings
from croupier.server.settings import SettingsError, play_rules


def rules_of(tmp_path: Path, text: str) -> PlayRules:
    file = tmp_path / "house.toml"
    file.write_text(text)
    return play_rules(load_settings(file, {}, {}))


def test_checks_and_breaks_are_on_by_default(tmp_path: Path) -> None:
    rules = rules_of(tmp_path, "")
    assert rules.check_every == HOUR
    assert rules.limits == {Limit.TIME_SESSION: 240}
    assert (rules.pause, rules.raise_after) == (15 * MINUTE, 24 * HOUR)
    assert rules.self_exclusion_min == 180 * DAY


def test_an_operator_sets_limits_for_everybody(tmp_path: Path) -> None:
    text = "[play]\nloss_day_dollars = 500\nsession_minutes = 0\ncheck_minutes = 0\n"
    rules = rules_of(tmp_path, text)
    assert rules.limits == {Limit.LOSS_DAY: 50_000}
    assert rules.check_every == 0


def test_a_wrong_figure_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"play\.break_minutes"):
        rules_of(tmp_path, "[play]\nbreak_minutes = 0\n")
    variables = {"CROUPIER_PLAY_LOSS_DAY_DOLLARS": "20"}
    assert play_rules(load_settings(None, variables, {})).limits[Limit.LOSS_DAY] == 2_000
