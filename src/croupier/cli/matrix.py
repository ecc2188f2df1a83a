"""Which tests prove which clauses, read from the tests and from what they reached when they ran.

A test names its clauses by `@pytest.mark.clause("book", "4.2", "4.3#1")`, on itself, on its class
or in its module's `pytestmark`. A scenario proves the clauses that its expectations name and its
outcomes cite, and the rows that it lists under `tests:`. How far each went, and what was cited, is
in `levels.json`, which the tests write of themselves. An installed package has no tests beside it:
there each book has a file of how many they were.
"""

import ast
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import croupier
from croupier.roulette.clauses import Clause, load_clauses
from croupier.roulette.proofs import Level, Proof

#: Where the tests lie beside the source tree.
TESTS = Path(croupier.__file__).resolve().parents[2] / "tests"
#: Beside the tests, how far each of them went.
LEVELS = "levels.json"

Citation = tuple[str, str]
"""A book and a clause, by its stem or with the mark of one duty."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """The tests of each cited clause, and how far each went; one that never ran showed the core."""

    cited: Mapping[Citation, tuple[str, ...]]
    levels: Mapping[str, Level]

    def proof(self, clause: Clause) -> Proof:
        """How many tests name this very row, by how far they went."""
        return {level: len(tests) for level, tests in self.tests(clause).items()}

    def tests(self, clause: Clause) -> Mapping[Level, tuple[str, ...]]:
        """The tests that name this very row, by how far they went."""
        names = dict.fromkeys((clause.clause, *_sole_stem(clause)))
        tests = {test: None for name in names for test in self.cited.get((clause.book, name), ())}
        found: dict[Level, list[str]] = {}
        for test in tests:
            found.setdefault(self.levels.get(test, Level.CORE), []).append(test)
        return {level: tuple(found[level]) for level in Level if level in found}


def _sole_stem(clause: Clause) -> tuple[str, ...]:
    """The clause as people cite it, if that means this row and no other."""
    return (clause.stem,) if _rows(clause.book)[clause.stem] == 1 else ()


@cache
def _rows(book: str) -> Counter[str]:
    return Counter(clause.stem for clause in load_clauses(book))


def collect_matrix(tests: Path = TESTS) -> Matrix:
    """Read all tests and scenarios below a folder."""
    reached = _reached(tests)
    cited: dict[Citation, list[str]] = {}
    for citation, test in (*_from_tests(tests), *_from_scenarios(tests, reached)):
        cited.setdefault(citation, []).append(test)
    return Matrix(
        {citation: tuple(dict.fromkeys(found)) for citation, found in cited.items()},
        {test: Level(line["level"]) for test, line in reached.items()},
    )


def citing(tests: Path = TESTS) -> frozenset[str]:
    """Every test that names a clause, and every scenario."""
    scenarios = (file.relative_to(tests.parent).as_posix() for file in _scenarios(tests))
    return frozenset((*(test for _, test in _from_tests(tests)), *scenarios))


def _reached(tests: Path) -> Mapping[str, Mapping[str, Any]]:
    file = tests / LEVELS
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def _from_tests(tests: Path) -> Iterator[tuple[Citation, str]]:
    for file in sorted(tests.rglob("test_*.py")):
        text = file.read_text("utf-8")
        if "mark.clause(" in text:
            place = file.relative_to(tests.parent).as_posix()
            yield from _named(_with_constants(ast.parse(text)), place, [])


def _with_constants(module: ast.Module) -> ast.Module:
    """The module with each name of a text at its head written out, so that a book may be one."""
    texts = {
        ast.unparse(target): statement.value
        for statement in module.body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        and isinstance(statement.value, ast.Constant)
        for target in (
            statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        )
    }
    for call in ast.walk(module):
        if isinstance(call, ast.Call):
            call.args = [texts.get(ast.unparse(arg), arg) for arg in call.args]
    return module


def _named(
    node: ast.Module | ast.ClassDef, place: str, outer: list[Citation]
) -> Iterator[tuple[Citation, str]]:
    held = [*outer, *_marked(node)]
    for inner in node.body:
        if isinstance(inner, ast.ClassDef) and inner.name.startswith("Test"):
            yield from _named(inner, f"{place}::{inner.name}", held)
        elif isinstance(inner, ast.FunctionDef) and inner.name.startswith("test_"):
            test = f"{place}::{inner.name}"
            yield from ((citation, test) for citation in (*held, *_citations(inner)))


def _marked(node: ast.Module | ast.ClassDef) -> Iterator[Citation]:
    """The clauses that a class's decorators or a `pytestmark` give to all tests inside."""
    if isinstance(node, ast.ClassDef):
        yield from _citations(node)
    for inner in node.body:
        if isinstance(inner, ast.Assign) and "pytestmark" in map(ast.unparse, inner.targets):
            yield from _calls(inner.value)


def _citations(node: ast.ClassDef | ast.FunctionDef) -> Iterator[Citation]:
    for decorator in node.decorator_list:
        yield from _calls(decorator)


def _calls(node: ast.expr) -> Iterator[Citation]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
            words = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
            yield from ((str(words[0]), str(clause)) for clause in words[1:])


def _scenarios(tests: Path) -> list[Path]:
    return sorted((tests / "scenarios").rglob("*.yaml"))


def _from_scenarios(
    tests: Path, reached: Mapping[str, Mapping[str, Any]]
) -> Iterator[tuple[Citation, str]]:
    for file in _scenarios(tests):
        place = file.relative_to(tests.parent).as_posix()
        book, rows = _head(file)
        for clause in (*rows, *reached.get(place, {}).get("cited", ())):
            yield (book, clause), place


def _head(file: Path) -> tuple[str, list[str]]:
    """The book of a scenario, and the rows that it says it tests."""
    import yaml

    # Only the head is read: the steps of all scenarios take seconds.
    text = file.read_text("utf-8").partition("\nsteps:")[0]
    scenario = yaml.safe_load(text)
    if not isinstance(scenario, dict):
        return "", []
    return str(scenario.get("book", "")), [str(row) for row in scenario.get("tests", ())]
