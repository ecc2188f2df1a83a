"""Claims, and the register of those that were denied."""

from croupier.core.declarations import PersonName, Words
from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.promotion.declare import (
    ENTRANTS,
    OPERATORS,
    PROMOTIONS,
    RUNNING,
    Decision,
    PromotionCommand,
    PromotionEvent,
    command,
    refuse,
)
from croupier.promotion.state import Claim, Promotion
from croupier.roulette.promotion import Matter


@command("claim", Matter.REASONS, roles=ENTRANTS, during=RUNNING, doing="promotion-doing-claim")
class ClaimPrize(PromotionCommand):
    """Somebody claims a prize."""

    player: PersonName
    value: Money
    name: str = ""
    address: str = ""

    def decide(self, promotion: Promotion) -> Decision:
        """For something; a claim that waits may be made again with other details."""
        if self.value <= 0:
            detail = say("promotion-claim-none", value=self.value)
            return refuse(promotion, Reason.INVALID, detail, Matter.VALUE)
        waits = promotion.claims.get(self.player)
        if waits and (waits.value, waits.name, waits.address) == self._details:
            detail = say("promotion-claim-waits", player=self.player)
            return refuse(promotion, Reason.INVALID, detail, Matter.REASONS)
        return (
            ClaimMade(
                at=self.at,
                by=self.by,
                player=self.player,
                value=self.value,
                name=self.name,
                address=self.address,
                clauses=promotion.cite(Matter.AWARD),
            ),
        )

    @property
    def _details(self) -> tuple[Money, str, str]:
        return self.value, self.name, self.address


@PROMOTIONS.event
class ClaimMade(PromotionEvent):
    """Somebody claims a prize."""

    player: str
    value: Money
    name: str
    address: str

    def evolve(self, promotion: Promotion) -> Promotion:
        claim = Claim(
            player=self.player,
            value=self.value,
            name=self.name,
            address=self.address,
            at=self.at,
        )
        return promotion.but(
            claims={**promotion.claims, self.player: claim},
            refused=promotion.refused - {self.player},
            upheld=promotion.upheld - {self.player},
        )

    def message(self) -> Message:
        return say("promotion-claimed", player=self.player, value=self.value)


@command("deny", Matter.REASONS, roles=OPERATORS, doing="promotion-doing-deny", grave=True)
class DenyClaim(PromotionCommand):
    """Refuse a claim, and say why to the claimant."""

    player: PersonName
    reason: Words
    #: Whether the claimant has heard the reason; it is owed until then.
    told: bool = False
    #: Who claims and where they live, where the claim itself does not say.
    name: str = ""
    address: str = ""

    def decide(self, promotion: Promotion) -> Decision:
        """With its reasons; the details of a larger one are kept."""
        claimed = promotion.claims.get(self.player)
        if claimed is None:
            detail = say("promotion-nothing-claimed", player=self.player)
            return refuse(promotion, Reason.INVALID, detail, Matter.REASONS)
        if not self.reason.strip():
            detail = say("promotion-why-denied", player=self.player)
            return refuse(promotion, Reason.INVALID, detail, Matter.REASONS, Matter.DENIED_CLAIMS)
        kept = claimed.value > promotion.rules.denied_claims_over
        name = self.name.strip() or claimed.name.strip()
        address = self.address.strip() or claimed.address.strip()
        if kept and not (name and address):
            detail = say("promotion-name-and-address", player=self.player)
            return refuse(promotion, Reason.INVALID, detail, Matter.DENIED_CLAIMS)
        return (
            ClaimDenied(
                at=self.at,
                by=self.by,
                player=claimed.player,
                value=claimed.value,
                name=name,
                address=address,
                reason=self.reason,
                told=self.told,
                kept=kept,
                clauses=promotion.cite(Matter.REASONS, *((Matter.DENIED_CLAIMS,) if kept else ())),
            ),
        )


@PROMOTIONS.event
class ClaimDenied(PromotionEvent):
    """A claim was refused; its details are kept where the book wants them kept."""

    player: str
    value: Money
    name: str
    address: str
    reason: str
    told: bool
    kept: bool

    def evolve(self, promotion: Promotion) -> Promotion:
        kept = Claim(
            player=self.player,
            value=self.value,
            name=self.name,
            address=self.address,
            reason=self.reason,
            told=self.told,
            at=self.at,
        )
        unanswered = promotion.unanswered
        return promotion.but(
            claims={name: each for name, each in promotion.claims.items() if name != self.player},
            denied=(*promotion.denied, kept) if self.kept else promotion.denied,
            unanswered=unanswered if self.told else (*unanswered, self.player),
            refused=promotion.refused | {self.player},
            upheld=promotion.upheld - {self.player},
        )

    def message(self) -> Message:
        return say("promotion-denied", player=self.player, value=self.value, reason=self.reason)


@command("tell-reason", Matter.REASONS, roles=OPERATORS, doing="promotion-doing-reason")
class TellReason(PromotionCommand):
    """Give a claimant the reason why the claim was refused."""

    player: PersonName

    def decide(self, promotion: Promotion) -> Decision:
        """Somebody is owed one."""
        if self.player not in promotion.unanswered:
            detail = say("promotion-no-reason-owed", player=self.player)
            return refuse(promotion, Reason.INVALID, detail, Matter.REASONS)
        clauses = promotion.cite(Matter.REASONS)
        return (ReasonTold(at=self.at, by=self.by, player=self.player, clauses=clauses),)


@PROMOTIONS.event
class ReasonTold(PromotionEvent):
    """A claimant knows why."""

    player: str

    def evolve(self, promotion: Promotion) -> Promotion:
        left = tuple(player for player in promotion.unanswered if player != self.player)
        return promotion.but(unanswered=left)

    def message(self) -> Message:
        return say("promotion-knows-why", player=self.player)
