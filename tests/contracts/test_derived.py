"""Indexes, guards, snapshots and kept answers of a file that somebody else has written to."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from croupier.house.log.record import Draft
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import (
    Append,
    Repeated,
    Snapshot,
    Stored,
    StoreDamaged,
    StreamAppend,
)


def append(stream: str, expected: int, *texts: str, key: str = "") -> Append:
    drafts = tuple(Draft(kind="Thing", payload=text.encode()) for text in texts)
    part = StreamAppend(stream=stream, expected=expected, drafts=drafts)
    request = b"asked" if key else b""
    return Append(
        streams=(part,), at=1, actor="a", cause="c", key=key, request=request, answer=b"done"
    )


def on(path: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def body() -> None:
        store = await SqliteStore.open(path)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(body())


def harm(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def fill(path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append([append("ticket:1", 0, "issued", key="k1")])
        await store.append([append("ticket:2", 0, "issued")])
        await store.append([append("ticket:1", 1, "redeemed", key="k2")])

    on(path, work)


def rewrite_index(path: Path, change: str) -> None:
    """Change the entries of the index by stream as somebody with a hexadecimal editor would.

    The index is given the name of a table for the moment, and made an index again afterwards.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        root = db.execute(
            "select rootpage from sqlite_schema where name = 'sqlite_autoindex_record_1'"
        ).fetchone()[0]
        db.execute("pragma writable_schema = on")
        shadow = "create table shadow (a, b, c, primary key (a, b, c)) without rowid"
        db.execute(
            "insert into sqlite_schema (type, name, tbl_name, rootpage, sql)"
            f" values ('table', 'shadow', 'shadow', {root}, '{shadow}')"
        )
        db.execute("pragma schema_version = 9999")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(change)
        db.execute("pragma writable_schema = on")
        db.execute("delete from sqlite_schema where name = 'shadow'")
        db.execute("pragma schema_version = 10000")


def test_the_kept_answers_can_be_deleted_and_nothing_is_done_twice(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    fill(path)
    harm(path, "delete from answer")

    async def again(store: SqliteStore) -> None:
        (answer,) = await store.append([append("ticket:9", 0, "issued", key="k1")])
        assert isinstance(answer, Repeated)
        assert answer.answer == b"done"

    on(path, again)


def test_a_key_of_an_earlier_program_is_not_used_again_without_its_answer(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    fill(path)
    harm(
        path,
        "drop trigger record_is_never_changed",
        "update record set request = x'', answer = x''",
        "insert into answer values ('k1', x'61', x'62')",
    )

    async def kept(store: SqliteStore) -> None:
        assert await store.answers(["k1", "k2", "k3"]) == {"k1": (b"a", b"b"), "k2": (b"", b"")}
        (answer,) = await store.append([append("ticket:9", 0, "issued", key="k2")])
        assert isinstance(answer, Repeated)
        assert answer.request == b""

    on(path, kept)


def test_a_log_of_the_first_version_is_brought_up(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    fill(path)
    harm(
        path,
        "drop index record_key",
        "alter table record drop column request",
        "alter table record drop column answer",
        "drop table head",
        "drop table subtree",
        "pragma user_version = 1",
    )

    async def work(store: SqliteStore) -> None:
        assert store.mended == []
        assert await store.examine() == []
        (answer,) = await store.append([append("ticket:7", 0, "issued", key="k7")])
        assert isinstance(answer, Stored)
        assert (await store.answers(["k7"]))["k7"] == (b"asked", b"done")

    on(path, work)


def test_guards_and_indexes_that_were_taken_away_are_named_and_made_again(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    fill(path)
    harm(path, "drop trigger record_is_never_removed", "drop index record_first")

    async def work(store: SqliteStore) -> None:
        assert store.mended == [
            "index record_first was missing",
            "trigger record_is_never_removed was missing",
        ]
        assert await store.examine() == []

    on(path, work)


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("create trigger more after insert on record begin select 1; end", "trigger more"),
        ("create view other as select * from record", "view other"),
        ("create table beside (a)", "table beside"),
        ("create index record_more on record (at)", "index record_more"),
    ],
)
def test_whatever_else_is_in_the_file_is_named(tmp_path: Path, statement: str, found: str) -> None:
    path = tmp_path / "house.db"
    fill(path)
    harm(path, statement)

    async def work(store: SqliteStore) -> None:
        assert any(found in fault for fault in await store.examine())

    on(path, work)


@pytest.mark.parametrize(
    "change",
    [
        "update shadow set c = 2 where a = 'ticket:1' and b = 2",
        "delete from shadow where a = 'ticket:1' and b = 1",
        "delete from shadow where a = 'ticket:1' and b = 2",
    ],
)
def test_an_index_that_was_rewritten_is_found(tmp_path: Path, change: str) -> None:
    path = tmp_path / "house.db"
    fill(path)
    rewrite_index(path, change)

    async def work(store: SqliteStore) -> None:
        assert await store.examine() != []
        found = [record async for record in store.read()]
        assert len(found) == 3
        if "b = 2" in change and "delete" in change:
            assert await store.quick_check() != []
            return
        with pytest.raises(StoreDamaged):
            [record async for record in store.read(stream="ticket:1")]

    on(path, work)


def test_a_forged_snapshot_with_a_good_digest_of_its_own_is_left_aside(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    fill(path)

    async def keep(store: SqliteStore) -> None:
        store.snapshot_key = b"secret"
        await store.save_snapshot(Snapshot(stream="T", version=1, number=3, payload=b"rich"))

    on(path, keep)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        (payload,) = db.execute("select payload from snapshot").fetchone()
        db.execute("update snapshot set payload = ?", (payload.replace(b"rich", b"more"),))

    async def load(store: SqliteStore) -> None:
        store.snapshot_key = b"secret"
        assert await store.load_snapshots() == {}
        assert store.left_aside == ["snapshot of T: it is not what this house wrote of this log"]

    on(path, load)
