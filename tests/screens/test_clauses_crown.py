"""What the Crown book wants of stations, Player Displays, the Dealer Console and the displays."""

import pytest
from playwright.sync_api import Page, expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens
from tests.screens.reporting import expect_report
from tests.screens.test_dealer import enter_number, walk_to
from tests.screens.test_play import expect_meter, seat_of, tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-clauses-2")
HOUR = 3_600_000


def expect_gone(page: Page, bet: str) -> None:
    """A stack that lost has left the layout."""
    expect(page.locator(f'[data-pile="{bet}"]')).to_have_css("opacity", "0")


@pytest.mark.clause("crown", "10.3.1(a)(i)", "10.3.1(a)(ii)", "10.4.6(a)", "10.2#1", "10.5.1")
def test_stations_show_their_elements_and_the_flying_display_all_their_bets(
    screens: Screens,
) -> None:
    with by_hand(screens.house, "touchbet", "crown") as hand:
        hand.open()
        stations = [screens.seat(hand.table) for _ in range(3)]
        flying = screens.open(f"/display/{hand.table}/flying", "display")
        for page, bet in zip(stations, ("straight:17", "split:14-17", "red"), strict=True):
            wait_for_phase(page, "betting")
            expect(page.get_by_text("Place your bets")).to_be_visible()
            expect(page.locator(".cloth [data-bet]")).to_have_count(len(hand.game["spots"]))
            expect(page.get_by_role("radio")).to_have_count(len(hand.game["chips"]))
            expect(
                page.get_by_label(f"Account {seat_of(page, hand.table)['player']}")
            ).to_be_visible()
            expect(page.locator(".limits")).to_contain_text("min $5 · max $500")
            tap(page, bet)
            expect_meter(page, "staked", "5.00")
            expect_meter(page, "credits", "995.00")
            expect(flying.locator(f'[data-pile="{bet}"]')).to_contain_text("5")
        expect(flying.locator("[data-pile]")).to_have_count(3)
        expect(flying.get_by_test_id("total")).to_contain_text("15")
        # Each station has its own sign of limits to come.
        at = stations[0].evaluate("Date.now()") + HOUR
        hand.done("announce-limits", min=1000, max=50_000, effective_at=at)
        for page in stations:
            expect(page.locator(".posted")).to_contain_text("$10 to $500")
        raised = hand.client.submit(hand.table, "change-limits", min=1000, max=50_000)
        assert raised["type"] == "refused"
        assert any(clause.startswith("4.1") for clause in raised["clauses"]), raised
        hand.finish("8")
        for page, bet in zip(stations, ("straight:17", "split:14-17", "red"), strict=True):
            expect(page.locator(".ribbon")).to_contain_text("8")
            expect_meter(page, "won", "0.00")
            expect_gone(page, bet)
            expect_gone(flying, bet)


@pytest.mark.clause("crown", "11.2#7", "11.2#8", "11.3.2(a)(i)", "11.3.2(a)(ii)", "11.4.6(a)")
def test_a_player_display_shows_and_does_what_its_definition_lists(screens: Screens) -> None:
    with by_hand(screens.house, "touchtable", "crown") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        expect(page.get_by_label(f"Account {seat_of(page, hand.table)['player']}")).to_be_visible()
        expect(page.get_by_text("Place your bets")).to_be_visible()
        for key, bet in (("2", "red"), ("3", "odd"), ("4", "low")):
            page.keyboard.press(key)
            tap(page, bet)
            expect(page.locator(f'[data-pile="{bet}"]')).to_be_visible()
        total = seat_of(page, hand.table)["staked"]
        page.get_by_role("button", name="Undo").click()
        expect(page.locator('[data-pile="low"]')).to_have_count(0)
        assert 0 < seat_of(page, hand.table)["staked"] < total
        page.get_by_role("button", name="Clear").click()
        expect_meter(page, "staked", "0.00")
        page.keyboard.press("2")
        page.locator('[data-neighbours="17"]').click()
        expect(page.locator("[data-pile]")).to_have_count(5)
        before = seat_of(page, hand.table)
        expect_meter(page, "staked", f"{before['staked'] / 100:.2f}")
        expect_meter(page, "credits", f"{before['balance'] / 100:.2f}")
        hand.warn()
        expect(page.get_by_text("Finish betting")).to_be_visible()
        hand.close()
        for name in ("Undo", "Clear", "Repeat"):
            expect(page.get_by_role("button", name=name)).to_be_disabled()
        hand.result("8")
        expect_meter(page, "won", "0.00")
        expect(page.locator(".ribbon")).to_contain_text("8")
        expect_gone(page, "straight:17")
        hand.open()
        wait_for_phase(page, "betting")
        # What was won lies there for some seconds of the next round.
        expect(page.locator("[data-pile]")).to_have_count(0, timeout=15_000)
        page.get_by_role("button", name="Repeat").click()
        expect(page.locator("[data-pile]")).to_have_count(5)
        page.get_by_role("button", name="Clear").click()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Rules and help").click()
        expect(page.get_by_role("dialog", name="Rules and help")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Cash out")).to_be_enabled()


@pytest.mark.clause("crown", "11.2#1")
def test_nothing_is_settled_before_the_console_confirms_the_number(screens: Screens) -> None:
    with by_hand(screens.house, "touchtable", "crown") as hand:
        player = screens.seat(hand.table)
        console = screens.open(f"/dealer/{hand.table}", staff="dora")
        console.get_by_role("button", name="Buy-in").first.click()
        form = console.get_by_role("dialog", name="Buy-in")
        form.get_by_role("textbox", name="Player").fill("cleo")
        form.get_by_role("textbox", name="Amount").fill("250")
        form.get_by_role("radiogroup", name="Tender").get_by_role("radio").first.check()
        form.get_by_role("button", name="Send").click()
        expect(form).to_be_hidden()
        cleo = console.get_by_role("region", name="Seats").locator('[data-player="cleo"]')
        expect(cleo).to_contain_text("250.00")
        hand.open()
        wait_for_phase(player, "betting")
        tap(player, "straight:8")
        expect_meter(player, "staked", "5.00")
        walk_to(console, "Enter the number")
        pad = console.get_by_role("region", name="Result", exact=True)
        pad.locator('[data-pocket="8"]').click()
        expect(pad.get_by_role("button", name="Confirm 8")).to_be_enabled()
        before = seat_of(player, hand.table)
        assert (before["pocket"], before["win"]) == (None, 0)
        enter_number(console, "8")
        expect_meter(player, "won", "175.00")
        hand.done("cash-out", player="cleo")
        expect(cleo).not_to_contain_text("250.00")


@pytest.mark.clause("crown", "10.9.6(a)", "10.9.6(b)", "10.9.6(c)")
def test_a_station_reports_what_it_shows_after_each_result(screens: Screens) -> None:
    with by_hand(screens.house, "touchbet", "crown") as hand:
        expect_report(screens, hand)
