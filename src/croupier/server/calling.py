"""What every group of endpoints starts from: the registry, and who calls."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Final

from starlette.requests import Request

from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.server import wire
from croupier.server.api import Api, Channel
from croupier.server.gateway import Caller, HttpGateway, same_origin
from croupier.server.problems import HttpError, Refused
from croupier.server.sessions import FIRST_SAID


def gateway_of(request: Request) -> HttpGateway:
    """The house behind a request."""
    gateway: HttpGateway = request.app.state.gateway
    return gateway


def known_caller(request: Request, *, changes: bool = False, temporary: bool = False) -> Caller:
    """Who calls, or HttpError. What changes something must come from our own pages or a token.

    One who has a password or a second factor to choose may do nothing else but what is said to be
    open to them.
    """
    caller = gateway_of(request).caller(request)
    if not caller.known:
        raise HttpError(401, say("http-sign-in-or-key"))
    if caller.first and not temporary:
        raise HttpError(403, FIRST_SAID[caller.first])
    if changes and caller.by_cookie and not same_origin(request):
        raise HttpError(403, say("http-own-pages-cookie"))
    return caller


@contextlib.asynccontextmanager
async def waited_for(request: Request) -> AsyncIterator[Callable[[], bool]]:
    """Whether the client that sent a request is still there. Its body has been read."""
    if gateway_of(request).house.gateway.remote is None:
        yield lambda: True
        return
    gone = asyncio.create_task(_disconnected(request))
    try:
        yield lambda: not gone.done()
    finally:
        gone.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def authorise(request: Request, roles: frozenset[Role] | None, temporary: bool) -> None:
    """Let a request through whose caller is known and holds one of some roles, or HttpError."""
    changes = request.method not in ("GET", "HEAD")
    actor = known_caller(request, changes=changes, temporary=temporary).actor
    if roles is not None and not actor.roles & roles:
        gateway_of(request).alarm_key(actor, f"{request.method} {request.url.path}")
        held, allowed = sorted(actor.roles), sorted(roles)
        raise HttpError(403, say("http-not-for-role", actor=actor.id, held=held, allowed=allowed))


API: Final = Api("Croupier", f"{wire.VERSION}.0", authorise)
API.channels.append(
    Channel(
        path="/v1/socket",
        receives=wire.FromClient,
        sends=wire.FromServer,
        says="One socket per client: views of tables, commands to them, and one answer to each.",
    )
)


def done(refusal: Refusal | None) -> wire.Done:
    if refusal is not None:
        raise Refused(refusal, 409)
    return wire.Done()
