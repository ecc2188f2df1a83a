"""Lamps, bell and buttons on the pins of a board: `gpio:///dev/gpiochip0`, by the library gpiod.

It speaks the words of the USB module (`relay on N`, `relay off N`, `gpio read N`), so that one
driver serves both; N is the line's offset on the chip. Buttons close to ground and have a pull-up,
or with `?buttons=high` close to the supply. A press between two reads of the driver is remembered.
"""

import asyncio
import contextlib
import importlib
import re
from datetime import timedelta
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from croupier.core.optional_packages import extra_of
from croupier.devices.lines import LineSplitter
from croupier.devices.link import LinkFailed

#: What bounces for less is one press, and how many reads see a short one.
DEBOUNCE_MS: Final = 10
SHOWN: Final = 2
_WORDS = re.compile(r"(relay on|relay off|gpio read) (\d{1,4})")


class GpioLink:
    """A chip's lines, each taken when it is first spoken of: a relay drives, a button is read."""

    def __init__(self, address: str) -> None:
        """Take no line yet; LinkFailed where the library or the chip is missing."""
        parts = urlsplit(address)
        try:
            self._gpiod: Any = importlib.import_module("gpiod")
        except ImportError as error:
            raise LinkFailed(f"pins need the package gpiod: {extra_of('gpiod')}") from error
        self._chip = parts.path
        self._high = parse_qs(parts.query).get("buttons") == ["high"]
        if not self._gpiod.is_gpiochip_device(self._chip):
            raise LinkFailed(f"{self._chip!r} is no GPIO chip")
        self._lines = LineSplitter()
        self._relays: dict[int, Any] = {}
        self._buttons: dict[int, Any] = {}
        #: How many more reads see a press, although the button is up again.
        self._pressed: dict[int, int] = {}
        self._said = asyncio.Queue[bytes]()
        self._loop = asyncio.get_running_loop()
        self._open = True

    async def read(self) -> bytes:
        """The next answer, or LinkFailed when the chip has gone."""
        said = await self._said.get()
        if not said:
            raise LinkFailed(f"{self._chip} has gone")
        return said

    async def write(self, data: bytes) -> None:
        """Obey words."""
        for line in self._lines.feed(data):
            found = _WORDS.fullmatch(line)
            if found is None:
                continue
            try:
                self._obey(found[1], int(found[2]))
            except (OSError, ValueError) as error:
                self._said.put_nowait(b"")
                raise LinkFailed(f"{self._chip} line {found[2]}: {error}") from error

    def _obey(self, word: str, line: int) -> None:
        values = self._gpiod.line.Value
        if word == "gpio read":
            button = self._button(line)
            left = self._pressed.get(line, 0)
            down = button.get_value(line) == values.ACTIVE or left > 0
            self._pressed[line] = max(0, left - 1)
            self._said.put_nowait(b"1\r\n" if down else b"0\r\n")
            return
        if line not in self._relays:
            driven = self._gpiod.line.Direction.OUTPUT
            self._relays[line] = self._take(line, direction=driven, output_value=values.INACTIVE)
        on = word == "relay on"
        self._relays[line].set_value(line, values.ACTIVE if on else values.INACTIVE)

    def _button(self, line: int) -> Any:
        if line not in self._buttons:
            words = self._gpiod.line
            request = self._take(
                line,
                direction=words.Direction.INPUT,
                edge_detection=words.Edge.RISING,
                bias=words.Bias.PULL_DOWN if self._high else words.Bias.PULL_UP,
                active_low=not self._high,
                debounce_period=timedelta(milliseconds=DEBOUNCE_MS),
            )
            self._buttons[line] = request
            self._loop.add_reader(request.fd, self._heard, line)
        return self._buttons[line]

    def _take(self, line: int, **settings: Any) -> Any:
        return self._gpiod.request_lines(
            self._chip, consumer="croupier", config={line: self._gpiod.LineSettings(**settings)}
        )

    def _heard(self, line: int) -> None:
        """A button went down, however shortly."""
        try:
            self._buttons[line].read_edge_events()
        except OSError:
            self._loop.remove_reader(self._buttons[line].fd)
            self._said.put_nowait(b"")
            return
        self._pressed[line] = SHOWN

    def close(self) -> None:
        """Put every relay off, and let the lines go."""
        if not self._open:
            return
        self._open = False
        for request in self._buttons.values():
            self._loop.remove_reader(request.fd)
            request.release()
        for line, request in self._relays.items():
            with contextlib.suppress(OSError):
                request.set_value(line, self._gpiod.line.Value.INACTIVE)
            request.release()
