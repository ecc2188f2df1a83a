"""Whose key is revoked or session ends loses the sockets at once; strangers write nothing."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.faults import read_records
from tests.house.serving import Client, Server

pytestmark = pytest.mark.xdist_group("security")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("sockets") / "data", store=store)
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log()


def ends(client: Client) -> bool:
    """Whether the house ends a socket, and says that it is for what its holder may do."""
    try:
        while True:
            client.raw.recv(timeout=10)
    except ConnectionClosed as ended:
        return ended.rcvd is not None and ended.rcvd.code == 1008


def test_a_revoked_device_loses_its_socket_at_once(server: Server) -> None:
    with server.http(server.sign_in("ada")) as ada:
        device = {"name": "kiosk-7", "roles": ["player"], "players": ["cleo"]}
        key = ada.post("/v1/devices", json=device).json()["key"]
        with server.client(key) as kiosk:
            assert ada.delete("/v1/devices/kiosk-7").status_code == 200
            assert ends(kiosk)


def test_a_session_that_is_ended_loses_its_socket_at_once(server: Server) -> None:
    token = server.sign_in("dora")
    with server.client(token) as dora, server.http(token) as http:
        assert http.delete("/v1/session").status_code == 200
        assert ends(dora)


def test_what_strangers_send_is_refused_and_fills_no_log(server: Server) -> None:
    """Refusals are kept under their keys, and a stranger has as many keys as they like."""
    before = len(read_records(server))
    with server.client() as nobody:
        for number in range(20):
            wager = {"player": "ann", "bet": "red", "stake": 500}
            answer = nobody.submit("T1", "place", key=f"k{number}", **wager)
            assert (answer["type"], answer["reason"]) == ("refused", "not-permitted")
            assert nobody.submit("T1", "result", by="dealer", pocket="7")["type"] == "refused"
    assert len(read_records(server)) == before


@pytest.mark.parametrize("after", [-5, -1, 10**6])
def test_a_place_in_a_table_s_history_that_there_is_not_shows_it_as_it_is(
    server: Server, after: int
) -> None:
    with server.client() as nobody:
        assert nobody.see("T1", "display", after=after)["type"] == "snapshot"
