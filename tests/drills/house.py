"""The house of a drill: one node on SQLite, one on PostgreSQL, or three, and what befalls it."""

import asyncio
import contextlib
import itertools
import random
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2

from croupier.house.log.postgres import PostgresStore
from croupier.house.log.record import Record
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Store
from tests.contracts.postgres import PostgresServer, postgres_server
from tests.house.proxy import CutLine
from tests.house.serving import STAFF, Server
from tests.nodes.bus_server import BusServer, throwaway_bus

#: Rounds are short, so that wagers meet every part of one.
QUICK = {
    "CROUPIER_CADENCE_BETTING": "1.5",
    "CROUPIER_CADENCE_SPIN_BEFORE_CLOSE": "0.5",
    "CROUPIER_CADENCE_BALL": "0.3",
    "CROUPIER_CADENCE_REST": "0.3",
    "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000",
    "CROUPIER_LIMITS_MESSAGES_PER_SECOND": "100000",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
}
CASHIERS = {"carol": "count-the-demo", "cleo": "a second till of the cage"}


@dataclass
class Lines:
    """A node's own lines: to the database, and to the bus."""

    database: CutLine | None = None
    bus: CutLine | None = None

    def all(self) -> list[CutLine]:
        """Those that there are."""
        return [line for line in (self.database, self.bus) if line is not None]


@dataclass
class DrillHouse:
    """Nodes and what they stand on."""

    folder: Path
    database: PostgresServer | None = None
    bus: BusServer | None = None
    nodes: list[Server] = field(default_factory=list)
    lines: list[Lines] = field(default_factory=list)
    tokens: dict[str, str] = field(default_factory=dict)

    @property
    def patience(self) -> float:
        """How long a fault may last, in seconds: with several nodes, longer than a lease."""
        return 1.5 if self.bus is not None else 0.3

    def add_node(self) -> None:
        """Start one more node."""
        name = f"node-{len(self.nodes)}"
        (self.folder / name).mkdir()
        settings, lines = dict(QUICK), Lines()
        if self.database is not None:
            lines.database = CutLine(self.database.url)
            settings["CROUPIER_DATABASE"] = lines.database.url
        if self.bus is not None:
            lines.bus = CutLine(self.bus.url)
            settings |= {"CROUPIER_BUS": lines.bus.url, "CROUPIER_NODE": name}
        node = Server(self.folder / name / "data", settings)
        node.start()
        self.nodes.append(node)
        self.lines.append(lines)

    def enrol(self) -> None:
        """A second cashier, and a session for each."""
        node = self.nodes[0]
        body = {"name": "cleo", "roles": ["cashier"], "password": CASHIERS["cleo"]}
        with httpx2.Client(base_url=node.url, timeout=60) as client:
            self._enrol(client, body)

    def _enrol(self, client: httpx2.Client, body: dict[str, Any]) -> None:
        admin = client.post("/v1/session", json={"name": "ada", "password": STAFF["ada"]}).json()
        headers = {"Authorization": f"Bearer {admin['token']}"}
        assert client.post("/v1/staff", json=body, headers=headers).status_code == 200
        for name, secret in CASHIERS.items():
            said = client.post("/v1/session", json={"name": name, "secret": secret})
            assert said.status_code == 200, said.text
            self.tokens[name] = said.json()["token"]

    async def records(self, after: int) -> list[Record]:
        """The log after a record, from a connection of one's own."""
        store: Store
        if self.database is not None:
            store = await PostgresStore.open(self.database.url)
        else:
            store = await SqliteStore.open(self.nodes[0].data / "house.db", read_only=True)
        try:
            return [record async for record in store.read(after=after)]
        finally:
            await store.close()


@contextlib.contextmanager
def open_house(folder: Path, kind: str) -> Iterator[DrillHouse]:
    """A house of a kind (`sqlite`, `postgresql` or `three`), which is gone afterwards."""
    with contextlib.ExitStack() as stack:
        house = DrillHouse(folder)
        if kind != "sqlite":
            house.database = stack.enter_context(postgres_server())
        if kind == "three":
            house.bus = stack.enter_context(throwaway_bus())
        try:
            for _ in range(3 if kind == "three" else 1):
                house.add_node()
            house.enrol()
            yield house
        finally:
            for node in house.nodes:
                node.kill()
            for line in itertools.chain.from_iterable(each.all() for each in house.lines):
                line.close()


# ---- what befalls it ----------------------------------------------------------------------------

Fault = Callable[[DrillHouse, random.Random], None]


def kill(house: DrillHouse, chance: random.Random) -> None:
    """A node dies in the middle of whatever it does, and comes back."""
    node = chance.choice(house.nodes)
    node.kill()
    time.sleep(chance.uniform(0.0, house.patience))
    node.start(node.port)


def pause(house: DrillHouse, chance: random.Random) -> None:
    """A node stands still for longer than a lease, and wakes up believing that it still owns."""
    process = chance.choice(house.nodes).process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    time.sleep(chance.uniform(0.1, 2 * house.patience))
    process.send_signal(signal.SIGCONT)


def stop_orderly(house: DrillHouse, chance: random.Random) -> None:
    """A node is stopped as an operator would, under load, and started again."""
    node = chance.choice(house.nodes)
    node.stop()
    node.start(node.port)


def cut_database(house: DrillHouse, chance: random.Random) -> None:
    """A node's lines to the database are cut, and it may connect again at once."""
    line = chance.choice(house.lines).database
    assert line is not None
    line.cut()


def lose_commit(house: DrillHouse, chance: random.Random) -> None:
    """A commit reaches the database, and nobody hears that it did."""
    line = chance.choice(house.lines).database
    assert line is not None
    line.cut_after_commit = True
    time.sleep(chance.uniform(0.2, 1.0))
    line.cut_after_commit = False


def silence(house: DrillHouse, chance: random.Random) -> None:
    """A node reaches neither database nor bus, or one of them; its clients still reach it."""
    lines = chance.choice(house.lines).all()
    silent = chance.choice((lines, lines[:1], lines[1:])) or lines
    for line in silent:
        line.flowing.clear()
    time.sleep(chance.uniform(0.1, 2 * house.patience))
    for line in silent:
        line.flowing.set()


def cut_bus(house: DrillHouse, chance: random.Random) -> None:
    """A node's line to the bus is cut for a while."""
    line = chance.choice(house.lines).bus
    assert line is not None
    line.down = True
    line.cut()
    time.sleep(chance.uniform(0.1, 2 * house.patience))
    line.down = False


def restart_bus(house: DrillHouse, chance: random.Random) -> None:
    """The bus goes, and comes back."""
    assert house.bus is not None
    house.bus.stop()
    time.sleep(chance.uniform(0.0, 1.0))
    house.bus.start()


def restart_database(house: DrillHouse, chance: random.Random) -> None:
    """The database throws everybody out, and comes back."""
    assert house.database is not None
    house.database.stop()
    time.sleep(chance.uniform(0.0, 1.0))
    house.database.start()


ALONE: tuple[Fault, ...] = (kill, pause, stop_orderly)
DATABASE: tuple[Fault, ...] = (cut_database, lose_commit, silence, restart_database)
SHARED: tuple[Fault, ...] = (cut_bus, restart_bus)


def faults_of(house: DrillHouse) -> tuple[Fault, ...]:
    """All that can befall a house of this kind."""
    shared = SHARED if house.bus is not None else ()
    return (*ALONE, *(DATABASE if house.database is not None else ()), *shared)


async def befall(house: DrillHouse, fault: Fault, chance: random.Random) -> None:
    """Let something befall the house while its clients go on."""
    await asyncio.to_thread(fault, house, chance)
