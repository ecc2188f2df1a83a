"""Tickets at a station's reader: credited once by the book's clause, or refused by it."""

import asyncio
import importlib
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from croupier.audit.verify import Auditor
from croupier.cage.losing import ReportLost
from croupier.cage.numbers import make_number
from croupier.cage.paying import RedeemTicket
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.issuing import ticket_stream
from croupier.house.log.memory import MemoryStore
from croupier.house.table_rules import draw_tickets
from croupier.house.tables import stream_of
from croupier.house.ticket_readers import take_tickets
from croupier.people.declare import Known
from croupier.roulette.catalogue import book_folders
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn, CashOut
from croupier.table.ticket_in import TicketIn
from tests.tidy.tree import PACKAGE
from tests.unit.house.test_device_drills import copy_of
from tests.unit.house.test_wheels import ANN, LIMITS, PIT, Clock, Nobody

NUMBER = "124160765153406834"
#: A number that this house might have drawn, and has not.
STRANGE = make_number(b"k" * 32, 12, 1, b"n" * 16)
CASHIER = Actor(id="cora", roles=frozenset({Role.CASHIER}))
READER = Known(
    name="scan",
    stands=True,
    roles=frozenset({Role.CARD_READER}),
    serves="station:T1/ann",
    cap=100_000,
)


@dataclass(frozen=True)
class Read:
    """What a driver says of a code."""

    seq: int
    code: str = NUMBER
    kind: str = "card"


@pytest.fixture
def generous(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A book that takes tickets at its terminals, as none of ours does."""
    folder = tmp_path / "seventh_book"
    shutil.copytree(
        PACKAGE / "books" / "adelaide", folder, ignore=shutil.ignore_patterns("__pycache__")
    )
    for file in (*folder.glob("*.py"), *folder.glob("*.csv")):
        text = file.read_text("utf-8").replace("books.adelaide", "books.seventh_book")
        text = text.replace('"adelaide"', '"seventh-book"')
        text = text.replace('{"note": ("7(d)i",)', '{"ticket": ("7(e)",), "note": ("7(d)i",)')
        file.write_text(text, "utf-8")
    books = importlib.import_module("croupier.books")
    monkeypatch.setattr(books, "__path__", [*books.__path__, str(tmp_path)])
    book_folders.cache_clear()
    yield "seventh-book"
    book_folders.cache_clear()


class Floor:
    """A table with ann at its station, and a ticket of hers over $500."""

    def __init__(self, store: MemoryStore) -> None:
        self.clock, self.store = Clock(), store
        self.house = House(store, self.clock, Nobody())
        draw_tickets(self.house.policies, lambda: NUMBER)

    async def open(self, book: str, game: str) -> None:
        await self.house.start()
        opening = OpenTable(
            by=Role.OPERATOR, table="T1", book=book, game=game, options={}, limits=LIMITS
        )
        await self.house.gateway.submit(PIT, stream_of("T1"), opening)
        buy_in = BuyIn(by=Role.NOTE_READER, player="ann", amount=Money(50_000), tender="note")
        machine = Actor(id="notes", roles=frozenset({Role.NOTE_READER}))
        answer = await self.do(stream_of("T1"), buy_in, machine)
        if isinstance(answer, Refusal):
            answer = await self.do(stream_of("T1"), buy_in.but(by=Role.DEALER, tender="cash"))
        assert isinstance(answer, Accepted), answer
        out = await self.do(stream_of("T1"), CashOut(by=Role.PLAYER, player="ann"), ANN)
        assert isinstance(out, Accepted), out
        assert self.balance == 0

    async def do(self, stream: str, command: Any, actor: Actor = PIT) -> Any:
        command = command.but(at=self.clock.now())
        return await self.house.gateway.submit(actor, stream, command)

    async def scan(self, seq: int, code: str = NUMBER, reader: Known = READER) -> bool:
        read = [Read(seq, code)]
        now = self.clock.now()
        return not await take_tickets(self.house, reader, "T1/ann", read, now)

    @property
    def balance(self) -> int:
        return self.house.tables["T1"].state.seats["ann"].balance

    @property
    def shown(self) -> str:
        answer = self.house.tables["T1"].state.messages
        return answer[0].text if answer else ""

    async def verified(self) -> None:
        auditor = Auditor()
        for record in self.store.records:
            assert auditor.take(record), auditor.verdict.fault
        assert auditor.verdict.tickets.left_open() is None


async def opened(book: str, game: str = "terminal") -> Floor:
    floor = Floor(MemoryStore())
    await floor.open(book, game)
    return floor


def test_a_ticket_is_credited_once_by_the_books_clause(generous: str) -> None:
    async def story() -> None:
        floor = await opened(generous)
        assert await floor.scan(1)
        assert floor.balance == 50_000
        assert await floor.scan(1), "the driver repeats what it was not answered"
        assert not await floor.scan(2), "the paper is put to the reader again"
        assert floor.balance == 50_000
        assert "paid" in floor.shown
        taken = [r for r in floor.store.records if r.kind in ("TicketTaken", "TicketTakenIn")]
        assert [(r.kind, r.stream) for r in taken] == [
            ("TicketTaken", "table:T1"),
            ("TicketTakenIn", f"ticket:{NUMBER}"),
        ]
        assert b"7(e)" in taken[0].payload
        paid = await floor.do(
            ticket_stream(NUMBER), RedeemTicket(by=Role.CASHIER, number=NUMBER), CASHIER
        )
        assert isinstance(paid, Refusal)
        await floor.verified()

    asyncio.run(story())


@pytest.mark.parametrize("stored", [0, 1, 2, 3, 4])
def test_a_crash_at_any_record_credits_it_once(generous: str, stored: int) -> None:
    """The power goes with so many records of the step on disk; a step is whole or not there."""

    async def story() -> None:
        floor = await opened(generous)
        before = len(floor.store.records)
        assert await floor.scan(1)
        step = floor.store.records[before:]
        assert len({record.key for record in step}) == 1, "one step, one key"
        left = MemoryStore()
        whole = stored >= len(step)
        await left.adopt(list(floor.store.records if whole else floor.store.records[:before]), [])
        again = Floor(left)
        await again.house.start()
        assert await again.scan(1)
        assert again.balance == 50_000
        await again.verified()

    asyncio.run(story())


def test_a_cashier_and_a_reader_at_the_same_instant_pay_it_once(generous: str) -> None:
    async def story() -> None:
        for first in (True, False):
            floor = await opened(generous)
            redeem = RedeemTicket(by=Role.CASHIER, number=NUMBER)
            asked = [floor.scan(1), floor.do(ticket_stream(NUMBER), redeem, CASHIER)]
            answers = await asyncio.gather(*(asked if first else reversed(asked)))
            scanned, paid = answers if first else reversed(answers)
            assert scanned is not isinstance(paid, Accepted)
            assert floor.balance == (50_000 if scanned else 0)
            await floor.verified()

    asyncio.run(story())


def test_what_is_lost_strange_or_above_the_cap_goes_to_the_cashier(generous: str) -> None:
    async def story() -> None:
        floor = await opened(generous)
        low = Known(name="low", stands=True, roles=READER.roles, serves=READER.serves, cap=49_999)
        assert not await floor.scan(1, reader=low)
        assert "cashier" in floor.shown
        assert await floor.scan(2, "CARD-0042"), "a card is no ticket"
        assert not await floor.scan(3, STRANGE)
        assert "no ticket" in floor.shown
        lost = ReportLost(by=Role.CASHIER, number=NUMBER, reason="says so")
        await floor.do(ticket_stream(NUMBER), lost, CASHIER)
        assert not await floor.scan(4)
        assert "reported lost" in floor.shown
        assert floor.balance == 0
        await floor.verified()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("book", "game", "clause"),
    [
        ("adelaide", "terminal", "7(d)i"),
        ("crown", "touchbet", "10.7.2"),
        ("rapid", "rapid", "8.4(2)"),
    ],
)
def test_no_book_of_ours_takes_a_ticket_at_a_terminal(book: str, game: str, clause: str) -> None:
    async def story() -> None:
        floor = await opened(book, game)
        assert not await floor.scan(1)
        assert clause in floor.shown
        assert floor.balance == 0
        ticket = await floor.house.find_ticket(NUMBER)
        assert ticket is not None
        assert ticket.status == "issued", "it is paid at the cage as before"
        await floor.verified()

    asyncio.run(story())


def test_nobody_but_the_house_says_what_a_ticket_is_worth(generous: str) -> None:
    async def story() -> None:
        floor = await opened(generous)
        forged = TicketIn(
            by=Role.SYSTEM, player="ann", ticket=NUMBER, amount=Money(9_000_000), facts=1
        )
        for actor in (ANN, PIT, Actor(id="scan", roles=READER.roles)):
            assert isinstance(await floor.do(stream_of("T1"), forged, actor), Refusal)
        by_device = forged.but(by=Role.CARD_READER)
        device = Actor(id="scan", roles=READER.roles)
        assert isinstance(await floor.do(stream_of("T1"), by_device, device), Refusal)
        assert floor.balance == 0

    asyncio.run(story())


def test_the_auditor_finds_a_buy_in_whose_ticket_did_not_end(generous: str) -> None:
    async def story() -> None:
        floor = await opened(generous)
        assert await floor.scan(1)
        auditor = Auditor()
        for record in [r for r in floor.store.records if r.kind != "TicketTakenIn"]:
            if not auditor.take(record):
                break
        assert auditor.verdict.fault is not None or auditor.verdict.tickets.left_open()
        copy = await copy_of(floor.store)
        assert len(copy.records) == len(floor.store.records)

    asyncio.run(story())
