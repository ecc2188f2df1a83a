"""The full terms go to the regulator, in time."""

from croupier.core.messages import Message, say
from croupier.promotion.declare import (
    OPERATORS,
    PROMOTIONS,
    RUNNING,
    Decision,
    PromotionCommand,
    PromotionEvent,
    command,
)
from croupier.promotion.drafting import refuse_contents
from croupier.promotion.state import Promotion, Status
from croupier.roulette.promotion import Matter


@command(
    "submit-to-regulator",
    Matter.SUBMISSION,
    roles=OPERATORS,
    during=RUNNING | {Status.DRAFT, Status.SUBMITTED, Status.POSTPONED},
    doing="promotion-doing-submit",
)
class SubmitToRegulator(PromotionCommand):
    """Send the full terms to the regulator, for the first time or again."""

    def decide(self, promotion: Promotion) -> Decision:
        """They are whole, and nothing among the prizes is banned."""
        if refusal := refuse_contents(promotion):
            return refusal
        again = promotion.amended_at is not None
        matter = Matter.RESUBMISSION if again else Matter.SUBMISSION
        return (TermsSubmitted(at=self.at, by=self.by, clauses=promotion.cite(matter)),)


@PROMOTIONS.event
class TermsSubmitted(PromotionEvent):
    """The regulator has the terms as they stand."""

    def evolve(self, promotion: Promotion) -> Promotion:
        if promotion.has_run:
            return promotion.but(amended_at=None)
        if promotion.status is Status.POSTPONED:
            return promotion.but(before=Status.SUBMITTED, submitted_at=self.at)
        return promotion.but(status=Status.SUBMITTED, submitted_at=self.at)

    def message(self) -> Message:
        return say("promotion-submitted")
