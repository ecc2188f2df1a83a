"""Receipt printers that speak ESC/POS, with their status: paper, cover, on line or not.

A job is sent once. It counts as printed when the printer, asked after it, says that it is well;
otherwise the house hears why, and whether paper came out is for a person to see.
"""

import base64
import binascii
from collections.abc import Iterable
from typing import Final

from croupier.devices.driver import DeviceKind, Driver, Emulator, Settings, Step
from croupier.devices.readings import (
    DeviceFault,
    FaultCleared,
    Heard,
    Reading,
    Replied,
    Silent,
)

POLL_MS: Final = 1_000
SILENCE_MS: Final = 5_000
#: Real-time status requests: printer, reason for being off line, error, paper.
REQUESTS: Final = {1: b"\x10\x04\x01", 2: b"\x10\x04\x02", 3: b"\x10\x04\x03", 4: b"\x10\x04\x04"}
#: Which bits of which answer mean what.
_MEANS: Final = (
    (2, 0x04, "cover-open"),
    (2, 0x20, "paper-out"),
    (3, 0x08, "cutter"),
    (3, 0x20, "unrecoverable"),
    (4, 0x60, "paper-out"),
    (4, 0x0C, "paper-low"),
    (1, 0x08, "offline"),
)
#: A status byte always has these bits so.
_FIXED, _FIXED_MASK = 0x12, 0x93
#: With these nothing is printed.
STOPS: Final = frozenset({"cover-open", "paper-out", "cutter", "unrecoverable", "offline"})


class EscPos:
    """One printer. Four status bytes make one round; a job waits for the round after it."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        self._answers: list[int] = []
        self._asked_at = self._heard_at = 0
        self._silent = False
        self.standing: frozenset[str] = frozenset()
        self._job: str | None = None
        self._known = False

    def connected(self, at: int) -> Step:
        """Ask how it is."""
        self._answers = []
        return Step([Heard(at=at)], b"".join(REQUESTS.values()))

    def received(self, data: bytes, at: int) -> Step:
        """Collect status bytes; what is no status byte puts the round off."""
        step = Step()
        if self._silent:
            step.readings.append(Heard(at=at))
        self._heard_at, self._silent = at, False
        for byte in data:
            if byte & _FIXED_MASK != _FIXED:
                self._answers = []
                continue
            self._answers.append(byte)
            if len(self._answers) == len(REQUESTS):
                step.readings += self._round(at)
                self._answers = []
        return step

    def _round(self, at: int) -> Iterable[Reading]:
        found = frozenset(
            cause for request, bits, cause in _MEANS if self._answers[request - 1] & bits == bits
        )
        gone, new = self.standing - found, found - self.standing
        self.standing = found
        yield from (DeviceFault(at=at, cause=cause) for cause in sorted(new))
        yield from (FaultCleared(at=at, cause=cause) for cause in sorted(gone))
        if self._job is not None:
            stopped = sorted(found & STOPS)
            said = f"{self._job} {stopped[0] if stopped else 'printed'}"
            self._job = None
            yield Replied(at=at, command="print", reply=said)

    def tick(self, at: int) -> Step:
        """Ask again, and notice silence; a job on a silent printer has failed."""
        step = Step()
        if self._heard_at and not self._silent and at - self._heard_at > SILENCE_MS:
            self._silent = True
            step.readings.append(Silent(at=at))
            if self._job is not None:
                said = f"{self._job} silent"
                step.readings.append(Replied(at=at, command="print", reply=said))
                self._job = None
        if at - self._asked_at >= POLL_MS:
            self._asked_at, self._answers = at, []
            step.send = b"".join(REQUESTS.values())
        return step

    def order(self, order: str, value: str, at: int) -> Step:
        """Print a job, given as its name, a blank and its bytes in base 64."""
        name, _, content = value.partition(" ")
        if order != "print":
            raise ValueError(f"a printer has no {order!r}; there is print")
        if self._job is not None or self.standing & STOPS:
            why = sorted(self.standing & STOPS) or ["busy"]
            return Step([Replied(at=at, command="print", reply=f"{name} {why[0]}")])
        try:
            data = base64.b64decode(content, validate=True)
        except binascii.Error as error:
            raise ValueError(f"the job {name} is not in base 64: {error}") from error
        self._job, self._answers, self._asked_at = name, [], at
        return Step(send=data + b"".join(REQUESTS.values()))

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """The printer does not wait for the house."""
        return Step()


class EmulatedPrinter:
    """Prints into memory, and may run out of paper."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.printed = bytearray()
        self.state: set[str] = set()
        self._rest = b""

    def received(self, data: bytes, at: int) -> bytes:
        """Answer status requests at once, and print the rest."""
        sent = bytearray()
        data, self._rest = self._rest + data, b""
        while data:
            head, found, data = data.partition(b"\x10\x04")
            self._print(head)
            if not found:
                break
            if not data:
                self._rest = found
                break
            sent.append(self._status(data[0]))
            data = data[1:]
        return bytes(sent)

    def _print(self, data: bytes) -> None:
        if not self.state & STOPS:
            self.printed += data

    def _status(self, request: int) -> int:
        bits = [b for r, b, cause in _MEANS if r == request and cause in self.state]
        stopped = 0x08 if request == 1 and self.state & STOPS else 0
        return _FIXED | stopped | sum(set(bits))

    def tick(self, at: int) -> bytes:
        """It speaks when asked."""
        return b""


def _make(settings: Settings, history: Iterable[Reading]) -> Driver:
    return EscPos(settings, history)


def _emulate(settings: Settings, seed: int) -> Emulator:
    return EmulatedPrinter(settings, seed)


KIND = DeviceKind(
    name="escpos",
    says="receipt printers, with their status",
    serves="station",
    make=_make,
    emulate=_emulate,
)
