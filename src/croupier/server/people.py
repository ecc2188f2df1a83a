"""Taking staff and devices on, and ending their sessions and keys."""

import asyncio
import secrets

from starlette.requests import Request

from croupier.core.messages import say
from croupier.core.roles import DRIVERS, Role
from croupier.server import wire
from croupier.server.calling import API, done, gateway_of, known_caller
from croupier.server.metrics import DEVICES
from croupier.server.problems import HttpError
from croupier.server.qr import qr_code
from croupier.server.sessions import hash_password
from croupier.server.signing_in import refuse_password
from croupier.table.catalogue import COMMANDS

ADMINISTRATORS = frozenset({Role.ADMINISTRATOR})
#: What a driver's key is for. It opens the way for its readings and no other.
_SERVES = {
    Role.SENSOR: ("wheel",),
    Role.NOTE_READER: ("station",),
    Role.PRINTER: ("station", "cashier"),
    Role.CARD_READER: ("station",),
}
_SERVES_ONE = say("http-serves-one")


@API.operation(
    "POST",
    "/v1/staff",
    body=wire.NewStaff,
    out=wire.Done,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def enrol_staff(request: Request, body: wire.NewStaff) -> wire.Done:
    """Take a member of staff on. An administrator does this."""
    caller, gateway = known_caller(request), gateway_of(request)
    refuse_password(body.password, body.name)
    hashed = await asyncio.to_thread(hash_password, body.password)
    return done(
        await gateway.register.enrol_staff(
            body.name,
            body.roles,
            hashed,
            at=gateway.clock.now(),
            by=caller.actor,
            temporary=body.temporary,
        )
    )


@API.operation(
    "DELETE", "/v1/staff/{name}", out=wire.Done, refuses=(409, 503), roles=ADMINISTRATORS
)
async def strike_staff(request: Request) -> wire.Done:
    """Strike a member of staff off. Sessions end at once."""
    return await _strike(request, "staff")


@API.operation(
    "DELETE", "/v1/staff/{name}/sessions", out=wire.Done, refuses=(503,), roles=ADMINISTRATORS
)
async def end_sessions(request: Request) -> wire.Done:
    """End every session of a member of staff, who may sign in again."""
    caller, gateway = known_caller(request), gateway_of(request)
    await gateway.sessions.end_all(f"staff:{request.path_params['name']}", by=caller.actor.id)
    return wire.Done()


@API.operation(
    "POST",
    "/v1/devices",
    body=wire.NewDevice,
    out=wire.DeviceKey,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def enrol_device(request: Request, body: wire.NewDevice) -> wire.DeviceKey:
    """Enrol a terminal, display or sensor. Its key is shown this once."""
    caller, gateway = known_caller(request), gateway_of(request)
    drives = body.roles & DRIVERS
    if "." in body.name or body.roles - {Role.PLAYER} - DRIVERS:
        raise HttpError(422, say("http-device-name"))
    if Role.NOTE_READER in body.roles and not (body.notes and body.cap):
        raise HttpError(422, say("http-note-reader"))
    if drives and (len(body.roles) > 1 or not _is_served(next(iter(drives)), body.serves)):
        raise HttpError(422, _SERVES_ONE)
    if strange := sorted(body.commands - COMMANDS.keys()):
        raise HttpError(422, say("http-no-command", command=strange[0]))
    key = f"{body.name}.{secrets.token_urlsafe(32)}"
    players = frozenset(body.players)
    done(
        await gateway.register.enrol_device(
            key,
            body.roles,
            players,
            at=gateway.clock.now(),
            by=caller.actor,
            serves=body.serves,
            notes=body.notes,
            cap=body.cap,
            commands=body.commands,
        )
    )
    if drives:
        return wire.DeviceKey(name=body.name, key=key)
    # What stands behind the # never leaves the screen that opens it.
    address = f"{request.url.scheme}://{request.headers['host']}/sign-in#key={key}"
    side, picture = qr_code(address)
    return wire.DeviceKey(name=body.name, key=key, address=address, picture=picture, side=side)


def _is_served(role: Role, serves: str) -> bool:
    """Whether a driver of a kind may serve this: a wheel, a cashier, or a table's station."""
    scope, _, name = serves.partition(":")
    table, _, player = name.partition("/")
    return scope in _SERVES[role] and bool(table) and bool(player) == (scope == "station")


@API.operation(
    "DELETE", "/v1/devices/{name}", out=wire.Done, refuses=(409, 503), roles=ADMINISTRATORS
)
async def revoke_device(request: Request) -> wire.Done:
    """Revoke a device's key. Its sockets are closed at once."""
    return await _strike(request, "device")


async def _strike(request: Request, kind: str) -> wire.Done:
    caller, gateway = known_caller(request), gateway_of(request)
    stream = f"{kind}:{request.path_params['name']}"
    struck = await gateway.register.strike(stream, at=gateway.clock.now(), by=caller.actor)
    if struck is None:
        DEVICES.forget(request.path_params["name"])
        # Should the name be enrolled again, what it opened before stays shut.
        await gateway.sessions.end_all(stream, by=caller.actor.id)
    return done(struck)
