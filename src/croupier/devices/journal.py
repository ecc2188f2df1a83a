"""A driver's own journal: what it reported, and how far the house has taken it up.

A file of lines, synced before anything is sent on, so that nothing is lost while the house is away
and nothing is reported twice after a power cut. A close alone is written before it is sent on, and
synced while it is under way: the wheel says it again, and a game that is closed cannot be closed
twice. A torn last line is cut off when it is opened. It has one driver at a time.
"""

import fcntl
import json
import os
from collections.abc import Iterable
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from croupier.devices.readings import BetsClosed, Reading, TornLine, from_json, to_json

#: When everything is taken up and the file has grown past this, it is written anew.
BYTES_MAX: Final = 4_000_000
#: So many readings of before are kept, for a driver that starts again.
KEPT: Final = 200


class JournalInUse(OSError):
    """Another driver has this journal."""


class Journal:
    """Numbered readings, first in first out. `taken` is the last that the house has."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.readings: dict[int, Reading] = {}
        self.taken = self.last = 0
        #: The number of the last order of the house that was carried out.
        self.done = 0
        #: Which journal this is, for a house that two drivers report to under one key.
        self.name = ""
        self._fd = _opened(path)
        #: Whether something is written that must not be lost with the power.
        self._unsynced = False
        whole = self._load()
        os.ftruncate(self._fd, whole)
        self._size = whole
        if not self.name:
            self.name = token_hex(8)
            self._write([{"journal": self.name}], sync=True)
            _sync_folder(path)

    def _load(self) -> int:
        """Read what is there; how many bytes of it end with a whole line.

        Only the end can be torn. A line before it that cannot be read is passed over: what waits
        behind it is not lost with it.
        """
        whole = read = 0
        for line in self._path.read_bytes().split(b"\n")[:-1]:
            read += len(line) + 1
            if self._read(line):
                whole = read
        self._forget()
        return whole

    def _read(self, line: bytes) -> bool:
        try:
            entry: dict[str, Any] = json.loads(line)
            if "done" in entry:
                self.done = int(entry["done"])
            elif "journal" in entry:
                self.name = str(entry["journal"])
            elif "taken" in entry:
                self.taken = int(entry["taken"])
                self.last = max(self.last, self.taken)
            else:
                self.last = int(entry.pop("seq"))
                self.readings[self.last] = from_json(entry)
        except (ValueError, KeyError, TypeError):
            return False
        return True

    def add(self, readings: Iterable[Reading], *, done: int = 0) -> list[int]:
        """Write readings down, durably; the numbers they have from now on.

        `done` is the order that they come of: it is on record with them, in one write, so that no
        order is carried out twice.
        """
        added = list(readings)
        first = self.last + 1
        for reading in added:
            self.last += 1
            self.readings[self.last] = reading
        numbers = list(range(first, self.last + 1))
        entries = [{"seq": n, **to_json(r)} for n, r in zip(numbers, added, strict=True)]
        if done:
            self.done = done
            entries.append({"done": done})
        if entries:
            kinds = set(map(type, added))
            later = not done and kinds <= {TornLine, BetsClosed}
            self._write(entries, sync=not later)
            # What was noise may be lost with the power.
            self._unsynced = self._unsynced or (later and BetsClosed in kinds)
        return numbers

    def sync(self) -> None:
        """What was written and must not be lost with the power is on disk."""
        if self._unsynced:
            os.fsync(self._fd)
            self._unsynced = False

    def waiting(self, limit: int = 100) -> list[tuple[int, Reading]]:
        """What the house has not taken up yet, oldest first."""
        numbers = range(self.taken + 1, self.last + 1)
        return [(n, self.readings[n]) for n in numbers if n in self.readings][:limit]

    def take(self, seq: int) -> None:
        """The house has everything up to this number."""
        if seq > self.taken:
            self.taken = min(seq, self.last)
            self._write([{"taken": self.taken}], sync=True)
            self._forget()
            if self._size > BYTES_MAX and self.taken == self.last:
                self._rewrite()

    def follow(self, seq: int) -> None:
        """Go on from the last number that the house has.

        A journal that was lost or cut short counts from where it was: what it says would be taken
        for what the house has already.
        """
        if seq <= self.last:
            return
        waiting = [reading for _, reading in self.waiting(len(self.readings))]
        for number in range(self.taken + 1, self.last + 1):
            self.readings.pop(number, None)
        self.taken = self.last = seq
        numbered = list(enumerate(waiting, start=seq + 1))
        self.readings.update(numbered)
        self.last += len(numbered)
        entries = [{"taken": seq}, *({"seq": n, **to_json(r)} for n, r in numbered)]
        self._write(entries, sync=True)

    def history(self) -> list[Reading]:
        """What was reported last, oldest first."""
        return [self.readings[number] for number in sorted(self.readings)]

    def _forget(self) -> None:
        oldest = self.taken - KEPT
        for number in [n for n in self.readings if n <= oldest]:
            del self.readings[number]

    def _write(self, entries: Iterable[dict[str, Any]], *, sync: bool) -> None:
        written = b"".join(json.dumps(entry).encode() + b"\n" for entry in entries)
        os.write(self._fd, written)
        self._size += len(written)
        if sync:
            os.fsync(self._fd)
            self._unsynced = False

    def _rewrite(self) -> None:
        """Begin the file anew with what is still remembered, in one step."""
        fresh = self._path.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        before, self._fd, self._size = self._fd, _opened(fresh), 0
        self._write([{"journal": self.name}], sync=False)
        self._write(({"seq": n, **to_json(r)} for n, r in self.readings.items()), sync=False)
        self._write([{"taken": self.taken}, {"done": self.done}], sync=True)
        fresh.replace(self._path)
        _sync_folder(self._path)
        os.close(before)

    def close(self) -> None:
        """Let the file go."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def _opened(path: Path) -> int:
    """The file, for nobody else: two drivers would write over each other's numbers."""
    fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(fd)
        raise JournalInUse(f"{path} is another driver's") from error
    return fd


def _sync_folder(path: Path) -> None:
    """A new name is on disk, too."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
