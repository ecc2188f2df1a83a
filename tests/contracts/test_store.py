"""What every store of the log promises, asked of each of them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.house.log.group import GroupCommit
from croupier.house.log.memory import MemoryStore
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import Draft, Record, chain_fault
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import (
    Append,
    Conflict,
    Repeated,
    Snapshot,
    Sought,
    Store,
    Stored,
    StoreUnavailable,
    StreamAppend,
    find_all,
)
from tests.contracts.postgres import throwaway_postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with throwaway_postgres() as url:
        yield url


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def run(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Runs a test on a fresh store of each kind."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store: Store
        if request.param == "memory":
            store = MemoryStore()
        elif request.param == "sqlite":
            store = await SqliteStore.open(tmp_path / "house.db")
        else:
            url = request.getfixturevalue("postgres_url")
            store = await PostgresStore.open(url)
            await _empty(url)
        try:
            yield store
        finally:
            await store.close()

    def run_on_store(test: Callable[[Store], Awaitable[None]]) -> None:
        if request.param == "postgres":
            request.getfixturevalue("postgres_url")

        async def body() -> None:
            async with opened() as store:
                await test(store)

        asyncio.run(body())

    return run_on_store


async def _empty(url: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute("drop table record, answer, snapshot")
    await connection.close()
    await (await PostgresStore.open(url)).close()


def append(stream: str, expected: int, *texts: str, key: str = "", request: bytes = b"") -> Append:
    drafts = tuple(Draft(kind="Said", payload=text.encode()) for text in texts)
    return Append(
        streams=(StreamAppend(stream=stream, expected=expected, drafts=drafts),),
        at=1000,
        actor="ann",
        cause="say",
        key=key,
        request=request,
        answer=b"answered",
    )


async def all_records(store: Store, **selection: object) -> list[Record]:
    return [record async for record in store.read(**selection)]  # type: ignore[arg-type]


Run = Callable[[Callable[[Store], Awaitable[None]]], None]


def test_records_are_numbered_chained_and_read_in_order(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.append([append("T1", 0, "a", "b"), append("T2", 0, "c")])
        await store.append([append("T1", 2, "d")])
        records = await all_records(store)
        assert [(r.number, r.stream, r.version, r.payload) for r in records] == [
            (1, "T1", 1, b"a"),
            (2, "T1", 2, b"b"),
            (3, "T2", 1, b"c"),
            (4, "T1", 3, b"d"),
        ]
        assert chain_fault(records) is None
        assert await store.head() == (4, records[-1].digest)
        assert [r.number for r in await all_records(store, after=2)] == [3, 4]
        assert [r.number for r in await all_records(store, stream="T1", version=1)] == [2, 4]

    run(body)


def test_a_second_writer_is_told_and_stores_nothing(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.append([append("T1", 0, "a")])
        answers = await store.append([append("T1", 0, "b"), append("T2", 0, "c")])
        assert answers[0] == Conflict("T1", 0, 1)
        assert isinstance(answers[1], Stored)
        assert [r.payload for r in await all_records(store)] == [b"a", b"c"]

    run(body)


def test_several_streams_are_appended_together_or_not_at_all(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.append([append("cage", 0, "a")])
        table, cage = append("T1", 0, "ticket").streams[0], append("cage", 0, "owed").streams[0]
        both = replace(append("T1", 0), streams=(table, cage))
        assert (await store.append([both]))[0] == Conflict("cage", 0, 1)
        assert len(await all_records(store)) == 1
        good = replace(both, streams=(table, replace(cage, expected=1)))
        assert isinstance((await store.append([good]))[0], Stored)
        assert [(r.stream, r.version) for r in await all_records(store)] == [
            ("cage", 1),
            ("T1", 1),
            ("cage", 2),
        ]

    run(body)


def test_a_repeated_key_gets_the_first_answer_and_what_was_asked_for_it(run: Run) -> None:
    async def body(store: Store) -> None:
        first = append("T1", 0, "a", key="k1", request=b"r1")
        assert isinstance((await store.append([first]))[0], Stored)
        again = append("T1", 1, "a", key="k1", request=b"r1")
        other = append("T1", 1, "b", key="k1", request=b"r2")
        assert await store.append([again, other]) == [
            Repeated(b"answered", b"r1"),
            Repeated(b"answered", b"r1"),
        ]
        assert len(await all_records(store)) == 1

    run(body)


def test_the_same_key_twice_in_one_group_is_stored_once(run: Run) -> None:
    async def body(store: Store) -> None:
        twice = [append("T1", 0, "a", key="k", request=b"r")] * 2
        answers = await store.append(twice)
        assert isinstance(answers[0], Stored)
        assert answers[1] == Repeated(b"answered", b"r")

    run(body)


def test_many_waiting_appends_go_in_together_and_each_is_answered(run: Run) -> None:
    async def body(store: Store) -> None:
        group = GroupCommit(store)
        answers = await asyncio.gather(
            *(group.append(append(f"T{n % 7}-{n}", 0, "x")) for n in range(200))
        )
        assert all(isinstance(answer, Stored) for answer in answers)
        records = await all_records(store)
        assert len(records) == 200
        assert chain_fault(records) is None

    run(body)


def test_more_records_than_a_page_are_read_whole(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.append([append("T1", 0, *(str(n) for n in range(2500)))])
        assert [int(r.payload) for r in await all_records(store)] == list(range(2500))
        assert len(await all_records(store, stream="T1", version=5)) == 2495

    run(body)


def test_records_are_found_by_stream_kind_content_time_and_place(run: Run) -> None:
    async def body(store: Store) -> None:
        other = replace(append("ticket:1", 0, "x"), at=2000)
        drafts = (Draft(kind="Asked", payload=b'{"clauses":["4.2"]}'),)
        asked = StreamAppend(stream="table:T10", expected=0, drafts=drafts)
        await store.append(
            [
                append("table:T1", 0, "a", "b"),
                replace(append("table:T10", 0), streams=(asked,)),
                other,
            ]
        )
        shown = {
            Sought(): [1, 2, 3, 4],
            Sought(stream="table:T1"): [1, 2],
            Sought(streams="table:T1"): [1, 2, 3],
            Sought(streams="ticket:"): [4],
            Sought(kinds=("Asked", "Never")): [3],
            Sought(holds=b'"4.2"'): [3],
            Sought(holds=b"4.20"): [],
            Sought(since=1500): [4],
            Sought(after=1, before=4): [2, 3],
            Sought(newest=True, count=2): [4, 3],
            Sought(streams="table:", newest=True, before=3): [2, 1],
        }
        reader = await store.reader()
        for sought, numbers in shown.items():
            assert [r.number for r in await reader.find(sought)] == numbers, sought
        await store.append([append("table:T1", 2, "c")])
        assert [r.number for r in await reader.find(Sought(after=4))] == [5]
        await reader.close()
        assert (await store.head())[0] == 5

    run(body)


def test_a_search_gives_a_page_and_all_pages_give_everything(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.append([append("T1", 0, *(str(n) for n in range(2500)))])
        assert len(await store.find(Sought())) == 1000
        assert len(await store.find(Sought(count=2200))) == 2200
        found = [int(r.payload) async for r in find_all(store, Sought(stream="T1"))]
        assert found == list(range(2500))

    run(body)


def test_streams_are_found_by_the_beginning_of_their_names(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.append([append("table:T2", 0, "a"), append("ticket:1", 0, "b")])
        await store.append([append("table:T1", 0, "c", "d"), append("tablet:1", 0, "e")])
        await store.append([append("table:T2", 1, "f")])
        assert await store.streams("table:") == ["table:T2", "table:T1"]
        assert await store.streams("ticket:") == ["ticket:1"]
        assert await store.streams("tournament:") == []

    run(body)


def test_an_empty_append_waits_for_what_is_under_way_and_stores_nothing(run: Run) -> None:
    async def body(store: Store) -> None:
        under_way = asyncio.create_task(store.append([append("T1", 0, "a")]))
        await asyncio.sleep(0)
        assert await store.append([]) == []
        assert len(await all_records(store)) <= 1
        await under_way
        tail = [record async for record in GroupCommit(store).tail("T1", 0)]
        assert [record.payload for record in tail] == [b"a"]

    run(body)


def test_snapshots_are_kept_newest_first(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.append([append("T1", 0, *"abcdefghi")])
        for version in (3, 9):
            await store.save_snapshot(
                Snapshot(stream="T1", version=version, number=version, payload=b"s%d" % version)
            )
        kept = await store.load_snapshots()
        assert kept["T1"].version == 9
        assert kept["T1"].payload == b"s9"
        assert store.left_aside == []

    run(body)


def test_a_snapshot_of_another_key_or_of_no_record_here_is_left_aside_and_named(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.append([append("T1", 0, *"abc")])
        store.snapshot_key = b"ours"
        good = Snapshot(stream="T1", version=3, number=3, payload=b"good")
        await store.save_snapshot(good)
        await store.save_snapshot(Snapshot(stream="T2", version=1, number=9, payload=b"ahead"))
        store.snapshot_key = b"theirs"
        await store.save_snapshot(Snapshot(stream="T3", version=3, number=3, payload=b"forged"))
        store.snapshot_key = b"ours"
        assert await store.load_snapshots() == {"T1": good}
        assert sorted(store.left_aside) == [
            "snapshot of T2: record 9, which it stands on, is not in the log",
            "snapshot of T3: it is under another key",
        ]

    run(body)


def test_what_was_answered_under_a_key_is_in_the_record_itself(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.append([append("T1", 0, "a", "b", key="k", request=b"asked")])
        first, second = await all_records(store)
        assert (first.key, first.request, first.answer) == ("k", b"asked", b"answered")
        assert (second.key, second.request, second.answer) == ("k", b"", b"")
        assert chain_fault([first, second]) is None
        assert chain_fault([first._replace(answer=b"another")]) is not None
        assert await store.answers(["k", "l"]) == {"k": (b"asked", b"answered")}
        assert await store.examine() == []

    run(body)


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        ("update record set payload = x'7a' where number = 2", "record 2 was changed"),
        ("update record set at = 5 where number = 1", "record 1 was changed"),
        ("delete from record where number = 2", "record 2 is missing"),
        ("delete from record where number = 1", "record 1 is missing"),
        (
            "update record set number = -1 where number = 2;"
            "update record set number = 2 where number = 3;"
            "update record set number = 3 where number = -1",
            "record 2 does not follow",
        ),
    ],
)
def test_harm_done_to_the_file_is_found_and_named(tmp_path: Path, harm: str, found: str) -> None:
    path = tmp_path / "house.db"

    async def body() -> None:
        store = await SqliteStore.open(path)
        await store.append([append("T1", 0, "a", "b", "c")])
        await store.close()
        with sqlite3.connect(path) as raw:
            raw.execute("drop trigger record_is_never_changed")
            raw.execute("drop trigger record_is_never_removed")
            raw.executescript(harm)
        raw.close()
        store = await SqliteStore.open(path)
        fault = chain_fault(await all_records(store))
        await store.close()
        assert fault is not None
        assert found in fault

    asyncio.run(body())


def test_the_database_itself_refuses_to_change_a_record(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def body() -> None:
        store = await SqliteStore.open(path)
        await store.append([append("T1", 0, "a")])
        await store.close()

    asyncio.run(body())
    raw = sqlite3.connect(path)
    for harm in ("update record set payload = x'7a'", "delete from record"):
        with pytest.raises(sqlite3.IntegrityError, match="a record is never"):
            raw.execute(harm)
    raw.close()


def test_a_backup_made_while_running_is_whole(tmp_path: Path) -> None:
    async def body() -> None:
        store = await SqliteStore.open(tmp_path / "house.db")
        await store.append([append("T1", 0, "a", "b")])
        await store.backup(tmp_path / "copy.db")
        await store.append([append("T1", 2, "c")])
        copy = await SqliteStore.open(tmp_path / "copy.db")
        assert [r.payload for r in await all_records(copy)] == [b"a", b"b"]
        await copy.close()
        await store.close()

    asyncio.run(body())


def test_a_store_that_cannot_write_says_so_and_keeps_what_it_had(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def body() -> None:
        store = await SqliteStore.open(path)
        await store.append([append("T1", 0, "a")])
        await store._run(lambda: store._db.execute("pragma query_only = on"))
        with pytest.raises(StoreUnavailable):
            await store.append([append("T1", 1, "b")])
        await store._run(lambda: store._db.execute("pragma query_only = off"))
        assert isinstance((await store.append([append("T1", 1, "b")]))[0], Stored)
        assert [r.payload for r in await all_records(store)] == [b"a", b"b"]
        await store.close()

    asyncio.run(body())


def test_a_group_of_any_size_is_stored_whole(run: Run) -> None:
    async def body(store: Store) -> None:
        stored, sizes = 0, (1, 2, 3, 7, 8, 45, 300)
        for size in sizes:
            group = [append("T1", stored + at, "a", key=f"{stored + at}") for at in range(size)]
            assert all(isinstance(answer, Stored) for answer in await store.append(group))
            assert all(isinstance(answer, Repeated) for answer in await store.append(group))
            stored += size
        records = await all_records(store, stream="T1")
        assert [record.version for record in records] == list(range(1, sum(sizes) + 1))
        assert chain_fault(records) is None

    run(body)
