"""`croupier backup` and `croupier restore`: whole copies that are checked before they count."""

from pathlib import Path

from croupier.consoles.house_log import free_file, house_file, is_url, run_async
from croupier.consoles.output import Stop
from croupier.consoles.verify import check


def backup(data: str, to: str) -> int:
    """Copy a house to another folder while it may be in use, and verify the copy.

    Parameters
    ----------
    data
        A folder with house.db.
    to
        A folder that holds no house yet.
    """
    return _copy(data, to, "backed up")


def restore(source: str, data: str) -> int:
    """Bring a copy back into a folder that holds no house, after verifying it.

    Parameters
    ----------
    source
        A folder with a copy.
    data
        A folder that holds no house yet.
    """
    _refuse_url(source, data)
    verdict = check(source)
    if verdict.fault is not None:
        raise Stop(f"{source} is not restored: {verdict.fault}", code=1)
    return _copy(source, data, "restored")


def _refuse_url(*places: str) -> None:
    if any(is_url(place) for place in places):
        raise Stop(
            "a PostgreSQL house is copied with pg_dump and pg_restore; verify the copy after"
        )


def _copy(source: str, to: str, done: str) -> int:
    _refuse_url(source, to)
    found, target = house_file(source), free_file(to)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Until it is whole the copy has a name that no command takes for a house.
    unfinished = target.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    run_async(lambda: _copy_file(found, unfinished))
    unfinished.rename(target)
    verdict = check(to)
    if verdict.fault is not None:
        raise Stop(
            f"the copy in {to} is as {source} is, and that is wrong: {verdict.fault}", code=1
        )
    print(f"{done}: {verdict.records} records, root {verdict.root.hex()}")
    return 0


async def _copy_file(source: Path, target: Path) -> None:
    from croupier.log.sqlite import SqliteStore

    store = await SqliteStore.open(source)
    try:
        await store.backup(target)
    finally:
        await store.close()
