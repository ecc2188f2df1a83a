"""Guessing passwords, temporary ones, and what ends when somebody is struck off."""

import re
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("security")
OWN = "four green zeros at dawn"


@pytest.fixture
def server(tmp_path: Path, store: str) -> Iterator[Server]:
    server = Server(tmp_path / "data", arguments=("--no-demo",), store=store)
    server.start()
    yield server
    assert server.stop() == 0


@pytest.fixture
def admin(server: Server) -> str:
    """The first administrator's token, the first password changed."""
    found = re.search(r"(\S+)", (server.data / "first-password").read_text("utf-8"))
    assert found is not None
    with server.http() as http:
        token = http.post("/v1/session", json={"name": "admin", "secret": found[1]}).json()["token"]
    with server.http(token) as http:
        changed = http.post("/v1/password", json={"current": found[1], "password": OWN})
        assert changed.status_code == 200, changed.text
    return str(token)


def enrol(server: Server, admin: str, name: str, *roles: str) -> int:
    with server.http(admin) as http:
        person = {"name": name, "password": OWN, "roles": [*roles]}
        return http.post("/v1/staff", json=person).status_code


def test_many_guesses_at_one_moment_are_no_more_than_many(server: Server, admin: str) -> None:
    statuses: list[int] = []

    def guess(n: int) -> None:
        with server.http() as http:
            body = {"name": "admin", "secret": f"guess number {n}"}
            statuses.append(http.post("/v1/session", json=body, timeout=60).status_code)

    guesses = [threading.Thread(target=guess, args=(n,)) for n in range(15)]
    for thread in guesses:
        thread.start()
    for thread in guesses:
        thread.join()
    assert Counter(statuses)[401] <= 5
    assert set(statuses) == {401, 429}


def test_a_temporary_password_opens_nothing_but_its_own_change(server: Server) -> None:
    found = re.search(r"(\S+)", (server.data / "first-password").read_text("utf-8"))
    assert found is not None
    with server.http() as http:
        token = http.post("/v1/session", json={"name": "admin", "secret": found[1]}).json()["token"]
    with server.http(token) as http:
        assert http.get("/v1/waiting").status_code == 403
        weak = http.post("/v1/password", json={"current": found[1], "password": "password1234"})
        assert weak.status_code == 422
        wrong = http.post("/v1/password", json={"current": "another one", "password": OWN})
        assert wrong.status_code == 403
        changed = http.post("/v1/password", json={"current": found[1], "password": OWN})
        assert changed.status_code == 200
        assert http.get("/v1/waiting").status_code == 200
    with server.http() as http:
        assert (
            http.post("/v1/session", json={"name": "admin", "secret": found[1]}).status_code == 401
        )
        assert http.post("/v1/session", json={"name": "admin", "secret": OWN}).status_code == 200


def test_who_is_struck_off_loses_the_socket_at_once(server: Server, admin: str) -> None:
    assert enrol(server, admin, "dan", "dealer") == 200
    with server.http() as http:
        dan = http.post("/v1/session", json={"name": "dan", "secret": OWN}).json()["token"]
    with server.client(dan) as socket:
        with server.http(admin) as http:
            assert http.delete("/v1/staff/dan").status_code == 200
        with pytest.raises(ConnectionClosed) as ended:
            socket.raw.recv(timeout=30)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1008


@pytest.mark.parametrize(
    "roles",
    [
        ("administrator", "cashier"),
        ("administrator", "dealer"),
        ("inspector", "pit-boss"),
        ("authorised-officer", "cashier"),
    ],
)
def test_roles_that_watch_each_other_are_nobody_s_together(
    server: Server, admin: str, roles: tuple[str, ...]
) -> None:
    assert enrol(server, admin, "eve", *roles) == 409


def test_nobody_deals_at_a_table_where_they_have_a_seat(tmp_path: Path, store: str) -> None:
    """However the name is spelt. Whoever has no seat deals on, and the seat goes on playing."""
    server = Server(tmp_path / "data", settings={"CROUPIER_CADENCE_REST": "3600"}, store=store)
    server.start()
    try:
        with server.http(server.sign_in("ada")) as ada:
            device = {"name": "station-7", "roles": ["player"], "players": ["D.Ora"]}
            key = ada.post("/v1/devices", json=device).json()["key"]
        with (
            server.client(server.sign_in("dora")) as dora,
            server.client(server.sign_in("sam")) as sam,
            server.client(key) as seat,
        ):
            dora.done("T1", "open-betting")
            seat.done("T1", "buy-in", player="D.Ora", amount=50_000)
            seat.done("T1", "place", player="D.Ora", bet="red", stake=1000)
            for action in ("spin", "no-more-bets"):
                refused = dora.submit("T1", action)
                assert (refused["type"], refused["code"]) == ("refused", "house-deals-where-seated")
            assert (
                dora.submit("T1", "place", player="ann", bet="red", stake=500)["type"] == "refused"
            )
            sam.done("T1", "spin")
    finally:
        server.kill()


def test_what_is_counted_is_not_everybody_s(server: Server, admin: str) -> None:
    with server.http() as http:
        assert http.get("/metrics").status_code == 401
    with server.http(admin) as http:
        assert "croupier_tables" in http.get("/metrics").text
