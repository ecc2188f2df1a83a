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

from croupier.devices.driver import DeviceKind, Settings, Step
from croupier.devices.drivers.cammegh.lines import pocket_of, winning_of
from croupier.devices.lines import LineSplitter
from croupier.devices.noise import NoisyLine
from croupier.devices.readings import (
    DeviceFault,
    FaultCleared,
    Heard,
    NumberRead,
    NumberUnknown,
    Reading,
    Silent,
    TornLine,
)

#: No wheel gives two numbers within this.
SPIN_MIN_MS: Final = 12_000
#: A line takes four milliseconds: what has no end after this has lost it.
LINE_MS: Final = 500
#: The fault of a reader that sends two numbers for one spin.
DISAGREES: Final = "number-disagrees"


class NumberReader:
    """Counts the spins itself, on from what its journal has."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        self._pockets = int(settings["pockets"])
        self._lines = LineSplitter()
        numbers = [each for each in history if isinstance(each, NumberRead | NumberUnknown)]
        self._spin = numbers[-1].spin if numbers else 0
        #: When the first line of the last spin came, and the number it was; empty if none could be
        #: read. None before the first.
        self._began = 0
        self._read: str | None = None
        for each in numbers:
            # What is sent twice is one number, no matter who was killed in between.
            if each.spin == self._spin and (self._read is None or isinstance(each, NumberUnknown)):
                self._began = self._began or each.at
                self._read = each.pocket if isinstance(each, NumberRead) else ""
        self._heard_at = 0
        self._disagrees = False

    def connected(self, at: int) -> Step:
        """There is nothing to send to a reader."""
        self._lines = LineSplitter()
        return Step([Heard(at=at)])

    def disconnected(self, at: int) -> Step:
        """What is read meanwhile comes to nobody: the house must know."""
        return Step([Silent(at=at)])

    def received(self, data: bytes, at: int) -> Step:
        """A line is a number, or half of one; several at once are no number."""
        readings = self._half(at)
        self._heard_at = at
        lines = list(self._lines.feed(data))
        if len(set(lines)) > 1:
            return Step([*readings, *self._line(" ".join(lines), "", at)])
        for line in lines:
            # A blank stands before a digit and never behind it.
            whole = len(line) == 2 and not line.endswith(" ")
            readings += self._line(line, pocket_of(line, self._pockets) if whole else "", at)
        return Step(readings)

    def _half(self, at: int) -> list[Reading]:
        """A line whose end has not come in time, lest the next one be taken for it."""
        half = self._lines.flush() if at - self._heard_at > LINE_MS else ""
        return self._line(half, "", at) if half else []

    def _line(self, line: str, pocket: str, at: int) -> list[Reading]:
        torn = [] if pocket else [TornLine(at=at, text=line)]
        if self._read is not None and 0 <= at - self._began < SPIN_MIN_MS:
            return [*torn, *self._again(line, pocket, at)]
        self._spin += 1
        self._began, self._read = at, pocket
        cleared = self._clear(at)
        if pocket:
            return [*cleared, NumberRead(at=at, spin=self._spin, pocket=pocket)]
        return [*cleared, *torn, self._unknown(line, at)]

    def _again(self, line: str, pocket: str, at: int) -> list[Reading]:
        """Another line of the same spin: an echo, noise, or a contradiction.

        A number that was reported stands until somebody puts it right. Where none could be read, a
        whole one may come yet: whether it counts is for the house to say, which knows of the first.
        """
        if not self._read:
            self._read = pocket
            return [NumberRead(at=at, spin=self._spin, pocket=pocket)] if pocket else []
        if not pocket or pocket == self._read or self._disagrees:
            return []
        self._disagrees = True
        said = f"{self._read} was reported, {pocket} was sent after it"
        return [DeviceFault(at=at, cause=DISAGREES, text=said)]

    def _clear(self, at: int) -> list[Reading]:
        """The next number has come: who had to check the one before has done so."""
        if not self._disagrees:
            return []
        self._disagrees = False
        return [FaultCleared(at=at, cause=DISAGREES)]

    def _unknown(self, line: str, at: int) -> Reading:
        return NumberUnknown(at=at, spin=self._spin, cause="torn", seen=line.strip()[:40])

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


KIND = DeviceKind(
    name="number-reader",
    says="any reader that sends two characters and a line end",
    serves="wheel",
    settings={"pockets": "37", "first": "", "every": "45", "noise": "0"},
    make=NumberReader,
    emulate=EmulatedReader,
)
