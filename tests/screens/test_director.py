"""The director's desk and the leader board: a tournament from its terms to its ranking."""

import re

import pytest
from playwright.sync_api import Page, expect

from croupier.core.messages import say, text_in
from croupier.roulette.catalogue import find_book
from tests.house.serving import Server
from tests.screens.directing import (
    PLAYERS,
    at_table,
    choose,
    count,
    deal,
    finish,
    hold,
    open_desk,
    open_tables,
    press,
    publish,
    recorded,
    seat,
    seats_at,
    send,
    set_up,
    start,
    step,
    submit,
)
from tests.screens.looking import Screens

pytestmark = pytest.mark.xdist_group("screens-director")


FIGURES = {
    "Entry fee": "50",
    "Entries at least": "2",
    "Entries at most": "40",
    "Chips for everybody": "1000",
    "Minimum per round": "5",
    "Maximum per round": "500",
    "Rounds per session": "1",
    "Active tables": "2",
    "Go on from each table": "2",
    "Pass cards": "0",
    "Undisclosed wagers": "0",
    "Buy-backs per player": "0",
}


def test_terms_are_published_only_when_nothing_is_missing(
    screens: Screens, olga: str, desk: Page
) -> None:
    set_up(desk, "New tournament", "cup")
    missing = desk.get_by_role("complementary", name="What is missing")
    expect(missing.get_by_role("button", name="the entry fee, if any")).to_be_visible()
    expect(missing).to_contain_text("10.4.2(a)")
    missing.get_by_role("button", name="Publish terms").click()
    expect(missing).to_contain_text("Not published: 23 things")
    screens.picture(desk, "director-terms-missing")
    for label, value in FIGURES.items():
        desk.get_by_label(label, exact=True).fill(value)
    # Less than the whole pool is no distribution, and no words beside it make it one.
    desk.get_by_label("Percent for each place").fill("70, 20")
    prizes = missing.get_by_role("button", name="the prizes")
    expect(missing).not_to_contain_text("how many go on or win")
    expect(prizes).to_be_visible()
    prizes.click()
    expect(desk.get_by_label("Percent for each place")).to_be_focused()
    desk.get_by_label("Percent for each place").fill("70, 30")
    expect(prizes).to_have_count(0)
    desk.get_by_label("A wager is compulsory").select_option("Yes")
    desk.get_by_label("Wagers in order").select_option("No")
    expect(missing).not_to_contain_text("the entry fee")
    words = desk.locator("textarea[id^=terms-text-]")
    expect(missing.get_by_role("listitem")).to_have_count(words.count())
    # What is typed is kept until it is published.
    desk.reload()
    choose(desk, "cup")
    expect(desk.get_by_label("Entry fee", exact=True)).to_have_value("50")
    expect(desk.get_by_label("Percent for each place")).to_have_value("70, 30")
    expect(missing.get_by_role("listitem")).to_have_count(words.count())
    for place in range(words.count()):
        words.nth(place).fill("as the poster at the door says")
    expect(missing).to_contain_text("Nothing is missing")
    missing.get_by_role("button", name="Publish terms").click()
    document = desk.get_by_role("region", name="Published terms")
    expect(document).to_contain_text("as the poster at the door says")
    paper = desk.request.get(f"{screens.house.url}/v1/tournaments/cup/terms/paper")
    assert paper.body().startswith(b"%PDF")
    expect(desk.get_by_role("link", name="Print terms").first).to_be_visible()
    expect(step(desk, "Publish terms")).to_contain_text("✓")
    screens.picture(desk, "director-terms")
    with screens.house.http(olga) as http:
        assert http.get("/v1/tournaments/cup").json()["entry_fee"] == 5000
    # The next one begins with its terms.
    set_up(desk, "New tournament", "next-cup")
    desk.get_by_label("Begin with the terms of").select_option("cup")
    expect(desk.get_by_label("Entry fee", exact=True)).to_have_value("50")
    expect(missing).to_contain_text("Nothing is missing")


def test_players_enter_are_refused_and_get_places_by_lot(
    screens: Screens, olga: str, desk: Page
) -> None:
    publish(screens.house, olga, "places")
    open_tables(screens.house, olga, "P1", "P2")
    choose(desk, "places")
    step(desk, "Notify the regulator").click()
    send(desk, "Notify the regulator")
    step(desk, "Appoint director").click()
    desk.get_by_role("dialog").get_by_label("Name").fill("olga")
    send(desk, "Appoint director")
    step(desk, "Set tables aside").click()
    for table in ("P1", "P2"):
        desk.get_by_role("dialog").get_by_label(table, exact=True).check()
    send(desk, "Set tables aside")
    for player in PLAYERS[1:]:
        submit(screens.house, olga, "places", "enter", player=player)
    desk.get_by_role("button", name="Entrants", exact=True).click()
    desk.get_by_role("button", name="Enter a player").click()
    form = desk.get_by_role("dialog", name="Enter a player")
    form.get_by_label("Player").fill("ann")
    for paper in (
        "The entry form is complete",
        "Agrees to the terms",
        "Has a copy of the terms",
    ):
        expect(form.get_by_label(paper)).not_to_be_checked()
        form.get_by_label(paper).check()
    form.get_by_role("button", name="Send").click()
    expect(form).to_contain_text("ann has not paid the fee of $50")
    expect(form.locator(".clause")).to_contain_text("10.")
    form.get_by_label("The fee is paid").check()
    send(desk, "Enter a player")
    rows = desk.get_by_role("region", name="Entrants").get_by_role("row")
    expect(rows).to_have_count(len(PLAYERS) + 1)
    screens.picture(desk, "director-entrants")
    step(desk, "Draw places").click()
    send(desk, "Draw places")
    desk.get_by_role("button", name="Tables", exact=True).click()
    for table in ("P1", "P2"):
        seats = desk.get_by_role("region", name=f"Table {table}").get_by_role("listitem")
        expect(seats).to_have_count(len(PLAYERS) // 2)
    screens.picture(desk, "director-seated")
    drawn = [seats_at(screens.house, olga, "places", table) for table in ("P1", "P2")]
    assert sorted(drawn[0] + drawn[1]) == list(PLAYERS)


def test_a_round_is_played_from_the_desk_and_the_board_shows_the_ranking(
    screens: Screens, olga: str, desk: Page
) -> None:
    seat(screens.house, olga, "round", ("R1",))
    board = screens.open("/display/tournament/round", "display")
    expect(board.get_by_role("listitem")).to_have_count(len(PLAYERS))
    choose(desk, "round")
    table = desk.get_by_role("region", name="Table R1")
    table.get_by_role("button", name="Issue chips").click()
    expect(desk.get_by_role("dialog").get_by_label("Amount")).to_have_value("1000")
    send(desk, "Issue chips")
    table.get_by_role("button", name="Start session").click()
    send(desk, "Start session")
    expect(table).to_contain_text("playing")
    seats = seats_at(screens.house, olga, "round", "R1")
    at_table(screens.house, "R1", "open-betting")
    table.get_by_role("button", name=f"Wager of {seats[0]}").click()
    form = desk.get_by_role("dialog", name="Wager")
    form.get_by_label("Bet", exact=True).fill("split:1-36")
    form.get_by_label("Stake in chips").fill("50")
    form.get_by_role("button", name="Send").click()
    expect(form.locator(".notice.stop .clause")).to_be_visible()
    form.get_by_label("Bet", exact=True).fill("straight:17")
    form.get_by_label("Stake in chips").fill("50")
    screens.picture(desk, "director-wager")
    send(desk, "Wager")
    expect(table).to_contain_text("straight:17 50.00")
    for place, player in enumerate(seats[1:]):
        words = {
            "player": player,
            "bet": "black" if place % 2 else "red",
            "stake": 500 * place + 500,
        }
        submit(screens.house, olga, "round", "wager", **words, by="tournament-director")
    deal(screens.house, "R1", "17")
    winner = board.locator(f'[data-player="{seats[0]}"]')
    expect(winner).to_contain_text("2,750")
    expect(winner).to_contain_text("+1,750")
    first = board.get_by_role("listitem").first
    expect(first).to_contain_text(seats[0])
    expect(first).to_contain_text("above the cut")
    expect(board.get_by_text("Cut · the best 2 of each table go on")).to_be_visible()
    assert screens.axe(board) == []
    screens.picture(board, "board")
    screens.picture(desk, "director-playing")


def test_a_dispute_holds_play_until_it_is_decided_and_the_prizes_follow_the_ranking(
    screens: Screens, olga: str, desk: Page
) -> None:
    seat(screens.house, olga, "final", ("F1",))
    seats = start(screens.house, olga, "final", "F1")
    at_table(screens.house, "F1", "open-betting")
    for player in seats:
        bet = "red" if player in seats[:2] else "black"
        stake = 1000 if player == seats[0] else 500
        words = {"player": player, "bet": bet, "stake": stake}
        submit(screens.house, olga, "final", "wager", **words, by="tournament-director")
    deal(screens.house, "F1", "9")
    choose(desk, "final")
    table = desk.get_by_role("region", name="Table F1")
    table.get_by_role("button", name="Dispute").click()
    desk.get_by_role("dialog").get_by_label("In words").fill("the dolly stood late")
    send(desk, "Dispute")
    disputes = desk.get_by_role("region", name="Disputes")
    expect(disputes).to_contain_text("the dolly stood late")
    screens.picture(desk, "director-dispute")
    disputes.get_by_role("button", name="Decide disputes").click()
    form = desk.get_by_role("dialog", name="Decide disputes")
    form.get_by_label("Decision").fill("the result stands")
    hold(desk, form.get_by_role("button", name="Hold to confirm"))
    expect(disputes).to_be_hidden()
    table.get_by_role("button", name="End session").click()
    form = desk.get_by_role("dialog", name="End session")
    count(desk, recorded(screens.house, olga, "final", "F1"))
    hold(desk, form.get_by_role("button", name="Hold to confirm"))
    expect(table).to_contain_text("Ranking")
    expect(table).to_contain_text("Through")
    table.get_by_role("button", name="Award prizes").click()
    form = desk.get_by_role("dialog", name="Award prizes")
    hold(desk, form.get_by_role("button", name="Hold to confirm"))
    desk.get_by_role("button", name="Prizes and accounts").click()
    prizes = desk.get_by_role("region", name="Prizes")
    expect(prizes.get_by_role("button", name=f"Pay $400 to {seats[0]}")).to_be_visible()
    screens.picture(desk, "director-prizes")


def test_the_end_of_a_session_is_taken_back_at_the_desk_and_its_places_change(
    screens: Screens, olga: str, desk: Page
) -> None:
    house, name = screens.house, "again"
    seat(house, olga, name, ("RO1",))
    seats = start(house, olga, name, "RO1")
    at_table(house, "RO1", "open-betting")
    for place, player in enumerate(seats):
        words = {"player": player, "bet": "black" if place else "red", "stake": 500 * place + 500}
        submit(house, olga, name, "wager", **words, by="tournament-director")
    deal(house, "RO1", "9")
    submit(house, olga, name, "end-session", table="RO1")
    choose(desk, name)
    table = desk.get_by_role("region", name="Table RO1")
    expect(table).to_contain_text(f"1. {seats[0]}")
    # Without a dispute there is nothing to take it back for.
    desk.get_by_role("button", name="All actions").click()
    desk.get_by_role("button", name="Reopen the session").click()
    form = desk.get_by_role("dialog", name="Reopen the session")
    form.get_by_label("Table").select_option("RO1")
    form.get_by_label("Reason").fill("the number was 8")
    press(desk, form.get_by_role("button", name="Hold to confirm"))
    expect(form.locator(".notice.stop")).to_contain_text("disput")
    expect(form.locator(".clause")).to_contain_text("10.11.2")
    desk.mouse.up()
    screens.picture(desk, "director-reopening-refused")
    form.get_by_role("button", name="Close").click()
    desk.get_by_role("button", name="Tables", exact=True).click()
    table.get_by_role("button", name="Dispute").click()
    desk.get_by_role("dialog").get_by_label("In words").fill("the number was 8")
    send(desk, "Dispute")
    table.get_by_role("button", name="Reopen the session").click()
    form.get_by_label("Reason").fill("the number was 8")
    hold(desk, form.get_by_role("button", name="Hold to confirm"))
    expect(table).to_contain_text("playing")
    correct(house, "RO1", "8")
    submit(house, olga, name, "resolve", decision="it was 8", by="tournament-director")
    submit(house, olga, name, "end-session", table="RO1")
    expect(table).to_contain_text(f"1. {seats[-1]}  2. {seats[-2]}")
    expect(table).to_contain_text(f"8. {seats[0]}")
    screens.picture(desk, "director-reopened")


def correct(house: Server, table: str, pocket: str) -> None:
    """Another number, to which a second person agrees."""
    body = {"type": "correct-result", "pocket": pocket, "reason": "misread"}
    with house.http(house.sign_in("sam")) as sam, house.http(house.sign_in("max")) as boss:
        place, headers = f"/v1/tables/{table}/commands", {"Idempotency-Key": f"correct-{table}"}
        asked = sam.post(place, json=body, headers=headers).json()
        assert asked["type"] == "pending", asked
        own = sam.post(f"/v1/waiting/{asked['number']}", json={"agrees": True}).json()
        assert own["reason"] == "not-permitted", own
        done = boss.post(f"/v1/waiting/{asked['number']}", json={"agrees": True}).json()
        assert done["type"] == "accepted", done


def test_a_prize_is_paid_from_the_desk_and_then_nothing_is_owed(
    screens: Screens, olga: str, desk: Page
) -> None:
    winner, *_ = finish(screens.house, olga, "paid", "PD1")
    choose(desk, "paid")
    step(desk, "Pay prizes").click()
    prizes = desk.get_by_role("region", name="Prizes")
    accounts = desk.get_by_role("region", name="Accounts")
    expect(accounts).to_contain_text(f"Prize of {winner}")
    expect(accounts).not_to_contain_text(re.compile("[a-z]:[a-z]"))
    prizes.get_by_role("button", name=f"Pay $400 to {winner}").click()
    form = desk.get_by_role("dialog", name="Pay a prize")
    expect(form.get_by_label("Player")).to_have_value(winner)
    form.get_by_label("How").select_option("cheque")
    hold(desk, form.get_by_role("button", name="Hold to confirm"))
    expect(prizes).to_contain_text("$400 paid")
    expect(prizes.get_by_role("button", name=re.compile("^Pay"))).to_have_count(0)
    expect(accounts).not_to_contain_text("Prize of")
    expect(accounts).to_contain_text("Outside the house: cheques")
    expect(step(desk, "Pay prizes")).to_contain_text("done")
    screens.picture(desk, "director-paid")


def test_goods_are_added_to_the_pool_by_name_and_for_a_place(
    screens: Screens, olga: str, desk: Page
) -> None:
    publish(screens.house, olga, "goods")
    choose(desk, "goods")
    desk.get_by_role("button", name="Prizes and accounts").click()
    desk.get_by_role("button", name="Add to the pool").click()
    form = desk.get_by_role("dialog", name="Add to the pool")
    expect(form.get_by_label("Given as")).to_have_value("cash")
    expect(form.get_by_label("For which place")).to_have_value("1")
    form.get_by_label("Amount").fill("2500")
    form.get_by_label("Given as").select_option(label="Goods")
    form.get_by_label("What it is, where no cash").fill("a scooter")
    form.get_by_label("For which place").fill("2")
    send(desk, "Add to the pool")
    with screens.house.http(olga) as http:
        records = http.get("/v1/tournaments/goods/export").json()["records"]
    added = next(each["payload"] for each in records if each["kind"] == "ValueAdded")
    wanted = {"amount": 250_000, "form": "goods", "what": "a scooter", "place": 2}
    assert {word: added[word] for word in wanted} == wanted


def test_a_cancelled_tournament_gives_every_fee_back(
    screens: Screens, olga: str, desk: Page
) -> None:
    publish(screens.house, olga, "small", entry_fee=20)
    submit(screens.house, olga, "small", "enter", player="ann")
    choose(desk, "small")
    desk.get_by_role("button", name="All actions").click()
    desk.get_by_role("button", name="Cancel and refund").click()
    form = desk.get_by_role("dialog", name="Cancel and refund")
    form.get_by_label("Reason").fill("the hall is flooded")
    hold(desk, form.get_by_role("button", name="Hold to confirm"))
    expect(desk.get_by_role("article", name="small")).to_contain_text("cancelled")
    desk.get_by_role("button", name="Entrants", exact=True).click()
    expect(desk.get_by_role("region", name="Entrants")).to_contain_text("−20.00")


@pytest.mark.parametrize("size", ["terminal", "phone"])
def test_the_desk_and_the_board_are_accessible_and_fit_their_window(
    screens: Screens, olga: str, size: str
) -> None:
    name, table = f"show-{size}", f"S-{size}"
    seat(screens.house, olga, name, (table,))
    seats = start(screens.house, olga, name, table)
    at_table(screens.house, table, "open-betting")
    for place, player in enumerate(seats[:6]):
        words = {
            "player": player,
            "bet": "black" if place % 2 else "red",
            "stake": 500 * place + 500,
        }
        submit(screens.house, olga, name, "wager", **words, by="tournament-director")
    page = open_desk(screens, olga, size)
    choose(page, name)
    expect(page.get_by_role("region", name=f"Table {table}")).to_be_visible()
    for tab in ("Tables", "Entrants", "Terms", "Prizes and accounts", "All actions"):
        page.get_by_role("button", name=tab, exact=True).click()
        # The scan is slow, and most of what it looks at does not depend on the size.
        if size == "terminal" or tab == "Tables":
            assert screens.axe(page) == [], tab
        assert screens.overflow(page) <= 0, tab
        screens.picture(page, f"director-{tab.split()[0].lower()}-{size}")
    page.get_by_role("button", name="Terms", exact=True).click()
    page.get_by_role("button", name="Change terms").click()
    expect(page.get_by_label("Entry fee", exact=True)).to_have_value("50")
    assert screens.axe(page) == []
    assert screens.overflow(page) <= 0
    board = screens.open(f"/display/tournament/{name}", size)
    expect(board.get_by_role("listitem").first).to_be_visible()
    assert screens.axe(board) == []
    assert screens.overflow(board) <= 0
    screens.picture(board, f"board-{size}")


def test_the_desk_and_the_board_speak_french(screens: Screens, olga: str) -> None:
    publish(screens.house, olga, "coupe")
    submit(screens.house, olga, "coupe", "enter", player="ann")
    page = open_desk(screens, olga, language="fr-FR")
    expect(page.get_by_role("button", name="Toutes les actions")).to_be_visible()
    expect(page.get_by_role("list", name="Des conditions aux prix")).to_be_visible()
    board = screens.open("/display/tournament/coupe", "display", language="fr-FR")
    expect(board.get_by_role("list", name="Classement")).to_be_visible()


def test_somebody_else_is_asked_to_sign_in(screens: Screens) -> None:
    page = screens.open("/director", staff="dora")
    expect(page.get_by_label("Password or terminal key")).to_be_visible()


@pytest.mark.parametrize("locale", ["fr-FR", "de-DE", "zh-CN"])
def test_a_desk_is_refused_in_its_language(screens: Screens, olga: str, locale: str) -> None:
    language = locale[:2]

    def words(code: str, **params: object) -> str:
        return text_in(language, say(code, **params))

    page = open_desk(screens, olga, language=locale)
    page.get_by_role("button", name=words("director-new-tournament")).click()
    form = page.get_by_role("dialog", name=words("director-new-tournament"))
    form.get_by_label(words("director-short-name")).fill(f"cup-{language}")
    form.get_by_label(words("director-book")).select_option(label=find_book("star").title)
    form.get_by_role("button", name=words("director-create")).click()
    steps = page.get_by_role("list", name=words("director-steps"))
    steps.get_by_role("button", name=words("director-step-brief")).click()
    asked = page.get_by_role("dialog", name=words("tournament-action-brief-players"))
    asked.get_by_role("button", name=words("director-send")).click()
    expect(asked).to_contain_text(words("tournament-no-briefing", terms=False))
    expect(asked.locator('[lang="en"]')).to_have_count(0)
    screens.picture(page, f"refused-{language}")
