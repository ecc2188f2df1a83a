"""Looking back: a round's place in its table's stream, and the table as it was."""

import asyncio

from croupier.cage.paying import RedeemTicket
from croupier.cage.setting_aside import VoidTicket
from croupier.cage.state import Status
from croupier.core.roles import Role
from croupier.house.cage_book import CageBook
from croupier.house.log.memory import MemoryStore
from croupier.house.past_rounds import Past, Span, round_at, span_of
from croupier.house.views.cage_report import cage_report
from croupier.table.betting import CallFinalBets, CloseBetting
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.seats import CashOut
from croupier.table.spin import SpinBall
from tests.unit.house.test_floor import do_tasks
from tests.unit.house.test_house import BUY_IN, OPEN, STAFF, deal, open_house, red


def test_every_event_belongs_to_one_round_and_a_table_can_be_seen_after_each() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        states = {1: house.tables["T1"].state}
        stream = house.tables["T1"]
        for command in (
            BUY_IN,
            OPEN,
            red(1000),
            SpinBall(by=Role.DEALER),
            CallFinalBets(by=Role.DEALER),
            CloseBetting(by=Role.DEALER),
            EnterResult(by=Role.DEALER, pocket="4"),  # type: ignore[arg-type]
            None,
            OPEN,
            red(500),
        ):
            await (deal(house, command) if command is not None else do_tasks(house))
            states[stream.version] = stream.state
        spans = [span for number in (0, 1, 2) if (span := span_of(stream, number)) is not None]
        assert spans[0].first == 1
        assert spans[1] == Span(spans[0].last + 1, spans[2].first - 1)
        assert spans[2].last == stream.version
        assert span_of(stream, 3) is None
        for number, span in enumerate(spans):
            for version in range(span.first, span.last + 1):
                assert round_at(stream, version) == number
        past = Past(store)
        for version in (*states, *reversed(states)):
            found = await past.at("T1", version)
            assert found is not None
            assert found[0] == states[version]
        assert await past.at("T1", stream.version + 1) is None
        assert states[stream.version].phase is Phase.BETTING
        some = await past.records("T1", spans[1].first, spans[1].last, 3)
        assert [record.version for record in some] == list(
            range(spans[1].first, spans[1].first + 3)
        )

    asyncio.run(body())


def test_the_cage_book_knows_who_issued_and_who_ended_each_ticket() -> None:
    async def body() -> None:
        store = MemoryStore()
        house, book = await open_house(store), CageBook(store)
        for number in ("one", "two", "three"):
            await deal(house, BUY_IN, CashOut(by=Role.PLAYER, player="ann", ticket=number))
        assert [slip.ticket.number for slip in await book.standing(0)] == ["one", "two", "three"]
        await house.gateway.submit(
            STAFF, "ticket:one", RedeemTicket(by=Role.CASHIER, at=5, number="one")
        )
        void = VoidTicket(by=Role.PIT_BOSS, at=6, number="two", reason="printed twice")
        await house.gateway.submit(STAFF, "ticket:two", void)
        slips = await book.slips()
        paid, voided, open_ = (slips[number] for number in ("one", "two", "three"))
        assert (paid.issued_by, paid.ended_by, paid.ticket.ended_at) == ("terminal-1", "sam", 5)
        assert (voided.ticket.status, voided.reason) == (Status.VOIDED, "printed twice")
        assert await book.find("three") == open_
        assert await book.find("four") is None
        late = open_.ticket.expires_at
        assert [slip.ticket.number for slip in await book.unclaimed(late)] == ["three"]
        assert await book.standing(late) == []
        done = [(one.actor, one.event) for one in await book.handled()]
        report = cage_report(done, [slip.ticket for slip in slips.values()], 10)
        assert report.rows == (("sam", 1, 10_000, 0, 0, 0, 1, 10_000, 0, 0, 0, 0, 0, 0, 0),)
        assert str(report.notes[1]) == "1 ticket stands, $100 is owed"

    asyncio.run(body())
