"""Mutants of settlement, and whether the verifier that stands alone finds what they write.

    python -m tools.mutate_settling [--sample 60] [--seed 1]

Signs, numbers and comparisons of what settles wagers are changed one at a time, and scenarios that
come by the change are played. Where a log comes out otherwise than it did, it is exported, and
`verifier/verify_log.py`, which shares no code with the house, must say that it is wrong.
"""

import argparse
import asyncio
import hashlib
import importlib.util
import json
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from tools.mutate_rules import Reach, recorded
from tools.rule_mutants import ROOT, Mutant, import_mutant, mutants

_VERIFIER: Final = ROOT / "verifier" / "verify_log.py"
_SETTLING: Final = ("roulette/lines.py", "roulette/settlement.py", "roulette/zero.py")
#: So many scenarios are played for one mutant.
_SCENARIOS_MAX: Final = 25


def main() -> int:
    """Print what was not found, and the share that was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    every = [each for path in _SETTLING for each in mutants(path) if each.function]
    chosen = random.Random(given.seed).sample(every, min(given.sample, len(every)))
    reach = Reach(recorded())
    plays = {mutant: reach.scenarios(mutant)[:_SCENARIOS_MAX] for mutant in chosen}
    scenarios = sorted({scenario for some in plays.values() for scenario in some})
    before = json.loads(_apart(lambda: json.dumps({s: _digest(_play(s)) for s in scenarios})))
    ended: Counter[str] = Counter()
    for mutant, some in plays.items():
        said = _apart(partial(_judge, mutant, some, before))
        ended[said or "it ends or hangs"] += 1
        if said == "NOT FOUND":
            print(f"{said}  {mutant}", flush=True)
    changed = ended["found"] + ended["NOT FOUND"]
    print(
        f"{ended['found']} of {changed} mutants that changed a log were found"
        f" ({ended['found'] / max(1, changed):.1%}); {dict(ended)}"
    )
    return 0


def _apart(work: Callable[[], str]) -> str:
    """What something says in a process of its own; nothing if it breaks down."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 2)
        os.close(reading)
        try:
            with os.fdopen(writing, "w") as pipe:
                pipe.write(work())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return said


def _judge(mutant: Mutant, scenarios: Sequence[str], before: dict[str, str]) -> str:
    """In a process with the mutant in it: whether a log is another, and found to be wrong."""
    import_mutant(mutant)
    said = "unchanged"
    for scenario in scenarios:
        try:
            store = _play(scenario)
        except Exception:
            return "the house stops"
        if _digest(store) == before[scenario]:
            continue
        said = "NOT FOUND"
        if _is_wrong(store):
            return "found"
    return said


def _play(file: str) -> Any:
    from croupier.scenario.read import read_scenario
    from croupier.scenario.run import set_up, take_step

    scenario = read_scenario(ROOT / file)
    if scenario.kind != "table":
        return None
    play = set_up(scenario)
    for step in scenario.steps:
        take_step(play, step)
    return play.house.store


def _digest(store: Any) -> str:
    records = store.records if store is not None else ()
    return hashlib.sha256(b"".join(record.payload for record in records)).hexdigest()


def _is_wrong(store: Any) -> bool:
    from croupier.cli.proof_export import write_export

    spec = importlib.util.spec_from_file_location("verify_log", _VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    verifier = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(verifier)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.jsonl"
        with path.open("w", encoding="utf-8") as file:
            asyncio.run(write_export(store, file))
        try:
            verifier.verify(str(path), [], [])
        except (verifier.Fault, LookupError, ValueError):
            return True
    return False


if __name__ == "__main__":
    sys.exit(main())
