"""Exact figures: those that are published, and the oracle's own sums over all pockets."""

from fractions import Fraction
from itertools import product

import pytest

from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.lucky import colour_expectations, mega_limit
from croupier.roulette.odds import Prospect, call_prospects, prospects
from tests.oracle import oracle
from tests.oracle.test_bets import CHOICES, NAMES, Choice, deal


@pytest.mark.parametrize("choice", CHOICES, ids=NAMES)
def test_a_prospect_is_the_oracles_sum_over_all_pockets(choice: Choice) -> None:
    game, expected = deal(choice)
    for found in prospects(game):
        numbers, odds = expected[found.bet]
        if numbers:
            kept = oracle.kept_on_zero(choice[0], choice[1], dict(choice[2]), found.bet)
            results = [
                odds if pocket in numbers else (kept if pocket in ("0", "00") else Fraction(0)) - 1
                for pocket in game.wheel.order
            ]
            assert _figures(found) == _sums(results, len(numbers))


def _figures(found: Prospect) -> tuple[Fraction, Fraction, Fraction]:
    return found.probability, found.expected, found.variance


def _sums(results: list[Fraction], wins: int) -> tuple[Fraction, Fraction, Fraction]:
    count = len(results)
    mean = Fraction(sum(results), count)
    return Fraction(wins, count), mean, Fraction(sum(r * r for r in results), count) - mean**2


@pytest.mark.clause("star", "1.1#roulette-2", "1.1#00-roulette-2")
@pytest.mark.parametrize(
    ("book", "game", "options", "edge", "five_line"),
    [
        ("star", "table", {}, "1/37", None),
        ("star", "table", {"wheel": "double-zero"}, "1/19", "3/38"),
        ("crown", "double-zero", {"layout": "F"}, "1/19", "3/38"),
        ("crown", "double-zero", {"layout": "O"}, "1/19", None),
        ("crown", "double-zero", {"layout": "V"}, "1/19", "3/38"),
        ("crown", "french", {}, "1/37", None),
        ("adelaide", "table", {}, "1/37", None),
        ("new-zealand", "table", {}, "1/37", None),
        ("rapid", "rapid", {}, "1/37", None),
    ],
)
def test_every_bet_has_the_published_edge(
    book: str, game: str, options: dict[str, str], edge: str, five_line: str | None
) -> None:
    edges = {found.bet: str(found.edge) for found in _all(find_book(book).game(game, options))}
    assert edges.pop("five-line:0-00-1-2-3", None) == five_line
    assert set(edges.values()) == {edge}


def _all(game: Game) -> tuple[Prospect, ...]:
    return (*prospects(game), *call_prospects(game))


LUCKY = {
    "single-zero": {"red": "-3/74", "green": "-2/37", "blue": "-9/148", "yellow": "-9/148"},
    "double-zero": {"red": "-5/76", "green": "-3/38", "blue": "-13/152", "yellow": "-13/152"},
}
#: With the Mega odds: what a colour brings without them, and how fast their chance adds to it.
MEGA = {
    "single-zero": {
        "red": ("-9/148", "220/37"),
        "green": ("-2/37", "225/37"),
        "blue": ("-9/148", "25/4"),
        "yellow": ("-9/148", "235/37"),
    },
    "double-zero": {
        "red": ("-13/152", "110/19"),
        "green": ("-3/38", "225/38"),
        "blue": ("-13/152", "925/152"),
        "yellow": ("-13/152", "235/38"),
    },
}


def lucky_expectations(wheel: str, offer: str) -> dict[str, Fraction]:
    game = find_book("star").game("table", {"wheel": wheel, "lucky_ball": offer})
    assert game.lucky is not None
    found = colour_expectations(game.lucky, len(game.wheel.order))
    listed = {p.bet: p.expected for p in prospects(game) if p.bet.startswith("lucky-ball")}
    assert listed == {f"lucky-ball:{colour}": amount for colour, amount in found.items()}
    return found


@pytest.mark.clause("star", "7.7", "7.8#red", "7.8#green", "7.8#blue", "7.8#yellow")
@pytest.mark.parametrize("wheel", LUCKY)
def test_table_one_has_its_published_expectations(wheel: str) -> None:
    found = lucky_expectations(wheel, "standard")
    assert {colour: str(amount) for colour, amount in found.items()} == LUCKY[wheel]


@pytest.mark.clause("star", "7.10#red", "7.10#green", "7.10#blue", "7.10#yellow")
@pytest.mark.parametrize("wheel", MEGA)
def test_table_two_has_its_published_expectations(wheel: str) -> None:
    chance = Fraction(1, 300)
    assert lucky_expectations(wheel, "mega") == {
        colour: Fraction(base) + Fraction(slope) * chance
        for colour, (base, slope) in MEGA[wheel].items()
    }


@pytest.mark.parametrize(("wheel", "limit"), [("single-zero", "2/225"), ("double-zero", "1/75")])
def test_green_turns_against_the_house_first(wheel: str, limit: str) -> None:
    game = find_book("star").game("table", {"wheel": wheel, "lucky_ball": "mega"})
    assert game.lucky is not None
    turning = {c: -Fraction(base) / Fraction(slope) for c, (base, slope) in MEGA[wheel].items()}
    assert min(turning, key=turning.__getitem__) == "green"
    assert mega_limit(game.lucky, len(game.wheel.order)) == turning["green"] == Fraction(limit)


@pytest.mark.clause("star", "7.4#1", "7.6#1", "7.6#3")
@pytest.mark.parametrize(("wheel", "count"), [("single-zero", 37), ("double-zero", 38)])
def test_the_lucky_ball_figures_follow_from_counting_all_its_draws(wheel: str, count: int) -> None:
    boosted = {"red": 120, "green": 100, "blue": 75, "yellow": 60}
    for colour, odds in oracle.LUCKY.items():
        results = [
            (boosted[colour] if boost == colour else odds) if ball == number else -1
            for ball, number in product(range(count), repeat=2)
            for boost in oracle.LUCKY
        ]
        assert Fraction(sum(results), len(results)) == Fraction(LUCKY[wheel][colour])
