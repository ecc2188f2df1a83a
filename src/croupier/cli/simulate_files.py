"""What `croupier simulate` writes: a row for each session, and a report in one file."""

from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path
from typing import Any

from croupier.cli.output import UsageError
from croupier.cli.simulated import notes_of, shown_cells
from croupier.core.messages import Saying, catalogue, say, text_in
from croupier.core.optional_packages import extra_of

_KINDS = {".parquet": "parquet", ".csv": "csv"}
_STYLE = (
    "body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;color:#1b1b1b}"
    "table{border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem .9rem;text-align:right;"
    "border-bottom:1px solid #d5d8d5}th:first-child,td:first-child{text-align:left}"
    "svg{max-width:100%;height:auto}p.note{color:#555;margin:.2rem 0}"
)

_HEADS = (say("simulated-found"), say("simulated-confidence"), say("simulated-exact"))


def check_new_file(name: str | None, kinds: tuple[str, ...]) -> Path | None:
    """Where something is written, or a sentence before anything was played for it."""
    if name is None:
        return None
    path = Path(name)
    if path.suffix.lower() not in kinds:
        raise UsageError(f"{name}: one of {', '.join(kinds)} is wanted")
    if path.exists():
        raise UsageError(f"{path} is there already; it is left as it is")
    if not path.parent.is_dir():
        raise UsageError(f"there is no folder {path.parent}")
    return path


def check_rows_file(name: str | None) -> Path | None:
    """The same for rows, which take a package of their own."""
    path = check_new_file(name, tuple(_KINDS))
    if path is not None:
        try:
            import duckdb  # noqa: F401
        except ModuleNotFoundError:
            raise UsageError(f"rows need the package duckdb: {extra_of('duckdb')}") from None
    return path


def write_rows(
    path: Path,
    play: Callable[[Any, int, int], tuple[Any, ...]],
    plan: Any,
    parts: Iterable[tuple[int, int]],
    lanes: int,
) -> None:
    """A row for each session: its number, what it ended with and what it staked, in cents."""
    import duckdb

    connection: Any = duckdb.connect()
    connection.execute(
        "create table rows (session bigint, final_cents bigint, staked_cents bigint)"
    )
    for first, count in parts:
        final, staked, *_ = play(plan, first, count)
        start = first * lanes
        part = {"final_cents": final, "staked_cents": staked}
        connection.register("part", part)
        connection.execute(
            f"insert into rows select {start} + row_number() over () - 1, final_cents, "
            "staked_cents from part"
        )
        connection.unregister("part")
    kind = _KINDS[path.suffix.lower()]
    connection.execute(f"copy rows to '{str(path).replace(chr(39), chr(39) * 2)}' (format {kind})")


def write_html(path: Path, report: dict[str, Any], picture: Path | None, language: str) -> None:
    """The report with its picture, in one language: one file that needs no other."""

    def put(saying: Saying) -> str:
        return escape(text_in(language, saying))

    heads = ("", *map(put, _HEADS))
    rows = [tuple(map(put, shown_cells(row))) for row in report["rows"]]
    table = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>" for cells in rows)
    drawn = ""
    if picture is not None and picture.exists():
        svg = picture.read_text("utf-8")
        drawn = svg[svg.index("<svg") :]
    notes = "".join(f'<p class="note">{put(note)}</p>' for note in notes_of(report))
    title, locale = put(report["title"]), catalogue(language).locale
    path.write_text(
        f'<!doctype html><html lang="{locale}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style><h1>{title}</h1><table><tr>"
        f"{''.join(f'<th>{head}</th>' for head in heads)}</tr>{table}</table>"
        f"{drawn}{notes}</html>\n",
        "utf-8",
    )
