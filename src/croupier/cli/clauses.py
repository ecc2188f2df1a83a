"""`croupier clauses`: what became of every clause, and which tests prove it how far."""

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from croupier.cli.matrix import TESTS, Matrix, collect_matrix
from croupier.cli.output import UsageError, print_drawn, print_json
from croupier.cli.selection import BOOKS, chosen_book
from croupier.roulette.catalogue import book_folders
from croupier.roulette.clauses import Clause, Fate, load_clauses
from croupier.roulette.proofs import DONE_BY_HOUSE, Level, Proof, in_house, proof_of

if TYPE_CHECKING:
    from rich.table import Table


def clauses(
    *,
    book: Annotated[str | None, Parameter(help=f"one rulebook only: {BOOKS}")] = None,
    fate: Annotated[str | None, Parameter(help=f"one fate only: {', '.join(Fate)}")] = None,
    area: Annotated[str | None, Parameter(help="one area only, such as settlement")] = None,
    lacking: Annotated[
        bool, Parameter(negative="", help="only what a house does and no test in a house proves")
    ] = False,
    json: Annotated[bool, Parameter(negative="", help="print JSON")] = False,
) -> int:
    """What became of every clause: its fate, where it went, and which tests prove it how far."""
    codes = [chosen_book(book).code] if book else list(book_folders())
    found = [clause for code in codes for clause in load_clauses(code)]
    areas = sorted({clause.area for code in book_folders() for clause in load_clauses(code)})
    found = _only(_only(found, "fate", fate, list(Fate)), "area", area, areas)
    # Where the tests lie beside the program they are read; else the book has how many they were.
    matrix = collect_matrix() if TESTS.is_dir() else Matrix({}, {})
    prove = matrix.proof if matrix.cited else proof_of
    rows = [
        _row(clause, prove(clause), matrix)
        for clause in found
        if not lacking or lacks_house(clause, prove(clause))
    ]
    if json:
        print_json(rows)
    else:
        print_drawn(_table(rows))
    return 0


def _only(
    found: list[Clause], name: str, wanted: str | None, known: list[str] | list[Fate]
) -> list[Clause]:
    """The clauses with one fate or area; a word that none could have is a UsageError."""
    if wanted is None:
        return found
    if wanted not in known:
        raise UsageError(f"no {name} {wanted!r}; there is {', '.join(known)}")
    return [clause for clause in found if getattr(clause, name) == wanted]


def lacks_house(clause: Clause, proof: Proof) -> bool:
    """Whether a house does what a row says, and no test that went through one proves it."""
    return clause.fate in DONE_BY_HOUSE and not in_house(proof)


def _row(clause: Clause, proof: Proof, matrix: Matrix) -> dict[str, Any]:
    return {
        "book": clause.book,
        "clause": clause.clause,
        "area": clause.area,
        "kind": clause.kind,
        "fate": clause.fate.value,
        "where": clause.where,
        "tests": [test for names in matrix.tests(clause).values() for test in names],
        "proof": {level.value: count for level, count in proof.items()},
        "in_house": in_house(proof),
    }


def _table(rows: list[dict[str, Any]]) -> "Table":
    from croupier.cli.tables import new_table

    table = new_table("Clauses and their fates", "Book", "Clause", "Area", "Fate", "Where", "Proof")
    for row in rows:
        places = row["where"].replace("croupier.", "").replace("; ", "\n")
        cells = (row[name] for name in ("book", "clause", "area", "fate"))
        shown = (f"{level} {row['proof'][level]}" for level in Level if level in row["proof"])
        table.add_row(*cells, places, "\n".join(shown))
    counted = Counter(row["fate"] for row in rows)
    fates = ", ".join(f"{count} {fate}" for fate, count in counted.most_common())
    owed = [row for row in rows if row["fate"] in DONE_BY_HOUSE]
    proven = sum(row["in_house"] for row in owed)
    table.caption = f"{len(rows)} rows: {fates}; {proven} of {len(owed)} proven in a house"
    return table
