"""Facts about chips: colour checks, the float, and settlements that went wrong."""

from dataclasses import dataclass, field

from croupier.core.money import Money
from croupier.table.chip_commands import Counts
from croupier.table.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourIssued(Event):
    """Colour checks went to a player at a declared value; `marker` shows it above the minimum."""

    player: str
    colour: str
    value: Money
    count: int
    marker: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ColourRedeemed(Event):
    """Colour checks came back at their value."""

    player: str
    colour: str
    value: Money
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ForeignColourRedeemed(Event):
    """Colour checks of a closed table were exchanged for value chips here."""

    player: str
    issued_at: str
    colour: str
    value: Money
    count: int
    known: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FloatCounted(Event):
    """The float was counted; `difference` is what the count has more than the books."""

    moment: str
    amount: Money
    difference: int
    counts: Counts = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class FloatFilled(Event):
    """Chips came from the cage."""

    amount: Money
    counts: Counts = field(default_factory=dict)
    slip: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FloatCredited(Event):
    """Chips went to the cage."""

    amount: Money
    counts: Counts = field(default_factory=dict)
    slip: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MistakeRecorded(Event):
    """A wager was not settled correctly; positive was overpaid, negative underpaid."""

    player: str
    amount: Money
    round_no: int
    suspected: bool
    attempted: bool
    identified: bool
    rectified: Money
    text: str
