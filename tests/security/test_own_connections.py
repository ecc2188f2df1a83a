"""What strangers may look up is read beside the log's writer: no wager waits for it."""

import asyncio
import threading
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request

from croupier.bootstrap import start_house, stop_house
from croupier.house.log.sqlite import SqliteStore
from croupier.server.load_settings import load_settings
from croupier.server.proving import prove_growth, see_head

#: A look that waits for the writer never ends here; any other takes milliseconds.
SECONDS = 60


def test_the_published_log_is_read_while_its_writer_is_busy(tmp_path: Path) -> None:
    asyncio.run(look_beside_the_writer(tmp_path / "data"))


async def look_beside_the_writer(data: Path) -> None:
    running = await start_house(load_settings(None, {}, {"data": str(data), "demo": False}))
    busy, done = threading.Event(), threading.Event()

    def write_for_long() -> None:
        busy.set()
        assert done.wait(2 * SECONDS)

    app = Starlette()
    app.state.gateway = running.gateway
    request = Request(
        {
            "type": "http",
            "method": "GET",
            "path": "/",
            "headers": [],
            "query_string": b"old=1",
            "app": app,
        }
    )
    try:
        store = running.store
        assert isinstance(store, SqliteStore)
        writing = asyncio.create_task(store._thread.run(write_for_long))
        await asyncio.to_thread(busy.wait)
        head = await asyncio.wait_for(see_head(request), SECONDS)
        grown = await asyncio.wait_for(prove_growth(request), SECONDS)
        assert head.note == grown.note
        assert not writing.done()
    finally:
        done.set()
        await stop_house(running)
