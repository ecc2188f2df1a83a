"""A time server beside the machine's clock: where the two differ, the pit's wall says so."""

import socket
import struct
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("house-play")
DAY = 86_400


class TimeServer:
    """Answers as a time server does, from this machine's clock."""

    def __init__(self) -> None:
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                request, caller = self.socket.recvfrom(512)
            except OSError:
                return
            assert len(request) == 48
            now = struct.pack(">II", int(time.time()) + 2_208_988_800, 0)
            self.socket.sendto(bytes((0x24, 2, 0, 0)) + bytes(36) + now, caller)


@pytest.fixture
def source() -> Iterator[TimeServer]:
    source = TimeServer()
    yield source
    source.socket.close()


def house(tmp_path: Path, source: str, ahead: int) -> Server:
    (tmp_path / "clock").write_text(str(ahead))
    settings = {
        "CROUPIER_TIME_SOURCE": source,
        "CROUPIER_DRILL_CLOCK": str(tmp_path / "clock"),
        "CROUPIER_CADENCE_REST": "3600",
    }
    return Server(tmp_path / "data", settings=settings)


def codes(server: Server) -> list[str]:
    with server.http(server.sign_in("ada")) as http:
        return [report["code"] for report in http.get("/v1/house/reports").json()["reports"]]


def test_a_clock_a_day_ahead_is_told_and_set_right(tmp_path: Path, source: TimeServer) -> None:
    server = house(tmp_path, f"127.0.0.1:{source.port}", DAY)
    server.start()
    assert "clock-differs" in codes(server)
    with server.http(server.sign_in("pat")) as http:
        alerts = [alert["text"] for alert in http.get("/v1/alerts").json()["alerts"]]
        (said,) = [text for text in alerts if text.startswith("clock differs")]
        assert "seconds behind the house" in said
        set_right = {"by": -DAY * 1000, "reason": "the machine was a day ahead"}
        assert http.post("/v1/house/clock", json=set_right).status_code == 403
    with server.http(server.sign_in("ada")) as http:
        assert http.post("/v1/house/clock", json=set_right).status_code == 200
        told = http.get("/v1/house/reports")
        assert told.status_code == 200, told.text
        assert abs(told.json()["time"] / 1000 - time.time()) < 60
    assert server.stop() == 0
    # The machine's clock is right by now, and so is the house's: nothing more is told.
    (tmp_path / "clock").write_text("0")
    server.start()
    assert "clock-differs" not in codes(server)
    assert server.stop() == 0


def test_a_clock_that_is_right_is_not_spoken_of(tmp_path: Path, source: TimeServer) -> None:
    server = house(tmp_path, f"127.0.0.1:{source.port}", 0)
    server.start()
    assert not [code for code in codes(server) if code.startswith("clock")]
    assert server.stop() == 0


def test_a_time_server_that_is_away_keeps_no_house_closed(tmp_path: Path) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as silent:
        silent.bind(("127.0.0.1", 0))
        server = house(tmp_path, f"127.0.0.1:{silent.getsockname()[1]}", 0)
        server.start()
        assert "clock-source-away" in codes(server)
        assert server.stop() == 0
