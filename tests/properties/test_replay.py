"""Replay: a history gives one table, in however large pieces it is folded."""

import asyncio
import random
from functools import reduce

from croupier.evening.house import play_house
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.memory import MemoryStore
from croupier.table.declare import Event
from croupier.table.evolve import evolve, evolve_all, replay
from croupier.table.opening import TableOpened, open_table

SEED = 3


def histories() -> list[list[Event]]:
    """Every table of a house in which all books were played."""

    async def play() -> dict[str, list[Event]]:
        store = MemoryStore()
        await play_house(store, seed=SEED, rounds=60)
        found: dict[str, list[Event]] = {}
        async for record in store.read():
            if record.stream.startswith("table:"):
                event = TABLE_CODEC.decode(record.kind, record.payload)
                found.setdefault(record.stream, []).append(event)
        return found

    return list(asyncio.run(play()).values())


def test_a_history_folded_in_pieces_is_the_history_folded_event_by_event() -> None:
    chance = random.Random(SEED)
    for history in histories():
        opening, *rest = history
        assert isinstance(opening, TableOpened)
        one_by_one = reduce(evolve, rest, open_table(opening))
        assert replay(history) == one_by_one
        table = open_table(opening)
        while rest:
            size = chance.randint(1, 40)
            table, rest = evolve_all(table, rest[:size]), rest[size:]
        assert table == one_by_one
