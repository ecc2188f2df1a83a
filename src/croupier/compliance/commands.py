"""What is asked about patrons, incidents, editions and reports. Time arrives in the command."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.compliance.limits import Limit, Milliseconds
from croupier.core.roles import Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """An ask. `by` is the role that acts, `at` the instant, in milliseconds."""

    by: Role
    at: Milliseconds = 0
    action: ClassVar[str] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PatronCommand(Command):
    """An ask about one patron."""

    patron: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EnrolPatron(PatronCommand):
    """Put somebody in the register: a club member, or a social one."""

    action: ClassVar[str] = "enrol-patron"
    member: str


@dataclass(frozen=True, slots=True, kw_only=True)
class IssueCard(PatronCommand):
    """Give a patron a card, in the hand or on a telephone."""

    action: ClassVar[str] = "issue-card"
    card: str
    form: str = "physical"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndCard(PatronCommand):
    """A card opens nothing any more: lost, expired or withdrawn."""

    action: ClassVar[str] = "end-card"
    card: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPlayLimit(PatronCommand):
    """Limit one's play, in cents or minutes; without an amount one's own limit goes."""

    action: ClassVar[str] = "set-play-limit"
    limit: Limit
    amount: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AcknowledgeCheck(PatronCommand):
    """The patron has read how long and with what result they have played."""

    action: ClassVar[str] = "acknowledge-check"


@dataclass(frozen=True, slots=True, kw_only=True)
class CoolOff(PatronCommand):
    """Stay away from play for some hours; it cannot be taken back."""

    action: ClassVar[str] = "cool-off"
    hours: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SelfExclude(PatronCommand):
    """Stay away from play for some days, or without an end; it cannot be taken back before."""

    action: ClassVar[str] = "self-exclude"
    days: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExcludePatron(PatronCommand):
    """Keep somebody from every table of the house. A table names the book whose power it is."""

    action: ClassVar[str] = "exclude-patron"
    reason: str
    days: int | None = None
    table: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LiftExclusion(PatronCommand):
    """Let somebody play again whom the house itself has excluded."""

    action: ClassVar[str] = "lift-exclusion"
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeArrangement(PatronCommand):
    """Write down what was arranged for a patron before play at a table, and who was told when."""

    action: ClassVar[str] = "make-arrangement"
    table: str
    document: str
    made_at: Milliseconds
    told_at: Milliseconds | None = None
    kinds: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseCommand(Command):
    """An ask about one incident; `case` is its number."""

    case: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenCase(CaseCommand):
    """Put an incident on record. `held_from` is since when a device was held, where one was."""

    action: ClassVar[str] = "open-case"
    kind: str
    text: str
    person: str = ""
    table: str = ""
    round_no: int = 0
    spin_no: int = 0
    held_from: Milliseconds | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteCase(CaseCommand):
    """Add what was found or done."""

    action: ClassVar[str] = "note-case"
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfiscateDevice(CaseCommand):
    """Take a device away from its holder."""

    action: ClassVar[str] = "confiscate"
    description: str
    holder: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DetainPerson(CaseCommand):
    """Have somebody kept until an authorised person takes over."""

    action: ClassVar[str] = "detain"
    person: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOverPerson(CaseCommand):
    """An authorised person has taken over somebody who was detained."""

    action: ClassVar[str] = "hand-over-person"
    to: str
    handed_at: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseCase(CaseCommand):
    """End the investigation; `give_back` says what becomes of winnings that were seized."""

    action: ClassVar[str] = "close-case"
    decision: str
    give_back: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivateEdition(Command):
    """Note from which day an edition of a book holds, apart from the day it was signed."""

    action: ClassVar[str] = "activate-edition"
    book: str
    edition: str
    signed_on: str
    effective_from: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TellRegulator(Command):
    """Note that a month's report has gone to the regulator."""

    action: ClassVar[str] = "tell-regulator"
    matter: str
    month: str
