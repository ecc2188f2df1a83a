"""Signing in with an account elsewhere: one button, there and back to the page one came from."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.house.provider import CLIENT, SECRET, Provider
from tests.house.serving import Server
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-cashier")


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    provider = Provider()
    yield provider
    provider.stop()


@pytest.fixture(scope="module")
def house(provider: Provider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {
        "CROUPIER_CADENCE_REST": "3600",
        "CROUPIER_OIDC_ISSUER": provider.issuer,
        "CROUPIER_OIDC_CLIENT": CLIENT,
        "CROUPIER_OIDC_SECRET": SECRET,
        "CROUPIER_OIDC_TITLE": "Casino account",
    }
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=settings)
    server.start()
    yield server
    assert server.stop() == 0, server.log()


def test_a_cashier_signs_in_with_the_houses_account(screens: Screens, provider: Provider) -> None:
    provider.claims = {"preferred_username": "carol"}
    page = screens.open("/cashier")
    button = page.get_by_role("link", name="Sign in with Casino account")
    expect(button).to_be_visible()
    assert screens.axe(page) == []
    screens.picture(page, "sign-in-provider")
    button.click()
    expect(page).to_have_url(f"{screens.house.url}/cashier")
    expect(page.get_by_label("Scan a ticket or type its number")).to_be_visible()
    expect(page.get_by_text("carol", exact=True).first).to_be_visible()
