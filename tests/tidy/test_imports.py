"""Every import below src/croupier is one that imports.toml allows."""

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

import pytest

from tests.tidy.tree import PACKAGE, modules, parse, write_tree

TABLE: Final = Path(__file__).with_name("imports.toml")


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowed:
    """The table of imports.toml."""

    croupier: Mapping[str, Sequence[str]]
    third_party: Mapping[str, Sequence[str]]
    pure: Sequence[str]
    closed: Sequence[str]

    @classmethod
    def from_toml(cls, text: str) -> Self:
        table: dict[str, Any] = tomllib.loads(text)
        pure = table.get("pure", {})
        return cls(
            croupier=table["croupier"],
            third_party=table.get("third_party", {}),
            pure=pure.get("packages", []),
            closed=pure.get("closed", []),
        )


def forbidden_imports(package: Path, allowed: Allowed) -> list[str]:
    """One line per import that `allowed` does not cover, naming file, line and import."""
    return [
        complaint
        for module in modules(package)
        for complaint in _module_complaints(package, module, allowed)
    ]


def _module_complaints(package: Path, module: Path, allowed: Allowed) -> Iterator[str]:
    place = module.relative_to(package)
    owner = _owner(place, allowed)
    if owner not in allowed.croupier:
        yield f"{place}: {owner} has no row in imports.toml"
        return
    for line, target in _imported(package, module):
        if reason := _objection(package.name, owner, target, allowed):
            yield f"{place}:{line}: {owner} may not import {target} ({reason})"


def _owner(place: Path, allowed: Allowed) -> str:
    """The row a module answers to: that of its innermost package that has one."""
    parts = place.with_suffix("").parts
    dotted = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((name for name in dotted if name in allowed.croupier), parts[0])


def _imported(package: Path, module: Path) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything that `module` imports, wherever in the file."""
    for node in ast.walk(parse(module)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(package, module, node)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def _absolute(package: Path, module: Path, node: ast.ImportFrom) -> str:
    if node.level == 0:
        return node.module or ""
    here = (package.name, *module.relative_to(package).parent.parts)
    base = here[: len(here) - node.level + 1]
    return ".".join((*base, node.module) if node.module else base)


def _objection(package: str, owner: str, target: str, allowed: Allowed) -> str | None:
    top, _, inner = target.partition(".")
    if top == package:
        covered = (owner, *allowed.croupier[owner])
        return None if _covers(covered, inner) else f"its row allows {_listed(covered[1:])}"
    if top in sys.stdlib_module_names:
        closed = owner in allowed.pure and top in allowed.closed
        return "chance, time and the outside world come in as values" if closed else None
    third_party = allowed.third_party.get(owner, ())
    return None if top in third_party else f"third-party packages allowed: {_listed(third_party)}"


def _covers(entries: Sequence[str], inner: str) -> bool:
    return any(entry == "*" or f"{inner}.".startswith(f"{entry}.") for entry in entries)


def _listed(entries: Sequence[str]) -> str:
    return ", ".join(entries) or "nothing"


def test_every_import_is_allowed_by_the_table() -> None:
    allowed = Allowed.from_toml(TABLE.read_text("utf-8"))
    assert forbidden_imports(PACKAGE, allowed) == []


SAMPLE: Final = """
[croupier]
core = []
table = ["core"]
ledger = ["core", "table.events"]
cli = ["*"]
[third_party]
cli = ["rich"]
[pure]
packages = ["core"]
closed = ["random"]
"""


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core/money.py", "from croupier.table import state"),
        ("core/money.py", "from ..table.state import Table"),
        ("core/money.py", "import croupier.cli.cli"),
        ("core/money.py", "import random"),
        ("core/money.py", "import yaml"),
        ("table/decide.py", "from croupier import ledger"),
        ("ledger/post.py", "from croupier.table import state"),
        ("ledger/post.py", "from croupier.table.eventsource import Feed"),
        ("cli/cli.py", "import yaml"),
        ("core/money.py", "def late():\n    import croupier.table"),
    ],
)
def test_a_forbidden_import_is_named_with_its_file_and_line(
    tmp_path: Path, module: str, line: str
) -> None:
    package = write_tree(tmp_path / "croupier", {module: f"import math\n{line}\n"})
    (complaint,) = forbidden_imports(package, Allowed.from_toml(SAMPLE))
    assert complaint.startswith((f"{module}:2: ", f"{module}:3: "))


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core/money.py", "from croupier.core.ensure import ensure"),
        ("core/money.py", "from . import ensure"),
        ("core/money.py", "import datetime"),
        ("table/decide.py", "from ..core import Money"),
        ("table/decide.py", "import random"),
        ("ledger/post.py", "from croupier.table import events"),
        ("ledger/post.py", "from croupier.table.events import Event"),
        ("cli/cli.py", "from rich.table import Table"),
        ("cli/cli.py", "from croupier import __version__"),
    ],
)
def test_an_allowed_import_passes(tmp_path: Path, module: str, line: str) -> None:
    package = write_tree(tmp_path / "croupier", {module: f"{line}\n"})
    assert forbidden_imports(package, Allowed.from_toml(SAMPLE)) == []


def test_a_package_without_a_row_is_named(tmp_path: Path) -> None:
    package = write_tree(tmp_path / "croupier", {"lounge/bar.py": ""})
    complaints = forbidden_imports(package, Allowed.from_toml(SAMPLE))
    assert complaints == ["lounge/bar.py: lounge has no row in imports.toml"]
