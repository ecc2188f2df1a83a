"""Facts about a promotion."""

from dataclasses import dataclass

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.promotion.commands import Part
from croupier.promotion.terms import Milliseconds, Prize, Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact, with the clauses behind it and what somebody should be told."""

    at: Milliseconds
    by: Role
    clauses: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PromotionOpened(Event):
    """There is a promotion, under one text of one book."""

    promotion: str
    book: str
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PromotionDrafted(Event):
    """Terms and prizes are written down; an earlier draft is replaced."""

    terms: Terms
    prizes: tuple[Prize, ...]
    prescribed: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsSubmitted(Event):
    """The regulator has the terms as they stand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PromotionStarted(Event):
    """It runs, and patrons can find the terms."""

    channels: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PromotionAmended(Event):
    """Terms or prizes have changed; the regulator does not know yet."""

    terms: Terms
    prizes: tuple[Prize, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketingReleased(Event):
    """Marketing material that refers to the terms is out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryTaken(Event):
    """Somebody takes part."""

    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WinnerDrawn(Event):
    """Somebody was drawn for some prizes."""

    winner: str
    prizes: tuple[int, ...]
    scrutineer: bool
    present: bool
    #: The lot, where the house drew it: which of how many entries, in the order of names.
    lot: int | None = None
    among: int = 0
    witness: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WinnerNotified(Event):
    """A winner was told."""

    player: str
    method: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizesPaid(Event):
    """Prizes were paid in money."""

    player: str
    prizes: tuple[int, ...]
    amount: Money
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizesHandedOver(Event):
    """Prizes were given as they are."""

    player: str
    prizes: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimMade(Event):
    """Somebody claims a prize."""

    player: str
    value: Money
    name: str
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimDenied(Event):
    """A claim was refused; its details are kept where the book wants them kept."""

    player: str
    value: Money
    name: str
    address: str
    reason: str
    told: bool
    kept: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ReasonTold(Event):
    """A claimant knows why."""

    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PromotionPostponed(Event):
    """It waits until its integrity is validated."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class IntegrityValidated(Event):
    """It goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PromotionCancelled(Event):
    """It is off."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InspectorInformed(Event):
    """The inspector knows that it was postponed or cancelled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DisputeClosed(Event):
    """The operator has decided a dispute over the terms."""

    player: str
    decision: str
    satisfied: bool
    right_advised: bool
