import pytest

from croupier.roulette.bets import Kind
from croupier.roulette.calls import CallKind
from croupier.roulette.catalogue import find_book
from croupier.roulette.notation import parse_bet
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO, Pocket

AMERICAN = find_book("crown").game("american")
DOUBLE = find_book("crown").game("double-zero")


def test_bets_that_win_on_a_number_are_listed_with_their_odds() -> None:
    pays = AMERICAN.pays(Pocket("17"))
    assert pays["straight:17"] == 35
    assert pays["black"] == 1
    assert "red" not in pays
    assert AMERICAN.pays(Pocket("17")) is pays


@pytest.mark.clause("star", "8.10#2", "5.5")
def test_an_outside_zero_wins_with_the_inside_zero() -> None:
    game = find_book("star").game("table", {"layout": "C"})
    assert game.pays(ZERO)["outside-zero"] == 35
    assert "outside-zero" not in game.pays(Pocket("1"))


def test_a_zero_is_decided_under_clauses_of_its_own() -> None:
    assert AMERICAN.result_clauses(ZERO) == ("6.3.1", "6.3.2")
    assert DOUBLE.result_clauses(DOUBLE_ZERO) == ("8.4.3(a)(i)", "8.4.3(a)(ii)")
    assert AMERICAN.result_clauses(Pocket("1")) == ()


@pytest.mark.clause("new-zealand", "3.2", "3.2A")
def test_bets_beside_the_layout_have_a_rule_of_their_own() -> None:
    game = find_book("new-zealand").game("table")
    assert game.call_rule(parse_bet("asian-neighbour:32-15-19")) is game.calls[Kind.ASIAN_NEIGHBOUR]
    assert game.call_rule(parse_bet("tier")) is game.calls[CallKind.TIER]
    assert game.call_rule(parse_bet("red")) is None


def test_a_bet_is_its_own_piece() -> None:
    (piece,) = AMERICAN.pieces(parse_bet("red"))
    assert (piece.bet.name, piece.pieces) == ("red", 1)
    assert len(AMERICAN.pieces(parse_bet("orphelins"))) == 5
