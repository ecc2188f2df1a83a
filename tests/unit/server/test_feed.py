"""The feed: a busy table wakes only whom something concerns, and tells it in one message."""

import asyncio

import msgspec

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.tables import stream_of
from croupier.house.views.narration import Audience
from croupier.house.world import SystemClock
from croupier.server.feed import UPDATE_EVERY, Feed, Subscription, Viewer
from croupier.table.declare import Command
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn
from croupier.table.wagers import PlaceWager
from tests.unit.house.test_house import LIMITS, OPEN, STAFF

WAGERS = 30
ANYBODY = Actor(id="anybody", roles=frozenset(Role))


class Reader:
    """Somebody who looks, and how often they were woken."""

    def __init__(self, feed: Feed, audience: Audience, player: str = "") -> None:
        viewer = Viewer("T1", audience, player)
        self.woken = 0
        self.watch: Subscription = feed.subscribe(viewer, feed.version("T1"), self._wake)

    def _wake(self) -> None:
        self.woken += 1


async def table_with(*players: str) -> tuple[House, Feed]:
    clock = SystemClock()
    feed = Feed(clock)
    house = House(MemoryStore(), clock, feed)
    feed.house = house
    opening = OpenTable(by=Role.OPERATOR, table="T1", book="crown", game="touchbet", limits=LIMITS)
    await house.gateway.submit(STAFF, stream_of(opening.table), opening)
    for player in players:
        await done(house, BuyIn(by=Role.PLAYER, player=player, amount=Money(10**6)))
    await asyncio.sleep(2 * UPDATE_EVERY)
    return house, feed


async def done(house: House, command: Command) -> None:
    answer = await house.gateway.submit(ANYBODY, "table:T1", command)
    assert isinstance(answer, Accepted), answer


def red(player: str) -> PlaceWager:
    return PlaceWager(by=Role.PLAYER, player=player, bet="red", stake=Money(500))


async def lay(house: House, player: str) -> None:
    for number in range(1, WAGERS + 1):
        bet = f"straight:{number}"
        await done(house, PlaceWager(by=Role.PLAYER, player=player, bet=bet, stake=Money(500)))


def test_wagers_wake_their_own_seat_once_in_a_while_and_no_other() -> None:
    async def body() -> None:
        house, feed = await table_with("ann", "ben")
        await done(house, OPEN)
        ann, ben = (Reader(feed, Audience.SEAT, name) for name in ("ann", "ben"))
        dealer = Reader(feed, Audience.DEALER)
        before = feed.version("T1")
        await lay(house, "ann")
        await asyncio.sleep(2 * UPDATE_EVERY)
        assert feed.version("T1") == before + WAGERS
        assert ben.woken == 0
        assert 1 <= ann.woken <= WAGERS // 2
        # Staff see wagers less often still.
        assert 1 <= dealer.woken <= ann.woken
        made = feed.next_for(ann.watch)
        assert made is not None
        update = msgspec.json.decode(made)
        assert (update["after"], update["seq"]) == (before, before + WAGERS)
        assert len(update["happened"]) == WAGERS
        # Anyone whom it did not concern has missed nothing, and is not told of it later.
        assert ben.watch.seq == before + WAGERS
        assert feed.next_for(ben.watch) is None

    asyncio.run(body())


def test_what_is_said_aloud_wakes_everybody() -> None:
    async def body() -> None:
        house, feed = await table_with("ann", "ben")
        readers = [Reader(feed, Audience.SEAT, name) for name in ("ann", "ben")]
        readers.append(Reader(feed, Audience.DISPLAY))
        await done(house, OPEN)
        await asyncio.sleep(2 * UPDATE_EVERY)
        assert [reader.woken for reader in readers] == [1, 1, 1]
        feed.unsubscribe(readers[0].watch)
        await done(house, BuyIn(by=Role.PLAYER, player="ann", amount=Money(500)))
        await asyncio.sleep(2 * UPDATE_EVERY)
        assert readers[0].woken == 1

    asyncio.run(body())


def test_what_changes_beside_the_table_is_told_at_once_to_whom_it_concerns() -> None:
    async def body() -> None:
        house, feed = await table_with("ann")
        pit, seat = Reader(feed, Audience.PIT), Reader(feed, Audience.SEAT, "ann")
        feed.forget("T1", Audience.PIT)
        assert (pit.woken, seat.woken) == (1, 0)
        answer = feed.next_for(pit.watch)
        assert answer is not None
        assert msgspec.json.decode(answer)["type"] == "snapshot"
        assert pit.watch.seq == feed.version("T1")
        assert feed.next_for(pit.watch) is None

    asyncio.run(body())


def test_an_answer_carries_what_a_wager_changed_and_no_update_follows() -> None:
    async def body() -> None:
        house, feed = await table_with("ann", "ben")
        await done(house, OPEN)
        await asyncio.sleep(2 * UPDATE_EVERY)
        ann, second = (Reader(feed, Audience.SEAT, "ann") for _ in range(2))
        ben = Reader(feed, Audience.SEAT, "ben")
        answer = await house.gateway.submit(ANYBODY, "table:T1", red("ann"))
        assert isinstance(answer, Accepted)
        changed = feed.change_for(ann.watch, answer, 0)
        assert changed is not None
        assert (changed.cost, changed.wagers, changed.can_undo) == (500, {"red": 500}, True)
        assert changed.balance == house.tables["T1"].state.seats["ann"].balance
        # Nobody else's wager is in an answer, and nothing that came in between is passed over.
        assert feed.change_for(ben.watch, answer, 0) is None
        again = await house.gateway.submit(ANYBODY, "table:T1", red("ann"))
        assert isinstance(again, Accepted)
        assert feed.change_for(second.watch, again, 0) is None
        assert feed.change_for(ann.watch, again, 0) is not None
        await asyncio.sleep(2 * UPDATE_EVERY)
        assert (ann.woken, ben.woken) == (0, 0)
        assert second.woken

    asyncio.run(body())
