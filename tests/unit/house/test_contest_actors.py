"""Whose a tournament and a promotion are: nobody acts in another's name or role, by the book."""

import asyncio
from typing import Any, Final

import pytest

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.promotion.claims import DenyClaim
from croupier.promotion.opening import OpenPromotion
from croupier.tournament.cancelling import CancelTournament
from croupier.tournament.declare import Command
from croupier.tournament.entries import Enter
from croupier.tournament.passes import PlayPassCard
from croupier.tournament.wagers import LayWager
from tests.unit.house.contests import Hall
from tests.unit.house.test_promotions import started
from tests.unit.house.test_tournaments import LEAST, TERMS

BEN: Final = Actor(id="ben-terminal", roles=frozenset({Role.PLAYER}), players=frozenset({"ben"}))
DORA: Final = Actor(id="dora", roles=frozenset({Role.DEALER}))


async def _entered(book: str) -> Hall:
    hall = Hall(book=book)
    tables = await hall.open_tables(1)
    await hall.open()
    await hall.prepare(tables, **TERMS)
    for player in ("ann", "ben"):
        await hall.must(Enter, player=player)
    return hall


@pytest.mark.parametrize("book", ["star", "crown"])
@pytest.mark.parametrize(
    ("kind", "actor", "by", "words", "reason", "clauses"),
    [
        *(
            (kind, BEN, Role.PLAYER, words, Reason.NOT_YOUR_WAGER, ("10.6.6", "12.1"))
            for kind, words in ((LayWager, {"bet": "red", "stake": LEAST}), (PlayPassCard, {}))
        ),
        *(
            (CancelTournament, actor, Role.OPERATOR, {}, Reason.NOT_PERMITTED, ("10.1.1", "12.2.3"))
            for actor in (BEN, DORA)
        ),
    ],
)
def test_nobody_acts_for_another_in_a_tournament(
    book: str,
    kind: type[Command],
    actor: Actor,
    by: Role,
    words: dict[str, Any],
    reason: Reason,
    clauses: tuple[str, str],
) -> None:
    async def body() -> None:
        hall = await _entered(book)
        state = hall.state
        named = {"player": "ann"} if reason is Reason.NOT_YOUR_WAGER else {"reason": "x"}
        answer = await hall.submit(kind, actor=actor, by=by, **named, **words)
        assert isinstance(answer, Refusal)
        assert answer.reason is reason
        assert clauses[book == "crown"] in answer.clauses
        assert hall.state == state

    asyncio.run(body())


@pytest.mark.parametrize(("actor", "by"), [(BEN, Role.PLAYER), (DORA, Role.OPERATOR)])
def test_nobody_acts_for_another_in_a_promotion(actor: Actor, by: Role) -> None:
    async def body() -> None:
        hall = Hall()
        await started(hall)
        denied = DenyClaim(by=by, at=0, player="p1", reason="late")
        answer = await hall.house.gateway.submit(actor, "promotion:draw", denied)
        assert isinstance(answer, Refusal)
        assert "11.9" in answer.clauses
        # Of opening one anew no clause speaks.
        opening = OpenPromotion(by=Role.OPERATOR, at=0, promotion="draw", book="star")
        again = await hall.house.gateway.submit(actor, "promotion:draw", opening)
        assert isinstance(again, Refusal)

    asyncio.run(body())
