"""Odds as numbers and as people say them."""

from fractions import Fraction

import pytest

from croupier.roulette.payouts import plain_odds, show_odds


@pytest.mark.parametrize(
    ("odds", "plain", "shown"),
    [(35, 35, "35 to 1"), (Fraction(1, 2), 0.5, "1 to 2"), (Fraction(4, 2), 2, "2 to 1")],
)
def test_odds_are_a_plain_number_and_a_sentence(
    odds: int | Fraction, plain: float, shown: str
) -> None:
    assert plain_odds(odds) == plain
    assert isinstance(plain_odds(odds), type(plain))
    assert show_odds(odds) == show_odds(plain_odds(odds)) == shown
