"""What program a house runs: digests over its own code, its books and its screens.

Books are code, and some may lie elsewhere: they count as if they lay with the others, with what
lies beside them that they may import. So does bytecode without a text beside it, which is run
like any module.
"""

import hashlib
import json
from collections.abc import Iterator
from importlib import import_module, resources
from importlib.machinery import all_suffixes
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

PARTS: Final = ("code", "books", "screens")
_LEFT_OUT: Final = ("__pycache__",)
_IMPORTED: Final = tuple(all_suffixes())


def program_files() -> dict[str, dict[str, str]]:
    """The SHA-256 of every file of the program, by part and path."""
    found: dict[str, dict[str, str]] = {part: {} for part in PARTS}
    for path, raw in _files(resources.files("croupier"), ""):
        found[_part(path)][path] = hashlib.sha256(raw).hexdigest()
    for path, raw in own_books():
        found["books"][path] = hashlib.sha256(raw).hexdigest()
    return found


def own_books() -> Iterator[tuple[str, bytes]]:
    """Each file of the shelves that a house keeps elsewhere, of which one may be an archive."""
    _, *shelves = import_module("croupier.books").__path__
    for number, shelf in enumerate(map(Path, shelves), start=1):
        name = f"books elsewhere {number}"
        if shelf.is_file():
            yield name, shelf.read_bytes()
        elif shelf.is_dir():
            yield from _shelved(shelf, f"{name}/")


def _shelved(folder: Path, path: str) -> Iterator[tuple[str, bytes]]:
    # A shelf may be any folder: what is neither a book's nor can be imported is no part of it.
    for entry in sorted(folder.iterdir()):
        name = f"{path}{entry.name}"
        if entry.is_file():
            if entry.name.endswith(_IMPORTED):
                yield name, entry.read_bytes()
        elif entry.is_dir() and entry.name.isidentifier() and entry.name not in _LEFT_OUT:
            is_book = any(entry.glob("__init__.*"))
            yield from (_files if is_book else _shelved)(entry, f"{name}/")


def _part(path: str) -> str:
    top = path.partition("/")[0]
    return {"books": "books", "static": "screens"}.get(top, "code")


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{path}{entry.name}"
        if entry.is_dir():
            if entry.name not in _LEFT_OUT:
                yield from _files(entry, f"{name}/")
        else:
            yield name, entry.read_bytes()


def program_digests() -> dict[str, str]:
    """One digest for each part: over the lines `digest, two spaces, path` of its files."""
    return {part: _digest(files) for part, files in program_files().items()}


def _digest(files: dict[str, str]) -> str:
    text = "".join(f"{digest}  {path}\n" for path, digest in sorted(files.items()))
    return hashlib.sha256(text.encode()).hexdigest()


def write_manifest(file: Path, version: str) -> None:
    """The manifest of a release: every file with its digest."""
    manifest = {"version": version, "files": program_files(), "digests": program_digests()}
    file.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", "utf-8")


def manifest_faults(file: Path) -> list[str]:
    """Where the program at hand differs from a manifest; OSError or ValueError if there is none."""
    wanted = json.loads(file.read_text("utf-8"))["files"]
    faults = []
    for part, files in program_files().items():
        due = wanted.get(part, {})
        faults += [f"{path} is missing" for path in sorted(due.keys() - files.keys())]
        faults += [f"{path} is none of the release's" for path in sorted(files.keys() - due.keys())]
        same = sorted(files.keys() & due.keys())
        faults += [f"{path} was changed" for path in same if files[path] != due[path]]
    return faults
