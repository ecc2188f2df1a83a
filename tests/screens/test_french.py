"""Under French, what the house tells is French: refusals, alerts, tasks, announcements, notices."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.screens.dealing import by_hand
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-french")
FRENCH = "fr-FR"


def notice(page: Page) -> Locator:
    """The line of a terminal that says what became of an ask."""
    return page.locator("footer .notice").first


def test_a_refused_wager_is_refused_in_french(screens: Screens) -> None:
    with by_hand(screens.house, "terminal", min=500, max=1_000) as hand:
        hand.open()
        page = screens.seat(hand.table, language=FRENCH)
        expect(page.locator('[data-phase="betting"]')).to_be_visible(timeout=20_000)
        for staked in ("5,00", "10,00"):
            page.locator('[data-bet="red"]').tap()
            expect(page.locator('[data-meter="staked"] dd')).to_contain_text(staked)
        page.locator('[data-bet="red"]').tap()
        expect(notice(page)).to_contain_text(
            re.compile(r"15\s\$ sur rouge : le maximum est de 10\s\$")
        )
        expect(notice(page).locator('[lang="en"]')).to_have_count(0)
        assert screens.axe(page) == []
        screens.picture(page, "french-refused")


def test_a_line_of_the_house_to_a_player_is_french(screens: Screens) -> None:
    with by_hand(screens.house, "american") as hand:
        hand.open()
        page = screens.seat(hand.table, language=FRENCH)
        expect(page.locator('[data-phase="betting"]')).to_be_visible(timeout=20_000)
        now = round(time.time() * 1000)
        hand.done("announce-limits", min=1_000, max=50_000, effective_at=now + 1_260_000)
        expect(page.locator(".posted")).to_contain_text(
            re.compile(r"Les limites passeront de 10\s\$ à 500\s\$")
        )
        hand.client.see(hand.table, "pit")
        display = screens.open(f"/display/{hand.table}", "display", language=FRENCH)
        expect(display.get_by_text("Faites vos jeux")).to_be_visible()
        expect(display.get_by_text(re.compile(r"Les limites passeront"))).to_be_visible()


def test_an_alert_at_the_pit_is_french(screens: Screens) -> None:
    with by_hand(screens.house, "american") as hand:
        hand.done("buy-in", player="zoe", amount=100_000)
        hand.open()
        hand.done("place", player="zoe", bet="red", stake=60_000)
        now = round(time.time() * 1000)
        hand.done("announce-limits", min=1_000, max=50_000, effective_at=now + 1_260_000)
        page = screens.open(f"/pit/{hand.table}", staff="pat", language=FRENCH)
        alerts = page.get_by_role("region", name="Alertes")
        notice = alerts.locator('[data-alert="notice"]')
        expect(notice).to_contain_text(
            re.compile(r"un avis annonce des limites de 10\s\$ à 500\s\$")
        )
        seen = notice.get_by_role("button", name=re.compile("Prendre en compte : un avis annonce"))
        expect(seen).to_be_visible()
        expect(alerts.locator('[data-alert="over-maximum"]')).to_contain_text(
            re.compile(r"zoe a 600\s\$ sur rouge, 500\s\$ au plus")
        )
        expect(alerts.locator('[lang="en"]')).to_have_count(0)
        expect(page.get_by_role("region", name="Avis")).to_contain_text("Les limites passeront")
        screens.picture(page, "french-pit")


def test_what_a_dealer_does_next_is_french(screens: Screens) -> None:
    with by_hand(screens.house, "table", "new-zealand") as hand:
        page = screens.open(f"/dealer/{hand.table}", staff="dora", language=FRENCH)
        go = page.locator("button.go")
        expect(go).to_contain_text("Ouvrir les jeux")
        hand.open()
        hand.warn()
        hand.close()
        hand.client.done(hand.table, "result", pocket="17")
        tasks = page.get_by_role("region", name="À faire")
        expect(tasks).to_contain_text("Annoncez le 17 noir.")
        expect(tasks).to_contain_text("Posez le repère sur le 17.")
        expect(go).not_to_contain_text(re.compile(r"\b(Announce|Place|Pay|Collect)\b"))
        expect(page.get_by_role("list", name="Étapes du coup")).to_contain_text("Lancer la bille")
        screens.picture(page, "french-dealer")


def test_a_wrong_password_is_told_in_french(screens: Screens) -> None:
    page = screens.open("/sign-in", language=FRENCH)
    page.get_by_label("Nom").fill("nobody")
    page.get_by_label("Mot de passe ou clé de terminal").fill("nothing-of-the-kind")
    page.get_by_role("button", name="S’identifier").click()
    expect(page.get_by_text("Le nom ou le mot de passe est faux")).to_be_visible()


def test_a_timeline_is_french_with_what_the_house_adds_to_it(screens: Screens) -> None:
    with by_hand(screens.house, "american") as hand:
        hand.done("buy-in", player="zoe", amount=100_000)
        hand.open()
        hand.done("place", player="zoe", bet="red", stake=1_000)
        hand.done("spin", direction="opposite", revolutions=1)
        page = screens.open(f"/pit/{hand.table}", staff="pat", language=FRENCH)
        timeline = page.get_by_role("list", name="Coup 1")
        expect(timeline).to_contain_text("un coup nul s’impose", timeout=20_000)
        expect(timeline).to_contain_text("faites vos jeux")
        expect(timeline.locator('[lang="en"]')).to_have_count(0)
        screens.picture(page, "french-timeline")
