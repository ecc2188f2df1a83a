"""Tills: counted at both ends, held against what went over the counter, and audited."""

import asyncio
from collections import Counter
from typing import Any

from croupier.audit.verify import verify
from croupier.cage.issuing import TicketIssued
from croupier.cage.paying import RedeemTicket
from croupier.cage.state import Terms
from croupier.cage.till import CloseTill, DropTill, FillTill, OpenTill, TillCommand
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.codecs import TICKET_CODEC
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Append, StreamAppend
from croupier.house.tills import TILL_CODEC, Tills
from croupier.house.world import Nobody
from croupier.ledger.balances import add_postings
from croupier.ledger.tills import VAULT, cash_in, post_till_event

CAROL = Actor(id="carol", roles=frozenset({Role.CASHIER}))
DAVE = Actor(id="dave", roles=frozenset({Role.CASHIER}))
PETE = Actor(id="pete", roles=frozenset({Role.PIT_BOSS}))


class StillClock:
    def now(self) -> int:
        return 0


async def issue(house: House, number: str, amount: int) -> None:
    issued = TicketIssued(
        at=0,
        by=Role.SYSTEM,
        number=number,
        amount=Money(amount),
        table="T1",
        expires_at=10,
        terms=Terms(),
    )
    part = StreamAppend(f"ticket:{number}", 0, (TICKET_CODEC.encode(issued),))
    await house.store.append([Append((part,), 0, "house", "issue", "")])


async def opened(*, required: bool = False) -> tuple[House, Tills]:
    house = House(MemoryStore(), StillClock(), Nobody())
    return house, Tills(house, required=required)


async def send(house: House, command: TillCommand, actor: Actor = CAROL, till: str = "A") -> Any:
    sent = command.but(name=till, sender=actor.id)
    return await house.gateway.submit(actor, f"till:{till}", sent)


async def pay(house: House, number: str, actor: Actor = CAROL) -> Any:
    command = RedeemTicket(by=Role.CASHIER, number=number)
    return await house.gateway.submit(actor, f"ticket:{number}", command)


def test_a_shift_at_a_till_balances_to_the_cent_and_is_audited() -> None:
    async def shift() -> None:
        house, tills = await opened()
        cashier = Role.CASHIER
        assert isinstance(await send(house, OpenTill(by=cashier, counts={5000: 20})), Accepted)
        await issue(house, "1", 12_345)
        await issue(house, "2", 700)
        assert isinstance(await pay(house, "1"), Accepted)
        assert isinstance(await pay(house, "2", DAVE), Accepted)
        assert isinstance(await send(house, FillTill(by=cashier, counts={100: 50})), Accepted)
        assert isinstance(await send(house, DropTill(by=cashier, counts={5000: 10})), Accepted)
        much = await send(house, DropTill(by=cashier, counts={5000: 9}))
        assert isinstance(much, Refusal)
        assert "$426.55" in much.detail
        counter = await tills.counter("A", house.store)
        assert (counter.paid, counter.taken) == (12_345, 0)
        short = CloseTill(by=cashier, counts={5000: 8, 5: 530}, leave=Money(20_000))
        unexplained = await send(house, short)
        assert isinstance(unexplained, Refusal)
        assert "$426.50 was counted and $426.55 is expected" in unexplained.detail
        closed = await send(house, short.but(note="a coin is missing"))
        assert isinstance(closed, Accepted)
        (event,) = closed.events
        assert (event.expected, event.difference, event.left) == (42_655, -5, 20_000)
        again = await send(house, OpenTill(by=cashier, counts={5000: 5}), DAVE)
        assert isinstance(again, Accepted)
        assert again.events[0].difference == 5_000
        balances: Counter[str] = Counter()
        async for record in house.store.read():
            if record.stream == "till:A":
                event = TILL_CODEC.decode(record.kind, record.payload)
                add_postings(balances, post_till_event("A", event))
        assert balances[cash_in("A")] == 25_000
        assert balances[VAULT] == -100_000 - 5_000 + 50_000 + 22_650
        assert balances.total() == 0

    asyncio.run(shift())


def test_a_till_is_its_holders_and_nobody_holds_two() -> None:
    async def try_it() -> None:
        house, _ = await opened(required=True)
        await issue(house, "1", 500)
        refused = await pay(house, "1")
        assert isinstance(refused, Refusal)
        assert "open a till" in refused.detail
        opening = OpenTill(by=Role.CASHIER, counts={100: 10})
        assert isinstance(await send(house, opening), Accepted)
        assert isinstance(await pay(house, "1"), Accepted)
        assert isinstance(await send(house, opening, DAVE), Refusal)
        assert isinstance(await send(house, opening, till="B"), Refusal)
        fill = FillTill(by=Role.CASHIER, counts={100: 1})
        assert isinstance(await send(house, fill, DAVE), Refusal)
        close = CloseTill(by=Role.CASHIER, counts={100: 5})
        assert isinstance(await send(house, close, DAVE), Refusal)
        assert isinstance(await send(house, opening.but(by=Role.PIT_BOSS), PETE), Refusal)
        assert isinstance(await send(house, close.but(by=Role.PIT_BOSS), PETE), Accepted)

    asyncio.run(try_it())


def test_the_auditor_finds_a_till_that_says_something_else() -> None:
    async def forge() -> None:
        house, tills = await opened()
        assert await send(house, OpenTill(by=Role.CASHIER, counts={5000: 20}))
        close = CloseTill(by=Role.CASHIER, counts={5000: 18}, note="gone")
        assert isinstance(await send(house, close), Accepted)
        assert (await verify(house.store.read())).is_clean
        assert (await verify(house.store.read())).tills.difference == -10_000
        closed = tills.closings["A"][0]
        for change in ({"expected": 90_000, "difference": 0}, {"paid": 1}, {"amount": Money(1)}):
            other = House(MemoryStore(), StillClock(), Nobody())
            Tills(other)
            assert await send(other, OpenTill(by=Role.CASHIER, counts={5000: 20}))
            part = StreamAppend("till:A", 1, (TILL_CODEC.encode(closed.but(**change)),))
            await other.store.append([Append((part,), 0, "carol", "close-till", "")])
            verdict = await verify(other.store.read())
            assert not verdict.is_clean, change

    asyncio.run(forge())
