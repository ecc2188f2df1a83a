"""What screens are told of a game: every bet that it takes, each once and at a place of its own."""

from itertools import product

import msgspec
import pytest

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.views.audience_views import SeatView
from croupier.house.views.describe_game import chip_rail, describe_game
from croupier.house.views.game_description import (
    BesideDescription,
    GameDescription,
    SpotDescription,
)
from croupier.house.views.narration import Audience
from croupier.house.views.table_view import cut
from croupier.roulette.bets import INSIDE_COUNT
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.notation import parse_bet
from croupier.roulette.offered import neighbours_max, offered_calls, refuse_bet
from croupier.table.catalogue import powers_in
from croupier.table.changing import UndoWager
from croupier.table.limits import SetPersonalLimits
from croupier.table.state import Table
from tests.clauses.play import betting, place, refusal_of
from tests.unit.house.views.test_dealing import table_of, take

SIGN = Limits(table=Range(Money(500), Money(50_000)))


def every_game() -> list[Game]:
    """Every game of every book with every choice of its listed options."""
    games = []
    for book in all_books():
        for offer in book.offers:
            names = [option.name for option in offer.options]
            for values in product(*(option.values for option in offer.options)):
                try:
                    games.append(book.game(offer.name, dict(zip(names, values, strict=True))))
                except ValueError:
                    continue  # Some options exclude one another.
    return games


GAMES_BY_NAME = {
    (book.code, offer.name): book.game(offer.name) for book in all_books() for offer in book.offers
}
GAMES = {f"{g.book}-{g.name}-{'-'.join(g.options.values())}": g for g in every_game()}


def described(game: Game, limits: Limits = SIGN) -> GameDescription:
    return describe_game(Table(id="T", game=game, limits=limits))


def test_every_game_of_every_book_tells_all_of_its_bets_once() -> None:
    assert len({(game.book, game.name) for game in GAMES.values()}) == sum(
        len(book.offers) for book in all_books()
    )
    for name, game in GAMES.items():
        description = described(game)
        spots = [spot.bet for spot in description.spots]
        asian = [bet.bet for bet in description.asian]
        calls = [call.bet for call in description.calls]
        assert len(set(spots + asian + calls)) == len(spots + asian + calls), name
        assert {*spots, *asian} == {*game.bets, *game.areas}, name
        assert set(calls) == set(offered_calls(game)), name
        for bet in (*spots, *asian, *calls):
            assert refuse_bet(game, parse_bet(bet)) is None, (name, bet)
        assert len({(spot.x, spot.y) for spot in description.spots}) == len(spots), name


def test_odds_and_numbers_are_those_that_settle() -> None:
    for name, game in GAMES.items():
        description = described(game)
        offered: tuple[SpotDescription | BesideDescription, ...] = (
            *description.spots,
            *description.asian,
        )
        for spot in offered:
            if spot.kind == "lucky-ball":
                continue
            for pocket in game.wheel.order:
                paid = game.pays(pocket).get(spot.bet)
                assert (paid == spot.pays) if pocket in spot.numbers else paid is None, (name, spot)
            assert spot.clauses, (name, spot)


def test_a_call_bet_costs_the_sum_of_its_pieces_or_is_whole() -> None:
    seen = 0
    for name, game in GAMES.items():
        for call in described(game).calls:
            pieces = sum(piece.pieces for piece in call.pieces)
            assert call.cost == (1 if call.whole else pieces), (name, call)
            covered = {p for piece in call.pieces for p in game.bets[piece.bet].numbers}
            assert set(call.numbers) == covered
            assert call.by_player == (Role.PLAYER in game.calls[parse_bet(call.bet).kind].roles)
            seen += 1
    assert seen > 1000


def test_grounds_scopes_and_tenders_are_the_books() -> None:
    for name, game in GAMES.items():
        description = described(game)
        assert [each.ground for each in description.no_spins] == list(game.no_spins), name
        assert [each.ground for each in description.voids] == list(game.voids)
        assert [each.ground for each in description.invalidations] == list(game.invalidations)
        assert {e.ground for e in description.invalidations if e.needs_text} <= game.described
        assert [each.scope for each in description.malfunctions] == list(game.malfunctions)
        for fault in description.malfunctions:
            assert [each.ground for each in fault.grounds] == list(
                game.malfunctions[fault.scope].grounds
            )
            assert fault.roles
        assert list(description.tenders) == list(game.tenders)
        assert bool(description.notes) == ("note" in game.tenders)
        assert description.wheel == game.wheel.order
        assert (description.lucky is None) == (game.lucky is None)
        assert all(
            each.roles
            for each in (*description.no_spins, *description.voids, *description.invalidations)
        )


def test_lucky_ball_areas_are_told_with_their_odds_and_boosts() -> None:
    lucky = [description for description in map(described, GAMES.values()) if description.lucky]
    assert lucky
    for description in lucky:
        assert description.lucky is not None
        spots = {spot.bet: spot.pays for spot in description.spots}
        assert all(spots[area.bet] == area.pays > 0 for area in description.lucky.areas)
        assert [area.colour for area in description.lucky.areas] == [
            "red",
            "green",
            "blue",
            "yellow",
        ]
        for odds in description.lucky.boosts.values():
            assert all(odds[area.colour] > area.pays for area in description.lucky.areas)


@pytest.mark.clause("star", "5.5")
def test_a_second_zero_area_stands_for_the_zero() -> None:
    description = [t for t in map(described, GAMES.values()) if any(s.stands_for for s in t.spots)]
    assert description
    for game in description:
        (area,) = (spot for spot in game.spots if spot.stands_for)
        assert (area.bet, area.stands_for, area.numbers, area.pays) == (
            "outside-zero",
            "straight:0",
            ("0",),
            35,
        )


@pytest.mark.parametrize(
    ("least", "minimum", "most", "unit", "rail"),
    [
        (100, 500, 50_000, None, (100, 500, 2500, 10_000, 50_000)),
        (250, 250, 50_000, None, (250, 500, 2500, 10_000, 50_000)),
        (50, 100, 10_000, None, (50, 100, 250, 500, 2500, 10_000)),
        (100, 1000, 100_000, 500, (500, 1000, 2500, 10_000, 50_000, 100_000)),
        (100, 2000, 20_000, 2000, (2000, 10_000)),
        (1, 100, 1_000_000_00, None, (100, 250, 500, 2500, 10_000, 50_000, 100_000, 500_000)),
    ],
)
def test_the_rail_has_chips_from_the_smallest_up_to_the_maximum(
    least: int, minimum: int, most: int, unit: int | None, rail: tuple[int, ...]
) -> None:
    range_ = Range(Money(minimum), Money(most), None if unit is None else Money(unit))
    assert chip_rail(Limits(table=range_, smallest_chip=Money(least))) == rail


def test_what_is_told_of_a_game_is_small() -> None:
    assert max(len(msgspec.json.encode(described(game))) for game in GAMES.values()) < 120_000


def test_a_screen_lays_neighbours_as_far_as_told_and_a_dealer_the_books_five() -> None:
    assert {described(game).neighbours_max for game in GAMES.values()} == {0, 2, 9}
    for game in GAMES.values():
        most = neighbours_max(game)
        for distance in range(1, 10):
            refused = refuse_bet(game, parse_bet(f"neighbours:17:{distance}")) is not None
            taken = distance == 2 if most == 2 else distance <= most
            assert refused is not taken, (game.name, game.options, distance)


@pytest.mark.clause("crown", "11.2#8")
def test_neighbours_of_a_number_become_straight_ups_at_once() -> None:
    table = betting(table_of("crown", "touchtable"))
    table = take(table, place("neighbours:17:3", 5))
    laid = table.seats["ann"].wagers
    around = ("21", "2", "25", "17", "34", "6", "27")
    assert laid == {f"straight:{pocket}": 500 for pocket in around}
    again = take(table, UndoWager(by=Role.PLAYER, player="ann"))
    assert again.seats["ann"].wagers == {}
    refused = refusal_of(betting(table_of("crown", "american")), place("neighbours:17:3", 5))
    assert refused.detail == "neighbours:17:3: neighbours are the 2 on either side here"


@pytest.mark.clause("adelaide", "8(b)")
def test_the_notice_of_bets_lists_every_kind_with_its_odds() -> None:
    odds = {line.name: line.pays for line in described(GAMES_BY_NAME["adelaide", "terminal"]).odds}
    assert odds == {
        **{"straight": 35, "split": 17, "street": 11, "corner": 8, "six line": 5},
        **{"column": 2, "dozen": 2},
        **dict.fromkeys(("low", "high", "even", "odd", "red", "black"), 1),
    }


@pytest.mark.clause("adelaide", "8(a)i#2")
def test_a_player_who_is_restricted_sees_which_bets_are_left() -> None:
    table = table_of("adelaide", "table")
    terms = SetPersonalLimits(by=Role.GAME_SUPERVISOR, player="ann", kinds=frozenset({"straight"}))
    holder = powers_in(table.game)["personal-limits"].roles
    table = take(table, terms.but(by=min(holder, key=list(Role).index)))
    view = cut(table, Audience.SEAT, now=0, player="ann")
    assert isinstance(view, SeatView)
    assert view.kinds == ("straight",)
    left = [line.name for line in describe_game(table).odds if line.kind in view.kinds]
    assert left == ["straight"]


@pytest.mark.clause("new-zealand", "3.2 tail", "3.2A tail")
def test_racetrack_bets_are_told_with_the_numbers_that_they_cover() -> None:
    description = described(GAMES_BY_NAME["new-zealand", "table"])
    ring = description.wheel[1:]
    groups = [bet.numbers for bet in description.asian]
    assert [number for group in groups for number in group] == list(ring)
    assert {bet.pays for bet in description.asian} == {11}
    voisins = next(call for call in description.calls if call.bet == "voisins")
    assert len(voisins.numbers) == 17
    assert not voisins.by_player


@pytest.mark.clause("rapid", "8.4(1)#4", "8.4(6)#2")
def test_a_station_is_told_its_chips_and_what_max_bet_lays() -> None:
    description = described(GAMES_BY_NAME["rapid", "rapid"])
    assert description.chips[0] == 100
    assert description.max_bets
    around = next(call for call in description.calls if call.bet == "max:17")
    assert (around.cost, len(around.pieces), around.by_player) == (40, 12, True)


@pytest.mark.clause("adelaide", "7(b)")
@pytest.mark.clause("star", "3.1")
@pytest.mark.parametrize("which", [("adelaide", "terminal"), ("star", "table")])
def test_every_wager_has_its_place_on_the_drawn_layout(which: tuple[str, str]) -> None:
    description = described(GAMES_BY_NAME[which])
    squares = {square.pocket: square for square in description.squares}
    assert set(squares) == set(description.wheel)
    for spot in description.spots:
        if spot.kind not in INSIDE_COUNT:
            continue
        own = [squares[pocket] for pocket in spot.numbers]
        assert min(s.left for s in own) <= spot.x <= max(s.right for s in own)
        assert min(s.top for s in own) <= spot.y <= max(s.bottom for s in own)
        if len(own) == 2:
            # A split touches both of its squares and lies in neither.
            assert all(s.left <= spot.x <= s.right and s.top <= spot.y <= s.bottom for s in own)
