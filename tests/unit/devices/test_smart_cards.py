"""Cards by PC/SC: the real service and library, with a virtual reader, where they are installed."""

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.devices.driver import kind_of
from croupier.devices.journal import Journal
from croupier.devices.link import LinkFailed, open_link
from croupier.devices.process import DeviceProcess
from croupier.devices.readings import CardShown, Reading
from tests.unit.devices.test_process import HouseOfTests
from tests.unit.devices.virtual_card import VPCD, VirtualCard

NUMBER = bytes.fromhex("04A1B2C3D4E5F6")
THERE = shutil.which("pcscd") is not None and Path("/etc/reader.conf.d/vpcd").exists()
needs_reader = pytest.mark.skipif(not THERE, reason="needs pcscd and its virtual reader (vpcd)")
pytestmark = pytest.mark.xdist_group("pcsc")


@pytest.fixture(scope="module")
def service() -> Iterator[None]:
    """The PC/SC service with its virtual reader, as a process of ours."""
    running = subprocess.Popen(["pcscd", "--foreground"], stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 20
    while True:
        try:
            socket.create_connection(VPCD, timeout=1).close()
            break
        except OSError:
            assert time.monotonic() < deadline, "the virtual reader does not come up"
            time.sleep(0.1)
    yield
    running.terminate()
    running.wait(10)


def cards(readings: dict[int, Reading]) -> list[str]:
    return [each.code for each in readings.values() if isinstance(each, CardShown)]


@needs_reader
@pytest.mark.usefixtures("service")
def test_a_card_gives_its_number_each_time_it_is_put_there() -> None:
    async def story() -> None:
        link = await open_link("pcsc:")
        try:
            for number, expected in ((NUMBER, NUMBER), (b"", bytes.fromhex("3B80800101"))):
                with VirtualCard(number):
                    said = await asyncio.wait_for(link.read(), 20)
                    assert said == expected.hex().upper().encode() + b"\r\n"
        finally:
            link.close()

    asyncio.run(story())


@needs_reader
@pytest.mark.usefixtures("service")
def test_a_card_reaches_the_house_through_the_driver(tmp_path: Path) -> None:
    async def story() -> None:
        house = HouseOfTests()
        driving = DeviceProcess(
            kind_of("card-reader"),
            {},
            address="pcsc:Virtual",
            journal=Journal(tmp_path / "cards"),
            uplink=house,
        )
        running = asyncio.create_task(driving.run())
        with VirtualCard(NUMBER):
            async with asyncio.timeout(30):
                while not cards(house.readings):
                    await asyncio.sleep(0.05)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert cards(house.readings) == [NUMBER.hex().upper()]

    asyncio.run(story())


@needs_reader
@pytest.mark.usefixtures("service")
def test_a_reader_that_is_not_there_is_said() -> None:
    with pytest.raises(LinkFailed, match="no card reader 'Abacus'"):
        asyncio.run(open_link("pcsc:Abacus"))


def test_a_machine_without_the_library_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ctypes.util.find_library", lambda name: None)
    with pytest.raises(LinkFailed, match="pcscd"):
        asyncio.run(open_link("pcsc:"))
