"""A bundle of evidence on paper, from its machine-readable form."""

from collections.abc import Sequence
from typing import Any, Final

from croupier.lab.audits.document import Document, Grid, as_pdf

#: Longer tables are cut on paper, with a note; the whole is in evidence.json.
_ROWS_MAX: Final = 400


def evidence_pdf(about: dict[str, Any], sections: Sequence[dict[str, Any]]) -> bytes:
    """All pages."""
    contents = Grid(
        title="Contents",
        names=("Section", "Status", "Seconds", "Standards"),
        rows=tuple(
            (
                each["title"],
                each["status"],
                str(each["seconds"]),
                "; ".join(" ".join(standard) for standard in each["standards"]),
            )
            for each in sections
        ),
        shares=(0.36, 0.1, 0.1, 0.44),
        figures=frozenset({2}),
        marked=frozenset(n for n, each in enumerate(sections) if each["status"] != "passed"),
    )
    grids = [contents]
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
