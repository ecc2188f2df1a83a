"""Reports on a terminal."""

from fractions import Fraction

import pytest

from croupier.cli.report_output import print_report
from croupier.house.views.report import EMPTY, Column, Kind, Report, Row, sum_rows

COLUMNS = (
    Column("Table"),
    Column("Win to the house", Kind.MONEY),
    Column("Hold", Kind.PERCENT),
)
ROWS: tuple[Row, ...] = (("R1", 123_456, Fraction(1, 37)), ("R2", -5, None))
REPORT = Report(
    title="Wins",
    subtitle=("4 March 2026",),
    columns=COLUMNS,
    rows=ROWS,
    totals=sum_rows(COLUMNS, ROWS),
    notes=("In dollars.",),
)


def _printed(
    report: Report, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, width: int
) -> list[str]:
    monkeypatch.setenv("COLUMNS", str(width))
    print_report(report)
    return capsys.readouterr().out.splitlines()


def test_a_report_is_drawn_with_figures_under_each_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [line.strip() for line in _printed(REPORT, capsys, monkeypatch, 80)]
    assert lines[:2] == ["Wins", "4 March 2026"]
    assert lines[3:5] == ["Win to the", "Table       house    Hold"]
    assert "R1       1,234.56  2.70 %" in lines
    assert "R2          -0.05" in lines
    assert "Total    1,234.51" in lines
    assert lines[-1] == "In dollars."


@pytest.mark.parametrize("width", [1, 10, 24, 200])
def test_no_figure_is_cut_on_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    text = "\n".join(_printed(REPORT, capsys, monkeypatch, width))
    for figure in ("1,234.56", "2.70 %", "-0.05", "1,234.51"):
        assert figure in text


def test_long_text_is_folded_and_none_is_lost(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    report = Report(title="t", columns=(Column("A"), *COLUMNS[1:]), rows=(("x" * 500, 5, None),))
    text = "".join(_printed(report, capsys, monkeypatch, 60))
    assert text.count("x") == 500
    assert "0.05" in text


def test_an_empty_report_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = _printed(Report(title="Wins", columns=COLUMNS), capsys, monkeypatch, 80)
    assert str(EMPTY) in "\n".join(lines)


def test_no_text_is_markup_or_gives_orders_to_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    evil = "[bold]a[/bold]\x1b[2J"
    report = Report(
        title=evil,
        subtitle=(evil,),
        columns=(Column(f">{evil}"), Column(evil, Kind.MONEY)),
        rows=((evil, 1),),
        notes=(evil,),
    )
    text = "\n".join(_printed(report, capsys, monkeypatch, 100))
    assert "\x1b" not in text
    assert text.count("[bold]a[/bold]\ufffd[2J") == 6
