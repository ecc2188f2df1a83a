"""Verifying a log: the chain of every record, and every event reckoned anew by the auditor.

The reference decodes the same records with `json.loads` and adds up what was staked. Also the
engine's own replay with decoding, and the check of the chain alone.
"""

import json
from functools import partial

from benches.bench_replay import history
from benches.pairs import Run, measure, show
from croupier.audit.verify import Auditor
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.deciding import seal
from croupier.house.log.record import GENESIS, Record, chain_fault
from croupier.house.log.store import Append, StreamAppend
from croupier.table.evolve import replay
from croupier.table.state import Table

PLAYERS = 8


def sealed() -> list[Record]:
    """Some rounds as records, each in an append of its own."""
    records: list[Record] = []
    previous = GENESIS
    for number, event in enumerate(history(PLAYERS)):
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


def main() -> None:
    """Print events a second of each."""
    records = sealed()
    reference = partial(bare, records)
    rows: list[tuple[str, ...]] = [("way", "events a second", "times a bare fold")]
    ways: dict[str, Run] = {
        "the chain alone": partial(chain_fault, records),
        "decoded and replayed": partial(decode_and_replay, records),
        "verified: chain, and reckoned anew": partial(audit, records),
    }
    for title, ours in ways.items():
        timed = measure(reference, ours)
        rows.append((title, timed.shown_rate(len(records)), timed.shown_ratio()))
    show(f"{len(records)} records of whole rounds, {PLAYERS} players", rows)


if __name__ == "__main__":
    main()
