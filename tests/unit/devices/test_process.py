"""The process beside a device, over real pseudo-terminals and sockets."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Coroutine, Sequence
from pathlib import Path

import pytest

from croupier.devices.driver import kind_of, kinds
from croupier.devices.drivers.cammegh.emulator import EmulatedWheel
from croupier.devices.journal import Journal
from croupier.devices.link import LinkFailed, StreamLink, TtyLink, open_link, open_pty
from croupier.devices.process import DeviceProcess, serve_emulator
from croupier.devices.readings import NumberRead, Reading
from croupier.devices.uplink import HouseAway, Order, Taken


class HouseOfTests:
    """Takes readings, away for the first few beats; orders the wheel to be driven on."""

    def __init__(self, *, away: int = 0, orders: tuple[Order, ...] = ()) -> None:
        self.away, self.orders = away, orders
        self.readings: dict[int, Reading] = {}
        self.numbers = asyncio.Queue[str]()

    async def send(
        self, readings: Sequence[tuple[int, Reading]], done: int, waiting: int = 0
    ) -> Taken:
        if self.away:
            self.away -= 1
            raise HouseAway("not yet")
        for number, reading in readings:
            if number not in self.readings and isinstance(reading, NumberRead):
                self.numbers.put_nowait(reading.pocket)
            self.readings[number] = reading
        due = tuple(order for order in self.orders if order.number > done)
        return Taken(max(self.readings, default=0), orders=due)


def emulator(**settings: str) -> EmulatedWheel:
    kind = kind_of("cammegh")
    made = kind.emulate(kind.configured({"pace": "200", **settings}), 7)
    assert isinstance(made, EmulatedWheel)
    return made


def process(port: str, path: Path, house: HouseOfTests, name: str = "cammegh") -> DeviceProcess:
    return DeviceProcess(kind_of(name), {}, address=port, journal=Journal(path), uplink=house)


def truth(wheel: EmulatedWheel) -> list[str]:
    return [pocket for kind, _, pocket in wheel.truth if kind == "number"]


async def take(house: HouseOfTests, count: int, *running: Coroutine[None, None, None]) -> list[str]:
    """The next numbers at the house, while some things run."""
    tasks = [asyncio.create_task(each) for each in running]
    try:
        return [await asyncio.wait_for(house.numbers.get(), 60) for _ in range(count)]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_numbers_reach_a_house_that_was_away(tmp_path: Path) -> None:
    async def story() -> None:
        ours, port = open_pty()
        wheel, house = emulator(), HouseOfTests(away=1)
        driving = process(port, tmp_path / "j", house).run()
        found = await take(house, 4, serve_emulator(TtyLink(ours), wheel), driving)
        assert found == truth(wheel)[:4]

    asyncio.run(story())


def test_a_close_is_under_way_while_the_disk_is_waited_for_and_nothing_else_is(
    tmp_path: Path,
) -> None:
    found: list[tuple[tuple[str, ...], bool, bool]] = []
    journal = Journal(tmp_path / "j")

    class House(HouseOfTests):
        async def send(
            self, readings: Sequence[tuple[int, Reading]], done: int, waiting: int = 0
        ) -> Taken:
            before = journal._unsynced
            # The request has left.
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            found.append((tuple(each.kind for _, each in readings), before, journal._unsynced))
            return await super().send(readings, done, waiting)

    async def story() -> None:
        ours, port = open_pty()
        house = House()
        driving = DeviceProcess(
            kind_of("cammegh"), {}, address=port, journal=journal, uplink=house
        ).run()
        await take(house, 2, serve_emulator(TtyLink(ours), emulator(pace="40")), driving)

    asyncio.run(story())
    assert (("bets-closed",), True, False) in found
    assert all(kinds == ("bets-closed",) or not before for kinds, before, _ in found)
    assert not any(after for _, _, after in found)


def test_a_driver_that_is_stopped_and_started_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        ours, port = open_pty()
        wheel, house = emulator(), HouseOfTests()
        playing = asyncio.create_task(serve_emulator(TtyLink(ours), wheel))
        found = []
        for _ in range(3):
            found += await take(house, 2, process(port, tmp_path / "j", house).run())
        playing.cancel()
        left = iter(truth(wheel))
        assert all(each in left for each in found)
        assert len(house.readings) == max(house.readings)

    asyncio.run(story())


#: What each device says of itself when somebody listens; the others say nothing.
GREETINGS = {"cammegh": b"*X;1;007;12;0;160;0\r\n", "escpos": bytes([0x12] * 4)}


async def _unplugged(name: str, folder: Path) -> None:
    house, port = HouseOfTests(), folder / name

    def plug_in() -> int:
        ours, path = open_pty()
        fresh = folder / f"{name}.new"
        fresh.symlink_to(path)
        fresh.replace(port)
        return ours

    def said() -> list[str]:
        kinds = [house.readings[number].kind for number in sorted(house.readings)]
        return [kind for kind in kinds if kind in ("heard", "silent")]

    async def until(kind: str, ours: int | None = None) -> None:
        while said()[-1:] != [kind]:
            if ours is not None:
                os.write(ours, GREETINGS.get(name, b""))
            await asyncio.sleep(0.02)

    ours = plug_in()
    driving = asyncio.create_task(process(str(port), folder / f"{name}.j", house, name).run())
    await until("heard", ours)
    os.close(ours)
    await until("silent")
    ours = plug_in()
    await until("heard", ours)
    driving.cancel()
    await asyncio.gather(driving, return_exceptions=True)
    os.close(ours)
    assert said().count("silent") == 1, (name, said())


def test_that_a_line_has_gone_is_said_by_every_driver(tmp_path: Path) -> None:
    """By a reader that speaks once a minute, too: what it says now comes to nobody."""

    async def story() -> None:
        async with asyncio.timeout(60):
            await asyncio.gather(*(_unplugged(name, tmp_path) for name in kinds()))

    asyncio.run(story())


def test_a_line_that_takes_nothing_is_heard_and_its_silence_noticed(tmp_path: Path) -> None:
    """A port that is stuck in one direction: polls wait, the wheel's words and time do not."""

    async def story() -> None:
        ours, port = open_pty()
        os.set_blocking(ours, False)
        stuck = os.open(port, os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK)
        with contextlib.suppress(BlockingIOError):
            while True:
                os.write(stuck, b"x" * 1_000)
        house = HouseOfTests()
        driving = asyncio.create_task(process(port, tmp_path / "j", house).run())
        states = ["2;007;12", "3;007;12", "4;007;12", "5;007;31", "5;007;31", "5;007;31"]
        await asyncio.sleep(0.5)
        for state in states:
            spin, said = state.rsplit(";", 1)
            os.write(ours, f"*X;{spin};{said};0;160;0\r\n".encode())
        assert await asyncio.wait_for(house.numbers.get(), 10) == "31"
        async with asyncio.timeout(10):
            while not any(each.kind == "silent" for each in house.readings.values()):
                await asyncio.sleep(0.1)
        driving.cancel()
        await asyncio.gather(driving, return_exceptions=True)
        os.close(stuck)
        os.close(ours)

    asyncio.run(story())


def test_a_converter_on_the_network_serves_as_a_port(tmp_path: Path) -> None:
    async def story() -> None:
        wheel, house = emulator(), HouseOfTests()
        gone = asyncio.Event()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await serve_emulator(StreamLink(reader, writer), wheel)
            gone.set()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        host, number = server.sockets[0].getsockname()
        driving = process(f"socket://{host}:{number}", tmp_path / "j", house).run()
        found = await take(house, 2, driving)
        assert found == truth(wheel)[:2]
        await asyncio.wait_for(gone.wait(), 10)
        server.close()

    asyncio.run(story())


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="a system without them")
def test_the_kernel_watches_whether_a_converter_is_there() -> None:
    """A reader is silent for a minute: nothing is sent that would fail."""

    async def story() -> None:
        server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0)
        host, number = server.sockets[0].getsockname()
        link = await open_link(f"socket://{host}:{number}")
        assert isinstance(link, StreamLink)
        opened = link.writer.get_extra_info("socket")
        assert opened.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        tcp = socket.IPPROTO_TCP
        seconds = opened.getsockopt(tcp, socket.TCP_KEEPIDLE) + opened.getsockopt(
            tcp, socket.TCP_KEEPCNT
        ) * opened.getsockopt(tcp, socket.TCP_KEEPINTVL)
        assert seconds <= 5 >= opened.getsockopt(tcp, socket.TCP_USER_TIMEOUT) / 1000
        link.close()
        server.close()

    asyncio.run(story())


def test_orders_of_the_house_start_a_driven_wheel(tmp_path: Path) -> None:
    async def story() -> None:
        ours, port = open_pty()
        wheel = emulator(mode="driven")
        house = HouseOfTests(orders=(Order(1, "start"), Order(2, "fly")))
        driving = process(port, tmp_path / "j", house).run()
        assert await take(house, 1, serve_emulator(TtyLink(ours), wheel), driving)
        said = [str(each) for each in house.readings.values() if each.kind == "replied"]
        assert any("refused: this wheel has no 'fly'" in each for each in said)

    asyncio.run(story())


@pytest.mark.parametrize("address", ["/nowhere/tty", "socket://", "http://host:1"])
def test_a_line_that_is_not_there_says_so(address: str) -> None:
    with pytest.raises(LinkFailed):
        asyncio.run(open_link(address))
