"""What makes a terminal one's own: statistics, sectors on the track, the win, light, type."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-comfort")


def opened(screens: Screens, table: str, size: str = "terminal") -> Page:
    page = screens.seat(table, size)
    expect(page.locator('[data-phase="betting"]')).to_be_visible(timeout=20_000)
    return page


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile("Menu")).click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_sector_is_touched_where_it_lies_and_costs_what_it_says(screens: Screens) -> None:
    with by_hand(screens.house, "touchbet") as hand:
        hand.open()
        page = opened(screens, hand.table)
        tier = page.locator('[data-call="tier"]')
        expect(tier).to_have_attribute("aria-label", re.compile(r"\$30"))
        for call in ("voisins", "orphelins", "tier"):
            box = page.locator(f'[data-call="{call}"]').bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40, call
        screens.picture(page, "play-sectors")
        tier.locator("text").first.click(force=True)
        expect(page.locator('[data-meter="staked"] dd')).to_contain_text("30.00")
        tier.focus()
        page.keyboard.press("Enter")
        expect(page.locator('[data-meter="staked"] dd')).to_contain_text("60.00")
        assert screens.axe(page) == []


def test_what_was_won_is_pushed_beside_the_stake_under_the_dolly(screens: Screens) -> None:
    with by_hand(screens.house, "touchbet") as hand:
        hand.open()
        page = opened(screens, hand.table)
        page.locator('[data-bet="straight:17"][role="button"]').tap()
        page.locator('[data-bet="red"][role="button"]').tap()
        expect(page.locator('[data-meter="staked"] dd')).to_contain_text("10.00")
        hand.finish("17")
        expect(page.locator('[data-pile="straight:17"] [data-paid="17500"]')).to_be_visible()
        expect(page.locator('[data-pile="red"] [data-paid]')).to_have_count(0)
        expect(page.locator(".dolly .marker")).to_be_visible()
        screens.picture(page, "play-dolly")
        menu(page, "Last rounds")
        why = page.get_by_role("dialog").locator("tbody .why").first
        expect(why).to_contain_text("at 35 to 1, win $175")
        why.locator("summary").click()
        expect(why).to_contain_text(re.compile(r"\d+\.\d+"))


@pytest.mark.parametrize("size", ["terminal", "phone"])
def test_statistics_tell_the_past_and_say_that_they_foretell_nothing(
    screens: Screens, size: str
) -> None:
    with by_hand(screens.house, "american") as hand:
        for number in ("17", "4", "0", "32", "17"):
            hand.open()
            hand.finish(number)
        hand.open()
        page = opened(screens, hand.table, size)
        menu(page, "Statistics")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("The last 5 numbers")
        expect(dialog).to_contain_text("The wheel has no memory")
        red = dialog.get_by_role("row", name=re.compile("^red"))
        expect(red).to_contain_text("1")
        expect(red).to_contain_text(re.compile(r"2\.[34]"))
        expect(dialog.get_by_role("img", name=re.compile("How often"))).to_be_visible()
        assert screens.overflow(page) <= 0
        assert screens.axe(page) == []
        screens.picture(page, f"play-statistics-{size}")


def test_light_colours_type_and_hand_are_chosen_and_remembered(screens: Screens) -> None:
    with by_hand(screens.house, "touchbet") as hand:
        hand.open()
        page = opened(screens, hand.table)
        root = page.locator("html")
        menu(page, "Look and sound")
        dialog = page.get_by_role("dialog")
        for name in ("Light theme", "Colour-blind safe colours", "Large type", "Mute"):
            dialog.get_by_role("switch", name=name).check()
        expect(root).to_have_attribute("data-theme", "daylight")
        expect(root).to_have_attribute("data-colours", "safe")
        expect(root).to_have_attribute("data-type", "large")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        assert screens.overflow(page) <= 0
        assert screens.axe(page) == []
        screens.picture(page, "play-daylight")
        page.reload()
        expect(page.locator('[data-phase="betting"]')).to_be_visible(timeout=20_000)
        expect(root).to_have_attribute("data-colours", "safe")
        page.goto("/")
        expect(root).not_to_have_attribute("data-colours", "safe")
