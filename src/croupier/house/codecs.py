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
from croupier.tournament.catalogue import EVENTS as TOURNAMENTS
from croupier.tournament.declare import Event as TournamentEvent

TABLE_CODEC: Codec[Event] = Codec(EVENTS.values())
TICKET_CODEC: Codec[TicketEvent] = Codec(TICKETS.values())
COMPLIANCE_CODEC: Codec[Any] = Codec(CONDUCT.values())
TOURNAMENT_CODEC: Codec[TournamentEvent] = Codec(TOURNAMENTS.values())
PROMOTION_CODEC: Codec[PromotionEvent] = Codec(PROMOTIONS.values())
