"""A promotion with three prizes at the screens: everybody whom it takes, and what goes wrong."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.house.serving import Server
from tests.screens.conftest import CADENCE
from tests.screens.directing import hold, open_desk, send, set_up
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-director")
HOUR: Final = 3600
NAME: Final = "boat"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A demo house whose clock the test sets between two openings."""
    folder = tmp_path_factory.mktemp("house")
    (folder / "clock").write_text("0")
    settings = {**CADENCE, "CROUPIER_DRILL_CLOCK": str(folder / "clock")}
    server = Server(folder / "data", settings=settings)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


def at_hour(screens: Screens, hours: float) -> None:
    """The house closes, and opens some hours after the test began."""
    screens.close()
    house = screens.house
    assert house.stop() == 0, house.log()
    (house.data.parent / "clock").write_text(str(int(hours * HOUR)))
    house.start()


def promotions(screens: Screens, name: str) -> Page:
    """The desk of somebody, at the promotion."""
    page = open_desk(screens, screens.house.sign_in(name))
    page.get_by_role("button", name="Promotions", exact=True).click()
    return page


def form(page: Page, title: str) -> Locator:
    """The form of an action, opened."""
    page.get_by_role("button", name=title, exact=True).click()
    return page.get_by_role("dialog", name=title)


def hold_refused(page: Page, dialog: Locator, clause: str) -> None:
    """Press and hold; the house says no, and under which clause."""
    button = dialog.get_by_role("button", name="Hold to confirm")
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(dialog.locator(".clause")).to_contain_text(clause)
    page.mouse.up()


def write_down(page: Page, began: datetime) -> None:
    """Terms with times, a criterion and three prizes."""
    set_up(page, "New promotion", NAME)
    for number, (kind, value) in enumerate(
        (("goods", "12000"), ("voucher", "400"), ("casino-dollars", "50")), start=1
    ):
        page.get_by_role("button", name="Add a prize").click()
        prize = page.get_by_role("group", name=f"Prize {number}")
        prize.get_by_label("Kind of prize").fill(kind)
        prize.get_by_label("Value in dollars").fill(value)
    closes, draws = began + timedelta(hours=25), began + timedelta(hours=26)
    page.get_by_label("Entries close", exact=True).fill(f"{closes:%Y-%m-%dT%H:%M}")
    page.get_by_label("Draw not before").fill(f"{draws:%Y-%m-%dT%H:%M}")
    page.get_by_label("Does not work for the house").check()
    words = page.locator("textarea[id^=promotion-]")
    for place in range(words.count()):
        words.nth(place).fill("as the poster at the door says")
    missing = page.get_by_role("complementary", name="What is missing")
    expect(missing).to_contain_text("Nothing is missing")
    missing.get_by_role("button", name="Write down").click()
    expect(page.get_by_role("region", name="Terms as written down")).to_contain_text("$12000")


@pytest.mark.clause(
    "star", "11.2", "11.4#1", "11.4#2", "11.6#3", "11.7.3", "11.7.6", "11.7.7", "11.9.1"
)
def test_director_scrutineer_cashier_and_patron_run_a_promotion(screens: Screens) -> None:
    tess = promotions(screens, "tess")
    write_down(tess, datetime.now())
    tess.get_by_role("button", name="Course").click()
    form(tess, "Send to regulator")
    send(tess, "Send to regulator")
    at_hour(screens, 24.1)
    tess = promotions(screens, "tess")
    form(tess, "Start promotion")
    send(tess, "Start promotion")
    expect(tess.get_by_role("article", name=NAME)).to_contain_text("running")
    enter(screens)
    at_hour(screens, 26.5)
    draw(screens)
    pay(screens)
    deny(screens)
    read(screens)


def enter(screens: Screens) -> None:
    """A patron reads the terms and takes part; the cashier takes nobody who works here."""
    patron = screens.seat("T1")
    patron.goto("/promotions")
    terms = patron.get_by_role("article", name=NAME)
    expect(terms).to_contain_text("as the poster at the door says")
    expect(terms).to_contain_text("Does not work for the house")
    assert screens.axe(patron) == []
    screens.picture(patron, "promotion-patron")
    terms.get_by_role("button", name="Take part").click()
    expect(terms).to_contain_text("You take part")
    expect(terms).to_contain_text("1 entry")
    again = patron.reload()
    assert again is not None
    terms.get_by_role("button", name="Take part").click()
    expect(terms.locator(".clause")).to_contain_text("11.7.3")
    phone = screens.open("/promotions", "phone", language="fr-FR")
    expect(phone.get_by_role("article", name=NAME)).to_contain_text("3 lots")
    assert screens.overflow(phone) <= 0
    screens.picture(phone, "promotion-patron-phone")
    carol = promotions(screens, "carol")
    dialog = form(carol, "Enter a player")
    dialog.get_by_label("Player").fill("dora")
    dialog.get_by_label("Is eligible").check()
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.locator(".clause")).to_contain_text("11.7.3")
    dialog.get_by_label("Player").fill("zed")
    dialog.get_by_role("button", name="Send").click()
    expect(dialog).to_be_hidden()
    expect(carol.get_by_role("article", name=NAME)).to_contain_text("Entries2")


def draw(screens: Screens) -> None:
    """No draw of the dear prize until the scrutineer is there; then it, and the rest."""
    tess = promotions(screens, "tess")
    dialog = form(tess, "Draw a winner")
    dialog.get_by_label("Prize").select_option(index=1)
    hold_refused(tess, dialog, "11.2")
    screens.picture(tess, "promotion-no-scrutineer")
    dialog.get_by_role("button", name="Cancel").click()
    dialog = form(tess, "Name scrutineer")
    dialog.get_by_label("Name").fill("ines")
    send(tess, "Name scrutineer")
    ines = promotions(screens, "ines")
    form(ines, "Oversee the draw")
    send(ines, "Oversee the draw")
    expect(tess.get_by_role("article", name=NAME)).to_contain_text("ines ✓ present")
    dialog = form(tess, "Draw a winner")
    dialog.get_by_label("Prize").select_option(index=1)
    dialog.get_by_label("Is there").check()
    hold(tess, dialog.get_by_role("button", name="Hold to confirm"))
    prizes = tess.get_by_role("region", name="Prizes", exact=True)
    expect(prizes.get_by_role("listitem").first).to_contain_text("drawn")
    dialog = form(tess, "Draw a winner")
    hold(tess, dialog.get_by_role("button", name="Hold to confirm"))
    expect(prizes).not_to_contain_text("not drawn")
    assert screens.axe(tess) == []
    screens.picture(tess, "promotion-drawn")


def pay(screens: Screens) -> None:
    """The cashier pays no cash, then each winner's own prizes, and hands the rest over."""
    carol = screens.open("/cashier", staff="carol")
    owed = carol.get_by_role("region", name="Promotional prizes to give")
    row = owed.get_by_role("listitem").filter(has_text="1 · goods")
    row.get_by_role("button", name="Pay", exact=False).first.click()
    dialog = carol.get_by_role("dialog", name="Pay a prize")
    dialog.get_by_label("1 · goods").check()
    dialog.get_by_label("How it is paid").fill("cash")
    hold_refused(carol, dialog, "11.4")
    dialog.get_by_label("How it is paid").fill("cheque 10000\ntransfer 2000")
    dialog.get_by_label("The cheque is crossed").check()
    screens.picture(carol, "promotion-paying")
    hold(carol, dialog.get_by_role("button", name="Hold to confirm"))
    expect(owed).not_to_contain_text("1 · goods")
    screens.picture(carol, "cashier-promotion")
    row = owed.get_by_role("listitem").filter(has_text="2 · voucher")
    row.get_by_role("button", name="Hand", exact=False).click()
    send(carol, "Hand a prize over")
    expect(owed).to_have_count(0)


def deny(screens: Screens) -> None:
    """A claim over $100 is not denied without name and address; the register keeps all of it."""
    tess = promotions(screens, "tess")
    dialog = form(tess, "Take a claim")
    dialog.get_by_label("Player").fill("dot")
    dialog.get_by_label("Value").fill("101")
    send(tess, "Take a claim")
    claims = tess.get_by_role("region", name="Claims", exact=True)
    expect(claims).to_contain_text("dot")
    dialog = form(tess, "Deny a claim")
    dialog.get_by_label("Player").fill("dot")
    dialog.get_by_label("Reason").fill("the entry came after the close")
    hold_refused(tess, dialog, "11.9.1")
    dialog.get_by_label("Name").fill("Dorothy Dott")
    dialog.get_by_label("Address").fill("1 Example Street")
    dialog.get_by_label("The claimant was told why").check()
    hold(tess, dialog.get_by_role("button", name="Hold to confirm"))
    expect(dialog).to_be_hidden()
    for part in ("Dorothy Dott", "$101", "the entry came after the close", "1 Example Street"):
        expect(claims).to_contain_text(part)
    assert screens.axe(tess) == []
    screens.picture(tess, "promotion-denied-claims")
    register = tess.request.get("/v1/registers/denied-claims?format=csv").text()
    assert "Dorothy Dott" in register
    assert "101.00" in register
    paper = tess.request.get("/v1/registers/denied-claims?format=pdf")
    assert paper.body().startswith(b"%PDF")


def read(screens: Screens) -> None:
    """The winner who was away is told; the statement adds up; the history says who did what."""
    tess = promotions(screens, "tess")
    dialog = form(tess, "Winner notified")
    dialog.get_by_label("How").select_option("telephone")
    send(tess, "Winner notified")
    expect(tess.get_by_role("region", name="Deadlines")).to_contain_text("Nothing is due.")
    tess.get_by_role("button", name="History").click()
    history = tess.get_by_role("region", name="History")
    expect(history).to_contain_text("ines oversees the next draw")
    screens.picture(tess, "promotion-history")
    tess.get_by_role("button", name="Statements").click()
    statement = tess.get_by_role("region", name="Statements").first
    expect(statement).to_contain_text("agrees with the ledger")
    expect(statement.get_by_role("row", name=NAME)).to_contain_text("10,000.00")
    assert screens.axe(tess) == []
    screens.picture(tess, "director-statements")
    paper = tess.request.get(f"/v1/promotions/{NAME}/statement?format=pdf")
    assert paper.body().startswith(b"%PDF")
