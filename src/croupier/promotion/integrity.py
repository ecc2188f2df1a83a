"""Doubts about integrity: put off or called off, and the inspector hears of it in time."""

from dataclasses import replace
from typing import ClassVar, Final

from croupier.core.declarations import Words
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason
from croupier.promotion.declare import (
    OPERATORS,
    PROMOTIONS,
    Decision,
    PromotionCommand,
    PromotionEvent,
    command,
    refuse,
)
from croupier.promotion.state import HOUR, Interruption, Promotion, Status
from croupier.roulette.promotion import Matter

_STOPPABLE: Final = frozenset({Status.SUBMITTED, Status.STARTED, Status.DRAWN})


@command(
    "postpone",
    Matter.INTEGRITY,
    roles=OPERATORS,
    during=_STOPPABLE,
    doing="promotion-doing-postpone",
    grave=True,
)
class PostponePromotion(PromotionCommand):
    """Put it off: its integrity is in doubt."""

    reason: Words

    def decide(self, promotion: Promotion) -> Decision:
        """For a reason that is put on record."""
        if not self.reason.strip():
            return refuse(
                promotion, Reason.INVALID, say("promotion-doubt-needed"), Matter.INTEGRITY
            )
        clauses = promotion.cite(Matter.INTEGRITY)
        event = PromotionPostponed(at=self.at, by=self.by, reason=self.reason, clauses=clauses)
        return (event,)


class InterruptingEvent(PromotionEvent):
    """It was interrupted, and the inspector does not know yet."""

    reason: str
    what: ClassVar[Status]

    def interrupted(self, promotion: Promotion) -> Promotion:
        """The promotion with one more interruption; nobody oversees a draw any more."""
        new = Interruption(what=self.what, reason=self.reason, at=self.at)
        return promotion.but(
            status=self.what, interruptions=(*promotion.interruptions, new), overseen=False
        )


@PROMOTIONS.event
class PromotionPostponed(InterruptingEvent):
    """It waits until its integrity is validated."""

    what: ClassVar[Status] = Status.POSTPONED

    def evolve(self, promotion: Promotion) -> Promotion:
        return self.interrupted(promotion).but(before=promotion.status)

    def message(self) -> Message:
        return say("promotion-postponed", reason=self.reason)


@command(
    "validate",
    Matter.INTEGRITY,
    roles=OPERATORS,
    during=frozenset({Status.POSTPONED}),
    doing="promotion-doing-validate",
)
class ValidateIntegrity(PromotionCommand):
    """The doubt is gone; it goes on."""

    def decide(self, promotion: Promotion) -> Decision:
        """From where it stood."""
        clauses = promotion.cite(Matter.INTEGRITY)
        return (IntegrityValidated(at=self.at, by=self.by, clauses=clauses),)


@PROMOTIONS.event
class IntegrityValidated(PromotionEvent):
    """It goes on."""

    def evolve(self, promotion: Promotion) -> Promotion:
        return promotion.but(status=promotion.before, before=Status.NONE)

    def message(self) -> Message:
        return say("promotion-validated")


@command(
    "cancel",
    Matter.INTEGRITY,
    roles=OPERATORS,
    during=_STOPPABLE | {Status.POSTPONED},
    doing="promotion-doing-cancel",
    grave=True,
)
class CancelPromotion(PromotionCommand):
    """Call it off."""

    reason: Words

    def decide(self, promotion: Promotion) -> Decision:
        """For a reason that is put on record."""
        if not self.reason.strip():
            return refuse(
                promotion, Reason.INVALID, say("promotion-why-called-off"), Matter.INTEGRITY
            )
        clauses = promotion.cite(Matter.INTEGRITY)
        event = PromotionCancelled(at=self.at, by=self.by, reason=self.reason, clauses=clauses)
        return (event,)


@PROMOTIONS.event
class PromotionCancelled(InterruptingEvent):
    """It is off."""

    what: ClassVar[Status] = Status.CANCELLED

    def evolve(self, promotion: Promotion) -> Promotion:
        return self.interrupted(promotion).but(before=Status.NONE)

    def message(self) -> Message:
        return say("promotion-called-off", reason=self.reason)


@command("inform-inspector", Matter.INTEGRITY, roles=OPERATORS, doing="promotion-doing-inform")
class InformInspector(PromotionCommand):
    """Inform the inspector that it was postponed or cancelled."""

    def decide(self, promotion: Promotion) -> Decision:
        """One notice covers all that the inspector does not know of; the oldest sets the time."""
        since = promotion.interrupted_at
        if since is None:
            detail = say("promotion-inspector-knows-all")
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.INTEGRITY)
        late = self.at > since + promotion.rules.inspector_hours * HOUR
        return (
            InspectorInformed(
                at=self.at,
                by=self.by,
                clauses=promotion.cite(Matter.INTEGRITY),
                warnings=(say("promotion-inspector-late"),) if late else (),
            ),
        )


@PROMOTIONS.event
class InspectorInformed(PromotionEvent):
    """The inspector knows that it was postponed or cancelled."""

    def evolve(self, promotion: Promotion) -> Promotion:
        known = tuple(
            each if each.informed_at is not None else replace(each, informed_at=self.at)
            for each in promotion.interruptions
        )
        return promotion.but(interruptions=known)

    def message(self) -> Message:
        return say("promotion-inspector-informed", late=bool(self.warnings))
