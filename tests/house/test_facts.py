"""Nobody's word is a fact: of numbers that no wheel has, of stations, of lost wagers."""

import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from tests.house.serving import BOTH_STORES, Client, Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")

SETTINGS = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
    "CROUPIER_HOUSE_STATION_BEAT_SECONDS": "1",
}
_NAMES = itertools.count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


_TOKENS: dict[tuple[int, str], str] = {}


def token_of(server: Server, name: str) -> str:
    """A token for a member of staff; a server counts how often one signs in."""
    assert server.process is not None
    place = (server.process.pid, name)
    if place not in _TOKENS:
        _TOKENS[place] = server.sign_in(name)
    return _TOKENS[place]


def submit(server: Server, token: str, verb: str, path: str, body: dict[str, Any]) -> Any:
    with server.http(token) as http:
        return http.request(verb, path, json=body)


def opened(server: Server, book: str, game: str, **options: str) -> str:
    """Another table."""
    table = f"F{next(_NAMES)}"
    sign = {"table": table, "book": book, "game": game, "min": 100, "max": 50_000}
    answer = submit(
        server, token_of(server, "pat"), "POST", "/v1/tables", {**sign, "options": options}
    )
    assert answer.status_code == 200, answer.text
    return table


class Wheel:
    """A wheel that deals a table by itself, and the one device that reads it."""

    def __init__(self, server: Server, table: str, pockets: int = 37) -> None:
        self.serial = f"W-{table}"
        self.server = server
        self.path = f"/v1/wheels/{self.serial}"
        self.pat, self.max = token_of(server, "pat"), token_of(server, "max")
        enrolled = {
            "name": f"eye-{table}",
            "roles": ["sensor"],
            "serves": f"wheel:{self.serial}",
        }
        answer = submit(server, token_of(server, "ada"), "POST", "/v1/devices", enrolled)
        self.key, self.seq = answer.json()["key"], 0
        body: dict[str, Any] = {"maker": "Cammegh", "pockets": pockets}
        assert submit(server, self.pat, "PUT", self.path, body).status_code == 200
        self.dealt = submit(
            server, self.pat, "POST", f"{self.path}/tables", {"table": table, "automatic": True}
        )
        sources = {"devices": [enrolled["name"]]}
        waits = submit(server, self.pat, "PUT", f"{self.path}/sources", sources)
        assert server.second(self.max, waits)["type"] == "accepted"

    def read(self, kind: str, **fields: Any) -> None:
        """The device reads something."""
        self.seq += 1
        reading = {"seq": self.seq, "kind": kind, **fields}
        body = {"driver": "cammegh", "readings": [reading]}
        assert submit(self.server, self.key, "POST", "/v1/readings", body).json()["refused"] == []

    def decide(self, pocket: str, **more: Any) -> Any:
        """Somebody in the pit has looked at the wheel."""
        return submit(
            self.server, self.pat, "POST", f"{self.path}/number", {"pocket": pocket, **more}
        )

    def shown(self) -> dict[str, Any]:
        with self.server.http(self.pat) as http:
            found: dict[str, Any] = http.get(self.path).json()
        return found


def pit(server: Server, table: str) -> dict[str, Any]:
    with server.http(token_of(server, "pat")) as http:
        view: dict[str, Any] = http.get(f"/v1/tables/{table}?as=pit").json()["view"]
    return view


def until(what: Any) -> None:
    deadline = time.monotonic() + 20
    while not what():
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.1)


@pytest.mark.clause("adelaide", "11(a)ii")
def test_a_number_that_no_wheel_has_settles_nothing_until_somebody_has_looked(
    server: Server,
) -> None:
    table = opened(server, "adelaide", "terminal")
    wheel = Wheel(server, table)
    with server.client(terminal_key("ann")) as ann:
        ann.done(table, "buy-in", player="ann", amount=10_000, tender="note")
        wheel.read("bets-open")
        until(lambda: pit(server, table)["phase"] == "betting")
        ann.done(table, "place", player="ann", bet="straight:17", stake=500)
        for kind in ("ball-launched", "bets-closed"):
            wheel.read(kind)
        wheel.read("number", spin=1, pocket="71")
        shown = wheel.shown()
        assert (shown["course"], shown["numbers"], shown["spins"]) == ("undecided", [], 0)
        assert shown["undecided"] == f"not-on-wheel: eye-{table} 71"
        # Nor is it a number because a person says so.
        for pocket in ("71", "00", "-1", "017", "", "17 "):
            answer = wheel.decide(pocket)
            assert (answer.status_code, answer.json()["reason"]) == (409, "invalid"), pocket
        assert pit(server, table)["phase"] == "no-more-bets"
        assert wheel.decide("17").status_code == 200
        until(lambda: pit(server, table)["phase"] == "settled")
        assert ann.see(table, "seat", player="ann")["view"]["balance"] == 10_000 + 35 * 500
        wrong = wheel.decide("37", correct=True)
        assert (wrong.status_code, wrong.json()["reason"]) == (409, "invalid")
        assert wheel.shown()["numbers"] == ["17"]


@pytest.mark.parametrize(("game", "pockets"), [("terminal", 38), ("table", 39)])
def test_a_table_is_dealt_from_a_wheel_of_its_own_game(
    server: Server, game: str, pockets: int
) -> None:
    answer = Wheel(server, opened(server, "adelaide", game), pockets).dealt
    assert (answer.status_code, answer.json()["code"]) == (409, "house-wheel-of-other-game")


@pytest.mark.clause("crown", "10.9.6(b)", "10.9.6(c)", "10.9.9(b)")
def test_a_wheel_does_not_say_that_a_broken_station_works_again(server: Server) -> None:
    table = opened(server, "crown", "touchbet")
    wheel = Wheel(server, table)
    shown = {"player": "ann", "round_no": 1, "numbers": ["00"]}
    with server.client(terminal_key("ann")) as ann, server.client(token_of(server, "sam")) as sam:
        ann.done(table, "buy-in", player="ann", amount=10_000, tender="note")
        wheel.read("bets-open")
        until(lambda: pit(server, table)["phase"] == "betting")
        answer = submit(server, terminal_key("ann"), "POST", f"/v1/tables/{table}/stations", shown)
        assert answer.json()["malfunction"], answer.text
        for kind in ("ball-launched", "bets-closed"):
            wheel.read(kind)
        wheel.read("number", spin=1, pocket="5")
        until(lambda: pit(server, table)["phase"] == "settled")
        wheel.read("bets-open")
        until(lambda: pit(server, table)["phase"] == "betting")
        assert pit(server, table)["faults"] == ["station: ann"]
        wheel.read("heard")
        refused = ann.submit(table, "place", player="ann", bet="red", stake=500)
        assert (refused["type"], refused["reason"]) == ("refused", "equipment-fault")
        sam.done(table, "restore", scope="station", player="ann")
        wheel.read("heard")
        ann.done(table, "place", player="ann", bet="red", stake=500)


@pytest.mark.clause("crown", "10.9.6(c)")
def test_a_station_that_was_silent_before_a_crash_is_well_when_it_is_heard_after_it(
    tmp_path: Path, store: str
) -> None:
    server = Server(tmp_path / "data", settings=SETTINGS, store=store)
    server.start()
    try:
        table = opened(server, "crown", "touchbet")
        place = f"/v1/tables/{table}/stations"
        for player in ("ann", "ben"):
            with server.client(terminal_key(player)) as terminal:
                terminal.done(table, "buy-in", player=player, amount=10_000, tender="note")
        says = {"player": "ann", "round_no": 0, "balance": 10_000}
        assert submit(server, terminal_key("ann"), "POST", place, says).json()["agrees"]
        until(lambda: pit(server, table)["faults"] == ["station: ann"])
        wrong = {"player": "ben", "round_no": 0, "numbers": ["99"]}
        assert submit(server, terminal_key("ben"), "POST", place, wrong).json()["malfunction"]
        server.kill()
        server.start()
        assert set(pit(server, table)["faults"]) == {"station: ann", "station: ben"}
        for player in ("ann", "ben"):
            heard = {**says, "player": player}
            assert submit(server, terminal_key(player), "POST", place, heard).json()["agrees"]
        # What a screen showed that it should not is for somebody to look at.
        assert pit(server, table)["faults"] == ["station: ben"]
    finally:
        assert server.stop() == 0


@BOTH_STORES
def test_of_two_people_who_differ_neither_decides_for_their_own_number(server: Server) -> None:
    table = opened(server, "crown", "touchtable")
    with (
        server.client(token_of(server, "dora")) as dora,
        server.client(token_of(server, "sam")) as sam,
        server.client(token_of(server, "pat")) as pat,
        server.http(token_of(server, "max")) as max_http,
    ):
        asked = pat.submit(table, "declare-source", source="two-readers")
        agreed = max_http.post(f"/v1/waiting/{asked['number']}", json={"agrees": True})
        assert agreed.json()["type"] == "accepted"
        lay(dora, table, tender="chips")
        assert dora.submit(table, "result", pocket="5")["type"] == "pending"
        assert sam.submit(table, "result", pocket="17")["reason"] == "equipment-fault"
        own = sam.submit(table, "result", pocket="17")
        assert (own["reason"], own["code"]) == ("not-permitted", "house-somebody-else-decides")
        assert pit(server, table)["phase"] == "no-more-bets"
        pat.done(table, "result", pocket="17")


def lay(dealer: Client, table: str, tender: str, player: str = "cleo") -> None:
    """A round up to the ball's last turns, with $50 on 17."""
    dealer.done(table, "buy-in", player=player, amount=10_000, tender=tender)
    dealer.done(table, "open-betting")
    dealer.done(table, "place", player=player, bet="straight:17", stake=5_000)
    for action in ("spin", "final-bets", "no-more-bets"):
        dealer.submit(table, action)


@BOTH_STORES
@pytest.mark.parametrize(
    ("book", "game", "who", "action", "words", "gives"),
    [
        (
            "star",
            "table",
            "sam",
            "override",
            {"player": "cleo", "bet": "straight:17", "to": "straight:5", "reason": "unfair"},
            180_000,
        ),
        ("new-zealand", "table", "dora", "no-spin", {"reason": "ball-out"}, 5_000),
        (
            "crown",
            "touchtable",
            "dora",
            "malfunction",
            {"scope": "station", "player": "cleo", "confirmed": False},
            5_000,
        ),
    ],
)
def test_what_was_lost_comes_back_by_two_people_over_a_crash(
    server: Server, book: str, game: str, who: str, action: str, words: dict[str, Any], gives: int
) -> None:
    options = {"player_card": "false"} if book == "star" else {}
    table = opened(server, book, game, **options)

    def has() -> int:
        (seat,) = pit(server, table)["seats"]
        return int(seat["balance"]) + int(seat["staked"])

    with server.client(token_of(server, "dora")) as dora:
        lay(dora, table, tender="chips")
        dora.done(table, "result", pocket="5")
    assert has() == 5_000
    with server.client(token_of(server, who)) as client:
        asked = client.submit(table, action, **words)
    assert asked["type"] == "pending", asked
    assert has() == 5_000
    with server.http(token_of(server, "pat")) as pat:
        waiting = {each["number"]: each for each in pat.get("/v1/waiting").json()["waiting"]}
    shown = waiting[asked["number"]]
    # Who agrees sees what it costs, and that no record is said to confirm the wagers.
    assert shown["costs"] == [{"player": "cleo", "amount": gives}]
    assert ("confirmed False" in shown["text"]) is ("confirmed" in words)
    server.kill()
    server.start()
    agree = {"agrees": True}
    path = f"/v1/waiting/{asked['number']}"
    own = submit(server, token_of(server, who), "POST", path, agree).json()
    assert (own["type"], own["reason"]) == ("refused", "not-permitted")
    assert has() == 5_000
    assert submit(server, token_of(server, "pat"), "POST", path, agree).json()["type"] == "accepted"
    assert has() == 5_000 + gives
    assert submit(server, token_of(server, "max"), "POST", path, agree).status_code == 404
    assert has() == 5_000 + gives


def alerts(server: Server) -> list[dict[str, Any]]:
    with server.http(token_of(server, "pat")) as http:
        found: list[dict[str, Any]] = http.get("/v1/alerts").json()["alerts"]
    return found


@pytest.mark.clause("crown", "10.2#2")
def test_a_number_from_elsewhere_is_on_record_until_somebody_has_seen_it(server: Server) -> None:
    """At a table with a wheel and at one without, over a crash; once, however often it is tried."""
    with_wheel, by_hand = (opened(server, "adelaide", "terminal") for _ in range(2))
    wheel = Wheel(server, with_wheel)
    with server.client(terminal_key("ann")) as ann:
        ann.done(with_wheel, "buy-in", player="ann", amount=10_000, tender="note")
    for kind in ("bets-open", "ball-launched", "bets-closed"):
        wheel.read(kind)
    until(lambda: pit(server, with_wheel)["phase"] == "no-more-bets")
    ada = token_of(server, "ada")
    stranger = {"name": f"odd-{with_wheel}", "roles": ["sensor"], "serves": "wheel:NONE"}
    key = submit(server, ada, "POST", "/v1/devices", stranger).json()["key"]
    for _ in range(2):
        with server.client(token_of(server, "dora")) as dora:
            typed = dora.submit(with_wheel, "result", pocket="17")
            assert (typed["type"], typed["reason"]) == ("refused", "not-permitted")
            assert typed["clauses"] == ["9(d)", "11(c)"]
        with server.client(key) as odd:
            odd.submit(by_hand, "result", pocket="17")

    def standing() -> list[tuple[str, str]]:
        found = [each for each in alerts(server) if each["table"] in (with_wheel, by_hand)]
        return [(each["id"], each["player"]) for each in found if each["id"].startswith("number:")]

    until(lambda: len(standing()) == 1)
    server.kill()
    server.start()
    ((alert, who),) = standing()
    assert who == "dora"
    path = f"/v1/alerts/{quote(alert, safe='')}/acknowledge"
    seen = submit(server, token_of(server, "pat"), "POST", path, {"text": "spoke to dora"})
    assert seen.status_code == 200, seen.text
    assert standing() == []
    server.kill()
    server.start()
    assert standing() == []


@pytest.mark.clause("adelaide", "11(e)")
def test_another_number_of_a_wheel_is_agreed_to_by_somebody_elses_session(server: Server) -> None:
    """Nobody agrees alone, and who agrees sees what it costs."""
    table = opened(server, "adelaide", "terminal")
    wheel = Wheel(server, table)
    with server.client(terminal_key("ann")) as ann:
        ann.done(table, "buy-in", player="ann", amount=10_000, tender="note")
        wheel.read("bets-open")
        until(lambda: pit(server, table)["phase"] == "betting")
        ann.done(table, "place", player="ann", bet="straight:17", stake=500)
        for kind in ("ball-launched", "bets-closed"):
            wheel.read(kind)
        wheel.read("number", spin=1, pocket="18")
        until(lambda: pit(server, table)["phase"] == "settled")
    # Nobody puts another spin right than the one that they saw.
    for spin in (2, 7):
        late = wheel.decide("17", correct=True, spin=spin)
        assert (late.status_code, late.json()["code"]) == (409, "wheel-spun-on")
    waits = wheel.decide("17", correct=True, spin=1)
    number = waits.json()["params"]["number"]
    with server.http(wheel.pat) as http:
        (shown,) = [e for e in http.get("/v1/waiting").json()["waiting"] if e["number"] == number]
    assert (shown["table"], shown["before"], shown["after"]) == (wheel.serial, "18", "17")
    assert shown["costs"] == [{"player": "ann", "amount": 36 * 500}]
    # While it waits no round begins.
    wheel.read("bets-open")
    assert pit(server, table)["phase"] == "settled"
    for name in ("pat", "sam", "dora", "ines"):
        assert server.second(token_of(server, name), waits)["type"] == "refused", name
    server.kill()
    server.start()
    assert wheel.shown()["numbers"] == ["18"]
    assert server.second(token_of(server, "max"), waits)["type"] == "accepted"
    until(lambda: pit(server, table)["seats"][0]["balance"] == 10_000 + 35 * 500)
    assert wheel.shown()["numbers"] == ["17"]
    with server.http(token_of(server, "max")) as http:
        assert http.post(f"/v1/waiting/{number}", json={"agrees": True}).status_code == 404
