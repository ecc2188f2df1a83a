"""Prizes whose winner was refused for good: drawn again among the others, or kept by the house.

Without this end a prize that nobody may be given would be owed for ever.
"""

from typing import Annotated

from croupier.core.declarations import FieldKind, Words
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.promotion.declare import (
    DRAWN,
    OPERATORS,
    PROMOTIONS,
    Decision,
    PromotionCommand,
    PromotionEvent,
    command,
    refuse,
)
from croupier.promotion.notices import WinnerName
from croupier.promotion.settling import PrizeNumbers, find_owed
from croupier.promotion.state import Promotion, close_if_whole
from croupier.promotion.terms import Forfeited
from croupier.roulette.promotion import Matter


@command(
    "forfeit",
    Matter.REASONS,
    roles=OPERATORS,
    during=DRAWN,
    doing="promotion-doing-forfeit",
    grave=True,
)
class ForfeitPrizes(PromotionCommand):
    """Take prizes from a winner whose claim was denied for good."""

    player: WinnerName
    reason: Words
    #: What becomes of them; where the terms say it nobody has to.
    becomes: Annotated[Forfeited | None, FieldKind("forfeited")] = None
    prizes: PrizeNumbers = ()
    #: Whether the winner was informed of the right to complain to an inspector.
    right_advised: bool = False
    #: Entrants who were excluded since: where nobody else is left, nobody can be drawn.
    barred: Annotated[frozenset[str], FieldKind("house")] = frozenset()

    def decide(self, promotion: Promotion) -> Decision:
        """As the terms say; where they are silent the operator decides."""
        prizes = find_owed(promotion, self.player, self.prizes, Matter.AWARD)
        if isinstance(prizes, Refusal):
            return prizes
        becomes = self._becomes(promotion)
        refusal = self._refuse_open(promotion) or self._refuse_end(promotion, becomes)
        if becomes is None or refusal:
            return refusal or refuse(
                promotion, Reason.INVALID, say("promotion-forfeit-unsaid"), Matter.VALUE
            )
        return (
            PrizesForfeited(
                at=self.at,
                by=self.by,
                player=self.player,
                prizes=prizes,
                becomes=becomes,
                reason=self.reason,
                clauses=promotion.cite(Matter.REASONS, Matter.DISPUTE, Matter.VALUE),
            ),
        )

    def _nobody_left(self, promotion: Promotion) -> bool:
        return not promotion.entrants - promotion.passed_over - self.barred - {self.player}

    def _becomes(self, promotion: Promotion) -> Forfeited | None:
        return self.becomes or promotion.terms.forfeited

    def _refuse_open(self, promotion: Promotion) -> Refusal | None:
        """Why the denial is not the last word: its reason and the right to complain come first."""
        if not self.reason.strip():
            detail = say("promotion-why-forfeit", player=self.player)
            return refuse(promotion, Reason.INVALID, detail, Matter.REASONS)
        if self.player not in promotion.refused:
            detail = say("promotion-not-denied", player=self.player)
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.REASONS)
        if self.player in promotion.unanswered:
            detail = say("promotion-reason-first", player=self.player)
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.REASONS)
        if not self.right_advised and self.player not in promotion.upheld:
            detail = say("promotion-right-to-complain", player=self.player)
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.DISPUTE)
        return None

    def _refuse_end(self, promotion: Promotion, becomes: Forfeited | None) -> Refusal | None:
        """Why the terms do not allow that end. Where nobody is left to draw, the house keeps it."""
        stated, alone = promotion.terms.forfeited, self._nobody_left(promotion)
        if becomes is Forfeited.REDRAWN and alone:
            detail = say("promotion-nobody-left")
            return refuse(promotion, Reason.INVALID, detail, Matter.ELIGIBILITY)
        if stated in (None, becomes) or alone:
            return None
        detail = say("promotion-terms-forfeit", stated=stated)
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.VALUE)


@PROMOTIONS.event
class PrizesForfeited(PromotionEvent):
    """A winner's prizes are that winner's no more."""

    player: str
    prizes: tuple[int, ...]
    becomes: Forfeited
    reason: str

    def evolve(self, promotion: Promotion) -> Promotion:
        """Prizes to be drawn again are as if never drawn; the winner of them has no part in it."""
        gone = frozenset(self.prizes)
        kept = gone if self.becomes is Forfeited.KEPT else frozenset()
        return close_if_whole(
            promotion.but(
                draws=tuple(draw.without(gone) for draw in promotion.draws),
                kept=promotion.kept | kept,
                passed_over=promotion.passed_over | {self.player},
            )
        )

    def message(self) -> Message:
        return say(
            "promotion-forfeited",
            player=self.player,
            numbers=[prize + 1 for prize in self.prizes],
            becomes=self.becomes,
            reason=self.reason,
        )
