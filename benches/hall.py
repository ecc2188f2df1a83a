"""A hall of terminals to measure with: a log that is ready for play, and the real server on it."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benches.tables import LIMITS, PURSE, live_game
from croupier.core.refusal import Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Store
from croupier.house.people import Register, house_itself
from croupier.house.tables import stream_of
from croupier.house.world import Nobody, SystemClock
from croupier.table.betting import OpenBetting
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn

SEATS = int(os.environ.get("BENCH_SEATS", "50"))
STAFF = Actor(id="bench", roles=frozenset({*PIT_LINE}))
DEALER_KEY = "dealer.for-benches-alone"
#: No client is slowed down, and nothing but the wagers happens.
FREELY = {
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
    "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000",
    "CROUPIER_LIMITS_MESSAGES_PER_SECOND": "100000",
    "CROUPIER_LOG_LEVEL": "error",
    "CROUPIER_HOUSE_EQUIPMENT_REGISTER": "false",
}
BENCH = house_itself("bench")


def table_of(number: int) -> str:
    """The table at which a terminal plays."""
    return f"T{number // SEATS + 1}"


def player_of(number: int) -> str:
    """The player at a terminal."""
    return f"player{number}"


def key_of(number: int) -> str:
    """The key of a terminal."""
    return f"terminal{number}.for-benches-alone"


async def fill(store: Store, terminals: int) -> None:
    """Open tables, enrol terminals, sit players down and open the betting."""
    clock = SystemClock()
    house = House(store, clock, Nobody())
    register = Register(house)
    book, game = live_game()
    for table in dict.fromkeys(map(table_of, range(terminals))):
        opening = OpenTable(by=Role.OPERATOR, table=table, book=book, game=game, limits=LIMITS)
        assert not isinstance(
            await house.gateway.submit(STAFF, stream_of(opening.table), opening), Refusal
        )
    await asyncio.gather(*(_seat(house, register, n, clock.now()) for n in range(terminals)))
    dealer = frozenset({Role.DEALER})
    await register.enrol_device(DEALER_KEY, dealer, None, at=clock.now(), by=BENCH)
    for table in house.tables:
        await house.gateway.submit(
            STAFF, stream_of(table), OpenBetting(by=Role.DEALER, at=clock.now())
        )


async def _seat(house: House, register: Register, number: int, now: int) -> None:
    player = player_of(number)
    own = frozenset({player})
    await register.enrol_device(key_of(number), frozenset({Role.PLAYER}), own, at=now, by=BENCH)
    buy_in = BuyIn(by=Role.DEALER, at=now, player=player, amount=PURSE, tender="cash")
    answer = await house.gateway.submit(STAFF, stream_of(table_of(number)), buy_in)
    assert isinstance(answer, Accepted), answer


async def fill_file(folder: Path, terminals: int) -> None:
    """The same in a new file."""
    store = await SqliteStore.open(folder / "house.db")
    await fill(store, terminals)
    await store.close()


@dataclass
class Serving:
    """A server process, and what it costs."""

    arguments: Sequence[str]
    settings: dict[str, str] = field(default_factory=dict)
    port: int = 0
    process: "subprocess.Popen[bytes] | None" = None
    #: The file of the group in which it runs, where it has a quota.
    group: Path | None = None

    def start(self) -> float:
        """Start, and give the seconds until it takes commands."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        began = time.perf_counter()
        command = [sys.executable, "-m", "croupier", "serve", "--no-demo", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, *self.arguments],
            env={**os.environ, **FREELY, **self.settings},
            stdout=subprocess.DEVNULL,
        )
        while not self._ready():
            if self.process.poll() is not None:
                raise RuntimeError("the server ended")
            time.sleep(0.01)
        if self.group is not None:
            # Set now and not before: the start is not what is measured. Threads go along.
            self.group.write_text(str(self.process.pid), "ascii")
        return time.perf_counter() - began

    def _ready(self) -> bool:
        with contextlib.suppress(urllib.error.URLError, OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz").read()
            return True
        return False

    @property
    def cpu_seconds(self) -> float:
        """What the server has used of the processor so far."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/stat").read_text("ascii")
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes of memory that are its own."""
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/status").read_text("ascii").splitlines()
        held = next(line for line in lines if line.startswith("RssAnon"))
        return int(held.split()[1]) * 1024

    def stop(self) -> None:
        """As an operator would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(30)


@contextlib.contextmanager
def serving(*arguments: str, **settings: str) -> Iterator[Serving]:
    """The real server for the length of a block."""
    server = Serving(arguments, settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
