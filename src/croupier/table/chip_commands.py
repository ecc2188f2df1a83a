"""What is asked about chips: colour checks, the float, and settlements that went wrong."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec

from croupier.core.declarations import FieldKind
from croupier.core.money import Money
from croupier.table.declare import Command

Counts = Mapping[int, int]
"""How many chips of each denomination, in cents."""


class IssueColour(Command):
    """Give a player chips without denomination; `value` is what the player declares each to be.

    `consent`: the holders of the same colour agree. `waiting`: somebody else waits for a colour.
    `approved` is the role of somebody who let the player hold several colours; the house fills it
    in once they have, nobody types it.
    """

    action: ClassVar[str] = "colour"
    player: str
    colour: str
    value: Money | None = None
    count: int
    consent: bool = False
    approved: Annotated[str, FieldKind("house")] = ""
    waiting: bool = False


class RedeemColour(Command):
    """Turn chips without denomination back into value chips at the table that issued them."""

    action: ClassVar[str] = "colour-out"
    player: str
    colour: str
    count: int


class RedeemForeignColour(Command):
    """Turn another table's colour checks into value chips; facts about that table come along."""

    action: ClassVar[str] = "foreign-colour"
    player: str
    issued_at: str
    issuer_closed: bool
    colour: str
    count: int
    issued_value: Money | None = None
    lowest_minimum: Money | None = None


class CountFloat(Command):
    """Count the float: the opener before play, or the closer at its end."""

    action: ClassVar[str] = "count-float"
    moment: str
    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)


class FillFloat(Command):
    """Chips come from the cage."""

    action: ClassVar[str] = "fill"
    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)
    slip: str = ""


class CreditFloat(Command):
    """Chips go to the cage."""

    action: ClassVar[str] = "credit"
    amount: Money
    counts: Counts = msgspec.field(default_factory=dict)
    slip: str = ""


class RecordMistake(Command):
    """A wager was paid too much (positive) or too little (negative), with what was done since.

    `rectified` is what has been given back to the float or paid to the player so far.
    """

    action: ClassVar[str] = "record-mistake"
    player: str
    amount: Money
    round_no: int
    suspected: bool = False
    attempted: bool = False
    identified: bool = False
    rectified: Money = Money(0)
    text: str = ""
