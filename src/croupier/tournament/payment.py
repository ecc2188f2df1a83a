"""What a tournament owes, paid once."""

from enum import StrEnum
from typing import Annotated

from croupier.core.declarations import FieldKind
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import (
    DIRECTORS,
    EVER,
    Decision,
    Event,
    OfPlayer,
    command,
    event,
    refuse,
)
from croupier.tournament.prizes import refuse_disputed
from croupier.tournament.state import Tournament, added


class Method(StrEnum):
    """How a prize is paid."""

    CASH = "cash"
    CHEQUE = "cheque"
    TRANSFER = "transfer"
    GOODS = "goods"


@command("pay-prize", roles=DIRECTORS | {Role.CASHIER}, after=EVER, grave=True)
class PayPrize(OfPlayer):
    """Pay a winner all that the tournament owes them."""

    method: Annotated[Method, FieldKind("choice", tuple(map(str, Method)))] = Method.CASH

    def decide(self, tournament: Tournament) -> Decision:
        """Pay a winner in full; nobody is paid twice, and nobody else is paid.

        Prizes wait for what is disputed; chips that became cash before the award do not.
        """
        if tournament.is_awarded and (refusal := refuse_disputed(tournament)):
            return refusal
        if self.method is Method.GOODS:
            return _hand_over(tournament, self)
        amount = tournament.owed.get(self.player)
        if amount is None:
            return _refuse_payment(tournament, self.player)
        return (
            PrizePaid(
                at=self.at,
                by=self.by,
                player=self.player,
                amount=amount,
                method=self.method,
                clauses=tournament.cite(Topic.PRIZES),
            ),
        )


@event
class PrizePaid(Event):
    """A winner has all that the tournament owed them."""

    player: str
    amount: Money
    method: str

    def evolve(self, tournament: Tournament) -> Tournament:
        tournament = tournament.but(award_paid=tournament.is_awarded)
        if self.method == "goods":
            return tournament.but(goods_given=tournament.goods_given | {self.player})
        return tournament.but(paid=added(tournament.paid, {self.player: self.amount}))


def _hand_over(tournament: Tournament, command: PayPrize) -> Decision:
    """Goods and services are given as they are, once."""
    value = tournament.goods_won.get(command.player)
    if value is None or command.player in tournament.goods_given:
        detail = say("tournament-no-goods", player=command.player)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES)
    return (
        PrizePaid(
            at=command.at,
            by=command.by,
            player=command.player,
            amount=value,
            method=command.method,
            clauses=tournament.cite(Topic.PRIZES),
        ),
    )


def _refuse_payment(tournament: Tournament, player: str) -> Refusal:
    if player in tournament.paid:
        detail = say("tournament-prize-paid", player=player, amount=tournament.paid[player])
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES)
    if player not in tournament.entrants:
        detail = say("tournament-no-place", player=player)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.PRIZES)
    if not tournament.is_awarded:
        detail = say("tournament-not-awarded")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES)
    return refuse(
        tournament, Reason.INVALID, say("tournament-no-prize", player=player), Topic.PRIZES
    )
