"""A restart: a period that ran out meanwhile is the book's malfunction, and the money is right."""

import asyncio

import pytest

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.recovery import SCOPE, recover
from croupier.house.world import Nobody
from croupier.roulette.catalogue import all_books
from croupier.table.betting import OpenBetting
from croupier.table.faults import MalfunctionReported
from croupier.table.phases import Phase
from croupier.table.seats import BuyIn
from croupier.table.wagers import PlaceWager
from tests.unit.house.test_house import StillClock
from tests.unit.house.test_matrix import STAFF, house_with

CLOCKED = [
    (book.code, offer.name)
    for book in all_books()
    for offer in book.offers
    if book.game(offer.name).close.seconds is not None
]


async def wagered(book: str, game: str) -> tuple[House, MemoryStore]:
    house = await house_with(book, game)
    store = house.store
    assert isinstance(store, MemoryStore)
    for command in (
        BuyIn(by=Role.DEALER, player="ann", amount=Money(10_000), tender="cash"),
        OpenBetting(by=Role.DEALER),
        PlaceWager(by=Role.DEALER, player="ann", bet="red", stake=Money(1000)),
    ):
        answer = await house.gateway.submit(STAFF, "table:T", command)
        assert isinstance(answer, Accepted), answer
    return house, store


def test_there_is_a_game_with_a_clock() -> None:
    assert CLOCKED


@pytest.mark.parametrize(("book", "game"), CLOCKED)
def test_a_period_that_ran_out_while_down_is_a_malfunction_before_the_close(
    book: str, game: str
) -> None:
    async def body() -> None:
        _, store = await wagered(book, game)
        house = House(store, StillClock(), Nobody())
        await house.start()
        now = 3_600_000
        assert await recover(house, now) == ["T"]
        stream = house.tables["T"]
        faults = [e for e in await house.history("T") if isinstance(e, MalfunctionReported)]
        assert (faults[0].scope, faults[0].confirmed) == (SCOPE, True)
        assert faults[0].clauses == stream.state.game.malfunctions[SCOPE].before_clauses
        seat = stream.state.seats["ann"]
        assert seat.balance + stream.state.staked(seat) == 10_000
        assert not stream.state.is_faulty(SCOPE)
        assert await recover(house, now) == []
        answer = await house.gateway.submit(STAFF, "table:T", OpenBetting(by=Role.DEALER, at=now))
        assert isinstance(answer, Accepted), answer

    asyncio.run(body())


@pytest.mark.parametrize(("book", "game"), CLOCKED)
def test_a_period_that_still_runs_goes_on(book: str, game: str) -> None:
    async def body() -> None:
        _, store = await wagered(book, game)
        house = House(store, StillClock(), Nobody())
        await house.start()
        assert await recover(house, 1000) == []
        table = house.tables["T"].state
        assert table.phase is Phase.BETTING
        assert table.seats["ann"].wagers == {"red": 1000}

    asyncio.run(body())
