"""No rulebook is named outside its own folder, so the engine can know no jurisdiction."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.tidy.tree import PACKAGE, is_text, numbered_lines, write_tree

# Other words for the houses and their tables, which no part of src may use outside a rulebook.
HOUSE_WORDS: Final = ("melbourne", "skycity", "touchbet", "touchtable")

_EDITION = re.compile(r"(_[0-9][0-9a-z]*)+$")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def leaked_names(package: Path) -> list[str]:
    """One line for each line of text that names a rulebook from outside its folder."""
    shelf = package / "books"
    folders = sorted(path for path in shelf.glob("[!_]*") if path.is_dir())
    return [
        f"{path.relative_to(package)}:{line}: names the rulebook {match.group()!r}"
        for path in sorted(package.rglob("*"))
        # The built screens carry the books' own catalogues.
        if not {"__pycache__", "static"} & {*path.parts} and is_text(path)
        if (pattern := _foreign_names(path, folders))
        for line, text in _name_and_lines(package, path)
        if (match := pattern.search(text) or pattern.search(_HUMP.sub(" ", text)))
    ]


def _foreign_names(path: Path, folders: list[Path]) -> re.Pattern[str] | None:
    """What `path` may not say: the other books, and the house words unless it is in a book."""
    bases = {base for folder in folders if folder in path.parents for base in _bases(folder)}
    names = {
        name
        for folder in folders
        if folder not in path.parents and folder.name not in bases
        for name in _names(folder)
    }
    if not any(folder in path.parents for folder in folders):
        names.update(HOUSE_WORDS)
    if not names:
        return None
    words = "|".join(sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<![a-z0-9])(?:{words})(?![a-z0-9])", re.IGNORECASE)


def _bases(folder: Path) -> set[str]:
    """The book that a book laid over another declares as its base; it alone may be named there."""
    declared = re.compile(r'^BASE: Final = "([a-z-]+)"$', re.MULTILINE)
    texts = (path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    return {name.replace("-", "_") for text in texts for name in declared.findall(text)}


def _names(folder: Path) -> Iterator[str]:
    """The folder's name, whole and without its edition, however its words are joined."""
    for name in (folder.name, _EDITION.sub("", folder.name)):
        yield re.escape(name).replace("_", "[-_ ]?")


def _name_and_lines(package: Path, path: Path) -> Iterator[tuple[int, str]]:
    """The file's own name as line 0, then its lines; folder names are not a file's doing."""
    yield 0, path.stem if path.parent != package / "books" else ""
    yield from numbered_lines(path)


def test_no_rulebook_is_named_outside_its_folder() -> None:
    assert leaked_names(PACKAGE) == []


BOOK: Final = {"books/new_zealand_1998/__init__.py": "CODE = 'new_zealand'\n"}


@pytest.mark.parametrize(
    "text",
    [
        "if book == 'new_zealand': pass",
        "# as New Zealand wants it",
        "new-zealand",
        "class NewZealandRounding: ...",
        "new_zealand_1998",
        "def new_zealand_odds(): ...",
        "SkyCity",
    ],
)
def test_a_leaked_name_is_found(tmp_path: Path, text: str) -> None:
    package = write_tree(tmp_path, {**BOOK, "rules/settle.py": f"\n{text}\n"})
    (complaint,) = leaked_names(package)
    assert complaint.startswith("rules/settle.py:2: names the rulebook ")


def test_a_module_named_after_a_rulebook_is_found(tmp_path: Path) -> None:
    package = write_tree(tmp_path, {**BOOK, "rules/new_zealand.py": ""})
    assert leaked_names(package) == ["rules/new_zealand.py:0: names the rulebook 'new_zealand'"]


def test_one_rulebook_may_not_name_another(tmp_path: Path) -> None:
    package = write_tree(tmp_path, {**BOOK, "books/demo_2024/__init__.py": "# new_zealand\n"})
    assert len(leaked_names(package)) == 1


def test_a_longer_word_that_holds_a_name_passes(tmp_path: Path) -> None:
    package = write_tree(
        tmp_path, {"books/star_2020/__init__.py": "", "rules/settle.py": "start = Starter()\n"}
    )
    assert leaked_names(package) == []
