import pytest

from tests.unit.cli.calling import call

Capsys = pytest.CaptureFixture[str]


def test_programs_get_every_bet_with_its_numbers_and_odds(capsys: Capsys) -> None:
    answer = call(capsys, "bets --book crown --game double-zero --layout O --json")
    assert answer.code == 0
    assert len(answer.rows) == 159
    assert {"bet": "straight:17", "numbers": ["17"], "odds": 35} in answer.rows
    assert {"bet": "split:0-00", "numbers": ["0", "00"], "odds": 17} in answer.rows
    assert all(list(row) == ["bet", "numbers", "odds"] for row in answer.rows)


def test_call_bets_come_when_asked_for_with_their_pieces(capsys: Capsys) -> None:
    rows = call(capsys, "bets --book crown --calls --json").rows
    assert len(rows) == 157 + 4 + 37
    voisins = next(row for row in rows if row["bet"] == "voisins")
    assert voisins["pieces"][0] == {"bet": "street:0-2-3", "pieces": 2}
    assert sum(piece["pieces"] for piece in voisins["pieces"]) == 9


def test_bets_beside_the_layout_come_with_the_call_bets(capsys: Capsys) -> None:
    assert len(call(capsys, "bets --book new-zealand --json").rows) == 157
    rows = call(capsys, "bets --book new-zealand --calls --json").rows
    assert {
        "bet": "asian-neighbour:32-15-19",
        "numbers": ["32", "15", "19"],
        "odds": 11,
    } in rows


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("--book star --option lucky_ball=standard", 161),
        ("--book star --option lucky-ball=mega wheel=double-zero", 165),
        ("--book star --option lucky_ball=mega --option wheel=double-zero", 165),
        ("--book star --wheel double-zero --layout B --option uspin=true", 161),
        ("--book crown --game touchbet --wheel double-zero", 161),
        ("--book rapid --option wagering_seconds=45 base=crown", 157),
    ],
)
def test_any_option_can_be_set(capsys: Capsys, line: str, count: int) -> None:
    assert len(call(capsys, f"bets {line} --json").rows) == count


def test_lucky_ball_shows_its_odds_without_a_boost(capsys: Capsys) -> None:
    rows = call(capsys, "bets --book star --option lucky_ball=mega --json").rows
    assert {"bet": "lucky-ball:red", "numbers": [], "odds": 5} in rows


def test_people_get_a_table(capsys: Capsys) -> None:
    answer = call(capsys, "bets --book crown --calls")
    assert answer.out.startswith("American Roulette: layout A, single zero")
    assert "split:14-17" in answer.out
    assert "14◆ 17●" in answer.out
    assert "157 bets" in answer.out
    assert "25/26/28/29 ×2" in answer.out


def test_a_game_without_call_bets_has_no_table_of_them(capsys: Capsys) -> None:
    assert "Call bets" not in call(capsys, "bets --book star --calls").out
