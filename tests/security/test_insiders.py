"""One of the house's own, alone and after money: what each post gets, and what is seen of it.

The page on security says of each post what it could do alone; here each of them tries it.
"""

import itertools
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from tests.house.serving import STAFF, Server, terminal_key

pytestmark = pytest.mark.xdist_group("security")
SETTINGS = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000"}
_KEYS = itertools.count(1)
LIVE, TERMINALS = "L1", "E1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("insiders") / "data", settings=SETTINGS)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log()


class Inside:
    """A house with a live table and one of terminals, and everybody's way in."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens = {name: server.sign_in(name) for name in STAFF}
        self.tokens["ann"] = terminal_key("ann")
        for name, game in ((LIVE, "table"), (TERMINALS, "terminal")):
            sign = {"table": name, "book": "adelaide", "game": game, "min": 100, "max": 50_000}
            self.post("pat", "/v1/tables", sign)

    def ask(self, who: str, method: str, path: str, body: Any = None) -> httpx2.Response:
        headers = {"Idempotency-Key": f"k{next(_KEYS)}"}
        with self.server.http(self.tokens[who]) as http:
            return http.request(method, path, json=body, headers=headers)

    def post(self, who: str, path: str, body: Any = None) -> httpx2.Response:
        return self.ask(who, "POST", path, body)

    def send(self, who: str, table: str, action: str, **words: Any) -> dict[str, Any]:
        answer = self.post(who, f"/v1/tables/{table}/commands", {"type": action, **words})
        return dict(answer.json())

    def ticket(self, amount: int) -> str:
        """A ticket that ann has at her own station."""
        self.send("ann", TERMINALS, "buy-in", player="ann", amount=amount, tender="note")
        return str(self.send("ann", TERMINALS, "cash-out", player="ann")["ticket"])

    def sign_in(self, name: str) -> None:
        """Let somebody in whom an administrator has enrolled."""
        with self.server.http() as nobody:
            body = {"name": name, "password": "a long password"}
            self.tokens[name] = nobody.post("/v1/session", json=body).json()["token"]

    def alerts(self) -> list[str]:
        found = self.ask("pat", "GET", "/v1/alerts").json()["alerts"]
        return [each["text"] for each in found]


@pytest.fixture(scope="module")
def inside(server: Server) -> Inside:
    return Inside(server)


def test_a_dealer_moves_no_money_that_is_not_the_tables(inside: Inside) -> None:
    number = inside.ticket(10_000)
    inside.send("ann", TERMINALS, "buy-in", player="ann", amount=10_000, tender="note")
    for action, words in (
        ("cash-out", {"player": "ann"}),
        ("tip", {"player": "ann", "amount": 100}),
        ("buy-in", {"player": "ann", "amount": 10_000, "tender": "note"}),
        ("place", {"player": "ann", "bet": "red", "stake": 500}),
        ("fill", {"amount": 100_000}),
        ("credit", {"amount": 100_000}),
        ("count-float", {"moment": "closer", "amount": 0}),
        ("record-mistake", {"player": "ann", "amount": -100_000, "rectified": 100_000}),
    ):
        answer = inside.send("dora", TERMINALS, action, **words)
        assert answer["type"] == "refused", (action, answer)
    for path in ("redeem", "void"):
        assert (
            inside.post("dora", f"/v1/tickets/{number}/{path}", {"reason": "x"}).status_code == 403
        )
    # What she sells at a live table alone is counted, and no second person is she herself.
    part = {"player": "eve", "amount": 900_000, "tender": "chips"}
    assert inside.send("dora", LIVE, "buy-in", **part)["type"] == "accepted"
    asked = inside.send("dora", LIVE, "buy-in", **part)
    assert asked["type"] == "pending"
    own = inside.post("dora", f"/v1/waiting/{asked['number']}", {"agrees": True}).json()
    assert own["type"] == "refused"
    # What somebody plays for is for the pit: who lets people in does not read it as it waits.
    for who, sees in (("sam", True), ("carol", False), ("ada", False)):
        waiting = inside.ask(who, "GET", "/v1/waiting").json()["waiting"]
        assert (asked["number"] in [each["number"] for each in waiting]) == sees, who


def test_a_cashier_pays_nothing_without_the_paper_or_a_second_person(inside: Inside) -> None:
    number = inside.ticket(5_000)
    mine = inside.ask("carol", "GET", "/v1/tickets").json()["tickets"][0]
    assert (mine["number"], mine["shown"][-4:]) == ("", number[-4:])
    place = f"/v1/tickets/by-reference/{mine['reference']}"
    assert inside.post("carol", f"{place}/redeem").status_code == 409
    assert inside.post("carol", f"{place}/lost", {"reason": "mine"}).status_code == 200
    waits = inside.post("carol", f"{place}/redeem")
    assert (waits.status_code, waits.json()["code"]) == (409, "http-waits-for-second")
    number = waits.json()["params"]["number"]
    seen = inside.ask("carol", "GET", "/v1/waiting").json()["waiting"]
    assert number in [each["number"] for each in seen]
    own = inside.post("carol", f"/v1/waiting/{number}", {"agrees": True}).json()
    assert own["type"] == "refused"
    assert inside.ask("carol", "GET", "/v1/tickets").json()["total"] >= 5_000
    # A spoilt one above the amount, and any at all above the greater one.
    large = inside.ticket(60_000)
    for path in ("reprint", "pay-by-hand"):
        refused = inside.post(
            "carol", f"/v1/tickets/{large}/{path}", {"reason": "torn"}
        ).status_code
        assert refused in (403, 409), path
    paid = inside.post("carol", f"/v1/tickets/{large}/redeem")
    assert paid.status_code == 200
    assert inside.post("carol", f"/v1/tickets/{large}/redeem").status_code == 409
    assert inside.send("carol", LIVE, "buy-in", player="eve", amount=100)["type"] == "refused"
    for path in ("/v1/staff", "/v1/devices", "/v1/services"):
        assert inside.post("carol", path, {}).status_code in (403, 422)


def test_a_supervisor_gives_nobody_money_alone(inside: Inside) -> None:
    inside.send("dora", LIVE, "buy-in", player="sly", amount=100_000, tender="chips")
    words: dict[str, Any]
    for action, words in (
        ("open-betting", {}),
        ("place", {"player": "sly", "bet": "red", "stake": 5_000}),
        ("spin", {"direction": "opposite", "revolutions": 6}),
        ("no-more-bets", {}),
        ("result", {"pocket": "17"}),
    ):
        answer = inside.send("dora", LIVE, action, **words)
        assert answer["type"] == "accepted", (action, answer)
    for who, action, words in (
        ("pat", "correct-result", {"pocket": "18"}),
        ("sam", "record-mistake", {"player": "sly", "amount": -50_000, "rectified": 50_000}),
        ("sam", "record-mistake", {"player": "sly", "amount": -50_000, "rectified": 1}),
        ("sam", "record-mistake", {"player": "sly", "amount": 50_000, "rectified": 5_000}),
        ("pat", "fill", {"amount": 6_000_000}),
    ):
        answer = inside.send(who, LIVE, action, **words)
        assert answer["type"] == "pending", (action, answer)
        place = f"/v1/waiting/{answer['number']}"
        own = inside.post(who, place, {"agrees": True}).json()
        assert own["type"] == "refused", (action, own)
        inside.post("max", place, {"agrees": False})
    number = inside.ticket(7_000)
    for who in ("sam", "pat", "max"):
        assert inside.post(who, f"/v1/tickets/{number}/redeem").status_code == 403
    # A ticket that is void is nobody's: what it was for is kept aside.
    assert inside.post("sam", f"/v1/tickets/{number}/void", {"reason": "x"}).status_code == 200
    assert inside.post("carol", f"/v1/tickets/{number}/redeem").status_code in (404, 409)


def test_an_administrator_touches_no_money_and_whom_they_let_in_is_on_the_wall(
    inside: Inside,
) -> None:
    number = inside.ticket(8_000)
    for path in (f"/v1/tickets/{number}/redeem", f"/v1/tickets/{number}/reprint"):
        assert inside.post("ada", path).status_code == 403
    assert inside.send("ada", LIVE, "buy-in", player="eve", amount=100)["type"] == "refused"
    both = {"name": "eva", "password": "a long password", "roles": ["administrator", "cashier"]}
    assert inside.post("ada", "/v1/staff", both).status_code in (409, 422)
    puppet = {"name": "mallory", "password": "a long password", "roles": ["cashier"]}
    assert inside.post("ada", "/v1/staff", puppet).status_code == 200
    reader = {"name": "box-1", "roles": ["note-reader"], "serves": f"station:{TERMINALS}/eve"}
    bank = {**reader, "notes": [10_000], "cap": 1_000_000}
    assert inside.post("ada", "/v1/devices", bank).status_code == 200
    found = [text for text in inside.alerts() if "enrolled" in text]
    assert any("mallory" in text and "ada" in text for text in found), found
    assert any("box-1" in text and "ada" in text for text in found), found
    crm = {"name": "sly-crm", "scopes": ["events", "events:identities", "webhooks"]}
    assert inside.post("ada", "/v1/services", crm).status_code == 200
    receiver = "https://leak.test/"
    hook = {"name": "leak", "service": "sly-crm", "url": receiver}
    assert inside.post("ada", "/v1/webhooks", hook).status_code == 200
    texts = inside.alerts()
    assert any("sly-crm" in text and "events:identities" in text for text in texts), texts
    assert any(receiver in text and "ada" in text for text in texts), texts
    assert inside.ask("ada", "DELETE", "/v1/webhooks/leak").status_code == 200
    # It is not theirs to take down.
    alerts = inside.ask("ada", "GET", "/v1/alerts").json()["alerts"]
    wanted = next(each["id"] for each in alerts if "mallory" in each["text"])
    assert inside.post("ada", f"/v1/alerts/{wanted}/acknowledge", {}).status_code == 403
    assert inside.post("pat", f"/v1/alerts/{wanted}/acknowledge", {}).status_code == 200
    assert not any("mallory" in text for text in inside.alerts())
    # The next one is told anew.
    other = {**puppet, "name": "trent"}
    assert inside.post("ada", "/v1/staff", other).status_code == 200
    assert any("trent" in text for text in inside.alerts())


def test_nobody_whom_an_administrator_lets_in_takes_it_off_the_wall(inside: Inside) -> None:
    """Neither a supervisor who was invented for it nor an administrator who is one as well."""
    inside.server.kill()
    inside.server.start()
    for name, roles in (("sybil", ["pit-boss"]), ("janus", ["administrator", "pit-boss"])):
        person = {"name": name, "password": "a long password", "roles": roles}
        assert inside.post("ada", "/v1/staff", person).status_code == 200
        inside.sign_in(name)
    other = {"name": "minion", "password": "a long password", "roles": ["cashier"]}
    assert inside.post("janus", "/v1/staff", other).status_code == 200

    def standing(word: str) -> str:
        alerts = inside.ask("pat", "GET", "/v1/alerts").json()["alerts"]
        return next((each["id"] for each in alerts if word in each["text"]), "")

    inside.server.kill()
    inside.server.start()
    for who, word in (("sybil", "sybil: pit-boss"), ("sybil", "minion"), ("janus", "minion")):
        alert = standing(word)
        refused = inside.post(who, f"/v1/alerts/{alert}/acknowledge", {})
        assert refused.status_code == 403, (who, word, refused.text)
        assert standing(word) == alert
    # One who was there before says that she has seen them; from then on they are of the house.
    own = standing("sybil: pit-boss")
    assert inside.post("pat", f"/v1/alerts/{own}/acknowledge", {}).status_code == 200
    assert standing("sybil: pit-boss") == ""
    others = standing("minion")
    assert inside.post("janus", f"/v1/alerts/{others}/acknowledge", {}).status_code == 403
    assert inside.post("sybil", f"/v1/alerts/{others}/acknowledge", {}).status_code == 200
    assert standing("minion") == ""


def test_what_somebody_asked_for_who_was_struck_off_is_done_by_nobody(inside: Inside) -> None:
    """Who is out leaves nothing behind that an unsuspecting colleague agrees to."""
    person = {"name": "felix", "password": "a long password", "roles": ["dealer"]}
    assert inside.post("ada", "/v1/staff", person).status_code == 200
    inside.sign_in("felix")
    large = {"player": "fay", "amount": 2_000_000, "tender": "chips"}
    asked = inside.send("felix", LIVE, "buy-in", **large)
    assert asked["type"] == "pending", asked
    assert inside.ask("ada", "DELETE", "/v1/staff/felix").status_code == 200
    agreed = inside.post("pat", f"/v1/waiting/{asked['number']}", {"agrees": True})
    assert agreed.status_code == 404 or agreed.json()["type"] == "refused", agreed.text
    waiting = inside.ask("pat", "GET", "/v1/waiting").json()["waiting"]
    assert asked["number"] not in [each["number"] for each in waiting]
    seats = inside.ask("pat", "GET", f"/v1/tables/{LIVE}?as=pit").json()["view"]["seats"]
    assert "fay" not in [seat["player"] for seat in seats]


def test_a_director_handles_no_money_of_tables_and_tickets(inside: Inside) -> None:
    alone = {"name": "dirk", "password": "a long password", "roles": ["tournament-director"]}
    assert inside.post("ada", "/v1/staff", alone).status_code == 200
    inside.sign_in("dirk")
    number = inside.ticket(9_000)
    assert inside.post("dirk", f"/v1/tickets/{number}/redeem").status_code == 403
    for action, words in (
        ("buy-in", {"player": "eve", "amount": 100}),
        ("fill", {"amount": 100}),
        ("result", {"pocket": "1"}),
    ):
        assert inside.send("dirk", LIVE, action, **words)["type"] == "refused"
    for path in ("/v1/staff", "/v1/devices"):
        assert inside.post("dirk", path, {}).status_code in (403, 422)


def test_an_inspector_and_a_service_change_nothing(inside: Inside) -> None:
    key = inside.post("ada", "/v1/services", {"name": "crm", "scopes": ["events", "webhooks"]})
    inside.tokens["crm"] = key.json()["key"]
    number = inside.ticket(4_000)
    assert inside.post("carol", f"/v1/tickets/{number}/lost", {"reason": "x"}).status_code == 200
    waits = inside.post("carol", f"/v1/tickets/{number}/redeem").json()["params"]["number"]
    for who in ("ines", "crm", "ann"):
        for agrees in (True, False):
            answer = inside.post(who, f"/v1/waiting/{waits}", {"agrees": agrees}).json()
            assert answer.get("type") == "refused", (who, answer)
    for who in ("ines", "crm"):
        assert inside.post(who, f"/v1/tickets/{number}/redeem").status_code == 403
        answer = inside.send(who, LIVE, "buy-in", player="eve", amount=100)
        assert answer.get("type", "refused") == "refused"
        for path in ("/v1/staff", "/v1/devices", "/v1/services", "/v1/webhooks"):
            assert inside.post(who, path, {}).status_code in (403, 422)
