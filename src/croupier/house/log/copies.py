"""Whole copies of the log while it is in use, beside one another in a folder."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Store, copy_log

FILE: Final = "house.db"


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
