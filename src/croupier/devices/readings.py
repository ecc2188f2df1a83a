"""What drivers report: facts as a device states them, each under a stable kind.

A reading says what was seen, never what a table should do about it: that is the house's part.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """One fact, and the instant at which its line had arrived, in milliseconds."""

    kind: ClassVar[str] = ""
    at: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BetsOpen(Reading):
    """The wheel waits for bets, or is about to launch the ball."""

    kind: ClassVar[str] = "bets-open"
    spin: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Idle(Reading):
    """The wheel has stopped and waits to be switched on."""

    kind: ClassVar[str] = "idle"
    spin: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BallLaunched(Reading):
    """The ball runs in the rim. `rotor` is the way the wheel turns; `speed` its rpm times ten."""

    kind: ClassVar[str] = "ball-launched"
    spin: int
    rotor: str = ""
    speed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BetsClosed(Reading):
    """The wheel has reached its own moment of no more bets.

    `quiet` is for how long it may have said so before, unheard, in milliseconds.
    """

    kind: ClassVar[str] = "bets-closed"
    spin: int
    quiet: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberRead(Reading):
    """Where the ball rests, said by two lines that agree; once for every spin.

    `drop` is the zone of the bowl in which the ball left the track, counted in pockets.

    `source` names the lines: `line` a number line and a status, `status` statuses alone.
    `after_no_spin` marks a number of a spin that had been reported void before.
    """

    kind: ClassVar[str] = "number"
    spin: int
    pocket: str
    source: str = "line"
    rotor: str = ""
    speed: int | None = None
    drop: int | None = None
    after_no_spin: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NoSpin(Reading):
    """A launch or run of the ball that gives no result.

    Causes: failed-launch, with-rotor, fell-back, ball-lost, too-long, stopped, restarted.
    """

    kind: ClassVar[str] = "no-spin"
    spin: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberUnknown(Reading):
    """The ball may lie in a pocket, and the device cannot vouch for which: a person must decide.

    `seen` is what it did show, if anything, for the person who decides.
    """

    kind: ClassVar[str] = "number-unknown"
    spin: int
    cause: str
    seen: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceFault(Reading):
    """A part of the device has failed."""

    kind: ClassVar[str] = "fault"
    cause: str
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultCleared(Reading):
    """The device no longer reports a fault."""

    kind: ClassVar[str] = "fault-cleared"
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Silent(Reading):
    """Nothing has been heard for longer than this device is ever quiet.

    `quiet` is for how long, in milliseconds; zero for a driver that has heard nothing at all.
    """

    kind: ClassVar[str] = "silent"
    quiet: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard(Reading):
    """The device speaks: for the first time, or again after silence or a restart of its own."""

    kind: ClassVar[str] = "heard"
    powered_up: bool = False
    firmware: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TornLine(Reading):
    """Bytes that are no whole line of the protocol; nothing in them was believed."""

    kind: ClassVar[str] = "torn-line"
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Replied(Reading):
    """The device's reply to a command, or a table of its statistics or setup."""

    kind: ClassVar[str] = "replied"
    command: str
    reply: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteEscrowed(Reading):
    """A banknote is held: the house says whether it is to be stacked or handed back.

    `note` counts the notes of this device; `event` is the device's own count, if it keeps one.
    """

    kind: ClassVar[str] = "note-escrowed"
    note: int
    amount: int
    event: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteStacked(Reading):
    """The banknote lies in the stacker and cannot come back: it is credited once under `note`."""

    kind: ClassVar[str] = "note-stacked"
    note: int
    amount: int
    event: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteReturned(Reading):
    """The banknote went back to the player."""

    kind: ClassVar[str] = "note-returned"
    note: int
    event: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonPressed(Reading):
    """Somebody pressed a button beside the table."""

    kind: ClassVar[str] = "button"
    button: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardShown(Reading):
    """A card or a ticket was put to a reader."""

    kind: ClassVar[str] = "card"
    code: str


READINGS: Final[Mapping[str, type[Reading]]] = {
    each.kind: each for each in Reading.__subclasses__()
}


#: Control characters and the signs that stand for them: a house takes no text that holds one.
_SIGNS: Final = (
    {code: 0x2400 + code for code in range(0x20)}
    | {0x7F: 0x2421}
    | dict.fromkeys(range(0x80, 0xA0), 0xFFFD)
)
#: So much of a text is kept; noise may go on for longer.
_TEXT_MAX: Final = 512


def to_json(reading: Reading) -> dict[str, Any]:
    """A reading as journals and the wire have it: its kind and what is not a default.

    What stands in a text may be noise: signs stand for control characters, and its end is left out.
    """
    stated = {field.name: _shown(getattr(reading, field.name)) for field in fields(reading)}
    defaults = {field.name: field.default for field in fields(reading)}
    return {"kind": reading.kind} | {
        name: value for name, value in stated.items() if value != defaults[name]
    }


def _shown(value: Any) -> Any:
    return value.translate(_SIGNS)[:_TEXT_MAX] if isinstance(value, str) else value


def from_json(stated: Mapping[str, Any]) -> Reading:
    """The reading again, or ValueError."""
    kind = READINGS.get(str(stated.get("kind")))
    if kind is None:
        raise ValueError(f"there is no reading {stated.get('kind')!r}")
    try:
        return kind(**{name: value for name, value in stated.items() if name != "kind"})
    except TypeError as error:
        raise ValueError(f"no {kind.kind}: {error}") from error
