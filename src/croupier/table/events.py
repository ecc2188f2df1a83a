"""Facts about a table. Each names the clauses that made it; replaying them gives the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.roulette.bets import BetName
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.roulette.settle import Line
from croupier.table.commands import Milliseconds


class Change(NamedTuple):
    """A wager grows or shrinks: by how much a piece, and what that moves off the balance."""

    bet: BetName
    stake: int
    cost: int
    #: What of the cost is promotional tokens; below nought where tokens come back in hand.
    token: int = 0


#: Why a settlement was done again: the number that was entered was not the one spun.
CORRECTION: Final = "correction"


class Move(NamedTuple):
    """What undoing a settlement does to one player: balance, wagers that stand, and debt."""

    player: str
    balance: int
    layout: int
    owed: int


class TokenMove(NamedTuple):
    """What lines do to one player's promotional tokens: those in hand, those on the layout."""

    player: str
    hand: int
    layout: int

    @property
    def collected(self) -> int:
        """What the house took in; below nought where it gave tokens back."""
        return -self.hand - self.layout


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact. `warnings` are what somebody should be told along with it."""

    at: Milliseconds
    by: Role
    clauses: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOpened(Event):
    """A table opens under one edition of one book, whose text the digest fixes."""

    table: str
    book: str
    game: str
    options: Mapping[str, str]
    limits: Limits
    digest: str
    seats_max: int | None = None
    signed: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerJoined(Event):
    """A player sits down."""

    player: str
    seat_no: int
    guest: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BoughtIn(Event):
    """A tender became chips or credits, or promotional tokens where `tokens` says so."""

    player: str
    amount: Money
    tender: str
    tokens: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CashedOut(Event):
    """A balance left the table, in chips or as a ticket."""

    player: str
    amount: Money
    payment: str
    ticket: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLeft(Event):
    """A player leaves the table."""

    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BettingOpened(Event):
    """Bets may be placed; a re-spin goes on with the same round. `dealer` is who deals, if said."""

    round_no: int
    respin: bool
    closes_at: Milliseconds | None = None
    dealer: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WagersChanged(Event):
    """A player's wagers changed; `cause` is the action that changed them."""

    player: str
    cause: str
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StrayWagerLaid(Event):
    """Chips lie where the rules make them void: they will neither win nor lose."""

    player: str
    change: Change


@dataclass(frozen=True, slots=True, kw_only=True)
class StrayWagerLifted(Event):
    """Its owner took back chips that lay where the rules make them void."""

    player: str
    change: Change


@dataclass(frozen=True, slots=True, kw_only=True)
class BallSpun(Event):
    """The ball was launched; `faults` are grounds seen at once for calling no spin."""

    spin_no: int
    direction: str
    revolutions: int
    wheel_moving: bool
    mechanical: bool = False
    presser: str = ""
    source: str = "dealer"
    faults: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalBetsCalled(Event):
    """Players were warned that betting is about to end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BetsClosed(Event):
    """Betting ended."""

    means: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WagersReturned(Event):
    """Stakes went back to their owners without a result; `cause` says why."""

    cause: str
    lines: tuple[Line, ...]
    tokens: tuple[TokenMove, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckyNumbersDrawn(Event):
    """Four numbers, one for each colour."""

    numbers: Mapping[str, Pocket]


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckyBoostDrawn(Event):
    """One colour pays boosted odds in place of its standard ones."""

    colour: str
    odds: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundSettled(Event):
    """The ball rests and every wager has its line; `advised` were told of the minimum."""

    pocket: Pocket
    lines: tuple[Line, ...]
    advised: tuple[str, ...] = ()
    tokens: tuple[TokenMove, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResettled(Event):
    """A settlement was undone and done again from the same wagers; `before` is the old one."""

    cause: str
    pocket: Pocket | None
    before: tuple[Line, ...]
    lines: tuple[Line, ...]
    moves: tuple[Move, ...]
    tokens: tuple[TokenMove, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NoSpinCalled(Event):
    """The spin gives no result. `lines` show each wager void and whole."""

    reason: str
    text: str
    lines: tuple[Line, ...]
    returned: bool
    tokens: tuple[TokenMove, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeInvalidated(Event):
    """The round has no outcome."""

    reason: str
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
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


@dataclass(frozen=True, slots=True, kw_only=True)
class EquipmentRestored(Event):
    """What failed works again, or has been taken away."""

    scope: str
    player: str | None
    removed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonalLimitsSet(Event):
    """A player plays under limits agreed beforehand."""

    player: str
    range: Range | None
    kinds: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitsAnnounced(Event):
    """A sign shows new limits and the time from which they hold."""

    range: Range
    effective_at: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitsChanged(Event):
    """The sign at the table changed."""

    range: Range


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseAnnounced(Event):
    """A sign shows when the table will close."""

    effective_at: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class TableClosed(Event):
    """The table is closed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DisputeOpened(Event):
    """A dispute stands on record with the round it concerns."""

    player: str
    text: str
    round_no: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimHeld(Event):
    """An amount is withheld until an instant."""

    player: str
    amount: Money
    until: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimReleased(Event):
    """A hold ended: paid to the player, or refused."""

    player: str
    amount: Money
    paid: bool
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskDone(Event):
    """A member of staff did what was asked."""

    task: str
    player: str = ""
