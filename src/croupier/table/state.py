"""A table at one moment. Immutable: `evolve` makes the next one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from croupier.core.declarations import Milliseconds
from croupier.core.messages import Message, Params, plain_text
from croupier.core.money import Money
from croupier.core.record import Record
from croupier.roulette.bets import BetName
from croupier.roulette.game import Game, Task
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lines import Checks, Line, Wagerer
from croupier.roulette.pockets import Pocket
from croupier.roulette.register import Ball
from croupier.table.history import Dispute, PutRight
from croupier.table.phases import Phase


class Change(NamedTuple):
    """A wager grows or shrinks: by how much a piece, and what that moves off the balance."""

    bet: BetName
    stake: int
    cost: int
    #: What of the cost is promotional tokens; below zero where tokens come back in hand.
    token: int = 0


class Move(NamedTuple):
    """What undoing a settlement does to one player: balance, wagers that stand, and debt."""

    player: str
    balance: int
    layout: int
    owed: int


class Prisoner(NamedTuple):
    """A stake in prison after a result: whose, on which bet, after how many zeros."""

    player: str
    bet: BetName
    zeros: int


class TokenMove(NamedTuple):
    """What lines do to one player's promotional tokens: those in hand, those on the layout."""

    player: str
    hand: int
    layout: int

    @property
    def collected(self) -> int:
        """What the house took in; below zero where it gave tokens back."""
        return -self.hand - self.layout


class Past(NamedTuple):
    """The changes a player made this round, newest first, for undoing."""

    changes: tuple[Change, ...]
    before: "Past | None"


class Seat(Record, frozen=True, kw_only=True):
    """One player's place: the balance, and the wagers on the layout."""

    player: str
    number: int
    guest: bool = False
    balance: int = 0
    #: Stake by bet; for a call bet that is held together, the stake of one piece.
    wagers: Mapping[BetName, int] = msgspec.field(default_factory=dict)
    strays: Mapping[BetName, int] = msgspec.field(default_factory=dict)
    #: Which of the wagers are in prison, with the number of zeros that each has met.
    prison: Mapping[BetName, int] = msgspec.field(default_factory=dict)
    past: Past | None = None
    last: Mapping[BetName, int] = msgspec.field(default_factory=dict)
    advised: bool = False
    personal: Range | None = None
    #: Limits agreed but not yet in force.
    agreed: Range | None = None
    kinds: frozenset[str] = frozenset()
    #: Whether the house lets this player use marker buttons, where not everyone may.
    designated: bool = False
    idle: int = 0
    #: Owed to the house after a correction that the balance could not cover.
    owed: int = 0
    held: int = 0
    held_until: Milliseconds = 0
    #: Promotional tokens: the part of the balance, and of the wagers, that is not chips.
    tokens: int = 0
    token_wagers: Mapping[BetName, int] = msgspec.field(default_factory=dict)
    #: The colour checks that lie on each bet; what is named here of a bet without a wager is gone.
    checks: Mapping[BetName, tuple[Checks, ...]] = msgspec.field(default_factory=dict)
    #: Whether a fault has reached this seat, and of which scope one did after the close.
    faulted: bool = False
    claim: str = ""
    played: bool = False
    #: Whether the player's card is still taken for valid.
    carded: bool = True
    #: Bets that the dealer laid for this player in this round, on the player's word.
    called: frozenset[BetName] = frozenset()
    #: Whether the player has had a wager in any round here.
    started: bool = False
    #: Since when the player has wanted somebody to come.
    calling: Milliseconds | None = None
    #: Whether the player has gone, and only an amount withheld is left here for the cage.
    away: bool = False
    #: The round that was last put right for this player.
    put_right: PutRight | None = None

    def as_wagerer(self) -> Wagerer:
        """This seat as settlement sees it."""
        return Wagerer(
            self.player,
            self.wagers,
            self.strays,
            self.advised,
            self.personal,
            self.token_wagers,
            self.prison,
            {bet: checks for bet, checks in self.checks.items() if bet in self.wagers}
            if self.checks
            else self.checks,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Spin:
    """The last launch of the ball in this round."""

    number: int
    at: Milliseconds
    faults: tuple[str, ...] = ()
    mechanical: bool = False
    void: bool = False
    void_clauses: tuple[str, ...] = ()
    #: Which way the wheel turned; empty where nobody saw it.
    rotor: str = ""
    #: Whether betting had closed before the launch.
    after_close: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """How the round was settled, kept so that it can be undone and done again.

    `at` is when the ball had its number; settling it otherwise later does not change that.
    """

    round_no: int
    spin_no: int
    at: Milliseconds
    pocket: Pocket | None
    lines: tuple[Line, ...]
    wagerers: Mapping[str, Wagerer]
    #: Whether the number was announced as the last of the session.
    is_last: bool = False
    #: What else decided it: the sign's limits and what was drawn beside the number.
    limits: Limits
    lucky_numbers: Mapping[str, Pocket] = field(default_factory=dict)
    lucky_boost: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Frozen:
    """What a round was settled from, as far as its lines do not show it.

    `apart` are the players whose wagers a line does not hold whole: under limits of their own, with
    chips where the rules make them void, with tokens, or advised of the minimum before.
    """

    limits: Limits
    spin_no: int
    lucky_numbers: Mapping[str, Pocket] = field(default_factory=dict)
    lucky_boost: tuple[str, str] | None = None
    apart: tuple[Wagerer, ...] = ()
    is_last: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """A sign that has been put up: when, what it says, and from when that holds."""

    posted_at: Milliseconds
    effective_at: Milliseconds
    range: Range | None = None


@dataclass(frozen=True, slots=True)
class ColourIssue:
    """A colour that is out: what each check is worth, and how many each player was given."""

    value: Money
    out: Mapping[str, int]

    @property
    def players(self) -> tuple[str, ...]:
        """Who holds this colour."""
        return tuple(self.out)


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """A message to all terminals, or to one player's, and when it was sent."""

    text: str
    player: str
    at: Milliseconds
    round_no: int


@dataclass(frozen=True, slots=True)
class Seizure:
    """Winnings in keeping for a case."""

    player: str
    amount: Money


@dataclass(frozen=True, slots=True)
class Pending:
    """A task that waits for a member of staff, with what stands in its sentence."""

    task: Task
    text: str
    player: str = ""
    params: Params = field(default_factory=dict)

    @classmethod
    def of(cls, task: Task, player: str = "", /, **params: Any) -> "Pending":
        """A task that waits from now on."""
        return cls(task, plain_text(Message(task.says, params)), player, params)

    @property
    def message(self) -> Message:
        """What is to be done, to be said in any language."""
        return Message(self.task.says, self.params)


class Table(Record, frozen=True, kw_only=True):
    """Everything a table knows."""

    id: str
    game: Game
    limits: Limits
    seats_max: int | None = None
    signed: frozenset[str] = frozenset()
    phase: Phase = Phase.IDLE
    round_no: int = 0
    seats: Mapping[str, Seat] = msgspec.field(default_factory=dict)
    spin: Spin | None = None
    spin_no: int = 0
    closes_at: Milliseconds | None = None
    bets_closed: bool = False
    #: Whether somebody has called no more bets on this spin, and not only a clock or a sensor.
    close_called: bool = False
    warned: bool = False
    lucky_numbers: Mapping[str, Pocket] = msgspec.field(default_factory=dict)
    lucky_boost: tuple[str, str] | None = None
    numbers: tuple[Pocket, ...] = ()
    #: The rounds that gave the numbers, in the same order.
    results: tuple[int, ...] = ()
    settlement: Settlement | None = None
    #: Rounds of before that were settled anew, as they stand now.
    revised: Mapping[int, Settlement] = msgspec.field(default_factory=dict)
    faults: frozenset[tuple[str, str | None]] = frozenset()
    limits_notice: Notice | None = None
    #: Limits of single terminals, and what they announce, by whose terminal it is.
    terminal_limits: Mapping[str, Range] = msgspec.field(default_factory=dict)
    terminal_notices: Mapping[str, Notice] = msgspec.field(default_factory=dict)
    close_notice: Notice | None = None
    tasks: tuple[Pending, ...] = ()
    #: Duties of this round that were still open when it was settled.
    undone: tuple[str, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    excluded: frozenset[str] = frozenset()
    #: What the house has won from players so far, less what it has lost.
    house: int = 0
    #: What else has come into the float: opener and fills, less credits and chips sold.
    banked: int = 0
    opened_float: bool = False
    #: What the opener was counted at.
    opener: int = 0
    colours: Mapping[str, ColourIssue] = msgspec.field(default_factory=dict)
    shared: Mapping[str, Mapping[str, frozenset[str]]] = msgspec.field(default_factory=dict)
    #: Who wants colour checks and has none yet.
    want_colour: frozenset[str] = frozenset()
    #: Colour checks that numbers have taken and not given back, by player and colour.
    collected: Mapping[tuple[str, str], int] = msgspec.field(default_factory=dict)
    #: Why only colour checks of this table may be wagered; empty while any chips may.
    colours_only: tuple[str, ...] = ()
    #: Debts of players who have left, should they come back.
    owing: Mapping[str, int] = msgspec.field(default_factory=dict)
    #: The ball in play, once another was taken.
    ball: Ball | None = None
    #: A supervisor's: how many may play, and how long wagers are taken.
    players_max: int | None = None
    wagering_seconds: int | None = None
    #: Who deals, where it was said.
    dealer: str = ""
    #: Words for players, the newest first.
    messages: tuple[Words, ...] = ()
    #: Equipment that was taken away after a fault, by its scope.
    removed: frozenset[str] = frozenset()
    #: Winnings in keeping, by the case they were seized for, and players who act together.
    seizures: Mapping[str, Seizure] = msgspec.field(default_factory=dict)
    partners: tuple[frozenset[str], ...] = ()
    #: Whether the next number is the last of the session.
    last_spin: bool = False
    #: Stakes in prison that were shared since the last number, as they came out.
    shares: tuple[Line, ...] = ()
    #: Which way the wheel turned at the last spin that had a number; empty where nobody saw it.
    rotor: str = ""
    on_break: bool = False
    #: Whose numbers count, where it was declared; and what two readers have said of this ball.
    source: str = ""
    readings: Mapping[str, Pocket] = msgspec.field(default_factory=dict)
    #: When the first of them read it, and whether the other has been silent for too long.
    read_at: Milliseconds = 0
    unread: bool = False
    #: Winners on outside areas that have been paid before the rest: the bet and the player.
    paid: frozenset[tuple[BetName, str]] = frozenset()
    #: Checks of other tables that were redeemed here, by table and colour.
    foreign: Mapping[tuple[str, str], int] = msgspec.field(default_factory=dict)
    #: Those of them that are then taken off the books of their table.
    bought: Mapping[tuple[str, str], int] = msgspec.field(default_factory=dict)
    #: Checks of this table that others redeemed, by table and colour, as far as it was noted here.
    gone: Mapping[tuple[str, str], int] = msgspec.field(default_factory=dict)
    #: When a printer was last reported out of order, by whose station it is; under no name where
    #: it was the printer of them all.
    printers_failed: Mapping[str, Milliseconds] = msgspec.field(default_factory=dict)
    #: Owed in chips to players who have cashed out, until the dealer has paid them.
    payable: Mapping[str, int] = msgspec.field(default_factory=dict)
    #: Who goes: they lay nothing more, and are paid once nothing of theirs lies here.
    leaving: frozenset[str] = frozenset()
    #: Who works here, by the book's titles, and how many balls each dealer has launched.
    staff: Mapping[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    launches: Mapping[str, int] = msgspec.field(default_factory=dict)

    @property
    def float(self) -> int:
        """The house's chips at the table."""
        return self.banked + self.house

    @property
    def undecided(self) -> bool:
        """Whether readers of the ball differ, or one is silent: nobody knows its number yet."""
        differ = len(set(self.readings.values())) > 1
        return differ or (self.unread and bool(self.readings))

    @property
    def is_full(self) -> bool:
        """Whether every place at the table is taken; without a number of places it never is."""
        places = self.places
        return places is not None and len(self.players) >= places

    @property
    def players(self) -> list[Seat]:
        """Those who have a place; a guest has none, and neither has who is away."""
        return [s for s in self.seats.values() if not s.guest and not s.away]

    @property
    def places(self) -> int | None:
        """How many may play: by the book, by the table, or by a supervisor's word."""
        caps = (self.game.entry.players_max, self.seats_max, self.players_max)
        return min((cap for cap in caps if cap is not None), default=None)

    def with_seat(self, seat: Seat, **changes: Any) -> "Table":
        """The table with one seat in place of what its player had, and other fields changed."""
        seats = dict(self.seats)
        seats[seat.player] = seat
        return self.but(seats=seats, **changes)

    def staked(self, seat: Seat) -> int:
        """What a seat has on the layout in all."""
        if not self.game.calls:
            return sum(seat.wagers.values())
        total, costs = 0, self.game.costs
        for wagers in (seat.wagers, seat.strays):
            for bet, stake in wagers.items():
                total += stake * costs[bet]
        return total

    def differs_in_seats_alone(self, other: "Table") -> bool:
        """Whether another table is this one but for its seats, as it is after a wager."""
        return self is other or self.but(seats=other.seats) == other

    def is_faulty(self, scope: str, player: str | None = None) -> bool:
        """Whether a fault of this scope stands."""
        return (scope, player) in self.faults
