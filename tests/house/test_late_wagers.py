"""The real driver on a real line, killed or cut while the wheel closes: no late wager stands."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from croupier.devices.driver import kind_of
from croupier.devices.journal import Journal
from croupier.devices.link import TtyLink, open_pty
from croupier.devices.process import DeviceProcess
from croupier.devices.uplink import HttpUplink
from tests.house.serving import Client, Server, terminal_key
from tests.house.test_devices import (
    SERIAL,
    enrol,
    server,
    set_up,
    table_of,
    wheel,
    wheel_records,
)

__all__ = ["server"]
SPIN = 7


class Wheel:
    """The wheel's end of a line: it answers whoever asks, unless the line is cut."""

    def __init__(self, line: TtyLink) -> None:
        self._line, self.state, self.cut = line, 2, False

    async def answer(self) -> None:
        while True:
            asked = await self._line.read()
            if b"*X" in asked and not self.cut:
                await self._line.write(f"*X;{self.state};{SPIN:03d}; 9;0;160;0\r\n".encode())


class Driving:
    """A driver beside the wheel, which may be killed and started again."""

    def __init__(self, server: Server, key: str, port: str, journal: Path) -> None:
        self._server, self._key, self._port, self._path = server, key, port, journal
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._uplink = HttpUplink(self._server.url, self._key, "cammegh")
        process = DeviceProcess(
            kind_of("cammegh"),
            {},
            address=self._port,
            journal=Journal(self._path),
            uplink=self._uplink,
        )
        self._task = asyncio.create_task(process.run())

    async def kill(self) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self._uplink.close()


async def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not await asyncio.to_thread(is_so):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


def course(server: Server, token: str) -> str:
    return str(wheel(server, token)["course"])


def is_online(server: Server, token: str) -> bool:
    return bool(wheel(server, token)["devices"][0]["online"])


def place(ann: Client, table: str, bet: str) -> bool:
    answer = ann.submit(table, "place", player="ann", bet=bet, stake=500)
    return bool(answer["type"] == "accepted")


def wagers(ann: Client, table: str) -> dict[str, Any]:
    lying = ann.see(table, "seat", player="ann")["view"]["wagers"]
    return {each["bet"]: each["stake"] for each in lying}


async def close_unseen(server: Server, ann: Client, table: str, what: str, journal: Path) -> None:
    """The wheel closes while nobody sees it, and somebody bets on."""
    key = await asyncio.to_thread(enrol, server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    await asyncio.to_thread(set_up, server, table, "rim")
    pat = await asyncio.to_thread(server.sign_in, "pat")
    ours, port = open_pty()
    there, driving = Wheel(TtyLink(ours)), Driving(server, key, port, journal)
    answering = asyncio.create_task(there.answer())
    driving.start()
    try:
        await until(lambda: course(server, pat) == "open")
        await until(lambda: place(ann, table, "red"))
        there.state = 3
        await until(lambda: course(server, pat) == "running")
        # Signs of life follow: what lies has been laid before the last of them.
        await asyncio.sleep(1.5)
        if what == "driver":
            await driving.kill()
        else:
            there.cut = True
        there.state = 4
        # Until the house knows that nobody sees the ball.
        for _ in range(5):
            await asyncio.to_thread(place, ann, table, "straight:17")
        await until(lambda: not is_online(server, pat))
        if what == "driver":
            driving.start()
        there.cut = False
        await until(lambda: course(server, pat) == "closed")
        await until(lambda: "straight:17" not in wagers(ann, table))
        assert wagers(ann, table) == {"red": 500}
    finally:
        answering.cancel()
        await driving.kill()


@pytest.mark.parametrize("what", ["driver", "line"])
def test_what_is_laid_when_the_wheel_has_closed_unseen_goes_back(
    server: Server, tmp_path: Path, what: str
) -> None:
    table = table_of(server, "terminal")
    with server.client(terminal_key("ann")) as ann:
        ann.see(table, "seat", player="ann")
        asyncio.run(close_unseen(server, ann, table, what, tmp_path / "rim.journal"))
    server.kill()
    (closed,) = [each for each in wheel_records(server) if each.kind == "WheelClosed"]
    assert b'"since":0' not in closed.payload
