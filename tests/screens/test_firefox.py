"""The screens in Firefox: what only one browser can do is found here."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.serving import Server
from tests.screens.conftest import ROOT
from tests.screens.dealing import by_hand
from tests.screens.firefox import Firefox, Tab, find_firefox, running

PROGRAM = find_firefox()
pytestmark = [
    pytest.mark.xdist_group("screens-firefox"),
    pytest.mark.skipif(
        PROGRAM is None,
        reason="no Firefox on the PATH: apt-get install firefox-esr, or name one in TEST_FIREFOX",
    ),
]
PICTURES = ROOT / "build" / "screens"


@pytest.fixture(scope="module")
def browser_of_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    assert PROGRAM is not None
    with running(PROGRAM, tmp_path_factory.mktemp("firefox") / "profile") as firefox:
        yield firefox


@pytest.fixture
def firefox(browser_of_all: Firefox) -> Iterator[Firefox]:
    """The browser; every screen must end without an error in its console."""
    yield browser_of_all
    browser_of_all.send("session.status")
    assert browser_of_all.errors == []


def axe(tab: Tab) -> list[str]:
    """Which rules of accessibility a page breaks."""
    source = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
    found = tab.evaluate(
        f"""async () => {{
            if (!window.axe) (0, eval)({json.dumps(source)});
            const told = await axe.run({{ resultTypes: ["violations"] }});
            return told.violations.map((each) => each.id);
        }}"""
    )
    return list(found)


def overflow(tab: Tab) -> int:
    page = "document.documentElement"
    return int(tab.evaluate(f"() => {page}.scrollWidth - {page}.clientWidth"))


def looked_at(tab: Tab, name: str) -> None:
    """A screen is whole in Firefox too; its picture is kept."""
    tab.picture(PICTURES / f"firefox-{name}.png")
    assert overflow(tab) <= 0, name
    assert axe(tab) == [], name


def test_a_guest_comes_from_the_lobby_to_a_seat_and_plays_a_round(
    house: Server, firefox: Firefox
) -> None:
    tab = firefox.open(f"{house.url}/")
    tab.wait_for("() => document.querySelectorAll('main ul li').length > 4")
    looked_at(tab, "lobby")
    tab.press("Play now")
    tab.wait_for("() => location.pathname.startsWith('/play/')")
    tab.wait_for("() => document.querySelectorAll('.cloth .hit').length")
    with by_hand(house, "terminal") as hand:
        hand.open()
        tab.go(f"{house.url}/play/{hand.table}")
        tab.press("Take a seat")
        tab.tap("[data-bet='straight:17']")
        tab.wait_for("() => document.querySelectorAll(\"[data-pile='straight:17']\").length")
        looked_at(tab, "terminal")
        hand.finish("17")
        tab.shows("You win")
        looked_at(tab, "terminal-win")


def test_a_dealer_walks_a_round(house: Server, firefox: Firefox) -> None:
    with by_hand(house, "table", "adelaide") as hand:
        hand.clear_tasks()
        token = house.sign_in("dora")
        tab = firefox.open(f"{house.url}/dealer/{hand.table}", token=token)
        tab.shows("Open betting")
        tab.tap(".next .go")
        tab.shows("No more bets")
        tab.wait_for("() => /no more/i.test(document.querySelector('.next .go').innerText)")
        tab.tap(".next .go")
        tab.shows("Enter the number")
        tab.tap("[data-pocket='17']")
        tab.shows("17 black was entered")
        looked_at(tab, "dealer")


@pytest.mark.parametrize(
    ("desk", "name"),
    [("pit", "sam"), ("cashier", "carol"), ("inspector", "ines"), ("admin", "ada")],
)
def test_a_desk_opens_at_a_terminals_and_at_a_phones_size(
    house: Server, firefox: Firefox, desk: str, name: str
) -> None:
    tab = firefox.open(f"{house.url}/{desk}", token=house.sign_in(name))
    tab.wait_for("() => document.querySelectorAll('main h2, main li, main input').length")
    assert "Password" not in tab.text()
    looked_at(tab, desk)
    tab.resize(390, 844)
    looked_at(tab, f"{desk}-phone")


def test_a_display_needs_nobody(house: Server, firefox: Firefox, tmp_path: Path) -> None:
    with by_hand(house, "terminal") as hand:
        hand.open()
        hand.finish("17")
        tab = firefox.open(f"{house.url}/display/{hand.table}", 1920, 1080)
        tab.shows("17")
        looked_at(tab, "display")
