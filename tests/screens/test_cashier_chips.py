"""Buy-in and cash at the cage: value chips over the counter, out of a till that is counted."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.house.test_desks import wait_until_checked
from tests.screens.looking import Screens
from tests.screens.measuring import SIZES, misfits, resize
from tests.screens.test_pit import held

pytestmark = pytest.mark.xdist_group("screens-cashier")


NOTES, CHIPS = "How many of", "How many chips of"


def count(dialog: Locator, kind: str, **pieces: int) -> None:
    for value, number in pieces.items():
        dialog.get_by_label(f"{kind} ${int(value[1:]):,}", exact=True).fill(str(number))


def exchange(page: Page, act: str, button: str, who: str = "", **pieces: int) -> None:
    page.get_by_role("button", name=act, exact=True).click()
    dialog = page.get_by_role("dialog", name=act)
    count(dialog, CHIPS, **pieces)
    if who:
        dialog.get_by_label("Who it is, if known").fill(who)
    dialog.get_by_role("button", name=button, exact=True).click()


def test_chips_are_sold_and_cashed_and_the_till_is_right_in_both(screens: Screens) -> None:
    house = screens.house
    page = screens.open("/cashier", staff="carol")
    till = page.get_by_role("region", name="Till", exact=True)
    till.get_by_role("button", name="Open a till").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Another till").fill("Chips 1")
    count(dialog, NOTES, v100=150)
    count(dialog, CHIPS, v1000=20, v100=10, v25=40)
    dialog.get_by_role("button", name="Open a till").click()
    cash, chips = till.get_by_test_id("till-holds"), till.get_by_test_id("till-chips")
    expect(cash).to_have_text("$15,000")
    expect(chips).to_have_text("$22,000")
    # A buy-in for cash, and chips that somebody brings back.
    till.get_by_role("button", name="Sell chips", exact=True).click()
    sale = page.get_by_role("dialog", name="Sell chips")
    expect(sale.get_by_role("button", name="Take $0", exact=True)).to_be_disabled()
    # What is no count is none, and the field says so too.
    count(sale, CHIPS, v100=-4, v25=0)
    expect(sale.get_by_label(f"{CHIPS} $100", exact=True)).to_have_value("0")
    count(sale, CHIPS, v100=4)
    for _ in range(2):
        sale.get_by_role("button", name="One chip of $25 more").click()
    assert screens.axe(page) == []
    screens.picture(page, "cashier-chips")
    sale.get_by_role("button", name="Take $450", exact=True).click()
    expect(page.get_by_text("$450 of chips sold.")).to_be_visible()
    expect(cash).to_have_text("$15,450")
    expect(chips).to_have_text("$21,550")
    exchange(page, "Cash chips", "Pay $125", v100=1, v25=1)
    expect(page.get_by_text("$125 paid for chips.")).to_be_visible()
    expect(cash).to_have_text("$15,325")
    expect(chips).to_have_text("$21,675")
    # A scanner's number comes to its field from wherever the last dialogue left the focus.
    page.get_by_role("button", name="Cash chips", exact=True).focus()
    page.keyboard.type("123")
    expect(page.get_by_label("Scan a ticket or type its number")).to_have_value("123")
    # More than there is, and somebody whom the house keeps out.
    exchange(page, "Sell chips", "Take $25,000", v5000=5)
    expect(page.get_by_role("dialog")).to_contain_text("the till holds $21,675")
    page.keyboard.press("Escape")
    with house.http(house.sign_in("pat")) as pat:
        ban = {"type": "exclude-patron", "reason": "held a device", "days": 30}
        excluded = pat.post("/v1/patrons/xenia", json=ban)
        assert excluded.status_code == 200, excluded.text
    exchange(page, "Sell chips", "Take $100", "xenia", v100=1)
    expect(page.get_by_role("dialog")).to_contain_text("xenia")
    page.keyboard.press("Escape")
    # Much is agreed to by a second person, in parts too, who sees what it is and what went before.
    exchange(page, "Cash chips", "Pay $4,000", "rita", v1000=4)
    expect(page.get_by_text("$4,000 paid for chips.")).to_be_visible()
    exchange(page, "Cash chips", "Pay $8,000", "rita", v1000=8)
    waits = page.get_by_role("region", name="Waiting for a second person")
    expect(waits).to_contain_text("$8,000")
    expect(waits).to_contain_text("till Chips 1 · rita")
    expect(cash).to_have_text("$11,325")
    second = screens.open("/cashier", staff="sam")
    asked = second.get_by_role("region", name="Waiting for a second person")
    expect(asked).to_contain_text("Within the hour before $4,000")
    expect(asked).to_contain_text("requested by carol")
    assert screens.axe(second) == []
    for width, height in SIZES:
        resize(second, width, height)
        assert misfits(second) == [], (width, height)
    resize(second, 1280, 800)
    screens.picture(second, "cashier-second")
    held(second, asked.get_by_role("button", name="Agree"))
    expect(second.get_by_text("Agreed: it has been paid.")).to_be_visible()
    expect(cash).to_have_text("$3,325")
    expect(chips).to_have_text("$33,675")
    # A chip that is missing is found at the close, though the cash is right.
    till.get_by_role("button", name="Close till").click()
    count(dialog, NOTES, v100=33, v20=1, v5=1)
    count(dialog, CHIPS, v1000=33, v100=6, v25=2)
    expect(dialog.get_by_test_id("difference")).to_have_text("Balanced")
    expect(dialog.get_by_test_id("difference-chips")).to_have_text("$25 short")
    screens.picture(page, "cashier-chips-close")
    dialog.get_by_label("Why it differs").fill("a chip fell")
    held(page, dialog.get_by_role("button", name="Close till Chips 1"))
    expect(page.get_by_text("Till Chips 1 is closed.")).to_be_visible()
    expect(page.get_by_role("table", name="Closed tills")).to_contain_text("Chips $25 short")
    today = page.get_by_role("table", name="Today at the counter")
    expect(today).to_contain_text("$450")
    with house.http(house.sign_in("ines")) as ines:
        closing = ines.get("/v1/tills").json()["closings"][0]
        begun = ines.post("/v1/verify", json={})
        assert begun.status_code in (200, 202), begun.text
        checked = wait_until_checked(ines)
    assert (closing["difference"], closing["chips_difference"]) == (0, -25_00)
    assert (checked["state"], checked["fault"]) == ("clean", None)
