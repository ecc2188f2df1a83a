"""A wheel that cannot be followed: no wager is laid that could be late."""

import asyncio
import time
from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house import driver_beats
from croupier.house.answers import Accepted, Answer
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.spin import SpinBall
from croupier.table.wagers import PlaceWager
from croupier.wheel.spins import DecideNumber
from tests.unit.house.test_wheels import ANN, CLOSE, GAMES, OPEN, PIT, RUN, Floor, play

UNKNOWN = ("number-unknown", {"cause": "missed", "spin": 1})
PLACE = PlaceWager(by=Role.PLAYER, player="ann", bet="red", stake=Money(500))


def refused(answer: Answer) -> str:
    """Why a wager was not taken; empty if it was."""
    return str(answer.message.code) if isinstance(answer, Refusal) else ""  # type: ignore[union-attr]


@pytest.mark.parametrize("before", [(OPEN,), (OPEN, RUN)])
def test_a_first_game_whose_close_was_missed_is_no_spin(before: tuple[Any, ...]) -> None:
    """Of a wheel that has closed no game yet it is known, too, that it closes them."""

    async def story(floor: Floor) -> None:
        await floor.read(*before)
        await floor.place()
        await floor.read(UNKNOWN, CLOSE)
        assert floor.wheels.streams["W1"].state.course == "closed"
        assert "betting" not in floor.phases()
        answers = [await floor.do(table, PLACE, ANN) for table in GAMES]
        assert all(map(refused, answers))

    play(story)


def test_nobody_bets_on_a_number_that_lies_there_undecided() -> None:
    """Not even where the dealer closes betting, as the device sees numbers alone."""

    async def story(floor: Floor) -> None:
        await floor.read(("heard", {}))
        await floor.do("T3", OpenBetting(by=Role.DEALER))
        assert await accepts(floor, "T3")
        await floor.read(RUN, UNKNOWN)
        assert (floor.phases()[2], floor.wheels.streams["W1"].state.course) == (
            "betting",
            "undecided",
        )
        assert refused(await floor.do("T3", PLACE, ANN)) == "house-wheel-undecided"

    play(story)


def test_two_readers_that_differ_while_betting_is_open_void_the_spin() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN)
        await floor.read(("number", {"pocket": "5", "spin": 1}))
        await floor.read(("number", {"pocket": "6", "spin": 1}), device="second")
        assert floor.wheels.streams["W1"].state.course == "void"

    play(story, sources=("reader", "second"))


@pytest.mark.parametrize("before", [(OPEN,), (OPEN, RUN)])
def test_a_driver_that_is_killed_takes_betting_along(
    before: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sooner while the ball runs; and not for a house that was too busy to read its signs."""
    monkeypatch.setattr(driver_beats, "NEAR_SECONDS", 0.01)
    monkeypatch.setattr(driver_beats, "LATE_SECONDS", 600.0 if RUN in before else 0.02)
    monkeypatch.setattr(driver_beats, "TURN_SECONDS", 0.001)

    async def story(floor: Floor) -> None:
        await floor.read(*before)
        assert await accepts(floor, "T1")
        time.sleep(0.1)
        # The house itself stood still: a sign may wait to be read.
        assert await accepts(floor, "T1")
        async with asyncio.timeout(5):
            while await accepts(floor, "T1"):
                await asyncio.sleep(0.001)
        assert refused(await floor.do("T1", PLACE, ANN)) == "house-wheel-not-seen"
        await floor.read()
        assert await accepts(floor, "T1")

    play(story)


def test_a_driver_that_is_late_is_missed_at_once_only_while_the_ball_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(driver_beats, "NEAR_SECONDS", 0.001)
    monkeypatch.setattr(driver_beats, "LATE_SECONDS", 600.0)
    monkeypatch.setattr(driver_beats, "TURN_SECONDS", 0.001)

    async def story() -> None:
        watch = driver_beats.DriverBeats(lambda: 0)
        watch.heard("rim")
        async with asyncio.timeout(5):
            while not watch.is_late("rim", near=True):
                await asyncio.sleep(0.001)
        assert not watch.is_late("rim", near=False)

    asyncio.run(story())


def number(pocket: str, spin: int) -> tuple[str, dict[str, Any]]:
    return "number", {"pocket": pocket, "spin": spin}


async def accepts(floor: Floor, table: str) -> bool:
    return isinstance(await floor.do(table, PLACE, ANN), Accepted)


def test_noise_on_the_line_does_not_bring_a_silent_wheel_back() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, ("silent", {}))
        await floor.read(("torn-line", {"text": "x"}))
        assert refused(await floor.do("T1", PLACE, ANN)) == "house-wheel-not-seen"
        await floor.read(("heard", {}))
        assert await accepts(floor, "T1")

    play(story)


async def deal(floor: Floor) -> None:
    """A round of a live table up to its close, where the reader sees numbers alone."""
    for command in (OpenBetting(by=Role.DEALER), PLACE, SpinBall(by=Role.DEALER)):
        answer = await floor.do("T3", command, ANN if command is PLACE else PIT)
        assert isinstance(answer, Accepted), answer
    closed = await floor.do("T3", CloseBetting(by=Role.DEALER))
    assert isinstance(closed, Accepted), closed


def test_a_reader_that_comes_back_while_its_number_is_awaited_may_have_missed_it() -> None:
    """What it reads next may be the next spin's: a person looks at the wheel."""

    async def story(floor: Floor) -> None:
        await floor.read(("heard", {}))
        await deal(floor)
        await floor.read(("silent", {}), ("heard", {}))
        wheel = floor.wheels.streams["W1"]
        assert (wheel.state.course, wheel.state.undecided_why) == ("undecided", "missed")
        await floor.read(number("17", 1))
        assert floor.phases()[2] == "no-more-bets"
        await floor.wheel(DecideNumber(by=Role.PIT_BOSS, pocket=Pocket("4")))
        await floor.settled()
        assert (floor.phases()[2], wheel.state.numbers) == ("settled", ("4",))

    play(story)


def test_a_reader_that_comes_back_between_two_rounds_has_missed_nothing() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(("heard", {}), ("silent", {}), ("heard", {}))
        await deal(floor)
        await floor.read(number("17", 1))
        assert floor.phases()[2] == "settled"

    play(story)


def test_a_reader_of_numbers_alone_goes_on_after_a_person_has_called_no_spin() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(("heard", {}))
        await deal(floor)
        await floor.read(UNKNOWN)
        await floor.wheel(DecideNumber(by=Role.PIT_BOSS))
        await floor.settled()
        await deal(floor)
        await floor.read(number("17", 2))
        assert floor.phases()[2] == "settled"

    play(story)
