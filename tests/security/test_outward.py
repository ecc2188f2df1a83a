"""Receivers and providers that are slow, hostile or gone: nothing else waits for them."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator

import httpx2
import pytest

from tests.house.serving import STAFF, Server

pytestmark = pytest.mark.xdist_group("security")
SETTINGS = {"CROUPIER_WEBHOOKS_PAUSES": "0.05", "CROUPIER_CADENCE_REST": "3600"}
HOOKS = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("outward") / "data", settings=SETTINGS)
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log()


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[httpx2.Client]:
    with server.http(server.sign_in("ada")) as http:
        wanted = {"name": "hooked", "scopes": ["events", "webhooks"]}
        assert http.post("/v1/services", json=wanted).status_code == 200
        yield http


class Hostile:
    """A receiver that says something of its own to every request, and goes on for ever or not."""

    def __init__(self, says: bytes, *, trickles: bool = False) -> None:
        self.says, self.trickles = says, trickles
        self.taken = 0
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/x"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                line, _ = self._listener.accept()
                threading.Thread(target=self._answer, args=(line,), daemon=True).start()

    def _answer(self, line: socket.socket) -> None:
        with line, contextlib.suppress(OSError):
            line.recv(65536)
            self.taken += 1
            line.sendall(self.says)
            while self.trickles:
                time.sleep(0.2)
                line.sendall(b"x")

    def close(self) -> None:
        self._listener.close()


def hook(ada: httpx2.Client, name: str, url: str, service: str = "hooked") -> int:
    body = {"name": name, "service": service, "url": url, "after": 0}
    return ada.post("/v1/webhooks", json=body).status_code


def wait_for(condition: object) -> None:
    deadline = time.monotonic() + 30
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_receivers_that_answer_for_ever_keep_nobody_from_signing_in(
    server: Server, ada: httpx2.Client
) -> None:
    """Passwords are checked in threads, as deliveries are made, but not in the same ones."""
    with contextlib.closing(Hostile(b"HTTP/1.1 200 OK\r\nx-slow: ", trickles=True)) as slow:
        for number in range(HOOKS):
            assert hook(ada, f"slow-{number}", slow.url) == 200
        wait_for(lambda: slow.taken >= 6)
        began = time.monotonic()
        with server.http() as http:
            body = {"name": "dora", "password": STAFF["dora"]}
            assert http.post("/v1/session", json=body, timeout=60).status_code == 200
        assert time.monotonic() - began < 8
        for number in range(HOOKS):
            assert ada.delete(f"/v1/webhooks/slow-{number}").status_code == 200


def test_what_a_receiver_says_is_kept_short_and_plain(ada: httpx2.Client) -> None:
    says = b"HTTP/1.1 500 \x1b[2J" + b"n" * 5000 + b"\r\ncontent-length: 0\r\n\r\n"
    with contextlib.closing(Hostile(says)) as rude:
        assert hook(ada, "rude", rude.url) == 200

        def given_up() -> list[dict[str, str]]:
            found = ada.get("/v1/webhooks").json()["webhooks"]
            return [
                dead for each in found if each["name"] == "rude" for dead in each["undelivered"]
            ]

        wait_for(given_up)
        said = given_up()[0]["error"]
        assert said.startswith("500 [2Jnnn")
        assert len(said) <= 200
        assert ada.delete("/v1/webhooks/rude").status_code == 200


@pytest.mark.parametrize(
    "url",
    [
        "https://[::1",
        "https://host:99999/",
        "https://host:port/",
        "https:///nobody",
        "https://ada:secret@host/",
        "https://höst/",
        "http://127.0.0.1.evil.example/",
        "http://localhost@evil.example/",
        "http://[::ffff:10.0.0.1]/",
    ],
)
def test_an_address_that_is_none_is_refused_when_it_is_named(ada: httpx2.Client, url: str) -> None:
    assert hook(ada, "nowhere", url) == 422


def test_a_service_that_is_struck_gets_nothing_more(ada: httpx2.Client) -> None:
    """Deliveries are read many at a time; none of those is brought once the key is revoked."""
    wanted = {"name": "short", "scopes": ["events", "webhooks"]}
    assert ada.post("/v1/services", json=wanted).status_code == 200
    with contextlib.closing(Hostile(b"HTTP/1.1 503 no\r\ncontent-length: 0\r\n\r\n")) as taking:
        assert hook(ada, "short", taking.url, "short") == 200
        wait_for(lambda: taking.taken >= 2)
        assert ada.delete("/v1/services/short").status_code == 200
        # What is under way may arrive once more or twice, in its last tries.
        time.sleep(1)
        before = taking.taken
        time.sleep(2)
        assert taking.taken == before
        assert ada.delete("/v1/webhooks/short").status_code == 200


def test_so_many_wait_for_news_and_no_more(server: Server, ada: httpx2.Client) -> None:
    key = ada.post("/v1/services", json={"name": "greedy", "scopes": ["events"]}).json()["key"]
    statuses, reading = [], []
    with contextlib.ExitStack() as stack:
        http = stack.enter_context(server.http(key))
        for _ in range(12):
            stream = http.stream("GET", "/v1/events", headers={"accept": "text/event-stream"})
            answer = stack.enter_context(stream)
            if answer.status_code == 200:
                reading.append(answer.iter_raw())
                next(reading[-1])
            statuses.append(answer.status_code)
    assert statuses == [200] * 10 + [429] * 2


def test_a_stream_of_events_ends_with_the_key_that_opened_it(
    server: Server, ada: httpx2.Client
) -> None:
    key = ada.post("/v1/services", json={"name": "brief", "scopes": ["events"]}).json()["key"]
    headers = {"accept": "text/event-stream"}
    with server.http(key) as http:
        beyond = http.get("/v1/events", params={"after": 10**9}).json()
    with (
        server.http(key) as http,
        http.stream(
            *("GET", f"/v1/events?after={beyond['params']['last']}"), headers=headers, timeout=10
        ) as answer,
    ):
        lines = answer.iter_raw()
        assert next(lines).startswith(b"retry")
        assert ada.delete("/v1/services/brief").status_code == 200
        assert list(lines) == []


def test_who_waits_for_news_and_is_sent_away_gets_none(server: Server, ada: httpx2.Client) -> None:
    key = ada.post("/v1/services", json={"name": "patient", "scopes": ["events"]}).json()["key"]
    sign = {"table": "N1", "book": "adelaide", "game": "table", "min": 100, "max": 50_000}
    answers: list[httpx2.Response] = []
    with server.http(key) as http, server.http(server.sign_in("pat")) as pat:
        last = http.get("/v1/events", params={"after": 10**9}).json()["params"]["last"]
        query = {"after": last, "wait": 25}
        waiting = threading.Thread(
            target=lambda: answers.append(http.get("/v1/events", params=query, timeout=30))
        )
        waiting.start()
        time.sleep(1)
        assert ada.delete("/v1/services/patient").status_code == 200
        assert pat.post("/v1/tables", json=sign).status_code == 200
        waiting.join()
    assert [answer.status_code for answer in answers] == [401], answers[0].text


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house whose operator has named no network of its own, as a real one has not."""
    settings = {**SETTINGS, "CROUPIER_WEBHOOKS_INSIDE": ""}
    server = Server(tmp_path_factory.mktemp("closed") / "data", settings=settings)
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log()


def test_an_administrator_cannot_have_the_house_knock_at_doors_inside(closed: Server) -> None:
    """What stands on the loopback or in the same rack trusts the house, and not them."""
    door = Hostile(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
    port = door.url.rpartition(":")[2]
    with contextlib.closing(door), closed.http(closed.sign_in("ada")) as ada:
        wanted = {"name": "hooked", "scopes": ["events", "webhooks"]}
        assert ada.post("/v1/services", json=wanted).status_code == 200
        for host in (
            *("http://127.0.0.1", "http://localhost", "http://[::1]", "https://127.0.0.1"),
            *("https://127.1", "https://2130706433", "https://10.0.0.1", "https://192.168.0.1"),
            *("https://169.254.169.254", "https://[fe80::1]", "https://[::ffff:127.0.0.1]"),
            "https://0.0.0.0",
        ):
            assert hook(ada, "inward", f"{host}:{port}") == 422, host
        # A name is looked up when it is connected to, and says nothing of whether a door is there.
        assert hook(ada, "by-name", f"https://{socket.gethostname()}:{port}") == 200

        def given_up() -> list[str]:
            found = ada.get("/v1/webhooks").json()["webhooks"]
            return [dead["error"] for each in found for dead in each["undelivered"]]

        wait_for(given_up)
        assert all("is inside" in error for error in given_up()), given_up()
        assert door.taken == 0


def test_a_receiver_sends_the_house_nowhere_else(ada: httpx2.Client) -> None:
    victim = Hostile(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
    for status in (301, 302, 303, 307, 308):
        says = f"HTTP/1.1 {status} there\r\nlocation: {victim.url}\r\ncontent-length: 0\r\n\r\n"
        with contextlib.closing(Hostile(says.encode())) as sending:
            assert hook(ada, f"sends-{status}", sending.url) == 200
            wait_for(lambda sending=sending: sending.taken >= 2)
            assert ada.delete(f"/v1/webhooks/sends-{status}").status_code == 200
    assert victim.taken == 0
    victim.close()
