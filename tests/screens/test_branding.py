"""A house in its own colours: its mark and accent on every screen, and no program in its mark."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.house.serving import Server
from tests.screens.conftest import CADENCE
from tests.screens.looking import Screens
from tests.screens.measuring import SIZES, resize
from tests.screens.test_play_fit import MISFITS

pytestmark = pytest.mark.xdist_group("screens-lobby")

NAME, ACCENT, DAYLIGHT = "The Blue Anchor", "#7cc4ff", "#0b4f8a"
#: It draws an anchor's ring, and would name the page if anything in it ever ran.
MARK = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32" onload="document.title='ran'">
  <script>document.documentElement.setAttribute("data-ran", "yes"); window.ran = true;</script>
  <rect width="96" height="32" rx="6" fill="#0b4f8a"/>
  <circle cx="18" cy="16" r="9" fill="none" stroke="#7cc4ff" stroke-width="4"/>
  <path d="M36 16h50" stroke="#fff" stroke-width="6"/>
</svg>"""
#: The accent as the page has it, and where the primary button or the focus would wear it.
WORN = "getComputedStyle(document.documentElement).getPropertyValue('--brass').trim()"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("branded")
    (folder / "mark.svg").write_text(MARK, "utf-8")
    own = {
        "CROUPIER_HOUSE_NAME": NAME,
        "CROUPIER_BRAND_LOGO": str(folder / "mark.svg"),
        "CROUPIER_BRAND_ACCENT": ACCENT,
        "CROUPIER_BRAND_ACCENT_DAYLIGHT": DAYLIGHT,
    }
    server = Server(folder / "data", settings=CADENCE | own)
    server.start()
    yield server
    assert server.stop() == 0, server.log()


def shows_mark(page: Page) -> None:
    """The picture is there and was drawn."""
    mark = page.locator("img.logo").first
    expect(mark).to_be_visible()
    page.wait_for_function("() => document.querySelector('img.logo').naturalWidth > 0")


@pytest.mark.parametrize(
    "path", ["/", "/sign-in", "/display/T1", "/display/T1/flying", "/display/wall/T1,T2"]
)
def test_lobby_sign_in_and_displays_wear_the_houses_mark(screens: Screens, path: str) -> None:
    page = screens.open(path, "display" if "display" in path else "terminal")
    shows_mark(page)
    expect(page).to_have_title(re.compile(rf"· {NAME}$"))
    assert page.evaluate(WORN) == ACCENT
    assert screens.axe(page) == []
    screens.picture(page, f"branded{path.replace('/', '-').replace(',', '-')}")


def test_a_terminal_wears_them_on_felt_and_by_daylight(screens: Screens) -> None:
    page = screens.seat("T2")
    shows_mark(page)
    assert page.evaluate(WORN) == ACCENT
    assert screens.axe(page) == []
    screens.picture(page, "branded-terminal")
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(MISFITS) == [], (width, height)
    resize(page, 1280, 800)
    page.evaluate("document.documentElement.dataset.theme = 'daylight'")
    assert page.evaluate(WORN) == DAYLIGHT
    assert screens.axe(page) == []


def test_the_administrator_sees_what_the_house_wears(screens: Screens) -> None:
    page = screens.open("/admin", staff="ada")
    page.get_by_role("navigation", name="Administrator").get_by_role("button", name="House").click()
    worn = page.get_by_role("region", name="Mark and colours")
    expect(worn.get_by_role("img", name=NAME)).to_be_visible()
    expect(worn).to_contain_text(ACCENT)
    expect(worn).to_contain_text(DAYLIGHT)
    assert screens.axe(page) == []
    screens.picture(page, "admin-brand")


def test_nothing_in_a_mark_runs_even_where_it_is_opened_by_itself(screens: Screens) -> None:
    with screens.house.http() as http:
        address = http.get("/v1/house").json()["logo"]
        sent = http.get(address)
        assert http.get(address.replace(".svg", "x.svg")).status_code == 404
    assert sent.headers["content-type"].startswith("image/svg+xml")
    assert sent.headers["x-content-type-options"] == "nosniff"
    policy = sent.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "sandbox" in policy
    assert "script-src" not in policy
    page = screens.open(address)
    expect(page.locator("circle")).to_be_visible()
    assert page.evaluate("document.documentElement.getAttribute('data-ran')") is None
    assert page.evaluate("window.ran") is None
    # That they were stopped is what the browser says of it, and nothing else.
    assert all("sandbox" in told or "script" in told for told in screens.errors), screens.errors
    screens.errors.clear()
