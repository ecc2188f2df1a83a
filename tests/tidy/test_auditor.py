"""The auditor shares no arithmetic with the engine: it takes events as facts alone."""

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path

import croupier.audit
from croupier.core.declarations import Command

AUDIT = Path(croupier.audit.__file__).parent
#: What decides and folds.
ENGINES = ("croupier.table", "croupier.tournament")
#: What events and commands do, as against what they say.
DOES = frozenset({"decide", "evolve", "note_tokens", "postings"})


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(AUDIT.glob("*.py")):
        yield path.name, ast.parse(path.read_text("utf-8"))


def test_the_auditor_imports_no_function_and_no_command_of_a_table_or_a_tournament() -> None:
    taken = [
        (name, node.module, alias.name)
        for name, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(ENGINES)
        for alias in node.names
    ]
    assert taken
    for name, module, symbol in taken:
        value = getattr(importlib.import_module(str(module)), symbol)
        assert not inspect.isroutine(value), f"{name} imports the function {module}.{symbol}"
        command = inspect.isclass(value) and issubclass(value, Command)
        assert not command, f"{name} imports the command {module}.{symbol}"


def test_the_auditor_calls_nothing_that_an_event_does() -> None:
    calls = [
        f"{name}:{node.lineno}: {node.attr}"
        for name, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in DOES
    ]
    assert calls == []
