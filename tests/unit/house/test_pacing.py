"""The virtual dealer and its wheel: every game is dealt to the end, and the draws are fair."""

import asyncio
import itertools
from collections import Counter
from collections.abc import Sequence

import pytest

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.pacing import Cadence, Pacer
from croupier.house.wheel import VirtualWheel
from croupier.house.world import SystemEntropy
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lucky import boost_chances
from croupier.table.betting import OpenBetting
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn
from croupier.table.wagers import PlaceWager
from tests.unit.house.test_matrix import GAMES, STAFF, house_with


class Listed:
    """Entropy that gives what the test lists."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = iter(draws)

    def below(self, count: int) -> int:
        drawn = next(self._draws)
        assert 0 <= drawn < count
        return drawn

    def bytes(self, count: int) -> bytes:
        return bytes(count)


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_the_virtual_dealer_deals_every_game_round_after_round(book: str, game: str) -> None:
    async def body() -> None:
        house = await house_with(book, game)
        buy_in = BuyIn(by=Role.DEALER, player="ann", amount=Money(100_000))
        await house.gateway.submit(STAFF, "table:T", buy_in)
        pacer = Pacer(house, VirtualWheel(SystemEntropy()), Cadence())
        pacer.take("T")
        assert pacer.deals("T")
        closes = set()
        for now in range(0, 240_000, 500):
            await pacer.step(now)
            wager = PlaceWager(by=Role.DEALER, at=now, player="ann", bet="red", stake=Money(500))
            await house.gateway.submit(STAFF, "table:T", wager)
            await house.tick()
            closes.add(pacer.closes_at("T", now) is not None)
        table = house.tables["T"].state
        assert table.round_no >= 4
        assert len(table.numbers) >= 3
        assert closes == {True, False}

    asyncio.run(body())


def test_betting_that_has_just_opened_is_counted_down_from_its_opening() -> None:
    """Anyone who looks before the dealer does again must not see the time of the part before."""

    async def body() -> None:
        house = await house_with("adelaide", "table")
        pacer = Pacer(house, VirtualWheel(SystemEntropy()), Cadence())
        pacer.take("T")
        await pacer.step(0)
        assert pacer.closes_at("T", 0) is None
        await house.gateway.submit(STAFF, "table:T", OpenBetting(by=Role.DEALER, at=4000))
        assert pacer.closes_at("T", 4000) == 4000 + pacer.betting_ms
        await pacer.step(4100)
        assert pacer.closes_at("T", 4100) == 4000 + pacer.betting_ms

    asyncio.run(body())


def test_tables_that_are_taken_together_stand_at_different_moments() -> None:
    """Nobody wants a floor on which every ball falls at once."""

    async def body() -> None:
        house = await house_with("adelaide", "table")
        for name in "UVWX":
            opening = OpenTable(
                by=Role.OPERATOR,
                table=name,
                book="adelaide",
                game="table",
                limits=Limits(table=Range(min=Money(500), max=Money(50_000))),
            )
            await house.gateway.submit(STAFF, f"table:{name}", opening)
        pacer = Pacer(house, VirtualWheel(SystemEntropy()), Cadence())
        for name in "TUVWX":
            pacer.take(name)
        closes: dict[str, set[int | None]] = {name: set() for name in "TUVWX"}
        for now in range(0, 120_000, 500):
            await pacer.step(now)
            open_now = [pacer.closes_at(name, now) for name in "TUVWX"]
            for name, at in zip("TUVWX", open_now, strict=True):
                closes[name].add(at)
            known = sorted(at for at in open_now if at is not None)
            assert all(one + 2000 <= other for one, other in itertools.pairwise(known)), known
        # The first does not wait for the others, and none waits for longer than a round.
        assert min(at for at in closes["T"] if at is not None) <= 26_000
        assert all(min(at for at in each if at is not None) <= 56_000 for each in closes.values())

    asyncio.run(body())


def lucky_games() -> list[Game]:
    games = []
    for book in all_books():
        for offer in book.offers:
            for option in offer.options:
                if option.name == "lucky_ball":
                    chosen = (value for value in option.values if value != "off")
                    games += [book.game(offer.name, {option.name: value}) for value in chosen]
    return games


def test_every_pocket_is_drawn_from_its_place_on_the_wheel() -> None:
    game = all_books()[0].game(all_books()[0].offers[0].name)
    count = len(game.wheel.order)
    drawn = [VirtualWheel(Listed([place])).pocket(game) for place in range(count)]
    assert tuple(drawn) == game.wheel.order


def test_lucky_numbers_are_four_different_ones_and_every_boost_comes_up_as_often_as_it_should() -> (
    None
):
    assert lucky_games()
    for game in lucky_games():
        assert game.lucky is not None
        drawn_numbers = VirtualWheel(SystemEntropy()).lucky_numbers(game)
        assert len(set(drawn_numbers.numbers.values())) == 4
        assert len(drawn_numbers.lot) == 4
        chances = boost_chances(game.lucky)
        urn = 1
        for chance in chances.values():
            urn = max(urn, chance.denominator)
        drawn = Counter(
            VirtualWheel(Listed([0, ticket])).lucky_boost(game)[1] for ticket in range(urn)
        )
        assert drawn == {name: chance * urn for name, chance in chances.items() if chance}


def test_a_game_without_lucky_ball_has_no_boost() -> None:
    game = next(
        book.game(offer.name)
        for book in all_books()
        for offer in book.offers
        if book.game(offer.name).lucky is None
    )
    with pytest.raises(ValueError, match="has no Lucky Ball"):
        VirtualWheel(SystemEntropy()).lucky_boost(game)
