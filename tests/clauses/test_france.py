"""What the order demands beyond single stories: openings, equipment, limits, staff, every level."""

from fractions import Fraction

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.bets import EVEN_CHANCES
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.limits import Limits, Range
from croupier.roulette.odds import prospect
from croupier.roulette.pockets import Pocket
from croupier.roulette.register import Part, WheelEntry, refuse_parts, refuse_wheel
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO
from croupier.table.betting import OpenBetting
from croupier.table.opening import OpenTable, TableOpened
from croupier.table.prison import ShareStake
from croupier.table.result import EnterResult
from tests.clauses.in_house import opening_in_house
from tests.clauses.play import after, closed, place, table_of

BOOK = find_book("france")
GAMES = ("french", "american", "english")


def opening(game: str, least: int, **options: object) -> TableOpened | Refusal:
    return opening_in_house(
        OpenTable(
            by=Role.OPERATOR,
            table="T1",
            book="france",
            game=game,
            options=options,
            limits=Limits(table=Range(Money(least), Money(least))),
        )
    )


@pytest.mark.clause("france", "53#min", "55-3#max", "55-13#max")
@pytest.mark.parametrize("game", GAMES)
def test_no_table_opens_below_the_licensed_minimum(game: str) -> None:
    refused = opening(game, 900, licensed_min=10)
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.BELOW_MINIMUM
    assert isinstance(opening(game, 1000, licensed_min=10), TableOpened)


MAXIMA = {
    "french": "1000 30 60 100 120 - 200 500 2000",
    "american": "360 20 40 60 80 100 120 240 -",
    "english": "360 20 40 60 80 - 120 240 480",
}
KINDS = (
    *("red", "straight", "split", "street", "corner", "five-line", "six-line", "dozen"),
    "two-dozens",
)


@pytest.mark.clause("france", "53#max", "53#raise", "55-3#max", "55-13#max")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("least", [100, 500, 2000])
def test_every_maximum_is_so_many_minima_and_nothing_that_is_typed(game: str, least: int) -> None:
    opened = opening(game, least)
    assert isinstance(opened, TableOpened)
    for kind, times in zip(KINDS, MAXIMA[game].split(), strict=True):
        if times == "-":
            assert kind not in opened.limits.per_bet
        else:
            assert opened.limits.of(kind) == Range(Money(least), Money(least * int(times)))
    assert {opened.limits.of(kind) for kind in EVEN_CHANCES} == {opened.limits.of("red")}


@pytest.mark.clause("france", "55-11")
def test_electronic_english_roulette_is_reserved() -> None:
    with pytest.raises(NotOffered, match="reserved"):
        BOOK.game("english", {"electronic": True})
    refused = opening("english", 500, electronic=True)
    assert isinstance(refused, Refusal)
    assert (refused.reason, refused.clauses) == (Reason.NOT_OFFERED, ("55-11",))


@pytest.mark.clause("france", "51#1", "55-1#wheel", "55-10#wheel")
@pytest.mark.parametrize("game", GAMES)
def test_only_the_wheel_of_the_game_is_registered(game: str) -> None:
    dealt = BOOK.game(game)
    rule = dealt.equipment.wheel
    assert rule is not None
    other = SINGLE_ZERO if dealt.wheel is DOUBLE_ZERO_WHEEL else DOUBLE_ZERO_WHEEL
    assert refuse_wheel(WheelEntry(order=dealt.wheel.order), rule, dealt.wheel) is None
    assert refuse_wheel(WheelEntry(order=other.order), rule, dealt.wheel) is not None
    swapped = (*dealt.wheel.order[1:], dealt.wheel.order[0])
    assert refuse_wheel(WheelEntry(order=swapped), rule, dealt.wheel) is not None


@pytest.mark.clause("france", "55-1#wheel")
def test_zero_lies_opposite_double_zero() -> None:
    place = BOOK.game("american").wheel.place
    assert abs(place[Pocket("0")] - place[Pocket("00")]) == 19


@pytest.mark.clause("france", "51#2", "55-10#wheel")
@pytest.mark.parametrize("game", ["french", "english"])
def test_a_wheel_is_approved_and_has_its_lid(game: str) -> None:
    rules = BOOK.game(game).equipment
    whole = [Part(name="wheel", approval="A-1"), Part(name="wheel lid"), Part(name="layout cloth")]
    assert refuse_parts(tuple(whole), rules) is None
    assert refuse_parts(tuple(whole[:1] + whole[2:]), rules) is not None
    assert refuse_parts((Part(name="wheel"), *whole[1:]), rules) is not None


@pytest.mark.clause("france", "55-1#boxes")
def test_ten_clear_boxes_hold_the_colours() -> None:
    rules = BOOK.game("american").equipment
    table = (Part(name="wheel", approval="A-1"), Part(name="layout cloth"))
    ten = Part(name="colour boxes", count=10, material="clear")
    assert refuse_parts((*table, ten), rules) is None
    for count, material in ((9, "clear"), (11, "clear"), (10, "black")):
        boxes = Part(name="colour boxes", count=count, material=material)
        assert refuse_parts((*table, boxes), rules) is not None
    colours = BOOK.game("american").colours
    assert colours is not None
    assert colours.colours_max == 10


@pytest.mark.clause("france", "52#simples", "55-2#odds", "55-12#odds")
@pytest.mark.parametrize(
    ("game", "even", "rest"),
    [("french", "1/74", "1/37"), ("english", "1/74", "1/37"), ("american", "1/19", "1/19")],
)
def test_even_chances_have_half_the_edge_where_zero_halves_them(
    game: str, even: str, rest: str
) -> None:
    dealt = BOOK.game(game)
    for bet in dealt.bets.values():
        found = prospect(dealt, bet)
        assert not isinstance(found, Refusal)
        if bet.kind != "five-line":
            assert found.edge == Fraction(even if bet.kind in EVEN_CHANCES else rest), bet


@pytest.mark.clause("france", "51#10", "55-1#order", "55-10#order")
def test_winners_are_paid_in_the_order_of_each_game() -> None:
    orders = {game: BOOK.game(game).pay_order for game in GAMES}
    french, american, english = (orders[game] for game in GAMES)
    assert french is not None
    assert american is not None
    assert english is not None
    assert (french.by_player, american.by_player, english.by_player) == (False, True, True)
    assert english.stack == 20
    assert french.rank("six-line") == french.rank("street") < french.rank("corner")
    order = (
        *("column", "high", "odd", "black", "red", "even", "low", "dozen"),
        *("street", "corner", "split", "straight"),
    )
    for each in (american, english):
        ranks = [each.rank(kind) for kind in order]
        assert ranks == sorted(ranks)
        assert len(set(ranks)) == len(ranks)
    assert english.rank("six-line") < english.rank("street")
    assert french.rank("lucky-ball") == len(french.kinds)


@pytest.mark.clause("france", "51#3")
def test_a_double_table_has_more_places_for_staff() -> None:
    single, double = (BOOK.game("french", {"double_table": on}).staff for on in (False, True))
    assert single is not None
    assert double is not None
    assert sum(single.places.values()) == 4
    assert sum(double.places.values()) == 8


@pytest.mark.clause("france", "49")
@pytest.mark.parametrize("game", GAMES)
def test_the_float_is_fifteen_thousand_minima_at_each_kind(game: str) -> None:
    rule = BOOK.game(game).float_rule
    assert rule is not None
    assert (rule.minima, rule.equal_fills, rule.clauses) == (15_000, True, ("49",))


@pytest.mark.clause("france", "52#zero-1")
def test_a_shared_stake_had_a_result_and_is_no_void_wager() -> None:
    betting = after(table_of("france", "french"), OpenBetting(by=Role.DEALER), place("red", 80))
    zero = after(closed(betting), EnterResult(by=Role.DEALER, pocket=Pocket("0")))
    shared = after(zero, ShareStake(by=Role.PLAYER, player="ann", bet="red"))
    assert shared.settlement is not None
    (line,) = shared.settlement.lines
    assert (line.stake, line.win, line.returned, line.void) == (80_00, 0, 40_00, False)
