"""`croupier backup` and `croupier restore`: whole copies that are checked before they count.

A copy is always a folder with house.db, whichever store the house itself is in, or with the same
under lock. Nobody but its owner may read it.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.cli.house_log import (
    HOUSE_FILE,
    free_file,
    house_file,
    is_url,
    now,
    open_store,
    run_async,
)
from croupier.cli.output import UsageError
from croupier.cli.verify import Evidence, check, read_keys
from croupier.house.log.store import StoreUnavailable
from croupier.server.settings import mask_url

if TYPE_CHECKING:
    from croupier.audit.verify import Verdict
    from croupier.cli.locked_copy import Secret
    from croupier.house.log.facts import BackupMade


def backup(data: str, to: str, *, key_file: str | None = None) -> int:
    """Copy a house to another folder while it may be in use, and verify the copy.

    Parameters
    ----------
    data
        A folder with house.db, or a postgresql:// URL.
    to
        A folder that holds no house yet.
    key_file
        Lock the copy with the key in this file: 32 bytes, or 64 hexadecimal digits. A passphrase
        in CROUPIER_BACKUP_PASSPHRASE does the same.
    """
    if is_url(to):
        raise UsageError(
            "a copy goes into a folder; croupier restore brings it back into a database"
        )
    secret = _find_secret(key_file)
    if secret is None:
        _leave_word(data, to, _copy(data, to, "backed up"))
        return 0
    from croupier.cli.locked_copy import LOCKED_FILE, lock

    place = free_file(to).parent
    if (place / LOCKED_FILE).exists():
        raise UsageError(f"{to} holds a copy already; it is left as it is")
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    # What is not under lock lies where the house lies, and never where the copy goes.
    with tempfile.TemporaryDirectory(dir=_at_home(data)) as folder:
        verdict = _copy(data, folder, "backed up under lock")
        lock(Path(folder) / HOUSE_FILE, place / LOCKED_FILE, secret)
    _leave_word(data, to, verdict)
    return 0


def restore(
    source: str,
    data: str,
    *,
    key_file: str | None = None,
    anchors: tuple[str, ...] = (),
    key: tuple[str, ...] = (),
) -> int:
    """Bring a copy back into a folder or database that holds no house, after verifying it.

    A copy that somebody has cut short or written anew agrees with itself: give anchors and keys
    that lay elsewhere.

    Parameters
    ----------
    source
        A folder with a copy.
    data
        A folder, or the postgresql:// URL of a database, that holds no house yet.
    key_file
        The key of a copy under lock; or CROUPIER_BACKUP_PASSPHRASE holds its passphrase.
    anchors
        Files or web addresses with signed heads, as for `verify`; those in CROUPIER_PROOF_ANCHORS
        are always used. What they have signed must be in the copy; what is newer is reported.
    key
        Public keys that count, as for `verify`; CROUPIER_PROOF_KEYS may hold them too.
    """
    evidence = Evidence(anchors, read_keys(key), copy=True)
    with _unlocked(source, key_file, _at_home(data)) as copy:
        verdict = check(copy, evidence)
        for note in verdict.notes:
            print(f"note: {note}", file=sys.stderr)
        if verdict.fault is not None:
            raise UsageError(f"{source} is not restored: {verdict.fault}", code=1)
        if not is_url(data):
            _copy(copy, data, "restored")
        else:
            run_async(lambda: _load(copy, data))
            _verified(copy, data, "restored")
        return 0


def _find_secret(key_file: str | None) -> "Secret | None":
    from croupier.cli.locked_copy import find_secret

    return find_secret(key_file)


@contextmanager
def _unlocked(source: str, key_file: str | None, home: Path | None) -> Iterator[str]:
    """The folder of a copy; one under lock is opened at home for as long as it is needed."""
    from croupier.cli.locked_copy import LOCKED_FILE, unlock

    locked = Path(source) / LOCKED_FILE if Path(source).is_dir() else Path(source)
    secret = _find_secret(key_file)
    if locked.name != LOCKED_FILE or not locked.is_file():
        if secret is not None:
            # Who gives a key counts on nobody having put another copy in its place.
            raise UsageError(f"{source} is not under lock, and a key was given", code=1)
        yield source
        return
    if secret is None:
        raise UsageError(f"{source} is under lock; give --key-file or CROUPIER_BACKUP_PASSPHRASE")
    with tempfile.TemporaryDirectory(dir=home) as folder:
        unlock(locked, Path(folder) / HOUSE_FILE, secret)
        yield folder


def _at_home(data: str) -> Path | None:
    """A folder on the disk of a house, for its owner's own; None where only the system has one."""
    if is_url(data):
        return None
    path = Path(data).absolute()
    folder = next(each for each in (path, *path.parents) if each.is_dir())
    return folder if os.access(folder, os.W_OK) else None


def _leave_word(data: str, to: str, verdict: "Verdict") -> None:
    """Have the house say that there is a copy; without its word the copy is as good."""
    from croupier.house.log.copies import CopyNote, leave_note
    from croupier.house.log.facts import BackupMade
    from croupier.house.log.opening import operator
    from croupier.house.occupancy import is_served

    made = BackupMade(
        place=str(Path(to).absolute()),
        records=verdict.records,
        root=verdict.root.hex(),
        made_at=now(),
    )
    try:
        if is_url(data):
            asyncio.run(_record(data, made))
        elif is_served(folder := house_file(data).parent):
            leave_note(folder, CopyNote(operator(), made))
    except (OSError, StoreUnavailable) as error:
        print(f"note: the house does not hear of this copy: {error}", file=sys.stderr)


async def _record(url: str, made: "BackupMade") -> None:
    """Put a copy on record in a database whose house is open; a closed log is left as signed."""
    from croupier.house.log.facts import record_fact
    from croupier.house.log.opening import last_record_at, operator

    store = await open_store(url)
    try:
        heads = await store.proofs.heads(newest=1)
        if not heads or heads[-1].head.state != "closed":
            at = max(made.made_at, await last_record_at(store))
            await record_fact(store, made, at=at, by=operator(), cause="backup")
    finally:
        await store.close()


def _copy(source: str, to: str, done: str) -> "Verdict":
    target = free_file(to)
    if not is_url(source):
        # Before anything is made, see that there is something to copy.
        house_file(source)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Until it is whole the copy has a name that no command takes for a house.
    unfinished = target.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    # Nobody else may read it, not even while it is written.
    os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    run_async(lambda: _save(source, unfinished))
    unfinished.rename(target)
    return _verified(source, to, done)


def _verified(source: str, to: str, done: str) -> "Verdict":
    verdict = check(to)
    if verdict.fault is not None:
        raise UsageError(
            f"the copy in {mask_url(to)} is as {mask_url(source)} is, and that is wrong:"
            f" {verdict.fault}",
            code=1,
        )
    print(f"{done}: {verdict.records} records, root {verdict.root.hex()}")
    return verdict


async def _save(source: str, target: Path) -> None:
    from croupier.house.log.copies import save_copy

    store = await open_store(source, read_only=True)
    try:
        await save_copy(store, target)
    finally:
        await store.close()


async def _load(source: str, url: str) -> None:
    """A copy brought into a database that holds no records."""
    from croupier.house.log.postgres import PostgresStore
    from croupier.house.log.store import copy_log

    store = await open_store(source, read_only=True)
    try:
        target = await PostgresStore.open(url)
        try:
            if (await target.head())[0]:
                raise UsageError("the database holds a house already; it is left as it is")
            await copy_log(store, target, (await store.head())[0])
        finally:
            await target.close()
    finally:
        await store.close()
