"""Lots are the house's: drawn with the spin and the close, kept with what chance gave, untyped."""

import asyncio
from collections import Counter

import pytest

from croupier.audit.verify import Auditor
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.views.audience_views import DisplayView, LuckyShown
from croupier.house.views.narration import Audience
from croupier.house.views.table_view import cut
from croupier.house.world import Nobody
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lucky import boost_chances
from croupier.roulette.pockets import Pocket
from croupier.server.command_messages import SHAPES
from croupier.table.betting import BetsClosed, CloseBetting, OpenBetting
from croupier.table.declare import Command, Event
from croupier.table.faults import ReportMalfunction, RestoreEquipment
from croupier.table.lucky import (
    DrawLuckyBoost,
    DrawLuckyNumbers,
    DrawnBoost,
    DrawnNumbers,
    LuckyBoostDrawn,
    LuckyNumbersDrawn,
)
from croupier.table.no_spin import CallNoSpin
from croupier.table.opening import OpenTable
from croupier.table.spin import BallSpun, SpinBall
from croupier.table.tasks import ConfirmTask

PIT = Actor(id="pat", roles=frozenset({*PIT_LINE}))
KEY = Actor(id="a key", roles=frozenset({Role.SYSTEM}))
LIMITS = Limits(table=Range(Money(500), Money(50_000)))
NUMBERS = dict(zip(("red", "green", "blue", "yellow"), map(Pocket, "1234"), strict=True))


class StillClock:
    def now(self) -> int:
        return 0


class InTurn:
    """Chance that gives every value twice in its turn, the last ones of an urn first.

    A boost is drawn with the launch and again with the close, where it counts.
    """

    def __init__(self) -> None:
        self._drawn: Counter[int] = Counter()

    def below(self, count: int) -> int:
        self._drawn[count] += 1
        return -((self._drawn[count] + 1) // 2) % count

    def bytes(self, count: int) -> bytes:
        return bytes(count)


class Floor:
    def __init__(self, entropy: InTurn | None = None) -> None:
        self.store = MemoryStore()
        self.house = House(self.store, StillClock(), Nobody(), entropy=entropy)

    async def open(self, version: str = "mega") -> None:
        opening = OpenTable(
            by=Role.OPERATOR,
            table="T1",
            book="star",
            game="table",
            options={"lucky_ball": version},
            limits=LIMITS,
        )
        assert isinstance(await self.house.gateway.submit(PIT, "table:T1", opening), Accepted)

    def shown(self) -> tuple[LuckyShown, ...]:
        """The Lucky Ball of the table's public display."""
        view = cut(self.house.tables["T1"].state, Audience.DISPLAY, now=0)
        assert isinstance(view, DisplayView)
        return view.lucky

    async def do(self, command: Command, actor: Actor = PIT) -> tuple[Event, ...] | Refusal:
        answer = await self.house.gateway.submit(actor, "table:T1", command)
        if isinstance(answer, Refusal):
            return answer
        assert isinstance(answer, Accepted)
        await self.clear()
        return answer.events

    async def clear(self) -> None:
        while self.house.tables["T1"].state.tasks:
            waiting = self.house.tables["T1"].state.tasks[0]
            by = min(waiting.task.roles, key=[*PIT_LINE].index)
            done = ConfirmTask(by=by, task=waiting.task.name, player=waiting.player)
            await self.house.gateway.submit(PIT, "table:T1", done)


def kinds(events: tuple[Event, ...] | Refusal) -> list[type[Event]]:
    assert not isinstance(events, Refusal), events
    return [type(event) for event in events]


def test_numbers_come_with_the_spin_and_the_boost_with_the_close_each_with_its_lot() -> None:
    async def play() -> None:
        floor = Floor()
        await floor.open()
        boosts: Counter[str] = Counter()
        for _ in range(40):
            await floor.do(OpenBetting(by=Role.DEALER))
            spun = await floor.do(SpinBall(by=Role.DEALER, direction="opposite", revolutions=6))
            assert kinds(spun) == [BallSpun, LuckyNumbersDrawn]
            closed = await floor.do(CloseBetting(by=Role.DEALER))
            assert kinds(closed) == [BetsClosed, LuckyBoostDrawn]
            numbers, boost = spun[1], closed[1]  # type: ignore[index]
            assert isinstance(numbers, LuckyNumbersDrawn)
            assert isinstance(boost, LuckyBoostDrawn)
            assert (len(numbers.lot), len(boost.lot)) == (4, 2)
            assert len(set(numbers.numbers.values())) == 4
            boosts[boost.odds] += 1
            await floor.do(CallNoSpin(by=Role.DEALER, reason="foreign-object"))
            respun = await floor.do(SpinBall(by=Role.DEALER, direction="opposite", revolutions=6))
            assert kinds(respun) == [BallSpun, LuckyNumbersDrawn, LuckyBoostDrawn]
            await floor.do(CallNoSpin(by=Role.DEALER, reason="foreign-object"))
        lucky = floor.house.tables["T1"].state.game.lucky
        assert lucky is not None
        assert boosts.keys() <= boost_chances(lucky).keys()
        auditor = Auditor()
        for record in floor.store.records:
            auditor.take(record)
        assert auditor.verdict.fault is None

    asyncio.run(play())


@pytest.mark.clause("star", "7.4#1", "7.6#1", "7.6#2", "7.9.1#1", "7.9.2#1", "7.9.2#2")
@pytest.mark.parametrize(
    ("version", "drawn"), [("standard", {"super"}), ("mega", {"super", "mega"})]
)
def test_one_of_four_is_boosted_and_shown_with_its_odds(version: str, drawn: set[str]) -> None:
    async def play() -> None:
        floor = Floor(InTurn())
        await floor.open(version)
        seen = set()
        for _ in range(8):
            await floor.do(OpenBetting(by=Role.DEALER))
            await floor.do(SpinBall(by=Role.DEALER, direction="opposite", revolutions=6))
            before = floor.shown()
            assert [ball.boost for ball in before] == [""] * 4
            assert all(ball.pays == ball.standard and ball.number for ball in before)
            await floor.do(CloseBetting(by=Role.DEALER))
            (boosted,) = (ball for ball in floor.shown() if ball.boost)
            seen.add((boosted.colour, boosted.boost))
            lucky = floor.house.tables["T1"].state.game.lucky
            assert lucky is not None
            assert boosted.pays == lucky.boosts[boosted.boost][boosted.colour]
            if boosted.boost == "mega":
                assert boosted.pays == 1000
            await floor.do(CallNoSpin(by=Role.DEALER, reason="foreign-object"))
        assert {odds for _, odds in seen} == drawn
        assert {colour for colour, _ in seen} == set(NUMBERS)

    asyncio.run(play())


@pytest.mark.clause("star", "7.4#1", "7.6#1", "7.9", "7.9.1#1", "7.9.2#1", "2.9#1")
def test_nobody_types_a_lot_and_what_a_caller_writes_into_a_spin_is_thrown_away() -> None:
    async def play() -> None:
        floor = Floor()
        await floor.open()
        await floor.do(OpenBetting(by=Role.DEALER))
        named = DrawnNumbers(NUMBERS, (0, 1, 2, 3))
        mine = DrawnBoost("red", "mega", (0, 0))
        seen = []
        for _ in range(3):
            spin = SpinBall(by=Role.DEALER, direction="opposite", revolutions=6, numbers=named)
            spun = await floor.do(spin.but(boost=mine))
            assert not isinstance(spun, Refusal)
            seen.append(dict(spun[1].numbers))  # type: ignore[attr-defined]
            await floor.do(CallNoSpin(by=Role.DEALER, reason="foreign-object"))
        assert seen != [NUMBERS] * 3
        await floor.do(SpinBall(by=Role.DEALER, direction="opposite", revolutions=6))
        before = len(floor.store.records)
        for command in (
            DrawLuckyNumbers(by=Role.SYSTEM, numbers=NUMBERS),
            DrawLuckyBoost(by=Role.SYSTEM, colour="red", odds="mega"),
        ):
            answer = await floor.do(command, KEY)
            assert isinstance(answer, Refusal)
        assert len(floor.store.records) == before
        # Not even where none has been drawn: the screen was dark when the ball was spun.
        dark = Floor()
        await dark.open()
        await dark.do(OpenBetting(by=Role.DEALER))
        await dark.do(ReportMalfunction(by=Role.DEALER, scope="lucky-display"))
        assert kinds(await dark.do(SpinBall(by=Role.DEALER, revolutions=6))) == [BallSpun]
        await dark.do(RestoreEquipment(by=Role.DEALER, scope="lucky-display"))
        answer = await dark.do(DrawLuckyNumbers(by=Role.SYSTEM, numbers=NUMBERS), KEY)
        assert isinstance(answer, Refusal)
        assert (answer.reason, answer.clauses) == (Reason.NOT_PERMITTED, ("7.4",))
        closed = await dark.do(CloseBetting(by=Role.DEALER))
        assert kinds(closed) == [LuckyNumbersDrawn, BetsClosed, LuckyBoostDrawn]

    asyncio.run(play())


def test_no_wire_has_a_lot() -> None:
    assert not {"lucky-numbers", "lucky-boost"} & SHAPES.keys()
    for action in ("spin", "no-more-bets"):
        assert not {"numbers", "boost"} & set(SHAPES[action].__struct_fields__)
