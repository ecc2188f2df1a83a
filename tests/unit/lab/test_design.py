from fractions import Fraction

import pytest

from croupier.lab.design import designed, edge_lines
from croupier.lab.wagers import CannotLay, Wagers
from tests.unit.lab.playing import star


def test_edges_are_the_published_lines_in_the_chance_of_the_mega_odds() -> None:
    lines = {line.colour: line for line in edge_lines(star(lucky_ball="mega"))}
    assert (lines["red"].never, lines["red"].slope) == (Fraction(9, 148), Fraction(-220, 37))
    assert (lines["green"].never, lines["green"].slope) == (Fraction(2, 37), Fraction(-225, 37))
    assert (lines["blue"].never, lines["blue"].slope) == (Fraction(9, 148), Fraction(-25, 4))
    assert (lines["yellow"].never, lines["yellow"].slope) == (Fraction(9, 148), Fraction(-235, 37))
    fair = {colour: line.fair_at for colour, line in lines.items()}
    assert fair["green"] == min(fair.values()) == Fraction(2, 225)


def test_a_line_says_what_settlement_says() -> None:
    chance = Fraction(1, 200)
    game = designed(star(lucky_ball="mega"), chance)
    for line in edge_lines(game):
        spectrum = Wagers(game, {f"lucky-ball:{line.colour}": 100}).spectrum
        assert -spectrum.mean / 100 == line.at(chance)


@pytest.mark.parametrize("chance", [Fraction(2, 225), Fraction(1, 2), Fraction(2)])
def test_a_design_that_favours_the_player_is_refused(chance: Fraction) -> None:
    with pytest.raises(CannotLay):
        designed(star(lucky_ball="mega"), chance)


def test_a_game_without_mega_odds_has_no_design() -> None:
    with pytest.raises(CannotLay, match="no Lucky Ball"):
        edge_lines(star())
