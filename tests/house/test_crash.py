"""The power goes while wagers come in: none that was acknowledged is lost, none is doubled."""

import asyncio
import contextlib
import json
import random
import resource
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from croupier.consoles.cli import run
from croupier.desk.codecs import TABLE_CODEC
from croupier.log.postgres import PostgresStore
from croupier.log.record import Record, chain_fault
from croupier.log.sqlite import SqliteStore
from croupier.log.store import Store
from croupier.table.events import WagersChanged
from tests.contracts.postgres import throwaway_postgres
from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-crash")

TABLE = "T1"
SEED = 20_261_115
STAKE = 500
#: The virtual tables stay quiet, so that the machine's time goes to the wagers.
QUIET = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_LIMITS_ASKS_PER_SECOND": "100000"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", settings=QUIET)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def postgres_server(tmp_path: Path) -> Iterator[Server]:
    with throwaway_postgres() as url:
        server = Server(tmp_path / "data", settings={**QUIET, "CROUPIER_DATABASE": url})
        server.start()
        yield server
        server.kill()


class Gambler:
    """Lays wagers without waiting, remembers what was acknowledged and what was not."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.unanswered: dict[str, str] = {}
        self.acknowledged: dict[str, int] = {}
        self.refused: list[str] = []
        self._count = 0

    def play(self, server: Server) -> None:
        """Lay wagers until the server goes away; first those whose answer never came."""
        gone = contextlib.suppress(ConnectionClosed, OSError, TimeoutError)
        with gone, server.client(terminal_key(self.player)) as client:
            for key, bet in list(self.unanswered.items()):
                self._send(client.raw, key, bet)
            while True:
                while len(self.unanswered) < 20:
                    self._count += 1
                    key = f"{self.player}-{self._count}"
                    self.unanswered[key] = f"straight:{self._count % 36 + 1}"
                    self._send(client.raw, key, self.unanswered[key])
                self._take(json.loads(client.raw.recv(timeout=5)))

    def settle(self, server: Server) -> None:
        """Ask again for everything that was never answered."""
        with server.client(terminal_key(self.player)) as client:
            for key, bet in list(self.unanswered.items()):
                self._send(client.raw, key, bet)
            while self.unanswered:
                self._take(json.loads(client.raw.recv(timeout=5)))

    def _send(self, raw: ClientConnection, key: str, bet: str) -> None:
        command = {"type": "place", "player": self.player, "bet": bet, "stake": STAKE}
        message = {"type": "ask", "id": key, "table": TABLE, "key": key, "command": command}
        raw.send(json.dumps(message))

    def _take(self, message: dict[str, object]) -> None:
        key = str(message.get("id", ""))
        if message["type"] == "accepted":
            self.unanswered.pop(key, None)
            assert key not in self.acknowledged or message["repeated"]
            self.acknowledged[key] = int(str(message["seq"]))
        elif message["type"] == "refused":
            self.unanswered.pop(key, None)
            self.refused.append(key)


def records_of(server: Server) -> list[Record]:
    async def read() -> list[Record]:
        url = server.settings.get("CROUPIER_DATABASE")
        store: Store = (
            await PostgresStore.open(url)
            if url
            else await SqliteStore.open(server.data / "house.db")
        )
        try:
            return [record async for record in store.read()]
        finally:
            await store.close()

    return asyncio.run(read())


def test_kill_nine_under_load_loses_and_doubles_nothing(server: Server) -> None:
    kill_under_load(server, kills=3)
    assert run(["verify", str(server.data)]) == 0


def test_kill_nine_loses_nothing_on_postgresql_either(postgres_server: Server) -> None:
    kill_under_load(postgres_server, kills=1)


def kill_under_load(server: Server, kills: int) -> None:
    """Kill a server while wagers come in, and compare what is left with what was told."""
    chance = random.Random(SEED)
    with server.client(server.sign_in("dora")) as dora:
        for player in ("ann", "ben"):
            dora.done(TABLE, "buy-in", player=player, amount=1_000_000_00, tender="cash")
        dora.done(TABLE, "open-betting")
    gamblers = [Gambler("ann"), Gambler("ben")]
    for _ in range(kills):
        threads = [threading.Thread(target=g.play, args=(server,)) for g in gamblers]
        for thread in threads:
            thread.start()
        time.sleep(chance.uniform(0.3, 1.0))
        server.kill()
        for thread in threads:
            thread.join(10)
        server.start()
    for gambler in gamblers:
        gambler.settle(server)
    with server.client(server.sign_in("dora")) as dora:
        seats = {seat["player"]: seat for seat in dora.see(TABLE, "dealer")["view"]["seats"]}
    assert server.stop() == 0
    records = records_of(server)
    assert chain_fault(records) is None
    laid = Counter(record.key for record in records if record.kind == "WagersChanged")
    for gambler in gamblers:
        assert len(gambler.acknowledged) > 50, f"seed {SEED}: the load was too small to tell"
        for key, seq in gambler.acknowledged.items():
            own = f"{gambler.player}-terminal/{TABLE}/{key}"
            assert laid[own] == 1, f"seed {SEED}: {key} is in the log {laid[own]} times"
            (record,) = (r for r in records if r.key == own)
            assert record.version == seq
            event = TABLE_CODEC.decode(record.kind, record.payload)
            assert isinstance(event, WagersChanged)
            assert event.player == gambler.player
        assert seats[gambler.player]["staked"] == STAKE * len(gambler.acknowledged)


def test_a_full_disk_gives_a_clear_refusal_and_play_goes_on_when_there_is_room(
    server: Server,
) -> None:
    with (
        server.client(server.sign_in("dora")) as dora,
        server.client(terminal_key("ann")) as ann,
        server.http() as http,
    ):
        dora.done(TABLE, "open-betting")
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        try:
            refused = ann.ask(TABLE, "place", key="k1", player="ann", bet="red", stake=STAKE)
            assert http.get("/healthz").status_code == 200
        finally:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert (refused["type"], refused["reason"]) == ("refused", "equipment-fault")
        assert "nothing has changed" in refused["detail"]
        assert ann.see(TABLE, "seat")["view"]["staked"] == 0
        again = ann.ask(TABLE, "place", key="k1", player="ann", bet="red", stake=STAKE)
        assert (again["type"], again["repeated"]) == ("accepted", False)
        assert ann.see(TABLE, "seat")["view"]["staked"] == STAKE
    assert server.stop() == 0
    assert chain_fault(records_of(server)) is None


def test_a_log_that_cannot_be_written_at_all_is_named_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be", "utf-8")
    with pytest.raises(RuntimeError, match="the server ended"):
        Server(tmp_path / "data").start()
    log = (tmp_path / "server.log").read_text("utf-8")
    assert "croupier: the log cannot be opened" in log
    assert "Traceback" not in log
