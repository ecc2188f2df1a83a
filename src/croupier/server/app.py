"""The application: routes, what guards them, and what goes round with every answer."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Final
from urllib.parse import unquote_to_bytes

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from croupier.core.messages import say
from croupier.core.optional_packages import extra_of, missing_package
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.server import (
    books,
    cases,
    compliance,
    equipment,
    events,
    favourites,
    floor,
    guests,
    house_office,
    house_record,
    inspecting,
    oidc,
    people,
    promotions,
    proving,
    readings,
    reporting,
    roster,
    rules_page,
    searching,
    second_factor,
    services,
    signing_in,
    statements,
    stations,
    tables,
    ticket_lists,
    ticket_printing,
    tickets,
    tills,
    tournaments,
    waiting,
    webhooks,
    wheels,
)
from croupier.server.calling import API
from croupier.server.controls import has_controls
from croupier.server.documents import asyncapi, openapi, socket_servers
from croupier.server.gateway import HttpGateway
from croupier.server.headers import HEADERS, OVER_TLS
from croupier.server.hosts import is_own
from croupier.server.limits import one_caller
from croupier.server.problems import HttpError, on_http_error, problem
from croupier.server.requests import HEADER as REQUEST_ID
from croupier.server.requests import RequestNote
from croupier.server.screens import no_such_page, screen_routes

_log = structlog.get_logger("croupier.server")

_PATH_MAX: Final = 512
#: Importing these has put their operations on the registry.
GROUPS: Final = (
    *(compliance, favourites, cases, signing_in, waiting, people, roster, second_factor, oidc),
    *(guests, rules_page, tables, tickets, ticket_lists, ticket_printing, tills),
    *(floor, inspecting, searching, reporting, equipment, stations),
    *(promotions, tournaments, statements, books, proving, house_office, house_record),
    *(wheels, readings),
    *(events, services, webhooks),
)

Lifespan = Callable[[Starlette], AbstractAsyncContextManager[Mapping[str, HttpGateway]]]


class Guard:
    """Security headers on every answer, a limit on each client, and no stray exception."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        note = RequestNote(scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _guarded(message.get("headers", ()), scope)
                message["headers"].append((REQUEST_ID, note.name))
                note.answered(message["status"])
            await send(message)

        try:
            await (_refuse(scope) or self._app)(scope, receive, send_guarded)
        finally:
            note.leave()


def _guarded(headers: Iterable[tuple[bytes, bytes]], scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with ours; a screen's page and files have stated some themselves."""
    own = [*headers]
    stated = {name.lower() for name, _ in own}
    added = HEADERS | OVER_TLS if scope.get("scheme") == "https" else HEADERS
    ours = ((name.encode(), value.encode()) for name, value in added.items())
    return [*own, *((name, value) for name, value in ours if name not in stated)]


def _refuse(scope: Scope) -> Response | None:
    if len(scope.get("raw_path", b"")) + len(scope.get("query_string", b"")) > _PATH_MAX:
        return problem(414, say("http-address-too-long", most=_PATH_MAX))
    query = unquote_to_bytes(scope.get("query_string", b"").replace(b"+", b" "))
    if has_controls(scope["path"]) or has_controls(query.decode("utf-8", "replace")):
        return problem(400, say("http-address-controls"))
    gateway: HttpGateway | None = getattr(scope["app"].state, "gateway", None)
    if gateway is None:
        return problem(503, say("http-house-starting"))
    if not is_own(gateway.hosts, scope["headers"]):
        return problem(421, say("http-other-house"))
    client = scope["client"][0] if scope.get("client") else ""
    if not gateway.requests.take(one_caller(client), gateway.clock.now()):
        return problem(429, say("http-slower"), retry_ms=1000)
    return None


def make_app(lifespan: Lifespan | None = None) -> Starlette:
    """The application. `lifespan` puts the house on its state as `front`."""
    return Starlette(
        routes=[
            Route("/openapi.json", _document(openapi(API))),
            Route("/asyncapi.json", _socket_document(asyncapi(API))),
            # A driver reports twice a second, and tables wait for what it says: it is found first.
            *sorted(API.routes(), key=lambda route: route.path != readings.PATH),
            *oidc.provider_routes(),
            *screen_routes(),
        ],
        middleware=[Middleware(Guard)],
        exception_handlers={
            HttpError: on_http_error,
            HTTPException: _on_http_exception,
            StoreUnavailable: _on_store,
            ModuleNotFoundError: _on_missing,
            Exception: _on_fault,
        },
        lifespan=lifespan,
    )


def _document(document: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    made = msgspec.json.encode(document)

    async def send(request: Request) -> Response:
        return Response(made, media_type="application/json")

    return send


def _socket_document(document: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        url = request.url
        servers = socket_servers(host=url.netloc, tls=url.scheme == "https")
        made = msgspec.json.encode({**document, "servers": servers})
        return Response(made, media_type="application/json")

    return send


async def _on_http_exception(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404 and (page := await no_such_page(request)) is not None:
        return page
    detail = say("http-nothing-at", path=request.url.path) if status == 404 else ""
    response = problem(status, detail)
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


async def _on_store(request: Request, error: Exception) -> Response:
    _log.error("store-unavailable", error=str(error))
    if isinstance(error, StoreUnsure):
        return problem(503, say("http-not-known"))
    if request.method not in ("GET", "HEAD"):
        # The store may have gone away after a first step: only those who write know how far.
        return problem(503, say("http-record-away-see"))
    return problem(503, say("http-record-away"))


async def _on_missing(request: Request, error: Exception) -> Response:
    if not (package := missing_package(error)):
        return await _on_fault(request, error)
    _log.error("package-missing", package=package, path=request.url.path)
    return problem(503, say("http-needs-package", package=package, install=extra_of(package)))


async def _on_fault(request: Request, error: Exception) -> Response:
    _log.error("fault", path=request.url.path, exc_info=error)
    return problem(500, say("http-fault"))
