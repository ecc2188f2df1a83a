"""The dealer's console: it walks the round, and a whole round is dealt from it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.house.serving import terminal_key
from tests.screens.dealing import by_hand
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-dealer")
TABLE = "T1"


def go_on(page: Page, words: str) -> None:
    """Press the one primary button once it says what is expected."""
    button = page.get_by_role("region", name="Next").get_by_role("button")
    expect(button).to_contain_text(words)
    expect(button).to_be_enabled()
    button.click()
    # The server has it once the console goes on to what comes after it.
    expect(button).not_to_contain_text(words)


def enter_number(page: Page, pocket: str) -> None:
    """Choose a number on the pad and confirm it."""
    pad = page.get_by_role("region", name="Result", exact=True)
    pad.locator(f'[data-pocket="{pocket}"]').click()
    pad.get_by_role("button", name=f"Confirm {pocket}").click()
    # The server has it once the console goes on to what comes after it.
    expect(page.get_by_role("region", name="Next")).not_to_contain_text("Enter the number")


def walk_to(page: Page, words: str) -> None:
    """Press the primary button, whatever it asks for, until it says these words."""
    button = page.get_by_role("region", name="Next").get_by_role("button")
    answer = button.locator(".text")
    for _ in range(12):
        # A press may do several steps; what stands there while they are done is no step of its own.
        expect(button).not_to_have_attribute("aria-busy", "true")
        now = answer.inner_text()
        if words in now:
            return
        expect(button).to_be_enabled()
        button.click()
        expect(answer).not_to_have_text(now)
    pytest.fail(f"the round never comes to {words!r}")


@pytest.fixture
def dealer(screens: Screens) -> Page:
    """The console of the table that is dealt by hand, between rounds."""
    page = screens.open(f"/dealer/{TABLE}", staff="dora")
    expect(page.get_by_role("region", name="Next")).to_be_visible()
    return page


def test_what_has_failed_is_put_right_from_the_console_and_nothing_else(screens: Screens) -> None:
    with by_hand(screens.house, "rapid", "rapid") as hand:
        hand.done("buy-in", player="zoe", amount=10_000, tender="note")
        page = screens.open(f"/dealer/{hand.table}", staff="dora")
        expect(page.get_by_role("button", name="No spin", exact=True)).to_be_visible()
        again = page.get_by_role("button", name="Works again", exact=True)
        expect(again).to_have_count(0)
        hand.done("malfunction", scope="station", player="zoe", confirmed=True)
        expect(again).to_be_visible()


def test_a_round_by_two_players_and_a_dealer(screens: Screens, dealer: Page) -> None:
    go_on(dealer, "Open betting")
    with (
        screens.house.client(terminal_key("ann")) as ann,
        screens.house.client(terminal_key("ben")) as ben,
    ):
        ann.done(TABLE, "place", player="ann", bet="straight:17", stake=500)
        ben.done(TABLE, "place", player="ben", bet="red", stake=1000)
        seats = dealer.get_by_role("region", name="Seats")
        expect(seats.locator('[data-player="ann"]')).to_contain_text("5.00")
        expect(seats.locator('[data-player="ben"]')).to_contain_text("10.00")
        walk_to(dealer, "Enter the number")
        late = ann.submit(TABLE, "place", player="ann", bet="red", stake=500)
        assert (late["type"], late["reason"]) == ("refused", "betting-closed")
        screens.picture(dealer, "dealer-closed")
        enter_number(dealer, "17")
        paying = dealer.get_by_role("region", name="Pay winners")
        expect(paying).to_contain_text("ann")
        expect(paying).to_contain_text("175.00")
        expect(paying).to_contain_text("10.00")
        screens.picture(dealer, "dealer-paying")
        assert ann.see(TABLE, "seat")["view"]["win"] == 17_500
    walk_to(dealer, "Open betting")


def test_a_no_spin_leaves_the_wagers_and_the_ball_is_spun_again(
    screens: Screens, dealer: Page
) -> None:
    go_on(dealer, "Open betting")
    with screens.house.client(terminal_key("ann")) as ann:
        ann.done(TABLE, "place", player="ann", bet="black", stake=500)
        laid = ann.see(TABLE, "seat")["view"]["staked"]
        walk_to(dealer, "Enter the number")
        dealer.get_by_role("button", name="No spin").click()
        form = dealer.get_by_role("dialog", name="No spin")
        form.get_by_role("radiogroup", name="Reason").get_by_role("radio").first.check()
        form.get_by_label("In words").fill("the ball left the wheel")
        hold(dealer, form.get_by_role("button", name="Hold to confirm").last)
        expect(form).to_be_hidden()
        expect(dealer.get_by_role("region", name="Next")).not_to_contain_text("Enter the number")
        walk_to(dealer, "Spin")
        assert ann.see(TABLE, "seat")["view"]["staked"] == laid
        walk_to(dealer, "Enter the number")
        enter_number(dealer, "2")
        assert ann.see(TABLE, "seat")["view"]["win"] == 500
    walk_to(dealer, "Open betting")


def hold(page: Page, button: object) -> None:
    """Press and hold, as a thumb would."""
    box = button.bounding_box()  # type: ignore[attr-defined]
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(900)
    page.mouse.up()


def test_a_buy_in_at_the_table_seats_a_player_and_a_wrong_amount_stays_in_the_form(
    dealer: Page,
) -> None:
    dealer.get_by_role("button", name="Buy-in").first.click()
    form = dealer.get_by_role("dialog", name="Buy-in")
    form.get_by_role("textbox", name="Player").fill("cleo")
    form.get_by_role("textbox", name="Amount").fill("a lot")
    form.get_by_role("radio", name="Cash").check()
    form.get_by_role("button", name="Send").click()
    expect(form.get_by_text("Enter an amount of money")).to_be_visible()
    form.get_by_role("textbox", name="Amount").fill("250")
    form.get_by_role("button", name="Send").click()
    expect(form).to_be_hidden()
    seats = dealer.get_by_role("region", name="Seats")
    expect(seats.locator('[data-player="cleo"]')).to_contain_text("250.00")


def test_buy_in_colours_call_bets_and_hand_over_are_touched_and_nothing_is_typed(
    screens: Screens,
) -> None:
    """Names, chips, figures, the layout and letters on the screen: no key is pressed."""
    with by_hand(screens.house, "table", "adelaide") as hand:
        page = screens.open(f"/dealer/{hand.table}", staff="dora")
        seats = page.get_by_role("region", name="Seats")

        form = opened(page, "Buy-in")
        form.get_by_role("textbox", name="Player").tap()
        keyboard = form.get_by_role("group", name="Keyboard: Player")
        for letter in "Capitals", "C", "l", "e", "o", "o", "Delete the last one":
            keyboard.get_by_role("button", name=letter, exact=True).tap()
        screens.picture(page, "dealer-keyboard")
        form.get_by_role("textbox", name="Amount").tap()
        keypad = form.get_by_role("group", name="Keypad: Amount")
        for chip in "100 dollars", "100 dollars", "25 dollars":
            keypad.get_by_role("button", name=f"Add {chip}", exact=True).tap()
        keypad.get_by_role("button", name="0", exact=True).tap()
        expect(form.get_by_role("textbox", name="Amount")).to_have_value("2250")
        keypad.get_by_role("button", name="Delete the last one").tap()
        form.get_by_role("radio", name="Cash").check()
        assert screens.axe(page) == []
        screens.picture(page, "dealer-buy-in")
        sent(form)
        expect(seats.locator('[data-player="Cleo"]')).to_contain_text("225.00")

        form = opened(page, "Issue colour checks")
        form.get_by_role("radio", name="Cleo").check()
        form.get_by_role("radio", name="Blue").check()
        keypad = form.get_by_role("group", name="Keypad: How many")
        for digit in "20":
            keypad.get_by_role("button", name=digit, exact=True).tap()
        form.get_by_role("textbox", name="Value of each").tap()
        value = form.get_by_role("group", name="Keypad: Value of each")
        value.get_by_role("button", name="Add 5 dollars", exact=True).tap()
        sent(form)
        expect(seats.locator('[data-player="Cleo"]')).to_contain_text("20 blue")

        go_on(page, "Open betting")
        form = opened(page, "Call bet")
        form.get_by_role("radio", name="Cleo").check()
        form.locator('[data-neighbours="17"]').click()
        keypad = form.get_by_role("group", name="Keypad: Stake")
        for _ in range(5):
            keypad.get_by_role("button", name="Add 5 dollars", exact=True).tap()
        screens.picture(page, "dealer-call-bet")
        assert screens.axe(page) == []
        sent(form)
        expect(seats.locator('[data-player="Cleo"]')).to_contain_text("25.00")

        form = opened(page, "Hand over")
        form.get_by_role("radio", name="dora").check()
        sent(form)
        expect(page.get_by_text("Dealt by dora")).to_be_visible()


def opened(page: Page, action: str) -> Locator:
    """The form of an action, from its own button."""
    page.get_by_role("button", name=action, exact=True).first.tap()
    return page.get_by_role("dialog", name=action)


def sent(form: Locator) -> None:
    form.get_by_role("button", name="Send").tap()
    expect(form).to_be_hidden()


def test_a_supervisor_called_from_the_console_stands_on_the_pits_wall(
    screens: Screens, dealer: Page
) -> None:
    dealer.get_by_role("button", name="Call supervisor").click()
    form = dealer.get_by_role("dialog", name="Call supervisor")
    form.get_by_label("In words").fill("a second pair of eyes, please")
    form.get_by_role("button", name="Send").click()
    expect(form).to_be_hidden()
    with screens.house.http(screens.house.sign_in("sam")) as http:
        alerts = http.get("/v1/alerts").json()["alerts"]
    assert any("a second pair of eyes" in alert["text"] for alert in alerts)


def test_the_console_is_accessible_and_fits_its_window(screens: Screens) -> None:
    page = screens.open(f"/dealer/{TABLE}", staff="dora")
    expect(page.get_by_role("region", name="Seats")).to_be_visible()
    screens.fits(page, "dealer")


def test_the_console_speaks_french(screens: Screens) -> None:
    page = screens.open(f"/dealer/{TABLE}", staff="dora", language="fr-FR")
    expect(page.get_by_role("region", name="Places")).to_be_visible()
    expect(page.get_by_role("button", name="Appeler le chef de table")).to_be_visible()


def test_somebody_without_a_role_at_the_tables_is_asked_to_sign_in(screens: Screens) -> None:
    page = screens.open(f"/dealer/{TABLE}", staff="carol")
    expect(page.get_by_label("Password or terminal key")).to_be_visible()
