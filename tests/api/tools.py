"""Programs of the API's own world, from npm: installed once a lock, beside the other tools."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.tidy.tree import ROOT
from tools import web_build

HERE: Final = Path(__file__).parent
_FILES: Final = ("package.json", "package-lock.json", ".npmrc")
_INSTALL: Final = ("ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error")


def _no_node(tools: Path) -> None:
    pytest.skip("no Node here: run `python3 tools/bootstrap.py test` first")


def environment() -> dict[str, str]:
    """One in which `npm` and `node` are the right ones."""
    return web_build.node_environment(lambda _: None, _no_node)


def install(source: Path) -> Path:
    """The folder with `node_modules` of a lock; nothing is fetched when it is as before."""
    texts = [(source / name).read_bytes() for name in _FILES]
    folder = ROOT / ".tools" / f"api-{hashlib.sha256(b''.join(texts)).hexdigest()[:12]}"
    if (folder / "done").is_file():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in zip(_FILES, texts, strict=True):
        (folder / name).write_bytes(text)
    npm = shutil.which("npm", path=environment()["PATH"]) or "npm"
    made = subprocess.run(
        [npm, *_INSTALL], cwd=folder, env=environment(), capture_output=True, text=True
    )
    if made.returncode:
        if os.environ.get("CI"):
            raise RuntimeError(made.stderr)
        pytest.skip(f"npm cannot install {source.relative_to(ROOT)} here: {made.stderr[-300:]}")
    (folder / "done").touch()
    return folder


def node(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run a script in a folder."""
    program = shutil.which("node", path=environment()["PATH"]) or "node"
    return _run([program, *words], folder, environment())


def python(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run a program with the packages of the tests; their programs are on its path."""
    beside = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return _run([sys.executable, *words], folder, {**os.environ, "PATH": beside})


def _run(
    command: list[str], folder: Path, env: dict[str, str]
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=110)
