"""The rules on request: a whole book by section, to be read, searched and printed."""

import html
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from croupier.core.messages import say
from croupier.roulette.book import NotOffered, Rulebook
from croupier.roulette.catalogue import find_book
from croupier.roulette.clauses import Clause, load_clauses
from croupier.roulette.odds import prospects
from croupier.server import wire
from croupier.server.api import Parameter
from croupier.server.calling import API
from croupier.server.problems import HttpError
from croupier.svg import draw_layout

_NUMBER: Final = re.compile(r"[0-9]+(-[0-9]+)?[A-Z]?")
_CLAUSE: Final = Parameter(name="clause", says="only this clause", pattern="^.{1,64}$")
_FIND: Final = Parameter(name="find", says="only clauses that have this word", pattern="^.{1,64}$")
#: Where a clause on complaints, or on a copy of the rules, is carried out.
_COMPLAINTS: Final = ("croupier.table.disputes.", "croupier.cli.rules.")


def section(clause: str) -> str:
    """The section that a clause stands in.

    >>> section("12(e)#2#3"), section("10.9.3#2"), section("55-10#spin"), section("Diagram A")
    ('12', '10', '55-10', 'Diagram')
    """
    found = _NUMBER.match(clause)
    return found[0] if found else clause.split()[0]


def about_complaints(clause: Clause) -> bool:
    """Whether a player who complains should know of it: who decides, who reviews, which copy."""
    carried_out = any(place in clause.where for place in _COMPLAINTS)
    return carried_out or "complain" in clause.says.lower()


@API.operation(
    "GET",
    "/v1/books/{book}/clauses",
    out=wire.ClauseList,
    parameters=(_CLAUSE, _FIND),
    refuses=(404,),
    open=True,
)
async def read_clauses(request: Request) -> wire.ClauseList:
    """A rulebook's clauses, in our words, each with its section; and those about complaints."""
    book = _book_of(request)
    wanted = request.query_params.get("clause", "")
    found = [each for each in _found(request, book) if wanted in ("", each.clause)]
    if wanted and not found:
        raise HttpError(404, say("http-no-clause", book=book.code, clause=wanted))
    return wire.ClauseList(
        book=book.code,
        title=book.title,
        edition=book.edition,
        clauses=tuple(map(_details, found)),
        complaints=tuple(each.clause for each in found if about_complaints(each)),
    )


@API.operation("GET", "/v1/books/{book}/rules", parameters=(_FIND,), refuses=(404,), open=True)
async def print_rules(request: Request) -> Response:
    """The whole book as a page to be printed, section by section, with its layouts."""
    book = _book_of(request)
    whole = not request.query_params.get("find")
    return HTMLResponse("\n".join(_page(book, _found(request, book), whole=whole)))


def _book_of(request: Request) -> Rulebook:
    try:
        return find_book(request.path_params["book"])
    except NotOffered as error:
        raise HttpError(404, error.message) from error


def _found(request: Request, book: Rulebook) -> list[Clause]:
    word = request.query_params.get("find", "").strip().lower()
    return [
        each
        for each in load_clauses(book.code)
        if not word or each.clause.lower().startswith(word) or word in each.says.lower()
    ]


def _details(each: Clause) -> wire.ClauseDetails:
    return wire.ClauseDetails(
        book=each.book,
        clause=each.clause,
        section=section(each.clause),
        says=each.says,
        kind=each.kind,
        fate=each.fate,
    )


def _page(book: Rulebook, clauses: Iterable[Clause], *, whole: bool) -> Iterator[str]:
    title = html.escape(f"{book.title}, edition {book.edition}")
    yield '<!doctype html><html lang="en"><head><meta charset="utf-8">'
    yield f"<title>{title}</title></head><body><h1>{title}</h1>"
    for name, group in groupby(clauses, key=lambda each: section(each.clause)):
        yield f"<h2>{html.escape(name)}</h2><dl>"
        for each in group:
            yield f"<dt>{html.escape(each.clause)}</dt><dd>{html.escape(each.says)}</dd>"
        yield "</dl>"
    if whole:
        yield "<h2>Placement of bets</h2>"
        yield from _layouts(book.code)
    yield "</body></html>"


@cache
def _layouts(code: str) -> tuple[str, ...]:
    """Each layout of a book, drawn with a chip on a bet of each kind, and what the house keeps."""
    book, drawn = find_book(code), dict[str, str]()
    for offer in book.offers:
        wheels = next((each.values for each in offer.options if each.name == "wheel"), ("",))
        for wheel in wheels:
            game = book.game(offer.name, {"wheel": wheel} if wheel else {})
            of_kinds = {each.bet.partition(":")[0]: each for each in prospects(game)}
            kept = f"{100 * float(of_kinds['straight'].edge):.2f}%"
            title = f"{game.title}, {game.wheel.title}: the house keeps {kept}"
            drawn[title] = draw_layout(game, {each.bet: 100 for each in of_kinds.values()})
    return tuple(f"<h3>{html.escape(title)}</h3>{svg}" for title, svg in drawn.items())
