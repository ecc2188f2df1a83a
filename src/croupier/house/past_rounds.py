"""Past rounds: which events a round is made of, and how a table stood after any of them."""

from bisect import bisect_right
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.tables import TableStream, stream_of
from croupier.table.declare import Event
from croupier.table.evolve import evolve
from croupier.table.opening import TableOpened, open_table
from croupier.table.state import Table

#: So many moments are kept, so that stepping through a round folds each event once.
_KEPT_MAX: Final = 16


@dataclass(frozen=True, slots=True)
class Span:
    """A round's place in its table's stream: the versions of its first and last event."""

    first: int
    last: int


def span_of(stream: TableStream, round_no: int) -> Span | None:
    """Where a round lies; round 0 is what came before the first one."""
    rounds = stream.rounds
    if round_no == 0:
        return Span(1, rounds.get(1, stream.version))
    if round_no not in rounds:
        return None
    # Rounds are numbered on without a gap, so that none of the others is read.
    return Span(rounds[round_no] + 1, rounds.get(round_no + 1, stream.version))


def round_at(stream: TableStream, version: int) -> int:
    """The round that an event belongs to, by its version; 0 before the first."""
    rounds = stream.rounds
    return bisect_right(range(1, len(rounds) + 1), version - 1, key=rounds.__getitem__)


class Past:
    """Tables as they were."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int], Table] = OrderedDict()

    async def records(self, table: str, first: int, last: int, most: int) -> list[Record]:
        """Records of a table by their versions, no more than `most`."""
        found: list[Record] = []
        async for record in self._store.read(stream=stream_of(table), version=first - 1):
            if record.version > last or len(found) == most:
                break
            found.append(record)
        return found

    async def number(self, table: str, version: int) -> int:
        """The number in the log of one of a table's events; 0 where there is none."""
        found = await self.records(table, version, version, 1) if version else []
        return found[0].number if found else 0

    async def at(self, table: str, version: int) -> tuple[Table, int] | None:
        """A table after one of its events, and when that was; None where there was none."""
        known = [key[1] for key in self._kept if key[0] == table and key[1] < version]
        start = max(known, default=0)
        stands = self._kept.get((table, start))
        when = -1
        async for record in self._store.read(stream=stream_of(table), version=start):
            event = TABLE_CODEC.decode(record.kind, record.payload)
            stands, when = _after(stands, event), record.at
            if record.version == version:
                break
        else:
            return None
        self._keep(table, version, stands)
        return stands, when

    def _keep(self, table: str, version: int, stands: Table) -> None:
        self._kept[table, version] = stands
        self._kept.move_to_end((table, version))
        while len(self._kept) > _KEPT_MAX:
            self._kept.popitem(last=False)


def _after(stands: Table | None, event: Event) -> Table:
    if stands is not None:
        return evolve(stands, event)
    if not isinstance(event, TableOpened):
        raise TypeError(f"a table's history starts with {type(event).__name__}")
    return open_table(event)
