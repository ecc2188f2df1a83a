"""Nodes that share a real database and a real bus: who takes, keeps and gives which table, when."""

import asyncio
import time
from functools import partial

import pytest

from croupier.core.roles import Role
from croupier.house.answers import Accepted, Waiting
from croupier.house.log.record import Draft
from croupier.house.log.store import Append, Fenced, Stored, StreamAppend
from croupier.house.nodes.pulse import BEAT_SECONDS, TTL_MS
from croupier.house.nodes.versions import VersionsApart
from croupier.table.phases import Phase
from croupier.table.spin import SpinBall
from tests.nodes.bus_server import BusServer
from tests.nodes.member import (
    BUY_IN,
    KNOWN,
    OPEN,
    ROUND,
    Member,
    empty,
    join_house,
    nodes,
    until,
)
from tests.unit.house.test_house import red

pytestmark = pytest.mark.xdist_group("nodes")


def test_a_new_table_is_claimed_at_once_and_not_with_the_next_beat(
    database: str, bus: BusServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "one") as (one,):
            await one.open_table("T1")
            await until(lambda: one.own == {"T1"})
            await one.do("T1", BUY_IN, OPEN)

    # Were the table to wait for a beat, this would take too long.
    monkeypatch.setattr("croupier.house.nodes.node.BEAT_SECONDS", 600.0)
    assert BEAT_SECONDS < 1
    asyncio.run(body())


def test_a_node_that_joins_gets_its_share_between_rounds_and_never_within_one(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "one") as members:
            (one,) = members
            for table in ("T1", "T2"):
                await one.open_table(table)
                await until(partial(_has, one, table))
                await one.do(table, BUY_IN, OPEN, red(500))
            two = await join_house(database, bus.url, "two")
            members.append(two)
            # A round is under way at both tables: whatever the nodes do, they stay.
            await _share(one, two)
            await _share(one, two)
            assert (one.own, two.own) == ({"T1", "T2"}, set())
            await two.do("T2", *ROUND)
            await two.confirm("T2")
            assert two.house.tables["T2"].state.phase is Phase.SETTLED
            await until(lambda: two.own == {"T2"})
            assert one.own == {"T1"}
            assert one.house.tables["T1"].state.phase is Phase.BETTING
            await one.do("T2", OPEN, red(500))

    asyncio.run(body())


def test_a_dead_nodes_round_goes_on_at_another_with_every_wager(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "one", "two") as members:
            one, two = members
            await one.open_table("T1")
            await until(lambda: one.own | two.own)
            dead, heir = (one, two) if one.own else (two, one)
            await heir.do("T1", BUY_IN, OPEN, red(500), red(700))
            before = dead.house.tables["T1"].state
            await dead.die()
            members.remove(dead)
            await heir.do("T1", red(900))
            assert heir.own == {"T1"}
            seat = heir.house.tables["T1"].state.seats["ann"]
            assert heir.house.tables["T1"].state.staked(seat) == 2100
            assert before.round_no == heir.house.tables["T1"].state.round_no
            assert heir.counts.took_over == 1

    asyncio.run(body())


def test_a_process_of_the_same_name_fences_off_its_predecessor(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "one") as members:
            (one,) = members
            await one.open_table("T1")
            await until(lambda: one.own)
            epoch = one.house.tables["T1"].epoch
            await one.die()
            again = await join_house(database, bus.url, "one")
            members[:] = [again]
            await until(lambda: again.own)
            assert again.house.tables["T1"].epoch == epoch + 1
            # What the first process still had under way comes too late.
            part = StreamAppend(
                stream="table:T1", expected=1, drafts=(Draft(kind="Any", payload=b""),), epoch=epoch
            )
            late = Append(streams=(part,), at=1, actor="x", cause="x", key="")
            assert await again.store.append([late]) == [Fenced("table:T1")]

    asyncio.run(body())


def test_an_ask_that_waits_for_second_eyes_is_seconded_at_another_node(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "one", "two", four_eyes=("spin",)) as (one, two):
            await one.open_table("T1")
            await until(lambda: one.own | two.own)
            await until(lambda: "T1" in two.house.tables)
            await one.do("T1", BUY_IN, OPEN, red(500))
            waiting = await one.submit("T1", SpinBall(by=Role.DEALER, at=one.clock.now()))
            assert isinstance(waiting, Waiting), waiting
            await until(lambda: waiting.number in two.approvals.waiting)
            pat = KNOWN["session:pat"]
            now = two.clock.now()
            answer = await two.approvals.second(waiting.number, pat, agrees=True, at=now)
            assert isinstance(answer, Accepted), answer
            await until(lambda: waiting.number not in one.approvals.waiting)

    asyncio.run(body())


def test_a_table_that_a_newer_program_wrote_to_is_never_an_older_nodes(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "newer", "older") as members:
            newer, older = members
            for table in ("T1", "T2"):
                await newer.open_table(table)
            await until(lambda: len(newer.own | older.own) == 2)
            (mine,) = older.own
            other = "T2" if mine == "T1" else "T1"
            await _write_newer_kind(newer, other)
            await until(lambda: older.house.tables[other].unreadable)
            # It follows on, at every other table too.
            await older.do(mine, BUY_IN)
            assert older.counts.records_unread == 1
            bought = older.house.tables[mine].version
            await until(lambda: newer.house.tables[mine].version == bought)
            await newer.die()
            members.remove(newer)
            await until(lambda: older.heard[-1].stream == f"table:{mine}")
            for _ in range(3):
                await _share(older)
            assert older.own == {mine}
            # Nor does one that starts anew, though it has the lease of its former self.
            await older.die()
            again = await join_house(database, bus.url, "older")
            members[:] = [again]
            await until(lambda: again.own == {mine})
            assert "UnheardOf" in again.house.tables[other].unreadable

    asyncio.run(body())


def test_nodes_tell_their_versions_and_only_neighbours_share_a_house(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "one") as members:
            (one,) = members
            members.append(await join_house(database, bus.url, "two", version="0.2.0"))
            living = await one.shared.leases.living()
            assert {name: each.version for name, each in living.items()} == {
                "one": "0.1.0",
                "two": "0.2.0",
            }
            with pytest.raises(VersionsApart, match="node one runs 0.1.0"):
                await join_house(database, bus.url, "three", version="0.3.0")

    asyncio.run(body())


def test_a_lease_that_cannot_be_renewed_is_given_up_before_it_runs_out_for_others(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        await empty(database)
        one = await join_house(database, bus.url, "one")
        await one.open_table("T1")
        await until(lambda: one.own)
        # The leases go to somebody else while the node believes that it has them.
        await one.store.pool.execute("update lease set until = '-infinity'")
        assert await one.shared.leases.claim("two", "table:T1", 60_000) is not None
        await until(lambda: not one.own)
        assert one.counts.leases_lost == 1
        await one.leave()

    asyncio.run(body())


def test_a_node_that_is_busy_for_longer_than_a_lease_runs_keeps_its_tables(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "one") as (one,):
            await one.open_table("T1")
            await until(lambda: one.own)
            epoch = one.house.tables["T1"].epoch
            busy_until = time.monotonic() + 1.5 * TTL_MS / 1000
            while time.monotonic() < busy_until:
                # As a burst of wagers would keep it: nothing else gets a turn.
                pass
            (lease,) = await one.shared.leases.all()
            assert lease.runs
            assert (lease.node, lease.epoch) == ("one", epoch)
            await one.do("T1", BUY_IN, OPEN)
            assert one.counts.leases_lost == 0

    asyncio.run(body())


def _has(member: Member, table: str) -> bool:
    return table in member.own


async def _share(*members: Member) -> None:
    for member in members:
        assert member.shared.membership is not None
        await member.shared.membership.node.share()


async def _write_newer_kind(member: Member, table: str) -> None:
    """What a newer program might write: a kind of event that this one has never heard of."""
    stream = member.house.tables[table]
    draft = Draft(kind="UnheardOf", payload=b'{"at":1}')
    part = StreamAppend(
        stream=f"table:{table}", expected=stream.version, drafts=(draft,), epoch=stream.epoch
    )
    append = Append(streams=(part,), at=1, actor="newer", cause="newer", key="")
    (stored,) = await member.shared.store.append([append])
    assert isinstance(stored, Stored)
