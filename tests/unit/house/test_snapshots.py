"""Snapshots: a start goes on from one that holds, and leaves aside one that does not."""

import asyncio
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest

from croupier.core.roles import Role
from croupier.evening.house import play_house
from croupier.house import snapshots, streams
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Record
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Snapshot
from croupier.house.snapshots import Standing, read_snapshot, stands_on, write_snapshot
from croupier.house.tables import standing_of, stream_of
from croupier.roulette.catalogue import all_books
from croupier.table.changing import UndoWager
from tests.unit.house.test_house import BUY_IN, OPEN, deal, open_house, red


def replayed(house: House) -> list[object]:
    return [
        (name, stream.state, stream.version, stream.rounds) for name, stream in house.tables.items()
    ]


async def simulated() -> MemoryStore:
    """A house in which every book was played, with all that leaves in a table."""
    store = MemoryStore()
    await play_house(store, seed=5, rounds=60)
    return store


def test_every_table_of_a_played_house_reads_back_as_it_was() -> None:
    async def body() -> None:
        house = await open_house(await simulated())
        books = set()
        for name, stream in house.tables.items():
            standing = standing_of(stream)
            assert read_snapshot(write_snapshot(stream_of(name), standing)) == standing
            books.add(stream.state.game.book)
        assert books >= {book.code for book in all_books()}

    asyncio.run(body())


def test_a_start_from_snapshots_gives_the_same_house_and_reads_the_rest_of_the_log(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        store = await SqliteStore.open(tmp_path / "house.db")
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN, red(1000))
        await house.keep_snapshots(every=1)
        await deal(house, red(500), UndoWager(by=Role.PLAYER, player="ann"), red(1500))
        again = await open_house(store)
        assert replayed(again) == replayed(house)
        assert again.tables["T1"].kept_version == house.tables["T1"].kept_version > 0
        await deal(again, UndoWager(by=Role.PLAYER, player="ann"))
        await store.close()

    asyncio.run(body())


def test_snapshots_are_kept_once_enough_has_happened() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BUY_IN)
        await house.keep_snapshots()
        assert not await store.load_snapshots()
        await house.keep_snapshots(every=2)
        (kept,) = (await store.load_snapshots()).values()
        assert kept.version == house.tables["T1"].version
        await deal(house, OPEN)
        await house.keep_snapshots(every=2)
        assert (await store.load_snapshots())["table:T1"] == kept

    asyncio.run(body())


def spoilt(kept: Snapshot) -> dict[str, Snapshot]:
    middle = len(kept.payload) // 2
    flipped = bytes([kept.payload[middle] ^ 1])
    payload = kept.payload[:middle] + flipped + kept.payload[middle + 1 :]
    return {
        "a flipped bit": replace(kept, payload=payload),
        "cut short": replace(kept, payload=kept.payload[:-1]),
        "nothing": replace(kept, payload=b""),
        "another version": replace(kept, version=kept.version - 1),
        "another number": replace(kept, number=kept.number + 1),
    }


def test_a_spoilt_snapshot_is_left_aside_and_the_records_are_replayed() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN, red(1000))
        await house.keep_snapshots(every=1)
        await deal(house, red(500))
        (kept,) = (await store.load_snapshots()).values()
        for how, snapshot in spoilt(kept).items():
            await store.save_snapshot(snapshot)
            again = await open_house(store)
            assert replayed(again) == replayed(house), how
            assert again.tables["T1"].kept_version == 0, how

    asyncio.run(body())


def test_a_snapshot_of_another_program_is_left_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN)
        await house.keep_snapshots(every=1)
        monkeypatch.setattr(snapshots, "program_mark", lambda: b"newer")
        again = await open_house(store)
        assert replayed(again) == replayed(house)
        assert again.tables["T1"].kept_version == 0

    asyncio.run(body())


def test_a_snapshot_that_the_log_does_not_lead_to_is_left_aside() -> None:
    async def body() -> None:
        first, second = MemoryStore(), MemoryStore()
        house = await open_house(first)
        await deal(house, BUY_IN, OPEN, red(1000))
        await house.keep_snapshots(every=1)
        other = await open_house(second)
        await deal(other, BUY_IN, OPEN, red(2000))
        for kept in (await first.load_snapshots()).values():
            await second.save_snapshot(kept)
        again = await open_house(second)
        assert replayed(again) == replayed(other)
        # Nor one of a record that the log does not have at all, as after a restore.
        await deal(house, red(500), red(500))
        await house.keep_snapshots(every=1)
        for kept in (await first.load_snapshots()).values():
            await second.save_snapshot(kept)
        assert replayed(await open_house(second)) == replayed(other)

    asyncio.run(body())


def test_the_mark_covers_the_text_of_what_folds(monkeypatch: pytest.MonkeyPatch) -> None:
    snapshots.program_mark.cache_clear()
    before = snapshots.program_mark()
    names = [name for name, _ in snapshots._texts(resources.files("croupier") / "table")]
    assert "table/evolve.py" in names
    monkeypatch.setattr(snapshots, "_FOLDING", ("core",))
    snapshots.program_mark.cache_clear()
    assert snapshots.program_mark() != before
    snapshots.program_mark.cache_clear()


def test_a_standing_stands_on_one_record_alone(record_of: Record) -> None:
    standing = Standing(
        opening=None,  # type: ignore[arg-type]
        table=None,  # type: ignore[arg-type]
        rounds={},
        version=record_of.version,
        number=record_of.number,
        digest=record_of.digest,
    )
    assert stands_on(standing, record_of)
    assert not stands_on(standing, record_of._replace(digest=b"other"))
    assert not stands_on(standing, None)


@pytest.fixture
def record_of() -> Record:
    return Record(
        number=3,
        stream="table:T1",
        version=2,
        at=1,
        actor="ann",
        cause="place",
        key="",
        kind="WagersChanged",
        payload=b"{}",
        previous=b"p",
        digest=b"d",
    )


def test_a_large_snapshot_is_made_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN)
        await house.keep_snapshots(every=1)
        (kept,) = (await store.load_snapshots()).values()
        # It is so many times as large as is usual, and so much later comes the next one.
        times = 1 + len(kept.payload) // 200
        assert times > 2
        for _ in range(times - 1):
            await deal(house, red(500))
            await house.keep_snapshots(every=1)
            assert (await store.load_snapshots())["table:T1"] == kept
        await deal(house, red(500))
        await house.keep_snapshots(every=1)
        assert (await store.load_snapshots())["table:T1"].version == kept.version + times

    monkeypatch.setattr(streams, "_SNAPSHOT_BYTES", 200)
    asyncio.run(body())
