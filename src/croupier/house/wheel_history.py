"""The spins of one wheel, from its own stream: they follow its serial number, not the table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from croupier.house.log.store import Sought, Store
from croupier.house.views.wheel_report import Findings, judge
from croupier.house.wheels import PREFIX, WHEELS
from croupier.wheel import spins
from croupier.wheel.declare import Event

#: So many of the last records of spins are read at once.
RECORDS_MAX: Final = 2_000
_KINDS: Final = (
    spins.BallRan.__name__,
    spins.NumberSpun.__name__,
    spins.SpinVoided.__name__,
    spins.NumberUndecided.__name__,
    spins.NumberCorrected.__name__,
)


@dataclass(frozen=True, slots=True)
class Spin:
    """One run of the ball: its number, or why it has none; speed is the rotor's rpm times ten."""

    at: int
    pocket: str = ""
    cause: str = ""
    rotor: str = ""
    speed: int | None = None
    corrected: bool = False
    #: The zone of the bowl in which the ball left the track, where a device sees that.
    drop: int | None = None


async def spins_of(store: Store, serial: str) -> list[Spin]:
    """The last spins of a wheel, oldest first."""
    sought = Sought(stream=f"{PREFIX}{serial}", kinds=_KINDS, newest=True, count=RECORDS_MAX)
    read = Sought(
        stream=f"{PREFIX}{serial}",
        kinds=(spins.ReadingTaken.__name__,),
        holds=b'"reading":"number"',
        newest=True,
        count=RECORDS_MAX,
    )
    found = [*await store.find(sought), *await store.find(read)]
    found.sort(key=lambda record: record.number)
    return fold(WHEELS.codec.decode(record.kind, record.payload) for record in found)


def fold(events: Iterable[Event]) -> list[Spin]:
    """Spins from the facts of a wheel, in order. A launch gives the end of its run what it saw."""
    made: list[Spin] = []
    rotor, speed, drop = "", None, None
    for event in events:
        match event:
            case spins.BallRan():
                rotor, speed = event.rotor, event.speed
                continue
            case spins.ReadingTaken():
                drop = event.drop if event.drop is not None else drop
                continue
            case spins.NumberUndecided():
                # What is decided of it follows.
                continue
            case spins.NumberSpun():
                made.append(Spin(event.at, event.pocket, "", rotor, speed, drop=drop))
            case spins.SpinVoided():
                made.append(Spin(event.at, "", event.cause, rotor, speed))
            case spins.NumberCorrected() if made:
                made[-1] = replace(made[-1], pocket=event.pocket, cause="", corrected=True)
        rotor, speed, drop = "", None, None
    return made


def judge_spins(found: Iterable[Spin], order: Sequence[str]) -> Findings:
    """How evenly and independently their numbers came, on a wheel with this order."""
    return judge([spin.pocket for spin in found if spin.pocket], order)
