"""A log that has become long: what was long ago costs no more than what was just now."""

import asyncio
import os
from pathlib import Path

from benches.bench_start import history, opening
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, StreamAppend
from tests.house.serving import Server, terminal_key

EVENTS = 6_000
COMMANDS_SENT = 15


async def lengthen(file: Path) -> None:
    """One more table with a long history."""
    drafts = (opening("LONG"), *history(EVENTS)[1:])
    store = await SqliteStore.open(file)
    try:
        part = StreamAppend(stream="table:LONG", expected=0, drafts=drafts)
        append = Append(streams=(part,), at=1, actor="bench", cause="bench", key="")
        await store.append([append])
    finally:
        await store.close()


def cpu_ticks(server: Server) -> int:
    """What the house has used of the processor."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def test_the_oldest_round_of_a_long_table_costs_no_more_than_the_newest(tmp_path: Path) -> None:
    """Anybody may ask for it, without a name, as displays do."""
    data = tmp_path / "data"
    server = Server(data, settings={"CROUPIER_CADENCE_REST": "3600"})
    server.start()
    assert server.stop() == 0
    asyncio.run(lengthen(data / "house.db"))
    server.start()
    try:
        with server.http() as http, server.http(terminal_key("ann")) as ann:
            newest = http.get("/v1/tables/LONG").json()["view"]["round_no"]
            assert newest > 20
            costs = {1: 0, newest: 0}
            for _ in range(3):
                for round_no in costs:
                    before = cpu_ticks(server)
                    for _ in range(COMMANDS_SENT):
                        answer = http.get(f"/v1/tables/LONG/rounds/{round_no}")
                        assert answer.status_code == 200
                        assert answer.json()["said"]
                    costs[round_no] += cpu_ticks(server) - before
            assert ann.get("/v1/tables/LONG/rounds/0").status_code == 404
        assert costs[1] < 4 * costs[newest] + os.sysconf("SC_CLK_TCK") // 10, costs
    finally:
        server.kill()
