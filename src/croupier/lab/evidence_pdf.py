"""A bundle of evidence on paper, from its machine-readable form."""

from collections.abc import Sequence
from typing import Any, Final

from croupier.lab.audits.document import Document, Grid, as_pdf

#: Longer tables are cut on paper, with a note; the whole is in evidence.json.
_ROWS_MAX: Final = 400


def evidence_pdf(
    about: dict[str, Any],
    sections: Sequence[dict[str, Any]],
    headings: Sequence[tuple[str, str, str]],
) -> bytes:
    """All pages; `headings` are those of the standards, each with the title of its section."""
    contents = Grid(
        title="Contents",
        names=("Section", "Status", "Seconds"),
        rows=tuple((each["title"], each["status"], str(each["seconds"])) for each in sections),
        shares=(0.7, 0.15, 0.15),
        figures=frozenset({2}),
        marked=frozenset(n for n, each in enumerate(sections) if each["status"] != "passed"),
    )
    standards = Grid(
        title="Contents by standard",
        names=("Standard", "Heading", "Section"),
        rows=tuple(headings),
        shares=(0.12, 0.4, 0.48),
    )
    grids = [contents, standards]
    for each in sections:
        grids += _grids(each)
    return as_pdf(
        Document(
            title=f"Evidence of {about['program']}",
            verdict=None,
            sentences=(
                f"Made at {about['made_at']} in a {about['run']} run.",
                *(f"{each['title']}: {line}" for each in sections for line in each["says"]),
            ),
            grids=tuple(grids),
        )
    )


def _grids(section: dict[str, Any]) -> list[Grid]:
    found = []
    for table in section["tables"]:
        rows = table["rows"][:_ROWS_MAX]
        if not rows:
            continue
        more = len(table["rows"]) - len(rows)
        title = f"{section['title']}: {table['title']}"
        found.append(
            Grid(
                title=f"{title} ({more} more rows in evidence.json)" if more else title,
                names=tuple(table["columns"]),
                rows=tuple(tuple(map(str, row)) for row in rows),
                shares=_shares(table["columns"], rows),
            )
        )
    return found


def _shares(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> tuple[float, ...]:
    """The width of each column, by the longest text in it, within bounds."""
    widths = [
        min(60, max(len(name), *(len(str(row[place])) for row in rows))) + 2
        for place, name in enumerate(columns)
    ]
    return tuple(width / sum(widths) for width in widths)
