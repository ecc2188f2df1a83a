"""Where the source is, and how the tidy tests read it."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "croupier"


def modules(package: Path) -> list[Path]:
    return sorted(package.rglob("*.py"))


def parse(module: Path) -> ast.Module:
    """A module as Python reads it: once, for all tests that look at it."""
    return _parse(module.read_text("utf-8"), str(module))


@cache
def _parse(text: str, name: str) -> ast.Module:
    return ast.parse(text, filename=name)


def is_text(path: Path) -> bool:
    return path.is_file() and b"\0" not in path.read_bytes()


def project_files(root: Path) -> list[Path]:
    """The files that git tracks in `root`, and those that it would if they were added."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        check=True,
        capture_output=True,
    )
    names = listing.stdout.decode("utf-8").split("\0")
    return sorted(root / name for name in names if name and (root / name).is_file())


def numbered_lines(path: Path) -> Iterator[tuple[int, str]]:
    return enumerate(path.read_text("utf-8", errors="replace").splitlines(), start=1)


def write_tree(root: Path, files: dict[str, str]) -> Path:
    """Lay out a small tree for a checker's own test; the keys are paths under `root`."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return root
