"""The power goes while wagers come in: none that was acknowledged is lost, none is doubled."""

import resource
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.cli.cli import run
from croupier.house.log.record import chain_fault
from tests.contracts.postgres import throwaway_postgres
from tests.house.faults import QUIET, STAKE, TABLE, House, read_records
from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-crash")

SEED = 20_261_115


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", settings=QUIET)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def postgres_server(tmp_path: Path) -> Iterator[Server]:
    with throwaway_postgres() as url:
        server = Server(tmp_path / "data", settings={**QUIET, "CROUPIER_DATABASE": url})
        server.start()
        yield server
        server.kill()


def test_kill_nine_under_load_loses_and_doubles_nothing(server: Server) -> None:
    kill_under_load(server, kills=3)
    assert run(["verify", str(server.data)]) == 0


def test_kill_nine_loses_nothing_on_postgresql_either(postgres_server: Server) -> None:
    kill_under_load(postgres_server, kills=1)


def kill_under_load(server: Server, kills: int) -> None:
    """Kill a server while wagers come in, and compare what is left with what was told."""
    house = House(server, SEED)
    house.open()
    for _ in range(kills):
        with house.load():
            house.wait_for_wagers()
            time.sleep(house.chance.uniform(0.0, 0.5))
            server.kill()
        server.start()
        house.check()
    assert server.stop() == 0


def test_a_full_disk_gives_a_clear_refusal_and_play_goes_on_when_there_is_room(
    server: Server,
) -> None:
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(terminal_key("ann")) as ann,
        server.http() as http,
    ):
        dora.done(TABLE, "open-betting")
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        try:
            refused = ann.submit(TABLE, "place", key="k1", player="ann", bet="red", stake=STAKE)
            assert http.get("/healthz").status_code == 200
        finally:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert (refused["type"], refused["reason"]) == ("refused", "equipment-fault")
        assert "nothing has changed" in refused["detail"]
        assert ann.see(TABLE, "seat")["view"]["staked"] == 0
        again = ann.submit(TABLE, "place", key="k1", player="ann", bet="red", stake=STAKE)
        assert (again["type"], again["repeated"]) == ("accepted", False)
        assert ann.see(TABLE, "seat")["view"]["staked"] == STAKE
    assert server.stop() == 0
    assert chain_fault(read_records(server)) is None


def test_a_log_that_cannot_be_written_at_all_is_named_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be", "utf-8")
    with pytest.raises(RuntimeError, match="the server ended"):
        Server(tmp_path / "data").start()
    log = (tmp_path / "server.log").read_text("utf-8")
    assert "croupier: the log cannot be opened" in log
    assert "Traceback" not in log
