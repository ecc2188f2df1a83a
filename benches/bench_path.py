"""CPU for one wager inside the server, from its frame to its durable answer, without sockets.

The real house and the real sockets' code, with transports that only take what is sent. A table of
1,000 seats is held against one of 50, and 500 tables against 10. `bench_path calls` counts the
calls of Python functions for one wager with its seat and a dealer subscribed, and names the frames
from the socket to the rule; `bench_path profile` prints where the time goes.
"""

import asyncio
import cProfile
import pstats
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, cast

import msgspec
import uvloop
from picows import WSMsgType

from benches import hall
from benches.hall import DEALER_KEY, fill_file, key_of, table_of
from benches.pairs import show
from benches.terminals import PLACE, encoded
from croupier.bootstrap import Running, start_house, stop_house
from croupier.house.views.narration import Audience
from croupier.server import wire
from croupier.server.gateway import HttpGateway
from croupier.server.settings import Everything, Limits
from croupier.server.socket import Client
from croupier.serving import configure_logs, prepare_to_serve
from croupier.table.plain_wagers import PlainWagers
from croupier.table.wagers import PlaceWager

PAIRS = 5
WAGERS = 6000
IN_FLIGHT = 200
BETS = [f"straight:{number}" for number in range(1, 21)]


#: Where a wager is decided: in a run of plain ones, or by the rule.
_RULES = (PlainWagers.find.__code__, PlaceWager.decide.__code__)


class Frame:
    """A frame of text as the library gives it."""

    msg_type = WSMsgType.TEXT
    fin = True
    rsv1 = rsv2 = rsv3 = False

    def __init__(self, payload: bytes) -> None:
        self._payload = payload

    def get_payload_as_bytes(self) -> bytes:
        """What came."""
        return self._payload


class Transport:
    """Takes what is sent."""

    is_disconnected = is_close_frame_sent = False

    def __init__(self, terminal: "Terminal") -> None:
        self._terminal = terminal
        self.underlying_transport = self

    def send(self, kind: WSMsgType, message: bytes) -> None:
        """A message of the server."""
        self._terminal.take(message)

    def write(self, frame: bytes) -> None:
        """A long message, framed already."""
        self._terminal.shown += 1


class Terminal:
    """One client of the server."""

    def __init__(self, gateway: HttpGateway, key: str, number: int = -1) -> None:
        self.number = number
        self.count = 0
        self.answers = 0
        self.shown = 0
        self.last = b""
        self.changed: asyncio.Event = asyncio.Event()
        self.transport = cast(Any, Transport(self))
        self.client = Client(gateway, gateway._bearer(key), set())
        self.client.on_ws_connected(self.transport)

    def take(self, message: bytes) -> None:
        """An answer, or a view."""
        self.last = message
        self.shown += 1
        if message.startswith(b'{"type":"accepted"'):
            self.answers += 1
            self.changed.set()

    def subscribe(self, audience: Audience, table: str) -> None:
        """See a table."""
        self.send(msgspec_encode(wire.Subscribe(id="s", audience=audience, table=table)))

    def send(self, message: bytes) -> None:
        """A frame to the server."""
        self.client.on_ws_frame(self.transport, Frame(message))  # type: ignore[arg-type]

    def wager(self) -> bytes:
        """Five dollars on one of twenty numbers."""
        self.count += 1
        command = PLACE(player=hall.player_of(self.number), bet=BETS[self.count % 20], stake=500)
        return encoded(str(self.count), table_of(self.number), command)


msgspec_encode = msgspec.json.Encoder().encode


async def open_house(folder: str) -> Running:
    """The house as it is served, without anything that slows a client down."""
    limits = Limits(requests_per_second=10**6, commands_per_second=10**6, messages_per_second=10**6)
    running = await start_house(Everything(data=folder, demo=False, limits=limits))
    prepare_to_serve()
    return running


async def play(terminals: list[Terminal], wagers: int) -> None:
    """So many wagers, some at a time, each terminal after the other."""
    count = min(IN_FLIGHT, len(terminals))
    for first in range(0, wagers, count):
        some = [terminals[n % len(terminals)] for n in range(first, first + count)]
        frames = [(each, each.wager()) for each in some]
        due = {each: each.count for each in some}
        for each, frame in frames:
            each.send(frame)
        for each, last in due.items():
            while each.answers < last:
                each.changed.clear()
                await each.changed.wait()


async def microseconds(
    terminals: int, seats: int, runs: int, wagers: int = WAGERS, at: int = 0
) -> list[float]:
    """CPU of the whole process for a wager, run by run; making the frames is left out.

    `at` so many terminals they are laid, the others only subscribe; 0 is at all of them.
    """
    hall.SEATS = seats
    with tempfile.TemporaryDirectory() as folder:
        await fill_file(Path(folder), terminals)
        running = await open_house(folder)
        each = (await connected(running.gateway, terminals))[: at or terminals]
        await play(each, wagers // 4)
        found = []
        for _ in range(runs):
            frames = process_time()
            for terminal in each * max(1, wagers // len(each)):
                terminal.wager()
            making = (process_time() - frames) / (len(each) * max(1, wagers // len(each)))
            for terminal in each:
                terminal.count = terminal.answers
            began = process_time()
            await play(each, wagers)
            found.append(1e6 * ((process_time() - began) / wagers - making))
        await stop_house(running)
    return found


async def connected(gateway: HttpGateway, terminals: int) -> list[Terminal]:
    """Terminals that see their seats."""
    made = [Terminal(gateway, key_of(n), n) for n in range(terminals)]
    for each in made:
        each.subscribe(Audience.SEAT, table_of(each.number))
    await asyncio.sleep(0.3)
    return made


async def compare(
    few: tuple[int, int], many: tuple[int, int], at: int = 0
) -> list[tuple[float, float]]:
    """Pairs of microseconds, interleaved: terminals and seats at a table of each."""
    found = []
    for _ in range(PAIRS):
        first = median(await microseconds(*few, runs=2))
        found.append((first, median(await microseconds(*many, runs=2, at=at))))
    return found


async def traced(profile: bool) -> None:
    """One wager with its seat and a dealer subscribed: calls, and the frames down to the rule."""
    hall.SEATS = 50
    with tempfile.TemporaryDirectory() as folder:
        await fill_file(Path(folder), 200 if profile else 50)
        running = await open_house(folder)
        each = await connected(running.gateway, 200 if profile else 50)
        dealer = Terminal(running.gateway, DEALER_KEY)
        dealer.subscribe(Audience.DEALER, "T1")
        await play(each, 1000)
        if profile:
            await profiled(each)
        else:
            # What came before has been shown by then, and one wager is all that is new.
            await asyncio.sleep(1)
            await counted(each[0], dealer)
        await stop_house(running)


async def profiled(terminals: list[Terminal]) -> None:
    """Where the time of the event loop's thread goes."""
    profiler = cProfile.Profile()
    profiler.enable()
    await play(terminals, 6000)
    profiler.disable()
    stats = pstats.Stats(profiler)
    stats.sort_stats("tottime").print_stats(60)
    stats.sort_stats("cumtime").print_stats(50)


async def counted(terminal: Terminal, dealer: Terminal) -> None:
    """Print the calls of one wager, those until the dealer sees it, and the depth of its rule."""
    calls: list[str] = []
    builtins = 0
    depth: list[str] = []

    def trace(frame: Any, event: str, argument: Any) -> None:
        nonlocal builtins
        if event == "call" and "benches" not in frame.f_code.co_filename:
            calls.append(frame.f_code.co_qualname)
            if frame.f_code in _RULES:
                above = frame
                while above is not None:
                    if "croupier" in above.f_code.co_filename:
                        depth.append(above.f_code.co_qualname)
                    above = above.f_back
        elif event == "c_call":
            builtins += 1

    frame, before = terminal.wager(), dealer.shown
    sys.setprofile(trace)
    terminal.send(frame)
    while terminal.answers < terminal.count:
        terminal.changed.clear()
        await terminal.changed.wait()
    answered = f"{len(calls)} calls of Python functions, {builtins} of built-in ones"
    while dealer.shown == before:
        await asyncio.sleep(0.01)
    sys.setprofile(None)
    print(f"{answered}; until the dealer sees it, {len(calls)} and {builtins}")
    print(f"the answer has {len(terminal.last)} bytes")
    print(f"{len(depth)} frames from the batch to the rule: {' <- '.join(depth)}")
    if "-v" in sys.argv:
        print("\n".join(calls))


async def main() -> None:
    """Print both comparisons."""
    configure_logs("error")
    if sys.argv[1:2] in (["calls"], ["profile"]):
        await traced(sys.argv[1] == "profile")
        return
    if sys.argv[1:2] == ["time"]:
        for size in map(int, sys.argv[2:] or ("50", "200", "2000")):
            found = sorted(await microseconds(size, 50, runs=5))
            print(f"{size}: {median(found):.1f} us [{found[0]:.1f} .. {found[-1]:.1f}]")
        return
    rows: list[tuple[str, ...]] = [("", "few", "many", "many/few")]
    for title, few, many, at in (
        ("seats at one table: 50, 1,000", (50, 50), (1000, 1000), 0),
        ("tables: 10, 500, of 10 seats", (100, 10), (5000, 10), 0),
        ("the same, wagers at 10 of the 500", (100, 10), (5000, 10), 100),
    ):
        pairs = await compare(few, many, at)
        ratios = sorted(b / a for a, b in pairs)
        rows.append(
            (
                title,
                f"{median(a for a, _ in pairs):.0f} us",
                f"{median(b for _, b in pairs):.0f} us",
                f"{median(ratios):.2f}x [{ratios[0]:.2f} .. {ratios[-1]:.2f}]",
            )
        )
    show("CPU for a wager inside the server", rows)


if __name__ == "__main__":
    uvloop.run(main())
