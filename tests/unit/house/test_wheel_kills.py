"""A house is killed at any record of a wheel's game: its tables go on as if nothing had been."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from croupier.core.roles import DEVICES, Role
from croupier.house.actors import Actor
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Record
from croupier.house.policies import Request
from croupier.house.wheel_moves import moves_of
from croupier.house.wheels import wheel_actor
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.spin import SpinBall
from croupier.wheel import register as r
from tests.unit.house.test_wheels import CLOSE, OPEN, RUN, SEVENTEEN, Floor

DEALING = Actor(id="dealing", roles=frozenset({Role.SYSTEM, Role.DEALER}))


async def started(records: list[Record], time: int) -> Floor:
    """A house that finds these records, and nobody who writes to them still."""
    store = MemoryStore()
    await store.adopt(records, [])
    floor = Floor(store)
    floor.clock.time = time
    await floor.house.start()
    await floor.wheels.start()
    await floor.settled()
    device = floor.wheels.streams["W1"].state.devices.get("reader")
    floor.seq["reader"] = device.seq if device is not None else 0
    return floor


def cuts(records: list[Record], first: int) -> list[int]:
    """Where a log may end: what one command led to is stored whole or not at all."""
    return [
        place
        for place in range(first, len(records) + 1)
        if place == len(records) or records[place].key != records[place - 1].key
    ]


def killed_everywhere(prepare: Callable[[Floor], Awaitable[None]], reading: Any) -> None:
    """A house killed at every record that a reading leads to stands where one stands that lives."""

    async def story() -> None:
        store = MemoryStore()
        floor = Floor(store)
        await floor.open()
        await prepare(floor)
        before = len(store.records)
        await floor.read(reading)
        for cut in cuts(store.records, before):
            again = await started(store.records[:cut], floor.clock.time + 1_000)
            if again.seq["reader"] < floor.seq["reader"]:
                await again.read(reading)
            last = store.records[cut - 1].kind
            assert again.phases() == floor.phases(), last
            assert again.balances() == floor.balances(), last
            assert not again.wheels.alerts, last

    asyncio.run(story())


async def _bet(floor: Floor) -> None:
    await floor.read(OPEN)
    await floor.place()


async def _launch(floor: Floor) -> None:
    await _bet(floor)
    await floor.read(RUN)


async def _close(floor: Floor) -> None:
    await _launch(floor)
    await floor.read(CLOSE)


async def _play(floor: Floor) -> None:
    await _close(floor)
    await floor.read(SEVENTEEN)


async def _void(floor: Floor) -> None:
    await _launch(floor)
    await floor.read(("no-spin", {"cause": "ball-lost"}))


@pytest.mark.parametrize(
    ("prepare", "reading"),
    [
        # Of what a table has to do before it opens, some is on record and some is not.
        (_play, OPEN),
        (_void, OPEN),
        (_bet, RUN),
        # Closed without having been seen to run, a table does two things at once.
        (_bet, CLOSE),
        (_launch, CLOSE),
        (_launch, ("no-spin", {"cause": "with-rotor"})),
        (_close, SEVENTEEN),
    ],
)
def test_a_house_may_be_killed_at_any_record(
    prepare: Callable[[Floor], Awaitable[None]], reading: Any
) -> None:
    killed_everywhere(prepare, reading)


def test_a_table_makes_up_for_all_that_it_has_missed() -> None:
    """The wheel's own records go ahead of those of a table that was busy."""

    async def story() -> None:
        store = MemoryStore()
        floor = Floor(store)
        await floor.open()
        await _bet(floor)
        floor.house.gateway.send = lambda *args, **more: None  # type: ignore[method-assign]
        await floor.read(RUN, CLOSE, SEVENTEEN, OPEN)
        # However much noise there was since.
        await floor.read(*[("torn-line", {"text": "*X"})] * 60)
        assert floor.phases() == ["betting"] * 3
        again = await started(store.records, floor.clock.time + 1_000)
        assert again.phases() == ["betting"] * 3
        assert [table.state.round_no for table in again.house.tables.values()] == [2] * 3
        assert [table.state.numbers for table in again.house.tables.values()] == [("17",)] * 3
        assert again.balances() == [85_000, 85_000, 84_000]
        assert not again.wheels.alerts

    asyncio.run(story())


async def _deal(floor: Floor) -> None:
    """Somebody deals until the close."""
    for kind in (OpenBetting, SpinBall, CallFinalBets, CloseBetting):
        for by in (Role.SYSTEM, Role.DEALER):
            await floor.do("T2", kind(by=by), DEALING)
    assert floor.house.tables["T2"].state.phase == "no-more-bets"


def test_the_number_of_a_spin_that_a_table_sat_out_decides_no_round_of_it() -> None:
    """A reader that sees numbers alone: the dealer opens and closes, the house is started anew."""

    async def story() -> None:
        store = MemoryStore()
        floor = Floor(store)
        await floor.open(automatic=False)
        # Nobody plays at the first table when this number falls.
        await floor.read(SEVENTEEN)
        await _deal(floor)
        again = await started(store.records, floor.clock.time + 1_000)
        assert again.house.tables["T2"].state.phase == "no-more-bets"
        assert again.house.tables["T2"].state.numbers == ()

    asyncio.run(story())


def test_a_number_from_before_a_table_was_dealt_from_the_wheel_decides_no_round_of_it() -> None:
    async def story() -> None:
        store = MemoryStore()
        floor = Floor(store)
        await floor.open(automatic=False)
        await floor.wheel(r.ReleaseTable(by=Role.PIT_BOSS, table="T2"))
        await _deal(floor)
        await floor.read(SEVENTEEN)
        await floor.wheel(r.DealTable(by=Role.PIT_BOSS, table="T2", automatic=True))
        again = await started(store.records, floor.clock.time + 1_000)
        assert again.house.tables["T2"].state.phase == "no-more-bets"

    asyncio.run(story())


def _by_place(floor: Floor) -> None:
    """Send as earlier programs did: under keys with a place in them."""

    def send(serial: str, table: Any, event: Any, key: str, *, automatic: bool) -> None:
        actor = wheel_actor(serial, automatic=automatic or event.by not in DEVICES)
        for place, command in enumerate(moves_of(table.state, event, automatic=automatic)):
            request = Request(command, actor, f"{key}/{place}", lambda answer: None)
            floor.house.gateway.send(table, request, approved=True)

    floor.wheels._send = send  # type: ignore[method-assign]


@pytest.mark.parametrize(
    ("prepare", "reading"),
    [(_play, OPEN), (_bet, RUN), (_bet, CLOSE), (_launch, CLOSE), (_close, SEVENTEEN)],
)
def test_a_log_of_an_earlier_program_goes_on_from_any_record(
    prepare: Callable[[Floor], Awaitable[None]], reading: Any
) -> None:
    async def story() -> None:
        store = MemoryStore()
        floor = Floor(store)
        _by_place(floor)
        await floor.open()
        await prepare(floor)
        before = len(store.records)
        await floor.read(reading)
        for cut in cuts(store.records, before + 1):
            again = await started(store.records[:cut], floor.clock.time + 1_000)
            last = store.records[cut - 1].kind
            assert again.phases() == floor.phases(), last
            assert again.balances() == floor.balances(), last
            assert not again.wheels.alerts, last

    asyncio.run(story())
