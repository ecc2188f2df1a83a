"""How a report lies on paper."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reportlab.lib.pagesizes import A4

from croupier.devices.paper import BOLD, PLAIN, width_of
from croupier.devices.report_grid import MARGIN, SIZE, make_grid, wrap
from croupier.house.views.report import Column, Kind, Report, Row


def _report(columns: tuple[Column, ...], *rows: Row) -> Report:
    return Report(title="t", columns=columns, rows=rows)


def _texts(count: int) -> tuple[Column, ...]:
    return tuple(Column(f"Column {place}") for place in range(count))


def test_a_few_columns_stand_upright() -> None:
    grid = make_grid(_report(_texts(3), ("a", "b", "c")))
    assert grid.page == A4
    assert grid.size == SIZE


def test_many_columns_turn_the_sheet() -> None:
    grid = make_grid(_report(_texts(8), ("some twenty signs here",) * 8))
    assert grid.page == (A4[1], A4[0])
    assert grid.size == SIZE


def test_too_many_figures_make_the_type_smaller_but_are_never_broken() -> None:
    columns = tuple(Column("Win", Kind.MONEY) for _ in range(20))
    grid = make_grid(_report(columns, (-123_456_789_00,) * 20))
    assert grid.size < SIZE
    assert all(width_of("-123,456,789.00", BOLD, grid.size) <= w + 1e-6 for w in grid.widths)


def test_one_huge_column_starves_no_other() -> None:
    columns = (Column("Who"), Column("What"), Column("How much", Kind.MONEY))
    grid = make_grid(_report(columns, ("a moderate name", "word " * 2000, -5)))
    assert width_of("a moderate name", BOLD, grid.size) <= grid.widths[0]
    assert grid.widths[1] > grid.widths[0]


@given(
    st.lists(st.sampled_from(list(Kind)), min_size=1, max_size=20),
    st.integers(0, 10**12),
    st.text("abc WM.", max_size=300),
)
def test_columns_fill_the_sheet_and_never_overlap(kinds: list[Kind], money: int, text: str) -> None:
    columns = tuple(Column(f"A name of {place}", kind) for place, kind in enumerate(kinds))
    row: Row = tuple(
        money if kind in (Kind.MONEY, Kind.COUNT) else text if kind is Kind.TEXT else None
        for kind in kinds
    )
    grid = make_grid(_report(columns, row))
    rights = [left + width for left, width in zip(grid.lefts, grid.widths, strict=True)]
    assert grid.lefts[0] == MARGIN
    assert rights[-1] == pytest.approx(grid.page[0] - MARGIN)
    assert all(right <= left + 1e-6 for right, left in zip(rights, grid.lefts[1:], strict=False))
    assert all(width >= 0 for width in grid.widths)


def test_text_breaks_between_words() -> None:
    width = width_of("one two three", PLAIN, 9)
    assert wrap("one two three four", PLAIN, 9, width) == ("one two three", "four")


def test_a_word_that_is_too_long_breaks_within() -> None:
    width = width_of("xxxxx", PLAIN, 9)
    assert wrap("x" * 12, PLAIN, 9, width) == ("xxxxx", "xxxxx", "xx")


def test_no_text_is_one_empty_line() -> None:
    assert wrap("", PLAIN, 9, 50) == ("",)


@given(st.text("abc WM.\u00e9", max_size=200), st.floats(1, 200))
def test_wrapping_loses_no_sign_and_fits(text: str, width: float) -> None:
    lines = wrap(text, PLAIN, 9, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(len(line) <= 1 or width_of(line, PLAIN, 9) <= width + 1e-6 for line in lines)


def test_chinese_is_broken_between_characters_but_not_before_a_comma() -> None:
    text = "全部与账簿相符，分文不差。" * 3
    lines = wrap(text, BOLD, 10, 65)
    assert "".join(lines) == text
    assert len(lines) > 4
    assert all(width_of(line, BOLD, 10) <= 65 for line in lines)
    assert not any(line[0] in "，。" for line in lines)


def test_words_and_chinese_share_a_line() -> None:
    assert wrap("R1 台 ann 买入", BOLD, 10, 1000) == ("R1 台 ann 买入",)
