import pytest

from tests.unit.cli.calling import call

Capsys = pytest.CaptureFixture[str]


def test_programs_get_every_clause_with_its_fate_and_tests(capsys: Capsys) -> None:
    rows = call(capsys, "clauses --json").rows
    assert len(rows) == 1203
    shape = ["book", "clause", "area", "kind", "fate", "where", "tests", "proof", "in_house"]
    assert all(list(row) == shape for row in rows)
    assert all(sum(row["proof"].values()) == len(row["tests"]) for row in rows)
    ball = next(row for row in rows if (row["book"], row["clause"]) == ("star", "2.4#2"))
    assert ball["where"] == "ball"
    assert (
        "tests/clauses/test_equipment.py::test_a_ball_has_17_millimetres_to_the_books_limit"
        in ball["tests"]
    )


def test_clauses_can_be_picked_by_book_fate_and_area(capsys: Capsys) -> None:
    rows = call(capsys, "clauses --book crown --fate screen --area display --json").rows
    assert rows
    assert {(row["book"], row["fate"], row["area"]) for row in rows} == {
        ("crown", "screen", "display")
    }
    assert call(capsys, "clauses --book new-zealand --fate screen --area wheel --json").rows == []


def test_what_no_house_proves_can_be_picked(capsys: Capsys) -> None:
    rows = call(capsys, "clauses --lacking --json").rows
    assert not any(row["in_house"] or row["proof"].get("house") for row in rows)
    assert {row["fate"] for row in rows} <= {"function", "record", "prompt", "screen"}


def test_people_get_a_table_and_a_count(capsys: Capsys) -> None:
    shown = call(capsys, "clauses --book rapid").out
    assert "63 rows: " in shown
    assert "screen" in shown
