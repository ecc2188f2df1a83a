"""The inspector's desk: rounds step by step, the log verified, clauses and where they applied."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-inspector")


@pytest.fixture
def desk(screens: Screens) -> Page:
    """The desk, once a round has been played at a table that deals itself."""
    house = screens.house
    with house.http(house.sign_in("ines")) as ines:
        until = time.monotonic() + 60
        while not any(
            line["outcome"] == "settled"
            for line in ines.get("/v1/inspect/tables/T2/rounds").json()["rounds"]
        ):
            assert time.monotonic() < until, "no round was ever settled at T2"
    page = screens.open("/inspector", staff="ines")
    page.get_by_label("Table", exact=True).select_option("T2")
    expect(page.get_by_role("button", name="Round").first).to_be_visible(timeout=30_000)
    return page


def test_a_round_is_walked_step_by_step_with_its_clauses(screens: Screens, desk: Page) -> None:
    settled = desk.get_by_role("button", name=re.compile(r"^Round \d+ .*settled"))
    expect(settled.last).to_be_visible()
    settled.last.click()
    steps = desk.get_by_role("list", name="Timeline").get_by_role("listitem")
    expect(steps.first).to_be_visible()
    expect(desk.get_by_text("Step 1 of")).to_be_visible()
    desk.get_by_role("button", name="Next step").click()
    expect(desk.get_by_text("Step 2 of")).to_be_visible()
    standing = desk.get_by_role("region", name="The table after this step")
    expect(standing.get_by_text("Phase")).to_be_visible()
    expect(standing.get_by_text("ann")).to_be_visible()
    screens.picture(desk, "inspector-round")
    clause = desk.get_by_role("list", name="Timeline").locator("button.clause").first
    name = clause.inner_text()
    clause.click()
    expect(desk.get_by_role("heading", level=2)).to_contain_text(name)
    expect(desk.get_by_role("heading", name="Where it applied")).to_be_visible()
    screens.picture(desk, "inspector-clause")


def test_the_log_is_verified_and_its_root_told(screens: Screens, desk: Page) -> None:
    desk.get_by_role("button", name="Log", exact=True).click()
    desk.get_by_role("button", name="Verify the whole log").click()
    expect(desk.get_by_text("The log is intact")).to_be_visible(timeout=60_000)
    expect(desk.locator("code")).to_have_text(re.compile(r"^[0-9a-f]{64}$"))
    assert screens.axe(desk) == []
    screens.picture(desk, "inspector-verified")


def test_reports_are_one_click_away(desk: Page) -> None:
    desk.get_by_role("button", name="Reports").click()
    for kind in ("Shift", "Day", "Cage"):
        link = desk.get_by_role("link", name=f"{kind} CSV")
        answer = desk.request.get(str(link.get_attribute("href")))
        assert answer.ok, answer.text()


def test_the_inspectors_desk_is_accessible_and_fits_its_window(screens: Screens) -> None:
    page = screens.open("/inspector", staff="ines")
    expect(page.get_by_label("Table", exact=True)).to_be_visible()
    screens.fits(page, "inspector")


def test_nobody_else_looks_over_the_inspectors_shoulder(screens: Screens) -> None:
    page = screens.open("/inspector", staff="carol")
    expect(page.get_by_label("Password or terminal key")).to_be_visible()


def test_rounds_are_found_by_what_is_known_of_them_and_played_again(
    screens: Screens, desk: Page
) -> None:
    house = screens.house
    with house.client(house.sign_in("dora")) as dora:
        dora.done("T2", "dispute", player="ann", text="the ball jumped")
    with house.http(house.sign_in("ines")) as ines:
        lines = ines.get("/v1/inspect/tables/T2/rounds").json()["rounds"]
        settled = next(line for line in lines if line["outcome"] == "settled")
        number, pocket = settled["round_no"], settled["pocket"]
        at = settled["ended_at"]
        place = f"/v1/inspect/search?table=T2&pocket={pocket}&since={at}&until={at}"
        found = ines.get(place).json()
        assert [(hit["table"], hit["round_no"]) for hit in found["hits"]] == [("T2", number)]
        clause = found["hits"][0]["step"]["clauses"]
        assert ines.get("/v1/inspect/search?ticket=12").status_code == 422
        assert ines.get("/v1/inspect/search?player=nobody-at-all").json()["hits"] == []
        least = ines.get("/v1/inspect/search?player=ann&least=100000&most=100000").json()["hits"]
        assert least
        assert all("ann" in hit["step"]["sentence"] for hit in least)
    with house.http(house.sign_in("carol")) as carol:
        assert carol.get("/v1/inspect/search").status_code == 403
        assert carol.get("/v1/disputes").status_code == 403
    desk.get_by_role("button", name="Search", exact=True).click()
    search = desk.get_by_role("region", name="Search")
    search.get_by_label("Table").select_option("T2")
    search.get_by_label("Number").fill(pocket)
    if clause:
        search.get_by_label("Clause").fill(clause[0])
    search.get_by_role("button", name="Search").click()
    hit = search.get_by_role("link", name=f"T2 · Round {number}", exact=True)
    expect(hit).to_be_visible()
    expect(search).to_contain_text("Times are local:")
    assert screens.axe(desk) == []
    screens.picture(desk, "inspector-search")
    hit.click()
    # The round has an address, where it is played again with its wheel.
    expect(desk).to_have_url(re.compile(rf"/inspector/T2/{number}$"))
    desk.reload()
    desk.get_by_label("Speed").select_option("4")
    desk.get_by_role("button", name="Play the round").click()
    expect(desk.locator(".standing canvas")).to_be_visible()
    expect(desk.get_by_role("button", name="Play the round")).to_be_visible(timeout=60_000)
    expect(desk.get_by_text(re.compile(r"Step (\d+) of \1$"))).to_be_visible()
    screens.picture(desk, "inspector-replayed")
    desk.get_by_role("button", name="Disputes", exact=True).click()
    disputes = desk.get_by_role("region", name="Disputes")
    expect(disputes).to_contain_text("the ball jumped")
    dossier = disputes.get_by_role("link", name="Dossier (PDF)").first.get_attribute("href")
    assert desk.request.get(str(dossier)).body().startswith(b"%PDF")
    desk.get_by_role("button", name="Log", exact=True).click()
    expect(desk.get_by_role("heading", name="Signed head")).to_be_visible()


def test_the_rounds_of_a_table_stand_there_once_however_often_it_is_chosen(
    screens: Screens, desk: Page
) -> None:
    """The desk opens where something was played, and two choices of one table are one list."""
    page = screens.open("/inspector", staff="ines")
    rounds = page.get_by_role("region", name="Rounds of the table").get_by_role("listitem")
    expect(rounds.first).to_be_visible()
    expect(page.get_by_text("Choose a round")).to_be_visible()
    page.get_by_label("Table", exact=True).evaluate(
        "(list) => { for (const _ of [1, 2, 3]) list.dispatchEvent(new Event('change')); }"
    )
    expect(rounds.first).to_be_visible()
    page.wait_for_timeout(500)
    names = [text.split("\n")[0] for text in rounds.all_inner_texts()]
    assert len(names) == len(set(names)), names
    page.get_by_label("Table", exact=True).select_option("T1")
    expect(page.get_by_text("No round has been played at this table yet.")).to_be_visible()
    expect(page.get_by_text("Choose a round")).to_have_count(0)
