"""A demo house lets anybody play or deal with one click; a real one does not know of it."""

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("house-play")

QUIET = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("visitors") / "data", settings=QUIET)
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


def browser(server: Server) -> httpx2.Client:
    """A client that keeps cookies and says which page it comes from, as browsers do."""
    return httpx2.Client(base_url=server.url, headers={"Origin": server.url})


def tables(server: Server) -> list[str]:
    with browser(server) as page:
        listed = page.get("/v1/tables").json()
    assert listed["demo"] is True
    return [line["table"] for line in listed["tables"]]


def test_a_visitor_plays_at_every_table_with_one_click_each(server: Server) -> None:
    with browser(server) as page:
        assert page.get("/v1/me").status_code == 401
        names = set()
        for table in tables(server):
            answer = page.post("/v1/demo/seat", json={"table": table})
            assert answer.status_code == 200, (table, answer.text)
            names.add(answer.json()["name"])
            seat = page.get(f"/v1/tables/{table}?as=seat").json()["view"]
            assert seat["seat_no"] is not None, table
            assert seat["balance"] == 100_000, table
            assert page.get(f"/v1/tables/{table}/game").json()["table"] == table
        assert len(names) == 1
        me = page.get("/v1/me").json()
        assert me["name"] in names
        assert (me["roles"], me["players"], me["token"]) == (["player"], [me["name"]], "")
        again = page.post("/v1/demo/seat", json={"table": "T1"})
        assert again.json()["token"] == ""
        assert page.get("/v1/tables/T1?as=seat").json()["view"]["balance"] == 100_000
        assert page.delete("/v1/session").status_code == 200
        assert page.get("/v1/me").status_code == 401


def test_two_visitors_are_two_players(server: Server) -> None:
    with browser(server) as one, browser(server) as other:
        first = one.post("/v1/demo/seat", json={"table": "T2"}).json()
        second = other.post("/v1/demo/seat", json={"table": "T2"}).json()
        assert first["name"] != second["name"]
        peek = other.get(f"/v1/tables/T2?as=seat&player={first['name']}")
        assert peek.status_code == 403


def test_a_guest_who_left_makes_room_and_a_full_table_says_so(server: Server) -> None:
    with browser(server) as page:
        for _ in range(25):
            answer = page.post("/v1/demo/seat", json={"table": "T3"})
            assert answer.status_code == 200, answer.text
            page.delete("/v1/session")
    pages = [browser(server) for _ in range(20)]
    try:
        answers = [page.post("/v1/demo/seat", json={"table": "T3"}) for page in pages]
        full = answers[-1]
        assert answers[0].status_code == 200
        assert full.status_code == 409
        assert "every seat of T3 is taken" in full.json()["detail"]
    finally:
        for page in pages:
            page.close()


def test_a_visitor_takes_any_post_of_the_demo(server: Server) -> None:
    with browser(server) as page:
        for role in ("dealer", "game-supervisor", "pit-boss", "cashier", "inspector"):
            answer = page.post("/v1/demo/staff", json={"role": role})
            assert answer.status_code == 200, answer.text
            assert role in page.get("/v1/me").json()["roles"]
        assert page.post("/v1/demo/staff", json={"role": "system"}).status_code == 404
        assert page.post("/v1/demo/staff", json={"role": "king"}).status_code == 422
        assert page.get("/v1/tables/T1?as=dealer").json()["view"]["audience"] == "dealer"


def test_another_page_cannot_seat_anybody(server: Server) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    for path, body in (("seat", {"table": "T1"}), ("staff", {"role": "dealer"})):
        answer = httpx2.post(f"{server.url}/v1/demo/{path}", json=body, headers=headers)
        assert answer.status_code == 403
        form = httpx2.post(f"{server.url}/v1/demo/{path}", data=body)
        assert form.status_code == 415


def test_an_unknown_table_is_told(server: Server) -> None:
    with browser(server) as page:
        assert page.post("/v1/demo/seat", json={"table": "T99"}).status_code == 404
        assert page.get("/v1/tables/T99/game").status_code == 404


def test_visitors_are_let_in_one_after_another_and_not_all_at_once(server: Server) -> None:
    with browser(server) as page:
        answers = [page.post("/v1/demo/seat", json={"table": "T99"}) for _ in range(130)]
        assert answers[-1].status_code == 429
        assert answers[-1].headers["retry-after"] == "1"


def test_a_house_that_is_no_demo_knows_no_visitors(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", settings={**QUIET, "CROUPIER_DEMO": "false"})
    server.start()
    try:
        with browser(server) as page:
            assert page.post("/v1/demo/seat", json={"table": "T1"}).status_code == 404
            assert page.post("/v1/demo/staff", json={"role": "dealer"}).status_code == 404
            assert page.get("/v1/tables").json()["demo"] is False
    finally:
        assert server.stop() == 0
