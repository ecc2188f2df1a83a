"""Facts about a table. Each names the clauses that made it; replaying them gives the table."""

from collections.abc import Mapping
from typing import Final

import msgspec

from croupier.core.declarations import Milliseconds
from croupier.core.money import Money
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.roulette.settle import Line
from croupier.table.declare import Event
from croupier.table.state import Change, Frozen, Move, Settlement, TokenMove

#: Why a settlement was done again: the number that was entered was not the one spun.
CORRECTION: Final = "correction"


class TableOpened(Event):
    """A table opens under one edition of one book, whose text the digest fixes."""

    table: str
    book: str
    game: str
    options: Mapping[str, str]
    limits: Limits
    digest: str
    seats_max: int | None = None
    signed: frozenset[str] = msgspec.field(default_factory=frozenset)


class PlayerJoined(Event):
    """A player sits down."""

    player: str
    seat_no: int
    guest: bool = False
    #: What a correction left the house owing while the player was away.
    repaid: Money = Money(0)


class BoughtIn(Event):
    """A tender became chips or credits, or promotional tokens where `tokens` says so."""

    player: str
    amount: Money
    tender: str
    tokens: bool = False


class CashedOut(Event):
    """A balance left the table, in chips or as a ticket."""

    player: str
    amount: Money
    payment: str
    ticket: str = ""


class PlayerLeft(Event):
    """A player leaves the table."""

    player: str


class BettingOpened(Event):
    """Bets may be placed; a re-spin goes on with the same round. `dealer` is who deals, if said."""

    round_no: int
    respin: bool
    closes_at: Milliseconds | None = None
    dealer: str = ""
    #: Duties of the round before that nobody said were done.
    omitted: tuple[str, ...] = ()


class WagersChanged(Event):
    """A player's wagers changed; `cause` is the action that changed them."""

    player: str
    cause: str
    changes: tuple[Change, ...]


class StrayWagerLaid(Event):
    """Chips lie where the rules make them void: they will neither win nor lose."""

    player: str
    change: Change


class StrayWagerLifted(Event):
    """Its owner took back chips that lay where the rules make them void."""

    player: str
    change: Change


class BallSpun(Event):
    """The ball was launched; `faults` are grounds seen at once for calling no spin.

    What nobody saw of it is unknown: no number of revolutions, and `unknown` for a direction.
    """

    spin_no: int
    direction: str
    revolutions: int | None
    wheel_moving: bool | None
    mechanical: bool = False
    presser: str = ""
    source: str = "dealer"
    faults: tuple[str, ...] = ()


class FinalBetsCalled(Event):
    """Players were warned that betting is about to end."""


class BetsClosed(Event):
    """Betting ended."""

    means: str


class WagersReturned(Event):
    """Stakes went back to their owners without a result; `cause` says why."""

    cause: str
    lines: tuple[Line, ...]
    tokens: tuple[TokenMove, ...] = ()


class LuckyNumbersDrawn(Event):
    """Four numbers, one for each colour."""

    numbers: Mapping[str, Pocket]


class LuckyBoostDrawn(Event):
    """One colour pays boosted odds in place of its standard ones."""

    colour: str
    odds: str


class RoundSettled(Event):
    """The ball rests and every wager has its line; `advised` were told of the minimum."""

    pocket: Pocket
    lines: tuple[Line, ...]
    advised: tuple[str, ...] = ()
    tokens: tuple[TokenMove, ...] = ()
    frozen: Frozen | None = None


class RoundResettled(Event):
    """A settlement was undone and done again from the same wagers; `before` is the old one.

    `round_no` names a round that play has gone on from, and `revised` is how that one stands now.
    What lies on the layout meanwhile is not touched.
    """

    cause: str
    pocket: Pocket | None
    before: tuple[Line, ...]
    lines: tuple[Line, ...]
    moves: tuple[Move, ...]
    tokens: tuple[TokenMove, ...] = ()
    round_no: int = 0
    revised: Settlement | None = None


class NoSpinCalled(Event):
    """The spin gives no result. `lines` show each wager void and whole.

    `round_no` is that of a round which play has gone on from.
    """

    reason: str
    text: str
    lines: tuple[Line, ...]
    returned: bool
    tokens: tuple[TokenMove, ...] = ()
    round_no: int = 0


class OutcomeInvalidated(Event):
    """The round has no outcome; `round_no` is that of one which play has gone on from."""

    reason: str
    text: str = ""
    round_no: int = 0


class MalfunctionReported(Event):
    """Something failed. `voids` says that the round is void for it."""

    scope: str
    player: str | None
    confirmed: bool
    gate: bool
    voids: bool = False
    hold: bool = False
    #: It came on or after the close, in a round that had wagers to confirm.
    late: bool = False
    ground: str = ""
    text: str = ""


class EquipmentRestored(Event):
    """What failed works again, or has been taken away."""

    scope: str
    player: str | None
    removed: bool = False


class PersonalLimitsSet(Event):
    """A player plays under limits agreed beforehand."""

    player: str
    range: Range | None
    kinds: frozenset[str] = msgspec.field(default_factory=frozenset)


class LimitsAnnounced(Event):
    """A sign shows new limits and the time from which they hold."""

    range: Range
    effective_at: Milliseconds


class LimitsChanged(Event):
    """The sign at the table changed."""

    range: Range


class CloseAnnounced(Event):
    """A sign shows when the table will close."""

    effective_at: Milliseconds


class TableClosed(Event):
    """The table is closed."""


class DisputeOpened(Event):
    """A dispute stands on record with the round it concerns."""

    player: str
    text: str
    round_no: int


class ClaimHeld(Event):
    """An amount is withheld until an instant."""

    player: str
    amount: Money
    until: Milliseconds


class ClaimReleased(Event):
    """A hold ended: paid to the player, or refused."""

    player: str
    amount: Money
    paid: bool
    text: str = ""


class TaskDone(Event):
    """A member of staff did what was asked."""

    task: str
    player: str = ""
