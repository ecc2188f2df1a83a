"""Setting the house's clock while the database loses its answers: once, and as the log says."""

import asyncio
import contextlib
import time
from pathlib import Path

import asyncpg
import httpx2
import pytest

from tests.contracts.postgres import throwaway_postgres
from tests.house.faults import QUIET
from tests.house.proxy import CutLine
from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("security")
#: Less than a virtual dealer rests here, so that no round opens for it.
HALF_HOUR_MS = 1_800_000
HALF_AN_HOUR_ON = {"by": HALF_HOUR_MS, "reason": "it was half an hour behind"}


async def times_set(url: str) -> int:
    """How often the clock was set, by the database itself."""
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval("select count(*) from record where kind = 'ClockSet'"))
    finally:
        await connection.close()


def half_hours_ahead(ada: httpx2.Client) -> int:
    shown = int(ada.get("/v1/house/reports").json()["time"])
    return round((shown / 1000 - time.time()) / 1800)


def test_the_clock_is_as_the_log_says_though_the_answer_to_its_setting_was_lost(
    tmp_path: Path,
) -> None:
    with throwaway_postgres() as url, contextlib.closing(CutLine(url)) as line:
        server = Server(tmp_path / "data", settings={**QUIET, "CROUPIER_DATABASE": line.url})
        server.start()
        try:
            with server.http(server.sign_in("ada")) as ada:
                ada.timeout = 60
                key = {"Idempotency-Key": "half-an-hour-on"}
                with line.losing_the_answer(b"ClockSet"):
                    first = ada.post("/v1/house/clock", json=HALF_AN_HOUR_ON, headers=key)
                assert first.status_code in (200, 503)
                assert "nothing has changed" not in first.text
                was_set = asyncio.run(times_set(url))
                assert was_set == 1
                line.down = False
                # The log can be read again, and nobody has sent anything since.
                for _ in range(120):
                    if half_hours_ahead(ada) == was_set:
                        break
                    time.sleep(0.25)
                assert half_hours_ahead(ada) == was_set
                # What is sent again under its key is done once, as the house has said.
                for _ in range(3):
                    again = ada.post("/v1/house/clock", json=HALF_AN_HOUR_ON, headers=key)
                    assert again.status_code == 200, again.text
                assert (half_hours_ahead(ada), asyncio.run(times_set(url))) == (1, 1)
        finally:
            server.kill()
