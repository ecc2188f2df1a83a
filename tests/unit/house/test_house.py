"""The desk: durable before published, one answer for one key, nothing lost or doubled."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from croupier.cage.paying import RedeemTicket
from croupier.cage.spoilt import ReprintTicket
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.house.actors import Actor
from croupier.house.answers import KEY_MISUSED, Accepted, Answer
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Record, chain_fault
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Answer as Kept
from croupier.house.log.store import Append, Store, StoreUnavailable
from croupier.house.tables import stream_of
from croupier.house.world import Nobody
from croupier.roulette.game import Warn
from croupier.roulette.limits import Limits, Range
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.declare import Command
from croupier.table.opening import OpenTable
from croupier.table.phases import Phase
from croupier.table.seats import BuyIn, CashOut
from croupier.table.wagers import PlaceWager

STAFF = Actor(id="sam", roles=frozenset({*PIT_LINE, Role.CASHIER}))
ANN = Actor(id="terminal-1", roles=frozenset({Role.PLAYER}), players=frozenset({"ann"}))
LIMITS = Limits(table=Range(Money(500), Money(50000)))


class StillClock:
    """A clock that only the test moves."""

    time = 0

    def now(self) -> int:
        return self.time


async def open_house(store: Store) -> House:
    house = House(store, StillClock(), Nobody())
    await house.start()
    if "T1" not in house.tables:
        opened = await house.gateway.submit(
            STAFF,
            "table:T1",
            OpenTable(by=Role.OPERATOR, table="T1", book="crown", game="touchbet", limits=LIMITS),
        )
        assert not isinstance(opened, Refusal)
    return house


async def deal(house: House, *commands: Command) -> None:
    for command in commands:
        close = house.tables["T1"].state.game.close
        if isinstance(command, CloseBetting) and close.warn is not Warn.NEVER:
            await house.gateway.submit(STAFF, "table:T1", CallFinalBets(by=Role.DEALER))
        answer = await house.gateway.submit(
            STAFF if command.by is not Role.PLAYER else ANN, "table:T1", command
        )
        assert isinstance(answer, Accepted), answer


BUY_IN = BuyIn(by=Role.PLAYER, player="ann", amount=Money(10000))
OPEN = OpenBetting(by=Role.DEALER)


def red(cents: int) -> PlaceWager:
    return PlaceWager(by=Role.PLAYER, player="ann", bet="red", stake=Money(cents))


def test_a_restart_brings_the_table_back_as_it_was(tmp_path: Path) -> None:
    async def body() -> None:
        store = await SqliteStore.open(tmp_path / "house.db")
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN, red(1000))
        before = house.tables["T1"].state
        await store.close()
        store = await SqliteStore.open(tmp_path / "house.db")
        house = await open_house(store)
        assert house.tables["T1"].state == before
        assert house.tables["T1"].state.phase is Phase.BETTING
        await deal(house, red(500))
        await store.close()

    asyncio.run(body())


def test_a_repeated_key_is_done_once_and_other_content_is_refused() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        await deal(house, BUY_IN, OPEN)
        first = await house.gateway.submit(ANN, "table:T1", red(1000), "key-1")
        again = await house.gateway.submit(ANN, "table:T1", red(1000), "key-1")
        other = await house.gateway.submit(ANN, "table:T1", red(2000), "key-1")
        assert isinstance(first, Accepted)
        assert isinstance(again, Accepted)
        assert again.repeated
        assert again.version == first.version
        assert other == KEY_MISUSED
        assert house.tables["T1"].state.seats["ann"].wagers == {"red": 1000}

    asyncio.run(body())


def test_two_hundred_asks_at_once_are_each_answered_and_none_is_doubled() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BuyIn(by=Role.PLAYER, player="ann", amount=Money(60_000)), OPEN)
        commands = [
            house.gateway.submit(ANN, "table:T1", red(500), f"k{n % 100}") for n in range(200)
        ]
        answer = await asyncio.gather(*commands)
        accepted = [one for one in answer if isinstance(one, Accepted)]
        assert len(accepted) == 200
        assert sum(one.repeated for one in accepted) == 100
        assert house.tables["T1"].state.seats["ann"].wagers == {"red": 50_000}
        assert chain_fault([record async for record in store.read()]) is None

    asyncio.run(body())


class FailingStore(MemoryStore):
    """A store whose disk is full when told so."""

    full = False

    async def append(self, appends: Sequence[Append]) -> list[Kept]:
        await asyncio.sleep(0)
        if self.full:
            raise StoreUnavailable("no space left")
        return await super().append(appends)


def test_what_the_store_does_not_take_changes_nothing_and_play_goes_on_afterwards() -> None:
    async def body() -> None:
        store = FailingStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN)
        before = house.tables["T1"].state
        store.full = True
        answer = await asyncio.gather(
            *(house.gateway.submit(ANN, "table:T1", red(500)) for _ in range(3)),
            return_exceptions=True,
        )
        assert all(isinstance(one, StoreUnavailable) for one in answer)
        assert house.tables["T1"].state is before
        store.full = False
        await deal(house, red(500))

    asyncio.run(body())


def test_nothing_is_told_before_it_is_durable() -> None:
    """The publisher and the answer both come after the store has the records."""

    async def body() -> None:
        stored: list[int] = []
        answer: list[int] = []

        class Watching(MemoryStore):
            async def append(self, appends: Sequence[Append]) -> list[Kept]:
                answers = await super().append(appends)
                await asyncio.sleep(0)
                stored.append((await self.head())[0])
                return answers

        class Listening:
            def publish(
                self, stream: str, records: Sequence[Record], events: Sequence[Any]
            ) -> None:
                assert stored[-1] >= records[-1].number
                answer.append(records[-1].number)

        house = House(Watching(), StillClock(), Listening())
        await house.gateway.submit(
            STAFF,
            "table:T1",
            OpenTable(by=Role.OPERATOR, table="T1", book="crown", game="touchbet", limits=LIMITS),
        )
        await deal(house, BUY_IN, OPEN, red(500))
        assert answer == [1, 3, 4, 5]

    asyncio.run(body())


def test_a_terminal_acts_only_for_its_own_player_and_role() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        await deal(house, BUY_IN, OPEN)
        other = PlaceWager(by=Role.PLAYER, player="bob", bet="red", stake=Money(500))
        refused: Answer = await house.gateway.submit(ANN, "table:T1", other)
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.NOT_YOUR_WAGER
        as_dealer = await house.gateway.submit(ANN, "table:T1", OPEN)
        assert isinstance(as_dealer, Refusal)
        assert as_dealer.reason is Reason.NOT_PERMITTED

    asyncio.run(body())


def test_a_ticket_is_paid_once_anyone_asks_at_the_same_time() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        number = "0" * 17 + "7"
        await deal(house, BUY_IN, CashOut(by=Role.PLAYER, player="ann", ticket=number))
        pay = RedeemTicket(by=Role.CASHIER, number=number)
        paid = await asyncio.gather(
            *(house.gateway.submit(STAFF, f"ticket:{number}", pay) for _ in range(20))
        )
        assert sum(not isinstance(one, Refusal) for one in paid) == 1
        assert {one.reason for one in paid if isinstance(one, Refusal)} == {Reason.ALREADY_REDEEMED}
        streams = [record.stream async for record in store.read()]
        assert streams[-2:] == [f"ticket:{number}", f"ticket:{number}"]

    asyncio.run(body())


def test_a_reprinted_ticket_is_paid_under_its_new_number_only() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        old, new = "1" * 18, "2" * 18
        await deal(house, BUY_IN, CashOut(by=Role.PLAYER, player="ann", ticket=old))
        again = ReprintTicket(by=Role.DEALER, number=old, new_number=new)
        assert not isinstance(await house.gateway.submit(STAFF, f"ticket:{old}", again), Refusal)
        spoilt = await house.gateway.submit(
            STAFF, f"ticket:{old}", RedeemTicket(by=Role.CASHIER, number=old)
        )
        assert isinstance(spoilt, Refusal)
        good = await house.gateway.submit(
            STAFF, f"ticket:{new}", RedeemTicket(by=Role.CASHIER, number=new)
        )
        assert isinstance(good, Accepted)
        assert good.events[0].amount == 10000

    asyncio.run(body())


def test_a_ticket_number_that_is_in_use_is_never_issued_twice() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        number = "3" * 18
        await deal(house, BUY_IN, CashOut(by=Role.PLAYER, player="ann", ticket=number), BUY_IN)
        again = CashOut(by=Role.PLAYER, player="ann", ticket=number)
        answer = await house.gateway.submit(ANN, "table:T1", again)
        assert isinstance(answer, Refusal)
        assert house.tables["T1"].state.seats["ann"].balance == 10000
        await deal(house, CashOut(by=Role.PLAYER, player="ann", ticket="4" * 18))

    asyncio.run(body())


def test_a_dealer_does_not_open_a_table() -> None:
    async def body() -> None:
        house = await open_house(MemoryStore())
        asked = OpenTable(by=Role.DEALER, table="T2", book="crown", game="touchbet", limits=LIMITS)
        answer = await house.gateway.submit(STAFF, stream_of(asked.table), asked)
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.NOT_PERMITTED

    asyncio.run(body())


def test_a_table_that_was_calm_is_closed_by_its_clock_once_betting_is_open() -> None:
    async def body() -> None:
        house = House(MemoryStore(), clock := StillClock(), Nobody())
        machine = Actor(id="machine", roles=frozenset({Role.SYSTEM}))
        opening = OpenTable(by=Role.OPERATOR, table="T1", book="rapid", game="rapid", limits=LIMITS)
        await house.gateway.submit(STAFF, "table:T1", opening)
        table = house.tables["T1"]
        await house.tick()
        calm = table.calm_until
        assert calm > clock.now()
        await deal(house, BUY_IN)
        await house.gateway.submit(machine, "table:T1", OpenBetting(by=Role.SYSTEM))
        closes_at = table.state.closes_at
        assert closes_at is not None
        assert table.calm_until < calm
        await house.tick()
        # Wagers change nothing of when the clock has something to say.
        known = table.calm_until
        await deal(house, red(500))
        assert 0 < table.calm_until == known <= closes_at
        phases = []
        for instant in (closes_at - 1, closes_at):
            clock.time = instant
            await house.tick()
            phases.append(table.state.phase)
        assert phases[0] is not Phase.NO_MORE_BETS
        assert phases[1] is Phase.NO_MORE_BETS

    asyncio.run(body())
