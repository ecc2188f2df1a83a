"""A house a day ahead: its clock is set right, and the desks say what was made by the wrong one."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.house.serving import Server
from tests.house.test_second_clock import DAY, house, print_ticket, put_up_notice
from tests.screens.conftest import ROOT
from tests.screens.looking import Screens
from tests.screens.test_pit import desk, held

pytestmark = pytest.mark.xdist_group("screens-admin")


@pytest.fixture
def ahead(tmp_path: Path) -> Iterator[Server]:
    server = house(tmp_path, "", DAY)
    server.start()
    # The machine was put right meanwhile.
    (tmp_path / "clock").write_text("0")
    yield server
    assert server.stop() == 0, server.log()


@pytest.fixture
def screens(browser: Browser, ahead: Server) -> Iterator[Screens]:
    screens = Screens(browser, ahead, ROOT)
    yield screens
    screens.close()
    assert screens.errors == []


def test_the_clock_is_set_and_the_desks_say_what_it_had_made(
    screens: Screens, ahead: Server
) -> None:
    pat = ahead.sign_in("pat")
    now = int((time.time() + DAY) * 1000)
    table, _ = put_up_notice(ahead, pat, now)
    number = print_ticket(ahead, "ann")
    page = screens.open("/admin", staff="ada")
    # The overview has a button of that name of its own, once it has come.
    page.get_by_role("navigation", name="Administrator").get_by_role("button", name="House").click()
    clock = page.get_by_role("region", name="The house's clock")
    seconds = clock.get_by_label("Adjust by, in seconds")
    expect(seconds).not_to_have_value("0")
    assert abs(int(seconds.input_value()) + DAY) < 60
    seconds.fill(str(-DAY))
    button = clock.get_by_role("button", name="Set the clock")
    expect(button).to_be_disabled()
    clock.get_by_label("Why").fill("the machine was a day ahead")
    assert screens.axe(page) == []
    held(page, button)
    expect(page.get_by_text("The clock is set, and it is on record.")).to_be_visible()
    with ahead.http(pat) as http:
        shown = http.get("/v1/house/reports").json()["time"]
    assert abs(shown / 1000 - time.time()) < 120
    due = desk(screens).get_by_role("region", name="Due")
    expect(due).to_contain_text("set by a clock that was 24 h ahead")
    notices = desk(screens, table).get_by_role("region", name="Notices")
    expect(notices).to_contain_text("put up by a clock that was ahead")
    cage = screens.open("/cashier", staff="carol")
    scanner = cage.get_by_label("Scan a ticket or type its number")
    scanner.fill(number)
    scanner.press("Enter")
    expect(
        cage.get_by_text("Issued by a clock that was wrong; by a right one until")
    ).to_be_visible()
