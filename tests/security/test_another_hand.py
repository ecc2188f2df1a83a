"""Somebody writes to the file of a house that is open, well chained, and the house goes on."""

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.cli import run
from croupier.cli.verify import check
from croupier.house.log.facts import HouseFact, WrittenByAnother, read_facts
from croupier.house.log.opening import HouseRecord
from croupier.house.log.record import digest_of
from croupier.house.log.sqlite import SqliteStore
from tests.audit.tampering import COLUMNS, make_house, rows_of, unguarded
from tests.house.faults import QUIET
from tests.house.serving import Server, terminal_key

_CODE = "log-written-by-another"
_VERIFIER = Path(__file__).parents[2] / "verifier" / "verify_log.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", settings={**QUIET, "CROUPIER_PROOF_SECONDS": "1"})
    server.start()
    yield server
    server.kill()


def _buy_in(server: Server, amount: int, table: str = "T2") -> None:
    with server.client(terminal_key("ann")) as ann:
        ann.done(table, "buy-in", player="ann", amount=amount)


def _append_administrator(file: Path) -> None:
    last = rows_of(file)[-1]
    payload = {"name": "mallory", "roles": ["administrator"], "password_hash": "x"}
    fields = {
        "number": last["number"] + 1,
        "stream": "staff:mallory",
        "version": 1,
        "at": last["at"],
        "actor": "ada",
        "cause": "people",
        "key": "",
        "kind": "StaffEnrolled",
        "payload": json.dumps(payload, separators=(",", ":")).encode(),
        "previous": last["digest"],
        "request": b"",
        "answer": b"",
    }
    row = {**fields, "digest": digest_of(**fields)}
    with closing(sqlite3.connect(file, isolation_level=None, timeout=10)) as db:
        marks = ",".join("?" * len(COLUMNS))
        values = tuple(row[column] for column in COLUMNS)
        db.execute(f"insert into record ({', '.join(COLUMNS)}) values ({marks})", values)


def _take_away(file: Path) -> None:
    """The last record, which nobody has signed yet."""
    with unguarded(file) as db:
        db.execute("delete from record where number = (select max(number) from record)")


ATTACKS: dict[str, Callable[[Path], None]] = {
    "an administrator appended": _append_administrator,
    "the last record taken away": _take_away,
}


def _reported(server: Server) -> list[dict[str, Any]]:
    with server.http(server.sign_in("ada")) as ada:
        reports = ada.get("/v1/house/reports").json()["reports"]
    return [each for each in reports if each["code"] == _CODE]


def _on_the_wall(alerts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each for each in alerts if each["text"].startswith(_CODE.replace("-", " "))]


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("after", ["at rest", "in play", "at the stop"])
def test_it_is_told_and_found_for_good(server: Server, attack: str, after: str) -> None:
    """Whether the house writes on before it looks, looks before it writes, or is about to close."""
    _buy_in(server, 5000)
    ATTACKS[attack](server.data / "house.db")
    if after == "in play":
        _buy_in(server, 100, "T3")
    if after != "at the stop":
        deadline = time.monotonic() + 20
        while not (told := _reported(server)) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert len(told) == 1
        with server.http(server.sign_in("pat")) as pat:
            alerts = pat.get("/v1/alerts").json()["alerts"]
        assert _on_the_wall(alerts)
    assert server.stop() == 0
    fault = check(str(server.data)).fault
    assert fault is not None
    if after == "in play" or attack == "an administrator appended":
        assert "this house" in fault.what or "taken away" in fault.what
    export = server.data.parent / "log.jsonl"
    assert run(["proof", "export", str(server.data), str(export)]) == 0
    alone = subprocess.run(
        [sys.executable, str(_VERIFIER), str(export)], capture_output=True, text=True, check=False
    )
    assert alone.returncode == 1
    # It stands on the wall of every start until somebody has seen it.
    server.start()
    with server.http(server.sign_in("pat")) as pat:
        alerts = pat.get("/v1/alerts").json()["alerts"]
    assert _on_the_wall(alerts)


def test_it_is_on_record_once_however_many_check_at_one_moment(tmp_path: Path) -> None:
    """Who signs the log and who watches it come together."""

    file = make_house(tmp_path, seed=3, rounds=1)

    async def body() -> list[HouseFact]:
        store = await SqliteStore.open(file)
        record = HouseRecord(store, lambda: 2**41, lambda code, detail: None, "1")
        await record.check_for_others()
        _append_administrator(store.path)
        ends = await asyncio.gather(*(record.check_for_others() for _ in range(5)))
        head, _ = await store.head()
        assert set(ends) == {head}
        found = [fact for _, fact in await read_facts(store)]
        await store.close()
        return found

    (found,) = (fact for fact in asyncio.run(body()) if isinstance(fact, WrittenByAnother))
    assert found.found == found.own + 1


def test_a_house_that_is_open_is_not_opened_by_a_second_server(server: Server) -> None:
    """Two would each take what the other writes for another hand's."""
    before = len(rows_of(server.data / "house.db"))
    second = Server(server.data, settings=server.settings, log_folder=server.data)
    with pytest.raises(RuntimeError, match="is open already, at http://127"):
        second.start()
    assert len(rows_of(server.data / "house.db")) == before
    _buy_in(server, 5000)


def test_a_table_whose_record_is_gone_answers_that_nothing_is_written(server: Server) -> None:
    _buy_in(server, 5000)
    _take_away(server.data / "house.db")
    with server.client(terminal_key("ann")) as ann:
        answer = ann.submit("T2", "buy-in", player="ann", amount=100)
        assert answer["type"] == "refused"
        ann.done("T3", "buy-in", player="ann", amount=100)


def test_what_the_house_and_its_commands_do_is_no_other_hand(
    server: Server, tmp_path: Path
) -> None:
    """Play, copies, reports in processes of their own and a look at the log accuse nobody."""
    _buy_in(server, 5000)
    assert run(["backup", str(server.data), str(tmp_path / "copy")]) == 0
    assert run(["verify", str(server.data)]) == 0
    with server.http(server.sign_in("ines")) as ines:
        assert ines.get("/v1/statements/T2").status_code in (200, 404)
    _buy_in(server, 100)
    time.sleep(2.5)
    assert _reported(server) == []
    assert server.stop() == 0
    server.start()
    _buy_in(server, 100)
    assert server.stop() == 0
    assert check(str(server.data)).fault is None
