"""From draft to start: terms whole, prizes allowed, the regulator told in time."""

from croupier.core.refusal import Reason, Refusal
from croupier.promotion import commands as c
from croupier.promotion import events as e
from croupier.promotion.answer import Decision, refuse, refuse_status
from croupier.promotion.state import HOUR, Promotion, Status
from croupier.promotion.terms import Prize
from croupier.roulette.promotion import Matter

_PLANNING = frozenset({Status.NONE, Status.DRAFT})
_RUNNING = frozenset({Status.STARTED, Status.DRAWN, Status.PAID})


def draft(promotion: Promotion, command: c.DraftPromotion) -> Decision:
    """Write it down, complete or not; a new draft replaces one that was not sent."""
    if refusal := refuse_status(promotion, "a draft", _PLANNING, Matter.TERMS):
        return refusal
    if not command.by_chance:
        detail = "a benefit without a draw or any chance is no promotional prize"
        return refuse(promotion, Reason.NOT_OFFERED, detail, Matter.PRIZE)
    if refusal := _refuse_alternatives(promotion, command.prizes):
        return refusal
    return (
        e.PromotionDrafted(
            at=command.at,
            by=command.by,
            terms=command.terms,
            prizes=command.prizes,
            prescribed=command.prescribed,
            clauses=promotion.cite(Matter.TERMS, Matter.PRIZE),
        ),
    )


def _refuse_alternatives(promotion: Promotion, prizes: tuple[Prize, ...]) -> Refusal | None:
    for prize in prizes:
        if prize.monetary_alternative and prize.kind in promotion.rules.no_alternative:
            detail = f"{prize.kind} are never exchanged for money"
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ALTERNATIVE)
    return None


def _refuse_drawn(promotion: Promotion, prizes: tuple[Prize, ...]) -> Refusal | None:
    """What somebody has won stays as it was when it was drawn."""
    drawn = sorted({prize for draw in promotion.draws for prize in draw.prizes})
    for number in drawn:
        if number >= len(prizes) or prizes[number] != promotion.prizes[number]:
            detail = f"prize {number + 1} has been drawn and is not amended"
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.RESUBMISSION)
    return None


def refuse_contents(promotion: Promotion) -> Refusal | None:
    """Why these terms and prizes cannot be offered to anybody."""
    if missing := promotion.missing:
        says = "; ".join(f"{item.key} ({item.says})" for item in missing)
        clauses = (clause for item in missing for clause in item.clauses)
        cited = tuple(dict.fromkeys((*clauses, *promotion.cite(Matter.CHECKLIST))))
        return Refusal(Reason.TERMS_INCOMPLETE, f"the terms do not state: {says}", cited)
    if banned := promotion.banned:
        kinds = ", ".join(one.kind for one in banned)
        clauses = (clause for one in banned for clause in one.clauses)
        detail = f"no prize may be or hold: {kinds}"
        return Refusal(Reason.NOT_PERMITTED, detail, tuple(dict.fromkeys(clauses)))
    return None


def submit(promotion: Promotion, command: c.SubmitToRegulator) -> Decision:
    wanted = frozenset({Status.DRAFT, Status.SUBMITTED, Status.POSTPONED}) | _RUNNING
    if refusal := refuse_status(promotion, "sending the terms", wanted, Matter.SUBMISSION):
        return refusal
    if refusal := refuse_contents(promotion):
        return refusal
    again = promotion.amended_at is not None
    matter = Matter.RESUBMISSION if again else Matter.SUBMISSION
    return (e.TermsSubmitted(at=command.at, by=command.by, clauses=promotion.cite(matter)),)


def start(promotion: Promotion, command: c.StartPromotion) -> Decision:
    """Begin, once the regulator has had the full terms for long enough."""
    wanted = frozenset({Status.DRAFT, Status.SUBMITTED})
    if refusal := refuse_status(promotion, "the start", wanted, Matter.TERMS):
        return refusal
    if refusal := refuse_contents(promotion):
        return refusal
    if promotion.status is Status.DRAFT or promotion.submitted_at is None:
        detail = "the regulator has not been sent the terms"
        return refuse(promotion, Reason.NOTICE_REQUIRED, detail, Matter.SUBMISSION)
    hours = promotion.rules.submission_hours
    if command.at < promotion.submitted_at + hours * HOUR:
        detail = f"the regulator must have had the terms for {hours} hours"
        return refuse(promotion, Reason.NOTICE_REQUIRED, detail, Matter.SUBMISSION)
    if not command.channels:
        detail = "patrons cannot find the terms anywhere"
        return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.TERMS)
    return (
        e.PromotionStarted(
            at=command.at,
            by=command.by,
            channels=command.channels,
            clauses=promotion.cite(Matter.TERMS, Matter.SUBMISSION),
        ),
    )


def amend(promotion: Promotion, command: c.AmendPromotion) -> Decision:
    """Change it. While it runs the change must go to the regulator as soon as possible."""
    wanted = frozenset(Status) - {Status.NONE, Status.CANCELLED}
    if refusal := refuse_status(promotion, "an amendment", wanted, Matter.RESUBMISSION):
        return refusal
    terms = promotion.terms if command.terms is None else command.terms
    prizes = promotion.prizes if command.prizes is None else command.prizes
    changed = promotion.but(terms=terms, prizes=prizes)
    refusal = _refuse_alternatives(promotion, prizes) or _refuse_drawn(promotion, prizes)
    if promotion.status is not Status.DRAFT:
        refusal = refusal or refuse_contents(changed)
    if refusal:
        return refusal
    return (
        e.PromotionAmended(
            at=command.at,
            by=command.by,
            terms=terms,
            prizes=prizes,
            clauses=promotion.cite(Matter.RESUBMISSION),
            warnings=("the regulator must have the amended terms",),
        ),
    )


def release_marketing(promotion: Promotion, command: c.ReleaseMarketing) -> Decision:
    if not command.refers_to_terms:
        detail = "the material does not refer to the terms"
        return refuse(promotion, Reason.INVALID, detail, Matter.MARKETING)
    clauses = promotion.cite(Matter.MARKETING)
    return (e.MarketingReleased(at=command.at, by=command.by, clauses=clauses),)
