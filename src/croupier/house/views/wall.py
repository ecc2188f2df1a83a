"""What the pit's wall shows of a table beside the table itself."""

from typing import Literal, TypedDict

import msgspec

from croupier.core.messages import Params

Clauses = tuple[str, ...]

#: What an alert is about.
AlertKind = Literal[
    "attendant",
    "card",
    "claim",
    "conduct",
    "device",
    "dispute",
    "equipment",
    "exclusion",
    "float",
    "house",
    "invalidated",
    "key",
    "malfunction",
    "mistake",
    "notice",
    "over-maximum",
    "result-in-doubt",
    "second-person",
    "staff",
    "supervisor",
    "task",
    "wheel",
]


class WheelEvidence(msgspec.Struct, frozen=True, kw_only=True):
    """How strongly the results of a wheel speak against its being fair.

    `evidence` is what a unit became that was bet against a fair wheel at fair odds. A fair wheel
    reaches `level` within a year of play with a chance of `chance` at most, however often it is
    read. What did best is a guess `about` results, the steps from one to the next or the drops of
    the ball: they favour `middle`, crowd in a sector around it, lean to its side of the wheel as a
    wave does, or are uneven in any way.
    `serial` is empty where no wheel of the table was entered in the register.
    """

    serial: str
    virtual: bool
    spins: int
    evidence: float
    level: float
    chance: float
    about: Literal["results", "steps", "drops"]
    shape: Literal["pocket", "sector", "wave", "any"]
    middle: str
    pockets: tuple[str, ...] = ()
    #: The spins that the guess speaks of, such as `dealer ann`; all of them where it is empty.
    group: str = ""


class AlertFacts(TypedDict, total=False):
    """What an alert's sentence is made of, beside its player, round and time.

    `text` is what somebody wrote. `code` and `params` are the sentence of a task. A
    notice without limits is that of a closing.
    """

    amount: int
    more: int
    least: int
    most: int
    unit: int | None
    bet: str
    scope: str
    action: str
    by: str
    reason: str
    text: str
    recorded: str
    seen: str
    players: tuple[str, ...]
    code: str
    params: Params
    wheel: WheelEvidence


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of one pocket for the house: `pays` is net, and negative where it wins."""

    pocket: str
    pays: int


class AlertShown(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody in the pit must know of; it stands until it is acknowledged.

    `over` says that what it was about has ended meanwhile. `until` is when a notice takes effect.
    """

    id: str
    table: str
    kind: AlertKind
    text: str
    at: int
    roles: tuple[str, ...]
    clauses: Clauses = ()
    round_no: int = 0
    player: str = ""
    over: bool = False
    until: int | None = None
    facts: AlertFacts = {}


class FloorFigures(msgspec.Struct, frozen=True, kw_only=True):
    """A table's figures of the day, which is one of UTC.

    `hold` is what the house kept of the drop, in hundredths of a per cent; None without a drop.
    """

    games: int = 0
    games_per_hour: int = 0
    turnover: int = 0
    drop: int = 0
    win: int = 0
    hold: int | None = None
