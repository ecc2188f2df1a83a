"""Call bets against the oracle: what each comes to on all 37 numbers, and what it costs."""

import pytest

from croupier.roulette.calls import Call, CallKind
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.odds import Outlook, outlook
from croupier.roulette.pockets import Pocket
from tests.oracle import oracle

RACETRACKS = [
    ("crown", "american"),
    ("crown", "french"),
    ("crown", "touchbet"),
    ("crown", "touchtable"),
    ("new-zealand", "table"),
    ("rapid", "rapid"),
]
#: What a unit a piece comes to: the numbers that win, and on all others.
PUBLISHED = {
    "tier": ({12: "5 8 10 11 13 16 23 24 27 30 33 36"}, -6),
    "orphelins": ({31: "1 17", 13: "6 9 14 20 31 34"}, -5),
    "voisins": ({15: "0 2 3", 9: "4 7 12 15 18 19 21 22 25 26 28 29 32 35"}, -9),
    "zero-game": ({32: "26", 14: "0 3 12 15 32 35"}, -4),
}
PIECES = {
    "tier": "5-8 10-11 13-16 23-24 27-30 33-36",
    "orphelins": "1 6-9 14-17 17-20 31-34",
    "voisins": "4-7 12-15 18-21 19-22 32-35 25-26-28-29*2 0-2-3*2",
    "zero-game": "0-3 12-15 26 32-35",
}


def net(game: Game, bet: str, stake: int = 1) -> dict[str, int]:
    result = outlook(game, {bet: stake})
    assert isinstance(result, Outlook)
    return {str(pocket): int(amount) for pocket, amount in result.net.items()}


def published(name: str) -> dict[str, int]:
    winners, otherwise = PUBLISHED[name]
    wins = {number: amount for amount, text in winners.items() for number in text.split()}
    return {number: wins.get(number, otherwise) for number in oracle.pockets("one")}


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_oracle_agrees_with_the_published_figures(name: str) -> None:
    assert oracle.net_of(PIECES[name]) == published(name)
    assert sum(published(name).values()) == PUBLISHED[name][1]


@pytest.mark.clause("crown", "6.4#2", "6.4#3", "6.4#4", "6.4#5", "9.6.2(a)")
@pytest.mark.clause("new-zealand", "3.2A(a)", "3.2A(b)", "3.2A(c)")
@pytest.mark.clause("rapid", "8.4(1)#2")
@pytest.mark.parametrize(("book", "name"), RACETRACKS)
def test_a_series_comes_to_its_published_figures(book: str, name: str) -> None:
    game = find_book(book).game(name)
    for call in PUBLISHED:
        if CallKind(call) in game.calls:
            assert net(game, call) == published(call)


@pytest.mark.clause("crown", "6.4#5")
@pytest.mark.clause("new-zealand", "3.2A")
def test_the_zero_game_is_not_in_every_book() -> None:
    assert CallKind.ZERO_GAME in find_book("crown").game("american").calls
    assert CallKind.ZERO_GAME not in find_book("new-zealand").game("table").calls


@pytest.mark.clause("crown", "6.4#6")
@pytest.mark.clause("new-zealand", "3.2A(d)")
@pytest.mark.parametrize(("book", "name"), RACETRACKS)
def test_neighbours_win_31_on_five_numbers_and_lose_5_on_the_rest(book: str, name: str) -> None:
    game = find_book(book).game(name)
    for centre in oracle.WHEEL:
        five = oracle.around(centre)
        assert net(game, f"neighbours:{centre}") == {
            number: 31 if number in five else -5 for number in oracle.pockets("one")
        }


@pytest.mark.clause("adelaide", "5.1(a)", "6(j)#3")
def test_a_whole_neighbours_stake_falls_into_fifths() -> None:
    game = find_book("adelaide").game("table")
    assert oracle.around("0") == {"0", "3", "15", "26", "32"}
    assert net(game, "neighbours:0", 25) == {
        number: 155 if number in oracle.around("0") else -25 for number in oracle.pockets("one")
    }


@pytest.mark.clause("new-zealand", "3.2", "3.8 Asian Neighbour")
def test_three_on_an_asian_neighbour_win_33() -> None:
    game = find_book("new-zealand").game("table")
    for bet, (numbers, _) in oracle.groups_of_three().items():
        assert net(game, bet, 3) == {
            number: 33 if number in numbers else -3 for number in oracle.pockets("one")
        }


def test_the_three_series_cover_every_number_once() -> None:
    game = find_book("new-zealand").game("table")
    covered = [
        {number for number, amount in net(game, call).items() if amount > 0}
        for call in ("tier", "orphelins", "voisins")
    ]
    assert [len(each) for each in covered] == [12, 8, 17]
    assert set.union(*covered) == set(oracle.pockets("one"))


def max_bet(centre: int) -> dict[str, int]:
    game = find_book("rapid").game("rapid")
    pieces = game.pieces(Call(f"max:{centre}", CallKind.MAX, Pocket(str(centre))))
    return {piece.bet.name: piece.pieces for piece in pieces}


@pytest.mark.clause("rapid", "8.4(1)#3", "8.4(1)#5", "8.4(1)a")
def test_a_max_bet_costs_what_the_text_says() -> None:
    costs = {n: sum(max_bet(n).values()) for n in range(37)}
    assert costs == {n: oracle.max_bet_cost(n) for n in range(37)}
    assert {n for n, cost in costs.items() if cost == 40} == set(range(5, 33, 3))
    outer = {n for n in range(4, 34) if n % 3 != 2}
    assert {n for n, cost in costs.items() if cost == 30} == outer
    ends = {n: cost for n, cost in costs.items() if n < 4 or n > 33}
    assert ends == {0: 17, 1: 27, 2: 36, 3: 27, 34: 18, 35: 24, 36: 18}


@pytest.mark.clause("rapid", "8.4(1)a")
def test_a_dollar_max_bet_on_17_wins_392_on_17() -> None:
    assert sorted(max_bet(17).values()) == [1, 2, 2, 2, 2, 3, 4, 4, 4, 4, 6, 6]
    assert net(find_book("rapid").game("rapid"), "max:17")["17"] == 392
