"""The pit's desk: the whole floor, alerts, four eyes, limits, and tables opened and closed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.house.serving import terminal_key
from tests.screens.dealing import Hand, by_hand
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-pit")
TABLE = "T1"
CLOCK = re.compile(r"(20:0\d|19:5\d)")


@pytest.fixture
def hand(screens: Screens) -> Iterator[Hand]:
    """A table under a book with twenty minutes' notice, dealt by the test alone."""
    with by_hand(screens.house, "american") as hand:
        hand.done("buy-in", player="zoe", amount=10_000)
        yield hand


def desk(screens: Screens, table: str = "", staff: str = "pat", size: str = "terminal") -> Page:
    """The desk of somebody in the pit: the floor, or one table."""
    page = screens.open(f"/pit/{table}" if table else "/pit", size, staff=staff)
    expect(page.get_by_role("region", name="Exposure" if table else "Tables")).to_be_visible()
    return page


def held(page: Page, button: Locator) -> None:
    """Press and hold, as a thumb would, until it counts."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(850)
    page.mouse.up()


def form_of(page: Page, action: str, dialog: str = "") -> Locator:
    """The form behind one of the buttons of a table's desk."""
    page.get_by_role("button", name=action, exact=True).first.click()
    return page.get_by_role("dialog", name=dialog or action, exact=True)


def send(page: Page, form: Locator) -> None:
    """Send a form in whichever way it is sent."""
    hold = form.get_by_role("button", name="Hold to confirm")
    if hold.count():
        held(page, hold.last)
    else:
        form.get_by_role("button", name="Send").click()


def test_the_wall_shows_every_table_with_its_figures(screens: Screens) -> None:
    page = desk(screens)
    with screens.house.http(screens.house.sign_in("pat")) as http:
        lines = http.get("/v1/floor").json()["tables"]
    cards = page.locator("li[data-table]")
    assert len(lines) >= 9
    expect(cards).to_have_count(len(lines))
    for line in lines:
        card = page.locator(f'li[data-table="{line["table"]}"]')
        expect(card).to_contain_text(line["title"])
        limits = re.sub(r"\d{4,}", lambda amount: f"{int(amount[0]):,}", line["limits"])
        for words in ("Games/h", "Turnover", "Hold", "Players", limits):
            expect(card).to_contain_text(words)


def test_exposure_is_drawn_pocket_by_pocket_and_the_worst_stands_on_the_wall(
    screens: Screens, hand: Hand
) -> None:
    hand.open()
    hand.done("place", player="zoe", bet="straight:17", stake=500)
    hand.done("place", player="zoe", bet="red", stake=1_000)
    page = desk(screens, hand.table)
    exposure = page.get_by_role("region", name="Exposure")
    expect(exposure.locator('[data-pocket="17"]')).to_contain_text("the house pays $165")
    expect(exposure.locator('[data-pocket="1"]')).to_contain_text("the house pays $5")
    expect(exposure.locator('[data-pocket="2"]')).to_contain_text("the house keeps $15")
    order = exposure.locator("li")
    expect(order.nth(1)).to_have_attribute("data-pocket", "32")
    exposure.get_by_role("button", name="Number order").click()
    expect(order.nth(1)).to_have_attribute("data-pocket", "1")
    expect(page.get_by_role("region", name="Timeline")).to_contain_text("straight 17")
    screens.picture(page, "pit-table-exposure")
    wall = desk(screens)
    expect(wall.locator(f'li[data-table="{hand.table}"]')).to_contain_text("worst 17: pays $165")


def test_an_alert_of_a_dispute_stays_until_it_is_acknowledged_and_the_dispute_is_decided(
    screens: Screens,
) -> None:
    text = "the ball lay in seventeen, says ann"
    house = screens.house
    with house.client(house.sign_in("dora")) as dora:
        dora.done(TABLE, "dispute", player="ann", text=text)
    wall, other = desk(screens), desk(screens, staff="sam")
    alert = wall.get_by_role("region", name="Alerts").get_by_role("listitem").filter(has_text=text)
    expect(alert).to_contain_text("Dispute")
    expect(wall.locator(f'li[data-table="{TABLE}"]')).to_contain_text("alert")
    screens.picture(wall, "pit-alert")
    wall.reload()
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Acknowledge").click()
    expect(alert).to_have_count(0)
    theirs = other.get_by_role("region", name="Alerts").get_by_role("listitem")
    expect(theirs.filter(has_text=text)).to_have_count(0)

    page = desk(screens, TABLE)
    disputes = page.get_by_role("region", name="Disputes")
    expect(disputes).to_contain_text(text)
    disputes.get_by_role("button", name="Decide dispute").click()
    form = page.get_by_role("dialog", name="Decide dispute")
    form.get_by_label("Decision").fill("the record shows eight")
    send(page, form)
    # Whether the player agrees is nobody's to take for granted.
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("The player agrees").select_option(label="Yes")
    send(page, form)
    expect(form).to_be_hidden()
    timeline = page.get_by_role("region", name="Timeline")
    expect(timeline).to_contain_text("the record shows eight")


def test_a_correction_waits_for_a_second_person_and_then_pays(screens: Screens, hand: Hand) -> None:
    hand.open()
    hand.done("place", player="zoe", bet="straight:17", stake=500)
    hand.finish("4")
    pat = desk(screens, hand.table)
    seat = pat.get_by_role("region", name="Seats").locator('[data-player="zoe"]')
    expect(seat).to_contain_text("95.00")
    form = form_of(pat, "Correct result")
    form.get_by_label("Number").select_option("17")
    send(pat, form)
    expect(form).to_be_hidden()
    own = pat.get_by_role("region", name="Waiting for a second person")
    expect(own).to_contain_text("requested by pat")
    expect(own).to_contain_text("Somebody else must agree")
    expect(own.get_by_role("button")).to_have_count(0)
    expect(seat).to_contain_text("95.00")
    screens.picture(pat, "pit-four-eyes")

    boss = desk(screens, staff="max")
    asked = boss.get_by_role("region", name="Waiting for a second person")
    expect(asked).to_contain_text("Correct result")
    expect(asked).to_contain_text("Number 17")
    held(boss, asked.get_by_role("button", name="Hold to agree"))
    expect(asked).to_have_count(0)
    expect(own).to_have_count(0)
    # 35 to 1 on top of the 95; the winning chip itself lies on the layout again.
    expect(seat).to_contain_text("270.00")
    with screens.house.client(screens.house.sign_in("sam")) as sam:
        seats = sam.see(hand.table, "pit")["view"]["seats"]
    assert [(each["balance"], each["staked"]) for each in seats] == [(27_000, 500)]


def test_a_second_person_who_declines_leaves_everything_as_it_was(
    screens: Screens, hand: Hand
) -> None:
    hand.open()
    hand.done("place", player="zoe", bet="straight:17", stake=500)
    pat = desk(screens, hand.table)
    form = form_of(pat, "Void wagers")
    # The round is that which they saw, though play goes on while they write.
    expect(form.get_by_label("Round")).to_have_value(str(hand.view()["round_no"]))
    form.get_by_label("Player").fill("zoe")
    form.get_by_label("Reason").select_option(index=1)
    send(pat, form)
    expect(form).to_be_hidden()
    boss = desk(screens, hand.table, staff="max")
    asked = boss.get_by_role("region", name="Waiting for a second person")
    asked.get_by_role("button", name="Decline").click()
    expect(asked).to_have_count(0)
    assert hand.view()["seats"][0]["staked"] == 500


@pytest.mark.clause("crown", "4.1 fn1 s66(2)")
def test_announced_limits_run_a_clock_of_twenty_minutes_here_and_on_the_display(
    screens: Screens, hand: Hand
) -> None:
    display = screens.open(f"/display/{hand.table}", "display")
    page = desk(screens, hand.table)
    form = form_of(page, "Announce limits")
    form.get_by_label("Minimum").fill("10")
    form.get_by_label("Maximum").fill("500")
    form.get_by_label("In how many minutes").fill("5")
    send(page, form)
    expect(form).to_contain_text("20 minutes")
    expect(form).to_contain_text("4.1 fn1 s66(2)")
    form.get_by_label("In how many minutes").fill("20")
    send(page, form)
    expect(form).to_be_hidden()
    notices = page.get_by_role("region", name="Notices")
    expect(notices).to_contain_text("$10")
    expect(notices.get_by_role("timer")).to_have_text(CLOCK)
    screens.picture(page, "pit-notice")
    expect(display.get_by_text(re.compile(r"\$10.*in (20|21) min"))).to_be_visible()
    wall = desk(screens)
    alert = wall.get_by_role("region", name="Alerts").get_by_role("listitem")
    notice = alert.filter(has=wall.get_by_role("link", name=hand.table, exact=True))
    expect(notice.get_by_role("timer")).to_have_text(CLOCK)
    expect(wall.get_by_role("region", name="Due")).to_contain_text("the sign says")


def test_a_table_is_opened_and_closed(screens: Screens) -> None:
    page = desk(screens)
    page.get_by_role("button", name="Open a table").click()
    form = page.get_by_role("dialog", name="Open a table")
    form.get_by_label("Table", exact=True).fill("P1")
    form.get_by_label("Rulebook").select_option("star")
    form.get_by_label("Minimum", exact=True).fill("a few")
    form.get_by_role("button", name="Open a table").click()
    expect(form).to_contain_text("amounts of money")
    form.get_by_label("Minimum", exact=True).fill("25")
    form.get_by_label("Maximum", exact=True).fill("1000")
    form.get_by_label("player card").select_option("false")
    form.get_by_label("layout").select_option("B")
    form.get_by_role("button", name="Open a table").click()
    expect(form).to_contain_text("layout B does not go with the single-zero wheel (2.3)")
    screens.picture(page, "pit-opening")
    assert screens.axe(page) == []
    form.get_by_label("layout").select_option("fitting")
    form.get_by_role("button", name="Open a table").click()
    expect(form).to_be_hidden()
    card = page.locator('li[data-table="P1"]')
    expect(card).to_contain_text("$25 to $1,000")
    card.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("P1")
    form = form_of(page, "Close table")
    send(page, form)
    expect(form).to_be_hidden()
    expect(page.locator("main .now")).to_contain_text("Table closed")
    with screens.house.http() as http:
        lines = {line["table"]: line for line in http.get("/v1/tables").json()["tables"]}
        assert http.get("/v1/tables/P1/game").json()["options"]["player_card"] == "false"
    assert "P1" not in lines or lines["P1"]["phase"] == "closed"


def test_float_personal_limits_and_exclusions_are_asked_from_the_desk(
    screens: Screens, hand: Hand
) -> None:
    page = desk(screens, hand.table)
    before = hand.view()["float"]
    form = form_of(page, "Fill")
    form.get_by_label("Amount").fill("2500")
    send(page, form)
    expect(form).to_be_hidden()
    assert hand.view()["float"] == before + 250_000
    seat = page.get_by_role("region", name="Seats").locator('[data-player="zoe"]')
    seat.get_by_label("What to do for zoe").click()
    seat.get_by_role("button", name="Personal limits").click()
    form = page.get_by_role("dialog", name="Personal limits")
    form.get_by_label("Maximum").fill("50")
    form.get_by_label("Minimum").fill("5")
    send(page, form)
    expect(form).to_be_hidden()
    # They hold once the player has been told.
    page.get_by_role("region", name="To do").get_by_role("button", name="Done").click()
    expect(seat).to_contain_text("own limits $5 to $50")
    form = form_of(page, "Exclude")
    form.get_by_label("Player").fill("rob")
    form.get_by_label("Reason").fill("took chips off the layout")
    send(page, form)
    expect(form).to_be_hidden()
    expect(page.get_by_role("region", name="Seats")).to_contain_text("rob")


def test_equipment_is_entered_and_an_unfit_ball_is_told_of(screens: Screens, hand: Hand) -> None:
    page = desk(screens)
    page.get_by_role("heading", name="Equipment register").click()
    page.get_by_role("button", name="Add equipment").click()
    form = page.get_by_role("dialog", name="Add equipment")
    mark = f"B-{hand.table}"
    form.get_by_label("Mark").fill(mark)
    form.get_by_label("Kind").select_option("ball")
    form.get_by_label("Diameter in millimetres").fill("20")
    form.get_by_label("Material").fill("plastic")
    form.get_by_label("To which table").fill(hand.table)
    form.get_by_role("button", name="Enter", exact=True).click()
    expect(form).to_be_hidden()
    item = page.locator(f'li[data-mark="{mark}"]')
    expect(item).to_contain_text(hand.table)
    item.get_by_role("button", name=f"Inspect: {mark}").click()
    form = page.get_by_role("dialog", name=f"Inspect: {mark}")
    form.get_by_label("Unfit because").fill("chipped")
    form.get_by_role("button", name="Save").click()
    expect(form).to_be_hidden()
    expect(item).to_contain_text("chipped")
    alerts = page.get_by_role("region", name="Alerts")
    expect(alerts).to_contain_text(mark)
    assert screens.axe(page) == []
    screens.picture(page, "pit-equipment")


def test_the_desk_of_a_table_says_what_its_book_lacks_and_fills_it(
    screens: Screens, hand: Hand
) -> None:
    page = desk(screens, hand.table)
    page.get_by_role("heading", name="Equipment register").click()
    needs = page.get_by_role("region", name=f"What table {hand.table} needs")
    missing = needs.get_by_role("list", name="Still missing")
    expect(missing).to_contain_text("dolly is missing (1.1)")
    expect(missing).to_contain_text("Wheel: none of the register is at the table")
    fill = needs.get_by_role("button", name="Enter all that is missing")
    fill.click()
    expect(needs.get_by_role("status")).to_contain_text(
        "somebody has to find out first: Diameter of the ball in millimetres"
    )
    needs.get_by_label("Diameter of the ball in millimetres").fill("20")
    needs.get_by_label("Material of the ball").fill("nylon")
    assert screens.axe(page) == []
    screens.picture(page, "pit-needs")
    fill.click()
    expect(needs).to_contain_text("Everything that the book requires is there")
    expect(page.locator(f'li[data-mark="{hand.table}-dolly"]')).to_be_visible()


def test_a_ball_is_changed_from_the_desk(screens: Screens) -> None:
    page = desk(screens, TABLE)
    form = form_of(page, "Change ball")
    form.get_by_label("Diameter in millimetres").fill("20")
    form.get_by_label("Material").fill("plastic")
    send(page, form)
    expect(form).to_be_hidden()
    expect(page.get_by_role("region", name="Timeline")).to_contain_text("ball")


@pytest.mark.clause("rapid", "8.1 SGC bullet 3")
def test_a_management_representative_manages_the_game_from_the_desk(screens: Screens) -> None:
    house, new = screens.house, {"name": "mia", "password": "manages-the-house"}
    with house.http(house.sign_in("ada")) as ada:
        taken_on = ada.post("/v1/staff", json={**new, "roles": ["management-representative"]})
        assert taken_on.status_code == 200, taken_on.text
    with by_hand(house, "rapid") as hand:
        page = screens.open(f"/pit/{hand.table}")
        page.get_by_label("Name").fill("mia")
        page.get_by_label("Password or terminal key").fill(new["password"])
        page.get_by_role("button", name="Sign in", exact=True).click()
        form = form_of(page, "Wagering period")
        form.get_by_label("Seconds").fill("45")
        send(page, form)
        expect(form).to_be_hidden()
        expect(page.get_by_role("region", name="Timeline")).to_contain_text("45")
        form = form_of(page, "Close table")
        send(page, form)
        expect(form).to_be_hidden()
        assert hand.view()["phase"] == "closed"


@pytest.mark.parametrize("table", ["", TABLE, "T5"])
def test_the_desk_is_accessible_and_fits_its_window(screens: Screens, table: str) -> None:
    with screens.house.client(terminal_key("ann")) as ann:
        ann.submit(TABLE, "place", player="ann", bet="straight:17", stake=500)
    screens.fits(desk(screens, table), f"pit-{table or 'floor'}")


def test_the_desk_speaks_french(screens: Screens) -> None:
    page = screens.open("/pit", staff="pat", language="fr-FR")
    expect(page.get_by_role("region", name="Alertes")).to_be_visible()
    expect(page.get_by_role("button", name="Ouvrir une table")).to_be_visible()
    page.goto(f"/pit/{TABLE}")
    expect(page.get_by_role("region", name="Risque")).to_be_visible()
    expect(page.get_by_role("button", name="Annoncer des limites")).to_be_visible()


def test_an_inspector_may_look_but_is_offered_nothing_to_do(screens: Screens) -> None:
    page = desk(screens, TABLE, staff="ines")
    expect(page.get_by_role("button", name="Announce limits")).to_have_count(0)
    wall = desk(screens, staff="ines")
    expect(wall.get_by_role("button", name=re.compile("^Acknowledge"))).to_have_count(0)


def test_somebody_without_a_role_in_the_pit_is_asked_to_sign_in(screens: Screens) -> None:
    page = screens.open("/pit", staff="dora")
    expect(page.get_by_label("Password or terminal key")).to_be_visible()
    page.get_by_role("button", name="Pit boss").click()
    expect(page.get_by_role("region", name="Alerts")).to_be_visible()


def test_every_game_of_every_book_can_be_opened_as_the_books_are_told(screens: Screens) -> None:
    with screens.house.http(screens.house.sign_in("pat")) as pat:
        books = pat.get("/v1/books").json()["books"]
        offers = [(book["book"], game) for book in books for game in book["games"]]
        assert len(offers) >= 10
        for number, (book, game) in enumerate(offers):
            options = {each["name"]: each["values"][0] for each in game["options"]}
            asked = {"table": f"Q{number}", "book": book, "game": game["game"]}
            sign = {"min": 500, "max": 50_000, "options": options, "signed": game["unsigned"]}
            opened = pat.post("/v1/tables", json={**asked, **sign})
            assert opened.status_code == 200, (book, game["game"], opened.text)
            assert "pit-boss" in game["opened_by"]


@pytest.mark.clause("star", "11.6#3")
def test_what_a_promotion_owes_stands_on_the_desk_before_it_is_late(screens: Screens) -> None:
    house = screens.house
    with house.http(house.sign_in("tess")) as tess:
        made = tess.post("/v1/promotions", json={"promotion": "drum", "book": "star"})
        assert made.status_code == 200, made.text
        prize = {"kind": "voucher", "value": 50_000, "details": {"value": 50_000}}
        check = {"terms": {}, "prizes": [prize]}
        missing = tess.post("/v1/promotions/drum/check", json=check).json()["missing"]
        texts = {item["key"]: "as published" for item in missing}
        for number, asked in enumerate(
            (
                {"type": "draft", "terms": {"texts": texts}, "prizes": [prize]},
                {"type": "submit-to-regulator"},
                {"type": "postpone", "reason": "a doubt about the drum"},
            )
        ):
            headers = {"Idempotency-Key": f"drum-{number}"}
            answer = tess.post("/v1/promotions/drum/commands", json=asked, headers=headers)
            assert answer.json()["type"] == "accepted", answer.text
    page = desk(screens)
    due = page.get_by_role("region", name="Due")
    expect(due).to_contain_text("drum")
    expect(due).to_contain_text("inspector")


def test_the_wall_is_searched_filtered_and_sorted_and_an_alert_is_marked(screens: Screens) -> None:
    house = screens.house
    with house.client(house.sign_in("dora")) as dora:
        dora.done(TABLE, "call-supervisor", text="a chip lies on two numbers")
    page = desk(screens)
    cards = page.locator("li[data-table]")
    names = "els => els.map(el => el.dataset.table)"
    every = cards.evaluate_all(names)
    assert every == sorted(every, key=lambda name: (name[0], int(name[1:]))), "T2 before T10"
    expect(page).to_have_title(re.compile(r"^\(\d+\) Pit desk"))
    page.get_by_role("searchbox").fill("rapid")
    # Other tests have opened tables of that game too, and none of them is left out.
    expect(cards).to_have_count(page.locator("li[data-table]").filter(has_text="Rapid").count())
    assert 1 <= cards.count() < len(every)
    page.get_by_role("searchbox").fill("no such table")
    expect(page.get_by_text("No matching tables")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name=re.compile("^Alerts")).click()
    expect(page.locator(f'li[data-table="{TABLE}"]')).to_be_visible()
    page.get_by_role("button", name=re.compile("^All")).click()
    page.get_by_label("Sort by").select_option("alerts")
    expect(cards.first.locator(".badge.stop")).to_be_visible()
    # An alert that nobody sees for three minutes is the shift manager's, above the others.
    alerts = page.get_by_role("region", name="Alerts")
    own = alerts.get_by_role("listitem").filter(has_text="a chip lies on two numbers")
    expect(own.locator(".age")).to_be_visible()
    expect(own).not_to_contain_text("Shift manager")
    assert screens.axe(page) == []
    # The form of the limits starts from the limits as they are.
    table = desk(screens, TABLE)
    form = form_of(table, "Change limits")
    expect(form.get_by_label("Minimum")).to_have_value("5")
    expect(form.get_by_label("Maximum")).to_have_value("500")
