"""The names that `croupier` exports: a table played from Python, and bets, odds and books."""

import re
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


def test_the_first_wager_opens_betting_and_a_later_round_is_opened(table: croupier.Table) -> None:
    table.buy_in("ann", 100)
    assert table.place("ann", "split:14-17", 10).phase == "betting"
    assert table.bets == {"ann": {"split:14-17": Decimal(10)}}
    table.no_more_bets()
    table.result(17)
    assert not table.place("ann", "red", 10)
    assert table.open_betting()
    assert table.place("ann", "red", 10)


def test_a_refusal_is_a_value_with_its_clauses_and_changes_nothing(table: croupier.Table) -> None:
    table.buy_in("ann", 100)
    table.open_betting(), table.no_more_bets()
    late = table.place("ann", "red", 10)
    assert not late
    assert isinstance(late.refusal, Refusal)
    assert late.refusal.reason is Reason.BETTING_CLOSED
    assert late.refusal.clauses
    assert str(late).startswith("refused, betting-closed: betting is closed (")
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


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("ann", 5, 10), "a bet is text, such as 'red' or 'split:14-17', not 5"),
        (("ann", None, 10), "a bet is text"),
        (("ann", "red", True), "an amount is dollars, such as 10 or '12.50', not True"),
        (("ann", "red", None), "an amount is dollars"),
        ((7, "red", 10), "a player is named by text, such as 'ann', not by 7"),
    ],
)
def test_what_is_no_wager_by_its_type_is_said_so(
    table: croupier.Table, given: tuple[object, object, object], says: str
) -> None:
    with pytest.raises(TypeError, match=re.escape(says)):
        table.place(*given)  # type: ignore[arg-type]


@pytest.mark.parametrize("stake", ["x", 10.005, float("nan"), -5, "12.345"])
def test_what_is_no_amount_is_refused(table: croupier.Table, stake: float | str) -> None:
    table.buy_in("ann", 100)
    table.open_betting()
    answer = table.place("ann", "red", stake)
    assert not answer
    assert answer.refusal is not None
    assert answer.refusal.reason is Reason.INVALID
    assert table.balances == {"ann": Decimal(100)}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("splt:14-17", "split"),
        ("redd", "red"),
        ("roug", "rouge"),
        ("17", "straight:17"),
        ("14-17", "split:14-17"),
        ("1-2-4-5", "corner:1-2-4-5"),
    ],
)
def test_a_mistyped_bet_is_told_what_was_meant(text: str, meant: str) -> None:
    with pytest.raises(ValueError, match=f"did you mean {re.escape(meant)}\\?"):
        croupier.bet(text)


@pytest.mark.parametrize(
    ("names", "options", "meant"),
    [
        (("crwn",), {}, "crown"),
        (("crown", "amercan"), {}, "american"),
        (("crown", "american"), {"wheell": 1}, "wheel"),
    ],
)
def test_a_mistyped_book_game_or_option_is_told_what_was_meant(
    names: tuple[str, ...], options: dict[str, object], meant: str
) -> None:
    with pytest.raises(croupier.NotOffered, match=f"did you mean {meant}\\?"):
        croupier.open_table(*names, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("limits", [5, (5,), "5-500", (1, 2, 3)])
def test_limits_are_two_amounts(limits: object) -> None:
    with pytest.raises(TypeError, match=r"such as \(5, 500\)"):
        croupier.open_table("crown", limits=limits)  # type: ignore[arg-type]


def test_a_refusal_has_its_code_and_can_be_said_in_any_language(table: croupier.Table) -> None:
    table.buy_in("ann", 100)
    table.open_betting()
    refusal = table.place("ann", "split:14-17", 1000).refusal
    assert refusal is not None
    assert str(refusal) == "the wager costs $1000, the balance is $100 (3.1, 3.3, 3.7)"
    assert (refusal.code, refusal.params["asked"]) == ("table-wager-costs-balance", 1000_00)


def test_a_bet_that_was_read_can_be_laid(table: croupier.Table) -> None:
    table.buy_in("ann", 100)
    table.open_betting()
    assert table.place("ann", croupier.bet("rouge"), 10)
    assert table.remove("ann", croupier.bet("red"))


def test_a_mistyped_action_and_role_are_told_what_was_meant(table: croupier.Table) -> None:
    with pytest.raises(ValueError, match=r"did you mean place\?"):
        table.do("plce")
    with pytest.raises(croupier.NotOffered, match=r"did you mean dealer\?"):
        table.do("no-more-bets", by="deeler")
    with pytest.raises(ValueError, match="cannot pass"):
        table.wait(-1)
