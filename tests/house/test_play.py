"""Evenings at the real server: rounds, late wagers, reconnects, and nothing of one's neighbour."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.serving import BOTH_STORES, Client, Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")

#: The demo's table that waits for a dealer.
TABLE = "T1"
FAST = {
    "CROUPIER_CADENCE_BETTING": "0.5",
    "CROUPIER_CADENCE_SPIN_BEFORE_CLOSE": "0.2",
    "CROUPIER_CADENCE_BALL": "0.1",
    "CROUPIER_CADENCE_REST": "0.1",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=FAST, store=store)
    server.start()
    yield server
    assert server.stop() == 0, server.log()


def open_round(dealer: Client, pit: Client) -> int:
    """Bring the table to where bets may be placed, whatever an earlier test left there."""
    view = dealer.see(TABLE, "dealer")["view"]
    for task in view["tasks"]:
        pit.submit(TABLE, "confirm", task=task["task"], player=task["player"])
    if view["phase"] != "betting":
        return int(dealer.done(TABLE, "open-betting")["round_no"])
    return int(view["round_no"])


def finish_round(dealer: Client, pocket: str) -> None:
    dealer.done(TABLE, "spin")
    answer = dealer.submit(TABLE, "no-more-bets")
    assert answer["type"] == "accepted", answer
    dealer.done(TABLE, "result", pocket=pocket)


def test_two_players_and_a_dealer_play_a_round(server: Server) -> None:
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
        server.client(terminal_key("ann")) as ann,
        server.client(terminal_key("ben")) as ben,
    ):
        round_no = open_round(dora, sam)
        before = ann.see(TABLE, "seat")["view"]
        ben.see(TABLE, "seat")
        placed = ann.done(TABLE, "place", player="ann", bet="red", stake=1000)
        assert placed["round_no"] == round_no
        ben.done(TABLE, "place", player="ben", bet="black", stake=2000)
        # The answer has all that changed at the seat; a whole view comes with the result.
        assert placed["changed"]["wagers"] == {"red": 1000}
        assert placed["changed"]["balance"] == before["balance"] - 1000
        finish_round(dora, "3")
        won = ann.wait_for(TABLE, "3 red")["view"]
        lost = ben.wait_for(TABLE, "3 red")["view"]
        assert (won["win"], won["pocket"]) == (1000, "3")
        assert won["receipt"][0]["text"].startswith("$10 on red at 1 to 1: win $10")
        assert won["balance"] + won["staked"] == before["balance"] + 1000
        assert (lost["win"], lost["receipt"][0]["lost"]) == (0, 2000)
        late = ann.submit(TABLE, "place", player="ann", bet="red", stake=1000)
        assert (late["type"], late["reason"]) == ("refused", "betting-closed")
        assert late["clauses"]
        with server.http(terminal_key("ann")) as http:
            answer = http.get(f"/v1/tables/{TABLE}/rounds/{round_no}").json()["said"]
            assert any("win $10" in line for line in answer)
            assert not any("ben" in line or "black" in line for line in answer)
        with server.http() as http:
            answer = http.get(f"/v1/tables/{TABLE}/rounds/{round_no}?as=display").json()["said"]
            assert not any("ann" in line or "ben" in line for line in answer)


def test_the_dealer_is_told_what_to_do_and_what_may_be_asked(server: Server) -> None:
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
    ):
        open_round(dora, sam)
        view = dora.see(TABLE, "dealer")["view"]
        assert view["say"] == ["Place your bets"]
        may = {one["action"]: one["reason"] for one in view["actions"]}
        assert (may["spin"], may["open-betting"]) == ("", "wrong-phase")
        finish_round(dora, "0")
        view = dora.see(TABLE, "dealer")["view"]
        answer = {"task", "text", "clauses", "roles", "blocks", "player", "code", "params"}
        assert answer == set(view["tasks"][0])
        assert view["say"] == ["0"]
        assert {"house", "float", "disputes"} <= set(sam.see(TABLE, "pit")["view"])
        assert dora.see(TABLE, "pit")["type"] == "fault"


def test_a_reconnect_resumes_after_a_sequence_number(server: Server) -> None:
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
    ):
        open_round(dora, sam)
        with server.client(terminal_key("ann")) as ann:
            seq = ann.see(TABLE, "seat")["seq"]
        last = dora.done(TABLE, "place", player="ann", bet="odd", stake=500)["seq"]
        dora.done(TABLE, "place", player="ben", bet="even", stake=700)
        with server.client(terminal_key("ann")) as ann:
            update = ann.see(TABLE, "seat", after=seq)
            assert (update["type"], update["after"], update["seq"]) == ("update", seq, last + 1)
            assert [one["seq"] for one in update["happened"]] == [last]
            assert "odd" in update["happened"][0]["said"][0]
            assert "even" not in json.dumps(update["happened"])
        with server.client(terminal_key("ann")) as ann:
            assert ann.see(TABLE, "seat", after=999_999)["type"] == "snapshot"


@BOTH_STORES
def test_a_repeated_key_is_done_once_whatever_the_door(server: Server) -> None:
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
        server.client(terminal_key("ann")) as ann,
        server.http(terminal_key("ann")) as http,
    ):
        open_round(dora, sam)
        before = ann.see(TABLE, "seat")["view"]["staked"]
        wager = {"player": "ann", "bet": "straight:17", "stake": 500}
        first = ann.submit(TABLE, "place", key="same-key", **wager)
        again = http.post(
            f"/v1/tables/{TABLE}/commands",
            json={"type": "place", **wager},
            headers={"Idempotency-Key": "same-key"},
        ).json()
        other = ann.submit(TABLE, "place", key="same-key", **{**wager, "stake": 600})
        assert first["type"] == again["type"] == "accepted"
        assert (again["repeated"], again["seq"]) == (True, first["seq"])
        assert other["type"] == "refused"
        assert ann.see(TABLE, "seat")["view"]["staked"] == before + 500
        # Another's key is another's.
        mine = dora.submit(
            TABLE, "place", key="same-key", player="ben", bet="straight:17", stake=500
        )
        assert mine["type"] == "accepted"


@BOTH_STORES
def test_a_terminal_sees_and_does_nothing_of_another_seat(server: Server) -> None:
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
        server.client(terminal_key("ann")) as ann,
        server.http(terminal_key("ann")) as http,
        server.http() as nobody,
    ):
        open_round(dora, sam)
        dora.done(TABLE, "place", player="ben", bet="split:8-11", stake=500)
        seen = json.dumps(ann.see(TABLE, "seat"))
        assert "ben" not in seen
        assert "8-11" not in seen
        assert ann.see(TABLE, "seat", player="ben")["type"] == "fault"
        assert ann.see(TABLE, "dealer")["type"] == "fault"
        assert ann.see(TABLE, "pit")["type"] == "fault"
        refused = ann.submit(TABLE, "clear", player="ben")
        assert (refused["type"], refused["reason"]) == ("refused", "not-your-wager")
        assert http.get(f"/v1/tables/{TABLE}?as=seat&player=ben").status_code == 403
        assert http.get(f"/v1/tables/{TABLE}?as=pit").status_code == 403
        assert http.get("/v1/waiting").status_code == 403
        assert nobody.get(f"/v1/tables/{TABLE}?as=seat&player=ben").status_code == 401
        assert nobody.get(f"/v1/tables/{TABLE}?as=display").status_code == 200
        assert "ben" not in nobody.get(f"/v1/tables/{TABLE}?as=display").text
        # Staff at the tables see a seat as its player does.
        assert dora.see(TABLE, "seat", player="ben")["view"]["player"] == "ben"


def test_the_virtual_dealer_plays_rounds_by_itself(server: Server) -> None:
    with server.client() as display, server.http() as http:
        lines = http.get("/v1/tables").json()["tables"]
        virtual = [line["table"] for line in lines if line["virtual"]]
        assert len({line["book"] for line in lines}) >= 4
        display.see(virtual[0], "display")
        first = display.wait_for(virtual[0], "no more bets")["view"]["round_no"]
        display.wait_for(virtual[0], "round ", timeout=10)
        update = display.wait_for(virtual[0], "no more bets")
        assert update["view"]["round_no"] == first + 1
        assert update["view"]["numbers"]


def test_a_correction_waits_for_a_second_person(server: Server) -> None:
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
        server.http(server.sign_in("sam")) as sam_http,
        server.http(server.sign_in("pat")) as pat_http,
        server.http(server.sign_in("ines")) as ines_http,
    ):
        open_round(dora, sam)
        dora.done(TABLE, "place", player="ann", bet="straight:5", stake=500)
        seat = dora.see(TABLE, "seat", player="ann")["view"]
        finish_round(dora, "4")
        asked = sam.submit(TABLE, "invalidate", reason="fire")
        assert asked["type"] == "pending"
        (waiting,) = pat_http.get("/v1/waiting").json()["waiting"]
        assert (waiting["asked_by"], waiting["text"]) == ("sam", "reason fire")
        place = f"/v1/waiting/{waiting['number']}"
        assert sam_http.post(place, json={"agrees": True}).json()["reason"] == "not-permitted"
        assert ines_http.post(place, json={"agrees": True}).json()["type"] == "refused"
        assert pat_http.post(place, json={"agrees": True}).json()["type"] == "accepted"
        assert pat_http.post(place, json={"agrees": True}).status_code == 404
        after = dora.see(TABLE, "seat", player="ann")["view"]
        money = seat["balance"] + seat["staked"]
        assert after["balance"] + after["staked"] == money
        said = pat_http.get(f"/v1/tables/{TABLE}/rounds/{after['round_no']}").json()["said"]
        assert any("invalidated" in line for line in said)


def test_a_ticket_is_printed_once_and_paid_once(server: Server) -> None:
    with server.http() as http:
        tables = http.get("/v1/tables").json()["tables"]
    cashed = {}
    with server.client(terminal_key("ben")) as ben:
        for table in (line["table"] for line in tables if line["virtual"]):
            first = ben.submit(table, "cash-out", key="out", player="ben")
            if first.get("ticket"):
                again = ben.submit(table, "cash-out", key="out", player="ben")
                assert (again["ticket"], again["repeated"]) == (first["ticket"], True)
                cashed[table] = first["ticket"]
    assert cashed
    with (
        server.http(server.sign_in("carol")) as carol,
        server.http(terminal_key("ben")) as ben_http,
    ):
        for table, number in cashed.items():
            ticket = carol.get(f"/v1/tickets/{number}").json()
            assert (ticket["status"], ticket["table"]) == ("issued", table)
            assert ben_http.post(f"/v1/tickets/{number}/redeem").status_code == 403
            paid = carol.post(f"/v1/tickets/{number}/redeem").json()
            assert (paid["status"], paid["amount"]) == ("redeemed", ticket["amount"])
            assert carol.post(f"/v1/tickets/{number}/redeem").status_code == 409
        assert carol.get("/v1/tickets/17").status_code == 422
        assert carol.get("/v1/tickets/124160765153406834").status_code == 404


def test_the_front_page_and_the_documents_are_served(server: Server) -> None:
    with server.http() as http:
        page = http.get("/")
        assert page.status_code == 200
        assert '<div id="app">' in page.text
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert http.get("/openapi.json").json()["openapi"] == "3.1.0"
        document = http.get("/asyncapi.json").json()
        assert document["asyncapi"] == "3.0.0"
        assert {"Submit", "Subscribe", "Update", "Accepted", "Refused"} <= set(
            document["components"]["messages"]
        )
        assert "croupier_commands_total" in http.get("/metrics").text
        book = http.get("/v1/tables").json()["tables"][0]["book"]
        assert http.get(f"/v1/books/{book}/clauses").json()["clauses"]


def test_the_server_tells_its_time(server: Server) -> None:
    with server.client() as client:
        client.send(type="ping", id="p", sent=12)
        pong = client.next("pong")
        assert (pong["id"], pong["sent"]) == ("p", 12)
        assert pong["time"] > 1_700_000_000_000


def test_what_was_printed_holds_no_key_or_token(server: Server, tmp_path: Path) -> None:
    """The demo's own passwords are printed on purpose; nothing else that opens a door is."""
    token = server.sign_in("dora")
    with server.http(token) as http:
        assert http.get("/v1/session").json()["name"] == "dora"
    assert token not in server.log()
