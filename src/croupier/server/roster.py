"""Who and what is known to the house, as its administrator reads it."""

from starlette.requests import Request

from croupier.core.roles import NOT_STAFF, Role
from croupier.house.people import DEVICES, STAFF
from croupier.people.declare import Known
from croupier.server.calling import API, gateway_of
from croupier.server.command_messages import Message
from croupier.server.gateway import HttpGateway
from croupier.server.people import ADMINISTRATORS


class StaffLine(Message, frozen=True, kw_only=True):
    """A member of staff. `temporary`: the password was given, and is to be changed first."""

    name: str
    roles: tuple[Role, ...]
    temporary: bool
    second_factor: bool


class StaffList(Message, frozen=True, kw_only=True):
    """Everybody who may sign in, by name, and every role that there is."""

    staff: tuple[StaffLine, ...]
    roles: tuple[Role, ...]


class DeviceLine(Message, frozen=True, kw_only=True):
    """A device: what it may do, for which players, and which wheel or station it serves."""

    name: str
    roles: tuple[Role, ...]
    players: tuple[str, ...] | None
    serves: str
    #: Of a note reader: the notes it credits, in cents, and up to which balance.
    notes: tuple[int, ...]
    cap: int
    commands: tuple[str, ...]


class DeviceList(Message, frozen=True, kw_only=True):
    """Every device whose key opens something, by name."""

    devices: tuple[DeviceLine, ...]


@API.operation("GET", "/v1/staff", out=StaffList, roles=ADMINISTRATORS)
async def list_staff(request: Request) -> StaffList:
    """Every member of staff with their roles. Administrators see this."""
    lines = (
        StaffLine(
            name=known.name,
            roles=tuple(sorted(known.roles)),
            temporary=known.temporary,
            second_factor=gateway_of(request).sessions.has_factor(known),
        )
        for known in _standing(gateway_of(request), STAFF)
    )
    return StaffList(staff=tuple(lines), roles=tuple(sorted(set(Role) - NOT_STAFF)))


@API.operation("GET", "/v1/devices", out=DeviceList, roles=ADMINISTRATORS)
async def list_devices(request: Request) -> DeviceList:
    """Every device that is enrolled, and what for. Administrators see this."""
    lines = (
        DeviceLine(
            name=known.name,
            roles=tuple(sorted(known.roles)),
            players=None if known.players is None else tuple(sorted(known.players)),
            serves=known.serves,
            notes=tuple(sorted(known.notes)),
            cap=known.cap,
            commands=tuple(sorted(known.commands)),
        )
        for known in _standing(gateway_of(request), DEVICES)
    )
    return DeviceList(devices=tuple(lines))


def _standing(gateway: HttpGateway, prefix: str) -> list[Known]:
    known = gateway.register.known.items()
    standing = (each for stream, each in known if stream.startswith(prefix) and each.stands)
    return sorted(standing, key=lambda each: each.name)
