from dataclasses import replace
from fractions import Fraction

import pytest

from croupier.core.refusal import Reason, Refusal
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.lucky import boost_chances, mega_limit, with_mega_probability
from croupier.roulette.odds import prospects

STAR = find_book("star")


def deal(lucky_ball: str, wheel: str = "single-zero") -> Game:
    return STAR.game("table", {"wheel": wheel, "lucky_ball": lucky_ball})


@pytest.mark.clause("star", "7.9", "7.9.1#1", "7.9.2#1")
def test_a_round_draws_one_boost_or_the_other() -> None:
    standard, mega = deal("standard").lucky, deal("mega").lucky
    assert standard is not None
    assert mega is not None
    assert boost_chances(standard) == {"super": 1}
    assert boost_chances(mega) == {"super": Fraction(299, 300), "mega": Fraction(1, 300)}


@pytest.mark.parametrize(
    ("wheel", "chance"),
    [
        ("single-zero", "2/225"),
        ("single-zero", "1/112"),
        ("single-zero", "1"),
        ("double-zero", "1/75"),
        ("double-zero", "1/2"),
    ],
)
def test_a_chance_that_takes_the_edge_away_is_refused(wheel: str, chance: str) -> None:
    refusal = with_mega_probability(deal("mega", wheel), Fraction(chance))
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.INVALID
    assert "7.9.2" in refusal.clauses
    assert f"below {'2/225' if wheel == 'single-zero' else '1/75'} wanted" in refusal.detail


@pytest.mark.parametrize(
    ("wheel", "chance"),
    [
        ("single-zero", "0"),
        ("single-zero", "1/113"),
        ("single-zero", "1/225"),
        ("double-zero", "1/76"),
    ],
)
def test_a_chance_that_leaves_an_edge_on_every_colour_is_taken(wheel: str, chance: str) -> None:
    game = with_mega_probability(deal("mega", wheel), Fraction(chance))
    assert isinstance(game, Game)
    assert game.lucky is not None
    assert game.lucky.mega_probability == Fraction(chance)
    assert all(found.edge > 0 for found in prospects(game))


@pytest.mark.parametrize("chance", ["-1/300", "3/2"])
def test_what_is_no_probability_is_refused(chance: str) -> None:
    refusal = with_mega_probability(deal("mega"), Fraction(chance))
    assert isinstance(refusal, Refusal)
    assert "is no probability" in refusal.detail


def test_a_game_without_mega_odds_has_no_chance_of_them() -> None:
    for game, says in ((deal("off"), "is not offered"), (deal("standard"), "no Mega odds")):
        refusal = with_mega_probability(game, Fraction(1, 300))
        assert isinstance(refusal, Refusal)
        assert says in refusal.detail
        assert refusal.clauses


def test_the_limit_follows_from_the_figures() -> None:
    lucky = deal("mega").lucky
    assert lucky is not None
    generous = replace(lucky, standard={**lucky.standard, "blue": 21})
    assert mega_limit(lucky, 37) == Fraction(2, 225)
    assert mega_limit(generous, 37) == Fraction(6, 925)
