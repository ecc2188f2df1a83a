"""Control characters in any text or address, and a start under other settings."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.server.settings import Everything, Proof, recorded_settings
from tests.house.serving import Server, terminal_key

TEXTS = ("a\x00b", "a\x1b[2Jb", "a\tb", "a\rb", "a\x7fb", "a\x85b", "\u202ebob", "\u2066x")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", store=store)
    server.start()
    yield server
    server.kill()


def body_of(text: str, *, escaped: bool) -> bytes:
    """A body with a text in it, as JSON may have it."""
    body = {"table": text, "book": "crown", "game": "american", "min": 500, "max": 50000}
    return json.dumps(body, ensure_ascii=escaped).encode()


def test_control_characters_are_refused_in_names_of_tables_staff_and_players(
    server: Server,
) -> None:
    json_type = {"Content-Type": "application/json"}
    with (
        server.http(server.sign_in("tess")) as tess,
        server.http(server.sign_in("ada")) as ada,
        server.client(terminal_key("ann")) as ann,
    ):
        for text in TEXTS:
            for escaped in (True, False):
                body = body_of(text, escaped=escaped)
                opened = tess.post("/v1/tables", content=body, headers=json_type)
                assert opened.status_code in (400, 422), (text, opened.text)
            staff = {"name": text, "roles": ["dealer"], "password": "long enough for anybody"}
            assert ada.post("/v1/staff", json=staff).status_code in (400, 422)
            for table, player, bet in (
                (text, "ann", "red"),
                ("T2", text, "red"),
                ("T2", "ann", text),
            ):
                command = {"type": "place", "player": player, "bet": bet, "stake": 500}
                ann.send(type="submit", id="i", table=table, key="k", command=command)
                assert ann.next("fault", "refused", "accepted", id="i")["type"] == "fault"
        assert all(line["table"].isalnum() for line in tess.get("/v1/tables").json()["tables"])


@pytest.mark.parametrize(
    "address",
    [
        "/v1/tables/T%001",
        "/v1/tables/T%1b1",
        "/v1/tables/T1%0a",
        "/v1/tables/T%e2%80%ae1",
        "/v1/alerts?table=%00",
        "/v1/alerts?table=a%0d%0aSet-Cookie:x",
    ],
)
def test_control_characters_are_refused_in_addresses(server: Server, address: str) -> None:
    with server.http(server.sign_in("pat")) as pat:
        said = pat.get(address)
        assert said.status_code == 400
        assert "control characters" in said.json()["detail"]


def test_a_text_of_several_lines_is_a_text(server: Server) -> None:
    with server.http(server.sign_in("ada")) as ada:
        body = {"by": 1, "reason": "first line\nsecond line"}
        assert ada.post("/v1/house/clock", json=body).status_code in (200, 409)


def alerts(server: Server) -> list[str]:
    with server.http(server.sign_in("pat")) as pat:
        found = pat.get("/v1/floor").json()["alerts"]
        return [alert["text"] for alert in found if alert["kind"] == "house"]


def test_a_start_under_other_settings_stands_on_the_wall_until_somebody_has_seen_it(
    tmp_path: Path, store: str
) -> None:
    server = Server(tmp_path / "data", settings={"CROUPIER_CADENCE_REST": "3600"}, store=store)
    server.start()
    try:
        assert alerts(server) == []
        assert server.stop() == 0
        server.settings["CROUPIER_HOUSE_FOUR_EYES"] = "correct-result"
        server.start()
        (said,) = alerts(server)
        assert "four_eyes" in said
        # A start later it still stands: nobody has seen it.
        assert server.stop() == 0
        server.start()
        assert alerts(server) == [said]
        with server.http(server.sign_in("pat")) as pat:
            (alert,) = [a for a in pat.get("/v1/alerts").json()["alerts"] if a["kind"] == "house"]
            place = f"/v1/alerts/{alert['id']}/acknowledge"
            assert pat.post(place, json={"text": "as agreed"}).status_code == 200
        assert alerts(server) == []
        assert server.stop() == 0
        server.start()
        assert alerts(server) == []
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("variable", "value", "name"),
    [
        ("HOUSE_STATION_BEAT_SECONDS", "0", "house.station_beat_seconds"),
        ("HOUSE_STATIONS_MUST_REPORT", "true", "house.stations_must_report"),
        ("HOUSE_IDLE_MINUTES", "480", "house.idle_minutes"),
        ("PROOF_SIGN", "false", "proof.sign"),
    ],
)
def test_what_guards_the_money_is_not_turned_off_between_two_starts_unseen(
    tmp_path: Path, variable: str, value: str, name: str
) -> None:
    server = Server(tmp_path / "data", settings={"CROUPIER_CADENCE_REST": "3600"})
    server.start()
    try:
        assert server.stop() == 0
        server.settings[f"CROUPIER_{variable}"] = value
        server.start()
        (told,) = alerts(server)
        assert name in told
    finally:
        server.kill()


def test_settings_on_record_hold_no_password() -> None:
    place = "https://house:secret@anchors.example.com/heads"
    proof = Proof(anchors=(place, "syslog:"), witnesses=(place,))
    held = recorded_settings(Everything(proof=proof))
    assert held["proof.anchors"] == ["https://house:***@anchors.example.com/heads", "syslog:"]
    assert "secret" not in str(held)
