"""A store that fails while it is asked: nobody is told what is not so, and the table goes on."""

import asyncio
from collections.abc import Sequence

import pytest

from croupier.core.refusal import Refusal
from croupier.house.answers import Accepted, Answer
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Answer as Kept
from croupier.house.log.store import Append, StoreUnavailable, StoreUnsure
from croupier.table.declare import Command
from tests.unit.house.test_house import ANN, BUY_IN, OPEN, deal, open_house, red


class FailingStore(MemoryStore):
    """Fails so many times, before it has stored anything or just after."""

    def __init__(self) -> None:
        super().__init__()
        self.failures: list[tuple[StoreUnavailable, bool]] = []
        self.asked: list[int] = []

    async def append(self, appends: Sequence[Append]) -> list[Kept]:
        if not self.failures or not appends:
            self.asked.append(len(appends))
            return await super().append(appends)
        error, stores = self.failures.pop(0)
        if stores:
            await super().append(appends)
        raise error


async def wagering() -> tuple[House, FailingStore]:
    store = FailingStore()
    house = await open_house(store)
    await deal(house, BUY_IN, OPEN)
    return house, store


def staked(house: House) -> int:
    table = house.tables["T1"].state
    return table.staked(table.seats["ann"])


async def submit(house: House, command: Command, key: str = "") -> Answer:
    return await house.gateway.submit(ANN, "table:T1", command, key)


def test_what_was_not_stored_has_not_happened() -> None:
    async def body() -> None:
        house, store = await wagering()
        store.failures = [(StoreUnavailable("full"), False)]
        with pytest.raises(StoreUnavailable):
            await submit(house, red(1000), "k")
        assert staked(house) == 0
        answer = await submit(house, red(1000), "k")
        assert isinstance(answer, Accepted)
        assert not answer.repeated
        assert staked(house) == 1000

    asyncio.run(body())


def test_what_was_stored_without_a_word_is_taken_up_and_answered_as_done() -> None:
    async def body() -> None:
        house, store = await wagering()
        store.failures = [(StoreUnsure("gone"), True)]
        with pytest.raises(StoreUnsure):
            await submit(house, red(1000), "k")
        # Nobody knows yet. The next ask of anybody finds out.
        assert isinstance(await submit(house, red(500), "other"), Accepted)
        assert staked(house) == 1500
        answer = await submit(house, red(1000), "k")
        assert isinstance(answer, Accepted)
        assert answer.repeated
        assert staked(house) == 1500
        again = await open_house(store)
        assert again.tables["T1"].state == house.tables["T1"].state

    asyncio.run(body())


def test_of_a_key_in_doubt_nobody_says_that_nothing_was_written() -> None:
    async def body() -> None:
        house, store = await wagering()
        store.failures = [(StoreUnsure("gone"), True), (StoreUnavailable("away"), False)]
        with pytest.raises(StoreUnsure):
            await submit(house, red(1000), "k")
        # The store is away still, and does take nothing now; what it took before is in it.
        with pytest.raises(StoreUnsure):
            await submit(house, red(1000), "k")
        store.failures = [(StoreUnavailable("away"), False)]
        with pytest.raises(StoreUnavailable) as other:
            await submit(house, red(500), "other")
        assert not isinstance(other.value, StoreUnsure)
        answer = await submit(house, red(1000), "k")
        assert isinstance(answer, Accepted)
        assert answer.repeated
        assert staked(house) == 1000

    asyncio.run(body())


def test_a_batch_that_is_stored_in_part_is_told_in_part() -> None:
    async def body() -> None:
        house, store = await wagering()
        house.streams.log._group_max = 3
        commands = [asyncio.create_task(submit(house, red(500), f"k{n}")) for n in range(6)]
        # The first group of three is stored, the second is not.
        real, groups = store.append, []

        async def append(appends: Sequence[Append]) -> list[Kept]:
            groups.append(len(appends))
            if len(groups) == 2:
                raise StoreUnavailable("full")
            return await real(appends)

        store.append = append  # type: ignore[method-assign]
        answer = await asyncio.gather(*commands, return_exceptions=True)
        accepted = [one for one in answer if isinstance(one, Accepted)]
        assert groups[:2] == [3, 3]
        assert len(accepted) == 3
        assert all(isinstance(one, StoreUnavailable) for one in answer[3:])
        assert staked(house) == 1500
        assert isinstance(await submit(house, red(500), "k5"), Accepted)
        assert staked(house) == 2000

    asyncio.run(body())


def test_a_repeated_key_is_answered_even_when_it_would_be_refused_now() -> None:
    async def body() -> None:
        house, _ = await wagering()
        first = await submit(house, red(10000), "k")
        assert isinstance(first, Accepted)
        assert isinstance(await submit(house, red(10000), "k2"), Refusal)
        again = await submit(house, red(10000), "k")
        assert isinstance(again, Accepted)
        assert (again.repeated, again.version) == (True, first.version)

    asyncio.run(body())


def test_a_swarm_of_repeated_keys_is_looked_up_at_once() -> None:
    async def body() -> None:
        house, store = await wagering()
        first = await asyncio.gather(*(submit(house, red(100 * n), f"k{n}") for n in range(5, 13)))
        assert all(isinstance(one, Accepted) for one in first)
        store.asked.clear()
        again = await asyncio.gather(*(submit(house, red(100 * n), f"k{n}") for n in range(5, 13)))
        assert all(isinstance(one, Accepted) and one.repeated for one in again)
        assert [one.version for one in again if isinstance(one, Accepted)] == [
            one.version for one in first if isinstance(one, Accepted)
        ]
        assert len(store.asked) <= 2

    asyncio.run(body())
