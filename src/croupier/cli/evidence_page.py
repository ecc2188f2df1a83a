"""A bundle of evidence as one page of HTML: contents, by section and by standard, and the rest."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from croupier.cli.evidence_sections import Grid, Section

#: In this order the standards stand in the contents.
STANDARDS: Final = ("GLI-24", "GLI-11", "GLI-19", "GLI-13", "GMNS", "AGCO")
_STYLE: Final = (
    "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;margin:.5rem 0 1.5rem;font-size:13px}"
    "td,th{border:1px solid #bbb;padding:2px 8px;text-align:left;vertical-align:top}"
    ".failed{color:#a00}.not{color:#a60}"
)


def page(about: dict[str, Any], sections: Sequence[Section]) -> str:
    """The whole page."""
    return "\n".join(_lines(about, sections))


def _lines(about: dict[str, Any], sections: Sequence[Section]) -> Iterator[str]:
    title = escape(f"Evidence of {about['program']}")
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
    yield f"<style>{_STYLE}</style></head><body><h1>{title}</h1>"
    yield f"<p>Made at {escape(about['made_at'])} in a {escape(about['run'])} run.</p>"
    yield from _contents(sections)
    for section in sections:
        yield from _section(section)
    yield "</body></html>"


def _contents(sections: Sequence[Section]) -> Iterator[str]:
    yield "<h2>Contents</h2><ol>"
    for section in sections:
        yield f'<li><a href="#{section.name}">{escape(section.title)}</a> {_status(section)}</li>'
    yield "</ol><h2>Contents by standard</h2><table><tr><th>Standard</th><th>Heading</th>"
    yield "<th>Section</th></tr>"
    for standard, heading, section in by_standard(sections):
        link = f'<a href="#{section.name}">{escape(section.title)}</a>'
        yield f"<tr><td>{standard}</td><td>{escape(heading)}</td><td>{link}</td></tr>"
    yield "</table>"


def by_standard(sections: Sequence[Section]) -> list[tuple[str, str, Section]]:
    """Headings of the standards in their own order, each with a section that is for it."""
    found = [(*each, section) for section in sections for each in section.standards]
    return sorted(found, key=lambda row: (STANDARDS.index(row[0]), _numbers(row[1])))


def _numbers(heading: str) -> tuple[bool, tuple[int, ...], str]:
    """A heading by its number, 2.10 after 2.9; those without a number come last, by name."""
    number, _, rest = heading.partition(" ")
    parts = number.split(".")
    if not all(part.isdigit() for part in parts):
        return True, (), heading
    return False, tuple(map(int, parts)), rest


def _status(section: Section) -> str:
    return f'<span class="{section.status}">{section.status}</span>'


def _section(section: Section) -> Iterator[str]:
    yield f'<h2 id="{section.name}">{escape(section.title)}</h2>'
    yield f"<p>{_status(section)}, {section.seconds} s</p>"
    yield from (f"<p>{escape(line)}</p>" for line in section.says)
    for grid in section.grids:
        yield from _grid(grid)


def _grid(grid: Grid) -> Iterator[str]:
    yield f"<h3>{escape(grid.title)}</h3>"
    if not grid.rows:
        yield "<p>None.</p>"
        return
    yield "<table>" + _row(grid.names, "th")
    yield from (_row(row, "td") for row in grid.rows)
    yield "</table>"


def _row(cells: Sequence[str], tag: str) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"
