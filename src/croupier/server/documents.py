"""The documents that tools read: OpenAPI 3.1 and AsyncAPI 3.0, made from the registry alone."""

import re
import sys
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final, get_args

import msgspec

from croupier.server.api import Api, Operation, Parameter
from croupier.server.examples import EXAMPLES
from croupier.server.message_examples import examples_of
from croupier.server.wire import Problem

_REFS: Final = "#/components/schemas/{name}"
_ABOUT: Final = """Tables, tickets, tournaments, registers and records of one house.

Money is in cents and instants are milliseconds of the server's clock. A refusal is an answer with
its reason and clauses, or a problem (RFC 9457) with a status. What changes something takes an
`Idempotency-Key` where a repeat could do harm. Version 1 only grows: see the page on versions."""
_LICENCE: Final = {"name": "Apache License 2.0", "identifier": "Apache-2.0"}
_BEARER: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "a device's or service's key, or the token of a session",
}
_COOKIE: Final = {"in": "cookie", "name": "croupier-session"}

Document = dict[str, Any]


def openapi(api: Api) -> Document:
    """The OpenAPI 3.1 document."""
    types = [t for o in api.operations for t in (o.body, o.out) if t is not None]
    refs, components = _schemas([*types, Problem])
    paths: Document = {}
    for operation in api.operations:
        method = paths.setdefault(operation.path_shown, {})
        method[operation.method.lower()] = _described(operation, refs)
    return _plain(
        {
            "openapi": "3.1.0",
            "info": {
                "title": api.title,
                "version": api.version,
                "description": _ABOUT,
                "license": _LICENCE,
            },
            "servers": [{"url": "/", "description": "the house that serves this document"}],
            "tags": _tags(api.operations),
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "bearer": _BEARER,
                    "session": {"type": "apiKey", **_COOKIE},
                },
            },
        }
    )


def socket_servers(*, host: str = "127.0.0.1:8000", tls: bool = False) -> Document:
    """Where AsyncAPI says that the house is: it must name a host, which is the reader's own."""
    return {
        "house": {
            "host": host,
            "protocol": "wss" if tls else "ws",
            "description": "the house that serves this document",
            "security": [
                {"$ref": f"#/components/securitySchemes/{name}"} for name in ("bearer", "session")
            ],
        }
    }


def asyncapi(api: Api) -> Document:
    """The AsyncAPI 3.0 document, with the servers of a house on one's own machine."""
    members = [t for c in api.channels for u in (c.receives, c.sends) for t in get_args(u)]
    refs, components = _schemas(members)
    messages = {
        t.__name__: {
            "name": t.__name__,
            "title": _first_line(t.__doc__),
            "summary": _first_line(t.__doc__),
            "contentType": "application/json",
            "payload": refs[repr(t)],
            "examples": [
                {"name": f"{t.__name__}-{place}", "summary": title, "payload": example}
                for place, (title, example) in enumerate(examples_of(t).items(), 1)
            ],
        }
        for t in members
    }
    channels, operations = {}, {}
    for channel in api.channels:
        name = channel.path.strip("/").replace("/", "_")
        own = [*get_args(channel.receives), *get_args(channel.sends)]
        channels[name] = {
            "address": channel.path,
            "description": channel.says,
            "messages": {t.__name__: {"$ref": f"#/components/messages/{t.__name__}"} for t in own},
        }
        for action, union in (("receive", channel.receives), ("send", channel.sends)):
            operations[f"{action}_{name}"] = {
                "action": action,
                "channel": {"$ref": f"#/channels/{name}"},
                "summary": f"what the house {action}s",
                "messages": [
                    {"$ref": f"#/channels/{name}/messages/{t.__name__}"} for t in get_args(union)
                ],
            }
    return _plain(
        {
            "asyncapi": "3.0.0",
            "info": {
                "title": api.title,
                "version": f"{api.version}.0",
                "description": _ABOUT,
                "license": {"name": _LICENCE["name"]},
            },
            "defaultContentType": "application/json",
            "servers": socket_servers(),
            "channels": channels,
            "operations": operations,
            "components": {
                "messages": messages,
                "schemas": _named_tags(components),
                "securitySchemes": {
                    "bearer": _BEARER,
                    "session": {"type": "httpApiKey", **_COOKIE},
                },
            },
        }
    )


def _plain(document: Document) -> Document:
    """As a reader of the JSON gets it: defaults that are tuples are lists there."""
    made: Document = msgspec.json.decode(msgspec.json.encode(document))
    return made


def _named_tags(schema: Any) -> Any:
    """Schemas as AsyncAPI has them: a union's discriminator is named alone."""
    if isinstance(schema, list):
        return [_named_tags(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    tag = schema.get("discriminator")
    own = {"discriminator": tag["propertyName"]} if isinstance(tag, dict) else {}
    return {name: _named_tags(each) for name, each in schema.items()} | own


def _schemas(types: Sequence[Any]) -> tuple[Document, Document]:
    refs, components = msgspec.json.schema_components(types, ref_template=_REFS)
    return {repr(t): ref for t, ref in zip(types, refs, strict=True)}, _counted(components)


def _counted(schema: Any) -> Any:
    """Lists of a fixed length by their length alone: many generators do not read `items: false`."""
    if isinstance(schema, list | tuple):
        return [_counted(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: _counted(each)
        for name, each in schema.items()
        if not (name == "items" and each is False and "maxItems" in schema)
    }


def _first_line(text: str | None) -> str:
    return (text or "").strip().partition("\n")[0]


def tag_of(operation: Operation) -> str:
    """The group of an operation: the module that declares it."""
    return operation.handler.__module__.rpartition(".")[2].replace("_", "-")


def _tags(operations: Sequence[Operation]) -> list[Document]:
    modules = {tag_of(each): sys.modules[each.handler.__module__] for each in operations}
    return [
        {"name": name, "description": _first_line(modules[name].__doc__)}
        for name in sorted(modules)
    ]


def _refused(operation: Operation) -> list[int]:
    """With which statuses an operation may end."""
    refused = {*operation.refuses, 400, 414, 429, *(() if operation.open else (401, 403))}
    if operation.body is not None:
        refused |= {413, 415, 422}
    if operation.parameters:
        refused |= {422}
    if "{" in operation.path:
        refused |= {404, 405}
    return sorted(refused)


def _described(operation: Operation, refs: Document) -> Document:
    name = operation.handler.__name__
    described: Document = {
        "operationId": name,
        "tags": [tag_of(operation)],
        "summary": _first_line(operation.handler.__doc__).rstrip("."),
        "description": _text_of(operation),
        "parameters": [*map(_parameter, operation.parameters), *_path_parameters(operation.path)],
        "security": [{}] if operation.open else [{"bearer": []}, {"session": []}],
        "responses": {str(operation.status): _content("it is done", operation.out, refs)},
    }
    if operation.roles is not None:
        described["x-roles"] = sorted(operation.roles)
    for status in _refused(operation):
        described["responses"][str(status)] = {
            "description": HTTPStatus(status).phrase,
            "content": {"application/problem+json": {"schema": refs[repr(Problem)]}},
        }
    if operation.body is not None:
        content = {"schema": refs[repr(operation.body)], **_examples(name)}
        described["requestBody"] = {"required": True, "content": {"application/json": content}}
    return described


def _text_of(operation: Operation) -> str:
    """What the handler says of itself, as one text, and who may call it."""
    said = " ".join((operation.handler.__doc__ or "").split())
    if operation.open:
        return said
    if operation.roles is None:
        return f"{said} For anyone with a session or a key; the house or a book may decide further."
    return f"{said} For {', '.join(sorted(operation.roles))}."


def _examples(name: str) -> Mapping[str, Any]:
    found = EXAMPLES.get(name)
    if found is None:
        return {}
    return {"examples": {title: {"value": value} for title, value in found.items()}}


def _content(says: str, out: Any, refs: Document) -> Document:
    if out is None:
        return {"description": says}
    return {"description": says, "content": {"application/json": {"schema": refs[repr(out)]}}}


def _parameter(parameter: Parameter) -> Document:
    schema = {"type": "string", **({"pattern": parameter.pattern} if parameter.pattern else {})}
    return {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.required,
        "description": parameter.says,
        "schema": schema,
    }


def _path_parameters(path: str) -> list[Document]:
    found = re.findall(r"{(\w+)(?::(\w+))?}", path)
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": f"which {name.replace('_', ' ')}",
            "schema": {"type": "integer" if kind == "int" else "string"},
        }
        for name, kind in found
    ]
