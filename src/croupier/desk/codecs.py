"""How each kind of event is written to the log and read from it."""

from croupier.cage import events as cage_events
from croupier.log.codec import Codec
from croupier.table import chip_events, events, floor_events, order_events, supply_events

_MODULES = (events, chip_events, floor_events, order_events, supply_events)

TABLE_CODEC: Codec[events.Event] = Codec(
    kind
    for module in _MODULES
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, events.Event) and kind is not events.Event
)
TICKET_CODEC: Codec[cage_events.TicketEvent] = Codec(
    kind
    for kind in vars(cage_events).values()
    if isinstance(kind, type)
    and issubclass(kind, cage_events.TicketEvent)
    and kind is not cage_events.TicketEvent
)
