"""The cashier's desk: a ticket is looked up, paid once, and refused ever after."""

import pytest
from playwright.sync_api import expect

from tests.screens.directing import ask, finish, hold
from tests.screens.looking import SIZES, Screens
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
    ask(screens.house, olga, "late-cup", "pay-prize", player=winner)
    form = page.get_by_role("dialog", name=f"Pay $400 to {winner}")
    held(page, form.get_by_role("button", name="Pay $400"))
    expect(form).to_contain_text(f"{winner} has been paid $400 already")
    expect(form).to_contain_text("10.4.2(j)")


@pytest.mark.parametrize("size", SIZES)
def test_the_cashiers_desk_is_accessible_and_fits_its_window(screens: Screens, size: str) -> None:
    page = screens.open("/cashier", size, staff="carol")
    expect(page.get_by_label("Scan a ticket or type its number")).to_be_visible()
    assert screens.axe(page) == []
    assert screens.overflow(page) <= 0
    screens.picture(page, f"cashier-{size}")
