"""What a house carries out is proven in a house."""

import pytest

from croupier.cli.clauses import lacks_house
from croupier.cli.matrix import citing, collect_matrix
from croupier.roulette.catalogue import book_folders
from croupier.roulette.clauses import load_clauses
from croupier.roulette.proofs import Level, in_house
from tests.levels import REACHED, Reached, recorded


def lacking() -> set[str]:
    matrix = collect_matrix()
    return {
        f"{code} {clause.clause}"
        for code in book_folders()
        for clause in load_clauses(code)
        if lacks_house(clause, matrix.proof(clause))
    }


def test_every_row_that_a_house_carries_out_is_proven_in_one() -> None:
    assert lacking() == set()


def test_what_was_recorded_is_of_tests_that_there_are() -> None:
    assert sorted(set(recorded()) - citing()) == []


def test_a_shared_stem_proves_nothing() -> None:
    """A clause with two duties, named without the mark of one, counts for neither."""
    rows = {clause.clause: clause for clause in load_clauses("star")}
    matrix = collect_matrix()
    whole = type(matrix)({("star", "4.3"): ("a",), ("star", "4.2"): ("a",)}, {"a": Level.HOUSE})
    assert whole.proof(rows["4.3#1"]) == {}
    assert in_house(whole.proof(rows["4.2"]))


@pytest.mark.parametrize(
    ("used", "left", "level"),
    [
        ((), False, Level.CORE),
        ((Level.DEVICE,), False, Level.CORE),
        ((Level.HOUSE,), False, Level.HOUSE),
        ((Level.HOUSE,), True, Level.CORE),
        ((Level.HOUSE, Level.DEVICE), False, Level.DEVICE),
        ((Level.SCREEN,), False, Level.SCREEN),
    ],
)
def test_a_level_is_what_was_used(used: tuple[Level, ...], left: bool, level: Level) -> None:
    reached = Reached()
    reached.used.update(used)
    reached.left_house = left
    assert reached.level is level


def test_this_test_has_not_been_in_a_house() -> None:
    assert REACHED.level is Level.CORE
