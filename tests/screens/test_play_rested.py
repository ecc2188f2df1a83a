"""Nothing tells the number before the ball lies, and no loss is dressed as a win."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens
from tests.screens.test_play import expect_meter, tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-games")

RUNNING = "Wheel, the ball is running"
#: Remember what a screen says in each frame: the wheel's own words first.
WATCH = """(places) => {
    const text = (place) => [...document.querySelectorAll(place)]
        .map((found) => `${found.innerText ?? ""} ${found.disabled ?? ""} ${found.className}`)
        .join("|");
    window.seen = [];
    const step = () => {
        const wheel = document.querySelector(".wheel[role=img]")?.getAttribute("aria-label") ?? "";
        const frame = JSON.stringify([wheel, ...places.map(text)]);
        if (window.seen.at(-1) !== frame) window.seen.push(frame);
        requestAnimationFrame(step);
    };
    step();
}"""
TERMINAL = ("[data-meter]", "footer button", ".numbers li", ".banner", ".ribbon", ".pile")


def watch(page: Page, *places: str) -> None:
    page.evaluate(WATCH, list(places))


def frames_while_running(page: Page) -> Iterator[list[str]]:
    """What stood there in each frame from the close on while the ball had not come to rest."""
    seen: list[list[str]] = page.evaluate("window.seen.map((frame) => JSON.parse(frame))")
    yield from (frame for frame in seen if frame[0] == RUNNING)


def test_a_terminal_changes_nothing_between_the_close_and_the_rest(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        hand.finish("5")
        hand.open()
        page = screens.seat(hand.table, motion=True)
        wait_for_phase(page, "betting")
        tap(page, "straight:17")
        expect_meter(page, "credits", "995.00")
        hand.warn()
        hand.close()
        wait_for_phase(page, "no-more-bets")
        expect(page.get_by_role("img", name=RUNNING)).to_be_visible()
        watch(page, *TERMINAL)
        hand.result("17")
        expect(page.get_by_role("img", name="Wheel, the ball lies in 17")).to_be_visible()
        expect_meter(page, "credits", "1,175.00")
        expect(page.get_by_text("You win $175")).to_be_visible()
        running = list(frames_while_running(page))
        assert running
        changed = [
            (one, two) for frame in running for one, two in zip(running[0], frame, strict=True)
        ]
        assert all(one == two for one, two in changed), [c for c in changed if c[0] != c[1]]


def test_displays_and_the_lobby_wait_for_the_ball_too(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        hand.finish("5")
        hand.open()
        hand.warn()
        hand.close()
        display = screens.open(f"/display/{hand.table}", "display", motion=True)
        flying = screens.open(f"/display/{hand.table}/flying", "display", motion=True)
        lobby = screens.open("/", motion=True)
        expect(display.get_by_role("img", name=RUNNING)).to_be_visible()
        expect(flying.locator("[data-testid=total]")).to_be_visible()
        card = lobby.get_by_role("article", name=f"Table {hand.table},")
        expect(card).to_contain_text("No more bets")
        watch(display, "main", "header")
        answer = """(element) => {
            window.told = [];
            const at = performance.now();
            new MutationObserver(() => {
                if (/\\b17\\b/.test(element.innerText)) window.told.push(performance.now() - at);
            }).observe(element, { subtree: true, childList: true, characterData: true });
        }"""
        card.evaluate(answer)
        flying.locator("header").evaluate(answer)
        hand.result("17")
        expect(display.get_by_test_id("winning-number")).to_have_text("17")
        running = list(frames_while_running(display))
        assert running
        changed = [
            (one, two) for frame in running for one, two in zip(running[0], frame, strict=True)
        ]
        assert all(one == two for one, two in changed), [c for c in changed if c[0] != c[1]]
        expect(card.locator(".numbers li").first).to_contain_text("17")
        expect(flying.locator("header")).to_contain_text("17")
        for page in (lobby, flying):
            first = page.evaluate("window.told[0]")
            assert first >= 3_000, first


def test_money_back_that_is_less_than_the_stake_is_no_win(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        page.keyboard.press("3")
        for bet in ("black", "straight:1", "straight:2"):
            tap(page, bet)
        expect_meter(page, "staked", "75.00")
        hand.finish("17")
        ribbon = page.locator(".ribbon")
        expect(ribbon.get_by_text("$50 back")).to_be_visible()
        expect(ribbon.locator(".win")).to_have_count(0)
        expect(page.locator('[data-meter="won"].won')).to_have_count(0)
        sums = ribbon.locator("dl div")
        expect(sums.nth(0)).to_contain_text("75.00")
        expect(sums.nth(1)).to_contain_text("50.00")
        expect(sums.nth(2)).to_contain_text("-25.00")
        screens.picture(page, "play-money-back")


def test_a_result_stays_when_the_next_round_opens_and_goes_when_it_closes(
    screens: Screens,
) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        tap(page, "straight:17")
        expect_meter(page, "staked", "5.00")
        hand.finish("17")
        expect(page.get_by_text("You win $175")).to_be_visible()
        hand.open()
        wait_for_phase(page, "betting")
        # The chips that won lie there for a while, and the win stands until betting ends.
        expect(page.locator('[data-pile="straight:17"].won')).to_be_visible()
        expect(page.get_by_text("You win $175")).to_be_visible()
        expect_meter(page, "won", "175.00")
        expect(page.locator('[data-pile="straight:17"]')).to_have_count(0, timeout=15_000)
        expect(page.get_by_text("You win $175")).to_be_visible()
        page.reload()
        wait_for_phase(page, "betting")
        expect(page.get_by_text("You win $175")).to_be_visible()
        tap(page, "red")
        expect_meter(page, "staked", "5.00")
        hand.warn()
        hand.close()
        wait_for_phase(page, "no-more-bets")
        expect(page.get_by_text("You win $175")).to_have_count(0)
        expect_meter(page, "won", "0.00")
        hand.result("2")


def test_no_square_looks_closed_once_the_next_round_takes_bets(screens: Screens) -> None:
    """The last result stays for its time, and what can be bet on is as bright as ever."""
    opacity = "(square) => getComputedStyle(square).opacity"
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        hand.finish("17")
        lost = page.locator(".felt .square:not(.won)").first
        expect(page.locator(".felt .square.won")).to_have_count(1)
        assert float(lost.evaluate(opacity)) < 1
        hand.open()
        wait_for_phase(page, "betting")
        expect(page.locator(".felt .square.won")).to_have_count(1)
        assert lost.evaluate(opacity) == "1"
