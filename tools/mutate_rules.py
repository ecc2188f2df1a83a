"""Mutants of the rules, and whether stories and quick tests notice each of them.

    python -m tools.mutate_rules [--sample 100] [--seed 1] [--from 0] [--only table/wagers] [--wide]

Comparisons, signs, numbers, roles, phases and clauses in `roulette`, `books` and `table` are
changed one at a time. Each mutant is imported in a process of its own, in which the stories that
come by the changed function are played, shortest first, and then the tests of its module and those
that `tools.mutate_reach` has recorded to come by it, the quick ones first; with `--wide`, laws and
whole houses in one process, which take minutes for a mutant that nothing else noticed. At last
come the recordings of what books and commands declare: they show that a value has changed and not
that it was right, so those that only they notice are counted apart. A clause becomes the one after
it in its book. A mutant that all of them let pass is printed; the share of those is what the run
ends with.
"""

import argparse
import ast
import csv
import importlib.abc
import importlib.util
import json
import os
import random
import re
import resource
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "croupier"
STORIES: Final = ROOT / "tests" / "scenarios"
PACKAGES: Final = ("roulette", "books", "table")
#: Where it is kept which stories come by which functions.
REACHED: Final = ROOT / "build"
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
#: Tests of clauses that go over all books.
_EVERY_BOOK: Final = ("games", "fates", "equipment", "register")
#: How values of a class are kept: `class Run(Declared, frozen=True)`.
_CLASS_OPTIONS: Final = ("keywords", ast.ClassDef)
#: How long recorded tests may take for one mutant, and how many there may be.
_SECONDS_OF_TESTS: Final = 8.0
_TESTS_MAX: Final = 120
#: What shows that a value has changed, and not that it was right.
_RECORDINGS: Final = ROOT / "tests" / "goldens" / "test_declared.py"
RECORDING: Final = "recording"
#: What takes too long for every mutant: laws over all wagers, recorded rounds, houses in a process.
_WIDE: Final = (
    "properties",
    "goldens",
    "oracle",
    "unit/house",
    "unit/scenario",
    "unit/library",
    "sim",
)
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
    for place, (function, node) in enumerate(_nodes(tree)):
        before, kept = ast.unparse(node), {name: getattr(node, name) for name in node._fields}
        if _mutate(node, path):
            yield Mutant(path, function, node.lineno, f"{before} -> {ast.unparse(node)}", place)
            for name, value in kept.items():
                setattr(node, name, value)


def _nodes(tree: ast.Module) -> Iterator[tuple[str, Any]]:
    """Every expression that may be mutated, with the function it stands in."""

    def walk(node: ast.AST, function: str) -> Iterator[tuple[str, Any]]:
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns") or (name, type(node)) == _CLASS_OPTIONS:
                continue
            for child in value if isinstance(value, list) else [value]:
                if not isinstance(child, ast.AST) or _decides_nothing(child):
                    continue
                inner = function
                if isinstance(child, ast.FunctionDef | ast.ClassDef) and name == "body":
                    inner = f"{function}.{child.name}" if function else child.name
                if isinstance(child, ast.expr):
                    yield _decisive(function), child
                yield from walk(child, inner)

    yield from walk(tree, "")


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


def mutated(mutant: Mutant) -> ast.Module:
    """The module with the mutant in it."""
    tree = ast.parse((SOURCE / mutant.path).read_text("utf-8"))
    _, node = list(_nodes(tree))[mutant.place]
    _mutate(node, mutant.path)
    return ast.fix_missing_locations(tree)


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
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


# ---- what notices it -----------------------------------------------------------------------


def stories(part: str = "") -> list[Path]:
    """Every story whose path has a text in it, the short ones first."""
    found = (path for path in STORIES.rglob("*.yaml") if part in path.as_posix())
    return sorted(found, key=lambda path: path.stat().st_size)


def is_missed(path: Path) -> bool:
    """Whether a story comes out otherwise than it says."""
    from croupier.scenario.read import read_scenario
    from croupier.scenario.run import run_scenario

    return any(outcome.missed for outcome in run_scenario(read_scenario(path)))


def record_reached(part: str = "") -> dict[str, list[str]]:
    """The functions that each story comes by, `path:function`; one that fails anyway has none."""
    reached: dict[str, list[str]] = {}
    seen: set[Any] = set()

    def called(frame: Any, event: str, argument: Any) -> None:
        if event == "call":
            seen.add(frame.f_code)

    for path in stories(part):
        seen.clear()
        sys.setprofile(called)
        try:
            fails = is_missed(path)
        finally:
            sys.setprofile(None)
        names = {name for code in seen if (name := name_of(code))}
        reached[path.relative_to(ROOT).as_posix()] = [] if fails else sorted(names)
    return reached


def name_of(code: Any) -> str:
    """A function as mutants name it; empty if it is none of the rules."""
    if not code.co_filename.startswith(str(SOURCE)):
        return ""
    path = Path(code.co_filename).relative_to(SOURCE).as_posix()
    name = code.co_qualname.partition(".<locals>")[0]
    return f"{path}:{name}" if path.split("/")[0] in PACKAGES else ""


def choose(mutant: Mutant, reached: dict[str, list[str]]) -> list[str]:
    """The stories that come by a mutant, or by its module where it is no function's."""
    if mutant.function:
        return [
            story for story, names in reached.items() if f"{mutant.path}:{mutant.function}" in names
        ]
    parts = mutant.path.split("/")
    book = parts[1] if parts[0] == "books" else ""
    start = f"books/{book}/" if book else f"{mutant.path}:"
    near = [s for s, names in reached.items() if any(name.startswith(start) for name in names)]
    return near or [story for story, names in reached.items() if names]


def tests_of(mutant: Mutant) -> list[str]:
    """The test files of a mutant's module, and of its book's clauses."""
    parts = mutant.path.removesuffix(".py").split("/")
    folder = ROOT / "tests" / "unit" / Path(*parts[:-1])
    near = [folder / f"test_{parts[-1]}.py"]
    if parts[0] == "books":
        near += sorted((ROOT / "tests" / "clauses").glob(f"test_{parts[1]}*.py"))
        near += [ROOT / "tests" / "clauses" / f"test_{each}.py" for each in _EVERY_BOOK]
        near += sorted(folder.glob("test_*.py"))
    else:
        near += sorted(folder.glob(f"test_*{parts[-1].rstrip('s')}*.py"))
    if parts[0] == "roulette":
        near += sorted((ROOT / "tests" / "oracle").glob("test_*.py"))
    return [str(path) for path in dict.fromkeys(near) if path.exists()]


def tests_by(mutant: Mutant, lines: Sequence[dict[str, Any]]) -> list[str]:
    """Recorded tests that come by a mutant, the quickest of each file first."""
    here, start = f"{mutant.path}:{mutant.function}", f"{mutant.path}:"
    found = [
        line
        for line in lines
        if (here in line["functions"] if mutant.function else _comes_by(line, start))
    ]
    found.sort(key=lambda line: line["seconds"])
    spent = 0.0
    chosen: list[str] = []
    for line in found:
        spent += line["seconds"]
        if spent > _SECONDS_OF_TESTS or len(chosen) >= _TESTS_MAX:
            break
        chosen.append(line["test"])
    return chosen


def _comes_by(line: dict[str, Any], start: str) -> bool:
    return any(name.startswith(start) for name in line["functions"])


def import_mutant(mutant: Mutant) -> None:
    """Have this process import the rules with a mutant in them from now on."""
    sys.meta_path.insert(0, _Finder(mutant))
    for name in [name for name in sys.modules if name.partition(".")[0] == "croupier"]:
        del sys.modules[name]


def notice(mutant: Mutant, chosen: Sequence[str], tests: Sequence[str], *, wide: bool) -> str:
    """In this process, with the mutant in it: what notices it, or nothing."""
    import_mutant(mutant)
    try:
        for story in chosen:
            if is_missed(ROOT / story):
                return story
    except BaseException as error:
        return f"{type(error).__name__}"
    import pytest

    options = ["-q", "-x", "-n", "0", "-p", "no:cacheprovider"]
    far = [str(ROOT / "tests" / each) for each in _WIDE] if wide else []
    for some in (list(tests), tests_of(mutant), far):
        if some and pytest.main([*options, *some]):
            return "tests"
    return RECORDING if pytest.main([*options, str(_RECORDINGS)]) else ""


def try_mutant(
    mutant: Mutant, chosen: Sequence[str], tests: Sequence[str], seconds: int, *, wide: bool = False
) -> str:
    """The same in a process of its own; one that hangs is noticed too."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        # By the processor's time: on a busy machine a slow test is no sign of a mutant.
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        os.write(writing, notice(mutant, chosen, tests, wide=wide).encode()[:200] or b"-")
        os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading) as pipe:
        said = pipe.read()
    return "" if said == "-" else said or "it ends or hangs"


def main() -> int:
    """Print what nothing noticed, and its share."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="leave out so many")
    parser.add_argument("--only", default="", help="a part of the paths under src/croupier")
    parser.add_argument("--stories", default="", help="a part of the paths of stories to play")
    parser.add_argument("--seconds", type=int, default=300, help="of the processor, for one mutant")
    parser.add_argument("--wide", action="store_true", help="houses and laws too; 1,800 seconds")
    given = parser.parse_args()
    every = mutants(given.only)
    chosen = random.Random(given.seed).sample(every, len(every))
    chosen = chosen[given.first : given.first + given.sample]
    reached, lines = load_reached(given.stories), _load_tests()
    seconds = 1_800 if given.wide else given.seconds
    missed, recorded = [], 0
    for count, mutant in enumerate(chosen, start=1):
        near, by = choose(mutant, reached), tests_by(mutant, lines)
        found = try_mutant(mutant, near, by, seconds, wide=given.wide)
        recorded += found == RECORDING
        if not found:
            missed.append(mutant)
        print(f"{count:4} {found or 'NOT NOTICED'}  {mutant}", flush=True)
    share = len(missed) / max(1, len(chosen))
    print(f"{len(chosen)} of {len(every)} mutants, {len(missed)} not noticed ({share:.1%})")
    print(f"{recorded} more noticed by recordings alone ({recorded / max(1, len(chosen)):.1%})")
    return 0


def _load_tests() -> list[dict[str, Any]]:
    """What `tools.mutate_reach` has recorded, if it has."""
    file = REACHED / "tests-reach.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [json.loads(line) for line in lines]


def load_reached(part: str) -> dict[str, list[str]]:
    """What stories reach, found out in a process of its own: this one imports no rules."""
    file = REACHED / f"stories-reach{part.replace('/', '-')}.json"
    if not file.exists():
        child = os.fork()
        if not child:
            file.parent.mkdir(exist_ok=True)
            file.write_text(json.dumps(record_reached(part)), "utf-8")
            os._exit(0)
        os.waitpid(child, 0)
    found: dict[str, list[str]] = json.loads(file.read_text("utf-8"))
    return found


if __name__ == "__main__":
    sys.exit(main())
