"""Cutting views of a promotion: for staff, for the list that anybody may see, and its history."""

from collections.abc import Collection

from croupier.core.messages import Params
from croupier.core.roles import Role
from croupier.house.views.contest_board import DutyShown, MissingShown, Shape
from croupier.house.views.contests import missing_shown
from croupier.house.views.form_description import FormDescription
from croupier.house.views.forms import form_of
from croupier.house.views.worded import Worded, worded
from croupier.promotion.declare import commands_now
from croupier.promotion.settling import may_be_money
from croupier.promotion.state import HOUR, Claim, Duty, Promotion, Status, due
from croupier.promotion.terms import Forfeited, prize_said


class PrizeShown(Shape, frozen=True, kw_only=True):
    """A prize, and where it stands. Without a winner it has not been drawn."""

    number: int
    kind: str
    says: str
    #: The same to be said in any language.
    said: Worded
    value: int | None
    winner: str
    given: bool
    #: Whether it was taken from a winner who was refused, and stays with the house.
    kept: bool = False
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
    #: How winners may be notified, and how they may be paid.
    notices: tuple[str, ...]
    payments: tuple[str, ...]
    #: What may become of a prize that its winner was refused for good.
    forfeited: tuple[str, ...]
    #: What the caller may do now, each with what is filled in for it.
    forms: tuple[FormDescription, ...]
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
    #: The sentence and the warnings, to be said in any language.
    code: str = ""
    params: Params = {}
    warned: tuple[Worded, ...] = ()


#: Who sees where claimants live.
_SEE_CLAIMS = frozenset(
    {
        Role.OPERATOR,
        Role.MANAGEMENT_REPRESENTATIVE,
        Role.INSPECTOR,
        Role.AUTHORISED_OFFICER,
        Role.SURVEILLANCE,
    }
)


def duty_shown(promotion: str, duty: Duty, *, now: int) -> DutyShown:
    """A duty of a promotion."""
    return DutyShown(
        promotion=promotion,
        what=duty.what,
        to=duty.to,
        by=duty.by,
        overdue=duty.by is not None and now > duty.by,
        clauses=duty.clauses,
    )


def promotion_line(promotion: Promotion, name: str, book: str, now: int) -> PromotionLine:
    """A promotion as anybody may see it in a list."""
    closes_at = promotion.terms.closes_at
    takes = promotion.status is Status.STARTED and (closes_at is None or now <= closes_at)
    return PromotionLine(
        promotion=name,
        book=book,
        status=promotion.status.value,
        prizes=len(promotion.prizes),
        entrants=len(promotion.entrants),
        value=sum(prize.value or 0 for prize in promotion.prizes),
        closes_at=closes_at,
        draws_at=promotion.terms.draws_at,
        open=takes,
        own_entry=takes and promotion.terms.is_checked,
    )


def promotion_view(
    promotion: Promotion, name: str, book: str, roles: Collection[Role], *, seq: int, time: int
) -> PromotionView:
    """Everything about a promotion, for somebody in some roles."""
    sees = bool(_SEE_CLAIMS & set(roles))
    hours = promotion.rules.inspector_hours * HOUR
    return PromotionView(
        promotion=name,
        book=book,
        status=promotion.status.value,
        missing=missing_shown(promotion.missing),
        banned=tuple(banned.kind for banned in promotion.banned),
        prizes=_prizes(promotion),
        entrants=len(promotion.entrants),
        closes_at=promotion.terms.closes_at,
        draws_at=promotion.terms.draws_at,
        scrutineer=promotion.scrutineer,
        overseen=promotion.overseen,
        owed=promotion.owed_winners,
        claims=tuple(_claim(each, sees) for each in promotion.claims.values()),
        denied=tuple(_claim(each, sees) for each in promotion.denied),
        unanswered=promotion.unanswered,
        interruptions=tuple(
            InterruptionShown(
                what=each.what.value,
                reason=each.reason,
                at=each.at,
                due=each.at + hours,
                informed_at=each.informed_at,
            )
            for each in promotion.interruptions
        ),
        disputes=len(promotion.disputes),
        due=tuple(duty_shown(name, duty, now=time) for duty in due(promotion)),
        notices=tuple(dict.fromkeys(promotion.rules.notices.values())),
        payments=tuple(dict.fromkeys(promotion.rules.payments.values())),
        forfeited=tuple(Forfeited),
        forms=forms_now(promotion, roles),
        seq=seq,
        time=time,
    )


def forms_now(promotion: Promotion, roles: Collection[Role]) -> tuple[FormDescription, ...]:
    """What somebody in some roles may do now, with what is filled in for it."""
    return tuple(
        form_of(kind, kind.roles or frozenset(), kind.during)
        for kind in commands_now(promotion, roles).values()
    )


def _prizes(promotion: Promotion) -> tuple[PrizeShown, ...]:
    winners = {prize: draw.winner for draw in promotion.draws for prize in draw.prizes}
    return tuple(
        PrizeShown(
            number=number,
            kind=prize.kind,
            says=str(said := prize_said(prize)),
            said=worded(said),
            value=prize.value,
            winner=winners.get(number, ""),
            given=number in promotion.settled,
            kept=number in promotion.kept,
            payable=may_be_money(promotion, number),
        )
        for number, prize in enumerate(promotion.prizes)
    )


def _claim(claim: Claim, sees: bool) -> ClaimShown:
    return ClaimShown(
        player=claim.player,
        value=claim.value,
        name=claim.name if sees else "",
        address=claim.address if sees else "",
        reason=claim.reason,
        at=claim.at,
    )
