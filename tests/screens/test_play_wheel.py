"""The wheel runs from the spin, by the house's clock, and ends on the house's number."""

import shutil

import pytest
from playwright.sync_api import Page, expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens
from tests.screens.test_play import tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-games")

#: A frame and the way of a ping, in laps of the ball; a ball that began anew is laps behind.
SLACK = 0.3
LAPS_MIN = 4


#: How often parts of the wheel have gone round, clockwise, whole turns and all; read at once.
#: The compositor plays key frames; where it stands is read between the two it is at.
TURNED = """(parts) => parts.map((part) => {
    const turns = (text) => Number(/rotate\\((.*?)turn/.exec(text)?.[1] ?? 0);
    const element = document.querySelector(`.wheel .${part}`);
    const [playing] = element.getAnimations();
    if (!playing) return turns(element.style.transform);
    const frames = playing.effect.getKeyframes();
    const at = playing.effect.getComputedTiming().progress ?? 0;
    const next = frames.findIndex((frame) => frame.computedOffset >= at);
    if (next <= 0) return turns(frames[0].transform);
    const [one, other] = [frames[next - 1], frames[next]];
    const part_of = (at - one.computedOffset) / (other.computedOffset - one.computedOffset);
    return turns(one.transform) + part_of * (turns(other.transform) - turns(one.transform));
})"""


def turned(page: Page, part: str) -> float:
    return float(page.evaluate(TURNED, [part])[0])


def wait_for_laps(page: Page) -> None:
    """Until the ball has run so far that nobody who comes now can have seen its beginning."""
    page.wait_for_function(f"() => ({TURNED})(['ball'])[0] < -{LAPS_MIN}")


def test_the_ball_runs_from_the_spin_and_a_late_comer_sees_it_where_it_is(
    screens: Screens,
) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        first = screens.seat(hand.table, motion=True)
        wheel = first.get_by_role("img", name="Wheel")
        expect(wheel).to_have_accessible_name("Wheel at rest")
        hand.done("spin")
        wait_for_phase(first, "betting")
        expect(wheel).to_have_accessible_name("Wheel, the ball is running")
        wait_for_laps(first)
        late = screens.seat(hand.table, motion=True)
        expect(late.get_by_role("img", name="Wheel, the ball is running")).to_be_visible()
        before, seen, after = (turned(page, "ball") for page in (first, late, first))
        assert after - SLACK <= seen <= before + SLACK
        hand.done("final-bets")
        hand.done("no-more-bets")
        wait_for_phase(first, "no-more-bets")
        display = screens.open(f"/display/{hand.table}", "display", motion=True)
        expect(display.get_by_role("img", name="Wheel, the ball is running")).to_be_visible()
        before, seen, after = (turned(page, "ball") for page in (first, display, first))
        assert after - SLACK <= seen <= before + SLACK
        hand.result("17")
        place = hand.game["wheel"].index("17")
        for page in (first, late):
            expect(page.get_by_role("img", name="Wheel, the ball lies in 17")).to_be_visible()
            # The compositor may be a frame behind the clock; it ends on the pocket to the hair.
            page.wait_for_function(
                f"""([place, count]) => {{
                    const [ball, rotor] = ({TURNED})(["ball", "rotor"]);
                    const pocket = ((((ball - rotor) % 1) + 1) % 1) * count;
                    return Math.abs(pocket - place - 0.5) < 1e-3;
                }}""",
                arg=[place, len(hand.game["wheel"])],
            )
        screens.picture(first, "play-wheel-rest")


def test_the_number_is_told_when_the_ball_lies_in_it_and_not_before(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table, motion=True)
        wait_for_phase(page, "betting")
        # What the screen says in each frame, from the spin to the rest.
        page.evaluate(
            """() => {
                const step = () => {
                    const found = document.querySelector(".wheel[role=img]");
                    const wheel = found.getAttribute("aria-label");
                    const line = document.querySelector(".ribbon .line")?.textContent ?? "";
                    (window.seen ??= new Set()).add(`${wheel}: ${line.trim()}`);
                    requestAnimationFrame(step);
                };
                step();
            }"""
        )
        # A picture that moves, for the documents, is taken of the same round.
        shutil.rmtree(screens.root / "build" / "screens" / "round", ignore_errors=True)
        tap(page, "straight:17")
        tap(page, "red")
        hand.warn()
        screens.film(page, "round", lambda: False, frames_max=6)
        hand.close()
        hand.result("17")
        screens.film(page, "round", lambda: "17" in page.locator(".ribbon").inner_text())
        expect(page.locator(".ribbon")).to_contain_text("17")
        screens.film(page, "round", lambda: False, frames_max=3)
        seen: list[str] = page.evaluate("[...window.seen]")
        shown = [text for text in seen if "17" in text.partition(": ")[2]]
        assert shown
        assert all(text.startswith("Wheel, the ball lies in 17") for text in shown), shown
        assert "Wheel, the ball is running: " in seen


def test_a_wheel_keeps_still_for_those_who_want_it_to(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        hand.finish("5")
        hand.open()
        page = screens.seat(hand.table)
        ball = page.locator(".wheel .ball")
        expect(page.get_by_role("img", name="Wheel, the ball lies in 5")).to_be_visible()
        rotor, lay = turned(page, "rotor"), turned(page, "ball")
        hand.warn()
        expect(page.get_by_role("img", name="Wheel, the ball is running")).to_be_visible()
        expect(ball).to_have_css("opacity", "0")
        hand.close()
        hand.result("17")
        expect(page.get_by_role("img", name="Wheel, the ball lies in 17")).to_be_visible()
        place = hand.game["wheel"].index("17")
        assert turned(page, "rotor") == rotor == 0
        at = (place + 0.5) / len(hand.game["wheel"])
        assert turned(page, "ball") == pytest.approx(at, abs=1e-4)
        assert turned(page, "ball") != lay
        expect(page.locator(".ribbon")).to_contain_text("17")


#: A page with its wheel or without; its frames are counted over so many milliseconds.
SHOW = """async (shown) => {
    document.querySelector("main .wheel").style.display = shown ? "" : "none";
    for (let each = 0; each < 3; each += 1) await new Promise((go) => requestAnimationFrame(go));
}"""
COUNT = """async (ms) => {
    let count = 0;
    for (const until = performance.now() + ms; performance.now() < until; count += 1)
        await new Promise((go) => requestAnimationFrame(go));
    return count;
}"""
TURNS, TURN_MS = 4, 400
#: Of what the page costs and shows without a wheel. What it costs is so little that one timer that
#: falls into a turn counts: half a hundredth of a core is nothing.
COST_MAX, FRAMES_MIN, NOTHING = 1.3, 0.6, 0.005
#: What others take of a busy machine is not missing each time; what a wheel takes is.
TRIES = 6


def test_a_running_wheel_costs_the_page_next_to_nothing(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        hand.open()
        page = screens.seat(hand.table, "display", motion=True)
        hand.done("spin")
        expect(page.get_by_role("img", name="Wheel, the ball is running")).to_be_visible()
        tools = page.context.new_cdp_session(page)
        # By the processor's time: a busy machine makes every task long.
        tools.send("Performance.enable", {"timeDomain": "threadTicks"})

        def busy() -> float:
            metrics = tools.send("Performance.getMetrics")["metrics"]
            return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

        nothing = NOTHING * TURNS * TURN_MS / 1000
        for _ in range(TRIES):
            spent, frames = {True: 0.0, False: 0.0}, {True: 0, False: 0}
            for shown in (True, False) * TURNS:
                page.evaluate(SHOW, shown)
                before = busy()
                page.wait_for_timeout(TURN_MS)
                spent[shown] += busy() - before
                frames[shown] += int(page.evaluate(COUNT, TURN_MS))
            print(f"main thread {spent}, frames {frames}")
            cheap = spent[True] <= COST_MAX * spent[False] + nothing
            if cheap and frames[True] >= FRAMES_MIN * frames[False]:
                break
        else:
            raise AssertionError((spent, frames))
