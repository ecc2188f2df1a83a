"""Webhooks: the event feed brought to an address, signed; what did not arrive, and again."""

from typing import Final

from starlette.requests import Request

from croupier.core.roles import Role
from croupier.house.services import Scope
from croupier.house.webhooks import AddWebhook, RemoveWebhook, ReplayWebhook, Webhook
from croupier.server import wire
from croupier.server import wire_services as w
from croupier.server.calling import API, done, front_of, known_caller
from croupier.server.outward import parts_of
from croupier.server.problems import Trouble

ADMINISTRATORS: Final = frozenset({Role.ADMINISTRATOR})


@API.operation("GET", "/v1/webhooks", out=w.WebhookList, roles=ADMINISTRATORS)
async def list_webhooks(request: Request) -> w.WebhookList:
    """Every webhook, how far it is, and what was given up."""
    webhooks = front_of(request).integration.webhooks
    return w.WebhookList(webhooks=tuple(map(_line, webhooks.standing())))


def _line(webhook: Webhook) -> w.WebhookLine:
    return w.WebhookLine(
        name=webhook.name,
        service=webhook.service,
        url=webhook.url,
        kinds=tuple(sorted(webhook.kinds)),
        tables=tuple(sorted(webhook.tables)),
        reached=webhook.reached,
        undelivered=tuple(
            w.Undelivered(number=each.number, attempts=each.attempts, error=each.error)
            for each in webhook.dead
        ),
    )


@API.operation(
    "POST",
    "/v1/webhooks",
    body=w.NewWebhook,
    out=w.WebhookSecret,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def add_webhook(request: Request, body: w.NewWebhook) -> w.WebhookSecret:
    """Bring the feed of a service to an address; the secret for its signatures is shown once."""
    caller, front = known_caller(request, changes=True), front_of(request)
    integration = front.integration
    if not integration.lasting_key:
        raise Trouble(409, "webhooks are signed with the house's key: set proof.key first")
    service = integration.services.known.get(body.service)
    if service is None or service.struck or Scope.WEBHOOKS not in service.scopes:
        raise Trouble(422, f"there is no service {body.service} with the scope {Scope.WEBHOOKS}")
    try:
        parts_of(body.url)
    except ValueError as error:
        raise Trouble(422, str(error)) from error
    after = (await front.desks.store.head())[0] if body.after is None else body.after
    command = AddWebhook(
        by=Role.ADMINISTRATOR,
        at=front.clock.now(),
        name=body.name,
        service=body.service,
        url=body.url,
        kinds=body.kinds,
        tables=body.tables,
        after=after,
    )
    done(await integration.webhooks.submit(command, caller.actor))
    secret = integration.webhooks.secret(body.name, body.url)
    return w.WebhookSecret(name=body.name, secret=secret)


@API.operation(
    "DELETE", "/v1/webhooks/{webhook}", out=wire.Done, refuses=(409, 503), roles=ADMINISTRATORS
)
async def remove_webhook(request: Request) -> wire.Done:
    """Bring nothing more to an address."""
    caller, front = known_caller(request, changes=True), front_of(request)
    name = request.path_params["webhook"]
    command = RemoveWebhook(by=Role.ADMINISTRATOR, at=front.clock.now(), name=name)
    async with front.integration.deliveries.held(name):
        noted = await front.integration.webhooks.submit(command, caller.actor)
    return done(noted)


@API.operation(
    "POST",
    "/v1/webhooks/{webhook}/replay",
    body=w.Replay,
    out=wire.Done,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def replay_webhook(request: Request, body: w.Replay) -> wire.Done:
    """Bring everything after a number again, with what was given up since."""
    caller, front = known_caller(request, changes=True), front_of(request)
    name = request.path_params["webhook"]
    at, after = front.clock.now(), body.after
    command = ReplayWebhook(by=Role.ADMINISTRATOR, at=at, name=name, after=after)
    async with front.integration.deliveries.held(name):
        noted = await front.integration.webhooks.submit(command, caller.actor)
    return done(noted)
