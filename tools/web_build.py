"""Builds the screens from `web/`, and finds a browser for their tests. Standard library only.

The screens are built by Node. Where the machine has none that is new enough, one from the lock file
`requirements-node.lock` goes into `.tools`, beside `.venv` and out of its way. A stamp in the build
remembers what it was built from, so that a second run has nothing to do.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Say = Callable[[str], None]

NODE_MIN = (20, 19)
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILD = ROOT / "src" / "croupier" / "static"
STAMP = BUILD / "built-from"
INSTALLED = WEB / "node_modules" / "croupier-stamp"
TOOLS = ROOT / ".tools"
NODE_LOCK = ROOT / "requirements-node.lock"


class BuildFailed(Exception):
    """A step of the build did not succeed; the text names it."""


def build_screens(say: Say, install_node: Callable[[Path], None]) -> None:
    """Build the screens unless the stamp says that the build is of these very files."""
    if not WEB.is_dir():
        return
    wanted = digest(*sources())
    if read(STAMP) == wanted and (BUILD / "index.html").is_file():
        return
    node = node_environment(say, install_node)
    install_modules(say, node)
    say("Building the screens ...")
    run(node, "npm", "run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted, "utf-8")


def prepare_modules(say: Say, install_node: Callable[[Path], None]) -> None:
    """What the tests of the screens need beside a build, which may have been made elsewhere."""
    if WEB.is_dir() and read(INSTALLED) != digest(WEB / "package-lock.json"):
        install_modules(say, node_environment(say, install_node))


def sources() -> Iterator[Path]:
    """Every file that the build is made from."""
    yield from (
        path for path in sorted(WEB.iterdir()) if path.is_file() and path.name != "tsconfig.json"
    )
    for folder in ("src", "public"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())
    # The catalogues are read by Python and built into the screens.
    yield from sorted((ROOT / "src" / "croupier").rglob("*.ftl"))


def digest(*files: Path) -> str:
    """Changes when a file does, or its name."""
    total = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def read(file: Path) -> str:
    try:
        return file.read_text("utf-8").strip()
    except FileNotFoundError:
        return ""


def install_modules(say: Say, node: dict[str, str]) -> None:
    lock = digest(WEB / "package-lock.json")
    if read(INSTALLED) == lock:
        return
    say("Installing what builds the screens ...")
    run(node, "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(lock, "utf-8")


def node_environment(say: Say, install_node: Callable[[Path], None]) -> dict[str, str]:
    """An environment in which `npm` works: the machine's Node, or one of our own."""
    if node_is_new_enough(shutil.which("node")) and shutil.which("npm"):
        return dict(os.environ)
    folder = TOOLS / ("Scripts" if os.name == "nt" else "bin")
    if not node_is_new_enough(shutil.which("node", path=str(folder))):
        say("No Node of {}.{} or newer is here; fetching one ...".format(*NODE_MIN))
        install_node(TOOLS)
    trusted = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
    path = os.pathsep.join((str(folder), os.environ.get("PATH", "")))
    return {**os.environ, "PATH": path, "NODE_OPTIONS": trusted}


def node_is_new_enough(node: str | None) -> bool:
    if node is None:
        return False
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= NODE_MIN


def run(environment: dict[str, str], *words: str) -> None:
    """Run a command in `web/`."""
    program = shutil.which(words[0], path=environment.get("PATH")) or words[0]
    try:
        subprocess.run([program, *words[1:]], cwd=WEB, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as cause:
        raise BuildFailed(" ".join(words)) from cause


def find_browser(say: Say) -> str | None:
    """A Chromium for the tests of the screens; as root it is installed where there is none."""
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("Installing Chromium for the tests of the screens ...")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (
            ["update"],
            ["install", "-y", "--no-install-recommends", "chromium-headless-shell"],
        ):
            subprocess.run(
                ["apt-get", "-qq", *step], env=quiet, check=False, stdout=subprocess.DEVNULL
            )
    return shutil.which("chromium-headless-shell")


def main() -> int:
    """`python3 tools/web_build.py npm ...` runs something in `web/` with the right Node."""
    if len(sys.argv) < 2:
        print("usage: python3 tools/web_build.py npm run check")
        return 2
    try:
        run(node_environment(print, _cannot_install), *sys.argv[1:])
    except BuildFailed as failure:
        print(f"This did not succeed in web/: {failure}")
        return 1
    return 0


def _cannot_install(tools: Path) -> None:
    raise BuildFailed("no Node here yet: run `python3 tools/bootstrap.py test` first")


if __name__ == "__main__":
    sys.exit(main())
