"""Ticket printers that a bad line answers for, at one running house: `make soak`.

SEED and RUNS in the environment say where to begin and how many seeds. What the printer says of
itself comes harmed to its driver, the line is hung up, the driver is killed, and paper runs out. No
ticket comes out twice, none is said to be printed that is not, and money is paid once.
"""

import asyncio
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random
from subprocess import DEVNULL, Popen

import pytest

from croupier.devices.clock import steady_clock
from croupier.devices.driver import kind_of
from croupier.devices.drivers.escpos import EmulatedPrinter
from croupier.devices.link import open_pty
from tests.house.serving import Server
from tests.house.test_ticket_printing import (
    cash_out,
    enrol,
    give_out,
    health,
    numbers_on,
    seat,
    table_with_tickets,
    until,
)
from tests.unit.devices.garbage import Garbage

SEED = int(os.environ.get("SEED", "1"))
RUNS = int(os.environ.get("RUNS", "10"))
TICKETS = 4

pytestmark = [pytest.mark.soak, pytest.mark.xdist_group("house-soak")]


class Printer:
    """An emulated printer on a line that harms its answers, and its driver."""

    def __init__(self, server: Server, folder: Path, key: str, seed: int) -> None:
        kind = kind_of("escpos")
        made = kind.emulate(kind.configured({"faults": "0.2"}), seed)
        assert isinstance(made, EmulatedPrinter)
        self.emulated = made
        self.random = Random(seed)
        self._way = Garbage(seed, self.random.choice((0.0, 0.05, 0.3)))
        self._server, self._seed = server, seed
        self._folder, self._port = folder, folder / f"{seed}.port"
        self._key = folder / f"{seed}.key"
        self._key.write_text(key)
        self._ours = -1
        self._plug()

    def _plug(self) -> None:
        """A line as it is after it was hung up: another terminal under the same name."""
        if self._ours >= 0:
            os.close(self._ours)
        self._ours, port = open_pty()
        os.set_blocking(self._ours, False)
        fresh = self._port.with_suffix(".fresh")
        fresh.symlink_to(port)
        fresh.replace(self._port)

    async def drive(self) -> None:
        """Driver after driver: each is killed after a while, and the next reads the journal."""
        words = ["--port", str(self._port), "--house", self._server.url, "--key", str(self._key)]
        journal = self._folder / f"{self._seed}.journal"
        command = [sys.executable, "-m", "croupier", "device", "run", "escpos", *words]
        while True:
            process = Popen([*command, "--journal", str(journal)], stdout=DEVNULL, stderr=DEVNULL)
            try:
                await asyncio.sleep(self.random.uniform(5, 30))
            finally:
                process.kill()
                process.wait()

    async def play(self) -> None:
        """What the driver sends arrives whole; what the printer answers may not."""
        while True:
            if self.random.random() < 0.002:
                self._plug()
            at = steady_clock()
            answer = self.emulated.received(self._read(), at) + self.emulated.tick(at)
            if harmed := self._way.carry(answer):
                self._write(harmed)
            await asyncio.sleep(0.02)

    def _read(self) -> bytes:
        try:
            return os.read(self._ours, 65_536)
        except OSError:
            return b""

    def _write(self, data: bytes) -> None:
        try:
            os.write(self._ours, data)
        except OSError:
            return


async def one(server: Server, folder: Path, table: str, seed: int) -> Counter[str]:
    """Some tickets of one station, and what was said to become of them."""
    guest = await asyncio.to_thread(seat, server, table)
    serves = f"station:{table}/{guest.player}"
    key = await asyncio.to_thread(enrol, server, f"printer-{seed}", serves)
    pat = await asyncio.to_thread(server.sign_in, "pat")
    printer = Printer(server, folder, key, seed)
    tasks = [asyncio.create_task(printer.drive()), asyncio.create_task(printer.play())]
    said: dict[str, str] = {}
    try:
        for turn in range(TICKETS):
            await until(lambda: health(server, pat, key).get("online") is True)
            number = await asyncio.to_thread(cash_out, server, table, guest)
            given = await asyncio.to_thread(
                give_out, server, guest.token, number, guest.player, f"{seed}-{turn}"
            )
            assert given.status_code == 200, given.text
            said[number] = given.json()["outcome"] if given.json()["printer"] else "shown"
            again = await asyncio.to_thread(
                give_out, server, guest.token, number, guest.player, f"{seed}-{turn}-again"
            )
            assert again.status_code == 403, again.text
            await asyncio.to_thread(buy_in_again, server, table, guest.token)
        await asyncio.sleep(4)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.to_thread(sign_out, server, guest.token)
    papers = numbers_on(printer.emulated)
    assert len(papers) == len(set(papers)), (seed, papers, "printed twice")
    printed = {number for number, outcome in said.items() if outcome == "printed"}
    assert printed <= set(papers), (seed, said, papers, "said to be printed")
    assert not {number for number, outcome in said.items() if outcome == "shown"} & set(papers)
    return Counter(said.values())


def sign_out(server: Server, token: str) -> None:
    """Make room for the next guest."""
    with server.http(token) as http:
        assert http.delete("/v1/session").status_code == 200


def buy_in_again(server: Server, table: str, token: str) -> None:
    with server.http(token) as http:
        answer = http.post("/v1/demo/seat", json={"table": table})
        assert answer.status_code == 200, answer.text


def test_no_ticket_comes_out_twice_and_none_is_said_to_be_printed_that_is_not(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path / "data")
    server.start()
    try:
        table = table_with_tickets(server)

        async def all_of_them(seeds: range) -> list[Counter[str]]:
            return await asyncio.gather(*(one(server, tmp_path, table, seed) for seed in seeds))

        said = Counter[str]()
        for first in range(SEED, SEED + RUNS, 5):
            seeds = range(first, min(first + 5, SEED + RUNS))
            said += sum(asyncio.run(all_of_them(seeds)), Counter[str]())
        print(f"seeds {SEED} to {SEED + RUNS - 1}: {dict(said)}")
        assert said["printed"]
        assert "Traceback" not in server.log()
        assert server.stop() == 0
    finally:
        server.kill()
