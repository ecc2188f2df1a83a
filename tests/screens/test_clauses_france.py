"""A French table on the screens: its cloth, the choice at zero, its pay list, its staff."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.house.serving import Server
from tests.screens.dealing import Hand, open_by_hand
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-france")


@pytest.fixture
def hand(house: Server) -> Iterator[Hand]:
    with open_by_hand(house, "france", "french", min=500) as hand:
        yield hand


def seated(screens: Screens, hand: Hand, size: str = "terminal") -> Page:
    """A guest at the table, whose betting is open."""
    page = screens.seat(hand.table, size)
    expect(page.locator('[data-phase="betting"]')).to_be_visible(timeout=20_000)
    return page


def lay(page: Page, bet: str, staked: str) -> None:
    page.locator(f'[data-bet="{bet}"][role="button"]').tap()
    expect(page.locator('[data-meter="staked"] dd')).to_contain_text(staked)


def middle(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.clause("france", "52#simples", "52#douze", "52#vingt-quatre")
@pytest.mark.parametrize("size", ["terminal", "phone"])
def test_the_french_cloth_has_its_chances_on_both_sides(
    screens: Screens, hand: Hand, size: str
) -> None:
    hand.open()
    page = seated(screens, hand, size)

    def at(bet: str) -> tuple[float, float]:
        return middle(page.locator(f'[data-bet="{bet}"][role="button"]'))

    # Along the numbers, and across them.
    along, across = (1, 0) if size == "phone" else (0, 1)
    numbers = at("straight:17")
    one, other = ("high", "even", "black"), ("low", "odd", "red")
    sides = [{at(bet)[across] < numbers[across] for bet in side} for side in (one, other)]
    assert sides in ([{True}, {False}], [{False}, {True}])
    for side in (one, other):
        places = [at(bet)[along] for bet in side]
        assert places == sorted(places)
    foot = at("column:2")[along]
    assert all(abs(at(f"dozen:{n}")[along] - foot) < 2 for n in (1, 2, 3))
    between = at("two-dozens:1-2")[across]
    first, second = sorted((at("dozen:1")[across], at("dozen:2")[across]))
    assert first < between < second
    expect(page.get_by_text("12P")).to_be_visible()
    assert screens.overflow(page) <= 0
    assert screens.axe(page) == []
    screens.picture(page, f"france-cloth-{size}")


@pytest.mark.clause("france", "52#zero-1", "52#zero-2", "52#zero-3")
def test_a_player_shares_or_stays_and_sees_what_each_is_worth(screens: Screens, hand: Hand) -> None:
    hand.open()
    page = seated(screens, hand)
    lay(page, "red", "5.00")
    lay(page, "odd", "10.00")
    lay(page, "two-dozens:1-2", "15.00")
    hand.finish("0")
    prison = page.get_by_role("region", name="In prison")
    red = prison.locator('[data-bet="red"]')
    expect(red).to_contain_text("in prison after one zero")
    expect(red).to_contain_text("Worth now: $3 shared, $2.49")
    expect(red).to_contain_text("sharing is worth more")
    expect(red.get_by_role("button", name=re.compile(r"Share: \$3 back"))).to_be_enabled()
    pile = page.locator('[data-pile="red"]')
    expect(pile).to_have_attribute("data-zeros", "1")
    box = page.locator('[data-bet="red"][role="button"]').bounding_box()
    lies = pile.bounding_box()
    assert box is not None
    assert lies is not None
    # Apart from where a free stake lies: at the outer line of the box.
    assert abs(lies["y"] + lies["height"] / 2 - (box["y"] + box["height"] / 2)) > box["height"] / 5
    screens.picture(page, "france-prison")
    red.get_by_role("button", name=re.compile("Share")).tap()
    expect(prison.locator('[data-bet="red"]')).to_have_count(0)
    prison.locator('[data-bet="odd"]').get_by_role("button", name=re.compile("Stay")).tap()
    hand.open()
    expect(page.locator('[data-pile="odd"]')).to_have_attribute("data-zeros", "1")
    hand.finish("0")
    expect(prison.locator('[data-bet="odd"]')).to_contain_text("in prison after 2 zeros")
    expect(prison.locator('[data-bet="odd"]')).to_contain_text("Share: $2 back")
    assert screens.axe(page) == []


@pytest.mark.clause("france", "52#zero-1", "51#10", "51#3")
def test_a_dealer_shares_for_a_player_and_pays_in_the_order_of_the_book(
    screens: Screens, hand: Hand
) -> None:
    hand.done("buy-in", player="ann", amount=100_000)
    hand.open()
    for bet in ("straight:1", "red", "column:1", "street:1-2-3"):
        hand.done("place", player="ann", bet=bet, stake=8_000)
    hand.finish("0")
    page = screens.open(f"/dealer/{hand.table}", "display", staff="dora")
    prison = page.get_by_role("region", name="In prison").locator('[data-bet="red"]')
    expect(prison).to_contain_text("ann")
    expect(prison).to_contain_text("Worth now: $40 shared")
    screens.picture(page, "france-dealer-choice")
    prison.get_by_role("button", name=re.compile(r"Stay: \$80")).tap()
    hand.open()
    for bet in ("straight:1", "column:1", "street:1-2-3"):
        hand.done("place", player="ann", bet=bet, stake=1_000)
    for action in ("spin", "no-more-bets"):
        hand.done(action)
    hand.client.done(hand.table, "result", pocket="1")
    pay = page.get_by_role("region", name="Pay").locator("ul").last.locator("li")
    expect(pay).to_have_count(3)
    for place, name in enumerate(("Colonne", "Transversale", "Plein")):
        expect(pay.nth(place)).to_contain_text(name)
    screens.picture(page, "france-dealer-pay")


@pytest.mark.clause("france", "52#zero-1")
def test_the_choice_on_a_phone_leaves_the_cloth_its_height(screens: Screens, hand: Hand) -> None:
    hand.open()
    page = seated(screens, hand, "phone")
    for bet, staked in (("red", "5.00"), ("odd", "10.00"), ("high", "15.00")):
        lay(page, bet, staked)
    cloth = page.locator('[data-bet="straight:17"][role="button"]')
    before = cloth.bounding_box()
    assert before is not None
    hand.finish("0")
    prison = page.get_by_role("region", name="In prison")
    share = prison.get_by_role("button", name=re.compile("Share"))
    expect(share).to_have_count(3)
    now = cloth.bounding_box()
    assert now is not None
    assert now["height"] > 0.95 * before["height"]
    assert screens.overflow(page) <= 0
    screens.picture(page, "france-prison-phone")
    share.last.tap()
    expect(share).to_have_count(2)


@pytest.mark.clause("france", "52#simples")
def test_the_public_display_shows_all_of_it_in_french(screens: Screens, hand: Hand) -> None:
    hand.open()
    hand.finish("0")
    page = screens.open(f"/display/{hand.table}", "display", language="fr-FR")
    colour = page.get_by_text("○ vert")
    expect(colour).to_be_visible(timeout=20_000)
    box = page.get_by_test_id("winning-number").locator("..").bounding_box()
    word = colour.bounding_box()
    assert box is not None
    assert word is not None
    assert word["y"] + word["height"] <= box["y"] + box["height"]
    expect(page.get_by_text("Manque, Passe, Pair, Impair, Rouge, Noir de 5")).to_be_visible()
    screens.picture(page, "france-display")


@pytest.mark.clause("france", "51#3", "51#4", "52#zero-2")
def test_the_pit_names_staff_and_corrects_an_older_zero(screens: Screens, hand: Hand) -> None:
    hand.done("buy-in", player="ann", amount=20_000)
    hand.open()
    hand.done("place", player="ann", bet="red", stake=8_000)
    hand.finish("0")
    hand.open()
    hand.finish("3")
    page = screens.open(f"/pit/{hand.table}", "display", staff="pat")
    short = page.locator('[data-alert="staff"]')
    expect(short).to_contain_text("croupier: 0 of 2")
    page.get_by_role("button", name="Staff", exact=True).click()
    dialog = page.get_by_role("dialog")
    for title, names in (("chef", "pat"), ("croupier", "dora, max"), ("bout", "sam")):
        dialog.get_by_label(re.compile(f"^{title}")).fill(names)
    screens.picture(page, "france-staff")
    dialog.get_by_role("button", name="Send").click()
    expect(short).to_have_count(0)
    assert hand.view()["staff"]["croupier"] == ["dora", "max"]
    page.get_by_role("button", name="Correct result").first.click()
    dialog.get_by_label(re.compile("Number|Pocket")).select_option("1")
    dialog.get_by_label(re.compile("Round")).fill("1")
    assert screens.axe(page) == []
    waits = hand.client.submit(hand.table, "correct-result", pocket="1", round_no=1)
    assert waits["type"] == "pending"
    with screens.house.http(screens.house.sign_in("pat")) as pat:
        agreed = pat.post(f"/v1/waiting/{waits['number']}", json={"agrees": True})
        assert agreed.status_code == 200, agreed.text
    (ann,) = (seat for seat in hand.view()["seats"] if seat["player"] == "ann")
    assert (ann["balance"], ann["staked"]) == (28_000, 8_000)
