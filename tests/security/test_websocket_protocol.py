"""A socket keeps to the protocol: what breaks it ends that socket, and no other."""

from collections.abc import Iterator

import pytest

from tests.house.serving import Server
from tests.security.raw import close_code, frame, line, read_all, read_frame, read_head, upgrade

pytestmark = pytest.mark.xdist_group("security")
PROTOCOL_ERROR = 1002
INVALID_TEXT = 1007
PING = b'{"type":"ping","id":"1","sent":0}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("protocol") / "data")
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(frame(0x81, PING, masked=False), PROTOCOL_ERROR, id="unmasked"),
        pytest.param(frame(0xC1, PING), PROTOCOL_ERROR, id="first reserved bit"),
        pytest.param(frame(0xA1, PING), PROTOCOL_ERROR, id="second reserved bit"),
        pytest.param(frame(0x91, PING), PROTOCOL_ERROR, id="third reserved bit"),
        pytest.param(frame(0x83, PING), PROTOCOL_ERROR, id="a kind that does not exist"),
        pytest.param(frame(0x8B, b""), PROTOCOL_ERROR, id="a control kind that does not exist"),
        pytest.param(frame(0x80, PING), PROTOCOL_ERROR, id="continues nothing"),
        pytest.param(
            frame(0x01, b"{") + frame(0x81, PING), PROTOCOL_ERROR, id="new text within a text"
        ),
        pytest.param(frame(0x09, b""), PROTOCOL_ERROR, id="a ping in parts"),
        pytest.param(frame(0x89, b"x" * 126), PROTOCOL_ERROR, id="a ping of 126 bytes"),
        pytest.param(frame(0x81, b"\xff\xfe"), INVALID_TEXT, id="no text"),
    ],
)
def test_a_frame_against_the_protocol_ends_the_socket(
    server: Server, sent: bytes, code: int
) -> None:
    with line(server) as raw:
        raw.sendall(upgrade())
        assert b" 101 " in read_head(raw)
        raw.sendall(sent)
        assert close_code(raw) == code


@pytest.mark.parametrize(
    "asked",
    [
        pytest.param(upgrade().replace(b"GET ", b"POST ", 1), id="not a GET"),
        pytest.param(upgrade(key="x"), id="no base64"),
        pytest.param(upgrade(key="AAAA"), id="three bytes"),
        pytest.param(upgrade().replace(b"Sec-WebSocket-Key", b"X-Key"), id="no key"),
        pytest.param(
            upgrade().replace(b"\r\n\r\n", b"\r\nSec-WebSocket-Key: " + b"A" * 22 + b"==\r\n\r\n"),
            id="two keys",
        ),
        pytest.param(
            upgrade().replace(b"\r\n\r\n", b"\r\nContent-Length: 3\r\n\r\nabc"), id="a body"
        ),
    ],
)
def test_what_is_no_request_for_a_socket_is_refused_with_every_header(
    server: Server, asked: bytes
) -> None:
    with line(server) as raw:
        raw.sendall(asked)
        answer = read_all(raw)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"x-content-type-options: nosniff" in answer
    assert b"content-security-policy:" in answer


def test_a_text_in_parts_with_a_ping_between_is_one_message(server: Server) -> None:
    with line(server) as raw:
        raw.sendall(upgrade())
        assert b" 101 " in read_head(raw)
        assert read_frame(raw)[0] == 0x1
        raw.sendall(frame(0x01, PING[:9]) + frame(0x89, b"here") + frame(0x80, PING[9:]))
        answers = [read_frame(raw), read_frame(raw)]
        assert (0xA, b"here") in answers
        assert any(b'"pong"' in payload for _, payload in answers)


@pytest.mark.parametrize("version", ["12", "14", "8", "x"])
def test_another_version_of_the_protocol_is_not_upgraded_to(server: Server, version: str) -> None:
    with line(server) as raw:
        raw.sendall(upgrade(version))
        head = read_head(raw)
    assert b" 426 " in head
    assert b"sec-websocket-version: 13" in head.lower()
    assert b"x-content-type-options: nosniff" in head.lower()


@pytest.mark.parametrize("key", ["short", "not base 64 at all!!", "AAAA"])
def test_a_handshake_key_that_is_none_is_refused(server: Server, key: str) -> None:
    with line(server) as raw:
        raw.sendall(upgrade(key=key))
        assert b" 400 " in read_head(raw)


def test_a_flood_of_pings_to_a_socket_that_does_not_read_is_bounded(server: Server) -> None:
    """What is owed to the sender piles up to a bound, and then nothing more of it is read."""
    with line(server) as raw:
        raw.sendall(upgrade())
        assert b" 101 " in read_head(raw)
        raw.setblocking(False)
        burst, sent = frame(0x89, b"p" * 125) * 500, 0
        try:
            while sent < 200 * len(burst):
                sent += raw.send(burst)
        except BlockingIOError:
            pass
        assert sent < 100 * len(burst), "the server read on without an end"
        with line(server) as other:
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert b" 200 " in read_all(other)
