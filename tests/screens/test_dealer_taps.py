"""A round dealt by hand: how often the dealer has to touch the screen for it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.screens.dealing import Hand, by_hand, open_by_hand
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-dealer")

#: The games that are dealt by hand, by their books, and the touches of a round. The fourth is the
#: final call: where a book wants it heard before the close, and both in their order while the ball
#: runs, it has a touch of its own. See `web/src/screens/dealer/walk.ts`.
BY_HAND = (
    ("adelaide", "table", 3),
    ("crown", "american", 3),
    ("crown", "french", 3),
    ("france", "american", 3),
    ("new-zealand", "table", 3),
    ("star", "table", 3),
    pytest.param(
        "crown", "touchtable", 4, marks=pytest.mark.clause("crown", "11.6.3#1", "11.9.1#1")
    ),
)
#: What a book calls the button for a no spin, where it has a name for it.
BUTTONS = {"touchtable": "Bad Spin (no spin)"}
NUMBERS = tuple(range(1, 21))


class Taps:
    """Touches a console as a dealer would, and counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0
        self.go = page.get_by_role("region", name="Next").get_by_role("button")

    def press(self, words: str) -> None:
        expect(self.go).to_contain_text(words, ignore_case=True)
        expect(self.go).to_be_enabled()
        self.go.tap()
        self.count += 1

    def number(self, pocket: str) -> None:
        pad = self.page.get_by_role("region", name="Result", exact=True)
        expect(self.go).to_contain_text("Enter the number")
        pad.locator(f'[data-pocket="{pocket}"]').tap()
        self.count += 1
        expect(self.go).not_to_contain_text("Enter the number", timeout=10_000)


def console(screens: Screens, hand: Hand) -> Taps:
    page = screens.open(f"/dealer/{hand.table}", staff="dora")
    expect(page.get_by_role("region", name="Next")).to_be_visible()
    return Taps(page)


def warned(hand: Hand) -> bool:
    """Whether the book has a call of its own before the close."""
    steps = hand.client.see(hand.table, "dealer")["view"]["steps"]
    return any(step["step"] == "final-bets" for step in steps)


@pytest.mark.parametrize(("book", "game", "most"), BY_HAND)
def test_a_round_of_twenty_wagers_takes_three_taps(
    screens: Screens, book: str, game: str, most: int
) -> None:
    with open_by_hand(screens.house, book, game) as hand:
        hand.clear_tasks()
        hand.done("buy-in", player="zoe", amount=100_000)
        hand.clear_tasks()
        taps = console(screens, hand)
        button = taps.page.get_by_role("button", name=BUTTONS.get(game, "No spin"), exact=True)
        expect(button).to_be_visible()
        for pocket in ("17", "4"):
            taps.count = 0
            taps.press("Open betting")
            expect(taps.go).not_to_contain_text("Open betting")
            for number in NUMBERS:
                hand.client.done(
                    hand.table, "place", player="zoe", bet=f"straight:{number}", stake=500
                )
            if warned(hand):
                taps.press("final bets")
            taps.press("no more bets")
            taps.number(pocket)
            answer = f"{game} under {book}: {taps.count} taps"
            assert taps.count == most, answer
            assert warned(hand) == (most > len(("open", "close", "number"))), answer
        screens.picture(taps.page, f"dealer-taps-{book}-{game}")
        assert screens.axe(taps.page) == []


def test_a_number_is_typed_and_a_wrong_one_calls_the_supervisor_with_one_touch(
    screens: Screens,
) -> None:
    with by_hand(screens.house, "table", "adelaide") as hand:
        hand.clear_tasks()
        taps = console(screens, hand)
        taps.press("Open betting")
        taps.press("No more bets")
        expect(taps.go).to_contain_text("Enter the number")
        taps.page.keyboard.type("17")
        taps.page.keyboard.press("Enter")
        pad = taps.page.get_by_role("region", name="Result", exact=True)
        expect(pad).to_contain_text("17 black was entered")
        pad.get_by_role("button", name="Wrong number").click()
        with screens.house.http(screens.house.sign_in("sam")) as http:
            alerts = http.get("/v1/alerts").json()["alerts"]
        assert any("wrong number" in alert["text"] for alert in alerts), alerts


def test_nobody_puts_a_wrong_number_right_alone(screens: Screens) -> None:
    """A dealer cannot; a supervisor who deals asks, and nothing changes until somebody agrees."""
    with by_hand(screens.house, "table", "adelaide") as hand:
        hand.done("buy-in", player="zoe", amount=100_000)
        hand.clear_tasks()
        hand.open()
        hand.client.done(hand.table, "place", player="zoe", bet="straight:20", stake=500)
        hand.warn()
        hand.close()
        dealer = console(screens, hand).page
        pad = dealer.get_by_role("region", name="Result", exact=True)
        twenty = dealer.locator('[data-pocket="20"]')
        hand.client.done(hand.table, "result", pocket="17")
        expect(pad).to_contain_text("17 black was entered")
        pad.get_by_role("button", name="Wrong number").click()
        expect(twenty).to_be_disabled()
        with screens.house.client(screens.house.sign_in("dora")) as dora:
            alone = dora.submit(hand.table, "correct-result", pocket="20")
        assert alone["type"] == "refused", alone
        assert hand.view()["pocket"] == "17"

        hand.clear_tasks()
        hand.open()
        hand.client.done(hand.table, "place", player="zoe", bet="straight:20", stake=500)
        hand.warn()
        hand.close()
        player = screens.seat(hand.table)
        supervisor = screens.open(f"/dealer/{hand.table}", staff="sam")
        pad = supervisor.get_by_role("region", name="Result", exact=True)
        expect(pad).to_be_visible()
        hand.client.done(hand.table, "result", pocket="17")
        pad.get_by_role("button", name="Wrong number").click()
        supervisor.locator('[data-pocket="20"]').click()
        waits = "waiting for a second person"
        expect(supervisor.get_by_text(re.compile(waits, re.IGNORECASE)).first).to_be_visible()
        screens.picture(supervisor, "dealer-correction-waits")
        assert hand.view()["pocket"] == "17"
        expect(player.get_by_text("Result under review").first).to_be_visible()
        # Who asked does not agree; somebody else does, and everybody sees the other number.
        with screens.house.http(screens.house.sign_in("sam")) as sam:
            waiting = sam.get("/v1/waiting").json()["waiting"]
            (asked,) = [each for each in waiting if each["table"] == hand.table]
            own = sam.post(f"/v1/waiting/{asked['number']}", json={"agrees": True})
            assert own.json()["type"] == "refused", own.text
        with screens.house.http(screens.house.sign_in("pat")) as pat:
            agreed = pat.post(f"/v1/waiting/{asked['number']}", json={"agrees": True})
            assert agreed.json()["type"] == "accepted", agreed.text
        expect(pad).to_contain_text("20 black")
        assert hand.view()["pocket"] == "20"


def test_what_is_said_goes_with_the_call(screens: Screens) -> None:
    with by_hand(screens.house, "american") as hand:
        hand.clear_tasks()
        taps = console(screens, hand)
        said = taps.page.locator(".say q")
        taps.press("Open betting")
        expect(taps.go).to_contain_text("Call no more bets")
        expect(said).to_have_text("No more bets")


def test_no_spin_and_the_supervisor_never_leave_the_screen(screens: Screens) -> None:
    with by_hand(screens.house, "table", "adelaide") as hand:
        page = console(screens, hand).page
        for width, height in ((1024, 768), (1280, 800), (1920, 1080), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            for end in (0, 100_000):
                page.mouse.wheel(0, end - 50_000)
                for name in ("No spin", "Call supervisor"):
                    expect(page.get_by_role("button", name=name)).to_be_in_viewport()
                expect(page.get_by_role("region", name="Next")).to_be_in_viewport()
