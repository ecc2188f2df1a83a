"""Receipt printers that speak ESC/POS, with their status: paper, cover, on line or not.

A job is sent once. Behind it goes a request that the printer answers when it comes to it, after
everything before is on paper: with that answer, and a whole status after it, the job counts as
printed; with noise on the line nobody can say. Without it the house gets the cause, and whether
paper came out is for a person to see. A job that was interrupted by a stop of the driver or a break
of the line is reported as unknown, and never sent again.
"""

import base64
import binascii
import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from croupier.devices.driver import DeviceKind, Settings, Step
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
#: A job that the printer has not answered for by then has not come out.
JOB_MS: Final = 15_000
#: Real-time status requests: printer, reason for being off line, error, paper.
REQUESTS: Final = {1: b"\x10\x04\x01", 2: b"\x10\x04\x02", 3: b"\x10\x04\x03", 4: b"\x10\x04\x04"}
_ALL_REQUESTS: Final = b"".join(REQUESTS.values())
#: Requests the paper's state in its turn, behind what was sent before.
IN_TURN: Final = b"\x1dr\x01"
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
#: A real-time status has these bits so; the answer in turn is that of two sensors, in pairs.
_FIXED, _FIXED_MASK = 0x12, 0x93
_IN_TURN_ANSWERS: Final = frozenset({0x00, 0x03, 0x0C, 0x0F})
#: With these nothing is printed; the first that stands names the outcome of a job.
STOPS: Final = ("paper-out", "cover-open", "cutter", "unrecoverable", "offline")


class EscPos:
    """One printer. Four status bytes make one round."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        self._answers: list[int] = []
        self._polled_at = self._heard_at = 0
        self._silent = True
        self.standing: frozenset[str] = frozenset()
        #: The job that is being printed, and since when.
        self._job = ""
        self._job_at = 0
        #: How many answers in turn are still to come: one of a job that failed may come late.
        self._owed = 0
        #: Whether the job's answer has come, and whether there was noise since it was sent.
        self._answered = self._noisy = False
        #: What became of every job that is remembered.
        self._outcomes: dict[str, str] = {}
        for reading in history:
            if isinstance(reading, Replied) and reading.command == "print":
                name, _, outcome = reading.reply.partition(" ")
                self._outcomes[name] = outcome
                if outcome == "printing":
                    self._job = name
                elif name == self._job:
                    self._job = ""

    def connected(self, at: int) -> Step:
        """Request its status. Nobody knows what became of a job that was under way."""
        self._answers, self._owed = [], 0
        return Step([*self._end("unknown", at)], _ALL_REQUESTS)

    def disconnected(self, at: int) -> Step:
        """Nothing comes out meanwhile."""
        if self._silent:
            return Step()
        self._silent = True
        return Step([Silent(at=at)])

    def received(self, data: bytes, at: int) -> Step:
        """Collect status bytes; what is no status byte puts the round off."""
        step = Step()
        if self._silent:
            step.readings.append(Heard(at=at))
        self._heard_at, self._silent = at, False
        answered = self._answered
        for byte in data:
            step.readings += self._byte(byte, at)
        if self._job and self._answered and not answered:
            self._polled_at, self._answers = at, []
            step.send = _ALL_REQUESTS
        return step

    def _byte(self, byte: int, at: int) -> Iterator[Reading]:
        if byte & _FIXED_MASK == _FIXED:
            self._answers.append(byte)
            if len(self._answers) == len(REQUESTS):
                yield from self._round(at)
                self._answers = []
        elif byte in _IN_TURN_ANSWERS and self._owed:
            self._owed -= 1
            self._answered = not self._owed
        else:
            # Noise, which may look like an answer, too.
            self._answers, self._noisy = [], True

    def _round(self, at: int) -> Iterator[Reading]:
        found = frozenset(
            cause for request, bits, cause in _MEANS if self._answers[request - 1] & bits == bits
        )
        gone, new = self.standing - found, found - self.standing
        self.standing = found
        yield from (DeviceFault(at=at, cause=cause) for cause in sorted(new))
        yield from (FaultCleared(at=at, cause=cause) for cause in sorted(gone))
        if stopped := self._stopped():
            yield from self._end(stopped, at)
        elif self._answered:
            yield from self._end("unknown" if self._noisy else "printed", at)

    def _stopped(self) -> str:
        """What keeps it from printing; empty if nothing does."""
        if self._silent:
            return "silent"
        return next((cause for cause in STOPS if cause in self.standing), "")

    def _end(self, outcome: str, at: int) -> Iterator[Reading]:
        """The job that is under way, if any, has ended in this way."""
        if self._job:
            name, self._job = self._job, ""
            self._outcomes[name] = outcome
            yield Replied(at=at, command="print", reply=f"{name} {outcome}")

    def tick(self, at: int) -> Step:
        """Request the status again, and notice silence; a job on a silent printer has failed."""
        step = Step()
        if not self._silent and at - self._heard_at > SILENCE_MS:
            self._silent = True
            step.readings += [Silent(at=at), *self._end("silent", at)]
        if self._job and at - self._job_at > JOB_MS:
            self._owed = 0
            step.readings += self._end("stuck", at)
        if at - self._polled_at >= POLL_MS:
            self._polled_at, self._answers = at, []
            step.send = _ALL_REQUESTS
        return step

    def order(self, order: str, value: str, at: int) -> Step:
        """Print a job, given as its name, a blank and its bytes in base 64; or say how it is."""
        if order == "status":
            said = ", ".join(sorted(self.standing)) or ("silent" if self._silent else "well")
            return Step([Replied(at=at, command="status", reply=said)])
        if order != "print":
            raise ValueError(f"a printer has no {order!r}; there is print, status")
        name, _, content = value.partition(" ")
        if name in self._outcomes:
            # The house has been away: it gets the same reading again, and nothing prints twice.
            return Step([Replied(at=at, command="print", reply=f"{name} {self._outcomes[name]}")])
        stopped = "busy" if self._job else self._stopped()
        if stopped:
            return Step([Replied(at=at, command="print", reply=f"{name} {stopped}")])
        try:
            data = base64.b64decode(content, validate=True)
        except binascii.Error as error:
            raise ValueError(f"the job {name} is not in base 64: {error}") from error
        self._job, self._job_at = name, at
        self._outcomes[name] = "printing"
        self._answers, self._polled_at, self._owed = [], at, self._owed + 1
        self._answered = self._noisy = False
        begun = Replied(at=at, command="print", reply=f"{name} printing")
        return Step([begun], data + IN_TURN + _ALL_REQUESTS)

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """The printer does not wait for the house."""
        return Step()


#: Of a job's bytes, the words: at least four signs in a row, or Chinese between its two orders.
_READABLE: Final = re.compile(rb"[ -~]{4,}|\x1c&(.*?)\x1c\.", re.DOTALL)


class EmulatedPrinter:
    """Prints into memory. Faults come by hand, or by seed while it prints."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._random = Random(seed)
        self._rate = float(settings["faults"])
        self._waiting = b""
        #: The bytes of every job that came out whole, and of the one under way.
        self.printed: list[bytes] = []
        #: What can be read of them.
        self.shown: list[str] = []
        self._paper = bytearray()
        self.state: set[str] = set()
        #: What goes wrong under the next ticket.
        self.next_fault = ""
        #: No answer comes before this instant, and every fault ends by itself at that one.
        self._mute_until = self._well_at = 0

    def received(self, data: bytes, at: int) -> bytes:
        """Answer real-time requests at once, and the rest in its turn."""
        sent = bytearray()
        data = self._waiting + data
        while data:
            found = (data.find(b"\x10\x04"), data.find(IN_TURN))
            place = min((each for each in found if each >= 0), default=-1)
            if place < 0 or len(data) < place + 3:
                break
            self._print(data[:place], at)
            sent += self._answer(data[place : place + 3], at)
            data = data[place + 3 :]
        self._waiting = data
        return b"" if at < self._mute_until else bytes(sent)

    def _answer(self, request: bytes, at: int) -> bytes:
        if request != IN_TURN:
            return bytes([self._status(request[2])])
        if self.state & {*STOPS} or not self._paper:
            return b""
        self.printed.append(bytes(self._paper))
        for found in _READABLE.finditer(bytes(self._paper)):
            chinese: bytes | None = found[1]
            shown = found[0].decode("ascii") if chinese is None else chinese.decode("gb18030")
            self.shown.append(shown)
        self._paper.clear()
        return b"\x00"

    def _print(self, data: bytes, at: int) -> None:
        if data and self.next_fault:
            self.state.add(self.next_fault)
            self.next_fault = ""
        elif data and self._random.random() < self._rate:
            self._fail(at)
        if self.state & {*STOPS}:
            self._paper.clear()
        else:
            self._paper += data

    def _fail(self, at: int) -> None:
        """Something goes wrong under the ticket, for a while."""
        fault = self._random.choice((*STOPS[:3], "paper-low", "mute"))
        self._well_at = at + self._random.randrange(2_000, 20_000)
        if fault == "mute":
            self._mute_until = self._well_at
            self._paper.clear()
        else:
            self.state.add(fault)

    def _status(self, request: int) -> int:
        bits = [b for r, b, cause in _MEANS if r == request and cause in self.state]
        stopped = 0x08 if request == 1 and self.state & {*STOPS} else 0
        return _FIXED | stopped | sum(set(bits))

    def tick(self, at: int) -> bytes:
        """It speaks when asked. Somebody puts in paper and closes the cover in the end."""
        if self._well_at and at >= self._well_at:
            self._well_at = 0
            self.state.clear()
        return b""


KIND = DeviceKind(
    name="escpos",
    says="receipt printers, with their status",
    serves="station",
    settings={"faults": "0"},
    make=EscPos,
    emulate=EmulatedPrinter,
)
