"""A failing seed made short: what is not needed for the failure is left out, the rest is a story.

What clients send and what goes wrong has a name, one by one. A part of it is left out, the
same seed runs again, and what the same check still fails without is not needed. What is left at the
table that failed is written in the format of scenarios, ready to be kept as a test.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import yaml

from croupier.core.declarations import own_fields
from croupier.core.money import show_money
from croupier.core.refusal import Refusal
from croupier.table.opening import OpenTable
from tests.sim.run import simulate
from tests.sim.world import Plan, Sent, World

_TABLE = re.compile(r"\bT(?:\d+|T|W)\b")


def shrink(seed: int, plan: Plan, runs_max: int = 60) -> tuple[Plan, World]:
    """The same failure with as little as can be found within so many runs."""
    report, world = simulate(seed, plan)
    if not report.failures:
        raise ValueError(f"seed {seed} does not fail")
    first = report.failures[0]
    best, kept = replace(plan, seconds=min(plan.seconds, first.at + 1.0)), world
    names = _names(world)
    runs, size = 0, max(1, len(names) // 2)
    while size and runs < runs_max:
        shorter = False
        for start in range(0, len(names), size):
            part = frozenset(names[start : start + size])
            tried = replace(best, muted=best.muted | part)
            report, world = simulate(seed, tried)
            runs += 1
            if any(failure.check == first.check for failure in report.failures):
                best, kept, shorter = tried, world, True
            if runs >= runs_max:
                break
        names = [name for name in names if name not in best.muted]
        size = min(size, len(names)) if shorter and size > 1 else size // 2
    return best, kept


def _names(world: World) -> list[str]:
    """All that can be left out, the last first: what comes after a failure is needed least."""
    # The operator opens the tables, and sees at the end whether they answer.
    sent = [each.name for each in world.story if not each.name.startswith("operator")]
    faults = [text.split()[0] for _, text in world.happened]
    return [*faults, *reversed(sent)]


def story(world: World) -> str:
    """What happened at the table of the first failure, in the format of scenarios."""
    failure = world.checks.failures[0]
    table = _table_of(world, failure.detail)
    opened = next(e.command for e in world.story if e.stream == f"table:{table}")
    steps: list[dict[str, Any]] = []
    before = 0.0
    for each in _at(world, table):
        steps.append({**_step(each), "at": f"+{int(1000 * (each.at - before))}ms"})
        before = each.at
    limits = opened.limits.table
    written: dict[str, Any] = {
        "name": f"seed {world.seed}: {failure.check}",
        "book": opened.book,
        "game": opened.game,
        "options": dict(opened.options),
        "limits": {
            "min": show_money(limits.min),
            "max": show_money(limits.max),
            "smallest_chip": show_money(opened.limits.smallest_chip),
        },
        "steps": [*steps, {"expect": {"log_ok": True}}],
    }
    if limits.unit is not None:
        written["limits"]["unit"] = show_money(limits.unit)
    went_wrong = "".join(f"# {at:.3f}s {text}\n" for at, text in world.happened)
    return f"# {failure}\n{went_wrong}{yaml.safe_dump(written, sort_keys=False)}"


def _table_of(world: World, detail: str) -> str:
    """The table that a failure speaks of, by its name, a record's number or a key."""
    found = _TABLE.search(detail)
    if found and found[0] in world.checks.tables:
        return found[0]
    number = re.search(r"record (\d+)", detail)
    if number and int(number[1]) <= len(world.checks.records):
        name = world.checks.records[int(number[1]) - 1][1].removeprefix("table:")
        if name in world.checks.tables:
            return name
    return next(iter(world.checks.tables))


def _at(world: World, table: str) -> list[Sent]:
    return [
        each
        for each in world.story
        if each.stream == f"table:{table}" and not isinstance(each.command, OpenTable)
    ]


def _step(sent: Sent) -> dict[str, Any]:
    """A command as a step."""
    command = sent.command
    words: dict[str, Any] = {}
    for field in own_fields(type(command)):
        value = getattr(command, field.name)
        if field.kind.name == "house" or value == field.default or value is None:
            continue
        word = type(command).words.get(field.name, field.name)
        words[word] = _word(field.kind.name, value)
    step: dict[str, Any] = {type(command).verb or command.action: words, "by": str(command.by)}
    if isinstance(sent.answer, Refusal):
        step["expect"] = {"ok": False}
    return step


def _word(kind: str, value: Any) -> Any:
    show: Callable[[Any], Any] = show_money if kind in ("money", "signed") else msgspec.to_builtins
    return show(value)
