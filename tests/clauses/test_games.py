"""What the drawings, definitions and options of the books come to in a game."""

from typing import Any

import pytest

from croupier.core.money import Money, parse_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.views.audience_views import DisplayView, RackShown
from croupier.house.views.narration import Audience
from croupier.house.views.table_view import cut
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.table.colours import IssueColour, RedeemColour
from croupier.table.opening import OpenTable
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager
from tests.clauses.in_house import after, open_in_house
from tests.clauses.play import table_of


def deal(book: str, name: str, **options: str) -> Game:
    return find_book(book).game(name, options)


@pytest.mark.clause("crown", "3.1#2", "6.2.1", "6.2.2(a)", "6.2.2(b)", "8.3.1", "8.4.2", "9.4.1")
@pytest.mark.clause("crown", "Diagram A", "Diagram B", "Diagram C", "Diagram E", "Diagram H")
@pytest.mark.clause("crown", "Diagram I", "Diagram J", "Diagram K", "Diagram P", "Diagram W")
@pytest.mark.clause("star", "Diagram A", "Diagram B", "Diagram F")
@pytest.mark.clause("adelaide", "3")
@pytest.mark.parametrize(
    ("game", "squares", "has", "lacks"),
    [
        (deal("adelaide", "table"), 37, "corner:0-1-2-3 split:0-3", "split:0-00"),
        (deal("star", "table", layout="A"), 37, "street:0-1-2 street:0-2-3", "straight:00"),
        (deal("star", "table", wheel="double-zero"), 38, "street:0-00-2", "street:0-2-3"),
        (
            deal("star", "table", wheel="double-zero", lucky_ball="mega"),
            38,
            "lucky-ball:red split:0-00",
            "split:0-3",
        ),
        *(
            (deal("crown", "american", layout=name), 37, "street:0-1-2 street:0-2-3", "split:1-3")
            for name in "ABC"
        ),
        *(
            (deal("crown", "french", layout=name), 37, "corner:0-1-2-3", "split:0-00")
            for name in "IJ"
        ),
        (
            deal("crown", "double-zero", layout="F"),
            38,
            "split:00-3 five-line:0-00-1-2-3",
            "corner:0-1-2-3",
        ),
        (
            deal("crown", "double-zero", layout="O"),
            38,
            "corner:0-1-2-3 split:0-00",
            "five-line:0-00-1-2-3",
        ),
        (
            deal("crown", "double-zero", layout="V"),
            38,
            "corner:0-1-2-3 five-line:0-00-1-2-3",
            "split:00-2",
        ),
    ],
    ids=lambda each: f"{each.book} {each.layout.name}" if isinstance(each, Game) else "",
)
def test_a_layout_has_the_squares_and_meeting_points_of_its_drawing(
    game: Game, squares: int, has: str, lacks: str
) -> None:
    assert len(game.layout.squares) == len(game.layout.pockets) == squares
    assert set(has.split()) <= set(game.bets)
    assert lacks not in game.bets


@pytest.mark.clause("star", "Diagram D", "2.2#2")
def test_a_layout_whose_drawing_is_lost_cannot_be_chosen() -> None:
    with pytest.raises(NotOffered, match="its drawing is lost"):
        deal("star", "table", layout="D")
    opening = OpenTable(
        by=Role.OPERATOR,
        table="T1",
        book="star",
        game="table",
        options={"layout": "D"},
        limits=Limits(table=Range(Money(500), Money(50_000))),
    )
    refused = open_in_house(opening)
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.NOT_OFFERED


@pytest.mark.clause("star", "1.1#lucky-ball", "7.1", "7.3", "7.5#2")
def test_lucky_ball_is_a_choice_beside_the_main_game() -> None:
    plain, lucky = deal("star", "table"), deal("star", "table", lucky_ball="standard")
    side = set(lucky.bets) - set(plain.bets)
    assert side == {f"lucky-ball:{colour}" for colour in ("red", "green", "blue", "yellow")}


@pytest.mark.clause("star", "1.1#uspin-1", "1.1#uspin-2", "2.6.3", "8.7")
def test_a_unit_that_spins_brings_its_own_ground_for_a_no_spin() -> None:
    without, with_unit = deal("star", "table"), deal("star", "table", uspin="true")
    assert set(with_unit.no_spins) - set(without.no_spins) == {"uspin-loaded-by-other"}
    assert "player" in with_unit.spin.roles
    assert "player" not in without.spin.roles


@pytest.mark.clause("adelaide", "5.6(a)", "5.7(a)", "7(a)")
def test_a_stand_alone_wheel_takes_no_chips_but_terminals_play_at_both_kinds_of_table() -> None:
    live, alone = deal("adelaide", "table"), deal("adelaide", "table", stand_alone="true")
    assert PlaceWager.power(live) is not None
    assert PlaceWager.power(alone) is None
    assert alone.absent_clauses["place"] == ("5.7(a)",)
    for stand_alone in ("true", "false"):
        game = deal("adelaide", "terminal", stand_alone=stand_alone)
        assert PlaceWager.power(game) is not None


@pytest.mark.clause("rapid", "8", "8.4(1)#1")
@pytest.mark.parametrize("base", ["star", "crown", "adelaide", "new-zealand"])
def test_stations_play_over_any_book_and_take_only_what_has_a_button(base: str) -> None:
    game = deal("rapid", "rapid", base=base, call_bets="false", max_bet="false")
    assert game.calls == {}
    assert len(game.bets) == 157
    assert game.unsigned == ()
    governing = find_book(base)
    assert game.equipment.ball is not None
    beneath = governing.game(governing.offers[0].name).equipment.ball
    assert beneath is not None
    assert game.equipment.ball.mm_max == beneath.mm_max
    assert game.equipment.ball.size_clauses == tuple(f"{base} {c}" for c in beneath.size_clauses)


@pytest.mark.clause("crown", "10.2#8", "10.4.1#2", "11.4.1#2")
@pytest.mark.parametrize(
    ("name", "wheel", "layout"),
    [
        ("touchbet", "single-zero", "A"),
        ("touchbet", "double-zero", "F"),
        ("touchtable", "single-zero", "A"),
        ("touchtable", "double-zero", "O"),
    ],
)
def test_an_electronic_game_has_the_layout_that_its_wheel_wants(
    name: str, wheel: str, layout: str
) -> None:
    assert deal("crown", name, wheel=wheel).layout.name == layout
    wrong = "A" if wheel == "double-zero" else {"touchbet": "F", "touchtable": "O"}[name]
    with pytest.raises(NotOffered, match="does not go with"):
        deal("crown", name, wheel=wheel, layout=wrong)


@pytest.mark.clause("adelaide", "6(d)#2")
@pytest.mark.clause("new-zealand", "2.6(a)~")
@pytest.mark.parametrize("book", ["adelaide", "new-zealand", "star", "crown"])
def test_the_room_sees_each_colour_in_play_and_its_value_and_nobody_elses_chips(book: str) -> None:
    table = table_of(book)
    assert _shown(table).rack == ()
    checks: dict[str, Any] = {"player": "ann", "colour": "blue", "count": 4}
    blue = IssueColour(by=Role.DEALER, value=parse_money(25), **checks)
    issued = after(table, blue)
    assert _shown(issued).rack == (RackShown(colour="blue", value=parse_money(25)),)
    back = after(issued, RedeemColour(by=Role.DEALER, **checks))
    assert _shown(back).rack == ()


def _shown(table: Table) -> DisplayView:
    shown = cut(table, Audience.DISPLAY, now=0)
    assert isinstance(shown, DisplayView)
    return shown
