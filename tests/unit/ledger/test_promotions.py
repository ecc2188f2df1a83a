"""The ledger of a promotion lets no payment through that nobody won, or that another won."""

from typing import Any

import pytest

from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.ledger.promotions import PromotionLedger
from croupier.promotion.drafting import PromotionDrafted
from croupier.promotion.drawing import WinnerDrawn
from croupier.promotion.settling import PrizesHandedOver, PrizesPaid
from croupier.promotion.state import Part
from croupier.promotion.terms import Prize, PromotionTerms

BOTH: Any = {"at": 1, "by": Role.OPERATOR}


@pytest.fixture
def ledger() -> PromotionLedger:
    """A boat that bob won, and a watch that zed won."""
    ledger = PromotionLedger("draw")
    prizes = (Prize(kind="goods", value=Money(12_000_00)), Prize(kind="goods", value=Money(400_00)))
    drafted = PromotionDrafted(
        **BOTH, terms=PromotionTerms(), prizes=prizes, prescribed=frozenset()
    )
    ledger.follow(drafted, None)
    for prize, winner in enumerate(("bob", "zed")):
        drawn = WinnerDrawn(**BOTH, winner=winner, prizes=(prize,), scrutineer=False, present=True)
        ledger.follow(drawn, None)
    return ledger


def paid(player: str, prizes: tuple[int, ...], amount: int, *parts: int) -> PrizesPaid:
    ways = tuple(Part("cheque", Money(part)) for part in parts or (amount,))
    return PrizesPaid(**BOTH, player=player, prizes=prizes, amount=Money(amount), parts=ways)


@pytest.mark.clause("star", "11.4#2")
@pytest.mark.parametrize(
    "event",
    [
        paid("bob", (0, 1), 12_400_00),
        paid("zed", (0,), 12_000_00),
        paid("bob", (0,), 12_000_01),
        paid("bob", (0,), 12_000_00, 12_000_00, 1),
        paid("mal", (0,), 12_000_00),
        PrizesHandedOver(**BOTH, player="zed", prizes=(0,)),
    ],
    ids=["another's too", "another's", "a cent more", "parts", "nobody's", "handed to another"],
)
def test_what_was_not_won_is_never_stored(ledger: PromotionLedger, event: Any) -> None:
    with pytest.raises(InvariantBroken):
        ledger.fork().follow(event, None)


@pytest.mark.clause("star", "11.4#2")
def test_each_prize_is_given_once(ledger: PromotionLedger) -> None:
    ledger.follow(paid("bob", (0,), 12_000_00), None)
    assert ledger.balances == {"promotion:draw": -12_000_00, "world:cheque": 12_000_00}
    with pytest.raises(InvariantBroken):
        ledger.fork().follow(paid("bob", (0,), 12_000_00), None)
    ledger.follow(PrizesHandedOver(**BOTH, player="zed", prizes=(1,)), None)
    with pytest.raises(InvariantBroken):
        ledger.follow(paid("zed", (1,), 400_00), None)
