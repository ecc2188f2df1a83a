"""The screens in German and Chinese: whole, switched at once, nothing cut."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens, chinese_fonts

pytestmark = pytest.mark.xdist_group("screens-languages")

#: Labels that do not fit their box, and codes that no catalogue has.
CUT = """() => [...document.querySelectorAll("button, h1, h2, h3, th, dt, dd, label, legend, a")]
    .filter((each) => each.checkVisibility() && each.clientWidth > 4)
    .filter((each) => getComputedStyle(each).overflowX !== "visible")
    .filter((each) => each.scrollWidth > each.clientWidth + 2)
    .map((each) => each.textContent.trim())"""
CODE = re.compile(r"\b(?:play|lobby|dealer|pit|cashier|common|form|view|sign)-[a-z]+(?:-[a-z]+)*\b")


def whole(screens: Screens, page: Page, name: str) -> None:
    screens.picture(page, name)
    assert page.evaluate(CUT) == []
    assert screens.overflow(page) <= 0
    assert CODE.findall(page.locator("body").inner_text()) == []


@pytest.mark.parametrize(
    ("language", "seat", "betting"),
    [("de-DE", "Nehmen Sie Platz", "Bitte das Spiel zu machen"), ("zh-CN", "请入座", "请下注")],
)
def test_the_screens_speak_it(screens: Screens, language: str, seat: str, betting: str) -> None:
    now = language[:2]
    with by_hand(screens.house, "american") as hand:
        hand.done("buy-in", player="zoe", amount=100_000)
        hand.open()
        hand.done("place", player="zoe", bet="red", stake=2_000)
        for size in ("phone", "terminal"):
            page = screens.open("/", size, language=language)
            expect(page.get_by_role("heading", name=seat)).to_be_visible()
            expect(page.get_by_role("article").first).to_be_visible()
            whole(screens, page, f"lobby-{now}-{size}")
            page = screens.seat(hand.table, size, language=language)
            expect(page.get_by_text(betting).first).to_be_visible()
            whole(screens, page, f"play-{now}-{size}")
        for path, staff in (
            (f"/dealer/{hand.table}", "dora"),
            ("/pit", "pat"),
            (f"/pit/{hand.table}", "pat"),
            ("/cashier", "carol"),
        ):
            page = screens.open(path, "terminal", staff=staff, language=language)
            expect(page.get_by_role("heading").first).to_be_visible()
            page.wait_for_load_state("networkidle")
            name = path.strip("/").replace("/", "-").replace(hand.table, "table")
            whole(screens, page, f"{name}-{now}")


def test_a_language_is_chosen_without_loading_anew(screens: Screens) -> None:
    page = screens.open("/")
    page.evaluate("window.same = true")
    for chosen, heading in (
        ("de", "Nehmen Sie Platz"),
        ("zh", "请入座"),
        ("fr", "Prenez place"),
        ("en", "Take your seat"),
    ):
        page.get_by_role("combobox").first.select_option(chosen)
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        assert page.locator("html").get_attribute("lang") == chosen
    assert page.evaluate("window.same")


def test_chinese_is_read_on_a_machine_without_a_font_for_it(screens: Screens) -> None:
    """A font comes with the screens, to those who read Chinese and have none; to nobody else."""
    loaded = """async () => {
        await document.fonts.ready;
        const known = [...document.fonts].filter((face) => face.status === "loaded");
        return known.map((face) => face.family.replaceAll('"', "")).sort();
    }"""
    words, whole, names = "Croupier SC", "Croupier SC Whole", "Croupier Names"
    english = screens.open("/")
    expect(english.get_by_role("heading", name="Take your seat")).to_be_visible()
    chinese = screens.open("/", language="zh-CN")
    expect(chinese.get_by_role("heading", name="请入座")).to_be_visible()
    expect(chinese.get_by_role("article").first).to_be_visible()
    if chinese_fonts():
        return
    # What the language calls itself can be read in the menu of every other; nothing more comes.
    assert names in english.evaluate(loaded)
    assert not {words, whole} & set(english.evaluate(loaded))
    # Our own words have a small font, and the whole one is left where it is.
    assert words in chinese.evaluate(loaded)
    assert whole not in chinese.evaluate(loaded)
    # A name may have any character.
    chinese.evaluate("document.querySelector('h1').textContent = '曌嬲'")
    chinese.wait_for_function(
        """() => [...document.fonts].some(
            (face) => face.family.includes("Whole") && face.status === "loaded")"""
    )
