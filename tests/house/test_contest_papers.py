"""The paper of contests over HTTP: drafts, copies, statements and the rules, and who reads them."""

import csv
import io
from collections.abc import Iterator
from typing import Any, Final

import httpx2
import pytest

from tests.house.serving import Server, terminal_key
from tests.house.test_contests import (
    PAPERS,
    PASSWORD,
    chips,
    deal,
    exclude,
    must,
    sign_in,
    submit,
    whole_terms,
)

pytestmark = pytest.mark.xdist_group("house-play")
PLACE: Final = "tournaments/spring"
TABLE: Final = "P1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {"CROUPIER_CADENCE_REST": "3600"}
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=settings)
    server.start()
    with server.http(server.sign_in("ada")) as ada:
        roles = ["operator", "tournament-director"]
        person = {"name": "olga", "password": PASSWORD, "roles": roles}
        assert ada.post("/v1/staff", json=person).status_code == 200
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture
def olga(server: Server) -> Iterator[httpx2.Client]:
    with server.http(sign_in(server)) as http:
        yield http


def set_up(http: httpx2.Client, name: str, table: str = "") -> str:
    new = {"tournament": name, "book": "star"}
    assert http.post("/v1/tournaments", json=new).status_code == 200
    if table:
        body = {"table": table, "book": "star", "game": "table", "min": 500, "max": 50000}
        assert http.post("/v1/tables", json=body).status_code == 200
    return f"tournaments/{name}"


@pytest.mark.clause("star", "10.3.1#1", "10.4.1#1", "10.5.4", "10.7.1#1")
def test_a_draft_is_checked_for_the_director_and_nobody_else_reads_it(
    server: Server, olga: httpx2.Client
) -> None:
    place, whole = set_up(olga, "drafted"), whole_terms("star")
    for fee in (10_000, 0):
        answer = olga.post(f"/v1/{place}/check", json={"terms": {**whole, "entry_fee": fee}})
        assert answer.json()["missing"] == []
    # One number of pass cards holds for everybody: no terms can be written that give some more.
    unequal = {"terms": {**whole, "pass_cards": {"ann": 2, "ben": 1}}}
    assert olga.post(f"/v1/{place}/check", json=unequal).status_code == 422
    bare = olga.post(f"/v1/{place}/check", json={"terms": {}}).json()["missing"]
    assert {"entry_fee", "prizes"} <= {item["key"] for item in bare}
    assert all(item["clauses"] for item in bare)
    with server.http() as anybody, server.http(terminal_key("ann")) as ann:
        assert anybody.post(f"/v1/{place}/check", json={"terms": whole}).status_code == 401
        assert ann.post(f"/v1/{place}/check", json={"terms": whole}).status_code == 403
        # What is only being written is on nobody's screen.
        assert anybody.get(f"/v1/{place}/terms").json()["lines"] == []
        early = submit(ann, place, "enter", player="ann", **PAPERS)
        assert early["type"] == "refused"
    must(olga, place, "publish-terms", terms={**whole, "entry_fee": 0, "pass_cards": 2})
    # The next tournament begins with the terms of this one.
    records = olga.get(f"/v1/{place}/export").json()["records"]
    (earlier,) = (one["payload"]["terms"] for one in records if one["kind"] == "TermsPublished")
    again = olga.post(f"/v1/{set_up(olga, 'copied')}/check", json={"terms": earlier})
    assert again.json()["missing"] == []


@pytest.mark.clause("star", "10.4.1#2", "10.4.3", "10.4.2(h)(i)")
def test_a_copy_counts_for_the_terms_in_force_and_each_gives_only_their_own(
    server: Server, olga: httpx2.Client
) -> None:
    set_up(olga, "spring", TABLE)
    terms = {**whole_terms("star"), "cash_chips": True, "buy_in": 2_000}
    must(olga, PLACE, "publish-terms", terms=terms)
    must(olga, PLACE, "appoint-director", name="olga", by="operator")
    must(olga, PLACE, "designate-tables", tables=[TABLE])
    for player in ("ann", "ben", "cat"):
        must(olga, PLACE, "enter", player=player, **PAPERS | {"copy_given": player != "cat"})
    assert refused(olga, "seat", table=TABLE, players=["cat"]) == ("wrong-phase", True)
    with server.http(terminal_key("ann")) as ann:
        assert submit(ann, PLACE, "give-copy", player="cat")["type"] == "refused"
    must(olga, PLACE, "give-copy", player="cat")
    assert refused(olga, "give-copy", player="Cat") == ("not-playing", True)
    must(olga, PLACE, "seat", table=TABLE, players=["ann", "ben", "cat"])
    must(olga, PLACE, "publish-terms", terms=terms)
    assert refused(olga, "start-session", table=TABLE)[0] == "wrong-phase"
    amount = {"table": TABLE, "amount": 100_000, "players": ["ann", "ben", "cat"]}
    must(olga, PLACE, "issue-chips", **amount)
    assert refused(olga, "start-session", table=TABLE) == ("wrong-phase", True)
    for player in ("ann", "ben", "cat"):
        must(olga, PLACE, "give-copy", player=player)
        must(olga, PLACE, "sign-terms", player=player)
    assert olga.get(f"/v1/{PLACE}/entrants/cat").json()["copy_given"]
    must(olga, PLACE, "start-session", table=TABLE)


def refused(http: httpx2.Client, kind: str, **words: Any) -> tuple[str, bool]:
    """For what something is refused, and whether a clause is named."""
    answer = submit(http, PLACE, kind, **words)
    assert answer["type"] == "refused", answer
    return answer["reason"], bool(answer["clauses"])


@pytest.mark.clause("star", "10.4.2(h)(i)", "10.11.2", "10.11.1")
def test_who_is_excluded_in_mid_session_lays_nothing_more(
    server: Server, olga: httpx2.Client
) -> None:
    deal(olga, "open-betting", table=TABLE, by="operator")
    with server.client(terminal_key("ben")) as ben:
        ben.done(TABLE, "place", player="ben", bet="red", stake=500)
        exclude(server, "ben")
        barred = ben.submit(TABLE, "place", player="ben", bet="red", stake=500)
        assert (barred["type"], "10.4.2(h)(i)" in barred["clauses"]) == ("refused", True)
        ben.done(TABLE, "remove", player="ben", bet="red")
    with server.http(terminal_key("ann")) as ann:
        # A terminal disputes for its own player; it stops the table and not the house.
        wrong: tuple[dict[str, str], ...] = (
            {},
            {"player": "cat"},
            {"table": TABLE},
            {"player": "ann", "table": "T1"},
        )
        for words in wrong:
            assert submit(ann, PLACE, "dispute", text="mine", **words)["type"] == "refused"
        must(ann, PLACE, "dispute", text="mine", player="ann")
    assert olga.get(f"/v1/{PLACE}").json()["disputes"] == ["mine"]
    must(olga, PLACE, "resolve", decision="no", by="tournament-director")
    # Advice is a breach, and a breach is the manager's, on the report of somebody at the table.
    alone = submit(olga, PLACE, "disqualify", player="ben", reason="sought advice")
    assert alone["code"] == "tournament-unreported"
    for by in ("dealer", "tournament-director", "operator"):
        own = submit(olga, PLACE, "report-breach", player="ben", ground="sought advice", by=by)
        assert own["reason"] == "not-permitted"
    with server.http(server.sign_in("sam")) as sam:
        must(sam, PLACE, "report-breach", player="ben", ground="sought advice")
    out = must(olga, PLACE, "disqualify", player="ben", reason="sought advice")
    assert "10.11.4" in out["clauses"]


@pytest.mark.clause("star", "10.3.1", "10.5.9#2")
def test_the_statement_agrees_with_the_ledger_and_is_read_by_those_who_answer_for_it(
    server: Server, olga: httpx2.Client
) -> None:
    with server.http(server.sign_in("sam")) as sam:
        for player, bet in (("ann", "red"), ("cat", "black")):
            wager = {"player": player, "bet": bet, "stake": 1_000}
            must(olga, PLACE, "wager", **wager, by="tournament-director")
        deal(sam, "spin", table=TABLE)
        deal(sam, "no-more-bets", table=TABLE)
        deal(sam, "result", table=TABLE, pocket="1")
    held = chips(olga, PLACE)
    must(olga, PLACE, "end-session", table=TABLE, counts={"ann": held["ann"], "cat": held["cat"]})
    for issued, counted in (({"2500": 80}, {"2500": -76}), ({"-2500": 80}, {}), ({}, {})):
        wrong = refused(olga, "return-chips", table=TABLE, issued=issued, counted=counted)
        assert wrong == ("invalid", True)
    must(olga, PLACE, "return-chips", table=TABLE, issued={"2500": 80}, counted={"2500": 79})
    must(olga, PLACE, "award-prizes", table=TABLE)
    with server.http(server.sign_in("carol")) as carol:
        for player, method in (("ann", "cheque"), ("cat", "cash")):
            must(carol, PLACE, "pay-prize", player=player, method=method)
        assert carol.get(f"/v1/{PLACE}/statement").status_code == 403
    with server.http() as anybody, server.http(terminal_key("ann")) as ann:
        assert anybody.get(f"/v1/{PLACE}/statement").status_code == 401
        assert ann.get(f"/v1/{PLACE}/statement").status_code == 403
    with server.http(server.sign_in("ines")) as ines:
        assert ines.get("/v1/tournaments/none/statement").status_code == 404
        assert ines.get(f"/v1/{PLACE}/statement?format=pdf").content.startswith(b"%PDF")
        said = ines.get(f"/v1/{PLACE}/statement").json()
        rows = csv_of(ines, f"/v1/{PLACE}/statement")
        accounts = ines.get(f"/v1/{PLACE}").json()["accounts"]
        (line,) = (row for row in csv_of(ines, "/v1/registers/contests") if "spring" in row)
    # Three fees of $50 and three times $20 for chips came in; the pool of $150 and two players'
    # chips went out.
    assert said["notes"] == ["All of it agrees with the ledger, to the cent."]
    assert said["totals"][4:6] == ["210.00", "2150.00"]
    assert [row for row in rows if "cheque" in row and "ann" in row]
    world = {one["account"]: one["amount"] for one in accounts if "world" in one["account"]}
    assert sum(world.values()) == 215_000 - 21_000
    assert line[-1] in ("0.00", "$0.00", "0")


def csv_of(http: httpx2.Client, path: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(http.get(f"{path}?format=csv").text)))


@pytest.mark.clause("star", "10.6.14#6", "10.11.1", "11.10#1")
def test_what_is_only_said_stands_in_the_rules_that_anybody_reads(server: Server) -> None:
    with server.http() as anybody:
        page = anybody.get("/v1/books/star/rules").text
        for clause in ("10.6.14#6", "10.11.1", "11.10#1"):
            answer = anybody.get("/v1/books/star/clauses", params={"clause": clause}).json()
            (found,) = answer["clauses"]
            assert (found["clause"], found["fate"]) == (clause, "rules-text")
            assert found["says"].split("'")[0] in page


def test_the_log_of_all_that_verifies(server: Server) -> None:
    server.verify_log()
