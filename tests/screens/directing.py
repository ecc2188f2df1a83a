"""Tournaments set up beside the director's desk, and what a hand does at it."""

import itertools
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from croupier.roulette.catalogue import find_book
from croupier.scenario.conditions import read_terms
from tests.house.serving import Server
from tests.screens.looking import Screens

KEYS = itertools.count(1)
#: What staff attest of somebody who enters.
PAPERS = {"form": True, "fee_paid": True, "agreed": True, "copy_given": True}
PLAYERS = ("ann", "ben", "cat", "dan", "eva", "fay", "gus", "hal")


def open_desk(
    screens: Screens, token: str, size: str = "terminal", language: str = "en-AU"
) -> Page:
    page = screens.open("", size, language=language)
    cookie = {"name": "croupier-session", "value": token, "url": screens.house.url}
    page.context.add_cookies([cookie])  # type: ignore[list-item]
    page.goto("/director")
    return page


def submit(house: Server, token: str, name: str, kind: str, /, **words: Any) -> None:
    """Ask beside the desk, for what would only be typing."""
    headers = {"Idempotency-Key": f"beside-{next(KEYS)}"}
    if kind == "enter":
        words = PAPERS | words
    if kind == "end-session":
        counts = recorded(house, token, name, words["table"])
        words = {"counts": counts, "reason": "the test has seen enough"} | words
    place = f"/v1/tournaments/{name}/commands"
    with house.http(token) as http:
        answer = http.post(place, json={"type": kind, **words}, headers=headers)
    assert answer.json()["type"] == "accepted", answer.text


def at_table(house: Server, table: str, kind: str, **words: Any) -> None:
    """What a supervisor does at a table, beside its console."""
    headers = {"Idempotency-Key": f"at-table-{next(KEYS)}"}
    with house.http(house.sign_in("sam")) as http:
        place = f"/v1/tables/{table}/commands"
        answer = http.post(place, json={"type": kind, **words}, headers=headers)
    assert answer.json()["type"] == "accepted", answer.text


def deal(house: Server, table: str, number: str) -> None:
    """A ball that is spun, closed for and at rest."""
    at_table(house, table, "spin")
    at_table(house, table, "no-more-bets")
    at_table(house, table, "result", pocket=number)


def recorded(house: Server, token: str, name: str, table: str) -> dict[str, int]:
    """A count that finds what the record has."""
    with house.http(token) as http:
        entrants = http.get(f"/v1/tournaments/{name}").json()["entrants"]
    here = [one for one in entrants if one["table"] == table and one["status"] == "playing"]
    return {one["player"]: one["chips"] for one in here}


def count(page: Page, counts: dict[str, int]) -> None:
    """Type what was counted of each player."""
    for player, chips in counts.items():
        page.get_by_role("dialog").get_by_label(player, exact=True).fill(str(chips // 100))


def open_tables(house: Server, token: str, *tables: str) -> None:
    with house.http(token) as http:
        for name in tables:
            table = {"table": name, "book": "star", "game": "table", "min": 500, "max": 50000}
            assert http.post("/v1/tables", json=table).status_code == 200


def publish(house: Server, token: str, name: str, **conditions: Any) -> None:
    """A tournament with whole terms, set up beside the desk."""
    rules = find_book("star").tournament
    assert rules is not None
    figures = {"entry_fee": 50, "min": 5, "max": 500, "rounds": 1, "advance": 2, "criteria": False}
    terms = msgspec.to_builtins(read_terms({**figures, **conditions}, rules, tables=1))
    with house.http(token) as http:
        new = {"tournament": name, "book": "star"}
        assert http.post("/v1/tournaments", json=new).status_code == 200
    submit(house, token, name, "publish-terms", terms=terms)


def seat(house: Server, token: str, name: str, tables: tuple[str, ...]) -> None:
    """Everybody has entered and has a place."""
    publish(house, token, name)
    open_tables(house, token, *tables)
    submit(house, token, name, "appoint-director", name="olga", by="operator")
    submit(house, token, name, "designate-tables", tables=tables)
    for player in PLAYERS:
        submit(house, token, name, "enter", player=player)
    submit(house, token, name, "draw-seats", tables=tables)


def start(house: Server, token: str, name: str, table: str) -> list[str]:
    """Play has begun at a table; who sits there."""
    seats = seats_at(house, token, name, table)
    submit(house, token, name, "issue-chips", table=table, players=seats, amount=100000)
    submit(house, token, name, "start-session", table=table)
    return seats


def seats_at(house: Server, token: str, name: str, table: str) -> list[str]:
    with house.http(token) as http:
        sessions = http.get(f"/v1/tournaments/{name}").json()["sessions"]
    return next(list(each["seats"]) for each in sessions if each["table"] == table)


def choose(page: Page, name: str) -> None:
    tournaments = page.get_by_role("region", name="Tournaments")
    tournaments.get_by_role("button", name=name).click()
    expect(page.get_by_role("article", name=name)).to_be_visible()


def set_up(page: Page, button: str, name: str) -> None:
    page.get_by_role("button", name=button).click()
    form = page.get_by_role("dialog", name=button)
    form.get_by_label("Short name").fill(name)
    book = find_book("star")
    form.get_by_label("Rulebook").select_option(label=book.title)
    form.get_by_role("button", name="Set up").click()
    expect(page.get_by_role("article", name=name)).to_be_visible()


def step(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="From terms to prizes").get_by_role("button", name=name)


def send(page: Page, title: str) -> None:
    form = page.get_by_role("dialog", name=title)
    form.get_by_role("button", name="Send").click()
    expect(form).to_be_hidden()


def press(page: Page, button: Locator) -> None:
    """A thumb comes down on a button, and stays."""
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


def hold(page: Page, button: Locator) -> None:
    """Press and hold, as a thumb would."""
    press(page, button)
    expect(button).to_be_hidden()
    page.mouse.up()


def finish(house: Server, token: str, name: str, table: str) -> list[str]:
    """A tournament played to its end; who won its prize, and the others."""
    seat(house, token, name, (table,))
    seats = start(house, token, name, table)
    at_table(house, table, "open-betting")
    for player in seats:
        bet = "red" if player in seats[:2] else "black"
        words = {"player": player, "bet": bet, "stake": 1000 if player == seats[0] else 500}
        submit(house, token, name, "wager", **words, by="tournament-director")
    deal(house, table, "9")
    submit(house, token, name, "end-session", table=table)
    submit(house, token, name, "award-prizes", table=table)
    return seats
