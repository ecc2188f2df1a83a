"""A station that falls silent is noticed within two beats, in every book that has stations.

With and without a house that is killed in the same moment.
"""

import contextlib
import itertools
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.house.faults import read_records
from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")

SETTINGS = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
    "CROUPIER_HOUSE_STATION_BEAT_SECONDS": "1",
}
_NAMES = itertools.count(1)


@dataclass(frozen=True)
class Stations:
    """A game with stations: what it is bought into with, and what its book says of a silent one."""

    book: str
    game: str
    tender: str
    before: set[str]
    after: set[str]

    @property
    def name(self) -> str:
        return f"{self.book}-{self.game}"


GAMES = (
    Stations("adelaide", "terminal", "note", {"11(b)i", "11(a)iii"}, {"11(b)ii", "11(a)iii"}),
    Stations("rapid", "rapid", "note", {"8.4(9)"}, {"8.4(9)"}),
    Stations("crown", "touchbet", "note", {"10.9.7(a)", "10.9.6(c)"}, {"10.9.7(b)", "10.9.6(c)"}),
    Stations(
        "crown", "touchtable", "chips", {"11.9.6(a)", "11.9.5(c)"}, {"11.9.6(b)", "11.9.5(c)"}
    ),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


class Floor:
    """Tables of one house, with the sessions of those who are needed at them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.pat, self.dora = server.sign_in("pat"), server.sign_in("dora")

    def open(self, book: str, game: str, tender: str, players: tuple[str, ...], **more: str) -> str:
        """A table with open betting, at which each has $100 and $5 of it on red."""
        table = f"Q{next(_NAMES)}"
        options = {"player_card": "false"} if book == "star" else more
        sign = {"table": table, "book": book, "game": game, "min": 100, "max": 50_000}
        with self.server.http(self.pat) as http:
            answer = http.post("/v1/tables", json={**sign, "options": options})
            assert answer.status_code == 200, answer.text
        with contextlib.ExitStack() as stack:
            dora = stack.enter_context(self.server.client(self.dora))
            for player in players:
                own = stack.enter_context(self.server.client(terminal_key(player)))
                buyer = own if tender == "note" else dora
                buyer.done(table, "buy-in", player=player, amount=10_000, tender=tender)
            dora.done(table, "open-betting")
            for player in players:
                with self.server.client(terminal_key(player)) as own:
                    own.done(table, "place", player=player, bet="red", stake=500, pad=True)
        return table

    def close(self, table: str) -> None:
        """The dealer ends the betting, or the clock does where that is the rule."""
        with self.server.client(self.dora) as dora:
            for action in ("spin", "final-bets", "no-more-bets"):
                dora.submit(table, action)
        until(lambda: self.view(table)["phase"] == "no-more-bets")

    def beat(self, table: str, player: str) -> dict[str, Any]:
        """One report of a station that has nothing to complain of."""
        with self.server.http(terminal_key(player)) as http:
            says = {"player": player, "round_no": 1}
            answer: dict[str, Any] = http.post(f"/v1/tables/{table}/stations", json=says).json()
        return answer

    def view(self, table: str) -> dict[str, Any]:
        with self.server.http(self.pat) as http:
            view: dict[str, Any] = http.get(f"/v1/tables/{table}?as=pit").json()["view"]
        return view

    def money(self, table: str, player: str) -> tuple[int, int]:
        """What a player has in hand and on the layout."""
        seats = {seat["player"]: seat for seat in self.view(table)["seats"]}
        return seats[player]["balance"], seats[player]["staked"]

    def cited(self, table: str) -> set[str]:
        """The clauses under which the pit is told of a malfunction."""
        with self.server.http(self.pat) as http:
            alerts = http.get(f"/v1/alerts?table={table}").json()["alerts"]
        (alert,) = [alert for alert in alerts if alert["kind"] == "malfunction"]
        assert alert["player"] == "ann"
        return set(alert["clauses"])


def until(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not what():
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.1)


@pytest.fixture(scope="module")
def floor(server: Server) -> Floor:
    return Floor(server)


@pytest.mark.clause("adelaide", "11(a)iii", "11(b)i")
@pytest.mark.clause("crown", "10.9.6(c)", "10.9.7(a)", "11.9.5(c)", "11.9.6(a)")
@pytest.mark.parametrize("stations", GAMES, ids=lambda each: each.name)
def test_before_the_close_the_wagers_of_a_silent_station_are_void(
    floor: Floor, stations: Stations
) -> None:
    table = floor.open(stations.book, stations.game, stations.tender, ("ann",))
    assert floor.beat(table, "ann")["beat_seconds"] == 1
    until(lambda: floor.view(table)["faults"] == ["station: ann"])
    assert floor.money(table, "ann") == (10_000, 0)
    assert floor.cited(table) == stations.before
    with floor.server.client(terminal_key("ann")) as ann:
        refused = ann.submit(table, "place", player="ann", bet="red", stake=500, pad=True)
        assert (refused["type"], refused["reason"]) == ("refused", "equipment-fault")
        # It speaks again, and plays on.
        assert floor.beat(table, "ann")["agrees"]
        ann.done(table, "place", player="ann", bet="red", stake=500, pad=True)


@pytest.mark.clause("adelaide", "11(a)iii", "11(b)ii")
@pytest.mark.clause("crown", "10.9.7(b)", "11.9.6(b)")
@pytest.mark.parametrize("stations", GAMES, ids=lambda each: each.name)
def test_after_the_close_the_recorded_wagers_of_a_silent_station_stand(
    floor: Floor, stations: Stations
) -> None:
    period = {"wagering_seconds": "10"} if stations.book == "rapid" else {}
    table = floor.open(stations.book, stations.game, stations.tender, ("ann",), **period)
    floor.close(table)
    floor.beat(table, "ann")
    until(lambda: floor.view(table)["faults"] == ["station: ann"])
    assert floor.money(table, "ann") == (9_500, 500)
    assert floor.cited(table) == stations.after
    with floor.server.client(floor.dora) as dora:
        dora.done(table, "result", pocket="3")
    balance, staked = floor.money(table, "ann")
    assert balance + staked == 10_500


@pytest.mark.parametrize(("book", "game"), [("star", "table"), ("new-zealand", "table")])
def test_where_a_book_has_no_stations_no_screen_is_missed(
    floor: Floor, book: str, game: str
) -> None:
    """A phone that shows the table is no station; an electronic one beside it says when to look."""
    table = floor.open(book, game, "chips", ("ann",))
    beside = floor.open("crown", "touchbet", "note", ("ann",))
    floor.beat(table, "ann")
    floor.beat(beside, "ann")
    until(lambda: floor.view(beside)["faults"] == ["station: ann"])
    assert floor.view(table)["faults"] == []
    assert floor.money(table, "ann") == (9_500, 500)


@contextlib.contextmanager
def alive(floor: Floor, tables: list[str], *players: str) -> Iterator[None]:
    """Somebody's stations go on reporting, whether the house answers or not."""
    over = threading.Event()

    def report() -> None:
        while not over.wait(0.2):
            for table, player in itertools.product(tables, players):
                with contextlib.suppress(httpx2.HTTPError):
                    floor.beat(table, player)

    thread = threading.Thread(target=report)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@pytest.mark.clause("adelaide", "11(a)iii", "11(b)i")
@pytest.mark.clause("crown", "10.9.6(c)", "10.9.7(a)", "11.9.5(c)", "11.9.6(a)")
def test_a_station_that_dies_with_the_house_is_missed_after_the_restart(
    tmp_path: Path, store: str
) -> None:
    # With longer beats, so that a slow machine has nobody missed who lives.
    settings = {**SETTINGS, "CROUPIER_HOUSE_STATION_BEAT_SECONDS": "3"}
    server = Server(tmp_path / "data", settings=settings, store=store)
    server.start()
    try:
        floor = Floor(server)
        # The rapid period outlasts a slow restart.
        tables = {
            floor.open(
                each.book,
                each.game,
                each.tender,
                ("ann", "ben"),
                **({"wagering_seconds": "300"} if each.book == "rapid" else {}),
            ): each
            for each in GAMES
        }
        gone = floor.open("crown", "touchbet", "note", ("ann",))
        with alive(floor, list(tables), "ann", "ben"):
            assert floor.beat(gone, "ann")["agrees"]
            with server.http(terminal_key("ann")) as http:
                left = {"player": "ann", "round_no": 1, "leaving": True}
                assert http.post(f"/v1/tables/{gone}/stations", json=left).json()["agrees"]
            assert all(floor.beat(table, "ann")["agrees"] for table in tables)
            server.kill()
        server.start()
        floor = Floor(server)
        with alive(floor, list(tables), "ben"):
            until(lambda: all("station: ann" in floor.view(table)["faults"] for table in tables))
            for table, stations in tables.items():
                # Whoever lives is not blamed for the house's own absence.
                assert floor.view(table)["faults"] == ["station: ann"]
                assert floor.money(table, "ann") == (10_000, 0)
                assert floor.money(table, "ben") == (9_500, 500)
                assert floor.cited(table) == stations.before
        # Whoever said goodbye is not missed.
        assert floor.view(gone)["faults"] == []
        own = [each for each in read_records(server) if each.stream == f"stations:{gone}"]
        assert [each.kind for each in own] == ["StationAwaited", "StationReleased"]
    finally:
        assert server.stop() == 0, server.log()


@pytest.mark.clause("adelaide", "11(a)iii")
@pytest.mark.clause("crown", "10.9.6(c)", "11.9.5(c)")
def test_where_all_must_report_a_station_that_never_has_is_missed(
    tmp_path: Path, store: str
) -> None:
    """In every book with stations, over a house that is killed meanwhile."""
    settings = {**SETTINGS, "CROUPIER_HOUSE_STATIONS_MUST_REPORT": "true"}
    server = Server(tmp_path / "data", settings=settings, store=store)
    server.start()
    floor = Floor(server)
    tables = []
    for stations in GAMES:
        more = {"wagering_seconds": "90"} if stations.book == "rapid" else {}
        tables.append(floor.open(stations.book, stations.game, stations.tender, ("ann",), **more))
    server.kill()
    server.start()
    until(lambda: all(floor.view(table)["faults"] == ["station: ann"] for table in tables))
    assert {floor.money(table, "ann") for table in tables} == {(10_000, 0)}
    assert server.stop() == 0, server.log()
