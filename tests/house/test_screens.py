"""What screens do with the real server: a cookie, a socket, one button, a look back, a return."""

import contextlib
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.house.serving import Client, Server

pytestmark = pytest.mark.xdist_group("house-play")

#: The demo's table that waits for a dealer.
TABLE = "T1"
QUIET = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
    "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("screens") / "data", settings=QUIET)
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


class Page:
    """A page of the house in a browser: it keeps its cookie and says where it comes from."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx2.Client(base_url=server.url, headers={"Origin": server.url})

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    @contextlib.contextmanager
    def socket(self, origin: str = "") -> Iterator[Client]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie, "Origin": origin or self.server.url}
        address = f"ws://127.0.0.1:{self.server.port}/v1/socket"
        with connect(address, additional_headers=headers, open_timeout=10) as raw:
            client = Client(raw)
            client.next("welcome")
            yield client


@pytest.fixture
def guest(server: Server) -> Iterator[tuple[Page, str]]:
    page = Page(server)
    name = page.post("/v1/demo/seat", table=TABLE)["name"]
    yield page, name
    page.http.close()


@pytest.fixture
def dealer(server: Server) -> Iterator[Page]:
    page = Page(server)
    page.post("/v1/demo/staff", role="dealer")
    yield page
    page.http.close()


def press(console: Client, pocket: str = "17") -> str:
    """Press the one button of a dealer's console, and say what it did."""
    shown = console.see(TABLE, "dealer")["view"]["next"]
    more = {
        "confirm": {"task": shown["task"], "player": shown["player"]},
        "result": {"pocket": pocket},
        "restore": {"scope": shown["scope"], "player": shown["player"] or None},
    }.get(shown["action"], {})
    console.done(TABLE, shown["action"], **more)
    return str(shown["task"] or shown["action"])


def press_until(console: Client, action: str, pocket: str = "17") -> None:
    """Press until a step has been taken."""
    for _ in range(20):
        if press(console, pocket) == action:
            return
    raise AssertionError(f"{action} never came")


def test_one_button_deals_twelve_rounds_and_a_terminal_looks_back_at_them(
    server: Server, guest: tuple[Page, str], dealer: Page
) -> None:
    page, name = guest
    with dealer.socket() as console, page.socket() as terminal:
        for number in range(12):
            press_until(console, "open-betting")
            terminal.done(TABLE, "place", player=name, bet="red", stake=500)
            terminal.done(TABLE, "place", player=name, bet="straight:3", stake=500)
            press_until(console, "result", "3" if number % 2 else "4")
            # Chips that won stay on a live layout until their owner takes them.
            press_until(console, "pay")
            terminal.submit(TABLE, "clear", player=name)
        press_until(console, "open-betting")
    rounds = page.http.get(f"/v1/tables/{TABLE}/rounds?count=12").json()
    assert page.http.get(f"/v1/tables/{TABLE}/rounds?count=12").json() == rounds
    assert len(rounds) == 12
    assert [each["pocket"] for each in rounds[:4]] == ["3", "4", "3", "4"]
    assert [each["colour"] for each in rounds[:2]] == ["red", "black"]
    won, lost = rounds[0], rounds[1]
    assert (won["staked"], won["won"]) == (1000, 500 + 35 * 500)
    assert (lost["staked"], lost["won"]) == (1000, 0)
    assert {line["bet"] for line in won["receipt"]} == {"red", "straight:3"}
    assert all(line["clauses"] for line in won["receipt"])
    assert len(page.http.get(f"/v1/tables/{TABLE}/rounds").json()) == 10
    assert page.http.get(f"/v1/tables/{TABLE}/rounds?count=21").status_code == 422
    other = page.http.get(f"/v1/tables/{TABLE}/rounds?player=ann")
    assert other.status_code == 403
    assert httpx2.get(f"{server.url}/v1/tables/{TABLE}/rounds").status_code == 401


def test_a_terminal_that_lost_its_line_goes_on_and_a_doubled_tap_is_one_chip(
    guest: tuple[Page, str], dealer: Page
) -> None:
    page, name = guest
    with dealer.socket() as console:
        if console.see(TABLE, "dealer")["view"]["phase"] != "betting":
            press_until(console, "open-betting")
    with page.socket() as terminal:
        seen = terminal.see(TABLE, "seat")
        chip = {"player": name, "bet": "odd", "stake": 500}
        terminal.done(TABLE, "place", key="tap-1", **chip)
    with page.socket() as terminal:
        update = terminal.see(TABLE, "seat", after=seen["seq"])
        assert (update["type"], update["after"]) == ("update", seen["seq"])
        assert update["view"]["staked"] == 500
        doubled = terminal.submit(TABLE, "place", key="tap-1", **chip)
        assert (doubled["type"], doubled["repeated"]) == ("accepted", True)
        terminal.done(TABLE, "place", key="tap-2", **chip)
        assert terminal.see(TABLE, "seat")["view"]["staked"] == 1000
        other = {**chip, "bet": "even"}
        misused = terminal.submit(TABLE, "place", key="tap-1", **other)
        assert misused["type"] == "refused"


def test_the_display_of_all_bets_follows_every_chip(
    server: Server, guest: tuple[Page, str], dealer: Page
) -> None:
    page, name = guest
    with dealer.socket() as console:
        if console.see(TABLE, "dealer")["view"]["phase"] != "betting":
            press_until(console, "open-betting")
    with server.client() as display, page.socket() as terminal:
        display.see(TABLE, "display")
        terminal.done(TABLE, "place", player=name, bet="straight:0", stake=700)
        update = display.next("update", table=TABLE)
        assert update["happened"] == []
        stakes = {wager["bet"]: wager["stake"] for wager in update["view"]["all_wagers"]}
        assert stakes["straight:0"] == 700
        assert name not in str(update)
        terminal.done(TABLE, "undo", player=name)
        update = display.next("update", table=TABLE)
        assert "straight:0" not in {wager["bet"] for wager in update["view"]["all_wagers"]}


def test_a_call_for_somebody_and_the_dealers_words_arrive(
    guest: tuple[Page, str], dealer: Page
) -> None:
    page, name = guest
    with dealer.socket() as console, page.socket() as terminal:
        console.see(TABLE, "dealer")
        terminal.see(TABLE, "seat")
        terminal.done(TABLE, "call-attendant", player=name)
        seats = console.next("update", table=TABLE)["view"]["seats"]
        assert [seat["calling_since"] is not None for seat in seats if seat["player"] == name] == [
            True
        ]
        console.done(TABLE, "message", text="One moment, please")
        answer = terminal.wait_for(TABLE, "One moment")["view"]
        assert answer["messages"][0]["text"] == "One moment, please"
        assert answer["attendant_since"] is not None
        console.done(TABLE, "call-attendant", player=name, on=False)
        assert terminal.see(TABLE, "seat")["view"]["attendant_since"] is None
        console.done(TABLE, "handover", dealer="dora")
        assert console.see(TABLE, "dealer")["view"]["dealer"] == "dora"


def test_a_page_from_elsewhere_gets_no_socket_with_the_cookie(guest: tuple[Page, str]) -> None:
    page, _ = guest
    with (
        pytest.raises(InvalidStatus) as refused,
        page.socket(origin="https://elsewhere.example"),
    ):
        pass
    assert refused.value.response.status_code == 403
