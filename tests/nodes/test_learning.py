"""What one node learns of another: nothing counts twice, and nothing late undoes what is newer."""

import asyncio
from collections.abc import Sequence

from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.house.compliance import ComplianceDesk
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Record
from croupier.house.log.store import Answer, Append, Store
from croupier.house.people import Register, house_itself
from croupier.house.world import Nobody
from tests.unit.house.test_house import ANN, BUY_IN, OPEN, StillClock, deal, open_house, red

ADA = house_itself("ada")


async def _records(store: Store) -> list[Record]:
    return [record async for record in store.read()]


def test_a_record_that_comes_late_does_not_bring_back_whom_a_later_one_struck_off() -> None:
    async def body() -> None:
        store = MemoryStore()
        register = Register(House(store, StillClock(), Nobody()))
        roles = frozenset({Role.DEALER})
        await register.enrol_staff("dora", roles, "hash", at=1, by=ADA)
        await register.strike("staff:dora", at=2, by=ADA)
        for record in await _records(store):
            register.house.streams.learn([record])
            assert register.staff("dora") is None

    asyncio.run(body())


def test_play_that_goes_on_while_a_node_starts_is_counted_once() -> None:
    async def body() -> None:
        store = MemoryStore()
        dealt = await open_house(store)
        await deal(dealt, BUY_IN, OPEN, red(500))
        joining = House(store, StillClock(), Nobody(), shared=True)
        await joining.start()
        await deal(dealt, red(700))
        desk = ComplianceDesk(store, joining)
        await desk.start(0)
        for record in await _records(store):
            joining.streams.learn([record])
        fresh = House(store, StillClock(), Nobody(), shared=True)
        await fresh.start()
        whole = ComplianceDesk(store, fresh)
        await whole.start(0)
        assert joining.tables["T1"].state == fresh.tables["T1"].state
        assert desk.plays.players == whole.plays.players
        assert whole.plays.players["ann"].at_risk == {"T1": 1200}

    asyncio.run(body())


class EchoingStore(MemoryStore):
    """A log whose records come back to the table before the answer to who stored them."""

    house: House | None = None

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        answers = await super().append(appends)
        if appends and self.house is not None:
            await self.house.tables["T1"].catch_up()
        return answers


def test_what_came_back_through_the_log_before_its_answer_is_applied_once() -> None:
    async def body() -> None:
        store = EchoingStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN)
        store.house = house
        commands = (house.gateway.submit(ANN, "table:T1", red(cents)) for cents in (500, 600, 700))
        reply = await asyncio.gather(*commands)
        stream = house.tables["T1"]
        versions = [answer.version for answer in reply if isinstance(answer, Accepted)]
        newest = (await _records(store))[-1].version
        assert versions == [newest - 2, newest - 1, newest]
        assert stream.version == newest
        assert stream.state.staked(stream.state.seats["ann"]) == 1800
        store.house = None
        await deal(house, red(800))
        again = await open_house(store)
        assert again.tables["T1"].state == stream.state

    asyncio.run(body())
