"""Money, whatever is asked: it balances, nobody goes below zero, a ticket is paid once."""

import asyncio
from collections import Counter
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.audit.verify import verify
from croupier.cage.declare import TicketCommand, TicketEvent, replay
from croupier.cage.paying import RedeemTicket
from croupier.cage.setting_aside import VoidTicket
from croupier.cage.spoilt import PayByHand, ReprintTicket
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.evening.chance import Chance, SteppedClock
from croupier.evening.dealer import by_usual_role, next_step
from croupier.evening.house import Floor
from croupier.house.actors import Actor
from croupier.house.codecs import TABLE_CODEC, TICKET_CODEC
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Store
from croupier.house.tables import stream_of
from croupier.house.world import Nobody
from croupier.ledger.balances import Balances, add_postings, differences
from croupier.ledger.postings import post_cage_event, post_event
from croupier.table.catalogue import WAGERING
from croupier.table.corrections import RecordMistake
from croupier.table.declare import Command
from croupier.table.floats import CountFloat, CreditFloat, FillFloat
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn, CashedOut, CashOut, Leave
from tests.properties.machine import SENIOR, SITTING, UNDOING
from tests.properties.strategies import SIGNED, STAKE, Setting, commands, offered, settings_of

EVERYBODY: Final = Actor(id="everybody", roles=frozenset(Role))
GAMES: Final = offered()
#: Kinds of account that belong to players and are never below zero.
PLAYERS_OWN: Final = ("stack", "layout", "suspense", "ticket", "tokens", "token-layout")
STEPS_MAX: Final = 40


class Bank:
    """A house under test with several tables, and the tickets that came out of it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = SteppedClock()
        self.house = House(store, self.clock, Nobody())
        self.chance = Chance(1)
        self.tickets: list[str] = []
        self._numbers = count(1)

    async def open(self, chosen: list[Setting]) -> None:
        for number, setting in enumerate(chosen, start=1):
            command = OpenTable(
                by=Role.OPERATOR,
                at=self.clock.now(),
                table=f"T{number}",
                book=setting.book,
                game=setting.game,
                options=setting.options,
                limits=setting.limits,
                seats_max=setting.seats_max,
                signed=SIGNED,
            )
            opened = await self.house.gateway.submit(EVERYBODY, stream_of(command.table), command)
            assert not isinstance(opened, Refusal), opened

    async def submit(self, table: str, command: Command) -> None:
        """Put a command to a table; each ticket has a number of its own."""
        asked = command.but(at=self.clock.step(1000))
        if isinstance(asked, CashOut | Leave):
            asked = asked.but(ticket=f"{next(self._numbers):018}")
        answer = await self.house.gateway.submit(EVERYBODY, stream_of(table), asked)
        for event in getattr(answer, "events", ()):
            if isinstance(event, CashedOut) and event.ticket:
                self.tickets.append(event.ticket)

    async def deal_on(self, table: str) -> None:
        """A few steps of the dealer."""
        for _ in range(4):
            state = self.house.tables[table].state
            step = next_step(state, self.chance)
            if step is not None:
                await self.submit(table, by_usual_role(step, state))

    async def at_the_cage(self, command: type[TicketCommand], which: int, by: Role) -> None:
        if not self.tickets:
            return
        number, at = self.tickets[which % len(self.tickets)], self.clock.step(1000)
        asked: TicketCommand
        if command is ReprintTicket:
            new = f"9{next(self._numbers):017}"
            asked = ReprintTicket(by=by, at=at, number=number, new_number=new)
            self.tickets.append(new)
        elif command is VoidTicket:
            asked = VoidTicket(by=by, at=at, number=number, reason="spoilt")
        elif command is PayByHand:
            asked = PayByHand(by=by, at=at, number=number)
        else:
            asked = RedeemTicket(by=by, at=at, number=number)
        await self.house.gateway.submit(EVERYBODY, f"ticket:{number}", asked)


async def check_books(bank: Bank) -> None:
    """The ledger, rebuilt from the log alone, against the live house and the auditor."""
    balances: Balances = Counter()
    tickets: list[TicketEvent] = []
    async for record in bank.store.read():
        if record.stream.startswith("table:"):
            event = TABLE_CODEC.decode(record.kind, record.payload)
            add_postings(balances, post_event(record.stream.partition(":")[2], event))
        else:
            ticket = TICKET_CODEC.decode(record.kind, record.payload)
            tickets.append(ticket)
            add_postings(balances, post_cage_event(ticket))
    assert balances.total() == 0
    below = {a: x for a, x in balances.items() if x < 0 and a.partition(":")[0] in PLAYERS_OWN}
    assert not below
    for stream in bank.house.tables.values():
        assert [x for x in differences(stream.state, balances) if "trial" not in x] == []
    owed = sum(x for account, x in balances.items() if account.startswith("ticket:"))
    assert owed == replay(tickets).liability
    again = House(bank.store, bank.clock, Nobody())
    await again.start()
    assert {n: s.state for n, s in again.tables.items()} == {
        n: s.state for n, s in bank.house.tables.items()
    }
    verdict = await verify(bank.store.read())
    assert verdict.is_clean, verdict.fault
    assert verdict.tickets.liability == owed


CAGE_COMMANDS: Final[st.SearchStrategy[type[TicketCommand]]] = st.sampled_from(
    (RedeemTicket, RedeemTicket, ReprintTicket, VoidTicket, PayByHand)
)
CAGE_ROLES: Final = st.sampled_from((Role.CASHIER, Role.CASHIER, Role.PIT_BOSS, Role.PLAYER))
FLOAT: Final = st.one_of(
    st.builds(FillFloat, by=st.just(Role.PIT_BOSS), amount=STAKE),
    st.builds(CreditFloat, by=st.just(Role.PIT_BOSS), amount=STAKE),
    st.builds(
        CountFloat,
        by=st.just(Role.PIT_BOSS),
        moment=st.sampled_from(("closer", "closer", "opener")),
        amount=STAKE,
    ),
    st.builds(
        RecordMistake,
        by=st.just(Role.PIT_BOSS),
        player=SITTING,
        amount=STAKE,
        round_no=st.just(1),
        rectified=st.sampled_from((Money(0), Money(100), Money(500))),
    ),
)


@cache
def asks(book: str, game: str) -> st.SearchStrategy[Command]:
    """Anything that may be asked of a table, with much of it about wagers."""
    tender = st.builds(
        BuyIn, by=st.just(Role.DEALER), player=SITTING, amount=st.just(Money(50_000))
    )
    tokens = st.builds(
        BuyIn,
        by=st.just(Role.DEALER),
        player=SITTING,
        amount=st.sampled_from((Money(2_000), Money(7_500))),
        tender=st.sampled_from(("voucher", "token")),
    )
    home = st.builds(CashOut, by=st.just(Role.PLAYER), player=SITTING)
    wagers = commands(book, game, WAGERING, (Role.PLAYER,))
    undoing = commands(book, game, UNDOING, SENIOR)
    return st.one_of(wagers, wagers, undoing, commands(book, game), FLOAT, tender, tokens, home)


@pytest.mark.parametrize("first", range(0, len(GAMES), 3))
def test_money_balances_whatever_is_asked_of_several_tables_and_the_cage(first: int) -> None:
    chosen = [GAMES[(first + step) % len(GAMES)] for step in range(3)]

    @settings(
        max_examples=45, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(drawn=st.data())
    def play(drawn: st.DataObject) -> None:
        async def body() -> None:
            bank = Bank(MemoryStore())
            await bank.open([drawn.draw(settings_of(*game)) for game in chosen])
            for _ in range(drawn.draw(st.integers(5, STEPS_MAX))):
                await take_step(bank, drawn, chosen)
            await check_books(bank)

        asyncio.run(body())

    play()


async def take_step(bank: Bank, drawn: st.DataObject, games: list[tuple[str, str]]) -> None:
    """Somebody asks something of a table or of the cage, or a dealer goes on."""
    which = drawn.draw(st.integers(0, len(games) - 1))
    name = f"T{which + 1}"
    match drawn.draw(st.sampled_from(("ask", "ask", "usual", "usual", "deal", "cage"))):
        case "deal":
            await bank.deal_on(name)
        case "cage":
            place = drawn.draw(st.integers(0, 20))
            # Two cashiers at once, often with the same ticket.
            asked = [(drawn.draw(CAGE_COMMANDS), drawn.draw(CAGE_ROLES)) for _ in range(2)]
            await asyncio.gather(*(bank.at_the_cage(what, place, by) for what, by in asked))
        case how:
            command = drawn.draw(asks(*games[which]))
            if how == "usual":
                command = by_usual_role(command, bank.house.tables[name].state)
            await bank.submit(name, command)


def test_a_ticket_is_paid_once_however_many_cashiers_and_houses_there_are(tmp_path: Path) -> None:
    """Two houses write to one file, as two cashiers' machines would."""

    async def body() -> None:
        stores = [await SqliteStore.open(tmp_path / "house.db") for _ in range(2)]
        floor = Floor(stores[0], seed=5)
        await floor.open()
        while not (standing := await _standing(stores[0])):
            await floor.play(6)
        houses = [floor.house, House(stores[1], floor.clock, Nobody())]
        at = floor.clock.step(1000)
        for number in standing:
            pay = RedeemTicket(by=Role.CASHIER, at=at, number=number)
            asked = [
                house.gateway.submit(EVERYBODY, f"ticket:{number}", pay) for house in houses * 8
            ]
            reply = await asyncio.gather(*asked)
            refusals = [answer for answer in reply if isinstance(answer, Refusal)]
            assert len(refusals) == len(reply) - 1
            assert {refusal.reason for refusal in refusals} == {Reason.ALREADY_REDEEMED}
        assert await _standing(stores[0]) == []
        assert (await verify(stores[1].read())).is_clean
        for store in stores:
            await store.close()

    asyncio.run(body())


async def _standing(store: Store) -> list[str]:
    records = [record async for record in store.read() if record.stream.startswith("ticket:")]
    tickets = replay(TICKET_CODEC.decode(record.kind, record.payload) for record in records)
    return [ticket.number for ticket in tickets.standing()]


def test_a_house_brought_back_from_its_file_holds_what_it_held(tmp_path: Path) -> None:
    async def body() -> None:
        store = await SqliteStore.open(tmp_path / "house.db")
        floor = Floor(store, seed=9)
        await floor.open()
        await floor.play(18)
        live = {name: stream.state for name, stream in floor.house.tables.items()}
        await store.close()
        reopened = await SqliteStore.open(tmp_path / "house.db")
        again = House(reopened, SteppedClock(), Nobody())
        await again.start()
        assert {name: stream.state for name, stream in again.tables.items()} == live
        await reopened.close()

    asyncio.run(body())
