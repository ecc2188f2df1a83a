"""Reports on paper, looked at as a viewer shows them."""

import re
import subprocess
import sys
from datetime import datetime
from fractions import Fraction
from hashlib import sha256
from typing import Any

import pytest

from croupier.devices.report_pdf import report_as_pdf
from croupier.house.views.report import EMPTY, Column, Kind, Report, Row, sum_rows
from tests.tidy.tree import ROOT
from tests.unit.devices.reading import page_image, page_sizes_mm, page_texts

COLUMNS = (
    Column("Table"),
    Column("Game"),
    Column("Opened", Kind.TIME),
    Column("Rounds", Kind.COUNT),
    Column("Win", Kind.MONEY),
    Column("Hold", Kind.PERCENT),
)


def report(count: int, **changes: Any) -> Report:
    """So many tables with figures that grow, every third of them a loss."""
    rows: tuple[Row, ...] = tuple(
        (
            f"R{n}",
            "Māori ● № Ж",
            datetime(2026, 3, 4, 18, n % 60),
            n,
            n * 101 * (1 if n % 3 else -1),
            Fraction(n, count + 1),
        )
        for n in range(1, count + 1)
    )
    fields: dict[str, Any] = {
        "title": "Wins by table",
        "subtitle": ("Harbour Casino", "4 March 2026"),
        "columns": COLUMNS,
        "rows": rows,
        "totals": sum_rows(COLUMNS, rows),
        "notes": ("All amounts in dollars.",),
    }
    return Report(**(fields | changes))


def test_one_page_has_it_all() -> None:
    (text,) = page_texts(report_as_pdf(report(3)))
    for words in (
        "Wins by table",
        "Harbour Casino",
        "Table",
        "Opened",
        "Māori ● № Ж",
        "2026-03-04 18:03:00",
        "-3.03",
        "75.00 %",
        "Total",
        "All amounts in dollars.",
        "Page 1 of 1",
    ):
        assert words in text


def test_a_thousand_rows_are_all_there_once_and_in_order() -> None:
    pages = page_texts(report_as_pdf(report(1000)))
    assert len(pages) > 10
    found = [int(number) for page in pages for number in re.findall(r"^R(\d+)\b", page, re.M)]
    assert found == list(range(1, 1001))
    for number, page in enumerate(pages, start=1):
        assert f"Page {number} of {len(pages)}" in page
        assert "Wins by table" in page
        assert "Rounds" in page
    assert sum("Total" in page for page in pages) == 1
    assert "500,500" in pages[-1]
    assert "All amounts in dollars." in pages[-1]


@pytest.mark.parametrize("count", range(20, 75))
def test_totals_never_stand_on_a_page_of_their_own(count: int) -> None:
    pages = page_texts(report_as_pdf(report(count, notes=())))
    assert re.search(r"^R\d+\b", pages[-1], re.M)
    assert "Total" in pages[-1]


def test_an_empty_report_says_so() -> None:
    (text,) = page_texts(report_as_pdf(report(0)))
    assert str(EMPTY) in text
    assert "Page 1 of 1" in text
    (text,) = page_texts(report_as_pdf(report(0, totals=None, notes=(), subtitle=())))
    assert str(EMPTY) in text


def test_very_long_text_goes_on_over_pages_and_none_is_lost() -> None:
    columns = (Column("Text"), Column("More"), Column("N", Kind.COUNT))
    rows: tuple[Row, ...] = (
        ("x" * 5000, "lorem " * 2000, 5),
        ("short", "q" * 300, -3),
        ("", "", None),
    )
    pages = page_texts(report_as_pdf(Report(title="Long", columns=columns, rows=rows)))
    assert len(pages) > 3
    whole = "".join(pages)
    assert whole.count("x") == 5000 + len(pages) * "Text".count("x")
    assert whole.count("lorem") == 2000
    assert whole.count("q") == 300


def test_long_headings_and_names_fit() -> None:
    columns = tuple(Column("W" * 60) for _ in range(20))
    wide = Report(
        title="W" * 160,
        subtitle=("W" * 160,) * 6,
        columns=columns,
        rows=(("a",) * 20,),
        notes=("note " * 400,),
    )
    pdf = report_as_pdf(wide)
    assert "".join(page_texts(pdf)).count("note") == 400
    for place in range(len(page_texts(pdf))):
        assert _margins_are_white(pdf, place)


@pytest.mark.parametrize("count", [0, 5, 200])
def test_nothing_runs_into_the_margins(count: int) -> None:
    pdf = report_as_pdf(report(count))
    assert _margins_are_white(pdf, 0)
    assert _margins_are_white(pdf, len(page_texts(pdf)) - 1)


def _margins_are_white(pdf: bytes, place: int) -> bool:
    image = page_image(pdf, place, dots_per_inch=72)
    width, height = image.size
    edge = 34
    boxes = (
        (0, 0, width, edge),
        (0, height - edge, width, height),
        (0, 0, edge, height),
        (width - edge, 0, width, height),
    )
    return all(image.crop(box).getextrema() == ((255, 255),) * 3 for box in boxes)


def test_losses_are_red() -> None:
    losses, wins = (
        Report(title="t", columns=(Column("Win", Kind.MONEY),), rows=((sign * 12345,),))
        for sign in (-1, 1)
    )
    assert _has_red(report_as_pdf(losses))
    assert not _has_red(report_as_pdf(wins))


def _has_red(pdf: bytes) -> bool:
    pixels = page_image(pdf, dots_per_inch=100).tobytes()
    return any(r > g + 60 for r, g in zip(pixels[0::3], pixels[1::3], strict=True))


def test_signs_that_the_typeface_lacks_are_seen_to_be_missing() -> None:
    (text,) = page_texts(report_as_pdf(report(1, title="ሀ Wins")))
    assert "\ufffd Wins" in text


def test_pages_are_a4() -> None:
    assert set(page_sizes_mm(report_as_pdf(report(5)))) == {(210.0, 297.0)}


def test_equal_reports_make_equal_bytes_in_any_process() -> None:
    program = (
        "import hashlib; from croupier.devices.report_pdf import report_as_pdf;"
        "from tests.unit.devices.test_report_pdf import report;"
        "report_as_pdf(report(2, title='Another one first'));"
        "print(hashlib.sha256(report_as_pdf(report(50))).hexdigest())"
    )
    other = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=ROOT
    )
    assert other.stdout.strip() == sha256(report_as_pdf(report(50))).hexdigest()
