"""One source of numbers a table: anybody else's are refused and alarmed, a change takes two."""

import asyncio
from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Waiting
from croupier.house.approvals import Approvals
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.pacing import VIRTUAL_DEALER
from croupier.house.views.alerts import alert_of
from croupier.house.wheels import Wheels
from croupier.house.world import Nobody
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Warn
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.faults import RestoreEquipment
from croupier.table.opening import OpenTable
from croupier.table.result import EnterResult
from croupier.table.sources import DeclareSource
from croupier.table.spin import SpinBall
from croupier.table.tasks import ConfirmTask
from croupier.wheel.register import DealTable, EnterWheel, ReleaseTable

GAMES = [(book.code, offer.name) for book in all_books() for offer in book.offers]
LIMITS = Limits(table=Range(Money(500), Money(50_000)))
ALL = frozenset({*PIT_LINE, Role.SYSTEM})
PAT = Actor(id="pat", roles=ALL)
QUINN = Actor(id="quinn", roles=frozenset({Role.GAME_SUPERVISOR}))
KEY = Actor(id="some key", roles=frozenset({Role.SYSTEM}))
CAMERAS = [Actor(id=name, roles=frozenset({Role.SYSTEM})) for name in ("cam-1", "cam-2")]


class StillClock:
    def __init__(self) -> None:
        self.time = 0

    def now(self) -> int:
        return self.time


class Floor:
    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.clock = StillClock()
        self.house = House(self.store, self.clock, Nobody())
        self.wheels = Wheels(self.house)
        self.approvals = Approvals(self.house)

    async def open(self, book: str, game: str) -> None:
        opening = OpenTable(
            by=Role.OPERATOR,
            table="T1",
            book=book,
            game=game,
            limits=LIMITS,
            signed=frozenset({"wheel-order", "asian-groups"}),
        )
        assert isinstance(await self.send(opening), Accepted)

    async def send(self, command: Any, actor: Actor = PAT) -> Any:
        if self.clock.now():
            command = command.but(at=self.clock.now())
        return await self.house.gateway.submit(actor, "table:T1", command)

    async def roll(self) -> None:
        """A round up to the ball's last turns."""
        rule = self.house.tables["T1"].state.game.close
        spin = SpinBall(by=Role.DEALER, direction="opposite", revolutions=6)
        closing: list[Any] = [OpenBetting(by=Role.DEALER), spin]
        if rule.warn is not Warn.NEVER:
            closing.append(CallFinalBets(by=Role.DEALER))
        closing.append(CloseBetting(by=Role.DEALER))
        for command in closing:
            answer = await self.send(command)
            if isinstance(answer, Refusal):
                answer = await self.send(command.but(by=Role.SYSTEM))
            assert isinstance(answer, Accepted), answer
            await self.clear()

    async def clear(self) -> None:
        for _ in range(10):
            for waiting in self.house.tables["T1"].state.tasks:
                by = min(waiting.task.roles & ALL, key=[*PIT_LINE, Role.SYSTEM].index)
                name, player = waiting.task.name, waiting.player
                await self.send(ConfirmTask(by=by, task=name, player=player))

    def number(self, pocket: str, by: Role = Role.DEALER) -> EnterResult:
        return EnterResult(by=by, pocket=Pocket(pocket))


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_a_dealers_table_takes_numbers_from_a_person_alone(book: str, game: str) -> None:
    async def play() -> None:
        floor = Floor()
        await floor.open(book, game)
        await floor.roll()
        before = len(floor.store.records)
        for actor in (KEY, VIRTUAL_DEALER, Actor(id="wheel:S1", roles=ALL)):
            by = Role.SYSTEM if actor is KEY else Role.DEALER
            answer = await floor.send(floor.number("17", by), actor)
            assert isinstance(answer, Refusal)
            assert answer.reason is Reason.NOT_PERMITTED
        assert len(floor.store.records) == before
        assert [alert.code for alert in floor.wheels.alerts].count("foreign-number") >= 2
        assert isinstance(await floor.send(floor.number("17")), Accepted)

    asyncio.run(play())


def test_another_source_is_declared_by_two_between_rounds() -> None:
    async def play() -> None:
        floor = Floor()
        await floor.open("adelaide", "table")
        change = DeclareSource(by=Role.PIT_BOSS, source="virtual", approved="pit-boss")
        assert isinstance(await floor.send(change), Waiting)
        assert floor.house.tables["T1"].state.source == ""
        (number,) = floor.approvals.waiting
        alone = await floor.approvals.second(number, PAT, agrees=True, at=0)
        assert isinstance(alone, Refusal)
        assert isinstance(await floor.approvals.second(number, QUINN, agrees=True, at=0), Accepted)
        assert floor.house.tables["T1"].state.source == "virtual"
        await floor.roll()
        refused = await floor.send(floor.number("17"))
        assert isinstance(refused, Refusal)
        assert "virtual" in refused.detail
        late = await floor.send(DeclareSource(by=Role.PIT_BOSS, source="dealer"))
        assert isinstance(late, Refusal)
        assert late.reason is Reason.WRONG_PHASE
        assert isinstance(await floor.send(floor.number("17"), VIRTUAL_DEALER), Accepted)
        for wrong in ("", "somebody", "wheel:"):
            answer = await floor.send(DeclareSource(by=Role.PIT_BOSS, source=wrong))
            assert isinstance(answer, Refusal), wrong

    asyncio.run(play())


def test_a_wheel_that_does_not_deal_a_table_is_no_source_of_its_numbers() -> None:
    async def play() -> None:
        floor = Floor()
        await floor.open("adelaide", "table")
        await floor.wheels.submit(
            PAT, "W1", EnterWheel(by=Role.PIT_BOSS, maker="Cammegh", pockets=37)
        )
        # Neither one that nobody knows, nor one that stands elsewhere.
        for serial in ("GHOST", "W1"):
            asked = await floor.send(DeclareSource(by=Role.PIT_BOSS, source=f"wheel:{serial}"))
            assert isinstance(asked, Waiting)
            answer = await floor.approvals.second(asked.number, QUINN, agrees=True, at=0)
            assert isinstance(answer, Refusal)
            assert answer.code == "wheel-not-dealt-from"
        assert floor.house.tables["T1"].state.source == ""
        await floor.wheels.submit(PAT, "W1", DealTable(by=Role.PIT_BOSS, table="T1"))
        asked = await floor.send(DeclareSource(by=Role.PIT_BOSS, source="wheel:W1"))
        agreed = await floor.approvals.second(asked.number, QUINN, agrees=True, at=0)
        assert isinstance(agreed, Accepted)
        await floor.roll()
        # It reads nothing, and is taken away: nobody's word stands in for it.
        for _ in range(2):
            for actor in (PAT, VIRTUAL_DEALER, Actor(id="wheel:GHOST", roles=ALL)):
                before = len(floor.wheels.alerts)
                refused = await floor.send(floor.number("17"), actor)
                assert isinstance(refused, Refusal)
                assert refused.reason is Reason.NOT_PERMITTED
                assert len(floor.wheels.alerts) == before + 1
                assert floor.wheels.alerts[0].code == "foreign-number"
            await floor.wheels.submit(PAT, "W1", ReleaseTable(by=Role.PIT_BOSS, table="T1"))
        own = Actor(id="wheel:W1", roles=ALL)
        assert isinstance(await floor.send(floor.number("17"), own), Accepted)

    asyncio.run(play())


@pytest.mark.clause("crown", "10.2#3", "10.9.2#1")
def test_two_readers_who_differ_are_both_on_record_and_stop_play_until_it_is_decided() -> None:
    async def play() -> None:
        floor = Floor()
        await floor.open("crown", "touchbet")
        await floor.send(DeclareSource(by=Role.PIT_BOSS, source="two-readers"))
        await floor.approvals.second(1, QUINN, agrees=True, at=0)
        await floor.roll()
        one, two = CAMERAS
        first = await floor.send(floor.number("17", Role.SYSTEM), one)
        assert isinstance(first, Waiting)
        # A stop in between forgets nothing: the reading is in the log.
        again = Floor(floor.store)
        await again.house.start()
        await again.approvals.start()
        differs = await again.send(again.number("18", Role.SYSTEM), two)
        assert isinstance(differs, Refusal)
        assert (differs.reason, differs.clauses) == (Reason.EQUIPMENT_FAULT, ("10.2",))
        table = again.house.tables["T1"].state
        assert table.readings == {"cam-1": "17", "cam-2": "18"}
        assert table.is_faulty("red-light", None)
        for command, actor in (
            (again.number("17", Role.SYSTEM), one),
            (again.number("18", Role.SYSTEM), two),
            (again.number("17"), Actor(id="dora", roles=frozenset({Role.DEALER}))),
            (OpenBetting(by=Role.DEALER), PAT),
        ):
            assert isinstance(await again.send(command, actor), Refusal)
        decided = await again.send(again.number("18", Role.GAME_SUPERVISOR), QUINN)
        assert isinstance(decided, Accepted)
        assert again.house.tables["T1"].state.numbers == ("18",)
        assert not again.house.tables["T1"].state.readings
        # The red light stands until somebody has put the readers right.
        await again.clear()
        halted = await again.send(OpenBetting(by=Role.DEALER))
        assert isinstance(halted, Refusal)
        assert "10.9.2" in halted.clauses
        restore = RestoreEquipment(by=Role.GAME_SUPERVISOR, scope="red-light")
        assert isinstance(await again.send(restore, QUINN), Accepted)
        assert isinstance(await again.send(OpenBetting(by=Role.DEALER)), Accepted)

    asyncio.run(play())


@pytest.mark.clause("crown", "10.2#3", "10.9.2#1")
def test_where_one_of_two_readers_is_silent_nobody_plays_on_the_others_word() -> None:
    async def play() -> None:
        floor = Floor()
        await floor.open("crown", "touchbet")
        await floor.send(DeclareSource(by=Role.PIT_BOSS, source="two-readers"))
        await floor.approvals.second(1, QUINN, agrees=True, at=0)
        await floor.roll()
        one, two = CAMERAS
        assert isinstance(await floor.send(floor.number("17", Role.SYSTEM), one), Waiting)
        floor.clock.time = 14_999
        await floor.house.tick()
        assert not floor.house.tables["T1"].state.undecided
        floor.clock.time = 15_000
        await floor.house.tick()
        table = floor.house.tables["T1"].state
        assert table.undecided
        assert table.is_faulty("red-light", None)
        found = await floor.house.history("T1")
        raised = [alert_of("T1", seq, event) for seq, event in enumerate(found)]
        (alert,) = [each for each in raised if each and each.kind == "result-in-doubt"]
        assert alert.clauses == ("10.2",)
        assert "one-reader (cam-1 17)" in str(alert.text)
        # Neither the first again nor the second, who is late, nor the dealer, decides it now.
        for command, actor in (
            (floor.number("17", Role.SYSTEM), one),
            (floor.number("17", Role.SYSTEM), two),
            (floor.number("17"), Actor(id="dora", roles=frozenset({Role.DEALER}))),
        ):
            refused = await floor.send(command, actor)
            assert isinstance(refused, Refusal)
            assert refused.clauses == ("10.2",)
        decided = await floor.send(floor.number("17", Role.GAME_SUPERVISOR), QUINN)
        assert isinstance(decided, Accepted)
        table = floor.house.tables["T1"].state
        assert (table.numbers, table.undecided) == (("17",), False)

    asyncio.run(play())
