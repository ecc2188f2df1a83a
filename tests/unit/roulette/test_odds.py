from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.refusal import Reason, Refusal
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.notation import parse_bet
from croupier.roulette.odds import Outlook, Prospect, outlook, prospect, prospects, shown_odds

AMERICAN = find_book("crown").game("american")
LUCKY = find_book("star").game("table", {"lucky_ball": "standard"})


def outlook_of(game: Game, wagers: dict[str, int]) -> Outlook:
    found = outlook(game, wagers)
    assert isinstance(found, Outlook)
    return found


def worth(game: Game, bet: str) -> Prospect:
    found = prospect(game, parse_bet(bet))
    assert isinstance(found, Prospect)
    return found


def test_a_straight_up_in_figures() -> None:
    found = worth(AMERICAN, "straight:17")
    assert (found.probability, found.odds) == (Fraction(1, 37), 35)
    assert (found.expected, found.edge) == (Fraction(-1, 37), Fraction(1, 37))
    assert found.variance == Fraction(36**2 * 36, 37**2)


def test_the_outside_zero_is_worth_what_the_inside_zero_is() -> None:
    game = find_book("star").game("table", {"layout": "C"})
    assert worth(game, "outside-zero").expected == worth(game, "straight:0").expected
    assert outlook_of(game, {"outside-zero": 1}).net == outlook_of(game, {"straight:0": 1}).net


def test_a_call_bet_is_worth_its_pieces_per_unit_staked_in_all() -> None:
    voisins = worth(AMERICAN, "voisins")
    assert voisins.odds is None
    assert voisins.probability == Fraction(17, 37)
    whole = outlook_of(AMERICAN, {"voisins": 1})
    assert whole.staked == 9
    assert voisins.expected == whole.expected / 9
    assert voisins.variance == whole.variance / 81


def test_how_a_call_bet_is_taken_does_not_change_its_money() -> None:
    by_button = worth(find_book("adelaide").game("table"), "neighbours:17")
    by_pieces = worth(AMERICAN, "neighbours:17")
    assert by_button == by_pieces


def test_a_stake_is_for_a_piece_or_for_the_whole_as_the_game_says() -> None:
    assert outlook_of(AMERICAN, {"neighbours:17": 5}).staked == 25
    assert outlook_of(find_book("adelaide").game("table"), {"neighbours:17": 5}).staked == 5


@pytest.mark.parametrize(
    ("bet", "reason"),
    [
        ("split:0-00", Reason.NO_SUCH_BET),
        ("lucky-ball:red", Reason.NOT_OFFERED),
        ("max:17", Reason.NOT_OFFERED),
    ],
)
def test_what_the_game_does_not_take_has_no_worth(bet: str, reason: Reason) -> None:
    for found in (prospect(AMERICAN, parse_bet(bet)), outlook(AMERICAN, {bet: 1})):
        assert isinstance(found, Refusal)
        assert found.reason is reason


def test_opposite_wagers_leave_the_zero() -> None:
    found = outlook_of(AMERICAN, {"red": 10, "black": 10})
    assert [found.worst, found.best, found.staked] == [-20, 0, 20]
    assert found.expected == Fraction(-20, 37)
    assert [pocket for pocket, net in found.net.items() if net < 0] == ["0"]


def test_no_wagers_come_to_nothing() -> None:
    found = outlook_of(AMERICAN, {})
    assert {found.worst, found.best, found.expected, found.variance} == {0}


def test_one_wager_as_a_set_is_that_wager() -> None:
    for found in prospects(LUCKY):
        alone = outlook_of(LUCKY, {found.bet: 1})
        assert (alone.expected, alone.variance) == (found.expected, found.variance)


def test_lucky_ball_wagers_are_lost_together_or_one_of_them_wins() -> None:
    found = outlook_of(LUCKY, {"lucky-ball:red": 2, "lucky-ball:yellow": 1, "red": 1})
    assert found.worst == -4
    assert found.best == 1 - 3 + 2 * 121
    assert sum(chance for chance, _ in found.side) == 1


def test_lucky_ball_wagers_vary_less_together_than_apart() -> None:
    """Two colours never win at once, so their covariance is minus the product of their means."""
    both = outlook_of(LUCKY, {"lucky-ball:red": 1, "lucky-ball:blue": 1})
    red, blue = (outlook_of(LUCKY, {f"lucky-ball:{colour}": 1}) for colour in ("red", "blue"))
    assert both.expected == red.expected + blue.expected
    returned = (1 + red.expected) * (1 + blue.expected)
    assert both.variance == red.variance + blue.variance - 2 * returned


def test_the_odds_shown_for_lucky_ball_are_those_without_a_boost() -> None:
    assert shown_odds(LUCKY, LUCKY.bets["lucky-ball:yellow"]) == 25
    assert shown_odds(LUCKY, LUCKY.bets["split:0-1"]) == 17


bets = st.sampled_from(sorted(AMERICAN.bets))


@given(st.dictionaries(bets, st.integers(min_value=1, max_value=10_000), max_size=8))
def test_no_set_of_wagers_beats_the_wheel(wagers: dict[str, int]) -> None:
    found = outlook_of(AMERICAN, wagers)
    assert found.expected == Fraction(-sum(wagers.values()), 37)
    assert found.worst <= found.expected <= found.best
    assert sum(found.net.values()) == 37 * found.expected
