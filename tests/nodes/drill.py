"""Drills for a house of several nodes: gamblers who remember every answer, and trouble by seed."""

import asyncio
import contextlib
import itertools
import json
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import Record, chain_fault
from croupier.table.wagers import WagersChanged
from tests.contracts.postgres import PostgresServer, postgres_server
from tests.house.faults import buy_in
from tests.house.proxy import CutLine
from tests.house.serving import Server, terminal_key
from tests.nodes.bus_server import BusServer, throwaway_bus

TABLES = ("T1", "T3")
STAKE = 500
BUY_IN = 200_000_00
#: The virtual tables stay quiet, so that the machine's time goes to the wagers.
QUIET = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000"}
_GAMBLERS = itertools.count(1)
_GONE = (ConnectionClosed, OSError, TimeoutError, InvalidHandshake, EOFError)


@dataclass
class House:
    """A database, a bus and some nodes."""

    folder: Path
    database: PostgresServer
    bus: BusServer
    nodes: list[Server] = field(default_factory=list)
    #: Each node's own lines to the database and to the bus.
    lines: list[tuple[CutLine, CutLine]] = field(default_factory=list)

    def add_node(self) -> Server:
        """Start one more node."""
        name = f"node-{len(self.nodes)}"
        (self.folder / name).mkdir()
        to_database, to_bus = CutLine(self.database.url), CutLine(self.bus.url)
        self.lines.append((to_database, to_bus))
        settings = {
            **QUIET,
            "CROUPIER_DATABASE": to_database.url,
            "CROUPIER_BUS": to_bus.url,
            "CROUPIER_NODE": name,
        }
        node = Server(self.folder / name / "data", settings=settings)
        node.start()
        self.nodes.append(node)
        return node

    def standing(self) -> list[Server]:
        """The nodes whose process runs."""
        return [n for n in self.nodes if n.process is not None and n.process.poll() is None]

    def records(self) -> list[Record]:
        """The whole log."""

        async def read() -> list[Record]:
            store = await PostgresStore.open(self.database.url)
            try:
                return [record async for record in store.read()]
            finally:
                await store.close()

        return asyncio.run(read())

    def owners(self) -> dict[str, str]:
        """Who owns which table by a lease that runs."""

        async def read() -> dict[str, str]:
            store = await PostgresStore.open(self.database.url)
            try:
                query = "select stream, node from lease where until >= clock_timestamp()"
                rows = await store.pool.fetch(query)
                return {row["stream"].removeprefix("table:"): row["node"] for row in rows}
            finally:
                await store.close()

        return asyncio.run(read())


@contextlib.contextmanager
def open_house(folder: Path, nodes: int) -> Iterator[House]:
    """A house of so many nodes, which is gone afterwards."""
    with postgres_server() as database, throwaway_bus() as bus:
        house = House(folder, database, bus)
        try:
            for _ in range(nodes):
                house.add_node()
            yield house
        finally:
            for node in house.nodes:
                node.kill()
            for line in itertools.chain.from_iterable(house.lines):
                line.close()


class Gambler:
    """Lays wagers at one table over whatever node answers, and remembers every answer."""

    def __init__(self, player: str, table: str, chance: random.Random) -> None:
        self.player = player
        #: No key is ever used by two gamblers, whatever drills came before.
        self._name = f"{player}-{next(_GAMBLERS)}"
        self.table = table
        self.unanswered: dict[str, str] = {}
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.longest = 0.0
        self._chance = chance
        self._count = 0
        self._last = time.monotonic()

    def play(self, house: House, stop: threading.Event) -> None:
        """Lay wagers until told to stop; a node that goes away is left for another."""
        while not stop.is_set():
            with contextlib.suppress(*_GONE):
                self._visit(self._chance.choice(house.nodes), stop)
            time.sleep(0.02)

    def _visit(self, node: Server, stop: threading.Event) -> None:
        with node.client(terminal_key(self.player)) as client:
            for key, bet in list(self.unanswered.items()):
                self._send(client.raw, key, bet, again=True)
            while not stop.is_set():
                while len(self.unanswered) < 5:
                    self._count += 1
                    key = f"{self._name}-{self._count}"
                    self.unanswered[key] = f"straight:{self._count % 36 + 1}"
                    self._send(client.raw, key, self.unanswered[key])
                self._take(client.raw, json.loads(client.raw.recv(timeout=3)))

    def settle(self, house: House) -> None:
        """Ask again for everything that was never answered, until all of it is."""
        until = time.monotonic() + 30
        while self.unanswered and time.monotonic() < until:
            with (
                contextlib.suppress(*_GONE),
                self._chance.choice(house.standing()).client(terminal_key(self.player)) as client,
            ):
                for key, bet in list(self.unanswered.items()):
                    self._send(client.raw, key, bet, again=True)
                while self.unanswered:
                    self._take(client.raw, json.loads(client.raw.recv(timeout=5)))

    def _send(self, raw: ClientConnection, key: str, bet: str, *, again: bool = False) -> None:
        command = {"type": "place", "player": self.player, "bet": bet, "stake": STAKE}
        message = {"type": "submit", "id": key, "table": self.table, "key": key, "command": command}
        raw.send(json.dumps({**message, "again": again}))

    def _take(self, raw: ClientConnection, message: dict[str, object]) -> None:
        key = str(message.get("id", ""))
        if message["type"] == "accepted":
            self.unanswered.pop(key, None)
            assert key not in self.acknowledged or message["repeated"]
            self.acknowledged[key] = int(str(message["seq"]))
            now = time.monotonic()
            self.longest, self._last = max(self.longest, now - self._last), now
        elif message["type"] == "refused":
            self.unanswered.pop(key, None)
            self.refused[key] = str(message["detail"])
        elif message["type"] == "fault" and key in self.unanswered:
            # Whether it was done is not known: the same key again.
            self._send(raw, key, self.unanswered[key], again=True)


HttpError = Callable[[House, random.Random], None]


def kill_a_node(house: House, chance: random.Random) -> None:
    """A node dies in the middle of whatever it does, and comes back."""
    node = chance.choice(house.nodes)
    node.kill()
    time.sleep(chance.uniform(0.0, 1.5))
    node.start()


def freeze_a_node(house: House, chance: random.Random) -> None:
    """A node is cut off and does not know it: it wakes up and believes that it still owns."""
    node = chance.choice(house.nodes)
    assert node.process is not None
    node.process.send_signal(signal.SIGSTOP)
    time.sleep(chance.uniform(0.2, 2.5))
    node.process.send_signal(signal.SIGCONT)


def part_the_network(house: House, chance: random.Random) -> None:
    """A node no longer reaches the database, the bus or either; its clients still reach it."""
    lines = chance.choice(house.lines)
    silent = chance.choice((lines, lines[:1], lines[1:]))
    for line in silent:
        line.flowing.clear()
    time.sleep(chance.uniform(0.2, 3.0))
    for line in silent:
        line.flowing.set()


def restart_the_bus(house: House, chance: random.Random) -> None:
    """The bus goes, and comes back."""
    house.bus.stop()
    time.sleep(chance.uniform(0.0, 0.8))
    house.bus.start()


def restart_the_database(house: House, chance: random.Random) -> None:
    """The database throws everybody out, and comes back."""
    house.database.stop()
    time.sleep(chance.uniform(0.0, 0.8))
    house.database.start()


TROUBLES: tuple[HttpError, ...] = (
    kill_a_node,
    freeze_a_node,
    part_the_network,
    restart_the_bus,
    restart_the_database,
)


def open_betting(house: House) -> None:
    """Everybody has money and every table takes wagers."""
    node = house.nodes[0]
    pat = node.sign_in("pat")
    with node.client(node.sign_in("dora")) as dora:
        for table in TABLES:
            for player in ("ann", "ben"):
                buy_in(node, dora, pat, table, player, BUY_IN)
            dora.done(table, "open-betting")


def drill(house: House, seed: int, failures: int, kinds: tuple[HttpError, ...] = TROUBLES) -> str:
    """Make trouble while wagers come in, then compare the log with every answer that was given."""
    chance = random.Random(seed)
    gamblers = [
        Gambler(player, table, random.Random(chance.random()))
        for player, table in (("ann", TABLES[0]), ("ben", TABLES[1]))
    ]
    stop = threading.Event()
    threads = [threading.Thread(target=g.play, args=(house, stop)) for g in gamblers]
    for thread in threads:
        thread.start()
    made = []
    for _ in range(failures):
        time.sleep(chance.uniform(0.1, 0.6))
        kind = chance.choice(kinds)
        made.append(kind.__name__)
        kind(house, chance)
    time.sleep(0.3)
    stop.set()
    for thread in threads:
        thread.join(20)
    for gambler in gamblers:
        gambler.settle(house)
    compare(house, gamblers, f"seed {seed}: {', '.join(made)}")
    counts = sum(len(gambler.acknowledged) for gambler in gamblers)
    longest = max(gambler.longest for gambler in gamblers)
    return f"seed {seed}: {', '.join(made)}: {counts} accepted, longest gap {longest:.2f} s"


def compare(house: House, gamblers: list[Gambler], label: str) -> None:
    """Nothing acknowledged is lost, nothing is doubled, nothing else was taken."""
    records = house.records()
    assert chain_fault(records) is None, label
    laid = Counter(record.key for record in records if record.kind == "WagersChanged")
    for gambler in gamblers:
        assert not gambler.unanswered, f"{label}: never answered: {gambler.unanswered}"
        own = f"{gambler.player}-terminal/{gambler.table}/"
        mine = {key: count for key, count in laid.items() if key.startswith(own)}
        assert all(count == 1 for count in mine.values()), f"{label}: doubled"
        acknowledged = {own + key for key in gambler.acknowledged}
        assert acknowledged <= mine.keys(), f"{label}: lost {acknowledged - mine.keys()}"
        refused = {own + key for key in gambler.refused}
        assert not refused & mine.keys(), f"{label}: refused and taken"
        for record in records:
            if record.key in acknowledged:
                event = TABLE_CODEC.decode(record.kind, record.payload)
                assert isinstance(event, WagersChanged), label
                assert event.player == gambler.player, label
                assert record.version == gambler.acknowledged[record.key.removeprefix(own)], label
