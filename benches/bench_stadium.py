"""One wheel and a hall of terminals: from its line to the last of them, and a raw broadcast.

`bench_stadium [RUNS] [TERMINALS] [ROUNDS]`. Every terminal has a socket and a seat of its own, 50
of them at a table, and a wager in each round; beside them is one live table with its dealer. The
wheel speaks on a pseudo-terminal to the real driver, which reports to the real server. Timed are
the line that closes, the line of the number, each until the last terminal has read it, and the same
line until the last one has its own round settled with its balance.

The raw broadcast begins with such a line, too: its reader says so to a bare server, which
sends as many bytes to as many sockets; nothing is confirmed, decided or settled there. It is made
twice in every round, with as many sockets open as the house has: once at once, and once after what
no house can do without, a flush of the driver's journal and one record in a log of the same kind.
What moves a disk or a processor meanwhile moves all of them, so that the ratio is taken round by
round.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
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
from croupier.house.log.group import GroupCommit
from croupier.house.log.record import Draft
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, StreamAppend
from croupier.house.views.audience_views import DealerView

RUNS = 1
TERMINALS = 5_000
ROUNDS = 9
#: What is timed: the line that closes betting, that of the number, and what comes of it.
MOMENTS = ("close", "number", "settled")
#: Those that begin with a line of the wheel; the last goes on from there.
LINES = ("close", "number")
#: What a journal holds of a close or a number.
JOURNALED = b'{"seq": 12, "kind": "number", "at": 1789000000000, "spin": 12, "pocket": "17"}\n'


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
    """So many terminals that have their first view."""
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


class Raw:
    """A bare server with sockets of its own, to which the reader of a line reports."""

    def __init__(self, crowd: Crowd, wheel: TtyLink, folder: Path, store: SqliteStore) -> None:
        self._crowd, self._wheel, self._log = crowd, wheel, GroupCommit(store)
        flags = os.O_CREAT | os.O_WRONLY | os.O_APPEND
        self._journal = os.open(folder / "raw.journal", flags)
        self._size, self._durable, self._stored = 0, False, 0

    async def took(self, size: int, *, durable: bool = False) -> float:
        """Milliseconds from a line to the last socket."""
        self._size, self._durable = size, durable
        began = time.perf_counter()
        await self._wheel.write(b"*X;4;001; 9;0;160;0\r\n")
        ended: float = (await self._crowd.listen())["at"]
        return 1000 * (ended - began)

    async def pass_on(self, path: str, url: str) -> None:
        """Read lines and have each broadcast, for ever."""
        line = await open_link(path, baud=9600)
        to_all = Terminal(-1, Measure(), echo=True)
        await to_all.open(url, "")
        while True:
            await line.read()
            if self._durable:
                os.write(self._journal, JOURNALED)
                os.fsync(self._journal)
                await self._log.append(self._record())
                self._stored += 1
            to_all.send_raw(b"!" + b"x" * (self._size - 1))

    def _record(self) -> Append:
        """What a wheel's log gets of it."""
        draft = Draft(kind="Bare", payload=JOURNALED)
        stream = StreamAppend(stream="bare:1", expected=self._stored, drafts=(draft,))
        return Append(streams=(stream,), at=1, actor="bench", cause="bare", key="")


@asynccontextmanager
async def raw(count: int, times: int, folder: Path) -> AsyncIterator[Raw]:
    """So many bare sockets that will get so many messages."""
    with ExitStack() as open_now:
        server = open_now.enter_context(bare_server())
        url = f"ws://127.0.0.1:{server.port}/"
        program = [sys.executable, "-m", "benches.terminals", url, str(count), "0"]
        process = open_now.enter_context(
            Popen([*program, f"broadcasts:{times}"], stdin=PIPE, stdout=PIPE, text=True)
        )
        open_now.callback(process.kill)
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "connected"
        crowd = Crowd(process)
        crowd.begin()
        ours, path = open_pty()
        store = await SqliteStore.open(folder / "raw.db")
        made = Raw(crowd, TtyLink(ours), folder, store)
        passing = asyncio.create_task(made.pass_on(path, url))
        try:
            yield made
        finally:
            passing.cancel()
            await store.close()


#: What was measured, by moment: milliseconds of ours, of both raw ones, bytes and CPU.
Figures = dict[str, dict[str, list[float]]]


async def play(
    seats: Crowd, bare: Raw, server: Serving, folder: Path, count: int, rounds: int
) -> Figures:
    """Deal some rounds, each beside raw broadcasts of as many bytes."""
    ours, path = open_pty()
    wheel = Wheel(TtyLink(ours))
    url = f"http://127.0.0.1:{server.port}"
    uplink = HttpUplink(url, KEY, "cammegh")
    driving = DeviceProcess(
        kind_of("cammegh"), {}, address=path, journal=Journal(folder / "rim.journal"), uplink=uplink
    )
    await wheel.show(2, 1, "9")
    doing = (wheel.answer(), wheel.speak(), driving.run())
    running = [asyncio.create_task(each) for each in doing]
    found: Figures = {moment: defaultdict(list) for moment in MOMENTS}
    last = "9"
    console = Client(url, DEALER_KEY)
    table = console.table(table_of(count))
    dealer = await table.see_dealer()
    await seats.listen()
    # No wager is taken before the house has heard of the wheel.
    await asyncio.sleep(2)
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
                found[moment]["ours"].append(1000 * (answer["at"] - began))
                found[moment]["bytes"].append(answer["bytes"])
            # Not in step with the driver's signs of life.
            await asyncio.sleep(0.6)
            found[line]["cpu"].append(1000 * (server.cpu_seconds - used))
            # The live table went along: closed by the wheel, and its dealer confirms the number.
            await deal(table, dealer, "no-more-bets" if line == "close" else "settled", pocket)
        for moment in MOMENTS:
            size = round(found[moment]["bytes"][-1])
            for name in ("raw", "durable"):
                durable = name == "durable"
                found[moment][name].append(await bare.took(size, durable=durable))
                await asyncio.sleep(0.1)
        await wheel.show(5, spin, pocket)
        last = pocket
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    uplink.close()
    await console.close()
    return found


def measured(count: int, rounds: int) -> Figures:
    """The real server with a wheel, beside a bare one."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        async def made() -> None:
            # The last player has the live table to themselves.
            store, _, _ = await prepare(folder, count + 1, table_of(count))
            await store.close()

        asyncio.run(made())

        async def both(seats: Crowd, server: Serving) -> Figures:
            async with raw(count, 2 * len(MOMENTS) * rounds, folder) as bare:
                return await play(seats, bare, server, folder, count, rounds)

        with serving("--data", name) as server, crowd(server.port, count, rounds) as seats:
            return asyncio.run(both(seats, server))


def main() -> None:
    """Print each moment, and its ratio to both raw broadcasts."""
    given = [int(each) for each in sys.argv[1:]]
    runs, count, rounds = (*given, *(RUNS, TERMINALS, ROUNDS)[len(given) :])
    found: Figures = {moment: defaultdict(list) for moment in MOMENTS}
    for _ in range(runs):
        for moment, figures in measured(count, rounds).items():
            for name, values in figures.items():
                found[moment][name] += values
    head = ("", "bytes", "line to the last", "raw", "durable", "of raw", "of durable", "CPU")
    rows: list[tuple[str, ...]] = [head]
    for moment, each in found.items():
        ours = [f"{middle(each[name])} ms" for name in ("ours", "raw", "durable")]
        ratios = [ratio(each["ours"], each[name]) for name in ("raw", "durable")]
        # What settling costs is in that of its line.
        used = f"{median(each['cpu']):.0f} ms" if each["cpu"] else ""
        rows.append((moment, f"{median(each['bytes']):.0f}", *ours, *ratios, used))
    show(f"one wheel, {count:,} terminals with a wager each, {runs * rounds} rounds", rows)


def middle(values: list[float]) -> str:
    """The median, and the range of the middle half."""
    ordered = sorted(values)
    quarter = len(ordered) // 4
    return f"{median(ordered):.1f} [{ordered[quarter]:.1f} .. {ordered[-1 - quarter]:.1f}]"


def ratio(ours: list[float], theirs: list[float]) -> str:
    """The median of the rounds' own ratios, and the middle half."""
    ordered = sorted(own / their for own, their in zip(ours, theirs, strict=True))
    quarter = len(ordered) // 4
    return f"{median(ordered):.2f}x [{ordered[quarter]:.2f} .. {ordered[-1 - quarter]:.2f}]"


if __name__ == "__main__":
    main()
