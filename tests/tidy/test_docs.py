"""The generated pages are those that the rulebooks give today."""

import sys
from pathlib import Path

import pytest

from croupier.core.roles import PIT_LINE, Role, or_above
from croupier.roulette.catalogue import all_books
from tests.tidy.tree import ROOT
from tools import generate_docs
from tools.generate_docs import index_page, navigation, pages, people, table


def test_the_generated_pages_are_up_to_date() -> None:
    """`make clauses` writes them anew."""
    stale = [
        path.as_posix()
        for path, text in pages().items()
        if not (ROOT / path).is_file() or (ROOT / path).read_text("utf-8") != text
    ]
    assert stale == []


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
