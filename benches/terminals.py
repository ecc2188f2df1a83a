"""Thousands of terminals out of one process: they lay wagers and time the durable answers.

Run as a program it prints one JSON object. It measures over the middle of its time, and in it
every terminal waits for an answer before it lays its next wager.
"""

import asyncio
import gc
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import quantiles

import msgspec
import uvloop

from benches.hall import DEALER_KEY, SEATS, key_of, player_of, table_of
from croupier.client.line import Line
from croupier.house.views.narration import Audience
from croupier.server import wire
from croupier.server.command_messages import SHAPES

BETS = [f"straight:{number}" for number in range(1, 21)]
PLACE = SHAPES["place"]
_ENCODE = msgspec.json.Encoder().encode
WARM_SECONDS = 1.0
#: The table that everybody views when a result is sent to all.
TABLE = "T1"


@dataclass
class Measure:
    """What came back, and how long it took."""

    seconds: list[float] = field(default_factory=list)
    others: int = 0
    refused: int = 0
    counting: bool = False

    def shown(self, lasted: float) -> dict[str, float]:
        """As plain numbers: a second, and milliseconds."""
        cuts = quantiles(self.seconds, n=100) if len(self.seconds) > 1 else [0.0] * 99
        return {
            "accepted": len(self.seconds),
            "per_second": len(self.seconds) / lasted,
            "p50_ms": 1000 * cuts[49],
            "p99_ms": 1000 * cuts[98],
            "others": self.others,
            "refused": self.refused,
        }


class Moment:
    """Something that every one of a crowd comes to."""

    def __init__(self, count: int) -> None:
        self._left, self._bytes = count, 0
        self.over: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def reached(self, size: int) -> None:
        """One more has come to it."""
        self._left -= 1
        self._bytes = size
        if not self._left:
            answer = {"at": time.perf_counter(), "bytes": self._bytes}
            self.over.set_result(json.dumps(answer))


class Listener(Line):
    """A socket that reads what it is sent, and does nothing more about it than a seat would."""

    def __init__(self) -> None:
        super().__init__(lambda message: None)
        self.awaited: Moment | None = None

    def received(self, payload: bytes | memoryview) -> None:
        """Read as a seat does, undecoded."""
        raw = bytes(payload)
        if b'"refused"' not in raw and self.awaited is not None and b"x" in raw:
            self.awaited.reached(len(raw))


class Terminal(Line):
    """One socket: views its seat, and lays a wager whenever the last one was answered."""

    def __init__(
        self, number: int, measure: Measure, *, echo: bool = False, display: bool = False
    ) -> None:
        super().__init__(self.take)
        self.number = number
        self.measure = measure
        self.echo = echo
        self.display = display
        self.count = 0
        self.sent = 0.0
        self.playing = False
        self.seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.updated: asyncio.Future[None] | None = None
        #: How long the last message was.
        self.size = 0

    def expect_update(self) -> "asyncio.Future[None]":
        """Done with the next update."""
        self.updated = asyncio.get_running_loop().create_future()
        return self.updated

    def watch(self) -> None:
        """See the seat, or the table's display."""
        if self.echo:
            self.seen.set_result(None)
            return
        audience = Audience.DISPLAY if self.display else Audience.SEAT
        table = TABLE if self.display else table_of(self.number)
        self.send(wire.Subscribe(id="s", audience=audience, table=table))

    def received(self, payload: bytes | memoryview) -> None:
        """An echo is no message of a house: it is not decoded."""
        self.size = len(payload)
        if self.echo:
            if self.updated is not None and not self.updated.done():
                self.updated.set_result(None)
            self._answered()
        else:
            super().received(payload)

    def take(self, message: wire.FromServer) -> None:
        """An answer, or a view."""
        match message:
            case wire.Accepted():
                self._answered()
            case wire.Refused() | wire.Fault():
                self.measure.refused += 1
                print(message, file=sys.stderr)
            case wire.Snapshot() | wire.Update():
                self.measure.others += self.measure.counting
                if isinstance(message, wire.Update):
                    if self.updated is not None and not self.updated.done():
                        self.updated.set_result(None)
                elif not self.seen.done():
                    self.seen.set_result(None)

    def _answered(self) -> None:
        if self.measure.counting:
            self.measure.seconds.append(time.perf_counter() - self.sent)
        if self.playing:
            self.lay()

    def lay(self) -> None:
        """Lay the next wager."""
        self.count += 1
        self.sent = time.perf_counter()
        self.send_raw(self.message())

    def message(self) -> bytes:
        """A wager of five dollars on one of twenty numbers."""
        bet = BETS[self.count % len(BETS)]
        command = PLACE(player=player_of(self.number), bet=bet, stake=500)
        return encoded(str(self.count), table_of(self.number), command)


def encoded(name: str, table: str, command: object) -> bytes:
    """A command under a key that was never used."""
    key = str(time.time_ns())
    return _ENCODE(wire.Submit(id=name, table=table, key=key, command=command))


async def connect(
    url: str, count: int, measure: Measure, how: str, first: int = 0
) -> list[Terminal]:
    """Open so many sockets, some at a time, and wait until each has its first view."""
    gate = asyncio.Semaphore(50)

    async def one(number: int) -> Terminal:
        shown = how in ("fan-out", "view")
        bare = how == "echo" or how.startswith("broadcast")
        terminal = Terminal(number, measure, echo=bare, display=shown)
        async with gate:
            # Displays are as many as one likes, on the keys that there are.
            await terminal.open(url, key_of(number % SEATS if shown else number))
            terminal.watch()
            await terminal.seen
        return terminal

    return list(await asyncio.gather(*map(one, range(first, first + count))))


async def closed_loop(terminals: list[Terminal], measure: Measure, seconds: float) -> float:
    """Everybody lays one wager after the other; gives how long was counted."""
    for terminal in terminals:
        terminal.playing = True
        terminal.lay()
    await asyncio.sleep(WARM_SECONDS)
    began, measure.counting = time.perf_counter(), True
    await asyncio.sleep(seconds)
    lasted, measure.counting = time.perf_counter() - began, False
    for terminal in terminals:
        terminal.playing = False
    return lasted


async def open_loop(
    terminals: list[Terminal], measure: Measure, seconds: float, rate: float
) -> float:
    """So many wagers a second, no matter whose turn it is; timed from when each was due."""
    began, laid = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < seconds + WARM_SECONDS:
        measure.counting = passed > WARM_SECONDS
        while laid < rate * passed:
            terminal = terminals[laid % len(terminals)]
            terminal.lay()
            terminal.sent = began + laid / rate
            laid += 1
        # No timer: the loop's is as coarse as what is measured, and who lays late waits longer.
        await asyncio.sleep(0)
    await asyncio.sleep(0.5)
    measure.counting = False
    return seconds


async def fan_out(
    url: str, terminals: list[Terminal], table: str, called: list[float], sizes: list[int]
) -> list[float]:
    """Milliseconds from each call of a dealer until it has reached the last terminal."""
    dealer = Terminal(-1, Measure(), echo=True)
    await dealer.open(url, DEALER_KEY)
    taken: list[float] = []
    for command in (SHAPES["spin"](), SHAPES["no-more-bets"](), SHAPES["result"](pocket="17")):
        updates = [terminal.expect_update() for terminal in terminals]
        began = time.perf_counter()
        dealer.send_raw(encoded("d", table, command))
        await asyncio.wait_for(asyncio.gather(*updates), 60)
        taken.append(1000 * (time.perf_counter() - began))
        called.append(began)
        sizes.append(terminals[-1].size)
        await asyncio.sleep(0.5)
    dealer.close()
    return taken


async def broadcast(terminals: list[Terminal], size: int) -> list[float]:
    """Milliseconds until each of three messages of so many bytes was sent to everybody."""
    taken: list[float] = []
    for _ in range(3):
        updates = [terminal.expect_update() for terminal in terminals]
        began = time.perf_counter()
        terminals[0].send_raw(b"!" + b"x" * (size - 1))
        await asyncio.wait_for(asyncio.gather(*updates), 60)
        taken.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(0.5)
    return taken


async def observe(terminals: list[Terminal], times: int, done: Callable[[float], None]) -> None:
    """Say when each of so many calls reached the last terminal, by the clock of the machine."""
    for _ in range(times):
        updates = [terminal.expect_update() for terminal in terminals]
        await asyncio.wait_for(asyncio.gather(*updates), 60)
        done(time.perf_counter())


async def hear_broadcasts(url: str, count: int, times: int) -> None:
    """Say when each of so many messages reached the last of some sockets."""
    listeners = [Listener() for _ in range(count)]
    for some in range(0, count, 50):
        await asyncio.gather(*(each.open(url, "") for each in listeners[some : some + 50]))
    be_quick()
    print("connected", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for _ in range(times):
        moment = Moment(count)
        for each in listeners:
            each.awaited = moment
        print(await moment.over, flush=True)


def be_quick() -> None:
    """What a crowd's own housekeeping takes is not what is timed."""
    gc.collect()
    gc.disable()


async def main() -> None:
    """URL, terminals, seconds, what to do (or a rate), and the first one's number."""
    url, count, seconds, how = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]
    if how.startswith("broadcasts:"):
        await hear_broadcasts(url, count, int(how.partition(":")[2]))
        return
    measure, first = Measure(), int(sys.argv[5]) if len(sys.argv) > 5 else 0
    terminals = await connect(url, count, measure, how, first)
    # The one who started this notes the server's costs between these lines.
    print("connected", flush=True)
    sys.stdin.readline()
    if how == "fan-out":
        called: list[float] = []
        sizes: list[int] = []
        last = await fan_out(url, terminals, TABLE, called, sizes)
        print(json.dumps({"last_ms": last, "called_at": called, "bytes": sizes}), flush=True)
        return
    if how.startswith("broadcast:"):
        size = int(how.partition(":")[2])
        last = await broadcast(terminals, size)
        print(json.dumps({"last_ms": last, "bytes": [size]}), flush=True)
        return
    if how == "view":
        seen: list[float] = []
        await observe(terminals, 3, seen.append)
        print(json.dumps({"published_at": seen}), flush=True)
        return
    if how in ("closed", "echo"):
        lasted = await closed_loop(terminals, measure, seconds)
    else:
        lasted = await open_loop(terminals, measure, seconds, float(how))
    print(json.dumps(measure.shown(lasted)), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
