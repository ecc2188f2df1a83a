"""Amounts and times in words."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.ensure import InvariantBroken
from croupier.core.messages import languages
from croupier.core.money import Money
from croupier.core.spelling import spell
from croupier.devices.words import say_amount, show_offset, show_time


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (7, "seven"),
        (13, "thirteen"),
        (20, "twenty"),
        (42, "forty-two"),
        (100, "one hundred"),
        (115, "one hundred and fifteen"),
        (999, "nine hundred and ninety-nine"),
        (1_000, "one thousand"),
        (1_001, "one thousand and one"),
        (1_100, "one thousand one hundred"),
        (12_345, "twelve thousand three hundred and forty-five"),
        (1_000_000, "one million"),
        (2_000_090, "two million and ninety"),
        (3_000_000_004_000, "three trillion four thousand"),
    ],
)
def test_a_number_is_said_in_british_english(number: int, words: str) -> None:
    assert spell("en", number) == words


@pytest.mark.parametrize(
    ("number", "german", "french", "chinese"),
    [
        (1, "eins", "un", "壹"),
        (17, "siebzehn", "dix-sept", "壹拾柒"),
        (21, "einundzwanzig", "vingt-et-un", "贰拾壹"),
        (71, "einundsiebzig", "soixante-et-onze", "柒拾壹"),
        (80, "achtzig", "quatre-vingts", "捌拾"),
        (91, "einundneunzig", "quatre-vingt-onze", "玖拾壹"),
        (101, "einhunderteins", "cent un", "壹佰零壹"),
        (280, "zweihundertachtzig", "deux cent quatre-vingts", "贰佰捌拾"),
        (1_001, "eintausendeins", "mille un", "壹仟零壹"),
        (80_300, "achtzigtausenddreihundert", "quatre-vingt mille trois cents", "捌万零叁佰"),
        (201_000, "zweihunderteintausend", "deux cent un mille", "贰拾万壹仟"),
        (2_000_090, "zwei Millionen neunzig", "deux millions quatre-vingt-dix", "贰佰万零玖拾"),
    ],
)
def test_a_number_is_said_in_other_languages(
    number: int, german: str, french: str, chinese: str
) -> None:
    assert [spell(each, number) for each in ("de", "fr", "zh")] == [german, french, chinese]


@pytest.mark.parametrize(
    ("cents", "currency", "language", "words"),
    [
        (1_00, "", "de", "Ein Dollar"),
        (112_50, "", "de", "Einhundertzwölf Dollar und fünfzig Cent"),
        (1_000_000_00, "", "fr", "Un million de dollars"),
        (2_01, "EUR", "fr", "Deux euros et un centime"),
        (1_01, "CHF", "de", "Ein Franken und ein Rappen"),
        (112_50, "", "zh", "壹佰壹拾贰元伍角整"),
        (112_05, "", "zh", "壹佰壹拾贰元零伍分"),
        (5, "", "zh", "伍分"),
        (300_00, "EUR", "zh", "叁佰欧元整"),
    ],
)
def test_an_amount_is_said_as_a_cheque_of_the_language_has_it(
    cents: int, currency: str, language: str, words: str
) -> None:
    assert say_amount(Money(cents), currency, language) == words


@pytest.mark.parametrize(
    ("cents", "words"),
    [
        (0, "Zero dollars"),
        (1, "One cent"),
        (99, "Ninety-nine cents"),
        (100, "One dollar"),
        (101, "One dollar and one cent"),
        (112_50, "One hundred and twelve dollars and fifty cents"),
        (100_000_00, "One hundred thousand dollars"),
    ],
)
def test_an_amount_is_said_with_its_units(cents: int, words: str) -> None:
    assert say_amount(Money(cents)) == words


@pytest.mark.parametrize("number", [-1, 10**15])
def test_what_has_no_words_stops(number: int) -> None:
    with pytest.raises(InvariantBroken):
        spell("en", number)


def test_no_debt_is_said() -> None:
    with pytest.raises(InvariantBroken):
        say_amount(Money(-1))


@pytest.mark.parametrize("language", languages())
@given(st.integers(0, 10**15 - 1), st.integers(0, 10**15 - 1))
def test_two_numbers_are_never_said_alike(language: str, one: int, other: int) -> None:
    assert (spell(language, one) == spell(language, other)) == (one == other)


_VALUES = {spell("en", n): n for n in [*range(20), *range(20, 100, 10)]}
_SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}


def _heard(words: str) -> int:
    """The number that somebody hears, by another way than the one it was said."""
    total = group = 0
    for word in words.replace("-", " ").split():
        if word in _SCALES:
            total, group = total + group * _SCALES[word], 0
        elif word == "hundred":
            group *= 100
        elif word != "and":
            group += _VALUES[word]
    return total + group


@given(st.integers(0, 10**15 - 1))
def test_what_is_said_is_heard(number: int) -> None:
    assert _heard(spell("en", number)) == number


def test_a_time_names_its_month() -> None:
    at = datetime(2026, 12, 1, 0, 0, 1)
    assert show_time(at) == "1 Dec 2026 00:00:01"
    assert show_time(at, "de") == "1. Dezember 2026 00:00:01"
    assert show_time(at, "fr") == "1 décembre 2026 00:00:01"
    assert show_time(at, "zh") == "2026年12月1日 00:00:01"


@pytest.mark.parametrize(
    ("zone", "shown"),
    [
        (UTC, "UTC+00:00"),
        (timezone(timedelta(hours=10, minutes=30)), "UTC+10:30"),
        (timezone(timedelta(hours=-7)), "UTC-07:00"),
    ],
)
def test_the_distance_from_universal_time_is_shown(zone: timezone, shown: str) -> None:
    assert show_offset(datetime(2026, 3, 4, 21, 5, 9, 123, tzinfo=zone)) == shown
