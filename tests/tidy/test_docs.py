"""The generated pages are those that the rulebooks give today."""

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.core.roles import PIT_LINE, Role, or_above
from croupier.roulette.catalogue import all_books
from tests.tidy.tree import ROOT
from tools import generate_docs
from tools.generate_docs import index_page, navigation, pages, people, reference, table


def test_the_generated_pages_are_up_to_date() -> None:
    """`make clauses` writes them anew."""
    stale = [
        path.as_posix()
        for path, text in pages().items()
        if not (ROOT / path).is_file() or (ROOT / path).read_text("utf-8") != text
    ]
    assert stale == []


def test_the_reference_is_made_with_the_site_and_its_examples_hold() -> None:
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    made = {path.as_posix(): text for path, text in reference().items()}
    assert {"docs/reference/commands.md", "docs/reference/library.md"} <= set(made)
    assert not set(made) & set(kept.stdout.split())
    for name, text in made.items():
        test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
        ran = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
        assert ran.failed == 0, name


def test_what_people_wrote_on_the_first_page_stays() -> None:
    once = index_page("# Rulebooks\n\nOur words.\n", all_books())
    assert once.startswith("# Rulebooks\n\nOur words.\n\n<!-- books -->\n\n| Book |")
    assert index_page(once, all_books()) == once


def test_navigation_lists_each_book_once_however_often_it_is_written() -> None:
    old = "      - rulebooks/index.md\n      - Old: rulebooks/old.md\n"
    text = f"nav:\n  - Rulebooks:\n{old}  - X: x.md\n"
    once = navigation(text, all_books())
    assert "old.md" not in once
    assert once.count("rulebooks/star.md") == 1
    assert once.endswith("  - X: x.md\n")
    assert navigation(once, all_books()) == once


def test_a_table_escapes_what_would_break_it() -> None:
    shown = table(("A", "B"), [("x|y", "<b> *z*"), ("`a|b`", "")])
    assert shown.splitlines()[2:] == ["| x\\|y | &lt;b&gt; \\*z\\* |", "| `a|b` |   |"]


def test_a_whole_end_of_the_line_is_named_by_its_lowest() -> None:
    assert people(frozenset(PIT_LINE) | {Role.SYSTEM}) == "dealer or above, system"
    assert people(or_above(Role.PIT_BOSS)) == "pit-boss or above"
    assert people(frozenset({Role.DEALER})) == "dealer"
    assert people(frozenset({Role.DEALER, Role.OPERATOR})) == "dealer, operator"
    assert people(or_above(Role.OPERATOR)) == "operator"


def test_a_check_names_what_is_out_of_date_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fresh = {Path("new.md"): "text"}
    monkeypatch.setattr(generate_docs, "ROOT", tmp_path)
    monkeypatch.setattr(generate_docs, "pages", lambda: fresh)
    monkeypatch.setattr(sys, "argv", ["generate_docs", "--check"])
    assert generate_docs.main() == 1
    assert capsys.readouterr().out == "out of date: new.md\n"
    monkeypatch.setattr(sys, "argv", ["generate_docs"])
    assert generate_docs.main() == 0
    assert (tmp_path / "new.md").read_text("utf-8") == "text"
    assert generate_docs.main() == 0


def test_modules_and_files_that_pages_name_are_there() -> None:
    """The book that a tutorial writes is its own, and a unit of systemd is no module."""
    lost = []
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        text = page.read_text("utf-8")
        named = set(re.findall(r"\bcroupier(?:\.[A-Za-z_]+)+", text))
        lost += [name for name in named if ".parlour." not in name and not _is_there(name)]
        files = set(re.findall(r"`((?:src|tests|tools|deploy|examples|docs)/[\w./-]+)`", text))
        lost += [name for name in files if not (ROOT / name).exists()]
    assert lost == []


def _is_there(name: str) -> bool:
    """Whether a dotted name is a module, or leads from one to something in it."""
    module, _, rest = name.rpartition(".")
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        return bool(module) and _is_there(module) and hasattr(_found(module), rest)
    return True


def _found(name: str) -> object:
    module, _, rest = name.rpartition(".")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return getattr(_found(module), rest)
