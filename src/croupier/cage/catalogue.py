"""Everything that is declared for tickets, once every idea is loaded."""

from typing import Final

from croupier.cage import issuing as issuing
from croupier.cage import losing as losing
from croupier.cage import paying as paying
from croupier.cage import printing as printing
from croupier.cage import setting_aside as setting_aside
from croupier.cage import spoilt as spoilt
from croupier.cage import taking_in as taking_in
from croupier.cage.declare import TICKETS as TICKETS
from croupier.cage.declare import TicketCommand, TicketEvent

#: Every command by its action, and every event by its kind.
COMMANDS: Final[dict[str, type[TicketCommand]]] = TICKETS.commands
EVENTS: Final[dict[str, type[TicketEvent]]] = TICKETS.events
