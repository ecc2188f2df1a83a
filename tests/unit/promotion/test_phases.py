"""What has no place when, at each stage of a promotion."""

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.promotion.claims import ClaimPrize
from croupier.promotion.declare import PromotionCommand, decide, evolve
from croupier.promotion.drafting import AmendPromotion, DraftPromotion
from croupier.promotion.drawing import DrawWinner
from croupier.promotion.entries import EnterPromotion
from croupier.promotion.integrity import (
    CancelPromotion,
    InformInspector,
    PostponePromotion,
    ValidateIntegrity,
)
from croupier.promotion.notices import NotifyWinner
from croupier.promotion.settling import HandOverPrize, PayPrize
from croupier.promotion.starting import StartPromotion
from croupier.promotion.state import Part, Promotion
from croupier.promotion.submitting import SubmitToRegulator
from croupier.promotion.terms import Prize, PromotionTerms
from croupier.roulette.catalogue import find_book

TOO_EARLY = [
    SubmitToRegulator(by=Role.OPERATOR),
    StartPromotion(by=Role.OPERATOR),
    AmendPromotion(by=Role.OPERATOR),
    EnterPromotion(by=Role.PLAYER, player="ann", eligible=True),
    DrawWinner(by=Role.OPERATOR, winner="ann"),
    NotifyWinner(by=Role.OPERATOR, method="mail"),
    PayPrize(by=Role.OPERATOR, player="ann", parts=(Part("cheque"),)),
    HandOverPrize(by=Role.OPERATOR, player="ann"),
    ClaimPrize(by=Role.PLAYER, player="ann", value=Money(100)),
    PostponePromotion(by=Role.OPERATOR, reason="a doubt"),
    ValidateIntegrity(by=Role.OPERATOR),
    CancelPromotion(by=Role.OPERATOR, reason="a doubt"),
    InformInspector(by=Role.OPERATOR),
]


@pytest.mark.parametrize("command", TOO_EARLY, ids=lambda command: command.action)
def test_before_a_draft_there_is_nothing_to_do(command: PromotionCommand) -> None:
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
    answer = decide(drafted, DraftPromotion(by=Role.OPERATOR, terms=PromotionTerms(), prizes=()))
    assert not isinstance(answer, Refusal)
    amended = AmendPromotion(by=Role.OPERATOR, prizes=(Prize(kind="goods"),))
    assert not isinstance(decide(evolve(drafted, answer[0]), amended), Refusal)
