"""The verifier that stands alone reads every simulated log, as a stranger would read an export."""

import importlib.util
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from croupier.cli.proof_export import write_export

if TYPE_CHECKING:
    from tests.sim.house import Serving
    from tests.sim.world import World

_FILE: Final = Path(__file__).parents[2] / "verifier" / "verify_log.py"


async def check_alone(world: "World", serving: "Serving") -> None:
    """Export the log, and have it verified by a program that shares nothing with the house."""
    verifier = _verifier()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.jsonl"
        with path.open("w", encoding="utf-8") as file:
            await write_export(serving.store, file)
        try:
            verifier.verify(str(path), [], [])
        except (verifier.Fault, LookupError, TypeError, ValueError) as fault:
            world.checks.fail("stand-alone verifier", repr(fault))


@cache
def _verifier() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_log", _FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
