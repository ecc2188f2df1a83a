"""One wheel and a hall of terminals: from its line to the last of them, and a raw broadcast.

`bench_stadium [PAIRS] [TERMINALS] [ROUNDS]`. Every terminal has a socket and a seat of its own, 50
of them at a table, and a wager in each round; beside them is one live table with its dealer. The
wheel speaks on a pseudo-terminal to the real driver, which reports to the real server. Timed are
the line that closes, the line of the number, each until the last terminal has read it, and the same
line until the last one has its own round settled with its balance. The raw broadcast begins with
such a line, too: whoever reads it says so to a bare server, which sends as many bytes to as many
sockets; nothing is confirmed, flushed, decided or settled there.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen
from typing import Any

from benches.bench_fan import bare_server
from benches.bench_wheel import KEY, Wheel, prepare
from benches.hall import DEALER_KEY, Serving, serving, table_of
from benches.pairs import show
from benches.terminals import Measure, Terminal
from croupier.client import House as Client
from croupier.client.house import RemoteTable
from croupier.client.subscription import Subscription
from croupier.devices.driver import kind_of
from croupier.devices.journal import Journal
from croupier.devices.link import TtyLink, open_link, open_pty
from croupier.devices.process import DeviceProcess
from croupier.devices.uplink import HttpUplink
from croupier.house.views.audience_views import DealerView

PAIRS = 3
TERMINALS = 5_000
ROUNDS = 5
#: What is timed: the line that closes betting, that of the number, and what comes of it.
MOMENTS = ("close", "number", "settled")
#: Those that begin with a line of the wheel; the last goes on from there.
LINES = ("close", "number")


class Crowd:
    """The process with all terminals; it says when the last of them has come to something."""

    def __init__(self, process: "Popen[str]") -> None:
        self._process = process

    def hear(self) -> dict[str, Any]:
        """The next thing it says."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found: dict[str, Any] = json.loads(line)
        return found

    def begin(self) -> None:
        """Let the first round begin."""
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()

    async def listen(self) -> dict[str, Any]:
        """The same, while the driver goes on."""
        return await asyncio.to_thread(self.hear)


@contextmanager
def crowd(port: int, count: int, rounds: int) -> Iterator[Crowd]:
    """So many terminals that have their first look."""
    url = f"ws://127.0.0.1:{port}/v1/socket"
    program = [sys.executable, "-m", "benches.seats", url, str(count), str(rounds)]
    with Popen(program, stdin=PIPE, stdout=PIPE, text=True) as process:
        try:
            yield Crowd(process)
        finally:
            process.kill()


async def deal(table: RemoteTable, console: Subscription[DealerView], to: str, pocket: str) -> None:
    """Do at the live table what its console says is next, until it is there."""
    async with asyncio.timeout(20):
        while (view := console.view).phase != to:
            doing = view.next
            if doing.action and to != "no-more-bets":
                named = {"task": doing.task, "player": doing.player}
                given = {name: value for name, value in named.items() if value}
                if doing.action == "result":
                    given["pocket"] = pocket
                await table.do(doing.action, **given)
            await asyncio.sleep(0.05)


async def play(
    seats: Crowd, server: Serving, folder: Path, count: int, rounds: int
) -> dict[str, Any]:
    """Deal some rounds; the middle of what each moment took, in milliseconds."""
    ours, path = open_pty()
    wheel = Wheel(TtyLink(ours))
    url = f"http://127.0.0.1:{server.port}"
    uplink = HttpUplink(url, KEY, "cammegh")
    driving = DeviceProcess(
        kind_of("cammegh"), {}, address=path, journal=Journal(folder / "rim.journal"), uplink=uplink
    )
    await wheel.show(2, 1, "9")
    running = [asyncio.create_task(each) for each in (wheel.answer(), driving.run())]
    took: dict[str, list[float]] = {moment: [] for moment in MOMENTS}
    cost: dict[str, list[float]] = {line: [] for line in LINES}
    sizes: dict[str, list[float]] = {moment: [] for moment in MOMENTS}
    last = "9"
    console = Client(url, DEALER_KEY)
    table = console.table(table_of(count))
    dealer = await table.see_dealer()
    await seats.listen()
    seats.begin()
    for spin in range(1, rounds + 1):
        pocket = str(1 + spin % 20)
        await wheel.show(2, spin, last)
        await deal(table, dealer, "betting", "")
        await seats.listen()
        await table.spin()
        await wheel.show(3, spin, last)
        # The ball runs for seconds; what its launch led to is long over when betting closes.
        await asyncio.sleep(1.5)
        for line in LINES:
            used, began = server.cpu_seconds, time.perf_counter()
            if line == "close":
                await wheel.show(4, spin, last)
            else:
                wheel.status = f"*X;5;{spin:03d};{pocket:>2};0;160;0"
                await wheel.say(f"{pocket:>2}")
            for moment in MOMENTS[:1] if line == "close" else MOMENTS[1:]:
                answer = await seats.listen()
                took[moment].append(1000 * (answer["at"] - began))
                sizes[moment].append(answer["bytes"])
            # In step neither with the driver's signs of life nor with its polls of the wheel, of
            # which one just before a number's line delays the next.
            await asyncio.sleep(0.6)
            cost[line].append(1000 * (server.cpu_seconds - used))
            # The live table went along: closed by the wheel, and its dealer confirms the number.
            await deal(table, dealer, "no-more-bets" if line == "close" else "settled", pocket)
        await wheel.show(5, spin, pocket)
        last = pocket
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    uplink.close()
    await console.close()
    middles: dict[str, dict[str, list[float]]] = {"last_ms": took, "cpu_ms": cost, "bytes": sizes}
    return {
        name: {moment: median(found) for moment, found in each.items()}
        for name, each in middles.items()
    }


def house(count: int, rounds: int) -> dict[str, Any]:
    """The real server with a wheel."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        async def made() -> None:
            # The last player has the live table to themselves.
            store, _, _ = await prepare(folder, count + 1, table_of(count))
            await store.close()

        asyncio.run(made())
        with serving("--data", name) as server, crowd(server.port, count, rounds) as seats:
            return asyncio.run(play(seats, server, folder, count, rounds))


def raw(count: int, size: int, rounds: int) -> float:
    """The middle of what a bare broadcast of so many bytes takes from a line, in milliseconds."""
    with bare_server() as server:
        url = f"ws://127.0.0.1:{server.port}/"
        program = [sys.executable, "-m", "benches.terminals", url, str(count), "0"]
        with Popen(
            [*program, f"broadcasts:{rounds}"], stdin=PIPE, stdout=PIPE, text=True
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline().strip() == "connected"
            terminals = Crowd(process)
            terminals.begin()
            try:
                return asyncio.run(pass_on(terminals, url, size, rounds))
            finally:
                process.kill()


async def pass_on(terminals: Crowd, url: str, size: int, rounds: int) -> float:
    """Read lines and have each broadcast."""
    ours, path = open_pty()
    wheel, line = TtyLink(ours), await open_link(path, baud=9600)
    to_all = Terminal(-1, Measure(), echo=True)
    await to_all.open(url, "")
    took: list[float] = []

    async def read() -> None:
        while True:
            await line.read()
            to_all.send_raw(b"!" + b"x" * (size - 1))

    reading = asyncio.create_task(read())
    for _ in range(rounds):
        await asyncio.sleep(0.7)
        began = time.perf_counter()
        await wheel.write(b"*X;4;001; 9;0;160;0\r\n")
        took.append(1000 * ((await terminals.listen())["at"] - began))
    reading.cancel()
    to_all.close()
    return median(took)


def main() -> None:
    """Print each moment, and its ratio to the raw broadcast."""
    given = [int(each) for each in sys.argv[1:]]
    pairs, count, rounds = (*given, *(PAIRS, TERMINALS, ROUNDS)[len(given) :])
    ours = []
    bare: dict[str, list[float]] = {moment: [] for moment in MOMENTS}
    for _ in range(pairs):
        ours.append(house(count, rounds))
        for moment in MOMENTS:
            bare[moment].append(raw(count, round(ours[-1]["bytes"][moment]), rounds))
    rows: list[tuple[str, ...]] = [("", "bytes each", "line to the last terminal", "CPU", "ratio")]
    for moment in MOMENTS:
        own = [run["last_ms"][moment] for run in ours]
        ratios = sorted(a / b for a, b in zip(own, bare[moment], strict=True))
        size = f"{median(run['bytes'][moment] for run in ours):.0f}"
        # What settling costs is in that of its line.
        used = median(run["cpu_ms"].get(moment, 0) for run in ours)
        middle = f"{median(ratios):.2f}x [{ratios[0]:.2f} .. {ratios[-1]:.2f}]"
        rows.append(
            (moment, size, f"{median(own):.1f} ms", f"{used:.0f} ms" if used else "", middle)
        )
        rows.append(("  raw", size, f"{median(bare[moment]):.1f} ms", "", ""))
    show(f"one wheel, {count:,} terminals with a wager each, {rounds} rounds", rows)


if __name__ == "__main__":
    main()
