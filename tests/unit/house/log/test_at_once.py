"""A few appends on a quick disk are stored without the way to another thread."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

from croupier.house.log.group import GroupCommit
from croupier.house.log.record import Draft, chain_fault
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, Stored, StreamAppend


def an_append(number: int) -> Append:
    draft = Draft(kind="Said", payload=b"{}")
    stream = StreamAppend(stream=f"table:{number}", expected=0, drafts=(draft,))
    return Append((stream,), at=1, actor="ann", cause="say", key=f"ann/{number}")


def on_a_quick_disk(at: Path, body: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """A log on which an append took no time so far."""

    async def all_of_it() -> None:
        store = await SqliteStore.open(at / "log.db")
        store._seconds = 0.0
        await body(store)
        await store.close()

    asyncio.run(all_of_it())


def test_a_few_appends_are_durable_before_the_call_returns(tmp_path: Path) -> None:
    async def body(store: SqliteStore) -> None:
        answers = store.append_now([an_append(1), an_append(2)])
        assert answers is not None
        assert all(isinstance(answer, Stored) for answer in answers)
        with sqlite3.connect(tmp_path / "log.db") as other:
            assert other.execute("select count(*) from record").fetchone() == (2,)
        other.close()

    on_a_quick_disk(tmp_path, body)


def test_a_slow_disk_and_a_large_group_are_awaited(tmp_path: Path) -> None:
    async def body(store: SqliteStore) -> None:
        assert store.append_now([an_append(n) for n in range(100)]) is None
        store._seconds = 1.0
        assert store.append_now([an_append(1)]) is None
        assert (await store.head())[0] == 0

    on_a_quick_disk(tmp_path, body)


def test_nothing_overtakes_what_the_thread_has_to_do(tmp_path: Path) -> None:
    async def body(store: SqliteStore) -> None:
        under_way = asyncio.create_task(store.append([an_append(1)]))
        await asyncio.sleep(0)
        assert store.append_now([an_append(2)]) is None
        await under_way
        store._seconds = 0.0
        assert store.append_now([an_append(2)]) is not None

    on_a_quick_disk(tmp_path, body)


def test_a_file_that_somebody_else_writes_to_is_waited_for_beside_the_loop(tmp_path: Path) -> None:
    async def body(store: SqliteStore) -> None:
        other = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
        other.execute("begin immediate")
        began = asyncio.get_running_loop().time()
        assert store.append_now([an_append(1)]) is None
        assert asyncio.get_running_loop().time() - began < 2
        waiting = asyncio.create_task(store.append([an_append(1)]))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        other.execute("rollback")
        other.close()
        assert isinstance((await waiting)[0], Stored)

    on_a_quick_disk(tmp_path, body)


def test_groups_by_either_way_make_one_chain(tmp_path: Path) -> None:
    async def body(store: SqliteStore) -> None:
        group = GroupCommit(store)
        for first in range(0, 2000, 40):
            store._seconds = 0.0 if first % 80 else 1.0
            some = range(first, first + 40)
            await asyncio.gather(*(group.append(an_append(n)) for n in some[:30]))
            for n in some[30:]:
                store._seconds = 0.0
                assert isinstance(await group.append(an_append(n)), Stored)
        records = [record async for record in store.read()]
        assert len(records) == 2000
        assert chain_fault(records) is None

    on_a_quick_disk(tmp_path, body)
