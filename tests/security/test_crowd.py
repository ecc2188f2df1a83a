"""One address that takes every connection it gets: others still come in."""

import contextlib
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.serving import Process, Server
from tests.house.test_tls import Authority, SecureServer
from tests.security.raw import read_head, upgrade

pytestmark = pytest.mark.xdist_group("security")
#: So many open files the machine gives; the house keeps a hundred for itself.
FILES = 400
EACH = (FILES - 100) // 2
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


class Confined(Server):
    """A server on a machine that lets it have few open files."""

    def _launch(self, arguments: list[str], env: dict[str, str]) -> Process:
        command = f'ulimit -n {FILES}; exec "$0" -m croupier "$@"'
        with open(self._log_file, "ab") as log:
            return subprocess.Popen(
                ["sh", "-c", command, sys.executable, *arguments],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=env,
            )


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Confined(tmp_path / "data", arguments=("--host", "0.0.0.0"))
    server.settings = {"CROUPIER_NAMES": "127.0.0.1"}
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log()


class ConfinedOverTls(Confined, SecureServer):
    """The same, spoken to over TLS alone."""


@pytest.fixture
def secure(tmp_path: Path) -> Iterator[ConfinedOverTls]:
    authority = Authority(tmp_path)
    server = ConfinedOverTls(tmp_path / "data", arguments=("--host", "0.0.0.0"))
    server.settings = {**authority.settings, "CROUPIER_NAMES": "127.0.0.1,localhost"}
    server.trust = authority.context()
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log()


def connect(server: Server, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10, source_address=(address, 0))


def gets_in(server: Server, address: str) -> bool:
    with contextlib.suppress(ConnectionError), connect(server, address) as raw:
        raw.sendall(HEALTH)
        return b" 200 " in read_head(raw)
    return False


def test_one_address_leaves_room_for_others(server: Server) -> None:
    """Sockets count as well: they outlive their requests."""
    with contextlib.ExitStack() as stack:
        sockets = 0
        for _ in range(FILES):
            with contextlib.suppress(ConnectionError):
                raw = stack.enter_context(connect(server, "127.0.0.1"))
                raw.sendall(upgrade())
                sockets += b" 101 " in read_head(raw)
        assert EACH // 2 < sockets <= EACH
        assert not gets_in(server, "127.0.0.1")
        assert gets_in(server, "127.0.0.2")
    assert gets_in(server, "127.0.0.2")
    # What has gone makes room again.
    deadline = time.monotonic() + 30
    while not gets_in(server, "127.0.0.1"):
        assert time.monotonic() < deadline, "the address stays shut out"
        time.sleep(0.2)


def gets_in_over_tls(server: ConfinedOverTls, address: str) -> bool:
    with (
        contextlib.suppress(OSError),
        connect(server, address) as raw,
        server.trust.wrap_socket(raw, server_hostname="localhost") as line,
    ):
        line.sendall(HEALTH)
        return b" 200 " in read_head(line)
    return False


def test_one_address_that_begins_no_handshake_leaves_room_for_others(
    secure: ConfinedOverTls,
) -> None:
    """Nothing has been said yet that a request could be counted by."""
    with contextlib.ExitStack() as stack:
        for _ in range(FILES):
            with contextlib.suppress(ConnectionError):
                stack.enter_context(connect(secure, "127.0.0.1"))
        for _ in range(3):
            assert gets_in_over_tls(secure, "127.0.0.2")
    deadline = time.monotonic() + 30
    while not gets_in_over_tls(secure, "127.0.0.1"):
        assert time.monotonic() < deadline, "the address stays shut out"
        time.sleep(0.2)


def test_a_handshake_may_come_in_pieces_and_with_its_request(secure: ConfinedOverTls) -> None:
    """However its bytes are cut, and whatever comes in one breath with its end."""
    for size, pause in ((1, 0.0), (40, 0.01), (100_000, 0.0)):
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        line = secure.trust.wrap_bio(incoming, outgoing, server_hostname="localhost")
        with connect(secure, "127.0.0.1") as raw:
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            done = False
            while not done:
                with contextlib.suppress(ssl.SSLWantReadError):
                    line.do_handshake()
                    done = True
                    line.write(HEALTH)
                sent = outgoing.read()
                for place in range(0, len(sent), size):
                    raw.sendall(sent[place : place + size])
                    time.sleep(pause)
                if not done:
                    incoming.write(raw.recv(65536))
            answer = b""
            while b"\r\n\r\n" not in answer:
                incoming.write(raw.recv(65536))
                with contextlib.suppress(ssl.SSLWantReadError):
                    answer += line.read(65536)
        assert b" 200 " in answer.split(b"\r\n")[0]


def test_who_speaks_no_tls_is_let_go(secure: ConfinedOverTls) -> None:
    with connect(secure, "127.0.0.1") as raw:
        raw.sendall(HEALTH)
        raw.settimeout(10)
        with contextlib.suppress(ConnectionError):
            assert b" 200 " not in raw.recv(1000)
            assert raw.recv(1000) == b""
    assert gets_in_over_tls(secure, "127.0.0.1")
