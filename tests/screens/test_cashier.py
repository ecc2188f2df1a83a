"""The cashier's desk: a ticket is looked up, paid once, and refused ever after."""

import pytest
from playwright.sync_api import Page, expect

from tests.house.serving import terminal_key
from tests.house.test_desks import wait_until_checked
from tests.screens.dealing import by_hand
from tests.screens.directing import finish, hold, submit
from tests.screens.looking import Screens
from tests.screens.test_pit import held

pytestmark = pytest.mark.xdist_group("screens-cashier")


def draw_ticket(screens: Screens, amount: int) -> str:
    """A ticket of a terminal that prints them, by a player who cashes out."""
    house = screens.house
    with house.http() as http:
        tables = [line["table"] for line in http.get("/v1/tables").json()["tables"]]
        games = {t: http.get(f"/v1/tables/{t}/game").json() for t in tables}
    table = next(name for name, game in games.items() if game["cash_out"] == "ticket")
    with house.http() as http:
        seated = http.post("/v1/demo/seat", json={"table": table}).json()
    player, token = seated["players"][0], seated["token"]
    with house.client(token) as client:
        answer = client.done(table, "cash-out", player=player)
    return str(answer["ticket"])


def test_a_ticket_is_paid_once_and_the_second_time_the_page_is_red(screens: Screens) -> None:
    number = draw_ticket(screens, 1000_00)
    page = screens.open("/cashier", staff="carol")
    scanner = page.get_by_label("Scan a ticket or type its number")
    expect(scanner).to_be_focused()
    scanner.fill(number)
    scanner.press("Enter")
    pay = page.get_by_role("button", name="Pay $", exact=False).first
    expect(pay).to_be_visible()
    screens.picture(page, "cashier-ticket")
    pay.click()
    expect(page.get_by_text("Hand over the money and keep the ticket.")).to_be_visible()
    scanner.fill(number)
    scanner.press("Enter")
    expect(page.get_by_text("Do not pay")).to_be_visible()
    expect(page.get_by_role("button", name="Pay $", exact=False)).to_have_count(0)
    expect(page.get_by_text("carol", exact=False).last).to_be_visible()
    assert screens.axe(page) == []
    screens.picture(page, "cashier-paid-twice")


def test_two_cashiers_with_the_same_ticket_one_is_told_it_is_paid(screens: Screens) -> None:
    number = draw_ticket(screens, 500_00)
    desks = [screens.open("/cashier", staff="carol") for _ in range(2)]
    for page in desks:
        scanner = page.get_by_label("Scan a ticket or type its number")
        scanner.fill(number)
        scanner.press("Enter")
        expect(page.get_by_role("button", name="Pay $", exact=False)).to_be_visible()
    desks[0].get_by_role("button", name="Pay $", exact=False).click()
    expect(desks[0].get_by_text("Hand over the money")).to_be_visible()
    desks[1].get_by_role("button", name="Pay $", exact=False).click()
    expect(desks[1].get_by_text("Do not pay")).to_be_visible()


def test_a_number_that_is_no_ticket_is_told_in_words(screens: Screens) -> None:
    page = screens.open("/cashier", staff="carol")
    scanner = page.get_by_label("Scan a ticket or type its number")
    scanner.fill("123")
    scanner.press("Enter")
    expect(page.get_by_text("Do not pay")).to_be_visible()
    expect(page.get_by_text("is no ticket number")).to_be_visible()


def test_a_tournament_prize_is_paid_at_the_cage(screens: Screens, olga: str) -> None:
    winner, *_ = finish(screens.house, olga, "cage-cup", "CC1")
    page = screens.open("/cashier", staff="carol")
    prizes = page.get_by_role("region", name="Tournament prizes to pay")
    prizes.get_by_role("button", name=f"Pay $400 to {winner}").click()
    form = page.get_by_role("dialog", name=f"Pay $400 to {winner}")
    form.get_by_label("How it is paid").select_option("transfer")
    assert screens.axe(page) == []
    screens.picture(page, "cashier-prize")
    hold(page, form.get_by_role("button", name="Pay $400"))
    expect(page.get_by_text(f"{winner} has been paid $400.")).to_be_visible()
    expect(prizes).to_have_count(0)
    with screens.house.http(olga) as http:
        view = http.get("/v1/tournaments/cage-cup").json()
    assert (view["owed"], view["paid"]) == ({}, {winner: 40_000})


def test_what_a_cashier_paid_today_stands_beside_the_ticket(screens: Screens, olga: str) -> None:
    winner, *_ = finish(screens.house, olga, "drawer-cup", "CC3")
    page = screens.open("/cashier", staff="carol")
    with screens.house.http(screens.house.sign_in("carol")) as http:
        before = {each["name"]: each for each in http.get("/v1/cage").json()["cashiers"]}
    prizes = before.get("carol", {"prizes": 0, "prizes_amount": 0})
    page.get_by_role("button", name=f"Pay $400 to {winner}").click()
    form = page.get_by_role("dialog", name=f"Pay $400 to {winner}")
    hold(page, form.get_by_role("button", name="Pay $400"))
    today = page.get_by_role("table", name="Today at the counter")
    own = today.get_by_role("row").filter(has=page.get_by_role("rowheader", name="carol"))
    amount = (prizes["prizes_amount"] + 40_000) // 100
    expect(own).to_contain_text(f"{prizes['prizes'] + 1} · ${amount:,}")
    expect(page.get_by_label("Scan a ticket or type its number")).to_be_focused()
    assert screens.axe(page) == []
    screens.picture(page, "cashier-today")


def test_a_prize_that_somebody_else_has_paid_is_not_paid_again(screens: Screens, olga: str) -> None:
    winner, *_ = finish(screens.house, olga, "late-cup", "CC2")
    page = screens.open("/cashier", staff="carol")
    page.get_by_role("button", name=f"Pay $400 to {winner}").click()
    submit(screens.house, olga, "late-cup", "pay-prize", player=winner)
    form = page.get_by_role("dialog", name=f"Pay $400 to {winner}")
    held(page, form.get_by_role("button", name="Pay $400"))
    expect(form).to_contain_text(f"{winner} has been paid $400 already")
    expect(form).to_contain_text("10.4.2(j)")


def count_of(page: Page, hundreds: int) -> None:
    """Notes of a hundred dollars, counted in the dialogue that is open."""
    page.get_by_role("dialog").get_by_label("How many of $100", exact=True).fill(str(hundreds))


def test_a_till_is_filled_from_the_vault_and_dropped_into_it(screens: Screens) -> None:
    page = screens.open("/cashier", staff="carol")
    till = page.get_by_role("region", name="Till", exact=True)
    dialog = page.get_by_role("dialog")
    till.get_by_role("button", name="Open a till").click()
    dialog.get_by_label("Another till").fill("Window 2")
    count_of(page, 10)
    dialog.get_by_role("button", name="Open a till").click()
    holds = till.get_by_test_id("till-holds")
    expect(holds).to_have_text("$1,000")
    for act, hundreds, after in (("Fill", 20, "$3,000"), ("Drop", 5, "$2,500")):
        till.get_by_role("button", name=act, exact=True).click()
        count_of(page, hundreds)
        assert screens.axe(page) == []
        screens.picture(page, f"cashier-{act.lower()}")
        dialog.locator("footer").get_by_role("button").last.click()
        expect(holds).to_have_text(after)
    expect(till).to_contain_text("Filled")
    # A count that agrees needs no word of explanation.
    till.get_by_role("button", name="Close till").click()
    count_of(page, 25)
    expect(dialog.get_by_test_id("difference")).to_have_text("Balanced")
    held(page, dialog.get_by_role("button", name="Close till Window 2"))
    expect(page.get_by_text("Till Window 2 is closed.")).to_be_visible()
    with screens.house.http(screens.house.sign_in("ines")) as ines:
        closing = ines.get("/v1/tills").json()["closings"][0]
    assert (closing["till"], closing["expected"], closing["counted"]) == (
        "Window 2",
        2_500_00,
        2_500_00,
    )


def test_a_large_payout_waits_for_a_second_person(screens: Screens) -> None:
    with by_hand(screens.house, "rapid", "rapid") as hand:
        waits = hand.client.submit(
            hand.table, "buy-in", player="ann", amount=12_000_00, tender="cash"
        )
        with screens.house.http(screens.house.sign_in("sam")) as sam:
            agreed = sam.post(f"/v1/waiting/{waits['number']}", json={"agrees": True})
            assert agreed.json()["type"] == "accepted", agreed.text
        with screens.house.client(terminal_key("ann")) as ann:
            number = str(ann.done(hand.table, "cash-out", player="ann")["ticket"])
    page = screens.open("/cashier", staff="carol")
    scanner = page.get_by_label("Scan a ticket or type its number")
    scanner.fill(number)
    scanner.press("Enter")
    expect(page.get_by_test_id("amount")).to_have_text("$12,000")
    scanner.press("Enter")
    waiting = page.get_by_role("region", name="Waiting for a second person")
    expect(waiting).to_contain_text("$12,000")
    expect(page.get_by_text("Hand over the money")).to_have_count(0)
    assert screens.axe(page) == []
    screens.picture(page, "cashier-large")
    second = screens.open("/cashier", staff="sam")
    asked = second.get_by_role("region", name="Waiting for a second person")
    expect(asked).to_contain_text("carol")
    held(second, asked.get_by_role("button", name="Agree"))
    expect(second.get_by_text("Agreed: it has been paid.")).to_be_visible()
    scanner.fill(number)
    scanner.press("Enter")
    expect(page.get_by_text("Do not pay")).to_be_visible()


def test_the_cashiers_desk_is_accessible_and_fits_its_window(screens: Screens) -> None:
    page = screens.open("/cashier", staff="carol")
    expect(page.get_by_label("Scan a ticket or type its number")).to_be_visible()
    screens.fits(page, "cashier")


def test_a_shift_at_a_till_and_a_lost_ticket(screens: Screens) -> None:
    house = screens.house
    page = screens.open("/cashier", staff="carol")
    till = page.get_by_role("region", name="Till", exact=True)
    till.get_by_role("button", name="Open a till").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Another till").fill("Window 1")
    dialog.get_by_label("How many of $100", exact=True).fill("30")
    for _ in range(2):
        dialog.get_by_role("button", name="One $0.05 more").click()
    expect(dialog.get_by_test_id("counted")).to_have_text("$3,000.10")
    hundreds, fifties = (dialog.locator(".count .sum").nth(place) for place in (0, 1))
    expect(hundreds).to_have_text("$3,000")
    expect(fifties).to_be_empty()
    assert hundreds.evaluate(
        "(sum) => sum.getClientRects().length === 1 && sum.scrollWidth <= sum.clientWidth"
    )
    assert hundreds.evaluate("(sum) => sum.clientHeight") < 32, "the amount stands in one line"
    assert screens.axe(page) == []
    screens.picture(page, "cashier-count")
    dialog.get_by_role("button", name="Open a till").click()
    expect(till.get_by_test_id("till-holds")).to_have_text("$3,000.10")
    # A scan shows the ticket; Enter alone pays it, and the till holds less.
    number, lost = draw_ticket(screens, 0), draw_ticket(screens, 0)
    scanner = page.get_by_label("Scan a ticket or type its number")
    scanner.fill(number)
    scanner.press("Enter")
    expect(page.get_by_role("button", name="Pay $", exact=False).first).to_be_visible()
    scanner.press("Enter")
    expect(page.get_by_text("Hand over the money and keep the ticket.")).to_be_visible()
    expect(till.get_by_test_id("till-holds")).to_have_text("$2,000.10")
    # Lists cover the numbers; a lost one is reported and waits for a second person.
    find = page.get_by_role("region", name="Find a ticket without its number")
    find.get_by_label("Ends in").fill(lost[-4:])
    find.get_by_role("button", name="Find").click()
    expect(find.get_by_text(f"••-••••-••••-••••-{lost[-4:]}")).to_be_visible()
    assert lost not in page.content()
    find.get_by_role("button", name="Report lost").click()
    page.get_by_role("dialog").get_by_label("Reason").fill("left in a taxi")
    page.get_by_role("dialog").get_by_role("button", name="Report lost").click()
    find.get_by_role("button", name="Pay the owner").click()
    waits = page.get_by_role("region", name="Waiting for a second person")
    expect(waits).to_contain_text("$1,000")
    expect(waits).to_contain_text("Somebody else must agree")
    screens.picture(page, "cashier-waiting")
    second = screens.open("/cashier", staff="sam")
    asked = second.get_by_role("region", name="Waiting for a second person")
    held(second, asked.get_by_role("button", name="Agree"))
    expect(second.get_by_text("Agreed: it has been paid.")).to_be_visible()
    expect(till.get_by_test_id("till-holds")).to_have_text("$1,000.10", timeout=15_000)
    # A count that is short says so, is explained, and the record adds up.
    till.get_by_role("button", name="Close till").click()
    dialog.get_by_label("How many of $100", exact=True).fill("10")
    expect(dialog.get_by_test_id("difference")).to_have_text("$0.10 short")
    close = dialog.get_by_role("button", name="Close till Window 1")
    expect(close).to_be_disabled()
    dialog.get_by_label("Why it differs").fill("two coins fell")
    dialog.get_by_label("Leave in the till").fill("500")
    held(page, close)
    expect(page.get_by_text("Till Window 1 is closed.")).to_be_visible()
    page.get_by_role("button", name="Next ticket").click()
    closed = page.get_by_role("table", name="Closed tills")
    expect(closed).to_contain_text("$0.10 short")
    screens.picture(page, "cashier-closed")
    with house.http(house.sign_in("ines")) as ines:
        tills = ines.get("/v1/tills").json()
        begun = ines.post("/v1/verify", json={})
        assert begun.status_code in (200, 202), begun.text
        checked = wait_until_checked(ines)
    assert ("Window 1", 50_000) in [(t["name"], t["left"]) for t in tills["tills"]]
    assert tills["closings"][0]["expected"] == 1000_10
    assert (checked["state"], checked["fault"]) == ("clean", None)
