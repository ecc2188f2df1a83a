"""What the Rapid book wants on its stations, its sign, its console and its number display."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.screens.dealing import Hand, by_hand
from tests.screens.looking import Screens
from tests.screens.test_play import expect_meter, seat_of, tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-clauses-1")
SIGN = {"min": 1000, "max": 10_000, "unit": 500, "aggregate_min": 2500, "aggregate_max": 50_000}


def chip(page: Page, dollars: int) -> None:
    """Choose a chip of the rail."""
    page.get_by_role("radio", name=re.compile(f"^chip of {dollars} dollars?$")).click()


@pytest.mark.clause("rapid", "8.5(1)#1", "8.5(1)#3", "8.5(1)#4", "8.2(2) bullet 1")
def test_the_sign_states_every_limit_that_was_set_and_no_other(screens: Screens) -> None:
    with (
        by_hand(screens.house, "rapid", "rapid", **SIGN) as full,
        by_hand(screens.house, "rapid", "rapid", min=100, max=10_000) as plain,
    ):
        answer = "min $10 · max $100 · in units of $5 · in all at least $25 · in all at most $500"
        for path in (f"/display/{full.table}", f"/play/{full.table}"):
            page = screens.seat(full.table)
            page.goto(path)
            expect(page.locator(".limits")).to_contain_text(answer)
        sign = screens.open(f"/display/{plain.table}", "display")
        expect(sign.locator(".limits .sign")).to_have_text("min $1 · max $100")
    with screens.house.http(screens.house.sign_in("max")) as http:
        blank = {"table": "X2", "book": "rapid", "game": "rapid", "min": 0, "max": 0}
        assert http.post("/v1/tables", json=blank).status_code in (403, 409)
        assert http.get("/v1/tables/X2/game").status_code == 404


@pytest.mark.clause("rapid", "8.4(6)#2", "8.4(1)#4", "8.2(2)#1", "8.2(2) bullet 1")
def test_a_station_shows_its_elements_and_takes_a_chip_before_an_area(screens: Screens) -> None:
    with by_hand(screens.house, "rapid", "rapid", min=100) as hand:
        hand.done("wagering-period", seconds=90)
        page = screens.seat(hand.table)
        hand.open()
        wait_for_phase(page, "betting")
        expect(page.get_by_role("timer")).to_be_visible()
        expect(page.locator(".limits")).to_contain_text("min $1 · max $500")
        expect(page.locator(".cloth [data-bet]")).to_have_count(len(hand.game["spots"]))
        expect(page.get_by_role("radio")).to_have_count(len(hand.game["chips"]))
        expect(page.locator('[data-call="voisins"]')).to_be_visible()
        expect_meter(page, "credits", "1,000.00")
        # No denomination chosen: no area takes anything, nor does the max bet.
        tap(page, "red")
        expect(page.locator(".foot .notice")).to_contain_text("Choose a chip first")
        page.get_by_role("button", name="Max bet").click()
        tap(page, "straight:17")
        expect(page.locator(".foot .notice")).to_contain_text("Choose a chip first")
        expect(page.locator("[data-pile]")).to_have_count(0)
        expect_meter(page, "staked", "0.00")
        # A denomination and no number: the max bet waits, and nothing is debited.
        chip(page, 1)
        page.get_by_role("button", name="Max bet").click()
        expect(page.locator(".foot .notice")).to_contain_text("Choose a number")
        expect_meter(page, "credits", "1,000.00")
        page.get_by_role("button", name="Max bet").click()
        # Denomination, number, max bet: the whole of it, and the chip on the number is part of it.
        tap(page, "straight:17")
        expect_meter(page, "staked", "1.00")
        page.get_by_role("button", name="Max bet").click()
        expect_meter(page, "staked", "40.00")
        expect(page.locator('[data-pile="corner:17-18-20-21"]')).to_contain_text("4")
        expect(page.locator('[data-pile="straight:17"]')).to_contain_text("1")
        page.get_by_role("button", name="Clear").click()
        expect_meter(page, "staked", "0.00")
        chip(page, 5)
        for bet in ("straight:17", "straight:20", "red"):
            tap(page, bet)
        expect_meter(page, "staked", "15.00")
        expect_meter(page, "credits", "985.00")
        screens.picture(page, "play-rapid")


@pytest.mark.clause("rapid", "8.1 SGC bullet 2", "8.1 WND#2")
def test_the_console_tells_the_dealer_all_and_the_display_the_numbers(screens: Screens) -> None:
    with by_hand(screens.house, "rapid", "rapid") as hand:
        page = screens.seat(hand.table)
        display = screens.open(f"/display/{hand.table}", "display")
        dealer = screens.open(f"/dealer/{hand.table}", staff="dora")
        _round(hand, page, "32")
        _round(hand, page, "17")
        expect(display.get_by_test_id("winning-number")).to_have_text("17")
        ladder = display.get_by_role("region", name="Last numbers").get_by_role("listitem")
        expect(ladder.nth(0)).to_contain_text("17")
        expect(ladder.nth(1)).to_contain_text("32")
        hand.open()
        expect(dealer.get_by_role("timer")).to_be_visible()
        chip(page, 5)
        tap(page, "low")
        player = seat_of(page, hand.table)["player"]
        seat = dealer.locator(f'[data-player="{player}"]')
        expect(seat).to_contain_text("995.00")
        expect(seat).to_contain_text("5.00")
        numbers = dealer.get_by_role("region", name="Last numbers").get_by_role("listitem")
        expect(numbers.first).to_contain_text("17")
        hand.done("malfunction", scope="station", player=player, confirmed=True)
        expect(seat).to_contain_text("station")


def _round(hand: Hand, page: Page, pocket: str) -> None:
    """A short round without a bet."""
    hand.done("wagering-period", seconds=1)
    hand.open()
    hand.close()
    hand.done("spin")
    hand.result(pocket)
    hand.done("wagering-period", seconds=25)
    wait_for_phase(page, "settled")


@pytest.mark.clause("rapid", "8.1 SGC bullet 3")
def test_a_management_representative_manages_the_game_at_the_console(screens: Screens) -> None:
    house = screens.house
    with by_hand(house, "rapid", "rapid") as hand:
        with house.http(house.sign_in("ada")) as ada:
            new = {"name": "mara", "password": "manages-the-game"}
            ada.post("/v1/staff", json={**new, "roles": ["management-representative"]})
        page = screens.open()
        sign_in = {"name": "mara", "password": new["password"]}
        assert page.request.post("/v1/session", data=sign_in).ok
        page.goto(f"/dealer/{hand.table}")
        page.get_by_text("More", exact=True).click()
        page.get_by_role("button", name="Wagering period", exact=True).click()
        form = page.get_by_role("dialog")
        form.locator("input").first.fill("45")
        form.get_by_role("button", name="Send").click()
        expect(form).to_be_hidden()
        with house.http() as http:
            reply = http.get(f"/v1/tables/{hand.table}/game").json()
        assert reply["wagering_seconds"] == 45
        with house.client(house.sign_in("dora")) as dora:
            answer = dora.submit(hand.table, "wagering-period", seconds=9)
        assert (answer["type"], answer["reason"]) == ("refused", "not-permitted")


def test_a_station_gives_out_the_governing_book_too_and_its_rights_of_complaint(
    screens: Screens,
) -> None:
    with by_hand(screens.house, "rapid", "rapid") as hand:
        with screens.house.http() as http:
            star = http.get("/v1/books/star/clauses").json()
        assert list(hand.game["books"]) == ["rapid", "star"]
        page = screens.seat(hand.table)
        _round(hand, page, "14")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Rules and help").click()
        dialog = page.get_by_role("dialog", name="Rules and help")
        expect(dialog).to_contain_text(f"of {len(star['clauses'])} rules")
        printed = dialog.get_by_role("link", name="Print the rules")
        expect(printed).to_have_count(2)
        expect(printed.last).to_have_attribute("href", "/v1/books/star/rules")
        assert screens.axe(page) == []
        dialog.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=re.compile("^Dispute round")).click()
        form = page.get_by_role("dialog", name=re.compile("^Dispute round"))
        rights = {each["clause"]: each["says"] for each in star["clauses"]}
        for clause in star["complaints"]:
            expect(form).to_contain_text(rights[clause])
        assert "9.14#2" in star["complaints"]
        assert screens.axe(page) == []
