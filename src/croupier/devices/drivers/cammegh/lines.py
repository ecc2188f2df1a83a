"""The lines of Cammegh wheels (Slingshot, and readers that speak the same), and their commands.

RS-232, 9600 8N1. A status line says state, spin, last number, warnings, speed and direction; a
bare line of two characters is the winning number; everything else begins with an asterisk.
"""

import re
from dataclasses import dataclass
from enum import IntEnum, IntFlag
from typing import Final

#: Spins are counted 1 to this, and then from 1 again.
SPINS: Final = 256


class State(IntEnum):
    """What the wheel is doing."""

    WAITING = 1
    BETS = 2
    RIM = 3
    CLOSED = 4
    NUMBER = 5
    IDLE = 6
    UNSEEN = 7


class Warn(IntFlag):
    """What troubles the wheel."""

    NO_BALL = 1
    WITH_ROTOR = 2
    COMPONENT = 4
    FAILED_LAUNCH = 8


AT_REST: Final = frozenset({State.WAITING, State.BETS, State.IDLE})
RUNNING: Final = frozenset({State.RIM, State.CLOSED, State.UNSEEN})
#: The steps of a game that may follow one another without a second line to say so.
_STEPS: Final = frozenset(
    {
        *((state, state) for state in State),
        *((State.IDLE, State.WAITING), (State.IDLE, State.BETS), (State.WAITING, State.BETS)),
        *((State.BETS, State.RIM), (State.RIM, State.CLOSED), (State.CLOSED, State.NUMBER)),
        (State.NUMBER, State.WAITING),
    }
)
#: The same where the count of spins goes up by one.
_NEXT_STEPS: Final = frozenset(
    {*((State.NUMBER, state) for state in AT_REST), (State.WAITING, State.BETS)}
)
#: What a run that falls back to one of these is called.
FALLS: Final = {State.BETS: "fell-back", State.WAITING: "restarted", State.IDLE: "stopped"}


@dataclass(frozen=True, slots=True)
class Status:
    """A status line. `winning` is the last number, two blanks before the first one."""

    state: State
    spin: int
    winning: str
    warn: Warn
    speed: int
    direction: int

    @property
    def rotor(self) -> str:
        """Which way the wheel turns."""
        return "counter-clockwise" if self.direction else "clockwise"

    def agrees(self, other: "Status") -> bool:
        """Whether two lines say the same of the game."""
        return (self.state, self.spin, self.winning) == (other.state, other.spin, other.winning)


@dataclass(frozen=True, slots=True)
class NumberLine:
    """A bare line with a number. `whole` is false for one character, which may be half of two."""

    winning: str
    whole: bool


@dataclass(frozen=True, slots=True)
class Reply:
    """What the wheel answers to a command."""

    command: str
    text: str


@dataclass(frozen=True, slots=True)
class Torn:
    """No whole line. `closing` where a piece of it says no more bets."""

    text: str
    closing: bool


_STATUS = re.compile(r"\*X;([1-7]);(\d{3});([ \d][ \d]);([0-9A-Fa-f]);(\d{3});([01])")
_REPLY = re.compile(r"\*([A-WYZa-z)]) ?([ -)+-~]*)")
_BONUS = re.compile(r"\*Y;([1-6];\d{3})")
_CLOSING = re.compile(r"\*X;[4-5]")
_ZEROS: Final = {"00": "00", "38": "000", "39": "0000"}


def parse(line: str) -> Status | NumberLine | Reply | Torn:
    """What one line is. Anything that is not wholly a line of the protocol is torn.

    Blanks behind a packet mean nothing; behind a number they may be half of it.
    """
    if line.startswith("*"):
        line = line.rstrip()
    if found := _STATUS.fullmatch(line):
        state, spin, winning, warn, speed, direction = found.groups()
        if 1 <= int(spin) <= SPINS and (winning == "  " or pocket_of(winning)):
            return Status(
                State(int(state)),
                int(spin),
                winning,
                Warn(int(warn, 16)),
                int(speed),
                int(direction),
            )
    elif re.fullmatch(r"[ \d]?\d\s*", line) and pocket_of(line.rstrip()):
        number = line.rstrip()
        return NumberLine(number.rjust(2), whole=len(line) == len(number) == 2)
    elif found := _BONUS.fullmatch(line):
        return Reply("Y", found[1])
    elif (found := _REPLY.fullmatch(line)) and (found[2] or len(line) == 2):
        return Reply(found[1], found[2].strip())
    return Torn(line, closing=_CLOSING.search(line) is not None)


def pocket_of(winning: str, pockets: int = 40) -> str:
    """The pocket that two characters name on a wheel of so many; empty if there is none."""
    named = _ZEROS.get(winning, winning.strip())
    zeros = {"00": 38, "000": 39, "0000": 40}
    if named in zeros:
        return named if pockets >= zeros[named] else ""
    fits = named.isdecimal() and (named == "0" or not named.startswith("0")) and int(named) <= 36
    return named if fits else ""


def winning_of(pocket: str) -> str:
    """The two characters that name a pocket."""
    named = {zeros: code for code, zeros in _ZEROS.items()}
    return named.get(pocket, pocket.rjust(2))


def next_spin(spin: int) -> int:
    """The count after this one."""
    return spin % SPINS + 1


def follows(before: Status, after: Status) -> bool:
    """Whether a status is what a healthy wheel says next, so that one line is enough."""
    step = (before.state, after.state)
    if after.spin == before.spin:
        same = after.winning == before.winning or after.state is State.NUMBER
        return same and step in _STEPS
    return (
        after.spin == next_spin(before.spin)
        and step in _NEXT_STEPS
        and after.winning == before.winning
    )


class Mode(IntFlag):
    """How the wheel plays; the sum is sent with `*o`."""

    REVERSE = 1
    WAIT_FOR_START = 2
    CHANGE_SPEED = 4
    NO_NUMBER_LINE = 16
    AUTO_STATUS = 128
    SELF_TEST_IN_PLAY = 256
    DELAY_BEFORE = 1024
    DELAY_WITHIN = 2048


#: The wheel deals by itself; or each game waits for the house to start it.
AUTOMATIC: Final = Mode.REVERSE | Mode.CHANGE_SPEED | Mode.AUTO_STATUS | Mode.DELAY_BEFORE
DRIVEN: Final = AUTOMATIC | Mode.WAIT_FOR_START

#: What the house may order, and the command that does it. A mode or a setup takes a value.
ORDERS: Final = {
    "start": "*u 1",
    "start-counter-clockwise": "*u 3",
    "restart": "*R",
    "self-test": "*F",
    "power-on": "*P 1",
    "power-off": "*P 0",
    "automatic": f"*o {AUTOMATIC:d}",
    "driven": f"*o {DRIVEN:d}",
    "versions": "*S",
    "setup": "*O",
    "statistics": "*w",
    "win-table": "*W",
    "misfire-table": "*M",
    "position": "*A",
    "calibrate": "*C",
}
POLL: Final = "*X"
#: What `*F` answers, as a person reads it.
SELF_TEST: Final = {
    0: "passed",
    1: "hardware",
    2: "no ball",
    3: "no position",
    4: "direction",
    5: "motor",
    6: "encoder",
    7: "cannot play clockwise",
    8: "cannot play counter-clockwise",
    11: "sensor 1 stuck on",
    12: "sensor 2 stuck on",
    13: "sensor 3 stuck on",
    21: "sensor 1 blind",
    22: "sensor 2 blind",
    23: "sensor 3 blind",
    100: "timed out",
}
#: The letters of the setup that `*T` reads and writes, by what they mean.
SETUP: Final = {
    "N": "no-more-bets threshold, 1/2048 s a turn",
    "H": "games per hour",
    "S": "rotor speed range, rpm",
    "M": "speed change, rpm",
    "R": "rim jet range",
    "Z": "pockets",
    "G": "extra modes",
}
