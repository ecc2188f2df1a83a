"""Value chips over the counter: sold, cashed, counted with the till, and audited."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from croupier.audit.verify import verify
from croupier.cage.till import CloseTill, DropTill, FillTill, OpenTill
from croupier.cage.value_chips import CashChips, SellChips
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted, Waiting
from croupier.house.approvals import Approvals
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Append, StreamAppend
from croupier.house.tills import TILL_CODEC, Tills
from croupier.house.world import Nobody
from croupier.ledger.balances import add_postings
from croupier.ledger.postings import CAGE, world
from croupier.ledger.tills import cash_in, chips_in, counter_of, post_till_event
from tests.unit.cage.test_till import CAROL, DAVE, StillClock, opened, send

CASHIER = Role.CASHIER
OPENING = OpenTill(by=CASHIER, counts={5000: 10}, chips={2500: 40})


def test_cash_and_chips_change_sides_and_both_are_counted_at_the_close() -> None:
    async def shift() -> None:
        house, tills = await opened()
        assert isinstance(await send(house, OPENING), Accepted)
        sale = SellChips(by=CASHIER, chips={2500: 10, 500: 20}, player="ann")
        assert isinstance(await send(house, sale), Accepted)
        assert isinstance(await send(house, CashChips(by=CASHIER, chips={10_000: 1})), Accepted)
        fill = FillTill(by=CASHIER, counts={}, chips={500: 100})
        assert isinstance(await send(house, fill), Accepted)
        drop = DropTill(by=CASHIER, counts={}, chips={10_000: 1})
        assert isinstance(await send(house, drop), Accepted)
        assert tills.known["A"].chips == 100_000 - 35_000 + 10_000 + 50_000 - 10_000
        counter = await tills.counter("A", house.store)
        assert (counter.paid, counter.taken) == (10_000, 35_000)
        close = CloseTill(by=CASHIER, counts={5000: 15}, chips={2500: 44})
        short = await send(house, close)
        assert isinstance(short, Refusal)
        assert "$1100 was counted and $1150 is expected" in short.detail
        closed = await send(house, close.but(note="two chips fell"))
        assert isinstance(closed, Accepted)
        (event,) = closed.events
        assert (event.difference, event.chips_difference) == (0, -5_000)
        again = await send(house, OpenTill(by=CASHIER, counts={}, chips={2500: 44}), DAVE)
        assert isinstance(again, Accepted)
        assert again.events[0].chips_difference == 0
        balances: Counter[str] = Counter()
        async for record in house.store.read():
            event = TILL_CODEC.decode(record.kind, record.payload)
            add_postings(balances, post_till_event("A", event))
        assert balances.total() == 0
        assert balances[chips_in("A")] == 110_000
        assert balances[CAGE] == -100_000 - 50_000 + 10_000
        assert (balances[world("chips")], balances[world("cash")]) == (25_000, -25_000)
        assert (balances[cash_in("A")], balances[counter_of("A")]) == (0, 0)
        verdict = await verify(house.store.read())
        assert verdict.is_clean, verdict
        assert verdict.tills.difference == -5_000

    asyncio.run(shift())


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (SellChips(by=CASHIER, chips={50_000: 3}), "the till holds $1000 of them"),
        (CashChips(by=CASHIER, chips={50_000: 3}), "the till holds $500"),
        (SellChips(by=CASHIER, chips={}), "count some chips first"),
        (CashChips(by=CASHIER, chips={2500: 0}), "count some chips first"),
        (SellChips(by=CASHIER, chips={2500: 1}, player="a\nb"), ""),
        (SellChips(by=Role.DEALER, chips={2500: 1}), "cashier"),
        (DropTill(by=CASHIER, counts={}, chips={2500: 41}), "$1025 of chips"),
    ],
)
def test_a_till_gives_no_more_than_it_has(command: Any, words: str) -> None:
    async def attempt() -> None:
        house, _ = await opened()
        assert isinstance(await send(house, OPENING), Accepted)
        refused = await send(house, command)
        assert isinstance(refused, Refusal)
        assert words in refused.detail
        assert isinstance(await send(house, SellChips(by=CASHIER, chips={500: 1}), DAVE), Refusal)

    asyncio.run(attempt())


def test_who_is_excluded_buys_no_chips_and_is_paid_for_those_they_have() -> None:
    async def attempt() -> None:
        house, tills = await opened()
        no = Refusal(Reason.EXCLUDED, "excluded")
        tills.refuse_buyer = lambda name, at: no if name == "xena" else None
        assert isinstance(await send(house, OPENING), Accepted)
        sale = SellChips(by=CASHIER, chips={500: 1}, player="xena")
        assert await send(house, sale) == no
        assert isinstance(await send(house, sale.but(player="ann")), Accepted)
        cashing = CashChips(by=CASHIER, chips={500: 1}, player="xena")
        assert isinstance(await send(house, cashing), Accepted)

    asyncio.run(attempt())


def test_chips_in_small_parts_are_a_large_sum_at_whatever_till() -> None:
    """Who has a name is one person everywhere; who has none is whoever stands at this counter."""
    full = OpenTill(by=CASHIER, counts={10_000: 500}, chips={50_000: 100})
    limit = {"cash-chips": 1_000_000, "sell-chips": 1_000_000}

    def cash(dollars: int, player: str = "") -> CashChips:
        return CashChips(by=CASHIER, chips={100: dollars}, player=player)

    async def shift() -> None:
        house, _ = await opened()
        approvals = Approvals(house, above=limit)
        approvals.follow_tills()
        for actor, till in ((CAROL, "A"), (DAVE, "B")):
            assert isinstance(await send(house, full, actor, till), Accepted)
        assert isinstance(await send(house, cash(6_000, "rita")), Accepted)
        # At another counter, by another cashier; anybody else's chips are their own.
        held = await send(house, cash(4_001, "rita"), DAVE, "B")
        assert isinstance(held, Waiting)
        assert isinstance(await send(house, cash(6_000, "sue")), Accepted)
        assert isinstance(await send(house, cash(6_000)), Accepted)
        sale = SellChips(by=CASHIER, chips={100: 6_000}, player="rita")
        assert isinstance(await send(house, sale), Accepted)
        # Of people without a name small change counts for nothing, and large parts together.
        for _ in range(20):
            assert isinstance(await send(house, cash(900)), Accepted)
        assert isinstance(await send(house, cash(6_000)), Waiting)
        assert isinstance(await send(house, cash(6_000), DAVE, "B"), Accepted)
        # What two have agreed to is counted anew.
        agreed = await approvals.second(held.number, CAROL, agrees=True, at=0)
        assert isinstance(agreed, Accepted), agreed
        assert isinstance(await send(house, cash(6_000, "rita")), Accepted)
        # And it is known again after a restart.
        other = House(house.store, StillClock(), Nobody())
        await Tills(other).start()
        restarted = Approvals(other, above=limit)
        restarted.follow_tills()
        await restarted.start()
        assert isinstance(await send(other, cash(5_000, "rita"), DAVE, "B"), Waiting)

    asyncio.run(shift())


@pytest.mark.parametrize(
    ("place", "change"),
    [
        (1, {"amount": Money(400)}),
        (1, {"chips": {500: 1000}, "amount": Money(500_000)}),
        (2, {"chips_expected": 100_500, "chips_difference": 0}),
        (2, {"taken": 0, "expected": 50_000}),
    ],
)
def test_the_auditor_finds_chips_that_do_not_add_up(place: int, change: dict[str, Any]) -> None:
    async def forge() -> None:
        house, _ = await opened()
        close = CloseTill(by=CASHIER, counts={5000: 10, 500: 1}, chips={2500: 39, 500: 4})
        for command in (OPENING, SellChips(by=CASHIER, chips={500: 1}), close):
            assert isinstance(await send(house, command), Accepted)
        assert (await verify(house.store.read())).is_clean
        other = House(MemoryStore(), StillClock(), Nobody())
        Tills(other)
        async for record in house.store.read():
            event = TILL_CODEC.decode(record.kind, record.payload)
            if record.number == place + 1:
                event = event.but(**change)
            part = StreamAppend("till:A", record.number - 1, (TILL_CODEC.encode(event),))
            await other.store.append([Append((part,), 0, "carol", record.cause, "")])
        assert not (await verify(other.store.read())).is_clean

    asyncio.run(forge())
