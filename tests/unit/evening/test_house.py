"""The little house: real rounds at every table, with everything that happens to people."""

import asyncio

from croupier.evening.chance import Chance, SteppedClock
from croupier.evening.house import Floor, Played
from croupier.house.log.memory import MemoryStore
from croupier.roulette.catalogue import all_books


def play(seed: int, rounds: int) -> tuple[Floor, Played, set[str]]:
    async def body() -> tuple[Floor, Played, set[str]]:
        store, answer = MemoryStore(), list[tuple[int, int]]()
        floor = Floor(store, seed)
        await floor.open()
        played = await floor.play(rounds, lambda done, of: answer.append((done, of)))
        assert answer == [(number, rounds) for number in range(1, rounds + 1)]
        return floor, played, {record.kind async for record in store.read()}

    return asyncio.run(body())


def test_every_book_has_a_table_and_every_round_is_played() -> None:
    floor, played, kinds = play(seed=1, rounds=120)
    tables = [stream.state for stream in floor.house.tables.values()]
    assert {table.game.book for table in tables} == {book.code for book in all_books()}
    assert played.tables == len(tables)
    assert played.rounds == 120
    assert kinds >= {
        *("RoundSettled", "RoundResettled", "NoSpinCalled", "WagersChanged", "CashedOut"),
        *("TicketIssued", "TicketRedeemed", "LuckyNumbersDrawn", "LuckyBoostDrawn", "TaskDone"),
        *("FloatCounted", "FloatFilled", "FloatCredited", "MistakeRecorded", "PlayerLeft"),
    }
    assert played.refused["place"]
    assert played.redeemed <= played.tickets


def test_ticket_numbers_and_time_come_from_the_seed() -> None:
    first, second = Chance(5), Chance(5)
    assert [first.ticket_number() for _ in range(3)] == [second.ticket_number() for _ in range(3)]
    clock = SteppedClock(1000)
    assert (clock.step(5), clock.now()) == (1005, 1005)
