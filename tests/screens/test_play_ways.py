"""Ways to play that are promised: the other hand, the phone's wheel, far neighbours, a way back."""

import pytest
from playwright.sync_api import expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens
from tests.screens.test_play import expect_meter, tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-comfort")

#: How long "Connection lost" stands after the line is back, by the page's own clock.
HEALED = """() => {
    window.healed = null;
    addEventListener("online", () => {
        const since = performance.now();
        const step = () => {
            if (/Connection lost/.test(document.body.innerText)) requestAnimationFrame(step);
            else window.healed = performance.now() - since;
        };
        step();
    });
}"""


def test_chips_lie_for_the_left_hand_and_stay_there(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        rail = page.get_by_role("radio").first
        right = rail.bounding_box()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Look and sound").click()
        page.get_by_role("switch", name="Left-handed layout").check()
        page.keyboard.press("Escape")
        left = rail.bounding_box()
        assert right is not None
        assert left is not None
        assert left["x"] != right["x"]
        page.reload()
        wait_for_phase(page, "betting")
        expect(page.locator("footer.left")).to_be_visible()


def test_a_phone_has_a_wheel_that_runs(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table, "phone")
        wait_for_phase(page, "betting")
        hand.warn()
        wheel = page.get_by_role("img", name="Wheel, the ball is running")
        expect(wheel).to_be_in_viewport()
        hand.close()
        hand.result("17")
        expect(page.get_by_role("img", name="Wheel, the ball lies in 17")).to_be_in_viewport()


def test_neighbours_go_from_one_to_nine_and_a_repeat_is_undone_at_once(screens: Screens) -> None:
    with by_hand(screens.house, "touchtable") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        most = hand.game["neighbours_max"]
        assert most == 9
        for _ in range(most):
            more = page.get_by_role("button", name="More", exact=True)
            if more.is_enabled():
                more.click()
        page.locator('[data-neighbours="17"]').click()
        expect(page.locator("[data-pile]")).to_have_count(2 * most + 1)
        expect_meter(page, "staked", f"{5 * (2 * most + 1)}.00")
        hand.finish("2")
        hand.open()
        wait_for_phase(page, "betting")
        page.get_by_role("button", name="Repeat").click()
        expect_meter(page, "staked", f"{5 * (2 * most + 1)}.00")
        page.get_by_role("button", name="Undo").click()
        expect_meter(page, "staked", "0.00")


def test_a_line_that_is_back_heals_within_a_second(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        page.evaluate(HEALED)
        page.context.set_offline(True)
        expect(page.get_by_text("Connection lost")).to_be_visible(timeout=2_500)
        page.wait_for_timeout(1_500)
        page.context.set_offline(False)
        page.wait_for_function("() => window.healed !== null")
        healed = page.evaluate("window.healed")
        print(f"healed after {healed:.0f} ms")
        assert healed <= 1_000


def test_a_guest_who_only_sits_there_makes_room_at_a_full_table(screens: Screens) -> None:
    with by_hand(screens.house, "terminal", seats_max=1) as hand:
        hand.open()
        sits = screens.seat(hand.table)
        wait_for_phase(sits, "betting")
        for pocket in range(1, 12):
            hand.finish(str(pocket))
            hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        tap(page, "red")
        expect_meter(page, "staked", "5.00")


@pytest.mark.parametrize(
    ("path", "staff"),
    [
        ("/pit", "pat"),
        ("/cashier", "carol"),
        ("/inspector", "ines"),
        ("/admin", "ada"),
        ("/director", "tess"),
    ],
)
def test_every_desk_is_locked_and_left(screens: Screens, path: str, staff: str) -> None:
    page = screens.open(path, staff=staff)
    expect(page.get_by_role("button", name="Lock", exact=True)).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="Sign in to")).to_be_visible()


def test_the_inspector_reads_the_signed_head_beside_the_verdict(screens: Screens) -> None:
    page = screens.open("/inspector", staff="ines")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("heading", name="Signed head")).to_be_visible()
    with screens.house.http() as http:
        name = http.get("/v1/log/head").json()["keys"][0].partition("+")[0]
    expect(page.locator(".anchors pre")).to_contain_text(name)
