"""One wheel, many games: one call closes all, one number settles all, a no-spin voids all."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer, Waiting
from croupier.house.approvals import LAPSES_AFTER, Approvals
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.tables import stream_of
from croupier.house.views.alerts import alert_of
from croupier.house.views.dealing import light
from croupier.house.views.wall import AlertShown
from croupier.house.wheel_history import spins_of
from croupier.house.wheels import Wheels
from croupier.roulette.catalogue import all_books, find_book
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.roulette.run import Run
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.corrections import CorrectResult
from croupier.table.describe import describe
from croupier.table.faults import RestoreEquipment
from croupier.table.no_spin import CallNoSpin, NoSpinCalled
from croupier.table.opening import OpenTable
from croupier.table.result import EnterResult, RunSeen
from croupier.table.seats import BuyIn
from croupier.table.sources import NumberLeftOpen
from croupier.table.spin import BallSpun, SpinBall
from croupier.table.wagers import PlaceWager
from croupier.wheel import register as r
from croupier.wheel import spins as s
from croupier.wheel.grounds import GROUNDS, ground_of

PIT = Actor(id="pat", roles=frozenset({*PIT_LINE}))
QUINN = Actor(id="quinn", roles=frozenset({*PIT_LINE}))
ANN = Actor(id="ann", roles=frozenset({Role.PLAYER}), players=frozenset({"ann"}))
LIMITS = Limits(table=Range(Money(100), Money(100_000)))
GAMES = {"T1": ("adelaide", "terminal"), "T2": ("crown", "touchbet"), "T3": ("star", "table")}


class Clock:
    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        self.time += 1
        return self.time


class Nobody:
    def publish(self, *args: Any) -> None:
        """Nobody listens."""


class Floor:
    """A house with one wheel and tables of three books, dealt by the wheel alone."""

    def __init__(self, store: MemoryStore, *, sources: tuple[str, ...] = ("reader",)) -> None:
        self.clock = Clock()
        self.house = House(store, self.clock, Nobody())
        self.wheels = Wheels(self.house)
        self.approvals = Approvals(self.house, four_eyes=("correct-result",))
        self.approvals.decided = self.wheels.resume
        self.sources = sources
        self.seq = dict.fromkeys((*sources, "stranger"), 0)

    async def open(self, *, automatic: bool = True) -> None:
        for table, (book, game) in GAMES.items():
            opening = OpenTable(
                by=Role.OPERATOR, table=table, book=book, game=game, options={}, limits=LIMITS
            )
            await self.house.gateway.submit(PIT, stream_of(table), opening)
            buy_in = BuyIn(by=Role.PLAYER, player="ann", amount=Money(50_000))
            if isinstance(await self.do(table, buy_in, ANN), Refusal):
                await self.do(table, buy_in.but(by=Role.DEALER))
        await self.wheel(r.EnterWheel(by=Role.PIT_BOSS, maker="Cammegh", pockets=37))
        for table in GAMES:
            await self.wheel(r.DealTable(by=Role.PIT_BOSS, table=table, automatic=automatic))
        sources = r.ChangeSources(by=Role.PIT_BOSS, devices=self.sources)
        assert isinstance(await self.wheel(sources), Accepted)

    async def do(self, table: str, command: Any, actor: Actor = PIT) -> Answer:
        command = command.but(at=self.clock.now())
        return await self.house.gateway.submit(actor, stream_of(table), command)

    async def wheel(self, command: Any, serial: str = "W1") -> Answer:
        """A command of one person; where it waits, another agrees."""
        answer = await self.wheels.submit(PIT, serial, command.but(at=self.clock.now()))
        return await self.second(answer.number) if isinstance(answer, Waiting) else answer

    async def second(self, number: int, actor: Actor = QUINN, *, agrees: bool = True) -> Answer:
        return await self.approvals.second(number, actor, agrees=agrees, at=self.clock.now())

    async def read(self, *readings: tuple[str, dict[str, Any]], device: str = "reader") -> set[int]:
        made = []
        for kind, fields in readings:
            self.seq[device] += 1
            made.append(
                s.TakeReading(
                    by=Role.SYSTEM,
                    at=self.clock.now(),
                    device=device,
                    seq=self.seq[device],
                    reading=kind,
                    **fields,
                )
            )
        _, refused = await self.wheels.take(device, "W1", made)
        await self.settled()
        return refused

    async def settled(self) -> None:
        """Until every table has taken up what was sent to it."""
        await asyncio.sleep(0)
        busy = self.house.tables.values()
        while self.wheels.is_busy or any(stream.is_busy for stream in busy):
            await asyncio.sleep(0)

    def phases(self) -> list[str]:
        return [str(self.house.tables[table].state.phase) for table in GAMES]

    def balances(self) -> list[int]:
        return [self.house.tables[table].state.seats["ann"].balance for table in GAMES]

    async def place(self) -> None:
        for table in GAMES:
            place = PlaceWager(by=Role.PLAYER, player="ann", bet="straight:17", stake=Money(1_000))
            placed = await self.do(table, place, ANN)
            assert isinstance(placed, Accepted), (table, placed)


_Reading = tuple[str, dict[str, Any]]
OPEN: _Reading = ("bets-open", {})
RUN: _Reading = ("ball-launched", {})
CLOSE: _Reading = ("bets-closed", {})
SEVENTEEN: _Reading = ("number", {"pocket": "17"})


def play(story: Callable[[Floor], Awaitable[None]], **options: Any) -> None:
    async def publish() -> None:
        floor = Floor(MemoryStore(), **options)
        await floor.open()
        await story(floor)

    asyncio.run(publish())


def test_one_number_settles_tables_of_three_books() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN)
        assert floor.phases() == ["betting"] * 3
        await floor.place()
        await floor.read(RUN, CLOSE)
        assert floor.phases() == ["no-more-bets"] * 3
        await floor.read(SEVENTEEN)
        assert floor.phases() == ["settled"] * 3
        # At the live table the winning stake stays up.
        assert floor.balances() == [85_000, 85_000, 84_000]
        wheel = floor.wheels.streams["W1"].state
        assert (wheel.numbers, wheel.spins) == (("17",), 1)

    play(story)


def test_what_devices_saw_of_a_run_goes_with_its_number_to_every_table() -> None:
    async def story(floor: Floor) -> None:
        launched = ("ball-launched", {"rotor": "clockwise", "speed": 161})
        number = ("number", {"pocket": "17", "speed": 149, "drop": 3})
        await floor.read(OPEN, launched, CLOSE, number)
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "5"}))
        for table in GAMES:
            events = await floor.house.history(table)
            runs = [event.run for event in events if isinstance(event, RunSeen)]
            assert runs == [Run(rotor="clockwise", speed=149, drop=3)]
            assert sum(type(event).__name__ == "RoundSettled" for event in events) == 2

    play(story)


@pytest.mark.parametrize(
    ("readings", "direction"),
    [
        (
            (("ball-launched", {"rotor": "clockwise", "speed": 161}), ("bets-closed", {})),
            "opposite",
        ),
        ((("ball-launched", {}), ("bets-closed", {})), "unknown"),
        ((("bets-closed", {}),), "unknown"),
    ],
)
def test_a_ball_ran_against_the_wheel_only_where_a_device_saw_it(
    readings: tuple[_Reading, ...], direction: str
) -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, *readings, SEVENTEEN)
        assert floor.phases() == ["settled"] * 3
        for table in GAMES:
            events = await floor.house.history(table)
            assert [each.direction for each in events if isinstance(each, BallSpun)] == [direction]

    play(story)


def test_all_tables_close_at_one_instant() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE)
        closed = set()
        for table in GAMES:
            events = await floor.house.history(table)
            closed |= {event.at for event in events if type(event).__name__ == "BetsClosed"}
        assert len(closed) == 1

    play(story)


@pytest.mark.parametrize("cause", ["failed-launch", "with-rotor", "ball-lost", "fell-back"])
def test_a_no_spin_voids_all(cause: str) -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN)
        await floor.place()
        await floor.read(RUN, CLOSE, ("no-spin", {"cause": cause}))
        assert floor.phases() == ["void"] * 3
        for table in GAMES:
            called = [e for e in await floor.house.history(table) if isinstance(e, NoSpinCalled)]
            assert [(event.cause, event.text) for event in called] == [(cause, "")]
            assert f"(the wheel reports: {cause})" in describe(called[0])
        await floor.read(("number", {"pocket": "17"}))
        assert floor.phases() == ["void"] * 3
        assert floor.wheels.streams["W1"].state.no_spins == 1

    play(story)


def test_a_launch_that_fails_before_the_ball_ran_leaves_the_round_before_alone() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN)
        await floor.place()
        await floor.read(RUN, CLOSE, SEVENTEEN, OPEN)
        paid = floor.balances()
        await floor.read(("no-spin", {"cause": "failed-launch"}))
        assert floor.balances() == paid
        assert floor.phases() == ["betting"] * 3
        for table in GAMES:
            kinds = {type(event).__name__ for event in await floor.house.history(table)}
            assert not kinds & {"RoundResettled", "NoSpinCalled"}

    play(story)


def test_one_correction_corrects_all() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN)
        await floor.place()
        await floor.read(RUN, CLOSE, ("number", {"pocket": "18"}))
        correct = s.CorrectNumber(by=Role.GAME_SUPERVISOR, pocket=Pocket("17"))
        refused = await floor.wheel(correct)
        assert isinstance(refused, Refusal)
        assert refused.clauses == ("11(e)",)
        assert isinstance(await floor.wheel(correct.but(by=Role.PIT_BOSS)), Accepted)
        await floor.settled()
        settled = [floor.house.tables[table].state.settlement for table in GAMES]
        assert [each.pocket for each in settled if each is not None] == ["17"] * 3
        assert floor.wheels.streams["W1"].state.numbers == ("17",)

    play(story)


def _numbers(floor: Floor) -> list[tuple[str, ...]]:
    return [floor.house.tables[table].state.numbers for table in GAMES]


async def _correct(floor: Floor, pocket: str) -> None:
    corrected = await floor.wheel(s.CorrectNumber(by=Role.PIT_BOSS, pocket=Pocket(pocket)))
    assert isinstance(corrected, Accepted), corrected
    await floor.settled()


def test_a_correction_leaves_a_table_alone_that_sat_the_spin_out() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN)
        await floor.place()
        await floor.read(RUN, CLOSE, ("number", {"pocket": "9"}))
        lost = floor.balances()[2]
        # From now on a dealer deals it, who rests.
        beside = r.DealTable(by=Role.PIT_BOSS, table="T3")
        assert isinstance(await floor.wheel(beside), Accepted)
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "5"}))
        await _correct(floor, "17")
        assert _numbers(floor) == [("17", "9"), ("17", "9"), ("9",)]
        assert floor.balances()[2] == lost
        assert not floor.wheels.alerts

    play(story)


def test_a_correction_leaves_a_table_alone_that_joined_after_the_spin() -> None:
    async def story(floor: Floor) -> None:
        await floor.wheel(r.ReleaseTable(by=Role.PIT_BOSS, table="T3"))
        await floor.do("T3", OpenBetting(by=Role.DEALER))
        await floor.do("T3", SpinBall(by=Role.DEALER))
        await floor.do("T3", CloseBetting(by=Role.DEALER))
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "5"}))
        typed = await floor.do("T3", EnterResult(by=Role.DEALER, pocket=Pocket("9")))
        assert isinstance(typed, Accepted), typed
        await floor.wheel(r.DealTable(by=Role.PIT_BOSS, table="T3"))
        await _correct(floor, "17")
        assert _numbers(floor) == [("17",), ("17",), ("9",)]

    play(story)


def test_a_correction_goes_to_the_round_of_its_spin_though_play_has_gone_on() -> None:
    async def story(floor: Floor) -> None:
        beside = r.DealTable(by=Role.PIT_BOSS, table="T3")
        assert isinstance(await floor.wheel(beside), Accepted)

        async def deal(*commands: Any) -> None:
            for command in commands:
                done = await floor.do("T3", command)
                assert isinstance(done, Accepted), done

        await deal(OpenBetting(by=Role.DEALER), SpinBall(by=Role.DEALER))
        await floor.read(OPEN, RUN)
        place = PlaceWager(by=Role.PLAYER, player="ann", bet="straight:17", stake=Money(1_000))
        placed = await floor.do("T3", place.but(by=Role.DEALER))
        assert isinstance(placed, Accepted), placed
        await deal(CloseBetting(by=Role.DEALER))
        await floor.read(CLOSE, ("number", {"pocket": "18"}))
        if floor.phases()[2] != "settled":
            await deal(EnterResult(by=Role.DEALER, pocket=Pocket("18")))
        lost = floor.balances()[2]
        await floor.read(OPEN)
        rounds = [floor.house.tables[table].state.round_no for table in GAMES]
        await _correct(floor, "17")
        assert _numbers(floor) == [("17",)] * 3
        assert rounds[:2] == [2, 2]
        assert floor.balances()[2] > lost
        # And back again.
        await _correct(floor, "18")
        assert _numbers(floor) == [("18",)] * 3
        assert floor.balances()[2] == lost

    play(story)


def test_a_correction_before_a_table_has_the_number_touches_no_round_of_before() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "9"}), OPEN, RUN, CLOSE)
        # The number is durable with the wheel; the tables have not heard of it.
        send = floor.house.gateway.send
        floor.house.gateway.send = lambda *args, **more: None  # type: ignore[method-assign]
        await floor.read(("number", {"pocket": "5"}))
        floor.house.gateway.send = send  # type: ignore[method-assign]
        await _correct(floor, "17")
        assert _numbers(floor) == [("9",)] * 3
        right = await floor.do("T3", EnterResult(by=Role.DEALER, pocket=Pocket("17")))
        assert isinstance(right, Accepted), right
        assert _numbers(floor)[2] == ("17", "9")

    play(story)


async def _ask_to_correct(floor: Floor) -> Waiting:
    """A person puts a table's number right, for which a second one must agree."""
    correct = CorrectResult(by=Role.PIT_BOSS, pocket=Pocket("17"))
    asked = await floor.do("T1", correct)
    assert isinstance(asked, Waiting), asked
    return asked


async def _answer(floor: Floor, number: int, *, agrees: bool) -> None:
    max_ = Actor(id="max", roles=frozenset({*PIT_LINE}))
    at = floor.clock.now()
    answer = await floor.approvals.second(number, max_, agrees=agrees, at=at)
    assert isinstance(answer, Accepted) is agrees, answer
    await floor.settled()


@pytest.mark.parametrize("agrees", [True, False])
def test_a_wheel_opens_no_round_while_a_correction_waits(agrees: bool) -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN)
        await floor.place()
        await floor.read(RUN, CLOSE, ("number", {"pocket": "18"}))
        asked = await _ask_to_correct(floor)
        await floor.read(OPEN)
        assert floor.phases() == ["settled", "betting", "betting"]
        assert [each.code for each in floor.wheels.alerts] == ["table-apart"]
        # Once it is decided, the table is in the game that still waits for bets.
        await _answer(floor, asked.number, agrees=agrees)
        assert floor.phases() == ["betting"] * 3
        assert _numbers(floor)[0] == (("17",) if agrees else ("18",))
        await floor.read(RUN, CLOSE, ("number", {"pocket": "5"}))
        assert floor.phases() == ["settled"] * 3
        assert [floor.house.tables[table].state.round_no for table in GAMES] == [2] * 3

    play(story)


def test_a_table_whose_correction_is_decided_while_the_ball_runs_is_in_the_next_game() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "18"}))
        asked = await _ask_to_correct(floor)
        await floor.read(OPEN, RUN)
        await _answer(floor, asked.number, agrees=True)
        assert floor.phases()[0] == "settled"
        await floor.read(CLOSE, ("number", {"pocket": "5"}), OPEN)
        assert floor.phases() == ["betting"] * 3
        assert _numbers(floor) == [("17",), ("5", "18"), ("5", "18")]

    play(story)


def test_a_table_whose_correction_nobody_decides_plays_on_once_that_lapses() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "18"}))
        await _ask_to_correct(floor)
        floor.clock.time += LAPSES_AFTER
        await floor.read(OPEN)
        assert floor.phases() == ["betting"] * 3

    play(story)


def test_two_readers_must_agree() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE)
        await floor.read(SEVENTEEN)
        assert floor.phases() == ["no-more-bets"] * 3
        await floor.read(SEVENTEEN, device="second")
        assert floor.phases() == ["settled"] * 3

    play(story, sources=("reader", "second"))


def test_readers_that_differ_stop_play_until_a_person_decides() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE)
        await floor.read(SEVENTEEN)
        await floor.read(("number", {"pocket": "34"}), device="second")
        wheel = floor.wheels.streams["W1"].state
        assert (wheel.course, wheel.undecided_why) == (
            "undecided",
            "disagreement: reader 17, second 34",
        )
        assert floor.wheels.alerts[0].code == "number-undecided"
        await floor.read(OPEN)
        assert floor.phases() == ["no-more-bets"] * 3
        decided = s.DecideNumber(by=Role.GAME_SUPERVISOR, pocket=Pocket("34"))
        assert isinstance(await floor.wheel(decided), Accepted)
        await floor.settled()
        assert floor.phases() == ["settled"] * 3

    play(story, sources=("reader", "second"))


@pytest.mark.clause("crown", "10.2#3", "10.9.2#1")
def test_the_consoles_light_and_the_lamp_are_red_of_one_fact() -> None:
    async def story(floor: Floor) -> None:
        floor.wheels.drivers["lamp"] = ("W1", "signals")
        touchbet = floor.house.tables["T2"]
        await floor.read(OPEN, RUN, CLOSE, SEVENTEEN)
        assert light(touchbet.state) == "green"
        assert _lamp(floor) == "green"
        await floor.read(("number", {"pocket": "34"}), device="second")
        assert light(touchbet.state) == "red"
        assert _lamp(floor) == "red"
        (noted,) = [e for e in await floor.house.history("T2") if isinstance(e, NumberLeftOpen)]
        assert (noted.seen, noted.clauses) == ("reader 17, second 34", ("10.2",))
        decided = s.DecideNumber(by=Role.GAME_SUPERVISOR, pocket=Pocket("34"))
        assert isinstance(await floor.wheel(decided), Accepted)
        await floor.settled()
        assert _numbers(floor) == [("34",)] * 3
        # What failed has not been put right: the others play on, and this one waits.
        await floor.read(OPEN)
        assert floor.phases() == ["betting", "settled", "betting"]
        assert (light(touchbet.state), _lamp(floor)) == ("red", "red")
        restored = RestoreEquipment(by=Role.GAME_SUPERVISOR, scope="red-light")
        assert isinstance(await floor.do("T2", restored), Accepted)
        assert (light(touchbet.state), _lamp(floor)) == ("green", "green")

    play(story, sources=("reader", "second"))


def _lamp(floor: Floor) -> str:
    """Which lamp was put on last."""
    orders = [each.value for each in floor.wheels.orders.due("lamp", 0) if each.order == "lamp"]
    return orders[-1].removesuffix(" on")


def test_where_one_of_two_readers_is_silent_a_person_decides_in_time() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, SEVENTEEN)
        await floor.house.tick()
        assert floor.wheels.streams["W1"].state.course == "closed"
        floor.clock.time += 15_000
        await floor.house.tick()
        await floor.settled()
        wheel = floor.wheels.streams["W1"].state
        assert (wheel.course, wheel.undecided_why) == ("undecided", "one-reader: reader 17")
        assert floor.wheels.alerts[0].code == "number-undecided"
        (noted,) = [e for e in await floor.house.history("T2") if isinstance(e, NumberLeftOpen)]
        assert (noted.cause, noted.clauses) == ("one-reader", ("10.2",))
        assert light(floor.house.tables["T2"].state) == "red"
        # What comes too late decides nothing; a person does.
        await floor.read(SEVENTEEN, device="second")
        await floor.read(OPEN)
        assert floor.phases() == ["no-more-bets"] * 3
        decided = s.DecideNumber(by=Role.GAME_SUPERVISOR, pocket=Pocket("17"))
        assert isinstance(await floor.wheel(decided), Accepted)
        await floor.settled()
        assert _numbers(floor) == [("17",)] * 3

    play(story, sources=("reader", "second"))


def test_a_number_that_people_put_in_place_of_the_wheels_own_is_an_alert_with_both() -> None:
    async def story(floor: Floor) -> None:
        for pocket in ("17", "5"):
            await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": pocket}))

        async def correct(**words: Any) -> AlertShown | None:
            # What somebody types of the wheel is thrown away.
            command = CorrectResult(by=Role.PIT_BOSS, read="18", **words)
            waits = await floor.do("T1", command)
            assert isinstance(waits, Waiting), waits
            assert isinstance(await floor.second(waits.number), Accepted)
            found = await floor.house.history("T1")
            return alert_of("T1", len(found), found[-1])

        last = await correct(pocket=Pocket("18"))
        assert last is not None
        assert (last.kind, last.clauses[0]) == ("result-in-doubt", "11(e)")
        assert last.text == "correction: 18 red, not 5; the wheel gave 5"
        before = await correct(pocket=Pocket("20"), round_no=1)
        assert before is not None
        assert before.text == "correction of round 1: 20 black, not 17; the wheel gave 17"
        # Back to what the wheel gave: nobody need look into that.
        assert await correct(pocket=Pocket("17"), round_no=1) is None

    play(story)


def test_no_table_goes_on_while_the_number_of_its_wheel_is_open() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, SEVENTEEN)
        await floor.read(("number", {"pocket": "34"}), device="second")
        reason = next(iter(floor.house.tables["T3"].state.game.no_spins))
        no_spin = CallNoSpin(by=Role.GAME_SUPERVISOR, reason=reason, text="seen")
        assert isinstance(await floor.do("T3", no_spin), Accepted)
        refused = await floor.do("T3", OpenBetting(by=Role.DEALER))
        assert isinstance(refused, Refusal)
        assert refused.code == "house-wheel-undecided", refused

    play(story, sources=("reader", "second"))


def test_a_number_from_anybody_else_is_refused_and_alarmed() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE)
        typed = EnterResult(by=Role.DEALER, pocket=Pocket("5"))
        refused = await floor.do("T3", typed)
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.NOT_PERMITTED
        assert floor.wheels.alerts[0].code == "foreign-number"
        assert await floor.read(SEVENTEEN, device="stranger") == {1}
        assert floor.wheels.alerts[0].code == "device-out-of-scope"
        assert floor.phases() == ["no-more-bets"] * 3

    play(story)


def test_a_source_changes_with_a_second_person_and_between_games() -> None:
    async def story(floor: Floor) -> None:
        async def alone(command: Any) -> Answer:
            return await floor.wheels.submit(PIT, "W1", command.but(at=floor.clock.now()))

        change = r.ChangeSources(by=Role.PIT_BOSS, devices=("other",))
        # Whoever wrote a name into it has asked nobody.
        waits = await alone(change.but(agreed_by="quinn"))
        assert isinstance(waits, Waiting)
        dealer = Actor(id="dora", roles=frozenset({Role.DEALER}))
        for who in (PIT, dealer):
            assert isinstance(await floor.second(waits.number, who), Refusal)
        assert floor.wheels.streams["W1"].state.sources == ("reader",)
        # A device that is struck off while it waits does not become a source.
        floor.wheels.may_read = lambda device, serial: device != "other"
        assert isinstance(await floor.second(waits.number), Refusal)
        assert isinstance(await alone(change), Refusal)
        floor.wheels.may_read = lambda device, serial: True
        waits = await alone(change)
        assert isinstance(waits, Waiting)
        await floor.read(OPEN, RUN)
        assert isinstance(await floor.second(waits.number), Refusal)
        assert isinstance(await alone(change), Refusal)
        assert floor.wheels.streams["W1"].state.sources == ("reader",)

    play(story)


def test_a_correction_that_waits_keeps_every_table_of_the_wheel_closed() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "18"}))
        correct = s.CorrectNumber(by=Role.PIT_BOSS, pocket=Pocket("17"), at=floor.clock.now())
        waits = await floor.wheels.submit(PIT, "W1", correct)
        assert isinstance(waits, Waiting)
        assert waits.clauses
        await floor.read(OPEN)
        assert floor.phases() == ["settled"] * 3
        # Only one who might have done it at every table agrees.
        sam = Actor(id="sam", roles=frozenset({Role.GAME_SUPERVISOR}))
        assert isinstance(await floor.second(waits.number, sam), Refusal)
        assert isinstance(await floor.second(waits.number, agrees=False), Refusal)
        await floor.settled()
        assert floor.phases() == ["betting"] * 3
        assert _numbers(floor) == [("18",)] * 3

    play(story)


def test_a_correction_that_waits_lapses_with_the_next_spin() -> None:
    """The last number is then another one."""

    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "18"}))
        correct = s.CorrectNumber(by=Role.PIT_BOSS, pocket=Pocket("17"), at=floor.clock.now())
        waits = await floor.wheels.submit(PIT, "W1", correct)
        assert isinstance(waits, Waiting)
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "5"}))
        assert isinstance(await floor.second(waits.number), Refusal)
        assert floor.wheels.streams["W1"].state.numbers == ("5", "18")
        assert not floor.approvals.waiting

    play(story)


def test_what_waits_at_a_wheel_is_there_after_a_stop_and_is_done_once() -> None:
    async def story() -> None:
        store = MemoryStore()
        floor = Floor(store)
        await floor.open()
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "18"}))
        correct = s.CorrectNumber(by=Role.PIT_BOSS, pocket=Pocket("17"), at=floor.clock.now())
        waits = await floor.wheels.submit(PIT, "W1", correct)
        assert isinstance(waits, Waiting)
        again = Floor(store)
        again.clock.time = floor.clock.time
        await again.house.start()
        await again.wheels.start()
        await again.approvals.start()
        assert isinstance(await again.second(waits.number), Accepted)
        await again.settled()
        assert isinstance(await again.second(waits.number), Refusal)
        for _ in range(20):
            await asyncio.sleep(0)
            await again.settled()
        assert _numbers(again) == [("17",)] * 3

    asyncio.run(story())


def test_who_sent_a_number_from_elsewhere_is_handed_on_to_be_recorded() -> None:
    async def story(floor: Floor) -> None:
        recorded: list[Any] = []
        floor.wheels.record_alarm = recorded.append
        await floor.read(OPEN, RUN, CLOSE)
        await floor.do("T1", EnterResult(by=Role.DEALER, pocket=Pocket("17")))
        await floor.read(SEVENTEEN, device="stranger")
        assert [(each.who, each.place, each.source, each.pocket) for each in recorded] == [
            ("pat", "T1", "wheel:W1", "17"),
            ("stranger", "W1", "reader", "17"),
        ]

    play(story)
    play(story)


def test_a_stop_between_the_wheel_and_its_tables_loses_nothing() -> None:
    async def story() -> None:
        store = MemoryStore()
        floor = Floor(store)
        await floor.open()
        await floor.read(OPEN)
        await floor.place()
        await floor.read(RUN, CLOSE)
        # The number is durable with the wheel; the tables never hear of it.
        floor.house.gateway.send = lambda *args, **more: None  # type: ignore[method-assign]
        await floor.read(SEVENTEEN)
        assert floor.phases() == ["no-more-bets"] * 3
        again = Floor(store)
        again.clock.time = floor.clock.time + 1_000
        await again.house.start()
        await again.wheels.start()
        await again.settled()
        assert again.phases() == ["settled"] * 3
        assert again.balances() == [85_000, 85_000, 84_000]
        once_more = Floor(store)
        await once_more.house.start()
        await once_more.wheels.start()
        await once_more.settled()
        assert once_more.balances() == [85_000, 85_000, 84_000]

    asyncio.run(story())


def test_a_repeated_reading_is_taken_once() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, SEVENTEEN)
        floor.seq["reader"] = 0
        await floor.read(OPEN, RUN, CLOSE, SEVENTEEN)
        assert floor.wheels.streams["W1"].state.spins == 1
        assert floor.phases() == ["settled"] * 3

    play(story)


def test_beside_a_dealer_the_wheel_leaves_the_dealers_acts_to_the_dealer() -> None:
    async def publish() -> None:
        floor = Floor(MemoryStore())
        await floor.open(automatic=False)
        await floor.do("T3", OpenBetting(by=Role.DEALER))
        await floor.do("T3", SpinBall(by=Role.DEALER))
        await floor.do("T3", CloseBetting(by=Role.DEALER))
        await floor.read(OPEN, RUN, CLOSE, SEVENTEEN)
        wrong = await floor.do("T3", EnterResult(by=Role.DEALER, pocket=Pocket("5")))
        assert isinstance(wrong, Refusal)
        if floor.phases()[2] != "settled":
            right = await floor.do("T3", EnterResult(by=Role.DEALER, pocket=Pocket("17")))
            assert isinstance(right, Accepted)

    asyncio.run(publish())


def test_a_table_whose_dealer_rests_sits_the_round_out_and_alarms_nobody() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, SEVENTEEN)
        for command in (r.ReleaseTable, r.DealTable):
            answer = await floor.wheel(command(by=Role.PIT_BOSS, table="T3"))
            assert isinstance(answer, Accepted), answer
        rounds = floor.house.tables["T3"].state.round_no
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "5"}))
        assert [floor.house.tables[table].state.numbers[0] for table in GAMES] == ["5", "5", "17"]
        assert floor.house.tables["T3"].state.round_no == rounds
        assert not floor.wheels.alerts

    play(story)


def test_spins_follow_the_wheel_and_not_the_table() -> None:
    """A table goes from one wheel to another: each wheel keeps what it spun, wherever it was."""

    async def story(floor: Floor) -> None:
        await floor.read(OPEN, RUN, CLOSE, SEVENTEEN)

        async def order(serial: str, command: Any) -> None:
            answer = await floor.wheel(command, serial)
            assert isinstance(answer, Accepted), answer

        async def other(*readings: _Reading) -> None:
            for seq, (kind, fields) in enumerate(readings, start=1):
                reading = s.TakeReading(
                    by=Role.SYSTEM, at=floor.clock.now(), device="new", seq=seq, reading=kind
                )
                _, refused = await floor.wheels.take("new", "W2", [reading.but(**fields)])
                assert not refused
            await floor.settled()

        await order("W1", r.ReleaseTable(by=Role.PIT_BOSS, table="T3"))
        await order("W2", r.EnterWheel(by=Role.PIT_BOSS, maker="Cammegh", pockets=37))
        await order("W2", r.DealTable(by=Role.PIT_BOSS, table="T3", automatic=True))
        sources = r.ChangeSources(by=Role.PIT_BOSS, devices=("new",))
        await order("W2", sources)
        await floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "5"}))
        await other(OPEN, RUN, CLOSE, ("number", {"pocket": "8"}))
        numbers = [floor.house.tables[table].state.numbers for table in GAMES]
        assert numbers == [("5", "17"), ("5", "17"), ("8", "17")]
        spun = {
            serial: [spin.pocket for spin in await spins_of(floor.house.store, serial)]
            for serial in ("W1", "W2")
        }
        assert spun == {"W1": ["17", "5"], "W2": ["8"]}
        tables = {serial: [*floor.wheels.streams[serial].state.tables] for serial in spun}
        assert tables == {"W1": ["T1", "T2"], "W2": ["T3"]}

    play(story)


def test_a_table_that_cannot_open_is_put_before_the_pit() -> None:
    async def story(floor: Floor) -> None:
        def refuse(*_: Any) -> Refusal:
            return Refusal(Reason.EQUIPMENT_FAULT, "the dolly is missing")

        floor.house.policies.review(refuse, OpenBetting.action)
        await floor.read(OPEN, RUN, CLOSE, SEVENTEEN)
        assert [(each.code, str(each.text)[:2]) for each in floor.wheels.alerts] == [
            ("table-apart", table) for table in reversed(tuple(GAMES))
        ]

    play(story)


def test_every_book_has_a_ground_for_every_trouble_of_a_wheel() -> None:
    for book in all_books():
        for offer in book.offers:
            game = find_book(book.code).game(offer.name)
            lacking = [cause for cause in GROUNDS if not ground_of(game, cause)]
            assert lacking == [], (book.code, offer.name, lacking)


def test_a_number_nobody_read_does_not_become_the_next_spins() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN)
        await floor.place()
        await floor.read(RUN, CLOSE)
        # The driver has lost its journal with the number, and the wheel has gone on.
        await floor.read(OPEN)
        assert floor.wheels.streams["W1"].state.course == "undecided"
        await floor.read(RUN, CLOSE, SEVENTEEN)
        assert set(floor.phases()) == {"no-more-bets"}
        await floor.wheel(s.DecideNumber(by=Role.GAME_SUPERVISOR))
        await floor.settled()
        assert set(floor.phases()) == {"void"}

    play(story)


def test_no_wager_is_laid_while_a_driver_tells_what_was_before() -> None:
    async def story(floor: Floor) -> None:
        await floor.read(OPEN)
        made = [
            s.TakeReading(
                by=Role.SENSOR, at=floor.clock.now(), device="reader", seq=2, reading=kind
            )
            for kind in ("ball-launched",)
        ]
        await floor.wheels.take("reader", "W1", made, waiting=1)
        await floor.settled()
        place = PlaceWager(by=Role.PLAYER, player="ann", bet="straight:17", stake=Money(1_000))
        late = await floor.do("T1", place, ANN)
        assert isinstance(late, Refusal)
        assert "W1" in late.detail
        floor.seq["reader"] = 2
        await floor.read(("replied", {}))
        assert isinstance(await floor.do("T1", place, ANN), Accepted)

    play(story)
