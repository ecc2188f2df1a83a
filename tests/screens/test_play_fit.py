"""A terminal fits its screen: nothing cut off, too small for a finger, or jumping about."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens
from tests.screens.measuring import FINGER, SIZES, resize
from tests.screens.test_play import expect_meter, tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-fit")

PICTURED = (1280, 800), (390, 844)
#: What does not fit: beyond the window, or its own text cut off.
MISFITS = """() => {
    const page = document.documentElement;
    const found = [];
    if (page.scrollWidth > page.clientWidth) found.push("wider than the window");
    if (page.scrollHeight > page.clientHeight) found.push("higher than the window");
    const side = document.querySelector(".side");
    if (side.scrollWidth > side.clientWidth + 1) found.push("cut beside the layout");
    const told = "button, a, h1, p, dd, dt, .numbers li, .banner";
    for (const each of document.querySelectorAll(told)) {
        const box = each.getBoundingClientRect();
        const scrolls = each.closest(".track, .zoomed");
        if (!box.width || scrolls || each.closest(".unseen, dialog")) continue;
        const name = `${each.className?.baseVal ?? each.className} ${each.textContent.trim()}`;
        if (box.right > innerWidth + 1 || box.left < -1) found.push(`beyond the edge: ${name}`);
        const hides = getComputedStyle(each).overflowX !== "visible";
        if (hides && each.scrollWidth > each.clientWidth + 1) found.push(`cut: ${name}`);
    }
    return found;
}"""
SMALLEST = """(places) => Math.min(...[...document.querySelectorAll(places)]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width)
    .map((box) => Math.min(box.width, box.height)))"""

#: Of the last numbers, those that are not whole in what can be seen beside the layout.
UNSEEN = """() => {
    const side = document.querySelector(".side").getBoundingClientRect();
    const shown = [...document.querySelectorAll(".numbers.grid li")];
    if (shown.length !== 12) return [`${shown.length} numbers`];
    return shown.filter((each) => {
        const box = each.getBoundingClientRect();
        return !box.width || box.bottom > side.bottom + 1 || box.right > side.right + 1
            || box.top < side.top - 1 || box.bottom > innerHeight;
    }).map((each) => each.textContent);
}"""

#: Whether chips and actions stand beside each other.
ONE_ROW = """() => {
    const [chips, actions] = [".rail", ".actions"]
        .map((each) => document.querySelector(`footer > ${each}`).getBoundingClientRect());
    return Math.abs(chips.bottom - actions.bottom) < 8 && actions.height < 50;
}"""

#: What is printed on the layout and chips lie over, so that it cannot be read.
HIDDEN = """() => {
    const box = (each) => each.getBoundingClientRect();
    const chips = [...document.querySelectorAll(".piles .pile")].map(box);
    const apart = (one, other) => Math.max(one.left - other.right, one.top - other.bottom);
    const meet = (one, other) => Math.max(apart(one, other), apart(other, one)) < -1;
    return [...document.querySelectorAll(".felt :is([data-number], [data-printed])")]
        .filter((each) => chips.some((chip) => meet(box(each), chip)))
        .map((each) => each.textContent);
}"""

#: Names and costs of sectors that reach beyond their own sector of the track, or under its buttons.
ASTRAY = """() => [...document.querySelectorAll(".track .sector")].flatMap((sector) => {
    const path = sector.querySelector("path");
    const buttons = [...document.querySelectorAll(".track .range")];
    return [...sector.querySelectorAll("text")].filter((each) => {
        const { x, y, width, height } = each.getBBox();
        if (!width) return false;
        const [top, bottom] = [y + height * 0.3, y + height * 0.7];
        const corners = [x, x + width].flatMap((across) => [[across, top], [across, bottom]]);
        const own = corners.every(([a, b]) => path.isPointInFill(new DOMPoint(a, b)));
        const box = each.getBoundingClientRect();
        return !own || buttons.some((one) => one.getBoundingClientRect().left < box.right);
    }).map((each) => each.textContent);
})"""

#: Lucky Balls that are not whole in what can be seen beside the layout.
LUCKY_UNSEEN = """() => {
    const side = document.querySelector(".side").getBoundingClientRect();
    return [...document.querySelectorAll(".side .ball[aria-hidden]")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.bottom > Math.min(side.bottom, innerHeight) + 1 || box.right > side.right + 1;
    }).length;
}"""


def tables(screens: Screens) -> list[dict[str, Any]]:
    with screens.house.http() as http:
        listed: list[dict[str, Any]] = http.get("/v1/tables").json()["tables"]
        return listed


@pytest.mark.parametrize("place", range(12))
def test_every_game_fits_every_size(screens: Screens, place: int) -> None:
    table = tables(screens)[place]["table"]
    page = screens.seat(table)
    expect(page.locator(".cloth .hit").first).to_be_visible()
    for width, height in SIZES:
        resize(page, width, height)
        where = f"{table} at {width}x{height}"
        assert page.evaluate(MISFITS) == [], where
        assert page.evaluate(SMALLEST, "footer button, header a, .track button") >= FINGER, where
        assert height > 520 or page.evaluate(ONE_ROW), where
        zoom = page.get_by_role("button", name="Zoom")
        if zoom.count():
            zoom.click()
            resize(page, width, height)
        assert page.evaluate(SMALLEST, ".cloth .hit") >= FINGER - 1, where
        if zoom.count():
            zoom.click()
        swap = page.get_by_role("button", name="Race track")
        if swap.is_visible():
            swap.click()
        assert page.evaluate(SMALLEST, ".track .bay, .track button") >= FINGER - 1, where
        if swap.is_visible():
            page.get_by_role("button", name="Layout").click()
        if (width, height) in PICTURED:
            screens.picture(page, f"fit-{table}-{width}x{height}")


@pytest.mark.parametrize(
    ("game", "language", "win"),
    [("terminal", "en-AU", "You win $175"), ("touchbet", "de-DE", "Sie gewinnen 175 $")],
)
def test_the_last_twelve_numbers_are_whole_at_every_size(
    screens: Screens, game: str, language: str, win: str
) -> None:
    """The result and all twelve in sight, in the longest words and in large type too."""
    with by_hand(screens.house, game) as hand:
        for pocket in range(20, 34):
            hand.open()
            hand.finish(str(pocket))
        hand.open()
        page = screens.seat(hand.table, language=language)
        expect(page.locator(".cloth .hit").first).to_be_visible()
        tap(page, "straight:17")
        expect(page.locator('[data-pile="straight:17"]')).to_be_visible()
        hand.finish("17")
        for large in (False, True):
            page.evaluate(
                f"localStorage.setItem('croupier-comfort', '{json.dumps({'large': large})}')"
            )
            page.reload()
            expect(page.locator("html[data-type=large]")).to_have_count(int(large))
            expect(page.get_by_text(win)).to_be_visible()
            for width, height in SIZES:
                resize(page, width, height)
                where = f"{width}x{height}, {'large' if large else 'usual'} type"
                assert page.evaluate(UNSEEN) == [], where
                assert page.evaluate(MISFITS) == [], where


@pytest.mark.parametrize(
    ("game", "book"),
    [
        ("french", "crown"),
        ("french", "france"),
        ("table", "star"),
        ("touchbet", "crown"),
        ("table", "new-zealand"),
    ],
)
def test_what_is_printed_is_read_beside_chips_and_lines_at_every_size(
    screens: Screens, game: str, book: str
) -> None:
    with by_hand(screens.house, game, book) as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        for bet in ("straight:17", "dozen:2", "column:3", "red"):
            tap(page, bet)
        expect_meter(page, "staked", "20.00")
        for width, height in SIZES:
            resize(page, width, height)
            where = f"{book} {game} at {width}x{height}"
            assert page.evaluate(ASTRAY) == [], where
            assert page.evaluate(LUCKY_UNSEEN) == 0, where
            # Where squares are smaller than a finger they are read and touched drawn larger.
            zoom = page.get_by_role("button", name="Zoom")
            if zoom.count():
                zoom.click()
                resize(page, width, height)
            page.wait_for_function(f"() => ({HIDDEN})().length === 0")
            if zoom.count():
                zoom.click()
        if hand.game["asian"]:
            # What the player may not lay is no dead button: the house says why, with the clause.
            resize(page, 1280, 800)
            page.locator(".groups button").first.click()
            expect(page.locator(".note")).to_contain_text("3.2B")


@pytest.mark.parametrize("width_height", SIZES)
def test_the_last_twelve_numbers_are_whole_and_nothing_jumps_in_a_round(
    screens: Screens, width_height: tuple[int, int]
) -> None:
    with by_hand(screens.house, "terminal") as hand:
        for pocket in range(20, 34):
            hand.open()
            hand.finish(str(pocket))
        hand.open()
        page = screens.seat(hand.table)
        resize(page, *width_height)
        wait_for_phase(page, "betting")
        page.evaluate("document.fonts.ready")
        page.evaluate(
            """() => {
                window.shifted = [];
                new PerformanceObserver((list) => {
                    for (const each of list.getEntries()) {
                        const what = each.sources.map(({ node }) => node?.className ?? "");
                        window.shifted.push([each.value, String(what)]);
                    }
                }).observe({ type: "layout-shift" });
            }"""
        )
        assert page.evaluate(MISFITS) == []
        expect(page.locator(".numbers.grid li")).to_have_count(12)
        expect(page.locator(".numbers.grid li").first).to_contain_text("33")
        tap(page, "red")
        tap(page, "straight:17")
        tap(page, "dozen:2")
        expect_meter(page, "staked", "15.00")
        # A chip is larger for the moment in which it lands.
        page.wait_for_function(f"() => ({HIDDEN})().length === 0")
        hand.finish("17")
        expect(page.get_by_text("You win $180")).to_be_visible()
        assert page.evaluate(MISFITS) == []
        hand.open()
        wait_for_phase(page, "betting")
        page.get_by_role("button", name="Repeat").click()
        expect_meter(page, "staked", "15.00")
        hand.finish("2")
        expect(page.get_by_text("No win this time")).to_be_visible()
        shifted = page.evaluate("window.shifted")
        assert sum(value for value, _ in shifted) < 0.01, shifted


def test_a_layout_that_is_drawn_larger_takes_bets_between_its_squares(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table, "phone")
        wait_for_phase(page, "betting")
        page.get_by_role("button", name="Zoom").click()
        corner = page.locator('[data-bet="corner:31-32-34-35"]')
        corner.scroll_into_view_if_needed()
        corner.tap()
        expect(page.locator('[data-pile="corner:31-32-34-35"]')).to_contain_text("5")
        screens.picture(page, "play-phone-zoomed")


def test_actions_fill_their_rows_on_a_phone(screens: Screens) -> None:
    """At a game with one action more than fits a row, in large type."""
    with by_hand(screens.house, "rapid", "rapid") as hand:
        hand.open()
        page = screens.seat(hand.table, "phone", language="zh-CN")
        expect(page.locator("footer .actions button").first).to_be_visible()
        page.evaluate("document.documentElement.dataset.type = 'large'")
        boxes = page.locator("footer .actions button").evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect().toJSON())"
        )
        ends: dict[int, float] = {}
        for box in boxes:
            ends[round(box["top"])] = box["right"]
            assert min(box["width"], box["height"]) >= FINGER - 0.5, boxes
        assert len(ends) == 2, boxes
        assert max(ends.values()) - min(ends.values()) < 2, boxes


def test_hot_and_cold_numbers_are_whole_in_large_type(screens: Screens) -> None:
    """They are there after a dozen rounds, where there is least room for them."""
    cut = """(heat) => [...heat.querySelectorAll("dd > *")].filter((each) => {
        const head = heat.closest("header").getBoundingClientRect();
        const box = each.getBoundingClientRect();
        return box.right > head.right + 1 || box.bottom > head.bottom + 1 || box.top < head.top - 1;
    }).length"""
    with by_hand(screens.house, "terminal") as hand:
        for round_no in range(14):
            hand.open()
            hand.finish(str(20 + round_no % 7))
        page = screens.seat(hand.table, language="zh-CN")
        resize(page, 1024, 768)
        page.evaluate("document.documentElement.dataset.type = 'large'")
        heat = page.locator("header .heat")
        expect(heat.locator("dd > *")).to_have_count(4)
        assert heat.evaluate(cut) == 0
        screens.picture(page, "play-heat-large")
