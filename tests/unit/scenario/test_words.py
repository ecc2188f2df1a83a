"""Stories about a table: words that mean nothing are told, and 00 is no zero."""

from pathlib import Path

import pytest

from croupier.scenario.read import NotAScenario, parse_duration, read_scenario
from croupier.scenario.run import run_scenario
from tests.unit.cli.calling import call

HEAD = "name: a story\nbook: crown\ngame: double-zero\noptions: {layout: O}\n"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "story.yaml"
    path.write_text(HEAD + text, encoding="utf-8")
    return path


def test_a_word_that_a_step_does_not_know_is_left_out_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(
        tmp_path,
        "steps:\n"
        "  - buy-in: {player: ann, amount: 100, with: cash}\n"
        "  - open-betting: {}\n"
        "  - place: {player: ann, bet: red, stake: 20, stak: 5, 7: 1}\n",
    )
    outcomes = run_scenario(read_scenario(path))
    assert [outcome.report.get("ignored") for outcome in outcomes] == [None, None, ["7", "stak"]]
    answer = call(capsys, f"scenario {path}")
    assert answer.code == 0
    assert "step 3 place has no 'stak'; it was left out" in answer.err


def test_a_word_at_the_head_that_nobody_knows_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = "{game: american, options: {layout: A}, limit: {min: 1}}"
    tables = f"wheel: single-zero\ntables: {{T1: {own}}}\n"
    path = written(tmp_path, f"{tables}option: {{a: 1}}\ntests: []\nsteps: []\n")
    assert read_scenario(path).ignored == ["limit", "option"]
    assert "has no 'option'; it was left out" in call(capsys, f"scenario {path}").err


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("limits: {per_bet: {straight: {maximum: 5}}}\nsteps: []\n", "straight have no 'maximum'"),
        ("limits: {aggregate: {most: 5}}\nsteps: []\n", "limits aggregate have no 'most'"),
        ("steps:\n  - {spin: {}, expect: {ok: true}, expect: {ok: false}}\n", "'expect' stands"),
        ("steps:\n  - expect: {ok: true, phase: idle, ok: false}\n", "'ok' stands twice"),
    ],
)
def test_what_would_be_forgotten_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(NotAScenario, match=complaint):
        read_scenario(written(tmp_path, text))


@pytest.mark.parametrize(
    "text",
    [
        "seats: some\nsteps: []\n",
        "seats: 0\nsteps: []\n",
        "wheel: W\ntables: {T1: {game: american, seats: [1]}}\nsteps: []\n",
        "wheel: W\ntables: {T1: {limits: {min: few}}}\nsteps: []\n",
        "wheel: double-zero\ntables: {T1: {game: american, options: {layout: A}}}\nsteps: []\n",
        "second_person: 5\nsteps: []\n",
        "second_person_above: 5\nsteps: []\n",
        "second_person_above: {invalidate: lots}\nsteps: []\n",
        "large_win: lots\nsteps: []\n",
        "kind: tournament\ntables: [ann]\nsteps: []\n",
        "kind: tournament\ntables: {T1: ann}\nsteps: []\n",
        "kind: tournament\ntables: {T1: [ann, ann]}\nsteps: []\n",
        "kind: tournament\nconditions: [5]\nsteps: []\n",
        "kind: tournament\nconditions: {prizes: 5}\nsteps: []\n",
        "kind: tournament\ntables: {T1: [ann]}\nsteps: [{play-off: {players: 5}}]\n",
        "kind: tournament\ntables: {T1: [ann]}\nsteps: [{publish-terms: {missing: 5}}]\n",
    ],
)
def test_a_head_or_words_of_no_shape_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    answer = call(capsys, f"scenario {written(tmp_path, text)}")
    assert answer.code == 1
    assert "story.yaml: " in answer.out
    assert "0 passed, 1 failed" in answer.out


@pytest.mark.parametrize("words", ["prizes: [5]", "prizes: {a: 1}", "terms: 5"])
def test_a_draft_of_no_shape_is_told_with_its_step(tmp_path: Path, words: str) -> None:
    path = tmp_path / "story.yaml"
    head = "name: prizes\nbook: star\nkind: promotion\n"
    path.write_text(f"{head}steps: [{{draft: {{{words}}}}}]\n", encoding="utf-8")
    with pytest.raises(NotAScenario, match="step 1: draft .* is not of the shape"):
        run_scenario(read_scenario(path))


def test_a_sign_whose_sums_hold_no_wager_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, "limits: {aggregate: {min: 500, max: 6}}\nsteps: []\n")
    with pytest.raises(NotAScenario, match=r"limits of \$500 to \$6 hold no wager"):
        run_scenario(read_scenario(path))


def test_numbers_that_begin_with_zero_are_words(tmp_path: Path) -> None:
    path = written(tmp_path, "steps: [{result: {number: 00}}, {result: {number: 0}}]\n")
    double, single = read_scenario(path).steps
    assert (double.words["number"], single.words["number"]) == ("00", 0)


def test_a_kind_of_bet_that_is_none_has_no_limits(tmp_path: Path) -> None:
    path = written(tmp_path, "limits: {per_bet: {strait: {max: 20}}}\nsteps: []\n")
    with pytest.raises(NotAScenario, match="limits per_bet: 'strait' is no kind of bet"):
        read_scenario(path)


def test_a_story_that_lies_too_deep_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotAScenario, match="too deep"):
        read_scenario(written(tmp_path, "steps: " + "[" * 5_000))


def test_limits_that_hold_no_wager_are_told_with_their_bet(tmp_path: Path) -> None:
    path = written(tmp_path, "limits: {min: 5, per_bet: {straight: {max: 2}}}\nsteps: []\n")
    with pytest.raises(NotAScenario, match=r"limits of \$5 to \$2 on straight hold no wager"):
        run_scenario(read_scenario(path))


def test_a_limit_that_is_left_out_stays_as_it_is(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "limits: {min: 5, max: 100}\n"
        "steps:\n"
        "  - buy-in: {player: ann, amount: 500}\n"
        "  - change-limits: {max: 300}\n"
        "    expect: {ok: true}\n"
        "  - open-betting: {}\n"
        "  - place: {player: ann, bet: red, stake: 250}\n"
        "    expect: {ok: true, warnings: []}\n",
    )
    assert [outcome.missed for outcome in run_scenario(read_scenario(path))] == [()] * 4


@pytest.mark.parametrize(
    ("text", "milliseconds"),
    [
        ("+30s", 30_000),
        ("20m", 1_200_000),
        ("19m59s", 1_199_000),
        ("+23h59m", 86_340_000),
        ("1d 2h", 93_600_000),
        ("1.5s", 1500),
        (30, 30_000),
    ],
)
def test_a_length_of_time_may_be_of_several_parts(text: object, milliseconds: int) -> None:
    assert parse_duration(text) == milliseconds


@pytest.mark.parametrize("text", ["", "soon", "5x", "m", "-3s", "1h30", "20:00"])
def test_what_is_no_length_of_time_is_told(text: str) -> None:
    with pytest.raises(NotAScenario, match="no length of time"):
        parse_duration(text)


@pytest.mark.parametrize(
    "expect", ["balances: 5", "bets: {ann: red}", "settled: {ann: 5}", "settled: [1]"]
)
def test_an_expectation_of_no_shape_is_told_with_its_step(tmp_path: Path, expect: str) -> None:
    path = written(
        tmp_path,
        f"steps:\n  - buy-in: {{player: ann, amount: 100}}\n  - expect: {{{expect}}}\n",
    )
    with pytest.raises(NotAScenario, match="step 2: expect is not of the shape of an outcome"):
        run_scenario(read_scenario(path))


@pytest.mark.parametrize(
    "expect",
    ["balances: {ann: 1}", "numbers: 5", "tickets: [75]", "tickets: [{amount: 75}]", "tickets: 1"],
)
def test_what_did_not_come_is_missed(tmp_path: Path, expect: str) -> None:
    path = written(tmp_path, f"steps: [{{expect: {{{expect}}}}}]\n")
    (outcome,) = run_scenario(read_scenario(path))
    assert outcome.missed


def test_even_chances_have_their_limits_together(tmp_path: Path) -> None:
    path = written(tmp_path, "limits: {max: 100, per_bet: {even-chance: {max: 500}}}\nsteps: []\n")
    limits = read_scenario(path).limits
    assert {kind: own.max for kind, own in limits.per_bet.items()} == dict.fromkeys(
        ("low", "high", "even", "odd", "red", "black"), 500_00
    )


def test_what_is_tried_without_its_words_is_refused_and_a_slip_is_told(tmp_path: Path) -> None:
    opened = "steps:\n  - buy-in: {player: ann, amount: 100}\n  - open-betting: {}\n"
    place, refused = (
        "  - place: {player: ann, stake: 5}\n",
        "    expect: {ok: false, refused: invalid}\n",
    )
    tried = run_scenario(read_scenario(written(tmp_path, opened + place + refused)))[-1]
    assert (tried.missed, tried.report["detail"]) == ((), "place needs bet")
    with pytest.raises(NotAScenario, match="step 3: place needs bet"):
        run_scenario(read_scenario(written(tmp_path, opened + place)))
