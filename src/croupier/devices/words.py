"""Amounts and times in words, so that an altered figure on paper contradicts the text beside it."""

from datetime import datetime
from typing import Final, NamedTuple

from croupier.core.ensure import ensure
from croupier.core.messages import Message, catalogue, say, text_in
from croupier.core.money import CENTS_PER_DOLLAR, Money
from croupier.core.spelling import spell


class _Unit(NamedTuple):
    """The messages of so much of a currency's unit, and of its hundredth."""

    whole: str
    hundredth: str


#: By ISO 4217; dollars where none is named.
_DOLLARS: Final = _Unit("amount-dollar", "amount-cent")
_UNITS: Final = {
    "CHF": _Unit("amount-franc", "amount-centime"),
    "EUR": _Unit("amount-euro", "amount-euro-cent"),
    "GBP": _Unit("amount-pound", "amount-penny"),
}


def say_amount(amount: Money, currency: str = "", language: str = "en") -> str:
    """An amount in words, for any that a ticket could hold; `currency` as ISO 4217 has it.

    >>> say_amount(Money(112_50))
    'One hundred and twelve dollars and fifty cents'
    >>> say_amount(Money(1), language="de"), say_amount(Money(2_01), "GBP")
    ('Ein Cent', 'Two pounds and one penny')
    """
    ensure(amount >= 0, f"{amount} is owed to the house, and no ticket says so")
    whole, rest = divmod(amount, CENTS_PER_DOLLAR)
    unit = _UNITS.get(currency, _DOLLARS)
    if not rest:
        message = say("amount-whole", whole=_counted(unit.whole, whole, language))
    elif not whole:
        message = _hundredths(unit.hundredth, rest, language, alone=True)
    else:
        message = say(
            "amount-both",
            whole=_counted(unit.whole, whole, language),
            rest=_hundredths(unit.hundredth, rest, language, alone=False),
        )
    said = text_in(language, message)
    return said[0].upper() + said[1:]


def _counted(code: str, count: int, language: str) -> Message:
    return say(code, count=count, words=spell(language, count))


def _hundredths(code: str, count: int, language: str, *, alone: bool) -> Message:
    """So many hundredths; a language may count their tens by themselves."""
    tens, ones = divmod(count, 10)
    return say(
        code,
        count=count,
        words=spell(language, count),
        tens=None if alone and not tens else tens,
        tens_words=spell(language, tens),
        ones=ones,
        ones_words=spell(language, ones),
    )


def show_time(at: datetime, language: str = "en") -> str:
    """A time as the house's clock shows it, with a month that no country reads as a day.

    >>> show_time(datetime(2026, 3, 4, 21, 5, 9))
    '4 Mar 2026 21:05:09'
    """
    day = {"day": at.day, "month": at.month, "year": str(at.year)}
    return text_in(language, say("ticket-time", **day, time=f"{at:%H:%M:%S}"))


def show_offset(at: datetime) -> str:
    """How far the house's clock is from universal time.

    >>> from datetime import timedelta, timezone
    >>> show_offset(datetime(2026, 3, 4, tzinfo=timezone(timedelta(hours=10, minutes=30))))
    'UTC+10:30'
    """
    return f"UTC{at.isoformat(timespec='minutes')[-6:]}"


def show_figures(amount: Money, currency: str = "", language: str = "en") -> str:
    """An amount in figures that every printer has: a sign for dollars alone, else the code.

    >>> show_figures(Money(1_112_50)), show_figures(Money(5_00), "EUR")
    ('$1,112.50', 'EUR 5.00')
    >>> show_figures(Money(1_112_50), "EUR", "de")
    '1.112,50\\xa0EUR'
    """
    sign = f"{currency} " if currency in _UNITS else "$"
    figures = catalogue(language).hundredths(amount)
    return text_in(language, say("format-amount", amount=figures, sign=sign)).strip()
