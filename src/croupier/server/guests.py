"""A demo house's visitors: a seat with play money, or a member of staff's post, for one click."""

import secrets

from starlette.requests import Request
from starlette.responses import Response

from croupier.core.messages import say
from croupier.core.money import parse_money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.log.store import StoreUnavailable
from croupier.house.people import actor_of
from croupier.house.tables import stream_of
from croupier.server import wire
from croupier.server.calling import API, gateway_of
from croupier.server.demo import ENROLLER, Demo, buy_in
from croupier.server.gateway import Caller, HttpGateway, same_origin
from croupier.server.limits import one_caller
from croupier.server.problems import HttpError, Refused, not_written
from croupier.server.sessions import OpenSession
from croupier.server.signing_in import begun, session_of
from croupier.table.seats import Leave
from croupier.table.state import Seat, Table

PREFIX = "guest-"
#: At a full table a guest who sat out this many rounds makes room for another.
IDLE_ROUNDS = 10
_PLAYER = frozenset({Role.PLAYER})
_TRIES = 20


def _demo(request: Request) -> Demo:
    """The demo house, or HttpError: elsewhere nobody comes in without a name."""
    gateway = gateway_of(request)
    if gateway.demo is None:
        raise HttpError(404, say("http-no-demo"))
    if "origin" in request.headers and not same_origin(request):
        raise HttpError(403, say("http-own-pages"))
    client = request.client.host if request.client else ""
    if not gateway.guests.take(one_caller(client), gateway.clock.now()):
        raise HttpError(429, say("http-too-many-visitors"), retry_ms=1000)
    return gateway.demo


@API.operation(
    "POST",
    "/v1/demo/seat",
    body=wire.TakeSeat,
    out=wire.Session,
    refuses=(403, 404, 409, 503),
    open=True,
)
async def take_seat(request: Request, body: wire.TakeSeat) -> Response | wire.Session:
    """In a demo house: sit down at a table as a guest with play money.

    A guest of before keeps the session and is seated and bought in at this table too.
    """
    gateway, demo = gateway_of(request), _demo(request)
    if body.table not in gateway.house.tables:
        raise HttpError(404, say("house-there-no-table", table=body.table))
    caller = gateway.caller(request)
    try:
        if _is_guest(caller):
            await _seat(gateway, demo, body.table, caller.actor.id)
            return session_of(caller)
        await _make_room(gateway, body.table)
        token, session = await _welcome(gateway, demo)
        try:
            await _seat(gateway, demo, body.table, session.actor.id)
        except HttpError:
            await gateway.sessions.sign_out(token)
            raise
    except StoreUnavailable as error:
        raise not_written(error) from error
    return begun(request, token, session)


@API.operation(
    "POST",
    "/v1/demo/staff",
    body=wire.TakePost,
    out=wire.Session,
    refuses=(403, 404),
    open=True,
)
async def take_post(request: Request, body: wire.TakePost) -> Response:
    """In a demo house: be its own dealer, supervisor, cashier or another of its staff."""
    gateway, demo = gateway_of(request), _demo(request)
    found = next((person for person in demo.staff if body.role in person.roles), None)
    known = gateway.register.staff(found.name) if found is not None else None
    if found is None or known is None:
        there = sorted({role for person in demo.staff for role in person.roles})
        raise HttpError(404, say("http-no-demo-role", role=body.role, there=there))
    token, session = await gateway.sessions.begin(actor_of(known), f"staff:{found.name}")
    return begun(request, token, session)


def _is_guest(caller: Caller) -> bool:
    return caller.known and caller.actor.id.startswith(PREFIX) and caller.actor.roles == _PLAYER


async def _welcome(gateway: HttpGateway, demo: Demo) -> tuple[str, OpenSession]:
    """A session for a new guest, who is the only player it acts for."""
    if len(_present(gateway)) >= demo.guests.max:
        raise HttpError(409, say("http-guests-full", count=demo.guests.max))
    known = gateway.register.known
    for _ in range(_TRIES):
        number = sum(stream.startswith(f"device:{PREFIX}") for stream in known) + 1
        name = f"{PREFIX}{number}"
        key = f"{name}.{secrets.token_urlsafe(32)}"
        # Of two who come at the same time one is refused the name, and gets the next.
        refusal = await gateway.register.enrol_device(
            key, _PLAYER, frozenset({name}), at=gateway.clock.now(), by=ENROLLER
        )
        if refusal is None:
            return await gateway.sessions.begin(actor_of(known[f"device:{name}"]), f"device:{name}")
    raise HttpError(503, say("http-too-many-come"))


def _present(gateway: HttpGateway) -> set[str]:
    """The guests whose session has not ended."""
    now = gateway.clock.now()
    return {
        session.actor.id
        for session in gateway.sessions.open.values()
        if session.actor.id.startswith(PREFIX) and session.expires_at > now
    }


async def _seat(gateway: HttpGateway, demo: Demo, table: str, guest: str) -> None:
    """Seat a guest, with money where there is none left, or HttpError that says why not."""
    seat = gateway.house.tables[table].state.seats.get(guest)
    if seat is not None and (seat.balance or seat.wagers or seat.strays):
        return
    if seat is None:
        await _make_room(gateway, table)
    money = parse_money(demo.guests.buy_in)
    answer = await buy_in(gateway.house, table, guest, money, gateway.clock.now())
    if isinstance(answer, Refusal):
        raise Refused(answer, 409)


async def _make_room(gateway: HttpGateway, name: str) -> None:
    """Let guests go whose session has ended; at a full table also those who do not play."""
    present, table = _present(gateway), gateway.house.tables[name].state
    for seat in table.seats.values():
        if seat.player.startswith(PREFIX) and _goes(table, seat, present):
            actor = Actor(
                id=seat.player,
                roles=_PLAYER,
                players=frozenset({seat.player}),
                standing=f"device:{seat.player}",
            )
            leave = Leave(by=Role.PLAYER, at=gateway.clock.now(), player=seat.player)
            await gateway.house.gateway.submit(actor, stream_of(name), leave)
    if gateway.house.tables[name].state.is_full:
        raise HttpError(409, say("http-seats-taken", table=name))


def _goes(table: Table, seat: Seat, present: set[str]) -> bool:
    return seat.player not in present or (table.is_full and seat.idle >= IDLE_ROUNDS)
