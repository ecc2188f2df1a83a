"""One wheel, many games: from a reading to the settled round, and one close for thousands of seats.

Two figures. From the number's line on a pseudo-terminal, through the driver, to the message that
shows a seat its round settled, on one machine: goal 60 ms at the 99th percentile. And one close and
one number for 100 tables with 50 seats each, until the last table has them on disk, against a bare
append of as many records.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from benches.hall import STAFF, fill, key_of, player_of, serving
from croupier.client import House as Client
from croupier.core.roles import Role
from croupier.devices.driver import kind_of
from croupier.devices.journal import Journal
from croupier.devices.link import TtyLink, open_pty
from croupier.devices.process import DeviceProcess
from croupier.devices.uplink import HttpUplink
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
STATUS_SECONDS = 0.5
SERIAL, DEVICE = "W1", "rim"
KEY = f"{DEVICE}.for-benches-alone"


async def open_wheel(store: Store, live: str = "") -> tuple[House, Wheels]:
    """A wheel that deals every table of a house, a live one beside a dealer; and its driver."""
    clock = SystemClock()
    house = House(store, clock, Nobody())
    wheels = Wheels(house)
    await house.start()
    keeper = Actor(id="bench", roles=STAFF.roles)
    entered = register.EnterWheel(by=Role.PIT_BOSS, maker="bench", pockets=37)
    sources = register.ChangeSources(by=Role.PIT_BOSS, devices=(DEVICE,), agreed_by="other")
    joined = [
        register.DealTable(by=Role.PIT_BOSS, table=table, automatic=table != live)
        for table in house.tables
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


class Wheel:
    """The wheel's end of a line: sends what it is given, and its status twice a second.

    As real ones do that play by themselves or are started: a driver that had to poll for the status
    would have to wait with the poll that confirms a number, so as not to poll too often.
    """

    def __init__(self, line: TtyLink) -> None:
        self._line, self.status = line, ""

    async def say(self, line: str) -> None:
        """One line, as the wheel sends it."""
        await self._line.write(f"{line}\r\n".encode())

    async def show(self, state: int, spin: int, winning: str) -> None:
        """Come to a state, and say so."""
        self.status = f"*X;{state};{spin:03d};{winning:>2};0;160;0"
        await self.say(self.status)

    async def answer(self) -> None:
        """Answer every request for the status, for ever."""
        while True:
            if b"*X" in await self._line.read():
                await self.say(self.status)

    async def speak(self) -> None:
        """Say the status by itself, for ever."""
        while True:
            await asyncio.sleep(STATUS_SECONDS)
            await self.say(self.status)


async def line_to_screen(port: int, folder: Path) -> list[float]:
    """Milliseconds from a number's line to the view of a seat with its own round settled.

    The driver is the real one: it has the number confirmed by the wheel, writes its journal and
    reports over HTTP. A round is waited for by its number, closed before and settled after.
    """
    found: list[float] = []
    url = f"http://127.0.0.1:{port}"
    ours, path = open_pty()
    wheel = Wheel(TtyLink(ours))
    uplink = HttpUplink(url, KEY, "cammegh")
    driving = DeviceProcess(
        kind_of("cammegh"),
        {},
        address=path,
        journal=Journal(folder / "rim.journal"),
        uplink=uplink,
    )
    async with Client(url, key_of(0)) as screen:
        seat = await screen.subscribe("T1", "seat", player_of(0))
        doing = (wheel.answer(), wheel.speak(), driving.run())
        running = [asyncio.create_task(each) for each in doing]

        async def until(phase: str, round_no: int) -> None:
            await asyncio.wait_for(
                seat.wait_for(lambda view: (view.phase, view.round_no) == (phase, round_no)), 20
            )

        await wheel.show(2, 1, "9")
        await asyncio.wait_for(seat.wait_for(lambda view: view.phase == "betting"), 20)
        assert seat.view is not None
        first, last = seat.view.round_no, "9"
        for spin in range(1, ROUNDS + 1):
            round_no, pocket = first + spin - 1, str(10 + spin % 20)
            await wheel.show(2, spin, last)
            await until("betting", round_no)
            await wheel.show(3, spin, last)
            await wheel.show(4, spin, last)
            await until("no-more-bets", round_no)
            # No two numbers come within the time that must lie between two polls.
            await asyncio.sleep(0.15)
            wheel.status = f"*X;5;{spin:03d};{pocket};0;160;0"
            began = time.perf_counter()
            await wheel.say(pocket)
            await until("settled", round_no)
            found.append((time.perf_counter() - began) * 1000)
            await wheel.show(5, spin, pocket)
            await wheel.show(2, spin + 1, pocket)
            last = pocket
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        uplink.close()
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


async def prepare(
    folder: Path, terminals: int, live: str = ""
) -> tuple[SqliteStore, House, Wheels]:
    """A new house with a wheel, where one table may be live."""
    store = await SqliteStore.open(folder / "house.db")
    await fill(store, terminals)
    house, wheels = await open_wheel(store, live)
    return store, house, wheels


async def main() -> None:
    """Print both."""
    with tempfile.TemporaryDirectory() as name:
        store, _, _ = await prepare(Path(name), 50)
        await store.close()
        with serving("--data", name) as server:
            times = sorted(await line_to_screen(server.port, Path(name)))
        p99 = times[int(len(times) * 0.99) - 1]
        print(
            f"number line to settled round on a socket: median {statistics.median(times):.1f} ms,"
        )
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
