"""No run of lines stands twice to the letter.

Stories are left out: each is read alone, beside the clause it is about, and repeats what it needs.
"""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.tidy.tree import ROOT, numbered_lines, project_files, write_tree

#: So many lines that are not empty are a run.
RUN: Final = 12
WRITTEN: Final = frozenset(
    (".c", ".css", ".h", ".html", ".js", ".mjs", ".py", ".rs", ".sh", ".sql", ".svelte", ".toml")
    + (".ts", ".yaml", ".yml")
)
GENERATED: Final = ("web/src/wire.ts",)
STORIES: Final = Path("tests/scenarios")


def repeats(root: Path, files: Iterable[Path], run: int = RUN) -> list[str]:
    """The places in which a run begins that stands elsewhere too."""
    places = defaultdict(list)
    for path in files:
        lines = [(number, text.strip()) for number, text in numbered_lines(path) if text.strip()]
        for start in range(len(lines) - run + 1):
            piece = lines[start : start + run]
            where = f"{path.relative_to(root)}:{piece[0][0]}"
            places[hash(tuple(text for _, text in piece))].append(where)
    return sorted(" ~ ".join(found) for found in places.values() if len(found) > 1)


def _written() -> list[Path]:
    return [
        path
        for path in project_files(ROOT)
        if (path.suffix in WRITTEN or path.name == "Makefile")
        and str(path.relative_to(ROOT)) not in GENERATED
        and STORIES not in path.relative_to(ROOT).parents
    ]


def test_no_run_of_lines_stands_twice() -> None:
    assert repeats(ROOT, _written()) == []


def test_a_run_that_stands_twice_is_named(tmp_path: Path) -> None:
    run = "".join(f"line {number}\n\n" for number in range(3))
    tree = write_tree(tmp_path, {"a.py": f"first\n{run}", "b.py": run, "c.py": "line 0\nline 1\n"})
    files = sorted(tree.iterdir())
    assert repeats(tree, files, 3) == ["a.py:2 ~ b.py:1"]
