"""Starting a house after a million events, from snapshots and without, against an empty house.

Goal: under two seconds with snapshots, from the command to the first command that is taken. Then
rounds are looked up by their numbers, with all that happened in each.
`bench_start 9 10000000` takes ten million events, without a start that replays them all.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from benches.bench_replay import POCKETS
from benches.hall import Serving
from benches.pairs import show
from benches.tables import Dealt, deal_out, player, wagers
from croupier.core.roles import Role
from croupier.house.codecs import TABLE_CODEC
from croupier.house.house import House
from croupier.house.log.keeping import snapshot_key
from croupier.house.log.record import Draft
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, StreamAppend
from croupier.house.past_rounds import Past, span_of
from croupier.house.world import Nobody, SystemClock
from croupier.server.settings import Everything, signing_of
from croupier.table.betting import OpenBetting
from croupier.table.opening import TableOpened

EVENTS = 1_000_000
TABLES = 20
PLAYERS = 8
STARTS = 3
LOOKUPS = 200
_AT_ONCE = 1000
#: Longer logs are started from snapshots alone.
_REPLAYED_MAX = 2_000_000

Row = tuple[str, ...]


def history(count: int) -> list[Draft]:
    """At least so many events of one table, as drafts; the first is to be made per table."""
    dealt = Dealt()
    dealt.seat(player(number) for number in range(PLAYERS))
    rounds = 0
    while len(dealt.log) < count:
        dealt.submit(OpenBetting(by=Role.DEALER))
        for command in wagers(dealt.table, PLAYERS):
            dealt.submit(command)
        deal_out(dealt, POCKETS[rounds % len(POCKETS)])
        rounds += 1
    return [TABLE_CODEC.encode(event) for event in dealt.log[:count]]


def opening(table: str) -> Draft:
    """The first event of a table's history."""
    first = Dealt().log[0]
    assert isinstance(first, TableOpened)
    return TABLE_CODEC.encode(first.but(table=table))


def own_key(folder: Path) -> bytes:
    """The key under which the house of a folder keeps its snapshots."""
    return snapshot_key(signing_of(Everything(data=str(folder), demo=False)))


async def fill(path: Path) -> tuple[float, int]:
    """Write the log and its snapshots; the seconds that a replay of all of it takes."""
    store = await SqliteStore.open(path)
    store.snapshot_key = own_key(path.parent)
    drafts = history(EVENTS // TABLES)
    for number in range(1, TABLES + 1):
        own = [opening(f"T{number}"), *drafts[1:]]
        for place in range(0, len(own), _AT_ONCE):
            part = StreamAppend(
                stream=f"table:T{number}",
                expected=place,
                drafts=tuple(own[place : place + _AT_ONCE]),
            )
            await store.append(
                [Append(streams=(part,), at=0, actor="bench", cause="bench", key="")]
            )
    house = House(store, SystemClock(), Nobody())
    began = time.process_time()
    await house.start()
    took = time.process_time() - began
    await house.keep_snapshots(every=1)
    total = sum(stream.version for stream in house.tables.values())
    await store.close()
    return took, total


def start_seconds(folder: Path) -> tuple[float, float]:
    """From the command to the first request that is taken: on the clock, and of the processor."""
    server = Serving(("--data", str(folder)))
    took = server.start()
    used = server.cpu_seconds
    server.stop()
    return took, used


def row(title: str, times: list[tuple[float, float]], empty: list[tuple[float, float]]) -> Row:
    """Medians, and the ratio of processor time to an empty house's, start by start."""
    clock, used = (sorted(one[place] for one in times) for place in (0, 1))
    ratio = median(own[1] / ref[1] for own, ref in zip(times, empty, strict=True))
    spread = f"[{clock[0]:.2f} .. {clock[-1]:.2f}]"
    return title, f"{median(clock):.2f} s {spread}", f"{median(used):.2f} s", f"{ratio:.2f}x"


async def lookups(path: Path) -> list[float]:
    """Milliseconds from a table and the number of a round to its events, for some rounds."""
    store = await SqliteStore.open(path)
    store.snapshot_key = own_key(path.parent)
    house = House(store, SystemClock(), Nobody())
    await house.start()
    past, times = Past(store), []
    choose = random.Random(7)
    tables = list(house.tables.values())
    for _ in range(LOOKUPS):
        stream = choose.choice(tables)
        began = time.perf_counter()
        span = span_of(stream, choose.randint(1, len(stream.rounds)))
        assert span is not None
        records = await past.records(stream.id, span.first, span.last, 10_000)
        for record in records:
            TABLE_CODEC.decode(record.kind, record.payload)
        times.append(1000 * (time.perf_counter() - began))
    await store.close()
    return sorted(times)


def main() -> None:
    """Print the seconds of a start, and events a second of a replay with reading and decoding."""
    rows: list[Row] = [("house", "start", "of the processor", "times an empty one")]
    with tempfile.TemporaryDirectory() as place:
        full, empty, bare = (Path(place) / name for name in ("full", "empty", "bare"))
        replayed, total = asyncio.run(fill(full / "house.db"))
        found = asyncio.run(lookups(full / "house.db"))
        print(
            f"\n  a round by its number: {median(found):.1f} ms [{found[0]:.1f} .. {found[-1]:.1f}]"
        )
        starts: dict[Path, list[tuple[float, float]]] = {empty: [], full: []}
        if total <= _REPLAYED_MAX:
            asyncio.run(_copy(full / "house.db", bare / "house.db"))
            starts[bare] = []
        for folder in starts:
            start_seconds(folder)
        for _ in range(STARTS):
            if bare in starts:
                # What a start finds without snapshots it keeps at its end: it is taken out again.
                _forget_snapshots(bare / "house.db")
            for folder, times in starts.items():
                times.append(start_seconds(folder))
        rows.append(row("empty", starts[empty], starts[empty]))
        rows.append(row(f"{total:,} events, with snapshots", starts[full], starts[empty]))
        if bare in starts:
            rows.append(row("the same without", starts[bare], starts[empty]))
    show("start of the real server", rows)
    rate = total / replayed
    print(f"\n  replay with reading and decoding: {rate:,.0f} events a second of CPU time")


def _forget_snapshots(path: Path) -> None:
    with sqlite3.connect(path) as raw:
        raw.execute("delete from snapshot")
    raw.close()


async def _copy(source: Path, target: Path) -> None:
    store = await SqliteStore.open(source)
    target.parent.mkdir()
    await store.backup(target)
    await store.close()


if __name__ == "__main__":
    EVENTS = int(sys.argv[2]) if len(sys.argv) > 2 else EVENTS
    main()
