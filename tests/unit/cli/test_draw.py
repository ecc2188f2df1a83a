import pytest

from croupier.drawing import draw_cloth, draw_ring
from croupier.roulette.catalogue import all_books
from croupier.roulette.game_options import every_game
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO
from tests.unit.cli.calling import call

Capsys = pytest.CaptureFixture[str]


def test_a_single_zero_lies_across_the_head(capsys: Capsys) -> None:
    drawn = call(capsys, "layout --book star").out
    assert (
        """\
                ┌───────────────────────┐
                │          0○           │
┌───────┬───────┼───────┬───────┬───────┤
│       │       │  1◆   │  2●   │  3◆   │
│ 1-18  │       ├───────┼───────┼───────┤
"""
        in drawn
    )
    assert "◆ red, ● black, ○ green" in drawn


@pytest.mark.clause("crown", "8.2.1", "Diagram F", "Diagram O", "Diagram V")
@pytest.mark.parametrize(
    ("layout", "head"),
    [
        ("F", "│    0○     │    00○    │"),
        ("O", "│          00○          │"),
        ("V", "│ 1st 5 │          0○           │"),
    ],
)
def test_two_zeros_lie_as_their_drawing_says(capsys: Capsys, layout: str, head: str) -> None:
    drawn = call(capsys, f"layout --book crown --game double-zero --layout {layout}").out
    assert head in drawn
    assert ("1st 5" in drawn) is (layout == "V")


@pytest.mark.clause("star", "Diagram C", "Diagram E", "2.8#2")
def test_areas_beside_the_grid_are_drawn(capsys: Capsys) -> None:
    assert "outside zero" in call(capsys, "layout --book star --layout C").out
    lucky = call(capsys, "layout --book star --option lucky_ball=standard").out
    for colour in ("red", "green", "blue", "yellow"):
        assert f"lucky {colour}" in lucky


def test_every_layout_of_every_book_fits_a_terminal() -> None:
    for book in all_books():
        for game in every_game(book.offers):
            lines = draw_cloth(game.layout).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 34


def test_a_ring_shows_every_pocket_once_and_closes() -> None:
    for ring in (SINGLE_ZERO, DOUBLE_ZERO_WHEEL):
        drawn = draw_ring(ring)
        marks = sum(drawn.count(mark) for mark in "◆●○")
        assert marks == len(ring.order)
        lines = drawn.splitlines()
        assert lines[1].startswith("│ 0○ │")
        assert all(line[0] in "┌├│└" and line[-1] in "┐┤│┘" for line in lines)


@pytest.mark.clause("crown", "Diagram N")
def test_what_must_still_be_signed_is_said(capsys: Capsys) -> None:
    line = "wheel --book crown --game double-zero --wheel diagram-n"
    assert "an operator must sign: wheel-order" in call(capsys, line).out
    assert "must sign" not in call(capsys, "wheel --book crown").out


def test_programs_get_spots_and_pockets(capsys: Capsys) -> None:
    spots = call(capsys, "layout --book star --json").rows
    assert {"bet": "straight:1", "x": 2, "y": 2} in spots
    ring = call(capsys, "wheel --book star --json").rows
    assert ring[1] == {"pocket": "32", "place": 1}
    assert len(ring) == 37
