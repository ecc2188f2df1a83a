"""What the Star book wants shown at a tournament: who wagers first, and that a form is there."""

from collections.abc import Iterator
from typing import Any

import httpx2
import msgspec
import pytest
from playwright.sync_api import expect

from croupier.roulette.catalogue import find_book
from croupier.scenario.conditions import read_terms
from tests.house.test_contests import must
from tests.screens.directing import PAPERS, at_table
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-clauses-1")
PLACE = "tournaments/marked"
FIGURES = {"entry_fee": 50, "chips": 1000, "min": 5, "max": 500, "rounds": 3, "advance": 1}
PLAYERS = ("ann", "ben", "cat")


@pytest.fixture
def director(screens: Screens) -> Iterator[httpx2.Client]:
    """The director of a tournament in which wagers are made in order and may be undisclosed."""
    house = screens.house
    with house.http(house.sign_in("tess")) as http:
        yield http


def begin(screens: Screens, http: httpx2.Client) -> None:
    """Terms, entries, seats and chips, until wagers are taken."""
    rules = find_book("star").tournament
    assert rules is not None
    given = {**FIGURES, "prizes": (100,), "criteria": False, "ordered": True, "undisclosed": 2}
    terms: dict[str, Any] = msgspec.to_builtins(read_terms(given, rules, tables=1))
    table = {"table": "M1", "book": "star", "game": "table", "min": 500, "max": 50_000}
    assert http.post("/v1/tables", json=table).status_code == 200
    new = {"tournament": "marked", "book": "star"}
    assert http.post("/v1/tournaments", json=new).status_code == 200
    must(http, PLACE, "publish-terms", terms=terms)
    must(http, PLACE, "appoint-director", name="tess", by="operator")
    must(http, PLACE, "designate-tables", tables=["M1"])
    for player in PLAYERS:
        must(http, PLACE, "enter", player=player, **PAPERS)
    must(http, PLACE, "seat", table="M1", players=list(PLAYERS))
    must(http, PLACE, "issue-chips", table="M1", players=list(PLAYERS), amount=100_000)
    must(http, PLACE, "start-session", table="M1")
    at_table(screens.house, "M1", "open-betting")


@pytest.mark.clause("star", "10.1.1#marker", "10.9.2", "10.8.2.5#2")
def test_the_board_shows_who_has_the_marker_and_that_a_form_is_there(
    screens: Screens, director: httpx2.Client
) -> None:
    begin(screens, director)
    page = screens.open("/display/tournament/marked", "display")
    expect(page.locator("li[data-player]")).to_have_count(3)
    must(director, PLACE, "marker", player="ben")
    expect(page.locator("[data-marker]")).to_have_count(1)
    expect(page.locator('[data-player="ben"] [data-marker]')).to_be_visible()
    expect(page.locator('[data-player="ben"] [data-turn]')).to_be_visible()
    expect(page.locator("[data-form]")).to_have_count(0)
    form = {"player": "ben", "bet": "straight:17", "stake": 12_300}
    must(director, PLACE, "undisclosed", **form)
    expect(page.locator('[data-player="ben"] [data-form]')).to_be_visible()
    expect(page.locator("[data-form]")).to_have_count(1)
    # That it is there shows, and nothing of what it says.
    line = page.locator('[data-player="ben"]').inner_text()
    answer = httpx2.get(f"{screens.house.url}/v1/{PLACE}/leaders").json()
    del answer["time"]  # may have the same digits
    for secret in ("123", "straight"):
        assert secret not in line
        assert secret not in str(answer)
    screens.picture(page, "display-tournament-marker")
