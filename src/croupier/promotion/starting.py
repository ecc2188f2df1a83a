"""The start: patrons can find the terms, and marketing refers to them."""

from collections.abc import Iterator
from typing import Annotated

from croupier.core.declarations import FieldKind
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
from croupier.promotion.drafting import refuse_contents
from croupier.promotion.state import HOUR, Promotion, Status
from croupier.promotion.terms import PromotionTerms
from croupier.roulette.promotion import Matter


@command(
    "start",
    Matter.TERMS,
    roles=OPERATORS,
    during=frozenset({Status.DRAFT, Status.SUBMITTED}),
    doing="promotion-doing-start",
)
class StartPromotion(PromotionCommand):
    """Begin. `channels` say where patrons find the terms, besides on the house's own screens."""

    channels: Annotated[tuple[str, ...], FieldKind("lines")] = ("in the casino",)

    def decide(self, promotion: Promotion) -> Decision:
        """The regulator has had the full terms for long enough."""
        if refusal := refuse_contents(promotion):
            return refusal
        if promotion.status is Status.DRAFT or promotion.submitted_at is None:
            detail = say("promotion-regulator-without")
            return refuse(promotion, Reason.NOTICE_REQUIRED, detail, Matter.SUBMISSION)
        hours = promotion.rules.submission_hours
        if self.at < promotion.submitted_at + hours * HOUR:
            detail = say("promotion-regulator-hours", hours=hours)
            return refuse(promotion, Reason.NOTICE_REQUIRED, detail, Matter.SUBMISSION)
        if not any(channel.strip() for channel in self.channels):
            detail = say("promotion-terms-nowhere")
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.TERMS)
        return (
            PromotionStarted(
                at=self.at,
                by=self.by,
                channels=self.channels,
                clauses=promotion.cite(Matter.TERMS, Matter.SUBMISSION),
                warnings=tuple(_unclocked(promotion.terms)),
            ),
        )


def _unclocked(terms: PromotionTerms) -> Iterator[Message]:
    """What is stated in words alone, and so kept by people: the house closes and holds nothing."""
    if terms.closes_at is None:
        yield say("promotion-closes-by-hand")
    if terms.draws_at is None:
        yield say("promotion-draws-by-hand")


@PROMOTIONS.event
class PromotionStarted(PromotionEvent):
    """It runs, and patrons can find the terms."""

    channels: tuple[str, ...]

    def evolve(self, promotion: Promotion) -> Promotion:
        return promotion.but(status=Status.STARTED, channels=self.channels, started_at=self.at)

    def message(self) -> Message:
        return say("promotion-starts", channels=self.channels)


@command("release-marketing", Matter.MARKETING, roles=OPERATORS, doing="promotion-doing-marketing")
class ReleaseMarketing(PromotionCommand):
    """Let marketing material out."""

    refers_to_terms: bool

    def decide(self, promotion: Promotion) -> Decision:
        """It says where the terms are."""
        if not self.refers_to_terms:
            detail = say("promotion-material-silent")
            return refuse(promotion, Reason.INVALID, detail, Matter.MARKETING)
        clauses = promotion.cite(Matter.MARKETING)
        return (MarketingReleased(at=self.at, by=self.by, clauses=clauses),)


@PROMOTIONS.event
class MarketingReleased(PromotionEvent):
    """Marketing material that refers to the terms is out."""

    def message(self) -> Message:
        return say("promotion-marketing-out")
