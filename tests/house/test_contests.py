"""A tournament and a promotion over HTTP, from terms to prizes, with a power cut in between."""

import itertools
import json
import os
import re
import subprocess
from collections.abc import Iterator
from typing import Any

import httpx2
import msgspec
import pytest

from croupier.roulette.catalogue import find_book
from croupier.scenario.conditions import read_terms
from tests.house.serving import Server, terminal_key
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.xdist_group("house-play")
KEYS = itertools.count(1)
PASSWORD = "a long password"
FIGURES = {
    "entry_fee": 50,
    "chips": 1000,
    "min": 5,
    "max": 500,
    "rounds": 1,
    "advance": 2,
    "prizes": (70, 30),
    "criteria": False,
    "substitutes": True,
}


#: What staff attest of somebody who enters.
PAPERS = {"form": True, "fee_paid": True, "copy_given": True, "agreed": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("house") / "data",
        settings={"CROUPIER_CADENCE_REST": "3600"},
        store=store,
    )
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="module")
def olga(server: Server) -> str:
    """The operator, who is the tournament's director as well."""
    with server.http(server.sign_in("ada")) as ada:
        roles = ["operator", "tournament-director"]
        person = {"name": "olga", "password": PASSWORD, "roles": roles}
        assert ada.post("/v1/staff", json=person).status_code == 200
    return sign_in(server)


def sign_in(server: Server, name: str = "olga") -> str:
    with server.http() as nobody:
        answer = nobody.post("/v1/session", json={"name": name, "password": PASSWORD})
        return str(answer.json()["token"])


def submit(http: httpx2.Client, place: str, kind: str, **words: Any) -> dict[str, Any]:
    """Ask a tournament or promotion, under a key of its own unless one is given."""
    key = words.pop("key", f"k{next(KEYS)}")
    reply = http.post(
        f"/v1/{place}/commands", json={"type": kind, **words}, headers={"Idempotency-Key": key}
    )
    assert reply.status_code == 200, reply.text
    answer: dict[str, Any] = reply.json()
    return answer


def must(http: httpx2.Client, place: str, kind: str, **words: Any) -> dict[str, Any]:
    answer = submit(http, place, kind, **words)
    assert answer["type"] == "accepted", (answer["reason"], answer["detail"])
    return answer


def whole_terms(book: str) -> dict[str, Any]:
    rules = find_book(book).tournament
    assert rules is not None
    terms: dict[str, Any] = msgspec.to_builtins(read_terms(FIGURES, rules, tables=1))
    return terms


def enter_ann_as_the_page_shows(server: Server, token: str) -> None:
    page = (ROOT / "docs" / "reference" / "contests.md").read_text("utf-8")
    (line,) = re.findall(r"^```sh\n(curl .*?)^```$", page, re.MULTILINE | re.DOTALL)
    line = line.replace("http://127.0.0.1:8000", server.url).replace("/spring/", "/cup/")
    env = {**os.environ, "TOKEN": token}
    said = subprocess.run(["sh", "-ec", line], env=env, capture_output=True, text=True)
    assert json.loads(said.stdout)["type"] == "accepted", said.stdout + said.stderr


def nobody_works_where_they_take_part_or_takes_fees_without_a_till(
    server: Server, place: str, olga: httpx2.Client
) -> None:
    """A fee that no till took would be paid back from one; and a director does not play."""
    for name in ("dora", "sam", "pat"):
        with server.http(server.sign_in(name)) as http:
            refused = submit(http, place, "enter", player="mule", **PAPERS)
            assert (refused["type"], refused["code"]) == (
                "refused",
                "house-fee-paid-at-cashier-who",
            )
    for spelling in ("olga", "Olga"):
        refused = submit(olga, place, "enter", player=spelling, **PAPERS)
        assert (refused["type"], refused["reason"]) == ("refused", "not-permitted")
    with server.http(server.sign_in("carol")) as carol:
        assert submit(carol, place, "enter", player="dee")["reason"] == "invalid"
        # Nor does somebody else give the director a place, who could conduct nothing any more.
        for kind, words in (
            ("enter", {"player": "Olga", **PAPERS}),
            ("substitute", {"player": "cat", "substitute": "olga"}),
        ):
            for http in (carol, olga):
                refused = submit(http, place, kind, **words)
                assert (refused["type"], refused["reason"]) == ("refused", "not-permitted"), kind


@pytest.mark.clause("star", "10.4.1#1", "10.5.2")
def test_a_tournament_runs_over_http_and_survives_a_power_cut(server: Server, olga: str) -> None:
    place = "tournaments/cup"
    with server.http(olga) as http:
        table = {"table": "C1", "book": "star", "game": "table", "min": 500, "max": 50000}
        assert http.post("/v1/tables", json=table).status_code == 200
        new = {"tournament": "cup", "book": "star"}
        assert http.post("/v1/tournaments", json=new).status_code == 200
        assert http.post("/v1/tournaments", json=new).status_code == 409
        terms = whole_terms("star")
        lacking = {**terms, "entry_fee": None, "texts": {}}
        answer = http.post(f"/v1/{place}/check", json={"terms": lacking}).json()
        assert "entry_fee" in [item["key"] for item in answer["missing"]]
        refused = submit(http, place, "publish-terms", terms=lacking)
        assert refused["reason"] == "terms-incomplete"
        assert "10.4.2(a)" in refused["clauses"]
        assert http.post(f"/v1/{place}/check", json={"terms": {"entry_fees": 1}}).status_code == 422
        early = submit(http, place, "enter", player="ann")
        assert early["reason"] == "terms-incomplete"
        must(http, place, "publish-terms", terms=terms)
        must(http, place, "appoint-director", name="olga", by="operator")
        must(http, place, "designate-tables", tables=["C1"])
        for player in ("ann", "ben", "cat"):
            bare = submit(http, place, "enter", player=player)
            assert (bare["reason"], "10.1.1" in bare["clauses"]) == ("invalid", True)
            if player != "ann":
                papers = {**PAPERS, "publicity": player == "ben"}
                must(http, place, "enter", player=player, key=f"enter-{player}", **papers)
        enter_ann_as_the_page_shows(server, olga)
        nobody_works_where_they_take_part_or_takes_fees_without_a_till(server, place, http)
        again = must(http, place, "enter", player="cat", key="enter-cat", **papers)
        assert again["repeated"]
        paper = http.get(f"/v1/{place}/terms/paper")
        assert paper.content.startswith(b"%PDF")
        assert "entry fee" in " ".join(http.get(f"/v1/{place}/terms").json()["lines"]).lower()
        must(http, place, "draw-seats", tables=["C1"])
        assert submit(http, place, "draw-seats", tables=["C1"])["reason"] == "invalid"
    server.kill()
    server.start()
    with server.http(sign_in(server)) as http, server.http(terminal_key("ann")) as ann:
        view = http.get(f"/v1/{place}").json()
        (session,) = view["sessions"]
        assert sorted(session["seats"]) == ["ann", "ben", "cat"]
        accounts = {one["account"]: one["amount"] for one in view["accounts"]}
        assert accounts["entry-fees:cup"] == 15000
        must(http, place, "issue-chips", table="C1", players=session["seats"], amount=100000)
        must(http, place, "start-session", table="C1")
        early = submit(http, place, "wager", player="ann", bet="red", stake=500)
        assert (early["reason"], bool(early["clauses"])) == ("betting-closed", True)
        assert http.post(f"/v1/{place}/commands", json={"type": "result"}).status_code == 422
        sam = server.sign_in("sam")
        with server.http(sam) as pit:
            deal(pit, "open-betting", table="C1")
        must(ann, place, "wager", player="ann", bet="straight:17", stake=5000)
        assert submit(ann, place, "wager", player="ben", bet="red", stake=500)["type"] == "refused"
        assert ann.get(f"/v1/{place}/entrants/ann").json()["laid"] == {"straight:17": 5000}
        assert ann.get(f"/v1/{place}/entrants/ben").status_code == 403
        assert ann.get(f"/v1/{place}").status_code == 403
        must(http, place, "wager", player="ben", bet="black", stake=1000, by="tournament-director")
        must(http, place, "wager", player="cat", bet="red", stake=2000, by="tournament-director")
        with server.http(sam) as pit:
            deal(pit, "spin", table="C1")
            deal(pit, "no-more-bets", table="C1")
            deal(pit, "result", table="C1", pocket="17")
        with server.http() as anybody:
            board = anybody.get(f"/v1/{place}/leaders").json()
        lines = [(line["rank"], line["player"], line["chips"]) for line in board["lines"]]
        assert lines == [(1, "ann", 275000), (2, "ben", 101000), (3, "cat", 98000)]
        assert [line["above_cut"] for line in board["lines"]] == [True, True, False]
        assert [line["change"] for line in board["lines"]] == [175000, 1000, -2000]
        walk_the_round(server)
        (own,) = ann.get("/v1/tables/C1/rounds", params={"player": "ann"}).json()
        assert (own["tournament"], own["staked"], own["won"]) == ("cup", 5000, 175_000)
        assert [line["bet"] for line in own["receipt"]] == ["straight:17"]
        said = ann.get("/v1/tables/C1/rounds/1", params={"player": "ann"}).json()["said"]
        assert any("win $1750" in line for line in said)
        assert not any("ben" in line for line in said)
        assert submit(http, place, "end-session", table="C1")["reason"] == "invalid"
        counts = {"ann": 275_000, "ben": 101_000, "cat": 98_000}
        refuse_a_count_of_ones_own(server, http, place, counts)
        must(http, place, "end-session", table="C1", counts=counts)
        must(http, place, "award-prizes", table="C1")
        assert http.get(f"/v1/{place}").json()["prizes"] == {"ann": 10500, "ben": 4500}
        pay_prizes(server, http, place)
        results = http.get(f"/v1/{place}/papers/results?format=csv").text
        assert "1st,ann,105.00,0.00,105.00" in results.replace("$", "")
        named = http.get(f"/v1/{place}/papers/advertising?format=csv").text.splitlines()
        assert named[1:2] == ["ben,2nd"]
        assert not any("ann" in line or "cat" in line for line in named)
        assert http.get(f"/v1/{place}/papers/ranking").content.startswith(b"%PDF")
        assert http.get(f"/v1/{place}/papers/seats?format=json").status_code == 200
        assert http.get(f"/v1/{place}/papers/menu").status_code == 404
        records = http.get(f"/v1/{place}/export").json()["records"]
        assert [record["seq"] for record in records] == list(range(1, len(records) + 1))
        assert records[0]["kind"] == "TournamentOpened"
        drawn = next(record for record in records if record["kind"] == "SeatsDrawn")
        assert sorted(drawn["payload"]["order"]) == ["ann", "ben", "cat"]


def walk_the_round(server: Server) -> None:
    """An inspector walks a session's round: every chip that was laid, and what became of it."""
    with server.http(server.sign_in("ines")) as ines:
        (line,) = ines.get("/v1/inspect/tables/C1/rounds").json()["rounds"]
        assert (line["tournament"], line["staked"], line["paid"]) == ("cup", 8000, 176_000)
        assert (line["wagers"], line["players"]) == (3, 3)
        walk = "/v1/inspect/tables/C1/rounds/1"
        steps = ines.get(walk).json()["steps"]
        numbers = [step["number"] for step in steps]
        assert numbers == sorted(set(numbers))
        laid = [step for step in steps if step["kind"] == "ChipsMoved"]
        assert [step["tournament"] for step in laid] == ["cup"] * 3
        assert "ann place: +$50 straight:17" in laid[0]["sentence"]
        settled = next(step for step in steps if step["kind"] == "RoundPlayed")
        assert "ann: $50 on straight 17 at 35 to 1: win $1750" in settled["sentence"]
        # A part of it goes on where the one before ended.
        last = laid[1]
        rest = ines.get(walk, params={"after": last["seq"], "since": last["number"]}).json()
        assert [step["number"] for step in rest["steps"]] == numbers[
            numbers.index(last["number"]) + 1 :
        ]
        # The table as it stood once ann's chips lay, and after the number.
        for step, chips in ((laid[0], (95_000, 5000)), (settled, (275_000, 0))):
            at = f"/v1/inspect/tables/C1/moments/{step['seq']}"
            view = ines.get(at, params={"record": step["number"]}).json()["view"]
            ann = next(seat for seat in view["seats"] if seat["player"] == "ann")
            assert (ann["balance"], ann["staked"]) == chips
            assert view["contest"]["tournament"] == "cup"
        for known in ({"player": "ann"}, {"least": "175000"}):
            hits = ines.get("/v1/inspect/search", params=known).json()["hits"]
            found = [(hit["table"], hit["round_no"], hit["step"]["tournament"]) for hit in hits]
            assert ("C1", 1, "cup") in found, known
        kinds = [one["kind"] for one in ines.get(f"{walk}/export").json()["records"]]
        assert kinds.count("ChipsMoved") == 3


def refuse_a_count_of_ones_own(
    server: Server, http: httpx2.Client, place: str, counts: dict[str, int]
) -> None:
    """Who ends a session counts nobody up or down alone: places, and money, follow from it."""
    made = {**counts, "cat": 900_000}
    less = {**counts, "ann": 0, "ben": 0}
    # One's own count is no second person's, and neither is another than the one that was made.
    must(http, place, "count-chips", table="C1", counts=made)
    for own in (made, less):
        refused = submit(http, place, "end-session", table="C1", counts=own)
        assert (refused["reason"], refused["code"]) == ("not-permitted", "tournament-second-count")
        assert refused["clauses"]
    with server.http(server.sign_in("sam")) as sam:
        must(sam, place, "count-chips", table="C1", counts={**counts, "cat": 97_000})
    assert submit(http, place, "end-session", table="C1", counts=made)["type"] == "refused"


def pay_prizes(server: Server, http: httpx2.Client, place: str) -> None:
    """Ann's prize at the cashier's, once; nobody else's without having won."""
    with server.http(server.sign_in("carol")) as carol, server.http(terminal_key("ann")) as ann:
        assert submit(ann, place, "pay-prize", player="ann")["reason"] == "not-permitted"
        assert submit(carol, place, "pay-prize", player="cat")["reason"] == "invalid"
        paid = must(carol, place, "pay-prize", player="ann", method="transfer", key="pay-ann")
        assert "10.4.2(j)" in paid["clauses"]
        repeated = must(carol, place, "pay-prize", player="ann", method="transfer", key="pay-ann")
        assert repeated["repeated"]
        again = submit(carol, place, "pay-prize", player="ann", method="transfer")
        assert (again["reason"], again["detail"]) == (
            "wrong-phase",
            "ann has been paid $105 already",
        )
        view = carol.get(f"/v1/{place}").json()
        assert (view["paid"], view["owed"]) == ({"ann": 10500}, {"ben": 4500})
        accounts = {one["account"]: one["amount"] for one in view["accounts"]}
        assert (accounts["world:transfer"], accounts["prize:cup:ben"]) == (10500, 4500)
        assert "prize:cup:ann" not in accounts
    rows = http.get("/v1/registers/due").json()["rows"]
    assert [(row[3], row[4]) for row in rows if "tournament" in row[2]] == [("cup", "ben")]


@pytest.mark.clause("star", "10.2.1#1", "10.5.9#2", "10.4.2(h)(i)", "10.8.2.5#1", "10.6.7")
def test_bad_input_is_refused_with_its_clause_and_a_dealer_runs_the_round(
    server: Server, olga: str
) -> None:
    place = "tournaments/gala"
    with server.http(server.sign_in("ada")) as ada:
        person = {"name": "dina", "password": PASSWORD, "roles": ["dealer"]}
        assert ada.post("/v1/staff", json=person).status_code == 200
    with server.http(sign_in(server)) as http, server.http(sign_in(server, "dina")) as dina:
        table = {"table": "G1", "book": "star", "game": "table", "min": 500, "max": 50000}
        assert http.post("/v1/tables", json=table).status_code == 200
        new = {"tournament": "gala", "book": "star"}
        assert http.post("/v1/tournaments", json=new).status_code == 200
        terms = {**whole_terms("star"), "undisclosed": 1, "prizes": [100], "advance": 1}
        must(http, place, "publish-terms", terms=terms)
        unknown = submit(http, place, "appoint-director", name="mallory", by="operator")
        assert (unknown["reason"], "10.1.1" in unknown["clauses"]) == ("not-permitted", True)
        must(http, place, "appoint-director", name="olga", by="operator")
        must(http, place, "designate-tables", tables=["G1"])
        for player in ("ann", "ben"):
            must(http, place, "enter", player=player, **PAPERS)
        must(http, place, "seat", table="G1", players=["ann", "ben"])
        must(http, place, "issue-chips", table="G1", players=["ann", "ben"], amount=100_000)
        must(http, place, "start-session", table="G1")
        wager = {"bet": "red", "stake": 500, "by": "tournament-director"}
        play_at_the_terminal(server, dina)
        form = {"bet": "black", "stake": 500, "by": "tournament-director"}
        must(http, place, "undisclosed", player="ben", **form)
        with server.client(sign_in(server, "dina")) as console:
            seats = console.see("G1", "dealer")["view"]["seats"]
        assert {one["player"]: one["balance"] for one in seats} == {"ann": 99_500, "ben": 100_000}
        report = submit(dina, place, "disqualify", player="ben", reason="hidden-chips")
        assert report["reason"] == "not-permitted"
        seen = must(dina, place, "hide-chips", player="ben")
        assert seen["warnings"] == ["the manager decides about ben: hid chips"]
        unseen = deal(dina, "spin", refused=True)
        assert "10.8.2.5" in unseen["clauses"]
        must(http, place, "check-form", player="ben")
        deal(dina, "spin")
        deal(dina, "no-more-bets")
        late = submit(http, place, "wager", player="ann", **wager)
        assert late["reason"] == "betting-closed"
        deal(dina, "result", pocket="9")
        assert chips(http, place) == {"ann": 100_500, "ben": 99_500}
        counts = {"ann": 100_500, "ben": 99_500}
        must(http, place, "end-session", table="G1", counts=counts)
        pile = {"issued": {"2500": 80}, "counted": {"2500": 76}, "table": "G1"}
        missing = must(http, place, "return-chips", **pile)
        assert missing["warnings"] == ["missing: 4 x $25"]
        must(http, place, "award-prizes", table="G1", key="award-gala")
    server.kill()
    server.start()
    with server.http(sign_in(server)) as http:
        again = must(http, place, "award-prizes", table="G1", key="award-gala")
        assert again["repeated"]
        assert http.get(f"/v1/{place}").json()["prizes"] == {"ann": 10_000}
        for kind, words in (
            ("award-prizes", {"table": "G1"}),
            ("start-session", {"table": "G1"}),
            ("enter", {"player": "zoe", **PAPERS}),
            ("reinstate", {"player": "ben", "reason": "late"}),
        ):
            over = submit(http, place, kind, **words)
            assert (over["reason"], bool(over["clauses"])) == ("wrong-phase", True)


def play_at_the_terminal(server: Server, dina: httpx2.Client) -> None:
    """Ann lays chips at her own terminal, as at any table, and sees her session there."""
    with server.client(terminal_key("ann")) as ann:
        seat = ann.see("G1", "seat", player="ann")["view"]
        assert (seat["balance"], seat["contest"]["tournament"]) == (100_000, "gala")
        early = ann.submit("G1", "place", player="ann", bet="red", stake=500)
        assert (early["reason"], early["type"]) == ("betting-closed", "refused")
        deal(dina, "open-betting")
        ann.done("G1", "place", player="ann", bet="straight:17", stake=500)
        ann.done("G1", "undo", player="ann")
        ann.done("G1", "place", player="ann", bet="red", stake=500)
        poor = ann.submit("G1", "place", player="ann", bet="red", stake=100_000)
        assert (poor["reason"], "10.6.1" in poor["clauses"]) == ("insufficient-credit", True)
        other = ann.submit("G1", "place", player="ben", bet="red", stake=500)
        assert other["reason"] == "not-your-wager"
        cash = ann.submit("G1", "cash-out", player="ann")
        assert (cash["type"], "10.5.2" in cash["clauses"]) == ("refused", True)
        seat = ann.see("G1", "seat", player="ann")["view"]
        assert (seat["balance"], seat["wagers"]) == (99_500, [{"bet": "red", "stake": 500}])
        assert "cash-out" not in seat["may"]
        own = [one for one in seat["contest"]["players"] if one["player"] == "ann"]
        assert [(one["chips"], one["place"], one["acted"]) for one in own] == [(100_000, 1, True)]


def deal(
    http: httpx2.Client, kind: str, *, table: str = "G1", refused: bool = False, **words: Any
) -> dict[str, Any]:
    """A command at a table, that of the gala unless another is named."""
    reply = http.post(
        f"/v1/tables/{table}/commands",
        json={"type": kind, **words},
        headers={"Idempotency-Key": f"k{next(KEYS)}"},
    )
    answer: dict[str, Any] = reply.json()
    assert (answer["type"] == "refused") is refused, reply.text
    return answer


def chips(http: httpx2.Client, place: str) -> dict[str, int]:
    entrants = http.get(f"/v1/{place}").json()["entrants"]
    return {one["player"]: one["chips"] for one in entrants}


@pytest.mark.clause("star", "11.6#3")
def test_a_promotion_runs_over_http_and_its_deadlines_outlive_a_restart(
    server: Server, olga: str
) -> None:
    place = "promotions/draw"
    token = sign_in(server)
    with server.http(token) as http:
        assert (
            http.post("/v1/promotions", json={"promotion": "draw", "book": "star"}).status_code
            == 200
        )
        prize = {"kind": "voucher", "value": 50000, "details": {"value": 50000}}
        answer = http.post(f"/v1/{place}/check", json={"terms": {}, "prizes": [prize]}).json()
        texts = {item["key"]: "as published" for item in answer["missing"]}
        assert texts
        must(http, place, "draft", terms={"texts": texts}, prizes=[prize])
        assert http.get(f"/v1/{place}").json()["missing"] == []
        must(http, place, "submit-to-regulator")
        early = submit(http, place, "start")
        assert early["reason"] == "notice-required"
        must(http, place, "postpone", reason="a doubt about the drum")
        (duty,) = http.get("/v1/deadlines").json()["duties"]
        assert (duty["promotion"], duty["to"], duty["overdue"]) == ("draw", "inspector", False)
        rows = http.get("/v1/registers/due").json()["rows"]
        (owed,) = (row for row in rows if row[3] == "draw")
        assert owed[4:] == ["inspector", ", ".join(duty["clauses"]), ""]
    server.kill()
    server.start()
    with server.http(sign_in(server)) as http:
        assert http.get("/v1/deadlines").json()["duties"] == [duty]
        must(http, place, "inform-inspector")
        assert http.get("/v1/deadlines").json()["duties"] == []
        must(http, place, "cancel", reason="the doubt stays")
        assert http.get(f"/v1/{place}/terms/paper").content.startswith(b"%PDF")
        kinds = [record["kind"] for record in http.get(f"/v1/{place}/export").json()["records"]]
        assert kinds[0] == "PromotionOpened"
        assert kinds[-1] == "PromotionCancelled"


@pytest.mark.clause("star", "9.4.3", "10.4.2(h)(i)", "10.3.2#2", "10.5.2")
def test_what_cannot_be_is_refused_with_its_clause_and_never_breaks_the_house(
    server: Server, olga: str
) -> None:
    place = "tournaments/trials"
    with server.http(sign_in(server)) as http, server.http(server.sign_in("sam")) as sam:
        table = {"table": "X1", "book": "star", "game": "table", "min": 500, "max": 50000}
        assert http.post("/v1/tables", json=table).status_code == 200
        new = {"tournament": "trials", "book": "star"}
        assert http.post("/v1/tournaments", json=new).status_code == 200
        must(http, place, "publish-terms", terms=whole_terms("star"))
        must(http, place, "appoint-director", name="olga", by="operator")
        must(http, place, "designate-tables", tables=["X1"])
        exclude(server, "zed")
        barred = submit(http, place, "enter", player="zed", **PAPERS)
        assert (barred["type"], "10.4.2(h)(i)" in barred["clauses"]) == ("refused", True)
        for player in ("ann", "ben", "cat"):
            must(http, place, "enter", player=player, **PAPERS)
        for spelling in ("ann", "Ann", "a.n.n", "ann and bob", "house"):
            twice = submit(http, place, "enter", player=spelling, **PAPERS)
            assert (twice["reason"], "10.1.1" in twice["clauses"]) == ("invalid", True), spelling
        must(http, place, "seat", table="X1", players=["ann", "ben", "cat"])
        # Wrong role, wrong stage, wrong words; each names a clause and changes nothing.
        for client, kind, words in (
            (sam, "award-prizes", {"table": "X1"}),
            (sam, "disqualify", {"player": "ann", "reason": "breach"}),
            (http, "award-prizes", {"table": "X1"}),
            (http, "wager", {"player": "ann", "bet": "red", "stake": 500}),
            (http, "end-session", {"table": "X1"}),
            (http, "play-off", {"players": ["ann", "ben"]}),
            (http, "pay-prize", {"player": "ann"}),
            (http, "substitute", {"player": "ann", "substitute": "zed", "agreed": True}),
            (http, "start-session", {"table": "X9"}),
            (http, "count-chips", {"table": "X1", "counts": {"ann": 1}}),
        ):
            before = http.get(f"/v1/{place}").json()["seq"]
            refused = submit(client, place, kind, **words)
            assert (refused["type"], bool(refused["clauses"])) == ("refused", True), kind
            assert http.get(f"/v1/{place}").json()["seq"] == before, kind
        seated = http.post(
            "/v1/tables/X1/commands",
            json={"type": "buy-in", "player": "ann", "amount": 500, "by": "dealer"},
            headers={"Idempotency-Key": "x1-buy-in"},
        )
        assert seated.status_code < 500
        assert seated.json()["type"] == "refused"


def exclude(server: Server, name: str) -> None:
    """Somebody whom the house does not let play."""
    with server.http(server.sign_in("max")) as boss:
        body = {"type": "exclude-patron", "reason": "held a device", "days": 30}
        assert boss.post(f"/v1/patrons/{name}", json=body).status_code == 200
