"""Every clause of every book has a fate, and what its fate names exists."""

from collections import Counter
from typing import Final

import pytest

from croupier.roulette.book import HOUSE
from croupier.roulette.catalogue import all_books, book_folders, find_book
from croupier.roulette.citations import citations
from croupier.roulette.clauses import Fate, load_clauses, missing_target
from croupier.roulette.game_options import every_game

ROWS: Final = {
    "adelaide": 130,
    "new-zealand": 104,
    "rapid": 63,
    "star": 428,
    "crown": 423,
    "france": 55,
}
BOOKS: Final = list(book_folders())


def test_all_1203_rows_are_there() -> None:
    assert {code: len(load_clauses(code)) for code in BOOKS} == ROWS
    assert sum(ROWS.values()) == 1203


@pytest.mark.parametrize("code", BOOKS)
def test_no_clause_stands_twice(code: str) -> None:
    counted = Counter(clause.clause for clause in load_clauses(code))
    assert [clause for clause, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("code", BOOKS)
def test_every_clause_says_something_and_can_be_checked(code: str) -> None:
    empty = [
        c.clause for c in load_clauses(code) if not (c.area and c.kind and c.says and c.expect)
    ]
    assert empty == []


@pytest.mark.parametrize("code", BOOKS)
def test_what_a_fate_names_exists(code: str) -> None:
    book = find_book(code)
    missing = [missing_target(clause, book) for clause in load_clauses(code)]
    assert [complaint for complaint in missing if complaint] == []


@pytest.mark.parametrize("code", BOOKS)
def test_a_notice_is_text_and_nothing_else(code: str) -> None:
    notices = [clause for clause in load_clauses(code) if clause.kind == "notice"]
    assert {clause.fate for clause in notices} == {Fate.RULES_TEXT}


@pytest.mark.parametrize("code", BOOKS)
def test_a_game_cites_only_clauses_that_exist(code: str) -> None:
    """A game laid over another book cites that book's clauses with its name before them.

    Where a book is silent and the house has decided, that is cited too.
    """
    stems = {
        book.code: {HOUSE, *(clause.stem for clause in load_clauses(book.code))}
        for book in all_books()
    }
    known = stems[code] | {f"{other} {stem}" for other in BOOKS for stem in stems[other]}
    cited = {cited for game in every_game(find_book(code).offers) for cited in citations(game)}
    assert cited - known == set()
    assert cited


@pytest.mark.parametrize("code", BOOKS)
def test_a_prompt_cites_the_clause_that_it_carries_out(code: str) -> None:
    citing: dict[str, set[str]] = {}
    for game in every_game(find_book(code).offers):
        for task in (task for tasks in game.tasks.values() for task in tasks):
            citing.setdefault(f"task:{task.name}", set()).update(task.clauses)
    prompts = [clause for clause in load_clauses(code) if clause.fate is Fate.PROMPT]
    silent = [
        f"{clause.clause}: {target}"
        for clause in prompts
        for target in clause.targets
        if target.startswith("task:") and clause.stem not in citing[target]
    ]
    assert silent == []
