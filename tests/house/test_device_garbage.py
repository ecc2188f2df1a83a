"""Drivers on pseudo-terminals with garbage on their lines, all at one running house: `make soak`.

The power of note acceptors and of their drivers is cut besides.

SEED and RUNS in the environment say where to begin and how many seeds. Each seed has wheels, note
acceptors, a display, lamps and a card reader at once, each behind a line that is torn, flooded,
silent, hung up and opened again.
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.devices.clock import steady_clock
from croupier.devices.driver import kind_of
from croupier.devices.link import open_pty
from croupier.house.log.sqlite import SqliteStore
from tests.house.serving import Server
from tests.house.test_devices import post, table_of
from tests.unit.devices.garbage import ANY, NONE, ONE, Garbage

SEED = int(os.environ.get("SEED", "1"))
RUNS = int(os.environ.get("RUNS", "10"))
#: So many seeds play at once.
AT_ONCE = 3
#: How long a line is bad in each run, and how long it is good again, in seconds.
BAD, GOOD = 22.0, 16.0
#: Each device with its settings, and how garbage may change bytes: a number or a card that stands
#: in one line alone has nothing that a changed character could be noticed by, and a sum of one byte
#: notices one change.
WHEELS: dict[str, tuple[dict[str, str], Sequence[str]]] = {
    "cammegh": ({"pace": "20", "script": "ok,failed-launch,ok,fell-back"}, ANY),
    "number-reader": ({"every": "13"}, NONE),
    "king": ({"every": "4"}, ONE),
}
ACCEPTORS = ("cctalk", "essp")
#: What shows, rings or reads beside a wheel or a player.
OTHERS: dict[str, tuple[dict[str, str], Sequence[str]]] = {
    "display": ({}, NONE),
    "signals": ({}, ANY),
    "card-reader": ({"every": "1"}, NONE),
}

pytestmark = [pytest.mark.soak, pytest.mark.xdist_group("house-soak")]


class Bench:
    """One emulator, its line, and `croupier device run` at the other end."""

    def __init__(self, floor: "Floor", folder: Path, name: str, seed: int, serves: str) -> None:
        self.name, self.device, self._floor = name, f"{name}-{seed}", floor
        settings, changes = (WHEELS | OTHERS).get(name, ({"every": "2"}, ANY))
        kind = kind_of(name)
        self.emulator: Any = kind.emulate(kind.configured(settings), seed)
        self._ways = [Garbage(seed + way, 0.15, changes=changes) for way in (0, 1)]
        self._random = Random(seed)
        #: Since when the line harms nothing.
        self._good_at = 0
        self._ours, port = open_pty()
        self.seed = seed
        # What a driver opens: a name that leads to another terminal once the line was hung up.
        self._port = folder / f"{self.device}.port"
        self._port.symlink_to(port)
        os.set_blocking(self._ours, False)
        fields: dict[str, Any] = {"roles": ["sensor"], "serves": serves}
        if name in ACCEPTORS:
            notes = {"notes": [500, 1000, 2000, 5000, 10000], "cap": 100_000_000}
            fields = {"roles": ["note-reader"], "serves": serves, **notes}
        elif name == "card-reader":
            fields["roles"] = ["card-reader"]
        key, self.journal = folder / f"{self.device}.key", folder / f"{self.device}.journal"
        key.write_text(floor.enrol(self.device, fields))
        self._words = ["--port", str(self._port), "--house", floor.server.url, "--key", str(key)]
        self._said = folder / f"{self.device}.log"
        #: The wheel that it reads or stands beside, as the house shows it while the driver runs.
        self.shown: dict[str, Any] = {}
        #: How often the power of the device, and that of its driver, was cut.
        self.cuts = 0
        self._start()

    def _start(self) -> None:
        with self._said.open("a") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "croupier", "device", "run", self.name, *self._words]
                + ["--journal", str(self.journal)],
                stdout=said,
                stderr=subprocess.STDOUT,
            )

    async def play(self) -> None:
        """The line is bad, and then good again."""
        started = time.monotonic()
        quiet_until = 0.0
        while (played := time.monotonic() - started) < BAD + GOOD:
            if played > BAD:
                self._good_at = self._good_at or steady_clock()
                self._ways[0].rate = self._ways[1].rate = 0.0
                if self.name in ACCEPTORS:
                    self.emulator.every = 10**9
            elif self._random.random() < 0.005:
                await self._hang_up()
            elif self._random.random() < 0.005:
                quiet_until = played + self._random.uniform(0.2, 2)
            elif self.name in ACCEPTORS and self._random.random() < 0.004:
                await self._cut_power()
            came = self._read()
            answer = self.emulator.received(self._ways[1].carry(came), steady_clock())
            said = answer + self.emulator.tick(steady_clock())
            if played > quiet_until:
                self._write(self._ways[0].carry(said) if said else b"")
            await asyncio.sleep(0.02)

    async def _cut_power(self) -> None:
        """The power goes for a moment: at the device, at its driver, or at both."""
        self.cuts += 1
        at = self._random.choice(("device", "driver", "both"))
        if at != "driver":
            self.emulator.cut_power()
        if at != "device":
            self.process.kill()
            await asyncio.to_thread(self.process.wait)
            self._start()

    async def _hang_up(self) -> None:
        os.close(self._ours)
        await asyncio.sleep(self._random.uniform(0, 0.5))
        self._ours, port = open_pty()
        os.set_blocking(self._ours, False)
        fresh = self._port.with_suffix(".fresh")
        fresh.symlink_to(port)
        fresh.replace(self._port)

    def _read(self) -> bytes:
        try:
            return os.read(self._ours, 4096)
        except OSError:
            return b""

    def _write(self, data: bytes) -> None:
        # What a line does not take is lost, as on a wire.
        with contextlib.suppress(OSError):
            os.write(self._ours, data)

    def readings(self) -> list[dict[str, Any]]:
        """What the driver has written down, each once."""
        entries = [json.loads(line) for line in self.journal.read_text().splitlines()]
        return list({each["seq"]: each for each in entries if "seq" in each}.values())

    async def press(self) -> None:
        """When the line is good again, somebody starts a king, or presses a button."""
        await asyncio.sleep(BAD + 4)
        if self.name == "signals":
            self.emulator.inputs[0] = True
        while self.name == "king":
            await asyncio.to_thread(self._floor.start, self.device)
            await asyncio.sleep(5)

    def check_other(self, shown: dict[str, Any]) -> int:
        """A display has the last number, a button and a card count as often as they were there."""
        if self.name == "display":
            # The last number may be on its way to it still.
            assert self.emulator.shown[-1].strip() in shown["numbers"][:2], self.device
            return 1
        if self.name == "signals":
            pressed = [each for each in self.readings() if each["kind"] == "button"]
            assert [each["button"] for each in pressed] == ["dispute"], self.device
            # Where the driver's own orders have put them, whatever the line switched.
            lit = [r["reply"] for r in self.readings() if r.get("command") == "lamp"]
            stands = dict(each.split(" ") for each in lit)
            for name, line in (("red", 0), ("green", 1)):
                assert self.emulator.relays[line] is (stands.get(name) == "on"), self.device
            return 1
        # A code has nothing that half of one could be noticed by, while the line is bad.
        shown_at = [(e["at"], e["code"]) for e in self.readings() if e["kind"] == "card"]
        cards = [code for at, code in shown_at if at > self._good_at + 1_000]
        left = iter(self.emulator.truth)
        assert all(each in left for each in cards), (self.device, cards, self.emulator.truth)
        assert cards, (self.device, "reads no more")
        return len(cards)

    def check_wheel(self, shown: dict[str, Any]) -> int:
        """Numbers are the wheel's own, once and in order, at the driver and at the house."""
        given = (each if isinstance(each, str) else each[2] for each in self.emulator.truth)
        truth = [each for each in given if each.isdecimal()]
        read = [each["pocket"] for each in self.readings() if each["kind"] == "number"]
        for numbers in (read, list(reversed(shown["numbers"]))):
            left = iter(truth)
            assert all(each in left for each in numbers), (self.device, truth, numbers)
        (device,) = (each for each in shown["devices"] if each["name"] == self.device)
        assert device["online"], (self.device, "the house has not heard where it is")
        ends = [each for each in self.readings() if each["kind"] in ("number", "number-unknown")]
        assert ends[-1]["at"] > self._good_at, (self.device, "hears no more", truth, ends)
        return len(read)

    def check_notes(self, credited: list[int]) -> int:
        """What lies in the stacker was credited, and nothing else."""
        stacked = [amount for what, amount in self.emulator.truth if what == "stacked"]
        assert sorted(credited) == sorted(stacked), self.device
        return len(stacked)

    def said(self) -> str:
        """What the driver printed."""
        return self._said.read_text()

    def close(self) -> None:
        """End the driver and let the line go."""
        self.process.kill()
        self.process.wait(10)
        os.close(self._ours)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Floor:
    """A house and its staff, each signed in once."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada, self.pat, self.max = (server.sign_in(name) for name in ("ada", "pat", "max"))
        self.station = f"station:{table_of(server, 'touchbet')}"

    def enrol(self, name: str, fields: dict[str, Any]) -> str:
        """The key of a device."""
        answer = post(self.server, self.ada, "/v1/devices", {"name": name, **fields})
        return str(answer.json()["key"])

    def start(self, serial: str) -> None:
        """Have a wheel that waits play."""
        wanted = {"device": serial, "order": "start"}
        answer = post(self.server, self.pat, f"/v1/wheels/{serial}/orders", wanted)
        assert answer.status_code == 200, answer.text

    def decide(self) -> None:
        """Somebody looks at every wheel whose number is open, and lets it go on."""
        with self.server.http(self.pat) as pat:
            for each in pat.get("/v1/wheels").json()["wheels"]:
                if each["course"] == "undecided":
                    pat.post(f"/v1/wheels/{each['serial']}/number", json={})

    def enter_wheel(self, serial: str) -> None:
        """A wheel whose numbers come from the device of the same name."""
        path, entered = f"/v1/wheels/{serial}", {"maker": "M", "pockets": 37}
        assert post(self.server, self.pat, path, entered, verb="PUT").status_code == 200
        sources = {"devices": [serial]}
        waits = post(self.server, self.pat, f"{path}/sources", sources, verb="PUT")
        assert self.server.second(self.max, waits)["type"] == "accepted"


def boughts(server: Server) -> dict[str, list[int]]:
    """What was credited in the name of each device, by the house's own log."""

    async def read() -> dict[str, list[int]]:
        store = await SqliteStore.open(server.data / "house.db")
        try:
            found: dict[str, list[int]] = {}
            async for record in store.read():
                if record.kind == "BoughtIn":
                    amount = json.loads(record.payload)["amount"]
                    found.setdefault(record.actor, []).append(amount)
            return found
        finally:
            await store.close()

    return asyncio.run(read())


def play_at_once(floor: Floor, folder: Path, seeds: range) -> list[Bench]:
    """Every kind of driver with every seed, side by side, until all lines are good again."""
    folder.mkdir()
    benches: list[Bench] = []

    async def decide() -> None:
        while True:
            await asyncio.sleep(3)
            await asyncio.to_thread(floor.decide)

    async def play() -> None:
        async with asyncio.timeout(60):
            while not all(f"{bench.name} at " in bench.said() for bench in benches):
                await asyncio.sleep(0.1)
        pressing = [asyncio.create_task(bench.press()) for bench in benches]
        pressing.append(asyncio.create_task(decide()))
        await asyncio.gather(*(bench.play() for bench in benches))
        for each in pressing:
            each.cancel()
        await asyncio.gather(*pressing, return_exceptions=True)

    try:
        for seed in seeds:
            for name in WHEELS:
                benches.append(Bench(floor, folder, name, seed, f"wheel:{name}-{seed}"))
                floor.enter_wheel(benches[-1].device)
            for name, player in zip(ACCEPTORS, ("ann", "ben"), strict=True):
                benches.append(Bench(floor, folder, name, seed, f"{floor.station}/{player}"))
            for name in OTHERS:
                beside = f"{floor.station}/ann"
                serves = beside if name == "card-reader" else f"wheel:king-{seed}"
                benches.append(Bench(floor, folder, name, seed, serves))
        asyncio.run(play())
        for bench in benches:
            assert bench.process.poll() is None, (bench.device, bench.said())
            for wrong in ("the house is away: 5", "the house is away: 4", "the house refuses"):
                assert wrong not in bench.said(), (bench.device, bench.said())
        with floor.server.http(floor.pat) as pat:
            for bench in benches:
                if bench.name not in ACCEPTORS:
                    wheel = bench.device if bench.name in WHEELS else f"king-{bench.seed}"
                    bench.shown = pat.get(f"/v1/wheels/{wheel}").json()
    finally:
        for bench in benches:
            bench.close()
    return benches


def test_garbage_on_real_lines_neither_loses_nor_doubles_nor_invents(
    server: Server, tmp_path: Path
) -> None:
    floor = Floor(server)
    played: list[Bench] = []
    numbers, shows = 0, Counter[str]()
    for first in range(SEED, SEED + RUNS, AT_ONCE):
        seeds = range(first, min(first + AT_ONCE, SEED + RUNS))
        benches = play_at_once(floor, tmp_path / str(first), seeds)
        with server.http(floor.pat) as pat:
            for bench in benches:
                if bench.name in WHEELS:
                    numbers += bench.check_wheel(bench.shown)
                elif bench.name in OTHERS:
                    shows[bench.name] += bench.check_other(bench.shown)
            alerts = pat.get("/v1/alerts").json()["alerts"]
        assert [each for each in alerts if each["kind"] == "device"], "the wall shows nothing"
        played += benches
    assert "Traceback" not in server.log()
    assert server.stop() == 0
    credited = boughts(server)
    notes = sum(
        bench.check_notes(credited.get(bench.device, []))
        for bench in played
        if bench.name in ACCEPTORS
    )
    torn = sum(each["kind"] == "torn-line" for bench in played for each in bench.readings())
    assert torn, "no line was harmed"
    print(
        f"seeds {SEED} to {SEED + RUNS - 1}: {numbers} numbers, {notes} notes, {torn} torn lines,"
    )
    print(f"  {dict(shows)}, {sum(bench.cuts for bench in played)} power cuts")
