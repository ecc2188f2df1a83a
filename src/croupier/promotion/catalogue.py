"""Everything that is declared for promotions, once every idea is loaded."""

from typing import Final

from croupier.promotion import claims as claims
from croupier.promotion import disputes as disputes
from croupier.promotion import drafting as drafting
from croupier.promotion import drawing as drawing
from croupier.promotion import entries as entries
from croupier.promotion import forfeits as forfeits
from croupier.promotion import integrity as integrity
from croupier.promotion import notices as notices
from croupier.promotion import opening as opening
from croupier.promotion import settling as settling
from croupier.promotion import starting as starting
from croupier.promotion import submitting as submitting
from croupier.promotion.declare import PROMOTIONS as PROMOTIONS
from croupier.promotion.declare import PromotionCommand, PromotionEvent

#: Every command by its action, and every event by its kind.
COMMANDS: Final[dict[str, type[PromotionCommand]]] = PROMOTIONS.commands
EVENTS: Final[dict[str, type[PromotionEvent]]] = PROMOTIONS.events
