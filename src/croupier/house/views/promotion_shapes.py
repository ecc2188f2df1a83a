"""What is shown of promotions, shape by shape. Amounts are cents."""

from croupier.house.views.contest_shapes import DutyShown, MissingShown, Shape
from croupier.house.views.game_shapes import FormTold


class PrizeShown(Shape, frozen=True, kw_only=True):
    """A prize, and where it stands. Without a winner it has not been drawn."""

    number: int
    kind: str
    says: str
    value: int | None
    winner: str
    given: bool
    #: Whether the winner may have money for it.
    payable: bool


class ClaimShown(Shape, frozen=True, kw_only=True):
    """A claim that waits, or one that was denied and is kept, with its reason."""

    player: str
    value: int
    name: str
    address: str
    reason: str
    at: int


class InterruptionShown(Shape, frozen=True, kw_only=True):
    """It was postponed or called off, and until when the inspector hears of it."""

    what: str
    reason: str
    at: int
    due: int
    informed_at: int | None


class PromotionView(Shape, frozen=True, kw_only=True):
    """A promotion as staff see it."""

    promotion: str
    book: str
    status: str
    missing: tuple[MissingShown, ...]
    banned: tuple[str, ...]
    prizes: tuple[PrizeShown, ...]
    entrants: int
    closes_at: int | None
    draws_at: int | None
    scrutineer: str
    overseen: bool
    #: Winners who have not been given everything.
    owed: tuple[str, ...]
    claims: tuple[ClaimShown, ...]
    denied: tuple[ClaimShown, ...]
    #: Claimants who have not heard why they were refused.
    unanswered: tuple[str, ...]
    interruptions: tuple[InterruptionShown, ...]
    disputes: int
    due: tuple[DutyShown, ...]
    #: How winners may be told, and how they may be paid.
    notices: tuple[str, ...]
    payments: tuple[str, ...]
    #: What the caller may do now, each with what is filled in for it.
    forms: tuple[FormTold, ...]
    seq: int
    time: int


class PromotionLine(Shape, frozen=True, kw_only=True):
    """A promotion in the list of them."""

    promotion: str
    book: str
    status: str
    prizes: int
    entrants: int
    #: What all prizes are worth together.
    value: int
    closes_at: int | None
    draws_at: int | None
    #: Whether somebody may enter now, and do so without a member of staff.
    open: bool
    own_entry: bool


class PromotionStep(Shape, frozen=True, kw_only=True):
    """Something that happened in a promotion, as a sentence."""

    seq: int
    at: int
    actor: str
    says: str
    clauses: tuple[str, ...]
    warnings: tuple[str, ...]
