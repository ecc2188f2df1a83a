"""Disputes over the terms: the operator's decision is final, and a right to complain stays."""

from croupier.core.declarations import PersonName
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
from croupier.promotion.state import Dispute, Promotion
from croupier.roulette.promotion import Matter


@command("close-dispute", Matter.DISPUTE, roles=OPERATORS, doing="promotion-doing-dispute")
class CloseDispute(PromotionCommand):
    """End a dispute over the terms by the operator's decision."""

    player: PersonName
    decision: str
    satisfied: bool = False
    #: Whether the person was informed of the right to complain to an inspector.
    right_advised: bool = False

    def decide(self, promotion: Promotion) -> Decision:
        """A person who is not satisfied hears of the inspector first."""
        if not self.decision.strip():
            detail = say("promotion-decision-needed", player=self.player)
            return refuse(promotion, Reason.INVALID, detail, Matter.DISPUTE)
        if not self.satisfied and not self.right_advised:
            detail = say("promotion-right-to-complain", player=self.player)
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.DISPUTE)
        return (
            DisputeClosed(
                at=self.at,
                by=self.by,
                player=self.player,
                decision=self.decision,
                satisfied=self.satisfied,
                right_advised=self.right_advised,
                clauses=promotion.cite(Matter.DISPUTE),
            ),
        )


@PROMOTIONS.event
class DisputeClosed(PromotionEvent):
    """The operator has decided a dispute over the terms."""

    player: str
    decision: str
    satisfied: bool
    right_advised: bool

    def evolve(self, promotion: Promotion) -> Promotion:
        closed = Dispute(
            player=self.player,
            decision=self.decision,
            satisfied=self.satisfied,
            right_advised=self.right_advised,
            at=self.at,
        )
        return promotion.but(
            disputes=(*promotion.disputes, closed),
            upheld=promotion.upheld | (promotion.refused & {self.player}),
        )

    def message(self) -> Message:
        return say(
            "promotion-dispute-decided",
            player=self.player,
            decision=self.decision,
            satisfied=self.satisfied,
        )
