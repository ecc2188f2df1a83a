"""An audit on paper: A4, numbered pages, sentences first, then pictures and tables of tests.

Equal audits give equal bytes. Imported only by what is about to draw.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from html import escape
from io import BytesIO
from typing import Any, Final

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    CondPageBreak,
    Flowable,
    Image,
    Paragraph,
    SimpleDocTemplate,
    Spacer,
    Table,
)

from croupier.core.messages import ENGLISH, Message, Saying, catalogue, say, text_in
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
    set_text,
    width_of,
    with_han,
)
from croupier.lab.audits.findings import Finding, Verdict
from croupier.lab.audits.wheel import show_p

_MARGIN: Final = 16 * mm
_ROOM: Final = A4[0] - 2 * _MARGIN
_SMALL: Final = 7.2
#: What reportlab leaves free inside a frame.
_PADDING: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """A table for paper: names, rows of text, and the share of the width of each column."""

    title: Saying
    names: tuple[Saying, ...]
    rows: tuple[tuple[Saying, ...], ...]
    shares: tuple[float, ...]
    #: Columns of figures, set to the right; and rows to be set apart.
    figures: frozenset[int] = frozenset()
    marked: frozenset[int] = frozenset()
    #: The section that begins with it, and the sections that its rows are: a last column says on
    #: which page each of them begins.
    begins: Saying = ""
    leads_to: tuple[Saying, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """What stands in a report, from the top."""

    title: Saying
    #: None where a document judges nothing as a whole.
    verdict: Verdict | None
    sentences: tuple[Saying, ...]
    facts: tuple[tuple[Saying, Saying], ...] = ()
    picture: bytes = b""
    grids: tuple[Grid, ...] = ()
    notes: tuple[Saying, ...] = field(default=())
    language: str = ENGLISH


def findings_grid(title: Saying, findings: Sequence[Finding], *, power: bool = True) -> Grid:
    """Findings as a table: what was tested, on what, and what came of it."""
    names: tuple[Saying, ...] = (
        say("lab-column-test"),
        say("lab-column-on"),
        say("lab-column-number"),
        say("lab-column-found"),
        "p",
        "95 %",
        "99 %",
        say("lab-column-corrected"),
        say("lab-column-power"),
    )
    if not power:
        names = (names[0], *names[4:8], say("lab-column-method"))
    rows = tuple(_row(found, power) for found in findings)
    marked = frozenset(n for n, f in enumerate(findings) if f.verdict is not Verdict.FAIR)
    shares: tuple[float, ...] = (0.145, 0.15, 0.065, 0.15, 0.065, 0.05, 0.05, 0.08, 0.245)
    figures = frozenset({2, 4, 7})
    if not power:
        shares, figures = (0.27, 0.07, 0.06, 0.06, 0.09, 0.45), frozenset({1, 4})
    return Grid(title=title, names=names, rows=rows, shares=shares, figures=figures, marked=marked)


def _row(found: Finding, power: bool) -> tuple[Saying, ...]:
    test = say("lab-test-named", test=found.test) if isinstance(found.test, str) else found.test
    begins = (test, found.group, say("lab-p", p=f"{found.count:,}"))
    judged = (
        say("lab-p", p=show_p(found.p)),
        _passes(found.p, 0.05),
        _passes(found.p, 0.01),
        say("lab-p", p=show_p(found.adjusted)),
    )
    if not power:
        return (test, *judged, found.method)
    return (*begins, found.shown, *judged, "" if found.power is None else found.power.message)


def _passes(p: float, alpha: float) -> Message:
    return say("lab-pass") if p > alpha else say("lab-fail")


def in_words(document: Document) -> Document:
    """The same with all that is said put in the words of its language."""

    def put(saying: Saying) -> str:
        return text_in(document.language, saying)

    grids = tuple(
        replace(
            grid,
            title=put(grid.title),
            names=tuple(map(put, grid.names)),
            rows=tuple(tuple(map(put, row)) for row in grid.rows),
            begins=put(grid.begins),
            leads_to=tuple(map(put, grid.leads_to)),
        )
        for grid in document.grids
    )
    return replace(
        document,
        title=put(document.title),
        sentences=tuple(map(put, document.sentences)),
        facts=tuple((put(name), put(value)) for name, value in document.facts),
        grids=grids,
        notes=tuple(map(put, document.notes)),
    )


def as_pdf(document: Document) -> bytes:
    """All pages of a document."""
    document = in_words(document)
    width_of("", PLAIN, 1)  # makes the typefaces known
    target = BytesIO()
    pages = SimpleDocTemplate(
        target,
        pagesize=A4,
        leftMargin=_MARGIN - _PADDING,
        rightMargin=_MARGIN - _PADDING,
        topMargin=_MARGIN,
        bottomMargin=_MARGIN + 4 * mm,
        title=str(document.title),
        author="",
        creator="Croupier",
        lang=catalogue(document.language).locale,
        invariant=1,
    )
    canvas = partial(_NumberedCanvas, language=document.language)
    pages.build(_flow(document), canvasmaker=canvas)
    return target.getvalue()


class _Begins(Flowable):
    """Where a section begins: its page is kept, and stands in the outline that readers show."""

    def __init__(self, section: Saying) -> None:
        super().__init__()
        self._section = str(section)

    def wrap(self, _width: float, _height: float) -> tuple[float, float]:
        return 0, 0

    def draw(self) -> None:
        canvas: Any = self.canv
        canvas.begun.append(self._section)


class _PageOf(Flowable):
    """On which page a section begins, written once that is known."""

    def __init__(self, section: Saying) -> None:
        super().__init__()
        self._section = str(section)

    def wrap(self, width: float, _height: float) -> tuple[float, float]:
        self.width = width
        return width, _SMALL * 1.35

    def draw(self) -> None:
        canvas: Any = self.canv
        canvas.wanted.append((self._section, canvas.absolutePosition(self.width, 3.2)))


class _NumberedCanvas(Canvas):
    """Writes on each page how many there are, which is known only at the end."""

    #: The sections that begin on a page, and where pages of sections are to be written on it.
    begun: list[str]
    wanted: list[tuple[str, tuple[float, float]]]

    def __init__(self, *arguments: Any, language: str = ENGLISH, **keywords: Any) -> None:
        super().__init__(*arguments, **keywords)
        self._language = language
        self._kept: list[dict[str, Any]] = []
        self.begun, self.wanted = [], []

    def showPage(self) -> None:
        self._kept.append(dict(self.__dict__))
        self.begun, self.wanted = [], []
        self._startPage()  # type: ignore[attr-defined]  # its types leave this out

    def save(self) -> None:
        kept = self._kept
        begun = {name: n for n, page in enumerate(kept, start=1) for name in page["begun"]}
        for number, page in enumerate(kept, start=1):
            self.__dict__.update(page)
            for place, section in enumerate(self.begun):
                self.bookmarkPage(f"{number}-{place}")
                self.addOutlineEntry(section, f"{number}-{place}")
            for section, at in self.wanted:
                text = set_text(str(begun.get(section, "")))
                draw_text(self, *at, text, PLAIN, _SMALL, INK, align="right")
            self.setStrokeColor(RULE)
            self.setLineWidth(0.5)
            self.line(_MARGIN, _MARGIN, A4[0] - _MARGIN, _MARGIN)
            page_of = text_in(self._language, say("paper-page", page=number, pages=len(kept)))
            at = (A4[0] - _MARGIN, _MARGIN - 9)
            draw_text(self, *at, set_text(page_of), PLAIN, _SMALL, GREY, align="right")
            super().showPage()
        super().save()


def _style(size: float, **more: Any) -> ParagraphStyle:
    base: dict[str, Any] = {
        "fontName": PLAIN,
        "fontSize": size,
        "leading": size * 1.35,
        "textColor": INK,
    }
    return ParagraphStyle("", **(base | more))


def _paragraph(text: Saying, style: ParagraphStyle) -> Paragraph:
    return Paragraph(with_han(escape(set_text(str(text)))), style)


def _flow(document: Document) -> list[Flowable]:
    flow: list[Flowable] = [
        _paragraph(document.title, _style(16, fontName=BOLD, textColor=BAIZE)),
        Spacer(1, 2 * mm),
        *([_verdict(document)] if document.verdict is not None else []),
        Spacer(1, 2 * mm),
        *(_paragraph(line, _style(9.5, spaceAfter=2)) for line in document.sentences),
        Spacer(1, 3 * mm),
    ]
    if document.facts:
        flow += [_facts(document.facts), Spacer(1, 4 * mm)]
    if document.picture:
        flow += [_picture(document.picture), Spacer(1, 3 * mm)]
    for grid in document.grids:
        flow += [
            CondPageBreak(35 * mm),
            *([_Begins(grid.begins)] if grid.begins else []),
            _paragraph(grid.title, _style(11, fontName=BOLD, textColor=BAIZE)),
            Spacer(1, 1 * mm),
            _table(grid),
            Spacer(1, 4 * mm),
        ]
    small = _style(_SMALL + 0.6, textColor=GREY, spaceAfter=2)
    return [*flow, *(_paragraph(note, small) for note in document.notes)]


def _verdict(document: Document) -> Paragraph:
    assert document.verdict is not None
    colour = BAIZE if document.verdict is Verdict.FAIR else RED
    said = say("lab-verdict-is", verdict=document.verdict.message)
    style = _style(11, fontName=BOLD, textColor=colour)
    return _paragraph(text_in(document.language, said), style)


def _facts(facts: Sequence[tuple[Saying, Saying]]) -> Table:
    plain, grey = _style(8), _style(8, textColor=GREY)
    rows = [[_paragraph(name, grey), _paragraph(value, plain)] for name, value in facts]
    style: list[Any] = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("TOPPADDING", (0, 0), (-1, -1), 0.5),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 0.5),
    ]
    return Table(rows, colWidths=[_ROOM * 0.17, _ROOM * 0.83], style=style)


def _picture(png: bytes) -> Image:
    width, height = ImageReader(BytesIO(png)).getSize()
    wide = _ROOM * 0.84
    return Image(BytesIO(png), width=wide, height=wide * height / width)


def _table(grid: Grid) -> Table:
    right = {"alignment": 2}
    head = _style(_SMALL, fontName=BOLD, textColor=BAIZE)
    head_right = _style(_SMALL, fontName=BOLD, textColor=BAIZE, **right)
    body, body_right = _style(_SMALL), _style(_SMALL, **right)
    mark, mark_right = _style(_SMALL, textColor=RED), _style(_SMALL, textColor=RED, **right)
    rows: list[list[Flowable]] = [
        [
            _paragraph(name, head_right if place in grid.figures else head)
            for place, name in enumerate(grid.names)
        ]
    ]
    for number, row in enumerate(grid.rows):
        styles = (mark, mark_right) if number in grid.marked else (body, body_right)
        rows.append(
            [
                *(
                    _paragraph(cell, styles[place in grid.figures])
                    for place, cell in enumerate(row)
                ),
                *(_PageOf(section) for section in grid.leads_to[number : number + 1]),
            ]
        )
    style: list[Any] = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LINEBELOW", (0, 0), (-1, 0), 0.9, BAIZE),
        ("ROWBACKGROUNDS", (0, 1), (-1, -1), [None, SHADE]),
        ("LEFTPADDING", (0, 0), (-1, -1), 2),
        ("RIGHTPADDING", (0, 0), (-1, -1), 4),
        ("TOPPADDING", (0, 0), (-1, -1), 1.2),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 1.6),
    ]
    widths = [_ROOM * share for share in grid.shares]
    return Table(rows, colWidths=widths, repeatRows=1, style=style)
