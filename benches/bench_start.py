"""Starting a house after a million events, from snapshots and without, against an empty house.

Goal: under two seconds with snapshots, from the command to the first ask that is taken.
"""

import asyncio
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
from croupier.house.log.record import Draft
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, StreamAppend
from croupier.house.world import Nobody, SystemClock
from croupier.table.betting import OpenBetting
from croupier.table.opening import TableOpened

EVENTS = 1_000_000
TABLES = 20
PLAYERS = 8
STARTS = 3
_AT_ONCE = 1000

Row = tuple[str, ...]


def history(count: int) -> list[Draft]:
    """At least so many events of one table, as drafts; the first is to be made per table."""
    dealt = Dealt()
    dealt.seat(player(number) for number in range(PLAYERS))
    rounds = 0
    while len(dealt.log) < count:
        dealt.ask(OpenBetting(by=Role.DEALER))
        for command in wagers(dealt.table, PLAYERS):
            dealt.ask(command)
        deal_out(dealt, POCKETS[rounds % len(POCKETS)])
        rounds += 1
    return [TABLE_CODEC.encode(event) for event in dealt.log[:count]]


def opening(table: str) -> Draft:
    """The first event of a table's history."""
    first = Dealt().log[0]
    assert isinstance(first, TableOpened)
    return TABLE_CODEC.encode(first.but(table=table))


async def fill(path: Path) -> tuple[float, int]:
    """Write the log and its snapshots; the seconds that a replay of all of it takes."""
    store = await SqliteStore.open(path)
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
    """From the command to the first ask that is taken: on the clock, and of the processor."""
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


def main() -> None:
    """Print the seconds of a start, and events a second of a replay with reading and decoding."""
    rows: list[Row] = [("house", "start", "of the processor", "times an empty one")]
    with tempfile.TemporaryDirectory() as place:
        full, empty, bare = (Path(place) / name for name in ("full", "empty", "bare"))
        replayed, total = asyncio.run(fill(full / "house.db"))
        asyncio.run(_copy(full / "house.db", bare / "house.db"))
        for folder in (empty, full, bare):
            start_seconds(folder)
        # What a start finds without snapshots it keeps at its end, so those are taken out again.
        starts: dict[Path, list[tuple[float, float]]] = {empty: [], full: [], bare: []}
        for _ in range(STARTS):
            _forget_snapshots(bare / "house.db")
            for folder, times in starts.items():
                times.append(start_seconds(folder))
        rows.append(row("empty", starts[empty], starts[empty]))
        rows.append(row(f"{total:,} events, with snapshots", starts[full], starts[empty]))
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
