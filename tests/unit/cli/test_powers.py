"""`croupier powers`: the matrix of roles, commands and phases."""

import json

import pytest

from croupier.roulette.catalogue import find_book
from croupier.table.catalogue import COMMANDS
from tests.unit.cli.calling import call


def test_the_matrix_is_the_books_word_and_else_the_declarations(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = call(capsys, "powers --book crown --game american --json")
    assert answer.code == 0
    found = json.loads(answer.out)
    rows = {row["action"]: row for row in found if row["stream"] == "table"}
    game = find_book("crown").game("american")
    assert rows.keys() == {action for action, kind in COMMANDS.items() if kind.holders_in(game)}
    assert "reposition" not in rows
    assert rows["close-table"]["clauses"] == ["13.7"]
    assert "dealer" not in rows["close-table"]["roles"]
    assert rows["place"]["phases"] == ["betting", "final-bets"]
    assert "player" in rows["place"]["roles"]


def test_the_other_streams_of_the_house_are_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "powers --book crown --game american --json")
    rows = {(row["stream"], row["action"]): row for row in json.loads(answer.out)}
    assert rows["ticket", "redeem"]["roles"] == ["cashier"]
    assert rows["people", "enrol-staff"]["roles"] == ["administrator", "system"]
    # Only a book gives such a power, and it says to whom.
    assert rows["case", "confiscate"]["clauses"]
    other = call(capsys, "powers --book adelaide --json")
    assert "confiscate" not in other.out


def test_a_role_sees_only_what_it_may_do(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "powers --book crown --role player --json")
    assert {"place", "cash-out"} <= {row["action"] for row in json.loads(answer.out)}
    assert "close-table" not in answer.out
    drawn = call(capsys, "powers --book crown --role inspector")
    assert drawn.code == 0
