"""A Cammegh wheel that is not there: plays game after game by script and seed, and answers.

A script names what becomes of each launch, over and over: `ok,failed-launch,ok`. Times are those of
real wheels, divided by the pace.
"""

from collections import deque
from dataclasses import dataclass
from random import Random
from typing import Final

from croupier.devices.driver import Settings
from croupier.devices.drivers.cammegh.lines import (
    AUTOMATIC,
    DRIVEN,
    SPINS,
    Mode,
    State,
    Warn,
    next_spin,
    winning_of,
)
from croupier.devices.lines import LineSplitter
from croupier.devices.noise import NoisyLine

STATUS_MS: Final = 500
UNHEARD_MS: Final = 1_000
#: How long each state lasts, in milliseconds: the shortest and the longest usual.
TIMES: Final = {
    State.WAITING: (8_000, 10_000),
    State.BETS: (7_500, 11_500),
    State.RIM: (2_500, 4_500),
    State.CLOSED: (25_000, 28_500),
    State.NUMBER: (3_500, 7_000),
}
_OK = ((State.RIM, Warn(0), 0), (State.CLOSED, Warn(0), 0), (State.NUMBER, Warn(0), 0))
#: What each word of a script adds to a launch: states with a warning and, if not usual, a time.
PLANS: Final[dict[str, tuple[tuple[State, Warn, int], ...]]] = {
    "ok": _OK,
    "failed-launch": ((State.BETS, Warn.FAILED_LAUNCH, 24_000), *_OK),
    "with-rotor": ((State.BETS, Warn.WITH_ROTOR, 6_000), (State.BETS, Warn(0), 3_000), *_OK),
    "fell-back-from-rim": ((State.RIM, Warn(0), 0), (State.BETS, Warn(0), 6_000), *_OK),
    "fell-back": (*_OK[:2], (State.BETS, Warn(0), 6_000), *_OK),
    "blink": (*_OK[:2], (State.CLOSED, Warn.NO_BALL, 600), *_OK[1:]),
    "ball-lost": (*_OK[:2], (State.CLOSED, Warn.NO_BALL, 9_000), (State.BETS, Warn(0), 0), *_OK),
    "sensor-fault": (
        *_OK[:2],
        (State.CLOSED, Warn.COMPONENT, 30_000),
        (State.IDLE, Warn.COMPONENT, 20_000),
        (State.WAITING, Warn(0), 0),
        (State.BETS, Warn(0), 0),
        *_OK,
    ),
    "stuck": (
        (State.RIM, Warn(0), 0),
        (State.CLOSED, Warn(0), 80_000),
        (State.IDLE, Warn(0), 9_000),
    ),
}
#: What each of these counts as, besides the number that follows.
VOIDS: Final = {
    "failed-launch": "failed-launch",
    "with-rotor": "with-rotor",
    "fell-back-from-rim": "fell-back",
    "fell-back": "fell-back",
    "ball-lost": "ball-lost",
    "stuck": "too-long",
}


@dataclass(slots=True)
class _Part:
    """A stretch of a game in one state."""

    state: State
    warn: Warn
    ms: int


class EmulatedWheel:
    """Plays, speaks and obeys. `truth` is what really happened, for the one who compares."""

    def __init__(
        self,
        seed: int,
        *,
        pockets: tuple[str, ...],
        mode: Mode = AUTOMATIC,
        script: tuple[str, ...] = ("ok",),
        numbers: tuple[str, ...] = (),
        noise: float = 0.0,
        pace: float = 1.0,
        tested: int = 0,
    ) -> None:
        self._random = Random(seed)
        self._noise = NoisyLine(seed + 1, noise)
        self._pockets, self._pace = pockets, pace
        #: What a self-test finds.
        self.tested = tested
        self.mode = mode
        self._script = deque(script)
        self._numbers = deque(numbers)
        self._lines = LineSplitter()
        self._parts: deque[_Part] = deque([_Part(State.WAITING, Warn(0), 9_000)])
        self._part_until: int | None = None
        self._status_at = self._now = 0
        self.spin, self.winning, self.direction = 1, "  ", 0
        self.started = self.muted = False
        self.truth: list[tuple[str, int, str]] = []

    @classmethod
    def from_settings(cls, settings: Settings, seed: int) -> "EmulatedWheel":
        """A wheel as the command line describes it, or ValueError."""
        script = tuple(filter(None, settings["script"].split(","))) or ("ok",)
        if foreign := [word for word in script if word not in PLANS]:
            raise ValueError(f"a script has no {foreign[0]!r}; there is {', '.join(PLANS)}")
        zeros = ("00", "000", "0000")[: int(settings["pockets"]) - 37]
        return cls(
            seed,
            pockets=(*map(str, range(37)), *zeros),
            mode=DRIVEN if settings["mode"] == "driven" else AUTOMATIC,
            script=script,
            numbers=tuple(filter(None, settings["first"].split(","))),
            noise=float(settings["noise"]),
            pace=float(settings["pace"]),
            tested=int(settings["self-test"]),
        )

    @property
    def state(self) -> State:
        """What the wheel is doing now."""
        return self._parts[0].state

    def tick(self, at: int) -> bytes:
        """Play on to this instant, and say what is to be said on the way."""
        sent, self._now = b"", at
        if self._part_until is None:
            self._part_until = at + self._real(self._parts[0].ms)
            self._status_at = at
        while True:
            moment = min(self._part_until, self._status_at)
            if moment > at:
                return sent
            if self._part_until <= self._status_at and not self._waits():
                sent += self._next_part(moment)
                continue
            self._status_at = moment + self._real(STATUS_MS)
            if self._part_until <= moment:
                # It waits to be started, and meanwhile says so.
                self._part_until = self._status_at
            if Mode.AUTO_STATUS in self.mode and not self.muted:
                sent += self._say(self.status(), moment)

    def _real(self, ms: int) -> int:
        return max(1, round(ms / self._pace))

    def _waits(self) -> bool:
        """Whether the wheel waits for somebody: to be switched on, or to be started."""
        only = len(self._parts) == 1
        idle = self.state is State.IDLE and only
        held = self.state is State.BETS and only
        return idle or (held and Mode.WAIT_FOR_START in self.mode and not self.started)

    def _next_part(self, moment: int) -> bytes:
        """One state ends and the next begins."""
        ended = self._parts.popleft()
        if not self._parts:
            self._plan(ended)
        if ended.state is State.NUMBER:
            self.spin = next_spin(self.spin)
        part = self._parts[0]
        self._part_until = moment + self._real(part.ms or self._random.randint(*TIMES[part.state]))
        self._status_at = min(self._status_at, moment + self._real(40))
        if part.state is State.NUMBER:
            return self._land(moment)
        if part.state is State.RIM and Mode.REVERSE in self.mode:
            self.direction ^= 1
        return b""

    def _plan(self, ended: _Part) -> None:
        """What comes after a part that was the last of its game."""
        if ended.state in (State.NUMBER, State.IDLE, State.WAITING):
            self._parts.append(_Part(State.BETS, Warn(0), 0))
            return
        plan = self._script[0]
        self._script.rotate(-1)
        self.started = False
        if plan in VOIDS:
            self.truth.append(("void", self.spin, VOIDS[plan]))
        if plan == "sensor-fault":
            self.truth.append(("unknown", self.spin, "component"))
        self._parts.extend(_Part(*part) for part in PLANS[plan])

    def _land(self, moment: int) -> bytes:
        """The ball rests."""
        pocket = self._numbers.popleft() if self._numbers else self._random.choice(self._pockets)
        self.winning = winning_of(pocket)
        self.truth.append(("number", self.spin, pocket))
        if Mode.NO_NUMBER_LINE in self.mode:
            return b""
        return self._say(self.winning, moment)

    def status(self) -> str:
        """The status line of this moment."""
        part = self._parts[0]
        still = part.state is State.IDLE or Warn.COMPONENT in part.warn
        speed = 0 if still else self._random.randint(145, 185)
        said = (part.state, f"{self.spin:03d}", self.winning, f"{part.warn:X}", f"{speed:03d}")
        return f"*X;{said[0]:d};{';'.join(said[1:])};{self.direction}"

    def _say(self, line: str, at: int) -> bytes:
        if at < self._now - UNHEARD_MS:
            # A line keeps nothing for somebody who comes later.
            return b""
        return self._noise.carry(f"{line}\r\n".encode("ascii"), at)

    def received(self, data: bytes, at: int) -> bytes:
        """Obey commands, each with its reply."""
        return b"".join(
            self._say(reply, at)
            for line in self._lines.feed(data)
            if line.startswith("*")
            and line.isascii()
            and (reply := self._obey(line[1:2], line[2:].strip(), at))
        )

    def _obey(self, command: str, value: str, at: int) -> str:
        busy = self.state not in (State.IDLE, State.NUMBER)
        match command:
            case "X":
                return self.status()
            case "P":
                return self._power(value, at)
            case "u":
                self.started = True
                return "*u OK"
            case "R":
                self._begin(State.WAITING, at)
                return "*R OK"
            case "o" if not value or self.state is State.IDLE:
                self.mode = Mode(int(value)) if value.isdecimal() else self.mode
                return f"*o {self.mode:d}"
            case "F" | "o" | "w" | "W" | "M" if busy:
                return f"*{command} BUSY"
            case "F":
                return f"*F {self.tested}"
            case "q":
                self.muted = value == "1"
                return "*q OK"
            case "O":
                return f"*O {self.state:d} 1 60 {self.mode:d}"
        return _ANSWERS.get(command, f"*{command} NO")

    def _power(self, value: str, at: int) -> str:
        idle = self.state is State.IDLE
        if value not in ("0", "1") or (value == "1") is not idle:
            return "*P NO"
        self._begin(State.WAITING if idle else State.IDLE, at)
        return "*P OK"

    def _begin(self, state: State, at: int) -> None:
        self._parts = deque([_Part(state, Warn(0), 9_000)])
        self._part_until, self._status_at = at + self._real(9_000), at

    def quieten(self) -> None:
        """From now on the line harms nothing."""
        self._noise = NoisyLine(0, 0.0)

    def switch_off(self, at: int) -> None:
        """The power goes and comes back: counts begin anew, after some seconds of silence."""
        self.spin, self.winning = 1, "  "
        self._begin(State.WAITING, at + self._real(5_000))


_ANSWERS: Final = {
    "K": "*K CAM",
    "S": "*S V2.10",
    "V": "*V V1.04",
    "v": "*v V1.02",
    "A": "*A 0",
    "C": "*C OK",
    "d": "*d OK",
    "I": "*I OK",
    "T": "*T OK",
    "w": "*w 36.0 50",
    "W": f"*W {SPINS}",
    "M": "*M 0",
}
