"""Facts about patrons, incidents, editions and reports; replaying them gives the registers."""

from dataclasses import dataclass

from croupier.compliance.limits import Limit, Milliseconds
from croupier.core.roles import Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact. `clauses` are a book's, or rules of the house."""

    at: Milliseconds
    by: Role
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PatronEvent(Event):
    """A fact about one patron."""

    patron: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PatronEnrolled(PatronEvent):
    """Somebody is in the register."""

    member: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardIssued(PatronEvent):
    """A patron has a card."""

    card: str
    form: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEnded(PatronEvent):
    """A card opens nothing any more."""

    card: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayLimitSet(PatronEvent):
    """A limit on play, which holds from an instant on; without an amount there is none."""

    limit: Limit
    amount: int | None
    effective_at: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckAcknowledged(PatronEvent):
    """The patron has read how long they have played, in milliseconds, and what they lost."""

    played: Milliseconds
    loss: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayPaused(PatronEvent):
    """The patron stays away by their own word: a cool-off, or a self-exclusion."""

    kind: str
    until: Milliseconds | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PatronExcluded(PatronEvent):
    """The house keeps somebody from every table; `law` is the power it stands on, where named."""

    reason: str
    until: Milliseconds | None
    law: str = ""
    table: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExclusionLifted(PatronEvent):
    """What the house itself had excluded may play again."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrangementMade(PatronEvent):
    """An arrangement in writing, made before play, of which the inspectorate was told."""

    table: str
    document: str
    made_at: Milliseconds
    told_at: Milliseconds
    kinds: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseEvent(Event):
    """A fact about one incident."""

    case: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseOpened(CaseEvent):
    """An incident is on record. `then` is what the book has staff do at once."""

    kind: str
    text: str
    person: str
    table: str
    round_no: int
    spin_no: int
    held_from: Milliseconds | None
    then: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseNoted(CaseEvent):
    """Something was found or done."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceConfiscated(CaseEvent):
    """A device was taken away."""

    description: str
    holder: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonDetained(CaseEvent):
    """Somebody is kept until an authorised person takes over."""

    person: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonHandedOver(CaseEvent):
    """An authorised person took over."""

    to: str
    handed_at: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseClosed(CaseEvent):
    """The investigation ended."""

    decision: str
    give_back: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionActivated(Event):
    """An edition of a book holds from a day on; it was signed on another."""

    book: str
    edition: str
    signed_on: str
    effective_from: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RegulatorTold(Event):
    """A month's report has gone to the regulator."""

    matter: str
    month: str
