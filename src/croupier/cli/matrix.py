"""Which tests hold which clauses, read from the tests without running them.

A test names its clauses by `@pytest.mark.clause("book", "4.2", "4.3")`, on itself, on its class or
in its module's `pytestmark`; a scenario by `book:` and a list under `clauses:`. An installed
package has no tests beside it: there each book has a file of what they were.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import croupier
from croupier.roulette.clauses import Clause

#: Where the tests lie beside the source tree.
TESTS = Path(croupier.__file__).resolve().parents[2] / "tests"

Citation = tuple[str, str]
"""A book and a clause, by its stem or with the mark of one duty."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """The tests of each cited clause."""

    cited: dict[Citation, tuple[str, ...]]

    def tests(self, clause: Clause) -> tuple[str, ...]:
        """The tests that name this row, or the whole clause that it is a part of."""
        names = dict.fromkeys((clause.clause, clause.stem))
        found = (self.cited.get((clause.book, name), ()) for name in names)
        return tuple(dict.fromkeys(test for tests in found for test in tests))


def collect_matrix(tests: Path = TESTS) -> Matrix:
    """Read all tests and scenarios below a folder."""
    cited: dict[Citation, list[str]] = {}
    for citation, test in (*_from_tests(tests), *_from_scenarios(tests)):
        cited.setdefault(citation, []).append(test)
    return Matrix({citation: tuple(dict.fromkeys(found)) for citation, found in cited.items()})


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


def _from_scenarios(tests: Path) -> Iterator[tuple[Citation, str]]:
    files = sorted((tests / "scenarios").rglob("*.yaml"))
    if not files:
        return
    import yaml

    for file in files:
        story = yaml.safe_load(file.read_text("utf-8"))
        if isinstance(story, dict):
            place = file.relative_to(tests.parent).as_posix()
            book = str(story.get("book", ""))
            yield from (((book, str(clause)), place) for clause in story.get("clauses", ()))
