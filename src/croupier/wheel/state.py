"""A wheel as it stands."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from croupier.core.declarations import Declared, Milliseconds
from croupier.roulette.pockets import NUMBERS, Pocket
from croupier.roulette.run import Run

#: The zeros of a wheel with so many pockets more than numbers.
ZEROS: Final = ("0", "00", "000", "0000")


class Course(StrEnum):
    """Where the wheel is in its game."""

    IDLE = "idle"
    OPEN = "open"
    RUNNING = "running"
    CLOSED = "closed"
    NUMBER = "number"
    VOID = "void"
    #: Nobody can say yet: the sources differ, or none could read it.
    UNDECIDED = "undecided"


class Device(Declared, frozen=True):
    """A device at the wheel: how far its journal is taken up, and what is wrong with it."""

    seq: int = 0
    heard_at: Milliseconds = 0
    online: bool = False
    firmware: str = ""
    #: What it answered last to a command.
    replied: str = ""
    faults: frozenset[str] = frozenset()
    #: The spin whose number it read last, by its own count.
    spin: int = 0
    #: When it read that number first.
    read_at: Milliseconds = 0
    #: Of one that is silent: when it was last heard, by its driver.
    silent_from: Milliseconds = 0
    #: Whether it reports when betting opens and closes: a number without both was not seen whole.
    closes: bool = False


class Wheel(Declared, frozen=True):
    """Everything that is known of one wheel."""

    serial: str
    maker: str = ""
    pockets: int = 0
    ball: str = ""
    certificates: tuple[str, ...] = ()
    #: The tables that are dealt from it, and whether it deals them without a dealer.
    tables: Mapping[str, bool] = {}
    #: The devices whose word counts. Two must agree; with none a dealer enters the number.
    sources: tuple[str, ...] = ()
    devices: Mapping[str, Device] = {}
    course: Course = Course.IDLE
    #: What each source has read last, and of which spin the last number was made.
    read: Mapping[str, Pocket] = {}
    settled: Mapping[str, int] = {}
    number: Pocket | None = None
    #: What is known of the run that gave the number, or of the ball that runs now.
    run: Run = Run()
    numbers: tuple[Pocket, ...] = ()
    spins: int = 0
    no_spins: int = 0
    undecided_why: str = ""
    #: After so much betting the house has the ball launched; zero where wheel or dealer do it.
    launch_seconds: int = 0
    #: How many facts have moved its tables, which gives each of them a key of its own.
    moves: int = 0

    @property
    def is_entered(self) -> bool:
        """Whether anybody has entered it."""
        return self.pockets > 0

    def has(self, pocket: str) -> bool:
        """Whether this number is on it."""
        return pocket in (*ZEROS[: self.pockets - len(NUMBERS)], *NUMBERS)
