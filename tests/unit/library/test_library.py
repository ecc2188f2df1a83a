"""The names that `croupier` exports: a table played from Python, and bets, odds and books."""

from decimal import Decimal
from fractions import Fraction

import pytest

import croupier
from croupier import Reason, Refusal


@pytest.fixture
def table() -> croupier.Table:
    return croupier.open_table("crown", "american", limits=(5, 500))


def test_every_exported_name_is_there_and_explains_itself() -> None:
    for name in croupier.__all__:
        exported = getattr(croupier, name)
        assert exported.__doc__, name


def test_books_stays_a_function_when_a_books_folder_is_imported() -> None:
    import croupier.books.crown

    assert "crown" in [book.code for book in croupier.books()]


def test_a_round_is_played_in_dollars(table: croupier.Table) -> None:
    assert table.buy_in("ann", 100)
    assert table.open_betting()
    assert table.place("ann", "split:14-17", "10.00").balances == {"ann": Decimal(90)}
    assert table.bets == {"ann": {"split:14-17": Decimal(10)}}
    table.spin()
    table.no_more_bets()
    settled = table.result(17).settled["ann"]["split:14-17"]
    assert (settled.win, settled.returned) == (Decimal(170), Decimal(10))
    assert table.balances == {"ann": Decimal(260)}
    assert table.numbers == ["17"]


def test_a_refusal_is_a_value_with_its_clauses_and_changes_nothing(table: croupier.Table) -> None:
    table.buy_in("ann", 100)
    late = table.place("ann", "red", 10)
    assert not late
    assert isinstance(late.refusal, Refusal)
    assert late.refusal.reason is Reason.BETTING_CLOSED
    assert late.refusal.clauses
    assert str(late).startswith("refused, betting-closed: betting has not opened (")
    assert table.balances == {"ann": Decimal(100)}


def test_results_and_tables_print_in_one_line(table: croupier.Table) -> None:
    assert repr(table) == "<Table crown american: idle; nobody seated>"
    assert repr(table.buy_in("ann", 100)).endswith("in hand: ann $100>")
    assert repr(croupier.books()[1]) == "<Rulebook crown: Crown Melbourne>"
    assert repr(table.game).startswith("<Game crown american: layout ")


def test_waiting_moves_the_table_s_clock() -> None:
    rapid = croupier.open_table("rapid", wagering_seconds=30, limits=(1, 100))
    rapid.buy_in("ann", 50)
    rapid.open_betting()
    rapid.wait(31)
    late = rapid.place("ann", "red", 5)
    assert late.refusal is not None
    assert late.refusal.reason is Reason.BETTING_CLOSED


def test_an_amount_that_is_none_is_refused(table: croupier.Table) -> None:
    refused = table.buy_in("ann", "ten")
    assert refused.refusal is not None
    assert "not an amount" in str(refused)


def test_odds_and_settlement_agree_over_the_whole_wheel() -> None:
    american = croupier.game("crown", "american")
    found = croupier.odds(american, "dozen:2")
    assert not isinstance(found, Refusal)
    brought = [
        croupier.settle(american, pocket, {"dozen:2": 1})["dozen:2"]
        for pocket in american.wheel.order
    ]
    assert sum(brought) / len(brought) - 1 == found.expected == Fraction(-1, 37)


def test_a_call_bet_settles_by_its_pieces() -> None:
    american = croupier.game("crown", "american")
    assert croupier.settle(american, 17, {"orphelins": 1}) == {"orphelins": 2 * Fraction(18)}


def test_a_number_that_is_not_on_the_wheel_is_named() -> None:
    with pytest.raises(ValueError, match="00 is not on a wheel of single zero"):
        croupier.settle(croupier.game("crown", "american"), "00", {"red": 1})


def test_a_game_that_is_not_offered_lists_those_that_are() -> None:
    with pytest.raises(croupier.NotOffered, match="there is american"):
        croupier.open_table("crown", "baccarat")


def test_an_unknown_bet_has_no_odds() -> None:
    assert isinstance(croupier.odds(croupier.game("crown", "american"), "lucky-ball:red"), Refusal)


@pytest.mark.parametrize("wager", [{"split:1-36": 10}, {"straight:00": 10}, {"red": -10}])
def test_what_cannot_be_wagered_is_not_settled_as_lost(wager: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=next(iter(wager))):
        croupier.settle(croupier.game("crown", "american"), 1, wager)
