"""A plugin of pytest that records which functions of the rules each test comes by.

    python -m pytest -p tools.mutate_reach -n 0 tests/unit/roulette

Each test becomes a line of `build/tests-reach.jsonl`: its name, how long it took, and the functions
as `tools.mutate_rules` names them, which plays for a mutant the tests that come by it.
"""

import json
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tools.mutate_rules import ROOT, name_of

REACHED: Final = ROOT / "build" / "tests-reach.jsonl"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Write down what a test that passes has called."""
    seen: set[Any] = set()

    def called(frame: Any, event: str, argument: Any) -> None:
        seen.add(frame.f_code)

    before, began = sys.gettrace(), time.perf_counter()
    sys.settrace(called)
    try:
        yield
    finally:
        sys.settrace(before)
    names = sorted({name for code in seen if (name := name_of(code))})
    if names:
        line = {"test": item.nodeid, "seconds": time.perf_counter() - began, "functions": names}
        REACHED.parent.mkdir(exist_ok=True)
        with REACHED.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
