"""Prepares the project for running or testing, using the standard library only.

    python3 tools/bootstrap.py run     what `make run` needs: packages in `.venv`, built screens
    python3 tools/bootstrap.py test    what `make test` needs: the same, and the developers' tools

Every package comes from a lock file with hashes. Stamps remember which locks are installed and from
which files the screens were built, so a second run has nothing to do and prints nothing.

This file must stay readable to older Pythons, so that they reach the message that says they are
too old.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

# Started as a file, Python finds modules beside it and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import web_build

PYTHON_MIN = (3, 11)

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
STAMP = VENV / "croupier-stamp.json"
UV_LOCK = ROOT / "requirements-uv.lock"

# The tests need everything a run needs, so a test set-up also serves a run.
LOCKS = {"run": ROOT / "requirements.lock", "test": ROOT / "requirements-dev.lock"}
ALSO_SERVES = {"run": ("run",), "test": ("test", "run")}
# Guarded, as installers write it: a process that the house starts for its reports reads it again.
PROGRAM = """#!{python}
from croupier.cli.cli import main

if __name__ == "__main__":
    main()
"""


class StepFailed(Exception):
    """A command that the set-up ran did not succeed."""


def main() -> None:
    purpose = parse_purpose()
    refuse_old_python()
    try:
        prepare_packages(purpose)
        if purpose == "run":
            prepare_screens_to_run()
        else:
            prepare_screens_to_test()
    except (StepFailed, web_build.BuildFailed) as failure:
        stop(f"The set-up did not finish. This command failed: {failure}")


def parse_purpose() -> str:
    parser = argparse.ArgumentParser(description="Prepare .venv for running or testing.")
    parser.add_argument("purpose", choices=sorted(LOCKS))
    return str(parser.parse_args().purpose)


def refuse_old_python() -> None:
    if sys.version_info < PYTHON_MIN:
        needed = ".".join(map(str, PYTHON_MIN))
        stop(f"Croupier needs Python {needed} or newer; this is {sys.version.split()[0]}.")


def prepare_packages(purpose: str) -> None:
    """Install the lock of `purpose` into `.venv`, unless the stamp says it is there."""
    if not is_installed(purpose):
        if not venv_works():
            create_venv()
        install(LOCKS[purpose])
        link_source()
        write_stamp(purpose)
        say("Ready.")
    write_program()


def prepare_screens_to_run() -> None:
    """Build the screens. A house without them still serves every program that speaks to it."""
    try:
        web_build.build_screens(say, install_node)
    except (StepFailed, web_build.BuildFailed) as failure:
        say(f"The screens could not be built; the server starts without them. Failed: {failure}")


def prepare_screens_to_test() -> None:
    web_build.build_screens(say, install_node)
    web_build.prepare_modules(say, install_node)
    if web_build.find_browser(say) is None:
        stop(
            "The tests of the screens need Chromium, and it is not here. On Debian, as root:"
            " apt-get install chromium-headless-shell. Elsewhere put a chromium on the PATH."
        )


def install_node(tools: Path) -> None:
    """Put the Node of the lock file into a small environment of its own."""
    run(sys.executable, "-m", "venv", "--without-pip", "--clear", tools)
    python = tools / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    lock = web_build.NODE_LOCK
    try:
        run(*uv_install(python), "-r", lock)
    except StepFailed:
        run(sys.executable, "-m", "venv", "--clear", tools)
        run(python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock)


def is_installed(purpose: str) -> bool:
    return venv_works() and read_stamp().get(purpose) == digest(LOCKS[purpose])


def read_stamp() -> dict[str, str]:
    try:
        return dict(json.loads(STAMP.read_text("utf-8")))
    except (FileNotFoundError, ValueError):
        return {}


def write_stamp(purpose: str) -> None:
    served = {name: digest(LOCKS[name]) for name in ALSO_SERVES[purpose]}
    STAMP.write_text(json.dumps(served, indent=2) + "\n", "utf-8")


def digest(lock: Path) -> str:
    """Changes when the lock does, and when another Python starts the set-up."""
    return hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()


def venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def venv_works() -> bool:
    """False when `.venv` is missing, or when the Python it was made from has gone or changed."""
    made_for = VENV / "pyvenv.cfg"
    return (
        venv_python().exists()
        and made_for.exists()
        and f"version = {sys.version.split()[0]}" in made_for.read_text("utf-8")
    )


def create_venv() -> None:
    """Make an empty `.venv`; packages arrive later, so it needs no pip of its own yet."""
    if importlib.util.find_spec("venv") is None:
        stop("Python's venv module is missing. On Debian or Ubuntu: apt-get install python3-venv")
    say("Creating .venv ...")
    shutil.rmtree(VENV, ignore_errors=True)
    run(sys.executable, "-m", "venv", "--without-pip", VENV)


def link_source() -> None:
    """Make `import croupier` find the checkout, by a relative path so that it can be moved."""
    purelib = output(venv_python(), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    site_packages = Path(purelib)
    relative = os.path.relpath(SOURCE, site_packages)
    (site_packages / "croupier-source.pth").write_text(relative + "\n", "utf-8")


def write_program() -> None:
    """Make `croupier`, as an installer would."""
    program = venv_python().parent / "croupier"
    program.write_text(PROGRAM.format(python=venv_python()), "utf-8")
    program.chmod(0o755)


def install(lock: Path) -> None:
    """Install `lock` by uv, which takes seconds, or by pip where uv cannot be had."""
    say(f"Installing {count_packages(lock)} packages from {lock.name} ...")
    try:
        install_by_uv(lock)
    except StepFailed:
        say("uv is not usable here; installing the same packages by pip, which takes longer ...")
        install_by_pip(lock)


def count_packages(lock: Path) -> int:
    return sum("==" in line for line in lock.read_text("utf-8").splitlines() if line[:1].isalnum())


def install_by_uv(lock: Path) -> None:
    uv = venv_python().with_name("uv.exe" if os.name == "nt" else "uv")
    if not uv.exists():
        outer_pip = (sys.executable, "-m", "pip", "--python", venv_python())
        run(*outer_pip, "install", "--quiet", "--require-hashes", "-r", UV_LOCK, quiet=True)
    run(*uv_install(venv_python()), "-r", lock)


def uv_install(python: Path) -> tuple[str | Path, ...]:
    uv = venv_python().with_name("uv.exe" if os.name == "nt" else "uv")
    return (uv, "pip", "install", "--quiet", "--require-hashes", "--python", python)


def install_by_pip(lock: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        stop("Python's ensurepip is missing. On Debian or Ubuntu: apt-get install python3-venv")
    run(venv_python(), "-m", "ensurepip", quiet=True)
    run(venv_python(), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock)


def run(*command: str | Path, quiet: bool = False) -> None:
    hidden = subprocess.DEVNULL if quiet else None
    words = [str(word) for word in command]
    try:
        subprocess.run(words, cwd=ROOT, env=environment(), check=True, stdout=hidden, stderr=hidden)
    except (OSError, subprocess.CalledProcessError) as cause:
        raise StepFailed(" ".join(words)) from cause


def output(*command: str | Path) -> str:
    words = [str(word) for word in command]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


def environment() -> dict[str, str]:
    """The caller's own; uv is set to trust the certificates that the system trusts."""
    return {**os.environ, "UV_SYSTEM_CERTS": "1", "UV_NO_PROGRESS": "1"}


def say(line: str) -> None:
    print(line, flush=True)


def stop(line: str) -> NoReturn:
    sys.exit(line)


if __name__ == "__main__":
    main()
