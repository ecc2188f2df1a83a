"""Zeros that halve a stake: by example, level by level, and what each choice is worth."""

from dataclasses import replace
from fractions import Fraction

import pytest

from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.roulette.bets import EVEN_CHANCES
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game, ZeroRule
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lines import Line, Result, Wagerer
from croupier.roulette.odds import outlook, prospect
from croupier.roulette.pockets import Pocket
from croupier.roulette.settlement import settle
from croupier.roulette.zero import (
    always_staying,
    choice_after,
    freed_part,
    imprisoned,
    shared_part,
    zero_rule,
    zero_worth,
)

PLAIN = find_book("adelaide").game("table")
PRISON = ZeroRule(
    kinds=frozenset(EVEN_CHANCES), clauses=("z",), prison=True, odd_clauses=("house",)
)
FRENCH = replace(PLAIN, at_zero=PRISON)
ENGLISH = replace(PLAIN, at_zero=replace(PRISON, prison=False))
LIMITS = Limits(table=Range(Money(500), Money(100_000)))


def spin(
    number: str,
    stake: int,
    *,
    game: Game = FRENCH,
    zeros: int = 0,
    last: bool = False,
    bet: str = "red",
) -> tuple[Line, dict[str, int]]:
    """The line of one wager on a number, and what it leaves in prison."""
    wagerer = Wagerer("ann", {bet: stake}, {}, False, None, prison={bet: zeros} if zeros else {})
    result = Result(game=game, limits=LIMITS, pocket=Pocket(number), is_last=last)
    lines = settle(result, wagerer)
    return lines[0], imprisoned(result, wagerer, lines)


def test_zero_leaves_an_even_chance_in_prison_and_moves_no_money() -> None:
    line, prison = spin("0", 8000)
    assert (line.win, line.returned, line.stands, line.lost) == (0, 8000, (("red", 8000),), 0)
    assert prison == {"red": 1}
    assert line.clauses == ("z",)


def test_zero_loses_what_is_no_even_chance() -> None:
    line, prison = spin("0", 8000, bet="dozen:1")
    assert line.lost == 8000
    assert not prison


@pytest.mark.parametrize(("zeros", "freed"), [(1, 8000), (2, 4000), (3, 2000), (4, 1000)])
def test_a_win_frees_what_the_stake_counts_as_and_pays_nothing(zeros: int, freed: int) -> None:
    line, prison = spin("1", 8000, zeros=zeros)
    assert (line.win, line.returned, line.stands) == (0, freed, (("red", freed),))
    assert line.lost == 8000 - freed
    assert not prison


@pytest.mark.parametrize("zeros", [1, 2, 3])
def test_any_other_number_loses_it_all(zeros: int) -> None:
    line, prison = spin("2", 8000, zeros=zeros)
    assert (line.lost, line.stands, prison) == (8000, (), {})


def test_another_zero_leaves_it_one_level_deeper() -> None:
    line, prison = spin("0", 8000, zeros=2)
    assert (line.lost, line.stands) == (0, (("red", 8000),))
    assert prison == {"red": 3}


@pytest.mark.parametrize(("zeros", "back"), [(0, 4000), (1, 2000), (2, 1000)])
def test_zero_on_the_last_spin_is_shared_at_once(zeros: int, back: int) -> None:
    line, prison = spin("0", 8000, zeros=zeros, last=True)
    assert (line.returned, line.stands, line.lost) == (back, (), 8000 - back)
    assert not prison


def test_where_there_is_no_prison_half_goes_back_at_once() -> None:
    line, prison = spin("0", 8000, game=ENGLISH)
    assert (line.returned, line.stands, line.lost, prison) == (4000, (), 4000, {})


def test_an_odd_part_is_the_players_on_sharing_and_the_houses_on_freeing() -> None:
    shared, _ = spin("0", 500, game=ENGLISH)
    assert (shared.returned, shared.clauses) == (300, ("z", "house"))
    freed, _ = spin("1", 500, zeros=2)
    assert (freed.returned, freed.clauses) == (200, ("z", "house"))
    whole, _ = spin("1", 550, zeros=1)
    assert (whole.returned, whole.clauses) == (550, ("z",))


def test_a_stake_that_counts_for_less_than_a_chip_is_shared_as_one_and_freed_as_none() -> None:
    assert shared_part(500, 5, 100) == 100
    assert shared_part(50, 3, 100) == 50
    assert freed_part(500, 5, 100) == 0
    line, prison = spin("1", 500, zeros=5)
    assert (line.returned, line.stands, prison) == (0, (), {})


@pytest.mark.parametrize("zeros", [1, 2, 3, 7])
def test_sharing_is_the_better_choice_at_every_level(zeros: int) -> None:
    choice = choice_after(FRENCH, FRENCH.bets["red"], zeros)
    assert choice.share == Fraction(1, 2**zeros)
    assert choice.stay == Fraction(73, 148) * Fraction(2, 2**zeros)
    assert (choice.better, choice.worth) == ("share", choice.share)


def test_staying_is_better_where_a_win_is_more_likely_than_not() -> None:
    sure = replace(FRENCH.bets["red"], numbers=FRENCH.wheel.order[1:20])
    choice = choice_after(FRENCH, sure)
    assert choice.better == "stay"
    assert choice.worth == choice.stay == always_staying(FRENCH, sure) > Fraction(1, 2)
    even = replace(choice, stay=choice.share)
    assert even.better == "either"


def test_the_edge_is_a_74th_shared_and_a_73rd_never_shared() -> None:
    for game in (FRENCH, ENGLISH):
        red = prospect(game, game.bets["red"])
        assert getattr(red, "edge", None) == Fraction(1, 74)
    kept = always_staying(FRENCH, FRENCH.bets["red"])
    assert kept == Fraction(36, 73)
    assert (1 - kept) / 37 == Fraction(1, 73)


def test_zero_keeps_nothing_where_the_book_says_nothing() -> None:
    assert zero_worth(PLAIN, PLAIN.bets["red"]) == 0
    assert zero_worth(FRENCH, FRENCH.bets["dozen:1"]) == 0
    with pytest.raises(InvariantBroken):
        zero_rule(PLAIN)


def test_wagers_together_keep_half_of_their_even_chances_on_zero() -> None:
    found = outlook(FRENCH, {"red": 10, "dozen:1": 4})
    assert getattr(found, "net", {})[Pocket("0")] == Fraction(-9)
