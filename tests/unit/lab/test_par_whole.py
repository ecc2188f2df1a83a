"""A PAR sheet is whole: bands of Lucky Ball are exact, and outcomes add up to the return."""

from fractions import Fraction

import pytest

from croupier.lab.par import par_line, par_sheet
from croupier.lab.wagers import Wagers
from tests.unit.lab.playing import star


@pytest.mark.parametrize("kind", ["standard", "mega"])
def test_lucky_ball_bands_are_exact_at_ten_thousand_spins_and_beyond(kind: str) -> None:
    game = star(lucky_ball=kind)
    lines = [
        par_line(Wagers(game, {name: 100}), (10_000, 100_000))
        for name in game.bets
        if "lucky" in name
    ]
    assert lines
    for line in lines:
        assert line.exact_to == 100_000, line.name
        near, far = (band.holds[2] for band in line.bands)
        # The median comes to the edge as spins go on.
        assert abs(far - float(line.edge)) < abs(near - float(line.edge)) + 1e-9, line.name
        assert far == pytest.approx(float(line.edge), abs=0.05)


def test_each_outcome_has_its_part_of_the_return() -> None:
    for line in par_sheet(star(lucky_ball="mega"), (100,)):
        assert line.outcomes, line.name
        assert sum(each.probability for each in line.outcomes) == 1, line.name
        assert sum(each.contribution for each in line.outcomes) == 1 - line.edge, line.name
        assert sum(each.probability for each in line.outcomes if each.net > 0) == line.hit_rate
    (red,) = [par_line(Wagers(star(), {"red": 100}), (100,))]
    assert {each.net: each.contribution for each in red.outcomes} == {1: Fraction(36, 37), -1: 0}
