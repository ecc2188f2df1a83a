"""A command that waits at a node whose line is cut is never done after its sender was refused."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from croupier.core.refusal import Refusal
from croupier.house.answers import Accepted, Answer
from croupier.house.log.record import Record
from croupier.house.nodes.route import NoOwner
from croupier.house.policies import Request
from croupier.house.tables import stream_of
from tests.house.proxy import CutLine
from tests.nodes.bus_server import BusServer
from tests.nodes.member import BUY_IN, KNOWN, OPEN, Member, empty, join_house, until
from tests.unit.house.test_house import red

pytestmark = pytest.mark.xdist_group("nodes")
ANN = KNOWN["device:ann"]


@contextlib.asynccontextmanager
async def apart(database: str, bus: BusServer) -> AsyncIterator[tuple[Member, Member, CutLine]]:
    """An owner with an open round, and a node whose line to the bus has fallen silent."""
    await empty(database)
    with contextlib.closing(CutLine(bus.url)) as line:
        owner = await join_house(database, bus.url, "owner")
        await owner.open_table("T1")
        await until(lambda: owner.own == {"T1"})
        await owner.do("T1", BUY_IN, OPEN)
        other = await join_house(database, line.url, "other")
        await until(lambda: "T1" in other.house.tables)
        line.flowing.clear()
        try:
            yield owner, other, line
        finally:
            line.flowing.set()
            for member in (other, owner):
                with contextlib.suppress(Exception):
                    await member.leave()


async def laid(member: Member, key: str) -> list[Record]:
    """The wagers under a key."""
    found = [record async for record in member.store.read(stream="table:T1")]
    return [record for record in found if record.key == key]


async def next_round(owner: Member) -> None:
    """The round ends without the wager, and another begins."""
    await owner.deal("T1")
    await owner.do("T1", OPEN)


def submit(member: Member, *, waited_for: bool = True) -> "asyncio.Task[Answer]":
    """A wager at a node, under the key that all of these share."""
    sent = member.house.gateway.submit(
        ANN, stream_of("T1"), red(500), "key", waited_for=lambda: waited_for
    )
    return asyncio.create_task(sent)


def test_the_owners_refusal_stands_when_the_line_comes_back(database: str, bus: BusServer) -> None:
    async def body() -> None:
        async with apart(database, bus) as (owner, other, line):
            waiting = submit(other)
            await owner.deal("T1")
            refused = await submit(owner)
            assert isinstance(refused, Refusal), refused
            await owner.do("T1", OPEN)
            line.flowing.set()
            with contextlib.suppress(NoOwner):
                late = await waiting
                assert isinstance(late, Refusal), late
            assert await laid(owner, "key") == []
            again = await submit(owner)
            assert isinstance(again, Refusal)
            assert again.detail == refused.detail

    asyncio.run(body())


def test_a_command_that_was_meant_for_an_earlier_round_is_not_done_in_a_later_one(
    database: str, bus: BusServer
) -> None:
    async def body() -> None:
        async with apart(database, bus) as (owner, other, line):
            request = Request(red(500), ANN, "key", lambda answer: None, round_no=1)
            route = other.house.gateway.remote
            assert route is not None
            waiting = asyncio.create_task(route.submit(stream_of("T1"), request, approved=False))
            await next_round(owner)
            line.flowing.set()
            with contextlib.suppress(NoOwner):
                late = await waiting
                assert isinstance(late, Refusal), late
            assert await laid(owner, "key") == []

    asyncio.run(body())


def test_a_node_stops_trying_when_its_client_has_gone(database: str, bus: BusServer) -> None:
    async def body() -> None:
        async with apart(database, bus) as (owner, other, line):
            line.down = True
            line.cut()
            waiting = submit(other, waited_for=False)
            with pytest.raises(NoOwner):
                await waiting
            line.down = False
            line.flowing.set()
            await next_round(owner)
            assert await laid(owner, "key") == []
            assert isinstance(await submit(owner), Accepted)

    asyncio.run(body())
