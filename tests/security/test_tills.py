"""Tills under races, repeats and lost answers."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import httpx2
import pytest

from croupier.cli.cli import run
from tests.contracts.postgres import throwaway_postgres
from tests.house.faults import QUIET
from tests.house.proxy import CutLine
from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("security")
COUNT = {"counts": {"5000": 2}}
_KEYS = itertools.count(1)


@pytest.fixture
def server(tmp_path: Path, store: str) -> Iterator[Server]:
    server = Server(tmp_path / "data", settings=QUIET, store=store)
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log()


async def fills_in(url: str) -> int:
    """How often a till was filled, by the database itself."""
    connection = await asyncpg.connect(url)
    try:
        return int(
            await connection.fetchval("select count(*) from record where cause = 'fill-till'")
        )
    finally:
        await connection.close()


def held(carol: httpx2.Client) -> list[str]:
    tills = carol.get("/v1/tills").json()["tills"]
    return [each["name"] for each in tills if each["holder"] == "carol"]


def test_one_cashier_opens_one_till_however_many_are_asked_for_at_once(server: Server) -> None:
    token = server.sign_in("carol")

    def open_till(name: int) -> int:
        with server.http(token) as carol:
            return carol.post(f"/v1/tills/{name}/open", json=COUNT).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(open_till, range(8)))
    assert statuses == [200] + [409] * 7
    with server.http(token) as carol:
        assert len(held(carol)) == 1


def test_what_is_sent_twice_to_a_till_is_counted_once(server: Server) -> None:
    with server.http(server.sign_in("carol")) as carol:
        assert carol.post("/v1/tills/1/open", json=COUNT).status_code == 200
        for act in ("fill", "drop"):
            for _ in range(2):
                headers = {"Idempotency-Key": f"{act}-1"}
                answer = carol.post(f"/v1/tills/1/{act}", json=COUNT, headers=headers)
                assert answer.status_code == 200, answer.text
            other = carol.post(f"/v1/tills/1/{act}", json={"counts": {"5000": 3}}, headers=headers)
            assert other.status_code == 409
        (till,) = carol.get("/v1/tills").json()["tills"]
        assert (till["filled"], till["dropped"], till["expected"]) == (10_000, 10_000, 10_000)
        closing = {**COUNT, "leave": 0}
        for _ in range(2):
            headers = {"Idempotency-Key": "close"}
            answer = carol.post("/v1/tills/1/close", json=closing, headers=headers)
            assert answer.status_code == 200, answer.text
        assert len(answer.json()["closings"]) == 1
    assert server.stop() == 0
    assert run(["verify", server.log_place]) == 0


def test_chips_are_exchanged_once_and_much_waits_for_another_person_over_a_stop(
    server: Server,
) -> None:
    opening = {"counts": {"10000": 200}, "chips": {"100000": 20}}
    some, much = {"chips": {"10000": 2}}, {"chips": {"100000": 11}, "player": "rita"}
    with server.http(server.sign_in("carol")) as carol:
        assert carol.post("/v1/tills/1/open", json=opening).status_code == 200
        for _ in range(2):
            key = {"Idempotency-Key": "sale"}
            sold = carol.post("/v1/tills/1/sell-chips", json=some, headers=key)
            assert sold.status_code == 200, sold.text
        assert carol.post("/v1/tills/1/sell-chips", json=much, headers=key).status_code == 409
        key = {"Idempotency-Key": "much"}
        for _ in range(2):
            waits = carol.post("/v1/tills/1/cash-chips", json=much, headers=key)
            assert (waits.status_code, waits.json()["code"]) == (409, "http-waits-for-second")
        (one,) = carol.get("/v1/waiting").json()["waiting"]
        assert (one["table"], one["amount"]) == ("till 1", 11_000_00)
        assert one["fields"] == {"player": "rita"}
        alone = carol.post(f"/v1/waiting/{one['number']}", json={"agrees": True}).json()
        assert alone["type"] == "refused", alone
    with server.http(server.sign_in("dora")) as dora:
        assert dora.post("/v1/tills/1/sell-chips", json=some).status_code == 403
        assert dora.post(f"/v1/waiting/{one['number']}", json={"agrees": True}).json()["type"] == (
            "refused"
        )
    server.kill()
    server.start()
    with server.http(server.sign_in("sam")) as sam:
        agreed = sam.post(f"/v1/waiting/{one['number']}", json={"agrees": True}).json()
        assert agreed["type"] == "accepted", agreed
    with server.http(server.sign_in("carol")) as carol:
        again = carol.post("/v1/tills/1/cash-chips", json=much, headers=key)
        assert again.status_code == 200, again.text
        (till,) = again.json()["tills"]
        assert (till["expected"], till["chips"]) == (920_000, 3_080_000)
        assert carol.get("/v1/waiting").json()["waiting"] == []
    assert server.stop() == 0
    assert run(["verify", server.log_place]) == 0


def test_a_cashier_is_never_told_that_nothing_was_filled_where_nobody_knows(
    tmp_path: Path,
) -> None:
    """The commit reaches the database, its answer does not, and the line stays down."""
    with throwaway_postgres() as url, contextlib.closing(CutLine(url)) as line:
        server = Server(tmp_path / "data", settings={**QUIET, "CROUPIER_DATABASE": line.url})
        server.start()
        try:
            with server.http(server.sign_in("carol")) as carol:
                carol.timeout = 60
                assert carol.post("/v1/tills/1/open", json=COUNT).status_code == 200
                key = {"Idempotency-Key": "fill"}
                with line.losing_the_answer(b"fill-till"):
                    first = carol.post("/v1/tills/1/fill", json=COUNT, headers=key)
                # A house that looks at once, before the line is down, finds that it was done.
                assert first.status_code in (200, 503)
                assert "nothing has changed" not in first.text
                assert asyncio.run(fills_in(url)) == 1
                line.down = False
                # The line is back; the house may need a moment to find that out.
                for _ in range(60):
                    again = carol.post("/v1/tills/1/fill", json=COUNT, headers=key)
                    if again.status_code != 503:
                        break
                    assert "nothing has changed" not in again.text
                    time.sleep(0.5)
                assert again.status_code == 200, again.text
                (till,) = again.json()["tills"]
                assert till["filled"] == 10_000
                assert asyncio.run(fills_in(url)) == 1
        finally:
            server.kill()


def test_much_that_goes_to_the_vault_is_seen_by_whoever_takes_it(
    server: Server,
) -> None:
    """In one go, in parts, at one moment, at the close of the till, and over a crash."""
    cashier, boss = server.sign_in("carol"), server.sign_in("pat")
    notes = {"counts": {"10000": 100}}

    def send(act: str, **more: Any) -> httpx2.Response:
        headers = {"Idempotency-Key": f"v{next(_KEYS)}"}
        with server.http(cashier) as carol:
            return carol.post(f"/v1/tills/vault/{act}", json={**notes, **more}, headers=headers)

    def dropped() -> int:
        with server.http(cashier) as carol:
            tills = carol.get("/v1/tills").json()["tills"]
        return next(int(till["dropped"]) for till in tills if till["name"] == "vault")

    assert send("open", counts={"10000": 900}).status_code == 200
    large = send("drop", counts={"10000": 101})
    assert large.json()["code"] == "http-waits-for-second"
    own = large.json()["params"]["number"]
    with server.http(cashier) as carol:
        assert carol.post(f"/v1/waiting/{own}", json={"agrees": True}).json()["type"] == "refused"
    with ThreadPoolExecutor(6) as pool:
        came = [each.status_code for each in pool.map(lambda _: send("drop"), range(6))]
    assert came.count(200) == 1, came
    assert dropped() == 1_000_000
    server.kill()
    server.start()
    small = send("drop", counts={"5000": 1})
    assert small.json()["code"] == "http-waits-for-second", small.text
    closing = {"counts": {"10000": 800}, "leave": 0}
    waits = send("close", **closing)
    with server.http(boss) as pat:
        shown = pat.get("/v1/waiting").json()["waiting"]
        number = waits.json()["params"]["number"]
        (one,) = [each for each in shown if each["number"] == number]
        assert (one["table"], one["amount"]) == ("till vault", 8_000_000)
    assert server.second(boss, waits)["type"] == "accepted"
    with server.http(cashier) as carol:
        till = next(t for t in carol.get("/v1/tills").json()["tills"] if t["name"] == "vault")
    assert (till["holder"], till["left"]) == ("", 0)
    server.verify_log()
