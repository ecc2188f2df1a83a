"""One terminal becomes each game of the house from what the house tells of it."""

import httpx2
import pytest
from playwright.sync_api import expect

from tests.screens.dealing import by_hand
from tests.screens.looking import SIZES, Screens
from tests.screens.test_play import expect_meter, meter, seat_of, tap, wait_for_phase

pytestmark = pytest.mark.xdist_group("screens-games")

GAMES = (
    *(("adelaide", "table"), ("adelaide", "terminal"), ("new-zealand", "table")),
    *(("crown", "american"), ("crown", "french"), ("crown", "touchbet"), ("crown", "touchtable")),
    *(("rapid", "rapid"), ("star", "table")),
    *(("france", "french"), ("france", "american"), ("france", "english")),
)


def test_no_game_of_the_demo_house_is_left_out(screens: Screens) -> None:
    lines = httpx2.get(f"{screens.house.url}/v1/tables").json()["tables"]
    assert {(line["book"], line["game"]) for line in lines if line["virtual"]} <= set(GAMES)


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_every_game_is_played_to_its_number(screens: Screens, book: str, game: str) -> None:
    """Layout, chips and words come from the game; the money is the house's to the cent."""
    with by_hand(screens.house, game, book) as hand:
        page = screens.seat(hand.table)
        expect(page.get_by_role("heading", name=hand.game["title"], level=1)).to_be_visible()
        expect(page.locator("[data-bet]")).to_have_count(len(hand.game["spots"]))
        expect(page.get_by_role("radio")).to_have_count(len(hand.game["chips"]))
        hand.open()
        wait_for_phase(page, "betting")
        page.get_by_role("radio", name="chip of 5 dollars", exact=True).click()
        tap(page, "split:14-17")
        expect(page.locator('[data-pile="split:14-17"]')).to_be_visible()
        expect_meter(page, "staked", "5.00")
        hand.finish("17")
        wait_for_phase(page, "settled")
        expect(page.locator(".ribbon")).to_contain_text("17")
        expect_meter(page, "won", "85.00")
        assert meter(page, "credits") == seat_of(page, hand.table)["balance"]


@pytest.mark.parametrize("size", SIZES)
def test_a_terminal_is_accessible_and_fits_its_window(screens: Screens, size: str) -> None:
    with by_hand(screens.house, "touchbet") as hand:
        for pocket in ("17", "32", "0", "32", "5"):
            hand.open()
            hand.finish(pocket)
        hand.open()
        page = screens.seat(hand.table, size)
        wait_for_phase(page, "betting")
        for bet in ("straight:17", "split:14-17", "corner:25-26-28-29", "red", "dozen:2"):
            tap(page, bet)
        expect(page.locator('[data-pile="dozen:2"]')).to_be_visible()
        assert size == "display" or screens.axe(page) == []
        assert screens.overflow(page) <= 0
        screens.picture(page, f"play-{size}")


@pytest.mark.parametrize("size", SIZES)
def test_a_lucky_ball_round_shows_its_numbers_and_its_boost(screens: Screens, size: str) -> None:
    with by_hand(screens.house, "table", "star") as hand:
        hand.open()
        page = screens.seat(hand.table, size)
        wait_for_phase(page, "betting")
        tap(page, "lucky-ball:red")
        expect(page.get_by_text("accepted: Lucky Ball red, $5")).to_be_visible()
        hand.warn()
        balls = page.get_by_role("region", name="Lucky Ball").get_by_role("listitem")
        red = next(each["number"] for each in hand.view()["lucky"] if each["colour"] == "red")
        expect(balls.first).to_contain_text(red)
        hand.close()
        hand.result(red)
        wait_for_phase(page, "settled")
        view = seat_of(page, hand.table)
        for ball, answer in zip(balls.all(), view["lucky"], strict=True):
            expect(ball).to_contain_text(f"{answer['colour']} ball: {answer['number']}")
            expect(ball).to_contain_text(f"pays {answer['pays']} to 1")
        expect(page.locator("li.boosted")).to_have_count(1)
        assert view["win"] > 0
        expect_meter(page, "won", f"{view['win'] / 100:.2f}")
        assert size != "phone" or screens.axe(page) == []
        assert screens.overflow(page) <= 0
        screens.picture(page, f"play-lucky-{size}")


@pytest.mark.clause("adelaide", "7(b)", "7(c)i", "7(c)ii", "7(c)iii", "7(c)iv", "7(c)v", "7(c)vi")
@pytest.mark.clause("adelaide", "7(h)ii")
def test_the_electronic_terminal_shows_all_that_its_book_wants(screens: Screens) -> None:
    with by_hand(screens.house, "terminal", "adelaide") as hand:
        hand.open()
        page = screens.seat(hand.table)
        expect(page.locator("[data-bet]")).to_have_count(len(hand.game["spots"]))
        expect(page.get_by_text("Place your bets")).to_be_visible()
        expect(page.get_by_text("min $5 · max $500")).to_be_visible()
        expect_meter(page, "credits", "1,000.00")
        tap(page, "red")
        tap(page, "low")
        expect_meter(page, "staked", "10.00")
        expect_meter(page, "credits", "990.00")
        hand.warn()
        expect(page.get_by_text("Finish betting")).to_be_visible()
        hand.close()
        expect(page.get_by_text("No more bets")).to_be_visible()
        hand.result("3")
        expect_meter(page, "won", "10.00")
        expect_meter(page, "credits", "1,010.00")
        newest = page.get_by_role("list", name="Last numbers").get_by_role("listitem").first
        expect(newest).to_contain_text("3 red")


@pytest.mark.clause("crown", "10.6.2(a)", "10.6.2(b)", "10.6.2(c)", "10.6.3(a)")
@pytest.mark.clause("crown", "10.6.3(b)(i)", "10.6.3(b)(ii)", "10.7.1")
@pytest.mark.clause("crown", "11.6.3#2", "11.6.4(b)(i)", "11.6.4(b)(ii)", "11.7.1")
@pytest.mark.parametrize("name", ["touchbet", "touchtable"])
def test_a_touch_screen_shows_the_period_the_outcome_and_the_account(
    screens: Screens, name: str
) -> None:
    with by_hand(screens.house, name, "crown") as hand:
        hand.open()
        page = screens.seat(hand.table)
        expect(page.get_by_text("Place your bets")).to_be_visible()
        tap(page, "odd")
        expect_meter(page, "staked", "5.00")
        hand.warn()
        expect(page.get_by_text("Finish betting")).to_be_visible()
        hand.close()
        expect(page.get_by_text("No more bets")).to_be_visible()
        expect(page.locator('[data-bet="red"]')).to_have_attribute("aria-disabled", "true")
        hand.result("9")
        expect(page.locator(".ribbon")).to_contain_text("9")
        expect(page.get_by_text("You win $5")).to_be_visible()
        expect_meter(page, "won", "5.00")
        expect_meter(page, "credits", "1,005.00")
        player = seat_of(page, hand.table)["player"]
        expect(page.get_by_label(f"Account {player}")).to_be_visible()


@pytest.mark.clause("rapid", "8.6(2)")
def test_a_station_counts_down_the_time_that_is_left(screens: Screens) -> None:
    with by_hand(screens.house, "rapid", "rapid") as hand:
        page = screens.seat(hand.table)
        hand.open()
        ring = page.get_by_role("timer")
        expect(ring).to_be_visible()
        first = int(str(ring.get_attribute("aria-label")).split()[0])
        expect(ring).to_have_attribute("aria-label", f"{first - 2} seconds left")


def test_a_wager_past_the_maximum_is_cut_down_and_says_so(screens: Screens) -> None:
    with by_hand(screens.house, "touchbet") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        page.keyboard.press("4")
        tap(page, "low")
        expect(page.locator('[data-pile="low"]')).to_contain_text("100")
        page.keyboard.press("5")
        tap(page, "low")
        expect(page.locator(".notice.warn")).to_contain_text("$500")
        expect(page.locator('[data-pile="low"]')).to_contain_text("500")
        expect_meter(page, "staked", "500.00")


def test_call_bets_and_neighbours_are_laid_from_the_race_track(screens: Screens) -> None:
    with by_hand(screens.house, "touchbet") as hand:
        hand.open()
        page = screens.seat(hand.table)
        wait_for_phase(page, "betting")
        page.locator('[data-call="tier"]').click()
        expect(page.locator('[data-pile="split:5-8"]')).to_be_visible()
        expect_meter(page, "staked", "30.00")
        page.get_by_role("button", name="Fewer").click()
        page.locator('[data-neighbours="17"]').click()
        expect_meter(page, "staked", "45.00")
        for pocket in ("25", "17", "34"):
            expect(page.locator(f'[data-pile="straight:{pocket}"]')).to_be_visible()


def test_rounds_are_recalled_with_their_receipts(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        page = screens.seat(hand.table)
        for pocket in range(1, 12):
            hand.open()
            if pocket == 11:
                wait_for_phase(page, "betting")
                tap(page, "column:2")
                expect_meter(page, "staked", "5.00")
            hand.finish(str(pocket))
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Last rounds").click()
        dialog = page.get_by_role("dialog", name="Your last rounds")
        expect(dialog.get_by_role("row", name="column 2 5.00 10.00")).to_be_visible()
        expect(dialog.locator("details:not(.behind)")).to_have_count(11)
        assert screens.axe(page) == []
        screens.picture(page, "play-recall")


def test_rules_help_and_odds_are_a_tap_away(screens: Screens) -> None:
    page = screens.seat("T5")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules and help").click()
    dialog = page.get_by_role("dialog", name="Rules and help")
    expect(dialog.get_by_role("rowheader", name="corner")).to_be_visible()
    dialog.get_by_label("Find a rule").fill("10.6.2")
    expect(dialog.get_by_text("10.6.2(a)", exact=True)).to_be_visible()
    assert screens.axe(page) == []
    screens.picture(page, "play-rules")


def test_an_attendant_is_called_and_the_terminal_says_so(screens: Screens) -> None:
    page = screens.seat("T5")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Call attendant").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="An attendant has been asked")).to_be_disabled()


def test_a_cash_out_shows_a_ticket_that_is_paid_once(screens: Screens) -> None:
    with by_hand(screens.house, "terminal") as hand:
        page = screens.seat(hand.table)
        page.get_by_role("button", name="Cash out").click()
        page.get_by_role("dialog").get_by_role("button", name="Cash out").click()
        number = page.locator("[data-ticket]").get_attribute("data-ticket")
        expect(page.get_by_text("$1,000", exact=True)).to_be_visible()
        page.get_by_role("button", name="Print the ticket").click()
        expect(page.get_by_role("img", name="Bar code of the ticket")).to_be_visible()
        expect(page.get_by_role("img", name="QR code of the ticket")).to_be_visible()
        expect(page.get_by_role("button", name="Print the ticket")).to_have_count(0)
        assert screens.axe(page) == []
        screens.picture(page, "play-ticket")
    with screens.house.http(screens.house.sign_in("carol")) as carol:
        assert carol.post(f"/v1/tickets/{number}/redeem").status_code == 200
        assert carol.post(f"/v1/tickets/{number}/redeem").status_code == 409


def test_a_terminal_speaks_french(screens: Screens) -> None:
    with by_hand(screens.house, "french") as hand:
        hand.open()
        page = screens.seat(hand.table, language="fr-FR")
        expect(page.get_by_text("Faites vos jeux")).to_be_visible()
        expect(page.get_by_role("button", name="Répéter")).to_be_visible()
        expect(page.locator('[data-bet="low"]')).to_have_attribute(
            "aria-label", "Manque, paie 1 contre 1"
        )
        screens.picture(page, "play-french")


def test_the_first_load_is_small(screens: Screens) -> None:
    """Everything that a terminal fetches before one can play, packed as it travels."""
    page = screens.open("", "terminal")
    page.request.post("/v1/demo/seat", data={"table": "T5"})
    page.goto("/play/T5")
    expect(page.locator("[data-bet]").first).to_be_attached()
    sizes: dict[str, int] = page.evaluate(
        """() => Object.fromEntries(
            ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
              .filter((each) => !each.name.includes("/v1/"))
              .map((each) => [each.name, each.encodedBodySize]))"""
    )
    assert any(name.endswith(".woff2") for name in sizes)
    assert sum(sizes.values()) < 250_000, sizes


@pytest.mark.parametrize("size", ["phone", "terminal"])
def test_nothing_that_marks_the_winning_number_hides_it(screens: Screens, size: str) -> None:
    hides = """() => {
        const box = (each) => each.getBoundingClientRect();
        const won = box(document.querySelector(".square.won [data-number]"));
        const marker = box(document.querySelector(".dolly .marker"));
        const wide = Math.min(won.right, marker.right) - Math.max(won.left, marker.left);
        const high = Math.min(won.bottom, marker.bottom) - Math.max(won.top, marker.top);
        return wide > 1 && high > 1;
    }"""
    with by_hand(screens.house, "american") as hand:
        hand.open()
        page = screens.seat(hand.table, size)
        page.locator('[data-bet="straight:7"]').first.tap()
        expect(page.locator('[data-pile="straight:7"]')).to_be_visible()
        expect(page.locator('[data-meter="staked"] dd')).not_to_have_text("0.00")
        hand.finish("7")
        expect(page.locator(".dolly .marker")).to_be_visible()
        assert not page.evaluate(hides)
        screens.picture(page, f"play-dolly-{size}")
