"""A service manager is told when the house is open, that it lives, and that it closes."""

import socket
from pathlib import Path

from tests.house.serving import Server


def test_systemd_hears_of_a_house_s_life(tmp_path: Path) -> None:
    place = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(place))
        line.settimeout(60)
        server = Server(tmp_path / "data", settings={"NOTIFY_SOCKET": str(place)})
        server.start()
        heard = {line.recv(100) for _ in range(5)}
        assert heard == {b"READY=1", b"WATCHDOG=1"}
        assert server.stop() == 0
        while (word := line.recv(100)) != b"STOPPING=1":
            assert word == b"WATCHDOG=1"
