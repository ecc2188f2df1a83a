"""Cutting views of a promotion: for staff, for the list that anybody may see, and its history."""

from collections.abc import Collection

from croupier.core.roles import Role
from croupier.house.views.contest_shapes import DutyShown
from croupier.house.views.contests import missing_shown
from croupier.house.views.forms import form_of
from croupier.house.views.game_shapes import FormTold
from croupier.house.views.promotion_shapes import (
    ClaimShown,
    InterruptionShown,
    PrizeShown,
    PromotionLine,
    PromotionView,
)
from croupier.promotion.declare import commands_now
from croupier.promotion.settling import may_be_money
from croupier.promotion.state import HOUR, Claim, Duty, Promotion, Status, due
from croupier.promotion.terms import show_prize

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
        forms=forms_now(promotion, roles),
        seq=seq,
        time=time,
    )


def forms_now(promotion: Promotion, roles: Collection[Role]) -> tuple[FormTold, ...]:
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
            says=show_prize(prize),
            value=prize.value,
            winner=winners.get(number, ""),
            given=number in promotion.settled,
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
