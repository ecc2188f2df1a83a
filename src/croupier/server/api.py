"""One registry of typed operations: from it come the routes, OpenAPI 3.1 and AsyncAPI 3.0."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final, get_args

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from croupier.core.roles import Role
from croupier.server.problems import Trouble
from croupier.server.wire import MESSAGE_MAX, Problem

_REFS: Final = "#/components/schemas/{name}"
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
            raise Trouble(422, f"{self.place} {self.name} is wanted: {self.says}")
        if given and self.pattern and not re.fullmatch(self.pattern, given):
            raise Trouble(422, f"{self.place} {self.name} does not match {self.pattern}")
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
    #: Who may ask it; None where a book decides, or where everybody who is known may.
    roles: frozenset[Role] | None = None


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

    def routes(self) -> list[BaseRoute]:
        """A route for each operation."""
        return [
            Route(operation.path, _endpoint(operation, self.authorise), methods=[operation.method])
            for operation in self.operations
        ]

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI 3.1 document."""
        types = [t for o in self.operations for t in (o.body, o.out) if t is not None]
        refs, components = _schemas([*types, Problem])
        paths: dict[str, Any] = {}
        for operation in self.operations:
            method = paths.setdefault(re.sub(r":\w+}", "}", operation.path), {})
            method[operation.method.lower()] = _described(operation, refs)
        return {
            "openapi": "3.1.0",
            "info": {"title": self.title, "version": self.version},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "bearer": {"type": "http", "scheme": "bearer"},
                    "session": {"type": "apiKey", "in": "cookie", "name": "croupier-session"},
                },
            },
        }

    def asyncapi(self) -> dict[str, Any]:
        """The AsyncAPI 3.0 document."""
        members = [t for c in self.channels for u in (c.receives, c.sends) for t in get_args(u)]
        refs, components = _schemas(members)
        messages = {
            t.__name__: {
                "name": t.__name__,
                "summary": _first_line(t.__doc__),
                "contentType": "application/json",
                "payload": refs[repr(t)],
            }
            for t in members
        }
        channels, operations = {}, {}
        for channel in self.channels:
            name = channel.path.strip("/").replace("/", "_")
            own = [*get_args(channel.receives), *get_args(channel.sends)]
            channels[name] = {
                "address": channel.path,
                "description": channel.says,
                "messages": {
                    t.__name__: {"$ref": f"#/components/messages/{t.__name__}"} for t in own
                },
            }
            for action, union in (("receive", channel.receives), ("send", channel.sends)):
                operations[f"{action}_{name}"] = {
                    "action": action,
                    "channel": {"$ref": f"#/channels/{name}"},
                    "messages": [
                        {"$ref": f"#/channels/{name}/messages/{t.__name__}"}
                        for t in get_args(union)
                    ],
                }
        return {
            "asyncapi": "3.0.0",
            "info": {"title": self.title, "version": self.version},
            "defaultContentType": "application/json",
            "channels": channels,
            "operations": operations,
            "components": {"messages": messages, "schemas": components},
        }


def _schemas(types: Sequence[Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    refs, components = msgspec.json.schema_components(types, ref_template=_REFS)
    return {repr(t): ref for t, ref in zip(types, refs, strict=True)}, components


def _first_line(text: str | None) -> str:
    return (text or "").strip().partition("\n")[0]


def _described(operation: Operation, refs: dict[str, Any]) -> dict[str, Any]:
    refused = {*operation.refuses, 414, 429, *(() if operation.open else (401, 403))}
    if operation.body is not None:
        refused |= {400, 413, 415, 422}
    if operation.parameters:
        refused |= {422}
    if "{" in operation.path:
        refused |= {404, 405}
    told: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": _first_line(operation.handler.__doc__),
        "parameters": [*map(_parameter, operation.parameters), *_path_parameters(operation.path)],
        "security": [{}] if operation.open else [{"bearer": []}, {"session": []}],
        "responses": {str(operation.status): _content("it is done", operation.out, refs)},
    }
    if operation.roles is not None:
        told["x-roles"] = sorted(operation.roles)
    for status in sorted(refused):
        told["responses"][str(status)] = {
            "description": HTTPStatus(status).phrase,
            "content": {"application/problem+json": {"schema": refs[repr(Problem)]}},
        }
    if operation.body is not None:
        schema = refs[repr(operation.body)]
        content = {"application/json": {"schema": schema}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def _content(says: str, out: Any, refs: dict[str, Any]) -> dict[str, Any]:
    if out is None:
        return {"description": says}
    return {"description": says, "content": {"application/json": {"schema": refs[repr(out)]}}}


def _parameter(parameter: Parameter) -> dict[str, Any]:
    schema = {"type": "string", **({"pattern": parameter.pattern} if parameter.pattern else {})}
    return {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.required,
        "description": parameter.says,
        "schema": schema,
    }


def _path_parameters(path: str) -> list[dict[str, Any]]:
    found = re.findall(r"{(\w+)(?::(\w+))?}", path)
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer" if kind == "int" else "string"},
        }
        for name, kind in found
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
        told = await operation.handler(request, *arguments)
        if isinstance(told, Response):
            return told
        return Response(_ENCODE(told), operation.status, media_type="application/json")

    return endpoint


def decode_body(decode: Callable[[bytes], Any], body: bytes) -> Any:
    """A body as its shape, or a problem that names the place."""
    try:
        return decode(body)
    except msgspec.ValidationError as error:
        raise Trouble(422, str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(400, str(error)) from error


async def read_body(request: Request) -> bytes:
    """The body, read only as far as it may go."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Trouble(415, f"the content type is {kind or 'missing'}; application/json is wanted")
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MESSAGE_MAX:
                raise Trouble(413, f"a body may have {MESSAGE_MAX} bytes")
    except ClientDisconnect as error:
        raise Trouble(400, "the body was cut off") from error
    return bytes(body)
