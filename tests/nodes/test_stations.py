"""Stations report at any node; the owner of their table waits for them, whichever that is."""

import asyncio

import pytest

from croupier.house.stations import StationReport
from tests.nodes.bus_server import BusServer
from tests.nodes.member import BEAT_MS, BUY_IN, KNOWN, OPEN, Member, nodes, until
from tests.unit.house.test_house import red

ANN = KNOWN["device:ann"]


async def report(member: Member, *, leaving: bool = False) -> None:
    """The station is heard at a node."""
    says = StationReport(player="ann", round_no=1, leaving=leaving)
    assert (await member.stations.take(ANN, "T1", says)).agrees  # type: ignore[union-attr]


async def pass_beats(member: Member, beats: int) -> None:
    """Have a node look twice in each beat, as if so much time passed from now on."""
    now = member.clock.now()
    for step in range(2 * beats + 1):
        await member.stations.check(now + step * BEAT_MS // 2)


def faulty(member: Member) -> bool:
    return member.house.tables["T1"].state.is_faulty("station", "ann")


async def begin(members: list[Member]) -> tuple[Member, Member]:
    """A table with a wager of ann's; its owner and the other node."""
    await members[0].open_table("T1")
    await until(lambda: any("T1" in member.own for member in members))
    await until(lambda: all("T1" in member.house.tables for member in members))
    owner = next(member for member in members if "T1" in member.own)
    await owner.do("T1", BUY_IN, OPEN, red(1000))
    return owner, next(member for member in members if member is not owner)


@pytest.mark.clause("crown", "10.9.6(c)", "10.9.7(a)")
def test_a_station_that_dies_with_its_node_is_missed_where_the_table_goes(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "one", "two") as members:
            owner, other = await begin(members)
            await report(owner)
            await owner.die()
            members.remove(owner)
            await until(lambda: "T1" in other.own and other.house.streams.get("stations:T1"))
            await pass_beats(other, 1)
            assert not faulty(other)
            await pass_beats(other, 2)
            assert faulty(other)
            seat = other.house.tables["T1"].state.seats["ann"]
            assert (dict(seat.wagers), seat.balance) == ({}, 10_000)
            # It comes back, and by another door.
            await report(other)
            assert not faulty(other)

    asyncio.run(body())


@pytest.mark.parametrize("goodbye", [False, True])
def test_a_station_that_changes_its_node_is_not_missed_where_it_was(
    database: str, bus: BusServer, *, goodbye: bool
) -> None:
    async def body() -> None:
        async with nodes(database, bus.url, "one", "two") as members:
            owner, other = await begin(members)
            await report(owner)
            await pass_beats(owner, 1)
            await report(other, leaving=goodbye)
            for member in (owner, other):
                await pass_beats(member, 1)
                assert not faulty(member)
            await pass_beats(owner, 3)
            assert faulty(owner) is not goodbye

    asyncio.run(body())
