"""Amounts and times in words, so that an altered figure on paper contradicts the text beside it."""

from datetime import datetime
from typing import Final

from croupier.core.ensure import ensure
from croupier.core.money import CENTS_PER_DOLLAR, Money

_ONES: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
#: From twenty on; the first two places are never asked for.
_TENS: Final = (
    "",
    "",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "eighty",
    "ninety",
)
_SCALES: Final = ((10**12, "trillion"), (10**9, "billion"), (10**6, "million"), (1000, "thousand"))
_MONTHS: Final = (
    *("Jan", "Feb", "Mar", "Apr", "May", "Jun"),
    *("Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
)
_LIMIT: Final = 10**15


def say_amount(amount: Money) -> str:
    """Dollars and cents in words, for any amount that a ticket could hold.

    >>> say_amount(Money(112_50))
    'One hundred and twelve dollars and fifty cents'
    >>> say_amount(Money(1))
    'One cent'
    """
    ensure(amount >= 0, f"{amount} is owed to the house, and no ticket says so")
    dollars, cents = divmod(amount, CENTS_PER_DOLLAR)
    parts = [_counted(dollars, "dollar")] if dollars or not cents else []
    parts += [_counted(cents, "cent")] if cents else []
    said = " and ".join(parts)
    return said[0].upper() + said[1:]


def say_number(number: int) -> str:
    """A whole number in British English.

    >>> say_number(1_000_017)
    'one million and seventeen'
    """
    ensure(0 <= number < _LIMIT, f"{number} is past what is said in words")
    groups = []
    for scale, name in _SCALES:
        count, number = divmod(number, scale)
        if count:
            groups.append(f"{_below_thousand(count)} {name}")
    if number or not groups:
        # An "and" stands before a last part below a hundred: a thousand and one.
        groups.append(f"{'and ' if groups and number < 100 else ''}{_below_thousand(number)}")
    return " ".join(groups)


def show_time(at: datetime) -> str:
    """A time as the house's clock shows it, with a month that no country reads as a day.

    >>> show_time(datetime(2026, 3, 4, 21, 5, 9))
    '4 Mar 2026 21:05:09'
    """
    return f"{at.day} {_MONTHS[at.month - 1]} {at.year} {at:%H:%M:%S}"


def show_offset(at: datetime) -> str:
    """How far the house's clock is from universal time.

    >>> from datetime import timedelta, timezone
    >>> show_offset(datetime(2026, 3, 4, tzinfo=timezone(timedelta(hours=10, minutes=30))))
    'UTC+10:30'
    """
    return f"UTC{at.isoformat(timespec='minutes')[-6:]}"


def _counted(count: int, unit: str) -> str:
    return f"{say_number(count)} {unit}{'' if count == 1 else 's'}"


def _below_thousand(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    parts = [f"{_ONES[hundreds]} hundred"] if hundreds else []
    parts += [_below_hundred(rest)] if rest or not hundreds else []
    return " and ".join(parts)


def _below_hundred(number: int) -> str:
    if number < len(_ONES):
        return _ONES[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_ONES[ones]}" if ones else _TENS[tens]
