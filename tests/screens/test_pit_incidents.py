"""The pit's desk: alerts acknowledged with a note, incidents to their decision, and patrons."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.screens.dealing import Hand, by_hand
from tests.screens.looking import SIZES, Screens
from tests.screens.test_pit import desk, held

pytestmark = pytest.mark.xdist_group("screens-pit")
TABLE = "T2"


@pytest.fixture
def hand(screens: Screens) -> Iterator[Hand]:
    """A table that is dealt by the test alone, with a round under way."""
    with by_hand(screens.house, "american") as hand:
        hand.done("buy-in", player="ann", amount=10_000)
        hand.open()
        yield hand


def report(page: Page, **words: str) -> Locator:
    """Report an incident from a desk; the dialogue, as it then stands."""
    page.get_by_role("button", name="Report an incident").click()
    form = page.get_by_role("dialog", name="Report an incident")
    for label, text in words.items():
        field = form.get_by_label(label.replace("_", " "), exact=False).first
        if field.evaluate("each => each.tagName") == "SELECT":
            field.select_option(text)
        else:
            field.fill(text)
    form.get_by_role("button", name="Send").click()
    return form


def test_an_alert_is_acknowledged_with_a_note_that_others_read(
    screens: Screens, hand: Hand
) -> None:
    text, note = "the ball jumped out of nine", "film shown to ann, she agrees"
    hand.done("dispute", player="ann", text=text)
    page = desk(screens, hand.table)
    alerts = page.get_by_role("region", name="Alerts")
    alert = alerts.get_by_role("listitem").filter(has_text=text).first
    alert.get_by_role("button", name="Write a note").click()
    box = alert.get_by_label("Note to the record")
    expect(box).to_be_focused()
    box.fill(note)
    screens.picture(page, "pit-note")
    assert screens.axe(page) == []
    alert.get_by_role("button", name="Acknowledge").click()
    timeline = page.get_by_role("region", name="Timeline")
    seen = timeline.get_by_role("listitem").filter(has_text="Acknowledged:").filter(has_text=text)
    expect(seen).to_contain_text("by pat")
    expect(seen).to_contain_text(note)

    wall = desk(screens, staff="sam")
    wall.get_by_text("Acknowledged", exact=True).click()
    answer = wall.get_by_role("list", name="Acknowledged").get_by_role("listitem")
    expect(answer.filter(has_text=text)).to_contain_text(f"by pat, {page_day(page)}")
    expect(answer.filter(has_text=text)).to_contain_text(note)
    screens.picture(wall, "pit-acknowledged")
    assert screens.axe(wall) == []

    with screens.house.http(screens.house.sign_in("ines")) as http:
        found = http.get(f"/v1/alerts/acknowledged?table={hand.table}").json()["alerts"]
    number = next(one["round_no"] for one in found if one["note"] == note)
    inspector = screens.open(f"/inspector?table={hand.table}&round={number}", staff="ines")
    record = inspector.get_by_role("region", name="Acknowledged alerts")
    expect(record).to_contain_text(note)
    expect(record).to_contain_text("by pat")
    screens.picture(inspector, "inspector-acknowledged")


def page_day(page: Page) -> str:
    """Today as a desk writes it."""
    script = "new Intl.DateTimeFormat('en-AU', { dateStyle: 'short' }).format(Date.now())"
    return str(page.evaluate(script))


def test_an_incident_is_reported_looked_into_and_decided(screens: Screens, hand: Hand) -> None:
    hand.done("dispute", player="ann", text="my neighbour reached over the rail")
    page = desk(screens, hand.table)
    form = report(page, What_it_is="side-bet")
    expect(form).to_contain_text("What happened is required")
    form.get_by_label("What happened").fill("two at the rail bet with each other")
    form.get_by_label("Who").fill("ann")
    form.get_by_role("button", name="Send").click()
    expect(form).to_be_hidden()
    cases = page.get_by_role("region", name="Incidents")
    line = cases.get_by_role("listitem").filter(has_text="two at the rail")
    expect(line).to_contain_text("Side bet")
    expect(line).to_contain_text(f"{hand.table}, round 1")

    boss = desk(screens, staff="max")
    own = boss.get_by_role("region", name="Incidents").get_by_role("listitem")
    own.filter(has_text="two at the rail").get_by_role("button", name="Look into").click()
    story = boss.get_by_role("dialog", name=re.compile("Side bet"))
    evidence = story.get_by_role("region", name="Evidence")
    expect(evidence.get_by_role("link", name=re.compile("step by step"))).to_be_visible()
    paper = evidence.get_by_role("link", name=re.compile("Dispute")).first.get_attribute("href")
    assert boss.request.get(str(paper)).body().startswith(b"%PDF")
    steps = story.get_by_role("region", name="What was found and done")
    expect(steps).to_contain_text("Reported, about ann")
    expect(steps).to_contain_text("pat")
    story.get_by_role("button", name="Add a finding").click()
    story.get_by_label("What was found or done").fill("both were warned")
    story.get_by_role("button", name="Send").click()
    expect(steps).to_contain_text("both were warned")
    assert screens.axe(boss) == []
    screens.picture(boss, "pit-case")
    story.get_by_role("button", name="Decide and close").click()
    held(boss, story.get_by_role("button", name="Send"))
    expect(story).to_contain_text("Decision is required")
    story.get_by_label("Decision").fill("nothing more is done")
    held(boss, story.get_by_role("button", name="Send"))
    expect(steps).to_contain_text("Closed: nothing more is done")
    expect(story.get_by_role("button", name="Add a finding")).to_have_count(0)
    boss.keyboard.press("Escape")
    expect(own.filter(has_text="two at the rail")).to_have_count(0)
    boss.get_by_text("closed incident").click()
    expect(own.filter(has_text="nothing more is done")).to_be_visible()


def test_the_house_refuses_in_the_form_and_what_was_typed_is_kept(screens: Screens) -> None:
    page = desk(screens)
    form = report(page, What_it_is="interference", What_happened="a hand over the wheel")
    expect(form).to_contain_text("say who interfered")
    expect(form.get_by_label("What happened")).to_have_value("a hand over the wheel")
    form.get_by_label("Who").fill("nobody knows")
    form.get_by_role("button", name="Send").click()
    expect(form).to_be_hidden()
    expect(page.get_by_role("region", name="Incidents")).to_contain_text("Interference")


@pytest.mark.parametrize("size", SIZES)
def test_somebody_is_excluded_from_the_house_and_let_in_again(screens: Screens, size: str) -> None:
    name = f"rolf-{size}"
    page = desk(screens, staff="max", size=size)
    page.get_by_role("heading", name="Patrons and exclusions").click()
    page.get_by_label("Find a patron").fill(name)
    page.get_by_role("button", name="Look up").click()
    patron = page.get_by_role("dialog", name=name)
    expect(patron).to_contain_text("not in the register")
    patron.get_by_role("button", name="Exclude from the house").click()
    patron.get_by_label("Reason").fill("held a device")
    patron.get_by_label("Days").fill("30")
    held(page, patron.get_by_role("button", name="Send"))
    exclusions = patron.get_by_role("region", name="Exclusions")
    expect(exclusions).to_contain_text("held a device")
    expect(exclusions).to_contain_text("until")
    assert screens.axe(page) == []
    assert screens.overflow(page) <= 0
    screens.picture(page, f"pit-patron-{size}")
    with screens.house.client(screens.house.sign_in("max")) as staff:
        assert staff.submit(TABLE, "join", player=name)["reason"] == "excluded"
    patron.get_by_role("button", name="Lift the exclusion").click()
    patron.get_by_label("Reason").fill("it was a hearing aid")
    patron.get_by_role("button", name="Send").click()
    expect(exclusions).to_contain_text("no longer holds")


def test_a_patron_has_play_limited_at_the_desk(screens: Screens) -> None:
    page = desk(screens)
    page.get_by_role("heading", name="Patrons and exclusions").click()
    page.get_by_label("Find a patron").fill("lena")
    page.get_by_role("button", name="Look up").click()
    patron = page.get_by_role("dialog", name="lena")
    patron.get_by_role("button", name="Limit play").click()
    patron.get_by_label("What is limited").select_option("loss-day")
    patron.get_by_label("Dollars").fill("250")
    patron.get_by_role("button", name="Send").click()
    expect(patron.get_by_role("region", name="Own limits")).to_contain_text("Loss in a day")
    expect(patron.get_by_role("region", name="Own limits")).to_contain_text("$250")


def test_an_inspector_reads_incidents_and_patrons_and_changes_nothing(screens: Screens) -> None:
    with screens.house.http(screens.house.sign_in("pat")) as pat:
        new = {"kind": "complaint", "text": "the music is too loud"}
        assert pat.post("/v1/cases", json=new).status_code == 200
        body = {"type": "exclude-patron", "reason": "asked for it"}
        assert pat.post("/v1/patrons/odo", json=body).status_code == 200
    page = desk(screens, staff="ines")
    cases = page.get_by_role("region", name="Incidents")
    expect(cases.get_by_role("button", name="Report an incident")).to_have_count(0)
    line = cases.get_by_role("listitem").filter(has_text="the music is too loud")
    line.get_by_role("button", name="Look into").click()
    story = page.get_by_role("dialog", name=re.compile("Complaint"))
    expect(story).to_contain_text("It is about no round.")
    expect(story.get_by_role("button", name="Add a finding")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("heading", name="Patrons and exclusions").click()
    page.get_by_role("list", name="Patrons and exclusions").get_by_role(
        "button", name="odo"
    ).click()
    patron = page.get_by_role("dialog", name="odo")
    expect(patron).to_contain_text("asked for it")
    expect(patron.get_by_role("button", name="Lift the exclusion")).to_have_count(0)


def test_incidents_and_patrons_speak_french(screens: Screens) -> None:
    page = screens.open("/pit", staff="pat", language="fr-FR")
    page.get_by_role("button", name="Signaler un incident").click()
    form = page.get_by_role("dialog", name="Signaler un incident")
    form.get_by_label("De quoi il s’agit").select_option("complaint")
    form.get_by_label("Ce qui s’est passé").fill("la musique est trop forte")
    form.get_by_role("button", name="Envoyer").click()
    expect(form).to_be_hidden()
    line = page.get_by_role("region", name="Incidents").get_by_role("listitem")
    line.filter(has_text="la musique").get_by_role("button", name="Examiner").click()
    story = page.get_by_role("dialog", name=re.compile("Réclamation"))
    expect(story).to_contain_text("Signalé : la musique est trop forte")
    screens.picture(page, "pit-case-fr")
