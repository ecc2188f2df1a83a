"""What the Adelaide book wants shown: the layout of a terminal, and the notice at a table."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.screens.dealing import by_hand, open_by_hand
from tests.screens.looking import Screens
from tests.screens.reporting import expect_report
from tests.screens.test_play import seat_of

pytestmark = pytest.mark.xdist_group("screens-clauses-1")


@pytest.mark.clause("adelaide", "4")
def test_a_terminal_shows_every_square_and_every_position_and_no_other(screens: Screens) -> None:
    with by_hand(screens.house, "terminal", "adelaide") as hand:
        page = screens.seat(hand.table)
        bets = page.locator(".cloth [data-bet]")
        expect(bets).to_have_count(157)
        found = bets.evaluate_all("all => all.map(each => each.dataset.bet)")
        counted = Counter(bet.partition(":")[0] for bet in found)
        outside = ("red", "black", "odd", "even", "low", "high")
        assert counted == {
            **{"straight": 37, "split": 60, "street": 14, "corner": 23, "six-line": 11},
            **{"column": 3, "dozen": 3, **dict.fromkeys(outside, 1)},
        }
        squares = page.locator(".cloth .square text.pocket").all_text_contents()
        assert sorted(squares, key=int) == [str(number) for number in range(37)]


@pytest.mark.clause("adelaide", "6(d)#2", "6(k)#1", "8(b)", "8(a)i#2")
def test_the_notice_at_a_table_lists_limits_and_odds_and_only_those_that_apply(
    screens: Screens,
) -> None:
    with by_hand(screens.house, "table", "adelaide") as hand:
        sign = screens.open(f"/display/{hand.table}", "display")
        expect(sign.locator(".limits")).to_contain_text("min $5 · max $500")
        odds = sign.get_by_role("list", name="Bets and what they pay").get_by_role("listitem")
        expect(odds).to_have_count(13)
        expect(odds.filter(has_text="corner")).to_have_text("corner 8 to 1")
        # Another player under no such terms, and the notice goes on listing everything.
        page, other = screens.seat(hand.table), screens.seat(hand.table)
        for each in (page, other):
            each.locator("[data-meter=credits]").wait_for()
            player = seat_of(each, hand.table)["player"]
            expect(odds).to_have_count(13)
            hand.done("personal-limits", player=player, kinds=["straight"])
        expect(odds).to_have_text(["straight 35 to 1"])
        expect(sign.get_by_text("Colour chips")).to_have_count(0)
        hand.done("colour", player=player, colour="blue", value=2_500, count=2)
        expect(sign.locator(".rack")).to_have_text("Colour chips Blue $25")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Rules and help").click()
        dialog = page.get_by_role("dialog", name="Rules and help")
        expect(dialog.get_by_role("rowheader")).to_have_text(["straight"])
        screens.picture(sign, "display-sign-restricted")


@pytest.mark.clause("adelaide", "6(k)#1")
def test_no_table_opens_without_limits(screens: Screens) -> None:
    house = screens.house
    with house.http(house.sign_in("sam")) as http:
        answer = {"table": "X1", "book": "adelaide", "game": "table"}
        assert http.post("/v1/tables", json=answer).status_code == 422
        refused = http.post("/v1/tables", json={**answer, "min": 0, "max": 0})
        assert refused.status_code == 409, refused.text
        assert http.get("/v1/tables/X1/game").status_code == 404


@pytest.mark.clause("adelaide", "11(a)i", "11(a)ii", "11(a)iii")
def test_a_terminal_reports_what_it_shows_after_each_result(screens: Screens) -> None:
    with by_hand(screens.house, "terminal", "adelaide") as hand:
        expect_report(screens, hand)


@pytest.mark.clause("adelaide", "12(h)")
def test_an_authorised_officer_says_on_a_screen_of_their_own_that_they_know(
    screens: Screens,
) -> None:
    with open_by_hand(screens.house, "adelaide", "table") as hand:
        person = {"name": "oscar", "password": "a long password", "roles": ["authorised-officer"]}
        with screens.house.http(screens.house.sign_in("ada")) as ada:
            assert ada.post("/v1/staff", json=person).status_code == 200
            sign_in = {"name": "oscar", "password": "a long password"}
            token = ada.post("/v1/session", json=sign_in).json()["token"]
        now = hand.client.submit(hand.table, "message", text="closing")["time"]
        hand.done("announce-close", effective_at=now + 1)
        assert hand.client.submit(hand.table, "close-table")["clauses"] == ["12(h)"]
        officer = screens.open()
        cookie = {"name": "croupier-session", "value": token, "url": screens.house.url}
        officer.context.add_cookies([cookie])  # type: ignore[list-item]
        officer.goto("/pit")
        officer.get_by_role("link", name=hand.table).first.click()
        done = officer.get_by_role("button", name="Done: As an Authorised Officer")
        done.click()
        expect(done).to_have_count(0)
        hand.done("close-table")
