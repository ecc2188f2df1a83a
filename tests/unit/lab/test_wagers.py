from fractions import Fraction
from math import sqrt

import pytest

from croupier.core.refusal import Refusal
from croupier.lab.spinning import draw_counts, plan_spins, spin_chunk
from croupier.lab.wagers import CannotLay, Wagers
from croupier.roulette.catalogue import all_books, find_book
from croupier.roulette.game import Game
from croupier.roulette.odds import outlook, prospects
from tests.unit.lab.playing import MIX, SIGN, star

LUCKY = {"lucky-ball:red": 300, "lucky-ball:blue": 200, "red": 500}


def games() -> list[Game]:
    """The first game of every offer, and a game of each Lucky Ball."""
    first = [book.game(offer.name) for book in all_books() for offer in book.offers]
    return [*first, star(lucky_ball="standard"), star(lucky_ball="mega")]


@pytest.mark.parametrize("game", games(), ids=lambda game: f"{game.book}-{game.name}")
def test_simulated_spins_of_every_bet_agree_with_the_exact_edge(game: Game) -> None:
    spins, beyond = 100_000, 0
    bets = prospects(game)
    for number, each in enumerate(bets):
        spectrum = Wagers(game, {each.bet: 1000 if game.held(each.bet) is None else 5000}).spectrum
        tally = spin_chunk(plan_spins(spectrum, spins=spins, seed=number), 0, spins)
        error = sqrt(spectrum.variance / spins)
        distance = abs(tally.mean - float(spectrum.mean)) / error
        assert distance < 4.5, each.bet
        beyond += distance > 2.5758
    # One bet in a hundred is that far off by chance alone; the seeds are fixed.
    assert beyond <= max(3, len(bets) // 25)


@pytest.mark.parametrize("game", games(), ids=lambda game: f"{game.book}-{game.name}")
def test_settlement_and_odds_agree_on_every_bet(game: Game) -> None:
    for each in prospects(game):
        if game.held(each.bet) is None:
            spectrum = Wagers(game, {each.bet: 100}).spectrum
            assert spectrum.mean / 100 == each.expected, each.bet
            assert spectrum.variance / 10_000 == each.variance, each.bet
            assert spectrum.hit_rate == each.probability, each.bet


def test_the_published_edges_come_out() -> None:
    single, double = star(), find_book("crown").game("double-zero")
    lucky = star(lucky_ball="standard")
    published = [
        (single, "red", Fraction(1, 37)),
        (single, "straight:0", Fraction(1, 37)),
        (double, "red", Fraction(1, 19)),
        (double, "five-line:0-00-1-2-3", Fraction(3, 38)),
        (lucky, "lucky-ball:red", Fraction(3, 74)),
        (lucky, "lucky-ball:green", Fraction(2, 37)),
        (lucky, "lucky-ball:blue", Fraction(9, 148)),
        (lucky, "lucky-ball:yellow", Fraction(9, 148)),
    ]
    for game, bet, edge in published:
        assert -Wagers(game, {bet: 100}).spectrum.mean / 100 == edge, bet


@pytest.mark.parametrize("stakes", [MIX, LUCKY])
def test_a_mix_agrees_with_the_outlook_of_its_wagers(stakes: dict[str, int]) -> None:
    game = star(lucky_ball="mega")
    found, wanted = Wagers(game, stakes).spectrum, outlook(game, stakes)
    assert not isinstance(wanted, Refusal)
    assert (found.mean, found.variance) == (wanted.expected, wanted.variance)


def test_counts_drawn_at_once_agree_too() -> None:
    spectrum = Wagers(star(), MIX).spectrum
    tally = draw_counts(plan_spins(spectrum, spins=10**12, seed=7))
    assert tally.spins == 10**12
    assert abs(tally.mean - float(spectrum.mean)) < 4 * sqrt(spectrum.variance / 10**12)


@pytest.mark.parametrize(
    ("stakes", "says"),
    [
        ({}, "no wagers"),
        ({"red": 0}, "is none"),
        ({"red": 100}, "minimum"),
        ({"red": 60_000}, "above the maximum"),
        ({"lucky-ball:red": 500}, "not offered"),
        ({"five-line:0-00-1-2-3": 500}, "five-line"),
    ],
)
def test_wagers_that_the_table_does_not_take_say_why(stakes: dict[str, int], says: str) -> None:
    with pytest.raises(CannotLay, match=says):
        Wagers(star(), stakes, SIGN)
