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


#: A currency's unit and its hundredth, each as one and as several; dollars where none is named.
_DOLLARS: Final = ("dollar", "dollars"), ("cent", "cents")
_UNITS: Final = {
    "CHF": (("franc", "francs"), ("centime", "centimes")),
    "EUR": (("euro", "euros"), ("cent", "cents")),
    "GBP": (("pound", "pounds"), ("penny", "pence")),
}


def say_amount(amount: Money, currency: str = "") -> str:
    """An amount in words, for any that a ticket could hold; `currency` as ISO 4217 has it.

    >>> say_amount(Money(112_50))
    'One hundred and twelve dollars and fifty cents'
    >>> say_amount(Money(1)), say_amount(Money(2_01), "GBP")
    ('One cent', 'Two pounds and one penny')
    """
    ensure(amount >= 0, f"{amount} is owed to the house, and no ticket says so")
    whole, rest = divmod(amount, CENTS_PER_DOLLAR)
    unit, hundredth = _UNITS.get(currency, _DOLLARS)
    parts = [_counted(whole, *unit)] if whole or not rest else []
    parts += [_counted(rest, *hundredth)] if rest else []
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


def show_figures(amount: Money, currency: str = "") -> str:
    """An amount in figures that every printer has: a sign for dollars alone, else the code.

    >>> show_figures(Money(1_112_50)), show_figures(Money(5_00), "EUR")
    ('$1,112.50', 'EUR 5.00')
    """
    whole, rest = divmod(amount, CENTS_PER_DOLLAR)
    sign = f"{currency} " if currency in _UNITS else "$"
    return f"{sign}{whole:,}.{rest:02}"


def _counted(count: int, one: str, several: str) -> str:
    return f"{say_number(count)} {one if count == 1 else several}"


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
