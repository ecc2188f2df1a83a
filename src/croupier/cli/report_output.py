"""A report on a terminal, drawn by rich. Imported only by what is about to draw."""

from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from croupier.cli.output import print_drawn
from croupier.cli.tables import new_table
from croupier.house.views.report import (
    EMPTY,
    FIGURES,
    Column,
    Kind,
    Report,
    Row,
    is_negative,
    show_cell,
    show_text,
)

#: What a narrow terminal leaves of a time and of a text on one line.
_DATE: Final = len("2026-03-04")
_WORD: Final = 8
#: A name that is longer is broken, even where the figures below it are shorter.
_NAME: Final = 10
#: What rich puts between columns, and around them all.
_GAP: Final = 2


def print_report(report: Report) -> None:
    """The report on standard output, in colour where that is a terminal.

    No figure is ever cut: where the terminal is too narrow for them, the lines are longer than it.
    """
    print_drawn(*draw_report(report), width_min=_needed(report))


def draw_report(report: Report) -> tuple[RenderableType, ...]:
    """The heading, the table and the notes; every text is taken as it is and never as markup."""
    heading = [Text(show_text(report.title), style="bold")]
    heading += [Text(show_text(line)) for line in report.subtitle]
    notes = (Text(show_text(note), style="dim") for note in report.notes)
    return *heading, _table(report), *notes


def _table(report: Report) -> Table:
    table = new_table("")
    for column, widest in zip(report.columns, _widest(report), strict=True):
        _add_column(table, column, widest)
    for row in report.rows:
        table.add_row(*_cells(report.columns, row))
    if not report.rows:
        table.caption = Text(str(EMPTY))
    if report.totals is not None:
        table.add_section()
        table.add_row(*_cells(report.columns, report.totals), style="bold")
    return table


def _add_column(table: Table, column: Column, widest: int) -> None:
    """Figures are never broken; the name above them is, so that it takes no room of its own."""
    name = show_text(column.name)
    if column.kind in FIGURES:
        table.add_column(Text("\n".join(wrap(name, widest))), justify="right", no_wrap=True)
    else:
        table.add_column(Text(name), overflow="fold", min_width=_least(column.kind, widest))


def _widest(report: Report) -> list[int]:
    """The widest cell of each column, or what its name takes when broken between words."""
    return [
        max(
            min(cell_len(show_text(column.name)), _NAME),
            1,
            *(cell_len(word) for word in show_text(column.name).split()),
            *(cell_len(show_cell(column.kind, row[place])) for row in report.all_rows),
        )
        for place, column in enumerate(report.columns)
    ]


def _least(kind: Kind, widest: int) -> int:
    """What a column keeps on one line, however narrow the terminal is."""
    if kind in FIGURES:
        return widest
    return min(widest, _DATE if kind is Kind.TIME else _WORD)


def _needed(report: Report) -> int:
    columns = zip(report.columns, _widest(report), strict=True)
    return sum(_least(column.kind, widest) + _GAP for column, widest in columns) + _GAP


def _cells(columns: tuple[Column, ...], row: Row) -> list[Text]:
    return [
        Text(show_cell(column.kind, cell), style="red" if is_negative(cell) else "")
        for column, cell in zip(columns, row, strict=True)
    ]
