"""Webhooks: the event feed brought to an address, signed; what did not arrive, and again."""

from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from croupier.core.declarations import whole
from croupier.core.messages import MessageError, say
from croupier.core.roles import Role
from croupier.house.services import Scope
from croupier.house.webhooks import AddWebhook, RemoveWebhook, ReplayWebhook, Webhook
from croupier.server import wire
from croupier.server.calling import API, done, gateway_of, known_caller
from croupier.server.command_messages import Message, Name, Text
from croupier.server.events import known_kinds, known_number
from croupier.server.outgoing_addresses import Inside
from croupier.server.outgoing_requests import parts_of
from croupier.server.problems import HttpError
from croupier.server.services import ServiceName

Url = Annotated[str, whole(r"https?://[^\s]+", max_length=300)]


class NewWebhook(Message, frozen=True, kw_only=True):
    """An address to which the feed is brought; without kinds or tables, all of them.

    It begins after `after`, or with what happens from now on.
    """

    name: ServiceName
    service: ServiceName
    url: Url
    kinds: Annotated[frozenset[Text], msgspec.Meta(max_length=100)] = frozenset()
    tables: Annotated[frozenset[Name], msgspec.Meta(max_length=100)] = frozenset()
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class WebhookSecret(Message, frozen=True, kw_only=True):
    """What deliveries are signed with (Standard Webhooks, `v1`). It is shown this once."""

    name: str
    secret: str


class Undelivered(Message, frozen=True, kw_only=True):
    """An event that was given up, after so many tries."""

    number: int
    attempts: int
    error: str


class WebhookLine(Message, frozen=True, kw_only=True):
    """A webhook: everything up to `reached` has arrived, but for what is in `undelivered`."""

    name: str
    service: str
    url: str
    kinds: tuple[str, ...]
    tables: tuple[str, ...]
    reached: int
    undelivered: tuple[Undelivered, ...]


class WebhookList(Message, frozen=True, kw_only=True):
    """Every webhook."""

    webhooks: tuple[WebhookLine, ...]


class Replay(Message, frozen=True, kw_only=True):
    """Bring everything after a number again."""

    after: Annotated[int, msgspec.Meta(ge=0)]


ADMINISTRATORS: Final = frozenset({Role.ADMINISTRATOR})


@API.operation("GET", "/v1/webhooks", out=WebhookList, roles=ADMINISTRATORS)
async def list_webhooks(request: Request) -> WebhookList:
    """Every webhook, how far it is, and what was given up."""
    webhooks = gateway_of(request).integration.webhooks
    return WebhookList(webhooks=tuple(map(_line, webhooks.standing())))


def _line(webhook: Webhook) -> WebhookLine:
    return WebhookLine(
        name=webhook.name,
        service=webhook.service,
        url=webhook.url,
        kinds=tuple(sorted(webhook.kinds)),
        tables=tuple(sorted(webhook.tables)),
        reached=webhook.reached,
        undelivered=tuple(
            Undelivered(number=each.number, attempts=each.attempts, error=each.error)
            for each in webhook.dead
        ),
    )


@API.operation(
    "POST",
    "/v1/webhooks",
    body=NewWebhook,
    out=WebhookSecret,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def add_webhook(request: Request, body: NewWebhook) -> WebhookSecret:
    """Bring the feed of a service to an address; the secret for its signatures is shown once."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    integration = gateway.integration
    if not integration.lasting_key:
        raise HttpError(409, say("http-webhooks-key"))
    service = integration.services.known.get(body.service)
    if service is None or service.struck or Scope.WEBHOOKS not in service.scopes:
        raise HttpError(422, say("http-no-service", service=body.service, scope=Scope.WEBHOOKS))
    try:
        parts = parts_of(body.url)
        integration.deliveries.reach.check(parts.hostname or "")
    except (MessageError, Inside) as error:
        raise HttpError(422, error.message) from error
    if body.after is None:
        after = await integration.feed.last()
    else:
        after = await known_number(gateway, body.after)
    command = AddWebhook(
        by=Role.ADMINISTRATOR,
        at=gateway.clock.now(),
        name=body.name,
        service=body.service,
        url=body.url,
        kinds=known_kinds(body.kinds),
        tables=body.tables,
        after=after,
    )
    done(await integration.webhooks.submit(command, caller.actor))
    secret = integration.webhooks.secret(body.name, body.url)
    return WebhookSecret(name=body.name, secret=secret)


@API.operation(
    "DELETE", "/v1/webhooks/{webhook}", out=wire.Done, refuses=(409, 503), roles=ADMINISTRATORS
)
async def remove_webhook(request: Request) -> wire.Done:
    """Bring nothing more to an address."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    name = request.path_params["webhook"]
    command = RemoveWebhook(by=Role.ADMINISTRATOR, at=gateway.clock.now(), name=name)
    async with gateway.integration.deliveries.held(name):
        noted = await gateway.integration.webhooks.submit(command, caller.actor)
    return done(noted)


@API.operation(
    "POST",
    "/v1/webhooks/{webhook}/replay",
    body=Replay,
    out=wire.Done,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def replay_webhook(request: Request, body: Replay) -> wire.Done:
    """Bring everything after a number again, with what was given up since."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    name = request.path_params["webhook"]
    at, after = gateway.clock.now(), await known_number(gateway, body.after)
    command = ReplayWebhook(by=Role.ADMINISTRATOR, at=at, name=name, after=after)
    async with gateway.integration.deliveries.held(name):
        noted = await gateway.integration.webhooks.submit(command, caller.actor)
    return done(noted)
