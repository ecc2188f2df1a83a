"""A tournament at one moment. Immutable: `evolve` makes the next one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

import msgspec

from croupier.core.money import Money
from croupier.core.record import Record
from croupier.roulette.game import Clauses, Game
from croupier.roulette.tournament import Topic, TournamentRules
from croupier.table.state import Settlement, Table
from croupier.tournament.entrant import Entrant, Form, Status
from croupier.tournament.terms import Milliseconds, Terms


class End(StrEnum):
    """How a tournament comes to its end."""

    CANCELLED = "cancelled"
    AWARDED = "awarded"


class Stage(StrEnum):
    """Where a session stands."""

    SEATED = "seated"
    PLAY = "play"
    ENDED = "ended"
    PLAY_OFF = "play-off"


class LastRound(NamedTuple):
    """Of the last round at a table, what is needed should it count for nothing."""

    moment: int
    deductions: Mapping[str, Money]
    absent: tuple[str, ...]


class BeforeEnd(NamedTuple):
    """A session or a play-off just before its end, with its players, and the cash it ended in.

    Before the end of a play-off there was that of its session.
    """

    session: "Session"
    players: Mapping[str, Entrant]
    cash: Mapping[str, Money]


class Session(Record, frozen=True, kw_only=True):
    """A session at one table."""

    table: str
    #: The table that it is, in chips: its rounds, as they stand, and its faults. Who sits there
    #: has the seat.
    layout: Table
    number: int = 1
    seats: tuple[str, ...] = ()
    stage: Stage = Stage.SEATED
    round_no: int = 0
    started_at: Milliseconds = 0
    #: When its end was last taken back, and what it would be again if that is done; in a play-off
    #: that is before the end of the session itself.
    reopened_at: Milliseconds = 0
    before_end: BeforeEnd | None = None
    #: How many sessions the players of this one have played to come here, with this one.
    level: int = 1
    #: The last round of the session itself, once it has ended; a play-off may follow.
    ended_round: int = 0
    #: The last round, who passed in it, and who was through, who was level and for how many places
    #: before it, in a play-off.
    last_round: LastRound | None = None
    passed: tuple[str, ...] = ()
    #: What staff have done for it since, by duty and player.
    duties_done: frozenset[tuple[str, str]] = frozenset()
    cut_before: tuple[tuple[str, ...], tuple[str, ...], int] = ((), (), 0)
    #: The same before anybody left a play-off, as long as no round of it was played since.
    stood: tuple[tuple[str, ...], tuple[str, ...], int] | None = None
    #: Players as they were before the last round, in logs that take a round back whole.
    before: Mapping[str, Entrant] = msgspec.field(default_factory=dict)
    marker: str = ""
    #: Who has acted this round, in order.
    acted: tuple[str, ...] = ()
    #: Since when the time for a wager runs.
    turn_at: Milliseconds = 0
    #: The forms of the round before, which may still be examined.
    forms: Mapping[str, Form] = msgspec.field(default_factory=dict)
    #: In what order last chips were taken in the round that is going on.
    removed: tuple[str, ...] = ()
    ranking: tuple[str, ...] = ()
    advance: tuple[str, ...] = ()
    #: Level across the cut, for `places` places.
    play_off: tuple[str, ...] = ()
    places: int = 0

    @property
    def cut(self) -> tuple[tuple[str, ...], tuple[str, ...], int]:
        """Who is through, who is level, and for how many places."""
        return self.advance, self.play_off, self.places

    @property
    def settlements(self) -> Mapping[int, Settlement]:
        """How each round was settled, by its number at the table."""
        return self.layout.revised

    @property
    def table_round(self) -> int:
        """The number at the table of the last round."""
        return self.layout.settlement.round_no if self.layout.settlement else 0

    @property
    def is_open(self) -> bool:
        """Whether rounds are played."""
        return self.stage in (Stage.PLAY, Stage.PLAY_OFF)


@dataclass(frozen=True, slots=True, kw_only=True)
class Exit:
    """A player who went out in play, with what places those who went out together."""

    player: str
    table: str
    session: int
    moment: int
    residual: int = 0
    last_wager: int = 0
    removed: int | None = None
    disqualified: bool = False
    in_play_off: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """Goods or a service that the operator adds for one place."""

    amount: Money
    what: str
    place: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """Something that play waits for; at every table where none is named."""

    number: int
    table: str
    player: str
    text: str


class Tournament(Record, frozen=True, kw_only=True):
    """Everything a tournament knows."""

    id: str
    rules: TournamentRules
    game: Game
    terms: Terms | None = None
    version: int = 0
    regulator_knows: int = 0
    director: str = ""
    director_there: bool = True
    designated: frozenset[str] = frozenset()
    #: Before which no session starts, where a start was moved.
    starts_at: Milliseconds = 0
    minimum: Money = Money(0)
    maximum: Money = Money(0)
    #: Cash that the operator added for prizes, and goods beside it.
    added: Money = Money(0)
    goods: tuple[Value, ...] = ()
    entrants: Mapping[str, Entrant] = msgspec.field(default_factory=dict)
    denied: frozenset[str] = frozenset()
    #: Of whom staff have reported something that the manager has yet to decide on.
    reported: frozenset[str] = frozenset()
    sessions: Mapping[str, Session] = msgspec.field(default_factory=dict)
    exits: tuple[Exit, ...] = ()
    #: Counts settled rounds and other moments at which somebody may go out.
    moment: int = 0
    disputes: tuple[Dispute, ...] = ()
    disputes_opened: int = 0
    #: By table and value of a chip: what was not counted back, and what was beyond all issued.
    missing_chips: Mapping[str, Mapping[Money, int]] = msgspec.field(default_factory=dict)
    surplus_chips: Mapping[str, Mapping[Money, int]] = msgspec.field(default_factory=dict)
    #: Of these, what earlier sessions at a table left; and whose chips were counted back last.
    off_before: Mapping[str, tuple[Mapping[Money, int], Mapping[Money, int]]] = msgspec.field(
        default_factory=dict
    )
    counted_back: Mapping[str, int] = msgspec.field(default_factory=dict)
    cash: Mapping[str, Money] = msgspec.field(default_factory=dict)
    started: bool = False
    cancelled: bool = False
    #: Whether the pool has been shared out, to whomever could win, and anything of that was paid.
    is_awarded: bool = False
    award_paid: bool = False
    prizes: Mapping[str, Money] = msgspec.field(default_factory=dict)
    #: What winners have been paid of it.
    paid: Mapping[str, Money] = msgspec.field(default_factory=dict)
    #: The places as the prizes were awarded, and goods by who gets and who has them.
    places: tuple[tuple[str, ...], ...] = ()
    unclaimed: Money = Money(0)
    goods_won: Mapping[str, Money] = msgspec.field(default_factory=dict)
    goods_given: frozenset[str] = frozenset()

    @property
    def agreed(self) -> Terms:
        """The published terms, or empty ones."""
        return self.terms if self.terms is not None else _NO_TERMS

    @property
    def fees(self) -> int:
        """All that was paid to take part and not given back."""
        return sum(entrant.paid - entrant.stakes for entrant in self.entrants.values())

    @property
    def entries(self) -> int:
        """How many have a place and have not given it up."""
        return sum(e.status is not Status.WITHDRAWN for e in self.entrants.values())

    @property
    def prize_pool(self) -> Money:
        """Fees and added value, and at least what was guaranteed for this number of entries."""
        pool = self.fees + self.added + sum(value.amount for value in self.goods)
        if self.cancelled or self.entries < (self.agreed.entries_min or 0):
            return Money(pool)
        return Money(max(pool, self.agreed.guarantee))

    @property
    def cash_pool(self) -> Money:
        """What of the pool is shared out in money: goods go to their place as they are."""
        return Money(self.prize_pool - sum(value.amount for value in self.goods))

    @property
    def briefed(self) -> bool:
        """Whether everybody who has a place was briefed on the terms in force."""
        still = [e for e in self.entrants.values() if e.status is not Status.WITHDRAWN]
        return bool(still) and all(entrant.briefed for entrant in still)

    @property
    def owed(self) -> dict[str, Money]:
        """What is still to be paid out, by player: prizes, and chips that became cash."""
        left = {
            name: self.prizes.get(name, 0) + self.cash.get(name, 0) - self.paid.get(name, 0)
            for name in (*self.prizes, *self.cash)
        }
        return {name: Money(amount) for name, amount in left.items() if amount}

    def cite(self, *topics: Topic) -> Clauses:
        """The book's clauses for some matters."""
        return self.rules.cite(*topics)

    def at_table(self, session: Session) -> tuple[Entrant, ...]:
        """The entrants seated in a session, in the order of seats."""
        return tuple(self.entrants[player] for player in session.seats)

    def wagering(self, session: Session) -> tuple[Entrant, ...]:
        """Who wagers in this session's rounds, in the order of seats."""
        players = session.play_off if session.stage is Stage.PLAY_OFF else session.seats
        seated = (self.entrants[name] for name in session.seats if name in players)
        return tuple(entrant for entrant in seated if entrant.is_playing)


_NO_TERMS = Terms()


def with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    """The tournament with one entrant changed or added."""
    return tournament.but(entrants={**tournament.entrants, entrant.name: entrant})


def with_entrants(tournament: Tournament, entrants: Iterable[Entrant]) -> Tournament:
    """The tournament with some entrants changed."""
    changed = {entrant.name: entrant for entrant in entrants}
    return tournament.but(entrants={**tournament.entrants, **changed})


def with_session(tournament: Tournament, session: Session) -> Tournament:
    """The tournament with one session changed or added."""
    return tournament.but(sessions={**tournament.sessions, session.table: session})


def added(before: Mapping[str, Money], more: Mapping[str, Money]) -> dict[str, Money]:
    """Amounts by player, those of several sessions together."""
    return {**before, **{name: Money(before.get(name, 0) + more[name]) for name in more}}
