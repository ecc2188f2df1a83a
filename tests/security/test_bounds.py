"""What strangers send without an end is ended, and others get in meanwhile."""

import socket
from asyncio import Transport
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest

from croupier.server.attempts import FAILURES_MAX
from croupier.server.http_limits import HALF_OPEN_MAX, HEAD_BYTES_MAX, HEADERS_MAX, Crowd
from tests.house.serving import Server
from tests.security.raw import line, read_all, read_head, upgrade

pytestmark = pytest.mark.xdist_group("security")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("bounds") / "data")
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


def request(path: str = "/healthz", host: str = "127.0.0.1", extra: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{extra}\r\n".encode()


def gets_in(server: Server) -> bool:
    with line(server) as raw:
        raw.sendall(request())
        return b" 200 " in read_head(raw)


def test_headers_end(server: Server) -> None:
    with line(server) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        try:
            for _ in range(100):
                raw.sendall(b"X-More: " + b"m" * (HEAD_BYTES_MAX // 10) + b"\r\n")
        except ConnectionError:
            pass
        assert read_all(raw)[:12] in (b"HTTP/1.1 431", b"")
    assert gets_in(server)


def test_what_stands_behind_a_body_is_no_header(server: Server) -> None:
    """A proxy that sets headers has not seen it; an address or host in it would be believed."""
    before = (
        b"POST /v1/session HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    )
    answers = []
    for behind in (b"", b"Host: elsewhere\r\n", b"Content-Type: text/plain\r\n"):
        with line(server) as raw:
            raw.sendall(before + behind + b"\r\n")
            answers.append(read_head(raw).splitlines()[0])
    assert answers == [b"HTTP/1.1 422 Unprocessable Entity"] * 3


def test_there_are_not_too_many_headers(server: Server) -> None:
    with line(server) as raw:
        raw.sendall(request(extra="".join(f"x-{n}: 1\r\n" for n in range(HEADERS_MAX))))
        answer = read_all(raw)
    assert answer.startswith(b"HTTP/1.1 431")
    assert b"x-content-type-options: nosniff" in answer


def test_half_open_connections_keep_nobody_out(server: Server) -> None:
    """More of them than one address may have; the oldest are cut, and a whole request passes."""
    with ExitStack() as stack:
        held = [stack.enter_context(line(server)) for _ in range(HALF_OPEN_MAX + 50)]
        for raw in held:
            try:
                raw.sendall(b"GET / HTTP/1.1\r\n")
            except ConnectionError:
                continue
        assert gets_in(server)
        cut = held[0]
        assert read_all(cut) == b""


def test_requests_sent_ahead_end(server: Server) -> None:
    ahead = b"GET /v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2000
    with line(server) as raw:
        try:
            raw.sendall(ahead)
            answers = read_all(raw).count(b"HTTP/1.1 ")
        except ConnectionError:
            answers = 0
    assert answers < 100
    assert gets_in(server)


@pytest.mark.parametrize(
    "host", ["house.example", "127.0.0.1.evil.example", "localhost@evil.example", "", "[::1"]
)
def test_a_page_elsewhere_does_not_reach_a_local_house_by_a_name_of_its_own(
    server: Server, host: str
) -> None:
    with line(server) as raw:
        raw.sendall(request(host=host))
        assert read_head(raw).startswith((b"HTTP/1.1 421", b"HTTP/1.1 400"))
    with line(server) as raw:
        raw.sendall(upgrade(host=host))
        assert b" 101 " not in read_head(raw)


def test_two_hosts_are_none(server: Server) -> None:
    with line(server) as raw:
        raw.sendall(request(extra="Host: localhost\r\n"))
        assert read_head(raw).startswith((b"HTTP/1.1 421", b"HTTP/1.1 400"))


@pytest.mark.parametrize("sent", [b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"FOO BAR\r\n\r\n"])
def test_what_is_no_http_is_answered_with_the_headers_of_every_answer(
    server: Server, sent: bytes
) -> None:
    with line(server) as raw:
        raw.sendall(sent)
        raw.shutdown(socket.SHUT_WR)
        answer = read_all(raw)
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"content-security-policy: default-src 'self'" in answer


def test_a_forwarded_address_is_nobody_s_word_without_a_proxy(server: Server) -> None:
    """Were it taken, each request could come from an address of its own, and none be limited."""
    with server.http() as client:
        statuses = [
            client.post(
                "/v1/session",
                json={"name": "dora", "password": "wrong"},
                headers={"X-Forwarded-For": f"10.0.0.{n}"},
            ).status_code
            for n in range(40)
        ]
    assert 429 in statuses


def test_a_network_of_addresses_is_one_caller(tmp_path: Path) -> None:
    """Who has an IPv6 address has a world of them, and guesses no faster for it."""
    server = Server(tmp_path / "data", settings={"CROUPIER_PROXIES": "127.0.0.1"})
    server.start()

    def guess(client: httpx2.Client, address: str) -> int:
        return client.post(
            "/v1/session",
            json={"name": "dora", "password": "wrong"},
            headers={"X-Forwarded-For": address},
        ).status_code

    with server.http() as client:
        statuses = [guess(client, f"2001:db8::{n:x}") for n in range(1, 41)]
        assert 429 in statuses
        assert statuses.count(401) <= FAILURES_MAX
        assert guess(client, "2001:db8:0:1::1") == 401
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


class OpenLine(Transport):
    """A connection that lasts."""

    def is_closing(self) -> bool:
        return False


def test_one_network_leaves_room_for_others() -> None:
    crowd, lines = Crowd(each_max=2), [OpenLine() for _ in range(4)]
    came = [crowd.admits(f"2001:db8::{n}", each) for n, each in enumerate(lines, 1)]
    assert came == [True, True, False, False]
    assert crowd.admits("2001:db8:0:1::1", lines[3])
