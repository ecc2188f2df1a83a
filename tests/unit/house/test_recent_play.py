"""What is read at a start: the latest play, however long the log is."""

import asyncio

from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Draft
from croupier.house.log.store import Append, Stored, StreamAppend
from croupier.house.recent_play import find_lately


async def filled(count: int) -> MemoryStore:
    store = MemoryStore()
    for at in range(count):
        stream, version = ("table:T", at // 2) if at % 2 == 0 else (f"patron:p{at}", 0)
        draft = Draft(kind="Played" if at % 2 == 0 else "Set", payload=b"{}")
        part = StreamAppend(stream=stream, expected=version, drafts=(draft,))
        (done,) = await store.append([Append(streams=(part,), at=at, actor="x", cause="x", key="")])
        assert isinstance(done, Stored)
    return store


def test_only_what_is_new_enough_is_read_and_in_its_order() -> None:
    async def body() -> None:
        store = await filled(5_000)
        found = await find_lately(store, "table:", ("Played",), since=100)
        assert [record.at for record in found] == list(range(100, 5_000, 2))
        assert [r.at for r in await find_lately(store, "table:", ("Played",), since=4_997)] == [
            4998
        ]
        assert await find_lately(store, "table:", ("Other",), since=0) == []

    asyncio.run(body())
