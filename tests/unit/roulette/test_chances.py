from fractions import Fraction

from croupier.roulette.chances import evenly, mean, variance


def test_a_fair_coin() -> None:
    coin = evenly([Fraction(1), Fraction(-1)])
    assert mean(coin) == 0
    assert variance(coin) == 1


def test_what_is_certain_does_not_vary() -> None:
    assert variance(evenly([Fraction(7)])) == 0
    assert mean(evenly([Fraction(7)])) == 7
