"""Who stands behind a command that another node has taken: found again here, never believed."""

from collections.abc import Awaitable, Callable
from typing import Final

from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.decider import SYSTEM
from croupier.house.note_readers import NOTE_MACHINE, note_machine
from croupier.house.people import Register, actor_of
from croupier.server.demo import DEMO, GIVER
from croupier.server.gateway import HttpGateway
from croupier.server.sessions import Sessions
from croupier.table.faults import ReportMalfunction, RestoreEquipment

#: What the house's own hand does at a table of another node: what a station or its printer said.
_BY_THE_HOUSE: Final = frozenset({ReportMalfunction.action, RestoreEquipment.action})


def resolver(gateway: HttpGateway) -> Callable[[str, str], Awaitable[Actor | None]]:
    """Finds actors by their standing in the register and the sessions of this node."""

    async def resolve(standing: str, action: str) -> Actor | None:
        if standing == DEMO:
            return GIVER if gateway.demo is not None else None
        return find_actor(gateway.sessions, gateway.register, standing, action)

    return resolve


def find_actor(sessions: Sessions, register: Register, standing: str, action: str) -> Actor | None:
    """The actor as this node knows them by now; None if it knows none."""
    kind, _, name = standing.partition(":")
    match kind:
        case "session":
            holder = sessions.holder_of(standing)
            return actor_of(holder) if holder is not None else None
        case "device":
            known = register.known.get(standing)
            return actor_of(known) if known is not None and known.stands else None
        case kind if kind == NOTE_MACHINE:
            known = register.known.get(f"device:{name}")
            reads = known is not None and known.stands and Role.NOTE_READER in known.roles
            return note_machine(known) if known is not None and reads else None
        case "house" if action in _BY_THE_HOUSE:
            return SYSTEM
    return None
