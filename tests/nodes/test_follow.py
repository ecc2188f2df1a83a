"""Following the log: in order, nothing twice, and from the log itself where the bus was silent."""

import asyncio

import msgspec

from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Draft, Record
from croupier.house.log.store import Append, Stored, StreamAppend
from croupier.house.nodes.bus import Answerer, Heard, Stop
from croupier.house.nodes.follow import AnnouncingStore, Follower


class Line:
    """A bus of which only the telling is used."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    async def publish(self, subject: str, payload: bytes) -> None:
        self.told.append(payload)

    async def listen(self, subject: str, heard: Heard) -> Stop:
        raise NotImplementedError

    async def ask(self, subject: str, payload: bytes, seconds: float) -> bytes:
        raise NotImplementedError

    async def answer(self, subject: str, answerer: Answerer) -> Stop:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


async def _filled(count: int, payload: bytes = b"{}") -> tuple[MemoryStore, list[Record]]:
    store = MemoryStore()
    records: list[Record] = []
    for version in range(count):
        draft = Draft(kind="Told", payload=payload)
        part = StreamAppend(stream="table:T1", expected=version, drafts=(draft,))
        (stored,) = await store.append(
            [Append(streams=(part,), at=1, actor="x", cause="x", key="")]
        )
        assert isinstance(stored, Stored)
        records += stored.records
    return store, records


def _told(*records: Record) -> bytes:
    return msgspec.msgpack.encode(list(records))


def test_records_are_delivered_in_order_and_none_twice() -> None:
    async def body() -> list[int]:
        store, records = await _filled(4)
        learnt: list[int] = []
        follower = Follower(store, lambda record: learnt.append(record.number), after=1)
        follower.hear(_told(*records[:2]))
        follower.hear(_told(records[1], records[2]))
        follower.hear(_told(records[3]))
        return learnt

    assert asyncio.run(body()) == [2, 3, 4]


def test_messages_that_overtook_each_other_are_put_in_order_without_the_log() -> None:
    async def body() -> list[int]:
        _, records = await _filled(5)
        learnt: list[int] = []
        # Nothing is in this log, so that all must come from what was heard.
        follower = Follower(MemoryStore(), lambda record: learnt.append(record.number), after=0)
        follower.hear(_told(records[3], records[4]))
        follower.hear(_told(records[1], records[2]))
        assert learnt == []
        follower.hear(_told(records[0]))
        return learnt

    assert asyncio.run(body()) == [1, 2, 3, 4, 5]


def test_a_gap_is_filled_from_the_log() -> None:
    async def body() -> list[int]:
        store, records = await _filled(6)
        learnt: list[int] = []
        follower = Follower(store, lambda record: learnt.append(record.number), after=0)
        running = asyncio.create_task(follower.run())
        follower.hear(_told(records[0]))
        # Two and three were lost on the way; this one cannot be placed before them.
        follower.hear(_told(records[3]))
        assert learnt == [1]
        async with asyncio.timeout(20):
            while len(learnt) < 6:
                await asyncio.sleep(0)
        running.cancel()
        return learnt

    assert asyncio.run(body()) == [1, 2, 3, 4, 5, 6]


def test_a_record_that_a_reader_cannot_take_does_not_stop_the_following() -> None:
    async def body() -> tuple[list[int], int]:
        store, records = await _filled(3)
        learnt: list[int] = []

        def learn(record: Record) -> None:
            if record.number == 2:
                raise ValueError("on purpose")
            learnt.append(record.number)

        follower = Follower(store, learn, after=0)
        follower.hear(_told(*records))
        return learnt, follower.number

    assert asyncio.run(body()) == ([1, 3], 3)


def test_what_is_stored_is_told_in_messages_that_the_bus_takes() -> None:
    async def body() -> tuple[Line, list[Record]]:
        line = Line()
        store = AnnouncingStore(MemoryStore(), line)
        drafts = tuple(Draft(kind="Told", payload=b"x" * 50_000) for _ in range(30))
        part = StreamAppend(stream="table:T1", expected=0, drafts=drafts)
        append = Append(streams=(part,), at=1, actor="x", cause="x", key="")
        (stored,) = await store.append([append])
        assert isinstance(stored, Stored)
        async with asyncio.timeout(20):
            while sum(len(_read(each)) for each in line.told) < 30:
                await asyncio.sleep(0)
        return line, list(stored.records)

    line, records = asyncio.run(body())
    assert [record for each in line.told for record in _read(each)] == records
    assert max(map(len, line.told)) < 1_000_000


def _read(payload: bytes) -> list[Record]:
    return msgspec.msgpack.decode(payload, type=list[Record])
