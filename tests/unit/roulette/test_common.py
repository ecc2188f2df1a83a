from croupier.roulette.bets import Kind
from croupier.roulette.common import (
    CHANCES,
    PIT,
    SINGLE_ZERO_ODDS,
    clauses_by_kind,
    task,
)


def test_the_usual_odds_leave_the_house_one_part_in_37() -> None:
    counts = {"straight": 1, "split": 2, "street": 3, "corner": 4, "six-line": 6}
    for kind, odds in SINGLE_ZERO_ODDS.items():
        numbers = counts.get(kind, 12 if kind in (Kind.COLUMN, Kind.DOZEN) else 18)
        assert (odds + 1) * numbers == 36


def test_clauses_for_groups_of_bets_are_spread_over_their_kinds() -> None:
    spread = clauses_by_kind({"column dozen": ("1",), CHANCES: ("2",)})
    assert spread[Kind.DOZEN] == ("1",)
    assert spread[Kind.BLACK] == ("2",)
    assert len(spread) == 8


def test_a_task_is_the_dealers_or_that_of_anyone_above() -> None:
    dolly = task("dolly", "Place the dolly.", ("5.4",), "open-betting")
    assert dolly.roles == PIT
    assert dolly.blocks == {"open-betting"}
