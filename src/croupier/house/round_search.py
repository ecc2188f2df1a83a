"""Rounds found by what is known of them: when, who, which number, how much, under which clause."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from croupier.house.codecs import TABLE_CODEC, TOURNAMENT_CODEC
from croupier.house.log.record import Record
from croupier.house.log.store import FOUND_MAX, MOST_KIND, Sought, Store
from croupier.house.past_rounds import round_at
from croupier.house.tables import PREFIX, TableStream
from croupier.house.tournaments import TOURNAMENTS
from croupier.house.views.rounds import SESSION_KINDS
from croupier.table.catalogue import EVENTS
from croupier.table.declare import Event
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.tournament.declare import Event as SessionEvent
from croupier.tournament.old_rounds import as_played

#: A search reads so many pages of the log at most, and says where to go on.
PAGES_MAX: Final = 20
_ENDS: Final = (RoundSettled.__name__, RoundResettled.__name__)
_KINDS: Final = tuple(kind for kind in EVENTS if kind != MOST_KIND)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is known of a round; all that is given must hold of one of its events."""

    table: str = ""
    since: int = 0
    until: int = 2**62
    player: str = ""
    pocket: str = ""
    ticket: str = ""
    clause: str = ""
    least: int = 0
    most: int = 2**62

    @property
    def kinds(self) -> tuple[str, ...]:
        """Which events can hold it."""
        if self.pocket:
            return _ENDS
        if self.ticket:
            return ("CashedOut",)
        return _KINDS if self.player or self.clause or self.names_amount else _ENDS

    @property
    def names_amount(self) -> bool:
        """Whether an amount is sought."""
        return self.least > 0 or self.most < 2**62

    @property
    def holds(self) -> bytes:
        """Text that stands in such an event as it is stored."""
        given = self.ticket or self.player or self.clause
        return msgspec.json.encode(given) if given else b""

    def fits(self, record: Record, event: Event) -> bool:
        """Whether an event is one of those."""
        return (
            self.since <= record.at <= self.until
            and all(
                msgspec.json.encode(each) in record.payload
                for each in (self.ticket, self.player)
                if each
            )
            and (not self.pocket or getattr(event, "pocket", None) == self.pocket)
            and (not self.clause or self.clause in event.clauses)
            and (
                not self.names_amount
                or any(self.least <= amount <= self.most for amount in _amounts(event, self.player))
            )
        )


def _amounts(event: Event, player: str) -> Iterator[int]:
    """What an event moves for one person: stakes and wins of a settlement, or its own amount."""
    if isinstance(event, RoundSettled | RoundResettled):
        for line in event.lines:
            if player in ("", line.player):
                yield from (line.stake, line.win)
        return
    amount = getattr(event, "amount", None)
    if isinstance(amount, int):
        yield abs(amount)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A round, and the newest event of it that was sought."""

    table: str
    round_no: int
    record: Record
    #: What a tournament's session put on record, where it is that.
    session: SessionEvent | None = None


async def search(
    store: Store, tables: Mapping[str, TableStream], wanted: Wanted, before: int, count: int
) -> tuple[list[Hit], int | None]:
    """Rounds, newest first, each once; and before which record to go on, if there may be more."""
    hits, on = await _search_tables(store, tables, wanted, before, count)
    hits += await _search_sessions(store, tables, wanted, on or 0, before)
    newest = sorted(hits, key=lambda hit: hit.record.number, reverse=True)
    if len(newest) > count:
        newest = newest[:count]
        on = newest[-1].record.number
    return newest, on


async def _search_sessions(
    store: Store, tables: Mapping[str, TableStream], wanted: Wanted, after: int, before: int
) -> list[Hit]:
    """Rounds that sessions of tournaments played, between two records: their wagers are in chips,
    and on record with the tournament.
    """
    hits: dict[tuple[str, int], Hit] = {}
    # A round's number alone is on its table's own record, too.
    if wanted.ticket or not wanted.holds and not wanted.names_amount:
        return []
    sought = Sought(
        streams=TOURNAMENTS.prefix,
        kinds=SESSION_KINDS,
        holds=wanted.holds,
        after=after,
        before=before,
        newest=True,
    )
    for record in await store.find(sought):
        event = TOURNAMENT_CODEC.decode(record.kind, record.payload)
        played, table = as_played(event), getattr(event, "table", "")
        stream = tables.get(table) if wanted.table in ("", table) else None
        number = getattr(event, "table_round", 0)
        if stream is None or played is None or number not in stream.rounds:
            continue
        if wanted.fits(record, played):
            hit = Hit(table=table, round_no=number, record=record, session=event)
            hits.setdefault((table, number), hit)
    return list(hits.values())


async def _search_tables(
    store: Store, tables: Mapping[str, TableStream], wanted: Wanted, before: int, count: int
) -> tuple[list[Hit], int | None]:
    """The same at tables alone."""
    hits: dict[tuple[str, int], Hit] = {}
    stream_name, streams = (f"{PREFIX}{wanted.table}", "") if wanted.table else ("", PREFIX)
    for _ in range(PAGES_MAX):
        sought = Sought(
            stream=stream_name,
            streams=streams,
            kinds=wanted.kinds,
            holds=wanted.holds,
            before=before,
            newest=True,
        )
        page = await store.find(sought)
        for record in page:
            before = record.number
            stream = tables.get(record.stream.removeprefix(PREFIX))
            if stream is None:
                continue
            if record.at < wanted.since:
                return list(hits.values()), None
            if wanted.fits(record, TABLE_CODEC.decode(record.kind, record.payload)):
                key = stream.id, round_at(stream, record.version)
                hits.setdefault(key, Hit(table=key[0], round_no=key[1], record=record))
            if len(hits) == count:
                return list(hits.values()), before
        if len(page) < FOUND_MAX:
            return list(hits.values()), None
    return list(hits.values()), before
