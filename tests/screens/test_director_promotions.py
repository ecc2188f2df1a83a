"""The director's desk: a promotion from its terms to what it owes."""

import pytest
from playwright.sync_api import Page, expect

from tests.screens.directing import hold, send, set_up
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-director")


def test_a_promotion_is_written_down_whole_and_its_deadline_stands_on_the_desk(
    screens: Screens, desk: Page
) -> None:
    desk.get_by_role("button", name="Promotions", exact=True).click()
    set_up(desk, "New promotion", "car")
    missing = desk.get_by_role("complementary", name="What is missing")
    expect(missing).to_contain_text("who is eligible")
    desk.get_by_role("button", name="Add a prize").click()
    prize = desk.get_by_role("group", name="Prize 1")
    prize.get_by_label("Kind of prize").fill("cash")
    expect(missing).to_contain_text("May not be a prize: cash")
    prize.get_by_label("Kind of prize").fill("vehicle")
    expect(missing).not_to_contain_text("May not be a prize")
    prize.get_by_label("Value in dollars").fill("45000")
    for label in ("its make", "its model", "its accessories", "whether registration"):
        prize.get_by_label(label).fill("as in the showroom")
    words = desk.locator("textarea[id^=promotion-]")
    for place in range(words.count()):
        words.nth(place).fill("as the poster at the door says")
    expect(missing).to_contain_text("Nothing is missing")
    screens.picture(desk, "director-promotion-terms")
    missing.get_by_role("button", name="Write down").click()
    written = desk.get_by_role("region", name="Terms as written down")
    expect(written).to_contain_text("as the poster at the door says")
    desk.get_by_role("button", name="Course").click()
    desk.get_by_role("button", name="Send to regulator").click()
    send(desk, "Send to regulator")
    desk.get_by_role("button", name="Start promotion").click()
    form = desk.get_by_role("dialog", name="Start promotion")
    form.get_by_role("button", name="Send").click()
    expect(form.locator(".clause")).to_contain_text("11.12")
    form.get_by_role("button", name="Cancel").click()
    desk.get_by_role("button", name="Postpone").click()
    form = desk.get_by_role("dialog", name="Postpone")
    form.get_by_label("Reason").fill("a doubt about the drum")
    hold(desk, form.get_by_role("button", name="Hold to confirm"))
    deadlines = desk.get_by_role("region", name="Deadlines")
    expect(deadlines).to_contain_text("inspector")
    assert screens.axe(desk) == []
    prizes = desk.get_by_role("region", name="Prizes", exact=True)
    expect(prizes).to_contain_text("1 · vehicle, $45,000, its make: as in the showroom")
    expect(prizes).not_to_contain_text("on_road_costs")
    expect(desk.get_by_text("The Star Sydney", exact=True)).to_be_visible()
    screens.picture(desk, "director-promotion")
    desk.get_by_role("button", name="Notify the inspector").click()
    send(desk, "Notify the inspector")
    expect(deadlines).to_contain_text("Nothing is due.")
