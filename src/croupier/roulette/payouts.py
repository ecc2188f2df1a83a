"""What a bet pays: "x to 1" as a whole number, or as a fraction where it pays less than evens."""

from fractions import Fraction

Odds = int | Fraction


def plain_odds(odds: Odds) -> int | float:
    """The odds as a plain number, for records and messages. Halves and quarters stay exact."""
    return int(odds) if odds == int(odds) else float(odds)


def show_odds(odds: Odds | float) -> str:
    """The odds as people say them.

    >>> show_odds(35), show_odds(Fraction(1, 2)), show_odds(0.5)
    ('35 to 1', '1 to 2', '1 to 2')
    """
    exact = Fraction(odds)
    return f"{exact.numerator} to {exact.denominator}"
