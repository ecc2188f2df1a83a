"""The plain front page: the tables, what was spun there, and where the documents lie."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse

from croupier.equipment.pockets import Pocket, colour_of
from croupier.server.calling import front_of
from croupier.server.tables import table_list
from croupier.server.wire import TableLine

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Croupier</title>
<link rel="stylesheet" href="/croupier.css">
</head>
<body>
<main>
<h1>Tables</h1>
<table>
<thead><tr><th scope="col">Table</th><th scope="col">Game</th><th scope="col">Book</th>
<th scope="col">Limits</th><th scope="col">Round</th><th scope="col">Phase</th>
<th scope="col">Players</th><th scope="col">Last numbers</th></tr></thead>
<tbody>
{rows}
</tbody>
</table>
<p>For programs: <a href="/openapi.json">OpenAPI</a>, <a href="/asyncapi.json">AsyncAPI</a>,
<a href="/v1/tables">tables as JSON</a>, <a href="/metrics">metrics</a>.</p>
</main>
</body>
</html>
"""

_STYLE = """body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;
color:#111;background:#fff}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}
@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}a{color:#9cf}}
"""

_SIGNS = {"red": "R", "black": "B", "green": "G"}


async def index(request: Request) -> HTMLResponse:
    """The front page, drawn on the server."""
    rows = "\n".join(map(_row, table_list(front_of(request)).tables))
    return HTMLResponse(_PAGE.format(rows=rows))


async def style(request: Request) -> HTMLResponse:
    """What the front page looks like."""
    return HTMLResponse(_STYLE, media_type="text/css")


def _row(line: TableLine) -> str:
    place = f"/v1/tables/{escape(line.table)}"
    cells = (
        f'<th scope="row"><a href="{place}?as=display">{escape(line.table)}</a></th>',
        f"<td>{escape(line.title)}</td>",
        f'<td><a href="/v1/books/{escape(line.book)}/clauses">{escape(line.book)}</a></td>',
        f"<td>{escape(line.limits)}</td>",
        f"<td>{line.round_no}</td>",
        f"<td>{escape(line.phase)}</td>",
        f"<td>{line.players}</td>",
        f"<td>{' '.join(_number(pocket) for pocket in line.numbers)}</td>",
    )
    return f"<tr>{''.join(cells)}</tr>"


def _number(pocket: str) -> str:
    """A number with the letter of its colour, for whoever does not see colours."""
    colour = str(colour_of(Pocket(pocket)))
    return f"{escape(pocket)}&#8239;{_SIGNS.get(colour, '')}"
