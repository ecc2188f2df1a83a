"""A bundle of evidence on paper."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from croupier.cli import evidence_parts as parts
from croupier.cli.evidence_headings import by_standard
from croupier.cli.evidence_page import STANDARD_COLUMNS
from croupier.cli.evidence_parts import Section, Status
from croupier.core.messages import Saying, say, text_in

if TYPE_CHECKING:
    from croupier.lab.audits.document import Grid

#: Longer tables are cut on paper, with a note; the whole is in evidence.json.
_ROWS_MAX: Final = 500
#: So many letters a line has room for, and words longer than this, such as digests, are broken.
_LETTERS: Final = 125
_WORD_MAX: Final = 34


def paper(title: Saying, made: Saying, sections: Sequence[Section], language: str) -> bytes:
    """All pages, in one language."""
    # Imported here: paper takes a second that other commands have better use for.
    from croupier.lab.audits.document import Document, as_pdf

    lines = [
        say("evidence-line", title=section.title, says=line)
        for section in sections
        for line in (*section.says, *section.left_out)
    ]
    grids = [_contents(sections), _standards(sections, language)]
    for section in sections:
        grids += _grids(section, language)
    return as_pdf(
        Document(
            title=title,
            verdict=None,
            sentences=(made, *lines),
            grids=tuple(grids),
            language=language,
        )
    )


def _contents(sections: Sequence[Section]) -> "Grid":
    from croupier.lab.audits.document import Grid

    return Grid(
        title=say("evidence-contents"),
        names=(
            say("evidence-column-section"),
            say("evidence-column-status"),
            say("evidence-column-seconds"),
            say("evidence-column-page"),
        ),
        rows=tuple(
            (each.title, each.status.message, say("lab-p", p=f"{each.seconds:.2f}"))
            for each in sections
        ),
        shares=(0.65, 0.15, 0.1, 0.1),
        figures=frozenset({2, 3}),
        leads_to=tuple(each.title for each in sections),
        marked=frozenset(n for n, each in enumerate(sections) if each.status is not Status.PASSED),
    )


def _standards(sections: Sequence[Section], language: str) -> "Grid":
    from croupier.lab.audits.document import Grid

    def named(found: Sequence[Section]) -> Saying:
        titles = [text_in(language, each.title) for each in found]
        return "; ".join(titles) or say("evidence-none-for-it")

    return Grid(
        title=say("evidence-by-standard"),
        names=STANDARD_COLUMNS,
        rows=tuple(
            (standard, head, named(found)) for standard, head, found in by_standard(sections)
        ),
        shares=(0.12, 0.4, 0.48),
    )


def _grids(section: Section, language: str) -> Iterator["Grid"]:
    from croupier.lab.audits.document import Grid

    begins: Saying = section.title
    for grid in section.grids:
        rows = grid.rows[:_ROWS_MAX]
        if not rows:
            continue
        more = len(grid.rows) - len(rows)
        title = say("evidence-line", title=section.title, says=grid.title)
        yield Grid(
            title=say("evidence-more-rows", title=title, count=more) if more else title,
            names=grid.names,
            rows=rows,
            shares=_shares(grid, rows, language),
            begins=begins,
        )
        begins = ""


def _shares(
    grid: parts.Grid, rows: Sequence[tuple[Saying, ...]], language: str
) -> tuple[float, ...]:
    """The width of each column: room for its longest word, and the rest by its longest text."""

    def lengths(saying: Saying) -> tuple[int, int]:
        text = text_in(language, saying)
        return max(map(len, text.split()), default=0), len(text)

    columns = [
        [lengths(name), *(lengths(row[place]) for row in rows)]
        for place, name in enumerate(grid.names)
    ]
    # A bold head is wider than what stands below it.
    words = [min(_WORD_MAX, max(word for word, _ in column)) * 1.1 + 2 for column in columns]
    texts = [min(60, max(text for _, text in column)) + 2 for column in columns]
    wished = [max(0.0, text - word) for word, text in zip(words, texts, strict=True)]
    spare = max(0.0, min(sum(wished), _LETTERS - sum(words)))
    by_text = spare / (sum(wished) or 1)
    widths = [word + wish * by_text for word, wish in zip(words, wished, strict=True)]
    return tuple(width / sum(widths) for width in widths)
