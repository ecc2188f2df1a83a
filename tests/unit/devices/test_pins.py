"""Pins of a board: lamps, bell and buttons through the calls of the library, where no chip is."""

import asyncio
import importlib.util
import inspect
import os
import sys
from enum import Enum
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from croupier.devices.driver import kind_of
from croupier.devices.gpio import GpioLink
from croupier.devices.journal import Journal
from croupier.devices.link import LinkFailed, open_link
from croupier.devices.process import DeviceProcess
from croupier.devices.readings import ButtonPressed, Reading
from croupier.devices.uplink import Order
from tests.unit.devices.test_process import HouseOfTests

CHIP = "/dev/gpiochip7"
Value = Enum("Value", "INACTIVE ACTIVE")
LINE = SimpleNamespace(
    Value=Value,
    Direction=Enum("Direction", "INPUT OUTPUT"),
    Edge=Enum("Edge", "NONE RISING"),
    Bias=Enum("Bias", "PULL_UP PULL_DOWN"),
)


class Request:
    """One line that somebody has taken; an edge wakes anyone who waits at its file."""

    def __init__(self, chip: "Chip", line: int, settings: Any) -> None:
        self.chip, self.line, self.settings = chip, line, settings
        self.fd, self._far = os.pipe()
        self.released = False

    def set_value(self, line: int, value: Any) -> None:
        self.chip.check()
        assert line == self.line
        assert self.settings.direction is LINE.Direction.OUTPUT
        self.chip.levels[line] = value is Value.ACTIVE

    def get_value(self, line: int) -> Any:
        self.chip.check()
        return Value.ACTIVE if self.chip.levels.get(line) else Value.INACTIVE

    def read_edge_events(self, max_events: int | None = None) -> list[int]:
        self.chip.check()
        return list(os.read(self.fd, 100))

    def edge(self) -> None:
        os.write(self._far, b"e")

    def release(self) -> None:
        self.released = True
        os.close(self.fd)
        os.close(self._far)


class Chip:
    """A chip as the library shows it: lines are taken once, driven or read, and let go."""

    def __init__(self) -> None:
        self.levels: dict[int, bool] = {}
        self.taken: dict[int, Request] = {}
        self.gone = False
        self.line = LINE

    def check(self) -> None:
        if self.gone:
            raise OSError(19, "No such device")

    def is_gpiochip_device(self, path: str) -> bool:
        return path == CHIP

    def LineSettings(self, **settings: Any) -> Any:
        return SimpleNamespace(**settings)

    def request_lines(self, path: str, config: dict[int, Any], consumer: str | None = None) -> Any:
        self.check()
        ((line, settings),) = config.items()
        if line in self.taken and not self.taken[line].released:
            raise OSError(16, "Device or resource busy")
        self.taken[line] = Request(self, line, settings)
        return self.taken[line]

    def press(self, line: int) -> None:
        """A press too short for anybody who looks now and then."""
        self.taken[line].edge()


@pytest.fixture
def chip(monkeypatch: pytest.MonkeyPatch) -> Chip:
    made = Chip()
    monkeypatch.setitem(sys.modules, "gpiod", made)
    return made


async def run(chip: Chip, path: Path, house: HouseOfTests) -> "asyncio.Task[None]":
    driving = DeviceProcess(
        kind_of("signals"),
        {"relays": "red:17,green:27,bell:22", "buttons": "dispute:5,bad-spin:6"},
        address=f"gpio://{CHIP}",
        journal=Journal(path),
        uplink=house,
    )
    return asyncio.create_task(driving.run())


async def until(true: Any) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.02)


def pressed(readings: dict[int, Reading]) -> list[str]:
    return [each.button for each in readings.values() if isinstance(each, ButtonPressed)]


def test_lamps_bell_and_buttons_on_pins(chip: Chip, tmp_path: Path) -> None:
    async def story() -> None:
        house = HouseOfTests(orders=(Order(1, "lamp", "red on"), Order(2, "ring")))
        running = await run(chip, tmp_path / "pins", house)
        await until(lambda: chip.levels.get(17) and chip.levels.get(22))
        await until(lambda: not chip.levels[22])
        assert chip.levels == {17: True, 27: False, 22: False}
        assert chip.taken[5].settings.active_low
        chip.press(6)
        await until(lambda: pressed(house.readings))
        await asyncio.sleep(0.6)
        assert pressed(house.readings) == ["bad-spin"], "one press, though it was over at once"
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert chip.levels[17] is False, "nothing stays lit that nobody drives"
        assert all(request.released for request in chip.taken.values())

    asyncio.run(story())


def test_a_chip_that_goes_and_comes_back_is_brought_to_where_it_should_be(
    chip: Chip, tmp_path: Path
) -> None:
    async def story() -> None:
        house = HouseOfTests(orders=(Order(1, "lamp", "green on"),))
        running = await run(chip, tmp_path / "pins", house)
        await until(lambda: chip.levels.get(27))
        chip.gone = True
        await until(lambda: all(request.released for request in chip.taken.values()))
        chip.levels.clear()
        chip.gone = False
        await until(lambda: chip.levels.get(27))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(story())


def test_what_is_no_chip_and_what_is_no_library_are_said(
    chip: Chip, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(LinkFailed, match="no GPIO chip"):
        asyncio.run(open_link("gpio:///dev/null"))
    monkeypatch.setitem(sys.modules, "gpiod", None)
    with pytest.raises(LinkFailed, match=r"croupier\[gpio\]"):
        asyncio.run(open_link(f"gpio://{CHIP}"))
    assert GpioLink.__doc__


@pytest.mark.skipif(importlib.util.find_spec("gpiod") is None, reason="needs the library gpiod")
def test_the_calls_are_those_of_the_library() -> None:
    """Every call that the chip of these tests takes, the real library takes, too."""
    import gpiod

    for name in ("request_lines", "is_gpiochip_device"):
        ours = set(inspect.signature(getattr(Chip(), name)).parameters)
        theirs = set(inspect.signature(getattr(gpiod, name)).parameters)
        if "kwargs" in theirs:
            # Older ones of the library pass on what they are given.
            theirs |= set(inspect.signature(gpiod.Chip.request_lines).parameters)
        assert ours <= theirs, name
    for name in ("set_value", "get_value", "read_edge_events", "release"):
        ours = set(inspect.signature(getattr(Request, name)).parameters)
        theirs = set(inspect.signature(getattr(gpiod.LineRequest, name)).parameters)
        assert ours <= theirs, name
    words = {"direction", "output_value", "edge_detection", "bias", "active_low", "debounce_period"}
    assert words <= set(inspect.signature(gpiod.LineSettings).parameters)
    for kind, members in vars(LINE).items():
        assert {each.name for each in members} <= {each.name for each in getattr(gpiod.line, kind)}
