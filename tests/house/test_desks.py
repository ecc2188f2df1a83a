"""The house's own desks over the wire: the cashier's, the pit's and the inspector's."""

import itertools
import json
import time
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from croupier.cage.masking import mask_number
from croupier.house.log.record import Record, chain_fault
from tests.house.serving import Client, Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")

TABLE = "T1"
#: The virtual dealer opens no round while these tests look.
SETTINGS = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
}
_KEYS = itertools.count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


def play_round(server: Server, pocket: str, *wagers: tuple[str, str, int]) -> int:
    """A whole round at the table that waits for a dealer."""
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
    ):
        round_no = open_round(dora, sam)
        for player, bet, stake in wagers:
            dora.done(TABLE, "place", player=player, bet=bet, stake=stake)
        dora.done(TABLE, "spin")
        dora.done(TABLE, "no-more-bets")
        dora.done(TABLE, "result", pocket=pocket)
        return round_no


def open_round(dealer: Client, pit: Client) -> int:
    view = dealer.see(TABLE, "dealer")["view"]
    for task in view["tasks"]:
        pit.submit(TABLE, "confirm", task=task["task"], player=task["player"])
    if view["phase"] != "betting":
        return int(dealer.done(TABLE, "open-betting")["round_no"])
    return int(view["round_no"])


def cash_out(server: Server, player: str) -> str:
    """The number of a ticket that a terminal printed, at some table that prints them."""
    with server.http() as http, server.client(terminal_key(player)) as terminal:
        for line in http.get("/v1/tables").json()["tables"]:
            if line["table"] == TABLE:
                continue
            key = f"out{next(_KEYS)}"
            answer = terminal.submit(line["table"], "cash-out", key=key, player=player)
            if answer.get("ticket"):
                return str(answer["ticket"])
    raise AssertionError("no table printed a ticket")


WHY = {"reason": "half of it is blank"}


def body_of(response: httpx2.Response, status: int = 200) -> dict[str, Any]:
    assert response.status_code == status, response.text
    answer: dict[str, Any] = response.json()
    return answer


def test_a_second_cashier_is_told_who_paid_the_ticket_and_when(server: Server) -> None:
    number = cash_out(server, "ben")
    with (
        server.http(server.sign_in("carol")) as carol,
        server.http(server.sign_in("dora")) as dora,
        server.http(server.sign_in("ines")) as ines,
    ):
        owed = body_of(carol.get("/v1/cage"))
        seen = body_of(carol.get(f"/v1/tickets/{number}"))
        assert (seen["status"], seen["payable"], seen["why_not"]) == ("issued", True, "")
        (listed,) = body_of(carol.get("/v1/tickets"))["tickets"]
        assert number not in str(listed), "a number is as good as the ticket"
        assert listed["shown"] == f"••-••••-••••-••••-{number[-4:]}"
        for shown in (dora, ines):
            assert shown.post(f"/v1/tickets/{number}/redeem").status_code == 403
        for shown in (carol, dora, ines):
            refused = body_of(shown.get(f"/v1/tickets/{number}/paper"), 403)
        assert number not in str(refused), "the paper is the ticket"
        paid = body_of(carol.post(f"/v1/tickets/{number}/redeem"))
        assert (paid["status"], paid["ended_by"], paid["payable"]) == ("redeemed", "carol", False)
        again = body_of(carol.post(f"/v1/tickets/{number}/redeem"), 409)
        assert "has been paid" in again["detail"]
        assert "by carol on 20" in again["detail"]
        assert "by carol" in body_of(ines.get(f"/v1/tickets/{number}"))["why_not"]
        after = body_of(carol.get("/v1/cage"))
        assert after["liability"] == owed["liability"] - seen["amount"]
        (mine,) = after["cashiers"]
        assert (mine["name"], mine["paid"], mine["paid_amount"]) == ("carol", 1, seen["amount"])
        paper = carol.get(f"/v1/tickets/{number}/paper")
        assert paper.content.startswith(b"%PDF")
        assert paper.headers["content-type"] == "application/pdf"
        assert ines.get(f"/v1/tickets/{number}/paper").status_code == 403


def test_a_spoilt_ticket_is_printed_again_and_a_wrong_one_voided(server: Server) -> None:
    number = cash_out(server, "ann")
    with (
        server.http(server.sign_in("carol")) as carol,
        server.http(server.sign_in("sam")) as sam,
        server.http(terminal_key("ann")) as ann,
    ):
        assert ann.get(f"/v1/tickets/{number}").status_code == 403
        assert ann.get("/v1/cage").status_code == 403
        unfounded = body_of(carol.post(f"/v1/tickets/{number}/reprint", json=WHY), 403)
        assert "no fault of a printer" in unfounded["detail"]
        assert carol.post(f"/v1/tickets/{number}/pay-by-hand", json=WHY).status_code == 403
        table = body_of(carol.get(f"/v1/tickets/{number}"))["table"]
        with server.http(server.sign_in("ada")) as ada:
            printer = {"name": "slip", "roles": ["printer"], "serves": f"station:{table}/ann"}
            body_of(ada.post("/v1/devices", json=printer))
        with server.client(server.sign_in("sam")) as pit:
            pit.done(table, "malfunction", scope="printer")
            pit.done(table, "restore", scope="printer")
        for unsaid in ("", " "):
            assert (
                carol.post(f"/v1/tickets/{number}/reprint", json={"reason": unsaid}).status_code
                != 200
            )
        reprinted = carol.post(f"/v1/tickets/{number}/reprint", json=WHY)
        if reprinted.status_code == 409:
            # More than one person may: somebody else agrees.
            (waiting,) = body_of(sam.get("/v1/waiting"))["waiting"]
            assert number not in str(waiting)
            assert number[-4:] in str(waiting)
            agreed = body_of(sam.post(f"/v1/waiting/{waiting['number']}", json={"agrees": True}))
            assert agreed["type"] == "accepted", agreed
            replaced = body_of(carol.get(f"/v1/tickets/{number}"))["replaced_by"]
            new = body_of(carol.get(f"/v1/tickets/{replaced}"))
        else:
            new = body_of(reprinted)
        assert (new["status"], new["number"] != number) == ("issued", True)
        old = body_of(carol.get(f"/v1/tickets/{number}"))
        assert (old["status"], old["replaced_by"]) == ("cancelled", new["number"])
        gone = body_of(carol.post(f"/v1/tickets/{number}/redeem"), 409)
        assert mask_number(new["number"]) in gone["detail"]
        paper = f"/v1/tickets/{new['number']}/paper"
        assert carol.get(paper).status_code == 403, "nobody has given it out"
        given = {"player": new["station"]}
        body_of(carol.post(f"/v1/tickets/{new['number']}/print", json=given))
        assert carol.get(paper).content.startswith(b"%PDF")
        again = body_of(carol.get(paper), 403)
        assert again["code"] == "cage-ticket-printed-already", "a second paper is somebody's money"
        assert sam.get(paper).status_code == 403
        place = f"/v1/tickets/{new['number']}/void"
        assert carol.post(place, json={"reason": "printed twice"}).status_code == 403
        assert sam.post(place, json={"reason": ""}).status_code == 422
        void = body_of(sam.post(place, json={"reason": "printed twice"}))
        assert (void["status"], void["reason"], void["ended_by"]) == (
            "voided",
            "printed twice",
            "sam",
        )
        listed = body_of(carol.get("/v1/tickets?status=voided"))
        assert [t["number"] for t in listed["tickets"]] == [new["number"]]
        assert body_of(carol.get("/v1/tickets?status=unclaimed"))["count"] == 0
        assert body_of(carol.post("/v1/cage/set-aside"))["count"] == 0
        report = body_of(carol.get("/v1/reports/cage"))
        people = {row[0]: row for row in report["rows"]}
        assert people["sam"][6] == 1
        assert carol.get("/v1/reports/shift").status_code == 403


def test_the_wall_shows_every_table_with_its_figures_and_exposure(server: Server) -> None:
    play_round(server, "17", ("ann", "straight:17", 500), ("ben", "red", 1000))
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
        server.http(server.sign_in("pat")) as pat,
        server.http(server.sign_in("carol")) as carol,
        server.http() as nobody,
    ):
        open_round(dora, sam)
        for player in ("ann", "ben"):
            dora.submit(TABLE, "clear", player=player)
        dora.done(TABLE, "place", player="ann", bet="straight:8", stake=500)
        dora.done(TABLE, "place", player="ben", bet="split:8-11", stake=1000)
        floor = body_of(pat.get("/v1/floor"))
        lines = {line["table"]: line for line in floor["tables"]}
        assert set(lines) == {line["table"] for line in nobody.get("/v1/tables").json()["tables"]}
        line = lines[TABLE]
        assert (line["last"], line["staked"], line["players"]) == ("17", 1500, 2)
        assert line["worst"] == {"pocket": "8", "pays": 35 * 500 + 17 * 1000}
        assert line["figures"]["games"] >= 1
        assert line["figures"]["turnover"] >= 1500
        assert line["figures"]["drop"] > 0
        view = sam.see(TABLE, "pit")["view"]
        assert view["exposure"]["8"] == 34500
        assert view["exposure"]["11"] == 17 * 1000 - 500
        assert view["exposure"]["1"] == -1500
        assert (view["worst"]["pocket"], view["turnover"]) == ("8", line["figures"]["turnover"])
        assert carol.get("/v1/floor").status_code == 403
        assert nobody.get("/v1/floor").status_code == 401


def test_an_alert_stands_until_the_right_person_has_seen_it_even_after_a_restart(
    server: Server,
) -> None:
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam_ws,
    ):
        open_round(dora, sam_ws)
        sam_ws.done(TABLE, "dispute", player="ann", text="the ball was touched")
        sam_ws.done(TABLE, "dispute", player="ben", text="my chip was moved")
        token, inspector, dealer = (server.sign_in(name) for name in ("sam", "ines", "dora"))

    def alerts(http: httpx2.Client) -> list[dict[str, Any]]:
        found = body_of(http.get(f"/v1/alerts?table={TABLE}"))["alerts"]
        return [alert for alert in found if alert["kind"] == "dispute"]

    with server.http(token) as sam:
        newer, older = alerts(sam)
        assert "ben disputes" in newer["text"]
        assert "the ball was touched" in older["text"]
        assert older["clauses"]
        for other in (inspector, dealer):
            with server.http(other) as refused:
                place = f"/v1/alerts/{older['id']}/acknowledge"
                assert refused.post(place, json={}).status_code == 403
        assert body_of(sam.post(f"/v1/alerts/{older['id']}/acknowledge", json={"text": "seen"}))
        assert sam.post(f"/v1/alerts/{older['id']}/acknowledge", json={}).status_code == 404
        assert alerts(sam) == [newer]
    server.kill()
    server.start()
    # The session goes on as well.
    with server.http(token) as sam:
        assert body_of(sam.get("/v1/session"))["name"] == "sam"
        assert alerts(sam) == [newer]
        with server.client(token) as client:
            assert newer in client.see(TABLE, "pit")["view"]["alerts"]
        assert body_of(sam.post(f"/v1/alerts/{newer['id']}/acknowledge", json={}))
        assert alerts(sam) == []


def test_corrections_and_voids_wait_for_a_second_person_over_a_restart(server: Server) -> None:
    """Opened, dealt, corrected and voided over the wire, under the rules of its book."""
    sign = {"book": "crown", "game": "touchtable", "min": 100, "max": 50_000}
    with (
        server.http(server.sign_in("sam")) as http,
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
        server.client(server.sign_in("pat")) as pat_ws,
    ):
        assert http.post("/v1/tables", json={"table": "P1", **sign}).status_code == 200
        dora.done("P1", "buy-in", player="cleo", amount=100_000, tender="chips")
        round_no = dora.done("P1", "open-betting")["round_no"]
        dora.done("P1", "place", player="cleo", bet="straight:5", stake=500)
        for action in ("spin", "final-bets", "no-more-bets"):
            dora.submit("P1", action)
        dora.done("P1", "result", pocket="4")
        first = sam.submit("P1", "correct-result", pocket="5")
        second = pat_ws.submit("P1", "void-wagers", player="cleo", reason="touched the wheel")
        assert (first["type"], second["type"]) == ("pending", "pending"), (first, second)
    server.kill()
    server.start()
    with (
        server.http(server.sign_in("pat")) as pat,
        server.http(server.sign_in("max")) as max_http,
        server.http(server.sign_in("sam")) as sam_http,
    ):
        waiting = body_of(pat.get("/v1/waiting"))["waiting"]
        asked = [(one["number"], one["action"], one["asked_by"]) for one in waiting]
        assert asked == [
            (first["number"], "correct-result", "sam"),
            (second["number"], "void-wagers", "pat"),
        ]
        kinds = {alert["kind"] for alert in body_of(pat.get("/v1/alerts?table=P1"))["alerts"]}
        assert "second-person" in kinds
        agree, decline = {"agrees": True}, {"agrees": False}
        own = body_of(sam_http.post(f"/v1/waiting/{first['number']}", json=agree))
        assert own["reason"] == "not-permitted"
        done = body_of(pat.post(f"/v1/waiting/{first['number']}", json=agree))
        assert done["type"] == "accepted", done
        refused = body_of(max_http.post(f"/v1/waiting/{second['number']}", json=decline))
        assert refused["type"] == "refused"
        assert body_of(pat.get("/v1/waiting"))["waiting"] == []
        (line,) = body_of(pat.get("/v1/inspect/tables/P1/rounds"))["rounds"]
        assert (line["round_no"], line["pocket"], line["corrections"]) == (round_no, "5", 1)
        assert (line["staked"], line["paid"]) == (500, 17_500)
        steps = body_of(pat.get(f"/v1/inspect/tables/P1/rounds/{round_no}"))["steps"]
        assert steps[-1]["actor"] == "sam and pat"
    server.kill()
    server.start()
    with (
        server.http(server.sign_in("pat")) as pat,
        server.http(server.sign_in("max")) as max_http,
        server.client(server.sign_in("pat")) as pat_ws,
    ):
        assert body_of(pat.get("/v1/waiting"))["waiting"] == []
        asked_again = pat_ws.submit("P1", "void-wagers", player="cleo", reason="touched the wheel")
        place = f"/v1/waiting/{asked_again['number']}"
        assert asked_again["number"] > second["number"]
        assert body_of(max_http.post(place, json=agree))["type"] == "accepted"
        assert pat_ws.see("P1", "pit")["view"]["seats"][0]["balance"] == 100_000
        # Limits change and the table closes as the book says, each with its sign first.
        raised = pat_ws.submit("P1", "change-limits", min=1000, max=50_000)
        assert (raised["type"], raised["reason"]) == ("refused", "notice-required")
        pat_ws.done("P1", "announce-limits", min=1000, max=50_000, effective_at=raised["time"] * 2)
        notices = [a for a in body_of(pat.get("/v1/alerts?table=P1"))["alerts"] if a["until"]]
        assert [(a["kind"], a["until"]) for a in notices] == [("notice", raised["time"] * 2)]


def test_an_inspector_sees_a_round_step_by_step_under_its_clauses(server: Server) -> None:
    round_no = play_round(server, "17", ("ann", "straight:17", 500), ("ben", "red", 1000))
    with server.http(server.sign_in("ines")) as ines, server.http(terminal_key("ann")) as ann:
        page = body_of(ines.get(f"/v1/inspect/tables/{TABLE}/rounds?count=1"))
        (line,) = page["rounds"]
        assert (line["round_no"], line["pocket"], line["colour"]) == (round_no, "17", "black")
        assert (line["outcome"], line["wagers"] >= 2) == ("settled", True)
        older = body_of(ines.get(f"/v1/inspect/tables/{TABLE}/rounds?before={page['next']}"))
        assert [one["round_no"] for one in older["rounds"]] == list(range(round_no - 1, 0, -1))
        assert older["next"] is None
        story = body_of(ines.get(f"/v1/inspect/tables/{TABLE}/rounds/{round_no}"))
        steps = story["steps"]
        assert [step["seq"] for step in steps] == list(range(story["first"], story["last"] + 1))
        assert (steps[0]["kind"], steps[0]["actor"]) == ("BettingOpened", "dora")
        settled = next(step for step in steps if step["kind"] == "RoundSettled")
        assert (settled["cause"], settled["role"]) == ("result", "dealer")
        assert settled["sentence"].startswith("17 black; ")
        assert settled["clauses"]
        later = body_of(
            ines.get(f"/v1/inspect/tables/{TABLE}/rounds/{round_no}?after={steps[2]['seq']}")
        )
        assert later["steps"] == steps[3:]
        moment = body_of(ines.get(f"/v1/inspect/tables/{TABLE}/moments/{settled['seq'] - 1}"))
        assert (moment["view"]["phase"], moment["view"]["round_no"]) == ("no-more-bets", round_no)
        moment = body_of(ines.get(f"/v1/inspect/tables/{TABLE}/moments/{settled['seq']}"))
        assert (moment["view"]["phase"], moment["view"]["pocket"]) == ("settled", "17")
        opening = body_of(ines.get(f"/v1/inspect/tables/{TABLE}/rounds/0"))["steps"]
        assert opening[0]["kind"] == "TableOpened"
        assert ines.get(f"/v1/inspect/tables/{TABLE}/rounds/999").status_code == 404
        assert ines.get(f"/v1/inspect/tables/{TABLE}/moments/999999").status_code == 404
        assert ann.get(f"/v1/inspect/tables/{TABLE}/rounds").status_code == 403


def test_an_exported_round_can_be_checked_elsewhere(server: Server) -> None:
    round_no = play_round(server, "0", ("ann", "red", 500))
    with server.http(server.sign_in("ines")) as ines:
        response = ines.get(f"/v1/inspect/tables/{TABLE}/rounds/{round_no}/export")
        assert "attachment" in response.headers["content-disposition"]
        for record in body_of(response)["records"]:
            assert json.loads(record["text"]) == record["payload"]
            fields = {**record, "payload": record["text"].encode()}
            fields.pop("text")
            for name in ("previous", "digest", "request", "answer"):
                fields[name] = bytes.fromhex(fields[name])
            stored = Record(**fields)
            assert chain_fault([stored], stored.previous, stored.number - 1) is None


def test_a_clause_leads_to_the_rounds_where_it_applied(server: Server) -> None:
    round_no = play_round(server, "21", ("ann", "straight:21", 500))
    with server.http(server.sign_in("ines")) as ines:
        steps = body_of(ines.get(f"/v1/inspect/tables/{TABLE}/rounds/{round_no}"))
        settled = next(step for step in steps["steps"] if step["kind"] == "RoundSettled")
        for clause in settled["clauses"]:
            place = f"/v1/inspect/books/{steps['book']}/clauses/{clause}"
            story = body_of(ines.get(place))
            assert story["duties"], clause
            assert {"says", "fate", "where", "does"} <= set(story["duties"][0])
            assert sum(sum(duty["proof"].values()) for duty in story["duties"]), clause
            where = [(one["table"], one["round_no"]) for one in story["applied"]]
            assert (TABLE, round_no) in where
        assert ines.get(f"/v1/inspect/books/{steps['book']}/clauses/nothing").status_code == 404
        assert ines.get("/v1/inspect/books/nothing/clauses/1").status_code == 404


def wait_until_checked(http: httpx2.Client) -> dict[str, Any]:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        check = body_of(http.get("/v1/verify"))
        if check["state"] != "running":
            return check
        time.sleep(0.05)
    raise AssertionError("the check did not end")


def test_the_log_is_checked_beside_the_running_house(server: Server) -> None:
    with server.http(server.sign_in("ines")) as ines, server.http(server.sign_in("dora")) as dora:
        assert dora.post("/v1/verify", json={}).status_code == 403
        assert dora.get("/v1/verify").status_code == 403
        begun = body_of(ines.post("/v1/verify", json={}))
        assert (begun["state"], begun["by"]) == ("running", "ines")
        assert ines.post("/v1/verify", json={}).status_code == 409
        check = wait_until_checked(ines)
        assert (check["state"], check["fault"]) == ("clean", None)
        assert check["records"] >= begun["total"] > 0
        assert len(check["root"]) == 64
        body_of(ines.post("/v1/verify", json={"root": check["root"]}))
        assert wait_until_checked(ines)["state"] == "clean"
        body_of(ines.post("/v1/verify", json={"root": "0" * 63 + "1"}))
        wrong = wait_until_checked(ines)
        assert wrong["state"] == "wrong"
        assert "are missing or were replaced" in wrong["fault"]["text"]
        assert ines.post("/v1/verify", json={"root": "x"}).status_code == 422


@pytest.mark.parametrize("kind", ["shift", "day", "table", "mistakes", "tickets", "cage"])
def test_a_report_comes_as_json_csv_and_pdf(server: Server, kind: str) -> None:
    with server.http(server.sign_in("ines")) as ines:
        report = body_of(ines.get(f"/v1/reports/{kind}"))
        assert report["columns"]
        if kind in ("shift", "day"):
            assert TABLE in json.dumps(report["rows"])
        csv = ines.get(f"/v1/reports/{kind}?format=csv")
        assert csv.headers["content-type"].startswith("text/csv")
        assert csv.text.startswith(report["columns"][0]["name"])
        assert ines.get(f"/v1/reports/{kind}?format=pdf").content.startswith(b"%PDF")
        early = body_of(ines.get(f"/v1/reports/{kind}?to=2001-01-01&table={TABLE}"))
        assert "to 2001-01-01" in early["subtitle"][0]
        assert ines.get(f"/v1/reports/{kind}?from=yesterday").status_code == 422


def test_what_is_asked_of_the_desks_wrongly_is_named(server: Server) -> None:
    with server.http(server.sign_in("ines")) as ines:
        assert ines.get("/v1/reports/nothing").status_code == 404
        assert ines.get("/v1/reports/shift?table=none").status_code == 404
        assert ines.get("/v1/tickets?status=lost").status_code == 422
        assert ines.get("/v1/inspect/tables/none/rounds").status_code == 404
        assert ines.post("/v1/alerts/none/acknowledge", json={}).status_code == 403
