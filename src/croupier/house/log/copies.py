"""Whole copies of the log while it is in use, beside one another in a folder.

Who copies a house in a folder from outside cannot write into its log: a note is left beside
it, and the house puts that on record.
"""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from croupier.house.log.facts import BackupMade
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Store, copy_log

FILE: Final = "house.db"
_NOTES: Final = "copies-made"


class CopyNote(msgspec.Struct, frozen=True):
    """A copy that was made from outside, and who made it."""

    by: str
    made: BackupMade


def leave_note(folder: Path, note: CopyNote) -> None:
    """Leave word of a copy with the house in a folder."""
    (folder / _NOTES).mkdir(mode=0o700, exist_ok=True)
    file = folder / _NOTES / f"{note.made.made_at}-{os.getpid()}"
    # The house reads what has its whole name.
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(msgspec.json.encode(note))
    unfinished.rename(file.with_suffix(".json"))


def notes_left(folder: Path) -> Iterator[tuple[Path, CopyNote]]:
    """What was left with the house in a folder, each with its file; what is no note is passed."""
    for file in sorted((folder / _NOTES).glob("*.json")):
        try:
            yield file, msgspec.json.decode(file.read_bytes(), type=CopyNote)
        except (msgspec.DecodeError, OSError):
            continue


def place_of(folder: Path, at: int) -> Path:
    """Where a copy that was begun at an instant lies.

    >>> place_of(Path("copies"), 0).as_posix()
    'copies/1970-01-01T00-00-00.000Z'
    """
    second = datetime.fromtimestamp(at // 1000, UTC)
    return folder / f"{second:%Y-%m-%dT%H-%M-%S}.{at % 1000:03}Z"


async def save_copy(store: Store, file: Path) -> None:
    """Copy a log into a file: page by page of the file itself, or record by record."""
    if isinstance(store, SqliteStore):
        await store.backup(file)
        return
    copy = await SqliteStore.open(file)
    try:
        await copy_log(store, copy, (await store.head())[0])
        await copy.settle()
    finally:
        await copy.close()


async def make_copy(store: Store, place: Path) -> None:
    """A copy in a folder of its own, which nobody but its owner may read."""
    place.mkdir(mode=0o700, parents=True)
    # Until it is whole the copy has a name that no command takes for a house.
    unfinished = place / f"{FILE}.unfinished"
    os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    await save_copy(store, unfinished)
    unfinished.rename(place / FILE)
