"""Past sessions of tournaments: what they put on record about a table's rounds.

A table's rounds are in its own stream, and the chips that a session wagers on them in its
tournament's. Records of both have one order in the log, by their numbers.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from croupier.house.codecs import TOURNAMENT_CODEC
from croupier.house.log.record import Record
from croupier.house.log.store import PAGE_MAX, Sought, Store, find_all
from croupier.house.tournaments import TOURNAMENTS, TournamentStream
from croupier.house.views.rounds import SESSION_KINDS
from croupier.tournament.declare import Event
from croupier.tournament.describe import is_of_table
from croupier.tournament.state import Session, Tournament

#: So many states are kept, so that stepping through a round folds each event once.
_KEPT_MAX: Final = 4


class SessionPast:
    """Sessions at a table, as they were."""

    def __init__(self, store: Store, streams: Mapping[str, TournamentStream]) -> None:
        self._store = store
        self._streams = streams
        #: Tournaments as they stood after a record's number, with the version of the last record.
        self._kept: OrderedDict[tuple[str, int], tuple[Tournament, int]] = OrderedDict()

    async def records(
        self, table: str, after: int, before: int, most: int = PAGE_MAX
    ) -> list[tuple[Record, Event]]:
        """What sessions put on record about a table between two records, in order."""
        found: list[tuple[Record, Event]] = []
        for stream in self._at(table):
            sought = Sought(
                stream=stream.name, holds=_named(table), after=after, before=before, count=most
            )
            found += _of(table, await self._store.find(sought))
        return sorted(found, key=lambda each: each[0].number)[:most]

    async def outcomes(self, table: str, after: int) -> list[tuple[str, Event]]:
        """How rounds of a table came out in chips, after a record, each with its tournament."""
        found: list[tuple[str, Event]] = []
        for stream in self._at(table):
            sought = Sought(
                stream=stream.name, holds=_named(table), kinds=SESSION_KINDS, after=after
            )
            records = [record async for record in find_all(self._store, sought)]
            found += [(stream.id, event) for _, event in _of(table, records)]
        return found

    async def at(self, table: str, number: int) -> tuple[Tournament, Session] | None:
        """The session that was played at a table after a record of the log, as it stood then."""
        for stream in self._at(table):
            tournament = await self._state(stream.name, number)
            session = tournament.sessions.get(table) if tournament is not None else None
            if tournament is not None and session is not None and session.is_open:
                return tournament, session
        return None

    def _at(self, table: str) -> list[TournamentStream]:
        return [each for each in self._streams.values() if table in each.state.sessions]

    async def _state(self, name: str, number: int) -> Tournament | None:
        known = [key for key in self._kept if key[0] == name and key[1] <= number]
        state: Any = None
        version = 0
        if known:
            state, version = self._kept[max(known, key=lambda key: key[1])]
        async for record in self._store.read(stream=name, version=version):
            if record.number > number:
                break
            state = TOURNAMENTS.evolve(state, TOURNAMENT_CODEC.decode(record.kind, record.payload))
            version = record.version
        if state is None:
            return None
        self._kept[name, number] = state, version
        self._kept.move_to_end((name, number))
        while len(self._kept) > _KEPT_MAX:
            self._kept.popitem(last=False)
        stood: Tournament = state
        return stood


def _named(table: str) -> bytes:
    """How a record names its table."""
    return b'"table":' + msgspec.json.encode(table)


def _of(table: str, records: Iterable[Record]) -> list[tuple[Record, Event]]:
    events = ((record, TOURNAMENT_CODEC.decode(record.kind, record.payload)) for record in records)
    return [(record, event) for record, event in events if is_of_table(event, table)]
