"""Money is a whole number of cents. Text in, text out, exact both ways."""

import re
from decimal import Decimal
from typing import Final, NewType

Money = NewType("Money", int)
Money.__doc__ = "An amount of money: a whole number of cents."

NOTHING: Final = Money(0)
CENTS_PER_DOLLAR: Final = 100
_AMOUNT: Final = re.compile(r"-?\d{1,15}(\.\d{1,2})?")


class NotMoney(ValueError):
    """The text cannot be read as an amount of dollars and cents."""


def parse_money(text: str | int | float | Decimal) -> Money:
    """Read dollars, exact to the cent.

    >>> parse_money("12.50"), parse_money(12.5), parse_money(3)
    (1250, 1250, 300)
    """
    if isinstance(text, bool) or not isinstance(text, (str, int, float, Decimal)):
        raise NotMoney(f"{text!r} is not an amount of dollars")
    shown = str(text).strip()
    # A float such as 1e16 or nan prints in a form that is no plain amount, and is refused here.
    if not _AMOUNT.fullmatch(shown):
        raise NotMoney(f"{shown!r} is not an amount of dollars and whole cents")
    sign = -1 if shown.startswith("-") else 1
    dollars, _, cents = shown.lstrip("-").partition(".")
    return Money(sign * (int(dollars) * CENTS_PER_DOLLAR + int(cents.ljust(2, "0"))))


def show_money(amount: int) -> str:
    """Print dollars; cents only when there are some.

    >>> show_money(10000), show_money(1250), show_money(-5)
    ('100', '12.50', '-0.05')
    """
    sign = "-" if amount < 0 else ""
    dollars, cents = divmod(abs(amount), CENTS_PER_DOLLAR)
    return f"{sign}{dollars}.{cents:02}" if cents else f"{sign}{dollars}"


def show_dollars(amount: int) -> str:
    """Print an amount as a sentence would have it.

    >>> show_dollars(1250)
    '$12.50'
    """
    return f"-${show_money(-amount)}" if amount < 0 else f"${show_money(amount)}"
