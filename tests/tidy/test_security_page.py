"""The page on security claims nothing without evidence, and its evidence is there."""

import ast
import re
from pathlib import Path

from tests.tidy.tree import ROOT

PAGE = ROOT / "docs" / "security.md"
STANDARDS = {
    "GLI-24",
    "GLI-19",
    "GLI-13",
    "GMNS",
    *(f"ASVS V{number}" for number in range(1, 15)),
}
#: Posts of which the page says what they could do alone.
POSTS = ("dealer", "cashier", "supervisor", "administrator", "director", "operator", "inspector")


def rows(text: str, heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without its first two lines."""
    section = text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def missing(cell: str) -> list[str]:
    """What a cell names as evidence and is not there."""
    named = re.findall(r"`((?:tests|benches)/[^`]+)`", cell)
    linked = re.findall(r"\]\(([^)#]+)[^)]*\)", cell)
    made = {"reference/events.md"}
    found = [name for name in named if not _is_there(name)]
    return found + [each for each in linked if each not in made and not _page(each).is_file()]


def _page(name: str) -> Path:
    return PAGE.parent / name


def _is_there(name: str) -> bool:
    """Whether a file or folder of tests is there, with the test in it that is named."""
    file, _, function = name.partition("::")
    path = ROOT / file
    if path.is_dir():
        return any(path.glob("test_*.py"))
    if not path.is_file():
        return False
    tree = ast.parse(path.read_text("utf-8")) if path.suffix == ".py" else ast.Module([], [])
    tests = {each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)}
    return not function or function in tests


def has_evidence(cell: str) -> bool:
    """Whether a cell names a test, a bench or a page."""
    return bool(re.search(r"`(?:tests|benches)/|\]\(|this page", cell))


def test_every_claim_names_evidence_and_all_of_it_is_there() -> None:
    text = PAGE.read_text("utf-8")
    for heading in ("What holds", "Beside the standards"):
        found = rows(text, heading)
        assert len(found) > 20
        bare = [row for row in found if not has_evidence(row[-1])]
        assert bare == [], f"{heading}: nothing shows it"
        assert [name for row in found for name in missing(row[-1])] == []
    assert missing(text) == []


def test_every_standard_is_held_against_the_house() -> None:
    named = {row[0] for row in rows(PAGE.read_text("utf-8"), "Beside the standards")}
    for standard in STANDARDS:
        assert any(each == standard or each.startswith(f"{standard} ") for each in named), standard


def test_the_page_says_of_every_post_what_it_could_do_alone_and_who_finds_it() -> None:
    found = rows(PAGE.read_text("utf-8"), "Who is trusted with what")
    for post in POSTS:
        assert any(post in row[0] for row in found), post
    assert all(len(row) == 4 and all(row) for row in found)


def test_evidence_that_is_not_there_is_found() -> None:
    assert missing("`tests/security/test_nothing.py`") == ["tests/security/test_nothing.py"]
    assert missing("`tests/tidy/test_security_page.py::test_none`")
    assert missing("`tests/tidy/test_security_page.py::rows`") == []
    assert missing("[nowhere](nowhere.md)") == ["nowhere.md"]
    assert not has_evidence("it is so")
