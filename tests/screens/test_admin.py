"""The administrator's desk: staff taken on and struck off, devices enrolled and revoked."""

import httpx2
import pytest
from playwright.sync_api import Page, expect

from tests.screens.looking import Screens
from tests.screens.test_pit import held

pytestmark = pytest.mark.xdist_group("screens-admin")


@pytest.fixture
def desk(screens: Screens) -> Page:
    page = screens.open("/admin", staff="ada")
    page.get_by_role("button", name="Staff", exact=True).click()
    return page


def test_somebody_is_taken_on_signs_in_and_is_struck_off(screens: Screens, desk: Page) -> None:
    staff = desk.get_by_role("region", name="Staff")
    expect(staff.locator('[data-staff="dora"]')).to_contain_text("dealer")
    desk.get_by_label("Name", exact=True).fill("gina")
    desk.get_by_label("First password").fill("a-password-of-ginas")
    desk.get_by_label("dealer", exact=True).check()
    desk.get_by_role("button", name="Add to staff").click()
    expect(staff.locator('[data-staff="gina"]')).to_contain_text("dealer")
    sign_in = {"name": "gina", "password": "a-password-of-ginas"}
    assert httpx2.post(f"{screens.house.url}/v1/session", json=sign_in).status_code == 200
    held(desk, staff.locator('[data-staff="gina"]').get_by_role("button", name="Remove"))
    expect(staff.locator('[data-staff="gina"]')).to_have_count(0)
    assert httpx2.post(f"{screens.house.url}/v1/session", json=sign_in).status_code == 401


def test_roles_that_exclude_each_other_are_refused_and_nothing_is_lost(desk: Page) -> None:
    desk.get_by_label("Name", exact=True).fill("hugo")
    desk.get_by_label("First password").fill("a-password-of-hugos")
    desk.get_by_label("administrator", exact=True).check()
    desk.get_by_label("cashier", exact=True).check()
    desk.get_by_role("button", name="Add to staff").click()
    expect(desk.locator(".toast.stop")).to_be_visible()
    expect(desk.get_by_label("Name", exact=True)).to_have_value("hugo")
    expect(desk.locator('[data-staff="hugo"]')).to_have_count(0)


def test_a_device_gets_a_key_once_and_loses_it_when_it_is_revoked(
    screens: Screens, desk: Page
) -> None:
    desk.get_by_role("button", name="Devices").click()
    desk.get_by_label("Name", exact=True).fill("desk-7")
    desk.get_by_label("For which player").fill("zara")
    desk.get_by_role("button", name="Enrol").click()
    shown = desk.get_by_role("dialog", name="Key of desk-7")
    key = shown.locator("code").inner_text()
    assert key.startswith("desk-7.")
    expect(shown.get_by_role("img", name="Code that enrols desk-7")).to_be_visible()
    assert screens.axe(desk) == []
    screens.picture(desk, "admin-key")
    headers = {"authorization": f"Bearer {key}"}
    assert httpx2.get(f"{screens.house.url}/v1/me", headers=headers).json()["players"] == ["zara"]
    desk.keyboard.press("Escape")
    line = desk.locator('[data-device="desk-7"]')
    expect(line).to_contain_text("for zara")
    held(desk, line.get_by_role("button", name="Revoke"))
    expect(line).to_have_count(0)
    assert httpx2.get(f"{screens.house.url}/v1/me", headers=headers).status_code == 401


@pytest.mark.parametrize(
    ("kind", "field", "serves", "answer"),
    [
        ("printer", "Its station as TABLE/PLAYER", "T2/ann", "station:T2/ann"),
        ("sensor", "Serial number of its wheel", "W-100", "wheel:W-100"),
    ],
)
def test_printers_and_wheels_are_enrolled_and_known_by_their_keys(
    screens: Screens, desk: Page, kind: str, field: str, serves: str, answer: str
) -> None:
    name = f"{kind}-1"
    desk.get_by_role("button", name="Devices").click()
    desk.get_by_label("Kind").select_option(kind)
    desk.get_by_label("Name", exact=True).fill(name)
    desk.get_by_label(field).fill(serves)
    desk.get_by_role("button", name="Enrol").click()
    shown = desk.get_by_role("dialog", name=f"Key of {name}")
    headers = {"authorization": f"Bearer {shown.locator('code').inner_text()}"}
    me = httpx2.get(f"{screens.house.url}/v1/me", headers=headers).json()
    assert (me["name"], me["players"]) == (name, [])
    desk.keyboard.press("Escape")
    line = desk.locator(f'[data-device="{name}"]')
    expect(line).to_contain_text(answer)
    # Nobody plays with it, and it sees no desk.
    for path in ("/v1/staff", "/v1/tills", "/v1/alerts"):
        assert httpx2.get(f"{screens.house.url}{path}", headers=headers).status_code == 403
    if kind == "printer":
        desk.get_by_role("button", name="Overview").click()
        expect(desk.locator('[data-step="printer"].done')).to_be_visible()
        desk.get_by_role("button", name="Devices").click()
    held(desk, line.get_by_role("button", name="Revoke"))
    expect(line).to_have_count(0)
    assert httpx2.get(f"{screens.house.url}/v1/me", headers=headers).status_code == 401


def test_every_part_of_the_desk_fits_every_size_and_is_accessible(screens: Screens) -> None:
    page = screens.open("/admin", staff="ada")
    parts = page.get_by_role("navigation", name="Administrator").get_by_role("button")
    for name in ("Overview", "House", "Staff", "Devices", "Tables", "Settings"):
        parts.filter(has_text=name).click()
        expect(page.locator("main li").first).to_be_visible()
        screens.fits(page, f"admin-{name.lower()}")


def test_nobody_else_reads_who_is_known(screens: Screens) -> None:
    for name in ("dora", "ines", "carol"):
        with screens.house.http(screens.house.sign_in(name)) as http:
            for path in ("/v1/staff", "/v1/devices"):
                assert http.get(path).status_code == 403
