"""One address that takes every connection it gets: others still come in."""

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.serving import Process, Server
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
