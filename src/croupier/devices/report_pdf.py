"""A report as a PDF: A4, headed and numbered pages, figures under each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from reportlab.lib.colors import Color
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from croupier.core.messages import Saying, catalogue, say, text_in
from croupier.devices.paper import (
    BAIZE,
    BOLD,
    GREY,
    INK,
    PLAIN,
    RED,
    RULE,
    SHADE,
    draw_text,
    new_canvas,
    set_text,
)
from croupier.devices.report_grid import MARGIN, Grid, Lines, make_grid, wrap
from croupier.house.views.report import (
    EMPTY,
    ENGLISH,
    FIGURES,
    Report,
    Row,
    is_negative,
    report_in,
    show_cell,
    show_text,
)

_LEADING: Final = 1.3
_PADDING: Final = 0.45
_TITLE: Final = 16.0
_SMALL: Final = 7.0
_FOOT: Final = MARGIN + 6 * mm
#: A row with more lines than these may be broken over two pages, between pieces of so many.
_LINES_MAX: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class _Band:
    """A strip over the full width: part of a row, the totals, or a note."""

    height: float
    cells: tuple[Lines, ...]
    font: str = PLAIN
    colours: tuple[Color, ...] = ()
    is_shaded: bool = False
    is_total: bool = False
    is_note: bool = False
    note_size: float = _SMALL


def report_as_pdf(report: Report, language: str = ENGLISH) -> bytes:
    """All pages. Equal reports give equal bytes, so a file can be known by its digest."""
    report = report_in(language, report)
    grid = make_grid(report, language)
    heading = _heading(report, grid)
    names = _names(report, grid)
    top = grid.page[1] - MARGIN
    first_room = top - _heading_height(heading) - names.height - _FOOT
    later_room = top - _SMALL * 2.6 - names.height - _FOOT
    pages = _paginate(list(_groups(report, grid, language)), first_room, later_room)
    target = BytesIO()
    title, locale = show_text(report.title), catalogue(language).locale
    canvas = new_canvas(target, size=grid.page, title=title, language=locale)
    for number, bands in enumerate(pages, start=1):
        draw = _draw_heading if number == 1 else _draw_again
        y = draw(canvas, grid, heading)
        y = _draw_names(canvas, report, grid, names, y)
        for band in bands:
            y = _draw_band(canvas, report, grid, band, y)
        foot = text_in(language, say("paper-page", page=number, pages=len(pages)))
        _draw_foot(canvas, grid, foot)
        canvas.showPage()
    canvas.save()
    return target.getvalue()


@dataclass(frozen=True, slots=True)
class _Heading:
    title: Lines
    subtitle: Lines


def _heading(report: Report, grid: Grid) -> _Heading:
    subtitle = (set_text(show_text(line)) for line in report.subtitle)
    return _Heading(
        wrap(set_text(show_text(report.title)), BOLD, _TITLE, grid.room),
        tuple(part for line in subtitle for part in wrap(line, PLAIN, 9, grid.room)),
    )


def _heading_height(heading: _Heading) -> float:
    lines = len(heading.title) * _TITLE + len(heading.subtitle) * 9
    return lines * _LEADING + 6 * mm


def _names(report: Report, grid: Grid) -> _Band:
    cells = tuple(
        wrap(set_text(show_text(column.name)), BOLD, grid.size, width)
        for column, width in zip(report.columns, grid.widths, strict=True)
    )
    most = max(map(len, cells))
    return _Band(height=grid.size * (most * _LEADING + _PADDING), cells=cells, font=BOLD)


def _groups(report: Report, grid: Grid, language: str) -> Iterator[tuple[_Band, ...]]:
    """Bands in groups that stay on one page; the totals stay with the row above them."""
    rows = enumerate(report.rows)
    bands = [band for place, row in rows for band in _row_bands(report, grid, row, place, language)]
    totals: list[_Band] = []
    if report.totals is not None:
        totals += _total_bands(report, grid, report.totals, language)
    if not bands:
        height = grid.size * (_LEADING + _PADDING)
        said = ((text_in(language, EMPTY),),)
        bands.append(_Band(height=height, cells=said, is_note=True, note_size=grid.size))
    yield from ((band,) for band in bands[:-1])
    yield (bands[-1], *totals)
    yield from ((band,) for note in report.notes for band in _note_bands(grid, note))


def _row_bands(report: Report, grid: Grid, row: Row, place: int, language: str) -> Iterator[_Band]:
    for cells, height in _parts(grid, _cells(report, grid, row, PLAIN, language)):
        yield _Band(height=height, cells=cells, colours=_colours(row), is_shaded=place % 2 == 1)


def _total_bands(report: Report, grid: Grid, row: Row, language: str) -> Iterator[_Band]:
    for cells, height in _parts(grid, _cells(report, grid, row, BOLD, language)):
        yield _Band(height=height, cells=cells, font=BOLD, colours=_colours(row), is_total=True)


def _colours(row: Row) -> tuple[Color, ...]:
    return tuple(RED if is_negative(cell) else INK for cell in row)


def _note_bands(grid: Grid, note: Saying) -> Iterator[_Band]:
    lines = wrap(set_text(show_text(note)), PLAIN, _SMALL, grid.room)
    for place, line in enumerate(lines):
        height = _SMALL * (_LEADING if place else _LEADING + 0.6)
        yield _Band(height=height, cells=((line,),), is_note=True)


def _cells(report: Report, grid: Grid, row: Row, font: str, language: str) -> tuple[Lines, ...]:
    return tuple(
        wrap(set_text(show_cell(column.kind, cell, language)), font, grid.size, width)
        for column, cell, width in zip(report.columns, row, grid.widths, strict=True)
    )


def _parts(grid: Grid, cells: tuple[Lines, ...]) -> Iterator[tuple[tuple[Lines, ...], float]]:
    """A row cut into pieces of so many lines, nearly always one, each with its height."""
    most = max(map(len, cells))
    for start in range(0, most, _LINES_MAX):
        part = tuple(lines[start : start + _LINES_MAX] for lines in cells)
        is_last = start + _LINES_MAX >= most
        padding = _PADDING if is_last else 0
        yield part, grid.size * (max(map(len, part)) * _LEADING + padding)


def _paginate(
    groups: Sequence[tuple[_Band, ...]], first_room: float, later_room: float
) -> list[list[_Band]]:
    pages: list[list[_Band]] = [[]]
    room = first_room
    for group in groups:
        needed = sum(band.height for band in group)
        if needed > room and (pages[-1] or room < later_room):
            pages.append([])
            room = later_room
        pages[-1] += group
        room -= needed
    return pages


def _draw_heading(canvas: Canvas, grid: Grid, heading: _Heading) -> float:
    y = grid.page[1] - MARGIN
    for line in heading.title:
        _write(canvas, y - _TITLE, line, BOLD, _TITLE, BAIZE)
        y -= _TITLE * _LEADING
    for line in heading.subtitle:
        _write(canvas, y - 9, line, PLAIN, 9, GREY)
        y -= 9 * _LEADING
    return grid.page[1] - MARGIN - _heading_height(heading)


def _draw_again(canvas: Canvas, grid: Grid, heading: _Heading) -> float:
    """The title in small on every page but the first, so that a loose page can be placed."""
    y = grid.page[1] - MARGIN
    more = "…" if len(heading.title) > 1 else ""
    _write(canvas, y - _SMALL, heading.title[0] + more, BOLD, _SMALL, GREY)
    return y - _SMALL * 2.6


def _draw_names(canvas: Canvas, report: Report, grid: Grid, names: _Band, y: float) -> float:
    """The names of the columns stand on the rule beneath them, however many lines each has."""
    most = max(map(len, names.cells))
    for place, lines in enumerate(names.cells):
        down = (most - len(lines)) * grid.size * _LEADING
        _draw_cell(canvas, report, grid, place, lines, y - down, BOLD, BAIZE)
    _rule(canvas, grid, y - names.height, BAIZE, 0.9)
    return y - names.height


def _draw_band(canvas: Canvas, report: Report, grid: Grid, band: _Band, y: float) -> float:
    bottom = y - band.height
    if band.is_note:
        base = bottom + 0.5 * band.note_size
        _write(canvas, base, band.cells[0][0], PLAIN, band.note_size, GREY)
        return bottom
    if band.is_shaded:
        canvas.setFillColor(SHADE)
        canvas.rect(MARGIN - 2, bottom, grid.room + 4, band.height, stroke=0, fill=1)
    for place, lines in enumerate(band.cells):
        _draw_cell(canvas, report, grid, place, lines, y, band.font, band.colours[place])
    if band.is_total:
        _rule(canvas, grid, y, INK, 0.6)
        _rule(canvas, grid, bottom, INK, 0.6)
        _rule(canvas, grid, bottom - 1.4, INK, 0.6)
    return bottom


def _draw_cell(
    canvas: Canvas,
    report: Report,
    grid: Grid,
    place: int,
    lines: Lines,
    y: float,
    font: str,
    colour: Color,
) -> None:
    left, width = grid.lefts[place], grid.widths[place]
    figure = report.columns[place].kind in FIGURES
    for count, line in enumerate(lines, start=1):
        base = y - grid.size * (count * _LEADING + _PADDING / 2 - 0.3)
        if figure:
            draw_text(canvas, left + width, base, line, font, grid.size, colour, align="right")
        else:
            draw_text(canvas, left, base, line, font, grid.size, colour)


def _draw_foot(canvas: Canvas, grid: Grid, text: str) -> None:
    _rule(canvas, grid, MARGIN + 3 * mm, RULE, 0.5)
    right = grid.page[0] - MARGIN
    draw_text(canvas, right, MARGIN - 1, text, PLAIN, _SMALL, GREY, align="right")


def _rule(canvas: Canvas, grid: Grid, y: float, colour: Color, thickness: float) -> None:
    canvas.setStrokeColor(colour)
    canvas.setLineWidth(thickness)
    canvas.line(MARGIN - 2, y, grid.page[0] - MARGIN + 2, y)


def _write(canvas: Canvas, y: float, text: str, font: str, size: float, colour: Color) -> None:
    draw_text(canvas, MARGIN, y, text, font, size, colour)
