"""A player's terminal, on every game, against the real house."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-play")


def tap(page: Page, bet: str) -> None:
    page.locator(f'[data-bet="{bet}"]').tap()


def meter(page: Page, name: str) -> int:
    """A meter of the terminal, in cents."""
    text = page.locator(f'[data-meter="{name}"] dd').inner_text().splitlines()[0]
    return round(float(text.replace(",", "")) * 100)


def expect_meter(page: Page, name: str, text: str) -> None:
    expect(page.locator(f'[data-meter="{name}"] dd')).to_contain_text(text)


def seat_of(page: Page, table: str) -> dict[str, Any]:
    """The seat as the house has it, once it has answered all that the page has sent."""
    expect(page.locator(".chip.pending")).to_have_count(0)
    answer: dict[str, Any] = page.request.get(f"/v1/tables/{table}?as=seat").json()["view"]
    return answer


def wait_for_phase(page: Page, phase: str) -> None:
    expect(page.locator(f'[data-phase="{phase}"]')).to_be_visible(timeout=20_000)


def test_two_players_and_a_dealer_play_a_round(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        ann, ben = screens.seat(hand.table), screens.seat(hand.table, "phone")
        wait_for_phase(ann, "betting")
        tap(ann, "straight:17")
        tap(ann, "split:14-17")
        tap(ben, "red")
        expect(ann.get_by_text("accepted: split 14–17, $5")).to_be_visible()
        expect_meter(ann, "staked", "10.00")
        expect_meter(ben, "staked", "5.00")
        expect(ann.locator('[data-pile="red"]')).to_have_count(0)
        hand.finish("17")
        expect(ann.get_by_text("You win $260")).to_be_visible()
        expect_meter(ann, "won", "260.00")
        expect(ann.locator('[data-pile="straight:17"].won')).to_be_visible()
        expect(ben.get_by_text("No win this time")).to_be_visible()
        expect(ben.locator('[data-pile="red"].swept')).to_have_count(1)
        screens.picture(ann, "play-win")


@pytest.mark.clause("adelaide", "7(h)iii")
def test_a_bet_that_comes_too_late_is_refused_and_its_chip_goes_back(screens: Screens) -> None:
    """The terminal does not know yet that betting is over; the house does."""
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.open()
        held: list[str | bytes] = []
        holding = {"now": False}

        def between(here: WebSocketRoute) -> None:
            there = here.connect_to_server()

            def send(message: str | bytes) -> None:
                if holding["now"] and json.loads(message)["type"] == "update":
                    held.append(message)
                else:
                    here.send(message)

            there.on_message(send)

        page.route_web_socket("**/v1/socket*", between)
        page.request.post("/v1/demo/seat", data={"table": hand.table})
        page.goto(f"/play/{hand.table}")
        wait_for_phase(page, "betting")
        holding["now"] = True
        hand.warn()
        hand.close()
        tap(page, "black")
        expect(page.locator(".notice.stop")).to_contain_text("betting is closed")
        expect(page.locator('[data-pile="black"]')).to_have_count(0)
        hand.result("2")


def test_a_chip_is_hollow_until_the_house_has_it(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.open()
        held: list[Callable[[], None]] = []
        holding = {"now": False}

        def between(here: WebSocketRoute) -> None:
            there = here.connect_to_server()

            def send(message: str | bytes) -> None:
                if holding["now"]:
                    held.append(lambda: here.send(message))
                else:
                    here.send(message)

            there.on_message(send)

        page.route_web_socket("**/v1/socket*", between)
        page.request.post("/v1/demo/seat", data={"table": hand.table})
        page.goto(f"/play/{hand.table}")
        wait_for_phase(page, "betting")
        holding["now"] = True
        tap(page, "black")
        tap(page, "black")
        expect(page.locator('[data-pile="black"] .pending')).to_be_visible()
        expect(page.locator('[data-pile="black"]')).to_contain_text("10")
        expect_meter(page, "staked", "0.00")
        screens.picture(page, "play-pending")
        holding["now"] = False
        for release in held:
            release()
        expect(page.locator('[data-pile="black"] .pending')).to_have_count(0)
        expect_meter(page, "staked", "10.00")


def test_a_lost_connection_freezes_the_screen_and_an_ask_counts_once(screens: Screens) -> None:
    """The ask reaches the house, its answer is lost, and the same ask comes again."""
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.open()
        sockets: list[WebSocketRoute] = []
        lose = {"now": False}

        def between(here: WebSocketRoute) -> None:
            there = here.connect_to_server()
            sockets.append(here)

            def send(message: str | bytes) -> None:
                if not lose["now"]:
                    here.send(message)

            there.on_message(send)

        page.route_web_socket("**/v1/socket*", between)
        page.request.post("/v1/demo/seat", data={"table": hand.table})
        page.goto(f"/play/{hand.table}")
        wait_for_phase(page, "betting")
        lose["now"] = True
        tap(page, "odd")
        expect(page.locator('[data-pile="odd"] .pending')).to_be_visible()
        sockets[-1].close()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        screens.picture(page, "play-disconnected")
        lose["now"] = False
        expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=15_000)
        expect(page.locator('[data-pile="odd"] .pending')).to_have_count(0)
        expect_meter(page, "staked", "5.00")
        expect(page.locator('[data-pile="odd"]')).to_contain_text("5")


def test_undo_clear_repeat_and_double(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        for bet in ("even", "corner:1-2-4-5", "street:1-2-3"):
            tap(page, bet)
        expect_meter(page, "staked", "15.00")
        page.keyboard.press("u")
        expect_meter(page, "staked", "10.00")
        page.get_by_role("button", name="Double").click()
        expect_meter(page, "staked", "20.00")
        page.get_by_role("button", name="Clear").click()
        expect_meter(page, "staked", "0.00")
        tap(page, "even")
        expect_meter(page, "staked", "5.00")
        page.get_by_role("button", name="Favourites").click()
        page.get_by_role("button", name="Save this layout").click()
        page.keyboard.press("Escape")
        hand.finish("1")
        hand.open()
        wait_for_phase(page, "betting")
        page.get_by_role("button", name="Repeat").click()
        expect_meter(page, "staked", "5.00")
        page.get_by_role("button", name="Favourites").click()
        page.get_by_role("button", name="1 bet, $5").click()
        expect_meter(page, "staked", "10.00")


def test_a_doubled_click_is_one_and_a_dialogue_gives_the_focus_back(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        menu, dialog = page.get_by_role("button", name="Menu"), page.get_by_role("dialog")
        # Its second half meets the dialogue that the first opened, or the layout that it uncovered.
        menu.dblclick()
        expect(dialog).to_be_visible()
        dialog.get_by_role("button", name="Call attendant").dblclick()
        expect(page.get_by_text("An attendant has been asked")).to_be_visible()
        assert seat_of(page, hand.table)["wagers"] == []
        # What is loaded when it is opened gives the focus back like everything else.
        for name in ("Rules and help", "Statistics", "Look and sound"):
            menu.focus()
            page.keyboard.press("Enter")
            dialog.get_by_role("button", name=name).press("Enter")
            expect(page.get_by_role("dialog", name=name)).to_be_visible()
            page.keyboard.press("Escape")
            expect(menu).to_be_focused()
        # Keys are not pressed through a dialogue, and Enter gives the digits of a PIN.
        page.keyboard.press("Enter")
        dialog.get_by_role("button", name="Lock").press("Enter")
        page.keyboard.type("4444")
        page.keyboard.press("Backspace")
        page.keyboard.type("4")
        expect(page.get_by_role("radio", name="chip of 5 dollars")).to_have_attribute(
            "aria-checked", "true"
        )
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Locked by")).to_be_visible()
        page.keyboard.type("4444")
        page.keyboard.press("Enter")
        expect(menu).to_be_visible()


def test_a_terminal_is_played_by_keyboard_alone(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        page.keyboard.press("3")
        expect(page.get_by_role("radio", name="chip of 25 dollars")).to_be_checked()
        page.locator('[data-bet][tabindex="0"]').focus()
        for key in ("ArrowRight", "ArrowRight"):
            page.keyboard.press(key)
        bet = page.evaluate("document.activeElement.dataset.bet")
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-pile="{bet}"]')).to_contain_text("25")
        expect(page.locator(f'[data-bet="{bet}"]')).to_have_attribute(
            "aria-label", re.compile("your stake 25 dollars$")
        )
        page.keyboard.press("Delete")
        expect(page.locator(f'[data-pile="{bet}"]')).to_have_count(0)


@pytest.mark.clause("adelaide", "7(f)")
def test_a_chip_is_dragged_from_the_rail_onto_the_layout(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        chip = page.get_by_role("radio", name="chip of 25 dollars").bounding_box()
        spot = page.locator('[data-bet="corner:8-9-11-12"]').bounding_box()
        assert chip is not None
        assert spot is not None
        page.mouse.move(chip["x"] + 30, chip["y"] + 30)
        page.mouse.down()
        page.mouse.move(500, 500, steps=4)
        page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2, steps=4)
        page.mouse.up()
        expect(page.locator('[data-pile="corner:8-9-11-12"]')).to_contain_text("25")
