"""A refusal under a key is final, and what comes after its round or its deadline is not done."""

import asyncio

from croupier.audit.verify import verify
from croupier.core.refusal import Reason, Refusal
from croupier.house.answers import KEY_MISUSED, Accepted, Answer
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from tests.unit.house.test_house import ANN, BUY_IN, OPEN, deal, open_house, red

T1 = "table:T1"


def test_a_refused_key_stays_refused_when_the_same_would_be_taken_now() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN)
        refused = await house.gateway.submit(ANN, T1, red(20_000), "k")
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.INSUFFICIENT_CREDIT
        await deal(house, BUY_IN)
        assert await house.gateway.submit(ANN, T1, red(20_000), "k") == refused
        assert await house.gateway.submit(ANN, T1, red(500), "k") == KEY_MISUSED
        # Another node, or the same after a restart, says the same.
        again = await open_house(store)
        assert await again.gateway.submit(ANN, T1, red(20_000), "k") == refused
        assert isinstance(await again.gateway.submit(ANN, T1, red(20_000), "other"), Accepted)
        verdict = await verify(store.read())
        assert verdict.is_clean, verdict.fault

    asyncio.run(body())


def test_refusals_and_wagers_of_one_batch_are_each_answered_once_and_for_good() -> None:
    async def body() -> None:
        store = MemoryStore()
        first, second = await open_house(store), await open_house(store)
        await deal(first, BUY_IN, OPEN)
        stakes = (500, 50_000, 700, 60_000, 900)

        async def all_of(house: House) -> list[Answer]:
            asked = (house.gateway.submit(ANN, T1, red(cents), f"k{cents}") for cents in stakes)
            return list(await asyncio.gather(*asked))

        told = await all_of(first)
        assert [isinstance(one, Accepted) for one in told] == [True, False, True, False, True]
        # A second writer has refused under other keys meanwhile, and knows of none of it yet.
        assert isinstance(await second.gateway.submit(ANN, T1, red(70_000), "elsewhere"), Refusal)
        assert isinstance(await first.gateway.submit(ANN, T1, red(80_000), "here"), Refusal)
        again = await all_of(second)
        assert [isinstance(one, Accepted) for one in again] == [True, False, True, False, True]
        assert first.tables["T1"].state.seats["ann"].wagers == {"red": 2_100}

    asyncio.run(body())


def test_a_command_is_not_done_after_its_round_or_its_deadline() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        await deal(house, BUY_IN, OPEN)
        late = await house.gateway.submit(ANN, T1, red(500), "k1", round_no=7)
        assert isinstance(late, Refusal)
        assert "meant for round 7" in late.detail
        house.clock.time = 1000  # type: ignore[attr-defined]
        assert isinstance(
            await house.gateway.submit(ANN, T1, red(500), "k2", deadline=999), Refusal
        )
        on_time = await house.gateway.submit(ANN, T1, red(500), "k3", round_no=1, deadline=1000)
        assert isinstance(on_time, Accepted)
        assert house.tables["T1"].state.seats["ann"].wagers == {"red": 500}

    asyncio.run(body())
