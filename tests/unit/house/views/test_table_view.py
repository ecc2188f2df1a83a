"""What a seat or a display is shown never holds another's private facts, whatever happens."""

import asyncio
from itertools import product

import msgspec
import pytest

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.pacing import Cadence, Pacer
from croupier.house.tables import TABLES
from croupier.house.views.audience_views import DealerView, SeatView
from croupier.house.views.narration import Audience, narrate
from croupier.house.views.table_view import StaffShown, cut, room_part
from croupier.house.wheel import VirtualWheel
from croupier.house.world import SystemEntropy
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.declare import Command
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.wagers import PlaceWager
from tests.unit.house.test_matrix import GAMES, STAFF, house_with

NEIGHBOUR = "Zebedee"
LOOKING = (Role.DEALER, Role.PIT_BOSS)
ANYONE = Actor(id="x", roles=STAFF.roles | {Role.PLAYER})


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_nothing_of_a_neighbour_is_shown(book: str, game: str) -> None:
    async def body() -> None:
        house = await house_with(book, game)
        for player, cents in ((NEIGHBOUR, 123_450), ("ann", 100_000)):
            for by in (Role.DEALER, Role.PLAYER):
                amount = Money(cents)
                await house.gateway.submit(
                    ANYONE, "table:T", BuyIn(by=by, player=player, amount=amount)
                )
        pacer = Pacer(house, VirtualWheel(SystemEntropy()), Cadence())
        pacer.take("T")
        shown = 0
        for now in range(0, 90_000, 500):
            await pacer.step(now)
            for by in (Role.DEALER, Role.PLAYER):
                wager = PlaceWager(by=by, at=now, player=NEIGHBOUR, bet="red", stake=Money(500))
                await house.gateway.submit(ANYONE, "table:T", wager)
            table = house.tables["T"].state
            seen = msgspec.json.encode(cut(table, Audience.SEAT, now=now, player="ann"))
            seen += msgspec.json.encode(cut(table, Audience.DISPLAY, now=now))
            assert NEIGHBOUR.encode() not in seen
            assert b"123450" not in seen
            shown += NEIGHBOUR.encode() in msgspec.json.encode(cut(table, Audience.DEALER, now=now))
        assert shown
        history = await house.history("T")
        for event in history:
            said = [*narrate(event, Audience.SEAT, "ann"), *narrate(event, Audience.DISPLAY)]
            assert not any(NEIGHBOUR in text for text in said), said
        assert any(narrate(event, Audience.SEAT, NEIGHBOUR) for event in history)
        state, staff = TABLES.empty("T"), StaffShown()
        for place, event in enumerate(history):
            before, state = state, TABLES.evolve(state, event)
            if place and before.differs_in_seats_alone(state):
                assert room_part(state) == room_part(before), "a room's part depends on seats"
            for audience, role in product((Audience.DEALER, Audience.PIT), LOOKING):
                # Once long before betting ends, and once long after.
                for now in (0, event.at + 3_600_000):
                    kept = cut(state, audience, now=now, role=role, kept=staff)
                    fresh = cut(state, audience, now=now, role=role)
                    assert kept == fresh, "what was kept from before is stale"
        assert all(narrate(event, Audience.PIT) for event in history)

    asyncio.run(body())


def test_somebody_without_a_seat_sees_the_table_and_an_empty_place() -> None:
    table = asyncio.run(house_with(*GAMES[0])).tables["T"].state
    view = cut(table, Audience.SEAT, now=0, player="nobody")
    assert isinstance(view, SeatView)
    assert (view.seat_no, view.balance, view.wagers) == (None, 0, ())
    assert "buy-in" in view.may or "join" in view.may


def test_the_dealer_sees_whom_to_collect_from_and_which_chips_to_cut() -> None:
    async def body() -> None:
        house = await house_with("crown", "american")
        ann, bob = "ann", "bob"
        dealt: tuple[Command, ...] = (
            BuyIn(by=Role.DEALER, player=ann, amount=Money(50_000)),
            BuyIn(by=Role.DEALER, player=bob, amount=Money(50_000)),
            OpenBetting(by=Role.DEALER),
            PlaceWager(by=Role.PLAYER, player=ann, bet="split:14-17", stake=Money(1000)),
            PlaceWager(by=Role.PLAYER, player=bob, bet="red", stake=Money(2000)),
            SpinBall(by=Role.DEALER),
            CloseBetting(by=Role.DEALER),
            EnterResult(by=Role.DEALER, pocket=Pocket("17")),
        )
        for command in dealt:
            assert isinstance(await house.gateway.submit(ANYONE, "table:T", command), Accepted)
        view = cut(house.tables["T"].state, Audience.DEALER, now=0)
        assert isinstance(view, DealerView)
        assert [(wager.bet, wager.stake) for wager in view.collect] == [("red", 2000)]
        assert [(pay.player, pay.amount, pay.chips) for pay in view.pay] == [
            (ann, 17_000, "1 x $100, 2 x $25, 4 x $5")
        ]

    asyncio.run(body())
