"""One wheel, many games: from a reading to the settled round, and one close for thousands of seats.

Two figures. From the request that brings a number to the message that shows it settled on a socket
of the same machine: goal 60 ms at the 99th percentile. And one close and one number for 100 tables
with 50 seats each, until the last table has them on disk, against a bare append of as many records.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from benches.hall import STAFF, fill, serving
from croupier.client import House as Client
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.group import GroupCommit
from croupier.house.log.record import Draft
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, Store, StreamAppend
from croupier.house.people import Register, house_itself
from croupier.house.wheels import Wheels
from croupier.house.world import Nobody, SystemClock
from croupier.wheel import register, spins

ROUNDS = 100
TERMINALS = 5_000
SERIAL, DEVICE = "W1", "rim"
KEY = f"{DEVICE}.for-benches-alone"


async def open_wheel(store: Store) -> tuple[House, Wheels]:
    """A wheel that deals every table of a house, and its enrolled driver."""
    clock = SystemClock()
    house = House(store, clock, Nobody())
    wheels = Wheels(house)
    await house.start()
    keeper = Actor(id="bench", roles=STAFF.roles)
    entered = register.EnterWheel(by=Role.PIT_BOSS, maker="bench", pockets=37)
    sources = register.ChangeSources(by=Role.PIT_BOSS, devices=(DEVICE,), agreed_by="other")
    joined = [
        register.DealTable(by=Role.PIT_BOSS, table=table, automatic=True) for table in house.tables
    ]
    for command in (entered, *joined, sources):
        await wheels.submit(keeper, SERIAL, command.but(at=clock.now()))
    await Register(house).enrol_device(
        KEY,
        frozenset({Role.SENSOR}),
        None,
        at=clock.now(),
        by=house_itself("bench"),
        serves=f"wheel:{SERIAL}",
    )
    return house, wheels


async def line_to_screen(port: int) -> list[float]:
    """Milliseconds from a number's request to the message with the settled round."""
    found, seq = [], 0
    url = f"http://127.0.0.1:{port}"
    async with Client(url) as screen, Client(url, KEY) as driver:
        shown = await screen.subscribe("T1", "display")

        async def send(kind: str, **fields: Any) -> None:
            nonlocal seq
            seq += 1
            body = {"driver": "cammegh", "readings": [{"seq": seq, "kind": kind, **fields}]}
            await driver.request("POST", "/v1/readings", dict, body)

        for _ in range(ROUNDS):
            for kind in ("bets-open", "ball-launched", "bets-closed"):
                await send(kind)
            began = time.perf_counter()
            sending = asyncio.create_task(send("number", pocket="17"))
            await asyncio.wait_for(shown.wait_for(lambda view: view.phase == "settled"), 10)
            found.append((time.perf_counter() - began) * 1000)
            await sending
    return found


async def fan_out(house: House, wheels: Wheels) -> dict[str, float]:
    """Milliseconds of a close and of a number, until every table has them on disk."""
    clock, times = SystemClock(), {}
    readings = ("bets-open", "ball-launched", "bets-closed", "number")
    for seq, kind in enumerate(readings, start=1):
        reading = spins.TakeReading(
            by=Role.SYSTEM,
            at=clock.now(),
            device=DEVICE,
            seq=seq,
            reading=kind,
            pocket="17" if kind == "number" else "",
        )
        began = time.perf_counter()
        await wheels.take(DEVICE, SERIAL, [reading])
        while any(stream.is_busy for stream in house.tables.values()):
            await asyncio.sleep(0)
        times[kind] = (time.perf_counter() - began) * 1000
    return times


async def bare(store: Store, streams: int) -> float:
    """Milliseconds to append one record to as many streams, all at once."""
    log, draft = GroupCommit(store), Draft(kind="Bare", payload=b"{}")
    appends = [
        Append(
            streams=(StreamAppend(stream=f"bare:{n}", expected=0, drafts=(draft,)),),
            at=1,
            actor="bench",
            cause="bare",
            key="",
        )
        for n in range(streams)
    ]
    began = time.perf_counter()
    await asyncio.gather(*(log.append(each) for each in appends))
    return (time.perf_counter() - began) * 1000


async def prepare(folder: Path, terminals: int) -> tuple[SqliteStore, House, Wheels]:
    """A new house with a wheel."""
    store = await SqliteStore.open(folder / "house.db")
    await fill(store, terminals)
    house, wheels = await open_wheel(store)
    return store, house, wheels


async def main() -> None:
    """Print both."""
    with tempfile.TemporaryDirectory() as name:
        store, _, _ = await prepare(Path(name), 50)
        await store.close()
        with serving("--data", name) as server:
            times = sorted(await line_to_screen(server.port))
        p99 = times[int(len(times) * 0.99) - 1]
        print(f"number to settled round on a socket: median {statistics.median(times):.1f} ms,")
        print(f"  p99 {p99:.1f} ms over {ROUNDS} rounds with 50 seats (goal 60 ms)")
    with tempfile.TemporaryDirectory() as name:
        store, house, wheels = await prepare(Path(name), TERMINALS)
        found = await fan_out(house, wheels)
        reference = await bare(store, len(house.tables))
        await store.close()
    print(f"{len(house.tables)} tables, {TERMINALS} seats: close {found['bets-closed']:.1f} ms,")
    print(f"  number {found['number']:.1f} ms, bare append {reference:.1f} ms")


if __name__ == "__main__":
    asyncio.run(main())
