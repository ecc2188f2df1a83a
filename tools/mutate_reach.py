"""A plugin of pytest that records which lines of the rules each test comes by.

    python -m pytest -p tools.mutate_reach -n 0 -q

Without paths it runs every test that stays in one process, `tools.rule_mutants.TESTS`. What passes
is written to `build/rules-reach.json`, or to another name with `--reach rules-reach-2`: how long it
took, and the lines of `roulette`, `books` and `table` that it executed. `tools.mutate_rules` reads
all such files and runs for a mutant the tests that come by its line. What is kept between tests,
as by `functools.cache`, is forgotten before each: a mutant's process has run none of them before.
"""

import json
import time
from collections.abc import Iterator
from typing import Final

import coverage
import pytest

from tools.rule_mutants import (
    PACKAGES,
    REACHED,
    ROOT,
    SOURCE,
    TESTS,
    digest_of,
    forget_answers,
)

_COVERAGE: Final = coverage.Coverage(
    data_file=None, config_file=False, include=[str(SOURCE / each / "*") for each in PACKAGES]
)
#: Of the processor, by test.
_SPENT: Final[dict[str, float]] = {}
_PASSED: Final[list[str]] = []
#: Rules are called when books are read and tests collected, too.
_COVERAGE.start()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Several may record at once, each in a file of its own."""
    parser.addoption("--reach", default=REACHED.stem, help="the name of what is recorded")


def pytest_load_initial_conftests(args: list[str]) -> None:
    """Take the tests that stay in one process, unless paths are given."""
    if not any((ROOT / each.partition("::")[0]).exists() for each in args):
        args.extend(TESTS)
    args.append("--timeout=0")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Count what a test executes, its fixtures included, as its own."""
    forget_answers()
    _COVERAGE.switch_context(item.nodeid)
    began = time.process_time()
    try:
        return (yield)
    finally:
        _SPENT[item.nodeid] = time.process_time() - began
        _COVERAGE.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Keep what passes."""
    if report.when == "call" and report.passed:
        _PASSED.append(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write down what was reached."""
    _COVERAGE.stop()
    data = _COVERAGE.get_data()
    tests = sorted(_PASSED, key=_SPENT.__getitem__)
    places = {name: place for place, name in enumerate(tests)}
    lines: dict[str, dict[int, list[int]]] = {}
    early: dict[str, list[int]] = {}
    for file in sorted(data.measured_files()):
        path = file.removeprefix(f"{SOURCE}/")
        by_line = data.contexts_by_lineno(file)
        lines[path] = {
            line: sorted(places[name] for name in names if name in places)
            for line, names in sorted(by_line.items())
        }
        early[path] = sorted(line for line, names in by_line.items() if "" in names)
    told = {
        "tests": tests,
        "seconds": [round(_SPENT[name], 4) for name in tests],
        "lines": lines,
        "early": early,
        "digests": {path: digest_of(path) for path in lines},
    }
    kept = REACHED.with_stem(session.config.getoption("--reach"))
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(told), "utf-8")
    print(f"\n{len(tests)} tests recorded")
