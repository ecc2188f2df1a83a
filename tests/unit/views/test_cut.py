"""What a seat or a display is shown never holds another's private facts, whatever happens."""

import asyncio

import msgspec
import pytest

from croupier.desk.actors import Actor
from croupier.desk.pacing import Cadence, Pacer
from croupier.desk.wheel import VirtualWheel
from croupier.desk.world import SystemEntropy
from croupier.kernel.money import Money
from croupier.kernel.roles import Role
from croupier.table import commands as c
from croupier.views.cut import cut
from croupier.views.shapes import SeatView
from croupier.views.telling import Audience, tell
from tests.unit.desk.test_matrix import GAMES, STAFF, house_with

NEIGHBOUR = "Zebedee"
ANYONE = Actor(id="x", roles=STAFF.roles | {Role.PLAYER})


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_nothing_of_a_neighbour_is_shown(book: str, game: str) -> None:
    async def body() -> None:
        house = await house_with(book, game)
        for player, cents in ((NEIGHBOUR, 123_450), ("ann", 100_000)):
            for by in (Role.DEALER, Role.PLAYER):
                amount = Money(cents)
                await house.ask("T", c.BuyIn(by=by, player=player, amount=amount), ANYONE)
        pacer = Pacer(house, VirtualWheel(SystemEntropy()), Cadence())
        pacer.take("T")
        shown = 0
        for now in range(0, 90_000, 500):
            await pacer.step(now)
            for by in (Role.DEALER, Role.PLAYER):
                wager = c.PlaceWager(by=by, at=now, player=NEIGHBOUR, bet="red", stake=Money(500))
                await house.ask("T", wager, ANYONE)
            table = house.tables["T"].table
            seen = msgspec.json.encode(cut(table, Audience.SEAT, now=now, player="ann"))
            seen += msgspec.json.encode(cut(table, Audience.DISPLAY, now=now))
            assert NEIGHBOUR.encode() not in seen
            assert b"123450" not in seen
            shown += NEIGHBOUR.encode() in msgspec.json.encode(cut(table, Audience.DEALER, now=now))
        assert shown
        history = await house.history("T")
        for event in history:
            said = [*tell(event, Audience.SEAT, "ann"), *tell(event, Audience.DISPLAY)]
            assert not any(NEIGHBOUR in text for text in said), said
        assert any(tell(event, Audience.SEAT, NEIGHBOUR) for event in history)
        assert all(tell(event, Audience.PIT) for event in history)

    asyncio.run(body())


def test_somebody_without_a_seat_sees_the_table_and_an_empty_place() -> None:
    table = asyncio.run(house_with(*GAMES[0])).tables["T"].table
    view = cut(table, Audience.SEAT, now=0, player="nobody")
    assert isinstance(view, SeatView)
    assert (view.seat_no, view.balance, view.wagers) == (None, 0, ())
    assert "buy-in" in view.may or "join" in view.may
