"""The displays: readable from afar, by themselves, in every size."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.house.serving import terminal_key
from tests.screens.dealing import by_hand
from tests.screens.looking import SIZES, Screens

pytestmark = pytest.mark.xdist_group("screens-displays")


def hand_dealt(screens: Screens, actions: list[dict[str, object]], table: str = "T1") -> None:
    """What the dealer of the table that is dealt by hand does."""
    house = screens.house
    with house.client(house.sign_in("dora")) as dora:
        for action in actions:
            fields = {name: value for name, value in action.items() if name != "type"}
            dora.done(table, str(action["type"]), **fields)


def finish(screens: Screens, table: str = "T1") -> None:
    """Confirm whatever the table asks of its dealer."""
    house = screens.house
    with house.client(house.sign_in("dora")) as dora:
        while tasks := dora.see(table, "dealer")["view"]["tasks"]:
            dora.done(table, "confirm", task=tasks[0]["task"], player=tasks[0]["player"])


def lucky_table(screens: Screens) -> str:
    """A table with Lucky Ball."""
    with screens.house.http() as http:
        for line in http.get("/v1/tables").json()["tables"]:
            if http.get(f"/v1/tables/{line['table']}/game").json()["lucky"]:
                return str(line["table"])
    raise LookupError("no table of the demo house has Lucky Ball")


def open_display(screens: Screens, path: str, size: str = "display") -> Page:
    page = screens.open(path, size)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def test_the_number_of_the_round_fills_the_display_and_heads_the_ladder(screens: Screens) -> None:
    page = open_display(screens, "/display/T1")
    hand_dealt(
        screens,
        [
            {"type": "open-betting"},
            {"type": "no-more-bets"},
            {"type": "spin"},
            {"type": "result", "pocket": "23"},
        ],
    )
    number = page.get_by_test_id("winning-number")
    expect(number).to_have_text("23")
    expect(page.get_by_role("region", name="Last numbers")).to_contain_text("23")
    box = number.bounding_box()
    assert box is not None
    assert box["height"] >= 0.25 * SIZES["display"][1]
    screens.picture(page, "display-number")
    finish(screens)


def test_all_bets_of_the_round_lie_on_the_flying_display(screens: Screens) -> None:
    page = open_display(screens, "/display/T1/flying")
    hand_dealt(screens, [{"type": "open-betting"}])
    with (
        screens.house.client(terminal_key("ann")) as ann,
        screens.house.client(terminal_key("ben")) as ben,
    ):
        before = ann.see("T1", "display")["view"]["all_wagers"]
        already = sum(wager["stake"] for wager in before)
        ann.done("T1", "place", player="ann", bet="split:14-17", stake=500)
        ben.done("T1", "place", player="ben", bet="split:14-17", stake=1500)
        ben.done("T1", "place", player="ben", bet="red", stake=2500)
    expect(page.locator('[data-pile="split:14-17"]')).to_be_visible()
    expect(page.locator('[data-pile="red"]')).to_be_visible()
    total = (already + 4500) / 100
    expect(page.get_by_test_id("total")).to_contain_text(f"{total:g}")
    screens.picture(page, "display-flying")
    hand_dealt(
        screens,
        [{"type": "no-more-bets"}, {"type": "spin"}, {"type": "result", "pocket": "14"}],
    )
    expect(page.get_by_text("Winning bets")).to_be_visible()
    screens.picture(page, "display-flying-result")
    finish(screens)


def test_the_lucky_balls_show_their_numbers_odds_and_boost(screens: Screens) -> None:
    page = open_display(screens, f"/display/{lucky_table(screens)}/lucky")
    balls = page.get_by_role("region", name="Lucky Ball").get_by_role("img")
    expect(balls).to_have_count(4)
    expect(page.get_by_text(" boost", exact=False).first).to_be_visible(timeout=30_000)
    for place in range(4):
        expect(balls.nth(place)).to_have_accessible_name(re.compile(r"number \d+, pays \d+ to 1"))
    screens.picture(page, "display-lucky")


@pytest.mark.parametrize("path", ["/display/T1", "/display/T1/flying", "/display/T2"])
def test_the_displays_are_accessible_and_fit_their_window(screens: Screens, path: str) -> None:
    page = open_display(screens, path)
    screens.fits(page, f"display{path.replace('/', '-')}")


def test_the_rules_on_request_are_whole_at_displays_pit_and_cashier(screens: Screens) -> None:
    """Every clause, by section, by a word, and printed; of the table's book, or of any."""
    with screens.house.http() as http:
        book = http.get("/v1/tables/T1/game").json()["book"]
        clauses = http.get(f"/v1/books/{book}/clauses").json()["clauses"]
        books = len(http.get("/v1/books").json()["books"])
    for path, staff, choice in (
        ("/display/T1", "", 0),
        ("/pit", "sam", books),
        ("/cashier", "carol", books),
    ):
        page = screens.open(path, "terminal" if staff else "display", staff=staff)
        page.get_by_role("button", name="Rules", exact=True).click()
        dialog = page.get_by_role("dialog", name="Rules")
        if choice:
            expect(dialog.get_by_label("Book of rules").locator("option")).to_have_count(choice)
            dialog.get_by_label("Book of rules").select_option(book)
        expect(dialog).to_contain_text(f"of {len(clauses)} rules")
        last = clauses[-1]
        dialog.get_by_label("Section").select_option(last["section"])
        expect(dialog).to_contain_text(last["says"])
        dialog.get_by_label("Find a rule").fill(clauses[0]["says"])
        expect(dialog).to_contain_text(f"of {len(clauses)} rules")
        expect(dialog.locator("dt").first).to_have_text(clauses[0]["clause"])
        printed = dialog.get_by_role("link", name="Print the rules")
        expect(printed).to_have_attribute("href", f"/v1/books/{book}/rules")
        assert screens.axe(page) == []
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_be_hidden()


def test_a_closed_table_does_not_look_like_one_that_has_just_had_a_number(screens: Screens) -> None:
    with by_hand(screens.house, "american") as hand:
        hand.open()
        hand.finish("14")
        page = open_display(screens, f"/display/{hand.table}")
        wall = screens.open(f"/display/wall/{hand.table}", "display")
        expect(page.get_by_test_id("winning-number")).to_have_text("14")
        expect(wall.get_by_role("article").locator(".figure")).to_be_visible()
        hand.client.done(hand.table, "close-table")
        expect(page.locator(".number")).to_have_text("Table closed")
        expect(page.get_by_test_id("winning-number")).to_have_count(0)
        expect(wall.get_by_role("article").locator(".soon")).to_have_text("Table closed")
        screens.picture(page, "display-closed")
