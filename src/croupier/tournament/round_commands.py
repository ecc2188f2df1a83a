"""What is asked during a session: wagers, pass cards, forms, results and conduct."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from croupier.core.money import Money
from croupier.roulette.pockets import Pocket
from croupier.table.declare import Command as TableCommand
from croupier.tournament.commands import Command, OfPlayer, OfTable


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceMarker(OfPlayer):
    """Show who wagers first."""

    action: ClassVar[str] = "marker"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayWager(OfPlayer):
    """Put chips on a bet, from one's own position."""

    action: ClassVar[str] = "wager"
    bet: str
    stake: Money
    tender: str = "tournament-chips"
    position: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveWager(OfPlayer):
    """Take one's chips off a bet."""

    action: ClassVar[str] = "remove"
    bet: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayAtTable(OfPlayer):
    """What was done with wagers at a session's table, in the table's own words."""

    action: ClassVar[str] = "play-at-table"
    move: TableCommand


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayPassCard(OfPlayer):
    """Lay a pass card instead of a wager."""

    action: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class PassForm(OfPlayer):
    """Write an undisclosed wager and pass the form to the supervisor."""

    action: ClassVar[str] = "undisclosed"
    bet: str = ""
    stake: Money | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckForm(OfPlayer):
    """The supervisor looks at a form before the spin; a faulty one goes back."""

    action: ClassVar[str] = "check-form"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadForm(OfPlayer):
    """Somebody asks to examine a player's form after the round."""

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
class EnterResult(OfTable):
    """The ball is at rest: betting is over and the round is settled."""

    action: ClassVar[str] = "result"
    pocket: Pocket


@dataclass(frozen=True, slots=True, kw_only=True)
class CallNoSpin(OfTable):
    """The spin counts for nothing; wagers stand for the next."""

    action: ClassVar[str] = "no-spin"
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectResult(OfTable):
    """The last round was settled on a wrong number and is settled anew; without any it is void."""

    action: ClassVar[str] = "correct-result"
    pocket: Pocket | None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordRemoval(OfPlayer):
    """The dealer took this player's last chips: kept in the order in which it is told."""

    action: ClassVar[str] = "chips-removed"


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
