"""`croupier rules`: read a rulebook, clause by clause, in our words."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from croupier.cli.output import UsageError, print_drawn, print_json
from croupier.cli.selection import BOOKS, chosen_book
from croupier.roulette.book import Rulebook
from croupier.roulette.clauses import Clause, load_clauses

if TYPE_CHECKING:
    from rich.table import Table


def rules(
    *,
    book: Annotated[str | None, Parameter(help=f"the rulebook: {BOOKS}")] = None,
    clause: Annotated[str | None, Parameter(help="one clause with all under it")] = None,
    search: Annotated[str | None, Parameter(help="only clauses that hold these words")] = None,
    json: Annotated[bool, Parameter(negative="", help="print JSON")] = False,
) -> int:
    """Read a rulebook. These are paraphrases: the book itself has the last word."""
    chosen = chosen_book(book)
    found = load_clauses(chosen.code)
    if clause is not None:
        found = tuple(_under(clause, found))
        if not found:
            raise UsageError(f"{chosen.code} has no clause {clause!r}; --search finds words")
    if search is not None:
        found = tuple(each for each in found if _holds(each, search))
        if not found:
            raise UsageError(f"no clause of {chosen.code} says {search!r}", code=1)
    if json:
        print_json([_row(each) for each in found])
    else:
        print_drawn(_table(chosen, found))
    return 0


def _under(named: str, clauses: Sequence[Clause]) -> Iterator[Clause]:
    """The clause itself, its several duties, and the clauses numbered below it."""
    for each in clauses:
        rest = each.stem.removeprefix(named)
        exact = named in (each.clause, each.stem)
        if exact or (each.stem.startswith(named) and not rest[0].isalnum()):
            yield each


def _holds(found: Clause, words: str) -> bool:
    return words.casefold() in f"{found.clause} {found.says}".casefold()


def _row(found: Clause) -> dict[str, Any]:
    return {"clause": found.clause, "area": found.area, "says": found.says, "expect": found.expect}


def _table(book: Rulebook, found: Sequence[Clause]) -> "Table":
    from croupier.cli.tables import new_table

    table = new_table(f"{book.title}, {book.edition}", "Clause", "Says", "Area")
    for each in found:
        table.add_row(each.stem, each.says, each.area)
    return table
