"""What people install it with: each really does so, from the wheel, into an empty place.

The packages come from a registry or an installer's own cache, in the versions of the lock, so that
nothing that appears tomorrow changes a run of today. The quick test is by uv; pip and pipx take
their time.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx2
import pytest

from croupier import __version__
from tests.house.serving import Process, Server
from tests.install.test_install import built, wheel  # noqa: F401
from tests.tidy.tree import ROOT

UV: Final = Path(sys.executable).with_name("uv")
LOCK: Final = ROOT / "requirements.lock"
pytestmark = [pytest.mark.xdist_group("install"), pytest.mark.timeout(600)]
#: How installers say that there is no way to a registry.
_AWAY: Final = re.compile(
    r"dns error|error sending request|NewConnectionError|NameResolution", re.I
)
#: Puts a package with its house into an empty folder; the folder of programs is answered.
Install = Callable[[Path, str], Path]


class Installed(Server):
    """A house that is run by the program on a path with nothing else of ours on it."""

    programs: Path

    def _launch(self, arguments: list[str], env: dict[str, str]) -> Process:
        return subprocess.Popen(["croupier", *arguments], env=_only(self.programs, env))


def _only(programs: Path, given: dict[str, str]) -> dict[str, str]:
    own = {key: value for key, value in given.items() if not key.startswith("PYTHON")}
    return {**own, "PATH": f"{programs}:/usr/bin:/bin"}


def _call(*words: str | Path, **more: str) -> None:
    settings = {"UV_SYSTEM_CERTS": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}
    env = {**os.environ, **settings}
    ran = subprocess.run(list(map(str, words)), env=env, capture_output=True, text=True)
    if ran.returncode and _AWAY.search(ran.stderr) and not os.environ.get("CI"):
        pytest.skip(f"no registry can be reached from here: {ran.stderr[-300:]}")
    assert ran.returncode == 0, ran.stdout + ran.stderr


def _constraints(folder: Path) -> Path:
    """The versions of the lock without their hashes, which a wheel of today cannot have."""
    file = folder / "versions.txt"
    pinned = re.findall(r"^[\w.-]+==[^\s\\]+(?: ;[^\\\n]+)?", LOCK.read_text("utf-8"), re.MULTILINE)
    file.write_text("\n".join(pinned) + "\n", "utf-8")
    return file


def _by_uv(folder: Path, package: str) -> Path:
    if not UV.exists():
        pytest.skip("packages came by pip here, not by uv")
    places = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(folder / "bin")}
    words = ("tool", "install", "--quiet", "--python", sys.executable)
    _call(UV, *words, "--constraints", _constraints(folder), package, **places)
    return folder / "bin"


def _by_pip(folder: Path, package: str) -> Path:
    _call(sys.executable, "-m", "venv", folder / "env")
    pip = folder / "env" / "bin" / "pip"
    _call(pip, "install", "--quiet", "--constraint", _constraints(folder), package)
    return folder / "env" / "bin"


def _by_pipx(folder: Path, package: str) -> Path:
    _call(sys.executable, "-m", "venv", folder / "env")
    _call(folder / "env" / "bin" / "pip", "install", "--quiet", "pipx")
    places = {"PIPX_HOME": str(folder / "home"), "PIPX_BIN_DIR": str(folder / "bin")}
    places["PIP_CONSTRAINT"] = str(_constraints(folder))
    _call(folder / "env" / "bin" / "pipx", "install", "--quiet", package, **places)
    return folder / "bin"


def _plays(programs: Path, folder: Path) -> None:
    """The program is on the path, says its version, and a demo house answers with its screens."""
    own = _only(programs, dict(os.environ))
    assert shutil.which("croupier", path=own["PATH"]) == str(programs / "croupier")
    said = subprocess.run(
        ["croupier", "--version"], env=own, cwd=folder, capture_output=True, text=True
    )
    assert said.stdout.strip() == __version__, said.stderr
    house = Installed(folder / "data")
    house.programs = programs
    house.start()
    try:
        page = httpx2.get(house.url)
        assert page.status_code == 200
        scripts = re.findall(r'src="(/[^"]+\.js)"', page.text)
        assert scripts
        for script in scripts:
            assert httpx2.get(house.url + script).status_code == 200
        with house.http(house.sign_in("dora")) as dora:
            assert dora.get("/v1/tables/T1?as=dealer").json()["view"]["table"] == "T1"
    finally:
        assert house.stop() == 0


@pytest.mark.parametrize(
    "install",
    [
        pytest.param(_by_uv, id="uv"),
        pytest.param(_by_pip, id="pip", marks=pytest.mark.soak),
        pytest.param(_by_pipx, id="pipx", marks=pytest.mark.soak),
    ],
)
def test_a_wheel_is_installed_and_a_house_answers(
    wheel: Path,  # noqa: F811
    tmp_path: Path,
    install: Install,
) -> None:
    _plays(install(tmp_path, f"{wheel}[house]"), tmp_path)


@pytest.mark.soak
def test_a_source_distribution_is_installed_and_a_house_answers(
    built: Path,  # noqa: F811
    tmp_path: Path,
) -> None:
    source = next(built.glob("*.tar.gz"))
    _plays(_by_uv(tmp_path, f"croupier[house] @ {source.as_uri()}"), tmp_path)
