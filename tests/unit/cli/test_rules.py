import pytest

from tests.unit.cli.calling import call

Capsys = pytest.CaptureFixture[str]


@pytest.mark.clause("star", "9.15")
@pytest.mark.clause("crown", "13.13")
@pytest.mark.clause("adelaide", "12(m)")
@pytest.mark.parametrize(("book", "count"), [("star", 428), ("crown", 423), ("adelaide", 130)])
def test_a_whole_book_can_be_read(capsys: Capsys, book: str, count: int) -> None:
    assert len(call(capsys, f"rules --book {book} --json").rows) == count


@pytest.mark.parametrize(
    ("book", "clause", "found"),
    [
        ("star", "8.13", ["8.13", "8.13.1", "8.13.2"]),
        ("star", "8.1", ["8.1#1", "8.1#2"]),
        ("star", "8.1#2", ["8.1#2"]),
        ("crown", "8.4.3(b)", ["8.4.3(b)(i)", "8.4.3(b)(ii)"]),
        ("new-zealand", "5.2", ["5.2~#1", "5.2~#2", "5.2~#3"]),
        ("new-zealand", "2.5", ["2.5(a)~", "2.5(b)~", "2.5(c)~"]),
    ],
)
def test_a_clause_comes_with_all_under_it(
    capsys: Capsys, book: str, clause: str, found: list[str]
) -> None:
    rows = call(capsys, f"rules --book {book} --clause {clause} --json").rows
    assert [row["clause"] for row in rows] == found


def test_words_are_searched_in_either_case(capsys: Capsys) -> None:
    shown = call(capsys, "rules --book star --search DOLLY").out
    assert "plastic or brass" in shown
    assert shown.startswith("The Star Sydney, 2024-08-16")


def test_words_that_no_clause_holds_fail(capsys: Capsys) -> None:
    answer = call(capsys, "rules --book star --search blackjack")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "croupier: no clause of star says 'blackjack'\n"
