"""A bundle of evidence as one page of HTML: contents, by section and by standard, and the rest."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from croupier.cli.evidence_headings import by_standard
from croupier.cli.evidence_parts import Grid, Section
from croupier.core.messages import Saying, catalogue, say, text_in

_STYLE: Final = (
    "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;margin:.5rem 0 1.5rem;font-size:13px}"
    "td,th{border:1px solid #bbb;padding:2px 8px;text-align:left;vertical-align:top}"
    "td{overflow-wrap:anywhere}.failed{color:#a00}.not-run,.see-below{color:#8a5200}"
)

#: What stands above the contents by standard.
STANDARD_COLUMNS: Final = (
    say("evidence-column-standard"),
    say("evidence-column-heading"),
    say("evidence-column-section"),
)


def page(title: Saying, made: Saying, sections: Sequence[Section], language: str) -> str:
    """The whole page."""
    return "\n".join(_Page(language).lines(title, made, sections))


class _Page:
    """Writes in one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def _put(self, saying: Saying) -> str:
        return escape(text_in(self._language, saying))

    def lines(self, title: Saying, made: Saying, sections: Sequence[Section]) -> Iterator[str]:
        head, locale = self._put(title), catalogue(self._language).locale
        yield f'<!doctype html><html lang="{locale}"><head><meta charset="utf-8">'
        yield f"<title>{head}</title><style>{_STYLE}</style></head><body><h1>{head}</h1>"
        yield f"<p>{self._put(made)}</p>"
        yield from self._contents(sections)
        for section in sections:
            yield from self._section(section)
        yield "</body></html>"

    def _contents(self, sections: Sequence[Section]) -> Iterator[str]:
        yield f"<h2>{self._put(say('evidence-contents'))}</h2><ol>"
        for section in sections:
            yield f"<li>{self._link(section)} {self._status(section)}</li>"
        yield f"</ol><h2>{self._put(say('evidence-by-standard'))}</h2><table>"
        yield _row([self._put(name) for name in STANDARD_COLUMNS], "th")
        for standard, heading, found in by_standard(sections):
            links = "<br>".join(map(self._link, found)) or self._put(say("evidence-none-for-it"))
            yield _row([standard, escape(heading), links], "td")
        yield "</table>"

    def _link(self, section: Section) -> str:
        return f'<a href="#{section.name}">{self._put(section.title)}</a>'

    def _status(self, section: Section) -> str:
        kind = section.status.replace(" ", "-")
        return f'<span class="{kind}">{self._put(section.status.message)}</span>'

    def _section(self, section: Section) -> Iterator[str]:
        yield f'<h2 id="{section.name}">{self._put(section.title)}</h2>'
        took = self._put(say("evidence-seconds", seconds=f"{section.seconds:.2f}"))
        yield f"<p>{self._status(section)}, {took}</p>"
        for line in (*section.says, *section.left_out):
            yield f"<p>{self._put(line)}</p>"
        for grid in section.grids:
            yield from self._grid(grid)

    def _grid(self, grid: Grid) -> Iterator[str]:
        yield f"<h3>{self._put(grid.title)}</h3>"
        if not grid.rows:
            yield f"<p>{self._put(say('evidence-empty'))}</p>"
            return
        yield "<table>" + _row([self._put(name) for name in grid.names], "th")
        yield from (_row([self._put(cell) for cell in row], "td") for row in grid.rows)
        yield "</table>"


def _row(cells: Sequence[str], tag: str) -> str:
    return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"
