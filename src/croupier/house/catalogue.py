"""Every kind of stream of a house with all that is declared for it."""

from typing import Any, Final

from croupier.cage.catalogue import TICKETS
from croupier.cage.till import TILLS
from croupier.compliance.catalogue import CASES, OFFICE, PATRONS
from croupier.core.declarations import Registry
from croupier.equipment.catalogue import EQUIPMENT
from croupier.house.acknowledgement import FLOOR
from croupier.house.approval_record import APPROVALS
from croupier.house.awaited_stations import STATIONS
from croupier.house.favourites import FAVOURITES
from croupier.house.services import SERVICES
from croupier.house.webhooks import WEBHOOKS
from croupier.people.catalogue import PEOPLE, SESSIONS
from croupier.promotion.catalogue import PROMOTIONS
from croupier.table.catalogue import TABLE
from croupier.tournament.catalogue import TOURNAMENTS
from croupier.wheel import register as register
from croupier.wheel import spins as spins
from croupier.wheel.declare import WHEEL

#: The declarations of each kind of stream, by its name.
REGISTRIES: Final[dict[str, Registry[Any, Any]]] = {
    registry.stream: registry
    for registry in (
        TABLE,
        WHEEL,
        TICKETS,
        TILLS,
        PATRONS,
        CASES,
        OFFICE,
        TOURNAMENTS,
        PROMOTIONS,
        EQUIPMENT,
        PEOPLE,
        SESSIONS,
        APPROVALS,
        FLOOR,
        FAVOURITES,
        STATIONS,
        SERVICES,
        WEBHOOKS,
    )
}
