"""A new rulebook is one folder: put on the shelf, it is found by everything and nothing changes."""

import importlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.roulette.catalogue import all_books, book_digest, book_folders, find_book
from croupier.roulette.clauses import load_clauses, missing_target
from tests.tidy.tree import PACKAGE
from tests.unit.cli.calling import call
from tools.generate_docs import pages

COPIED, FOLDER, CODE = "adelaide", "sixth_book", "sixth-book"


@pytest.fixture
def sixth_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A book copied under a new code into a shelf of its own."""
    folder = tmp_path / FOLDER
    pattern = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE / "books" / COPIED, folder, ignore=pattern)
    for file in (*folder.glob("*.py"), *folder.glob("*.csv")):
        text = file.read_text("utf-8").replace(f"books.{COPIED}", f"books.{FOLDER}")
        file.write_text(text.replace(f'"{COPIED}"', f'"{CODE}"'), "utf-8")
    books = importlib.import_module("croupier.books")
    monkeypatch.setattr(books, "__path__", [*books.__path__, str(tmp_path)])
    book_folders.cache_clear()
    yield folder
    book_folders.cache_clear()


@pytest.mark.usefixtures("sixth_book")
def test_the_catalogue_finds_it() -> None:
    assert CODE in book_folders()
    book = find_book(CODE)
    assert book in all_books()
    assert book.game("table").book == CODE
    assert book_digest(CODE) != book_digest(COPIED)


@pytest.mark.usefixtures("sixth_book")
def test_its_clauses_are_read_and_lead_to_its_own_folder() -> None:
    book, clauses = find_book(CODE), load_clauses(CODE)
    assert len(clauses) == len(load_clauses(COPIED))
    assert [complaint for c in clauses if (complaint := missing_target(c, book))] == []
    assert any(f"books.{FOLDER}." in clause.where for clause in clauses)


@pytest.mark.usefixtures("sixth_book")
def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(call(capsys, f"bets --book {CODE} --json").rows) == 157
    assert len(call(capsys, f"odds --book {CODE} --json").rows) == 157 + 37
    assert len(call(capsys, f"clauses --book {CODE} --json").rows) == 130
    assert "12(m)" in call(capsys, f"rules --book {CODE} --clause 12(m)").out
    assert call(capsys, f"layout --book {CODE}").code == 0
    assert CODE in call(capsys, "bets --book none").err


@pytest.mark.usefixtures("sixth_book")
def test_it_gets_a_page_and_a_place_in_the_navigation() -> None:
    written = {path.as_posix(): text for path, text in pages().items()}
    assert "| 12(m) |" in written[f"docs/rulebooks/{CODE}.md"]
    assert f"({CODE}.md)" in written["docs/rulebooks/index.md"]
    assert f": rulebooks/{CODE}.md\n" in written["mkdocs.yml"]


def test_once_it_is_gone_it_is_not_remembered() -> None:
    assert CODE not in book_folders()
