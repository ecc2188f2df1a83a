"""Entries: until the stated time, and from people who meet the terms."""

from typing import Annotated, Final

from croupier.core.declarations import FieldKind, PersonName
from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.core.names import alike
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.promotion.declare import (
    ENTRANTS,
    PROMOTIONS,
    Decision,
    PromotionCommand,
    PromotionEvent,
    command,
    refuse,
)
from croupier.promotion.state import Promotion, Status
from croupier.promotion.terms import Criterion
from croupier.roulette.promotion import Matter

_HOUSE: Final = FieldKind("house")
LookedUp = Annotated[frozenset[Criterion], _HOUSE]
Wagered = Annotated[Money, _HOUSE]


@command(
    "enter",
    Matter.ENTRY_CLOSES,
    roles=ENTRANTS,
    during=frozenset({Status.STARTED}),
    doing="promotion-doing-enter",
)
class EnterPromotion(PromotionCommand):
    """Take part. What the terms let the house find out by itself is taken from nobody's word."""

    player: PersonName
    #: Whether a member of staff has seen that the player meets the terms.
    eligible: bool | None = None
    #: Which criteria of the terms the player meets, and what was wagered since the start.
    meets: LookedUp = frozenset()
    wagered: Wagered = Money(0)
    largest: Wagered = Money(0)

    def decide(self, promotion: Promotion) -> Decision:
        """In time, once, and eligible."""
        closes_at = promotion.terms.closes_at
        if closes_at is not None and self.at > closes_at:
            detail = say("promotion-entries-closed")
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.ENTRY_CLOSES)
        if alike(self.player) in promotion.spellings:
            detail = say("promotion-entered-already", player=self.player)
            return refuse(promotion, Reason.INVALID, detail, Matter.ELIGIBILITY)
        if refusal := self._refuse_word(promotion) or self._refuse_facts(promotion):
            return refusal
        return (
            EntryTaken(
                at=self.at,
                by=self.by,
                player=self.player,
                meets=tuple(sorted(promotion.terms.criteria)),
                wagered=self.wagered,
                largest=self.largest,
                clauses=promotion.cite(Matter.ELIGIBILITY),
            ),
        )

    def _refuse_word(self, promotion: Promotion) -> Refusal | None:
        """Why what was said of the player does not do."""
        if self.eligible is False:
            detail = say("promotion-terms-unmet", player=self.player)
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ELIGIBILITY)
        if promotion.terms.is_checked:
            return None
        if self.eligible is None or self.by is Role.PLAYER:
            detail = say("promotion-staff-says", player=self.player)
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ELIGIBILITY)
        return None

    def _refuse_facts(self, promotion: Promotion) -> Refusal | None:
        """Why what the house knows of the player does not do."""
        terms = promotion.terms
        lacking = [each for each in Criterion if each in terms.criteria - self.meets]
        if lacking:
            detail = say("promotion-criterion-unmet", player=self.player, criterion=lacking[0])
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ELIGIBILITY)
        for least, made, code in (
            (terms.least_wager, self.largest, "promotion-wager-short"),
            (terms.least_turnover, self.wagered, "promotion-turnover-short"),
        ):
            if least is not None and made < least:
                detail = say(code, least=least, player=self.player, made=made)
                return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.WAGER)
        return None


@PROMOTIONS.event
class EntryTaken(PromotionEvent):
    """Somebody takes part. What the house looked up stands beside the name."""

    player: str
    meets: tuple[str, ...] = ()
    wagered: Money = Money(0)
    largest: Money = Money(0)

    def evolve(self, promotion: Promotion) -> Promotion:
        return promotion.but(
            entrants=promotion.entrants | {self.player},
            spellings=promotion.spellings | {alike(self.player)},
        )

    def message(self) -> Message:
        return say("promotion-takes-part", player=self.player, wagered=self.wagered)


@command(
    "withdraw-entry",
    Matter.ENTRY_CLOSES,
    roles=ENTRANTS,
    during=frozenset({Status.STARTED}),
    doing="promotion-doing-withdraw",
    grave=True,
)
class WithdrawEntry(PromotionCommand):
    """Take part no more, as long as entries are taken and nothing has been drawn."""

    player: Annotated[str, FieldKind("entrant")]

    def decide(self, promotion: Promotion) -> Decision:
        """Only who has entered, and under the name that was entered.

        Once entries have closed nobody makes the field of a draw smaller.
        """
        closes_at = promotion.terms.closes_at
        if closes_at is not None and self.at > closes_at:
            detail = say("promotion-entries-closed")
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.ENTRY_CLOSES)
        entered = {alike(name): name for name in promotion.entrants}
        name = entered.get(alike(self.player))
        if name is None:
            detail = say("promotion-not-entered", player=self.player)
            return refuse(promotion, Reason.NOT_PLAYING, detail, Matter.ENTRY_CLOSES)
        clauses = promotion.cite(Matter.ENTRY_CLOSES)
        return (EntryWithdrawn(at=self.at, by=self.by, player=name, clauses=clauses),)


@PROMOTIONS.event
class EntryWithdrawn(PromotionEvent):
    """Somebody takes part no more, and may enter again while entries are taken."""

    player: str

    def evolve(self, promotion: Promotion) -> Promotion:
        return promotion.but(
            entrants=promotion.entrants - {self.player},
            spellings=promotion.spellings - {alike(self.player)},
        )

    def message(self) -> Message:
        return say("promotion-takes-part-no-more", player=self.player)
