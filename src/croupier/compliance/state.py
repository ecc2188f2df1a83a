"""A patron, an incident and the house's own register at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from croupier.compliance.limits import Limit, Milliseconds

MEMBERS: Final = ("club", "social")
FORMS: Final = ("physical", "digital")
#: What an incident may be. A device, interference and detention have rules of their own.
CASES: Final[Mapping[str, str]] = {
    "prohibited-device": "a device that may record, project or analyse play",
    "interference": "somebody interfered with wheel, ball or rotation",
    "side-bet": "players or spectators bet among themselves",
    "advice": "somebody advised or swayed a player without being asked",
    "partnership": "players act together to get round a maximum",
    "card-misuse": "another person's card, or wagers for somebody else",
    "conduct": "anything else that disturbed the game",
    "fraud": "fraud for which an outcome or somebody's wagers were struck",
    "complaint": "a complaint that is about no single round",
}


@dataclass(frozen=True, slots=True)
class Waiting:
    """A looser limit that does not hold yet."""

    amount: int | None
    effective_at: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Exclusion:
    """Somebody may not play: by their own word, or by the house's."""

    kind: str
    since: Milliseconds
    until: Milliseconds | None
    reason: str = ""
    law: str = ""
    table: str = ""
    clauses: tuple[str, ...] = ()
    lifted_at: Milliseconds | None = None

    def holds(self, at: Milliseconds) -> bool:
        """Whether it keeps somebody from play at an instant."""
        ended = self.until is not None and at >= self.until
        return not ended and self.lifted_at is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrangement:
    """What was arranged with a patron in writing."""

    table: str
    document: str
    made_at: Milliseconds
    told_at: Milliseconds
    kinds: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Patron:
    """Somebody who plays, as the house knows them."""

    name: str
    member: str = ""
    #: Cards by number, with why one has ended; empty while it stands.
    cards: Mapping[str, str] = field(default_factory=dict)
    limits: Mapping[Limit, int] = field(default_factory=dict)
    waiting: Mapping[Limit, Waiting] = field(default_factory=dict)
    exclusions: tuple[Exclusion, ...] = ()
    acknowledged_at: Milliseconds = 0
    arrangements: tuple[Arrangement, ...] = ()
    #: When the house lifted what it had excluded.
    lifts: tuple[Milliseconds, ...] = ()

    @property
    def carded(self) -> bool:
        """Whether a card of this patron's stands."""
        return any(not ended for ended in self.cards.values())

    def limit(self, limit: Limit, at: Milliseconds) -> int | None:
        """The patron's own limit as it holds at an instant."""
        waiting = self.waiting.get(limit)
        if waiting is not None and at >= waiting.effective_at:
            return waiting.amount
        return self.limits.get(limit)

    def excluded(self, at: Milliseconds) -> Exclusion | None:
        """What keeps this patron from play at an instant; the one that lasts longest."""
        standing = [each for each in self.exclusions if each.holds(at)]
        return max(standing, key=lambda each: each.until or 2**62, default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """An incident and what was done about it."""

    number: str
    kind: str = ""
    text: str = ""
    person: str = ""
    table: str = ""
    round_no: int = 0
    opened_at: Milliseconds = 0
    held_from: Milliseconds | None = None
    devices: tuple[tuple[str, str], ...] = ()
    detained: str = ""
    handed_to: str = ""
    notes: tuple[str, ...] = ()
    decision: str = ""
    give_back: bool = False
    closed: bool = False
    clauses: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether the investigation goes on."""
        return bool(self.kind) and not self.closed


@dataclass(frozen=True, slots=True, kw_only=True)
class Office:
    """What the house keeps of itself: since when editions hold, and what was reported."""

    editions: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    reported: frozenset[tuple[str, str]] = frozenset()
