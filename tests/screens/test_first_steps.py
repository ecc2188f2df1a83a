"""A real house on its first day: a password of one's own, then a second factor for cashiers."""

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
    server = Server(
        tmp_path_factory.mktemp("house") / "data",
        settings={"CROUPIER_HOUSE_SECOND_FACTOR": "cashier"},
        arguments=("--no-demo",),
    )
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
    expect(page.get_by_role("heading", name="Administrator")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("carl")
    page.get_by_label("First password").fill(OWN)
    page.get_by_label("cashier", exact=True).check()
    page.get_by_role("button", name="Take on").click()
    expect(page.locator('[data-staff="carl"]')).to_be_visible()

    letters = set_up(screens)
    back = screens.open("/cashier", "phone")
    sign_in(back, "carl", OWN)
    back.get_by_label("Six digits of your second factor").fill("000 000")
    back.get_by_role("button", name="Sign in").click()
    expect(back.get_by_text("The digits are wrong, or were used before")).to_be_visible()
    assert screens.axe(back) == []
    screens.picture(back, "second-factor-phone")
    back.get_by_label("Six digits of your second factor").fill(digits_of(letters, steps=1))
    back.get_by_role("button", name="Sign in").click()
    expect(back.get_by_role("heading", name="Cashier")).to_be_visible()
    page.reload()
    expect(page.locator('[data-staff="carl"]')).to_contain_text("second factor")


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
