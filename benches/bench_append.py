"""Durable appends through the service, against a bare write and flush of the same bytes.

Goals: one append at most 2.5 times a bare flush; with 100 waiting at least 25 times as many a
second as bare flushes, with 1,000 at least 60 times; the chain of hashes at most a tenth of an
append's CPU. On PostgreSQL: 1,000 at a time at least 25 times as many a second as one by one, and
half as many as a bare copy of the same rows. Also: what decoding a wager costs beside `json.loads`.
"""

import asyncio
import gc
import json
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import asyncpg
import msgspec
import uvloop

from benches.pairs import measure, show, wanted_pairs
from croupier.house.log.append import seal
from croupier.house.log.group import GroupCommit
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import GENESIS, Draft, Record, digest_of
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, Stored, StreamAppend
from croupier.server import wire
from tests.contracts.postgres import postgres_server

PAYLOAD = b"x" * 150
FLUSHES = 200
WAGER = (
    b'{"type":"submit","id":"17","table":"T1","key":"1794784481392","command":'
    b'{"type":"place","player":"player17","bet":"straight:17","stake":500}}'
)


def raw_seconds(path: Path, count: int = FLUSHES) -> float:
    """The median of a write of 220 bytes into a prepared file, and its flush."""
    times = []
    file = os.open(path, os.O_RDWR | os.O_CREAT)
    os.pwrite(file, bytes(count * 4096), 0)
    os.fsync(file)
    for turn in range(count):
        began = time.perf_counter()
        os.pwrite(file, bytes(220), turn * 220)
        os.fdatasync(file)
        times.append(time.perf_counter() - began)
    os.close(file)
    return median(times)


def wager(stream: str, expected: int, key: str) -> Append:
    """An append such as a wager makes."""
    part = StreamAppend(
        stream=stream, expected=expected, drafts=(Draft(kind="WagersChanged", payload=PAYLOAD),)
    )
    return Append(
        streams=(part,),
        at=1,
        actor="terminal",
        cause="place",
        key=key,
        request=bytes(32),
        answer=b"12345678",
    )


async def single(group: GroupCommit, stream: str) -> float:
    """The median of one append after the other."""
    times = []
    for turn in range(FLUSHES):
        began = time.perf_counter()
        await group.append(wager(stream, turn, f"{stream}-{turn}"))
        times.append(time.perf_counter() - began)
    return median(times)


async def together(group: GroupCommit, stream: str, committers: int) -> float:
    """Seconds an append, with so many who each wait for their own."""
    turns = max(4, 4000 // committers)

    async def one(number: int) -> None:
        own = f"{stream}-{number}"
        for turn in range(turns):
            answer = await group.append(wager(own, turn, f"{own}-{turn}"))
            assert isinstance(answer, Stored)

    began = time.perf_counter()
    await asyncio.gather(*map(one, range(committers)))
    return (time.perf_counter() - began) / (committers * turns)


async def appends(folder: Path) -> list[tuple[str, ...]]:
    """Each kind of append between two bare loops."""
    store = await SqliteStore.open(folder / "house.db")
    group = GroupCommit(store)
    kinds: dict[str, Callable[[str], object]] = {
        "one at a time": lambda name: single(group, name),
        "100 at a time": lambda name: together(group, name, 100),
        "1,000 at a time": lambda name: together(group, name, 1000),
    }
    rows: list[tuple[str, ...]] = [("appends", "each", "as a bare flush", "as many a second")]
    for title, kind in kinds.items():
        ratios, own = [], []
        for pair in range(wanted_pairs()):
            gc.collect()
            before = raw_seconds(folder / "raw")
            took = await kind(f"{title}-{pair}")  # type: ignore[misc]
            raw = (before + raw_seconds(folder / "raw")) / 2
            ratios.append(took / raw)
            own.append(took)
        ratio = median(ratios)
        spread = f"[{min(ratios):.3f} .. {max(ratios):.3f}]"
        each = f"{1e6 * median(own):.0f} us"
        rows.append((title, each, f"{ratio:.3f}x {spread}", f"{1 / ratio:.1f}x"))
    rows.append(await chain_row(group))
    await store.close()
    return rows


async def chain_row(group: GroupCommit) -> tuple[str, ...]:
    """What the chain takes of an append, both in CPU time, with 100 who wait."""
    (record,) = seal(wager("table:T1", 0, "terminal/T1/1794784481392"), 1, GENESIS)
    shares, own = [], []
    for pair in range(wanted_pairs()):
        gc.collect()
        began = time.process_time()
        await together(group, f"chain-{pair}", 100)
        between = time.process_time()
        for _ in range(4000):
            digest_of(*record[:-1])
        took = time.process_time() - between
        shares.append(took / (between - began))
        own.append(took / 4000)
    spread = f"[{100 * min(shares):.0f} .. {100 * max(shares):.0f}]"
    share = f"{100 * median(shares):.0f} % {spread}"
    return "the chain, of CPU", f"{1e6 * median(own):.1f} us", share, ""


async def database_appends(url: str) -> list[tuple[str, ...]]:
    """Appends one by one and 1,000 at a time, and a bare copy of as many rows."""
    store = await PostgresStore.open(url)
    bare = await asyncpg.connect(url)
    await bare.execute("create table bare (like record including indexes)")
    one, many, copied = [], [], []
    for pair in range(wanted_pairs()):
        gc.collect()
        began = time.perf_counter()
        for turn in range(FLUSHES):
            await store.append([wager(f"one-{pair}", turn, f"one-{pair}-{turn}")])
        one.append((time.perf_counter() - began) / FLUSHES)
        group = [wager(f"many-{pair}-{at % 20}", at // 20, f"{pair}-{at}") for at in range(1000)]
        began = time.perf_counter()
        answers = await store.append(group)
        many.append((time.perf_counter() - began) / len(group))
        rows = [row for answer in answers if isinstance(answer, Stored) for row in answer.records]
        assert len(rows) == len(group)
        began = time.perf_counter()
        await bare.copy_records_to_table("bare", records=rows, columns=Record._fields)
        copied.append((time.perf_counter() - began) / len(rows))
    await bare.close()
    await store.close()
    times = {"one by one": one, "1,000 at a time": many, "a bare copy": copied}
    shown: list[tuple[str, ...]] = [("appends", "each", "as many a second as one by one")]
    for title, each in times.items():
        ratio = median(first / own for first, own in zip(one, each, strict=True))
        shown.append((title, f"{1e6 * median(each):.0f} us", f"{ratio:.1f}x"))
    return shown


def decode_rows() -> list[tuple[str, ...]]:
    """Reading a wager from the wire with all its checks, against reading it with none."""
    decode = msgspec.json.Decoder(wire.FromClient).decode
    count = 20_000
    timed = measure(
        lambda: [json.loads(WAGER) for _ in range(count)],
        lambda: [decode(WAGER) for _ in range(count)],
    )
    sealed = wager("table:T1", 0, "key")
    chain = measure(
        lambda: [decode(WAGER) for _ in range(count)],
        lambda: [seal(sealed, 1, GENESIS) for _ in range(count)],
    )
    return [
        ("per message", "each", "ratio"),
        ("decoded and checked", f"{1e6 * timed.seconds / count:.2f} us", timed.shown_ratio()),
        ("sealed into the chain", f"{1e6 * chain.seconds / count:.2f} us", "of a decoded message"),
    ]


def main() -> None:
    """Print the ratios."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DISK")) as folder:
        # The loop that the server runs on.
        show("durable appends, SQLite with a full flush", uvloop.run(appends(Path(folder))))
    with postgres_server(fsync="on") as database:
        show("durable appends, PostgreSQL", uvloop.run(database_appends(database.url)))
    show("a wager read from the wire, against json.loads", decode_rows())


if __name__ == "__main__":
    main()
