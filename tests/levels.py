"""How far each test really went: into the core, through a house, over a wire to a device, a screen.

Nothing is taken from a test's name. While a test runs, the gateway, the clients of a running
server, pseudo-terminals and the browser say that they were used. What a test reached is written to
`levels.json` with

    pytest --record-levels [tests]

and from then on a test that reaches less than its line says fails.
"""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx2
import pytest
from websockets.sync.client import ClientConnection

from croupier.house.gateway import Gateway
from croupier.roulette.proofs import Level

FILE: Final = Path(__file__).with_name("levels.json")
_PROPERTY: Final = "level"
#: The clauses that the outcomes of a story cite, set by the test that plays it.
CITED: Final = "cited"
#: Which file a test plays, where the clauses are that file's.
STORY: Final = "story"
_ORDER: Final = list(Level)


class Reached:
    """What the test that runs now has used."""

    def __init__(self) -> None:
        self.used: set[Level] = set()
        #: Set by a test that went on without its house.
        self.left_house = False

    @property
    def level(self) -> Level:
        """The farthest; a device or a screen with no house behind it shows the core alone."""
        if self.left_house or not self.used & {Level.HOUSE, Level.SCREEN}:
            return Level.CORE
        return max(self.used, key=_ORDER.index)


REACHED: Final = Reached()


def _reports(level: Level, method: Callable[..., Any]) -> Callable[..., Any]:
    def used(*args: Any, **kwargs: Any) -> Any:
        REACHED.used.add(level)
        return method(*args, **kwargs)

    return used


def watch() -> None:
    """Have every way into a house report that it was used."""
    for owner, names, level in (
        (Gateway, ("submit", "send"), Level.HOUSE),
        (httpx2.Client, ("send",), Level.HOUSE),
        (ClientConnection, ("send",), Level.HOUSE),
        (os, ("openpty",), Level.DEVICE),
    ):
        for name in names:
            setattr(owner, name, _reports(level, getattr(owner, name)))


def recorded() -> dict[str, dict[str, Any]]:
    """What each test reached when it was last recorded."""
    if not FILE.is_file():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
    return found


class Levels:
    """Compares what tests reach with what was recorded, or records it."""

    def __init__(self, *, recording: bool) -> None:
        self.recording = recording
        self.known = recorded()
        self.found: dict[str, dict[str, Any]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        REACHED.used.clear()
        REACHED.left_house = False
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        done = yield
        if any(map(_is_browser, getattr(item, "funcargs", {}).values())):
            REACHED.used.add(Level.SCREEN)
        item.user_properties.append((_PROPERTY, REACHED.level.value))
        if not self.recording:
            self._compare(item)
        return done

    def _compare(self, item: pytest.Item) -> None:
        name = named(item.nodeid, dict(item.user_properties))
        known = self.known.get(name)
        if known is None:
            return
        if _ORDER.index(REACHED.level) < _ORDER.index(Level(known["level"])):
            pytest.fail(f"{name} reached {REACHED.level}, once {known['level']}", pytrace=False)
        cited = dict[str, Any](item.user_properties).get(CITED, ())
        lost = set(known.get(CITED, ())) - set(cited)
        if lost:
            pytest.fail(f"{name} no longer cites {', '.join(sorted(lost))}", pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" or report.outcome != "passed":
            return
        properties = dict(report.user_properties)
        name, level = named(report.nodeid, properties), str(properties.get(_PROPERTY, Level.CORE))
        line: dict[str, Any] = {"level": level}
        before = self.found.get(name)
        if before is not None and _ORDER.index(Level(before["level"])) < _ORDER.index(Level(level)):
            line["level"] = before["level"]
        if CITED in properties:
            line[CITED] = properties[CITED]
        self.found[name] = line

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.recording and not hasattr(session.config, "workerinput"):
            write(self.found)


def write(found: dict[str, dict[str, Any]]) -> None:
    """Keep the lines of tests that name clauses, and forget those that are gone."""
    from croupier.cli.matrix import citing

    wanted = citing()
    lines = {name: line for name, line in {**recorded(), **found}.items() if name in wanted}
    answer = (f"{json.dumps(name)}: {json.dumps(line)}" for name, line in sorted(lines.items()))
    FILE.write_text("{" + ",\n".join(answer) + "}\n", "utf-8")


def named(nodeid: str, properties: dict[str, Any]) -> str:
    """A test by the name that the matrix has for it: without parameters, a story by its file."""
    return str(properties.get(STORY) or nodeid.partition("@")[0].partition("[")[0])


def _is_browser(value: object) -> bool:
    return type(value).__module__.startswith("playwright.")
