"""Distributions, exact: every way a thing can end, how probable that is, and what it brings."""

from collections.abc import Collection
from fractions import Fraction

Chances = tuple[tuple[Fraction, Fraction], ...]
"""Pairs of a probability and an amount; the probabilities sum to one."""


def evenly(amounts: Collection[Fraction]) -> Chances:
    """Amounts that are all equally probable, such as one for each pocket."""
    each = Fraction(1, len(amounts))
    return tuple((each, amount) for amount in amounts)


def mean(chances: Chances) -> Fraction:
    """The expected amount."""
    return sum((chance * amount for chance, amount in chances), Fraction(0))


def variance(chances: Chances) -> Fraction:
    """The expected square of the distance from the mean."""
    middle = mean(chances)
    return sum((chance * (amount - middle) ** 2 for chance, amount in chances), Fraction(0))
