"""Facts about a tournament: its terms, its entrants and its sessions."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from croupier.core.messages import Saying
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.roulette.pockets import Pocket
from croupier.tournament.terms import Milliseconds, Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact, with the clauses behind it and what somebody should know."""

    at: Milliseconds
    by: Role
    clauses: tuple[str, ...] = ()
    warnings: tuple[Saying, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentOpened(Event):
    """There is a tournament, under a book and on one of its games."""

    tournament: str
    book: str
    game: str
    options: Mapping[str, str]
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsPublished(Event):
    """Terms are known; earlier ones are replaced."""

    terms: Terms
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RegulatorAdvised(Event):
    """The regulator knows of the tournament and of its terms as they stand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectorAppointed(Event):
    """Somebody is in overall control."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectorLeft(Event):
    """The director is not there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectorReturned(Event):
    """The director is back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TablesDesignated(Event):
    """Tables serve this tournament and nothing else."""

    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TablesReleased(Event):
    """Tables serve ordinary play again."""

    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersBriefed(Event):
    """Players know the terms and the chips they start with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeSpun(Event):
    """A spin for practice; nothing follows from it."""

    table: str
    pocket: Pocket


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueAdded(Event):
    """The pool grew by what the operator put in."""

    amount: Money
    form: str
    #: What it is, and the place it is for, where it is no cash.
    what: str = ""
    place: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryAccepted(Event):
    """Somebody has a place; the fee goes to the pool."""

    player: str
    fee: Money
    employee: bool = False
    copy_given: bool = True
    publicity: bool = False
    signed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRefused(Event):
    """Somebody was denied a place."""

    player: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CopyGiven(Event):
    """A player has a copy of the terms."""

    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsSigned(Event):
    """A player has agreed in writing to the terms in force."""

    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EntrantWithdrew(Event):
    """A player left, with what goes back of the fee."""

    player: str
    refund: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class EntrantSubstituted(Event):
    """Another took a player's place."""

    player: str
    substitute: str
    #: None in logs that keep what was known of the player before.
    employee: bool | None = None
    copy_given: bool = True
    signed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentCancelled(Event):
    """It is off, and every fee goes back."""

    reason: Saying
    refunds: Mapping[str, Money]
    #: Whether buy-ins, buy-backs and add-ons are among it, and chips went back.
    whole: bool = False
    #: Of all that, what was paid for chips and never was in the pool.
    for_chips: Money = Money(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatsDrawn(Event):
    """The lot for places: players in the order drawn, dealt to the tables in turn."""

    tables: tuple[str, ...]
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersSeated(Event):
    """Players have their places at a table."""

    table: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsIssued(Event):
    """Players at a table have their equal allotment."""

    table: str
    players: tuple[str, ...]
    amount: Money
    colours: Mapping[str, Money] = field(default_factory=dict)
    #: What each of them paid for it; into the pool, unless the chips turn into cash again.
    paid: Money = Money(0)
    pooled: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class StartMoved(Event):
    """A session starts at another time, of which players had notice."""

    notice: Milliseconds
    #: The new start; None in logs that have the notice alone.
    starts_at: Milliseconds | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionStarted(Event):
    """Play begins at a table."""

    table: str
    number: int
    players: tuple[str, ...]
    pass_cards: int
    undisclosed: int
    marker: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionEnded(Event):
    """Play is over at a table: chips are counted and go back, and places are known.

    `play_off` are the players who are level across the cut, for the places still open.
    """

    table: str
    early: bool
    scores: Mapping[str, Money]
    ranking: tuple[str, ...]
    advance: tuple[str, ...]
    play_off: tuple[str, ...] = ()
    #: What chips are turned into, where the terms turn them into cash.
    cash: Mapping[str, Money] = field(default_factory=dict)
    #: Where a count differs from the record.
    differences: Mapping[str, int] = field(default_factory=dict)
    #: Whether all chips at the table went back to the operator's stock, those of players too who
    #: had gone out.
    chips_back: bool = False
    gone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOffStarted(Event):
    """Players who are level play on with the chips that they have, or had."""

    table: str
    players: tuple[str, ...]
    places: int
    #: Chips that are handed out again.
    chips: Mapping[str, Money] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOffCounted(Event):
    """After a round of a play-off: who is through, and who must go on."""

    table: str
    advance: tuple[str, ...]
    play_off: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOffEnded(Event):
    """The table of a play-off is closed."""

    table: str
    #: Whose chips went back to the operator's stock, and whether they did.
    players: tuple[str, ...] = ()
    chips_back: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsReturned(Event):
    """Chips are back in the inventory but for what is missing, by value of a chip."""

    table: str
    missing: Mapping[Money, int]
    #: What was found beyond what was issued.
    surplus: Mapping[Money, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoughtBack(Event):
    """An eliminated player is in again, with a new allotment."""

    player: str
    fee: Money
    chips: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class AddOnBought(Event):
    """A player has more chips, as the terms sell them to everybody."""

    player: str
    fee: Money
    chips: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizesAwarded(Event):
    """The pool is shared out to the last cent."""

    pool: Money
    prizes: Mapping[str, Money]
    #: Who was placed, best first; those who share a place stand together.
    places: tuple[tuple[str, ...], ...] = ()
    #: Of the pool, what nobody may take.
    unclaimed: Money = Money(0)
    #: Goods and services by who gets them, at their value.
    goods: Mapping[str, Money] = field(default_factory=dict)
    #: Whether every chip that was still out went back to the operator's stock.
    chips_back: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizePaid(Event):
    """A winner has all that the tournament owed them."""

    player: str
    amount: Money
    method: str
