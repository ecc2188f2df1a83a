"""How each kind of event is written to the log and read from it."""

from typing import Any

from croupier.cage.catalogue import EVENTS as TICKETS
from croupier.cage.declare import TicketEvent
from croupier.compliance.catalogue import EVENTS as CONDUCT
from croupier.house.log.codec import Codec
from croupier.promotion.catalogue import EVENTS as PROMOTIONS
from croupier.promotion.declare import PromotionEvent
from croupier.table.catalogue import EVENTS
from croupier.table.declare import Event
from croupier.tournament import events as tournament_events
from croupier.tournament import round_events

TABLE_CODEC: Codec[Event] = Codec(EVENTS.values())
TICKET_CODEC: Codec[TicketEvent] = Codec(TICKETS.values())
COMPLIANCE_CODEC: Codec[Any] = Codec(CONDUCT.values())
TOURNAMENT_CODEC: Codec[tournament_events.Event] = Codec(
    kind
    for module in (tournament_events, round_events)
    for kind in vars(module).values()
    if isinstance(kind, type)
    and issubclass(kind, tournament_events.Event)
    and kind is not tournament_events.Event
)
PROMOTION_CODEC: Codec[PromotionEvent] = Codec(PROMOTIONS.values())
