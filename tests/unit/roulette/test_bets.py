import pytest

from croupier.roulette.bets import (
    LUCKY_BETS,
    OUTSIDE_BETS,
    Kind,
    column_bet,
    dozen_bet,
    inside_bet,
    lucky_bet,
)
from croupier.roulette.pockets import Pocket


def test_an_inside_bet_is_named_by_how_many_numbers_it_covers() -> None:
    bet = inside_bet((Pocket("3"), Pocket("00"), Pocket("2"), Pocket("0"), Pocket("1")))
    assert str(bet) == "five-line:0-00-1-2-3"
    assert bet.kind is Kind.FIVE_LINE


def test_a_bet_covers_its_numbers_and_no_others() -> None:
    bet = inside_bet((Pocket("14"), Pocket("17")))
    assert bet.covers(Pocket("17"))
    assert not bet.covers(Pocket("16"))


@pytest.mark.clause("crown", "6.2.3(i)", "6.2.3(iii)", "6.1#7")
def test_columns_and_dozens_hold_twelve_numbers_each() -> None:
    assert column_bet(1).numbers[:3] == ("1", "4", "7")
    assert column_bet(3).numbers[-1] == "36"
    assert dozen_bet(2).numbers == tuple(str(n) for n in range(13, 25))


def test_twelve_bets_lie_outside() -> None:
    assert len({bet.name for bet in OUTSIDE_BETS}) == 12


@pytest.mark.clause("star", "7.5#1", "7.5#3")
def test_a_lucky_ball_bet_names_one_colour_and_covers_no_number_beforehand() -> None:
    assert [bet.name for bet in LUCKY_BETS] == [
        "lucky-ball:red",
        "lucky-ball:green",
        "lucky-ball:blue",
        "lucky-ball:yellow",
    ]
    assert lucky_bet("red").numbers == ()
