"""Records as events. The auditor reads the log itself and asks no part of the desk to do it."""

from types import ModuleType
from typing import Any, TypeVar

import msgspec

from croupier.cage import events as cage_events
from croupier.cage.events import TicketEvent
from croupier.log.codec import Codec, UnknownKind
from croupier.log.record import Record
from croupier.table import chip_events, events, floor_events, order_events, supply_events
from croupier.table.events import Event

E = TypeVar("E")

TABLE_STREAM = "table:"
TICKET_STREAM = "ticket:"


class Unreadable(ValueError):
    """A record's payload is no event of its kind; the message says what is wrong with it."""


def _kinds(base: type[Any], *modules: ModuleType) -> list[type[Any]]:
    return [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base
    ]


_TABLE: Codec[Event] = Codec(
    _kinds(Event, events, chip_events, floor_events, order_events, supply_events)
)
_TICKET: Codec[TicketEvent] = Codec(_kinds(TicketEvent, cage_events))


def read_table_event(record: Record) -> Event:
    """The event of a record on a table's stream."""
    return _read(_TABLE, record)


def read_ticket_event(record: Record) -> TicketEvent:
    """The event of a record on a ticket's stream."""
    return _read(_TICKET, record)


def _read(codec: Codec[E], record: Record) -> E:
    try:
        return codec.decode(record.kind, record.payload)
    except (msgspec.DecodeError, UnknownKind, KeyError, TypeError) as error:
        raise Unreadable(f"its payload cannot be read as {record.kind}: {error}") from error
