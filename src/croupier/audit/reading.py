"""Records as events. The auditor reads the log itself and uses no part of the house to do it."""

from typing import Final, TypeVar

import msgspec

from croupier.cage.catalogue import EVENTS as TICKETS
from croupier.cage.declare import TicketEvent
from croupier.compliance.catalogue import EVENTS as CONDUCT
from croupier.compliance.declare import ConductEvent
from croupier.house.log.codec import Codec, UnknownKind
from croupier.house.log.record import Record
from croupier.promotion.catalogue import EVENTS as PROMOTIONS
from croupier.promotion.declare import PromotionEvent
from croupier.table.catalogue import EVENTS
from croupier.table.declare import Event
from croupier.tournament.catalogue import EVENTS as TOURNAMENTS
from croupier.tournament.declare import Event as TournamentEvent

E = TypeVar("E")

TABLE_STREAM = "table:"
TICKET_STREAM = "ticket:"


class Unreadable(ValueError):
    """A record's payload is no event of its kind; the message says what is wrong with it."""


_UNREADABLE: Final = (msgspec.DecodeError, UnknownKind, KeyError, TypeError)
_TABLE: Codec[Event] = Codec(EVENTS.values())
_TABLE_DECODERS: Final = _TABLE.decoders
_TICKET: Codec[TicketEvent] = Codec(TICKETS.values())
_CONDUCT: Codec[ConductEvent] = Codec(CONDUCT.values())

_TOURNAMENT: Codec[TournamentEvent] = Codec(TOURNAMENTS.values())
_PROMOTION: Codec[PromotionEvent] = Codec(PROMOTIONS.values())


def read_table_event(record: Record) -> Event:
    """The event of a record on a table's stream: nearly all of a log, so read without a detour."""
    decode = _TABLE_DECODERS.get(record.kind)
    try:
        if decode is not None:
            return decode(record.payload)
        return _TABLE.decode(record.kind, record.payload)
    except _UNREADABLE as error:
        raise Unreadable(f"its payload cannot be read as {record.kind}: {error}") from error


def read_ticket_event(record: Record) -> TicketEvent:
    """The event of a record on a ticket's stream."""
    return _read(_TICKET, record)


def read_conduct_event(record: Record) -> ConductEvent:
    """The event of a record about a patron, an incident or the office."""
    return _read(_CONDUCT, record)


def read_tournament_event(record: Record) -> TournamentEvent:
    """The event of a record on a tournament's stream."""
    return _read(_TOURNAMENT, record)


def read_promotion_event(record: Record) -> PromotionEvent:
    """The event of a record on a promotion's stream."""
    return _read(_PROMOTION, record)


def _read(codec: Codec[E], record: Record) -> E:
    try:
        return codec.decode(record.kind, record.payload)
    except _UNREADABLE as error:
        raise Unreadable(f"its payload cannot be read as {record.kind}: {error}") from error
