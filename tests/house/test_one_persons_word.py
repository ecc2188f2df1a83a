"""What one person could make by doing it twice, or on somebody else's word."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from tests.house.serving import STAFF, Server, terminal_key
from tests.house.test_facts import token_of

pytestmark = pytest.mark.xdist_group("house-play")

SETTINGS = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000"}
_NAMES = itertools.count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


class Table:
    """A table, and everybody's way to it over HTTP."""

    def __init__(self, server: Server, book: str, game: str) -> None:
        self.server, self.name = server, f"O{next(_NAMES)}"
        # What goes to one player counts together at all tables, so that each has its own.
        self.cleo, self.dan = f"cleo {self.name}", f"dan {self.name}"
        options = {"player_card": "false"} if book == "star" else {}
        sign = {"table": self.name, "book": book, "game": game, "min": 100, "max": 50_000}
        with server.http(token_of(server, "pat")) as http:
            answer = http.post("/v1/tables", json={**sign, "options": options})
            assert answer.status_code == 200, answer.text

    def send(self, who: str, action: str, **fields: Any) -> dict[str, Any]:
        token = token_of(self.server, who) if who in STAFF else terminal_key(who)
        with self.server.http(token) as http:
            path = f"/v1/tables/{self.name}/commands"
            key = {"Idempotency-Key": f"k{next(_NAMES)}"}
            body = {"type": action, **fields}
            answer: dict[str, Any] = http.post(path, json=body, headers=key).json()
        return answer

    def agree(self, who: str, number: int) -> dict[str, Any]:
        with self.server.http(token_of(self.server, who)) as http:
            answer: dict[str, Any] = http.post(
                f"/v1/waiting/{number}", json={"agrees": True}
            ).json()
        return answer

    def has(self, player: str) -> int:
        with self.server.http(token_of(self.server, "pat")) as http:
            seats = http.get(f"/v1/tables/{self.name}?as=pit").json()["view"]["seats"]
        return next(int(seat["balance"]) for seat in seats if seat["player"] == player)


@pytest.mark.parametrize(
    ("book", "game"),
    [
        ("adelaide", "table"),
        ("new-zealand", "table"),
        ("star", "table"),
        ("crown", "american"),
        ("rapid", "rapid"),
    ],
)
def test_a_large_buy_in_in_small_parts_is_a_large_buy_in_over_a_crash(
    server: Server, book: str, game: str
) -> None:
    table = Table(server, book, game)
    part = {"player": table.cleo, "amount": 600_000, "tender": "chips"}
    assert table.send("dora", "buy-in", **part)["type"] == "accepted"
    if book == "crown":
        server.kill()
        server.start()
    # Whoever takes it, and for whomever else there is room.
    for who in ("dora", "sam"):
        asked = table.send(who, "buy-in", **part)
        assert asked["type"] == "pending", asked
    assert table.send("dora", "buy-in", **{**part, "player": table.dan})["type"] == "accepted"
    assert table.has(table.cleo) == 600_000
    # Who agrees is to see what it comes to.
    with server.http(token_of(server, "pat")) as pat:
        waiting = {each["number"]: each for each in pat.get("/v1/waiting").json()["waiting"]}
    fields = waiting[asked["number"]]["fields"]
    assert (fields["amount"], fields["lately"]) == (600_000, 600_000)
    assert table.agree("sam", asked["number"])["type"] == "refused"
    assert table.agree("pat", asked["number"])["type"] == "accepted"
    assert table.has(table.cleo) == 1_200_000
    # Two have seen what it comes to: it is counted anew.
    assert table.send("dora", "buy-in", **part)["type"] == "accepted"


def at_once(table: Table, who: str, *commands: dict[str, Any]) -> list[str]:
    """What commands are answered that are sent before any of them is."""
    names = [f"o{next(_NAMES)}" for _ in commands]
    with table.server.client(token_of(table.server, who)) as socket:
        for name, command in zip(names, commands, strict=True):
            socket.send(type="submit", id=name, table=table.name, key=name, command=command)
        answers = ("accepted", "refused", "pending", "fault")
        return [str(socket.next(*answers, id=name)["type"]) for name in names]


def test_what_is_sent_at_one_moment_counts_together(server: Server) -> None:
    """Each of many finds the hour as it was before all of them, and is not done for it."""
    table = Table(server, "new-zealand", "table")
    part = {"type": "buy-in", "player": table.cleo, "amount": 900_000, "tender": "chips"}
    came = at_once(table, "dora", *[part] * 12)
    assert came.count("accepted") == 1, came
    assert table.has(table.cleo) == 900_000
    came = at_once(table, "dora", *[{"type": "tip", "player": table.cleo, "amount": 9_000}] * 8)
    assert came.count("accepted") == 1, came
    assert table.has(table.cleo) == 891_000
    came = at_once(table, "sam", *[{"type": "fill", "amount": 3_000_000}] * 8)
    assert came.count("accepted") == 1, came
    # Sent on its own it waits for a second person, and is done with one.
    asked = table.send("dora", "buy-in", player=table.cleo, amount=900_000, tender="chips")
    assert asked["type"] == "pending", asked
    assert table.agree("sam", asked["number"])["type"] == "accepted"
    assert table.has(table.cleo) == 1_791_000


def test_a_limit_holds_for_what_is_wagered_at_many_tables_at_one_moment(server: Server) -> None:
    with server.http(terminal_key("ben")) as ben:
        limit = {"type": "set-play-limit", "limit": "loss-day", "amount": 10_000}
        assert ben.post("/v1/play", json=limit).status_code == 200
    tables = [Table(server, "adelaide", "terminal") for _ in range(4)]
    for table in tables:
        table.send("ben", "buy-in", player="ben", amount=100_000, tender="note")
        assert table.send("dora", "open-betting")["type"] == "accepted"
    wager = {"type": "place", "player": "ben", "bet": "red", "stake": 5_000}
    names = {f"b{next(_NAMES)}": table.name for table in tables for _ in range(3)}
    with server.client(terminal_key("ben")) as socket:
        for name, table_name in names.items():
            socket.send(type="submit", id=name, table=table_name, key=name, command=wager)
        answers = ("accepted", "refused", "pending", "fault")
        came = [socket.next(*answers, id=name)["type"] for name in names]
    assert came.count("accepted") == 2, came
    # What is taken back at one table may be wagered at another at once.
    taken = next(table for table in tables if table.has("ben") < 100_000)
    other = next(table for table in tables if table.has("ben") == 100_000)
    assert taken.send("ben", "undo", player="ben")["type"] == "accepted"
    assert other.send("ben", "place", player="ben", bet="red", stake=5_000)["type"] == "accepted"


def test_nobody_undoes_a_number_with_the_breath_that_calls_it(server: Server) -> None:
    table = Table(server, "new-zealand", "table")
    table.send("dora", "buy-in", player=table.cleo, amount=100_000, tender="chips")
    table.send("dora", "open-betting")
    table.send("dora", "place", player=table.cleo, bet="red", stake=40_000)
    for action in ("spin", "no-more-bets"):
        assert table.send("dora", action)["type"] == "accepted"
    number = {"type": "result", "pocket": "2"}
    undo = {"type": "no-spin", "reason": "foreign-object"}
    called, undone = at_once(table, "dora", number, undo)
    # Decided together it is refused; a moment apart it waits for a second person.
    assert (called, undone) in {("accepted", "refused"), ("accepted", "pending")}
    assert table.has(table.cleo) == 60_000


@pytest.mark.parametrize(
    ("book", "game"),
    [("adelaide", "table"), ("new-zealand", "table"), ("star", "table"), ("crown", "american")],
)
def test_a_tender_with_a_called_wager_is_a_buy_in(server: Server, book: str, game: str) -> None:
    table = Table(server, book, game)
    table.send("dora", "buy-in", player=table.cleo, amount=600_000, tender="chips")
    assert table.send("dora", "open-betting")["type"] == "accepted"
    called = {"player": table.cleo, "bet": "red", "tender": "chips"}
    asked = table.send("dora", "call-bet", stake=500_000, **called)
    assert asked["type"] == "pending", asked
    alone = table.send("dora", "call-bet", stake=2_000_000, **{**called, "player": table.dan})
    assert alone["type"] == "pending", alone
    assert table.agree("dora", asked["number"])["type"] == "refused"
    assert table.has(table.cleo) == 600_000
    # What is in the player's hand is called without anybody, and a small tender, too.
    assert table.send("dora", "call-bet", **{**called, "stake": 10_000})["type"] == "accepted"
    bet = {"player": table.cleo, "bet": "black", "stake": 550_000}
    assert table.send("dora", "call-bet", **bet)["type"] == "accepted"
    assert table.has(table.cleo) == 50_000
    agreed = table.agree("sam", asked["number"])
    assert agreed["type"] == "accepted", agreed
    assert table.has(table.cleo) == 50_000
    # Two have seen what it comes to: it is counted anew, with buy-ins in the same count.
    table.send("dora", "call-bet", **{**called, "bet": "even", "stake": 600_000})
    more = table.send("dora", "buy-in", player=table.cleo, amount=600_000, tender="chips")
    assert more["type"] == "pending", more


@pytest.mark.parametrize(
    ("book", "game", "tender"),
    [
        ("adelaide", "terminal", "note"),
        ("crown", "touchbet", "note"),
        ("crown", "touchtable", "chips"),
        ("rapid", "rapid", "chips"),
    ],
)
def test_nobody_but_the_player_gives_what_is_on_a_players_own_screen(
    server: Server, book: str, game: str, tender: str
) -> None:
    table = Table(server, book, game)
    buyer = "ann" if tender == "note" else "dora"
    table.send(buyer, "buy-in", player="ann", amount=10_000, tender=tender)
    for who in ("dora", "sam", "pat"):
        refused = table.send(who, "tip", player="ann", amount=100)
        assert (refused["type"], refused["reason"]) == ("refused", "not-permitted")
    assert table.has("ann") == 10_000
    assert table.send("ann", "tip", player="ann", amount=100)["type"] == "accepted"
    assert table.has("ann") == 9_900


@pytest.mark.parametrize(
    ("book", "game"),
    [("adelaide", "table"), ("new-zealand", "table"), ("star", "table"), ("france", "french")],
)
def test_a_tip_that_a_dealer_enters_is_small_or_seen_by_another(
    server: Server, book: str, game: str
) -> None:
    table = Table(server, book, game)
    table.send("dora", "buy-in", player=table.cleo, amount=100_000, tender="chips")
    assert table.send("dora", "tip", player=table.cleo, amount=6_000)["type"] == "accepted"
    asked = table.send("dora", "tip", player=table.cleo, amount=6_000)
    assert asked["type"] == "pending", asked
    assert table.has(table.cleo) == 94_000
    assert table.agree("sam", asked["number"])["type"] == "accepted"
    assert table.has(table.cleo) == 88_000


@pytest.mark.clause("new-zealand", "5.6")
def test_a_dealer_alone_puts_no_large_wager_elsewhere_after_the_close(server: Server) -> None:
    table = Table(server, "new-zealand", "table")
    table.send("dora", "buy-in", player=table.cleo, amount=100_000, tender="chips")
    table.send("dora", "open-betting")
    for bet, stake in (("red", 40_000), ("black", 1_000)):
        table.send("dora", "place", player=table.cleo, bet=bet, stake=stake)
    for action in ("spin", "no-more-bets"):
        assert table.send("dora", action)["type"] == "accepted"
    moved = {"player": table.cleo, "to": "straight:17", "why": "misread"}
    small = table.send("dora", "reposition", bet="black", **moved)
    assert (small["type"], small["clauses"]) == ("accepted", ["5.6"])
    asked = table.send("dora", "reposition", bet="red", **moved)
    assert asked["type"] == "pending", asked
    assert table.agree("dora", asked["number"])["type"] == "refused"
    table.send("dora", "result", pocket="17")
    # The number is known, and nothing of it is done any more.
    assert table.agree("sam", asked["number"])["type"] != "accepted"
    assert table.has(table.cleo) == 59_000 + 35_000


@pytest.mark.parametrize(
    ("book", "game"),
    [("adelaide", "table"), ("new-zealand", "table"), ("star", "table"), ("crown", "american")],
)
@pytest.mark.parametrize("name", ["nobody", "ann", "dora and sam", "DORA", "ann-terminal"])
def test_nobody_deals_whom_the_house_does_not_know(
    server: Server, book: str, game: str, name: str
) -> None:
    table = Table(server, book, game)
    refused = table.send("sam", "handover", dealer=name)
    assert (refused["type"], refused["code"]) == ("refused", "house-not-of-the-staff")
    assert table.send("sam", "handover", dealer="dora")["type"] == "accepted"


@pytest.mark.clause("france", "51")
def test_nobody_has_a_place_at_a_table_whom_the_house_does_not_know(server: Server) -> None:
    table = Table(server, "france", "french")
    refused = table.send("sam", "staff", people={"croupier": ["dora", "zed"]})
    assert (refused["type"], refused["code"]) == ("refused", "house-not-of-the-staff")
    assert table.send("sam", "staff", people={"croupier": ["dora"]})["type"] == "accepted"


@pytest.mark.clause("star", "5.6#2")
def test_the_button_is_pressed_by_somebody_who_plays(server: Server) -> None:
    table = Table(server, "star", "table")
    table.send("dora", "buy-in", player=table.cleo, amount=10_000, tender="chips")
    table.send("dora", "open-betting")
    for name in ("nobody", "dora"):
        refused = table.send("dora", "spin", presser=name, mechanical=True)
        assert refused["type"] == "refused", refused
    assert table.send("dora", "spin", presser=table.cleo, mechanical=True)["type"] == "accepted"


def test_a_float_that_counts_short_is_counted_by_two_over_a_crash(server: Server) -> None:
    table = Table(server, "new-zealand", "table")
    opener = {"moment": "opener", "amount": 4_000_000}
    assert table.send("sam", "count-float", **opener)["type"] == "accepted"
    right = {"moment": "closer", "amount": 4_000_000}
    assert table.send("sam", "count-float", **right)["type"] == "accepted"
    asked = table.send("sam", "count-float", moment="closer", amount=3_000_000)
    assert asked["type"] == "pending", asked
    server.kill()
    server.start()
    for who in ("sam", "dora"):
        assert table.agree(who, asked["number"])["type"] == "refused"
    assert table.agree("pat", asked["number"])["type"] == "accepted"
    assert table.agree("pat", asked["number"])["status"] == 404
    # A large opener is a large fill.
    other = Table(server, "new-zealand", "table")
    large = other.send("sam", "count-float", moment="opener", amount=6_000_000)
    assert large["type"] == "pending", large


@pytest.mark.clause("adelaide", "12(h)")
@pytest.mark.parametrize("game", ["table", "terminal"])
def test_no_table_closes_before_an_authorised_officer_says_that_they_know(
    server: Server, game: str
) -> None:
    """Not on a supervisor's word, nor before its time, over a crash; what was said is said once."""
    table, name = Table(server, "adelaide", game), f"olga-{game}"
    person = {"name": name, "password": "a long password", "roles": ["authorised-officer"]}
    with server.http(token_of(server, "ada")) as ada:
        assert ada.post("/v1/staff", json=person).status_code == 200
        sign_in = {"name": name, "password": "a long password"}
        olga = ada.post("/v1/session", json=sign_in).json()["token"]

    def confirms(token: str) -> dict[str, Any]:
        with server.http(token) as http:
            path = f"/v1/tables/{table.name}/commands"
            body = {"type": "confirm", "task": "officer-told"}
            key = {"Idempotency-Key": f"o{next(_NAMES)}"}
            answer: dict[str, Any] = http.post(path, json=body, headers=key).json()
        return answer

    assert table.send("pat", "close-table")["reason"] == "notice-required"
    now = table.send("pat", "message", text="closing")["time"]
    assert table.send("pat", "announce-close", effective_at=now + 1)["type"] == "accepted"
    alone = table.send("pat", "close-table")
    assert (alone["reason"], alone["clauses"]) == ("wrong-phase", ["12(h)"])
    for who in ("dora", "sam", "pat", "max", "ines"):
        assert confirms(token_of(server, who))["type"] == "refused", who
    server.kill()
    server.start()
    assert confirms(olga)["type"] == "accepted"
    assert confirms(olga)["type"] == "refused"
    assert table.send("pat", "close-table")["type"] == "accepted"
