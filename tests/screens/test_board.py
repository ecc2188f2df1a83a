"""The leader board: more players than room, and a tournament that nobody knows."""

import re

import pytest
from playwright.sync_api import expect

from tests.screens.directing import publish, submit
from tests.screens.looking import SIZES, Screens

pytestmark = pytest.mark.xdist_group("screens-director")


def test_a_board_with_more_players_than_room_turns_its_pages(screens: Screens, olga: str) -> None:
    publish(screens.house, olga, "crowd")
    for number in range(30):
        submit(screens.house, olga, "crowd", "enter", player=f"player-{number:02}")
    board = screens.open("/display/tournament/crowd", "display")
    expect(board.get_by_text(re.compile(r"^1 of [34]$"))).to_be_visible()
    rows = board.get_by_role("listitem")
    last = rows.last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= SIZES["display"][1]
    screens.picture(board, "board-crowd")
    expect(board.get_by_text(re.compile(r"^2 of [34]$"))).to_be_visible(timeout=20_000)
    expect(board.locator('[data-player="player-00"]')).to_have_count(0)


def test_a_board_of_no_tournament_says_so(screens: Screens) -> None:
    page = screens.open("/display/tournament/nowhere", "display")
    expect(page.get_by_text("This tournament is not known here")).to_be_visible()
