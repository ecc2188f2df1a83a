"""What other systems read of the log: events in their order, cut to what a reader may see.

Without the scopes for money and identities a reader gets the fields that stand on a table's display
anyway, by their names. Whatever is not on one of the two lists below is for readers with both
scopes, so that a field which somebody adds is hidden until it is put on a list.

Nobody gets the number of a ticket, with which a cashier could be asked for the money: only its
last digits, and a reference that is the same in all events about it. Nor does anybody get what an
undisclosed wager says: it is laid with the number, and seen from then on.
"""

import asyncio
import hmac
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

import msgspec

from croupier.cage.masking import mask_number
from croupier.cage.numbers import is_well_formed
from croupier.house.codecs import (
    PROMOTION_CODEC,
    TABLE_CODEC,
    TICKET_CODEC,
    TOURNAMENT_CODEC,
)
from croupier.house.log.codec import Codec, UnknownKind
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, Store
from croupier.roulette.limits import STATED
from croupier.tournament.forms import FormPassed

TABLES: Final = "table:"
TICKETS: Final = "ticket:"
#: Streams in which everything is money or somebody's own.
PRIVATE: Final = (TICKETS, "tournament:", "promotion:")
_CODECS: Final[dict[str, Codec[Any]]] = {
    "table": TABLE_CODEC,
    "ticket": TICKET_CODEC,
    "tournament": TOURNAMENT_CODEC,
    "promotion": PROMOTION_CODEC,
}
#: Mostly wagers, and of no use without their amounts.
_MONEY_KINDS: Final = frozenset({"WagersChanged", "WagersReturned"})
#: What a display shows, or the sign at the table.
PUBLIC: Final = frozenset(
    {
        *("at", "by", "clauses", "round_no", "spin_no", "pocket", "recorded", "seen"),
        *("direction", "revolutions", "wheel_moving", "mechanical", "closes_at", "means"),
        *("table", "book", "game", "options", "digest", "limits", "range", "seats_max"),
        *("numbers", "zeros", "effective_at", "until", "seconds", "respin", "faults"),
        *("min", "max", "unit", "per_bet", "smallest_chip"),
        *STATED,
    }
)
#: Amounts, and what they lie on; nobody is named in them.
MONEY: Final = frozenset(
    {
        *("amount", "stake", "value", "cost", "win", "returned", "rectified", "repaid", "payout"),
        *("bet", "changes", "change", "lines", "before", "kind", "pieces", "void", "held", "owed"),
        *("odds", "units", "count", "colour", "difference", "balance", "prison", "share"),
    }
)
#: How often the log is read while somebody waits for news, in seconds. One log may have several
#: writers, so that it is the log that is read and not what this process knows.
_POLL: Final = 0.1
_PAGE: Final = 500
_PAGES_MAX: Final = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """Who reads: with amounts, with names, and which kinds and tables; empty is all."""

    money: bool = False
    identities: bool = False
    kinds: frozenset[str] = frozenset()
    tables: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class FeedEvent:
    """A record of the log as a reader sees it."""

    number: int
    stream: str
    at: int
    kind: str
    event: dict[str, Any]


def event_kinds() -> frozenset[str]:
    """Every kind of event that the feed may have."""
    return frozenset(kind for codec in _CODECS.values() for kind in codec.kinds)


def seen_by(reader: Reader, record: Record, key: bytes = b"") -> FeedEvent | None:
    """A record as a reader may see it; None if it is not for them.

    `key` is what references to tickets are made with.
    """
    if (reader.kinds and record.kind not in reader.kinds) or not _is_for(reader, record):
        return None
    payload = _fields(record)
    if record.kind == FormPassed.__name__:
        payload.pop("form", None)
    if not (reader.money and reader.identities):
        payload = _cut(reader, payload)
    return FeedEvent(
        number=record.number,
        stream=_stream_name(record.stream, key),
        at=record.at,
        kind=record.kind,
        event=payload,
    )


def _stream_name(stream: str, key: bytes) -> str:
    """What a stream is called: that of a ticket is not called by its number."""
    if not stream.startswith(TICKETS):
        return stream
    if not key:  # then all numbers could be tried until one has the reference
        return TICKETS + mask_number(stream.removeprefix(TICKETS))
    return TICKETS + hmac.digest(key, b"reference/" + stream.encode(), "sha256").hex()[:16]


def _is_for(reader: Reader, record: Record) -> bool:
    """Whether a reader may see anything of a record, and wants to."""
    if record.stream.startswith(PRIVATE):
        return reader.money and reader.identities and not reader.tables
    if not record.stream.startswith(TABLES):
        return False
    if reader.tables and record.stream.removeprefix(TABLES) not in reader.tables:
        return False
    return reader.money or record.kind not in _MONEY_KINDS


class _Fields(dict[str, Any]):
    """The fields of a value by their names: the log keeps many of them by their places alone."""


def _fields(record: Record) -> _Fields:
    codec = _CODECS[record.stream.partition(":")[0]]
    try:
        event = codec.decode(record.kind, record.payload)
    except UnknownKind:
        # A newer program wrote it; of what it means nothing is known here.
        return _Fields()
    named = _named(event)
    return named if isinstance(named, _Fields) else _Fields()


def _named(value: Any) -> Any:
    """A value with its fields by name, as deep as it goes."""
    if isinstance(value, msgspec.Struct):
        return _Fields({name: _named(getattr(value, name)) for name in value.__struct_fields__})
    if is_dataclass(value):
        return _Fields({each.name: _named(getattr(value, each.name)) for each in fields(value)})
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return _Fields({name: _named(getattr(value, name)) for name in value._fields})
    if isinstance(value, Mapping):
        return {str(key): _named(each) for key, each in value.items()}
    if isinstance(value, frozenset):
        return sorted(map(_named, value))
    if isinstance(value, list | tuple):
        return [_named(each) for each in value]
    return mask_number(value) if isinstance(value, str) and is_well_formed(value) else value


def _cut(reader: Reader, payload: Mapping[str, Any]) -> _Fields:
    """The fields that a reader may see, at every depth."""
    names = PUBLIC | MONEY if reader.money else PUBLIC
    if reader.identities:
        names |= {"player", "players", "seat_no", "ticket", "dealer"}
    return _Fields(
        {name: _cut_value(reader, value) for name, value in payload.items() if name in names}
    )


def _cut_value(reader: Reader, value: Any) -> Any:
    if isinstance(value, _Fields):
        return _cut(reader, value)
    if isinstance(value, dict):
        return {key: _cut_value(reader, each) for key, each in value.items()}
    if isinstance(value, list):
        return [_cut_value(reader, each) for each in value]
    return value


class EventFeed:
    """The log as a feed: pages after a number, and waiting for more."""

    def __init__(self, store: Store, key: bytes = b"") -> None:
        """`key` is what references to tickets are made with."""
        self._store = store
        self._key = key

    async def page(self, reader: Reader, after: int, count: int) -> tuple[list[FeedEvent], int]:
        """Events after a number, and the number after which the next page begins.

        That is the last record that was read, also where none of them was for the reader: of a
        long log only so much is read at once.
        """
        events: list[FeedEvent] = []
        for _ in range(_PAGES_MAX):
            found = await self._store.find(Sought(after=after, count=_PAGE))
            for record in found:
                after = record.number
                event = seen_by(reader, record, self._key)
                if event is not None:
                    events.append(event)
                    if len(events) == count:
                        return events, after
            if len(found) < _PAGE:
                break
        return events, after

    async def last(self) -> int:
        """The number of the newest record: nobody can have read on beyond it."""
        return (await self._store.head())[0]

    async def wait(
        self,
        reader: Reader,
        after: int,
        count: int,
        seconds: float,
        stands: Callable[[], bool] = lambda: True,
    ) -> tuple[list[FeedEvent], int]:
        """The same; where there is nothing yet, as soon as there is, or after some seconds.

        Nobody waits on whom the newest record has cut off, which `stands` says.
        """
        deadline = asyncio.get_running_loop().time() + seconds
        events, after = await self.page(reader, after, count)
        while not events and stands() and asyncio.get_running_loop().time() < deadline:
            await self._news(after, deadline)
            events, after = await self.page(reader, after, count)
        return events, after

    async def follow(
        self, reader: Reader, after: int, quiet: float, stands: Callable[[], bool]
    ) -> AsyncIterator[FeedEvent | None]:
        """Every event from a number on, for as long as anybody listens; None when it is quiet."""
        while stands():
            events, after = await self.wait(reader, after, _PAGE, quiet, stands)
            for event in events:
                yield event
            if not events:
                yield None

    async def _news(self, after: int, deadline: float) -> None:
        loop = asyncio.get_running_loop()
        while await self.last() <= after and loop.time() < deadline:
            await asyncio.sleep(min(_POLL, max(0.0, deadline - loop.time())))
