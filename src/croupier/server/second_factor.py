"""A second factor of one's own: its secret is shown once, and its digits prove that it works."""

import secrets
from typing import Annotated

from starlette.requests import Request

from croupier.core.declarations import whole
from croupier.house.people import STAFF
from croupier.server import one_time, wire
from croupier.server.calling import API, done, front_of, known_caller
from croupier.server.people import ADMINISTRATORS
from croupier.server.problems import Trouble
from croupier.server.qr import qr_code
from croupier.server.wire_commands import Message

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
    caller, front = known_caller(request, changes=True, temporary=True), front_of(request)
    name = caller.actor.id
    if front.register.staff(name) is None:
        raise Trouble(403, "members of staff have a second factor; devices have keys")
    if not front.integration.lasting_key:
        raise Trouble(409, "a second factor needs a key that outlasts the process: set proof.key")
    salt = secrets.token_hex(16)
    secret = front.sessions.factor_secret(name, salt)
    address = one_time.address(secret, name, front.house_name)
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
    caller, front = known_caller(request, changes=True, temporary=True), front_of(request)
    name, now = caller.actor.id, front.clock.now()
    client = request.client.host if request.client else ""
    if wait := front.sessions.attempts.begin(name, client, now):
        raise Trouble(429, "too many failures: try again later", retry_ms=wait)
    secret = front.sessions.factor_secret(name, body.salt)
    step = one_time.matching_step(secret, body.digits, now)
    if not step:
        raise Trouble(403, "the digits are wrong: is the clock of the device right?")
    front.sessions.attempts.succeed(name, client)
    await front.sessions.clear_stale_factor(name)
    refused = await front.register.set_second_factor(
        name, body.salt, one_time.check_of(secret), at=now, by=caller.actor
    )
    if refused is None:
        front.sessions.steps[f"{STAFF}{name}"] = step
        await front.sessions.end_all(f"{STAFF}{name}", by=name, but=caller.token)
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
    caller, front = known_caller(request), front_of(request)
    name = request.path_params["name"]
    if name == caller.actor.id:
        raise Trouble(403, "another administrator clears one's second factor")
    refused = await front.register.clear_second_factor(name, at=front.clock.now(), by=caller.actor)
    if refused is None:
        await front.sessions.end_all(f"{STAFF}{name}", by=caller.actor.id)
    return done(refused)
