"""Wheels under watch in a house: evidence from the log, after a restart and for another wheel."""

import asyncio
import random
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.equipment.declare import ItemCommand
from croupier.equipment.entering import EnterItem
from croupier.equipment.inspecting import InspectItem
from croupier.equipment.items import Item
from croupier.equipment.placing import PlaceItem
from croupier.house.floor import Floor
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Record
from croupier.house.log.store import Snapshot, Store
from croupier.house.pacing import Cadence, Pacer
from croupier.house.stock import Stock
from croupier.house.tables import stream_of
from croupier.house.views.wall import AlertShown, WheelEvidence
from croupier.house.wheel import VirtualWheel
from croupier.house.wheel_monitors import WheelMonitors
from croupier.roulette.pockets import Pocket
from croupier.roulette.register import WheelEntry
from croupier.roulette.wheel import SINGLE_ZERO
from croupier.table.betting import CloseBetting
from croupier.table.opening import OpenTable
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from tests.unit.house.test_floor import SAM, do_tasks
from tests.unit.house.test_house import LIMITS, OPEN, STAFF, StillClock, deal

#: A wheel that gives one number and no other is found out after so many results.
STUCK = 15
WHEEL = Item(wheel=WheelEntry(order=SINGLE_ZERO.order))


class Running:
    """A house with its wall and its register on a store, as a start makes them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.floor = Floor()
        self.house = House(store, StillClock(), self)
        self.monitors = WheelMonitors(self.house)
        self.stock = Stock(self.house, moved=self.monitors.hear)

    def publish(self, stream: str, records: Sequence[Record], events: Sequence[Any]) -> None:
        self.floor.publish(stream, records, events)

    async def start(self) -> "Running":
        await self.house.start()
        if "T1" not in self.house.tables:
            opening = OpenTable(
                by=Role.OPERATOR, table="T1", book="crown", game="touchbet", limits=LIMITS
            )
            assert not isinstance(
                await self.house.gateway.submit(STAFF, stream_of(opening.table), opening), Refusal
            )
        self.floor = Floor(self.monitors)
        await self.stock.start()
        await self.floor.start(self.house, self.store, 0)
        return self

    async def play(self, pockets: Iterable[str]) -> None:
        """Rounds with these results; the next one is opened, with which the last counts."""
        dealer = Role.DEALER
        for pocket in pockets:
            if self.house.tables["T1"].state.phase.value != "betting":
                await deal(self.house, OPEN)
            await deal(
                self.house,
                SpinBall(by=dealer),
                CloseBetting(by=dealer),
                EnterResult(by=dealer, pocket=Pocket(pocket)),
            )
            await do_tasks(self.house)
            await deal(self.house, OPEN)

    async def register(self, *commands: ItemCommand) -> None:
        for command in commands:
            assert not isinstance(await self.stock.submit(command, STAFF), Refusal)

    @property
    def alerts(self) -> list[AlertShown]:
        found = self.floor.alerts(self.house.tables["T1"].state, 0)
        return [alert for alert in found if alert.kind == "wheel"]


def evidence(alert: AlertShown) -> WheelEvidence:
    return alert.facts["wheel"]


def test_a_stuck_wheel_raises_an_alert_that_says_what_it_means() -> None:
    async def body() -> None:
        running = await Running(MemoryStore()).start()
        await running.play(["17"] * (STUCK - 1))
        assert running.alerts == []
        await running.play(["17"])
        (alert,) = running.alerts
        found = evidence(alert)
        assert (found.serial, found.virtual, found.spins) == ("", False, STUCK)
        assert found.evidence >= found.level == 100
        assert (found.chance, found.pockets) == (0.01, ("17",))
        assert "the wheel: after 15 results the evidence against a fair wheel is" in alert.text
        assert "reaches 100 to 1 within a year of play with a chance of 1%" in alert.text
        assert await running.floor.acknowledge(alert, SAM, "sent for", 5) is None
        await running.play(["17"] * 3)
        assert running.alerts == []
        again = await Running(running.store).start()
        assert again.alerts == []

    asyncio.run(body())


def test_a_fair_wheel_raises_none() -> None:
    async def body() -> None:
        draws = random.Random(2026)
        running = await Running(MemoryStore()).start()
        await running.play(draws.choice(SINGLE_ZERO.order) for _ in range(150))
        assert running.alerts == []

    asyncio.run(body())


@pytest.mark.parametrize("kept", [True, False])
def test_a_restart_goes_on_with_the_evidence(kept: bool) -> None:
    async def body() -> None:
        running = await Running(MemoryStore()).start()
        await running.play(["17"] * 9)
        if kept:
            await running.monitors.keep(running.store, every=1)
        await running.play(["17"] * 2)
        again = await Running(running.store).start()
        await again.play(["17"] * (STUCK - 12))
        assert again.alerts == []
        await again.play(["17"])
        assert [evidence(alert).spins for alert in again.alerts] == [STUCK]
        third = await Running(running.store).start()
        assert third.alerts == again.alerts

    asyncio.run(body())


@pytest.mark.parametrize("harm", ["payload", "digest"])
def test_what_was_kept_is_left_aside_where_it_is_damaged_or_of_another_log(harm: str) -> None:
    async def body() -> None:
        running = await Running(MemoryStore()).start()
        await running.play(["17"] * 9)
        await running.monitors.keep(running.store, every=1)
        other = await Running(MemoryStore()).start()
        await other.play(["5"] * 9)
        await other.monitors.keep(other.store, every=1)
        kept = (await other.store.load_snapshots())["watch:T1"]
        if harm == "payload":
            kept = (await running.store.load_snapshots())["watch:T1"]
            kept = Snapshot(
                stream=kept.stream,
                version=kept.version,
                number=kept.number,
                payload=kept.payload[:-1] + b"?",
            )
        await running.store.save_snapshot(kept)
        again = await Running(running.store).start()
        await again.play(["17"] * (STUCK - 9))
        assert [evidence(alert).spins for alert in again.alerts] == [STUCK]

    asyncio.run(body())


def test_evidence_starts_anew_with_another_wheel_and_after_a_repair() -> None:
    async def body() -> None:
        boss = Role.PIT_BOSS
        running = await Running(MemoryStore()).start()
        await running.play(["17"] * 9)
        await running.register(
            EnterItem(by=boss, id="W-7", item=WHEEL), PlaceItem(by=boss, id="W-7", table="T1")
        )
        await running.play(["17"] * STUCK)
        (first,) = running.alerts
        assert evidence(first).serial == "W-7"
        assert first.text.startswith("wheel W-7: after 15 results")
        assert not first.over
        await running.register(InspectItem(by=boss, id="W-7", unfit="a worn fret"))
        assert not running.alerts[0].over
        await running.register(InspectItem(by=boss, id="W-7"))
        # The alert stands until somebody has seen it, although its wheel is another by now.
        assert running.alerts[0].over
        await running.play(["17"] * (STUCK - 1))
        assert len(running.alerts) == 1
        again = await Running(running.store).start()
        assert again.alerts == running.alerts
        await again.play(["17"])
        assert [(alert.over, evidence(alert).spins) for alert in again.alerts] == [
            (False, STUCK),
            (True, STUCK),
        ]
        assert len({alert.id for alert in again.alerts}) == 2
        await again.register(PlaceItem(by=boss, id="W-7", table=""))
        assert all(alert.over for alert in again.alerts)

    asyncio.run(body())


class Stuck:
    """Chance that always draws the same."""

    def below(self, count: int) -> int:
        return 0

    def bytes(self, count: int) -> bytes:
        return bytes(count)


def test_the_virtual_wheel_is_watched_too() -> None:
    async def body() -> None:
        running = await Running(MemoryStore()).start()
        cadence = Cadence(betting=20_000, spin_before_close=6_000, ball=1_000, rest=1_000)
        pacer = Pacer(running.house, VirtualWheel(Stuck()), cadence)
        pacer.take("T1")
        running.monitors.virtual = pacer.deals
        for now in range(0, 1_500_000, 1_000):
            await pacer.step(now)
        (alert,) = running.alerts
        found = evidence(alert)
        assert (found.virtual, found.spins, found.pockets) == (True, STUCK, ("0",))
        assert alert.text.startswith("the virtual wheel: after 15 results")

    asyncio.run(body())
