"""Terms and conditions of one tournament, and what they still lack under a book's checklist."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from croupier.core.money import Money
from croupier.roulette.terms import TermItem, is_blank
from croupier.roulette.tournament import Topic, TournamentRules

Milliseconds = int

WHOLE: Final = 100


class Absence(StrEnum):
    """What follows when a player is not there."""

    DEDUCT = "deduct"
    DISQUALIFY = "disqualify"


class Unclaimed(StrEnum):
    """Where a share of the pool goes that no place-getter may take."""

    HELD = "held"
    """It is kept apart for the purpose that the terms name."""
    SHARED = "shared"
    """The place-getters take it in proportion to their own shares."""


class Feature(StrEnum):
    """Something terms may provide for besides figures, and must then describe."""

    RIGHT_TO_REFUSE = "right-to-refuse"
    CRITERIA = "criteria"
    CHARITY = "charity"
    SIGNING = "signing"
    SECONDARY = "secondary"
    BUY_IN = "buy-in"


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What the operator offers. None means that the terms do not say."""

    entry_fee: Money | None = None
    guarantee: Money = Money(0)
    #: Of each entry fee, what the house would keep; no book allows any.
    fee_kept: Money = Money(0)
    entries_min: int | None = None
    entries_max: int | None = None
    #: The equal allotment for a session, and what it costs where it is bought.
    chips: Money | None = None
    buy_in: Money | None = None
    chip_type: str | None = None
    #: Chips are turned into cash at the end of a session.
    cash_chips: bool = False
    minimum: Money | None = None
    maximum: Money | None = None
    compulsory: bool | None = None
    #: Players hear before the start that limits may change on the way.
    limits_change: bool = False
    #: Before which the first session does not start.
    starts_at: Milliseconds | None = None
    rounds: int | None = None
    minutes: int | None = None
    tables: int | None = None
    #: How many go on from each table.
    advance: int | None = None
    ordered: bool | None = None
    pass_cards: int | None = None
    undisclosed: int | None = None
    wager_seconds: int | None = None
    absent: Absence = Absence.DEDUCT
    absences_max: int | None = None
    no_wager_disqualifies: bool = True
    buy_backs: int | None = None
    buy_back_fee: Money | None = None
    add_ons: int = 0
    add_on_fee: Money | None = None
    add_on_chips: Money = Money(0)
    #: Until when one may withdraw and have the fee back; None where that is never so.
    withdrawal_until: Milliseconds | None = None
    may_substitute: bool = False
    #: Percent of the pool for each place.
    prizes: tuple[int, ...] = ()
    unclaimed: Unclaimed = Unclaimed.HELD
    #: The grounds the terms list; empty where they leave it to the director.
    penalties: tuple[str, ...] = ()
    disqualified_for: tuple[str, ...] = ()
    sessions: int = 1
    features: frozenset[Feature] = frozenset()
    #: Statements and descriptions, by the key of the checklist.
    texts: Mapping[str, str] = field(default_factory=dict)

    @property
    def length(self) -> int | None:
        """How long a session is: its rounds, or else its minutes."""
        return self.rounds if self.rounds is not None else self.minutes

    @property
    def shares(self) -> tuple[int, ...] | None:
        """The prizes, if they are the whole pool and nothing but the pool."""
        whole = sum(self.prizes) == WHOLE and all(share > 0 for share in self.prizes)
        return self.prizes if whole else None

    def has(self, name: str) -> bool:
        """Whether a figure is set."""
        return getattr(self, name) is not None

    def provides(self, feature: str) -> bool:
        """Whether something conditional applies, so that the terms must describe it."""
        return _PROVIDED[feature](self) if feature in _PROVIDED else feature in self.features


_PROVIDED: Final[Mapping[str, Callable[[Terms], bool]]] = {
    "limits-change": lambda terms: terms.limits_change,
    "buy-back": lambda terms: bool(terms.buy_backs),
    "add-on": lambda terms: bool(terms.add_ons),
    "guarantee": lambda terms: bool(terms.guarantee),
    "compulsory": lambda terms: bool(terms.compulsory),
    "undisclosed": lambda terms: bool(terms.undisclosed),
    "several-sessions": lambda terms: terms.sessions > 1,
}


#: What words may stand for, saying how it will be fixed; by every other figure the house plays.
OR_WORDS: Final = frozenset({"length", "tables"})
#: What a session is played by, whatever else a book wants stated, with what it is about.
_PLAYED_BY: Final = (
    ("chips", "chips", Topic.ALLOTMENT),
    ("max", "maximum", Topic.WAGER),
    ("advance", "advance", Topic.PLACES),
)


def missing_terms(terms: Terms, rules: TournamentRules) -> tuple[TermItem, ...]:
    """What the book demands and the terms leave out, in the order of the checklist.

    A figure without which nothing can be played is missing in any book, and so is a heading of the
    operator's own that nothing stands under.
    """
    stated = {name for item in rules.checklist for name in item.fields}
    known = {key for item in rules.checklist for key in (item.key, *item.aliases)}
    blank = [key for key, text in terms.texts.items() if key not in known and is_blank(text)]
    return (
        *(item for item in rules.checklist if _is_owed(item, terms)),
        *(
            TermItem(key=key, clauses=rules.cite(topic), fields=(name,))
            for key, name, topic in _PLAYED_BY
            if name not in stated and not terms.has(name)
        ),
        *(TermItem(key=key, clauses=rules.checklist[0].clauses[1:]) for key in blank),
    )


def _is_owed(item: TermItem, terms: Terms) -> bool:
    if item.when and not terms.provides(item.when):
        return False
    figures = [name for name in item.fields if name not in OR_WORDS]
    if figures:
        return not all(map(terms.has, figures))
    return not item.is_answered(terms.texts, terms.has)
