"""A promotion over HTTP as somebody would try it who means no good, or has it wrong.

Whatever is sent at whatever stage is answered, refused with a clause and changes nothing; what is
cut off in the middle is done once.
"""

import threading
import time
from collections.abc import Iterator
from typing import Any, Final

import httpx2
import pytest

from tests.house.serving import Server, terminal_key
from tests.house.test_promotions import HOUR, KEYS, PRIZES, QUIET, at_hour, must, refused, submit

pytestmark = pytest.mark.xdist_group("house-play")
PLACE: Final = "promotions/fair"
TEXT: Final = "as the poster says"
#: Everything that can be sent, as it could be meant.
WORDS: Final[dict[str, dict[str, Any]]] = {
    "draft": {"terms": {}, "prizes": []},
    "amend": {},
    "submit-to-regulator": {},
    "start": {},
    "release-marketing": {"refers_to_terms": True},
    "enter": {"player": "ann", "eligible": True},
    "withdraw-entry": {"player": "ann"},
    "nominate-scrutineer": {"name": "ines"},
    "oversee-draw": {},
    "draw": {},
    "notify": {"method": "mail"},
    "pay": {"player": "ann", "parts": [["transfer", None]]},
    "hand-over": {"player": "ann"},
    "claim": {"player": "ann", "value": 5000},
    "deny": {"player": "ann", "reason": "no"},
    "tell-reason": {"player": "ann"},
    "forfeit": {"player": "ann", "reason": "no"},
    "close-dispute": {"player": "ann", "decision": "it stands", "right_advised": True},
    "postpone": {"reason": "a doubt"},
    "validate": {},
    "cancel": {"reason": "a doubt"},
    "inform-inspector": {},
}
#: What anybody may do for a patron, and what the scrutineer may besides; the rest is no business
#: of these.
PATRONS: Final = frozenset({"enter", "withdraw-entry", "claim"})
BUSINESS: Final = {"ines": PATRONS | {"oversee-draw"}}
STRANGERS: Final = ("dora", "ines", "ada")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "clock").write_text("0")
    settings = {**QUIET, "CROUPIER_DRILL_CLOCK": str(folder / "clock")}
    server = Server(folder / "data", settings=settings)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


def seen(http: httpx2.Client, place: str = PLACE) -> dict[str, Any]:
    view: dict[str, Any] = http.get(f"/v1/{place}").json()
    return view


def drafted(http: httpx2.Client, place: str, **figures: Any) -> None:
    """Whole terms under another name, and on their way to the regulator."""
    new = {"promotion": place.partition("/")[2], "book": "star"}
    assert http.post("/v1/promotions", json=new).status_code == 200
    missing = http.post(f"/v1/{place}/check", json={"terms": {}, "prizes": PRIZES}).json()
    texts = {item["key"]: TEXT for item in missing["missing"]}
    must(http, "draft", place=place, terms={"texts": texts, **figures}, prizes=PRIZES)
    must(http, "submit-to-regulator", place=place)


def sweep(server: Server, *, out_of_place: set[str]) -> None:
    """Everything that has no place at a stage, and everything by whom it is no business of."""
    with server.http(server.sign_in("tess")) as tess:
        before = seen(tess)
        offered = {form["action"] for form in before["forms"]}
        assert offered.isdisjoint(out_of_place)
        for action in sorted(out_of_place):
            reason, clause = refused(tess, action, place=PLACE, **WORDS[action])
            assert (reason, bool(clause)) == ("wrong-phase", True), action
        for name in STRANGERS:
            with server.http(server.sign_in(name)) as http:
                for action in sorted(WORDS.keys() - BUSINESS.get(name, PATRONS)):
                    no_business(http, action)
        with server.http(terminal_key("ben")) as ben:
            for action in sorted(WORDS):
                no_business(ben, action)
        assert seen(tess)["seq"] == before["seq"]


def no_business(http: httpx2.Client, action: str) -> None:
    """Refused with its clause, or not let in at all."""
    reply = http.post(
        f"/v1/{PLACE}/commands",
        json={"type": action, **WORDS[action]},
        headers={"Idempotency-Key": f"stranger-{next(KEYS)}"},
    )
    if reply.status_code == 403:
        return
    assert reply.status_code == 200, (action, reply.text)
    answer = reply.json()
    assert answer["type"] == "refused", (action, answer)
    assert answer["reason"] in ("not-permitted", "not-your-wager"), (action, answer)
    assert answer["clauses"] or answer["reason"] == "not-your-wager", (action, answer)


PLANNED: Final = {
    "enter",
    "withdraw-entry",
    "draw",
    "oversee-draw",
    "notify",
    "pay",
    "hand-over",
    "forfeit",
}
RUN: Final = {"draft", "start", "validate"}


@pytest.mark.clause("star", "11.2", "11.4#1", "11.4#2", "11.7.6", "11.8", "11.9.1", "11.11#1")
@pytest.mark.clause("star", "11.11#2", "11.12", "11.12.1")
def test_whatever_has_no_place_is_refused_with_its_clause_at_every_stage(server: Server) -> None:
    with server.http(server.sign_in("tess")) as tess:
        now = tess.get("/v1/promotions").json()["time"]
        times = {"closes_at": now + 25 * HOUR * 1000, "draws_at": now + 26 * HOUR * 1000}
        drafted(tess, PLACE, **times)
    sweep(server, out_of_place=PLANNED | {"draft", "validate", "claim"})
    at_hour(server, 24.5)
    with server.http(server.sign_in("tess")) as tess, server.http(server.sign_in("carol")) as carol:
        must(tess, "start", place=PLACE)
        for player in ("ann", "ben"):
            must(carol, "enter", place=PLACE, player=player, eligible=True)
        exclude_and_try(server, carol)
    sweep(server, out_of_place=RUN | {"notify", "pay", "hand-over", "forfeit"})
    put_off(server)
    at_hour(server, 27)
    with server.http(server.sign_in("tess")) as tess, server.http(server.sign_in("ines")) as ines:
        must(tess, "nominate-scrutineer", place=PLACE, name="ines")
        must(ines, "oversee-draw", place=PLACE)
        drawn = must(tess, "draw", place=PLACE, prize=0)
        assert drawn["warnings"] == ["drawn without moe, excluded since they entered"]
        records = tess.get(f"/v1/{PLACE}/export").json()["records"]
        (lot,) = (one["payload"] for one in records if one["kind"] == "WinnerDrawn")
        assert (lot["barred"], lot["among"], lot["winner"] in ("ann", "ben")) == (["moe"], 2, True)
    sweep(server, out_of_place=RUN | {"enter", "withdraw-entry"})
    pay_in_the_dark(server)
    with server.http(server.sign_in("tess")) as tess:
        lose_a_prize(server, tess)
        must(tess, "draw", place=PLACE, prize=2, present=True)
        for prize in seen(tess)["prizes"][1:]:
            must(tess, "hand-over", place=PLACE, player=prize["winner"], prizes=[prize["number"]])
        assert seen(tess)["status"] == "paid"
    sweep(server, out_of_place=RUN | {"enter", "withdraw-entry", "draw", "postpone", "cancel"})
    keep_denied_claims(server)


def exclude_and_try(server: Server, carol: httpx2.Client) -> None:
    """Nobody who is excluded enters in any spelling, and who is excluded later is not drawn."""
    must(carol, "enter", place=PLACE, player="moe", eligible=True)
    with server.http(server.sign_in("max")) as boss:
        ban = {"type": "exclude-patron", "reason": "a ban", "days": 30}
        assert boss.post("/v1/patrons/zed", json=ban).status_code == 200
        assert boss.post("/v1/patrons/Moe", json=ban).status_code == 200
    before = seen(carol)["seq"]
    for spelling in ("zed", "Zed", "Z.E.D"):
        reason, clause = refused(carol, "enter", place=PLACE, player=spelling, eligible=True)
        assert (reason, bool(clause)) == ("excluded", True), spelling
    for spelling in ("ann", "Ann", "A.N.N"):
        twice = refused(carol, "enter", place=PLACE, player=spelling, eligible=True)
        assert twice == ("invalid", "11.7.3"), spelling
    assert seen(carol)["seq"] == before


def put_off(server: Server) -> None:
    """While it is put off nothing goes on, and the inspector hears of it within 48 hours."""
    with server.http(server.sign_in("tess")) as tess:
        must(tess, "postpone", place=PLACE, reason="a doubt about the drum", key="put-off")
        again = must(tess, "postpone", place=PLACE, reason="a doubt about the drum", key="put-off")
        assert again["repeated"]
        (duty,) = duties(tess, "inform-inspector")
        assert duty["by"] == seen(tess)["interruptions"][0]["at"] + 48 * HOUR * 1000
    server.kill()
    server.start()
    sweep(server, out_of_place=(PLANNED - {"notify"}) | {"draft", "start", "postpone"})
    with server.http(server.sign_in("tess")) as tess:
        assert duties(tess, "inform-inspector") == [duty]
        must(tess, "validate", place=PLACE)
        # That it goes on does not tell the inspector.
        assert duties(tess, "inform-inspector") == [duty]
        must(tess, "inform-inspector", place=PLACE)
        assert refused(tess, "inform-inspector", place=PLACE) == ("wrong-phase", "11.11")


def duties(http: httpx2.Client, what: str) -> list[dict[str, Any]]:
    owed = http.get("/v1/deadlines").json()["duties"]
    return [one for one in owed if one["what"] == what and one["promotion"] == "fair"]


def pay_in_the_dark(server: Server) -> None:
    """The power goes while a prize is being paid: asked for again, it is paid once."""
    with server.http(server.sign_in("carol")) as carol:
        winner = seen(carol)["prizes"][0]["winner"]
        other = "ben" if winner == "ann" else "ann"
        for player in ("", "a\u0000b"):
            body = {"type": "pay", "player": player, "parts": [["transfer", None]]}
            assert carol.post(f"/v1/{PLACE}/commands", json=body).status_code == 422
        for player in (other, "zoe"):
            words = {"parts": [["transfer", None]], "prizes": [0]}
            reason, clause = refused(carol, "pay", place=PLACE, player=player, **words)
            assert (reason, clause) == ("not-permitted", "11.4"), player
            assert refused(carol, "hand-over", place=PLACE, player=player, prizes=[0])[1]
        for prizes in ([7], [-1], [1], [0, 0]):
            asked = {"player": winner, "parts": [["transfer", None]], "prizes": prizes}
            assert refused(carol, "pay", place=PLACE, **asked)[1] == "11.4", prizes
        for parts in ([], [["cash", None]], [["Cash ", 1200000]], [["coins", None]]):
            asked = {"player": winner, "parts": parts, "prizes": [0]}
            assert refused(carol, "pay", place=PLACE, **asked) == ("not-permitted", "11.4"), parts
        for amount in (0, -1, 1199999, 1200001, 10**18):
            asked = {"player": winner, "parts": [["transfer", amount]], "prizes": [0]}
            assert refused(carol, "pay", place=PLACE, **asked) == ("invalid", "11.4"), amount
        theirs = {"player": winner, "parts": [["transfer", None]], "prizes": [0]}
        elsewhere = refused(carol, "pay", place=PLACE, payee=other, **theirs)
        assert elsewhere == ("not-permitted", "11.4")
    paying = {"place": PLACE, **theirs, "key": "in-the-dark"}
    for after in (0, 0.005, 0.02):
        cut_off(server, paying, after)
    with server.http(server.sign_in("carol")) as carol:
        must(carol, "pay", **paying)
        assert must(carol, "pay", **paying)["repeated"]
        assert refused(carol, "pay", **{**paying, "key": "anew"})[1] == "11.4"
        records = carol.get(f"/v1/{PLACE}/export").json()["records"]
        assert [one["kind"] for one in records].count("PrizesPaid") == 1


def cut_off(server: Server, paying: dict[str, Any], after: float) -> None:
    """Send a payment and end the house so soon after, whether or not it was answered."""

    def send() -> None:
        with server.http(token) as http:
            try:
                submit(http, "pay", **paying)
            except httpx2.HTTPError:
                return

    token = server.sign_in("carol")
    sender = threading.Thread(target=send)
    sender.start()
    time.sleep(after)
    server.kill()
    sender.join(30)
    server.start()


def lose_a_prize(server: Server, tess: httpx2.Client) -> None:
    """A winner who is refused for good loses the prize, and nobody owes it any more."""
    must(tess, "draw", place=PLACE, prize=1, present=True)
    winner = seen(tess)["prizes"][1]["winner"]
    words = {"place": PLACE, "player": winner, "reason": "not of full age", "prizes": [1]}
    assert refused(tess, "forfeit", **words) == ("wrong-phase", "11.9")
    with server.http(terminal_key(winner)) as patron:
        must(patron, "claim", place=PLACE, player=winner, value=4000)
    must(tess, "deny", place=PLACE, player=winner, reason="not of full age", told=True)
    assert refused(tess, "forfeit", **words) == ("wrong-phase", "11.10")
    words["right_advised"] = True
    assert refused(tess, "forfeit", **words) == ("invalid", "11.7.11")
    must(tess, "forfeit", **words, becomes="redrawn", key="lost")
    assert must(tess, "forfeit", **words, becomes="redrawn", key="lost")["repeated"]
    prize = seen(tess)["prizes"][1]
    assert (prize["winner"], prize["given"], prize["kept"], seen(tess)["owed"]) == (
        "",
        False,
        False,
        [],
    )
    (duty,) = duties(tess, "draw")
    assert (duty["by"], duty["overdue"]) == (None, False)
    must(tess, "draw", place=PLACE, prize=1, present=True)
    assert seen(tess)["prizes"][1]["winner"] not in ("", winner)
    statement = tess.get(f"/v1/{PLACE}/statement").json()
    assert statement["notes"] == ["All of it agrees with the ledger, to the cent."]
    (line,) = (row for row in statement["rows"] if "taken back" in row[1])
    assert line[1:3] == ["prize of $400 taken back, drawn again", winner]


def keep_denied_claims(server: Server) -> None:
    """Over $100 with name and address, told why; and no decision without words."""
    with server.http(server.sign_in("tess")) as tess, server.http(terminal_key("ann")) as ann:
        assert refused(ann, "claim", place=PLACE, player="ben", value=5000)[0] == "not-your-wager"
        for value in (0, -5):
            assert refused(ann, "claim", place=PLACE, player="ann", value=value)[1] == "11.7.11"
        must(ann, "claim", place=PLACE, player="ann", value=10_001)
        why = {"place": PLACE, "player": "ann", "reason": "was not drawn"}
        assert refused(tess, "deny", **why, name="Ann A.") == ("invalid", "11.9.1")
        assert refused(tess, "deny", **{**why, "reason": " "}) == ("invalid", "11.9")
        must(tess, "deny", **why, name="Ann A.", address="2 Pier Road")
        assert refused(tess, "deny", **why) == ("invalid", "11.9")
        must(ann, "claim", place=PLACE, player="ann", value=10_000)
        must(tess, "deny", **why, told=True)
        rows = tess.get("/v1/registers/denied-claims").json()["rows"]
        assert [row[2:6] for row in rows] == [["ann", "Ann A.", "2 Pier Road", "100.01"]]
        must(tess, "tell-reason", place=PLACE, player="ann")
        assert refused(tess, "tell-reason", place=PLACE, player="ann") == ("invalid", "11.9")
        closing = {"place": PLACE, "player": "ann", "right_advised": True}
        assert refused(tess, "close-dispute", decision=" ", **closing) == ("invalid", "11.10")


@pytest.mark.clause("star", "11.3", "11.4#1", "11.5.1", "11.5.3", "11.5.5", "11.7.11.2(iv)")
def test_a_banned_prize_is_banned_in_any_spelling(server: Server) -> None:
    place = "promotions/spelt"
    with server.http(server.sign_in("tess")) as tess:
        new = {"promotion": "spelt", "book": "star"}
        assert tess.post("/v1/promotions", json=new).status_code == 200
        missing = tess.post(f"/v1/{place}/check", json={"terms": {}, "prizes": PRIZES}).json()
        terms = {"texts": {item["key"]: TEXT for item in missing["missing"]}}
        for kind, clause in (
            ("Cash", "11.4"),
            (" TOBACCO ", "11.5.1"),
            ("Prohibited Weapon", "11.5.3"),
            ("Cosmetic_Surgery", "11.5.5"),
        ):
            prize = {"kind": kind, "value": 5000}
            words = {"terms": terms, "prizes": [prize], "prescribed": ["cosmetic-surgery"]}
            must(tess, "draft", place=place, **words)
            assert refused(tess, "submit-to-regulator", place=place) == ("not-permitted", clause)
            hamper = {"kind": "hamper", "value": 5000, "items": [[kind, 0]]}
            must(tess, "draft", place=place, **{**words, "prizes": [hamper]})
            assert refused(tess, "submit-to-regulator", place=place) == ("not-permitted", clause)
        car = {"kind": "Vehicle", "value": 5000}
        must(tess, "draft", place=place, terms=terms, prizes=[car])
        assert refused(tess, "submit-to-regulator", place=place)[0] == "terms-incomplete"
        dollars = {"kind": "Casino Dollars", "value": 5000, "monetary_alternative": True}
        words = {"terms": terms, "prizes": [dollars]}
        assert refused(tess, "draft", place=place, **words) == ("not-permitted", "11.3")


def test_the_log_of_all_that_verifies(server: Server) -> None:
    server.verify_log()
