"""A log is copied from any store into any other, record by record, and goes on there."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from croupier.cli.cli import run
from croupier.evening.house import play_house
from croupier.house.log.facts import BackupMade, read_facts
from croupier.house.log.memory import MemoryStore
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import chain_fault
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Archive, Repeated, Stored, copy_log
from tests.contracts.postgres import throwaway_postgres
from tests.contracts.test_store import append

KINDS = ("memory", "sqlite", "postgres")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with throwaway_postgres() as url:
        yield url


@pytest.fixture
def databases(server: str) -> list[str]:
    """The URLs of two empty databases."""

    async def make() -> list[str]:
        connection = await asyncpg.connect(server)
        names = ("one", "two")
        for name in names:
            await connection.execute(f"drop database if exists {name}")
            await connection.execute(f"create database {name}")
        await connection.close()
        return [f"{server.rsplit('/', 1)[0]}/{name}" for name in names]

    return asyncio.run(make())


@asynccontextmanager
async def opened(kind: str, path: Path, url: str) -> AsyncIterator[Archive]:
    store: Archive
    if kind == "memory":
        store = MemoryStore()
    elif kind == "sqlite":
        store = await SqliteStore.open(path / "house.db")
    else:
        store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("to", KINDS)
def test_a_copy_has_every_record_and_answer_and_goes_on(
    kind: str, to: str, tmp_path: Path, databases: list[str]
) -> None:
    async def body() -> None:
        async with (
            opened(kind, tmp_path / "a", databases[0]) as source,
            opened(to, tmp_path / "b", databases[1]) as target,
        ):
            # One append lies across two pages, and one came after the copy was begun.
            await source.append([append("T1", 0, *map(str, range(1500)), key="k", request=b"r")])
            upto, root = await source.head()
            await source.append([append("T2", 0, "later")])
            await copy_log(source, target, upto)
            assert await target.head() == (upto, root)
            records = [record async for record in target.read()]
            assert chain_fault(records) is None
            again = await target.append([append("T1", 1500, "x", key="k", request=b"r")])
            assert again == [Repeated(b"answered", b"r")]
            assert isinstance((await target.append([append("T1", 1500, "y")]))[0], Stored)
            with pytest.raises(ValueError, match="does not follow"):
                await target.adopt(records[:1], ())
            assert (await target.head())[0] == upto + 1

    asyncio.run(body())


def test_a_house_in_a_database_is_backed_up_into_a_folder_and_restored_into_another(
    databases: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> bytes:
        store = await PostgresStore.open(databases[0])
        await play_house(store, seed=7, rounds=6)
        _, root = await store.head()
        await store.close()
        return root

    root, copy = asyncio.run(play()), str(tmp_path / "copy")
    assert run(["backup", databases[0], copy]) == 0
    assert f"root {root.hex()}" in capsys.readouterr().out
    assert [path.name for path in Path(copy).iterdir()] == ["house.db"]

    async def on_record() -> BackupMade:
        store = await PostgresStore.open(databases[0], read_only=True)
        (made,) = [each for _, each in await read_facts(store) if isinstance(each, BackupMade)]
        await store.close()
        return made

    made = asyncio.run(on_record())
    assert (made.place, made.root) == (copy, root.hex())
    assert run(["backup", copy, str(tmp_path / "second")]) == 0
    assert [path.name for path in Path(copy).iterdir()] == ["house.db"]
    capsys.readouterr()
    assert run(["restore", copy, databases[1]]) == 0
    assert f"root {root.hex()}" in capsys.readouterr().out
    assert run(["verify", databases[1]]) == 0
    assert run(["restore", copy, databases[1]]) == 2
    assert "holds a house already" in capsys.readouterr().err
    assert run(["backup", copy, databases[1]]) == 2
    assert run(["restore", copy, str(tmp_path / "again")]) == 0
    assert run(["verify", str(tmp_path / "again")]) == 0
