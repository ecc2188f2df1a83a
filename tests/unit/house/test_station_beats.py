"""A station that falls silent is out of order, by its book, and in order once it is heard again."""

import asyncio
from dataclasses import replace

import pytest

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.station_beats import PASSES_MS, StationBeats
from croupier.house.stations import AGREED, StationReport
from croupier.table.betting import CloseBetting
from croupier.table.faults import MalfunctionReported
from croupier.table.spin import SpinBall
from tests.unit.house.test_house import ANN, BUY_IN, OPEN, STAFF, deal, open_house, red

BEAT = 10_000


async def begun(store: MemoryStore | None = None) -> tuple[House, StationBeats]:
    house = await open_house(store or MemoryStore())
    await deal(house, BUY_IN, OPEN, red(1000))
    beats = StationBeats(house, BEAT)
    await beats.start()
    await beats.hear("T1", "ann", 0)
    return house, beats


async def pass_time(beats: StationBeats, since: int, to: int) -> None:
    """Look every second, as a house that runs does, and at the end."""
    for now in [*range(since, to, 1_000), to]:
        await beats.check(now)


async def restart(store: MemoryStore, beat: int = BEAT) -> tuple[House, StationBeats]:
    """Another process on the same log."""
    house = await open_house(store)
    beats = StationBeats(house, beat)
    await beats.start()
    return house, beats


def faulty(house: House) -> bool:
    return house.tables["T1"].state.is_faulty("station", "ann")


@pytest.mark.clause("crown", "10.9.6(c)", "10.9.7(a)")
def test_two_beats_of_silence_before_the_close_void_the_wagers_of_that_station() -> None:
    async def body() -> None:
        house, beats = await begun()
        await pass_time(beats, 0, 2 * BEAT - 1)
        assert not faulty(house)
        await beats.check(2 * BEAT)
        assert faulty(house)
        seat = house.tables["T1"].state.seats["ann"]
        assert (dict(seat.wagers), seat.balance) == ({}, 10_000)
        # Once is enough: the fault stands, and nothing more is said of it.
        version = house.tables["T1"].version
        await pass_time(beats, 2 * BEAT, 10 * BEAT)
        assert house.tables["T1"].version == version
        await beats.hear("T1", "ann", 11 * BEAT)
        assert not faulty(house)

    asyncio.run(body())


@pytest.mark.clause("crown", "10.9.7(b)")
def test_after_the_close_the_recorded_wagers_stand() -> None:
    async def body() -> None:
        house, beats = await begun()
        await deal(house, SpinBall(by=Role.DEALER), CloseBetting(by=Role.DEALER))
        await pass_time(beats, 0, 2 * BEAT)
        assert faulty(house)
        assert house.tables["T1"].state.seats["ann"].wagers == {"red": 1000}

    asyncio.run(body())


def test_a_station_that_said_goodbye_or_has_nobody_at_it_is_not_missed() -> None:
    async def body() -> None:
        house, beats = await begun()
        await beats.leave("T1", "ann")
        await beats.hear("T1", "zoe", 0)
        await beats.hear("T9", "ann", 0)
        await pass_time(beats, 0, 5 * BEAT)
        assert not house.tables["T1"].state.faults
        off = StationBeats(house, 0)
        await off.hear("T1", "ann", 0)
        await pass_time(off, 0, 5 * BEAT)
        assert not faulty(house)

    asyncio.run(body())


def test_a_fault_that_somebody_reported_is_not_restored_by_a_beat() -> None:
    async def body() -> None:
        from croupier.table.faults import ReportMalfunction

        house, beats = await begun()
        fault = ReportMalfunction(by=Role.DEALER, scope="station", player="ann", ground="display")
        await deal(house, fault)
        await pass_time(beats, 0, 2 * BEAT)
        await beats.hear("T1", "ann", 3 * BEAT)
        assert faulty(house)

    asyncio.run(body())


def test_what_is_recorded_says_how_long_it_was_silent() -> None:
    async def body() -> None:
        store = MemoryStore()
        _, beats = await begun(store)
        await pass_time(beats, 0, 2 * BEAT)
        from croupier.house.codecs import TABLE_CODEC

        events = [
            TABLE_CODEC.decode(record.kind, record.payload)
            for record in store.records
            if record.kind == "MalfunctionReported"
        ]
        (event,) = events
        assert isinstance(event, MalfunctionReported)
        assert str(event.text) == "nothing was heard of this station for 20 seconds"
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


def test_one_that_died_with_the_house_is_missed_two_beats_after_the_restart() -> None:
    async def body() -> None:
        store, later = MemoryStore(), 90 * BEAT
        await begun(store)
        house, beats = await restart(store)
        # Those that live have as long as ever; the time that the house was away does not count.
        await pass_time(beats, later, later + 2 * BEAT - 1)
        assert not faulty(house)
        await beats.check(later + 2 * BEAT)
        assert faulty(house)

    asyncio.run(body())


@pytest.mark.parametrize("said_by", ["goodbye", "report"])
def test_after_a_restart_nobody_is_missed_who_said_goodbye_or_is_heard(said_by: str) -> None:
    async def body() -> None:
        store, later = MemoryStore(), 90 * BEAT
        _, before = await begun(store)
        if said_by == "goodbye":
            await before.leave("T1", "ann")
        house, beats = await restart(store)
        await beats.check(later)
        if said_by == "report":
            await beats.hear("T1", "ann", later + BEAT)
        await pass_time(beats, later + BEAT, later + 3 * BEAT - 1)
        assert not faulty(house)

    asyncio.run(body())


def test_beats_are_in_no_log() -> None:
    async def body() -> None:
        store = MemoryStore()
        _, beats = await begun(store)
        length = len(store.records)
        for beat in range(1, 50):
            await beats.hear("T1", "ann", beat * BEAT)
            await beats.check(beat * BEAT)
        assert len(store.records) == length

    asyncio.run(body())


def test_a_house_that_stood_still_itself_blames_no_station() -> None:
    async def body() -> None:
        house, beats = await begun()
        await beats.check(0)
        await beats.check(6 * BEAT)
        assert not faulty(house)
        await pass_time(beats, 6 * BEAT, 8 * BEAT)
        assert faulty(house)

    asyncio.run(body())


def test_a_fault_that_somebody_found_since_is_not_taken_back_by_a_beat() -> None:
    async def body() -> None:
        from croupier.table.faults import ReportMalfunction, RestoreEquipment

        house, beats = await begun()
        await pass_time(beats, 0, 2 * BEAT)
        restored = RestoreEquipment(by=Role.DEALER, scope="station", player="ann")
        found = ReportMalfunction(by=Role.DEALER, scope="station", player="ann", ground="display")
        await deal(house, restored, found)
        await beats.hear("T1", "ann", 3 * BEAT)
        assert faulty(house)

    asyncio.run(body())


def test_a_terminal_reports_for_its_own_player_alone() -> None:
    async def body() -> None:
        house, beats = await begun()
        for player, leaving in (("ben", False), ("ben", True)):
            report = StationReport(player=player, round_no=1, leaving=leaving)
            assert isinstance(await beats.take(ANN, "T1", report), Refusal)
        report = StationReport(player="ann", round_no=1, leaving=True)
        # Whoever serves players speaks for no station.
        assert isinstance(await beats.take(STAFF, "T1", report), Refusal)
        assert await beats.take(ANN, "T1", report) is AGREED
        await pass_time(beats, 0, 5 * BEAT)
        assert not faulty(house)

    asyncio.run(body())


def test_where_all_must_report_one_that_never_has_is_missed_once_wagers_lie_at_it() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        await deal(house, BUY_IN, OPEN)
        beats = StationBeats(house, BEAT, all_report=True)
        await beats.start()
        # Nobody plays there yet.
        await pass_time(beats, 0, 5 * BEAT)
        assert not faulty(house)
        await deal(house, red(1000))
        await pass_time(beats, 5 * BEAT, 7 * BEAT - 1)
        assert not faulty(house)
        await beats.check(7 * BEAT)
        assert faulty(house)
        version = house.tables["T1"].version
        await pass_time(beats, 8 * BEAT, 12 * BEAT)
        assert house.tables["T1"].version == version

    asyncio.run(body())


def test_where_all_must_report_one_that_was_switched_off_is_not_missed() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        await deal(house, BUY_IN, OPEN, red(1000))
        beats = StationBeats(house, BEAT, all_report=True)
        await beats.start()
        goodbye = StationReport(player="ann", round_no=0, leaving=True)
        assert await beats.take_here("T1", ANN, goodbye) == AGREED
        await pass_time(beats, 0, 5 * BEAT)
        assert not faulty(house)

    asyncio.run(body())
