"""The power goes hundreds of times: `make soak`, with SEED and RUNS in the environment.

A failure names the seed, so that much the same run can be had again; the machine's own timing is
part of it.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contracts.postgres import throwaway_postgres
from tests.house.faults import QUIET, House
from tests.house.proxy import CutLine
from tests.house.serving import Server

SEED = int(os.environ.get("SEED", "1"))
RUNS = int(os.environ.get("RUNS", "100"))

pytestmark = [pytest.mark.soak, pytest.mark.xdist_group("house-soak")]


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    if request.param == "sqlite":
        server = Server(tmp_path / "data", settings=QUIET)
        server.start()
        yield server
        server.kill()
        return
    with throwaway_postgres() as url:
        server = Server(tmp_path / "data", settings={**QUIET, "CROUPIER_DATABASE": url})
        server.start()
        yield server
        server.kill()


def test_hundreds_of_power_cuts_lose_and_double_nothing(server: Server) -> None:
    house = House(server, SEED)
    house.open()
    for run in range(RUNS):
        with house.load():
            time.sleep(house.chance.uniform(0.02, 0.8))
            server.kill()
        server.start()
        house.check()
        answer = f"{house.accepted} wagers acknowledged, {house.witness.records} records"
        print(f"seed {SEED}, cut {run + 1} of {RUNS}: {answer}", flush=True)
    assert server.stop() == 0


def test_hundreds_of_cut_lines_lose_and_double_nothing(tmp_path: Path) -> None:
    with throwaway_postgres() as url:
        line = CutLine(url)
        settings = {**QUIET, "CROUPIER_DATABASE": line.url, "DIRECT_DATABASE": url}
        server = Server(tmp_path / "data", settings=settings)
        server.start()
        house = House(server, SEED)
        house.open()
        for run in range(RUNS):
            with house.load():
                time.sleep(house.chance.uniform(0.02, 0.4))
                if house.chance.random() < 0.5:
                    line.cut_after_commit = True
                else:
                    line.cut()
                time.sleep(house.chance.uniform(0.02, 0.4))
            line.cut_after_commit = False
            house.check()
            answer = f"{house.accepted} wagers acknowledged, {house.witness.records} records"
            print(f"seed {SEED}, cut {run + 1} of {RUNS}: {answer}", flush=True)
        assert server.stop() == 0
        line.close()
