"""Sessions locked with a PIN: no way round the end of a session, nor round its five tries."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("security")


@pytest.fixture
def server(tmp_path: Path, store: str) -> Iterator[Server]:
    server = Server(tmp_path / "data", store=store)
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log()


def unlock(server: Server, token: str, pin: str) -> int:
    with server.http(token) as http:
        return http.post("/v1/session/unlock", json={"pin": pin}, timeout=60).status_code


def works(server: Server, token: str) -> bool:
    with server.http(token) as http:
        return http.get("/v1/waiting").status_code == 200


def test_a_session_that_is_ended_while_it_is_being_locked_does_not_come_back(
    server: Server,
) -> None:
    """The PIN takes a while to be hashed; an administrator ends the session in that time."""
    ada = server.sign_in("ada")
    for wait in (0.0, 0.01, 0.03, 0.06):
        dora = server.sign_in("dora")

        def lock(token: str = dora) -> None:
            with server.http(token) as http:
                http.post("/v1/session/lock", json={"pin": "1234"}, timeout=60)

        locking = threading.Thread(target=lock)
        locking.start()
        time.sleep(wait)
        with server.http(ada) as http:
            assert http.delete("/v1/staff/dora/sessions").status_code == 200
        locking.join()
        assert unlock(server, dora, "1234") == 401
        assert not works(server, dora)


def test_many_pins_at_one_moment_are_no_more_than_many(server: Server) -> None:
    dora = server.sign_in("dora")
    with server.http(dora) as http:
        assert http.post("/v1/session/lock", json={"pin": "4711"}).status_code == 200
    pins = ["0000", "0001", "0002", "0003", "0004", "0005", "4711", "0006", "4711"]
    with ThreadPoolExecutor(len(pins)) as pool:
        statuses = list(pool.map(lambda pin: unlock(server, dora, pin), pins[:6]))
        assert set(statuses) <= {401, 429}
        statuses = list(pool.map(lambda pin: unlock(server, dora, pin), pins[6:]))
    assert set(statuses) <= {401, 429}
    assert not works(server, dora)
