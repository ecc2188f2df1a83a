from dataclasses import replace
from fractions import Fraction

import pytest

from croupier.core.messages import catalogue, languages
from croupier.core.money import Money
from croupier.house.event_feed import PUBLIC
from croupier.house.views.room import sign
from croupier.roulette.limits import (
    STATED,
    Limits,
    LimitsRule,
    OffUnit,
    Over,
    Range,
    Rounding,
    Under,
    derived_limits,
    payable,
)
from croupier.scenario.read import read_limits
from croupier.server.wire import NewTable

FIVES = Range(Money(500), Money(50_000), Money(500))


@pytest.mark.parametrize(
    ("stake", "off", "lowest"),
    [
        (400, False, 0),
        (500, False, 500),
        (700, True, 500),
        (1000, False, 1000),
        (1499, True, 1000),
        (50_000, False, 50_000),
        (60_000, False, 50_000),
    ],
)
def test_a_stake_is_the_minimum_plus_whole_units(stake: int, off: bool, lowest: int) -> None:
    assert FIVES.off_unit(stake) is off
    assert FIVES.lowest_permitted(stake) == lowest


def test_without_a_unit_every_stake_in_range_is_permitted() -> None:
    free = Range(Money(500), Money(50_000))
    assert not free.off_unit(501)
    assert free.lowest_permitted(501) == 501
    assert free.lowest_permitted(499) == 0


@pytest.mark.parametrize(
    ("low", "high", "unit", "sound"),
    [
        (1, 1, None, True),
        (1, 1, 1, True),
        (0, 1, None, False),
        (2, 1, None, False),
        (1, 1, 0, False),
    ],
)
def test_a_range_holds_some_stake(low: int, high: int, unit: int | None, sound: bool) -> None:
    allowed = Range(Money(low), Money(high), None if unit is None else Money(unit))
    assert allowed.is_sound is sound


def test_a_range_reads_as_a_sign_would_have_it() -> None:
    assert str(FIVES) == "$5 to $500 in units of $5"
    assert str(Range(Money(250), Money(1000))) == "$2.50 to $10"


def test_a_kind_of_bet_may_have_limits_of_its_own() -> None:
    low = Range(Money(100), Money(200))
    limits = Limits(table=FIVES, per_bet={"straight": low})
    assert limits.of("straight") is low
    assert limits.of("red") is FIVES
    assert limits.with_table(low).of("red") is low


def rule(rounding: Rounding) -> LimitsRule:
    return LimitsRule(
        under=Under.REFUSED, over=Over.REFUSED, off_unit=OffUnit.TAKEN, rounding=rounding
    )


@pytest.mark.clause("adelaide", "12(g)#1", "12(g)#2")
@pytest.mark.clause("crown", "4.2.3")
@pytest.mark.parametrize(
    ("rounding", "stake", "odds", "paid"),
    [
        (Rounding.EXACT, 750, 1, 750),
        (Rounding.UP, 750, 1, 1000),
        (Rounding.UP, 1000, 1, 1000),
        (Rounding.UP, 750, 2, 1500),
        (Rounding.LOWER_MULTIPLE, 750, 1, 500),
        (Rounding.LOWER_MULTIPLE, 1000, 1, 1000),
        (Rounding.LOWER_MULTIPLE, 750, 35, 17_500),
    ],
)
def test_what_the_float_cannot_pay_is_rounded_as_the_book_says(
    rounding: Rounding, stake: int, odds: int, paid: int
) -> None:
    assert payable(stake, odds, least=500, chip=500, rule=rule(rounding)) == paid


def test_maxima_follow_from_the_minimum_where_the_book_has_them_so() -> None:
    rule = LimitsRule(
        under=Under.REFUSED,
        over=Over.REFUSED,
        off_unit=OffUnit.TAKEN,
        maxima={"straight": 30, "red": 1000},
    )
    typed = Limits(table=Range(Money(500), Money(600)), smallest_chip=Money(250))
    sign = derived_limits(rule, typed)
    assert sign.of("straight") == Range(Money(500), Money(15_000))
    assert sign.of("red") == sign.table == Range(Money(500), Money(500_000))
    assert sign.smallest_chip == 250
    assert derived_limits(replace(rule, maxima={}), typed) is typed


@pytest.mark.parametrize(
    ("rounding", "stake", "win"),
    [
        (Rounding.UP, 2000, 1000),
        (Rounding.UP, 500, 300),
        (Rounding.EXACT, 500, 250),
        (Rounding.EXACT, 5, 3),
        (Rounding.LOWER_MULTIPLE, 300, 100),
    ],
)
def test_a_win_below_evens_is_payable_in_chips(rounding: Rounding, stake: int, win: int) -> None:
    rule = LimitsRule(
        under=Under.REFUSED, over=Over.REFUSED, off_unit=OffUnit.TAKEN, rounding=rounding
    )
    assert payable(stake, Fraction(1, 2), least=200, chip=100, rule=rule) == win


def test_a_limit_that_is_stated_reaches_opening_sign_stories_and_words() -> None:
    """A new one is a field of `Limits`, of the two messages, and two lines in each catalogue."""
    assert {"aggregate_min", "aggregate_max"} <= set(STATED)
    raw = dict.fromkeys(STATED, 30)
    read = read_limits({"min": 5, "max": 500, **raw})
    shown = sign(read, read.table)
    for name in STATED:
        assert getattr(read, name) == getattr(shown, name) == 3000
        assert name in NewTable.__struct_fields__
        assert name in PUBLIC
        for language in languages():
            for kind in ("limit-field", "sign-stated"):
                assert catalogue(language).has(f"{kind}-{name}".replace("_", "-"))
    assert read == read_limits({"min": 5, "max": 500, "aggregate": {"min": 30, "max": 30}})
