"""Which process has a house in a folder open for writing, and where it is reached.

A file in the folder is locked for as long as the process lives, so that a crash leaves nothing
behind; what the file says is the address of a server.
"""

import fcntl
import os
from pathlib import Path
from typing import Final

FILE: Final = "serving"


def is_served(folder: Path) -> bool:
    """Whether a folder has ever been opened as a house, and is not a copy that only lies there."""
    return (folder / FILE).exists()


class Occupied(Exception):
    """Another process has the house open; `address` is empty where it is no server."""

    def __init__(self, address: str) -> None:
        super().__init__(address or "another command")
        self.address = address


class Occupancy:
    """The house is ours until we let go of it."""

    def __init__(self, folder: Path, address: str = "") -> None:
        """Take the house in a folder, or Occupied."""
        self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            said = os.pread(self._file, 1000, 0).decode("utf-8", "replace")
            os.close(self._file)
            raise Occupied(said.strip()) from error
        os.truncate(self._file, 0)
        os.pwrite(self._file, address.encode(), 0)

    def release(self) -> None:
        """Let others have it."""
        os.truncate(self._file, 0)
        os.close(self._file)
