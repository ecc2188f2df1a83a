"""Winners hear of their prizes, in time and by one of the ways that the book has."""

from dataclasses import replace
from typing import Annotated

from croupier.core.declarations import FieldKind
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason
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
from croupier.promotion.state import HOUR, Draw, Promotion, Status
from croupier.promotion.terms import fold_word
from croupier.roulette.promotion import Matter

#: A winner who is owed something; a form offers their names.
WinnerName = Annotated[str, FieldKind("winner")]


@command(
    "notify",
    Matter.NOTICE,
    roles=OPERATORS,
    # A doubt does not stop the clock of a notice.
    during=DRAWN | {Status.POSTPONED},
    doing="promotion-doing-notice",
)
class NotifyWinner(PromotionCommand):
    """The winner was notified, or all reasonable was done for it."""

    method: Annotated[str, FieldKind("notice")]
    player: WinnerName = ""

    def decide(self, promotion: Promotion) -> Decision:
        """By one of the ways that the book has; late is late."""
        found = _find_draw(promotion, self.player)
        if found is None:
            detail = say("promotion-not-drawn", player=self.player)
            return refuse(promotion, Reason.INVALID, detail, Matter.NOTICE)
        method = promotion.rules.notices.get(fold_word(self.method))
        if method is None:
            known = list(dict.fromkeys(promotion.rules.notices.values()))
            detail = say("promotion-no-such-notice", known=known, method=self.method)
            return refuse(promotion, Reason.INVALID, detail, Matter.NOTICE_METHOD)
        late = self.at > found.at + promotion.rules.notice_hours * HOUR
        return (
            WinnerNotified(
                at=self.at,
                by=self.by,
                player=found.winner,
                method=method,
                clauses=promotion.cite(Matter.NOTICE_METHOD),
                warnings=(say("promotion-notice-late", player=found.winner),) if late else (),
            ),
        )


def _find_draw(promotion: Promotion, player: str) -> Draw | None:
    """The draw that a notice is about: one that is owed it first, then one without any."""
    draws = [draw for draw in promotion.draws if player in ("", draw.winner)]
    waiting = [draw for draw in draws if not draw.notified]
    owed = [draw for draw in waiting if not draw.present]
    return next(iter(owed or waiting or draws), None)


@PROMOTIONS.event
class WinnerNotified(PromotionEvent):
    """A winner was notified."""

    player: str
    method: str

    def evolve(self, promotion: Promotion) -> Promotion:
        draws = tuple(
            replace(draw, notified=True) if draw.winner == self.player else draw
            for draw in promotion.draws
        )
        return promotion.but(draws=draws)

    def message(self) -> Message:
        late = bool(self.warnings)
        return say("promotion-notified", player=self.player, method=self.method, late=late)
