"""What a screen shows where there is nothing to show: no such address, no room, no house."""

import pytest
from playwright.sync_api import Page, Request, expect

from tests.house.serving import Server
from tests.screens.conftest import CADENCE
from tests.screens.dealing import by_hand
from tests.screens.looking import Screens
from tests.screens.test_play import tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-away")


def seats_requested_of(page: Page) -> list[str]:
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/v1/demo/seat"):
            asked.append(request.method)

    page.on("request", note)
    return asked


def test_an_unknown_address_gets_a_designed_page(screens: Screens) -> None:
    page = screens.open()
    answer = page.goto("/no/such%/place")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is no such screen")).to_be_visible()
    assert screens.axe(page) == []
    screens.picture(page, "not-found")
    page.get_by_role("link", name="To the tables").click()
    expect(page.get_by_role("heading", name="Take your seat")).to_be_visible()


def test_an_unknown_table_says_so_with_others_that_have_room(screens: Screens) -> None:
    page = screens.open()
    asked = seats_requested_of(page)
    page.goto("/play/NOWHERE")
    expect(page.get_by_role("heading", name="There is no table NOWHERE")).to_be_visible()
    room = page.get_by_role("region", name="These tables have room")
    expect(room.get_by_role("link")).not_to_have_count(0)
    assert screens.axe(page) == []
    assert asked == []
    room.get_by_role("link").filter(has_text="Table T2").click()
    expect(page.locator('[data-meter="credits"]')).to_be_visible()


@pytest.mark.parametrize(
    ("path", "staff", "way_on"),
    [("/dealer/NOWHERE", "dora", "To the tables"), ("/pit/NOWHERE", "pat", "All tables")],
)
def test_a_desk_of_an_unknown_table_says_so(
    screens: Screens, path: str, staff: str, way_on: str
) -> None:
    page = screens.open(path, staff=staff)
    expect(page.get_by_role("heading", name="There is no table NOWHERE")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert screens.axe(page) == []
    page.get_by_role("link", name=way_on).click()
    expect(page.get_by_role("heading", name="There is no table NOWHERE")).to_have_count(0)


def test_two_wheels_of_one_table_are_one_and_a_wall_of_none_says_so(screens: Screens) -> None:
    page = screens.open("/play/T2/T2")
    expect(page.locator('[data-meter="credits"]')).to_be_visible()
    assert page.url.endswith("/play/T2")
    wall = screens.open("/display/wall/,", "display")
    expect(wall.get_by_text("No table is open")).to_be_visible()


def test_a_full_table_is_asked_once_and_names_others(screens: Screens) -> None:
    with by_hand(screens.house, "terminal", seats_max=1) as hand:
        hand.open()
        screens.seat(hand.table)
        page = screens.open()
        asked = seats_requested_of(page)
        page.goto(f"/play/{hand.table}")
        title = f"Every seat of table {hand.table} is taken"
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("region", name="These tables have room")).to_be_visible()
        screens.picture(page, "play-full")
        page.wait_for_timeout(1_000)
        assert asked == ["POST"]
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert asked == ["POST", "POST"]


def test_a_cut_line_is_noticed_and_healed_and_hollow_chips_say_so(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        page.context.set_offline(True)
        gone = page.get_by_text("Connection lost")
        expect(gone).to_be_visible(timeout=2_500)
        page.context.set_offline(False)
        expect(gone).to_be_hidden(timeout=5_000)
        tap(page, "red")
        expect(page.locator('[data-pile="red"]')).to_contain_text("5")


def test_a_screen_waits_for_a_house_that_is_away_and_comes_back(
    screens: Screens, tmp_path_factory: pytest.TempPathFactory
) -> None:
    house = Server(tmp_path_factory.mktemp("away") / "data", settings=CADENCE)
    house.start()
    try:
        page = screens.browser.new_context(base_url=house.url, locale="en-AU").new_page()
        page.goto("/play/T2")
        expect(page.locator('[data-meter="credits"]')).to_be_visible(timeout=15_000)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        expect(page.locator('[data-meter="credits"]')).to_be_visible(timeout=15_000)
        port = house.port
        assert house.stop() == 0
        page.reload()
        expect(page.get_by_role("heading", name="Waiting for the house")).to_be_visible()
        screens.picture(page, "waiting-for-the-house")
        page.evaluate("localStorage.setItem('croupier-language', 'de')")
        page.reload()
        german = page.get_by_role("heading", name="Das Haus antwortet noch nicht")
        expect(german).to_be_visible()
        expect(page.get_by_role("heading")).to_have_count(1)
        house.start(port)
        expect(page.locator('[data-meter="credits"]')).to_be_visible(timeout=30_000)
        page.context.close()
    finally:
        house.stop()
