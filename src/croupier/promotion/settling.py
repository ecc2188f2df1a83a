"""Prizes reach their winners: money by cheque or transfer, things as they are.

One payment pays one winner, for one or more of that winner's prizes.
"""

from typing import Annotated

from croupier.core.declarations import FieldKind
from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.promotion.declare import (
    DRAWN,
    PAYERS,
    PROMOTIONS,
    Decision,
    PromotionCommand,
    PromotionEvent,
    command,
    refuse,
)
from croupier.promotion.notices import WinnerName
from croupier.promotion.state import Part, Promotion, Settlement, close_if_whole
from croupier.promotion.terms import fold_word
from croupier.roulette.promotion import Matter

#: Prizes by their numbers from zero; empty for all that somebody is owed.
PrizeNumbers = Annotated[tuple[int, ...], FieldKind("prizes")]
CHEQUE = "cheque"


class SettlingCommand(PromotionCommand):
    """A request to give one winner some of that winner's prizes."""

    player: WinnerName
    prizes: PrizeNumbers = ()

    def chosen(self, promotion: Promotion, matter: Matter) -> tuple[int, ...] | Refusal:
        """The prizes that are meant, all of them this winner's and not given yet.

        Where a claim was denied the denial stands until the winner claims again.
        """
        found = find_owed(promotion, self.player, self.prizes, matter)
        if isinstance(found, Refusal) or self.player not in promotion.refused:
            return found
        detail = say("promotion-claim-refused", player=self.player)
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.REASONS)


def find_owed(
    promotion: Promotion, player: str, prizes: tuple[int, ...], matter: Matter
) -> tuple[int, ...] | Refusal:
    """Some prizes that a winner is owed, or all where none is named."""
    owed = promotion.won_by(player)
    if not promotion.owed_winners:
        detail = say("promotion-nothing-owed")
        return refuse(promotion, Reason.WRONG_PHASE, detail, matter)
    if not owed:
        detail = say("promotion-others-won", winners=promotion.owed_winners)
        return refuse(promotion, Reason.NOT_PERMITTED, detail, matter)
    chosen = tuple(dict.fromkeys(prizes))
    if len(chosen) != len(prizes):
        detail = say("promotion-named-twice")
        return refuse(promotion, Reason.INVALID, detail, matter)
    for prize in chosen:
        if prize not in owed:
            detail = say("promotion-not-owed", number=prize + 1, player=player)
            return refuse(promotion, Reason.NOT_PERMITTED, detail, matter)
    return chosen or owed


@command("pay", Matter.PAYMENT, roles=PAYERS, during=DRAWN, doing="promotion-doing-pay", grave=True)
class PayPrize(SettlingCommand):
    """Pay one winner prizes, or what prizes are worth, in money."""

    parts: Annotated[tuple[Part, ...], FieldKind("parts")]
    #: Whose name a cheque or account bears; the winner's.
    payee: Annotated[str, FieldKind("text")] = ""
    #: Somebody has seen that a cheque is crossed.
    crossed: bool = False

    def decide(self, promotion: Promotion) -> Decision:
        """By crossed cheque or transfer, never cash, for exactly what the prizes are worth."""
        if refusal := self._refuse_methods(promotion):
            return refusal
        prizes = self.chosen(promotion, Matter.PAYMENT)
        if isinstance(prizes, Refusal):
            return prizes
        if self.payee not in ("", self.player):
            detail = say("promotion-nobody-else-paid", player=self.player)
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.PAYMENT)
        payable = tuple(prize for prize in prizes if may_be_money(promotion, prize))
        if not payable or (self.prizes and payable != prizes):
            detail = say("promotion-no-money-alternative")
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ALTERNATIVE)
        amount = Money(sum(promotion.prizes[prize].value or 0 for prize in payable))
        if refusal := self._refuse_sum(promotion, amount):
            return refusal
        return (
            PrizesPaid(
                at=self.at,
                by=self.by,
                player=self.player,
                prizes=payable,
                amount=amount,
                parts=self._parts(promotion, amount),
                clauses=promotion.cite(Matter.PAYMENT, Matter.ALTERNATIVE),
            ),
        )

    def _parts(self, promotion: Promotion, amount: Money) -> tuple[Part, ...]:
        """Every part with its amount, by the one word for its way of payment."""
        return tuple(
            Part(
                promotion.rules.payments[fold_word(part.method)],
                amount if part.amount is None else part.amount,
            )
            for part in self.parts
        )

    def _refuse_methods(self, promotion: Promotion) -> Refusal | None:
        methods = [fold_word(part.method) for part in self.parts]
        if not methods or "cash" in methods:
            detail = say("promotion-no-cash")
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.NO_CASH)
        payments = promotion.rules.payments
        unknown = [method for method in methods if method not in payments]
        if unknown:
            known = list(dict.fromkeys(payments.values()))
            detail = say("promotion-no-such-payment", known=known, method=unknown[0])
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.PAYMENT)
        if not self.crossed and any(payments[method] == CHEQUE for method in methods):
            detail = say("promotion-cheque-crossed")
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.PAYMENT)
        return None

    def _refuse_sum(self, promotion: Promotion, amount: int) -> Refusal | None:
        amounts = [part.amount for part in self.parts if part.amount is not None]
        alone = len(self.parts) == 1 and not amounts
        whole = len(amounts) == len(self.parts) and sum(amounts) == amount
        if alone or (whole and all(part > 0 for part in amounts)):
            return None
        detail = say("promotion-parts-differ", amount=amount)
        return refuse(promotion, Reason.INVALID, detail, Matter.PAYMENT)


def may_be_money(promotion: Promotion, number: int) -> bool:
    """Whether a prize is paid, or may be paid, in money."""
    prize = promotion.prizes[number]
    barred = fold_word(prize.kind) in promotion.rules.no_alternative
    return not barred and prize.monetary_alternative is not False


def is_money(promotion: Promotion, number: int) -> bool:
    """Whether a prize is money itself, and no thing."""
    return fold_word(promotion.prizes[number].kind) in promotion.rules.money


class SettlingEvent(PromotionEvent):
    """A winner has some of that winner's prizes."""

    player: str
    prizes: tuple[int, ...]

    def settlement(self) -> Settlement:
        """What the winner was given."""
        return Settlement(player=self.player, prizes=self.prizes, at=self.at)

    def evolve(self, promotion: Promotion) -> Promotion:
        """Once all have theirs it is over; a claim that was met is none any more."""
        settled = promotion.but(settlements=(*promotion.settlements, self.settlement()))
        claims = {name: each for name, each in promotion.claims.items() if name != self.player}
        return close_if_whole(settled.but(claims=claims))


@PROMOTIONS.event
class PrizesPaid(SettlingEvent):
    """Prizes were paid in money."""

    amount: Money
    parts: tuple[Part, ...]

    def settlement(self) -> Settlement:
        return Settlement(
            player=self.player,
            prizes=self.prizes,
            at=self.at,
            amount=self.amount,
            parts=self.parts,
        )

    def message(self) -> Message:
        ways = [
            say(
                "promotion-paid-by",
                amount=self.amount if part.amount is None else part.amount,
                method=part.method,
            )
            for part in self.parts
        ]
        return say("promotion-paid", player=self.player, amount=self.amount, ways=ways)


@command("hand-over", Matter.AWARD, roles=PAYERS, during=DRAWN, doing="promotion-doing-hand-over")
class HandOverPrize(SettlingCommand):
    """Give one winner the things themselves."""

    def decide(self, promotion: Promotion) -> Decision:
        """What was won, to whom won it; money is paid, and never put into anybody's hand."""
        chosen = self.chosen(promotion, Matter.AWARD)
        if isinstance(chosen, Refusal):
            return chosen
        prizes = tuple(prize for prize in chosen if not is_money(promotion, prize))
        if not prizes or (self.prizes and prizes != chosen):
            return refuse(promotion, Reason.NOT_PERMITTED, say("promotion-no-cash"), Matter.NO_CASH)
        return (
            PrizesHandedOver(
                at=self.at,
                by=self.by,
                player=self.player,
                prizes=prizes,
                clauses=promotion.cite(Matter.AWARD),
            ),
        )


@PROMOTIONS.event
class PrizesHandedOver(SettlingEvent):
    """Prizes were given as they are."""

    def message(self) -> Message:
        numbers = [prize + 1 for prize in self.prizes]
        return say("promotion-given", player=self.player, numbers=numbers)
