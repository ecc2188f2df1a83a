"""What other systems get of a running house: scoped keys, the event feed, signed webhooks."""

import asyncio
import base64
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx2
import pytest

from croupier.client import House, HouseError
from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-events")
TABLE = "T1"
SETTINGS = {"CROUPIER_WEBHOOKS_PAUSES": "0.05,0.05", "CROUPIER_CADENCE_REST": "3600"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("events") / "data", settings=SETTINGS)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="module")
def admin(server: Server) -> Iterator[httpx2.Client]:
    with server.http(server.sign_in("ada")) as http:
        yield http


def enrol(admin: httpx2.Client, name: str, *scopes: str) -> str:
    answer = admin.post("/v1/services", json={"name": name, "scopes": scopes})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["key"])


def play(server: Server, pocket: str) -> None:
    """A round with a wager of $10 by ann."""
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
        server.client(terminal_key("ann")) as ann,
    ):
        view = dora.see(TABLE, "dealer")["view"]
        for task in view["tasks"]:
            sam.submit(TABLE, "confirm", task=task["task"], player=task["player"])
        if view["phase"] != "betting":
            dora.done(TABLE, "open-betting")
        ann.done(TABLE, "place", player="ann", bet="red", stake=1000)
        for action in ("spin", "no-more-bets"):
            dora.done(TABLE, action)
        dora.done(TABLE, "result", pocket=pocket)


def read(http: httpx2.Client, **query: Any) -> dict[str, Any]:
    answer = http.get("/v1/events", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def read_all(http: httpx2.Client, after: int = 0, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        page = read(http, after=after, count=50, **query)
        if not page["events"]:
            return found
        found += page["events"]
        after = page["next"]


def test_a_reader_sees_what_its_scopes_allow(server: Server, admin: httpx2.Client) -> None:
    play(server, "3")
    with (
        server.http(enrol(admin, "board", "events")) as board,
        server.http(enrol(admin, "ledger", "events", "events:money")) as ledger,
        server.http(enrol(admin, "crm", "events", "events:money", "events:identities")) as crm,
    ):
        shown, money, all_of_it = (read_all(each) for each in (board, ledger, crm))
        text = json.dumps(shown)
        assert {"BettingOpened", "ResultEntered"} & {each["kind"] for each in shown}
        for hidden in ("ann", "ben", "1000", "stake", "amount", "balance"):
            assert f'"{hidden}' not in text, hidden
        assert '"stake": 1000' in json.dumps(money)
        assert "ann" not in json.dumps(money)
        assert any(each["event"].get("player") == "ann" for each in all_of_it)
        numbers = [each["number"] for each in all_of_it]
        assert numbers == sorted(set(numbers))
        assert not any(
            each["stream"].startswith(("staff:", "session:", "patron:")) for each in all_of_it
        )


def test_pages_are_resumed_and_filtered(server: Server, admin: httpx2.Client) -> None:
    with server.http(enrol(admin, "pages", "events", "events:money")) as http:
        whole = read_all(http)
        first = read(http, count=2)
        rest = read_all(http, after=first["next"])
        assert first["events"] + rest == whole
        kind = first["events"][0]["kind"]
        assert {each["kind"] for each in read_all(http, kind=kind)} == {kind}
        assert {each["stream"] for each in read_all(http, table=TABLE)} == {f"table:{TABLE}"}
        assert http.get("/v1/events", params={"after": "x"}).status_code == 422


def test_a_number_beyond_the_log_is_refused_with_the_last_one(
    server: Server, admin: httpx2.Client
) -> None:
    """A reader of a house that came back from an older copy would miss all up to its number."""
    key = enrol(admin, "ahead", "events", "webhooks")
    with server.http(key) as http:
        last = read(http, after=0, count=500)["next"]
        while (page := read(http, after=last, count=500))["next"] != last:
            last = page["next"]
        streamed = {"Accept": "text/event-stream", "Last-Event-ID": str(10**9)}
        answers = [
            http.get("/v1/events", params={"after": 10**9}),
            http.get("/v1/events", params={"after": 10**9, "wait": 5}),
            http.get("/v1/events", headers=streamed),
        ]
    hook = {
        "name": "far",
        "service": "ahead",
        "url": "http://127.0.0.1:9/",
        "kinds": ["TableOpened"],
    }
    answers.append(admin.post("/v1/webhooks", json={**hook, "after": 10**9}))
    assert admin.post("/v1/webhooks", json=hook).status_code == 200
    answers.append(admin.post("/v1/webhooks/far/replay", json={"after": 10**9}))
    assert admin.delete("/v1/webhooks/far").status_code == 200
    for answer in answers:
        assert answer.status_code == 409, answer.text
        problem = answer.json()
        assert problem["code"] == "http-beyond-the-log"
        assert problem["params"]["after"] == 10**9
        assert problem["params"]["last"] >= last

    async def follow() -> None:
        async with House(server.url, key=key) as house:
            async for _ in house.events(10**9):
                raise AssertionError

    with pytest.raises(HouseError, match="the log does not reach number 1000000000 yet"):
        asyncio.run(follow())


def test_an_unknown_kind_is_refused_with_the_one_that_was_meant(
    server: Server, admin: httpx2.Client
) -> None:
    with server.http(enrol(admin, "mistyped", "events")) as http:
        for kind in ("BetingOpened", "betting-opened", "BETTINGOPENED"):
            answer = http.get("/v1/events", params={"kind": f"RoundSettled,{kind}"})
            assert answer.status_code == 422
            assert "did you mean BettingOpened" in answer.json()["detail"]
            assert answer.json()["code"] == "http-no-event-kind"
        answer = http.get("/v1/events", params={"kind": "zzz"})
        assert answer.json()["detail"] == "there is no kind of event 'zzz'"


def test_a_long_poll_ends_with_the_first_event(server: Server, admin: httpx2.Client) -> None:
    with server.http(enrol(admin, "poll", "events")) as http:
        end = read(http, after=0, count=500)["next"]
        while (page := read(http, after=end, count=500))["next"] != end:
            end = page["next"]
        playing = threading.Thread(target=play, args=(server, "5"))
        playing.start()
        page = read(http, after=end, wait=30)
        playing.join()
        assert page["events"]
        assert page["events"][0]["number"] > end


def test_a_stream_of_events_is_resumed_by_its_last_id(server: Server, admin: httpx2.Client) -> None:
    key = enrol(admin, "sse", "events")

    def first_ids(count: int, **headers: str) -> list[int]:
        ids = []
        accept = {"Accept": "text/event-stream", **headers}
        with (
            server.http(key) as http,
            http.stream("GET", "/v1/events", headers=accept, timeout=20) as lines,
        ):
            assert lines.headers["content-type"].startswith("text/event-stream")
            for line in lines.iter_lines():
                if line.startswith("id: "):
                    ids.append(int(line[4:]))
                    if len(ids) == count:
                        break
        return ids

    whole = first_ids(4)
    assert first_ids(2, **{"Last-Event-ID": str(whole[1])}) == whole[2:]


def test_a_key_is_rotated_with_an_overlap_and_revoked(server: Server, admin: httpx2.Client) -> None:
    old = enrol(admin, "turning", "events")
    again = admin.post("/v1/services", json={"name": "turning", "scopes": ["events"]})
    assert again.status_code == 409
    new = admin.post("/v1/services/turning/key", json={"overlap_seconds": 60}).json()["key"]
    with server.http(old) as before, server.http(new) as after:
        assert before.get("/v1/events").status_code == 200
        assert after.get("/v1/events").status_code == 200
        newest = admin.post("/v1/services/turning/key", json={}).json()["key"]
        assert before.get("/v1/events").status_code == 401
        assert after.get("/v1/events").status_code == 401
    with server.http(newest) as http:
        assert http.get("/v1/events").status_code == 200
        # A service has no role: it changes nothing and sees no seat.
        submit = http.post(
            f"/v1/tables/{TABLE}/commands",
            json={"type": "open-betting"},
            headers={"Idempotency-Key": "s1"},
        )
        assert submit.json().get("type") != "accepted"
        assert http.get(f"/v1/tables/{TABLE}?as=pit").status_code == 403
        assert http.get("/v1/services").status_code == 403
        assert admin.delete("/v1/services/turning").status_code == 200
        assert http.get("/v1/events").status_code == 401
    assert "turning" not in [each["name"] for each in admin.get("/v1/services").json()["services"]]


def test_the_feed_is_not_for_everybody(server: Server, admin: httpx2.Client) -> None:
    with server.http() as nobody, server.http(terminal_key("ann")) as ann:
        assert nobody.get("/v1/events").status_code == 401
        assert ann.get("/v1/events").status_code == 403
    with server.http(enrol(admin, "counter", "metrics")) as counter:
        assert counter.get("/v1/events").status_code == 403
        assert "croupier_tables" in counter.get("/metrics").text
    with server.http(server.sign_in("ines")) as ines:
        assert ines.get("/v1/events").status_code == 200


def test_a_request_has_an_id_that_the_caller_may_choose(server: Server) -> None:
    with server.http() as http:
        assert (
            http.get("/healthz", headers={"X-Request-ID": "mine-7"}).headers["x-request-id"]
            == "mine-7"
        )
        made = http.get("/healthz", headers={"X-Request-ID": "not good"}).headers["x-request-id"]
        assert len(made) == 16
        assert 'croupier_requests_total{method="GET",outcome="2xx"}' in http.get("/metrics").text


@dataclass
class Receiver:
    """Takes deliveries as another system would, and refuses as many as it is told to."""

    refusals: int = 0
    secret: str = ""
    taken: list[dict[str, Any]] = field(default_factory=list)
    more: threading.Condition = field(default_factory=threading.Condition)
    bad: list[str] = field(default_factory=list)

    def take(self, headers: Any, body: bytes) -> int:
        with self.more:
            if self.refusals:
                self.refusals -= 1
                return 503
            name, at = headers["webhook-id"], headers["webhook-timestamp"]
            key = base64.b64decode(self.secret.removeprefix("whsec_"))
            signed = f"{name}.{at}.".encode() + body
            expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
            if headers["webhook-signature"] != f"v1,{expected}":
                self.bad.append(headers["webhook-signature"])
            self.taken.append(json.loads(body))
            self.more.notify_all()
            return 204

    def wait_for(self, count: int) -> list[dict[str, Any]]:
        with self.more:
            assert self.more.wait_for(lambda: len(self.taken) >= count, 30), len(self.taken)
            return list(self.taken)


@pytest.fixture
def receiver() -> Iterator[tuple[Receiver, str]]:
    taking = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            self.send_response(taking.take(self.headers, body))
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        thread = threading.Thread(target=listening.serve_forever, args=(0.05,))
        thread.start()
        yield taking, f"http://127.0.0.1:{listening.server_port}/events"
        listening.shutdown()
        thread.join()


def test_webhooks_are_signed_tried_again_given_up_and_replayed(
    server: Server, admin: httpx2.Client, receiver: tuple[Receiver, str]
) -> None:
    taking, url = receiver
    key = enrol(admin, "hooked", "events", "webhooks")
    with server.http(key) as http:
        expected = read_all(http, table=TABLE)
    # The first is refused three times, which is once too often; the second once.
    taking.refusals = 4
    hook = {"name": "hook", "service": "hooked", "url": url, "tables": [TABLE], "after": 0}
    taking.secret = admin.post("/v1/webhooks", json=hook).json()["secret"]
    arrived = taking.wait_for(len(expected) - 1)
    assert arrived == expected[1:]
    (shown,) = admin.get("/v1/webhooks").json()["webhooks"]
    (dead,) = shown["undelivered"]
    assert (dead["number"], dead["attempts"]) == (expected[0]["number"], 3)
    assert dead["error"].startswith("503")
    taking.taken.clear()
    assert admin.post("/v1/webhooks/hook/replay", json={"after": 0}).status_code == 200
    assert taking.wait_for(len(expected)) == expected
    assert admin.get("/v1/webhooks").json()["webhooks"][0]["undelivered"] == []
    assert taking.bad == []
    assert admin.delete("/v1/webhooks/hook").status_code == 200
    assert admin.get("/v1/webhooks").json()["webhooks"] == []


def test_a_webhook_needs_a_scope_and_a_safe_address(server: Server, admin: httpx2.Client) -> None:
    enrol(admin, "plain", "events")
    wanted = {"name": "bad", "service": "plain", "url": "https://receiver.invalid/x"}
    assert admin.post("/v1/webhooks", json=wanted).status_code == 422
    enrol(admin, "rich", "events", "webhooks")
    unsafe = {"name": "bad", "service": "rich", "url": "http://receiver.invalid/x"}
    assert admin.post("/v1/webhooks", json=unsafe).status_code == 422
    with server.http(server.sign_in("sam")) as sam:
        assert sam.post("/v1/webhooks", json=unsafe).status_code == 403
