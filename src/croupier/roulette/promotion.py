"""What a book says of promotional prizes, as a value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from croupier.core.money import Money
from croupier.roulette.terms import Clauses, TermItem


class Matter(StrEnum):
    """A matter that a promotion decides. Each book names its clauses for every one of them."""

    PRIZE = "prize"
    SCRUTINEER = "scrutineer"
    ALTERNATIVE = "alternative"
    NO_CASH = "no-cash"
    PAYMENT = "payment"
    BANNED = "banned"
    TERMS = "terms"
    MARKETING = "marketing"
    CHECKLIST = "checklist"
    ELIGIBILITY = "eligibility"
    ENTRY_CLOSES = "entry-closes"
    AWARD = "award"
    VALUE = "value"
    NOTICE = "notice"
    NOTICE_METHOD = "notice-method"
    REASONS = "reasons"
    DENIED_CLAIMS = "denied-claims"
    DISPUTE = "dispute"
    INTEGRITY = "integrity"
    WAGER = "wager"
    SCHEDULE = "schedule"
    SUBMISSION = "submission"
    RESUBMISSION = "resubmission"


@dataclass(frozen=True, slots=True, kw_only=True)
class Banned:
    """A kind of thing that no prize may hold; `litres_max` where only more than that is banned."""

    kind: str
    clauses: Clauses
    litres_max: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PromotionRules:
    """One book's rules for promotional prizes. Every "over" is strict."""

    checklist: tuple[TermItem, ...]
    #: What a prize must state besides, by its kind.
    details: Mapping[str, tuple[TermItem, ...]]
    #: What every prize must state.
    always: tuple[TermItem, ...]
    banned: tuple[Banned, ...]
    scrutineer_over: Money
    denied_claims_over: Money
    submission_hours: int
    notice_hours: int
    inspector_hours: int
    #: How a winner may be notified, and how money may be paid: our word for each word people use.
    notices: Mapping[str, str]
    payments: Mapping[str, str]
    #: Kinds of prize that are never turned into money.
    no_alternative: frozenset[str]
    #: Kinds of prize that are money themselves: paid, and never handed over.
    money: frozenset[str]
    clauses: Mapping[Matter, Clauses] = field(default_factory=dict)

    def cite(self, *matters: Matter) -> Clauses:
        """The clauses for some matters, each once."""
        found = (clause for matter in matters for clause in self.clauses[matter])
        return tuple(dict.fromkeys(found))
