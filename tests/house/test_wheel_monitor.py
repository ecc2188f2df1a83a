"""A wheel that is not fair comes up on the pit's wall of a running house; a fair one does not."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from croupier.roulette.wheel import SINGLE_ZERO
from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("house-play")

SETTINGS = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000"}
SIGN = {"book": "new-zealand", "game": "table", "min": 100, "max": 50_000}
CHECKS = ("vertical hazards", "horizontal hazards", "level", "free and even movement")
#: A wheel that gives one number and no other is found out after so many results.
STUCK = 15


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="module")
def staff(server: Server) -> dict[str, str]:
    """Their tokens, which stay good over restarts."""
    return {name: server.sign_in(name) for name in ("dora", "sam", "pat")}


def open_table(server: Server, staff: dict[str, str], table: str) -> None:
    with server.http(staff["pat"]) as pat:
        answer = pat.post("/v1/tables", json={"table": table, **SIGN})
        assert answer.status_code == 200, answer.text


def play(server: Server, staff: dict[str, str], table: str, *pockets: str) -> None:
    """Rounds with these results, each of which counts once the next is opened."""
    with (
        server.client(staff["dora"]) as dealer,
        server.client(staff["sam"]) as pit,
    ):
        view = dealer.see(table, "dealer")["view"]
        if view["phase"] != "betting":
            dealer.done(table, "open-betting")
        for pocket in pockets:
            dealer.done(table, "spin")
            dealer.done(table, "no-more-bets")
            dealer.done(table, "result", pocket=pocket)
            for task in dealer.see(table, "dealer")["view"]["tasks"]:
                pit.done(table, "confirm", task=task["task"], player=task["player"])
            dealer.done(table, "open-betting")


def on_the_wall(server: Server, staff: dict[str, str], table: str) -> list[dict[str, Any]]:
    with server.http(staff["sam"]) as sam:
        answer = sam.get("/v1/floor")
        assert answer.status_code == 200, answer.text
        alerts: list[dict[str, Any]] = answer.json()["alerts"]
        return [one for one in alerts if (one["table"], one["kind"]) == (table, "wheel")]


def test_a_fair_wheel_is_left_alone(server: Server, staff: dict[str, str]) -> None:
    open_table(server, staff, "F1")
    draws = random.Random(2026)
    play(server, staff, "F1", *(draws.choice(SINGLE_ZERO.order) for _ in range(60)))
    assert on_the_wall(server, staff, "F1") == []


def test_evidence_outlives_power_cuts_and_stands_on_the_wall_until_it_is_seen(
    server: Server, staff: dict[str, str]
) -> None:
    open_table(server, staff, "B1")
    with server.http(staff["pat"]) as pat:
        wheel = {
            "order": list(SINGLE_ZERO.order),
            "diameter_m": "0.80",
            "checks": dict.fromkeys(CHECKS, True),
        }
        assert pat.post("/v1/equipment/W-7", json={"wheel": wheel}).status_code == 200
        placed = pat.post("/v1/equipment/W-7/place", json={"table": "B1"})
        assert placed.status_code == 200, placed.text
    play(server, staff, "B1", *["17"] * 5)
    server.kill()
    server.start()
    play(server, staff, "B1", *["17"] * 4)
    assert server.stop() == 0
    server.start()
    play(server, staff, "B1", *["17"] * (STUCK - 10))
    assert on_the_wall(server, staff, "B1") == []
    play(server, staff, "B1", "17")
    (alert,) = on_the_wall(server, staff, "B1")
    found = alert["facts"]["wheel"]
    assert (found["serial"], found["spins"], found["pockets"]) == ("W-7", STUCK, ["17"])
    assert found["evidence"] >= found["level"] == 100
    assert alert["text"].startswith("wheel W-7: after 15 results the evidence against a fair wheel")
    server.kill()
    server.start()
    assert on_the_wall(server, staff, "B1") == [alert]
    with server.http(staff["sam"]) as sam:
        seen = sam.post(f"/v1/alerts/{alert['id']}/acknowledge", json={"text": "technician called"})
        assert seen.status_code == 200, seen.text
    assert on_the_wall(server, staff, "B1") == []
