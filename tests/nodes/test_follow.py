"""Following the log: in order, nothing twice, and from the log itself where the bus was silent."""

import asyncio

import msgspec
import pytest

from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import GENESIS, Draft, Record
from croupier.house.log.store import Append, Stored, StoreDamaged, StreamAppend
from croupier.house.nodes.bus import Answerer, Heard, Stop
from croupier.house.nodes.follow import AnnouncingStore, Follower


class Line:
    """A bus of which only the telling is used."""

    def __init__(self) -> None:
        self.published: list[bytes] = []

    async def publish(self, subject: str, payload: bytes) -> None:
        self.published.append(payload)

    async def listen(self, subject: str, heard: Heard) -> Stop:
        raise NotImplementedError

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
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


def _number(number: int) -> bytes:
    return msgspec.msgpack.encode(number)


async def _until(learnt: list[int], count: int) -> None:
    async with asyncio.timeout(20):
        while len(learnt) < count:
            await asyncio.sleep(0)


def test_records_are_delivered_in_order_and_none_twice_whatever_the_bus_says() -> None:
    async def body() -> list[int]:
        store, records = await _filled(4)
        learnt: list[int] = []
        follower = Follower(
            store, lambda record: learnt.append(record.number), 1, records[0].digest
        )
        running = asyncio.create_task(follower.run())
        for said in (2, 4, 3, 4):
            follower.hear(_number(said))
        await _until(learnt, 3)
        for noise in (_number(10**9), _number(-1), b"", b"\xc1", msgspec.msgpack.encode(records)):
            follower.hear(noise)
        await follower.catch_up()
        running.cancel()
        return learnt

    assert asyncio.run(body()) == [2, 3, 4]


def test_a_log_is_read_on_though_the_bus_is_silent() -> None:
    async def body() -> list[int]:
        store, _ = await _filled(3)
        learnt: list[int] = []
        follower = Follower(store, lambda record: learnt.append(record.number), 0, GENESIS)
        running = asyncio.create_task(follower.run())
        await _until(learnt, 3)
        running.cancel()
        return learnt

    assert asyncio.run(body()) == [1, 2, 3]


def test_a_record_that_does_not_continue_the_chain_is_not_taken_up() -> None:
    async def body() -> list[int]:
        store, records = await _filled(4)
        store.records[2] = records[2]._replace(payload=b'{"forged":1}')
        learnt: list[int] = []
        follower = Follower(store, lambda record: learnt.append(record.number), 0, GENESIS)
        with pytest.raises(StoreDamaged, match="record 3 was changed"):
            await follower.catch_up()
        return learnt

    assert asyncio.run(body()) == [1, 2]


def test_a_record_that_a_reader_cannot_take_does_not_stop_the_following() -> None:
    async def body() -> tuple[list[int], int]:
        store, _ = await _filled(3)
        learnt: list[int] = []

        def learn(record: Record) -> None:
            if record.number == 2:
                raise ValueError("on purpose")
            learnt.append(record.number)

        follower = Follower(store, learn, 0, GENESIS)
        await follower.catch_up()
        return learnt, follower.number

    assert asyncio.run(body()) == ([1, 3], 3)


def test_of_what_is_stored_the_bus_carries_a_number_and_no_more() -> None:
    async def body() -> tuple[Line, Record]:
        line = Line()
        store = AnnouncingStore(MemoryStore(), line)
        drafts = tuple(Draft(kind="Told", payload=b"a hash of a password") for _ in range(3))
        part = StreamAppend(stream="staff:ada", expected=0, drafts=drafts)
        append = Append(streams=(part,), at=1, actor="x", cause="x", key="")
        (stored,) = await store.append([append])
        assert isinstance(stored, Stored)
        async with asyncio.timeout(20):
            while not line.published:
                await asyncio.sleep(0)
        return line, stored.records[-1]

    line, newest = asyncio.run(body())
    assert line.published == [_number(newest.number)]
