"""Tables checked by processes side by side come to the verdict of one process."""

import json
from pathlib import Path

import pytest

from croupier.cli import table_workers
from croupier.cli.table_workers import TablesFailed, TableWorkers, workers_for
from croupier.cli.verify import check, verdict_json
from croupier.house.log.record import Record
from tests.audit.tampering import chain_anew, rows_of, write_rows


def verdicts(house: Path) -> tuple[dict[str, object], dict[str, object]]:
    """What one process finds, and what several find."""
    alone, together = check(str(house), workers=0), check(str(house), workers=2)
    return verdict_json(alone), verdict_json(together)


def test_workers_come_to_the_same_figures(house: Path) -> None:
    alone, together = verdicts(house)
    assert alone == together
    assert alone["ok"]
    assert len(alone["tables"]) > 1  # type: ignore[arg-type]


def test_a_fault_at_one_table_is_named_as_by_one_process(house: Path) -> None:
    rows = rows_of(house)
    paid = next(
        row for row in rows if row["kind"] == "RoundSettled" and b'"lines":[[' in row["payload"]
    )
    event = json.loads(paid["payload"])
    event["lines"][0][2] += 100
    paid["payload"] = json.dumps(event).encode()
    write_rows(house, chain_anew(rows))
    alone, together = verdicts(house)
    assert alone == together
    assert alone["fault"]["record"] == paid["number"]  # type: ignore[index]


def test_a_fault_in_the_chain_is_named_as_by_one_process(house: Path) -> None:
    rows = rows_of(house)
    rows[len(rows) // 2]["actor"] = "somebody else"
    write_rows(house, rows)
    alone, together = verdicts(house)
    assert alone == together
    assert alone["fault"]["record"] == rows[len(rows) // 2]["number"]  # type: ignore[index]


def test_a_worker_that_is_gone_is_no_verdict(house: Path) -> None:
    rows = [Record(**row) for row in rows_of(house)]
    tables = [row for row in rows if row.stream.startswith("table:")]
    with TableWorkers(1) as workers:
        workers._workers[0]._process.kill()
        workers._workers[0]._process.join()
        with pytest.raises(TablesFailed):
            _pass_on(workers, tables)


def _pass_on(workers: TableWorkers, tables: list[Record]) -> None:
    for record in tables:
        workers.take(record, record.stream)
    workers.finish()


def test_short_logs_and_single_cores_have_no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    cores = {0, 1, 2, 3, 4, 5, 6, 7}
    monkeypatch.setattr("os.sched_getaffinity", lambda pid: cores)
    assert workers_for(table_workers.RECORDS_MIN - 1, 10) == 0
    assert workers_for(10**6, 1) == 1
    assert workers_for(10**6, 100) == table_workers.WORKERS_MAX
    monkeypatch.setattr("os.sched_getaffinity", lambda pid: {0})
    assert workers_for(10**6, 100) == 0
