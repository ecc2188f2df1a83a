"""A player's own chips, carried over the layout by mouse, by finger and by keys."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import CDPSession, Locator, Page, WebSocketRoute, expect

from tests.screens.dealing import Hand, by_hand
from tests.screens.looking import Screens
from tests.screens.test_play import expect_meter, meter, tap, wait_for_phase
from tests.screens.test_play_games import GAMES

pytestmark = pytest.mark.xdist_group("screens-games")

SPLIT, CORNER = "split:14-17", "corner:8-9-11-12"
FIVE = "chip of 5 dollars"


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spot(page: Page, bet: str) -> tuple[float, float]:
    return middle(page.locator(f'[data-bet="{bet}"]'))


def pile(page: Page, bet: str) -> Locator:
    return page.locator(f'[data-pile="{bet}"]')


@contextmanager
def dragging(page: Page, *way: tuple[float, float]) -> Iterator[None]:
    """A mouse button that goes down at the first point and is let go of at the last."""
    page.mouse.move(*way[0])
    page.mouse.down()
    for point in way[1:]:
        page.mouse.move(*point, steps=4)
    yield
    page.mouse.up()


def drag(page: Page, *way: tuple[float, float]) -> None:
    with dragging(page, *way):
        pass


class Finger:
    """A finger on a touch screen, as the browser hears of one."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def down(self, *way: tuple[float, float]) -> None:
        self._touch("touchStart", way[0])
        for (x, y), (to_x, to_y) in zip(way, way[1:], strict=False):
            for part in (0.25, 0.5, 0.75, 1):
                self._touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))

    def up(self) -> None:
        self._touch("touchEnd")

    def drag(self, *way: tuple[float, float]) -> None:
        self.down(*way)
        self.up()


@contextmanager
def seated(
    screens: Screens, game: str = "terminal", size: str = "terminal"
) -> Iterator[tuple[Page, Hand]]:
    """A terminal with one chip of five dollars on a split, and betting open."""
    with by_hand(screens.house, game) as hand:
        hand.open()
        page = screens.seat(hand.table, size)
        wait_for_phase(page, "betting")
        tap(page, SPLIT)
        expect_meter(page, "staked", "5.00")
        yield page, hand


def wagers(page: Page, table: str) -> dict[str, int]:
    """What lies on the layout, as the house has it."""
    answer = page.request.get(f"/v1/tables/{table}?as=seat").json()["view"]
    return {wager["bet"]: wager["stake"] for wager in answer["wagers"]}


def listen(page: Page, hear: Callable[[str, Callable[[], None]], None]) -> None:
    """Hand every message of the house to `hear`, with what passes it on to the page."""

    def between(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(
            lambda message: hear(json.loads(message)["type"], lambda: here.send(message))
        )

    page.route_web_socket("**/v1/socket*", between)


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_a_stack_is_dragged_from_spot_to_spot(screens: Screens, book: str, game: str) -> None:
    with by_hand(screens.house, game, book) as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        page.get_by_role("radio", name=FIVE, exact=True).click()
        tap(page, SPLIT)
        tap(page, SPLIT)
        expect_meter(page, "staked", "10.00")
        drag(page, spot(page, SPLIT), spot(page, CORNER))
        expect(pile(page, CORNER)).to_contain_text("10")
        expect(pile(page, SPLIT)).to_have_count(0)
        answer = page.locator(".notice.ok")
        expect(answer).to_contain_text(re.compile(r"moved: \$10 from .* to .*"))
        assert wagers(page, hand.table) == {CORNER: 1000}
        assert meter(page, "staked") == 1000


def test_a_stack_joins_what_lies_there_and_undo_takes_it_home(screens: Screens) -> None:
    with seated(screens) as (page, hand):
        tap(page, "red")
        expect_meter(page, "staked", "10.00")
        with dragging(page, spot(page, SPLIT), spot(page, "red")):
            expect(page.locator(f'[data-pile="{SPLIT}"].lifted')).to_be_visible()
            expect(page.locator(".carried")).to_contain_text("5")
            expect(page.locator(".hint")).to_contain_text("red")
            screens.picture(page, "play-carry")
        expect(page.locator(".notice.ok")).to_contain_text("moved")
        expect(pile(page, "red")).to_contain_text("10")
        assert wagers(page, hand.table) == {"red": 1000}
        page.keyboard.press("u")
        expect(pile(page, SPLIT)).to_contain_text("5")
        assert wagers(page, hand.table) == {"red": 500, SPLIT: 500}


def test_a_stack_is_dragged_off_the_layout_and_left_where_it_was(screens: Screens) -> None:
    with seated(screens) as (page, hand):
        beside = middle(page.get_by_role("heading", level=1))
        drag(page, spot(page, SPLIT), spot(page, CORNER), spot(page, SPLIT))
        assert wagers(page, hand.table) == {SPLIT: 500}
        with dragging(page, spot(page, SPLIT), beside):
            expect(page.get_by_text("Take off")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator(".carried")).to_have_count(0)
        assert wagers(page, hand.table) == {SPLIT: 500}
        drag(page, spot(page, SPLIT), beside)
        expect(pile(page, SPLIT)).to_have_count(0)
        expect(page.locator(".notice.ok")).to_contain_text("taken off: split 14–17, $5")
        assert wagers(page, hand.table) == {}


def test_a_chip_of_the_rail_is_put_back_by_escape(screens: Screens) -> None:
    with seated(screens) as (page, hand):
        chip = middle(page.get_by_role("radio", name="chip of 25 dollars"))
        with dragging(page, chip, spot(page, "red")):
            expect(page.locator(".carried")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator(".carried")).to_have_count(0)
            page.mouse.move(*spot(page, CORNER))
            expect(page.locator(".carried")).to_have_count(0)
        assert wagers(page, hand.table) == {SPLIT: 500}
        drag(page, chip, spot(page, "red"))
        expect(pile(page, "red")).to_contain_text("25")


def test_a_stack_is_hollow_where_it_goes_until_the_house_has_moved_it(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.open()
        held: list[Callable[[], None]] = []
        holding = {"now": False}

        def hear(_: str, pass_on: Callable[[], None]) -> None:
            if holding["now"]:
                held.append(pass_on)
            else:
                pass_on()

        listen(page, hear)
        page.request.post("/v1/demo/seat", data={"table": hand.table})
        page.goto(f"/play/{hand.table}")
        wait_for_phase(page, "betting")
        tap(page, SPLIT)
        expect_meter(page, "staked", "5.00")
        holding["now"] = True
        drag(page, spot(page, SPLIT), spot(page, "red"))
        expect(page.locator('[data-pile="red"] .pending')).to_be_visible()
        expect(pile(page, SPLIT)).to_have_count(0)
        holding["now"] = False
        for pass_on in held:
            pass_on()
        expect(page.locator('[data-pile="red"] .pending')).to_have_count(0)
        expect(pile(page, "red")).to_contain_text("5")
        assert wagers(page, hand.table) == {"red": 500}


@pytest.mark.clause("adelaide", "7(h)iii")
def test_a_move_that_comes_too_late_goes_back_with_its_reason_and_clause(screens: Screens) -> None:
    """The terminal does not know yet that betting is over; the house does."""
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.open()
        holding = {"now": False}

        def hear(kind: str, pass_on: Callable[[], None]) -> None:
            if not (holding["now"] and kind == "update"):
                pass_on()

        listen(page, hear)
        page.request.post("/v1/demo/seat", data={"table": hand.table})
        page.goto(f"/play/{hand.table}")
        wait_for_phase(page, "betting")
        tap(page, SPLIT)
        expect_meter(page, "staked", "5.00")
        holding["now"] = True
        hand.warn()
        hand.close()
        drag(page, spot(page, SPLIT), spot(page, "red"))
        expect(page.locator(".notice.stop")).to_contain_text("betting is closed")
        expect(page.locator(".notice.stop .clause")).to_contain_text("7(h)iii")
        expect(pile(page, SPLIT)).to_contain_text("5")
        expect(pile(page, "red")).to_have_count(0)
        assert wagers(page, hand.table) == {SPLIT: 500}
        screens.picture(page, "play-carry-refused")
        hand.result("2")


def test_nothing_is_lifted_once_betting_is_over(screens: Screens) -> None:
    with seated(screens) as (page, hand):
        hand.warn()
        hand.close()
        wait_for_phase(page, "no-more-bets")
        with dragging(page, spot(page, SPLIT), spot(page, "red")):
            expect(page.locator(".carried")).to_have_count(0)
        expect(pile(page, SPLIT)).to_contain_text("5")
        hand.result("2")


def test_a_finger_drags_chips_on_a_phone(screens: Screens) -> None:
    with seated(screens, "touchbet", "phone") as (page, hand):
        finger = Finger(page)
        finger.down(spot(page, SPLIT), spot(page, CORNER))
        expect(page.locator(".carried")).to_be_visible()
        screens.picture(page, "play-carry-phone")
        finger.up()
        expect(page.locator(".notice.ok")).to_contain_text("moved")
        expect(pile(page, CORNER)).to_contain_text("5")
        assert wagers(page, hand.table) == {CORNER: 500}
        chip = middle(page.get_by_role("radio", name="chip of 25 dollars", exact=True))
        finger.drag(chip, spot(page, "straight:20"))
        expect(page.locator(".notice.ok")).to_contain_text("accepted")
        expect(pile(page, "straight:20")).to_contain_text("25")
        beside = middle(page.get_by_role("heading", level=1))
        finger.drag(spot(page, "straight:20"), beside)
        expect(page.locator(".notice.ok")).to_contain_text("taken off")
        expect(pile(page, "straight:20")).to_have_count(0)
        assert wagers(page, hand.table) == {CORNER: 500}


def test_a_finger_that_slides_from_an_empty_spot_still_aims(screens: Screens) -> None:
    with seated(screens, size="phone") as (page, hand):
        Finger(page).drag(spot(page, "straight:1"), spot(page, "straight:5"))
        expect(page.locator(".notice.ok")).to_contain_text("accepted: straight 5")
        expect(pile(page, "straight:5")).to_contain_text("5")
        assert wagers(page, hand.table) == {SPLIT: 500, "straight:5": 500}


def test_a_stack_is_carried_by_keys_and_told_in_words(screens: Screens) -> None:
    with seated(screens) as (page, hand):
        said = page.get_by_test_id("carrying")
        page.locator(f'[data-bet="{SPLIT}"]').focus()
        page.keyboard.press("m")
        expect(said).to_contain_text("5 dollars picked up from split 14–17.")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".hanging")).to_be_visible()
        screens.picture(page, "play-carry-keys")
        assert screens.axe(page) == []
        bet = page.evaluate("document.activeElement.dataset.bet")
        assert bet != SPLIT
        page.keyboard.press("Enter")
        expect(pile(page, bet)).to_contain_text("5")
        expect(said).to_contain_text("5 dollars put down on")
        expect(page.locator(".notice.ok")).to_contain_text("moved")
        assert wagers(page, hand.table) == {bet: 500}
        page.keyboard.press("m")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Escape")
        expect(said).to_contain_text("left on")
        assert wagers(page, hand.table) == {bet: 500}
        page.locator(f'[data-bet="{bet}"]').focus()
        page.keyboard.press("m")
        page.keyboard.press("Delete")
        expect(page.locator(".notice.ok")).to_contain_text("taken off")
        expect(pile(page, bet)).to_have_count(0)
        assert wagers(page, hand.table) == {}
