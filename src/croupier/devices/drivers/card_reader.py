"""Readers of cards and tickets that type what they read: one code, then the end of a line.

A keyboard-wedge reader types into the screen that has the focus; the same reader in its serial
mode is driven here. A code that is not made of letters and digits is noise.
"""

import re
from collections.abc import Iterable
from random import Random
from typing import Final

from croupier.devices.driver import DeviceKind, Settings, Step
from croupier.devices.lines import LineSplitter
from croupier.devices.readings import CardShown, Heard, Reading, Silent, TornLine

#: The same code again within this is the same card held a moment longer.
AGAIN_MS: Final = 2_000
_CODE = re.compile(r"[A-Za-z0-9-]{4,64}")
#: What magnetic readers put around a track.
_SENTINELS: Final = "%;?+ "


class CardReader:
    """Reports each code once."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        self._lines = LineSplitter()
        self._last = ("", 0)

    def connected(self, at: int) -> Step:
        """A reader needs nothing."""
        self._lines = LineSplitter()
        return Step([Heard(at=at)])

    def disconnected(self, at: int) -> Step:
        """No card is read meanwhile."""
        return Step([Silent(at=at)])

    def received(self, data: bytes, at: int) -> Step:
        """Each line is a card, or noise."""
        return Step([each for line in self._lines.feed(data) for each in self._line(line, at)])

    def _line(self, line: str, at: int) -> list[Reading]:
        code = line.strip(_SENTINELS)
        if not _CODE.fullmatch(code):
            return [TornLine(at=at, text=line)]
        again = code == self._last[0] and at - self._last[1] < AGAIN_MS
        self._last = (code, at)
        return [] if again else [CardShown(at=at, code=code)]

    def tick(self, at: int) -> Step:
        """A reader is silent until a card is shown."""
        return Step()

    def order(self, order: str, value: str, at: int) -> Step:
        """A reader takes no orders."""
        raise ValueError(f"a card reader cannot {order!r}")

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """The card has been read either way."""
        return Step()


class EmulatedReader:
    """Shows one card after the other."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._random = Random(seed)
        self._every = round(float(settings["every"]) * 1000)
        self._next = 0
        self.truth: list[str] = []

    def received(self, data: bytes, at: int) -> bytes:
        """A reader listens to nobody."""
        return b""

    def tick(self, at: int) -> bytes:
        """Show a card when it is time."""
        if at < self._next:
            return b""
        self._next = at + self._every
        self.truth.append(f"{self._random.randrange(10**12):012d}")
        return f"{self.truth[-1]}\r".encode("ascii")


KIND = DeviceKind(
    name="card-reader",
    says="readers of cards and tickets in serial mode",
    serves="station",
    settings={"every": "5"},
    make=CardReader,
    emulate=EmulatedReader,
)
