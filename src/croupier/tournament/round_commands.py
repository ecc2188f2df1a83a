"""What is asked during a session: wagers, pass cards, forms, conduct; and what its table did."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from croupier.core.money import Money
from croupier.roulette.pockets import Pocket
from croupier.table.declare import Command as TableCommand
from croupier.table.state import Table
from croupier.tournament.commands import Command, OfPlayer, OfTable


@dataclass(frozen=True, slots=True, kw_only=True)
class AtTable(OfPlayer):
    """Something that a player does in a round; the house adds the table as it stands."""

    stands: Table | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceMarker(OfPlayer):
    """Show who wagers first."""

    action: ClassVar[str] = "marker"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayWager(AtTable):
    """Put chips on a bet, from one's own position, for a player without a terminal."""

    action: ClassVar[str] = "wager"
    bet: str
    stake: Money
    tender: str = "tournament-chips"
    position: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveWager(AtTable):
    """Take one's chips off a bet."""

    action: ClassVar[str] = "remove"
    bet: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayAtTable(AtTable):
    """What is done at a session's table with a player's wagers, in the table's own words."""

    action: ClassVar[str] = "play-at-table"
    move: TableCommand


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayPassCard(AtTable):
    """Lay a pass card instead of a wager."""

    action: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class PassForm(AtTable):
    """Write an undisclosed wager and pass the form to the supervisor."""

    action: ClassVar[str] = "undisclosed"
    bet: str = ""
    stake: Money | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckForm(OfPlayer):
    """The supervisor checks a form before the spin; a faulty one goes back.

    One that is let through `as_written`, with its fault, counts for what it is deemed to say.
    """

    action: ClassVar[str] = "check-form"
    as_written: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadForm(OfPlayer):
    """Somebody wants to examine a player's form after the round."""

    action: ClassVar[str] = "reveal"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportAbsence(OfPlayer):
    """A player is not in the seat. It lasts until the player acts again."""

    action: ClassVar[str] = "absent"


@dataclass(frozen=True, slots=True, kw_only=True)
class CallTime(OfPlayer):
    """A player's time to wager has run out."""

    action: ClassVar[str] = "timeout"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportNoWager(OfPlayer):
    """A player lets a round pass without wager or pass card."""

    action: ClassVar[str] = "no-wager"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordRemoval(OfPlayer):
    """The dealer took this player's last chips: kept in the order of the reports."""

    action: ClassVar[str] = "chips-removed"


# What a session's table did: sent by the house alone, once it is on record there


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRound(OfTable):
    """Betting is open at the table."""

    action: ClassVar[str] = "round-opened"


@dataclass(frozen=True, slots=True, kw_only=True)
class SettleRound(OfTable):
    """The table's ball is at rest; `round_no` is the table's own count of its rounds."""

    action: ClassVar[str] = "round-settled"
    pocket: Pocket
    round_no: int = 0
    lucky_numbers: Mapping[str, Pocket] = field(default_factory=dict)
    lucky_boost: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SettleAnew(SettleRound):
    """The table settled a round on another number, or took its number back."""

    action: ClassVar[str] = "round-settled-anew"
    pocket: Pocket | None  # type: ignore[assignment]
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidRound(OfTable):
    """The table's round has no outcome: whatever lies there is its owner's again."""

    action: ClassVar[str] = "round-void"
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DoDuty(OfTable):
    """Somebody at the table has done what was to be done for a player's round."""

    action: ClassVar[str] = "duty-done"
    player: str
    duty: str


# Conduct


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeLimits(Command):
    """Raise or lower the limits of each round."""

    action: ClassVar[str] = "change-limits"
    minimum: Money
    maximum: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDispute(Command):
    """Something is disputed: at one table, or everywhere where none is named."""

    action: ClassVar[str] = "dispute"
    table: str = ""
    player: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResolveDispute(Command):
    """Decide what is disputed at a table, or everything where none is named."""

    action: ClassVar[str] = "resolve"
    table: str = ""
    decision: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportChipsAdded(OfPlayer):
    """A player's chips grew, or were to grow, by something other than a win."""

    action: ClassVar[str] = "add-chips"
    amount: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportChipsHidden(OfPlayer):
    """A player was found hiding chips on purpose."""

    action: ClassVar[str] = "hide-chips"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeChips(OfPlayer):
    """A player would hand chips to another."""

    action: ClassVar[str] = "exchange-chips"
    to: str
    amount: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class Disqualify(OfPlayer):
    """Take a player out for a breach, or for absence."""

    action: ClassVar[str] = "disqualify"
    reason: str
    refund: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reinstate(OfPlayer):
    """Take back that a player was disqualified or eliminated."""

    action: ClassVar[str] = "reinstate"
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalise(OfPlayer):
    """Impose a penalty that the terms list; a warning where they list none."""

    action: ClassVar[str] = "penalise"
    penalty: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CountChips(OfTable):
    """Have every player's chips counted and held against the record."""

    action: ClassVar[str] = "count-chips"
    counts: Mapping[str, Money]
