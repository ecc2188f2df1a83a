"""Signing in and out, taking people and machines on, and agreeing as the second person."""

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from croupier.cage.declare import TicketCommand
from croupier.core.roles import DRIVERS, Role
from croupier.house.answers import Accepted
from croupier.house.log.store import StoreUnavailable
from croupier.house.settlements import with_settlement
from croupier.server import wire
from croupier.server.calling import API, done, front_of, known_caller
from croupier.server.consequences import consequences
from croupier.server.front import Caller, Front, cookie_of, same_origin
from croupier.server.metrics import DEVICES, REFUSED_SIGN_INS
from croupier.server.passwords import why_not
from croupier.server.problems import Trouble, not_written
from croupier.server.qr import qr_code
from croupier.server.sessions import SESSION_MS, OpenSession, SignInRefused, hash_password
from croupier.table.catalogue import COMMANDS

ADMINISTRATORS = frozenset({Role.ADMINISTRATOR})
#: What a driver's key is for. It opens the way for its readings and no other.
_SERVES = {
    Role.SENSOR: ("wheel",),
    Role.NOTE_READER: ("station",),
    Role.PRINTER: ("station", "cashier"),
    Role.CARD_READER: ("station",),
}
_SERVES_ONE = (
    "a sensor serves one wheel, a note reader or card reader one station, a printer one station or "
    "cashier, and nothing else"
)


@API.operation("POST", "/v1/session", body=wire.SignIn, out=wire.Session, refuses=(401,), open=True)
async def sign_in(request: Request, body: wire.SignIn) -> Response:
    """Begin a session by password or key; it comes as a cookie and as a token."""
    front = front_of(request)
    client = request.client.host if request.client else ""
    if not front.sign_ins.take(client, front.clock.now()):
        raise Trouble(429, "too many sign-ins from here", retry_ms=1000)
    try:
        password = _password(body)
        token, session = await front.sessions.sign_in(body.name, password, client, body.digits)
    except SignInRefused as refused:
        REFUSED_SIGN_INS.inc()
        status = 429 if refused.locked_ms else 401
        wants: Literal["", "digits"] = "digits" if refused.wants_digits else ""
        raise Trouble(status, str(refused), retry_ms=refused.locked_ms, wants=wants) from refused
    return begun(request, token, session)


def _password(body: wire.SignIn) -> str:
    """The password, under its name or the one that it had before."""
    if bool(body.password) == bool(body.secret):
        raise Trouble(422, "a password is wanted, as `password`")
    return body.password or body.secret


def begun(request: Request, token: str, session: OpenSession) -> Response:
    """The answer that begins a session: who one is, and the cookie."""
    first = front_of(request).sessions.first(session)
    caller = Caller(session.actor, token, expires_at=session.expires_at, first=first)
    told = session_of(caller, token)
    response = JSONResponse(msgspec.to_builtins(told))
    response.set_cookie(
        cookie_of(request),
        token,
        max_age=SESSION_MS // 1000,
        httponly=True,
        samesite="strict",
        # A proxy that we trust has said whether it was spoken to over TLS.
        secure=front_of(request).secure or request.url.scheme == "https",
        path="/",
    )
    return response


def session_of(caller: Caller, token: str = "") -> wire.Session:
    """Who a caller is, as the wire has it."""
    players = caller.actor.players
    return wire.Session(
        name=caller.actor.id,
        roles=tuple(sorted(caller.actor.roles)),
        players=None if players is None else tuple(sorted(players)),
        expires_at=caller.expires_at,
        token=token,
        first=caller.first or "",
        may=API.permitted(caller.actor.roles),
    )


@API.operation("GET", "/v1/session", out=wire.Session, refuses=(401,), open=True)
async def who_am_i(request: Request) -> wire.Session:
    """Who one is here, or whose session is locked."""
    caller = front_of(request).caller(request)
    if caller.locked:
        return wire.Session(name=caller.locked, roles=(), players=(), expires_at=None, locked=True)
    return session_of(known_caller(request, temporary=True))


@API.operation("POST", "/v1/session/lock", body=wire.Pin, out=wire.Done, refuses=(503,))
async def lock_session(request: Request, body: wire.Pin) -> wire.Done:
    """Leave one's post for a while: nothing is done in the session until the PIN is given."""
    caller = known_caller(request, changes=True)
    if not caller.token:
        raise Trouble(409, "only a session can be locked; a key or certificate has none")
    await front_of(request).sessions.lock(caller.token, body.pin)
    return wire.Done()


@API.operation(
    "POST", "/v1/session/unlock", body=wire.Pin, out=wire.Session, refuses=(401, 403), open=True
)
async def unlock_session(request: Request, body: wire.Pin) -> wire.Session:
    """Come back to one's post. Too many wrong PINs end the session."""
    front = front_of(request)
    caller = front.caller(request)
    if caller.by_cookie and not same_origin(request):
        raise Trouble(403, "a session's cookie works from the house's own pages alone")
    client = request.client.host if request.client else ""
    if not front.sign_ins.take(client, front.clock.now()):
        raise Trouble(429, "too many sign-ins from here", retry_ms=1000)
    try:
        session = await front.sessions.unlock(caller.token, body.pin)
    except SignInRefused as refused:
        REFUSED_SIGN_INS.inc()
        raise Trouble(401, str(refused)) from refused
    return session_of(Caller(session.actor, caller.token, True, session.expires_at))


@API.operation("GET", "/v1/me", out=wire.Session, temporary=True)
async def who_is_here(request: Request) -> wire.Session:
    """Who one is here, as a screen asks when it opens."""
    return session_of(known_caller(request, temporary=True))


@API.operation("DELETE", "/v1/session", out=wire.Done, refuses=(401, 403), open=True)
async def sign_out(request: Request) -> Response:
    """End one's session, locked or not."""
    caller = front_of(request).caller(request)
    if not caller.locked:
        caller = known_caller(request, changes=True, temporary=True)
    elif not same_origin(request):
        raise Trouble(403, "a session's cookie works from the house's own pages alone")
    await front_of(request).sessions.sign_out(caller.token)
    response = JSONResponse({"done": True})
    response.delete_cookie(caller.cookie or cookie_of(request), path="/")
    return response


@API.operation(
    "POST",
    "/v1/password",
    body=wire.NewPassword,
    out=wire.Done,
    refuses=(409, 503),
    temporary=True,
)
async def change_password(request: Request, body: wire.NewPassword) -> wire.Done:
    """Choose another password. One's other sessions end."""
    caller, front = known_caller(request, changes=True, temporary=True), front_of(request)
    name = caller.actor.id
    client = request.client.host if request.client else ""
    if wait := front.sessions.attempts.begin(name, client, front.clock.now()):
        raise Trouble(429, "too many failures: try again later", retry_ms=wait)
    if not await front.sessions.verify(name, body.current):
        raise Trouble(403, "the present password is another")
    front.sessions.attempts.succeed(name, client)
    _refuse_password(body.password, name)
    hashed = await asyncio.to_thread(hash_password, body.password)
    changed = await front.register.change_password(
        name, hashed, at=front.clock.now(), by=caller.actor
    )
    if changed is None:
        await front.sessions.end_all(f"staff:{name}", by=name, but=caller.token)
    return done(changed)


def _refuse_password(password: str, name: str) -> None:
    if reason := why_not(password, name):
        raise Trouble(422, reason)


@API.operation("GET", "/v1/waiting", out=wire.WaitingList)
async def list_waiting(request: Request) -> wire.WaitingList:
    """What waits for a second person."""
    caller, front = known_caller(request), front_of(request)
    if caller.actor.players is not None:
        raise Trouble(403, "staff see this")
    waiting = []
    for each in list(front.approvals.waiting.values()):
        fields = _fields(each.command)
        waiting.append(
            wire.WaitingAsk(
                number=each.number,
                table=each.place,
                action=each.command.action,
                asked_by=each.actor.id,
                asked_at=each.asked_at,
                text=_asked(fields),
                fields=fields,
                **await _consequences(front, each.table, each.command),
            )
        )
    return wire.WaitingList(waiting=tuple(waiting))


async def _consequences(front: Front, table: str, command: Any) -> dict[str, Any]:
    """What a command would do; how a round of before stands is looked up in the log."""
    if isinstance(command, TicketCommand):
        ticket = await front.house.find_ticket(getattr(command, "number", ""))
        return {} if ticket is None else {"amount": ticket.amount}
    stream = front.house.tables.get(table)
    if stream is None:
        return {}
    command = await with_settlement(front.house.store, stream, command)
    return consequences(stream.state, command)


def _fields(command: Any) -> dict[str, str | int]:
    """What a command asks for beyond its action, by name."""
    shown = {
        name: getattr(command, name)
        for name in command.__struct_fields__
        if name not in ("by", "at")
    }
    whole = {name: value for name, value in shown.items() if value}
    if isinstance(command, TicketCommand):
        whole = {n: f"…{v[-4:]}" if n.endswith("number") else v for n, v in whole.items()}
    return {
        name: value if type(value) in (int, str) else str(value) for name, value in whole.items()
    }


def _asked(fields: Mapping[str, str | int]) -> str:
    """The same, as a person reads it."""
    return ", ".join(f"{name} {value}" for name, value in fields.items())


@API.operation(
    "POST",
    "/v1/waiting/{number:int}",
    body=wire.SecondEyes,
    out=wire.Answer,
    refuses=(404,),
)
async def answer_waiting(request: Request, body: wire.SecondEyes) -> wire.Answer:
    """Agree as the second person, or not."""
    caller, front = known_caller(request, changes=True), front_of(request)
    number = request.path_params["number"]
    waiting = front.approvals.waiting.get(number)
    if waiting is None:
        raise Trouble(404, f"nothing waits under {number}")
    try:
        answered = await front.approvals.second(
            number, caller.actor, agrees=body.agrees, at=front.clock.now()
        )
    except StoreUnavailable as error:
        raise not_written(error) from error
    front.show_review(waiting.table)
    if isinstance(answered, Accepted) and waiting.table not in front.house.tables:
        # Over the counter there is no table: what was done is in the ticket's own answer.
        answered = Accepted(answered.version)
    return front.told(str(number), waiting.place, answered)


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
    caller, front = known_caller(request), front_of(request)
    _refuse_password(body.password, body.name)
    hashed = await asyncio.to_thread(hash_password, body.password)
    return done(
        await front.register.enrol_staff(
            body.name,
            body.roles,
            hashed,
            at=front.clock.now(),
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
    caller, front = known_caller(request), front_of(request)
    await front.sessions.end_all(f"staff:{request.path_params['name']}", by=caller.actor.id)
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
    """Enrol a terminal, display or sensor. Its key is told this once."""
    caller, front = known_caller(request), front_of(request)
    drives = body.roles & DRIVERS
    if "." in body.name or body.roles - {Role.PLAYER} - DRIVERS:
        raise Trouble(422, "a device has a name without dots, and plays or senses")
    if Role.NOTE_READER in body.roles and not (body.notes and body.cap):
        raise Trouble(422, "a note reader has a list of notes, and a cap")
    if drives and (len(body.roles) > 1 or not _is_served(next(iter(drives)), body.serves)):
        raise Trouble(422, _SERVES_ONE)
    if strange := sorted(body.commands - COMMANDS.keys()):
        raise Trouble(422, f"no table takes the command {strange[0]!r}")
    key = f"{body.name}.{secrets.token_urlsafe(32)}"
    players = frozenset(body.players)
    done(
        await front.register.enrol_device(
            key,
            body.roles,
            players,
            at=front.clock.now(),
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
    caller, front = known_caller(request), front_of(request)
    stream = f"{kind}:{request.path_params['name']}"
    struck = await front.register.strike(stream, at=front.clock.now(), by=caller.actor)
    if struck is None:
        DEVICES.forget(request.path_params["name"])
        front.end_strangers()
        # Should the name be enrolled again, what it opened before stays shut.
        await front.sessions.end_all(stream, by=caller.actor.id)
    return done(struck)
