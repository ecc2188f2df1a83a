"""Tournaments behind the desk: one writer, tables of their own, prizes exact to the cent."""

import asyncio
from typing import Any

import pytest

from croupier.audit.verify import verify
from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import KEY_MISUSED, Accepted
from croupier.house.contests import ledger_of
from croupier.house.log.memory import MemoryStore
from croupier.house.tables import stream_of
from croupier.ledger import tournaments as ledger
from croupier.ledger.units import trial_balance
from croupier.table.betting import OpenBetting
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn
from croupier.tournament.allotments import ChipsIssued, IssueChips
from croupier.tournament.cancelling import CancelTournament
from croupier.tournament.chip_counts import CountChips
from croupier.tournament.declare import Command, roles_for
from croupier.tournament.designation import DesignateTables, ReleaseTables
from croupier.tournament.ending import EndSession
from croupier.tournament.entries import Enter
from croupier.tournament.pool import AddValue
from croupier.tournament.prizes import AwardPrizes
from croupier.tournament.seating import DrawSeats, PlayersSeated, SeatPlayers, SeatsDrawn
from croupier.tournament.starting import StartSession
from croupier.tournament.state import Stage
from croupier.tournament.wagers import LayWager
from croupier.tournament.withdrawal import Withdraw
from tests.unit.house.contests import EVERYBODY, LIMITS, NAME, Hall
from tests.unit.tournament.test_decide import WORDS

FEE, CHIPS, LEAST = Money(5000), Money(100_000), Money(500)
TERMS = {"entry_fee": 50, "chips": 1000, "min": 5, "max": 500, "rounds": 2, "advance": 1}


async def play_round(hall: Hall, table: str, pocket: str, rise: int = 0) -> None:
    """Everybody at a table wagers on another number, and one of them wins."""
    session = hall.state.sessions[table]
    for place, player in enumerate(session.seats, start=1):
        stake = Money(LEAST + rise * place * LEAST)
        bet = f"straight:{place}"
        await hall.must(LayWager, player=player, bet=bet, stake=stake)
    assert isinstance(await hall.deal(table, pocket), Accepted)


async def play_session(hall: Hall, tables: tuple[str, ...], rise: int = 0) -> None:
    """Places by lot, chips, two rounds at each table, and the count."""
    await hall.must(DrawSeats, tables=tables)
    for table in tables:
        seats = hall.state.sessions[table].seats
        await hall.must(IssueChips, table=table, players=seats, amount=CHIPS)
        await hall.must(StartSession, table=table)
        await play_round(hall, table, str(len(seats)), rise)
        await play_round(hall, table, "0", rise)
        counts = {name: Money(hall.state.entrants[name].chips) for name in seats}
        await hall.must(CountChips, table=table, counts=counts)
        await hall.must(EndSession, table=table, counts=counts)
        assert hall.state.sessions[table].stage is Stage.ENDED
        assert len(hall.state.sessions[table].advance) == 1


async def run_whole(hall: Hall, entrants: int, tables: int, finals: int) -> None:
    names = await hall.open_tables(tables)
    await hall.open()
    await hall.prepare(names, entries_max=entrants, prizes=(50, 30, 20), **TERMS)
    for number in range(entrants):
        await hall.must(Enter, player=f"p{number}")
    await hall.must(AddValue, amount=Money(12_345))
    await play_session(hall, names)
    await play_session(hall, names[:finals])
    await play_session(hall, names[:1], rise=1)
    await hall.must(AwardPrizes, table=names[0])


def test_a_tournament_of_a_thousand_over_fifty_tables_runs_from_entry_to_prizes() -> None:
    async def body() -> None:
        hall = Hall(MemoryStore())
        await run_whole(hall, 1000, 50, 5)
        pool = 1000 * FEE + 12_345
        prizes = sorted(hall.state.prizes.values(), reverse=True)
        assert sum(prizes) == pool == hall.state.prize_pool
        assert prizes == [2_506_173, 1_503_703, 1_002_469]
        books = ledger_of(hall.tournaments.streams[NAME])
        assert isinstance(books, ledger.TournamentLedger)
        assert set(trial_balance(books.balances).values()) == {0}
        # All chips are back in the operator's stock.
        assert not [name for name in books.balances if name.startswith("tournament-chips:")]
        again = await Hall(hall.store).start()
        assert again.state == hall.state
        verdict = await verify(hall.store.read())
        assert verdict.is_clean, verdict.fault
        assert verdict.contests.tournaments[NAME].prizes == dict(hall.state.prizes)

    asyncio.run(body())


def test_places_are_drawn_by_lot_and_the_lot_is_on_record() -> None:
    async def body() -> None:
        hall = Hall()
        names = await hall.open_tables(3)
        await hall.open()
        await hall.prepare(names, **TERMS)
        for number in range(30):
            await hall.must(Enter, player=f"p{number}")
        drawn, *seated = await hall.must(DrawSeats, tables=names)
        assert isinstance(drawn, SeatsDrawn)
        assert sorted(drawn.order) == sorted(f"p{number}" for number in range(30))
        assert list(drawn.order) != [f"p{number}" for number in range(30)]
        assert [one.players for one in seated if isinstance(one, PlayersSeated)] == [
            drawn.order[place::3] for place in range(3)
        ]
        answer = await hall.submit(DrawSeats, tables=names, order=("p1",))
        assert isinstance(answer, Refusal)

    asyncio.run(body())


@pytest.mark.parametrize("book", ["star", "crown"])
@pytest.mark.clause("star", "10.5.2", "10.5.1")
@pytest.mark.clause("crown", "12.2.5")
def test_no_ordinary_play_is_taken_at_a_table_that_serves_a_tournament(book: str) -> None:
    cited = {"star": "10.5.2", "crown": "12.2.5"}[book]

    async def body() -> None:
        hall = Hall(book=book)
        (table, other) = await hall.open_tables(2)
        await hall.open()
        await hall.prepare((table,), **TERMS)
        buy_in = BuyIn(by=Role.DEALER, player="ann", amount=Money(10_000), tender="cash")
        for command in (buy_in, OpenBetting(by=Role.DEALER)):
            answer = await hall.house.gateway.submit(EVERYBODY, stream_of(table), command)
            assert isinstance(answer, Refusal), answer
            assert cited in answer.clauses
            assert NAME in answer.detail
        assert isinstance(
            await hall.house.gateway.submit(EVERYBODY, stream_of(other), buy_in), Accepted
        )
        again = await Hall(hall.store, book).start()
        assert isinstance(
            await again.house.gateway.submit(EVERYBODY, stream_of(table), buy_in), Refusal
        )
        answer = await again.submit(ReleaseTables)
        assert isinstance(answer, Accepted)
        assert isinstance(
            await again.house.gateway.submit(EVERYBODY, stream_of(table), buy_in), Accepted
        )

    asyncio.run(body())


def test_a_table_in_play_or_of_another_book_or_tournament_is_not_set_aside() -> None:
    async def body() -> None:
        hall = Hall()
        first, second = await hall.open_tables(2)
        await hall.open()
        await hall.prepare((second,), **TERMS)
        buy_in = BuyIn(by=Role.DEALER, player="ann", amount=Money(10_000), tender="cash")
        await hall.house.gateway.submit(EVERYBODY, stream_of(first), buy_in)
        await hall.house.gateway.submit(EVERYBODY, stream_of(first), OpenBetting(by=Role.DEALER))
        answer = await hall.submit(DesignateTables, tables=(first,))
        assert isinstance(answer, Refusal)
        assert "round under way" in answer.detail
        answer = await hall.submit(DesignateTables, tables=("T99",))
        assert isinstance(answer, Refusal)
        await hall.open("autumn")
        claim = DesignateTables(by=Role.OPERATOR, tables=(second,))
        answer = await hall.house.gateway.submit(EVERYBODY, "tournament:autumn", claim)
        assert isinstance(answer, Refusal)
        assert NAME in answer.detail

    asyncio.run(body())


def test_a_repeated_key_is_answered_again_and_a_misused_one_is_told() -> None:
    async def body() -> None:
        hall = Hall()
        names = await hall.open_tables(1)
        await hall.open()
        await hall.prepare(names, **TERMS)
        first = await hall.submit(Enter, key="k1", player="ann")
        assert isinstance(first, Accepted)
        again = await hall.submit(Enter, key="k1", player="ann")
        assert again == Accepted(first.version, first.round_no, first.events, repeated=True)
        assert await hall.submit(Enter, key="k1", player="bea") == KEY_MISUSED
        assert list(hall.state.entrants) == ["ann"]

    asyncio.run(body())


def test_two_writers_on_one_log_never_part() -> None:
    """As on two nodes: each takes up what the other wrote, and decides anew."""

    async def body() -> None:
        hall = Hall()
        names = await hall.open_tables(1)
        await hall.open()
        await hall.prepare(names, entries_max=5, **TERMS)
        other = await Hall(hall.store).start()
        commands = [
            one.submit(Enter, player=f"p{number}") for number in range(8) for one in (hall, other)
        ]
        answer = await asyncio.gather(*commands)
        assert sum(isinstance(one, Accepted) for one in answer) == 5
        assert all(isinstance(one, Accepted | Refusal) for one in answer)
        third = await Hall(hall.store).start()
        assert third.state.entries == 5
        assert (await verify(hall.store.read())).is_clean

    asyncio.run(body())


def test_a_players_own_terminal_says_nothing_that_only_staff_can_know() -> None:
    own = Actor(id="pad", roles=frozenset({Role.PLAYER}), players=frozenset({"ann"}))

    async def body() -> None:
        hall = Hall()
        names = await hall.open_tables(1)
        await hall.open()
        await hall.prepare(names, **TERMS)
        answer = await hall.submit(Enter, own, by=Role.PLAYER, player="ann")
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.NOT_PERMITTED
        answer = await hall.submit(Withdraw, own, by=Role.PLAYER, player="bea")
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.NOT_YOUR_WAGER
        answer = await hall.submit(CancelTournament, own, by=Role.OPERATOR)
        assert isinstance(answer, Refusal)

    asyncio.run(body())


def test_a_posting_that_is_a_chip_off_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        hall = Hall()
        names = await hall.open_tables(1)
        await hall.open()
        await hall.prepare(names, **TERMS)
        await hall.must(Enter, player="ann")
        await hall.must(DrawSeats, tables=names)
        before = hall.tournaments.streams[NAME].version
        posters: dict[Any, Any] = ledger._POSTERS
        monkeypatch.setitem(
            posters, ChipsIssued, lambda book, event: book.chips("ann", event.amount - 1)
        )
        with pytest.raises(InvariantBroken, match=r"ChipsIssued at 1.*ann has 100000 in chips"):
            await hall.must(IssueChips, table=names[0], players=("ann",), amount=CHIPS)
        assert hall.tournaments.streams[NAME].version == before
        assert hall.state.entrants["ann"].chips == 0

    asyncio.run(body())


def test_fees_go_back_and_accounts_are_empty_after_a_cancellation() -> None:
    async def body() -> None:
        hall = Hall()
        names = await hall.open_tables(1)
        await hall.open()
        await hall.prepare(names, **TERMS)
        await hall.must(AddValue, amount=Money(7_000))
        for player in ("ann", "bea"):
            await hall.must(Enter, player=player)
        books = ledger_of(hall.tournaments.streams[NAME])
        assert isinstance(books, ledger.TournamentLedger)
        assert books.balances["entry-fees:spring"] == 2 * FEE
        assert books.balances["added-value:spring"] == 7_000
        await hall.must(CancelTournament, reason="no wheel")
        books = ledger_of(hall.tournaments.streams[NAME])
        assert isinstance(books, ledger.TournamentLedger)
        assert books.balances == {}
        assert (await verify(hall.store.read())).is_clean

    asyncio.run(body())


@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: str(kind.action))
def test_every_role_but_those_that_may_is_refused_everything(kind: type[Command]) -> None:
    async def body() -> None:
        hall = Hall()
        await hall.open_tables(1)
        await hall.open()
        for role in Role:
            command = kind(by=role, **WORDS[kind])
            answer = await hall.house.gateway.submit(EVERYBODY, f"tournament:{NAME}", command)
            stranger = Actor(id="eve", roles=frozenset(set(Role) - {role}))
            other = await hall.house.gateway.submit(stranger, f"tournament:{NAME}", command)
            assert isinstance(other, Refusal)
            assert other.reason is Reason.NOT_PERMITTED
            refused = isinstance(answer, Refusal) and f" {role} may not" in answer.detail
            assert refused is (role not in roles_for(kind))

    asyncio.run(body())


def test_a_stop_between_the_tables_number_and_the_chips_settles_them_once() -> None:
    async def body() -> None:
        hall = Hall()
        (table,) = await hall.open_tables(1)
        await hall.open()
        await hall.prepare((table,), **TERMS)
        for player in ("ann", "bea"):
            await hall.must(Enter, player=player)
        await hall.must(SeatPlayers, table=table, players=("ann", "bea"))
        await hall.must(IssueChips, table=table, players=("ann", "bea"), amount=CHIPS)
        await hall.must(StartSession, table=table)
        await hall.must(LayWager, player="ann", bet="red", stake=LEAST)
        await hall.must(LayWager, player="bea", bet="black", stake=LEAST)
        rounds = hall.tournaments.rounds
        dealt = asyncio.create_task(hall.deal(table, "1"))
        while table not in rounds._following or hall.house.tables[table].state.numbers == ():
            await asyncio.sleep(0)
        # The power goes after the table has its number and before the tournament has it.
        rounds._following[table].cancel()
        dealt.cancel()
        assert hall.state.sessions[table].round_no == 0
        for _ in range(2):
            again = await Hall(hall.store).start()
            assert again.state.sessions[table].round_no == 1
            chips = {name: entrant.chips for name, entrant in again.state.entrants.items()}
            assert chips == {"ann": CHIPS + LEAST, "bea": CHIPS - LEAST}
        assert (await verify(hall.store.read())).is_clean

    asyncio.run(body())


def test_a_table_of_another_game_is_not_designated() -> None:
    async def body() -> None:
        hall = Hall(book="crown")
        await hall.open()
        opening = OpenTable(
            by=Role.OPERATOR, table="B1", book="crown", game="touchbet", limits=LIMITS
        )
        await hall.house.gateway.submit(EVERYBODY, stream_of("B1"), opening)
        answer = await hall.submit(DesignateTables, tables=("B1",))
        assert isinstance(answer, Refusal)
        assert (answer.reason, "12.2.4" in answer.clauses) == (Reason.WRONG_PHASE, True)
        assert "another game, touchbet" in answer.detail

    asyncio.run(body())
