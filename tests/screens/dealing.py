"""Tables that a test deals by hand: no test waits for a virtual dealer, or races with one."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2

from tests.house.serving import Client, Server

_NAME, _SECRET = "hanna", "opens-every-table"
_ROLES = (
    *("operator", "management-representative", "shift-manager"),
    *("pit-boss", "game-supervisor", "dealer"),
)
_COUNT = itertools.count(1)
#: Who deals in each house signs in once: a house takes few sign-ins from one address.
_TOKENS: dict[Path, str] = {}


@dataclass
class Hand:
    """A table of one game, and the one who deals it."""

    table: str
    game: dict[str, Any]
    client: Client

    def done(self, action: str, **fields: Any) -> dict[str, Any]:
        """Ask, insist that it is accepted, and do whatever the table then asks of its staff."""
        answer = self.client.done(self.table, action, **fields)
        self.clear_tasks()
        return answer

    def view(self) -> dict[str, Any]:
        """The table as the pit sees it."""
        view: dict[str, Any] = self.client.see(self.table, "pit")["view"]
        return view

    def clear_tasks(self) -> None:
        for _ in range(10):
            tasks = self.view()["tasks"]
            for task in tasks:
                names = {"task": task["task"], "player": task["player"]}
                self.client.submit(self.table, "confirm", **names)
            if not tasks:
                return

    def open(self) -> None:
        """Betting is open."""
        self.clear_tasks()
        self.done("open-betting")

    def warn(self) -> None:
        """The ball runs, and where the book has it the players hear that betting ends."""
        self.done("spin")
        self.client.submit(self.table, "final-bets")

    def close(self) -> None:
        """No more bets; where a clock of the table says so, it is waited for."""
        if self.game["wagering_seconds"]:
            self.client.see(self.table, "pit")
            self.client.wait_for(self.table, "no more bets", timeout=20)
        else:
            self.done("no-more-bets")

    def result(self, pocket: str) -> None:
        """The number."""
        self.done("result", pocket=pocket)

    def finish(self, pocket: str) -> None:
        """From open betting to the number."""
        self.warn()
        self.close()
        self.result(pocket)


@contextmanager
def by_hand(house: Server, game: str, book: str = "", **sign: Any) -> Iterator[Hand]:
    """A fresh table like the demo's own of that game, which nobody deals but the test.

    `sign` are other limits for it, and `options` those of the game that differ.
    """
    token = _token(house)
    with house.http(token) as http:
        for line in http.get("/v1/tables").json()["tables"]:
            if line["game"] == game and book in ("", line["book"]):
                break
        else:
            raise LookupError(f"the demo house has no {game}")
        answer = http.get(f"/v1/tables/{line['table']}/game").json()
        options = {**answer["options"], **sign.pop("options", {})}
    with open_by_hand(house, line["book"], game, options=options, **sign) as hand:
        yield hand


@contextmanager
def open_by_hand(house: Server, book: str, game: str, **sign: Any) -> Iterator[Hand]:
    """A fresh table of any game of any book, which nobody deals but the test."""
    token = _token(house)
    with house.http(token) as http, house.client(token) as client:
        table = f"H{next(_COUNT)}"
        opening = {"table": table, "book": book, "game": game, "min": 500, "max": 50_000, **sign}
        opened = http.post("/v1/tables", json=opening)
        assert opened.status_code == 200, opened.text
        hand = Hand(table, http.get(f"/v1/tables/{table}/game").json(), client)
        if hand.game["wagering_seconds"]:
            hand.done("wagering-period", seconds=8)
        yield hand


def _token(house: Server) -> str:
    """Somebody who holds every post at a table; the demo's administrator takes her on."""
    if house.data not in _TOKENS:
        with house.http(house.sign_in("ada")) as ada:
            new = {"name": _NAME, "password": _SECRET, "roles": list(_ROLES)}
            assert ada.post("/v1/staff", json=new).status_code == 200
        sign_in = {"name": _NAME, "password": _SECRET}
        _TOKENS[house.data] = httpx2.post(f"{house.url}/v1/session", json=sign_in).json()["token"]
    return _TOKENS[house.data]
