import pytest

from croupier.roulette.bets import Kind
from croupier.roulette.layout import (
    SIDE_BY_SIDE_BOX,
    SINGLE_BOX,
    STACKED_BOX,
    Layout,
    draw_layout,
)
from croupier.roulette.notation import parse_spot
from croupier.roulette.pockets import Pocket

ONE = draw_layout("A", "one zero", SINGLE_BOX)
BESIDE = draw_layout("F", "0 beside 00", SIDE_BY_SIDE_BOX)
ABOVE = draw_layout("O", "00 above 0", STACKED_BOX)


@pytest.mark.parametrize(
    ("layout", "counts"),
    [
        (ONE, (37, 60, 14, 23, 0, 11, 3, 3)),
        (BESIDE, (38, 62, 15, 22, 1, 11, 3, 3)),
        (ABOVE, (38, 61, 14, 23, 0, 11, 3, 3)),
        (draw_layout("V", "", STACKED_BOX, first_five=True), (38, 61, 14, 23, 1, 11, 3, 3)),
    ],
    ids=lambda each: getattr(each, "name", ""),
)
def test_a_layout_has_so_many_bets_of_each_kind(layout: Layout, counts: tuple[int, ...]) -> None:
    kinds = (*(kind for kind in Kind if kind.value in _INSIDE), Kind.COLUMN, Kind.DOZEN)
    found = [sum(bet.kind is kind for bet in layout.bets.values()) for kind in kinds]
    assert tuple(found) == counts


_INSIDE = ("straight", "split", "street", "corner", "five-line", "six-line")


@pytest.mark.parametrize(
    ("layout", "bet", "reason"),
    [
        (ONE, "straight:00", "00 is not on layout A"),
        (ONE, "split:0-00", "00 is not on layout A"),
        (ONE, "split:1-3", "1 and 3 do not lie side by side on layout A"),
        (ONE, "split:3-4", "3 and 4 do not lie side by side"),
        (ONE, "street:2-3-4", "2-3-4 do not meet as a street on layout A"),
        (ONE, "lucky-ball:red", "layout A has no Lucky Ball areas"),
        (BESIDE, "split:0-3", "0 and 3 do not lie side by side on layout F"),
        (BESIDE, "corner:0-1-2-3", "do not meet as a corner"),
        (ABOVE, "split:00-2", "do not lie side by side"),
        (ABOVE, "five-line:0-00-1-2-3", "layout O has no five-number bet"),
    ],
)
def test_a_bet_that_is_not_there_is_told_why(layout: Layout, bet: str, reason: str) -> None:
    assert reason in str(layout.why_not(parse_spot(bet)))


def test_a_bet_that_is_there_needs_no_reason() -> None:
    assert ONE.why_not(parse_spot("split:14-17")) is None


def test_inside_spots_begin_with_the_number_itself() -> None:
    around = ONE.inside_spots(Pocket("17"))
    assert around[0].name == "straight:17"
    assert len(around) == 12


def test_no_two_bets_lie_on_one_spot() -> None:
    for layout in (ONE, BESIDE, ABOVE, draw_layout("E", "", SINGLE_BOX, lucky_ball=True)):
        places = [(spot.x, spot.y) for spot in layout.spots]
        assert len(places) == len(set(places))


@pytest.mark.clause("star", "5.5", "Diagram C")
def test_an_outside_zero_stands_for_the_inside_zero() -> None:
    layout = draw_layout("C", "", SINGLE_BOX, outside_zero=True)
    assert layout.areas == (("outside-zero", "straight:0"),)
    assert len(layout.bets) == len(ONE.bets)


@pytest.mark.clause("star", "2.8#2", "Diagram E")
def test_lucky_ball_has_four_areas_of_its_own() -> None:
    layout = draw_layout("E", "", SINGLE_BOX, lucky_ball=True)
    assert len(layout.bets) == len(ONE.bets) + 4


def test_a_drawing_lists_its_bets_in_the_same_order_every_time() -> None:
    again = draw_layout("A", "one zero", SINGLE_BOX)
    assert list(again.bets) == list(ONE.bets)
    assert again == ONE


def test_twenty_four_numbers_lie_on_the_line_between_two_dozens_or_columns() -> None:
    layout = draw_layout("T", "with lines", SINGLE_BOX, twenty_fours=True)
    spots = {spot.bet.name: (spot.x, spot.y) for spot in layout.spots}
    between = {bet: spots[bet] for bet in spots if bet.startswith("two-")}
    assert sorted(between) == [
        "two-columns:1-2",
        "two-columns:2-3",
        "two-dozens:1-2",
        "two-dozens:2-3",
    ]
    for bet, (x, y) in between.items():
        third = bet.removeprefix("two-").partition("s:")[0]
        ends = [spots[f"{third}:{which}"] for which in bet[-3::2]]
        assert (2 * x, 2 * y) == (sum(x for x, _ in ends), sum(y for _, y in ends))
        covered = {n for which in bet[-3::2] for n in layout.bets[f"{third}:{which}"].numbers}
        assert set(layout.bets[bet].numbers) == covered
        assert len(covered) == 24
    assert not any(name.startswith("two-") for name in ONE.bets)


@pytest.mark.parametrize("name", ["dozen:1", "dozen:2", "dozen:3"])
def test_a_dozen_lies_beside_the_middle_of_its_rows(name: str) -> None:
    (spot,) = (spot for spot in ONE.spots if spot.bet.name == name)
    rows = [square for square in ONE.squares if square.pocket in spot.bet.numbers]
    top, bottom = min(square.top for square in rows), max(square.bottom for square in rows)
    assert (2 * spot.y, spot.x < 0) == (top + bottom, True)
