"""Reading the log for reports and registers: every event that this program knows, in order."""

from typing import Any, Final

import msgspec

from croupier.house.codecs import (
    COMPLIANCE_CODEC,
    PROMOTION_CODEC,
    TABLE_CODEC,
    TOURNAMENT_CODEC,
)
from croupier.house.compliance import STREAMS
from croupier.house.log.clock_history import clock_ahead, wrong_clocks
from croupier.house.log.codec import Codec, UnknownKind
from croupier.house.log.facts import read_facts
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, Store, find_all
from croupier.house.views.entries import Entry
from croupier.table.betting import BettingOpened

_CODECS: Final[dict[str, Codec[Any]]] = {
    "table:": TABLE_CODEC,
    "tournament:": TOURNAMENT_CODEC,
    "promotion:": PROMOTION_CODEC,
    **dict.fromkeys(STREAMS, COMPLIANCE_CODEC),
}


class NotReadable(ValueError):
    """A record cannot be read; the message names it."""


async def read_entries(store: Store) -> list[Entry]:
    """All of the log; a record that is none of these registers' comes without its event."""
    facts = [(record.number, fact) for record, fact in await read_facts(store)]
    clocks = wrong_clocks(facts)
    return [read_entry(record, clock_ahead(clocks, record.number)) async for record in store.read()]


async def read_play(store: Store, player: str) -> list[Entry]:
    """What tables have of one player, in order, and when betting was opened there."""
    own = Sought(streams="table:", holds=msgspec.json.encode(player))
    found = {record.number: record async for record in find_all(store, own)}
    for stream in {record.stream for record in found.values()}:
        opened = Sought(stream=stream, kinds=(BettingOpened.__name__,))
        found.update({record.number: record async for record in find_all(store, opened)})
    return [read_entry(found[number]) for number in sorted(found)]


def read_entry(record: Record, ahead: int | None = 0) -> Entry:
    """A record with its event read, made by a clock that was so far ahead."""
    codec = next((each for start, each in _CODECS.items() if record.stream.startswith(start)), None)
    try:
        event = codec.decode(record.kind, record.payload) if codec is not None else None
    except (msgspec.DecodeError, UnknownKind) as error:
        message = f"record {record.number} ({record.stream}) cannot be read: {error}"
        raise NotReadable(message) from error
    return Entry(
        number=record.number,
        stream=record.stream,
        at=record.at,
        actor=record.actor,
        cause=record.cause,
        event=event,
        ahead=ahead,
    )
