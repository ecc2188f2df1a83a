"""The oldest versions that pyproject.toml allows: resolved, installed, and played a round with.

The long test asks a registry. The quick one sees that what it installs is what is declared.
"""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement

from tests.tidy.tree import ROOT

EXTRAS: Final = ("client", "house", "tracing")
#: What the tests themselves need beside the package.
TOOLS: Final = (
    "httpx",
    "httpx2",
    "hypothesis",
    "pytest==9.1.1",
    "pytest-timeout",
    "pytest-xdist",
    "websockets",
)
PLAYED: Final = "tests/house/test_client.py"


def declared() -> list[Requirement]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = project["dependencies"] + [line for extra in extras.values() for line in extra]
    return [Requirement(line) for line in lines]


def test_every_dependency_has_an_oldest_version_and_an_end() -> None:
    for each in declared():
        signs = sorted(one.operator for one in each.specifier)
        assert signs == ["<", ">="], f"{each}: say from which version on, and where it ends"


@pytest.mark.soak
def test_a_round_is_played_with_the_oldest_versions(tmp_path: Path) -> None:
    uv = Path(sys.executable).with_name("uv")
    own = {**os.environ, "VIRTUAL_ENV": str(tmp_path / "env"), "UV_SYSTEM_CERTS": "1"}

    def call(*words: str) -> str:
        ran = subprocess.run(words, env=own, cwd=ROOT, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    call(str(uv), "venv", "--python", sys.executable, str(tmp_path / "env"))
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    file = str(tmp_path / "oldest.txt")
    call(
        *(str(uv), "pip", "compile", "--quiet", "--no-header", "--resolution", "lowest-direct"),
        *("pyproject.toml", *extras, "-o", file),
    )
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", Path(file).read_text(), re.M))
    assert pinned["msgspec"].startswith("0.20")
    call(str(uv), "pip", "install", "--quiet", "-r", file)
    call(str(uv), "pip", "install", "--quiet", "-c", file, *TOOLS)
    own["PYTHONPATH"] = str(ROOT / "src")
    python = str(tmp_path / "env" / "bin" / "python")
    # Old packages may warn of what newer Pythons take away; that is theirs to mend.
    words = ("-m", "pytest", "-q", "-W", "default", "-p", "no:cacheprovider", "-k", "seat or wrong")
    said = call(python, *words, PLAYED)
    assert "2 passed" in said, said
