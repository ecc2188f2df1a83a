"""Tickets as streams: one each, so that no two cashiers ever wait for one another."""

from typing import Final

from croupier.cage.declare import TicketEvent, decide, evolve
from croupier.cage.state import Cage
from croupier.house.codecs import TICKET_CODEC
from croupier.house.issuing import ticket_stream
from croupier.house.log.store import StreamAppend
from croupier.house.stream_kind import StreamKind


def _attach(
    number: str, cage: Cage, events: tuple[TicketEvent, ...]
) -> tuple[tuple[TicketEvent, ...], tuple[StreamAppend, ...]]:
    """A reprint begins the new ticket in the same step."""
    own = tuple(event for event in events if event.number == number)
    others: dict[str, list[TicketEvent]] = {}
    for event in events:
        if event.number != number:
            others.setdefault(event.number, []).append(event)
    parts = (
        StreamAppend(
            stream=ticket_stream(ticket), expected=0, drafts=tuple(map(TICKET_CODEC.encode, theirs))
        )
        for ticket, theirs in others.items()
    )
    return own, tuple(parts)


TICKETS: Final[StreamKind[Cage, TicketEvent]] = StreamKind(
    prefix="ticket:",
    codec=TICKET_CODEC,
    decide=decide,
    evolve=evolve,
    empty=lambda number: Cage(),
    attach=_attach,
    resident=False,
)
