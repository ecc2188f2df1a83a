"""A refusal that must be numbered anew takes nothing of what was stored beside it out of view."""

import asyncio

from croupier.core.refusal import Refusal
from croupier.house.answers import Accepted
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.memory import MemoryStore
from croupier.table.evolve import evolve
from croupier.table.opening import TableOpened, open_table
from croupier.table.state import Table
from tests.unit.house.test_house import ANN, BUY_IN, OPEN, deal, open_house, red


def replayed(store: MemoryStore) -> Table:
    """The table as the log alone has it."""
    table: Table | None = None
    for record in store.records:
        if record.stream == "table:T1":
            event = TABLE_CODEC.decode(record.kind, record.payload)
            if isinstance(event, TableOpened):
                table = open_table(event)
            else:
                assert table is not None
                table = evolve(table, event)
    assert table is not None
    return table


def test_after_a_restart_nothing_is_decided_on_a_state_that_the_log_has_left_behind() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN)
        submit = house.gateway.submit
        assert isinstance(await submit(ANN, "table:T1", red(500), "p1"), Accepted)
        assert isinstance(await submit(ANN, "table:T1", red(10**9), "r1"), Refusal)
        # The house starts again: how many refusals there are is not known to it yet.
        house = await open_house(store)
        submit, table = house.gateway.submit, house.tables["T1"]
        balance = table.state.seats["ann"].balance
        all_of_it = red(balance)
        answer = await asyncio.gather(
            submit(ANN, "table:T1", red(10**9), "r2"),
            submit(ANN, "table:T1", all_of_it, "p2"),
        )
        assert isinstance(answer[0], Refusal)
        second = asyncio.gather(
            submit(ANN, "table:T1", red(500), "p1"),
            submit(ANN, "table:T1", red(500), "p3"),
        )
        again, third = await second
        assert isinstance(again, Accepted)
        assert again.repeated
        assert isinstance(answer[1], Accepted), answer[1]
        assert isinstance(third, Refusal), third
        assert replayed(store).seats == house.tables["T1"].state.seats

    asyncio.run(body())
