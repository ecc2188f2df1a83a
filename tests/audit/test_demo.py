"""Houses of many seeds are well, and the second opinion is the first one's to the cent."""

import asyncio

import pytest

from croupier.audit.verify import verify
from croupier.evening.house import Floor
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.memory import MemoryStore
from croupier.ledger.balances import balances_of
from croupier.ledger.meters import meters_of


@pytest.mark.parametrize("seed", range(20))
def test_a_house_of_any_seed_is_well_and_agrees_with_ledger_and_tables(seed: int) -> None:
    async def body() -> None:
        store = MemoryStore()
        floor = Floor(store, seed)
        await floor.open()
        await floor.play(30)
        verdict = await verify(store.read())
        assert verdict.is_clean, verdict.fault
        for name, stream in floor.house.tables.items():
            book, table = verdict.tables[name], stream.state
            assert book.totals.house_win == table.house
            assert book.float == table.float
            assert {p: purse.balance for p, purse in book.purses.items()} == {
                player: seat.balance for player, seat in table.seats.items()
            }
            records = store.read(stream=stream.name)
            events = [TABLE_CODEC.decode(record.kind, record.payload) async for record in records]
            meters = meters_of(name, events)
            assert meters.win == book.totals.house_win
            assert meters.drop == book.totals.drop
            assert dict(meters.turnover_by_kind) == dict(book.totals.turnover)
            assert sum(balances_of(name, events).values()) == 0

    asyncio.run(body())


def test_the_same_seed_gives_the_same_records() -> None:
    async def root(seed: int) -> bytes:
        store = MemoryStore()
        floor = Floor(store, seed)
        await floor.open()
        await floor.play(12)
        return (await store.head())[1]

    assert asyncio.run(root(3)) == asyncio.run(root(3))
    assert asyncio.run(root(3)) != asyncio.run(root(4))
