"""Who acts. One set of roles for all books; each book maps its own titles to these."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from croupier.core.messages import Message, say


class Role(StrEnum):
    """A part a person plays at the table or around it."""

    PLAYER = "player"
    DEALER = "dealer"
    GAME_SUPERVISOR = "game-supervisor"
    CASINO_SUPERVISOR = "casino-supervisor"
    PIT_BOSS = "pit-boss"
    SHIFT_MANAGER = "shift-manager"
    MANAGEMENT_REPRESENTATIVE = "management-representative"
    OPERATOR = "operator"
    TOURNAMENT_DIRECTOR = "tournament-director"
    CASHIER = "cashier"
    SURVEILLANCE = "surveillance"
    AUTHORISED_OFFICER = "authorised-officer"
    INSPECTOR = "inspector"
    ADMINISTRATOR = "administrator"
    SYSTEM = "system"
    #: Drivers, each for its own wheel, station or cashier: of a wheel, a note reader, a printer,
    #: and a reader of cards and tickets.
    SENSOR = "sensor"
    NOTE_READER = "note-reader"
    PRINTER = "printer"
    CARD_READER = "card-reader"


#: The line of command in the pit, lowest first.
PIT_LINE: tuple[Role, ...] = (
    Role.DEALER,
    Role.GAME_SUPERVISOR,
    Role.CASINO_SUPERVISOR,
    Role.PIT_BOSS,
    Role.SHIFT_MANAGER,
    Role.MANAGEMENT_REPRESENTATIVE,
    Role.OPERATOR,
)

#: The pit, its supervisors, and whom they deal with.
PIT: Final = frozenset(PIT_LINE)
SUPERVISORS: Final = PIT - {Role.DEALER}
ANYONE: Final = PIT | {Role.PLAYER}
#: The house itself, and what reads its wheels.
DEVICES: Final = frozenset({Role.SYSTEM, Role.SENSOR})
MACHINE: Final = PIT | DEVICES
#: Keys of drivers: each serves one wheel, one station or one cashier.
DRIVERS: Final = frozenset({Role.SENSOR, Role.NOTE_READER, Role.PRINTER, Role.CARD_READER})
#: Who enters nothing by hand: devices, players at their terminals, and the house itself.
NOT_STAFF: Final = DRIVERS | {Role.PLAYER, Role.SYSTEM}

_ORDER = {role: place for place, role in enumerate(Role)}


def or_above(role: Role) -> frozenset[Role]:
    """This role and everyone above it in the pit."""
    return frozenset(PIT_LINE[PIT_LINE.index(role) :])


def lowest(roles: Iterable[Role]) -> Role:
    """The least senior of some roles: who would normally do the thing."""
    return min(roles, key=_ORDER.__getitem__)


def may_not(by: Role, action: str, allowed: Iterable[Role]) -> Message:
    """That a role may not do something, and the lowest that may."""
    others = tuple(allowed)
    return say("role-may-not", role=by, action=action, other=lowest(others) if others else "")
