"""A log in a file, and the ways in which somebody with the file in hand may change it."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from croupier.audit.verify import Verdict, verify
from croupier.evening.house import play_house
from croupier.house.log.record import GENESIS, Record, digest_of
from croupier.house.log.sqlite import SqliteStore

COLUMNS = Record._fields
Row = dict[str, Any]


def make_house(folder: Path, *, seed: int, rounds: int) -> Path:
    """A demonstration house in a folder; the file it lies in."""
    path = folder / "house.db"

    async def body() -> None:
        store = await SqliteStore.open(path)
        await play_house(store, seed=seed, rounds=rounds)
        await store.close()

    asyncio.run(body())
    return path


def examine(path: Path, root: bytes | None = None) -> Verdict:
    """The auditor's verdict on a file."""

    async def body() -> Verdict:
        store = await SqliteStore.open(path)
        try:
            return await verify(store.read(), root)
        finally:
            await store.close()

    return asyncio.run(body())


@contextmanager
def unguarded(path: Path) -> Iterator[sqlite3.Connection]:
    """The file without the triggers that keep records as they are."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("drop trigger if exists record_is_never_changed")
        db.execute("drop trigger if exists record_is_never_removed")
        yield db


def rows_of(path: Path) -> list[Row]:
    """Every record as it lies in the file."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute(f"select {', '.join(COLUMNS)} from record order by number")
        return [dict(zip(COLUMNS, row, strict=True)) for row in found]


def write_rows(path: Path, rows: list[Row]) -> None:
    """Other records in place of all that lie in the file."""
    with unguarded(path) as db:
        db.execute("begin")
        db.execute("delete from record")
        for row in rows:
            values = tuple(row[column] for column in COLUMNS)
            marks = ",".join("?" * len(COLUMNS))
            db.execute(f"insert into record ({', '.join(COLUMNS)}) values ({marks})", values)
        db.execute("commit")


def chain_anew(rows: list[Row]) -> list[Row]:
    """What a forger does who knows the form: number, chain and hash everything again."""
    previous, versions, chained = GENESIS, dict[str, int](), []
    for number, row in enumerate(rows, start=1):
        versions[row["stream"]] = versions.get(row["stream"], 0) + 1
        fields = {
            **{column: row[column] for column in COLUMNS if column != "digest"},
            "number": number,
            "version": versions[row["stream"]],
            "previous": previous,
        }
        previous = digest_of(**fields)
        chained.append({**fields, "digest": previous})
    return chained


def forge(path: Path, change: Callable[[list[Row]], None]) -> None:
    """Change records and chain them all again, so that the chain itself is whole."""
    rows = rows_of(path)
    change(rows)
    write_rows(path, chain_anew(rows))


def append_administrator(path: Path) -> None:
    """A member of staff whom nobody enrolled, behind the last record and well chained."""
    rows = rows_of(path)
    payload = {"name": "mallory", "roles": ["administrator"], "password_hash": "x"}
    row = {
        **rows[-1],
        "stream": "staff:mallory",
        "actor": "ada",
        "cause": "people",
        "key": "",
        "kind": "StaffEnrolled",
        "payload": json.dumps(payload, separators=(",", ":")).encode(),
    }
    write_rows(path, chain_anew([*rows, row]))
