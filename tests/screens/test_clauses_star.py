"""What the Star book wants shown: placements, the sign, and the Lucky Ball screen."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-clauses-2")
#: The border of each ball on the screen.
BORDERS = {
    "red": "rgb(239, 83, 80)",
    "green": "rgb(95, 208, 143)",
    "blue": "rgb(90, 169, 255)",
    "yellow": "rgb(255, 213, 79)",
}


def ball(page: Page, colour: str) -> Locator:
    name = re.compile(f"^{colour}:")
    return page.get_by_role("region", name="Lucky Ball").get_by_role("img", name=name)


@pytest.mark.clause("star", "2.9#1", "2.9#2", "Diagram L", "7.4#1", "7.4#2", "7.6#2", "7.9.1#2")
@pytest.mark.parametrize("lucky", ["standard", "mega"])
def test_the_lucky_ball_screen_shows_numbers_borders_odds_and_the_boost(
    screens: Screens, lucky: str
) -> None:
    options = {"lucky_ball": lucky}
    with by_hand(screens.house, "table", "star", options=options) as hand:
        page = screens.open(f"/display/{hand.table}/lucky", "display")
        terminal = screens.seat(hand.table)
        hand.open()
        for each in BORDERS:
            expect(ball(page, each)).to_have_accessible_name(re.compile("not drawn yet"))
            expect(ball(page, each)).to_have_css("border-top-color", BORDERS[each])
        hand.done("spin")
        drawn = {each["colour"]: each for each in hand.view()["lucky"]}
        assert len({each["number"] for each in drawn.values()}) == 4
        for colour, each in drawn.items():
            shown = f"{colour}: number {each['number']}, pays {each['standard']} to 1"
            expect(ball(page, colour)).to_have_accessible_name(shown)
            expect(terminal.locator(f".box.lucky-ball.{colour} rect")).to_be_visible()
        hand.done("no-more-bets")
        (boosted,) = (each for each in hand.view()["lucky"] if each["boost"])
        pays = re.compile(f"pays {boosted['pays']} to 1")
        expect(ball(page, boosted["colour"])).to_have_accessible_name(pays)
        marked = page.locator("figure.boosted")
        expect(marked).to_have_count(1)
        expect(marked).to_contain_text(f"{boosted['boost']} boost")
        expect(marked).to_contain_text(boosted["colour"])
        screens.picture(page, f"display-lucky-{lucky}")


@pytest.mark.clause("star", "3.1", "Diagram I", "Diagram J", "Diagram K")
@pytest.mark.parametrize(
    ("wheel", "layout", "splits"),
    [("single-zero", "A", 60), ("single-zero", "C", 60), ("double-zero", "fitting", 62)],
)
def test_help_draws_every_kind_of_wager_on_the_layout_of_the_table(
    screens: Screens, wheel: str, layout: str, splits: int
) -> None:
    options = {"wheel": wheel, "layout": layout, "lucky_ball": "off"}
    with by_hand(screens.house, "table", "star", options=options) as hand:
        page = screens.seat(hand.table)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Rules and help").click()
        placing = page.get_by_role("region", name="Where chips lie")
        kinds = dict.fromkeys(spot["kind"] for spot in hand.game["spots"])
        assert ("five-line" in kinds) is (wheel == "double-zero")
        for kind in kinds:
            placing.get_by_label("Kind of bet").select_option(kind)
            wanted = [spot["bet"] for spot in hand.game["spots"] if spot["kind"] == kind]
            expect(placing.locator("[data-pile]")).to_have_count(len(wanted))
            for bet in wanted[:1]:
                expect(placing.locator(f'[data-pile="{bet}"]')).to_be_visible()
            if kind == "split":
                assert len(wanted) == splits
        screens.picture(page, f"play-placing-{hand.game['layout']}")


@pytest.mark.clause("star", "4.1#1")
def test_the_sign_shows_the_limits_of_every_kind_that_has_its_own(screens: Screens) -> None:
    own = {"straight": {"min": 500, "max": 20_000}, "red": {"min": 2500, "max": 500_000}}
    with by_hand(screens.house, "table", "star", per_bet=own) as hand:
        page = screens.open(f"/display/{hand.table}", "display")
        expect(page.locator(".limits")).to_contain_text("min $5 · max $500")
        expect(page.locator(".limits")).to_contain_text("straight $5 to $200")
        expect(page.locator(".limits")).to_contain_text("red $25 to $5,000")
    with screens.house.http(screens.house.sign_in("sam")) as http:
        sign = {"table": "X3", "book": "star", "game": "table", "min": 500, "max": 5000}
        strange = http.post("/v1/tables", json={**sign, "per_bet": {"basket": own["red"]}})
        assert strange.status_code in (403, 422), strange.text
