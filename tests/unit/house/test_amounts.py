"""No single person makes money: above an amount every command that moves some waits for another."""

import asyncio
from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.actors import Actor
from croupier.house.amounts import KNOWN, USUAL, thresholds
from croupier.house.answers import Accepted, Waiting
from croupier.house.approvals import Approvals
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.world import Nobody
from croupier.roulette.catalogue import all_books
from croupier.roulette.limits import Limits, Range
from croupier.table.corrections import RecordMistake
from croupier.table.floats import CreditFloat, FillFloat
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn

GAMES = [(book.code, offer.name) for book in all_books() for offer in book.offers]
LIMITS = Limits(table=Range(Money(500), Money(50_000)))
ALL = frozenset({*PIT_LINE, Role.PLAYER})
PAT, QUINN = Actor(id="pat", roles=ALL), Actor(id="quinn", roles=ALL)


class StillClock:
    time = 0

    def now(self) -> int:
        return self.time


async def opened(book: str, game: str) -> tuple[House, Approvals]:
    house = House(MemoryStore(), StillClock(), Nobody())
    approvals = Approvals(house, above=thresholds({}))
    signed = frozenset({"wheel-order", "asian-groups"})
    opening = OpenTable(
        by=Role.OPERATOR, table="T1", book=book, game=game, limits=LIMITS, signed=signed
    )
    assert isinstance(await house.gateway.submit(PAT, "table:T1", opening), Accepted)
    return house, approvals


def test_every_threshold_is_of_a_command_that_there_is() -> None:
    assert USUAL.keys() <= KNOWN
    assert "fill" not in thresholds({"fill": -1})
    assert thresholds({"fill": 7})["fill"] == 700


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_what_moves_more_than_one_person_may_waits_in_every_game(book: str, game: str) -> None:
    async def play() -> None:
        house, approvals = await opened(book, game)
        state = house.tables["T1"].state
        power = BuyIn.power(state.game)
        assert power is not None
        by = lowest(power.roles & ALL)

        async def send(command: Any, actor: Actor = PAT) -> Any:
            return await house.gateway.submit(actor, "table:T1", command)

        small = BuyIn(by=by, player="ann", amount=Money(1_000_000))
        assert isinstance(await send(small), Accepted)
        large = small.but(amount=Money(1_000_500))
        before = len(house.store.records)  # type: ignore[attr-defined]
        assert isinstance(await send(large), Waiting)
        assert house.tables["T1"].state.seats["ann"].balance == 1_000_000
        (number,) = approvals.waiting
        refused = await approvals.second(number, PAT, agrees=True, at=0)
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.NOT_PERMITTED
        assert isinstance(await approvals.second(number, QUINN, agrees=True, at=0), Accepted)
        assert house.tables["T1"].state.seats["ann"].balance == 2_000_500
        again = await approvals.second(number, QUINN, agrees=True, at=0)
        assert isinstance(again, Refusal)
        assert len(house.store.records) > before  # type: ignore[attr-defined]
        for command in (
            RecordMistake(
                by=Role.GAME_SUPERVISOR,
                player="ann",
                amount=Money(-100),
                round_no=1,
                rectified=Money(100),
            ),
            FillFloat(by=Role.GAME_SUPERVISOR, amount=Money(5_000_100)),
        ):
            answer = await send(command)
            if isinstance(answer, Refusal):
                continue
            assert isinstance(answer, Waiting), command
            number = max(approvals.waiting)
            off = await approvals.second(number, QUINN, agrees=False, at=0)
            assert isinstance(off, Refusal)
        assert house.tables["T1"].state.seats["ann"].balance == 2_000_500

    asyncio.run(play())


def test_nobody_waits_for_what_is_refused_anyway_or_for_a_machine() -> None:
    async def play() -> None:
        house, approvals = await opened("crown", "touchbet")
        wrong = BuyIn(by=Role.PLAYER, player="ann", amount=Money(1_000_001), tender="note")
        assert isinstance(await house.gateway.submit(PAT, "table:T1", wrong), Refusal)
        reader = Actor(id="reader", roles=frozenset({Role.NOTE_READER}))
        notes = BuyIn(by=Role.NOTE_READER, player="ann", amount=Money(2_000_000), tender="note")
        assert isinstance(await house.gateway.submit(reader, "table:T1", notes), Accepted)
        credit = CreditFloat(by=Role.GAME_SUPERVISOR, amount=Money(5_000_100))
        assert isinstance(await house.gateway.submit(PAT, "table:T1", credit), Waiting | Refusal)
        # After ten minutes it lapses, and agreeing does nothing any more.
        await approvals.lapse(600_001)
        assert not approvals.waiting

    asyncio.run(play())
