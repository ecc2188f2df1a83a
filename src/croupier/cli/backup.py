"""`croupier backup` and `croupier restore`: whole copies that are checked before they count.

A copy is always a folder with house.db, whichever store the house itself is in.
"""

from pathlib import Path

from croupier.cli.house_log import free_file, house_file, is_url, open_store, run_async
from croupier.cli.output import Stop
from croupier.cli.verify import check
from croupier.server.settings import mask_url


def backup(data: str, to: str) -> int:
    """Copy a house to another folder while it may be in use, and verify the copy.

    Parameters
    ----------
    data
        A folder with house.db, or a postgresql:// URL.
    to
        A folder that holds no house yet.
    """
    if is_url(to):
        raise Stop("a copy goes into a folder; croupier restore brings it back into a database")
    return _copy(data, to, "backed up")


def restore(source: str, data: str) -> int:
    """Bring a copy back into a folder or database that holds no house, after verifying it.

    Parameters
    ----------
    source
        A folder with a copy.
    data
        A folder, or the postgresql:// URL of a database, that holds no house yet.
    """
    verdict = check(source)
    if verdict.fault is not None:
        raise Stop(f"{source} is not restored: {verdict.fault}", code=1)
    if not is_url(data):
        return _copy(source, data, "restored")
    run_async(lambda: _load(source, data))
    return _verified(source, data, "restored")


def _copy(source: str, to: str, done: str) -> int:
    target = free_file(to)
    if not is_url(source):
        # Before anything is made, see that there is something to copy.
        house_file(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Until it is whole the copy has a name that no command takes for a house.
    unfinished = target.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    run_async(lambda: _save(source, unfinished))
    unfinished.rename(target)
    return _verified(source, to, done)


def _verified(source: str, to: str, done: str) -> int:
    verdict = check(to)
    if verdict.fault is not None:
        raise Stop(
            f"the copy in {mask_url(to)} is as {mask_url(source)} is, and that is wrong:"
            f" {verdict.fault}",
            code=1,
        )
    print(f"{done}: {verdict.records} records, root {verdict.root.hex()}")
    return 0


async def _save(source: str, target: Path) -> None:
    """A copy in a file: page by page of the file itself, or record by record from a database."""
    from croupier.house.log.sqlite import SqliteStore
    from croupier.house.log.store import copy_log

    store = await open_store(source)
    try:
        if isinstance(store, SqliteStore):
            await store.backup(target)
            return
        copy = await SqliteStore.open(target)
        try:
            await copy_log(store, copy, (await store.head())[0])
            await copy.settle()
        finally:
            await copy.close()
    finally:
        await store.close()


async def _load(source: str, url: str) -> None:
    """A copy brought into a database that holds no records."""
    from croupier.house.log.postgres import PostgresStore
    from croupier.house.log.store import copy_log

    store = await open_store(source)
    try:
        target = await PostgresStore.open(url)
        try:
            if (await target.head())[0]:
                raise Stop("the database holds a house already; it is left as it is")
            await copy_log(store, target, (await store.head())[0])
        finally:
            await target.close()
    finally:
        await store.close()
