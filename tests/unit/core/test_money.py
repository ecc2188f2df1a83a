from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.money import Money, NotMoney, parse_money, show_dollars, show_money


@pytest.mark.parametrize(
    ("written", "cents"),
    [
        ("12.50", 1250),
        ("12.5", 1250),
        (" 7 ", 700),
        ("-0.05", -5),
        ("-3", -300),
        (12.5, 1250),
        (0.1, 10),
        (3, 300),
        (Decimal("4.25"), 425),
        ("999999999999999", 99_999_999_999_999_900),
    ],
)
def test_dollars_are_read_to_the_cent(written: str | int | float | Decimal, cents: int) -> None:
    assert parse_money(written) == cents


@pytest.mark.parametrize(
    "written",
    [
        "",
        "ten",
        "1.005",
        "1,000",
        "$5",
        "--3",
        "1e3",
        1e16,
        float("nan"),
        float("inf"),
        0.125,
        True,
        None,
        "9999999999999999",
    ],
)
def test_what_is_no_amount_is_refused(written: object) -> None:
    with pytest.raises(NotMoney, match="not an amount"):
        parse_money(written)  # type: ignore[arg-type]


@given(st.integers(min_value=-(10**15), max_value=10**15))
def test_an_amount_that_is_printed_reads_back(cents: int) -> None:
    assert parse_money(show_money(cents)) == cents


@pytest.mark.parametrize(
    ("cents", "shown"), [(1250, "$12.50"), (-1250, "-$12.50"), (0, "$0"), (-5, "-$0.05")]
)
def test_a_sentence_shows_dollars(cents: int, shown: str) -> None:
    assert show_dollars(Money(cents)) == shown
