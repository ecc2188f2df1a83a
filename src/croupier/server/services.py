"""Service accounts: other systems with a key of their own."""

from starlette.requests import Request

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.server import wire
from croupier.server import wire_services as w
from croupier.server.calling import API, done, front_of, known_caller
from croupier.server.problems import Refused

ADMINISTRATORS = frozenset({Role.ADMINISTRATOR})


@API.operation("GET", "/v1/services", out=w.ServiceList, roles=ADMINISTRATORS)
async def list_services(request: Request) -> w.ServiceList:
    """Every service that is let in, with its scopes."""
    front = front_of(request)
    now = front.clock.now()
    return w.ServiceList(
        services=tuple(
            w.ServiceLine(
                name=each.name,
                scopes=tuple(sorted(each.scopes)),
                old_key_until=each.old_until if each.old_until > now else None,
            )
            for each in front.integration.services.known.values()
            if not each.struck
        )
    )


@API.operation(
    "POST",
    "/v1/services",
    body=w.NewService,
    out=w.ServiceKey,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def enrol_service(request: Request, body: w.NewService) -> w.ServiceKey:
    """Let another system in; its key is shown this once."""
    caller, front = known_caller(request, changes=True), front_of(request)
    services = front.integration.services
    key = await services.enrol(body.name, body.scopes, at=front.clock.now(), by=caller.actor)
    return _key(body.name, key)


@API.operation(
    "POST",
    "/v1/services/{service}/key",
    body=w.Rotation,
    out=w.ServiceKey,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def rotate_service_key(request: Request, body: w.Rotation) -> w.ServiceKey:
    """A new key for a service; the present one goes on for as long as is said."""
    caller, front = known_caller(request, changes=True), front_of(request)
    name, overlap = request.path_params["service"], 1000 * body.overlap_seconds
    services = front.integration.services
    key = await services.rotate(name, overlap, at=front.clock.now(), by=caller.actor)
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
    caller, front = known_caller(request, changes=True), front_of(request)
    name = request.path_params["service"]
    services = front.integration.services
    return done(await services.strike(name, at=front.clock.now(), by=caller.actor))


def _key(name: str, key: str | Refusal) -> w.ServiceKey:
    if isinstance(key, Refusal):
        raise Refused(key, 409)
    return w.ServiceKey(name=name, key=key)
