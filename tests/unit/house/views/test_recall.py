"""The last rounds are kept as the table settled them, whatever became of them later."""

import asyncio

import pytest

from croupier.evening.house import play_house
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.memory import MemoryStore
from croupier.house.views.recall import ROUNDS_KEPT, Rounds
from croupier.house.views.seat import receipt_line
from croupier.table.declare import Event
from croupier.table.evolve import evolve
from croupier.table.opening import TableOpened, open_table
from croupier.table.phases import Phase


@pytest.fixture(scope="module")
def histories() -> dict[str, list[Event]]:
    async def body() -> dict[str, list[Event]]:
        store = MemoryStore()
        await play_house(store, seed=7, rounds=60)
        tables: dict[str, list[Event]] = {}
        async for record in store.read():
            if record.stream.startswith("table:"):
                event = TABLE_CODEC.decode(record.kind, record.payload)
                tables.setdefault(record.stream, []).append(event)
        return tables

    return asyncio.run(body())


def test_every_receipt_is_the_one_that_the_table_settled(
    histories: dict[str, list[Event]],
) -> None:
    settled = 0
    for events in histories.values():
        opening = events[0]
        assert isinstance(opening, TableOpened)
        table, rounds = open_table(opening), Rounds(1)
        for event in events[1:]:
            table = evolve(table, event)
            rounds.take(event)
            if table.phase is not Phase.SETTLED or table.settlement is None:
                continue
            for player in table.settlement.wagerers:
                kept = rounds.recall(player, 1)[0]
                own = [line for line in table.settlement.lines if line.player == player]
                shown = [line for line in kept.receipt if line.returned != line.stake or line.win]
                wanted = [receipt_line(line) for line in own]
                assert (kept.round_no, kept.pocket) == (table.round_no, table.settlement.pocket)
                assert shown == [line for line in wanted if line.returned != line.stake or line.win]
                assert kept.won == sum(line.win for line in own)
                settled += 1
        assert rounds.version == len(events)
    assert settled > 300


def test_no_more_rounds_are_kept_than_wanted_and_the_newest_comes_first(
    histories: dict[str, list[Event]],
) -> None:
    longest = max(histories.values(), key=len)
    rounds = Rounds(0)
    for event in longest:
        rounds.take(event)
    kept = rounds.recall("nobody", ROUNDS_KEPT)
    assert 5 <= len(kept) <= ROUNDS_KEPT
    assert [each.round_no for each in kept] == sorted((e.round_no for e in kept), reverse=True)
    assert all(each.receipt == () and each.staked == each.won == 0 for each in kept)
    assert all((each.pocket is None) == (each.outcome == "void") for each in kept)
    assert all(each.colour in ("red", "black", "green") for each in kept if each.pocket)
