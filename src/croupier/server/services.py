"""Service accounts: other systems with a key of their own."""

from typing import Annotated

import msgspec
from starlette.requests import Request

from croupier.core.declarations import whole
from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.services import PREFIX, Scope
from croupier.server import wire
from croupier.server.calling import API, done, gateway_of, known_caller
from croupier.server.command_messages import Message
from croupier.server.problems import HttpError, Refused

ServiceName = Annotated[str, whole("[A-Za-z0-9][A-Za-z0-9_-]{0,47}")]


class NewService(Message, frozen=True, kw_only=True):
    """Another system that gets a key, and what it may do."""

    name: ServiceName
    scopes: Annotated[frozenset[Scope], msgspec.Meta(min_length=1)]


class ServiceKey(Message, frozen=True, kw_only=True):
    """A service's key. It is shown this once."""

    name: str
    key: str


class Rotation(Message, frozen=True, kw_only=True):
    """How long the present key goes on beside the new one; a week at most."""

    overlap_seconds: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0


class ServiceLine(Message, frozen=True, kw_only=True):
    """A service that is let in. While two keys open, `old_key_until` says for how long."""

    name: str
    scopes: tuple[str, ...]
    old_key_until: int | None = None


class ServiceList(Message, frozen=True, kw_only=True):
    """Every service that is let in."""

    services: tuple[ServiceLine, ...]


ADMINISTRATORS = frozenset({Role.ADMINISTRATOR})


@API.operation("GET", "/v1/services", out=ServiceList, roles=ADMINISTRATORS)
async def list_services(request: Request) -> ServiceList:
    """Every service that is let in, with its scopes."""
    gateway = gateway_of(request)
    now = gateway.clock.now()
    return ServiceList(
        services=tuple(
            ServiceLine(
                name=each.name,
                scopes=tuple(sorted(each.scopes)),
                old_key_until=each.old_until if each.old_until > now else None,
            )
            for each in gateway.integration.services.known.values()
            if not each.struck
        )
    )


@API.operation(
    "POST",
    "/v1/services",
    body=NewService,
    out=ServiceKey,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def enrol_service(request: Request, body: NewService) -> ServiceKey:
    """Let another system in; its key is shown this once."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    services = gateway.integration.services
    stream = f"{PREFIX}{body.name}"
    if twin := gateway.register.alike(stream) or services.alike(body.name):
        raise HttpError(409, say("people-would-taken", name=body.name, twin=twin))
    key = await services.enrol(body.name, body.scopes, at=gateway.clock.now(), by=caller.actor)
    return _key(body.name, key)


@API.operation(
    "POST",
    "/v1/services/{service}/key",
    body=Rotation,
    out=ServiceKey,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def rotate_service_key(request: Request, body: Rotation) -> ServiceKey:
    """A new key for a service; the present one goes on for as long as is said."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    name, overlap = request.path_params["service"], 1000 * body.overlap_seconds
    services = gateway.integration.services
    key = await services.rotate(name, overlap, at=gateway.clock.now(), by=caller.actor)
    return _key(name, key)


@API.operation(
    "DELETE",
    "/v1/services/{service}",
    out=wire.Done,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def strike_service(request: Request) -> wire.Done:
    """Let a service in no more."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    name = request.path_params["service"]
    services = gateway.integration.services
    return done(await services.strike(name, at=gateway.clock.now(), by=caller.actor))


def _key(name: str, key: str | Refusal) -> ServiceKey:
    if isinstance(key, Refusal):
        raise Refused(key, 409)
    return ServiceKey(name=name, key=key)
