"""Play under faults: clients that note every answer, and a witness who compares it with the log."""

import asyncio
import contextlib
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from croupier.audit.verify import Auditor
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import Record
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Store
from croupier.table.evolve import evolve
from croupier.table.opening import TableOpened, open_table
from croupier.table.state import Table
from tests.house.serving import Client, Server, terminal_key

TABLE = "T1"
STAKE = 500
PURSE = 200_000_00
IN_FLIGHT = 20
#: The virtual tables stay quiet, so that the machine's time goes to the wagers.
QUIET = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000",
    "CROUPIER_LIMITS_MESSAGES_PER_SECOND": "100000",
}
#: What a client sees of a server that is killed.
GONE = (ConnectionClosed, OSError, TimeoutError, EOFError, InvalidHandshake, httpx2.HTTPError)


@dataclass
class Noted:
    """What somebody asked, and what they were told of it."""

    actor: str
    accepted: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    unanswered: dict[str, dict[str, Any]] = field(default_factory=dict)

    def take(self, message: dict[str, Any]) -> None:
        """Note an answer. One that says nothing is known leaves the ask open."""
        key = str(message.get("id", ""))
        if message["type"] == "accepted":
            self.unanswered.pop(key, None)
            again = self.accepted.get(key)
            assert again is None or (message["repeated"] and again == message["seq"]), message
            self.accepted[key] = message["seq"]
        elif message["type"] == "refused":
            self.unanswered.pop(key, None)
            self.refused[key] = message["reason"]


class Gambler:
    """Lays wagers without waiting, over a terminal of its own."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.noted = Noted(f"{player}-terminal")
        self._count = 0
        self._in_doubt = False

    @property
    def knows_of_failure(self) -> bool:
        """Whether a wager was refused since it cannot be written, or its fate is not known."""
        return self._in_doubt or "equipment-fault" in self.noted.refused.values()

    def play(self, server: Server, stop: threading.Event) -> None:
        """Lay wagers until told to stop or the server goes away; first what was never answered.

        What nobody knows the fate of when the time is up is left to `settle`.
        """
        with contextlib.suppress(*GONE), server.client(terminal_key(self.player)) as client:
            self._repeat(client.raw)
            while self.noted.unanswered or not stop.is_set():
                while len(self.noted.unanswered) < IN_FLIGHT and not stop.is_set():
                    self._lay(client.raw)
                if self._take(client.raw) == "fault" and stop.is_set():
                    return

    def settle(self, server: Server) -> None:
        """Ask again for everything that was never answered, until it is."""
        while self.noted.unanswered:
            with contextlib.suppress(*GONE), server.client(terminal_key(self.player)) as client:
                self._repeat(client.raw)
                while self.noted.unanswered:
                    if self._take(client.raw) == "fault":
                        break

    def _lay(self, raw: ClientConnection) -> None:
        self._count += 1
        bet = f"straight:{self._count % 36 + 1}"
        command = {"type": "place", "player": self.player, "bet": bet, "stake": STAKE}
        key = f"{self.player}-{self._count}"
        self.noted.unanswered[key] = command
        self._send(raw, key, command)

    def _repeat(self, raw: ClientConnection) -> None:
        for key, command in list(self.noted.unanswered.items()):
            self._send(raw, key, command, again=True)

    def _send(
        self, raw: ClientConnection, key: str, command: dict[str, Any], *, again: bool = False
    ) -> None:
        message = {"type": "submit", "id": key, "table": TABLE, "key": key, "command": command}
        raw.send(json.dumps({**message, "again": again}))

    def _take(self, raw: ClientConnection) -> str:
        message = json.loads(raw.recv(timeout=10))
        self.noted.take(message)
        if message["type"] == "fault" and message["id"] in self.noted.unanswered:
            # Whether it was done is not known: it is asked again under the same key.
            self._in_doubt = True
            self._send(raw, message["id"], self.noted.unanswered[message["id"]], again=True)
        return str(message["type"])


def wait_for(what: Callable[[], bool], seconds: float = 60) -> None:
    """Until something is so; what takes this long has not come to it."""
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until, "it did not come to that"
        time.sleep(0.02)


def buy_in(
    server: Server, dealer: Client, second: str, table: str, player: str, amount: int
) -> None:
    """So much that a second person agrees to it."""
    number = dealer.submit(table, "buy-in", player=player, amount=amount, tender="cash")["number"]
    with server.http(second) as http:

        def listed() -> bool:
            waiting = http.get("/v1/waiting").json().get("waiting", ())
            return number in [each["number"] for each in waiting]

        # What waits at another node's table is heard of there a moment later.
        wait_for(listed)
        answer = http.post(f"/v1/waiting/{number}", json={"agrees": True})
    assert answer.status_code == 200, answer.text
    assert answer.json()["type"] == "accepted", answer.text


class House:
    """A house under load: two players, a dealer who deals, and a witness of the log."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.gamblers = [Gambler("ann"), Gambler("ben")]
        self.dealer = Noted("dora")
        self.witness = Witness(server)
        self._tokens: dict[tuple[int, str], str] = {}

    def token(self, name: str) -> str:
        """A token for a member of staff; a server counts how often one signs in."""
        assert self.server.process is not None
        place = (self.server.process.pid, name)
        if place not in self._tokens:
            self._tokens[place] = self.server.sign_in(name)
        return self._tokens[place]

    def open(self) -> None:
        """Give the players enough to lose, and open the betting."""
        with self.server.client(self.token("dora")) as dora:
            for gambler in self.gamblers:
                buy_in(self.server, dora, self.token("pat"), TABLE, gambler.player, PURSE)
            dora.done(TABLE, "open-betting")

    @contextlib.contextmanager
    def load(self, *, dealt: bool = True) -> Iterator[None]:
        """Wagers come in for the length of a block, and rounds where it is dealt."""
        stop = threading.Event()
        plays: list[Any] = [gambler.play for gambler in self.gamblers]
        if dealt:
            plays.append(self._deal)
        threads = [threading.Thread(target=play, args=(self.server, stop)) for play in plays]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            stop.set()
            for thread in threads:
                thread.join(60)
            assert not any(thread.is_alive() for thread in threads)

    def _deal(self, server: Server, stop: threading.Event) -> None:
        while not stop.wait(0.05):
            with (
                contextlib.suppress(*GONE),
                server.client(self.token("dora")) as dora,
                server.client(self.token("sam")) as sam,
            ):
                while not stop.wait(0.02):
                    self._deal_step(dora, sam)

    def _deal_step(self, dora: Client, sam: Client) -> None:
        view = dora.see(TABLE, "dealer")["view"]
        for task in view["tasks"]:
            sam.submit(TABLE, "confirm", task=task["task"], player=task["player"])
        if view["phase"] == "no-more-bets":
            pocket = str(self.chance.randint(0, 36))
            # A spin that the disk did not take is still owed.
            if not self._asked(dora, "result", pocket=pocket):
                self._asked(dora, "spin")
        elif view["phase"] not in ("betting", "final-bets"):
            self._asked(dora, "open-betting")
        elif self.chance.random() < 0.3 and not self._asked(dora, "spin"):
            self._asked(dora, "no-more-bets")

    def _asked(self, dora: Client, action: str, **fields: Any) -> bool:
        answer = dora.submit(TABLE, action, **fields)
        self.dealer.take(answer)
        return bool(answer["type"] == "accepted")

    def check(self) -> None:
        """Have everything answered, and hold every answer and every balance against the log."""
        for gambler in self.gamblers:
            gambler.settle(self.server)
        with self.server.client(self.token("dora")) as dora:
            seats = dora.see(TABLE, "dealer")["view"]["seats"]
        self.witness.observe()
        for noted in (self.dealer, *(gambler.noted for gambler in self.gamblers)):
            self.witness.compare(noted)
        self.witness.compare_seats(seats)

    @property
    def accepted(self) -> int:
        """How many wagers were acknowledged."""
        return sum(len(gambler.noted.accepted) for gambler in self.gamblers)

    def wait_for_wagers(self, more: int = 50) -> None:
        """Until so many more wagers are acknowledged, however slow the machine."""
        enough = self.accepted + more
        wait_for(lambda: self.accepted >= enough)


class Witness:
    """Reads the log behind the server's back, audits it, and plays the table again."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._auditor = Auditor()
        self._versions: dict[str, list[int]] = {}
        self._at = 0
        self.table: Table | None = None

    @property
    def records(self) -> int:
        """How many records were good."""
        return self._auditor.verdict.records

    @property
    def root(self) -> str:
        """The hash of the last of them."""
        return self._auditor.verdict.root.hex()

    def observe(self) -> None:
        """Take every record since the last look."""
        for record in read_records(self._server, self.records):
            assert self._auditor.take(record), self._auditor.verdict.fault
            if record.stream == f"table:{TABLE}":
                self._fold(record)

    def _fold(self, record: Record) -> None:
        assert record.at >= self._at, f"record {record.number} is before the one before it"
        self._at = record.at
        if record.key:
            self._versions.setdefault(record.key, []).append(record.version)
        event = TABLE_CODEC.decode(record.kind, record.payload)
        if isinstance(event, TableOpened):
            self.table = open_table(event)
        else:
            assert self.table is not None
            self.table = evolve(self.table, event)

    def compare(self, noted: Noted) -> None:
        """None that was acknowledged is lost or doubled; none that was refused was done."""
        for key, seq in noted.accepted.items():
            versions = self._versions.get(f"{noted.actor}/{TABLE}/{key}", [])
            assert versions, f"{key} was acknowledged and is lost"
            assert versions == list(range(versions[0], seq + 1)), f"{key} is there as {versions}"
            if key.startswith(noted.actor.partition("-")[0]):
                assert len(versions) == 1, f"{key} is there {len(versions)} times"
        for key, reason in noted.refused.items():
            assert f"{noted.actor}/{TABLE}/{key}" not in self._versions, f"{key}: {reason}"

    def compare_seats(self, seats: list[dict[str, Any]]) -> None:
        """What the server shows is what the log comes to."""
        assert self.table is not None
        shown = {seat["player"]: (seat["balance"], seat["staked"]) for seat in seats}
        played = self.table.seats.items()
        assert shown == {name: (s.balance, self.table.staked(s)) for name, s in played}


def read_records(server: Server, after: int = 0) -> list[Record]:
    """The log, from a connection of one's own."""

    async def read() -> list[Record]:
        store = await _open(server)
        try:
            return [record async for record in store.read(after=after)]
        finally:
            await store.close()

    return asyncio.run(read())


async def _open(server: Server) -> Store:
    url = server.settings.get("CROUPIER_DATABASE", "")
    direct = server.settings.get("DIRECT_DATABASE", url)
    return await PostgresStore.open(direct) if url else await SqliteStore.open(_file(server))


def _file(server: Server) -> Path:
    return server.data / "house.db"
