"""A test names only clauses that exist."""

from croupier.cli.matrix import collect_matrix
from croupier.roulette.catalogue import book_folders
from croupier.roulette.clauses import load_clauses


def test_every_clause_that_a_test_names_exists() -> None:
    known = {
        (code, name)
        for code in book_folders()
        for clause in load_clauses(code)
        for name in (clause.clause, clause.stem)
    }
    # What outcomes of stories cite is the books' own; here it is about what people wrote.
    written = {
        citation: [test for test in tests if "::" in test]
        for citation, tests in collect_matrix().cited.items()
    }
    unknown = {c: tests for c, tests in written.items() if tests and c not in known}
    assert unknown == {}
