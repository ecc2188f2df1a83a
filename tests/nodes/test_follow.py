"""Following the log: in order, nothing twice, and from the log itself where the bus was silent."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import GENESIS, Draft, Record
from croupier.house.log.store import Append, Sought, Stored, StoreDamaged, StreamAppend
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


async def _filled(count: int) -> tuple[MemoryStore, list[Record]]:
    store = MemoryStore()
    return store, await _fill(store, count)


async def _fill(store: MemoryStore, count: int) -> list[Record]:
    records: list[Record] = []
    for version in range(count):
        draft = Draft(kind="Told", payload=b"{}")
        part = StreamAppend(stream="table:T1", expected=version, drafts=(draft,))
        (stored,) = await store.append(
            [Append(streams=(part,), at=1, actor="x", cause="x", key="")]
        )
        assert isinstance(stored, Stored)
        records += stored.records
    return records


def _number(number: int) -> bytes:
    return msgspec.msgpack.encode(number)


def _following(store: MemoryStore, learnt: list[int]) -> Follower:
    """A reader of a whole log that keeps the numbers of what it is given."""
    return Follower(
        store, lambda records: learnt.extend(each.number for each in records), 0, GENESIS
    )


async def _until(learnt: list[int], count: int) -> None:
    async with asyncio.timeout(20):
        while len(learnt) < count:
            await asyncio.sleep(0)


def test_records_are_delivered_in_order_and_none_twice_whatever_the_bus_says() -> None:
    async def body() -> list[int]:
        store, records = await _filled(4)
        learnt: list[int] = []
        follower = Follower(
            store, lambda records: learnt.extend(r.number for r in records), 1, records[0].digest
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
        follower = _following(store, learnt)
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
        follower = _following(store, learnt)
        with pytest.raises(StoreDamaged, match="record 3 was changed"):
            await follower.catch_up()
        return learnt

    assert asyncio.run(body()) == [1, 2]


def test_records_that_a_reader_cannot_take_do_not_stop_the_following() -> None:
    async def body() -> tuple[list[int], int]:
        store, records = await _filled(3)
        learnt: list[int] = []

        def learn(records: Sequence[Record]) -> None:
            if records[0].number == 1:
                raise ValueError("on purpose")
            learnt.extend(record.number for record in records)

        follower = Follower(store, learn, 0, GENESIS)
        follower.take_own(records[:2])
        await follower.catch_up()
        return learnt, follower.number

    assert asyncio.run(body()) == ([3], 3)


class _Reading(MemoryStore):
    """Knows which records were read."""

    def __init__(self) -> None:
        super().__init__()
        self.read_numbers: list[int] = []

    async def find(self, sought: Sought) -> list[Record]:
        found = await super().find(sought)
        self.read_numbers += [record.number for record in found]
        return found


def test_what_a_node_has_stored_itself_is_not_read_again() -> None:
    async def body() -> tuple[list[int], list[int]]:
        store = _Reading()
        await _fill(store, 6)
        learnt: list[int] = []
        follower = _following(store, learnt)
        follower.take_own([store.records[place] for place in (0, 1, 3, 4)])
        running = asyncio.create_task(follower.run())
        await _until(learnt, 5)
        follower.hear(_number(6))
        await _until(learnt, 6)
        running.cancel()
        return learnt, store.read_numbers

    assert asyncio.run(body()) == ([1, 2, 3, 4, 5, 6], [3, 6])


def test_an_own_record_that_does_not_follow_on_is_damage() -> None:
    async def body() -> list[int]:
        store, records = await _filled(3)
        learnt: list[int] = []
        follower = _following(store, learnt)
        follower.take_own([records[0], records[1]._replace(previous=b"x" * 32)])
        with pytest.raises(StoreDamaged, match="record 2 does not follow on record 1"):
            await follower.catch_up()
        return learnt

    assert asyncio.run(body()) == [1]


def test_a_record_that_the_log_lacks_before_an_own_one_is_damage() -> None:
    async def body() -> list[int]:
        store, records = await _filled(3)
        learnt: list[int] = []
        follower = _following(store, learnt)
        follower.take_own([records[2]])
        del store.records[1]
        with pytest.raises(StoreDamaged, match="record 2 is missing"):
            await follower.catch_up()
        return learnt

    assert asyncio.run(body()) == [1]


def test_damage_does_not_pile_up_what_a_node_stores() -> None:
    async def body() -> int:
        store, records = await _filled(3)
        follower = _following(store, [])
        del store.records[1]
        running = asyncio.create_task(follower.run())
        for _ in range(3):
            follower.take_own([records[2]])
            async with asyncio.timeout(20):
                while follower.waiting:
                    await asyncio.sleep(0.01)
        running.cancel()
        return follower.number

    assert asyncio.run(body()) == 1


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
