"""What a wheel does is told to everybody at its tables at once, before any seat is settled."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from croupier.client.subscription import view_called
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Answer, Append
from croupier.house.views.audience_views import DisplayView, SeatView
from croupier.house.views.narration import Audience
from croupier.server.feed import Feed, Subscription, Viewer
from croupier.server.wire import Called, FromServer
from croupier.table.betting import CloseBetting
from croupier.wheel import register as r
from tests.unit.house.test_wheels import CLOSE, OPEN, RUN, SEVENTEEN, Floor


class Hall:
    """The tables of a wheel, with readers who note what they are told and how things stand then."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.floor = Floor(self.store)
        self.feed = Feed(self.floor.clock)
        self.feed.house = self.floor.house
        self.floor.wheels.call, self.floor.wheels.renew = self.feed.call, self.feed.renew
        self.told: list[tuple[str, str, bytes]] = []
        self.stood: list[tuple[str, str]] = []
        self.woken = 0

    def look(self, table: str, audience: Audience, player: str = "") -> Subscription:
        def tell(message: bytes) -> None:
            self.told.append((table, audience, message))
            phase = str(self.floor.house.tables[table].state.phase)
            self.stood.append((self.store.records[-1].kind, phase))

        viewer = Viewer(table, audience, player)
        return self.feed.subscribe(viewer, self.feed.version(table), self._wake, notify=tell)

    def _wake(self) -> None:
        self.woken += 1

    def calls(self) -> list[Called]:
        made = [msgspec.json.decode(message, type=FromServer) for _, _, message in self.told]
        assert all(isinstance(each, Called) for each in made)
        return [each for each in made if isinstance(each, Called)]


def test_everybody_in_a_room_is_told_the_same_bytes_once_they_are_durable_at_the_wheel() -> None:
    async def story() -> None:
        hall = Hall()
        await hall.floor.open()
        await hall.floor.read(OPEN)
        await hall.floor.place()
        for player in ("ann", "ben"):
            hall.look("T1", Audience.SEAT, player)
        hall.look("T1", Audience.DISPLAY)
        for audience in (Audience.DEALER, Audience.PIT):
            hall.look("T1", audience)
        hall.look("T2", Audience.SEAT, "ann")
        await hall.floor.read(RUN, CLOSE)
        assert [(table, str(audience)) for table, audience, _ in hall.told] == [
            ("T1", "seat"),
            ("T1", "seat"),
            ("T1", "display"),
            ("T2", "seat"),
        ]
        first = hall.told[0][2]
        assert all(message is first for table, _, message in hall.told if table == "T1")
        # It is on disk at the wheel, and no table has done anything about it yet.
        assert {kind for kind, _ in hall.stood} == {"WheelClosed"}
        assert {phase for _, phase in hall.stood} <= {"betting", "final-bets"}
        round_no = hall.floor.house.tables["T1"].state.round_no
        assert {(each.call, each.pocket) for each in hall.calls()} == {("no-more-bets", None)}
        assert hall.calls()[0].round_no == round_no
        hall.told.clear()
        hall.stood.clear()
        await hall.floor.read(SEVENTEEN)
        assert {(each.call, each.pocket) for each in hall.calls()} == {("result", "17")}
        assert set(hall.stood) == {("NumberSpun", "no-more-bets")}
        assert hall.floor.phases() == ["settled"] * 3

    asyncio.run(story())


def test_a_table_that_sits_a_round_out_is_told_nothing() -> None:
    async def story() -> None:
        hall = Hall()
        await hall.floor.open()
        await hall.floor.read(OPEN, RUN, CLOSE, SEVENTEEN)
        for command in (r.ReleaseTable, r.DealTable):
            await hall.floor.wheel(command(by=Role.PIT_BOSS, table="T3"))
        hall.look("T1", Audience.SEAT, "ann")
        hall.look("T3", Audience.SEAT, "ann")
        await hall.floor.read(OPEN, RUN, CLOSE, ("number", {"pocket": "5"}))
        assert [(each.table, each.pocket) for each in hall.calls()] == [("T1", None), ("T1", "5")]

    asyncio.run(story())


def test_who_was_told_what_the_table_then_refuses_is_shown_the_table_again() -> None:
    async def story() -> None:
        hall = Hall()
        await hall.floor.open()
        await hall.floor.read(OPEN)

        def refuse(*_: Any) -> Refusal:
            return Refusal(Reason.EQUIPMENT_FAULT, "the dolly is missing")

        hall.floor.house.policies.review(refuse, CloseBetting.action)
        seen = hall.look("T1", Audience.SEAT, "ann")
        await hall.floor.read(RUN, CLOSE)
        assert [each.call for each in hall.calls()] == ["no-more-bets"]
        assert hall.woken
        made = hall.feed.next_for(seen)
        assert made is not None
        assert msgspec.json.decode(made)["view"]["phase"] in ("betting", "final-bets")

    asyncio.run(story())


@pytest.mark.parametrize("audience", [Audience.SEAT, Audience.DISPLAY])
def test_a_client_folds_a_call_into_its_view_once_and_in_its_round(audience: Audience) -> None:
    async def story() -> None:
        hall = Hall()
        await hall.floor.open()
        await hall.floor.read(OPEN)
        await hall.floor.place()
        hall.look("T1", audience, "ann")
        before = hall.feed.view(Viewer("T1", audience, "ann"))
        await hall.floor.read(RUN, CLOSE)
        await hall.floor.read(SEVENTEEN)
        close, number = hall.calls()
        closed = view_called(before, close)
        assert isinstance(closed, SeatView | DisplayView)
        assert (closed.phase, closed.closes_at, closed.pocket) == ("no-more-bets", None, None)
        landed = view_called(closed, number)
        assert isinstance(landed, SeatView | DisplayView)
        assert (landed.phase, landed.pocket, landed.landed_at) == ("no-more-bets", "17", number.at)
        # Who missed the close has it with the number; the same call again changes nothing.
        assert view_called(before, number) == landed
        assert view_called(landed, close) is landed
        assert view_called(landed, number) is landed
        # The settled view has the same number and instant, and needs no call.
        settled = hall.feed.view(Viewer("T1", audience, "ann"))
        assert isinstance(settled, SeatView | DisplayView)
        assert (settled.phase, settled.pocket) == ("settled", "17")
        assert view_called(settled, number) is settled
        later = msgspec.structs.replace(number, round_no=number.round_no + 1)
        assert view_called(closed, later) is closed
        assert view_called(None, number) is None

    asyncio.run(story())


class Counting(MemoryStore):
    """A log that notes how many appends each of its flushes had."""

    def __init__(self) -> None:
        super().__init__()
        self.flushes: list[int] = []

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        if appends:
            self.flushes.append(len(appends))
        return await super().append(appends)


def test_a_move_of_the_wheel_is_one_flush_for_all_its_tables() -> None:
    async def story() -> None:
        store = Counting()
        floor = Floor(store)
        await floor.open()
        await floor.read(OPEN)
        await floor.place()
        await floor.read(RUN)
        for reading in (CLOSE, SEVENTEEN):
            store.flushes.clear()
            await floor.read(reading)
            # The wheel's own, and that of its three tables.
            assert store.flushes == [1, 3]
        assert floor.phases() == ["settled"] * 3

    asyncio.run(story())
