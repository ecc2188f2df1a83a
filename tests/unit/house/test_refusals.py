"""A refusal under a key is final, and what comes after its round or its deadline is not done."""

import asyncio

from croupier.audit.verify import verify
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.answers import KEY_MISUSED, Accepted, Answer, Waiting
from croupier.house.approvals import Approvals
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.pacing import confirm
from croupier.table.betting import OpenBetting
from tests.unit.house.test_approvals import PAT, SAM, correct, settled
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


def test_a_refusal_rests_on_nothing_that_came_to_nothing() -> None:
    """A wager that is sent again costs nothing again, and nobody is refused for want of it."""

    async def body() -> None:
        house = await open_house(MemoryStore())
        await deal(house, BUY_IN, OPEN)
        submit = house.gateway.submit
        assert isinstance(await submit(ANN, T1, red(6_000), "first"), Accepted)
        sent = (submit(ANN, T1, red(6_000), "first"), submit(ANN, T1, red(4_000), "second"))
        assert [type(each) for each in await asyncio.gather(*sent)] == [Accepted, Accepted]
        assert house.tables["T1"].state.seats["ann"].wagers == {"red": 10_000}

    asyncio.run(body())


def test_a_refused_wager_does_not_come_back_after_what_was_sent_after_it() -> None:
    async def body() -> None:
        store = MemoryStore()
        first, second = await open_house(store), await open_house(store)
        await deal(first, BUY_IN, OPEN)
        await second.tables["T1"].catch_up()
        # Another node has refused under a key, of which this one does not know.
        assert isinstance(await second.gateway.submit(ANN, T1, red(70_000), "there"), Refusal)
        sent = (
            first.gateway.submit(ANN, T1, red(20_000), "k"),
            first.gateway.submit(ANN, T1, BUY_IN),
        )
        wager, bought = await asyncio.gather(*sent)
        assert isinstance(bought, Accepted)
        assert isinstance(wager, Refusal)
        assert not first.tables["T1"].state.seats["ann"].wagers

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

        answer = await all_of(first)
        assert [isinstance(one, Accepted) for one in answer] == [True, False, True, False, True]
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


def test_a_key_that_a_second_person_refused_stays_refused() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await settled(store)
        approvals = Approvals(house, four_eyes=("correct-result",))
        command = correct(Role.GAME_SUPERVISOR)
        waits = await house.gateway.submit(SAM, T1, command, "k")
        assert isinstance(waits, Waiting)
        # Under the same key nothing else waits, and what waits goes on.
        assert await house.gateway.submit(SAM, T1, command.but(pocket="5"), "k") == KEY_MISUSED
        assert await house.gateway.submit(SAM, T1, command, "k") == waits
        refused = await approvals.second(waits.number, PAT, agrees=False, at=5)
        assert isinstance(refused, Refusal)
        assert await house.gateway.submit(SAM, T1, command, "k") == refused
        assert not approvals.waiting
        # Another key is another request; what was done under it is answered so again.
        fresh = await house.gateway.submit(SAM, T1, command, "k2")
        assert isinstance(fresh, Waiting)
        done = await approvals.second(fresh.number, PAT, agrees=True, at=6)
        assert isinstance(done, Accepted)
        again = await house.gateway.submit(SAM, T1, command, "k2")
        assert isinstance(again, Accepted)
        assert (again.repeated, again.version) == (True, done.version)
        assert not approvals.waiting
        verdict = await verify(store.read())
        assert verdict.is_clean, verdict.fault

    asyncio.run(body())


def test_what_is_refused_before_its_turn_stays_refused_under_its_key() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await settled(store)
        approvals = Approvals(house, four_eyes=("correct-result",))
        for task in house.tables["T1"].state.tasks:
            await deal(house, confirm(task, 0))
        waits = await house.gateway.submit(SAM, T1, correct(Role.GAME_SUPERVISOR), "k")
        assert isinstance(waits, Waiting)
        opening = OpenBetting(by=Role.GAME_SUPERVISOR, at=4)
        refused = await house.gateway.submit(SAM, T1, opening, "open")
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.WRONG_PHASE
        await approvals.second(waits.number, PAT, agrees=False, at=5)
        assert await house.gateway.submit(SAM, T1, opening, "open") == refused
        again = await open_house(store)
        await Approvals(again, four_eyes=("correct-result",)).start()
        assert await again.gateway.submit(SAM, T1, opening, "open") == refused
        assert isinstance(await again.gateway.submit(SAM, T1, opening, "other"), Accepted)

    asyncio.run(body())
