"""What only a database on the other end of a line can do to a store."""

import asyncio
from collections import Counter

from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import chain_fault
from croupier.house.log.store import Conflict, StoreUnavailable
from tests.contracts.postgres import drop_connections, throwaway_postgres
from tests.contracts.test_store import all_records, append

WRITERS = 6
DROPS = 30


def test_anyone_asks_while_connections_are_dropped_is_answered_or_told_of_it() -> None:
    """Neither a stray fault of the driver's, nor an acknowledged record that is lost."""

    async def write_on(store: PostgresStore, stream: str, acknowledged: Counter[str]) -> None:
        while True:
            try:
                (answer,) = await store.append([append(stream, acknowledged[stream], "said")])
                assert not isinstance(answer, Conflict), answer
                acknowledged[stream] += 1
                assert (await store.head())[0] >= acknowledged[stream]
            except StoreUnavailable:
                continue
            if acknowledged.total() > DROPS:
                return

    async def drop_on(url: str, acknowledged: Counter[str]) -> None:
        for number in range(DROPS):
            while acknowledged.total() < number:
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.001 * (number % 9))
            await drop_connections(url)

    async def body(url: str) -> None:
        store, acknowledged = await PostgresStore.open(url), Counter[str]()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(drop_on(url, acknowledged))
                for number in range(WRITERS):
                    tasks.create_task(write_on(store, f"stream:{number}", acknowledged))
            records = await all_records(store)
        finally:
            await store.close()
        assert Counter(record.stream for record in records) == acknowledged
        assert chain_fault(records) is None

    with throwaway_postgres() as url:
        asyncio.run(body(url))
