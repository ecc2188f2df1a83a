"""Two readers of a wheel of a running house: they differ, one is silent, one is overruled.

The house is killed while each is open.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.house.serving import BOTH_STORES, Server, terminal_key
from tests.house.test_facts import SETTINGS, opened, pit, submit, token_of, until

pytestmark = pytest.mark.xdist_group("house-play")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    server.verify_log()
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


class TwoReaders:
    """A wheel that deals a table, and two devices that read it."""

    def __init__(self, server: Server, table: str) -> None:
        self.server, self.table, self.serial = server, table, f"V-{table}"
        self.path, self.seq = f"/v1/wheels/{self.serial}", dict.fromkeys("ab", 0)
        self.keys = {each: self._enrolled(each) for each in "ab"}
        body = {"maker": "Cammegh", "pockets": 37}
        assert self.send("pat", "PUT", self.path, **body).status_code == 200
        self.send("pat", "POST", f"{self.path}/tables", table=table, automatic=True)
        devices = [f"eye-{table}-{each}" for each in "ab"]
        waits = self.send("pat", "PUT", f"{self.path}/sources", devices=devices)
        assert server.second(token_of(server, "max"), waits)["type"] == "accepted"

    def _enrolled(self, each: str) -> str:
        name = f"eye-{self.table}-{each}"
        device = {"name": name, "roles": ["sensor"], "serves": f"wheel:{self.serial}"}
        return str(self.send("ada", "POST", "/v1/devices", **device).json()["key"])

    def send(self, who: str, verb: str, path: str, **body: Any) -> Any:
        return submit(self.server, token_of(self.server, who), verb, path, body)

    def read(self, who: str, kind: str, **fields: Any) -> list[Any]:
        """What the house refuses of a reading."""
        self.seq[who] += 1
        body = {"driver": "cammegh", "readings": [{"seq": self.seq[who], "kind": kind, **fields}]}
        answer = submit(self.server, self.keys[who], "POST", "/v1/readings", body).json()
        refused: list[Any] = answer["refused"]
        return refused

    def closed(self, player: str = "ann", bet: str = "straight:17") -> None:
        """A round with one wager in it, up to its close."""
        for each in "ab":
            self.read(each, "bets-open")
        until(lambda: pit(self.server, self.table)["phase"] == "betting")
        with self.server.client(terminal_key(player)) as client:
            client.done(self.table, "place", player=player, bet=bet, stake=500)
        for kind in ("ball-launched", "bets-closed"):
            for each in "ab":
                self.read(each, kind)
        until(lambda: pit(self.server, self.table)["phase"] == "no-more-bets")

    def shown(self) -> dict[str, Any]:
        with self.server.http(token_of(self.server, "pat")) as http:
            found: dict[str, Any] = http.get(self.path).json()
        return found

    def alerts(self) -> list[dict[str, Any]]:
        with self.server.http(token_of(self.server, "pat")) as http:
            found: list[dict[str, Any]] = http.get("/v1/alerts").json()["alerts"]
        return found

    def light(self) -> str:
        with self.server.client(token_of(self.server, "dora")) as dora:
            view = dora.see(self.table, "dealer")["view"]
        return str(view["light"])

    def balance(self) -> int:
        return int(pit(self.server, self.table)["seats"][0]["balance"])


def seated(server: Server, *game: str, tender: str = "note") -> TwoReaders:
    """A wheel's table at which ann has $100."""
    wheel = TwoReaders(server, opened(server, *game))
    seller = terminal_key("ann") if tender == "note" else token_of(server, "dora")
    with server.client(seller) as client:
        client.done(wheel.table, "buy-in", player="ann", amount=10_000, tender=tender)
    return wheel


def killed(server: Server) -> None:
    server.kill()
    server.start()


@BOTH_STORES
@pytest.mark.clause("crown", "10.2#3", "10.9.2#1")
def test_readers_that_differ_leave_the_light_red_over_a_crash(server: Server) -> None:
    wheel = seated(server, "crown", "touchbet")
    wheel.closed()
    assert wheel.light() == "green"
    wheel.read("a", "number", spin=1, pocket="17")
    wheel.read("b", "number", spin=1, pocket="34")
    until(lambda: wheel.light() == "red")
    killed(server)
    assert wheel.light() == "red"
    assert (wheel.shown()["course"], pit(server, wheel.table)["phase"]) == (
        "undecided",
        "no-more-bets",
    )
    # Neither a reader nor the dealer decides, and no round begins meanwhile.
    wheel.read("a", "number", spin=1, pocket="34")
    assert wheel.send("dora", "POST", f"{wheel.path}/number", pocket="17").status_code == 403
    with server.client(token_of(server, "dora")) as dora:
        for action, fields in (("result", {"pocket": "17"}), ("open-betting", {})):
            refused = dora.submit(wheel.table, action, **fields)
            assert refused["type"] == "refused", refused
            assert refused["clauses"], refused
    assert (wheel.balance(), wheel.shown()["numbers"]) == (9_500, [])
    assert wheel.send("pat", "POST", f"{wheel.path}/number", pocket="17").status_code == 200
    until(lambda: pit(server, wheel.table)["phase"] == "settled")
    again = wheel.send("pat", "POST", f"{wheel.path}/number", pocket="17")
    assert again.status_code == 409
    assert wheel.balance() == 10_000 + 35 * 500


@BOTH_STORES
@pytest.mark.clause("crown", "10.2#3", "10.9.2#1")
def test_a_silent_reader_leaves_the_number_open_over_a_crash(server: Server) -> None:
    wheel = seated(server, "crown", "touchbet")
    wheel.closed()
    wheel.read("a", "number", spin=1, pocket="17")
    killed(server)
    assert (wheel.shown()["course"], wheel.light()) == ("closed", "green")
    until(lambda: wheel.shown()["course"] == "undecided")
    until(lambda: wheel.light() == "red")
    assert wheel.shown()["undecided"] == f"one-reader: eye-{wheel.table}-a 17"
    killed(server)
    # Who comes late decides nothing.
    wheel.read("b", "number", spin=1, pocket="17")
    assert (wheel.shown()["course"], wheel.shown()["numbers"]) == ("undecided", [])
    assert wheel.light() == "red"
    assert wheel.send("pat", "POST", f"{wheel.path}/number", pocket="17").status_code == 200
    until(lambda: wheel.balance() == 10_000 + 35 * 500)


@BOTH_STORES
@pytest.mark.parametrize(
    "game",
    [("crown", "touchbet"), ("adelaide", "terminal"), ("rapid", "rapid"), ("star", "table")],
    ids="-".join,
)
def test_another_number_than_the_wheels_is_an_alert_over_a_crash(
    server: Server, game: tuple[str, str]
) -> None:
    wheel = seated(server, *game, tender="cash" if game[0] == "star" else "note")
    wheel.closed()
    for each in "ab":
        wheel.read(each, "number", spin=1, pocket="18")
    until(lambda: pit(server, wheel.table)["phase"] == "settled")
    # A dealer or a device does not put it right, nor one person alone, nor a round that never was.
    tries: dict[str, dict[str, Any]] = {"dora": {}, "pat": {"round_no": 7}}
    for who, fields in tries.items():
        with server.client(token_of(server, who)) as client:
            refused = client.submit(wheel.table, "correct-result", pocket="17", **fields)
        assert refused["type"] == "refused", refused
        assert refused["clauses"], refused
    words = {"pocket": "17", "reason": "seen"}
    with server.client(token_of(server, "pat")) as pat:
        waits = pat.submit(wheel.table, "correct-result", key="right", **words)
    assert waits["type"] == "pending", waits
    with server.http(token_of(server, "pat")) as http:
        alone = http.post(f"/v1/waiting/{waits['number']}", json={"agrees": True}).json()
    assert (alone["type"], bool(alone["clauses"])) == ("refused", True), alone
    killed(server)
    assert wheel.balance() == 9_500
    with server.http(token_of(server, "max")) as http:
        done = http.post(f"/v1/waiting/{waits['number']}", json={"agrees": True}).json()
        assert done["type"] == "accepted", done
        late = http.post(f"/v1/waiting/{waits['number']}", json={"agrees": True})
    assert late.status_code == 404
    with server.client(token_of(server, "pat")) as pat:
        assert pat.submit(wheel.table, "correct-result", key="right", **words)["type"] == "accepted"
    assert wheel.balance() == (27_000 if game[0] == "star" else 27_500)
    (alert,) = [
        each
        for each in wheel.alerts()
        if each["table"] == wheel.table and each["kind"] == "result-in-doubt"
    ]
    assert {"17", "18"} <= set(map(str, alert["facts"]["params"].values())), alert
    assert alert["clauses"], alert
