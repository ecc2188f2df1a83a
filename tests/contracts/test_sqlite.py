"""What the log in a file promises beyond what every store does."""

import asyncio
from pathlib import Path

import pytest

from croupier.house.log.record import chain_fault
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Conflict, Repeated, Stored
from tests.contracts.test_store import all_records, append


def test_two_who_write_to_one_log_see_what_the_other_wrote(tmp_path: Path) -> None:
    async def body() -> None:
        one, other = [await SqliteStore.open(tmp_path / "house.db") for _ in range(2)]
        for version in range(0, 6, 2):
            (first,) = await one.append([append("T1", version, "a", key=f"a{version}")])
            (late,) = await other.append([append("T1", version, "x", key=f"x{version}")])
            (second,) = await other.append([append("T1", version + 1, "b", key=f"b{version}")])
            (repeated,) = await one.append([append("T1", 9, "b", key=f"b{version}")])
            assert isinstance(first, Stored)
            assert isinstance(second, Stored)
            assert late == Conflict("T1", version, version + 1)
            assert isinstance(repeated, Repeated)
        records = await all_records(one)
        assert [record.payload for record in records] == [b"a", b"b"] * 3
        assert chain_fault(records) is None
        for store in (one, other):
            await store.close()

    asyncio.run(body())


def test_streams_are_listed_without_a_walk_through_all_records(tmp_path: Path) -> None:
    async def body() -> None:
        store = await SqliteStore.open(tmp_path / "house.db")
        asked: list[str] = []
        connection = store._connection
        assert connection is not None
        connection.set_trace_callback(asked.append)
        await store.streams("table:")
        (plan,) = connection.execute(f"explain query plan {asked[-1]}").fetchall()[:1]
        assert "record_first" in plan[-1], plan
        await store.close()

    asyncio.run(body())


@pytest.mark.parametrize("keys", [1, 2, 20])
@pytest.mark.parametrize("earlier", [False, True], ids=["new", "of an earlier program"])
def test_a_key_is_found_without_a_walk_through_all_records(
    tmp_path: Path, keys: int, earlier: bool
) -> None:
    async def body() -> None:
        store = await SqliteStore.open(tmp_path / "house.db")
        connection = store._connection
        assert connection is not None
        if earlier:
            connection.execute("drop index record_key")
            connection.execute("create index record_key on record (key) where key <> ''")
        asked: list[str] = []
        connection.set_trace_callback(asked.append)
        await store.answers([f"ann/{place}" for place in range(keys)])
        found = next(query for query in asked if " from record " in query)
        (plan,) = connection.execute(f"explain query plan {found}").fetchall()[:1]
        assert plan[-1].startswith("SEARCH record USING INDEX record_key"), plan
        await store.close()

    asyncio.run(body())
