"""Signing in and out, locking a console, and choosing a password."""

import asyncio
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from croupier.core.messages import say
from croupier.server import wire
from croupier.server.calling import API, done, gateway_of, known_caller
from croupier.server.gateway import Caller, cookie_of, same_origin
from croupier.server.limits import one_caller
from croupier.server.metrics import REFUSED_SIGN_INS
from croupier.server.passwords import why_not
from croupier.server.problems import HttpError
from croupier.server.sessions import SESSION_MS, OpenSession, SignInRefused, hash_password


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
    refuse_password(body.password, name)
    hashed = await asyncio.to_thread(hash_password, body.password)
    changed = await gateway.register.change_password(
        name, hashed, at=gateway.clock.now(), by=caller.actor
    )
    if changed is None:
        await gateway.sessions.end_all(f"staff:{name}", by=name, but=caller.token)
    return done(changed)


def refuse_password(password: str, name: str) -> None:
    if reason := why_not(password, name):
        raise HttpError(422, reason)
