"""What has no place when, at each stage of a promotion."""

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.promotion import commands as c
from croupier.promotion.decide import decide
from croupier.promotion.evolve import evolve
from croupier.promotion.state import Promotion
from croupier.promotion.terms import Prize, Terms
from croupier.roulette.catalogue import find_book

TOO_EARLY = [
    c.SubmitToRegulator(by=Role.OPERATOR),
    c.StartPromotion(by=Role.OPERATOR),
    c.AmendPromotion(by=Role.OPERATOR),
    c.EnterPromotion(by=Role.PLAYER, player="ann", eligible=True),
    c.DrawWinner(by=Role.OPERATOR, winner="ann"),
    c.NotifyWinner(by=Role.OPERATOR, method="mail"),
    c.PayPrize(by=Role.OPERATOR, parts=(c.Part("cheque"),)),
    c.HandOverPrize(by=Role.OPERATOR),
    c.ClaimPrize(by=Role.PLAYER, player="ann", value=Money(100)),
    c.PostponePromotion(by=Role.OPERATOR, reason="a doubt"),
    c.ValidateIntegrity(by=Role.OPERATOR),
    c.CancelPromotion(by=Role.OPERATOR, reason="a doubt"),
    c.InformInspector(by=Role.OPERATOR),
]


@pytest.mark.parametrize("command", TOO_EARLY, ids=lambda command: command.action)
def test_before_a_draft_there_is_nothing_to_do(command: c.Command) -> None:
    rules = find_book("star").promotion
    assert rules is not None
    answer = decide(Promotion(rules=rules), command)
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.WRONG_PHASE
    assert answer.clauses
    assert "not drafted" in answer.detail or "postponed" in answer.detail


def test_a_draft_may_be_amended_into_something_that_still_lacks_much() -> None:
    rules = find_book("star").promotion
    assert rules is not None
    drafted = Promotion(rules=rules)
    answer = decide(drafted, c.DraftPromotion(by=Role.OPERATOR, terms=Terms(), prizes=()))
    assert not isinstance(answer, Refusal)
    amended = c.AmendPromotion(by=Role.OPERATOR, prizes=(Prize(kind="goods"),))
    assert not isinstance(decide(evolve(drafted, answer[0]), amended), Refusal)
