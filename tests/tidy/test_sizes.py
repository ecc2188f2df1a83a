"""A ratchet on size: core modules stay readable, and nearly all functions fit on a screen."""

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.tidy.tree import PACKAGE, modules, parse, write_tree

CORE: Final = (
    *("core", "roulette", "books", "table", "cage", "ledger"),
    *("tournament", "promotion", "compliance"),
)
MODULE_LINES_MAX: Final = 400
ANY_MODULE_LINES_MAX: Final = 800
LONG_MODULES_PERCENT_MAX: Final = 5
FUNCTION_LINES_MAX: Final = 29
LONG_FUNCTIONS_PERCENT_MAX: Final = 10


def long_modules(package: Path, folders: Iterable[str] = CORE) -> list[str]:
    """One line per module of the core that is past the limit."""
    counted = (
        (module, len(module.read_text("utf-8").splitlines()))
        for folder in folders
        for module in modules(package / folder)
    )
    return [
        f"{module.relative_to(package)}: {lines} lines, at most {MODULE_LINES_MAX}"
        for module, lines in counted
        if lines > MODULE_LINES_MAX
    ]


def long_functions(package: Path) -> tuple[list[str], int]:
    """The functions past the limit, longest first, and how many functions there are in all."""
    found = [
        (1 + (node.end_lineno or node.lineno) - node.lineno, module, node)
        for module in modules(package)
        for node in ast.walk(parse(module))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    longest_first = sorted(found, key=lambda each: each[0], reverse=True)
    return [
        f"{module.relative_to(package)}:{node.lineno}: {node.name} has {lines} lines"
        for lines, module, node in longest_first
        if lines > FUNCTION_LINES_MAX
    ], len(found)


def too_many_long_functions(package: Path) -> list[str]:
    """The long functions, if more than the allowed share of all functions are long."""
    long, count = long_functions(package)
    return long if len(long) * 100 > count * LONG_FUNCTIONS_PERCENT_MAX else []


def test_no_core_module_is_too_long() -> None:
    assert long_modules(PACKAGE) == []


def too_many_long_modules(package: Path) -> list[str]:
    """What is long outside the core, if more than one module in twenty is, or any is very long."""
    every = sorted(modules(package))
    counted = [(module, len(module.read_text("utf-8").splitlines())) for module in every]
    long = [(module, lines) for module, lines in counted if lines > MODULE_LINES_MAX]
    many = len(long) * 100 > len(every) * LONG_MODULES_PERCENT_MAX
    return [
        f"{module.relative_to(package)}: {lines} lines"
        for module, lines in long
        if many or lines > ANY_MODULE_LINES_MAX
    ]


def test_nineteen_modules_in_twenty_keep_to_the_limit_and_none_is_very_long() -> None:
    assert too_many_long_modules(PACKAGE) == []


def test_many_long_modules_and_a_very_long_one_are_named(tmp_path: Path) -> None:
    few = {f"cli/{number}.py": "\n" for number in range(19)}
    package = write_tree(tmp_path, {**few, "cli/long.py": "\n" * 800})
    assert too_many_long_modules(package) == []
    write_tree(package, {"cli/long.py": "\n" * 801})
    assert too_many_long_modules(package) == ["cli/long.py: 801 lines"]
    write_tree(package, {"cli/long.py": "\n" * 401, "lab/other.py": "\n" * 401})
    assert too_many_long_modules(package) == ["cli/long.py: 401 lines", "lab/other.py: 401 lines"]


def test_nine_functions_in_ten_are_short() -> None:
    assert too_many_long_functions(PACKAGE) == []


def _function(name: str, *, lines: int) -> str:
    return f"def {name}():\n" + "    pass\n" * (lines - 1)


def test_a_core_module_past_the_limit_is_named(tmp_path: Path) -> None:
    package = write_tree(tmp_path, {"table/decide.py": "\n" * 401, "table/evolve.py": "\n" * 400})
    assert long_modules(package) == ["table/decide.py: 401 lines, at most 400"]


def test_a_module_outside_the_core_may_be_longer(tmp_path: Path) -> None:
    assert long_modules(write_tree(tmp_path, {"consoles/cli.py": "\n" * 401})) == []


def test_one_long_function_in_ten_passes_and_two_do_not(tmp_path: Path) -> None:
    short = "".join(_function(f"short_{index}", lines=29) for index in range(8))
    package = write_tree(tmp_path, {"a.py": short + _function("short", lines=29)})
    write_tree(package, {"b.py": _function("long", lines=30)})
    assert too_many_long_functions(package) == []
    write_tree(package, {"a.py": short + _function("longer", lines=31)})
    assert too_many_long_functions(package) == [
        "a.py:233: longer has 31 lines",
        "b.py:1: long has 30 lines",
    ]


def test_a_tree_without_functions_passes(tmp_path: Path) -> None:
    assert too_many_long_functions(tmp_path) == []
