"""The lost appendices of the New Zealand book: how race-track wagers are placed."""

import pytest
from playwright.sync_api import Page, expect

from croupier.roulette.wheel import SINGLE_ZERO
from tests.screens.dealing import by_hand
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-clauses-1")


def help_of(page: Page) -> None:
    """Open rules and help."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules and help").click()


@pytest.mark.clause("new-zealand", "3.2 tail", "3.2A tail")
def test_help_draws_the_race_track_and_lists_the_groups_of_the_table(screens: Screens) -> None:
    with by_hand(screens.house, "table", "new-zealand") as hand:
        page = screens.seat(hand.table)
        help_of(page)
        track = page.get_by_role("dialog").get_by_role("region", name="Bets of the race track")
        drawn = track.locator("[data-neighbours]")
        order = drawn.evaluate_all("all => all.map(each => each.dataset.neighbours)")
        assert order == list(SINGLE_ZERO.order)
        groups = hand.game["asian"]
        assert len(groups) > 1
        for group in groups:
            line = track.locator(f'[data-placed="{group["bet"]}"]')
            expect(line).to_contain_text(", ".join(group["numbers"]))
        series = [call for call in hand.game["calls"] if not call["centre"]]
        assert {"voisins", "tier", "orphelins"} <= {call["kind"] for call in series}
        for call in series:
            line = track.locator(f'[data-placed="{call["bet"]}"]')
            expect(line).to_contain_text(", ".join(call["numbers"]))
        assert screens.axe(page) == []
        screens.picture(page, "play-help-track")


@pytest.mark.clause("new-zealand", "3.2 tail")
def test_a_table_without_the_asian_race_track_lists_no_groups(screens: Screens) -> None:
    options = {"asian_racetrack": "false"}
    with by_hand(screens.house, "table", "new-zealand", options=options) as hand:
        page = screens.seat(hand.table)
        help_of(page)
        expect(page.get_by_role("region", name="Bets of the race track")).to_be_visible()
        expect(page.locator('[data-placed^="asian"]')).to_have_count(0)
