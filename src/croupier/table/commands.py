"""What people and machines ask of a table. Time and chance arrive in the command as facts."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec

from croupier.core.declarations import FieldKind, Milliseconds
from croupier.core.money import Money
from croupier.roulette.bets import BetName
from croupier.roulette.pockets import Pocket
from croupier.table.declare import Command
from croupier.table.state import Settlement


class Join(Command):
    """Sit down. `card` is what was shown: valid, expired, borrowed or none."""

    action: ClassVar[str] = "join"
    player: str
    card: str = "valid"
    guest: bool = False


class BuyIn(Command):
    """Turn a tender into chips or credits; a first buy-in sits the player down."""

    action: ClassVar[str] = "buy-in"
    player: str
    amount: Money
    tender: str | None = None


class CashOut(Command):
    """Take the whole free balance. `ticket` is the number to print, should one be owed."""

    action: ClassVar[str] = "cash-out"
    player: str
    ticket: str = ""


class Leave(Command):
    """Leave the table, or be asked to by staff."""

    action: ClassVar[str] = "leave"
    player: str
    ticket: str = ""
    disrupting: bool = False


class OpenBetting(Command):
    """Announce that bets may be placed."""

    action: ClassVar[str] = "open-betting"


class PlaceWager(Command):
    """Put a stake on a bet; on a call bet the stake is for one piece."""

    action: ClassVar[str] = "place"
    player: str
    bet: BetName
    stake: Money
    tokens: bool = False
    pad: bool = True


class CallBet(PlaceWager):
    """A wager declared aloud, with its chips or a tender for them, and placed by the dealer."""

    action: ClassVar[str] = "call-bet"
    tender: str | None = None


class RemoveWager(Command):
    """Take a wager down, or some of it."""

    action: ClassVar[str] = "remove"
    player: str
    bet: BetName
    stake: Money | None = None


class MoveWager(Command):
    """Move a wager, or some of it, to another bet."""

    action: ClassVar[str] = "move"
    player: str
    bet: BetName
    to: BetName
    stake: Money | None = None


class RepositionWager(MoveWager):
    """Put a misplaced wager right after the close, before the ball rests."""

    action: ClassVar[str] = "reposition"
    why: str = ""


class ClearWagers(Command):
    """Take all of one's wagers down."""

    action: ClassVar[str] = "clear"
    player: str


class UndoWager(Command):
    """Take back the last change one made this round."""

    action: ClassVar[str] = "undo"
    player: str


class RepeatWagers(Command):
    """Lay the wagers of the last round again."""

    action: ClassVar[str] = "repeat"
    player: str


class SpinBall(Command):
    """Launch the ball; what was seen of the launch comes with it, and what was not is unknown."""

    action: ClassVar[str] = "spin"
    #: Opposite to the wheel or the same; empty if nobody saw.
    direction: str = ""
    revolutions: int | None = None
    wheel_moving: bool | None = None
    mechanical: bool = False
    presser: str = ""
    #: The dealer's hand or a unit; empty for the unit where there is one.
    source: str = ""


class CallFinalBets(Command):
    """Warn that betting is about to end."""

    action: ClassVar[str] = "final-bets"


class CloseBetting(Command):
    """No more bets: by call, hand, clock or sensor."""

    action: ClassVar[str] = "no-more-bets"
    means: str = "call"


class EnterResult(Command):
    """The ball is at rest in a pocket."""

    action: ClassVar[str] = "result"
    pocket: Pocket


class LateAct(Command):
    """Something that may be found of a round when play has gone on from it.

    `round_no` names the round; without it, it is the one in play or the last that has a result.
    `settled` is how a round of before stands: the house looks it up in the log, nobody types it.
    """

    round_no: int = 0
    settled: Annotated[Settlement | None, FieldKind("house")] = None


class CallNoSpin(LateAct):
    """The spin gives no result, for a reason that the book lists."""

    action: ClassVar[str] = "no-spin"
    reason: str
    text: str = ""


class DrawLuckyNumbers(Command):
    """The four drawn numbers, by colour."""

    action: ClassVar[str] = "lucky-numbers"
    numbers: Mapping[str, Pocket]


class DrawLuckyBoost(Command):
    """The colour whose odds are boosted, and to which table."""

    action: ClassVar[str] = "lucky-boost"
    colour: str
    odds: str


class CorrectResult(LateAct):
    """The recorded number was wrong; this one was spun."""

    action: ClassVar[str] = "correct-result"
    pocket: Pocket


class ReportMalfunction(Command):
    """Something failed. `confirmed`: can the wagers be confirmed from the records?"""

    action: ClassVar[str] = "malfunction"
    scope: str
    player: str | None = None
    confirmed: bool = True
    ground: str = ""
    text: str = ""


class RestoreEquipment(Command):
    """What failed works again, or was replaced or removed."""

    action: ClassVar[str] = "restore"
    scope: str
    player: str | None = None
    removed: bool = False


class InvalidateOutcome(LateAct):
    """Strike the outcome of the game; `forfeit` names players whose stakes are not refunded."""

    action: ClassVar[str] = "invalidate"
    reason: str
    text: str = ""
    forfeit: frozenset[str] = msgspec.field(default_factory=frozenset)


class VoidWagers(LateAct):
    """Declare one player's wagers of a round void."""

    action: ClassVar[str] = "void-wagers"
    player: str
    reason: str


class RefuseWager(Command):
    """Refuse a wager that lies on the layout, before the close; `reason` is put on record."""

    action: ClassVar[str] = "refuse-wager"
    player: str
    bet: BetName
    reason: str = ""


class SetPersonalLimits(Command):
    """Limits agreed for one player; `kinds` restricts that player to some kinds of bet."""

    action: ClassVar[str] = "personal-limits"
    player: str
    min: Money | None = None
    max: Money | None = None
    kinds: frozenset[str] = msgspec.field(default_factory=frozenset)


class AnnounceLimits(Command):
    """Put up a sign with new limits and the time from which they hold."""

    action: ClassVar[str] = "announce-limits"
    min: Money
    max: Money
    unit: Money | None = None
    effective_at: Milliseconds


class ChangeLimits(Command):
    """Change the limits now."""

    action: ClassVar[str] = "change-limits"
    min: Money
    max: Money
    unit: Money | None = None


class AnnounceClose(Command):
    """Put up a sign with the time at which the table closes, or tell whom the book names."""

    action: ClassVar[str] = "announce-close"
    effective_at: Milliseconds


class CloseTable(Command):
    """Close the table."""

    action: ClassVar[str] = "close-table"


class OpenDispute(Command):
    """A player disputes something; it is recorded and put to the role the book names."""

    action: ClassVar[str] = "dispute"
    player: str
    text: str


class HoldClaim(Command):
    """Withhold an amount while a malfunction is looked into."""

    action: ClassVar[str] = "hold"
    player: str
    amount: Money


class ReleaseClaim(Command):
    """End a hold: pay the amount, or refuse it as credited by the malfunction."""

    action: ClassVar[str] = "release"
    player: str
    pay: bool = True


class ConfirmTask(Command):
    """A member of staff has done what the table asked for; `pocket` says on which number."""

    action: ClassVar[str] = "confirm"
    task: str
    player: str = ""
    pocket: Pocket | None = None
