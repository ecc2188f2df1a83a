import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import book_folders, find_book
from croupier.roulette.clauses import (
    Clause,
    Fate,
    MalformedClauses,
    is_importable,
    load_clauses,
    missing_target,
    stem,
)

HEADER = "clause,area,kind,fate,where,says,expect"


@pytest.mark.parametrize(
    ("clause", "cited"),
    [
        ("12(e)#2#3", "12(e)"),
        ("3.8~ Straight Up", "3.8 Straight Up"),
        ("5.1~ tail#1", "5.1 tail"),
        ("2.5(a)~", "2.5(a)"),
        ("1.1#promotional-token-1", "1.1"),
        ("8.2(1) bullet 3", "8.2(1) bullet 3"),
        ("4.1 fn1 s66(2)#1", "4.1 fn1 s66(2)"),
    ],
)
def test_a_stem_drops_the_marks(clause: str, cited: str) -> None:
    assert stem(clause) == cited


def row(fate: Fate, where: str) -> Clause:
    return Clause(
        book="star",
        clause="4.2#1",
        area="limits",
        kind="enforce",
        fate=fate,
        where=where,
        says="s",
        expect="e",
    )


STAR = find_book("star")


@pytest.mark.parametrize(
    ("fate", "where"),
    [
        (Fate.DATA, "croupier.roulette.common.SINGLE_ZERO_ODDS"),
        (Fate.FUNCTION, "croupier.roulette.game.Game.pays; croupier.roulette.odds"),
        (Fate.RECORD, "croupier.roulette.game.Game.settle_clauses"),
        (Fate.SCREEN, "croupier.cli.rules.rules"),
        (Fate.PROMPT, "task:dolly; task:pay"),
        (Fate.PROMPT, "croupier.roulette.game.Task"),
        (Fate.EQUIPMENT, "ball; wheel; chips; part:dolly"),
        (Fate.EQUIPMENT, "croupier.roulette.register.refuse_ball"),
        (Fate.RULES_TEXT, ""),
        (Fate.PLANNED, "money"),
    ],
)
def test_a_target_that_exists_is_not_missing(fate: Fate, where: str) -> None:
    assert missing_target(row(fate, where), STAR) is None


@pytest.mark.parametrize(
    ("fate", "where", "complaint"),
    [
        (Fate.DATA, "", "4.2#1: data without a place"),
        (Fate.DATA, "croupier.roulette.nowhere", "4.2#1: there is no croupier.roulette.nowhere"),
        (
            Fate.FUNCTION,
            "croupier.roulette.odds; croupier.roulette.odds.x",
            "croupier.roulette.odds.x",
        ),
        (Fate.DATA, "croupier.roulette.game.Game.settle_clauses.x", "settle_clauses.x"),
        (Fate.DATA, "os.path", "there is no os.path"),
        (Fate.SCREEN, "somewhere", "there is no somewhere"),
        (Fate.PROMPT, "task:dance", "there is no task:dance"),
        (Fate.PROMPT, "dolly", "there is no dolly"),
        (Fate.EQUIPMENT, "part:ashtray", "there is no part:ashtray"),
        (Fate.EQUIPMENT, "button", "there is no button"),
        (Fate.RULES_TEXT, "croupier.roulette", "rules-text goes nowhere"),
        (Fate.PLANNED, "someday", "'someday' is no plan"),
        (Fate.PLANNED, "", "'' is no plan"),
    ],
)
def test_a_target_that_does_not_exist_is_named(fate: Fate, where: str, complaint: str) -> None:
    assert complaint in (missing_target(row(fate, where), STAR) or "")


def test_targets_belong_to_the_book_itself() -> None:
    assert missing_target(row(Fate.PROMPT, "task:ring-bell"), find_book("new-zealand")) is None
    assert missing_target(row(Fate.PROMPT, "task:ring-bell"), STAR) is not None


def test_a_path_that_is_no_module_at_all_is_not_importable() -> None:
    assert not is_importable("nowhere.at.all")
    assert is_importable("croupier")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which books can be put beside the real ones."""
    books = importlib.import_module("croupier.books")
    monkeypatch.setattr(books, "__path__", [*books.__path__, str(tmp_path)])
    book_folders.cache_clear()
    load_clauses.cache_clear()
    yield tmp_path
    book_folders.cache_clear()
    load_clauses.cache_clear()


def put(shelf: Path, name: str, text: str | None) -> None:
    (shelf / name).mkdir()
    (shelf / name / "__init__.py").write_text("")
    if text is not None:
        (shelf / name / "clauses.csv").write_text(text, "utf-8")


def test_a_row_is_read_as_it_stands(shelf: Path) -> None:
    put(shelf, "draft_a", f'{HEADER}\n1~#2,wheel,equipment,equipment,"ball; wheel","a, b",x\n')
    (clause,) = load_clauses("draft-a")
    assert (clause.book, clause.clause, clause.stem) == ("draft-a", "1~#2", "1")
    assert clause.targets == ("ball", "wheel")
    assert clause.says == "a, b"


def test_a_book_without_a_clause_file_has_no_clauses(shelf: Path) -> None:
    put(shelf, "draft_b", None)
    assert load_clauses("draft-b") == ()


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("draft_c", "clause,says\n1,x\n", "columns are"),
        (
            "draft_d",
            f"{HEADER}\n1,wheel,equipment,lost,x,y,z\n",
            "line 2: 'lost' is no fate; there is data",
        ),
        ("draft_e", f"{HEADER}\n1,wheel,equipment,data,x,y\n", "line 2: 7 columns are wanted"),
        (
            "draft_f",
            f"{HEADER}\n1,wheel,equipment,data,x,y,z,more\n",
            "line 2: 7 columns are wanted",
        ),
    ],
)
def test_a_malformed_file_is_told_where(shelf: Path, name: str, text: str, complaint: str) -> None:
    put(shelf, name, text)
    with pytest.raises(MalformedClauses, match=complaint):
        load_clauses(name.replace("_", "-"))


def test_there_is_no_such_book() -> None:
    with pytest.raises(NotOffered, match="no book 'monte-carlo'; there is adelaide"):
        load_clauses("monte-carlo")
