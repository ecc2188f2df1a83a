"""A round that was put right is told to those whose money it moved; winnings wait for payment."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from tests.house.serving import STAFF, Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")

SETTINGS = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000"}
_NAMES = itertools.count(1)
_TOKENS: dict[str, str] = {}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    _TOKENS.clear()
    yield server
    server.verify_log()
    assert server.stop() == 0, server.log()


def token(server: Server, who: str) -> str:
    if who not in STAFF:
        return terminal_key(who)
    if who not in _TOKENS:
        _TOKENS[who] = server.sign_in(who)
    return _TOKENS[who]


class Table:
    """A table dealt by hand, and everybody's way to it over HTTP."""

    def __init__(self, server: Server, book: str, game: str) -> None:
        self.server, self.name = server, f"P{next(_NAMES)}"
        sign = {"table": self.name, "book": book, "game": game, "min": 500, "max": 50_000}
        with server.http(token(server, "pat")) as http:
            answer = http.post("/v1/tables", json={**sign, "options": {}})
            assert answer.status_code == 200, answer.text

    def send(self, who: str, action: str, **fields: Any) -> dict[str, Any]:
        with self.server.http(token(self.server, who)) as http:
            answer: dict[str, Any] = http.post(
                f"/v1/tables/{self.name}/commands",
                json={"type": action, **fields},
                headers={"Idempotency-Key": f"p{next(_NAMES)}"},
            ).json()
        return answer

    def done(self, who: str, action: str, **fields: Any) -> None:
        answer = self.send(who, action, **fields)
        assert answer["type"] == "accepted", (action, answer)

    def agreed(self, asked: dict[str, Any], who: str) -> None:
        assert asked["type"] == "pending", asked
        with self.server.http(token(self.server, who)) as http:
            answer = http.post(f"/v1/waiting/{asked['number']}", json={"agrees": True}).json()
        assert answer["type"] == "accepted", answer

    def seat(self, player: str) -> dict[str, Any]:
        with self.server.http(token(self.server, player)) as http:
            view: dict[str, Any] = http.get(f"/v1/tables/{self.name}").json()["view"]
        return view

    def put_right(self, player: str) -> list[dict[str, Any]]:
        return [each for each in self.seat(player)["messages"] if each["what"] == "put-right"]

    def recalled(self, player: str, round_no: int) -> dict[str, Any]:
        with self.server.http(token(self.server, player)) as http:
            rounds = http.get(f"/v1/tables/{self.name}/rounds?player={player}").json()
        return next(each for each in rounds if each["round_no"] == round_no)

    def deal(self, number: str, *wagers: tuple[str, str]) -> None:
        self.done("dora", "open-betting")
        for player, bet in wagers:
            self.done("dora", "place", player=player, bet=bet, stake=1_000)
        self.done("dora", "spin", direction="opposite", revolutions=6)
        self.done("dora", "no-more-bets")
        self.done("dora", "result", pocket=number)

    def pay(self) -> None:
        for task in ("announce", "dolly", "collect", "pay"):
            self.done("dora", "confirm", task=task)


LIVE = [
    ("adelaide", "table", "12(c)"),
    ("crown", "american", "3.2"),
    ("new-zealand", "table", "3.6(b)"),
]


@pytest.mark.clause("adelaide", "6(j)#1")
@pytest.mark.clause("new-zealand", "3.7(a)~")
@pytest.mark.parametrize(("book", "game", "clause"), LIVE)
def test_who_was_settled_anew_is_told_what_changed_by_how_much_and_why(
    server: Server, book: str, game: str, clause: str
) -> None:
    table = Table(server, book, game)
    for player in ("ann", "ben"):
        table.done("dora", "buy-in", player=player, amount=10_000)
    table.deal("1", ("ann", "red"), ("ben", "black"))
    table.pay()
    table.deal("3")
    table.pay()
    table.done("dora", "open-betting")
    assert table.put_right("ann") == []
    asked = table.send("pat", "correct-result", round_no=1, pocket="2", reason="the camera shows 2")
    table.agreed(asked, "max")
    (ann,), (ben,) = table.put_right("ann"), table.put_right("ben")
    why = ["1", "1", "2", "correction", "the camera shows 2"]
    assert (ann["about"], ann["amount"]) == (why, -2_000)
    assert (ben["about"], ben["amount"]) == (why, 2_000)
    assert ann["clauses"]
    # Whoever comes back after a crash is told it all the same, and finds it in the last rounds.
    server.kill()
    server.start()
    _TOKENS.clear()
    assert table.put_right("ann") == [ann]
    found = table.recalled("ann", 1)
    assert (found["changed"], found["was"], found["pocket"]) == (True, "1", "2")
    assert (found["cause"], found["reason"]) == ("correction", "the camera shows 2")
    assert table.recalled("ann", 2)["cause"] == ""


@pytest.mark.clause("adelaide", "12(c)", "12(d)#1")
@pytest.mark.clause("crown", "3.2#1")
@pytest.mark.clause("new-zealand", "3.6(b)~")
@pytest.mark.parametrize(("book", "game", "clause"), LIVE)
def test_winnings_that_are_not_paid_do_not_leave_the_table(
    server: Server, book: str, game: str, clause: str
) -> None:
    table = Table(server, book, game)
    for player in ("ann", "ben"):
        table.done("dora", "buy-in", player=player, amount=10_000)
    table.deal("1", ("ann", "red"), ("ben", "black"))
    assert "cash-out" not in table.seat("ann")["may"]
    assert "cash-out" in table.seat("ben")["may"]
    for who in ("ann", "dora"):
        for action, words in (("cash-out", {}), ("tip", {"amount": 500})):
            answer = table.send(who, action, player="ann", **words)
            assert (answer["type"], answer["reason"]) == ("refused", "wrong-phase"), answer
            assert clause in answer["clauses"]
    assert table.seat("ann")["balance"] == 10_000
    table.done("ben", "cash-out", player="ben")
    table.pay()
    assert "cash-out" in table.seat("ann")["may"]
    table.done("ann", "cash-out", player="ann")
    assert table.seat("ann")["balance"] == 0
