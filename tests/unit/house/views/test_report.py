"""Reports as values: what they may hold, and what programs and spreadsheets get of them."""

import csv
import json
from datetime import UTC, datetime
from fractions import Fraction
from io import StringIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.ensure import InvariantBroken
from croupier.core.money import parse_money
from croupier.house.views.report import (
    COLUMNS_MAX,
    TOTAL,
    Cell,
    Column,
    Kind,
    Report,
    as_csv,
    as_json,
    is_negative,
    show_cell,
    show_text,
    sum_rows,
)

COLUMNS = (
    Column("Table"),
    Column("Opened", Kind.TIME),
    Column("Rounds", Kind.COUNT),
    Column("Win", Kind.MONEY),
    Column("Hold", Kind.PERCENT),
)
OPENED = datetime(2026, 3, 4, 18, 0, tzinfo=UTC)
ROWS = (
    ("R1", OPENED, 1200, 123_456, Fraction(1, 37)),
    ("Ōtautahi, 六", None, 0, -5, Fraction(-1, 3)),
)
REPORT = Report(
    title="Wins",
    subtitle=("4 March 2026",),
    columns=COLUMNS,
    rows=ROWS,
    totals=sum_rows(COLUMNS, ROWS),
    notes=("In dollars.",),
)


def test_totals_add_up_money_and_counts_only() -> None:
    assert sum_rows(COLUMNS, ROWS) == (TOTAL, None, 1200, 123_451, None)


def test_totals_of_nothing_are_zero() -> None:
    assert sum_rows(COLUMNS, ()) == (TOTAL, None, 0, 0, None)


def test_totals_without_a_text_column_have_no_label() -> None:
    assert sum_rows((Column("Win", Kind.MONEY),), [(5,), (None,)]) == (5,)


@pytest.mark.parametrize(
    ("kind", "cell", "shown"),
    [
        (Kind.TEXT, "R1", "R1"),
        (Kind.MONEY, 0, "0.00"),
        (Kind.MONEY, 5, "0.05"),
        (Kind.MONEY, -5, "-0.05"),
        (Kind.MONEY, 123_456_789, "1,234,567.89"),
        (Kind.MONEY, -123_456, "-1,234.56"),
        (Kind.COUNT, -1200, "-1,200"),
        (Kind.PERCENT, Fraction(0), "0.00 %"),
        (Kind.PERCENT, Fraction(2, 3), "66.67 %"),
        (Kind.PERCENT, Fraction(-1, 37), "-2.70 %"),
        (Kind.PERCENT, Fraction(1, 20000), "0.00 %"),
        (Kind.TIME, OPENED, "2026-03-04 18:00:00"),
        *((kind, None, "") for kind in Kind),
    ],
)
def test_a_cell_is_shown_by_its_kind(kind: Kind, cell: Cell, shown: str) -> None:
    assert show_cell(kind, cell) == shown


def test_no_text_gives_orders_to_a_terminal() -> None:
    assert show_text("a\x1b[31mb\nc\td\x00") == "a\ufffd[31mb c d\ufffd"
    assert show_cell(Kind.TEXT, "\x1b[2J") == "\ufffd[2J"


@pytest.mark.parametrize(
    ("cell", "expected"),
    [(-1, True), (0, False), (Fraction(-1, 9), True), ("-1", False), (None, False)],
)
def test_figures_below_zero_are_known(cell: Cell, expected: bool) -> None:
    assert is_negative(cell) is expected


def test_a_spreadsheet_gets_plain_figures() -> None:
    assert as_csv(REPORT).split("\r\n") == [
        "Table,Opened,Rounds,Win,Hold",
        "R1,2026-03-04T18:00:00+00:00,1200,1234.56,2.70",
        '"Ōtautahi, 六",,0,-0.05,-33.33',
        "Total,,1200,1234.51,",
        "",
    ]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
def test_no_text_is_a_formula_to_a_spreadsheet(text: str) -> None:
    report = Report(title="t", columns=(Column(text),), rows=((text,),))
    for (cell,) in csv.reader(StringIO(as_csv(report), newline="")):
        assert cell == f"'{text}"


def test_programs_get_everything_and_nothing_rounded() -> None:
    assert json.loads(as_json(REPORT)) == {
        "title": "Wins",
        "subtitle": ["4 March 2026"],
        "columns": [
            {"name": "Table", "kind": "text"},
            {"name": "Opened", "kind": "time"},
            {"name": "Rounds", "kind": "count"},
            {"name": "Win", "kind": "money"},
            {"name": "Hold", "kind": "percent"},
        ],
        "rows": [
            ["R1", "2026-03-04T18:00:00+00:00", 1200, "1234.56", "1/37"],
            ["Ōtautahi, 六", None, 0, "-0.05", "-1/3"],
        ],
        "totals": ["Total", None, 1200, "1234.51", None],
        "notes": ["In dollars."],
    }


def test_programs_get_one_row_to_a_line() -> None:
    lines = as_json(REPORT).splitlines()
    assert '  ["Ōtautahi, 六", null, 0, "-0.05", "-1/3"]],' in lines


def test_an_empty_report_is_still_a_report() -> None:
    empty = Report(title="Wins", columns=COLUMNS)
    assert as_csv(empty) == "Table,Opened,Rounds,Win,Hold\r\n"
    assert json.loads(as_json(empty))["rows"] == []
    assert json.loads(as_json(empty))["totals"] is None
    assert empty.all_rows == ()


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


@given(st.lists(st.tuples(texts, st.integers(-(10**15), 10**15)), max_size=8))
def test_money_and_text_come_back_from_json_and_csv(rows: list[tuple[str, int]]) -> None:
    columns = (Column("Who"), Column("Win", Kind.MONEY))
    report = Report(title="t", columns=columns, rows=tuple(rows))
    loaded = json.loads(as_json(report))["rows"]
    assert [(who, parse_money(win)) for who, win in loaded] == rows
    read = list(csv.reader(StringIO(as_csv(report), newline="")))[1:]
    assert [parse_money(win) for _, win in read] == [win for _, win in rows]


@pytest.mark.parametrize(
    "changes",
    [
        {"columns": ()},
        {"columns": (Column("x"),) * (COLUMNS_MAX + 1)},
        {"rows": (("R1",),)},
        {"rows": ((1, None, 1, 1, None),)},
        {"rows": (("R1", None, 1.5, 1, None),)},
        {"rows": (("R1", None, True, 1, None),)},
        {"rows": (("R1", None, 1, "1.00", None),)},
        {"rows": (("R1", None, 1, 1, 0.5),)},
        {"totals": ()},
        {"totals": ("Total", 5, 1, 1, None)},
        {"title": "x" * 161},
        {"subtitle": ("x" * 161,)},
        {"subtitle": ("x",) * 7},
    ],
)
def test_a_report_that_does_not_fit_its_columns_stops(changes: dict[str, Any]) -> None:
    with pytest.raises(InvariantBroken):
        Report(**{"title": "Wins", "columns": COLUMNS, **changes})


def test_a_column_has_a_short_name() -> None:
    with pytest.raises(InvariantBroken):
        Report(title="t", columns=(Column("x" * 61),))
