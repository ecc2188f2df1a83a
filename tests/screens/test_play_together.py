"""What belongs together is one act: doubled, repeated and called bets, disputes, corrections."""

import httpx2
import pytest
from playwright.sync_api import Page, expect

from tests.screens.dealing import Hand, by_hand
from tests.screens.looking import Screens
from tests.screens.test_play import expect_meter, seat_of, tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-games")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def test_double_and_a_favourite_and_a_call_bet_are_each_undone_at_once(screens: Screens) -> None:
    with by_hand(screens.house, "touchbet") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        for bet in ("straight:1", "straight:2", "straight:3"):
            tap(page, bet)
        expect_meter(page, "staked", "15.00")
        press(page, "Double")
        expect_meter(page, "staked", "30.00")
        expect(page.get_by_text("accepted: 3 bets, $15 in all")).to_be_visible()
        press(page, "Undo")
        expect_meter(page, "staked", "15.00")
        press(page, "Favourites")
        press(page, "Save this layout")
        expect(page.get_by_role("button", name="3 bets, $15")).to_be_visible()
        page.keyboard.press("Escape")
        press(page, "Clear")
        expect_meter(page, "staked", "0.00")
        # Favourites are the player's, wherever the player sits down.
        page.evaluate("localStorage.clear()")
        page.reload()
        wait_for_phase(page, "betting")
        press(page, "Favourites")
        press(page, "3 bets, $15")
        expect_meter(page, "staked", "15.00")
        press(page, "Undo")
        expect_meter(page, "staked", "0.00")
        call = page.locator("[data-call]").first
        cost = (call.locator(".cost").text_content() or "").split("$")[1]
        call.locator("text").first.click(force=True)
        expect(page.locator(".note")).to_contain_text(f"${cost}")
        expect_meter(page, "staked", f"{cost}.00")
        press(page, "Undo")
        expect_meter(page, "staked", "0.00")
        assert seat_of(page, hand.table)["wagers"] == []


@pytest.mark.clause("adelaide", "12(i)")
def test_a_dispute_is_about_the_round_it_was_opened_on(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        tap(page, "red")
        expect_meter(page, "staked", "5.00")
        hand.finish("2")
        hand.open()
        hand.finish("4")
        hand.open()
        wait_for_phase(page, "betting")
        press(page, "Menu")
        press(page, "Last rounds")
        page.get_by_text("Round 1", exact=True).click()
        press(page, "Dispute round 1")
        page.get_by_label("What is wrong?").fill("I had black")
        # Another round is played while the player writes.
        hand.finish("6")
        press(page, "Send to the supervisor")
        expect(page.get_by_text("told about round 1")).to_be_visible()
        disputes = hand.view()["disputes"]
        assert [dispute["round_no"] for dispute in disputes] == [1]
        _has_it_reviewed(page, hand)


def _has_it_reviewed(page: Page, hand: Hand) -> None:
    """The player sees what was decided about it, and asks for the review that the book grants."""
    press(page, "Menu")
    press(page, "My disputes (1)")
    mine = page.get_by_role("dialog", name="My disputes")
    expect(mine).to_contain_text("Round 1 I had black")
    expect(mine).to_contain_text("Not decided yet")
    expect(mine.get_by_role("button", name="Ask for a review")).to_have_count(0)
    said = {"decision": "it lay on red", "final": True, "agreed": False, "inspector_told": True}
    hand.done("resolve", dispute=1, covered=False, by="game-supervisor", **said)
    expect(mine).to_contain_text("Decided: it lay on red")
    mine.get_by_role("button", name="Ask for a review").click()
    expect(mine).to_contain_text("A review has been asked for")
    expect(mine.get_by_role("button", name="Ask for a review")).to_have_count(0)


def test_the_second_person_sees_what_is_asked_and_players_that_it_is_looked_at(
    screens: Screens,
) -> None:
    with by_hand(screens.house, "american") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        tap(page, "straight:17")
        expect_meter(page, "staked", "5.00")
        hand.finish("17")
        expect(page.get_by_text("You win $175")).to_be_visible()
        player = page.request.get("/v1/session").json()["name"]
        answer = hand.client.submit(
            hand.table, "correct-result", pocket="20", reason="the camera shows 20", by="pit-boss"
        )
        assert answer["type"] == "pending", answer["detail"]
        expect(page.get_by_text("Result under review")).to_be_visible()
        pit = screens.open(f"/pit/{hand.table}", staff="max")
        waiting = pit.get_by_role("region", name="Waiting for a second person")
        expect(waiting).to_contain_text(f"{hand.table} · 1")
        expect(waiting).to_contain_text("the camera shows 20")
        expect(waiting).to_contain_text("17")
        expect(waiting).to_contain_text("20")
        expect(waiting).to_contain_text(f"{player} −$180")
        assert screens.axe(pit) == []
        screens.picture(pit, "pit-second-person")
        token = screens.house.sign_in("max")
        with httpx2.Client(
            base_url=screens.house.url, headers={"Authorization": f"Bearer {token}"}
        ) as http:
            reply = http.post(f"/v1/waiting/{answer['number']}", json={"agrees": True})
        assert reply.json()["type"] == "accepted", reply.text
        expect(page.get_by_text("Result under review")).to_have_count(0)
        expect(page.get_by_text("The result was corrected: 17 became 20")).to_be_visible()
        told = page.locator("[data-put-right]")
        expect(told).to_contain_text("it had 17. The number is 20. You have $180 less.")
        expect(told).to_contain_text("the camera shows 20")
        expect_meter(page, "credits", "995.00")
        screens.picture(page, "play-corrected")


def test_two_wheels_on_one_screen_are_two_terminals_of_one_player(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as one, by_hand(screens.house, "touchbet") as two:
        page = screens.seat(one.table, "display")
        for hand in (one, two):
            hand.open()
        press(page, "Menu")
        press(page, "Second wheel beside this one")
        page.get_by_role("link", name=f"{two.table} ·").click()
        for hand in (one, two):
            terminal = page.frame_locator(f'iframe[title="Table {hand.table}"]')
            expect(terminal.get_by_role("img", name="Wheel")).to_be_visible()
            terminal.locator('[data-bet="red"]').tap()
            expect(terminal.locator('[data-pile="red"]')).to_contain_text("5")
        screens.picture(page, "play-two")
        assert screens.overflow(page) <= 0
        assert screens.axe(page) == []
        seats = [hand.view()["seats"] for hand in (one, two)]
        assert [len(each) for each in seats] == [1, 1]
        assert seats[0][0]["player"] == seats[1][0]["player"]
        assert [each[0]["staked"] for each in seats] == [500, 500]
        # What is no terminal is the whole screen's.
        page.frame_locator("iframe").first.locator("header a").click()
        expect(page.get_by_role("heading", name="Take your seat")).to_be_visible()
