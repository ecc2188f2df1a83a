"""Facts about chips: colour checks, the float, and settlements that went wrong."""

import msgspec

from croupier.core.money import Money
from croupier.table.chip_commands import Counts
from croupier.table.declare import Event


class ColourIssued(Event):
    """Colour checks went to a player at a declared value; `marker` shows it above the minimum."""

    player: str
    colour: str
    value: Money
    count: int
    marker: bool


class ColourRedeemed(Event):
    """Colour checks came back at their value."""

    player: str
    colour: str
    value: Money
    count: int


class ForeignColourRedeemed(Event):
    """Colour checks of a closed table were exchanged for value chips here."""

    player: str
    issued_at: str
    colour: str
    value: Money
    count: int
    known: bool


class FloatCounted(Event):
    """The float was counted; `difference` is what the count has more than the books."""

    moment: str
    amount: Money
    difference: int
    counts: Counts = msgspec.field(default_factory=dict)


class FloatFilled(Event):
    """Chips came from the cage."""

    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)
    slip: str = ""


class FloatCredited(Event):
    """Chips went to the cage."""

    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)
    slip: str = ""


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
