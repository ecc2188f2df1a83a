import pytest

from tests.unit.cli.calling import call

Capsys = pytest.CaptureFixture[str]


def test_programs_get_fractions_as_text(capsys: Capsys) -> None:
    (row,) = call(capsys, "odds --book star --bet straight:17 --json").rows
    assert row == {
        "bet": "straight:17",
        "probability": "1/37",
        "odds": 35,
        "expected": "-1/37",
        "edge": "1/37",
        "variance": "46656/1369",
    }


def test_all_bets_call_bets_and_lucky_ball_are_listed(capsys: Capsys) -> None:
    names = [row["bet"] for row in call(capsys, "odds --book crown --json").rows]
    assert len(names) == 157 + 41
    assert names[-1].startswith("neighbours:")
    rows = call(capsys, "odds --book star --option lucky_ball=mega --json").rows
    red = next(row for row in rows if row["bet"] == "lucky-ball:red")
    assert (red["odds"], red["boosts"]) == (5, {"super": 120, "mega": 1000})
    assert red["expected"] == "-91/2220"


def test_a_call_bet_has_no_odds_of_its_own(capsys: Capsys) -> None:
    (row,) = call(capsys, "odds --book crown --bet orphans --json").rows
    assert (row["bet"], row["odds"], row["edge"]) == ("orphelins", None, "1/37")


@pytest.mark.parametrize(
    ("chance", "expected"), [("0", "-2/37"), ("1/300", "-5/148"), ("0.004", "-11/370")]
)
def test_a_lucky_ball_design_can_be_tried(capsys: Capsys, chance: str, expected: str) -> None:
    line = f"odds --book star --option lucky_ball=mega --mega-probability {chance} --json"
    green = next(row for row in call(capsys, line).rows if row["bet"] == "lucky-ball:green")
    assert green["expected"] == expected


@pytest.mark.parametrize(
    ("line", "code", "complaint"),
    [
        ("--option lucky_ball=mega --mega-probability 2/225", 1, "below 2/225 wanted"),
        ("--option lucky_ball=mega --wheel double-zero --mega-probability 1/75", 1, "1/75"),
        ("--option lucky_ball=standard --mega-probability 1/300", 1, "no Mega odds (7.6)"),
        ("--mega-probability 1/300", 1, "Lucky Ball is not offered here"),
        ("--option lucky_ball=mega --mega-probability often", 2, "'often' is no probability"),
        ("--option lucky_ball=mega --mega-probability 1/0", 2, "'1/0' is no probability"),
    ],
)
def test_a_design_that_favours_the_player_is_refused(
    capsys: Capsys, line: str, code: int, complaint: str
) -> None:
    answer = call(capsys, f"odds --book star {line}")
    assert (answer.code, answer.out) == (code, "")
    assert complaint in answer.err


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--bankroll 100", "give --mix BET=STAKE with it"),
        ("--bet red --spins 100", "takes wagers as --mix"),
        ("--chips", "give --mix and --bankroll with it"),
    ],
)
def test_an_option_that_would_have_no_effect_is_told(
    capsys: Capsys, line: str, complaint: str
) -> None:
    answer = call(capsys, f"odds --book star {line}")
    assert (answer.code, answer.out) == (2, "")
    assert complaint in answer.err


def test_spins_alone_ask_for_the_par_sheet(capsys: Capsys) -> None:
    assert "Hold, 50 spins" in call(capsys, "odds --book star --spins 50").out


def test_people_get_one_line_for_bets_that_are_worth_the_same(capsys: Capsys) -> None:
    shown = call(capsys, "odds --book star --wheel double-zero --option lucky_ball=mega").out
    assert "straight ×38" in shown
    assert "five-line:0-00" in shown
    assert "7.89 %" in shown
    assert "5/120/1000" in shown
    assert shown.count("split") == 1


def test_people_see_that_a_call_bet_is_paid_by_piece(capsys: Capsys) -> None:
    assert "by piece" in call(capsys, "odds --book adelaide --bet neighbours:0").out
