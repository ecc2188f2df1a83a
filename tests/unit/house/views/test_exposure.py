"""Exposure is what settlement would come to, pocket by pocket, for every bet of every game."""

import random
from dataclasses import replace

import pytest

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.views.exposure import exposure, worst_of
from croupier.lab.arrays import exposure as lab_exposure
from croupier.roulette.catalogue import all_books
from croupier.roulette.lines import Result
from croupier.roulette.offered import offered_calls
from croupier.roulette.settlement import settle
from croupier.table.opening import OpenTable, decide_opening, open_table
from croupier.table.result import result_of
from croupier.table.state import Seat, Table
from tests.unit.house.test_matrix import GAMES, LIMITS, table_of

STAKE = 5000


def with_wagers(table: Table, **players: dict[str, int]) -> Table:
    seats = {
        name: Seat(player=name, number=number, wagers=wagers)
        for number, (name, wagers) in enumerate(players.items(), 1)
    }
    return table.but(seats=seats)


def settled(table: Table, results: list[Result] | None = None) -> dict[str, int]:
    """What the house would pay net on each pocket, by the settlement of the game itself."""
    net: dict[str, int] = {}
    for each in results or [result_of(table, pocket) for pocket in table.game.wheel.order]:
        # What a zero would leave in prison counts with what sharing it gives back.
        result = replace(each, is_last=True)
        lines = [
            line for seat in table.seats.values() for line in settle(result, seat.as_wagerer())
        ]
        net[result.pocket] = sum(line.win - line.lost for line in lines)
    return net


def lucky_tables() -> list[Table]:
    """A table of every game with a Lucky Ball."""
    found = []
    for book in all_books():
        for offer in book.offers:
            if "lucky_ball" in {option.name for option in offer.options}:
                opening = decide_opening(
                    OpenTable(
                        by=Role.OPERATOR,
                        table="T",
                        book=book.code,
                        game=offer.name,
                        options={"lucky_ball": "mega"},
                        limits=LIMITS,
                    )
                )
                assert not isinstance(opening, Refusal), opening
                found.append(open_table(opening))
    return found


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_every_bet_is_computed_as_it_would_be_settled(book: str, game: str) -> None:
    table = table_of(book, game)
    spots = [name for name in table.game.bets if not name.startswith("lucky-ball")]
    held = [name for name in offered_calls(table.game) if table.game.held(name) is not None]
    results = [result_of(table, pocket) for pocket in table.game.wheel.order]
    for wager in (*spots, *held):
        laid = with_wagers(table, ann={wager: STAKE})
        assert exposure(laid) == settled(laid, results), wager


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_all_wagers_of_all_players_are_computed_together(book: str, game: str) -> None:
    table = table_of(book, game)
    spots = [name for name in table.game.bets if not name.startswith("lucky-ball")]
    laid = with_wagers(
        table,
        ann=dict.fromkeys(spots[::3], STAKE),
        ben=dict.fromkeys(spots[::7], 2 * STAKE),
    )
    net = exposure(laid)
    assert net == settled(laid)
    worst = worst_of(net)
    assert worst is not None
    assert worst.pays == max(settled(laid).values())
    assert net[worst.pocket] == worst.pays  # type: ignore[index]


def test_lucky_wagers_count_with_the_dearest_boost_until_the_numbers_are_drawn() -> None:
    tables = lucky_tables()
    assert tables
    for table in tables:
        lucky = [name for name in table.game.bets if name.startswith("lucky-ball")]
        rule = table.game.lucky
        assert rule is not None
        laid = with_wagers(table, ann=dict.fromkeys(lucky, STAKE))
        dearest = max(exposure(laid).values())
        colours = [name.partition(":")[2] for name in lucky]
        numbers = dict(zip(colours, table.game.wheel.order, strict=False))
        drawn = laid.but(lucky_numbers=numbers)
        pending = exposure(drawn)
        after: dict[str, int] = dict.fromkeys(table.game.wheel.order, -(10**9))
        for odds, boosted in rule.boosts.items():
            for colour in boosted:
                shown = drawn.but(lucky_boost=(colour, odds))
                assert max(exposure(shown).values()) <= dearest
                assert exposure(shown) == settled(shown)
                after = {pocket: max(after[pocket], net) for pocket, net in settled(shown).items()}
        # Until the boost is drawn, each pocket counts with the dearest that may come.
        assert pending == after


def test_an_empty_table_costs_nothing_and_has_no_worst_pocket() -> None:
    table = table_of(*GAMES[0])
    assert set(exposure(table).values()) == {0}
    assert worst_of(exposure(table)) is None


def test_the_wall_shows_the_figure_that_the_lab_computes() -> None:
    draws = random.Random(2026)
    for book, game in GAMES:
        table = table_of(book, game)
        spots = [name for name in table.game.bets if not name.startswith("lucky-ball")]
        for _ in range(5):
            wagers = {name: STAKE * draws.randint(1, 5) for name in draws.sample(spots, 12)}
            calls = [name for name in offered_calls(table.game) if table.game.held(name)]
            wagers |= dict.fromkeys(draws.sample(calls, min(3, len(calls))), STAKE)
            own, lab = exposure(with_wagers(table, ann=wagers)), lab_exposure(table.game, wagers)
            assert own == {pocket: owed - lab.staked for pocket, owed in lab.owed.items()}
            worst = worst_of(own)
            assert worst is not None
            assert -worst.pays == lab.worst[1]
