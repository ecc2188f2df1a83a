"""The tutorial's book is written as its page says, and its commands print what the page shows."""

import importlib
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from croupier.cli.cli import run
from croupier.core.messages import catalogue
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import book_folders, find_book
from croupier.roulette.citations import citations
from croupier.roulette.clauses import load_clauses, missing_target
from croupier.roulette.game_options import every_game
from tests.tidy.tree import ROOT

PAGE: Final = ROOT / "docs" / "tutorials" / "write-a-book.md"
_FILE: Final = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
_CONSOLE: Final = re.compile(
    r"^```console\n\$ croupier (.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
CODE: Final = "parlour"


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Every file of the page in a folder, with its book on the shelf."""
    for name, text in _FILE.findall(PAGE.read_text("utf-8")):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    books = importlib.import_module("croupier.books")
    monkeypatch.setattr(books, "__path__", [*books.__path__, str(tmp_path)])
    monkeypatch.chdir(tmp_path)
    book_folders.cache_clear()
    catalogue.cache_clear()
    yield tmp_path
    book_folders.cache_clear()
    catalogue.cache_clear()
    for module in [name for name in sys.modules if name.startswith(f"croupier.books.{CODE}")]:
        del sys.modules[module]


def test_each_command_prints_what_the_page_shows(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = _CONSOLE.findall(PAGE.read_text("utf-8"))
    assert len(commands) >= 4
    for line, shown in commands:
        assert run(shlex.split(line)) == 0, capsys.readouterr()
        printed = capsys.readouterr().out
        assert shown.strip() in printed, f"croupier {line} printed\n{printed}"


def test_the_program_finds_the_book_where_the_page_says(tmp_path: Path) -> None:
    text = PAGE.read_text("utf-8")
    for name, content in _FILE.findall(text):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")
    (said,) = re.findall(r"^```sh\n(export .*)\n```$", text, re.MULTILINE)
    script = f"{said}\n{sys.executable} -m croupier bets --book {CODE}"
    ran = subprocess.run(["sh", "-ec", script], cwd=tmp_path, capture_output=True, text=True)
    assert "157 bets" in ran.stdout, ran.stderr


@pytest.mark.usefixtures("written")
def test_the_book_holds_to_what_is_asked_of_every_book() -> None:
    book, clauses = find_book(CODE), load_clauses(CODE)
    assert [complaint for c in clauses if (complaint := missing_target(c, book))] == []
    cited = {clause for game in every_game(book.offers) for clause in citations(game)}
    assert cited <= {clause.stem for clause in clauses}


def test_a_task_without_a_sentence_is_named_before_a_table_opens(written: Path) -> None:
    (written / CODE / "words" / "en.ftl").unlink()
    catalogue.cache_clear()
    with pytest.raises(NotOffered, match="parlour-pay"):
        find_book(CODE).game("table")
