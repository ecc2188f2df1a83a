"""A PAR sheet on paper: the figures of every line, and pictures of how the hold spreads."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from croupier.core.messages import ENGLISH, Message, Saying, catalogue, say, text_in
from croupier.devices.paper import (
    BAIZE,
    BOLD,
    GREY,
    INK,
    PLAIN,
    RULE,
    SHADE,
    draw_text,
    fitting_size,
    new_canvas,
    set_text,
)
from croupier.lab.lettering import Lettering, lettering
from croupier.lab.par import ParLine
from croupier.lab.plots import draw_bands, new_figure

_PAGE = landscape(A4)
_MARGIN = 15 * mm
_ROW = 13.0
_HEADS = (
    say("par-column-bet"),
    say("par-column-bets"),
    say("par-column-best"),
    say("par-column-hit-rate"),
    say("par-column-edge"),
    say("par-column-edge"),
    say("par-column-variance"),
    say("par-column-deviation"),
    say("par-column-volatility"),
    say("par-column-exact-to"),
)
_RIGHTS = (0.0, 255, 295, 355, 415, 470, 535, 600, 660, 750)
_NAME_WIDTH = 225
_PICTURES_A_PAGE = 4


def par_pdf(
    title: Saying, notes: Sequence[Saying], lines: Sequence[ParLine], language: str = ENGLISH
) -> bytes:
    """The whole sheet. Equal sheets give equal bytes."""
    target, letters = BytesIO(), lettering(language)
    head, below = text_in(language, title), [text_in(language, note) for note in notes]
    locale = catalogue(language).locale
    canvas = new_canvas(target, size=_PAGE, title=head, language=locale)
    rows = int((_PAGE[1] - 2 * _MARGIN - 40 - 10 * len(notes)) // _ROW)
    for start in range(0, len(lines), rows):
        _heading(canvas, head, below)
        top = _PAGE[1] - _MARGIN - 32 - 10 * len(notes)
        _table(canvas, lines[start : start + rows], top, letters)
        canvas.showPage()
    for start in range(0, len(lines), _PICTURES_A_PAGE):
        _heading(canvas, head, ())
        _pictures(canvas, lines[start : start + _PICTURES_A_PAGE], letters)
        canvas.showPage()
    canvas.save()
    return target.getvalue()


def _heading(canvas: Canvas, title: str, notes: Sequence[str]) -> None:
    room = _PAGE[0] - 2 * _MARGIN
    shown = set_text(title)
    size = fitting_size(shown, BOLD, size=14, width=room)
    y = _PAGE[1] - _MARGIN - 8
    draw_text(canvas, _MARGIN, y, shown, BOLD, size, BAIZE)
    for number, note in enumerate(notes, start=1):
        draw_text(canvas, _MARGIN, y - 4 - 10 * number, set_text(note), PLAIN, 8, GREY)


def _table(canvas: Canvas, lines: Sequence[ParLine], top: float, letters: Lettering) -> None:
    _row(canvas, top, [text_in(letters.language, head) for head in _HEADS], BOLD)
    canvas.setStrokeColor(RULE)
    canvas.line(_MARGIN, top - 4, _PAGE[0] - _MARGIN, top - 4)
    for number, line in enumerate(lines, start=1):
        y = top - _ROW * number - 2
        if number % 2 == 0:
            canvas.setFillColor(SHADE)
            canvas.rect(_MARGIN, y - 3.5, _PAGE[0] - 2 * _MARGIN, _ROW, stroke=0, fill=1)
        _row(canvas, y, _cells(line, letters), PLAIN)


def _cells(line: ParLine, letters: Lettering) -> tuple[str, ...]:
    figures = (
        str(line.bets),
        f"{float(line.best):g}",
        f"{float(line.hit_rate):.3%}",
        str(line.edge),
        f"{float(line.edge):.3%}",
        f"{float(line.variance):.4f}",
        f"{float(line.variance) ** 0.5:.4f}",
        f"{line.volatility:.4f}",
    )
    name, exact_to = (text_in(letters.language, each) for each in (line.called, _exact_to(line)))
    return (name, *map(letters.figure, figures), exact_to)


def _exact_to(line: ParLine) -> Message:
    """Up to how many spins the bands are exact, marked as on the terminal where some are not."""
    if all(band.is_exact for band in line.bands):
        return say("par-all-spins")
    if line.exact_to:
        return say("par-to-spins", spins=f"{line.exact_to:,}")
    return say("par-to-none")


def _row(canvas: Canvas, y: float, cells: Sequence[str], font: str) -> None:
    first = set_text(cells[0])
    size = fitting_size(first, font, size=8.5, width=_NAME_WIDTH)
    draw_text(canvas, _MARGIN + 2, y, first, font, size, INK)
    for cell, right in zip(cells[1:], _RIGHTS[1:], strict=True):
        draw_text(canvas, _MARGIN + right, y, set_text(cell), font, 8.5, INK, align="right")


def _pictures(canvas: Canvas, lines: Sequence[ParLine], letters: Lettering) -> None:
    """Two by two: the bands of each line's hold."""
    width = (_PAGE[0] - 2 * _MARGIN - 8 * mm) / 2
    height = width * 0.56
    for place, line in enumerate(lines):
        left = _MARGIN + (place % 2) * (width + 8 * mm)
        bottom = _PAGE[1] - _MARGIN - 24 - height - (place // 2) * (height + 5 * mm)
        image = ImageReader(BytesIO(_picture(line, letters)))
        canvas.drawImage(image, left, bottom, width, height)


def _mark_approximations(axes: Any, line: ParLine, letters: Lettering) -> None:
    """Hatch what the normal curve stands in for, and say so in the picture."""
    approximated = [band.spins for band in line.bands if not band.is_exact]
    if not approximated:
        return
    start = line.exact_to or min(band.spins for band in line.bands)
    style = {"facecolor": "none", "edgecolor": "0.8", "hatch": "///", "linewidth": 0}
    axes.axvspan(start, max(approximated), label=letters.put(say("par-normal")), **style)
    axes.legend(loc="lower right", fontsize=7, frameon=True)


def _picture(line: ParLine, letters: Lettering) -> bytes:
    from matplotlib import rc_context

    target = BytesIO()
    spins, holds = [band.spins for band in line.bands], [band.holds for band in line.bands]
    with rc_context({"font.family": letters.fonts}):
        figure, (axes,) = new_figure(1, "")
        figure.set_size_inches(6.4, 3.6)
        draw_bands(axes, spins, holds, letters)
        _mark_approximations(axes, line, letters)
        title = text_in(letters.language, say("par-picture", name=line.called))
        axes.set_title(title, fontsize=10, parse_math=False)
        figure.savefig(target, format="png", dpi=150, metadata={"Software": None})
    return target.getvalue()
