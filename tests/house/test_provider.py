"""Staff sign in with an account elsewhere: a provider, a house, and much that is wrong."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx2
import pytest

from tests.house.provider import CLIENT, SECRET, Provider
from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("house-play")


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    provider = Provider()
    yield provider
    provider.stop()


@pytest.fixture(scope="module")
def server(provider: Provider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {
        "CROUPIER_CADENCE_REST": "3600",
        "CROUPIER_OIDC_ISSUER": provider.issuer,
        "CROUPIER_OIDC_CLIENT": CLIENT,
        "CROUPIER_OIDC_SECRET": SECRET,
        "CROUPIER_OIDC_TITLE": "Casino account",
        "CROUPIER_HOUSE_SECOND_FACTOR": "cashier",
    }
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=settings)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert SECRET not in server.log()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture
def browser(server: Server) -> Iterator[httpx2.Client]:
    with server.http() as browser:
        yield browser


def sign_in(browser: httpx2.Client, to: str = "/dealer/T1") -> httpx2.Response:
    """What a browser is answered that went to the provider and comes back."""
    begun = browser.get("/sign-in/provider", params={"to": to})
    assert begun.status_code == 303, begun.text
    cookie = begun.headers["set-cookie"]
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    returned = httpx2.get(begun.headers["location"])
    assert returned.status_code == 302
    back = urlsplit(returned.headers["location"])
    return browser.get(f"{back.path}?{back.query}")


def refused(browser: httpx2.Client, provider: Provider, claims: dict[str, Any]) -> str:
    provider.claims = claims
    answer = sign_in(browser)
    assert answer.status_code == 401, answer.text
    assert browser.get("/v1/me").status_code == 401
    return str(answer.json()["detail"])


def test_a_dealer_signs_in_and_deals(browser: httpx2.Client, provider: Provider) -> None:
    provider.claims = {"preferred_username": "dora", "roles": ["administrator"]}
    answer = sign_in(browser)
    assert (answer.status_code, answer.headers["location"]) == (303, "/dealer/T1")
    assert "samesite=strict" in answer.headers["set-cookie"].lower()
    me = browser.get("/v1/me").json()
    # What one may do is what the house says, whatever the provider says of roles.
    assert (me["name"], me["roles"]) == ("dora", ["dealer"])
    assert browser.get("/v1/sign-in").json() == {"provider": "Casino account"}
    assert browser.get("/v1/waiting").status_code == 200


def test_who_is_not_on_the_roll_gets_no_session(browser: httpx2.Client, provider: Provider) -> None:
    assert "nobody on the roll" in refused(browser, provider, {"preferred_username": "mallory"})
    assert "nobody on the roll" in refused(browser, provider, {"email": "dora"})
    assert "nobody on the roll" in refused(browser, provider, {"preferred_username": ["dora"]})


def test_a_second_factor_is_the_providers_where_one_is_wanted(
    browser: httpx2.Client, provider: Provider
) -> None:
    carol = {"preferred_username": "carol"}
    assert "second factor" in refused(browser, provider, carol)
    assert "second factor" in refused(browser, provider, {**carol, "amr": ["pwd"]})
    provider.claims = {**carol, "amr": ["pwd", "otp"]}
    answer = sign_in(browser)
    assert answer.status_code == 303
    assert browser.get("/v1/me").json()["name"] == "carol"


@pytest.mark.parametrize(
    ("claims", "why"),
    [
        ({"aud": "somebody-else"}, "somebody else"),
        ({"aud": [CLIENT, "another"]}, "somebody else"),
        ({"iss": "https://elsewhere"}, "another provider"),
        ({"exp": 1}, "time is over"),
        ({"iat": int(time.time()) + 7200}, "future"),
        ({"nonce": "of another sign-in"}, "another sign-in"),
    ],
)
def test_a_token_that_is_not_for_this_sign_in_opens_nothing(
    browser: httpx2.Client, provider: Provider, claims: dict[str, Any], why: str
) -> None:
    assert why in refused(browser, provider, {"preferred_username": "dora", **claims})


def test_a_provider_that_changes_its_keys_is_asked_for_them(
    browser: httpx2.Client, provider: Provider
) -> None:
    provider.new_key()
    provider.claims = {"preferred_username": "dora"}
    answer = sign_in(browser)
    assert answer.status_code == 303


def test_a_return_belongs_to_the_browser_that_began_it_and_works_once(
    server: Server, provider: Provider
) -> None:
    provider.claims = {"preferred_username": "dora"}
    with server.http() as browser, server.http() as other:
        begun = browser.get("/sign-in/provider")
        back = httpx2.get(begun.headers["location"]).headers["location"]
        path = back.removeprefix(server.url)
        assert other.get(path).status_code == 401
        assert browser.get(path).status_code == 401
        assert browser.get("/sign-in/provider/return?code=x&state=y").status_code == 401
        asked = parse_qs(urlsplit(begun.headers["location"]).query)
        assert asked["code_challenge_method"] == ["S256"]
        assert asked["redirect_uri"] == [f"{server.url}/sign-in/provider/return"]


@pytest.mark.parametrize("to", ["https://elsewhere/", "//elsewhere", "/\\elsewhere", "dealer"])
def test_nobody_is_sent_elsewhere(browser: httpx2.Client, provider: Provider, to: str) -> None:
    provider.claims = {"preferred_username": "dora"}
    answer = sign_in(browser, to)
    assert answer.headers["location"] == "/"


def test_without_a_provider_there_is_none(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", settings={"CROUPIER_CADENCE_REST": "3600"})
    server.start()
    try:
        with server.http() as browser:
            assert browser.get("/v1/sign-in").json() == {"provider": ""}
            assert browser.get("/sign-in/provider").status_code == 404
    finally:
        assert server.stop() == 0
