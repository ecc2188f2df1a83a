"""A house without the demo: its first administrator, its first table, its first round."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.roulette.catalogue import all_books
from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("house-play")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", arguments=("--no-demo",))
    server.start()
    yield server
    assert server.stop() == 0


def test_an_empty_house_is_brought_to_its_first_round(server: Server) -> None:
    found = re.search(r"(\S+)", (server.data / "first-password").read_text("utf-8"))
    assert found is not None
    book = all_books()[0]
    game = next(offer.name for offer in book.offers if book.game(offer.name).electronic is False)
    with server.http() as http:
        sign_in = {"name": "admin", "password": found[1]}
        token = http.post("/v1/session", json=sign_in).json()["token"]
    with server.http(token) as admin:
        chosen = {"current": found[1], "password": "four green zeros at dawn"}
        assert admin.get("/v1/me").json()["name"] == "admin"
        assert admin.get("/v1/waiting").status_code == 403
        assert admin.post("/v1/password", json=chosen).status_code == 200
        for name, role in (("sue", "game-supervisor"), ("dan", "dealer")):
            person = {"name": name, "password": "a long password", "roles": [role]}
            assert admin.post("/v1/staff", json=person).status_code == 200
        table = {"table": "R1", "book": book.code, "game": game, "min": 500, "max": 50_000}
        assert admin.post("/v1/tables", json=table).status_code == 403
        tokens = {
            name: admin.post("/v1/session", json={"name": name, "password": "a long password"})
            for name in ("sue", "dan")
        }
    with server.http(tokens["sue"].json()["token"]) as sue:
        # Nothing stands there yet: the register says what the book wants, and a template fills it.
        refused = sue.post("/v1/tables", json=table)
        assert (refused.status_code, refused.json()["reason"]) == (409, "equipment-fault")
        equipment, sign = "/v1/tables/R1/equipment", {"book": book.code, "game": game}
        assert sue.get(equipment).status_code == 404
        needs = sue.get(equipment, params=sign).json()
        assert (needs["ready"], needs["complete"]) == (False, True)
        for lack in (lack for need in needs["needs"] for lack in need["lacks"]):
            assert lack in refused.json()["detail"]
        there = {"diameter_m": "0.80", "ball_mm": "20", "ball_material": "nylon", "approval": "A1"}
        assert sue.post(equipment, json={**sign, **there}).json()["ready"] is True
        assert sue.post("/v1/tables", json=table).status_code == 200
        assert sue.post("/v1/tables", json=table).status_code == 409
        assert sue.post("/v1/tables", json={**table, "table": "R2", "min": 0}).status_code == 409
        assert sue.post("/v1/tables", json={**table, "book": "none"}).status_code == 422
    with server.client(tokens["dan"].json()["token"]) as dan:
        dan.done("R1", "buy-in", player="ann", amount=10_000, tender="cash")
        assert dan.done("R1", "open-betting")["round_no"] == 1
        dan.done("R1", "place", player="ann", bet="red", stake=500)
    assert server.stop() == 0
    server.start()
    with server.http() as http:
        (line,) = http.get("/v1/tables").json()["tables"]
        assert (line["table"], line["phase"], line["players"]) == ("R1", "betting", 1)
