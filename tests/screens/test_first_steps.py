"""A real house on its first day, set up in the browser from the first password on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.house.serving import Server
from tests.screens.conftest import ROOT
from tests.screens.looking import SIZES, Screens
from tests.security.one_time import digits_of

pytestmark = pytest.mark.xdist_group("screens-admin")
OWN = "four green zeros at dawn"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real house of this module's own, which nobody has signed in to."""
    server = Server(tmp_path_factory.mktemp("house") / "data", arguments=("--no-demo",))
    server.start()
    yield server
    assert server.stop() == 0, server.log()


@pytest.fixture
def screens(browser: Browser, house: Server) -> Iterator[Screens]:
    screens = Screens(browser, house, ROOT)
    yield screens
    screens.close()
    assert screens.errors == []


def sign_in(page: Page, name: str, password: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password or terminal key").fill(password)
    page.get_by_role("button", name="Sign in").click()


def test_from_the_first_password_to_a_cashier_with_a_second_factor(
    screens: Screens, house: Server
) -> None:
    given = (house.data / "first-password").read_text("utf-8").split()[0]
    page = screens.open("/admin")
    sign_in(page, "admin", given)
    expect(page.get_by_role("heading", name="Choose a password of your own")).to_be_visible()
    assert screens.axe(page) == []
    screens.picture(page, "first-password")
    page.get_by_label("The password you were given").fill(given)
    page.get_by_label("Your own password", exact=True).fill(OWN)
    page.get_by_label("Your own password once more").fill(f"{OWN}!")
    page.get_by_role("button", name="Choose").click()
    expect(page.get_by_text("The two passwords differ")).to_be_visible()
    page.get_by_label("Your own password once more").fill(OWN)
    page.get_by_role("button", name="Choose").click()
    expect(page.get_by_role("heading", name="8 steps before the doors open")).to_be_visible()
    screens.picture(page, "admin-first-start")
    go_to(page, "Staff")
    take_on(page, "carl", "cashier", temporary=False)

    letters = set_up(screens)
    back = screens.open("/cashier", "phone")
    sign_in(back, "carl", OWN)
    back.get_by_label("Six-digit code of your second factor").fill("000 000")
    back.get_by_role("button", name="Sign in").click()
    expect(back.get_by_text("The digits are wrong, or were used before")).to_be_visible()
    assert screens.axe(back) == []
    screens.picture(back, "second-factor-phone")
    back.get_by_label("Six-digit code of your second factor").fill(digits_of(letters, steps=1))
    back.get_by_role("button", name="Sign in").click()
    expect(back.get_by_role("heading", name="Cashier")).to_be_visible()
    go_to(page, "House")
    go_to(page, "Staff")
    expect(page.locator('[data-staff="carl"]')).to_contain_text("second factor")
    furnish(screens, page)


def go_to(page: Page, part: str) -> None:
    page.get_by_role("navigation", name="Administrator").get_by_role("button", name=part).click()


def take_on(page: Page, name: str, role: str, *, temporary: bool) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("First password").fill(OWN)
    page.get_by_label("Must choose a password").set_checked(temporary)
    page.get_by_label(role, exact=True).check()
    page.get_by_role("button", name="Add to staff").click()
    expect(page.locator(f'[data-staff="{name}"]')).to_be_visible()


def furnish(screens: Screens, page: Page) -> None:
    """From a house with an administrator and a cashier to one whose doors may open."""
    go_to(page, "House")
    page.get_by_label("Name of the house").fill("The Golden Zero")
    page.get_by_label("Currency").select_option("EUR")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The house is called The Golden Zero")).to_be_visible()
    page.get_by_role("button", name="Back up now").click()
    expect(page.locator('[data-backup="clean"]')).to_contain_text("checked")
    copies = list((screens.house.data / "backups").glob("*/house.db"))
    assert len(copies) == 1

    go_to(page, "Staff")
    take_on(page, "olga", "operator", temporary=True)
    take_on(page, "dan", "dealer", temporary=True)
    olga = screens.open("/pit")
    sign_in(olga, "olga", OWN)
    expect(olga.get_by_role("heading", name="Choose a password of your own")).to_be_visible()
    olga.get_by_label("The password you were given").fill(OWN)
    olga.get_by_label("Your own password", exact=True).fill(f"{OWN}, olga's")
    olga.get_by_label("Your own password once more").fill(f"{OWN}, olga's")
    olga.get_by_role("button", name="Choose").click()

    go_to(page, "Tables")
    page.get_by_label("Template").select_option("adelaide/table")
    expect(page.get_by_text("It is opened by olga")).to_be_visible()
    expect(page.get_by_role("region", name="T1")).to_be_visible()
    screens.picture(page, "admin-template")

    go_to(page, "Devices")
    page.get_by_label("Name", exact=True).fill("terminal-1")
    page.get_by_label("For which player").fill("ann")
    page.get_by_role("button", name="Enrol").click()
    shown = page.get_by_role("dialog", name="Key of terminal-1")
    expect(shown.get_by_role("img", name="Code that enrols terminal-1")).to_be_visible()
    key = shown.locator("code").inner_text()
    page.keyboard.press("Escape")
    terminal = screens.open(f"/sign-in#key={key}")
    expect(terminal.get_by_text("Signed in as terminal-1")).to_be_visible()
    expect(terminal.get_by_role("link", name="The Golden Zero")).to_be_visible()
    assert key not in terminal.url

    go_to(page, "Settings")
    named = page.locator('[data-change="name"]')
    expect(named).to_contain_text("The Golden Zero, EUR")
    expect(named).to_contain_text("admin")
    page.get_by_label("Find a setting").fill("second_factor")
    expect(page.get_by_role("row", name="house.second_factor")).to_contain_text("cashier")
    go_to(page, "Overview")
    expect(page.locator("[data-step].done")).to_have_count(6)
    screens.picture(page, "admin-overview-furnished")
    assert screens.axe(page) == []


def set_up(screens: Screens) -> str:
    """The cashier sets a second factor up at each size; the letters that the app was given."""
    page = screens.open("/cashier")
    sign_in(page, "carl", OWN)
    expect(page.get_by_role("heading", name="Add a second factor")).to_be_visible()
    expect(page.get_by_role("img", name="Code for an authenticator app")).to_be_visible()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert screens.overflow(page) <= 0
        screens.picture(page, f"second-factor-new-{size}")
    assert screens.axe(page) == []
    letters = page.locator("[data-secret]").get_attribute("data-secret") or ""
    page.get_by_label("Six digits").fill(digits_of(letters))
    page.get_by_role("button", name="Check and begin").click()
    expect(page.get_by_role("heading", name="Cashier")).to_be_visible()
    return letters
