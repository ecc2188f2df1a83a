"""Readers that send the winning number and nothing else: two characters and the end of a line.

This is the line that passive displays listen to, and what most readers can be set to send. It has
no count of spins and no second line to compare with, so that half a line is never guessed at nor
put together with another half, and a second line within the time no spin can take is an echo, or a
contradiction.
"""

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Final

from croupier.devices.driver import DeviceKind, Driver, Emulator, Settings, Step
from croupier.devices.drivers.cammegh.lines import pocket_of, winning_of
from croupier.devices.lines import LineSplitter
from croupier.devices.noise import NoisyLine
from croupier.devices.readings import Heard, NumberRead, NumberUnknown, Reading, TornLine

#: No wheel gives two numbers within this.
SPIN_MIN_MS: Final = 12_000
#: A line takes four milliseconds: what has no end after this has lost it.
LINE_MS: Final = 500


class NumberReader:
    """Counts the spins itself, on from what its journal has."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        self._pockets = int(settings["pockets"])
        self._lines = LineSplitter()
        numbers = [each for each in history if isinstance(each, NumberRead | NumberUnknown)]
        self._spin = numbers[-1].spin if numbers else 0
        self._last: str | None = None
        self._last_at = 0
        for each in numbers[-1:]:
            # What is sent twice is one number, no matter who was killed in between.
            self._last = each.pocket if isinstance(each, NumberRead) else ""
            self._last_at = each.at
        self._heard_at = 0

    def connected(self, at: int) -> Step:
        """There is nothing to send to a reader."""
        self._lines = LineSplitter()
        return Step([Heard(at=at)])

    def received(self, data: bytes, at: int) -> Step:
        """A line is a number, or half of one."""
        readings = self._half(at)
        self._heard_at = at
        for line in self._lines.feed(data):
            # A blank stands before a digit and never behind it.
            whole = len(line) == 2 and not line.endswith(" ")
            readings += self._line(line, pocket_of(line, self._pockets) if whole else "", at)
        return Step(readings)

    def _half(self, at: int) -> list[Reading]:
        """A line whose end has not come in time, lest the next one be taken for it."""
        half = self._lines.flush() if at - self._heard_at > LINE_MS else ""
        return self._line(half, "", at) if half else []

    def _line(self, line: str, pocket: str, at: int) -> list[Reading]:
        again = self._last is not None and 0 <= at - self._last_at < SPIN_MIN_MS
        if again and pocket == self._last:
            return []
        if not again:
            self._spin += 1
        known, self._last, self._last_at = self._last, pocket, at
        if again and known:
            return [NumberUnknown(at=at, spin=self._spin, cause="disagreement", seen=line.strip())]
        if not pocket:
            torn = TornLine(at=at, text=line)
            return [torn, NumberUnknown(at=at, spin=self._spin, cause="torn", seen=line.strip())]
        return [NumberRead(at=at, spin=self._spin, pocket=pocket)]

    def tick(self, at: int) -> Step:
        """A reader is silent between spins: silence says nothing, but that a line has no end."""
        return Step(self._half(at))

    def order(self, order: str, value: str, at: int) -> Step:
        """A reader takes no orders."""
        raise ValueError(f"a number reader cannot {order!r}")

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """Nor does it wait for the house."""
        return Step()


class EmulatedReader:
    """Sends a number at every turn of its clock."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._random = Random(seed)
        self.noise = NoisyLine(seed + 1, float(settings["noise"]))
        self._numbers = deque(filter(None, settings["first"].split(",")))
        self._every = round(float(settings["every"]) * 1000)
        self._next: int | None = None
        self.truth: list[str] = []

    def received(self, data: bytes, at: int) -> bytes:
        """A reader listens to nobody."""
        return b""

    def tick(self, at: int) -> bytes:
        """Send a number when it is due."""
        if self._next is None:
            self._next = at + self._every
        if at < self._next:
            return b""
        self._next = at + self._every
        pocket = self._numbers.popleft() if self._numbers else str(self._random.randrange(37))
        self.truth.append(pocket)
        return self.noise.carry(f"{winning_of(pocket)}\r\n".encode("ascii"), at)


def _make(settings: Settings, history: Iterable[Reading]) -> Driver:
    return NumberReader(settings, history)


def _emulate(settings: Settings, seed: int) -> Emulator:
    return EmulatedReader(settings, seed)


KIND = DeviceKind(
    name="number-reader",
    says="any reader that sends two characters and a line end",
    serves="wheel",
    settings={"pockets": "37", "first": "", "every": "45", "noise": "0"},
    make=_make,
    emulate=_emulate,
)
