"""Verifying a log: the chain of every record, and every event computed anew by the auditor.

The reference decodes the same records with `json.loads` and adds up what was staked. Also the
engine's own replay with decoding, and the check of the chain alone. Then a whole house in a file,
as `croupier verify` checks it: by one process, and by several side by side, on the clock.
"""

import asyncio
import json
import os
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

from benches.bench_replay import history
from benches.bench_start import history as drafts_of
from benches.bench_start import opening
from benches.pairs import Run, measure, show
from croupier.audit.verify import Auditor
from croupier.cli.verify import check
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.append import seal
from croupier.house.log.record import GENESIS, Record, chain_fault
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, StreamAppend
from croupier.table.evolve import replay
from croupier.table.state import Table

PLAYERS = 8
#: A log of some hours: what a verifier does once for each number is done by then.
ROUNDS = 64
#: A house of so many tables with so many events each, checked so often each way.
TABLES = 8
EVENTS = 25_000
WHOLE_RUNS = 3


def sealed() -> list[Record]:
    """Some rounds as records, each in an append of its own."""
    records: list[Record] = []
    previous = GENESIS
    for number, event in enumerate(history(PLAYERS, ROUNDS)):
        part = StreamAppend(stream="table:T1", expected=number, drafts=(TABLE_CODEC.encode(event),))
        append = Append(streams=(part,), at=event.at, actor="bench", cause="bench", key="")
        records += seal(append, number, previous)
        previous = records[-1].digest
    return records


def bare(records: list[Record]) -> int:
    """What was staked, and nothing else."""
    total = 0
    for record in records:
        event = json.loads(record.payload)
        if record.kind == "WagersChanged":
            total += sum(change[2] for change in event["changes"])
    return total


def audit(records: list[Record]) -> None:
    """Everything that `croupier verify` does with a record once it is read."""
    auditor = Auditor()
    for record in records:
        assert auditor.take(record), auditor.verdict.fault
    assert auditor.finish().is_clean


def decode_and_replay(records: list[Record]) -> Table:
    """The engine's own way from records to a table."""
    return replay(TABLE_CODEC.decode(record.kind, record.payload) for record in records)


async def fill(path: Path) -> int:
    """A house of several tables in a file; how many records it has."""
    store = await SqliteStore.open(path)
    drafts = drafts_of(EVENTS)
    times = [TABLE_CODEC.decode(draft.kind, draft.payload).at for draft in drafts]
    for number in range(1, TABLES + 1):
        own, stream = [opening(f"T{number}"), *drafts[1:]], f"table:T{number}"
        appends = [
            Append((StreamAppend(stream, place, (draft,)),), at, "bench", "bench", "")
            for place, (draft, at) in enumerate(zip(own, times, strict=True))
        ]
        for place in range(0, len(appends), 5000):
            await store.append(appends[place : place + 5000])
    size, _ = await store.head()
    await store.close()
    return size


def whole(place: str, workers: int | None) -> tuple[float, float]:
    """Seconds of `croupier verify` on a house: on the clock, and of this and ended processes."""
    began, used = time.perf_counter(), _used()
    verdict = check(place, workers=workers)
    assert verdict.is_clean, verdict.fault
    return time.perf_counter() - began, _used() - used


def _used() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def house_rows() -> list[tuple[str, ...]]:
    """A whole house by one process and by several, interleaved."""
    rows: list[tuple[str, ...]] = [("a house in a file", "on the clock", "of the processor")]
    times: dict[str, list[tuple[float, float]]] = {"one process": [], "side by side": []}
    with tempfile.TemporaryDirectory() as place:
        size = asyncio.run(fill(Path(place) / "house.db"))
        for _ in range(WHOLE_RUNS):
            for title, found in times.items():
                found.append(whole(place, 0 if title == "one process" else None))
    for title, found in times.items():
        clock, used = (median(size / one[part] for one in found) for part in (0, 1))
        rows.append((title, f"{clock:,.0f}/s", f"{used:,.0f}/s"))
    gains = [
        one[0] / many[0]
        for one, many in zip(times["one process"], times["side by side"], strict=True)
    ]
    rows.append(("gain", f"{median(gains):.2f}x [{min(gains):.2f} .. {max(gains):.2f}]", ""))
    return rows


def main() -> None:
    """Print events a second of each."""
    records = sealed()
    reference = partial(bare, records)
    rows: list[tuple[str, ...]] = [("way", "events a second", "times a bare fold")]
    ways: dict[str, Run] = {
        "the chain alone": partial(chain_fault, records),
        "decoded and replayed": partial(decode_and_replay, records),
        "verified: chain, and computed anew": partial(audit, records),
    }
    for title, ours in ways.items():
        timed = measure(reference, ours)
        rows.append((title, timed.shown_rate(len(records)), timed.shown_ratio()))
    show(f"{len(records)} records of whole rounds, {PLAYERS} players", rows)
    show(f"{TABLES * EVENTS:,} records of {TABLES} tables, with the engine beside", house_rows())


if __name__ == "__main__":
    main()
