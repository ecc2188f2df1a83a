"""A second factor of one's own: its secret is shown once, and its digits prove that it works."""

import secrets
from typing import Annotated

from starlette.requests import Request

from croupier.core.declarations import whole
from croupier.core.messages import say
from croupier.house.people import STAFF
from croupier.server import one_time, wire
from croupier.server.calling import API, done, gateway_of, known_caller
from croupier.server.command_messages import Message
from croupier.server.people import ADMINISTRATORS
from croupier.server.problems import HttpError
from croupier.server.qr import qr_code

Salt = Annotated[str, whole("[0-9a-f]{32}")]


class NewFactor(Message, frozen=True, kw_only=True):
    """What a device that makes one-time digits is given. Nothing holds until digits are shown.

    `address` is for a QR code; `picture` draws it, as the path of an SVG of `side` units.
    """

    salt: str
    secret: str
    address: str
    picture: str
    side: int


class FactorDigits(Message, frozen=True, kw_only=True):
    """Digits that the device made from what it was given."""

    salt: Salt
    digits: wire.Digits


@API.operation("POST", "/v1/second-factor", out=NewFactor, refuses=(403, 409), temporary=True)
async def offer_second_factor(request: Request) -> NewFactor:
    """A secret for a device of one's own, shown this once. It counts once its digits are given."""
    caller, gateway = known_caller(request, changes=True, temporary=True), gateway_of(request)
    name = caller.actor.id
    if gateway.register.staff(name) is None:
        raise HttpError(403, say("http-factor-staff"))
    if not gateway.integration.lasting_key:
        raise HttpError(409, say("http-factor-key"))
    salt = secrets.token_hex(16)
    secret = gateway.sessions.factor_secret(name, salt)
    address = one_time.address(secret, name, gateway.house_name)
    side, picture = qr_code(address)
    return NewFactor(
        salt=salt,
        secret=one_time.in_letters(secret),
        address=address,
        picture=picture,
        side=side,
    )


@API.operation(
    "PUT",
    "/v1/second-factor",
    body=FactorDigits,
    out=wire.Done,
    refuses=(403, 409, 429, 503),
    temporary=True,
)
async def set_second_factor(request: Request, body: FactorDigits) -> wire.Done:
    """Show that the device works. From now on its digits are wanted at each sign-in."""
    caller, gateway = known_caller(request, changes=True, temporary=True), gateway_of(request)
    name, now = caller.actor.id, gateway.clock.now()
    client = request.client.host if request.client else ""
    if wait := gateway.sessions.attempts.begin(name, client, now):
        raise HttpError(429, say("http-too-many-failures"), retry_ms=wait)
    secret = gateway.sessions.factor_secret(name, body.salt)
    step = one_time.matching_step(secret, body.digits, gateway.sessions.machine_time(now))
    if not step:
        await gateway.sessions.note_failure(name, client, now)
        raise HttpError(403, say("http-digits-wrong"))
    gateway.sessions.attempts.succeed(name, client)
    await gateway.sessions.clear_stale_factor(name)
    refused = await gateway.register.set_second_factor(
        name, body.salt, one_time.check_of(secret), at=now, by=caller.actor
    )
    if refused is None:
        gateway.sessions.steps[f"{STAFF}{name}"] = step
        await gateway.sessions.end_all(f"{STAFF}{name}", by=name, but=caller.token)
    return done(refused)


@API.operation(
    "DELETE",
    "/v1/staff/{name}/second-factor",
    out=wire.Done,
    refuses=(409, 503),
    roles=ADMINISTRATORS,
)
async def clear_second_factor(request: Request) -> wire.Done:
    """Clear the second factor of somebody whose device is lost. Their sessions end."""
    caller, gateway = known_caller(request), gateway_of(request)
    name = request.path_params["name"]
    if name == caller.actor.id:
        raise HttpError(403, say("http-factor-other"))
    refused = await gateway.register.clear_second_factor(
        name, at=gateway.clock.now(), by=caller.actor
    )
    if refused is None:
        await gateway.sessions.end_all(f"{STAFF}{name}", by=caller.actor.id)
    return done(refused)
