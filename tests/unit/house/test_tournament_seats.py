"""Whom a lot for places holds: everybody who waits, and nobody who would lose a place by it."""

import asyncio

import pytest

from croupier.audit.verify import verify
from croupier.core.refusal import Refusal
from croupier.tournament.entrant import Status
from croupier.tournament.entries import Enter
from croupier.tournament.prizes import AwardPrizes
from croupier.tournament.seating import DrawSeats, SeatPlayers
from croupier.tournament.withdrawal import Withdraw
from tests.unit.house.contests import Hall
from tests.unit.house.test_tournaments import TERMS, play_session


async def _entered(
    players: int, tables: int = 1, **figures: object
) -> tuple[Hall, tuple[str, ...]]:
    hall = Hall()
    names = await hall.open_tables(tables)
    await hall.open()
    await hall.prepare(names, **TERMS | figures)
    for number in range(players):
        await hall.must(Enter, player=f"p{number}")
    return hall, names


@pytest.mark.clause("star", "10.5.1")
def test_who_enters_after_the_lot_is_in_the_next_and_nobody_loses_a_place_by_it() -> None:
    async def body() -> None:
        hall, tables = await _entered(5)
        await hall.must(DrawSeats, tables=tables)
        await hall.must(Enter, player="late")
        await hall.must(DrawSeats, tables=tables)
        (session,) = hall.state.sessions.values()
        assert sorted(session.seats) == ["late", "p0", "p1", "p2", "p3", "p4"]

    asyncio.run(body())


@pytest.mark.clause("star", "10.5.1", "10.3.2")
def test_who_has_yet_to_play_is_seated_before_those_who_go_on() -> None:
    async def body() -> None:
        hall, (first, second) = await _entered(3, 2, sessions=2)
        await hall.must(DrawSeats, tables=(first,))
        await hall.must(Enter, player="late")
        # The session starts without the last to enter, whose turn comes at the other table.
        await play_session(hall, (second,))
        assert hall.state.sessions[second].seats == ("late",)
        await hall.must(DrawSeats, tables=(first,))
        assert sorted(hall.state.sessions[first].seats) == ["p0", "p1", "p2"]

    asyncio.run(body())


@pytest.mark.clause("star", "10.5.1")
def test_a_final_that_is_drawn_anew_is_a_final_still() -> None:
    async def body() -> None:
        hall, tables = await _entered(6, 3, sessions=2)
        await play_session(hall, tables)
        await hall.must(DrawSeats, tables=tables[:1])
        drawn = hall.state.sessions[tables[0]]
        # Nobody draws until they like what they see.
        again = await hall.submit(DrawSeats, tables=tables[:1])
        assert isinstance(again, Refusal)
        assert "10.5.1" in again.clauses
        await hall.must(SeatPlayers, table=tables[0], players=drawn.seats[:2])
        await hall.must(DrawSeats, tables=tables[:1])
        final = hall.state.sessions[tables[0]]
        assert (final.level, sorted(final.seats)) == (2, sorted(drawn.seats))

    asyncio.run(body())


@pytest.mark.clause("star", "10.3.2")
def test_the_pool_goes_to_the_others_where_all_leave_before_the_final() -> None:
    async def body() -> None:
        hall, tables = await _entered(3, sessions=2, prizes=(60, 40))
        before = await hall.submit(AwardPrizes, table=tables[0])
        assert isinstance(before, Refusal)
        await play_session(hall, tables, rise=1)
        await hall.must(DrawSeats, tables=tables)
        (finalist,) = hall.state.sessions[tables[0]].seats
        waiting = await hall.submit(AwardPrizes, table=tables[0])
        assert isinstance(waiting, Refusal)
        await hall.must(Withdraw, player=finalist)
        await hall.must(AwardPrizes, table=tables[0])
        out = [e.name for e in hall.state.entrants.values() if e.status is Status.ELIMINATED]
        assert sorted(hall.state.prizes) == sorted(out)
        assert sorted(hall.state.prizes.values()) == [6_000, 9_000]
        assert (await verify(hall.store.read())).is_clean

    asyncio.run(body())


@pytest.mark.clause("star", "10.3.4")
def test_where_all_left_before_anybody_played_there_is_nothing_to_award() -> None:
    async def body() -> None:
        hall, tables = await _entered(2)
        await hall.must(DrawSeats, tables=tables)
        for player in ("p0", "p1"):
            await hall.must(Withdraw, player=player)
        assert isinstance(await hall.submit(AwardPrizes, table=tables[0]), Refusal)
        assert not hall.state.is_awarded

    asyncio.run(body())
