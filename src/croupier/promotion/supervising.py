"""Claims and their denial, doubts about integrity, disputes."""

from croupier.core.money import show_dollars
from croupier.core.refusal import Reason
from croupier.promotion import commands as c
from croupier.promotion import events as e
from croupier.promotion.answer import Decision, refuse, refuse_status
from croupier.promotion.state import HOUR, Promotion, Status
from croupier.roulette.promotion import Matter

_RUNNING = frozenset({Status.STARTED, Status.DRAWN, Status.PAID})
_STOPPABLE = frozenset({Status.SUBMITTED, Status.STARTED, Status.DRAWN})


def claim(promotion: Promotion, command: c.ClaimPrize) -> Decision:
    if refusal := refuse_status(promotion, "a claim", _RUNNING, Matter.REASONS):
        return refusal
    if command.value <= 0:
        detail = f"a claim for {show_dollars(command.value)} is none"
        return refuse(promotion, Reason.INVALID, detail, Matter.VALUE)
    return (
        e.ClaimMade(
            at=command.at,
            by=command.by,
            player=command.player,
            value=command.value,
            name=command.name,
            address=command.address,
            clauses=promotion.cite(Matter.AWARD),
        ),
    )


def deny(promotion: Promotion, command: c.DenyClaim) -> Decision:
    """Refuse a claim with its reasons; the details of a larger one are kept."""
    claimed = promotion.claims.get(command.player)
    if claimed is None:
        detail = f"{command.player} has claimed nothing"
        return refuse(promotion, Reason.INVALID, detail, Matter.REASONS)
    if not command.reason.strip():
        detail = f"say why {command.player}'s claim is not met"
        return refuse(promotion, Reason.INVALID, detail, Matter.REASONS, Matter.DENIED_CLAIMS)
    kept = claimed.value > promotion.rules.denied_claims_over
    if kept and not (claimed.name.strip() and claimed.address.strip()):
        detail = f"name and address of {command.player} are wanted for the record"
        return refuse(promotion, Reason.INVALID, detail, Matter.DENIED_CLAIMS)
    return (
        e.ClaimDenied(
            at=command.at,
            by=command.by,
            player=claimed.player,
            value=claimed.value,
            name=claimed.name,
            address=claimed.address,
            reason=command.reason,
            told=command.told,
            kept=kept,
            clauses=promotion.cite(Matter.REASONS, *([Matter.DENIED_CLAIMS] if kept else [])),
        ),
    )


def tell_reason(promotion: Promotion, command: c.TellReason) -> Decision:
    if command.player not in promotion.untold:
        detail = f"{command.player} waits for no reason"
        return refuse(promotion, Reason.INVALID, detail, Matter.REASONS)
    clauses = promotion.cite(Matter.REASONS)
    return (e.ReasonTold(at=command.at, by=command.by, player=command.player, clauses=clauses),)


def postpone(promotion: Promotion, command: c.PostponePromotion) -> Decision:
    if refusal := refuse_status(promotion, "postponing", _STOPPABLE, Matter.INTEGRITY):
        return refusal
    clauses = promotion.cite(Matter.INTEGRITY)
    return (
        e.PromotionPostponed(at=command.at, by=command.by, reason=command.reason, clauses=clauses),
    )


def validate(promotion: Promotion, command: c.ValidateIntegrity) -> Decision:
    postponed = frozenset({Status.POSTPONED})
    if refusal := refuse_status(promotion, "going on", postponed, Matter.INTEGRITY):
        return refusal
    clauses = promotion.cite(Matter.INTEGRITY)
    return (e.IntegrityValidated(at=command.at, by=command.by, clauses=clauses),)


def cancel(promotion: Promotion, command: c.CancelPromotion) -> Decision:
    wanted = _STOPPABLE | {Status.POSTPONED}
    if refusal := refuse_status(promotion, "cancelling", wanted, Matter.INTEGRITY):
        return refusal
    clauses = promotion.cite(Matter.INTEGRITY)
    return (
        e.PromotionCancelled(at=command.at, by=command.by, reason=command.reason, clauses=clauses),
    )


def inform_inspector(promotion: Promotion, command: c.InformInspector) -> Decision:
    since = promotion.interrupted_at
    if since is None:
        detail = "nothing was postponed or cancelled that the inspector does not know of"
        return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.INTEGRITY)
    late = command.at > since + promotion.rules.inspector_hours * HOUR
    return (
        e.InspectorInformed(
            at=command.at,
            by=command.by,
            clauses=promotion.cite(Matter.INTEGRITY),
            warnings=("the inspector was told too late",) if late else (),
        ),
    )


def close_dispute(promotion: Promotion, command: c.CloseDispute) -> Decision:
    """The operator's decision is final; who is not satisfied is told of the inspector."""
    if not command.satisfied and not command.right_advised:
        detail = f"tell {command.player} first of the right to complain to an inspector"
        return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.DISPUTE)
    return (
        e.DisputeClosed(
            at=command.at,
            by=command.by,
            player=command.player,
            decision=command.decision,
            satisfied=command.satisfied,
            right_advised=command.right_advised,
            clauses=promotion.cite(Matter.DISPUTE),
        ),
    )
