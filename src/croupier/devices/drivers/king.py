"""King wheels: sentences `BR|CODE|value|CRC|ST`, each command echoed by the wheel.

Published are the form of a sentence and the command that starts a game, `KGO` with how long the
blower runs; the code of a winning number and the sum that guards a sentence are the maker's, and
are settings here. A sentence whose sum is wrong is torn.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from random import Random
from typing import Final

from croupier.devices.driver import DeviceKind, Settings, Step
from croupier.devices.drivers.cammegh.lines import pocket_of
from croupier.devices.readings import (
    BallLaunched,
    Heard,
    NumberRead,
    NumberUnknown,
    Reading,
    Replied,
    Silent,
    TornLine,
)

_BEGINNING: Final = b"BR|"
_END: Final = b"|ST"
_SENTENCE_MAX: Final = 256
#: An echo that does not come within this is asked for again.
ECHO_MS: Final = 1_000
#: No ball rests so soon: what comes earlier is the number before, said again.
RUN_MIN_MS: Final = 3_000
#: A ball whose number has not come by then has come to rest unheard.
RUN_MAX_MS: Final = 75_000
#: The sums that are known: of all bytes before it, modulo 256.
SUMS: Final[Mapping[str, Callable[[bytes], int]]] = {
    "sum": lambda data: sum(data) % 256,
    "xor": lambda data: reduce(lambda a, b: a ^ b, data, 0),
}


def sentence(code: str, value: str, sums: str) -> bytes:
    """A whole sentence."""
    body = f"BR|{code}|{value}|".encode("latin-1")
    return body + f"{SUMS[sums](body):03d}".encode("ascii") + _END


def parse(data: bytes, sums: str) -> tuple[str, str] | None:
    """The code and value of a sentence without its end, or None if it is torn."""
    parts = data.decode("latin-1").split("|")
    if len(parts) != 4 or parts[0] != "BR":
        return None
    body = "|".join(parts[:3]).encode("latin-1") + b"|"
    return (parts[1], parts[2]) if parts[3] == f"{SUMS[sums](body):03d}" else None


class Sentences:
    """Collects bytes and cuts them at every end of a sentence."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[bytes]:
        """The sentences that these bytes complete, without their ends."""
        *whole, self._rest = (self._rest + data.replace(b"\r", b"").replace(b"\n", b"")).split(_END)
        if len(self._rest) > _SENTENCE_MAX:
            whole, self._rest = [*whole, self._rest], b""
        return [part for each in whole for part in _parted(each) if part]


def _parted(data: bytes) -> tuple[bytes, bytes]:
    """What is left of a sentence that lost its end, and the one behind it."""
    begins = max(0, data.rfind(_BEGINNING))
    return data[:begins], data[begins:]


class King:
    """One wheel that is started by command and answers with its number."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        self._settings = settings
        self._sentences = Sentences()
        spins = [
            each for each in history if isinstance(each, BallLaunched | NumberRead | NumberUnknown)
        ]
        self._spin = spins[-1].spin if spins else 0
        #: A start that has not been echoed, and when it was sent; a number is owed after it.
        self._unanswered: tuple[bytes, int] | None = None
        #: Whether a number is owed, also to a driver that was killed meanwhile.
        self._running = bool(spins) and isinstance(spins[-1], BallLaunched)
        self._running_since = spins[-1].at if spins else 0
        #: Whether an echo may be to a start that was sent before this driver was started.
        self._fresh = True

    def connected(self, at: int) -> Step:
        """Begin in the middle of nothing."""
        self._sentences = Sentences()
        return Step([Heard(at=at)])

    def disconnected(self, at: int) -> Step:
        """A number that comes meanwhile is not heard."""
        return Step([Silent(at=at)])

    def received(self, data: bytes, at: int) -> Step:
        """Read sentences."""
        step = Step()
        for each in self._sentences.feed(data):
            stated = parse(each, self._settings["sums"])
            if stated is None:
                step.readings.append(TornLine(at=at, text=each.decode("latin-1")))
            else:
                step.readings += self._stated(*stated, at)
        return step

    def _stated(self, code: str, value: str, at: int) -> list[Reading]:
        if code == self._settings["number"]:
            return self._number(value, at)
        by_itself = self._fresh and not self._running
        if code == "KGO" and (self._unanswered is not None or by_itself):
            missed = self._missed(at)
            self._unanswered, self._running, self._fresh = None, True, False
            self._running_since = at
            self._spin += 1
            return [
                *missed,
                Replied(at=at, command=code, reply=value),
                BallLaunched(at=at, spin=self._spin),
            ]
        return [Replied(at=at, command=code, reply=value)]

    def _number(self, value: str, at: int) -> list[Reading]:
        """One number for each start; a repeated sentence is not a second one."""
        soon = self._running and 0 <= at - self._running_since < RUN_MIN_MS
        if soon or (not self._running and not self._fresh):
            return []
        self._fresh = False
        if not self._running:
            return self._unheard(value, at)
        self._running = False
        pocket = pocket_of(value.rjust(2), int(self._settings["pockets"]))
        if not pocket:
            return [NumberUnknown(at=at, spin=self._spin, cause="no-such-pocket", seen=value)]
        return [NumberRead(at=at, spin=self._spin, pocket=pocket, source="sentence")]

    def _unheard(self, value: str, at: int) -> list[Reading]:
        """A number whose start nobody heard of may be the last one, said again."""
        self._spin += 1
        return [NumberUnknown(at=at, spin=self._spin, cause="missed", seen=value)]

    def _missed(self, at: int) -> list[Reading]:
        """A number that is owed, and was not heard."""
        if not self._running:
            return []
        self._running = False
        return [NumberUnknown(at=at, spin=self._spin, cause="missed")]

    def tick(self, at: int) -> Step:
        """Send a start again whose echo was lost; the wheel takes it once."""
        if self._running and abs(at - self._running_since) > RUN_MAX_MS:
            return Step(self._missed(at))
        if self._unanswered is None or at - self._unanswered[1] < ECHO_MS:
            return Step()
        self._unanswered = (self._unanswered[0], at)
        return Step(send=self._unanswered[0])

    def order(self, order: str, value: str, at: int) -> Step:
        """Start a game."""
        if order != "start":
            raise ValueError(f"this wheel has no {order!r}; there is start")
        sent = sentence("KGO", value or self._settings["blow"], self._settings["sums"])
        self._unanswered = (sent, at)
        return Step(send=sent)

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """The wheel does not wait for the house."""
        return Step()


class EmulatedKing:
    """Echoes every command and sends a number some seconds after a start."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._settings = settings
        self._random = Random(seed)
        self._sentences = Sentences()
        self._due: int | None = None
        self.truth: list[str] = []

    def received(self, data: bytes, at: int) -> bytes:
        """Echo; a start while the ball runs is echoed and does nothing more."""
        sent = b""
        for each in self._sentences.feed(data):
            stated = parse(each, self._settings["sums"])
            if stated is not None:
                sent += sentence(*stated, self._settings["sums"])
                if stated[0] == "KGO" and self._due is None:
                    self._due = at + round(float(self._settings["every"]) * 1000)
        return sent

    def tick(self, at: int) -> bytes:
        """Send the number when the ball rests."""
        if self._due is None or at < self._due:
            return b""
        self._due = None
        self.truth.append(str(self._random.randrange(37)))
        return sentence(self._settings["number"], self.truth[-1], self._settings["sums"])


KIND = DeviceKind(
    name="king",
    says="King wheels with control electronics",
    serves="wheel",
    settings={
        "pockets": "37",
        "blow": "1500",
        "number": "KNR",
        "sums": "sum",
        "every": "20",
    },
    make=King,
    emulate=EmulatedKing,
)
