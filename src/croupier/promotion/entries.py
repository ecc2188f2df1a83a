"""Entries: until the stated time, and from people who meet the terms."""

from typing import Annotated, Final

from croupier.core.declarations import FieldKind, PersonName
from croupier.core.money import Money, show_dollars
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
from croupier.promotion.terms import CRITERIA, Criterion
from croupier.roulette.promotion import Matter

_HOUSE: Final = FieldKind("house")
Looked = Annotated[frozenset[Criterion], _HOUSE]
Wagered = Annotated[Money, _HOUSE]


@command(
    "enter",
    Matter.ENTRY_CLOSES,
    roles=ENTRANTS,
    during=frozenset({Status.STARTED}),
    doing="an entry",
)
class EnterPromotion(PromotionCommand):
    """Take part. What the terms let the house find out by itself is taken from nobody's word."""

    player: PersonName
    #: Whether a member of staff has seen that the player meets the terms.
    eligible: bool | None = None
    #: Which criteria of the terms the player meets, and what was wagered since the start.
    meets: Looked = frozenset()
    wagered: Wagered = Money(0)
    largest: Wagered = Money(0)

    def decide(self, promotion: Promotion) -> Decision:
        """In time, once, and eligible."""
        closes_at = promotion.terms.closes_at
        if closes_at is not None and self.at > closes_at:
            detail = "entries have closed"
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.ENTRY_CLOSES)
        if alike(self.player) in promotion.spellings:
            detail = f"{self.player} has entered already"
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
            detail = f"{self.player} does not meet the terms"
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ELIGIBILITY)
        if promotion.terms.is_checked:
            return None
        if self.eligible is None or self.by is Role.PLAYER:
            detail = f"a member of staff says whether {self.player} meets the terms"
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ELIGIBILITY)
        return None

    def _refuse_facts(self, promotion: Promotion) -> Refusal | None:
        """Why what the house knows of the player does not do."""
        terms = promotion.terms
        lacking = [each for each in Criterion if each in terms.criteria - self.meets]
        if lacking:
            detail = f"the terms ask that {self.player} {CRITERIA[lacking[0]]}"
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ELIGIBILITY)
        for least, made, what in (
            (terms.least_wager, self.largest, "a wager of"),
            (terms.least_turnover, self.wagered, "wagers of"),
        ):
            if least is not None and made < least:
                detail = (
                    f"the terms ask for {what} {show_dollars(least)} since the start; "
                    f"{self.player} has {show_dollars(made)}"
                )
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

    def sentence(self) -> str:
        wagered = f", having wagered {show_dollars(self.wagered)}" if self.wagered else ""
        return f"{self.player} takes part{wagered}"


@command(
    "withdraw-entry",
    Matter.ENTRY_CLOSES,
    roles=ENTRANTS,
    during=frozenset({Status.STARTED}),
    doing="withdrawing an entry",
    grave=True,
)
class WithdrawEntry(PromotionCommand):
    """Take part no more, as long as nothing has been drawn."""

    player: Annotated[str, FieldKind("entrant")]

    def decide(self, promotion: Promotion) -> Decision:
        """Only who has entered, and under the name that was entered."""
        entered = {alike(name): name for name in promotion.entrants}
        name = entered.get(alike(self.player))
        if name is None:
            detail = f"{self.player} has not entered"
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

    def sentence(self) -> str:
        return f"{self.player} takes part no more"
