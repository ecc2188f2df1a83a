"""Amounts in small parts: what is moved in several goes counts together, for an hour.

Else nobody would need a second person who takes the same sum in two.
"""

from collections import deque
from typing import Any, Final

from croupier.core.roles import PIT
from croupier.house.actors import is_of_two
from croupier.house.amounts import COUNTS_AS, moved
from croupier.house.codecs import TABLE_CODEC
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, find_all
from croupier.house.tables import PREFIX
from croupier.table.floats import FloatCredited, FloatFilled
from croupier.table.seats import BoughtIn
from croupier.table.tips import TipGiven

WINDOW_MS: Final = 3_600_000
_KINDS: Final = (BoughtIn, FloatFilled, FloatCredited, TipGiven)
#: A table, an action, and the player whom it is about, if any.
_Place = tuple[str, str, str]


class SmallParts:
    """What one member of staff alone has moved lately, by table, action and player."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._parts: dict[_Place, deque[tuple[int, int]]] = {}
        house.policies.trace(self._take, *_KINDS)

    async def start(self) -> None:
        """Know what was moved shortly before a restart."""
        since = max(0, self._house.clock.now() - WINDOW_MS)
        kinds = tuple(kind.__name__ for kind in _KINDS)
        async for record in find_all(
            self._house.store, Sought(streams=PREFIX, kinds=kinds, since=since)
        ):
            event = TABLE_CODEC.decode(record.kind, record.payload)
            self._take(record.stream.removeprefix(PREFIX), record, event)

    def _take(self, table: str, record: Record, event: Any) -> None:
        if event.by not in PIT:
            return
        place = _place(table, record.cause, event)
        if is_of_two(record.actor):
            # A second person has seen how much it comes to.
            self._parts.pop(place, None)
            return
        amount = moved(table, record.cause, (event,))
        self._parts.setdefault(place, deque()).append((record.at, amount))

    def lately(self, table: str, command: Any) -> int:
        """What was moved within the hour by commands as this one, in cents."""
        if command.by not in PIT:
            return 0
        place = _place(table, command.action, command)
        parts = self._parts.get(place, deque())
        while parts and parts[0][0] <= command.at - WINDOW_MS:
            parts.popleft()
        if not parts:
            self._parts.pop(place, None)
        return sum(amount for _, amount in parts)


def _place(table: str, action: str, about: Any) -> _Place:
    """Where an amount counts: with all that is the same by another name."""
    return (table, COUNTS_AS.get(action, action), getattr(about, "player", ""))
