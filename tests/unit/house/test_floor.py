"""The pit's wall: figures of the day, alerts that stand until seen, and both after a restart."""

import asyncio
from collections import deque
from typing import Any

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, lowest
from croupier.house.actors import Actor
from croupier.house.codecs import TABLE_CODEC
from croupier.house.floor import DAY, HOUR, Floor, games_per_hour
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Record
from croupier.house.log.store import Sought
from croupier.house.tables import stream_of
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.disputes import OpenDispute
from croupier.table.faults import ReportMalfunction, RestoreEquipment
from croupier.table.opening import OpenTable
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import PlaceWager
from tests.unit.house.test_house import BUY_IN, LIMITS, OPEN, STAFF, StillClock, deal, red

SAM = Actor(id="sam", roles=frozenset({Role.GAME_SUPERVISOR}))


async def house_on(store: MemoryStore, floor: Floor) -> House:
    house = House(store, StillClock(), floor)
    await house.start()
    if "T1" not in house.tables:
        opening = OpenTable(
            by=Role.OPERATOR, table="T1", book="crown", game="touchbet", limits=LIMITS
        )
        assert not isinstance(
            await house.gateway.submit(STAFF, stream_of(opening.table), opening), Refusal
        )
    return house


async def play(house: House, pocket: str, at: int) -> None:
    def dealt(kind: Any, **fields: Any) -> Any:
        return kind(by=Role.DEALER, at=at, **fields)

    await deal(house, dealt(OpenBetting), PlaceWager(**vars_of(red(1000), at)))
    await deal(house, dealt(SpinBall), dealt(CloseBetting), dealt(EnterResult, pocket=pocket))

    await do_tasks(house, at)


async def do_tasks(house: House, at: int = 0) -> None:
    """Staff do what the book has them do after a result."""
    while tasks := house.tables["T1"].state.tasks:
        task = tasks[0].task
        role = lowest(task.roles & STAFF.roles)
        await deal(house, ConfirmTask(by=role, at=at, task=task.name, player=tasks[0].player))


def vars_of(command: PlaceWager, at: int) -> dict[str, Any]:
    own = {"by": command.by, "player": command.player, "bet": command.bet, "stake": command.stake}
    return {**own, "at": at}


def test_the_figures_are_those_of_the_day_and_of_the_log() -> None:
    async def body() -> None:
        store, floor = MemoryStore(), Floor()
        house = await house_on(store, floor)
        await floor.start(house, store, 0)
        await deal(house, BUY_IN)
        await play(house, "3", 1000)
        await play(house, "4", 1000 + HOUR // 60)
        now = 2000 + HOUR // 60
        figures = floor.figures("T1", now)
        assert (figures.games, figures.turnover, figures.drop) == (2, 2000, 10_000)
        assert (figures.win, figures.hold) == (0, 0)
        assert figures.games_per_hour == 60
        again = Floor()
        await again.start(house, store, now)
        assert again.figures("T1", now) == figures
        await play(house, "4", DAY + 5)
        tomorrow = floor.figures("T1", DAY + 6)
        assert (tomorrow.games, tomorrow.win, tomorrow.drop) == (1, 1000, 0)
        assert tomorrow.hold is None
        assert floor.figures("T1", 3 * DAY).games == 0
        assert floor.figures("none", now).games == 0

    asyncio.run(body())


def test_the_pace_is_that_of_the_last_hour_or_of_as_long_as_there_was() -> None:
    assert games_per_hour(deque(), HOUR) == 0
    assert games_per_hour(deque([HOUR]), HOUR) == 1
    every_minute = deque(range(0, 90 * HOUR // 60, HOUR // 60))
    assert games_per_hour(every_minute, every_minute[-1]) == 60
    fresh = deque([0, HOUR // 30, 2 * HOUR // 30])
    assert games_per_hour(fresh, HOUR // 10) == 30
    assert games_per_hour(fresh, 10 * HOUR) == 0


def test_an_alert_is_raised_by_what_happened_and_stands_until_somebody_has_seen_it() -> None:
    async def body() -> None:
        store, floor = MemoryStore(), Floor()
        house = await house_on(store, floor)
        await floor.start(house, store, 0)
        dispute = OpenDispute(by=Role.DEALER, at=5, player="ann", text="short paid")
        fault = ReportMalfunction(by=Role.DEALER, at=6, scope="station", player="ann")
        await deal(house, BUY_IN, OPEN, dispute, fault)
        table = house.tables["T1"].state
        newer, older = floor.alerts(table, 7)[:2]
        assert (newer.kind, newer.player, newer.over) == ("malfunction", "ann", False)
        assert (older.kind, older.text.startswith("ann disputes")) == ("dispute", True)
        restored = RestoreEquipment(by=Role.DEALER, at=8, scope="station", player="ann")
        await deal(house, restored)
        assert floor.alerts(house.tables["T1"].state, 9)[0].over
        dora = Actor(id="dora", roles=frozenset({Role.DEALER}))
        refused = await floor.acknowledge(newer, dora, "", 9)
        assert refused is not None
        assert refused.reason is Reason.NOT_PERMITTED
        assert await floor.acknowledge(newer, SAM, "seen to", 9) is None
        left = [alert.id for alert in floor.alerts(house.tables["T1"].state, 9)]
        assert newer.id not in left
        assert older.id in left
        again = Floor()
        await again.start(house, store, 9)
        assert [alert.id for alert in again.alerts(house.tables["T1"].state, 9)] == left
        (noted,) = await store.find(Sought(stream="house"))
        assert (noted.actor, noted.kind, noted.cause) == ("sam", "AlertAcknowledged", "acknowledge")
        assert b"seen to" in noted.payload
        await again.acknowledge(older, SAM, "", 10)
        third = Floor()
        await third.start(house, store, 10)
        other = Floor()
        elsewhere = House(MemoryStore(), StillClock(), other)
        await other.start(elsewhere, MemoryStore(), 10)
        for record in await store.find(Sought()):
            if record.stream.startswith("table:"):
                event = TABLE_CODEC.decode(record.kind, record.payload)
                other.publish(record.stream, (record,), (event,))
            elsewhere.streams.learn([record])
        assert other.alerts(table, 9) == third.alerts(table, 9)

    asyncio.run(body())


def test_records_that_the_start_has_read_are_not_counted_twice() -> None:
    async def body() -> None:
        store, floor = MemoryStore(), Floor()
        house = await house_on(store, floor)
        # Before its start the floor hears of things that it will find in the log.
        await deal(house, BUY_IN)
        await floor.start(house, store, 0)
        assert floor.figures("T1", 1).drop == 10_000
        records: list[Record] = [record async for record in store.read()]
        events = [TABLE_CODEC.decode(record.kind, record.payload) for record in records]
        floor.publish("table:T1", records, events)
        assert floor.figures("T1", 1).drop == 10_000
        await deal(house, BUY_IN)
        assert floor.figures("T1", 1).drop == 20_000

    asyncio.run(body())
