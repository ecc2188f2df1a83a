"""Safer play, exclusions, incidents and disputes over the wire, at the real house."""

import io
import json
import time
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from croupier.roulette.catalogue import find_book
from tests.house.serving import Server, terminal_key
from tests.house.test_contests import PAPERS, PASSWORD, must, sign_in, submit, whole_terms

pytestmark = pytest.mark.xdist_group("house-play")

QUIET = {
    "CROUPIER_PLAY_CHECK_MINUTES": "10",
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
    "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "clock").write_text("0")
    settings = {**QUIET, "CROUPIER_DRILL_CLOCK": str(folder / "clock")}
    server = Server(folder / "data", settings=settings, store=store)
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


def by_hand(server: Server) -> str:
    """A table that waits for a dealer of its own."""
    with server.http() as http:
        tables = http.get("/v1/tables").json()["tables"]
    return str(next(one["table"] for one in tables if not one["virtual"]))


def posted(server: Server, token: str, path: str, body: dict[str, Any], status: int = 200) -> Any:
    with server.http(token) as http:
        answer = http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_reality_check_is_shown_and_read_before_the_next_wager(server: Server) -> None:
    """The house stops and goes on eleven minutes later; nobody has had a break in between."""
    key, table = terminal_key("ben"), by_hand(server)
    with server.client(server.sign_in("dora")) as dealer:
        dealer.submit(table, "open-betting")
    with server.client(key) as ben:
        ben.done(table, "place", player="ben", bet="red", stake=1000)
    server.kill()
    (server.data.parent / "clock").write_text(str(11 * 60))
    server.start()
    with server.client(key) as ben:
        answer = ben.submit(table, "place", player="ben", bet="red", stake=1000)
        assert (answer["type"], answer.get("reason")) == ("refused", "reality-check"), answer
        assert "played for 11 min" in answer["detail"]
        seen = ben.see(table, "seat", player="ben")
        assert seen["view"]["care"]["check"] in answer["detail"]
        care = posted(server, key, "/v1/play", {"type": "acknowledge-check"})
        assert care["check"] == ""
        ben.done(table, "place", player="ben", bet="red", stake=1000)
        posted(server, key, "/v1/play", {"type": "acknowledge-check"}, 409)


def test_a_player_limits_their_own_play_and_keeps_it_over_a_restart(server: Server) -> None:
    key, table = terminal_key("ann"), by_hand(server)
    body = {"type": "set-play-limit", "limit": "stake-round", "amount": 1000}
    care = posted(server, key, "/v1/play", body)
    (limit,) = [one for one in care["limits"] if one["limit"] == "stake-round"]
    assert (limit["amount"], limit["own"]) == (1000, True)
    raised = posted(server, key, "/v1/play", {**body, "amount": 5000})
    (limit,) = [one for one in raised["limits"] if one["limit"] == "stake-round"]
    assert (limit["amount"], limit["later"]) == (1000, 5000)
    server.kill()
    server.start()
    with server.client(server.sign_in("dora")) as dealer:
        dealer.submit(table, "open-betting")
    with server.client(key) as ann:
        answer = ann.submit(table, "place", player="ann", bet="red", stake=2000)
        assert (answer["type"], answer["reason"]) == ("refused", "play-limit")
        assert answer["clauses"] == ["house:stake-round"]
        assert ann.submit(table, "place", player="ann", bet="red", stake=1000)["type"] == "accepted"
        seen = ann.see(table, "seat", player="ann")
        assert "stake-round" in {one["limit"] for one in seen["view"]["care"]["limits"]}


def test_a_terminal_limits_nobody_else(server: Server) -> None:
    body = {"type": "cool-off", "player": "ben", "hours": 5}
    answer = posted(server, terminal_key("ann"), "/v1/play", body, 403)
    assert "ben" in answer["detail"]
    with server.http(terminal_key("ann")) as http:
        assert http.get("/v1/play?player=ben").status_code == 403
        assert http.get("/v1/play").json()["player"] == "ann"


def test_who_cools_off_is_refused_and_still_cashes_out(server: Server) -> None:
    key, table = terminal_key("ben"), by_hand(server)
    care = posted(server, key, "/v1/play", {"type": "cool-off", "hours": 1})
    assert "cool-off" in care["excluded"]
    with server.client(key) as ben:
        answer = ben.submit(table, "place", player="ben", bet="red", stake=1000)
        assert answer["reason"] == "excluded", answer
        assert ben.submit(table, "cash-out", player="ben")["type"] == "accepted"
    again = {"reason": "please", "type": "lift-exclusion"}
    answer = posted(server, server.sign_in("pat"), "/v1/patrons/ben", again, 403)
    assert "may not lift" in answer["detail"]


def test_an_exclusion_holds_at_every_table_until_it_is_lifted(server: Server) -> None:
    pat = server.sign_in("pat")
    body = {"type": "exclude-patron", "reason": "held a device", "days": 30}
    answer = posted(server, pat, "/v1/patrons/zed", body)
    assert answer["exclusions"][0]["stands"]
    with server.client(pat) as staff:
        for table in ("T1", "T2"):
            refused = staff.submit(table, "join", player="zed")
            assert refused["reason"] == "excluded", refused
    with server.http(server.sign_in("ines")) as inspector:
        rows = inspector.get("/v1/registers/exclusions").json()["rows"]
        assert [row[0] for row in rows if row[1] == "house"] == ["zed"]
        assert inspector.post("/v1/patrons/zed", json=body).status_code == 403


@pytest.mark.clause("star", "9.7", "9.8", "9.11")
@pytest.mark.parametrize("kind", ["side-bet", "advice"])
def test_an_incident_goes_from_report_to_decision(server: Server, kind: str) -> None:
    pat, table = server.sign_in("pat"), by_hand(server)
    new = {"kind": kind, "text": "two at the rail", "person": "cy", "table": table}
    case = posted(server, server.sign_in("dora"), "/v1/cases", new)
    path = f"/v1/cases/{case['case']}"
    posted(server, pat, path, {"type": "note-case", "text": "both were warned"})
    closed = posted(server, pat, path, {"type": "close-case", "decision": "no more than that"})
    assert closed["closed"]
    assert closed["notes"] == ["both were warned"]
    posted(server, pat, path, {"type": "note-case", "text": "later"}, 409)
    posted(server, pat, "/v1/cases", {**new, "kind": "gossip"}, 409)
    posted(server, pat, "/v1/cases/C999", {"type": "note-case", "text": "x"}, 404)


def test_a_strike_for_fraud_is_an_incident_once_though_the_house_is_killed(server: Server) -> None:
    """Killed as soon as the strike is answered: the incident is there, or is made up for."""
    table, pat = by_hand(server), server.sign_in("pat")
    strike = {"reason": "fraud", "text": "the ball was moved"}
    with server.client(server.sign_in("dora")) as dealer:
        dealer.submit(table, "open-betting")
        dealer.done(table, "spin")
        refused = dealer.submit(table, "invalidate", **strike)
        assert refused["reason"] == "not-permitted", refused
    with server.client(pat) as boss:
        round_no = boss.see(table, "pit")["view"]["round_no"]
        waits = boss.submit(table, "invalidate", **strike)
    assert waits["type"] == "pending", waits
    posted(server, server.sign_in("max"), f"/v1/waiting/{waits['number']}", {"agrees": True})
    server.kill()
    server.start()
    for again in (server.verify_log, lambda: None):
        (case,) = fraud_cases(server)
        again()
        assert (case["table"], case["round_no"]) == (table, round_no)
        assert case["text"] == strike["text"]
    with server.http(server.sign_in("dora")) as dealer:
        story = dealer.get(f"/v1/cases/{case['case']}").json()
    assert [(step["actor"], step["text"]) for step in story["steps"]] == [
        ("pat and max", strike["text"])
    ]


def fraud_cases(server: Server) -> list[dict[str, Any]]:
    """Incidents of fraud, once the house has had time for them."""
    with server.http(server.sign_in("sam")) as http:
        for _ in range(100):
            found = [c for c in http.get("/v1/cases").json()["cases"] if c["kind"] == "fraud"]
            if found:
                return found
            time.sleep(0.05)
    return []


def test_a_dispute_is_exported_with_all_it_rests_on(server: Server) -> None:
    table = by_hand(server)
    with server.client(terminal_key("ann")) as ann:
        ann.done(table, "dispute", player="ann", text="I had red")
    sam = server.sign_in("sam")
    with server.http(sam) as http:
        paper = http.get(f"/v1/disputes/{table}/1")
        assert paper.content.startswith(b"%PDF")
        packed = http.get(f"/v1/disputes/{table}/1?format=zip")
        assert http.get(f"/v1/disputes/{table}/9").status_code == 404
    with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
        files = {Path(name).name: archive.read(name) for name in archive.namelist()}
    answer = json.loads(files["dispute.json"])
    assert (answer["player"], answer["text"]) == ("ann", "I had red")
    records = [json.loads(line) for line in files["records.jsonl"].splitlines()]
    assert any(record["kind"] == "DisputeOpened" for record in records)
    assert b"ann" in files["replay.txt"]


@pytest.mark.parametrize("form", ["json", "csv", "pdf"])
def test_every_register_comes_in_every_form(server: Server, form: str) -> None:
    with server.http(server.sign_in("ines")) as http:
        for name in ("due", "disputes", "staff", "incidents", "patrons", "malfunctions"):
            answer = http.get(f"/v1/registers/{name}?format={form}")
            assert answer.status_code == 200, answer.text
        assert http.get("/v1/registers/gossip").status_code == 404
        statement = http.get(f"/v1/play/statement?player=ann&format={form}")
        assert statement.status_code == 200
    with server.http(terminal_key("ann")) as http:
        assert http.get("/v1/play/statement").json()["title"] == "Statement of ann"
        assert http.get("/v1/registers/due").status_code == 403


def test_the_office_notes_when_an_edition_holds(server: Server) -> None:
    body = {
        "type": "activate-edition",
        "book": "nothing",
        "edition": "2",
        "signed_on": "2026-01-02",
        "effective_from": "2026-01-01",
    }
    answer = posted(server, server.sign_in("pat"), "/v1/office", body, 403)
    assert "may not" in answer["detail"]


def test_an_incident_is_told_with_its_evidence_its_steps_and_what_may_be_done(
    server: Server,
) -> None:
    table = by_hand(server)
    with server.client(server.sign_in("sam")) as sam:
        round_no = sam.see(table, "pit")["view"]["round_no"]
        sam.done(table, "dispute", player="cy", text="his hand was over the wheel")
        number = sam.see(table, "pit")["view"]["disputes"][-1]["dispute"]
    new = {"kind": "prohibited-device", "text": "a telephone", "person": "cy", "table": table}
    case = posted(server, server.sign_in("dora"), "/v1/cases", {**new, "held_from": 1})
    assert (case["round_no"], case["disputes"]) == (round_no, [number])
    path = f"/v1/cases/{case['case']}"
    # A dealer notes what was seen; a shift manager may do what the table's book allows besides.
    assert [each["action"] for each in case["may"]] == ["note-case"]
    with server.http(server.sign_in("max")) as boss:
        answer = {each["action"]: each["clauses"] for each in boss.get(path).json()["case"]["may"]}
        game = boss.get(f"/v1/tables/{table}/game").json()
    assert {"note-case", "close-case"} <= set(answer)
    assert "hand-over-person" not in answer
    book = find_book(game["book"]).game(game["game"], game["options"])
    for action in ("confiscate", "detain", "seize"):
        power = book.powers.get(action)
        assert (action in answer) == (power is not None and "shift-manager" in power.roles)
        assert power is None or answer.get(action, list(power.clauses)) == list(power.clauses)
    posted(server, server.sign_in("max"), path, {"type": "note-case", "text": "it was off"})
    with server.http(server.sign_in("ines")) as inspector:
        story = inspector.get(path).json()
        assert story["case"]["may"] == []
        assert not inspector.get("/v1/cases").json()["may_open"]
    shown = [(step["kind"], step["actor"], step["role"]) for step in story["steps"]]
    assert shown == [("opened", "dora", "dealer"), ("noted", "max", "shift-manager")]
    assert [step["text"] for step in story["steps"]] == ["a telephone", "it was off"]


def test_patrons_are_found_by_name_and_those_kept_from_play_come_first(server: Server) -> None:
    pat = server.sign_in("pat")
    for name in ("quaid", "quinn"):
        posted(server, pat, f"/v1/patrons/{name}", {"type": "enrol-patron", "member": "club"})
    posted(server, pat, "/v1/patrons/quinn", {"type": "exclude-patron", "reason": "a device"})
    with server.http(pat) as http:
        lines = http.get("/v1/patrons?find=QU").json()["patrons"]
        assert http.get("/v1/patrons?find=nobody").json()["patrons"] == []
    assert [(line["patron"], line["excluded"]) for line in lines] == [
        ("quinn", "house"),
        ("quaid", ""),
    ]
    with server.http(terminal_key("ann")) as ann:
        assert ann.get("/v1/patrons").status_code == 403


def test_an_acknowledged_alert_is_told_with_who_when_and_the_note(server: Server) -> None:
    table, text = by_hand(server), "the wheel was stopped by hand"
    with server.client(server.sign_in("sam")) as sam:
        round_no = sam.see(table, "pit")["view"]["round_no"]
        sam.done(table, "dispute", player="ann", text=text)
    with server.http(server.sign_in("sam")) as sam_http:
        alerts = sam_http.get(f"/v1/alerts?table={table}").json()["alerts"]
        alert = next(one for one in alerts if text in one["text"])
        place = f"/v1/alerts/{alert['id']}/acknowledge"
        assert sam_http.post(place, json={"text": "ann was shown the film"}).status_code == 200
    server.kill()
    server.start()
    place = f"/v1/alerts/acknowledged?table={table}"
    with server.http(server.sign_in("ines")) as inspector:
        seen, *_ = inspector.get(place).json()["alerts"]
        assert (seen["id"], seen["by"], seen["round_no"]) == (alert["id"], "sam", round_no)
        assert (seen["note"], seen["text"]) == ("ann was shown the film", alert["text"])
        assert seen["at"] >= alert["at"]
        own = inspector.get(f"{place}&round={round_no}").json()["alerts"]
        assert alert["id"] in [one["id"] for one in own]
        assert inspector.get(f"{place}&round={round_no + 9}").json()["alerts"] == []
    with server.http(server.sign_in("dora")) as dealer:
        assert dealer.get(place).status_code == 403


def test_play_is_seen_by_those_who_need_it_and_looks_are_on_record(server: Server) -> None:
    # Each signs in once: a house takes only so many sign-ins from one address.
    sign_in = cache(server.sign_in)

    def status(name: str, path: str) -> int:
        with server.http(sign_in(name)) as http:
            return http.get(path).status_code

    statement, play = "/v1/play/statement?player=ben", "/v1/play?player=ben"
    # Who lets people in needs none of it; a dealer sees no more than who sits there.
    assert [status("ada", path) for path in (statement, play, "/v1/patrons/ben")] == [403] * 3
    assert status("dora", statement) == 403
    assert status("dora", "/v1/play?player=somebody-else") == 403
    assert status("dora", play) == 200
    assert status("sam", statement) == 200
    # All that somebody played is found by a search too, which is no way round.
    search = "/v1/inspect/search?player=ben"
    assert (status("ada", search), status("dora", search), status("sam", search)) == (403, 403, 200)
    # Nor are rounds one by one, in which everybody stands with their wagers.
    with server.http(sign_in("ada")) as ada:
        name = ada.get("/v1/tables").json()["tables"][0]["table"]
        table = f"/v1/inspect/tables/{name}"
        whole = ("/v1/inspect/search?pocket=7", "/v1/disputes", "/v1/cases")
        rounds = (f"{table}/rounds/1", f"{table}/rounds/1/export", f"{table}/moments/1")
        assert [ada.get(path).status_code for path in (*whole, *rounds)] == [403] * 6
        assert ada.get(f"{table}/rounds").status_code == 200
    # Nor is what a player keeps, the rounds of a seat, or the answer to a command about somebody.
    with server.http(sign_in("dora")) as dealer:
        seat = f"/v1/tables/{name}/rounds"
        for path in ("/v1/play/favourites?game=any", f"{seat}?count=5", f"{seat}/1?as=seat"):
            assert dealer.get(f"{path}&player=somebody-else").status_code == 403
    posted(server, sign_in("max"), "/v1/play", {"type": "cool-off", "player": "zoe", "hours": 24})
    posted(server, sign_in("carol"), "/v1/patrons/zed", {"type": "enrol-patron", "member": "club"})
    # What limits somebody's play is in their own view of a table, and in nobody else's.
    with server.http(sign_in("dora")) as dealer:
        view = dealer.get(f"/v1/tables/{name}?as=seat&player=zoe").json()["view"]
        assert view["care"] is None
    registers = [f"/v1/registers/{name}" for name in ("patrons", "exclusions", "staff")]
    assert [status("ada", path) for path in registers] == [403, 403, 200]
    assert [status("ines", path) for path in registers] == [200] * 3
    with server.http(sign_in("ines")) as http:
        assert http.get(play).status_code == http.get(play).status_code == 200
        rows = http.get("/v1/registers/views").json()["rows"]
    shown = [tuple(row[1:]) for row in rows]
    assert shown.count(("ines", "ben", "play")) == 1
    assert ("sam", "ben", "statement") in shown
    assert ("sam", "ben", "rounds") in shown
    assert ("dora", "ben", "play") in shown
    assert ("max", "zoe", "play") in shown
    assert ("carol", "zed", "file") in shown
    assert not [observed for observed in shown if observed[0] in ("ada", "ben")]
    # What the house notes of itself, nobody notes over the wire.
    body = {"type": "note-view", "viewer": "ada", "patron": "ben", "what": "play"}
    posted(server, sign_in("pat"), "/v1/office", body, 422)


@pytest.mark.clause("star", "1.1#player-card-2", "3.4", "9.1#1", "9.1#2")
def test_nobody_plays_on_a_card_that_the_house_does_not_know(tmp_path: Path, store: str) -> None:
    """Neither because somebody says that it is valid, nor with a buy-in, nor with another's."""
    settings = {**QUIET, "CROUPIER_PLAY_REGISTERED_CARDS": "true"}
    server = Server(tmp_path / "data", settings=settings, store=store)
    server.start()
    pat, dora = server.sign_in("pat"), server.sign_in("dora")
    sign = {"table": "ST", "book": "star", "game": "table", "min": 100, "max": 50_000}
    with server.http(pat) as http:
        without = http.post("/v1/tables", json={**sign, "options": {"player_card": "false"}}).json()
        assert (without["code"], without["clauses"]) == ("house-choice-ended", ["3.4", "9.1"])
        assert http.post("/v1/tables", json=sign).status_code == 200
    posted(server, pat, "/v1/patrons/hal", {"type": "enrol-patron", "member": "social"})
    with server.client(dora) as dealer:

        def refused(player: str, **more: str) -> str:
            answer = dealer.submit("ST", "join", player=player, **more)
            return f"{answer['type']} {answer.get('reason', '')}".strip()

        for player in ("gil", "hal"):
            assert refused(player) == refused(player, card="valid") == "refused card-required"
            bought = dealer.submit("ST", "buy-in", player=player, amount=1_000, tender="chips")
            assert bought["reason"] == "card-required"
        posted(server, pat, "/v1/patrons/hal", {"type": "issue-card", "card": "4711"})
        assert refused("gil", card="4711") == refused("hal", card="4712") == "refused card-required"
        server.kill()
        server.start()
    with server.client(dora) as dealer:
        assert refused("gil", card="4711") == "refused card-required"
        assert refused("hal", card="4711") == "accepted"
    enter_a_tournament(server)
    assert server.stop() == 0, server.log()


def enter_a_tournament(server: Server) -> None:
    """A card stands when somebody enters or stands in, and still when they get their place."""
    pat, place = server.sign_in("pat"), "tournaments/cards"
    with server.http(server.sign_in("ada")) as ada:
        roles = ["operator", "tournament-director"]
        person = {"name": "olga", "password": PASSWORD, "roles": roles}
        assert ada.post("/v1/staff", json=person).status_code == 200
    for name, card in (("ida", "1"), ("jon", "2")):
        posted(server, pat, f"/v1/patrons/{name}", {"type": "enrol-patron", "member": "club"})
        posted(server, pat, f"/v1/patrons/{name}", {"type": "issue-card", "card": card})
    with server.http(sign_in(server)) as olga:
        table = {"table": "SC", "book": "star", "game": "table", "min": 500, "max": 50_000}
        assert olga.post("/v1/tables", json=table).status_code == 200
        new = {"tournament": "cards", "book": "star"}
        assert olga.post("/v1/tournaments", json=new).status_code == 200
        must(olga, place, "publish-terms", terms=whole_terms("star"))
        must(olga, place, "appoint-director", name="olga", by="operator")
        must(olga, place, "designate-tables", tables=["SC"])
        for name in ("ida", "jon"):
            must(olga, place, "enter", player=name, **PAPERS)
        posted(server, pat, "/v1/patrons/ida", {"type": "end-card", "card": "1", "why": "expired"})
        # Another's number is nobody's card.
        borrowed = {"type": "issue-card", "card": "2"}
        posted(server, pat, "/v1/patrons/ida", borrowed, 409)
        for kind, words in (
            ("enter", {"player": "gil", **PAPERS}),
            ("substitute", {"player": "jon", "substitute": "gil", "agreed": True}),
            ("seat", {"table": "SC", "players": ["jon", "ida"]}),
            ("draw-seats", {"tables": ["SC"]}),
        ):
            answer = submit(olga, place, kind, **words)
            assert (answer["type"], answer["reason"]) == ("refused", "card-required"), kind
            assert {"3.4", "10.4.2(h)(i)"} <= set(answer["clauses"]), kind
        posted(server, pat, "/v1/patrons/ida", {"type": "issue-card", "card": "3"})
        must(olga, place, "seat", table="SC", players=["jon", "ida"])
