"""Checks of another table: closed, value and number out are the house's to know, not a dealer's."""

import asyncio
from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Waiting
from croupier.house.approvals import Approvals
from croupier.house.foreign_colours import look_up_colours
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.world import Nobody
from croupier.roulette.limits import Limits, Range
from croupier.table.closing import AnnounceClose, CloseTable
from croupier.table.colours import IssueColour
from croupier.table.foreign import RedeemForeignColour
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn, CashOut

PIT = Actor(id="pat", roles=frozenset({*PIT_LINE, Role.PLAYER}))
LIMITS = Limits(table=Range(Money(500), Money(50_000)))
HOUR = 3_600_000


class StillClock:
    def now(self) -> int:
        return 0


async def floor(book: str, game: str) -> House:
    house = House(MemoryStore(), StillClock(), Nobody())
    look_up_colours(house)
    for name in ("T1", "T2", "T3"):
        opening = OpenTable(by=Role.OPERATOR, table=name, book=book, game=game, limits=LIMITS)
        await send(house, name, opening)
        await send(house, name, BuyIn(by=Role.DEALER, player="ann", amount=Money(10_000)))
    issue = IssueColour(by=Role.DEALER, player="ann", colour="blue", value=Money(500), count=10)
    await send(house, "T2", issue)
    return house


async def send(house: House, table: str, command: Any) -> Any:
    answer = await house.gateway.submit(PIT, f"table:{table}", command)
    assert isinstance(answer, Accepted), answer
    return answer


@pytest.mark.parametrize(("book", "game"), [("crown", "american"), ("star", "table")])
def test_nobody_types_that_a_table_is_closed_or_what_its_checks_are_worth(
    book: str, game: str
) -> None:
    async def play() -> None:
        house = await floor(book, game)
        rule = house.tables["T1"].state.game.colours
        assert rule is not None
        by = lowest(rule.elsewhere_roles)
        claim = RedeemForeignColour(
            by=by,
            player="ann",
            issued_at="T2",
            issuer_closed=True,
            colour="blue",
            count=6,
            issued_value=Money(1_000_000),
        )

        async def tried(table: str, command: Any) -> Any:
            return await house.gateway.submit(PIT, f"table:{table}", command)

        open_still = await tried("T1", claim)
        assert isinstance(open_still, Refusal)
        assert open_still.reason is Reason.NOT_PERMITTED
        close = CloseTable(by=Role.OPERATOR, at=2 * HOUR)
        await send(house, "T2", AnnounceClose(by=Role.OPERATOR, effective_at=HOUR))
        await send(house, "T2", close)
        for wrong in (
            claim.but(colour="green"),
            claim.but(issued_at="T9"),
            claim.but(count=11),
        ):
            refused = await tried("T1", wrong)
            assert isinstance(refused, Refusal), wrong
            # A table that is none is not said to be open.
            none_out = wrong.count == claim.count
            assert (refused.code == "house-no-checks-out") == none_out, wrong
        assert house.tables["T1"].state.seats["ann"].balance == 10_000
        assert isinstance(await tried("T1", claim), Accepted)
        assert house.tables["T1"].state.seats["ann"].balance == 13_000
        # What one table has redeemed is gone for every other.
        more = await tried("T3", claim.but(count=5))
        assert isinstance(more, Refusal)
        assert more.reason is Reason.INSUFFICIENT_CREDIT
        assert isinstance(await tried("T3", claim.but(count=4)), Accepted)
        assert house.tables["T3"].state.seats["ann"].balance == 12_000
        # Until they are off the books of their own table nothing leaves her stack there.
        waits = await tried("T2", CashOut(by=Role.PLAYER, player="ann"))
        assert isinstance(waits, Refusal)
        await house.tick()
        issuer = house.tables["T2"].state
        assert issuer.seats["ann"].balance == 5_000
        assert issuer.colours == {}
        before = house.tables["T2"].version
        await house.tick()
        assert house.tables["T2"].version == before
        await send(house, "T2", CashOut(by=Role.PLAYER, player="ann"))
        held = sum(each.state.seats["ann"].balance for each in house.tables.values())
        assert held == 25_000

    asyncio.run(play())


@pytest.mark.parametrize("typed", [{"issuer_closed": False}, {"issued_value": Money(1)}])
def test_what_is_typed_of_another_table_keeps_no_second_person_away(typed: dict[str, Any]) -> None:
    """That it is open, or that its chips are worth a cent: the house knows better, and two pay."""

    async def play() -> None:
        house = await floor("crown", "american")
        approvals = Approvals(house, above={"foreign-colour": 0, "record-mistake": 1_000})
        await send(house, "T2", AnnounceClose(by=Role.OPERATOR, effective_at=HOUR))
        await send(house, "T2", CloseTable(by=Role.OPERATOR, at=2 * HOUR))
        claim = RedeemForeignColour(
            by=Role.PIT_BOSS, at=2 * HOUR, player="ann", issued_at="T2", colour="blue", count=6
        ).but(**typed)
        asked = await house.gateway.submit(PIT, "table:T1", claim)
        assert isinstance(asked, Waiting), asked
        assert house.tables["T1"].state.seats["ann"].balance == 10_000
        other = Actor(id="max", roles=PIT.roles)
        answer = await approvals.second(asked.number, other, agrees=True, at=2 * HOUR)
        assert isinstance(answer, Accepted), answer
        assert house.tables["T1"].state.seats["ann"].balance == 13_000

    asyncio.run(play())
