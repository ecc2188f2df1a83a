"""Keys of devices in the wrong hands: nothing but their own, and no flood of records."""

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from tests.house.faults import read_records
from tests.house.serving import BOTH_STORES, Server, terminal_key

pytestmark = pytest.mark.xdist_group("security")
SETTINGS = {"CROUPIER_CADENCE_REST": "3600"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("stolen") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log()


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[httpx2.Client]:
    with server.http(server.sign_in("ada")) as http:
        yield http


def enrol(ada: httpx2.Client, **device: Any) -> str:
    answer = ada.post("/v1/devices", json=device)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["key"])


def records(server: Server) -> int:
    return len(read_records(server))


def report(http: httpx2.Client, *readings: dict[str, Any]) -> httpx2.Response:
    return http.post("/v1/readings", json={"driver": "stolen", "readings": readings})


def test_a_printer_writes_nothing_about_tickets_that_it_was_not_given(
    server: Server, ada: httpx2.Client
) -> None:
    key = enrol(ada, name="thief-1", roles=["printer"], serves="station:T2/ann")
    with server.client(terminal_key("ben")) as ben:
        ticket = ben.done("T2", "cash-out", player="ben")["ticket"]
    said = [f"{ticket} printed", f"{ticket} torn", "../../x printed", "1" * 16 + " printed"]
    with server.http(key) as http:
        before = records(server)
        for seq, reply in enumerate(said, start=1):
            reading = {"seq": seq, "kind": "replied", "command": "print", "reply": reply}
            assert report(http, reading).status_code == 200
        assert records(server) == before
        for path in (f"/v1/tickets/{ticket}", "/v1/tickets", "/v1/cage", "/v1/tills"):
            assert http.get(path).status_code == 403
        assert http.post(f"/v1/tickets/{ticket}/redeem").status_code == 403
    with server.http(server.sign_in("carol")) as carol:
        assert carol.get(f"/v1/tickets/{ticket}").json()["outcome"] == ""


def test_a_key_out_of_its_scope_rings_and_does_not_fill_the_log(
    server: Server, ada: httpx2.Client
) -> None:
    key = enrol(ada, name="thief-2", roles=["card-reader"], serves="station:T2/ann")
    with server.http(key) as http:
        before = records(server)
        for turn in range(5):
            made = [
                {"seq": 100 * turn + place, "kind": f"made-up-{turn}-{place}"}
                for place in range(1, 51)
            ]
            assert report(http, *made).status_code == 200
        assert len(ada.get("/v1/alerts").json()["alerts"]) >= 1
    assert records(server) - before < 25


@BOTH_STORES
def test_a_note_reader_credits_its_own_station_its_own_notes_and_up_to_its_cap(
    server: Server, ada: httpx2.Client
) -> None:
    key = enrol(
        ada,
        name="thief-3",
        roles=["note-reader"],
        serves="station:T6/zed",
        notes=[5000],
        cap=20_000,
    )
    with server.http(key) as http:
        notes = [
            {"seq": n, "kind": "note-stacked", "note": n, "amount": 5000} for n in range(1, 30)
        ]
        assert report(http, *notes).status_code == 200
        foreign = {"seq": 50, "kind": "note-stacked", "note": 50, "amount": 1_000_000}
        assert 50 in report(http, foreign).json()["refused"]
        repeat = {"seq": 51, "kind": "note-stacked", "note": 1, "amount": 5000}
        report(http, repeat)
    with server.http(server.sign_in("sam")) as sam:
        seats = sam.get("/v1/tables/T6?as=pit").json()["view"]["seats"]
    assert [seat["balance"] for seat in seats if seat["player"] == "zed"] in ([20_000], [])


@pytest.mark.parametrize("command", ["place", "cash-out", "open-betting", "result"])
@BOTH_STORES
def test_a_drivers_key_plays_and_deals_nowhere(
    server: Server, ada: httpx2.Client, command: str
) -> None:
    key = enrol(ada, name=f"thief-{command}", roles=["sensor"], serves="wheel:X1")
    with server.client(key) as socket:
        fields: dict[str, dict[str, Any]] = {
            "place": {"player": "ann", "bet": "red", "stake": 500},
            "result": {"pocket": "7"},
        }
        given = fields.get(command, {"player": "ann"} if command == "cash-out" else {})
        assert socket.submit("T1", command, **given)["type"] in ("refused", "fault")


@BOTH_STORES
def test_no_administrator_takes_the_place_of_a_reader_whose_numbers_count(
    server: Server, ada: httpx2.Client
) -> None:
    """A source counts by its name: revoked and enrolled anew, it was the administrator's own."""
    enrol(ada, name="reader-9", roles=["sensor"], serves="wheel:W9")
    with (
        server.http(server.sign_in("pat")) as pat,
        server.http(server.sign_in("max")) as second,
    ):

        def change(*devices: str) -> None:
            """Two of the pit say whose readings count."""
            waits = pat.put("/v1/wheels/W9/sources", json={"devices": devices})
            assert waits.json()["code"] == "http-waits-for-second", waits.text
            place = f"/v1/waiting/{waits.json()['params']['number']}"
            assert second.post(place, json={"agrees": True}).json()["type"] == "accepted"

        wheel = {"maker": "Cammegh", "pockets": 37}
        assert pat.put("/v1/wheels/W9", json=wheel).status_code == 200
        change("reader-9")
        assert ada.delete("/v1/devices/reader-9").status_code == 200
        again = {"name": "reader-9", "roles": ["sensor"], "serves": "wheel:W9"}
        refused = ada.post("/v1/devices", json=again)
        assert (refused.status_code, refused.json()["code"]) == (409, "people-source-of-wheel")
        # Two of the pit take it off the wheel, and then the name is free.
        change()
        assert enrol(ada, **again)
