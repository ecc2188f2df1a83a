"""A wager that was taken when the wheel had closed already, and nobody knew, does not stand."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from croupier.audit.verify import Auditor
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.house.log.memory import MemoryStore
from croupier.server.readings import Reading, of_before
from croupier.table.changing import MoveWager, RemoveWager
from croupier.table.wagers import PlaceWager, WagersChanged
from croupier.wheel import spins as s
from tests.unit.house.test_wheel_kills import cuts, started
from tests.unit.house.test_wheels import ANN, CLOSE, GAMES, OPEN, RUN, SEVENTEEN, Floor

HEARD: tuple[str, dict[str, Any]] = ("heard", {})
AWAY_MS = 3_500
_Story = Callable[[Floor], Awaitable[None]]


def play(story: _Story) -> MemoryStore:
    """A story, at the end of which the auditor finds every cent."""
    store = MemoryStore()

    async def publish() -> None:
        floor = Floor(store)
        await floor.open()
        await story(floor)
        auditor = Auditor()
        for record in store.records:
            assert auditor.take(record), auditor.verdict.fault

    asyncio.run(publish())
    return store


async def bet(floor: Floor, bet: str, stake: int = 1_000, table: str = "T1") -> Any:
    place = PlaceWager(by=Role.PLAYER, player="ann", bet=bet, stake=Money(stake))
    return await floor.do(table, place, ANN)


def lies(floor: Floor, table: str = "T1") -> dict[str, int]:
    return dict(floor.house.tables[table].state.seats["ann"].wagers)


async def beat(floor: Floor) -> None:
    """A sign of life, and a moment in which wagers are surely of before it."""
    floor.clock.time += 5
    await floor.wheels.take("reader", "W1", [])
    floor.clock.time += 5


async def opened(floor: Floor) -> None:
    """Betting is open, something lies, and the ball runs."""
    await floor.read(OPEN)
    await bet(floor, "red", 2_000)
    floor.clock.time += 500
    await floor.read(RUN)
    await beat(floor)


def test_what_is_laid_while_a_driver_is_away_and_its_wheel_closes_goes_back() -> None:
    async def story(floor: Floor) -> None:
        await opened(floor)
        # The driver is killed, and for a moment nobody knows.
        assert isinstance(await bet(floor, "straight:17"), Accepted)
        assert isinstance(await bet(floor, "red", 500), Accepted)
        floor.clock.time += AWAY_MS
        assert isinstance(await bet(floor, "straight:17"), Refusal)
        await floor.read(CLOSE)
        assert floor.phases()[0] == "no-more-bets"
        # What lay before stands, also on a bet to which something was added too late.
        assert lies(floor) == {"red": 2_000}
        assert floor.balances()[0] == 48_000
        await floor.read(("number", {"pocket": "1"}))
        assert floor.balances()[0] == 52_000

    play(story)


def test_it_is_on_record_with_the_clause_and_said_to_the_player() -> None:
    async def story(floor: Floor) -> None:
        await opened(floor)
        await bet(floor, "straight:17")
        floor.clock.time += AWAY_MS
        await floor.read(CLOSE)
        events = await floor.house.history("T1")
        (struck,) = [
            each for each in events if isinstance(each, WagersChanged) and each.cause == "late"
        ]
        assert struck.player == "ann"
        assert struck.clauses == floor.house.tables["T1"].state.game.close.clauses != ()
        assert "wheel had closed" in str(struck.warnings[0])

    play(story)


def test_what_is_moved_or_taken_up_too_late_lies_as_it_lay() -> None:
    async def story(floor: Floor) -> None:
        await opened(floor)
        move = MoveWager(by=Role.PLAYER, player="ann", bet="red", to="black")
        assert isinstance(await floor.do("T1", move, ANN), Accepted)
        assert lies(floor) == {"black": 2_000}
        remove = RemoveWager(by=Role.PLAYER, player="ann", bet="black")
        assert isinstance(await floor.do("T1", remove, ANN), Accepted)
        floor.clock.time += AWAY_MS
        await floor.read(CLOSE)
        assert lies(floor) == {"red": 2_000}
        assert floor.balances()[0] == 48_000

    play(story)


def test_what_was_laid_before_a_driver_went_stands() -> None:
    async def story(floor: Floor) -> None:
        await opened(floor)
        await bet(floor, "straight:17")
        await beat(floor)
        floor.clock.time += AWAY_MS
        await floor.read(CLOSE)
        assert lies(floor) == {"red": 2_000, "straight:17": 1_000}

    play(story)


@pytest.mark.parametrize("quiet", [950, 0])
def test_a_line_that_was_cut_is_not_seen_from_its_last_word_on(quiet: int) -> None:
    """The driver is there and says how long the wheel was quiet; or it was just started."""

    async def story(floor: Floor) -> None:
        await opened(floor)
        await bet(floor, "straight:17")
        floor.clock.time += 900
        await floor.read(("silent", {"quiet": quiet}))
        assert isinstance(await bet(floor, "straight:17"), Refusal)
        await beat(floor)
        # It was heard again with what it says of its game.
        await floor.read(HEARD, CLOSE)
        assert lies(floor) == {"red": 2_000}

    play(story)


def test_a_wheel_that_is_heard_again_while_betting_is_open_has_closed_nothing() -> None:
    async def story(floor: Floor) -> None:
        await opened(floor)
        await bet(floor, "straight:17")
        floor.clock.time += 900
        await floor.read(("silent", {"quiet": 950}))
        await floor.read(HEARD)
        assert isinstance(await bet(floor, "straight:17"), Accepted)
        await floor.read(CLOSE)
        assert lies(floor) == {"red": 2_000, "straight:17": 2_000}

    play(story)


def test_a_driver_that_was_started_anew_has_seen_nothing_until_it_says_where_its_wheel_is() -> None:
    """It was away for a shorter time than the house notices."""

    async def story(floor: Floor) -> None:
        await opened(floor)
        await bet(floor, "straight:17")
        floor.clock.time += 300
        # It first queries how far the house is, then gives signs of life.
        await floor.wheels.take("reader", "W1", [], waiting=1)
        await floor.wheels.take("reader", "W1", [])
        assert isinstance(await bet(floor, "straight:4"), Refusal)
        await floor.read(CLOSE)
        assert lies(floor) == {"red": 2_000}

    play(story)


def test_what_a_driver_had_written_down_before_its_start_does_not_say_where_its_wheel_is() -> None:
    """House and driver were away one after the other: readings wait, and the wheel has closed."""

    async def story(floor: Floor) -> None:
        await opened(floor)
        await bet(floor, "straight:17")
        floor.clock.time += AWAY_MS
        await floor.wheels.take("reader", "W1", [], waiting=1)
        floor.seq["reader"] += 1
        old = s.TakeReading(
            by=Role.SYSTEM,
            at=floor.clock.now(),
            device="reader",
            seq=floor.seq["reader"],
            reading="ball-launched",
        )
        await floor.wheels.take("reader", "W1", [old], before={old.seq})
        assert isinstance(await bet(floor, "straight:4"), Refusal)
        await floor.read(HEARD, CLOSE)
        assert lies(floor) == {"red": 2_000}

    play(story)


def test_a_reading_is_of_before_by_its_drivers_clock() -> None:
    at = [Reading(seq=seq, kind="heard", at=at) for seq, at in ((1, 90), (2, 100), (3, 150))]
    assert of_before(at, 100, 150) == {1}
    # The clock was set back between the two starts.
    assert of_before(at, 100, 140) == {1, 3}
    # An earlier driver does not say when it began.
    assert not of_before(at, 0, 150)


def test_every_table_without_a_dealer_strikes_its_own() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN)
        await bet(floor, "red", 2_000)
        await floor.read(RUN)
        await beat(floor)
        for table in GAMES:
            assert isinstance(await bet(floor, "straight:17", table=table), Accepted)
        floor.clock.time += AWAY_MS
        await floor.read(CLOSE, SEVENTEEN)
        # The number is in the same report, and waits for the close with all that it undoes.
        assert floor.phases() == ["settled"] * 3
        assert floor.balances() == [48_000, 50_000, 50_000]

    play(story)


def test_a_house_killed_over_it_strikes_it_once() -> None:
    async def story() -> None:
        store = MemoryStore()
        floor = Floor(store)
        await floor.open()
        await opened(floor)
        await bet(floor, "straight:17")
        floor.clock.time += AWAY_MS
        before = len(store.records)
        await floor.read(CLOSE)
        # Once the wheel's close is durable: that it came late is with it.
        for cut in cuts(store.records, before)[1:]:
            again = await started(store.records[:cut], floor.clock.time + 1_000)
            assert again.phases() == ["no-more-bets", "no-more-bets", "no-more-bets"]
            assert lies(again) == {"red": 2_000}
            assert again.balances()[0] == 48_000
            assert not again.wheels.alerts

    asyncio.run(story())


@pytest.mark.parametrize("silences", [0, 1, 2])
def test_a_house_and_a_driver_that_are_both_started_anew_let_no_wager_stand(silences: int) -> None:
    """The driver was away first: since when is nowhere but in its last word on record."""

    async def story() -> None:
        store = MemoryStore()
        floor = Floor(store)
        await floor.open()
        await opened(floor)
        await bet(floor, "straight:17")
        for _ in range(silences + 1):
            floor = await started(store.records, floor.clock.time + AWAY_MS)
            store = floor.house.store  # type: ignore[assignment]
            await floor.wheels.take("reader", "W1", [], waiting=1)
            if silences:
                await floor.read(("silent", {"quiet": 0}))
        await floor.read(HEARD, CLOSE)
        assert lies(floor) == {"red": 2_000}

    asyncio.run(story())


SENT = 1_000_000


async def report(floor: Floor, kind: str, quiet: int = 0, *, held_up: int = 0) -> None:
    """A report with the driver's own time on it, which may be held up on its way."""
    floor.seq["reader"] += 1
    made = s.TakeReading(
        by=Role.SYSTEM,
        at=floor.clock.now(),
        device="reader",
        seq=floor.seq["reader"],
        reading=kind,
        quiet=quiet,
    )
    sent = SENT + round(asyncio.get_running_loop().time() * 1000) - held_up
    await floor.wheels.take("reader", "W1", [made], sent=sent)
    await floor.settled()


def test_a_line_that_was_lost_for_half_a_second_lets_no_wager_stand() -> None:
    """The line came back before anybody called it silent: the driver says what it has missed."""

    async def story(floor: Floor) -> None:
        await opened(floor)
        floor.clock.time += 400
        await bet(floor, "straight:17")
        floor.clock.time += 200
        await report(floor, "bets-closed", quiet=550)
        assert lies(floor) == {"red": 2_000}

    play(story)


@pytest.mark.parametrize(("held_up", "lying"), [(0, 1_000), (300, 0)])
def test_a_report_that_was_held_up_on_its_way_is_of_when_it_was_sent(
    held_up: int, lying: int
) -> None:
    async def story(floor: Floor) -> None:
        await opened(floor)
        await report(floor, "heard")
        floor.clock.time += 200
        await bet(floor, "straight:17")
        floor.clock.time += 200
        await report(floor, "bets-closed", held_up=held_up)
        assert lies(floor).get("straight:17", 0) == lying

    play(story)


def test_a_wager_that_waits_to_be_decided_when_the_close_comes_is_late_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At a crowded table wagers are gathered for a moment, and the close would come after them."""
    # The test says when the moment is over: no clock does.
    monkeypatch.setattr("croupier.house.stream._GATHER_SECONDS", 3_600)

    async def story(floor: Floor) -> None:
        await opened(floor)
        stream = floor.house.tables["T1"]
        floor.clock.time += 400
        await asyncio.gather(*(bet(floor, "red") for _ in range(8)))
        assert stream.is_busy
        floor.clock.time += 100
        laid = asyncio.create_task(bet(floor, "straight:17"))
        closing = asyncio.create_task(report(floor, "bets-closed", quiet=1))
        while len(stream._queue) < 2:
            await asyncio.sleep(0)
        assert stream._gathering is not None
        stream._gathering.cancel()
        stream._gathered()
        await closing
        assert isinstance(await laid, Refusal)
        assert lies(floor) == {"red": 10_000}

    play(story)


def test_a_close_that_was_seen_says_so_to_no_later_reader() -> None:
    """What a wheel's record says of a close is zero where a device saw it come."""

    async def story(floor: Floor) -> None:
        await opened(floor)
        await floor.read(CLOSE)
        history = floor.wheels.streams["W1"].history()
        (closed,) = [each async for _, each in history if isinstance(each, s.WheelClosed)]
        assert closed.since == 0

    play(story)
