"""Leases in a real PostgreSQL: one owner at a time, and no write by any other."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import Draft
from croupier.house.log.store import Append, Fenced, Stored, StreamAppend
from croupier.house.nodes.leases import Member, PostgresLeases

_LONG = 60_000
_DRAFT = Draft(kind="Told", payload=b"{}")

Run = Callable[[Callable[[PostgresStore, PostgresLeases], Awaitable[None]]], None]


@pytest.fixture
def run(database: str) -> Run:
    """Runs a test on empty leases and an empty log."""

    def run_on_leases(test: Callable[[PostgresStore, PostgresLeases], Awaitable[None]]) -> None:
        async def opened() -> None:
            store = await PostgresStore.open(database)
            await store.pool.execute("truncate lease, node, answer")
            await store.pool.execute("alter table record disable trigger all")
            await store.pool.execute("delete from record")
            await store.pool.execute("alter table record enable trigger all")
            leases = await PostgresLeases.open(database)
            try:
                await test(store, leases)
            finally:
                await leases.close()
                await store.close()

        asyncio.run(opened())

    return run_on_leases


def _append(epoch: int, expected: int) -> Append:
    part = StreamAppend(stream="table:T1", expected=expected, drafts=(_DRAFT,), epoch=epoch)
    return Append(streams=(part,), at=1, actor="dora", cause="place", key="")


def test_a_free_lease_goes_to_the_first_who_claims_it(run: Run) -> None:
    async def claim(store: PostgresStore, leases: PostgresLeases) -> None:
        answer = await asyncio.gather(
            *(leases.claim(f"node-{n}", "table:T1", _LONG) for n in range(8))
        )
        assert sorted(answer, key=str) == [1, *[None] * 7]

    run(claim)


def test_a_lease_that_ran_out_is_claimed_under_a_higher_epoch(run: Run) -> None:
    async def claim(store: PostgresStore, leases: PostgresLeases) -> None:
        assert await leases.claim("one", "table:T1", 0) == 1
        assert await leases.claim("two", "table:T1", _LONG) == 2
        assert await leases.beat("one", "", _LONG) == {}
        assert await leases.beat("two", "", _LONG) == {"table:T1": 2}

    run(claim)


def test_a_released_lease_is_free_at_once(run: Run) -> None:
    async def release(store: PostgresStore, leases: PostgresLeases) -> None:
        assert await leases.claim("one", "table:T1", _LONG) == 1
        assert await leases.claim("two", "table:T1", _LONG) is None
        await leases.release("one", "table:T1", 1)
        assert await leases.claim("two", "table:T1", _LONG) == 2
        # A release that comes late is somebody else's lease by now.
        await leases.release("one", "table:T1", 1)
        assert [lease.runs for lease in await leases.all()] == [True]

    run(release)


def test_an_append_under_an_old_epoch_is_fenced_off_and_stores_nothing(run: Run) -> None:
    async def fence(store: PostgresStore, leases: PostgresLeases) -> None:
        await leases.claim("one", "table:T1", 0)
        (stored,) = await store.append([_append(1, 0)])
        assert isinstance(stored, Stored)
        await leases.claim("two", "table:T1", _LONG)
        assert await store.append([_append(1, 1)]) == [Fenced("table:T1")]
        (after,) = await store.append([_append(2, 1)])
        assert isinstance(after, Stored)
        assert (await store.head())[0] == 2

    run(fence)


def test_a_claim_waits_for_an_append_that_is_under_way(run: Run) -> None:
    async def race(store: PostgresStore, leases: PostgresLeases) -> None:
        await leases.claim("one", "table:T1", 0)
        for round_no in range(1, 30):
            append = asyncio.create_task(store.append([_append(round_no, round_no - 1)]))
            claim = asyncio.create_task(leases.claim("two", "table:T1", 0))
            (answer,), epoch = await append, await claim
            # Either the append came first, or it was fenced off: never both owners at once.
            assert isinstance(answer, Stored | Fenced)
            assert epoch == round_no + 1
            if isinstance(answer, Fenced):
                (again,) = await store.append([_append(round_no + 1, round_no - 1)])
                assert isinstance(again, Stored)

    run(race)


def test_who_no_longer_beats_is_not_among_the_living(run: Run) -> None:
    async def live(store: PostgresStore, leases: PostgresLeases) -> None:
        await leases.beat("one", "http://one", _LONG, "0.1.0")
        await leases.beat("two", "http://two", -1)
        assert await leases.living() == {"one": Member("http://one", "0.1.0")}
        await leases.leave("one")
        assert await leases.living() == {}

    run(live)
