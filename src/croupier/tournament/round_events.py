"""Facts of a session: wagers, forms, settled rounds, and players who go out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from croupier.core.money import Money
from croupier.roulette.bets import BetName
from croupier.roulette.pockets import Pocket
from croupier.roulette.settle import Line
from croupier.table.state import Change
from croupier.tournament.events import Event


class Form(NamedTuple):
    """An undisclosed wager as it was written: either part may be missing."""

    bet: str
    stake: Money | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerPlaced(Event):
    """A player wagers first."""

    table: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WagerLaid(Event):
    """Chips lie on one bet, or on the spots of a call bet."""

    table: str
    player: str
    bet: BetName
    stakes: Mapping[BetName, Money]
    #: Laid after the time for it: held to the minimum.
    late: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WagersChanged(Event):
    """Chips were taken off bets, or moved; `cause` is what was done at the table."""

    table: str
    player: str
    cause: str
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WagerRemoved(Event):
    """Chips were taken off a bet, in logs that know no other change."""

    table: str
    player: str
    stakes: Mapping[BetName, Money]


@dataclass(frozen=True, slots=True, kw_only=True)
class PassCardPlayed(Event):
    """A pass card stands for this round's wager and is collected after it."""

    table: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FormPassed(Event):
    """The supervisor has a form; an indicator shows that there is one, and nothing else does."""

    table: str
    player: str
    form: Form
    late: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FormChecked(Event):
    """A form is as it should be."""

    table: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FormReturned(Event):
    """A faulty form went back before the spin; the player may write another."""

    table: str
    player: str
    fault: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FormRead(Event):
    """Somebody examined a form after its round."""

    player: str
    form: Form


@dataclass(frozen=True, slots=True, kw_only=True)
class AbsenceReported(Event):
    """A player is not there."""

    table: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeCalled(Event):
    """A player's time has run out."""

    table: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NoSpinCalled(Event):
    """A spin was nothing; wagers stand."""

    table: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOpened(Event):
    """Betting is open at the table, and the time for a wager runs."""

    table: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundVoided(Event):
    """The round has no outcome: wagers, forms and pass cards are their owners' again."""

    table: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StationFailed(Event):
    """A player's station is out of order, or works again where it is not `broken`."""

    table: str
    player: str
    scope: str
    broken: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundSettled(Event):
    """A round of play: what became of every wager and form, and what was deducted."""

    table: str
    round_no: int
    pocket: Pocket
    moment: int
    lines: tuple[Line, ...]
    form_lines: tuple[Line, ...] = ()
    deductions: Mapping[str, Money] = field(default_factory=dict)
    #: Absent in this round, whether or not anything is deducted for it any more.
    absent: tuple[str, ...] = ()
    #: Wagered less than the minimum for the first time, where that is let pass once.
    advised: tuple[str, ...] = ()
    #: The same round by the table's own count; 0 in logs that do not say it.
    table_round: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EntrantEliminated(Event):
    """A player is out. Players of one moment are placed by what they had left and wagered."""

    table: str
    player: str
    moment: int
    residual: Money
    last_wager: Money
    #: The place of this player among those whose last chips were taken, if it is known.
    removed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EntrantDisqualified(Event):
    """A player is out for conduct, and is not placed."""

    table: str
    player: str
    moment: int
    reason: str
    refund: Money = Money(0)
    #: What the chips are turned into, after absence where the terms turn them into cash.
    cash: Money = Money(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class BreachReported(Event):
    """Staff have seen something that the tournament's manager must decide on."""

    table: str
    player: str
    ground: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EntrantReinstated(Event):
    """A decision against a player was taken back, with what had been refunded for it."""

    table: str
    player: str
    reason: str
    fee: Money = Money(0)
    cash: Money = Money(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundTakenBack(Event):
    """The last round at a table counts for nothing: chips and wagers are as before its result."""

    table: str
    round_no: int
    chips: Mapping[str, Money]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovalRecorded(Event):
    """A player's last chips were taken next."""

    table: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitsChanged(Event):
    """Other limits hold from the next round on."""

    minimum: Money
    maximum: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class DisputeOpened(Event):
    """Play waits for a decision."""

    number: int
    table: str
    player: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DisputeResolved(Event):
    """The director has decided; that is final."""

    numbers: tuple[int, ...]
    decision: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyImposed(Event):
    """A player was penalised and plays on."""

    player: str
    penalty: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsCounted(Event):
    """Every player's chips at a table, and where they differ from the record."""

    table: str
    counts: Mapping[str, Money]
    differences: Mapping[str, int]
