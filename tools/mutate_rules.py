"""Whether tests notice mutants of the rules, each tried by the tests that come by its line.

    python -m tools.mutate_rules [--sample 100] [--seed 1] [--from 0] [--only table/wagers]

The tests are collected once. Each mutant has a process of its own, forked from there, in which the
changed function takes the place of its like; what was read or called before is read anew, first
the book alone and then all rules and tests. Then the tests are run that `tools.mutate_reach` has
recorded to come by the line: those first that noticed a neighbour, then the quick ones, up to
`--seconds` of them. A mutant that these let pass while others were left, for want of time or
because they are no longer there, is counted as undecided and has no part in the share. Where a file
has changed since its lines were recorded nothing is tried: the tests came by other lines.
At last come the recordings of what books and commands declare: they show that a value has changed
and not that it was right, so those that only they notice are counted apart. A mutant that all of
them let pass is printed; the share of those is what the run ends with.
"""

import argparse
import gc
import json
import os
import random
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

from tools.rule_mutants import (
    REACHED,
    SOURCE,
    Finder,
    Mutant,
    digest_of,
    forget_answers,
    import_mutant,
    mutants,
    mutated,
)

#: What shows that a value has changed, and not that it was right.
_RECORDINGS: Final = "tests/goldens/test_declared.py"
#: A scenario as a test of pytest's.
_SCENARIO: Final = "tests/scenarios/test_scenarios.py::test_scenario_comes_out_as_it_says["
RECORDING: Final = "recording"
_OPTIONS: Final = ("-q", "-x", "-n", "0", "-p", "no:cacheprovider", "--timeout=0", "-s")
#: However busy the machine is, a mutant that has not ended by then does not end.
_HANGS: Final = 900


def recorded() -> list[Path]:
    """What `tools.mutate_reach` has recorded."""
    return sorted(REACHED.parent.glob(f"{REACHED.stem}*.json"))


class Reach:
    """Which tests come by which lines, and how long each takes."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.tests: list[str] = []
        self.seconds: list[float] = []
        self.lines: dict[str, dict[str, list[int]]] = {}
        #: What was executed before any test.
        self.early: dict[str, set[int]] = {}
        #: What the files were of which lines were recorded.
        self.digests: dict[str, set[str]] = {}
        for file in files:
            self._add(json.loads(file.read_text("utf-8")))
        #: How often a test noticed a mutant of a module.
        self.noticed: Counter[tuple[str, int]] = Counter()

    def _add(self, told: dict[str, Any]) -> None:
        before = len(self.tests)
        self.tests += told["tests"]
        self.seconds += told["seconds"]
        for path, lines in told["lines"].items():
            known = self.lines.setdefault(path, {})
            for line, tests in lines.items():
                known.setdefault(line, []).extend(before + test for test in tests)
        for path, early in told["early"].items():
            self.early.setdefault(path, set()).update(early)
        for path, digest in told["digests"].items():
            self.digests.setdefault(path, set()).add(digest)

    def changed(self, mutants: Iterable[Mutant]) -> list[str]:
        """The files of some mutants that are no longer those of which lines were recorded."""
        paths = sorted({mutant.path for mutant in mutants} & self.digests.keys())
        return [path for path in paths if self.digests[path] != {digest_of(path)}]

    def is_early(self, mutant: Mutant) -> bool:
        """Whether its line was executed before any test ran: what came of it is there already."""
        return bool(self.early.get(mutant.path, set()) & {*mutant.lines, mutant.statement})

    def by(self, mutant: Mutant) -> list[int]:
        """The tests that come by a mutant's line, else by its module, else by its package."""
        of_file = self.lines.get(mutant.path, {})
        found = {t for line in mutant.lines for t in of_file.get(str(line), ())}
        found = found or set(of_file.get(str(mutant.statement), ()))
        if not found and (not mutant.function or self.is_early(mutant)):
            found = {t for tests in of_file.values() for t in tests}
            if not found:
                start = mutant.path.rpartition("/")[0]
                near = (lines for path, lines in self.lines.items() if path.startswith(start))
                found = {t for lines in near for tests in lines.values() for t in tests}
        found = {t for t in found if not self.tests[t].startswith(_RECORDINGS)}
        return sorted(found, key=lambda t: (-self.noticed[mutant.path, t], self.seconds[t]))

    def scenarios(self, mutant: Mutant) -> list[str]:
        """The files of the scenarios that come by a mutant."""
        names = (self.tests[test] for test in self.by(mutant))
        found = (name.removeprefix(_SCENARIO) for name in names if name.startswith(_SCENARIO))
        return [f"tests/scenarios/{name.rstrip(']')}.yaml" for name in found]

    def within(self, tests: Sequence[int], seconds: float) -> list[int]:
        """As many of some tests as fit into a time."""
        answer: list[int] = []
        for test in tests:
            seconds -= self.seconds[test]
            if seconds < 0:
                break
            answer.append(test)
        return answer


class Trying:
    """A plugin that tries mutants in place of running the tests that were collected."""

    def __init__(self, chosen: Sequence[Mutant], reach: Reach, seconds: float) -> None:
        self.chosen, self.seconds, self.reach = chosen, seconds, reach
        self.items: dict[str, pytest.Item] = {}
        self.failed = ""
        self.missed: list[Mutant] = []
        #: What was let pass while tests that come by it were left.
        self.undecided: list[Mutant] = []
        self.recorded = 0

    def pytest_configure(self) -> None:
        """Hypothesis keeps what fails: a mutant's failures are nothing to be kept."""
        from hypothesis import settings

        settings.register_profile("mutants", deadline=None, database=None, derandomize=True)
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.items = {item.nodeid: item for item in items}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self) -> bool:
        """Try each, and print what comes of it."""
        gc.collect()
        gc.freeze()
        functions = _functions()
        for count, mutant in enumerate(self.chosen, start=1):
            found = self.notice(mutant, functions)
            self.recorded += found == RECORDING
            left = 0 if found else self.untried(mutant)
            if not found:
                (self.undecided if left else self.missed).append(mutant)
            said = f"UNDECIDED, {left} tests left" if left else "NOT NOTICED"
            print(f"{count:4} {found or said}  {mutant}", flush=True)
        return True

    def untried(self, mutant: Mutant) -> int:
        """How many tests that come by a mutant are not run: no time is left, or they are gone."""
        every = self.reach.by(mutant)
        tried = self.reach.within(every, self.seconds)
        return len(every) - sum(self.reach.tests[test] in self.items for test in tried)

    def notice(self, mutant: Mutant, functions: dict[str, list[FunctionType]]) -> str:
        """What notices a mutant, or nothing."""
        tests = self.reach.within(self.reach.by(mutant), self.seconds)
        early = not mutant.function or self.reach.is_early(mutant)
        found = ""
        if mutant.function:
            found = _apart(lambda: self._patched(mutant, functions, tests))
        elif mutant.path.startswith("books/"):
            scenarios = [t for t in tests if self.reach.tests[t].startswith(_SCENARIO)]
            found = _apart(lambda: self._book_anew(mutant, scenarios))
        if not found and early:
            found = _apart(lambda: _all_anew(mutant, [self.reach.tests[t] for t in tests]))
        if found in self.items:
            self.reach.noticed[mutant.path, self.reach.tests.index(found)] += 1
        return found

    def _patched(
        self, mutant: Mutant, functions: dict[str, list[FunctionType]], tests: Sequence[int]
    ) -> str:
        codes = dict(_codes(compile(mutated(mutant), str(SOURCE / mutant.path), "exec")))
        for each in functions.get(str(SOURCE / mutant.path), ()):
            code = codes.get((each.__code__.co_qualname, each.__code__.co_firstlineno))
            if code is not None:
                each.__code__ = code
        forget_answers()
        return self._run(tests)

    def _book_anew(self, mutant: Mutant, scenarios: Sequence[int]) -> str:
        folder = "croupier." + ".".join(mutant.path.split("/")[:2])
        sys.meta_path.insert(0, Finder(mutant))
        for name in [name for name in sys.modules if name.startswith(folder)]:
            del sys.modules[name]
        forget_answers()
        return self._run(scenarios)

    def _run(self, tests: Sequence[int]) -> str:
        for test in tests:
            item = self.items.get(self.reach.tests[test])
            if item is None:
                continue
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.failed:
                return self.failed
        return ""


def _functions() -> dict[str, list[FunctionType]]:
    """Every function there is, by its file."""
    found: dict[str, list[FunctionType]] = {}
    gc.unfreeze()
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            found.setdefault(each.__code__.co_filename, []).append(each)
    gc.freeze()
    return found


def _codes(code: CodeType) -> list[tuple[tuple[str, int], CodeType]]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return [((c.co_qualname, c.co_firstlineno), c) for c in inner] + [
        pair for each in inner for pair in _codes(each)
    ]


def _all_anew(mutant: Mutant, tests: Sequence[str]) -> str:
    """Read all the rules with a mutant in them, and the tests too."""
    import_mutant(mutant)
    for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
        del sys.modules[name]
    if tests and pytest.main([*_OPTIONS, *tests]):
        return "tests, all read anew"
    return RECORDING if pytest.main([*_OPTIONS, _RECORDINGS]) else ""


def _apart(work: Callable[[], str]) -> str:
    """What something finds in a process of its own; one that breaks down is noticed."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        # By the processor's time: on a busy machine a slow test is no sign of a mutant.
        resource.setrlimit(resource.RLIMIT_CPU, (300, 305))
        signal.alarm(_HANGS)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        try:
            said = work() or "-"
        except BaseException as error:
            said = f"{type(error).__name__}"
        os.write(writing, said.encode())
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
    parser.add_argument("--seconds", type=float, default=60.0, help="of tests for one mutant")
    parser.add_argument("--reach", type=Path, action="append", help="what was recorded")
    given = parser.parse_args()
    every = mutants(given.only)
    chosen = random.Random(given.seed).sample(every, len(every))
    chosen = chosen[given.first : given.first + given.sample]
    reach = Reach(given.reach or recorded())
    if changed := reach.changed(chosen):
        print(f"record anew which tests come by which lines: {', '.join(changed)} changed since")
        return 2
    trying = Trying(chosen, reach, given.seconds)
    paths = dict.fromkeys(name.partition("::")[0] for name in trying.reach.tests)
    pytest.main([*_OPTIONS, *paths], plugins=[trying])
    missed, undecided = trying.missed, trying.undecided
    tried = max(1, len(chosen) - len(undecided))
    for mutant in missed:
        print(f"NOT NOTICED  {mutant}")
    for mutant in undecided:
        print(f"UNDECIDED  {mutant}")
    print(f"{len(chosen)} of {len(every)} mutants, {len(missed)} not noticed", end=" ")
    print(f"({len(missed) / tried:.1%} of those decided), {len(undecided)} undecided")
    print(f"{trying.recorded} more noticed by recordings alone ({trying.recorded / tried:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
