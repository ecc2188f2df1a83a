"""The one door: a promotion and a command give events or a refusal."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, may_not
from croupier.promotion import awarding, planning, supervising
from croupier.promotion import commands as c
from croupier.promotion.answer import Decision, refuse
from croupier.promotion.state import Promotion
from croupier.roulette.common import ANYONE
from croupier.roulette.promotion import Matter, PromotionRules

Handler = Callable[[Promotion, Any], Decision]

OPERATORS: Final = frozenset({Role.OPERATOR, Role.MANAGEMENT_REPRESENTATIVE})
ENTRANTS: Final = ANYONE | {Role.CASHIER, Role.SYSTEM}


def open_promotion(rules: PromotionRules | None) -> Promotion | Refusal:
    """A promotion under a book's rules, or why the book has none."""
    if rules is None:
        return Refusal(Reason.NOT_OFFERED, "this book has no rules for promotional prizes")
    return Promotion(rules=rules)


def decide(promotion: Promotion, command: c.Command) -> Decision:
    """What a command leads to. Changes nothing itself."""
    roles, handler = _HANDLERS[type(command)]
    if command.by not in roles:
        detail = may_not(command.by, command.action, roles)
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.PRIZE)
    return handler(promotion, command)


def roles_for(command: type[c.Command]) -> frozenset[Role]:
    """Who may ask for something."""
    return _HANDLERS[command][0]


def commands() -> dict[str, type[c.Command]]:
    """Every command, by its action."""
    return {kind.action: kind for kind in _HANDLERS}


_HANDLERS: Final[Mapping[type[c.Command], tuple[frozenset[Role], Handler]]] = {
    c.DraftPromotion: (OPERATORS, planning.draft),
    c.SubmitToRegulator: (OPERATORS, planning.submit),
    c.StartPromotion: (OPERATORS, planning.start),
    c.AmendPromotion: (OPERATORS, planning.amend),
    c.ReleaseMarketing: (OPERATORS, planning.release_marketing),
    c.EnterPromotion: (ENTRANTS, awarding.enter),
    c.DrawWinner: (OPERATORS, awarding.draw),
    c.NotifyWinner: (OPERATORS, awarding.notify),
    c.PayPrize: (OPERATORS, awarding.pay),
    c.HandOverPrize: (OPERATORS, awarding.hand_over),
    c.ClaimPrize: (ENTRANTS, supervising.claim),
    c.DenyClaim: (OPERATORS, supervising.deny),
    c.TellReason: (OPERATORS, supervising.tell_reason),
    c.PostponePromotion: (OPERATORS, supervising.postpone),
    c.ValidateIntegrity: (OPERATORS, supervising.validate),
    c.CancelPromotion: (OPERATORS, supervising.cancel),
    c.InformInspector: (OPERATORS, supervising.inform_inspector),
    c.CloseDispute: (OPERATORS, supervising.close_dispute),
}
