"""Promotions behind the desk: lots on record, deadlines that no restart forgets."""

import asyncio

from croupier.audit.verify import verify
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.entries import read_entries
from croupier.house.views.due import find_due
from croupier.promotion.declare import PromotionCommand
from croupier.promotion.drafting import AmendPromotion, DraftPromotion
from croupier.promotion.drawing import (
    DrawWinner,
    NominateScrutineer,
    OverseeDraw,
    WinnerDrawn,
)
from croupier.promotion.entries import EnterPromotion
from croupier.promotion.integrity import CancelPromotion, InformInspector, PostponePromotion
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.settling import HandOverPrize, PayPrize
from croupier.promotion.starting import StartPromotion
from croupier.promotion.state import HOUR, Part
from croupier.promotion.submitting import SubmitToRegulator
from croupier.promotion.terms import Prize, PromotionTerms, missing_items
from tests.unit.house.contests import EVERYBODY, Hall

NAMES = sorted(f"p{n}" for n in range(20))
PRIZE = Prize(kind="voucher", value=Money(50_000), details={})


async def started(hall: Hall) -> None:
    """A promotion that runs, with some entries."""
    opening = OpenPromotion(by=Role.OPERATOR, at=0, promotion="draw", book="star")
    answer = await hall.house.gateway.submit(EVERYBODY, "promotion:draw", opening)
    assert isinstance(answer, Accepted), answer
    stream = hall.promotions.streams["draw"]
    missing = missing_items(PromotionTerms(), (PRIZE,), stream.state.rules)
    terms = PromotionTerms(texts={item.key: "as published" for item in missing})
    await must(hall, DraftPromotion(by=Role.OPERATOR, terms=terms, prizes=(PRIZE, PRIZE)))
    await must(hall, SubmitToRegulator(by=Role.OPERATOR, at=0))
    early = StartPromotion(by=Role.OPERATOR, at=24 * HOUR - 1)
    assert isinstance(await hall.house.gateway.submit(EVERYBODY, "promotion:draw", early), Refusal)
    await must(hall, StartPromotion(by=Role.OPERATOR, at=24 * HOUR))
    for number in range(20):
        entry = EnterPromotion(by=Role.CASHIER, at=25 * HOUR, player=f"p{number}", eligible=True)
        await must(hall, entry)


async def must(hall: Hall, command: PromotionCommand, key: str = "") -> Accepted:
    answer = await hall.house.gateway.submit(EVERYBODY, "promotion:draw", command, key)
    assert isinstance(answer, Accepted), answer
    return answer


def test_the_house_draws_a_lot_and_keeps_it() -> None:
    async def body() -> None:
        hall = Hall()
        await started(hall)
        draw = DrawWinner(by=Role.OPERATOR, at=30 * HOUR, prize=0)
        (drawn,) = (await must(hall, draw, key="k")).events
        assert isinstance(drawn, WinnerDrawn)
        assert drawn.among == 20
        assert drawn.lot is not None
        assert NAMES[drawn.lot] == drawn.winner
        again = await must(hall, draw, key="k")
        assert again.repeated
        assert len(hall.promotions.streams["draw"].state.draws) == 1
        named = DrawWinner(by=Role.OPERATOR, at=30 * HOUR, prize=1, winner="p1", lot=0, among=1)
        (second,) = (await must(hall, named)).events
        assert isinstance(second, WinnerDrawn)
        assert (second.among, second.winner) == (20, NAMES[second.lot or 0])
        pay = PayPrize(
            by=Role.CASHIER, at=31 * HOUR, player=drawn.winner, parts=(Part("eft"),), prizes=(0,)
        )
        await must(hall, pay)
        verdict = await verify(hall.store.read())
        assert verdict.is_clean, verdict.fault
        assert verdict.contests.promotions["draw"].paid == 50_000

    asyncio.run(body())


def test_nobody_runs_draws_oversees_or_pays_what_they_may_win_themselves() -> None:
    """Nor says of themselves that they meet the terms, under whatever spelling."""

    async def body() -> None:
        hall = Hall()
        await started(hall)
        roles = frozenset({Role.OPERATOR, Role.CASHIER, Role.INSPECTOR})
        own, other = Actor(id="p7", roles=roles), Actor(id="olga", roles=roles)
        gateway = hall.house.gateway

        async def send(who: Actor, command: PromotionCommand) -> object:
            return await gateway.submit(who, "promotion:draw", command)

        refused = "house-takes-part-oneself"
        entry = EnterPromotion(by=Role.CASHIER, at=25 * HOUR, player="OLGA", eligible=True)
        answer = await send(other, entry)
        assert isinstance(answer, Refusal)
        assert answer.code == refused
        for actor in (own, Actor(id="P7", roles=roles), Actor(id="olga and p7", roles=roles)):
            answer = await send(actor, DrawWinner(by=Role.OPERATOR, at=30 * HOUR, prize=0))
            assert isinstance(answer, Refusal)
            assert answer.code == refused
        for running in (
            PostponePromotion(by=Role.OPERATOR, at=30 * HOUR, reason="mine to win"),
            CancelPromotion(by=Role.OPERATOR, at=30 * HOUR, reason="not mine to win"),
            AmendPromotion(by=Role.OPERATOR, at=30 * HOUR, prizes=(PRIZE, PRIZE, PRIZE)),
        ):
            answer = await send(own, running)
            assert isinstance(answer, Refusal)
            assert answer.code == refused
        await must(hall, NominateScrutineer(by=Role.OPERATOR, at=30 * HOUR, name="p7"))
        answer = await send(own, OverseeDraw(by=Role.INSPECTOR, at=30 * HOUR))
        assert isinstance(answer, Refusal)
        assert answer.code == refused
        (drawn,) = (await must(hall, DrawWinner(by=Role.OPERATOR, at=30 * HOUR))).events
        assert isinstance(drawn, WinnerDrawn)
        winner, parts = drawn.winner, (Part("eft"),)
        for command in (
            PayPrize(by=Role.CASHIER, at=31 * HOUR, player=winner, parts=parts),
            HandOverPrize(by=Role.CASHIER, at=31 * HOUR, player=winner),
        ):
            answer = await send(Actor(id=winner, roles=roles), command)
            assert isinstance(answer, Refusal)
            assert answer.code == refused
        assert isinstance(await send(other, command), Accepted)

    asyncio.run(body())


def test_deadlines_are_listed_before_they_pass_and_after_a_restart() -> None:
    async def body() -> None:
        hall = Hall()
        await started(hall)
        await must(hall, DrawWinner(by=Role.OPERATOR, at=30 * HOUR, prize=0))
        await must(hall, PostponePromotion(by=Role.OPERATOR, at=31 * HOUR, reason="doubt"))
        again = await Hall(hall.store).start()
        owed = again.promotions.deadlines(40 * HOUR)
        assert [(one.duty.what, one.duty.by, one.overdue) for one in owed] == [
            ("notify", 78 * HOUR, False),
            ("inform-inspector", 79 * HOUR, False),
        ]
        late = again.promotions.deadlines(78 * HOUR + 1)
        assert [one.overdue for one in late] == [True, False]
        answer = await again.house.gateway.submit(
            EVERYBODY, "promotion:draw", InformInspector(by=Role.OPERATOR, at=41 * HOUR)
        )
        assert isinstance(answer, Accepted)
        assert [one.duty.what for one in again.promotions.deadlines(42 * HOUR)] == ["notify"]

    asyncio.run(body())


def test_the_register_of_what_is_due_has_every_deadline_of_a_promotion() -> None:
    async def body() -> None:
        hall = Hall()
        await started(hall)
        await must(hall, DrawWinner(by=Role.OPERATOR, at=30 * HOUR, prize=0))
        await must(hall, PostponePromotion(by=Role.OPERATOR, at=31 * HOUR, reason="doubt"))
        due = find_due(await read_entries(hall.store), 40 * HOUR)
        owed = [one.duty for one in hall.promotions.deadlines(40 * HOUR)]
        assert [(each.at, each.who, each.clauses) for each in due] == [
            (duty.by, duty.to, duty.clauses) for duty in owed
        ]
        assert [str(each.what) for each in due] == [
            "the winner is notified of the prize",
            "the inspector is notified that the promotion was interrupted",
        ]
        assert {each.where for each in due} == {"draw"}

    asyncio.run(body())
