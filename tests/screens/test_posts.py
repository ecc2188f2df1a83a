"""Posts: each page of a browser has a session of its own, and may be left behind a PIN."""

import pytest
from playwright.sync_api import Page, expect

from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-posts")


def take(page: Page, post: str) -> None:
    page.get_by_role("button", name=post, exact=True).click()


def pin(page: Page, digits: str, done: str) -> None:
    for digit in digits:
        page.get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("group", name="PIN").get_by_role("button", name=done, exact=True).click()


def test_three_tabs_of_one_browser_do_not_disturb_each_other(screens: Screens) -> None:
    player = screens.open("/play/T2")
    credit = player.locator('[data-meter="credits"]')
    expect(credit).to_contain_text("1,000.00")
    dealer = player.context.new_page()
    dealer.goto("/dealer/T1")
    take(dealer, "Dealer")
    expect(dealer.get_by_role("region", name="Next")).to_be_visible()
    cashier = player.context.new_page()
    cashier.goto("/cashier")
    take(cashier, "Cashier")
    expect(cashier.locator("header .who")).to_contain_text("carol")
    for page in (player, dealer, cashier):
        page.reload()
    expect(credit).to_contain_text("1,000.00")
    expect(dealer.locator("header .who")).to_contain_text("dora")
    expect(cashier.locator("header .who")).to_contain_text("carol")
    cashier.get_by_role("button", name="Sign out").click()
    expect(cashier.get_by_role("heading", name="Sign in to")).to_be_visible()
    dealer.reload()
    expect(dealer.locator("header .who")).to_contain_text("dora")
    player.reload()
    expect(credit).to_contain_text("1,000.00")


def test_a_post_is_locked_and_opened_again_with_its_pin(screens: Screens) -> None:
    page = screens.open("/dealer/T1")
    take(page, "Dealer")
    page.get_by_role("button", name="Lock", exact=True).click()
    pin(page, "2580", "Lock")
    expect(page.get_by_role("heading", name="Locked by dora")).to_be_visible()
    screens.picture(page, "post-locked")
    assert screens.axe(page) == []
    # Nothing is done in the session meanwhile, and no other page comes round the lock.
    assert page.request.get("/v1/tables/T1?as=dealer&post=dealer").status == 401
    page.reload()
    expect(page.get_by_role("heading", name="Locked by dora")).to_be_visible()
    pin(page, "1111", "Unlock")
    expect(page.get_by_text("The PIN is wrong")).to_be_visible()
    page.keyboard.type("2580")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Next")).to_be_visible()


def test_wrong_pins_end_the_session(screens: Screens) -> None:
    page = screens.open("/dealer/T1")
    take(page, "Dealer")
    page.get_by_role("button", name="Lock", exact=True).click()
    pin(page, "2580", "Lock")
    for _ in range(5):
        expect(page.get_by_role("button", name="Unlock")).to_be_disabled()
        pin(page, "1111", "Unlock")
    expect(page.get_by_role("heading", name="Sign in to")).to_be_visible()


def test_a_kiosk_goes_back_to_its_start_page(screens: Screens) -> None:
    page = screens.open("/play/T2?kiosk")
    expect(page.locator('[data-meter="credits"]')).to_be_visible()
    page.goto("/pit")
    take(page, "Supervisor")
    page.get_by_role("button", name="Sign out").click()
    expect(page.locator('[data-meter="credits"]')).to_be_visible()
    assert page.url.endswith("/play/T2")
