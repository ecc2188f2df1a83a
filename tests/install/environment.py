"""An environment with the wheel and the packages of some extras, and nothing else.

No registry is asked: the packages are linked from the environment that runs the tests, as far as
the wheel's own metadata asks for them.
"""

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from email.parser import HeaderParser
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


@dataclass
class Environment:
    """A virtual environment with a program in it."""

    folder: Path

    def run(self, *words: str, cwd: Path | None = None) -> "subprocess.CompletedProcess[str]":
        """Run `croupier` as it is on the path after an installation."""
        return self._call("croupier", *words, cwd=cwd or self.folder)

    def python(self, program: str) -> "subprocess.CompletedProcess[str]":
        """Run a program with the environment's own Python."""
        return self._call("python", "-c", program, cwd=self.folder)

    def _call(self, name: str, *words: str, cwd: Path) -> "subprocess.CompletedProcess[str]":
        own = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        command = [str(self.folder / "bin" / name), *words]
        return subprocess.run(command, capture_output=True, text=True, env=own, cwd=cwd)


def needed(wheel: Path, extras: Iterable[str]) -> set[str]:
    """Every package that the wheel asks for with some extras, and what those ask for."""
    with zipfile.ZipFile(wheel) as opened:
        (name,) = [each for each in opened.namelist() if each.endswith(".dist-info/METADATA")]
        metadata = HeaderParser().parsestr(opened.read(name).decode())
    todo = [(Requirement(line), set(extras)) for line in metadata.get_all("Requires-Dist") or ()]
    found: set[str] = set()
    seen: set[tuple[str, tuple[str, ...]]] = set()
    while todo:
        requirement, wanted = todo.pop()
        marker = requirement.marker
        if marker and not any(marker.evaluate({"extra": each}) for each in wanted or {""}):
            continue
        name, key = canonicalize_name(requirement.name), tuple(sorted(requirement.extras))
        if (name, key) in seen:
            continue
        seen.add((name, key))
        try:
            own = distribution(name).requires or ()
        except PackageNotFoundError:
            continue
        found.add(name)
        todo += [(Requirement(line), set(requirement.extras)) for line in own]
    return found


def make_environment(folder: Path, wheel: Path, *extras: str) -> Environment:
    """A fresh environment: packages linked, the wheel installed by pip's own installer."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (site,) = (folder / "lib").glob("python3*/site-packages")
    for name in needed(wheel, extras):
        for file in distribution(name).files or ():
            source = Path(str(file.locate()))
            if ".." in file.parts or not source.is_file():
                continue
            target = site / Path(*file.parts)
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.exists():
                os.symlink(source, target)
    _install(folder, site, wheel)
    return Environment(folder)


def _install(folder: Path, site: Path, wheel: Path) -> None:
    """Unpack the wheel and make its program, as every installer does."""
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(site)
        (points,) = [each for each in opened.namelist() if each.endswith("/entry_points.txt")]
        lines = opened.read(points).decode().splitlines()
    for line in lines:
        if " = " not in line:
            continue
        name, _, place = line.partition(" = ")
        module, _, function = place.partition(":")
        program = folder / "bin" / name
        python = folder / "bin" / "python"
        program.write_text(
            # Guarded, as installers write it: a process that is spawned reads this file again.
            f"#!{python}\nimport sys\nfrom {module} import {function}\n"
            f"if __name__ == '__main__':\n    sys.exit({function}())\n"
        )
        program.chmod(0o755)
