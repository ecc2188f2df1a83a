"""The last rounds of every table that somebody has wanted to see, kept in memory.

Nothing is read before the first request. After it only what has happened since is read, so that a
terminal which shows the last rounds after each of them costs next to nothing.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from croupier.house.house import House
from croupier.house.views.recall import ROUNDS_KEPT, RoundRecalled, Rounds, in_chips
from croupier.table.state import Settlement


@dataclass(slots=True)
class _Shelf:
    rounds: Rounds
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Recall:
    """The last rounds of a house's tables."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._shelves: dict[str, _Shelf] = {}
        #: The rounds of a table that sessions have played, each with its tournament.
        self.in_chips: Callable[[str], Mapping[int, tuple[str, Settlement]]] = lambda table: {}

    async def rounds(self, table: str, player: str, count: int) -> tuple[RoundRecalled, ...]:
        """The last rounds of a table as a player saw them, newest first."""
        stream = self._house.tables[table]
        if table not in self._shelves:
            first = stream.state.round_no - ROUNDS_KEPT
            start = stream.rounds.get(first, min(stream.rounds.values(), default=0))
            self._shelves[table] = _Shelf(Rounds(start))
        shelf = self._shelves[table]
        async with shelf.lock:
            if shelf.rounds.version != stream.version:
                for event in await self._house.history(table, shelf.rounds.version):
                    shelf.rounds.take(event)
            recalled = shelf.rounds.recall(player, count)
        played = self.in_chips(table)
        return tuple(
            in_chips(each, *played[each.round_no], player) if each.round_no in played else each
            for each in recalled
        )
