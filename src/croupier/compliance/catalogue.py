"""Everything that is declared for patrons, incidents and the office, once every idea is loaded."""

from typing import Final

from croupier.compliance import arrangements as arrangements
from croupier.compliance import cards as cards
from croupier.compliance import detention as detention
from croupier.compliance import exclusions as exclusions
from croupier.compliance import incidents as incidents
from croupier.compliance import office as office
from croupier.compliance import own_limits as own_limits
from croupier.compliance import viewing as viewing
from croupier.compliance.declare import CASES as CASES
from croupier.compliance.declare import OFFICE as OFFICE
from croupier.compliance.declare import PATRONS as PATRONS
from croupier.compliance.declare import ConductCommand, ConductEvent

#: Every command by its action, and every event by its kind.
COMMANDS: Final[dict[str, type[ConductCommand]]] = {
    **PATRONS.commands,
    **CASES.commands,
    **OFFICE.commands,
}
EVENTS: Final[dict[str, type[ConductEvent]]] = {**PATRONS.events, **CASES.events, **OFFICE.events}
