"""A station that falls silent is out of order, by its book, and in order once it is heard again."""

import asyncio
from dataclasses import replace

import pytest

from croupier.core.roles import Role
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.station_beats import PASSES_MS, StationBeats
from croupier.house.stations import StationReport
from croupier.table.betting import CloseBetting
from croupier.table.faults import MalfunctionReported
from croupier.table.spin import SpinBall
from tests.unit.house.test_house import BUY_IN, OPEN, deal, open_house, red

BEAT = 10_000


async def begun() -> tuple[House, StationBeats]:
    house = await open_house(MemoryStore())
    await deal(house, BUY_IN, OPEN, red(1000))
    beats = StationBeats(house, BEAT)
    await beats.hear("T1", "ann", 0)
    return house, beats


def faulty(house: House) -> bool:
    return house.tables["T1"].state.is_faulty("station", "ann")


@pytest.mark.clause("crown", "10.9.6(c)", "10.9.7(a)")
def test_two_beats_of_silence_before_the_close_void_the_wagers_of_that_station() -> None:
    async def body() -> None:
        house, beats = await begun()
        await beats.check(2 * BEAT - 1)
        assert not faulty(house)
        await beats.check(2 * BEAT)
        assert faulty(house)
        seat = house.tables["T1"].state.seats["ann"]
        assert (dict(seat.wagers), seat.balance) == ({}, 10_000)
        # Once is enough: the fault stands, and nothing more is said of it.
        version = house.tables["T1"].version
        await beats.check(10 * BEAT)
        assert house.tables["T1"].version == version
        await beats.hear("T1", "ann", 11 * BEAT)
        assert not faulty(house)

    asyncio.run(body())


@pytest.mark.clause("crown", "10.9.7(b)")
def test_after_the_close_the_recorded_wagers_stand() -> None:
    async def body() -> None:
        house, beats = await begun()
        await deal(house, SpinBall(by=Role.DEALER), CloseBetting(by=Role.DEALER))
        await beats.check(2 * BEAT)
        assert faulty(house)
        assert house.tables["T1"].state.seats["ann"].wagers == {"red": 1000}

    asyncio.run(body())


def test_a_station_that_said_goodbye_or_has_nobody_at_it_is_not_missed() -> None:
    async def body() -> None:
        house, beats = await begun()
        beats.leave("T1", "ann")
        await beats.hear("T1", "zoe", 0)
        await beats.hear("T9", "ann", 0)
        await beats.check(5 * BEAT)
        assert not house.tables["T1"].state.faults
        assert beats.heard == {}
        off = StationBeats(house, 0)
        await off.hear("T1", "ann", 0)
        await off.check(5 * BEAT)
        assert not faulty(house)

    asyncio.run(body())


def test_a_fault_that_somebody_reported_is_not_restored_by_a_beat() -> None:
    async def body() -> None:
        from croupier.table.faults import ReportMalfunction

        house, beats = await begun()
        fault = ReportMalfunction(by=Role.DEALER, scope="station", player="ann", ground="display")
        await deal(house, fault)
        await beats.check(2 * BEAT)
        await beats.hear("T1", "ann", 3 * BEAT)
        assert faulty(house)

    asyncio.run(body())


def test_what_is_recorded_says_how_long_it_was_silent() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN, red(1000))
        beats = StationBeats(house, BEAT)
        await beats.hear("T1", "ann", 0)
        await beats.check(2 * BEAT)
        from croupier.house.codecs import TABLE_CODEC

        events = [
            TABLE_CODEC.decode(record.kind, record.payload)
            for record in store.records
            if record.kind == "MalfunctionReported"
        ]
        (event,) = events
        assert isinstance(event, MalfunctionReported)
        assert event.text == "nothing was heard of this station for 20 seconds"
        assert "10.9.6(c)" in event.clauses

    asyncio.run(body())


def test_what_a_screen_shows_for_a_moment_is_no_fault() -> None:
    """A ball that falls and a chip on its way pass; what stays the same does not."""

    async def body() -> None:
        _, beats = await begun()
        shown = StationReport(player="ann", round_no=1, balance=8_500, seq=4)
        assert beats.doubt("T1", shown, 1_000)
        assert beats.doubt("T1", replace(shown, balance=9_000), 5_000)
        assert beats.doubt("T1", replace(shown, balance=9_000, seq=9), 5_000 + PASSES_MS - 1)
        assert not beats.doubt("T1", replace(shown, balance=9_000, seq=9), 5_000 + PASSES_MS)
        await beats.hear("T1", "ann", 20_000)
        assert beats.doubt("T1", replace(shown, balance=9_000), 20_001)
        # What is of no screen does not move.
        assert not beats.doubt("T1", replace(shown, seq=None), 20_002)

    asyncio.run(body())
