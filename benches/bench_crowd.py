"""What a wager takes while somebody does the house no good: sockets that never read, floods.

`bench_crowd [PAIRS] [WAGERS] [EVENTS] [CROWD] [FOLDER]`. A terminal lays and lifts one chip after
the other, alone and with each crowd, in turn; its answer may come at most twice as late. Memory is
that of the server. Its log has so many events of another table, whose oldest round one crowd
requests. With a word of its name, only that crowd comes; a log in the folder is not made anew.
"""

import asyncio
import contextlib
import json
import selectors
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from benches.bench_start import history, opening
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, StreamAppend
from tests.house.serving import Server, terminal_key
from tests.security.raw import frame, read_head, upgrade

PAIRS = 3
WAGERS = 300
TABLE = "T1"
SOCKETS = 500
HALF_OPEN = 1000
LONG = "LONG"
EVENTS = 1_000_000
GROUP = 10_000
ROUNDS_ASKED = 100
QUIET = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000",
    "CROUPIER_LIMITS_MESSAGES_PER_SECOND": "100000",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
}


def connect(server: Server, number: int) -> socket.socket:
    """From some address: one alone gets no more than its share."""
    own = (f"127.0.0.{2 + number % 8}", 0)
    return socket.create_connection(("127.0.0.1", server.port), 30, source_address=own)


@contextlib.contextmanager
def alone(server: Server) -> Iterator[None]:
    """Nobody else is there."""
    yield


@contextlib.contextmanager
def never_reading(server: Server, audience: str = "display", key: str = "") -> Iterator[None]:
    """Sockets that subscribe to the table and read nothing of it."""
    observed = {"type": "subscribe", "id": "s", "table": TABLE, "audience": audience}
    asked = upgrade()
    if key:
        observed["player"] = "ben"
        asked = asked.replace(b"\r\n", f"\r\nAuthorization: Bearer {key}\r\n".encode(), 1)
    with contextlib.ExitStack() as stack:
        for number in range(SOCKETS):
            raw = stack.enter_context(connect(server, number))
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.sendall(asked)
            assert b" 101 " in read_head(raw)
            raw.sendall(frame(0x81, json.dumps(observed).encode()))
        yield


@contextlib.contextmanager
def never_reading_seats(server: Server) -> Iterator[None]:
    """The same by somebody who has a seat there."""
    with never_reading(server, "seat", terminal_key("ben")):
        yield


@contextlib.contextmanager
def half_open(server: Server) -> Iterator[None]:
    """Requests that never end."""
    with contextlib.ExitStack() as stack:
        for number in range(HALF_OPEN):
            with contextlib.suppress(OSError):
                raw = stack.enter_context(connect(server, number))
                raw.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ")
        yield


@contextlib.contextmanager
def flooding(server: Server, send: Callable[[socket.socket], None]) -> Iterator[None]:
    """Four that send without end and read nothing."""
    done = threading.Event()

    def flood(number: int) -> None:
        while not done.is_set():
            with contextlib.suppress(OSError), connect(server, number) as raw:
                raw.settimeout(0.2)
                while not done.is_set():
                    send(raw)

    threads = [threading.Thread(target=flood, args=(n,), daemon=True) for n in range(4)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        done.set()
        for thread in threads:
            thread.join(5)


@contextlib.contextmanager
def endless_headers(server: Server) -> Iterator[None]:
    """Requests whose headers have no end."""

    def send(raw: socket.socket) -> None:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        for number in range(200):
            raw.sendall(b"X-%d: %s\r\n" % (number, b"x" * 500))
            time.sleep(0.001)

    with flooding(server, send):
        yield


@contextlib.contextmanager
def pings(server: Server) -> Iterator[None]:
    """Pings to sockets that do not read their pongs."""

    def send(raw: socket.socket) -> None:
        raw.sendall(upgrade())
        read_head(raw)
        while True:
            raw.sendall(frame(0x89, b"x" * 100))
            time.sleep(0.001)

    with flooding(server, send):
        yield


@contextlib.contextmanager
def requesting_the_oldest_round(server: Server) -> Iterator[None]:
    """Displays that request the first round of a long table, each again once it is answered."""
    request = f"GET /v1/tables/{LONG}/rounds/1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    done, answered = threading.Event(), 0

    def request_all(raws: list[socket.socket]) -> None:
        nonlocal answered
        with selectors.DefaultSelector() as waiting:
            for raw in raws:
                waiting.register(raw, selectors.EVENT_READ)
                raw.sendall(request)
            while not done.is_set():
                for key, _ in waiting.select(0.1):
                    line = key.fileobj
                    assert isinstance(line, socket.socket)
                    status = read_answer(line)
                    assert status in (200, 503), status
                    answered += status == 200
                    line.sendall(request)

    with contextlib.ExitStack() as stack:
        raws = [stack.enter_context(connect(server, number)) for number in range(ROUNDS_ASKED)]
        thread = threading.Thread(target=request_all, args=(raws,), daemon=True)
        thread.start()
        try:
            yield
        finally:
            done.set()
            thread.join(10)
            print(f"{answered} times the oldest round was sent")


def read_answer(raw: socket.socket) -> int:
    """The status of an answer, once all of it is read."""
    head, _, body = read_head(raw).partition(b"\r\n\r\n")
    (length,) = (
        int(line.split(b":")[1])
        for line in head.splitlines()
        if line.lower().startswith(b"content-length:")
    )
    while len(body) < length:
        body += raw.recv(length - len(body))
    return int(head.split()[1])


async def lengthen(file: Path, events: int) -> None:
    """One more table with a long history in a log."""
    drafts = (opening(LONG), *history(events)[1:])
    store = await SqliteStore.open(file)
    try:
        for start in range(0, len(drafts), GROUP):
            part = StreamAppend(
                stream=f"table:{LONG}", expected=start, drafts=drafts[start : start + GROUP]
            )
            append = Append(streams=(part,), at=1, actor="bench", cause="bench", key="")
            await store.append([append])
    finally:
        await store.close()


CROWDS = {
    "alone": alone,
    f"{SOCKETS} sockets that never read": never_reading,
    f"{SOCKETS} of one seat that never read": never_reading_seats,
    f"{HALF_OPEN} half-open requests": half_open,
    "headers without end": endless_headers,
    "pings that nobody reads": pings,
    f"{ROUNDS_ASKED} request the oldest round": requesting_the_oldest_round,
}


def wagers(server: Server, count: int) -> list[float]:
    """Milliseconds of so many answers."""
    took = []
    with server.client(terminal_key("ann")) as ann:
        for number in range(count):
            action = "place" if number % 2 == 0 else "remove"
            more = {"stake": 500} if action == "place" else {}
            began = time.perf_counter()
            ann.done(TABLE, action, player="ann", bet="red", **more)
            took.append(1000 * (time.perf_counter() - began))
    return took


def memory(server: Server) -> float:
    """Megabytes that the server holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    (held,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(held.split()[1]) / 1024


def main() -> None:
    """Each crowd in turn, as often as is said; medians, and against being alone."""
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    count = int(sys.argv[2]) if len(sys.argv) > 2 else WAGERS
    events = int(sys.argv[3]) if len(sys.argv) > 3 else EVENTS
    word = sys.argv[4] if len(sys.argv) > 4 else ""
    crowds = {name: crowd for name, crowd in CROWDS.items() if word in name or crowd is alone}
    found: dict[str, list[tuple[float, float, float]]] = {}
    with tempfile.TemporaryDirectory() as place:
        data = Path(sys.argv[5] if len(sys.argv) > 5 else place) / "data"
        server = Server(data, settings=QUIET)
        if not data.exists():
            server.start()
            assert server.stop() == 0
            asyncio.run(lengthen(data / "house.db", events))
        if not pairs:
            return
        server.start()
        try:
            with server.client(server.sign_in("dora")) as dora:
                dora.done(TABLE, "open-betting")
            wagers(server, 50)
            for _ in range(pairs):
                for name, crowd in crowds.items():
                    with crowd(server):
                        took = sorted(wagers(server, count))
                        numbers = (median(took), took[len(took) * 99 // 100], memory(server))
                        found.setdefault(name, []).append(numbers)
        finally:
            server.kill()
    print(f"{'':32} {'p50':>9} {'p99':>9} {'p50, times alone':>18} {'memory':>9}")
    for name, runs in found.items():
        p50, p99, held = (median(run[part] for run in runs) for part in range(3))
        times = [run[0] / own[0] for run, own in zip(runs, found["alone"], strict=True)]
        print(f"{name:32} {p50:6.2f} ms {p99:6.2f} ms {median(times):18.2f} {held:6.0f} MB")


if __name__ == "__main__":
    main()
