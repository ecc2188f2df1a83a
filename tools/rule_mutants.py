"""The mutants of the rules: one small change each in `roulette`, `books` or `table`.

Comparisons, signs, numbers, roles, phases and clauses are changed one at a time. A clause becomes
the one after it in its book. `tools.mutate_rules` tries whether tests notice them.
"""

import ast
import csv
import gc
import hashlib
import importlib.abc
import importlib.util
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "croupier"
PACKAGES: Final = ("roulette", "books", "table")
#: Where it is kept which tests come by which lines.
REACHED: Final = ROOT / "build" / "rules-reach.json"
#: The tests that stay in one process.
TESTS: Final = tuple(
    f"tests/{each}"
    for each in (
        "scenarios/test_scenarios.py",
        "clauses",
        "unit/roulette",
        "unit/table",
        "unit/tournament",
        "unit/promotion",
        "unit/scenario",
        "unit/library",
        "unit/house",
        "oracle",
        "goldens",
        "properties",
    )
)
#: Who keeps answers that come from rules.
_RULES: Final = tuple(f"croupier.{each}." for each in (*PACKAGES, "house", "scenario", "ledger"))
#: What is kept of texts that no mutant changes.
_KEPT: Final = ("croupier.roulette.clauses", "croupier.roulette.proofs")
_SWAPS: Final[dict[type, type]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
_ENUMS: Final = {"Role": ("DEALER", "CASHIER"), "Phase": ("BETTING", "SETTLED")}
_CLAUSE: Final = re.compile(r"\d+(\.\d+)+[a-z0-9().#]*")
#: How values of a class are kept: `class Run(Declared, frozen=True)`.
_CLASS_OPTIONS: Final = ("keywords", ast.ClassDef)
#: Modules that say things in words or draw, and decide nothing.
_NO_RULES: Final = re.compile(r"describe|wording|words|__init__|clauses\.py|proofs|citations|help")


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: in which file, in which function, and what it reads afterwards."""

    path: str
    function: str
    line: int
    what: str
    place: int
    #: The lines of the expression, and where its statement begins.
    lines: tuple[int, ...]
    statement: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function or 'data'}: {self.what}"


def mutants(only: str = "") -> list[Mutant]:
    """All mutants of all files whose path has a text in it."""
    files = [f for package in PACKAGES for f in sorted((SOURCE / package).rglob("*.py"))]
    found: list[Mutant] = []
    for file in files:
        path = file.relative_to(SOURCE).as_posix()
        if only in path and not _NO_RULES.search(path):
            found += _mutants_of(path, ast.parse(file.read_text("utf-8")))
    return found


def _mutants_of(path: str, tree: ast.Module) -> Iterator[Mutant]:
    for place, (function, statement, node) in enumerate(_nodes(tree)):
        before, kept = ast.unparse(node), {name: getattr(node, name) for name in node._fields}
        if _mutate(node, path):
            what = f"{before} -> {ast.unparse(node)}"
            lines = tuple(range(node.lineno, (node.end_lineno or node.lineno) + 1))
            yield Mutant(path, function, node.lineno, what, place, lines, statement)
            for name, value in kept.items():
                setattr(node, name, value)


def _nodes(tree: ast.Module) -> Iterator[tuple[str, int, Any]]:
    """Every expression that may be mutated, with its function and its statement's line."""

    def walk(node: ast.AST, function: str, line: int) -> Iterator[tuple[str, int, Any]]:
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns") or (name, type(node)) == _CLASS_OPTIONS:
                continue
            for child in value if isinstance(value, list) else [value]:
                if not isinstance(child, ast.AST) or _decides_nothing(child):
                    continue
                inner = function
                if isinstance(child, ast.FunctionDef | ast.ClassDef) and name == "body":
                    inner = f"{function}.{child.name}" if function else child.name
                at = child.lineno if isinstance(child, ast.stmt) else line
                if isinstance(child, ast.expr):
                    yield _decisive(function), at, child
                yield from walk(child, inner, at)

    yield from walk(tree, "", 1)


def _decisive(function: str) -> str:
    """A function or method by name; empty for what stands in a class or module itself."""
    last = function.rpartition(".")[2]
    return function if last and not last[0].isupper() else ""


def _decides_nothing(node: ast.AST) -> bool:
    """Docstrings, how a value is made, `@dataclass(frozen=True)`, and guards, `strict=True`."""
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "dataclass"
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _mutate(node: Any, path: str) -> bool:
    """Change a node in place; whether there was something to change."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _SWAPS:
            node.ops = [_SWAPS[type(op)]()]
        case ast.BinOp(op=op) if type(op) in _SWAPS and not _is_text(node):
            node.op = _SWAPS[type(op)]()
        case ast.BoolOp(op=op):
            node.op = _SWAPS[type(op)]()
        case ast.Attribute(value=ast.Name(id=name)) if name in _ENUMS:
            first, second = _ENUMS[name]
            node.attr = second if node.attr == first else first
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1
        case ast.Constant(value=str(value)) if _CLAUSE.fullmatch(value):
            node.value = _next_clause(path, value)
        case _:
            return False
    return True


def _next_clause(path: str, clause: str) -> str:
    """The clause after one in its book, which a game might cite; none where it has no book."""
    clauses = _clauses_of(path.split("/")[1]) if path.startswith("books/") else ()
    if clause not in clauses:
        return "0.0"
    return clauses[(clauses.index(clause) + 1) % len(clauses)]


@cache
def _clauses_of(book: str) -> tuple[str, ...]:
    with (SOURCE / "books" / book / "clauses.csv").open(encoding="utf-8") as file:
        stems = (re.split("[#~]", row["clause"])[0] for row in csv.DictReader(file))
        return tuple(dict.fromkeys(stems))


def _is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    text = (ast.JoinedStr, ast.Tuple, ast.List)
    return any(
        isinstance(side, text) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in sides
    )


def digest_of(path: str) -> str:
    """Shows whether a file of the rules is still the one of which lines were recorded."""
    return hashlib.sha256((SOURCE / path).read_bytes()).hexdigest()


def mutated(mutant: Mutant) -> ast.Module:
    """The module with the mutant in it."""
    tree = ast.parse((SOURCE / mutant.path).read_text("utf-8"))
    _, _, node = list(_nodes(tree))[mutant.place]
    _mutate(node, mutant.path)
    return ast.fix_missing_locations(tree)


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from a tree in place of its file."""

    def __init__(self, mutant: Mutant) -> None:
        parts = mutant.path.removesuffix(".py").removesuffix("/__init__").split("/")
        self._name = ".".join(["croupier", *parts])
        self._file = str(SOURCE / mutant.path)
        self._code = compile(mutated(mutant), self._file, "exec")

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != self._name:
            return None
        return importlib.util.spec_from_file_location(name, self._file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, vars(module))


def import_mutant(mutant: Mutant) -> None:
    """Have this process import the rules with a mutant in them from now on."""
    sys.meta_path.insert(0, Finder(mutant))
    for name in [name for name in sys.modules if name.partition(".")[0] == "croupier"]:
        del sys.modules[name]


def forget_answers() -> None:
    """Have no function of ours keep an answer that it gave before."""
    for each in _keepers(len(sys.modules)):
        each.cache_clear()


@lru_cache(1)
def _keepers(modules: int) -> list[Any]:
    found = (o for o in gc.get_objects() if type(o).__name__ == "_lru_cache_wrapper")
    return [
        each
        for each in found
        if (module := str(each.__module__)).startswith(_RULES) and module not in _KEPT
    ]
