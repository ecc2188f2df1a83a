"""A tournament of twelve on three tables, played by everybody at the screen of their own post."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.screens.directing import (
    at_table,
    choose,
    deal,
    hold,
    open_desk,
    open_tables,
    publish,
    recorded,
    seats_at,
    send,
    submit,
)
from tests.screens.looking import Screens
from tests.screens.test_dealer import enter_number, go_on, walk_to

pytestmark = pytest.mark.xdist_group("screens-tournament-play")
NAME = "gala"
TABLES = ("N1", "N2", "N3")
OTHERS = ("cat", "dan", "eva", "fay", "gus", "hal", "ida", "jon", "kay", "lee")
TERMS = {
    "entries_max": 12,
    **{"chips": 1000, "rounds": 1, "advance": 1, "sessions": 2, "pass_cards": 1, "undisclosed": 1},
    **{"wager_seconds": 600, "ordered": True, "prizes": (50, 30, 20)},
}
BY = {"by": "tournament-director"}


def guest(screens: Screens) -> tuple[Page, str]:
    """Somebody with a terminal of their own, and their name."""
    page = screens.open("", "terminal")
    with screens.house.http() as http:
        table = http.get("/v1/tables").json()["tables"][0]["table"]
    answer = page.request.post(
        "/v1/demo/seat", data={"table": table}, headers={"origin": screens.house.url}
    )
    return page, str(answer.json()["players"][0])


def take_entries(screens: Screens, names: tuple[str, ...]) -> None:
    """The cashier takes the first two at the desk, one of them without the fee at first."""
    desk = screens.open("/cashier", staff="carol")
    entries = desk.get_by_role("region", name="Tournament entries")
    for place, name in enumerate(names[:2]):
        entries.get_by_role("button", name="Take an entry").click()
        form = desk.get_by_role("dialog")
        form.get_by_label("Player").fill(name)
        for paper in ("The entry form is complete", "Agrees to the terms", "Has a copy"):
            form.get_by_label(paper).check()
        if place == 0:
            form.get_by_role("button", name="Send").click()
            expect(form).to_contain_text(f"{name} has not paid the fee of $50")
            expect(form.locator(".clause")).to_contain_text("10.")
            expect(form.locator(".clause")).to_be_in_viewport(ratio=1)
            screens.picture(desk, "cashier-entry")
        form.get_by_label("The fee is paid").check()
        form.get_by_role("button", name="Send").click()
        expect(form).to_be_hidden()
    expect(entries).to_contain_text("2 of 12 entered")
    assert screens.axe(desk) == []
    token = screens.house.sign_in("carol")
    for name in names[2:]:
        submit(screens.house, token, NAME, "enter", player=name)


def begin(screens: Screens, olga: str) -> tuple[tuple[Page, str], tuple[Page, str]]:
    """Terms, twelve entries, seats and chips at three tables."""
    house = screens.house
    publish(house, olga, NAME, **TERMS)
    open_tables(house, olga, *TABLES)
    submit(house, olga, NAME, "appoint-director", name="olga", by="operator")
    submit(house, olga, NAME, "designate-tables", tables=TABLES)
    one, other = guest(screens), guest(screens)
    names = (one[1], other[1], *OTHERS)
    take_entries(screens, names)
    for place, table in enumerate(TABLES):
        seats = names[place * 4 : place * 4 + 4]
        submit(house, olga, NAME, "seat", table=table, players=seats)
        submit(house, olga, NAME, "issue-chips", table=table, players=seats, amount=100_000)
    return one, other


def wager(screens: Screens, olga: str, player: str, bet: str, stake: int = 500) -> None:
    """Somebody without a terminal, whose chips the director sees."""
    submit(screens.house, olga, NAME, "wager", player=player, bet=bet, stake=stake, **BY)


@pytest.mark.clause("star", "10.2.1#1", "10.8.2.5#1", "10.9.3", "10.7.1#1", "10.5.9#2")
def test_twelve_play_on_three_tables_each_at_the_screen_of_their_post(
    screens: Screens, olga: str
) -> None:
    (ann, first), (ben, second) = begin(screens, olga)
    desk = open_desk(screens, olga)
    choose(desk, NAME)
    for table in TABLES:
        sitting = desk.get_by_role("region", name=f"Table {table}")
        sitting.get_by_role("button", name="Start session").click()
        send(desk, "Start session")
    dealer = play_a_heat(screens, olga, (ann, first), (ben, second))
    for table, winner in (("N2", "eva"), ("N3", "ida")):
        heat(screens, olga, table, winner)
    settle_elsewhere(screens, olga)
    end_heats(screens, olga, desk, first)
    play_the_final(screens, olga, desk, dealer, first)
    inspect(screens, first, second)


def inspect(screens: Screens, first: str, second: str) -> None:
    """The inspector finds every dollar of it, the rounds of its tables, and a log that is whole."""
    with screens.house.http(screens.house.sign_in("ines")) as ines:
        view = ines.get(f"/v1/tournaments/{NAME}").json()
        assert sum(view["prizes"].values()) == 12 * 5000
        assert ines.get(f"/v1/tournaments/{NAME}/export").status_code == 200
        # What came of a round is in its own walk, and in no other.
        for round_no in (1, 2):
            steps = ines.get(f"/v1/inspect/tables/N1/rounds/{round_no}").json()["steps"]
            assert [step["kind"] for step in steps].count("RoundPlayed") == 1, round_no
            last = steps[-1]
            on = {"after": last["seq"] + 1000}
            rest = ines.get(f"/v1/inspect/tables/N1/rounds/{round_no}", params=on).json()
            assert all(step["number"] > steps[0]["number"] for step in rest["steps"])
        said = ines.get(f"/v1/tournaments/{NAME}/statement").json()
        assert said["notes"] == ["All of it agrees with the ledger, to the cent."]
    desk = screens.open("/director", staff="ines")
    choose(desk, NAME)
    # What was found missing is hers to see, and nothing there is hers to do.
    desk.get_by_role("button", name="Prizes and accounts", exact=True).click()
    expect(desk.get_by_role("region", name="Missing chips")).to_contain_text("4 × 25.00")
    desk.get_by_role("button", name="Tables", exact=True).click()
    sitting = desk.get_by_role("region", name="Table N2")
    expect(sitting).to_contain_text("1. eva")
    expect(sitting.get_by_role("button", name="Count chips back")).to_have_count(0)
    desk.get_by_role("button", name="Statements", exact=True).click()
    line = desk.get_by_role("region", name="Statements").get_by_role("row", name=NAME)
    expect(line).to_contain_text("600.00")
    expect(line).not_to_have_class(re.compile(r"\bwrong\b"))
    screens.picture(desk, "inspector-tournament-statement")
    rounds = screens.open("/inspector", staff="ines")
    rounds.get_by_label("Table", exact=True).select_option("N1")
    # The rounds of this table, in chips, and not yet those of another.
    rounds.get_by_role("button", name=re.compile(rf"^Round 1\b.* in chips of {NAME}")).click(
        timeout=30_000
    )
    timeline = rounds.get_by_role("list", name="Timeline")
    laid = timeline.get_by_role("button", name=re.compile(rf"^{first} .*\bred\b", re.I))
    expect(laid).to_have_count(1)
    expect(timeline).to_contain_text(f"{second} hands in an undisclosed wager")
    laid.click()
    standing = rounds.get_by_role("region", name="The table after this step")
    expect(standing).to_contain_text(re.compile(rf"{first}: .* staked"))
    screens.picture(rounds, "inspector-tournament-round")
    rounds.get_by_role("button", name="Log", exact=True).click()
    rounds.get_by_role("button", name="Verify the whole log").click()
    expect(rounds.get_by_text("The log is intact")).to_be_visible(timeout=60_000)


def play_a_heat(
    screens: Screens, olga: str, one: tuple[Page, str], other: tuple[Page, str]
) -> Page:
    """The first table: a chip at a terminal, a secret form, a pass card, and one of the desk."""
    (ann, first), (ben, second) = one, other
    dealer = screens.open("/dealer/N1", staff="sam")
    contest = dealer.get_by_role("region", name=f"Tournament {NAME}")
    expect(contest.locator("[data-contestant]")).to_have_count(4)
    expect(dealer.get_by_role("button", name="Buy-in")).to_have_count(0)
    ann.goto("/play/N1")
    bar = ann.get_by_role("region", name=f"Tournament {NAME}")
    expect(bar).to_contain_text("Place 1 of 4")
    expect(ann.locator('[data-meter="credits"]')).to_contain_text("1,000.00")
    expect(ann.locator('[data-meter="credits"]')).to_contain_text("Tournament chips")
    expect(ann.get_by_role("button", name="Cash out")).to_have_count(0)
    ben.goto("/play/N1")
    expect(ben.locator("[data-now]")).to_have_text(f"{first} wagers now")
    go_on(dealer, "Open betting")
    expect(bar.locator("[data-now]")).to_have_text("It is your turn")
    expect(bar.locator("[data-clock]")).to_be_visible()
    screens.picture(ann, "play-tournament")
    # Out of turn: the table says no, with the clause, and nothing lies.
    ben.locator('[data-bet="black"]').tap()
    expect(ben.locator("footer .notice.stop")).to_contain_text(f"{first} wagers before {second}")
    ann.locator('[data-bet="red"]').tap()
    expect(bar.locator("[data-now]")).to_have_text("Your wager lies")
    ben.get_by_role("button", name="Undisclosed wager").click()
    form = ben.get_by_role("dialog", name="Undisclosed wager")
    form.locator('[data-bet="black"]').tap()
    form.get_by_label("Amount").fill("100")
    screens.picture(ben, "play-undisclosed")
    form.get_by_role("button", name="Hand in the form").click()
    expect(ben.locator("[data-now]")).to_have_text("Your form is with the supervisor")
    submit(screens.house, olga, NAME, "pass", player="cat", **BY)
    wager(screens, olga, "dan", "black")
    expect(contest.locator('[data-contestant="cat"] [data-state]')).to_have_text("passed")
    # No ball before the form is seen.
    press_until_refused(dealer)
    contest.get_by_role("button", name=f"Check form: {second}").click()
    expect(contest.locator(f'[data-contestant="{second}"] [data-state]')).to_have_text(
        "form checked"
    )
    screens.picture(dealer, "dealer-tournament")
    assert screens.axe(dealer) == []
    assert screens.axe(ann) == []
    walk_to(dealer, "Enter the number")
    enter_number(dealer, "9")
    expect(bar).to_contain_text("above the cut")
    expect(ben.get_by_role("region", name=f"Tournament {NAME}")).to_contain_text(
        "not above the cut"
    )
    return dealer


def press_until_refused(dealer: Page) -> None:
    """The button goes on to the spin, which is refused with its clause."""
    dealer.get_by_role("region", name="Next").get_by_role("button").click()
    expect(dealer.get_by_text("10.8.2.5").first).to_be_visible()


def heat(screens: Screens, olga: str, table: str, winner: str) -> None:
    """A table whose players have no terminals: the desk lays their chips, a dealer deals."""
    with screens.house.http(olga) as http:
        sessions = http.get(f"/v1/tournaments/{NAME}").json()["sessions"]
    seats = next(each["seats"] for each in sessions if each["table"] == table)
    at_table(screens.house, table, "open-betting")
    for player in seats:
        wager(screens, olga, player, "red" if player == winner else "black")
    deal(screens.house, table, "9")


def settle_elsewhere(screens: Screens, olga: str) -> None:
    """Part of a lost wager had been knocked off its place: two people put it right, in chips."""
    house = screens.house
    player = next(name for name in seats_at(house, olga, NAME, "N2") if name != "eva")
    asked = {"type": "override", "player": player, "bet": "black", "to": "red", "stake": 100}
    with house.http(house.sign_in("sam")) as sam:
        body = {**asked, "reason": "knocked off its place"}
        headers = {"Idempotency-Key": "knocked-off"}
        answer = sam.post("/v1/tables/N2/commands", json=body, headers=headers)
        assert answer.json()["type"] == "pending", answer.text
    boss = screens.open("/pit", staff="max")
    waits = boss.get_by_role("region", name="Waiting for a second person")
    expect(waits).to_contain_text(f"{player} gains $2 in tournament chips")
    screens.picture(boss, "pit-tournament-chips")
    hold(boss, waits.get_by_role("button", name="Hold to agree"))
    assert recorded(house, olga, NAME, "N2")[player] == 99_700


def end_heats(screens: Screens, olga: str, desk: Page, first: str) -> None:
    """Totals are counted at the desk; four chips are missing at one table."""
    for table in TABLES:
        words: dict[str, Any] = {"table": table}
        submit(screens.house, olga, NAME, "end-session", **words)
    sitting = desk.get_by_role("region", name="Table N2")
    sitting.get_by_role("button", name="Count chips back").click()
    form = desk.get_by_role("dialog", name="Count chips back")
    form.get_by_label("Chips issued").fill("25 × 160")
    form.get_by_label("Chips counted back").fill("25 × 156, 100 × 2")
    send(desk, "Count chips back")
    desk.get_by_role("button", name="Prizes and accounts", exact=True).click()
    lost = desk.get_by_role("region", name="Missing chips")
    expect(lost).to_contain_text("N2")
    expect(lost).to_contain_text("4 × 25.00")
    expect(desk.get_by_role("region", name="Surplus chips")).to_contain_text("2 × 100.00")
    screens.picture(desk, "director-missing-chips")
    desk.get_by_role("button", name="Tables", exact=True).click()
    expect(desk.get_by_role("region", name="Table N1")).to_contain_text(f"1. {first}")
    with screens.house.http(olga) as http:
        view = http.get(f"/v1/tournaments/{NAME}").json()
    assert view["missing_chips"] == {"N2": {"2500": 4}}
    assert view["surplus_chips"] == {"N2": {"10000": 2}}
    assert sorted(view["to_be_seated"]) == sorted((first, "eva", "ida"))


def play_the_final(screens: Screens, olga: str, desk: Page, dealer: Page, first: str) -> None:
    """Three play for the pool, which the cashier pays once."""
    house, finalists = screens.house, (first, "eva", "ida")
    submit(house, olga, NAME, "seat", table="N1", players=finalists)
    submit(house, olga, NAME, "issue-chips", table="N1", players=finalists, amount=100_000)
    submit(house, olga, NAME, "start-session", table="N1")
    go_on(dealer, "Open betting")
    wager(screens, olga, first, "straight:7", 1000)
    wager(screens, olga, "eva", "red", 1000)
    wager(screens, olga, "ida", "black", 1000)
    walk_to(dealer, "Enter the number")
    enter_number(dealer, "7")
    submit(house, olga, NAME, "end-session", table="N1")
    sitting = desk.get_by_role("region", name="Table N1")
    sitting.get_by_role("button", name="Award prizes").click()
    hold(desk, desk.get_by_role("dialog").get_by_role("button", name="Hold to confirm"))
    cage = screens.open("/cashier", staff="carol")
    prizes = cage.get_by_role("region", name="Tournament prizes")
    prizes.get_by_role("button", name=f"$300 to {first}").click()
    hold(cage, cage.get_by_role("dialog").get_by_role("button", name="Pay $300"))
    with house.http(olga) as http:
        view = http.get(f"/v1/tournaments/{NAME}").json()
    assert view["prizes"] == {first: 30_000, "eva": 18_000, "ida": 12_000}
    assert view["paid"] == {first: 30_000}
    patron = screens.open("/tournaments", "phone")
    expect(patron.get_by_role("article", name=NAME)).to_contain_text("Prize pool $600")
    assert screens.axe(patron) == []
    screens.picture(patron, "tournaments")
