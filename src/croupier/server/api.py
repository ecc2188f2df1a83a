"""One registry of typed operations: from it come the routes, and the documents in `documents`."""

import re
from collections.abc import Awaitable, Callable, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.core.messages import say
from croupier.core.roles import Role
from croupier.server.controls import REFUSED, json_has_controls
from croupier.server.problems import HttpError
from croupier.server.wire import MESSAGE_MAX

_ENCODE: Final = msgspec.json.Encoder().encode

Handler = Callable[..., Awaitable[Any]]
Authorise = Callable[[Request, frozenset[Role] | None, bool], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """Something in the query or a header, always text."""

    name: str
    place: str = "query"
    required: bool = False
    says: str = ""
    pattern: str = ""

    def read(self, request: Request) -> str:
        """What was given, checked; an empty text where nothing was."""
        source = request.headers if self.place == "header" else request.query_params
        given = source.get(self.name, "")
        if not given and self.required:
            raise HttpError(
                422, say("http-parameter-wanted", place=self.place, name=self.name, says=self.says)
            )
        if given and self.pattern and not re.fullmatch(self.pattern, given):
            raise HttpError(
                422,
                say(
                    "http-parameter-pattern", place=self.place, name=self.name, pattern=self.pattern
                ),
            )
        return given


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One thing that may be asked over HTTP."""

    method: str
    path: str
    handler: Handler
    body: Any = None
    out: Any = None
    status: int = 200
    parameters: Sequence[Parameter] = ()
    refuses: Sequence[int] = ()
    open: bool = False
    #: Whether it is also for people who have yet to choose a password of their own.
    temporary: bool = False
    #: Who may call it; None where a book decides, or where everybody who is known may.
    roles: frozenset[Role] | None = None

    @property
    def path_shown(self) -> str:
        """The path as documents have it, without the kinds of its parts."""
        return re.sub(r":\w+}", "}", self.path)

    @property
    def name(self) -> str:
        """The method and the path: `GET /v1/tables/{table}`."""
        return f"{self.method} {self.path_shown}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Channel:
    """A socket: what comes, what goes."""

    path: str
    receives: Any
    sends: Any
    says: str


@dataclass(slots=True)
class Api:
    """What the server offers."""

    title: str
    version: str
    #: Ends a request of nobody known, or of somebody who holds none of some roles.
    authorise: Authorise
    operations: list[Operation] = field(default_factory=list)
    channels: list[Channel] = field(default_factory=list)

    def operation(self, method: str, path: str, **options: Any) -> Callable[[Handler], Handler]:
        """Register a handler: it gets the request, and the body where the operation has one."""

        def register(handler: Handler) -> Handler:
            made = Operation(method=method, path=path, handler=handler, **options)
            self.operations.append(made)
            return handler

        return register

    def permitted(self, roles: Set[Role]) -> tuple[str, ...]:
        """Of the operations that name who may call them, those that some roles may."""
        return tuple(each.name for each in self.operations if each.roles and each.roles & roles)

    def routes(self) -> list[Route]:
        """A route for each operation."""
        return [
            Route(operation.path, _endpoint(operation, self.authorise), methods=[operation.method])
            for operation in self.operations
        ]


def _endpoint(
    operation: Operation, authorise: Authorise
) -> Callable[[Request], Awaitable[Response]]:
    decode = msgspec.json.Decoder(operation.body).decode if operation.body is not None else None

    async def endpoint(request: Request) -> Response:
        if not operation.open:
            authorise(request, operation.roles, operation.temporary)
        for parameter in operation.parameters:
            parameter.read(request)
        arguments = [decode_body(decode, await read_body(request))] if decode is not None else []
        answer = await operation.handler(request, *arguments)
        if isinstance(answer, Response):
            return answer
        return Response(_ENCODE(answer), operation.status, media_type="application/json")

    return endpoint


def decode_body(decode: Callable[[bytes], Any], body: bytes) -> Any:
    """A body as its shape, or a problem that names the place."""
    try:
        decoded = decode(body)
    except msgspec.ValidationError as error:
        raise HttpError(422, str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(400, str(error)) from error
    if json_has_controls(body):
        raise HttpError(422, REFUSED)
    return decoded


async def read_body(request: Request) -> bytes:
    """The body, read only as far as it may go."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HttpError(415, say("http-content-type", kind=kind))
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MESSAGE_MAX:
                raise HttpError(413, say("http-body-too-large", most=MESSAGE_MAX))
    except ClientDisconnect as error:
        raise HttpError(400, say("http-body-cut-off")) from error
    return bytes(body)
