"""Facts of a session: what its table decided, forms, and players who go out.

A session's wagers and numbers are its table's own events, in tournament chips: each is kept whole,
as `played`, in a fact of the tournament.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from croupier.core.messages import Saying
from croupier.core.money import Money
from croupier.roulette.bets import BetName
from croupier.roulette.lines import Line
from croupier.roulette.pockets import Pocket
from croupier.table import corrections, faults, late, result, wagers
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
class ChipsMoved(Event):
    """A player's wagers changed, as the session's table decided it."""

    table: str
    player: str
    played: wagers.WagersChanged
    #: Laid after the time for it: held to the minimum.
    late: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsGivenBack(Event):
    """A player's stakes went back without a result."""

    table: str
    player: str
    played: wagers.WagersReturned


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
    """A supervisor has checked a form and lets it count."""

    table: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FormReturned(Event):
    """A faulty form went back before the spin; the player may write another."""

    table: str
    player: str
    fault: Saying


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
class RoundOpened(Event):
    """Betting is open at the table, and the time for a wager runs."""

    table: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundUndone(Event):
    """The round has no outcome: wagers, forms and pass cards are their owners' again."""

    table: str
    played: wagers.WagersReturned
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MistakePutRight(Event):
    """A player was paid too much or too little, and what of it was given back or paid."""

    table: str
    player: str
    played: corrections.MistakeRecorded


@dataclass(frozen=True, slots=True, kw_only=True)
class StationFaultReported(Event):
    """A player's station is out of order."""

    table: str
    player: str
    played: faults.MalfunctionReported


@dataclass(frozen=True, slots=True, kw_only=True)
class StationRestored(Event):
    """What had failed at a player's station works again."""

    table: str
    player: str
    played: faults.EquipmentRestored


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPlayed(Event):
    """A round of a session: what its number did to all wagers, and what was deducted beside."""

    table: str
    #: The round by the session's count, and by the table's.
    round_no: int
    table_round: int
    moment: int
    played: result.RoundSettled
    deductions: Mapping[str, Money] = field(default_factory=dict)
    #: Absent in this round, whether or not anything is deducted for it any more.
    absent: tuple[str, ...] = ()
    #: Wagered less than the minimum for the first time, where that is let pass once.
    advised: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPlayedAnew(Event):
    """A round of a session was settled otherwise, or counts for nothing where there is no number.

    `again` are players whom the last round had put out and who are in again, and `deductions` what
    goes back with a last round that counts for nothing.
    """

    table: str
    table_round: int
    played: late.RoundResettled
    reason: str
    again: tuple[str, ...] = ()
    deductions: Mapping[str, Money] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class DutyDone(Event):
    """A pass card was collected, or an undisclosed wager announced."""

    table: str
    player: str
    duty: str


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
    reason: Saying
    refund: Money = Money(0)
    #: What the chips are turned into, after absence where the terms turn them into cash.
    cash: Money = Money(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class BreachReported(Event):
    """Staff have seen something that the tournament's manager must decide on."""

    table: str
    player: str
    ground: Saying


@dataclass(frozen=True, slots=True, kw_only=True)
class EntrantReinstated(Event):
    """A decision against a player was taken back, with what had been refunded for it."""

    table: str
    player: str
    reason: str
    fee: Money = Money(0)
    cash: Money = Money(0)
    #: Who is level again by it, in a play-off that was counted without the player.
    play_off: tuple[str, ...] = ()


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


# Kinds of logs from before wagers and numbers were the table's own events; they are only read


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
class RoundTakenBack(Event):
    """The last round at a table counts for nothing: chips and wagers are as before its result."""

    table: str
    round_no: int
    chips: Mapping[str, Money]
    reason: str


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
class NoSpinCalled(Event):
    """A spin was nothing; wagers stand."""

    table: str
    reason: str
