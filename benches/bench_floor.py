"""The least that a durable wager can take in this language: its bare parts, one by one.

Each part is what any server in Python has to do for it with the same libraries, and nothing of a
house: a frame read and one written (the echo), the message decoded, the event and the answer
encoded, two hashes, a record written in groups of fifty with its key looked up, and a dictionary
for the balance. Beside them stands a wager inside the server, without sockets, in the same run.
All of it is the least of many short stretches, which a crowded machine moves little.
"""

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from hashlib import sha256
from itertools import chain
from pathlib import Path

import msgspec
import uvloop

from benches.bench_against import echo_cpu
from benches.bench_path import microseconds
from benches.hall import player_of, table_of
from benches.pairs import show
from benches.terminals import PLACE, encoded
from croupier.core.roles import Role
from croupier.house.log.record import Record
from croupier.house.log.sqlite_schema import WRITING, prepare
from croupier.server import wire
from croupier.serving import configure_logs
from croupier.table.state import Change
from croupier.table.wagers import WagersChanged

GROUP = 50
STRETCHES = 400
RUNS = 12
_DECODE = msgspec.json.Decoder(wire.FromClient).decode
_ENCODE = msgspec.json.Encoder().encode


def least(work: Callable[[], object], count: int) -> float:
    """Microseconds of CPU of this thread for each of so many things, in the best stretch."""
    best = float("inf")
    for _ in range(STRETCHES):
        began = time.thread_time_ns()
        work()
        best = min(best, time.thread_time_ns() - began)
    return best / count / 1000


def frames() -> list[bytes]:
    """A wager of each of so many terminals."""
    return [
        encoded(str(n), table_of(n), PLACE(player=player_of(n), bet="straight:17", stake=500))
        for n in range(GROUP)
    ]


def codec_row() -> float:
    """A message decoded, an event and an answer encoded."""
    sent = frames()
    change = Change(bet="straight:17", stake=500, cost=500)
    event = WagersChanged(by=Role.PLAYER, at=1, player="p", cause="place", changes=(change,))
    changed = wire.SeatChanged(balance=9500, cost=500, wagers={"straight:17": 500}, can_undo=True)
    answer = wire.Accepted(id="1", table="T1", round_no=1, seq=7, time=1, changed=changed)

    def work() -> None:
        for raw in sent:
            _DECODE(raw)
            _ENCODE(event)
            _ENCODE(answer)

    return least(work, GROUP)


def hash_row() -> float:
    """The hash of a record, and that of a request."""
    record, request = b"x" * 400, b"x" * 80

    def work() -> None:
        for _ in range(GROUP):
            sha256(record).digest()
            sha256(request).digest()

    return least(work, GROUP)


def balance_row() -> float:
    """A balance compared, and what lies on a bet and the balance written."""
    seats = {player_of(n): [10**12, {"straight:17": 0}] for n in range(GROUP)}
    players = list(seats)

    def work() -> None:
        for player in players:
            seat = seats[player]
            if seat[0] >= 500:  # type: ignore[operator]
                seat[0] -= 500  # type: ignore[operator]
                seat[1]["straight:17"] += 500  # type: ignore[index]

    return least(work, GROUP)


def store_row(folder: Path) -> float:
    """Rows of a log in groups, durable, each group with its keys looked up before."""
    db = sqlite3.connect(folder / "bare.db", isolation_level=None)
    db.executescript(WRITING)
    prepare(db)
    row = f"({','.join('?' * len(Record._fields))})"
    insert = f"insert into record values {','.join([row] * GROUP)}"
    marks = ",".join("?" * GROUP)
    look = (
        "select key from record where key <> ''"
        f" and substr(key, instr(key, '/') + 1) in ({marks}) and key in ({marks})"
    )
    number = 0

    def rows() -> list[tuple[object, ...]]:
        nonlocal number
        made: list[tuple[object, ...]] = []
        for seat in range(GROUP):
            number += 1
            key = f"terminal{seat}/T1/{time.time_ns()}"
            head = (number, "table:T1", number, number, f"terminal{seat}", "place", key)
            made.append((*head, "WagersChanged", b"x" * 180, *(b"x" * 32,) * 3, b"x" * 8))
        return made

    best = float("inf")
    for _ in range(STRETCHES):
        some = rows()
        keys = [str(each[6]) for each in some]
        began = time.thread_time_ns()
        db.execute("begin immediate")
        db.execute(look, [*(key.partition("/")[2] for key in keys), *keys]).fetchall()
        db.execute(insert, list(chain.from_iterable(some)))
        db.execute("commit")
        best = min(best, time.thread_time_ns() - began)
    db.close()
    return best / GROUP / 1000


def main() -> None:
    """Print each part, their sum, and a wager inside the server."""
    configure_logs("error")
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    with tempfile.TemporaryDirectory() as place:
        parts = {
            "a frame read and one written, by a bare server": min(echo_cpu(GROUP) for _ in "ab"),
            "decoded once, encoded twice": codec_row(),
            "two hashes": hash_row(),
            "stored in groups of 50, with the key": store_row(Path(place)),
            "a balance compared and written": balance_row(),
        }
    inside = min(asyncio.run(microseconds(GROUP, 50, runs=runs, wagers=1000)))
    rows: list[tuple[str, ...]] = [("part", "CPU")]
    rows += [(title, f"{used:.1f} us") for title, used in parts.items()]
    rows.append(("all of these", f"{sum(parts.values()):.1f} us"))
    rows.append(("a wager inside the server, without sockets", f"{inside:.1f} us"))
    show("the least that a durable wager can take", rows)


if __name__ == "__main__":
    uvloop.install()
    main()
