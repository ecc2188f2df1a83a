"""Staff sign in with their employer's account.

The provider says who somebody is; what they may do here, the house's own register says. Who is not
on its roll gets no session, whatever the provider says of their roles.
"""

import secrets
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from croupier.core.messages import say
from croupier.house.people import STAFF, actor_of
from croupier.server import wire
from croupier.server.calling import API, gateway_of
from croupier.server.gateway import cookie_of
from croupier.server.id_token import TokenRefused
from croupier.server.limits import one_caller
from croupier.server.metrics import REFUSED_SIGN_INS
from croupier.server.problems import HttpError
from croupier.server.provider import PENDING_MS, Provider, ProviderAway
from croupier.server.sessions import SESSION_MS, SignInRefused

_log = structlog.get_logger("croupier.server")

START: Final = "/sign-in/provider"
RETURN: Final = "/sign-in/provider/return"
#: Binds a sign-in to the browser that began it.
COOKIE: Final = "croupier-sign-in"
#: Ways in which a provider says that it asked for a second factor (RFC 8176).
_FACTORS: Final = frozenset({"mfa", "otp", "hwk", "swk"})


@API.operation("GET", "/v1/sign-in", out=wire.SignInWays, open=True)
async def ways_to_sign_in(request: Request) -> wire.SignInWays:
    """How staff may sign in besides a password: the provider's name, or nothing."""
    provider = gateway_of(request).provider
    return wire.SignInWays(provider=provider.settings.title if provider else "")


async def begin_sign_in(request: Request) -> Response:
    """Send a browser to the provider."""
    gateway, provider = gateway_of(request), _provider(request)
    client = request.client.host if request.client else ""
    if not gateway.sign_ins.take(one_caller(client), gateway.clock.now()):
        raise HttpError(429, say("http-too-many-sign-ins"), retry_ms=1000)
    to = _own_path(request.query_params.get("to", "/"))
    try:
        address, state = await provider.begin(
            to, cookie_of(request), _returns(request), gateway.clock.now()
        )
    except ProviderAway as away:
        raise HttpError(
            502, say("http-provider-away", provider=provider.settings.title, why=str(away))
        ) from away
    response = RedirectResponse(address, 303)
    _set_cookie(request, response, COOKIE, state, PENDING_MS // 1000, strict=False)
    return response


async def end_sign_in(request: Request) -> Response:
    """A browser comes back from the provider, and a session begins."""
    gateway, provider = gateway_of(request), _provider(request)
    state, now = request.query_params.get("state", ""), gateway.clock.now()
    waiting = provider.pending.pop(state, None)
    same = secrets.compare_digest(request.cookies.get(COOKIE, "").encode(), state.encode())
    if waiting is None or waiting.until <= now or not same:
        raise HttpError(401, say("http-sign-in-lost"))
    code, named = request.query_params.get("code", ""), ""
    try:
        if not code:
            raise TokenRefused(request.query_params.get("error", "no code came back")[:100])
        claims = await provider.claims(code, waiting, _returns(request), now)
        named = str(claims.get(provider.settings.claim, ""))
        name = _holder(request, claims)
    except (TokenRefused, SignInRefused) as refused:
        REFUSED_SIGN_INS.inc()
        client = request.client.host if request.client else ""
        await gateway.sessions.note_failure(named, client, now)
        _log.warning("sign-in by the provider refused", reason=str(refused))
        raise HttpError(
            401, say("http-provider-refused", provider=provider.settings.title, why=str(refused))
        ) from refused
    except ProviderAway as away:
        raise HttpError(
            502, say("http-provider-away", provider=provider.settings.title, why=str(away))
        ) from away
    known = gateway.register.staff(name)
    assert known is not None
    token, _ = await gateway.sessions.begin(actor_of(known), f"{STAFF}{name}")
    response = RedirectResponse(waiting.to, 303)
    _set_cookie(request, response, waiting.cookie, token, SESSION_MS // 1000, strict=True)
    response.delete_cookie(COOKIE, path="/sign-in")
    return response


def _holder(request: Request, claims: dict[str, Any]) -> str:
    """The member of staff whom claims name, with a second factor where one is wanted here."""
    gateway, claim = gateway_of(request), _provider(request).settings.claim
    name = claims.get(claim)
    known = gateway.register.staff(name) if isinstance(name, str) else None
    if known is None:
        raise SignInRefused(say("http-claim-nobody", claim=claim))
    if claim == "email" and claims.get("email_verified") is not True:
        raise SignInRefused(say("http-address-unverified"))
    methods = claims.get("amr")
    proven = isinstance(methods, list) and bool(_FACTORS.intersection(map(str, methods)))
    if (known.factor or known.roles & gateway.sessions.factor_roles) and not proven:
        raise SignInRefused(say("http-provider-no-factor"))
    return known.name


def _provider(request: Request) -> Provider:
    provider = gateway_of(request).provider
    if provider is None:
        raise HttpError(404, say("http-no-provider"))
    return provider


def _returns(request: Request) -> str:
    """The address to which the provider sends the browser back."""
    return f"{request.url.scheme}://{request.url.netloc}{RETURN}"


def _own_path(to: str) -> str:
    """A page of this house; anything that could lead elsewhere is its front page."""
    parts = urlsplit(to)
    plain = to.startswith("/") and not to.startswith("//") and "\\" not in to
    return to if plain and not parts.scheme and not parts.netloc else "/"


def _set_cookie(
    request: Request, response: Response, name: str, value: str, seconds: int, *, strict: bool
) -> None:
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        httponly=True,
        # The provider's page sends the browser back, and this cookie has to come with it.
        samesite="strict" if strict else "lax",
        secure=gateway_of(request).secure or request.url.scheme == "https",
        path="/" if strict else "/sign-in",
    )


def provider_routes() -> list[Route]:
    """The two pages of a sign-in by the provider, which browsers are sent to."""
    return [Route(START, begin_sign_in), Route(RETURN, end_sign_in)]
