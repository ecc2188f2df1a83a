"""A real house on a free port, and a real browser that looks at its screens."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.house.serving import Server
from tests.screens.directing import open_desk
from tests.screens.looking import Screens

#: Of olga, whom the tests of tournaments take on.
DIRECTORS_PASSWORD = "a long password"
ROOT = Path(__file__).resolve().parents[2]
#: The virtual dealer deals quickly, but leaves a test the time to lay its chips.
CADENCE = {
    "CROUPIER_CADENCE_BETTING": "4",
    "CROUPIER_CADENCE_SPIN_BEFORE_CLOSE": "1",
    "CROUPIER_CADENCE_BALL": "0.5",
    "CROUPIER_CADENCE_REST": "1",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "2000",
}
_NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


# A busy machine shows things late; what never comes is a failure then too.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A demo house of this module's own."""
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=CADENCE)
    server.start()
    yield server
    assert server.stop() == 0, server.log()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The machine's Chromium, without a window.

    One for each module: playwright keeps an event loop in this thread while it runs, and the next
    module may have loops of its own.
    """
    given = os.environ.get("TEST_CHROMIUM")
    program = given or next(filter(None, map(shutil.which, _NAMES)), None)
    assert program, "no chromium on the PATH; `make test` says how to get one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(_FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def screens(browser: Browser, house: Server) -> Iterator[Screens]:
    """Opens screens of the house; every one of them must end without an error in its console."""
    screens = Screens(browser, house, ROOT)
    yield screens
    screens.close()
    assert screens.errors == []


@pytest.fixture
def page(screens: Screens) -> Page:
    """One screen at a terminal's size, with touch, for somebody who wants things to keep still."""
    return screens.open()


@pytest.fixture(scope="module")
def olga(house: Server) -> str:
    """The token of the operator, who directs the tournaments as well."""
    with house.http(house.sign_in("ada")) as ada:
        roles = ["operator", "tournament-director"]
        person = {"name": "olga", "password": DIRECTORS_PASSWORD, "roles": roles}
        assert ada.post("/v1/staff", json=person).status_code == 200
    with house.http() as nobody:
        answer = nobody.post("/v1/session", json={"name": "olga", "password": DIRECTORS_PASSWORD})
    return str(answer.json()["token"])


@pytest.fixture
def desk(screens: Screens, olga: str) -> Page:
    return open_desk(screens, olga)
