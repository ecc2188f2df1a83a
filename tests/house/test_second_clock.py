"""A time server beside the machine's clock: where the two differ, the pit's wall says so."""

import socket
import struct
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.house.serving import Server, terminal_key

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
        answer = http.get("/v1/house/reports")
        assert answer.status_code == 200, answer.text
        assert abs(answer.json()["time"] / 1000 - time.time()) < 60
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


def tables(server: Server) -> list[str]:
    with server.http() as http:
        return [line["table"] for line in http.get("/v1/tables").json()["tables"]]


def print_ticket(server: Server, player: str) -> str:
    """The number of a ticket, from some table that prints them."""
    with server.client(terminal_key(player)) as terminal:
        for table in tables(server):
            answer = terminal.submit(table, "cash-out", player=player)
            if answer.get("ticket"):
                return str(answer["ticket"])
    raise AssertionError("no table printed a ticket")


def put_up_notice(server: Server, token: str, now: int) -> tuple[str, int]:
    """A table whose limits change in an hour, and when that is by the house's clock."""
    with server.client(token) as pat:
        for table in tables(server):
            at = now + 3_600_000
            answer = pat.submit(table, "announce-limits", min=1000, max=40_000, effective_at=at)
            if answer["type"] == "accepted":
                return table, at
    raise AssertionError("no table puts up a sign")


def clocks(server: Server, token: str, table: str) -> list[str]:
    """What is told of the clock by which the sign of a table was put up."""
    with server.http(token) as http:
        rows: list[list[Any]] = http.get("/v1/registers/due").json()["rows"]
    return [row[6] for row in rows if row[3] == table and "sign says" in row[2]]


def test_deadlines_say_which_clock_they_were_made_by(tmp_path: Path, source: TimeServer) -> None:
    """Signs, tickets and sessions of a house a day ahead: in doubt, then put right."""
    server = house(tmp_path, "", DAY)
    server.start()
    ada, pat, carol = (server.sign_in(name) for name in ("ada", "pat", "carol"))
    with server.http(ada) as http:
        ahead = http.get("/v1/house/reports").json()["time"]
    assert ahead / 1000 - time.time() > DAY - 60
    table, at = put_up_notice(server, pat, ahead)
    number = print_ticket(server, "ann")
    with server.http(carol) as http:
        ticket = http.get(f"/v1/tickets/{number}").json()
    # On the first day of a house nobody can know of it yet.
    assert ticket["clock_ahead"] == 0
    assert clocks(server, pat, table) == [""]
    with server.http(ada) as http:
        set_right = {"by": -DAY * 1000, "reason": "the machine was a day ahead"}
        assert http.post("/v1/house/clock", json=set_right).status_code == 200
    (tmp_path / "clock").write_text("0")
    for restarted in (False, True):
        if restarted:
            assert server.stop() == 0
            server.start()
        with server.http(carol) as http:
            ticket = http.get(f"/v1/tickets/{number}").json()
            assert ticket.get("clock_ahead") == DAY * 1000, ticket
            # A session ends eight hours after it began, and not a day later.
            ends = http.get("/v1/session").json()["expires_at"]
            now = http.get("/v1/cage").json()["time"]
            assert abs(now / 1000 - time.time()) < 60
            assert 7 * 3600 < ends / 1000 - time.time() < 8 * 3600 + 60
        (told,) = clocks(server, pat, table)
        right = time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000 - DAY))
        assert told.startswith("set by a clock that was 24 h ahead: "), told
        assert right in told.replace("T", " "), told
        fresh = print_ticket(server, "ann")
        with server.http(carol) as http:
            assert http.get(f"/v1/tickets/{fresh}").json()["clock_ahead"] == 0
    assert server.stop() == 0
    # A start a day later is a question, until somebody answers it or another clock agrees.
    (tmp_path / "clock").write_text(str(DAY))
    server.start()
    pat, carol = server.sign_in("pat"), server.sign_in("carol")
    doubtful = print_ticket(server, "ben")
    with server.http(carol) as http:
        assert http.get(f"/v1/tickets/{doubtful}").json()["clock_ahead"] is None
    with server.http(server.sign_in("ada")) as http:
        is_right = {"by": 0, "reason": "closed for a day"}
        assert http.post("/v1/house/clock", json=is_right).status_code == 200
    with server.http(carol) as http:
        assert http.get(f"/v1/tickets/{doubtful}").json()["clock_ahead"] == 0
    assert server.stop() == 0


def test_a_house_that_is_ahead_of_its_machine_says_so(tmp_path: Path) -> None:
    """The machine was put right between two starts; the house goes on after its last record."""
    server = house(tmp_path, "", DAY)
    server.start()
    assert server.stop() == 0
    (tmp_path / "clock").write_text("0")
    server.start()
    assert "clock-differs" in codes(server)
    number = print_ticket(server, "ann")
    with server.http(server.sign_in("carol")) as http:
        ahead = http.get(f"/v1/tickets/{number}").json()["clock_ahead"]
    assert abs(ahead / 1000 - DAY) < 60
    assert server.stop() == 0


def test_another_clock_that_agrees_settles_the_doubt(tmp_path: Path, source: TimeServer) -> None:
    server = house(tmp_path, "", -DAY)
    server.start()
    assert server.stop() == 0
    (tmp_path / "clock").write_text("0")
    server.settings["CROUPIER_TIME_SOURCE"] = f"127.0.0.1:{source.port}"
    server.start()
    assert "clock-far-ahead" in codes(server)
    number = print_ticket(server, "ann")
    with server.http(server.sign_in("carol")) as http:
        assert http.get(f"/v1/tickets/{number}").json()["clock_ahead"] == 0
    assert server.stop() == 0
