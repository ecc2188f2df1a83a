"""What every group of endpoints starts from: the registry, and who calls."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Final

from starlette.requests import Request

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.server import wire
from croupier.server.api import Api, Channel
from croupier.server.front import Caller, Front, same_origin
from croupier.server.problems import Refused, Trouble
from croupier.server.sessions import First

_FIRST: Final[dict[First, str]] = {
    "password": "choose a password of your own first: POST /v1/password",
    "second-factor": "set up a second factor first: POST /v1/second-factor",
}


def front_of(request: Request) -> Front:
    """The house behind a request."""
    front: Front = request.app.state.front
    return front


def known_caller(request: Request, *, changes: bool = False, temporary: bool = False) -> Caller:
    """Who calls, or Trouble. What changes something must come from our own pages or a token.

    One who has a password or a second factor to choose may do nothing else but what is said to be
    open to them.
    """
    caller = front_of(request).caller(request)
    if not caller.known:
        raise Trouble(401, "sign in, or send a key as a bearer token")
    if caller.first and not temporary:
        raise Trouble(403, _FIRST[caller.first])
    if changes and caller.by_cookie and not same_origin(request):
        raise Trouble(403, "a session's cookie works from the house's own pages alone")
    return caller


@contextlib.asynccontextmanager
async def waited_for(request: Request) -> AsyncIterator[Callable[[], bool]]:
    """Whether the client that sent a request is still there. Its body has been read."""
    if front_of(request).house.gateway.remote is None:
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
    """Let a request through whose caller is known and holds one of some roles, or Trouble."""
    changes = request.method not in ("GET", "HEAD")
    actor = known_caller(request, changes=changes, temporary=temporary).actor
    if roles is not None and not actor.roles & roles:
        front_of(request).alarm_key(actor, f"{request.method} {request.url.path}")
        held = ", ".join(sorted(actor.roles)) or "no role"
        allowed = ", ".join(sorted(roles))
        raise Trouble(403, f"{actor.id} is {held}; this is for {allowed}")


API: Final = Api("Croupier", f"{wire.VERSION}.0", authorise)
API.channels.append(
    Channel(
        path="/v1/socket",
        receives=wire.FromClient,
        sends=wire.FromServer,
        says="One socket per client: looks at tables, asks of them, exactly one answer to each.",
    )
)


def done(refusal: Refusal | None) -> wire.Done:
    if refusal is not None:
        raise Refused(refusal, 409)
    return wire.Done()
