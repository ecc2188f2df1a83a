"""Every game of every book against the oracle: its bets, their odds, and every pocket."""

from collections.abc import Mapping
from typing import Final

import pytest

from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import all_books, find_book
from croupier.roulette.game import Game
from croupier.roulette.game_options import every_choice
from croupier.roulette.odds import shown_odds
from croupier.roulette.pockets import Pocket
from tests.oracle import oracle

#: Options that change what may be bet on. The others are left at their defaults.
BETTING: Final = {
    "wheel",
    "layout",
    "lucky_ball",
    "racetrack",
    "asian_racetrack",
    "call_bets",
    "max_bet",
    "base",
}
Choice = tuple[str, str, tuple[tuple[str, str], ...]]


def every_betting_choice() -> list[Choice]:
    """Each game with each combination of options that changes its bets and can be dealt."""
    found: dict[Choice, None] = {}
    for book in all_books():
        for offer in book.offers:
            for options in every_choice(offer):
                betting = {name: value for name, value in options.items() if name in BETTING}
                if _is_dealt(book.code, offer.name, betting):
                    found[book.code, offer.name, tuple(betting.items())] = None
    return list(found)


def _is_dealt(book: str, game: str, options: Mapping[str, str]) -> bool:
    try:
        find_book(book).game(game, options)
    except NotOffered:
        return False
    return True


CHOICES: Final = every_betting_choice()
NAMES: Final = [" ".join((book, game, *dict(chosen).values())) for book, game, chosen in CHOICES]


def deal(choice: Choice) -> tuple[Game, oracle.Bets]:
    book, game, chosen = choice
    options = dict(chosen)
    return find_book(book).game(game, options), oracle.expected_bets(book, game, options)


@pytest.mark.parametrize("choice", CHOICES, ids=NAMES)
def test_the_bets_are_the_oracles(choice: Choice) -> None:
    game, expected = deal(choice)
    offered = {
        name: (frozenset(bet.numbers), game.odds[bet.kind]) for name, bet in game.bets.items()
    }
    assert offered == expected


@pytest.mark.parametrize("choice", CHOICES, ids=NAMES)
def test_every_bet_wins_on_the_oracles_pockets(choice: Choice) -> None:
    game, expected = deal(choice)
    for pocket in game.wheel.order:
        winners = {name: odds for name, odds in game.pays(pocket).items() if name not in game.areas}
        assert winners == {
            name: odds for name, (numbers, odds) in expected.items() if pocket in numbers
        }


def test_all_books_are_covered() -> None:
    assert {book for book, _, _ in CHOICES} == {book.code for book in all_books()}
    assert len(CHOICES) == len(set(NAMES))


@pytest.mark.clause("star", "3.2", "3.2.2.2", "3.2.2.3", "3.2.2.4", "3.2.5", "2.8#2")
@pytest.mark.clause("crown", "6.1", "8.4.1", "9.6.1", "10.4.1#2", "11.4.1#2")
@pytest.mark.parametrize(
    ("book", "game", "options", "total"),
    [
        ("adelaide", "table", {}, 157),
        ("adelaide", "terminal", {}, 157),
        ("new-zealand", "table", {"asian_racetrack": "false"}, 157),
        ("new-zealand", "table", {}, 169),
        ("rapid", "rapid", {}, 157),
        ("star", "table", {}, 157),
        ("star", "table", {"layout": "C"}, 157),
        ("star", "table", {"lucky_ball": "standard"}, 161),
        ("star", "table", {"wheel": "double-zero"}, 161),
        ("star", "table", {"wheel": "double-zero", "lucky_ball": "mega"}, 165),
        ("crown", "american", {"layout": "B"}, 157),
        ("crown", "double-zero", {"layout": "F"}, 161),
        ("crown", "double-zero", {"layout": "O"}, 159),
        ("crown", "double-zero", {"layout": "V"}, 160),
        ("crown", "double-zero", {"layout": "V", "wheel": "diagram-n"}, 160),
        ("crown", "french", {"layout": "J"}, 157),
        ("crown", "touchbet", {"wheel": "double-zero"}, 161),
        ("crown", "touchtable", {"wheel": "double-zero"}, 159),
    ],
)
def test_a_layout_has_its_published_number_of_bets(
    book: str, game: str, options: dict[str, str], total: int
) -> None:
    assert len(find_book(book).game(game, options).bets) == total


@pytest.mark.clause("crown", "6.3.1", "6.3.2", "8.4.3(a)(i)", "8.4.3(a)(ii)", "8.4.3(b)(i)")
@pytest.mark.clause("crown", "8.4.3(b)(ii)", "8.4.3(c)(i)", "8.4.3(c)(ii)")
@pytest.mark.clause("star", "6.2", "6.3", "6.4", "6.5")
@pytest.mark.parametrize(
    ("book", "game", "options", "on_zero", "on_double_zero"),
    [
        ("star", "table", {}, "0 0-1 0-2 0-3 0-1-2 0-2-3 0-1-2-3", ""),
        (
            "star",
            "table",
            {"wheel": "double-zero"},
            "0 0-00 0-1 0-2 0-1-2 0-00-2 0-00-1-2-3",
            "00 0-00 00-2 00-3 0-00-2 00-2-3 0-00-1-2-3",
        ),
        (
            "crown",
            "double-zero",
            {"layout": "F"},
            "0 0-00 0-1 0-2 0-1-2 0-00-2 0-00-1-2-3",
            "00 0-00 00-2 00-3 0-00-2 00-2-3 0-00-1-2-3",
        ),
        (
            "crown",
            "double-zero",
            {"layout": "O"},
            "0 0-00 0-1 0-2 0-3 0-1-2 0-2-3 0-1-2-3",
            "00 0-00",
        ),
        (
            "crown",
            "double-zero",
            {"layout": "V"},
            "0 0-00 0-1 0-2 0-3 0-1-2 0-2-3 0-1-2-3 0-00-1-2-3",
            "00 0-00 0-00-1-2-3",
        ),
    ],
)
def test_what_wins_on_a_zero(
    book: str, game: str, options: dict[str, str], on_zero: str, on_double_zero: str
) -> None:
    dealt = find_book(book).game(game, options)
    for pocket, winners in (("0", on_zero), ("00", on_double_zero)):
        won = {"-".join(bet.numbers) for bet in dealt.bets.values() if bet.covers(Pocket(pocket))}
        assert won == set(winners.split())


@pytest.mark.clause("adelaide", "8(c)")
@pytest.mark.clause("new-zealand", "3.9")
@pytest.mark.parametrize("book", ["adelaide", "new-zealand", "rapid"])
def test_on_zero_seven_bets_win(book: str) -> None:
    offered = find_book(book)
    game = offered.game(offered.offers[0].name)
    assert len(game.pays(game.wheel.order[0])) == 7


@pytest.mark.clause("star", "6.1")
@pytest.mark.clause("adelaide", "8(a)", "8(a)A", "8(a)B", "8(a)C", "8(a)D", "8(a)E", "8(a)F-G")
@pytest.mark.clause("adelaide", "8(a)H-M")
@pytest.mark.clause("new-zealand", "3.8 Straight Up", "3.8 Split", "3.8 Street", "3.8 Corner")
@pytest.mark.clause("new-zealand", "3.8 Six-Line", "3.8 Column-Dozen", "3.8 even chances")
@pytest.mark.clause("crown", "6.1", "9.6.1", "10.8.1", "11.8.1")
@pytest.mark.parametrize("choice", CHOICES, ids=NAMES)
def test_a_bet_on_n_numbers_pays_36_over_n_less_one(choice: Choice) -> None:
    game, _ = deal(choice)
    for bet in game.bets.values():
        if bet.numbers:
            assert shown_odds(game, bet) == oracle.pays(len(bet.numbers))


@pytest.mark.clause("new-zealand", "3.1(a)", "3.1(b)", "3.1(c)", "3.1(d)", "3.1(e)", "3.1(f)")
@pytest.mark.clause("new-zealand", "3.1(g)", "3.1(h)", "3.1(i)", "3.1(j)", "3.1(k)", "3.1(l)")
@pytest.mark.clause("new-zealand", "3.1(m)", "3.1 tail")
@pytest.mark.clause("star", "3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.6", "3.2.7", "3.2.8", "3.2.9")
@pytest.mark.clause("star", "3.2.10", "3.2.11", "3.2.12", "3.2.13", "3.2.14")
@pytest.mark.clause("crown", "6.2.2(c)", "6.2.3(i)", "6.2.3(ii)", "6.2.3(iii)")
@pytest.mark.parametrize("book", ["new-zealand", "star", "crown"])
def test_the_grid_has_its_150_bets(book: str) -> None:
    offered = find_book(book)
    game = offered.game(offered.offers[0].name)
    plain = [bet for bet in game.bets.values() if bet.numbers and "0" not in bet.numbers]
    on_layout = [bet for bet in plain if game.call_rule(bet) is None]
    assert len(on_layout) == 150
