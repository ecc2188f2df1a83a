"""A report as a value: columns of known kinds, rows, totals. It knows no paper and no screen.

Its words are messages, or what somebody wrote. What draws one calls `show_cell`, so that a figure
reads the same on paper and on a screen of one language. Programs take `as_json`, where nothing is
rounded and words are plain English.
"""

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from fractions import Fraction
from functools import partial
from io import StringIO
from typing import Final

from croupier.core.ensure import ensure
from croupier.core.messages import Message, Saying, catalogue, say, text_in
from croupier.core.money import CENTS_PER_DOLLAR

COLUMNS_MAX: Final = 20
SUBTITLE_LINES_MAX: Final = 6
HEADING_MAX: Final = 160
NAME_MAX: Final = 60
EMPTY: Final = say("paper-empty")
TOTAL: Final = say("paper-total")
ENGLISH: Final = "en"

Cell = Saying | int | Fraction | datetime | None
"""What stands in a column; None is a blank in a column of any kind."""

Row = tuple[Cell, ...]


class Kind(StrEnum):
    """What a column holds, and with that how it is written and aligned."""

    TEXT = "text"
    MONEY = "money"
    COUNT = "count"
    PERCENT = "percent"
    TIME = "time"


#: The type of a column's cells: money in cents, a percentage as a share of one.
_TYPES: Final[dict[Kind, type | tuple[type, ...]]] = {
    Kind.TEXT: (str, Message),
    Kind.MONEY: int,
    Kind.COUNT: int,
    Kind.PERCENT: Fraction,
    Kind.TIME: datetime,
}
#: Kinds that are set to the right, so that their digits stand under each other.
FIGURES: Final = frozenset({Kind.MONEY, Kind.COUNT, Kind.PERCENT})
_SUMMED: Final = frozenset({Kind.MONEY, Kind.COUNT})


@dataclass(frozen=True, slots=True)
class Column:
    """One column: what stands above it and what it holds."""

    name: Saying
    kind: Kind = Kind.TEXT


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A table with its heading. Every row and the totals have one cell of its kind per column."""

    title: Saying
    subtitle: tuple[Saying, ...] = ()
    columns: tuple[Column, ...]
    rows: tuple[Row, ...] = ()
    totals: Row | None = None
    notes: tuple[Saying, ...] = ()

    def __post_init__(self) -> None:
        ensure(0 < len(self.columns) <= COLUMNS_MAX, f"a report of {len(self.columns)} columns")
        ensure(len(self.subtitle) <= SUBTITLE_LINES_MAX, f"{len(self.subtitle)} lines of subtitle")
        for line in (self.title, *self.subtitle):
            ensure(len(str(line)) <= HEADING_MAX, f"{line!r} has more than {HEADING_MAX} signs")
        for column in self.columns:
            name = str(column.name)
            ensure(len(name) <= NAME_MAX, f"{name!r} has more than {NAME_MAX} signs")
        for row in self.all_rows:
            ensure(len(row) == len(self.columns), f"{len(row)} cells in {self.columns}: {row}")
            for column, cell in zip(self.columns, row, strict=True):
                ensure(_fits(column.kind, cell), f"{cell!r} in the {column.kind} {column.name}")

    @property
    def all_rows(self) -> tuple[Row, ...]:
        """The rows, and the totals last where there are some."""
        return self.rows if self.totals is None else (*self.rows, self.totals)


def report_in(language: str, report: Report) -> Report:
    """The report with all its words in one language, as people read them."""
    return _worded(report, partial(text_in, language))


def plain_report(report: Report) -> Report:
    """The report in plain English, as programs read it."""
    return _worded(report, str)


def _worded(report: Report, text: Callable[[Saying], str]) -> Report:
    def texts(row: Row) -> Row:
        return tuple(text(cell) if isinstance(cell, Message) else cell for cell in row)

    return Report(
        title=text(report.title),
        subtitle=tuple(map(text, report.subtitle)),
        columns=tuple(Column(text(each.name), each.kind) for each in report.columns),
        rows=tuple(map(texts, report.rows)),
        totals=None if report.totals is None else texts(report.totals),
        notes=tuple(map(text, report.notes)),
    )


def sum_rows(columns: tuple[Column, ...], rows: Iterable[Row], label: Saying = TOTAL) -> Row:
    """A row of totals: money and counts are added up, and the label stands in the first text.

    >>> columns = (Column("Table"), Column("Win", Kind.MONEY), Column("Hold", Kind.PERCENT))
    >>> sum_rows(columns, [("R1", 1250, Fraction(1, 5)), ("R2", -250, None)], "All")
    ('All', 1000, None)
    """
    totals: list[Cell] = [0 if column.kind in _SUMMED else None for column in columns]
    for row in rows:
        for place, cell in enumerate(row):
            total = totals[place]
            if isinstance(total, int) and isinstance(cell, int):
                totals[place] = total + cell
    first = next((place for place, column in enumerate(columns) if column.kind is Kind.TEXT), None)
    if first is not None:
        totals[first] = label
    return tuple(totals)


def show_cell(kind: Kind, cell: Cell, language: str = ENGLISH) -> str:
    """A cell as people read it; words are plain English unless `report_in` has turned them.

    >>> show_cell(Kind.MONEY, -123456), show_cell(Kind.COUNT, 1200, "de")
    ('-1,234.56', '1.200')
    >>> show_cell(Kind.PERCENT, Fraction(1, 37)), show_cell(Kind.TIME, datetime(2026, 3, 4, 9, 5))
    ('2.70 %', '2026-03-04 09:05:00')
    """
    match kind, cell:
        case _, None:
            return ""
        case Kind.MONEY, int():
            return catalogue(language).hundredths(cell)
        case Kind.COUNT, int():
            return catalogue(language).count(cell)
        case Kind.PERCENT, Fraction():
            return f"{catalogue(language).hundredths(_hundredths(cell))} %"
        case Kind.TIME, datetime():
            return f"{cell:%Y-%m-%d %H:%M:%S}"
    return show_text(str(cell))


def show_text(text: Saying) -> str:
    """A text on one line, without signs that could give orders to a terminal or a printer.

    >>> show_text("two\\nlines"), show_text("\\x1b[2J")
    ('two lines', '\ufffd[2J')
    """
    return "".join(
        sign if sign.isprintable() else " " if sign.isspace() else "\ufffd" for sign in str(text)
    )


def is_negative(cell: Cell) -> bool:
    """Whether a cell is a figure below zero, which outputs set apart."""
    return isinstance(cell, int | Fraction) and cell < 0


def as_csv(report: Report) -> str:
    """Names, rows and totals for a spreadsheet, with figures as plain as it reads them.

    Title and notes are left out, since they would not be a table. A text that a spreadsheet would
    take for a formula begins with an apostrophe: a player's name must not be able to compute.
    """
    report, target = plain_report(report), StringIO()
    writer = csv.writer(target)
    writer.writerow(_harmless(str(column.name)) for column in report.columns)
    for row in report.all_rows:
        writer.writerow(_csv_cells(report, row))
    return target.getvalue()


def as_json(report: Report, language: str = "") -> str:
    """The whole report for programs, one row to a line, with nothing rounded.

    Money is a text of dollars and cents, a percentage a text of an exact fraction of one (`1/37`),
    a time a text in ISO 8601. With a language, `shown` is the same as people read it.
    """
    shown = {"shown": _shown(report_in(language, report), language)} if language else {}
    report = plain_report(report)
    heading = {
        "title": report.title,
        "subtitle": report.subtitle,
        "columns": [{"name": column.name, "kind": column.kind} for column in report.columns],
    }
    totals = None if report.totals is None else _json_cells(report, report.totals)
    tail = {"totals": totals, "notes": report.notes, **shown}
    lines = ",".join(f"\n  {_dumped(_json_cells(report, row))}" for row in report.rows)
    return f'{{{_members(heading)},\n "rows": [{lines}],\n {_members(tail)}}}\n'


def _shown(report: Report, language: str) -> dict[str, object]:
    def cells(row: Row) -> list[str]:
        kinds = (column.kind for column in report.columns)
        return [show_cell(kind, cell, language) for kind, cell in zip(kinds, row, strict=True)]

    return {
        "title": report.title,
        "subtitle": report.subtitle,
        "columns": [column.name for column in report.columns],
        "rows": [*map(cells, report.rows)],
        "totals": None if report.totals is None else cells(report.totals),
        "notes": report.notes,
    }


def _fits(kind: Kind, cell: Cell) -> bool:
    return cell is None or (isinstance(cell, _TYPES[kind]) and not isinstance(cell, bool))


def _dollars(cents: int) -> str:
    dollars, rest = divmod(abs(cents), CENTS_PER_DOLLAR)
    return f"{'-' if cents < 0 else ''}{dollars}.{rest:02}"


def _hundredths(share: Fraction) -> int:
    """A share in hundredths of a per cent, rounded half to even, exactly at any size."""
    return round(share * 100 * 100)


def _csv_cells(report: Report, row: Row) -> Iterator[str]:
    for column, cell in zip(report.columns, row, strict=True):
        match column.kind, cell:
            case Kind.TEXT, str():
                yield _harmless(cell)
            case Kind.MONEY, int():
                yield _dollars(cell)
            case Kind.COUNT, int():
                yield str(cell)
            case Kind.PERCENT, Fraction():
                yield _dollars(_hundredths(cell))
            case Kind.TIME, datetime():
                yield cell.isoformat()
            case _:
                yield ""


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text


def _json_cells(report: Report, row: Row) -> list[str | int | None]:
    cells: list[str | int | None] = []
    for column, cell in zip(report.columns, row, strict=True):
        match column.kind, cell:
            case Kind.MONEY, int():
                cells.append(_dollars(cell))
            case Kind.COUNT, int():
                cells.append(cell)
            case Kind.TIME, datetime():
                cells.append(cell.isoformat())
            case _:
                cells.append(None if cell is None else str(cell))
    return cells


def _members(fields: Mapping[str, object]) -> str:
    return ",\n ".join(f"{_dumped(name)}: {_dumped(value)}" for name, value in fields.items())


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
