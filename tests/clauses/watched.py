"""A house whose compliance is watched, driven from Python: tables, patrons, cases, one clock."""

from typing import Any

from croupier.compliance.declare import CaseCommand, ConductCommand, ConductEvent, PatronCommand
from croupier.compliance.incidents import CaseOpened, OpenCase
from croupier.compliance.limits import PlayRules
from croupier.core.money import Money, parse_money
from croupier.core.refusal import Refusal
from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.compliance import ComplianceDesk
from croupier.house.fraud import FraudIncidents
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Store
from croupier.house.tables import stream_of
from croupier.house.world import Nobody
from croupier.roulette.game import Warn
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.declare import Command
from croupier.table.opening import OpenTable
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import PlaceWager

STAFF = Actor(
    id="sam", roles=frozenset({*PIT_LINE, Role.CASHIER, Role.SYSTEM, Role.PLAYER, Role.INSPECTOR})
)
LIMITS = Limits(table=Range(Money(100), Money(50_000)))


class Clock:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.time = 1_000_000_000

    def now(self) -> int:
        return self.time


class Watched:
    """A house with its compliance, and the clock that it goes by."""

    def __init__(self, store: Store | None = None, rules: PlayRules | None = None) -> None:
        self.clock = Clock()
        self.store = store or MemoryStore()
        self.house = House(self.store, self.clock, Nobody())
        self.desk = ComplianceDesk(self.store, self.house, rules)
        self.frauds = FraudIncidents(self.desk)

    async def start(self) -> "Watched":
        await self.house.start()
        await self.desk.start(self.clock.now())
        await self.frauds.start()
        return self

    async def again(self, rules: PlayRules | None = None) -> "Watched":
        """The same log under a new process, at the same time."""
        other = Watched(self.store, rules or self.desk.rules)
        other.clock.time = self.clock.time
        return await other.start()

    async def open(self, table: str, book: str, game: str = "table", **options: str) -> None:
        opened = await self.house.gateway.submit(
            STAFF,
            stream_of(table),
            OpenTable(
                by=Role.OPERATOR,
                at=self.clock.now(),
                table=table,
                book=book,
                game=game,
                options=options,
                limits=LIMITS,
                signed=frozenset({"wheel-order", "asian-groups"}),
            ),
        )
        assert not isinstance(opened, Refusal), opened

    async def submit(self, table: str, command: Command) -> Answer:
        return await self.house.gateway.submit(STAFF, stream_of(table), command)

    async def do(self, table: str, kind: type[Command], **fields: Any) -> Accepted:
        """Something at a table that must be accepted, by the lowest who may."""
        power = kind.power(self.house.tables[table].state.game)
        by = fields.pop("by", lowest(power.roles) if power else Role.DEALER)
        state = self.house.tables[table].state
        if kind is CloseBetting and state.game.close.warn is not Warn.NEVER and not state.warned:
            await self.do(table, CallFinalBets, by=Role.DEALER)
        answer = await self.submit(table, kind(by=by, at=self.clock.now(), **fields))
        assert isinstance(answer, Accepted), answer
        return answer

    async def refused(self, table: str, kind: type[Command], **fields: Any) -> Refusal:
        by = fields.pop("by", Role.PLAYER)
        answer = await self.submit(table, kind(by=by, at=self.clock.now(), **fields))
        assert isinstance(answer, Refusal), answer
        return answer

    async def buy_in(self, table: str, player: str, dollars: int = 1000) -> None:
        await self.do(table, BuyIn, player=player, amount=parse_money(dollars))

    def wager(self, player: str, bet: str, dollars: int) -> PlaceWager:
        stake = parse_money(dollars)
        at = self.clock.now()
        return PlaceWager(by=Role.PLAYER, at=at, player=player, bet=bet, stake=stake)

    async def round(self, table: str, number: str, *wagers: tuple[str, str, int]) -> None:
        """One whole round; every task that stands in the way is done."""
        await self.settle_tasks(table)
        await self.do(table, OpenBetting)
        for player, bet, dollars in wagers:
            answer = await self.submit(table, self.wager(player, bet, dollars))
            assert isinstance(answer, Accepted), answer
        await self.spin(table, number)

    async def spin(self, table: str, number: str) -> None:
        """From betting that is open to the number."""
        if not self.house.tables[table].state.game.close.before_spin:
            await self.do(table, SpinBall, by=Role.DEALER)
        await self.do(table, CloseBetting, by=Role.SYSTEM)
        if self.house.tables[table].state.spin is None:
            await self.do(table, SpinBall, by=Role.DEALER)
        await self.settle_tasks(table)
        await self.do(table, EnterResult, pocket=Pocket(number), by=Role.DEALER)
        await self.settle_tasks(table)

    async def settle_tasks(self, table: str) -> None:
        for _ in range(20):
            tasks = self.house.tables[table].state.tasks
            if not tasks:
                return
            task = tasks[0]
            await self.do(
                table,
                ConfirmTask,
                task=task.task.name,
                player=task.player,
                by=lowest(task.task.roles),
            )

    async def facts(self, command: ConductCommand) -> tuple[ConductEvent, ...] | Refusal:
        """What a command about a patron, a case or the office leads to."""
        answer = await self.desk.submit(command, STAFF)
        if isinstance(answer, Refusal):
            return answer
        assert isinstance(answer, Accepted), answer
        return answer.events

    async def patron(self, kind: type[PatronCommand], **fields: Any) -> tuple[ConductEvent, ...]:
        answer = await self.submit_patron(kind, **fields)
        assert not isinstance(answer, Refusal), answer
        return answer

    async def submit_patron(
        self, kind: type[PatronCommand], **fields: Any
    ) -> tuple[ConductEvent, ...] | Refusal:
        by = fields.pop("by", Role.SHIFT_MANAGER)
        fields.setdefault("patron", "ann")
        return await self.facts(kind(by=by, at=self.clock.now(), **fields))

    async def case(self, **fields: Any) -> str:
        """The number of a new case."""
        by = fields.pop("by", Role.PIT_BOSS)
        command = OpenCase(by=by, at=self.clock.now(), case="", **fields)
        answer = await self.facts(command)
        assert not isinstance(answer, Refusal), answer
        (opened,) = answer
        assert isinstance(opened, CaseOpened)
        return opened.case

    async def on_case(
        self, kind: type[CaseCommand], case: str, **fields: Any
    ) -> tuple[ConductEvent, ...] | Refusal:
        by = fields.pop("by", Role.PIT_BOSS)
        command = kind(by=by, at=self.clock.now(), case=case, **fields)
        return await self.facts(command)

    def balance(self, table: str, player: str) -> int:
        return self.house.tables[table].state.seats[player].balance
