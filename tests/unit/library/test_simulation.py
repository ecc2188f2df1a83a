"""`croupier.simulate` and `croupier.play_scenario`: figures beside exact ones, scenarios."""

import builtins
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import croupier

STORY = """
name: seventeen pays
book: crown
game: american
limits: {min: 5, max: 500}
steps:
  - buy-in: {player: ann, amount: 100}
  - open-betting: {}
  - place: {player: ann, bet: "straight:17", stake: 10}
  - spin: {direction: opposite, revolutions: 6}
  - no-more-bets: {}
  - result: {number: 17}
    expect: {settled: {ann: {"straight:17": {win: %d}}}}
"""


def test_spins_come_close_to_the_exact_figure_and_repeat_under_a_seed() -> None:
    game = croupier.game("crown", "american")
    found = croupier.simulate(game, {"red": 10, "straight:17": 1}, spins=200_000, seed=3)
    assert found.gain.exact == pytest.approx(-11 / 37)
    assert found.gain.low < -11 / 37 < found.gain.high
    assert found.ruin is None
    assert found.edge == pytest.approx(-found.gain.found / 11)
    assert found == croupier.simulate(game, {"red": 10, "straight:17": 1}, spins=200_000, seed=3)
    assert str(found).splitlines()[0] == "200,000 spins, seed 3"


def test_sessions_of_a_strategy_have_a_ruin() -> None:
    game = croupier.game("crown", "american")
    found = croupier.simulate(
        game,
        {"red": 10},
        strategy="martingale",
        sessions=2_000,
        spins=100,
        stack=300,
        limits=(5, 500),
    )
    assert found.played == 2_000
    assert found.ruin is not None
    assert found.ruin.exact is not None
    assert abs(found.ruin.found - found.ruin.exact) < 0.05


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"wagers": {}}, "no wagers"),
        ({"wagers": {"red": 1}, "limits": (5, 500)}, "minimum"),
        ({"wagers": {"red": 10}, "spins": 0}, "0 spins cannot be played"),
        ({"wagers": {"red": 10}, "strategy": "hope"}, "no strategy 'hope'; there is flat"),
        ({"wagers": {"straight:40": 10}}, "40"),
    ],
)
def test_what_cannot_be_played_is_said(asked: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        croupier.simulate(croupier.game("crown", "american"), **asked)


def test_without_the_laboratory_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def absent(
        name: str,
        scope: Mapping[str, object] | None = None,
        local: Mapping[str, object] | None = None,
        wanted: Sequence[str] = (),
        level: int = 0,
    ) -> Any:
        if name.startswith("croupier.lab"):
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
        return real(name, scope, local, wanted, level)

    monkeypatch.setattr(builtins, "__import__", absent)
    with pytest.raises(ModuleNotFoundError, match=r"numpy: pip install 'croupier\[lab\]'"):
        croupier.simulate(croupier.game("crown", "american"), {"red": 1})


def test_a_story_is_played_from_its_text_or_its_file(tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(STORY % 350)
    for answer in (croupier.play_scenario(STORY % 350), croupier.play_scenario(file)):
        assert answer
        assert answer.results[-1].settled["ann"]["straight:17"].win == 350
        assert repr(answer) == "<ok seventeen pays; 6 steps>"


def test_a_story_that_comes_otherwise_says_where() -> None:
    missed = croupier.play_scenario(STORY % 340)
    assert not missed
    assert list(missed.missed) == [6]
    assert str(missed).startswith("FAIL seventeen pays\nstep 6 result: ")


@pytest.mark.parametrize("text", ["book: crown\n", "- just\n- a list\n", "name: x\nsteps: []\n"])
def test_a_text_that_is_no_story_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="scenario"):
        croupier.play_scenario(text)


def test_rows_of_sessions_are_those_that_were_counted() -> None:
    found = croupier.simulate(
        croupier.game("crown"), {"red": 10}, strategy="flat", sessions=300, spins=50
    )
    rows = found.rows()
    assert len(rows["session"]) == len(set(rows["session"].tolist())) == 300
    mean = (rows["final_cents"].mean() - 100_000) / 100
    assert mean == pytest.approx(found.gain.found)
    assert rows["staked_cents"].sum() / 100 == pytest.approx(found.staked)
    with pytest.raises(ValueError, match="rows are of sessions"):
        croupier.simulate(croupier.game("crown"), {"red": 10}, spins=1000).rows()
