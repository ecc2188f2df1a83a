"""A promotion with three prizes over HTTP: every person in their own role, and what goes wrong."""

import itertools
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")
KEYS = itertools.count(1)
HOUR = 3600
PLACE = "promotions/boat"
PRIZES = [
    {"kind": "goods", "value": 1200000, "details": {"what": "a boat"}},
    {"kind": "goods", "value": 40000, "details": {"what": "a watch"}},
    {"kind": "casino-dollars", "value": 5000},
]
QUIET = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_PLAY_CHECK_MINUTES": "0",
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
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


def at_hour(server: Server, hours: float) -> None:
    """Shut down, and open some hours after the start of the test."""
    assert server.stop() == 0, server.log()
    (server.data.parent / "clock").write_text(str(int(hours * HOUR)))
    server.start()


def submit(http: httpx2.Client, kind: str, place: str = PLACE, **words: Any) -> dict[str, Any]:
    key = words.pop("key", f"k{next(KEYS)}")
    reply = http.post(
        f"/v1/{place}/commands", json={"type": kind, **words}, headers={"Idempotency-Key": key}
    )
    assert reply.status_code == 200, reply.text
    answer: dict[str, Any] = reply.json()
    return answer


def must(http: httpx2.Client, kind: str, **words: Any) -> dict[str, Any]:
    answer = submit(http, kind, **words)
    assert answer["type"] == "accepted", answer
    return answer


def refused(http: httpx2.Client, kind: str, **words: Any) -> tuple[str, str]:
    """Why something was refused, and the first clause; nothing has changed."""
    answer = submit(http, kind, **words)
    assert answer["type"] == "refused", answer
    return answer["reason"], answer["clauses"][0] if answer["clauses"] else ""


def draft(http: httpx2.Client, now: int) -> dict[str, Any]:
    """Whole terms: entries for 25 hours, the draw after 26, for who has wagered $5 at once."""
    missing = http.post(f"/v1/{PLACE}/check", json={"terms": {}, "prizes": PRIZES}).json()
    texts = {item["key"]: "as the poster says" for item in missing["missing"]}
    return {
        "texts": texts,
        "closes_at": now + 25 * HOUR * 1000,
        "draws_at": now + 26 * HOUR * 1000,
        "least_wager": 500,
        "criteria": ["not-staff"],
    }


def play_round(server: Server, stakes: dict[str, int]) -> None:
    """A round at the table that is dealt by hand."""
    with server.http() as http:
        tables = http.get("/v1/tables").json()["tables"]
    table = str(next(one["table"] for one in tables if not one["virtual"]))
    with server.client(server.sign_in("dora")) as dora:
        dora.done(table, "open-betting")
        for player, stake in stakes.items():
            with server.client(terminal_key(player)) as seat:
                seat.done(table, "place", player=player, bet="red", stake=stake)
        for action in ("spin", "no-more-bets"):
            dora.done(table, action)
        dora.done(table, "result", pocket="2")


@pytest.mark.clause("star", "11.2", "11.4#1", "11.4#2", "11.6#3", "11.7.3", "11.7.4", "11.7.6")
@pytest.mark.clause("star", "11.7.7", "11.8", "11.9.1", "11.10#2", "11.12", "11.12.1")
@pytest.mark.clause("star", "9.4.3")
def test_three_prizes_go_to_their_winners_and_to_nobody_else(server: Server) -> None:
    tess = server.sign_in("tess")
    with server.http(tess) as http:
        new = {"promotion": "boat", "book": "star"}
        assert http.post("/v1/promotions", json=new).status_code == 200
        assert http.post("/v1/promotions", json=new).status_code == 409
        terms = draft(http, http.get("/v1/promotions").json()["time"])
        early = {**terms, "draws_at": terms["closes_at"] - 1}
        assert refused(http, "draft", terms=early, prizes=PRIZES) == ("invalid", "11.7.7")
        free = {**terms, "least_wager": 0}
        assert refused(http, "draft", terms=free, prizes=PRIZES) == ("invalid", "11.7.4")
        less = [{**PRIZES[0], "value": -1}]
        assert refused(http, "draft", terms=terms, prizes=less) == ("invalid", "11.7.11")
        body = {"type": "draft", "terms": {**terms, "criteria": ["rich"]}, "prizes": PRIZES}
        headers = {"Idempotency-Key": "strange"}
        answer = http.post(f"/v1/{PLACE}/commands", json=body, headers=headers)
        assert answer.status_code == 422
        must(http, "draft", terms=terms, prizes=PRIZES)
        planned_for_staff_alone(server, http)
        must(http, "submit-to-regulator")
        planned_for_staff_alone(server, http)
        assert refused(http, "start") == ("notice-required", "11.12")
    with server.http(server.sign_in("carol")) as carol:
        assert refused(carol, "draft", terms=terms, prizes=PRIZES)[0] == "not-permitted"
    at_hour(server, 24.1)
    with server.http(server.sign_in("tess")) as http:
        must(http, "start", channels=["at the desk"])
        assert refused(http, "start")[0] == "wrong-phase"
        with server.http() as anybody:
            shown = anybody.get(f"/v1/{PLACE}/terms").json()["lines"]
            (line,) = anybody.get("/v1/promotions").json()["promotions"]
        assert "prize 1: goods, $12000, what: a boat" in shown
        assert "least wager since the start: $5" in shown
        assert (line["open"], line["own_entry"], line["value"]) == (True, True, 1245000)
    enter(server)
    draw(server)
    pay(server)


def planned_for_staff_alone(server: Server, staff: httpx2.Client) -> None:
    """Until it has started, patrons neither see a promotion nor read its terms."""
    assert "least wager since the start: $5" in staff.get(f"/v1/{PLACE}/terms").json()["lines"]
    assert len(staff.get("/v1/promotions").json()["promotions"]) == 1
    with server.http() as anybody, server.http(terminal_key("ann")) as ann:
        for patron in (anybody, ann):
            assert patron.get("/v1/promotions").json()["promotions"] == []
            for terms in ("terms", "terms/paper"):
                assert patron.get(f"/v1/{PLACE}/{terms}").status_code == 404


def enter(server: Server) -> None:
    """Who has wagered enter at their terminals, once and in time; others do not."""
    with server.http(terminal_key("ann")) as ann, server.http(terminal_key("ben")) as ben:
        assert refused(ann, "enter", player="ann") == ("not-permitted", "11.7.4")
        play_round(server, {"ann": 500, "ben": 1000})
        assert must(ann, "enter", player="ann", key="ann-in")["repeated"] is False
        assert must(ann, "enter", player="ann", key="ann-in")["repeated"] is True
        assert refused(ann, "enter", player="ann") == ("invalid", "11.7.3")
        assert refused(ann, "enter", player="ben")[0] == "not-your-wager"
        assert refused(ann, "draw")[0] == "not-permitted"
        with server.http(server.sign_in("max")) as boss:
            ban = {"type": "exclude-patron", "reason": "a ban", "days": 1}
            assert boss.post("/v1/patrons/Ben", json=ban).status_code == 200
            assert refused(ben, "enter", player="ben")[0] == "excluded"
            lift = {"type": "lift-exclusion", "reason": "an error"}
            assert boss.post("/v1/patrons/Ben", json=lift).status_code == 200
        must(ben, "enter", player="ben")
    tess, carol = server.sign_in("tess"), server.sign_in("carol")
    with server.http(carol) as http, server.http(tess) as operator:
        assert refused(http, "enter", player="dora", eligible=True) == ("not-permitted", "11.7.3")
        assert refused(http, "enter", player="zoe", eligible=True) == ("not-permitted", "11.7.4")
        assert refused(operator, "draw") == ("wrong-phase", "11.7.6")
    at_hour(server, 25.2)
    with server.http(server.sign_in("carol")) as http:
        assert refused(http, "enter", player="zoe", eligible=True) == ("wrong-phase", "11.7.6")


def draw(server: Server) -> None:
    """The boat under the scrutineer's eyes, the rest without; nobody says who wins."""
    with server.http(server.sign_in("tess")) as http:
        assert refused(http, "draw", prize=1) == ("wrong-phase", "11.7.7")
        (duty,) = http.get("/v1/deadlines").json()["duties"]
        assert (duty["what"], duty["overdue"]) == ("draw", False)
    at_hour(server, 26.5)
    tess, observed = server.sign_in("tess"), server.sign_in("ines")
    with server.http(tess) as http, server.http(observed) as ines:
        assert http.get("/v1/deadlines").json()["duties"][0]["overdue"] is True
        assert refused(http, "draw", prize=0) == ("not-permitted", "11.2")
        assert refused(http, "oversee-draw") == ("wrong-phase", "11.2")
        assert refused(http, "nominate-scrutineer", name="tess") == ("not-permitted", "11.2")
        assert refused(http, "nominate-scrutineer", name="nobody we know") == ("invalid", "11.2")
        must(http, "nominate-scrutineer", name="ines")
        assert refused(http, "oversee-draw") == ("not-permitted", "11.2")
        must(ines, "oversee-draw")
        assert refused(ines, "oversee-draw") == ("invalid", "11.2")
        named = {"type": "draw", "prize": 0, "winner": "ann"}
        answer = http.post(f"/v1/{PLACE}/commands", json=named, headers={"Idempotency-Key": "n"})
        assert answer.status_code == 422
        must(http, "draw", prize=0, present=True)
        assert refused(http, "draw", prize=0) == ("wrong-phase", "11.7.1")
        assert refused(http, "draw", prize=7)[0] == "wrong-phase"
        must(http, "draw", present=False)
        view = http.get(f"/v1/{PLACE}").json()
        assert all(prize["winner"] in ("ann", "ben") for prize in view["prizes"])
        kept = [{**PRIZES[0], "value": 100}, *PRIZES[1:]]
        assert refused(http, "amend", prizes=kept) == ("not-permitted", "11.12.1")
        assert refused(http, "amend", prizes=[]) == ("not-permitted", "11.12.1")


def pay(server: Server) -> None:
    """Each winner what that winner won, over a power cut, and nobody twice."""
    with server.http(server.sign_in("carol")) as http:
        view = http.get(f"/v1/{PLACE}").json()
        winners = [prize["winner"] for prize in view["prizes"]]
        first = winners[0]
        other = "ben" if first == "ann" else "ann"
        cheque = {"parts": [["cheque", None]], "crossed": True}
        assert refused(http, "pay", player=first, parts=[["cash", None]]) == (
            "not-permitted",
            "11.4",
        )
        assert refused(http, "pay", player=first, parts=[["cheque", None]], prizes=[0]) == (
            "not-permitted",
            "11.4",
        )
        assert refused(http, "pay", player=other, prizes=[0], **cheque)[1] == "11.4"
        assert refused(http, "pay", player="zoe", **cheque) == ("not-permitted", "11.4")
        wrong = {"parts": [["cheque", 1200001]], "crossed": True}
        assert refused(http, "pay", player=first, prizes=[0], **wrong) == ("invalid", "11.4")
        parts = [["cheque", 1000000], ["transfer", 200000]]
        must(http, "pay", player=first, prizes=[0], parts=parts, crossed=True, key="boat")
    server.kill()
    server.start()
    with server.http(server.sign_in("carol")) as http:
        again = must(http, "pay", player=first, prizes=[0], parts=parts, crossed=True, key="boat")
        assert again["repeated"]
        assert refused(http, "pay", player=first, prizes=[0], **cheque)[1] == "11.4"
        assert refused(http, "pay", player=winners[2], prizes=[2], **cheque)[1] == "11.3"
        must(http, "pay", player=winners[1], prizes=[1], parts=[["transfer", None]])
        must(http, "hand-over", player=winners[2], prizes=[2])
        assert refused(http, "hand-over", player=winners[2])[0] == "wrong-phase"
    settle_the_rest(server, other)


def settle_the_rest(server: Server, other: str) -> None:
    """A claim that is denied, a dispute, a notice; then the books."""
    with server.http(server.sign_in("tess")) as http, server.http(terminal_key(other)) as patron:
        must(patron, "claim", player=other, value=40000)
        assert refused(patron, "claim", player=other, value=40000) == ("invalid", "11.9")
        said = {"player": other, "reason": "was not drawn for it"}
        assert refused(http, "deny", **said) == ("invalid", "11.9.1")
        must(http, "deny", **said, name="Anton B.", address="1 Pier Road")
        assert [d["what"] for d in http.get("/v1/deadlines").json()["duties"]] == [
            "notify",
            "tell-reason",
        ]
        must(http, "tell-reason", player=other)
        assert refused(http, "notify", method="sms") == ("invalid", "11.8")
    at_hour(server, 75)
    with server.http(server.sign_in("tess")) as http:
        answer = must(http, "notify", method="telephone")
        assert "too late" in answer["warnings"][0]
        assert http.get("/v1/deadlines").json()["duties"] == []
        words = {"player": other, "decision": "the draw stands"}
        assert refused(http, "close-dispute", **words) == ("wrong-phase", "11.10")
        must(http, "close-dispute", **words, right_advised=True)
        assert refused(http, "cancel", reason="too late")[0] == "wrong-phase"
        read_books(http, other)


def read_books(http: httpx2.Client, other: str) -> None:
    register = http.get("/v1/registers/denied-claims").json()
    assert [row[2:7] for row in register["rows"]] == [
        [other, "Anton B.", "1 Pier Road", "400.00", "was not drawn for it"]
    ]
    (row,) = http.get("/v1/registers/contests").json()["rows"]
    assert row[:3] == ["boat", "promotion", "paid"]
    assert row[3:] == [2, "0.00", "12450.00", "0.00", "10000.00", "2400.00", "50.00", "0.00"] + [
        1,
        1,
        "0.00",
    ]
    statement = http.get(f"/v1/{PLACE}/statement").json()
    assert statement["totals"][4:7] == ["0.00", "12400.00", "50.00"]
    assert statement["notes"] == ["All of it agrees with the ledger, to the cent."]
    assert http.get(f"/v1/{PLACE}/statement?format=pdf").content.startswith(b"%PDF")
    assert "claim to $400 denied" in http.get(f"/v1/{PLACE}/statement?format=csv").text
    says = [step["says"] for step in http.get(f"/v1/{PLACE}/history").json()["steps"]]
    assert "ines oversees the next draw" in says


@pytest.mark.clause("star", "11.6#2", "11.11#1", "11.11#2")
def test_after_cancelling_nothing_impossible_stays_due_and_the_log_verifies(
    server: Server,
) -> None:
    with server.http(server.sign_in("tess")) as http:
        place = "promotions/off"
        new = {"promotion": "off", "book": "star"}
        assert http.post("/v1/promotions", json=new).status_code == 200
        terms = draft(http, http.get("/v1/promotions").json()["time"])
        must(http, "draft", place=place, terms=terms, prizes=PRIZES)
        must(http, "submit-to-regulator", place=place)
        assert refused(http, "release-marketing", place=place, refers_to_terms=False) == (
            "invalid",
            "11.6",
        )
        must(http, "release-marketing", place=place, refers_to_terms=True)
        assert refused(http, "postpone", place=place, reason="  ") == ("invalid", "11.11")
        must(http, "postpone", place=place, reason="a doubt")
        (first,) = http.get("/v1/deadlines").json()["duties"]
        must(http, "cancel", place=place, reason="it stays")
        (duty,) = http.get("/v1/deadlines").json()["duties"]
        assert (duty["what"], duty["by"]) == ("inform-inspector", first["by"])
        must(http, "inform-inspector", place=place)
        assert http.get("/v1/deadlines").json()["duties"] == []
        for kind in ("start", "draw", "validate", "amend", "submit-to-regulator"):
            reason, clause = refused(http, kind, place=place)
            assert (reason, clause) == ("wrong-phase", "11.11"), kind
        view = http.get(f"/v1/{place}").json()
        assert len(view["interruptions"]) == 2
        assert all(one["informed_at"] for one in view["interruptions"])
        assert {form["action"] for form in view["forms"]} <= {
            "close-dispute",
            "deny",
            "inform-inspector",
            "release-marketing",
            "tell-reason",
        }
    server.verify_log()
