"""Every ticket with who issued and who ended it: read from the log once, then kept up to date."""

from collections.abc import Iterator
from dataclasses import dataclass

from croupier.cage.declare import TicketEvent, evolve
from croupier.cage.issuing import TicketIssued
from croupier.cage.state import Cage, Status, Ticket
from croupier.cage.value_chips import ChipsExchanged
from croupier.house.codecs import TICKET_CODEC, TOURNAMENT_CODEC
from croupier.house.issuing import ticket_stream
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, Store, find_all
from croupier.house.tills import EXCHANGE_KINDS, PREFIX, decode_exchange
from croupier.ledger.tournaments import CASH_EVENTS
from croupier.tournament.declare import Event

_CASH_KINDS = tuple(kind.__name__ for kind in CASH_EVENTS)


@dataclass(frozen=True, slots=True)
class Slip:
    """A ticket and the people behind it; nobody has ended one that may still be paid."""

    ticket: Ticket
    issued_by: str
    ended_by: str = ""
    #: Why it was voided.
    reason: str = ""
    #: The record with which it was issued.
    reference: int = 0


@dataclass(frozen=True, slots=True)
class Handled:
    """Something that somebody did with a ticket."""

    actor: str
    event: TicketEvent


class CageBook:
    """All tickets of a house, oldest first. What is new in the log is read on the next request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._slips: dict[str, Slip] = {}
        self._read = 0

    async def slips(self) -> dict[str, Slip]:
        """Every ticket by its number."""
        async for record in find_all(self._store, Sought(streams="ticket:", after=self._read)):
            if record.number > self._read:
                self._read = record.number
                self._take(record)
        return self._slips

    async def find(self, number: str) -> Slip | None:
        """One ticket, read from its own stream."""
        slip: Slip | None = None
        async for record in self._store.read(stream=ticket_stream(number)):
            slip = _after(slip, record, TICKET_CODEC.decode(record.kind, record.payload))
        return slip

    async def handled(self, since: int = 0) -> list[Handled]:
        """Everything that was done with tickets since an instant, in order."""
        found = find_all(self._store, Sought(streams="ticket:", since=since))
        return [
            Handled(record.actor, TICKET_CODEC.decode(record.kind, record.payload))
            async for record in found
        ]

    async def tournament_cash(self, since: int = 0) -> list[tuple[str, Event]]:
        """What moved a tournament's money over the counter since an instant, and who did it."""
        sought = Sought(streams="tournament:", kinds=_CASH_KINDS, since=since)
        return [
            (record.actor, TOURNAMENT_CODEC.decode(record.kind, record.payload))
            async for record in find_all(self._store, sought)
        ]

    async def exchanged(self, since: int = 0) -> list[tuple[str, ChipsExchanged]]:
        """Value chips that were sold and cashed since an instant, and who did it."""
        sought = Sought(streams=PREFIX, kinds=EXCHANGE_KINDS, since=since)
        return [
            (record.actor, decode_exchange(record))
            async for record in find_all(self._store, sought)
        ]

    async def standing(self, now: int) -> list[Slip]:
        """Tickets that may be paid now."""
        return [slip for slip in self._issued(await self.slips()) if now < slip.ticket.expires_at]

    async def unclaimed(self, now: int) -> list[Slip]:
        """Tickets whose time passed, set aside or not."""
        slips = (await self.slips()).values()
        return [
            slip
            for slip in slips
            if slip.ticket.status is Status.EXPIRED
            or (slip.ticket.status is Status.ISSUED and now >= slip.ticket.expires_at)
        ]

    def _issued(self, slips: dict[str, Slip]) -> Iterator[Slip]:
        return (slip for slip in slips.values() if slip.ticket.status is Status.ISSUED)

    def _take(self, record: Record) -> None:
        event = TICKET_CODEC.decode(record.kind, record.payload)
        self._slips[event.number] = _after(self._slips.get(event.number), record, event)


def _after(slip: Slip | None, record: Record, event: TicketEvent) -> Slip:
    before = Cage() if slip is None else Cage({event.number: slip.ticket})
    ticket = evolve(before, event).tickets[event.number]
    if isinstance(event, TicketIssued):
        return Slip(ticket, record.actor, reference=record.number)
    issued_by, reference = ("", 0) if slip is None else (slip.issued_by, slip.reference)
    if ticket.ended_at is None:
        # It was printed or reported lost, and may still be paid.
        return Slip(ticket, issued_by, reference=reference)
    return Slip(ticket, issued_by, record.actor, getattr(event, "reason", ""), reference)
