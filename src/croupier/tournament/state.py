"""A tournament at one moment. Immutable: `evolve` makes the next one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from croupier.core.money import Money
from croupier.core.record import Record
from croupier.roulette.bets import BetName
from croupier.roulette.game import Clauses, Game
from croupier.roulette.tournament import Topic, TournamentRules
from croupier.tournament.round_events import Form
from croupier.tournament.terms import Milliseconds, Terms


class Status(StrEnum):
    """Where an entrant stands."""

    PLAYING = "playing"
    ELIMINATED = "eliminated"
    DISQUALIFIED = "disqualified"
    ADVANCED = "advanced"
    WITHDRAWN = "withdrawn"


class Stage(StrEnum):
    """Where a session stands."""

    SEATED = "seated"
    PLAY = "play"
    ENDED = "ended"
    PLAY_OFF = "play-off"


@dataclass(frozen=True, kw_only=True)
class Entrant(Record):
    """One player of the tournament, with what lies on the layout this round."""

    name: str
    fee: Money
    employee: bool = False
    copy_given: bool = True
    publicity: bool = False
    refunded: Money = Money(0)
    status: Status = Status.PLAYING
    table: str = ""
    #: Chips owned, those on the layout included.
    chips: int = 0
    #: Chips counted at the end of the session.
    score: int = 0
    has_allotment: bool = False
    pass_cards: int = 0
    undisclosed_left: int = 0
    absent: bool = False
    absences: int = 0
    late: bool = False
    advised: bool = False
    passed: bool = False
    wagers: Mapping[BetName, int] = field(default_factory=dict)
    form: Form | None = None
    buy_backs: int = 0
    add_ons: int = 0

    @property
    def laid(self) -> int:
        """What lies on the layout."""
        return sum(self.wagers.values())

    @property
    def has_acted(self) -> bool:
        """Whether this round has a wager, a form or a pass card of this player's."""
        return bool(self.wagers) or self.form is not None or self.passed

    @property
    def is_playing(self) -> bool:
        """Whether this player may still wager."""
        return self.status is Status.PLAYING


@dataclass(frozen=True, kw_only=True)
class Session(Record):
    """A session at one table."""

    table: str
    number: int = 1
    seats: tuple[str, ...] = ()
    stage: Stage = Stage.SEATED
    round_no: int = 0
    marker: str = ""
    #: Who has acted this round, in order.
    acted: tuple[str, ...] = ()
    #: Since when the time for a wager runs.
    turn_at: Milliseconds = 0
    #: The forms of the round before, which may still be examined.
    forms: Mapping[str, Form] = field(default_factory=dict)
    #: In what order last chips were taken in the round that is going on.
    removed: tuple[str, ...] = ()
    ranking: tuple[str, ...] = ()
    advance: tuple[str, ...] = ()
    #: Level across the cut, for `places` places.
    play_off: tuple[str, ...] = ()
    places: int = 0

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
class Dispute:
    """Something that play waits for; at every table where none is named."""

    number: int
    table: str
    player: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Tournament(Record):
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
    briefed: bool = False
    minimum: Money = Money(0)
    maximum: Money = Money(0)
    added: Money = Money(0)
    further_fees: Money = Money(0)
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    denied: frozenset[str] = frozenset()
    sessions: Mapping[str, Session] = field(default_factory=dict)
    exits: tuple[Exit, ...] = ()
    #: Counts settled rounds and other moments at which somebody may go out.
    moment: int = 0
    disputes: tuple[Dispute, ...] = ()
    disputes_opened: int = 0
    missing_chips: Mapping[str, Mapping[Money, int]] = field(default_factory=dict)
    cash: Mapping[str, Money] = field(default_factory=dict)
    started: bool = False
    cancelled: bool = False
    prizes: Mapping[str, Money] = field(default_factory=dict)
    #: What winners have been paid of it.
    paid: Mapping[str, Money] = field(default_factory=dict)

    @property
    def agreed(self) -> Terms:
        """The published terms, or empty ones."""
        return self.terms if self.terms is not None else _NO_TERMS

    @property
    def fees(self) -> int:
        """All fees that were paid and not given back."""
        paid = sum(entrant.fee - entrant.refunded for entrant in self.entrants.values())
        return paid + self.further_fees

    @property
    def entries(self) -> int:
        """How many have a place and have not given it up."""
        return sum(e.status is not Status.WITHDRAWN for e in self.entrants.values())

    @property
    def prize_pool(self) -> Money:
        """Fees and added value, and at least what was guaranteed for so many entries."""
        pool = self.fees + self.added
        if self.cancelled or self.entries < (self.agreed.entries_min or 0):
            return Money(pool)
        return Money(max(pool, self.agreed.guarantee))

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
