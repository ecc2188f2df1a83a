"""`croupier scenario`: run executable rulebook scenarios and say what came of each."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from croupier.cli.output import UsageError
from croupier.scenario.read import NotAScenario, Scenario, read_scenario
from croupier.scenario.run import Outcome, run_scenario


@dataclass(frozen=True, slots=True)
class PlayedScenario:
    """A scenario that was run, or why it could not be."""

    path: Path
    name: str
    outcomes: list[Outcome]
    cannot: str = ""
    #: Words at its head that nobody asked for.
    ignored: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether everything came as expected."""
        return not self.cannot and not any(outcome.missed for outcome in self.outcomes)


def scenario(
    *paths: Path,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    quiet: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Run scenario files, or all that lie in folders; the exit code is 1 if any fails.

    Parameters
    ----------
    paths
        Files or folders.
    as_json
        The full outcome of every step.
    quiet
        Only the scenarios that fail, and the count.
    """
    if not paths:
        raise UsageError("name a scenario file or a folder of them")
    played = [_report(path) for path in _files(paths)]
    if as_json:
        whole: Any = [_as_json(scenario) for scenario in played]
        print(json.dumps(whole[0] if len(whole) == 1 else whole, indent=1, ensure_ascii=False))
    else:
        for scenario in played:
            if not (quiet and scenario.ok):
                _print_scenario(scenario)
        passed = sum(scenario.ok for scenario in played)
        print(f"{passed} passed, {len(played) - passed} failed")
    return 0 if all(scenario.ok for scenario in played) else 1


def _files(paths: tuple[Path, ...]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            if not found:
                raise UsageError(f"no scenario files in {path}")
            files.extend(found)
        elif path.exists():
            files.append(path)
        else:
            raise UsageError(f"there is no {path}")
    return files


def _report(path: Path) -> PlayedScenario:
    try:
        scenario: Scenario = read_scenario(path)
    except NotAScenario as error:
        return PlayedScenario(path, path.stem, [], str(error))
    try:
        outcomes = run_scenario(scenario)
    except NotAScenario as error:
        return PlayedScenario(path, scenario.name, [], str(error))
    return PlayedScenario(path, scenario.name, outcomes, ignored=tuple(scenario.ignored))


def _print_scenario(scenario: PlayedScenario) -> None:
    path = scenario.path
    place = f"{path.parent.name}/{path.stem}" if path.parent.name else path.stem
    print(f"{'ok  ' if scenario.ok else 'FAIL'} {place}: {scenario.name}")
    if scenario.cannot:
        print(f"       {scenario.cannot}")
    for word in scenario.ignored:
        print(f"note: {place} has no {word!r}; it was left out", file=sys.stderr)
    for outcome in scenario.outcomes:
        for word in outcome.report.get("ignored", ()):
            message = f"step {outcome.report['step']} {outcome.report['do']} has no {word!r}"
            print(f"note: {place}, {message}; it was left out", file=sys.stderr)
        for missed in outcome.missed:
            print(f"       step {outcome.report['step']} {outcome.report['do']}: {missed}")
            if outcome.report.get("detail"):
                cited = ", ".join(outcome.report["clauses"])
                under = f" ({cited})" if cited else ""
                print(f"         refused: {outcome.report['detail']}{under}")


def _as_json(scenario: PlayedScenario) -> dict[str, Any]:
    return {
        "file": str(scenario.path),
        "name": scenario.name,
        "ok": scenario.ok,
        **({"error": scenario.cannot} if scenario.cannot else {}),
        **({"ignored": list(scenario.ignored)} if scenario.ignored else {}),
        "steps": [
            {**outcome.report, "missed": list(outcome.missed)} for outcome in scenario.outcomes
        ],
    }
