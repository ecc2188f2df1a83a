"""No file of the project names a package registry's host or a path of one machine.

The patterns are put together from parts, so that this file passes its own test.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from tests.tidy.tree import ROOT, is_text, numbered_lines, project_files, write_tree

_REGISTRIES: Final = "pypi|pythonhosted|npmjs|debian|ubuntu|crates|anaconda|yarnpkg|maven"
_HOMES: Final = r"work|root|farm|home/\w+|Users/\w+"

PATTERNS: Final = {
    "a registry host": re.compile(rf"\b(?:{_REGISTRIES})\.(?:org|com|io|net|dev)\b", re.IGNORECASE),
    "a machine path": re.compile(rf"(?<![\w.~<*/}})-])/(?:{_HOMES})(?![\w-])"),
}


def named_places(root: Path, files: Iterable[Path]) -> list[str]:
    """One line per host or machine path, with file, line and what was found."""
    return [
        f"{path.relative_to(root)}:{line}: {kind}: {match.group()}"
        for path in files
        if is_text(path)
        for line, text in numbered_lines(path)
        for kind, pattern in PATTERNS.items()
        for match in pattern.finditer(text)
    ]


def test_no_file_names_a_registry_host_or_a_machine_path() -> None:
    assert named_places(ROOT, project_files(ROOT)) == []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("url = https://files.python" + "hosted.org/x", "a registry host"),
        ("see py" + "pi.org for more", "a registry host"),
        ("registry.npm" + "js.org", "a registry host"),
        ("cd /" + "work/main", "a machine path"),
        ("HOME=/" + "root", "a machine path"),
        ('path = "/' + 'home/ada/croupier"', "a machine path"),
    ],
)
def test_a_host_or_path_is_found(tmp_path: Path, text: str, kind: str) -> None:
    file = write_tree(tmp_path, {"notes.md": f"\n{text}\n"}) / "notes.md"
    (complaint,) = named_places(tmp_path, [file])
    assert complaint.startswith(f"notes.md:2: {kind}: ")


@pytest.mark.parametrize(
    "text",
    ["src/" + "work/x", "an and/or root", "/workshop", "the root / work", "docs/root.md", "pypi"],
)
def test_ordinary_text_passes(tmp_path: Path, text: str) -> None:
    file = write_tree(tmp_path, {"notes.md": text}) / "notes.md"
    assert named_places(tmp_path, [file]) == []
