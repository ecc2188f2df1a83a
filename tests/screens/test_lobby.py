"""The lobby: every table of the house, and a seat with one click."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-lobby")


def test_the_lobby_shows_every_table_under_its_book(screens: Screens) -> None:
    page = screens.open("/")
    with screens.house.http() as http:
        tables = http.get("/v1/tables").json()["tables"]
    expect(page.get_by_role("article")).to_have_count(len(tables))
    for title in {table["book_title"] for table in tables}:
        expect(page.get_by_role("heading", name=title, exact=True, level=2)).to_be_visible()


def test_a_table_that_deals_shows_its_new_number_by_itself(screens: Screens) -> None:
    page = screens.open("/")
    card = page.get_by_role("article").nth(1)
    strip = card.get_by_role("list", name="Last numbers")
    before = strip.get_by_role("listitem").count() if strip.count() else 0
    expect(strip.get_by_role("listitem").nth(before)).to_be_visible()


def test_the_lobby_is_accessible_and_fits_its_window(screens: Screens) -> None:
    page = screens.open("/")
    expect(page.get_by_role("img", name="Wheel")).to_be_visible()
    expect(page.get_by_role("article").first).to_be_visible()
    screens.fits(page, "lobby")


def test_the_lobby_speaks_french_and_remembers_it(screens: Screens) -> None:
    page = screens.open("/")
    page.get_by_label("Language").first.select_option("fr")
    expect(page.get_by_role("heading", name="Prenez place")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Prenez place")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"


def test_one_click_sits_a_visitor_down(screens: Screens) -> None:
    page = screens.open("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/play/*")
    terminal = {"x-croupier-post": "play"}
    assert page.request.get("/v1/session", headers=terminal).json()["roles"] == ["player"]
    expect(page.get_by_role("group", name="Betting layout")).to_be_visible()
    expect(page.get_by_text("1,000.00")).to_be_visible()


def test_a_member_of_staff_signs_in_and_out(screens: Screens) -> None:
    page = screens.open("/sign-in")
    page.get_by_label("Name").fill("dora")
    page.get_by_label("Password or terminal key").fill("not-her-password")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("the name or the secret is wrong")).to_be_visible()
    page.get_by_label("Password or terminal key").fill("deal-the-demo")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("Signed in as dora")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()


def test_a_path_that_leads_nowhere_says_so(screens: Screens) -> None:
    page = screens.open("/")
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new Event('popstate'))")
    expect(page.get_by_role("heading", name="There is no such screen")).to_be_visible()


def test_tables_are_filtered_by_minimum_free_seats_and_betting(screens: Screens) -> None:
    page = screens.open("/")
    cards = page.get_by_role("article")
    expect(cards.first).to_be_visible()
    with screens.house.http() as http:
        answer = http.get("/v1/tables").json()
    assert answer["house"] == "Croupier"
    page.get_by_role("button", name="Minimum up to $5").click()
    expect(cards).to_have_count(sum(line["min"] <= 500 for line in answer["tables"]))
    free = next(line for line in answer["tables"] if line["free"])
    expect(page.get_by_role("article", name=f"Table {free['table']},")).to_contain_text(
        "seats free"
    )
    page.get_by_role("button", name="Betting now").click()
    expect(page.get_by_role("article", name="Table T1,")).to_have_count(0)


def test_tables_stand_at_different_moments(screens: Screens) -> None:
    """A lobby lives: while one table takes bets another waits for its ball or shows its number."""
    page = screens.open("/")
    expect(page.get_by_role("article").first).to_be_visible()
    # What the visitor sees at one moment: each table's phase with what its clock shows.
    moments = page.wait_for_function(
        """() => {
            const cards = [...document.querySelectorAll("article")].filter((card) => {
                const round = card.querySelector(".phase .dim")?.textContent ?? "";
                return !/ 0$/.test(round);
            });
            const seen = cards.map((card) => {
                const phase = card.querySelector(".phase").className.replace(/svelte-\\S+/, "");
                return `${phase} ${card.querySelector(".clock")?.textContent.trim()}`;
            });
            return cards.length >= 8 && new Set(seen).size >= 3 ? seen : null;
        }"""
    ).json_value()
    assert len(set(moments)) >= 3
    screens.picture(page, "lobby-moments")


def test_several_tables_hang_on_one_wall(screens: Screens) -> None:
    page = screens.open("/display/wall/T2,T3,nope", "display")
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("article", name="Table nope")).to_contain_text("is not open")
    expect(page.get_by_role("article", name="Table T2").locator("p.figure")).to_be_visible()
    assert screens.axe(page) == []
    assert screens.overflow(page) <= 0
    screens.picture(page, "display-wall")


def test_tables_begin_on_the_first_screen_and_small_shelves_share_a_line(screens: Screens) -> None:
    page = screens.open("/")
    first = page.get_by_role("article").first
    expect(first).to_be_visible()
    box = first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800
    titles = ("New Zealand", "Rapid Roulette", "The Star Sydney")
    shelves = [page.get_by_role("region", name=title).bounding_box() for title in titles]
    assert len({shelf["y"] for shelf in shelves if shelf}) == 1, shelves
    page.set_viewport_size(ViewportSize(width=390, height=844))
    box = first.bounding_box()
    assert box is not None
    assert box["y"] < 500
    assert screens.overflow(page) <= 0
