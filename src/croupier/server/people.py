"""Signing in and out, taking people and machines on, and agreeing as the second person."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from croupier.cage.declare import PAYERS, TicketCommand
from croupier.cage.till import (
    CloseTill,
    DropTill,
    OpenTill,
    TillClosed,
    TillCommand,
    TillOpened,
    total,
)
from croupier.cage.value_chips import CashChips, SellChips
from croupier.core.declarations import own_fields
from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import DRIVERS, Role
from croupier.house.answers import Accepted
from croupier.house.log.store import StoreUnavailable
from croupier.house.settlements import with_settlement
from croupier.server import wire
from croupier.server.approval_preview import consequences
from croupier.server.calling import API, done, gateway_of, known_caller
from croupier.server.gateway import AT_TABLE, Caller, HttpGateway, cookie_of, same_origin
from croupier.server.limits import one_caller
from croupier.server.metrics import DEVICES, REFUSED_SIGN_INS
from croupier.server.passwords import why_not
from croupier.server.problems import HttpError, not_written
from croupier.server.qr import qr_code
from croupier.server.sessions import SESSION_MS, OpenSession, SignInRefused, hash_password
from croupier.table.catalogue import COMMANDS
from croupier.table.corrections import CorrectResult
from croupier.wheel.spins import CorrectNumber

ADMINISTRATORS = frozenset({Role.ADMINISTRATOR})
#: What a driver's key is for. It opens the way for its readings and no other.
_SERVES = {
    Role.SENSOR: ("wheel",),
    Role.NOTE_READER: ("station",),
    Role.PRINTER: ("station", "cashier"),
    Role.CARD_READER: ("station",),
}
_SERVES_ONE = say("http-serves-one")


@API.operation("POST", "/v1/session", body=wire.SignIn, out=wire.Session, refuses=(401,), open=True)
async def sign_in(request: Request, body: wire.SignIn) -> Response:
    """Begin a session by password or key; it comes as a cookie and as a token."""
    gateway = gateway_of(request)
    client = request.client.host if request.client else ""
    if not gateway.sign_ins.take(one_caller(client), gateway.clock.now()):
        raise HttpError(429, say("http-too-many-sign-ins"), retry_ms=1000)
    try:
        password = _password(body)
        token, session = await gateway.sessions.sign_in(body.name, password, client, body.digits)
    except SignInRefused as refused:
        REFUSED_SIGN_INS.inc()
        status = 429 if refused.locked_ms else 401
        wants: Literal["", "digits"] = "digits" if refused.wants_digits else ""
        raise HttpError(
            status, refused.message, retry_ms=refused.locked_ms, wants=wants
        ) from refused
    return begun(request, token, session)


def _password(body: wire.SignIn) -> str:
    """The password, under its name or the one that it had before."""
    if bool(body.password) == bool(body.secret):
        raise HttpError(422, say("http-password-wanted"))
    return body.password or body.secret


def begun(request: Request, token: str, session: OpenSession) -> Response:
    """The answer that begins a session: who one is, and the cookie."""
    first = gateway_of(request).sessions.first(session)
    caller = Caller(session.actor, token, expires_at=session.expires_at, first=first)
    answer = session_of(caller, token)
    response = JSONResponse(msgspec.to_builtins(answer))
    response.set_cookie(
        cookie_of(request),
        token,
        max_age=SESSION_MS // 1000,
        httponly=True,
        samesite="strict",
        # A proxy that we trust has said whether it was spoken to over TLS.
        secure=gateway_of(request).secure or request.url.scheme == "https",
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
    caller = gateway_of(request).caller(request)
    if caller.locked:
        return wire.Session(name=caller.locked, roles=(), players=(), expires_at=None, locked=True)
    return session_of(known_caller(request, temporary=True))


@API.operation("POST", "/v1/session/lock", body=wire.Pin, out=wire.Done, refuses=(503,))
async def lock_session(request: Request, body: wire.Pin) -> wire.Done:
    """Leave one's post for a while: nothing is done in the session until the PIN is given."""
    caller = known_caller(request, changes=True)
    if not caller.token:
        raise HttpError(409, say("http-only-sessions-lock"))
    await gateway_of(request).sessions.lock(caller.token, body.pin)
    return wire.Done()


@API.operation(
    "POST", "/v1/session/unlock", body=wire.Pin, out=wire.Session, refuses=(401, 403), open=True
)
async def unlock_session(request: Request, body: wire.Pin) -> wire.Session:
    """Come back to one's post. Too many wrong PINs end the session."""
    gateway = gateway_of(request)
    caller = gateway.caller(request)
    if caller.by_cookie and not same_origin(request):
        raise HttpError(403, say("http-own-pages-cookie"))
    client = request.client.host if request.client else ""
    if not gateway.sign_ins.take(one_caller(client), gateway.clock.now()):
        raise HttpError(429, say("http-too-many-sign-ins"), retry_ms=1000)
    try:
        session = await gateway.sessions.unlock(caller.token, body.pin)
    except SignInRefused as refused:
        REFUSED_SIGN_INS.inc()
        raise HttpError(401, refused.message) from refused
    return session_of(Caller(session.actor, caller.token, True, session.expires_at))


@API.operation("GET", "/v1/me", out=wire.Session, temporary=True)
async def who_is_here(request: Request) -> wire.Session:
    """Who one is here, for a screen that opens."""
    return session_of(known_caller(request, temporary=True))


@API.operation("DELETE", "/v1/session", out=wire.Done, refuses=(401, 403), open=True)
async def sign_out(request: Request) -> Response:
    """End one's session, locked or not."""
    caller = gateway_of(request).caller(request)
    if not caller.locked:
        caller = known_caller(request, changes=True, temporary=True)
    elif not same_origin(request):
        raise HttpError(403, say("http-own-pages-cookie"))
    await gateway_of(request).sessions.sign_out(caller.token)
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
    caller, gateway = known_caller(request, changes=True, temporary=True), gateway_of(request)
    name = caller.actor.id
    client = request.client.host if request.client else ""
    if wait := gateway.sessions.attempts.begin(name, client, gateway.clock.now()):
        raise HttpError(429, say("http-too-many-failures"), retry_ms=wait)
    if not await gateway.sessions.verify(name, body.current):
        await gateway.sessions.note_failure(name, client, gateway.clock.now())
        raise HttpError(403, say("http-other-password"))
    gateway.sessions.attempts.succeed(name, client)
    _refuse_password(body.password, name)
    hashed = await asyncio.to_thread(hash_password, body.password)
    changed = await gateway.register.change_password(
        name, hashed, at=gateway.clock.now(), by=caller.actor
    )
    if changed is None:
        await gateway.sessions.end_all(f"staff:{name}", by=name, but=caller.token)
    return done(changed)


def _refuse_password(password: str, name: str) -> None:
    if reason := why_not(password, name):
        raise HttpError(422, reason)


@API.operation("GET", "/v1/waiting", out=wire.WaitingList)
async def list_waiting(request: Request) -> wire.WaitingList:
    """What waits for a second person: of a table what the pit sees, of the counter cashiers too."""
    caller, gateway = known_caller(request), gateway_of(request)
    if caller.actor.players is not None:
        raise HttpError(403, say("http-staff-see"))
    waiting = []
    for each in list(gateway.approvals.waiting.values()):
        if not caller.actor.roles & (AT_TABLE | PAYERS if each.at_counter else AT_TABLE):
            # It names players and amounts, which are not for who lets people in.
            continue
        fields = {**_fields(each.command), **await _miscounted(gateway, each.command)}
        if lately := await gateway.approvals.moved_lately(each):
            fields["lately"] = lately
        waiting.append(
            wire.WaitingCommand(
                number=each.number,
                table=each.place,
                action=each.command.action,
                asked_by=each.actor.id,
                asked_at=each.requested_at,
                text=_fields_text(fields),
                fields=fields,
                **await _consequences(gateway, each.table, each.command),
            )
        )
    return wire.WaitingList(waiting=tuple(waiting))


async def _consequences(gateway: HttpGateway, table: str, command: Any) -> dict[str, Any]:
    """What a command would do; how a round of before stands is looked up in the log."""
    if isinstance(command, TicketCommand):
        ticket = await gateway.house.find_ticket(getattr(command, "number", ""))
        return {} if ticket is None else {"amount": ticket.amount}
    if isinstance(command, CorrectNumber):
        return await _at_wheel(gateway, table.partition(":")[2], command)
    if isinstance(command, SellChips | CashChips):
        return {"amount": total(command.chips)}
    if isinstance(command, DropTill):
        return {"amount": total(command.counts) + total(command.chips)}
    if isinstance(command, CloseTill):
        return {"amount": total(command.counts) - command.leave}
    stream = gateway.house.tables.get(table)
    if stream is None:
        return {}
    command = await with_settlement(gateway.house.store, stream, command)
    shown = consequences(gateway.house.gateway.stands(stream), command)
    return {**shown, "contest": gateway.tournaments.rounds.playing(table, shown["round_no"])}


async def _at_wheel(gateway: HttpGateway, serial: str, command: CorrectNumber) -> dict[str, Any]:
    """What another number of a wheel would do: at every table whose round it has decided."""
    stream = gateway.wheels.streams.get(serial)
    if stream is None:
        return {}
    costs: Counter[str] = Counter()
    for name in stream.state.tables:
        table = gateway.house.tables.get(name)
        round_no = await gateway.wheels.round_of(serial, table) if table is not None else 0
        if round_no:
            correct = CorrectResult(by=command.by, at=command.at, pocket=command.pocket)
            shown = await _consequences(gateway, name, correct.but(round_no=round_no))
            costs.update({cost.player: cost.amount for cost in shown.get("costs", ())})
    return {
        "before": stream.state.number or "",
        "after": command.pocket,
        "costs": tuple(
            wire.WaitingCost(player=player, amount=amount)
            for player, amount in sorted(costs.items())
            if amount
        ),
    }


def _fields(command: Any) -> dict[str, str | int]:
    """What a command has beyond its action, by name."""
    if isinstance(command, TillCommand):
        # Which chips and notes is the cashier's to count; the amount stands beside it.
        said = {name: getattr(command, name, "") for name in ("player", "note")}
        return {name: text for name, text in said.items() if text}
    # What the house keeps to know its round again says nothing to a reader.
    kept = {field.name for field in own_fields(type(command)) if field.kind.name == "house"}
    shown = {
        name: getattr(command, name)
        for name in command.__struct_fields__
        if name not in ("by", "at", "clauses") and name not in kept
    }
    # What is said to be not so, against what is usual, is what somebody else must see.
    usual = {each.name for each in msgspec.structs.fields(command) if each.default in (True, None)}
    whole: dict[str, Any] = {
        name: value for name, value in shown.items() if value or (value is False and name in usual)
    }
    if isinstance(command, TicketCommand):
        whole = {n: f"…{v[-4:]}" if n.endswith("number") else v for n, v in whole.items()}
    return {
        name: value if type(value) in (int, str) else str(value) for name, value in whole.items()
    }


async def _miscounted(gateway: HttpGateway, command: Any) -> dict[str, int]:
    """What a till that is opened or closed has more than it should, less where it is below zero."""
    if not isinstance(command, OpenTill | CloseTill):
        return {}
    till = gateway.tills.known.get(command.name)
    if till is None:
        return {}
    if isinstance(command, CloseTill):
        counter = await gateway.tills.counter(command.name, gateway.desks.reader)
        command = command.but(paid=counter.paid, taken=counter.taken)
    decided = command.decide(till)
    found = [] if isinstance(decided, Refusal) else list(decided)
    counts = [event for event in found if isinstance(event, TillOpened | TillClosed)]
    off = sum(event.difference + event.chips_difference for event in counts)
    return {"difference": off} if off else {}


def _fields_text(fields: Mapping[str, str | int]) -> str:
    """The same, as a person reads it."""
    return ", ".join(f"{name} {value}" for name, value in fields.items())


@API.operation(
    "POST",
    "/v1/waiting/{number:int}",
    body=wire.ApprovalAnswer,
    out=wire.Answer,
    refuses=(404,),
)
async def answer_waiting(request: Request, body: wire.ApprovalAnswer) -> wire.Answer:
    """Agree as the second person, or not."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    number = request.path_params["number"]
    waiting = gateway.approvals.waiting.get(number)
    if waiting is None:
        raise HttpError(404, say("http-nothing-waits", number=number))
    try:
        answered = await gateway.approvals.second(
            number, caller.actor, agrees=body.agrees, at=gateway.clock.now()
        )
    except StoreUnavailable as error:
        raise not_written(error) from error
    gateway.show_review(waiting.table)
    if isinstance(answered, Accepted) and waiting.table not in gateway.house.tables:
        # Over the counter there is no table: what was done is in the ticket's own answer.
        answered = Accepted(answered.version)
    return gateway.wire_answer(str(number), waiting.place, answered)


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
    _refuse_password(body.password, body.name)
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
