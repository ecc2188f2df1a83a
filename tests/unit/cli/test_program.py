"""The installed program is compared with the manifest of a release."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from croupier.cli.output import UsageError
from croupier.cli.proof import manifest
from croupier.cli.verify import verify
from croupier.house.log.program import program_digests


def test_the_program_is_compared_with_a_manifest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "manifest.json"
    assert manifest(str(file)) == 0
    assert verify(program=str(file)) == 0
    answer = json.loads(file.read_text("utf-8"))
    answer["files"]["code"]["bootstrap.py"] = "0" * 64
    answer["files"]["code"]["backdoor.py"] = "0" * 64
    del answer["files"]["books"][next(iter(answer["files"]["books"]))]
    file.write_text(json.dumps(answer), "utf-8")
    capsys.readouterr()
    assert verify(program=str(file)) == 1
    shown = capsys.readouterr().out
    assert "bootstrap.py was changed" in shown
    assert "backdoor.py is missing" in shown
    assert "is none of the release's" in shown


def test_what_is_no_manifest_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is no manifest"):
        verify(program=str(tmp_path / "none.json"))
    with pytest.raises(UsageError, match="name a folder"):
        verify()


def test_books_that_lie_elsewhere_and_bytecode_without_a_text_are_of_the_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rulebook is code that the house runs, wherever it was found."""
    file, shelf = tmp_path / "manifest.json", tmp_path / "shelf"
    assert manifest(str(file)) == 0
    for name in ("crooked/__init__.py", "crooked/__pycache__/x.pyc", "compiled/__init__.pyc"):
        (shelf / name).parent.mkdir(parents=True, exist_ok=True)
        (shelf / name).write_bytes(b"")
    books = import_module("croupier.books")
    monkeypatch.setattr(books, "__path__", [*books.__path__, str(shelf)])
    capsys.readouterr()
    assert verify(program=str(file)) == 1
    shown = capsys.readouterr().out
    assert "crooked/__init__.py is none of the release's" in shown
    assert "compiled/__init__.pyc is none of the release's" in shown
    assert "__pycache__" not in shown


def test_what_lies_beside_the_books_elsewhere_and_a_shelf_in_an_archive_are_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A book imports what lies beside it on its shelf, and Python imports from archives too."""
    shelf, archive = tmp_path / "shelf", tmp_path / "books.zip"
    helpers = (shelf / "odds.py", shelf / "shared" / "odds.py", archive)
    for file in helpers:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"PAYS = 35")
    (shelf / "croupier-data").mkdir()
    books = import_module("croupier.books")
    monkeypatch.setattr(books, "__path__", [*books.__path__, str(shelf), str(archive)])
    before = program_digests()
    # A shelf may be the folder in which somebody works, and their house's data are no program.
    (shelf / "croupier-data" / "house.db").write_bytes(b"a log")
    (shelf / "shared" / "notes.txt").write_bytes(b"a thought")
    assert program_digests() == before
    for file in helpers:
        file.write_bytes(b"PAYS = 36")
        after = program_digests()
        assert after["books"] != before["books"], file
        assert after["code"] == before["code"]
        before = after
