"""A demo house's visitors: a seat with play money, or a member of staff's post, for one click."""

import secrets

from starlette.requests import Request
from starlette.responses import Response

from croupier.core.money import parse_money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.log.store import StoreUnavailable
from croupier.house.people import actor_of
from croupier.house.tables import stream_of
from croupier.server import wire
from croupier.server.calling import API, front_of
from croupier.server.demo import ENROLLER, Demo, buy_in
from croupier.server.front import Caller, Front, same_origin
from croupier.server.people import begun, session_of
from croupier.server.problems import Refused, Trouble, not_written
from croupier.server.sessions import OpenSession
from croupier.table.seats import Leave
from croupier.table.state import Seat, Table

PREFIX = "guest-"
#: At a full table a guest who sat out this many rounds makes room for another.
IDLE_ROUNDS = 10
_PLAYER = frozenset({Role.PLAYER})
_TRIES = 20


def _demo(request: Request) -> Demo:
    """The demo house, or Trouble: elsewhere nobody comes in without a name."""
    front = front_of(request)
    if front.demo is None:
        raise Trouble(404, "this is no demo house")
    if "origin" in request.headers and not same_origin(request):
        raise Trouble(403, "this works from the house's own pages alone")
    client = request.client.host if request.client else ""
    if not front.guests.take(client, front.clock.now()):
        raise Trouble(429, "too many visitors from here", retry_ms=1000)
    return front.demo


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
    front, demo = front_of(request), _demo(request)
    if body.table not in front.house.tables:
        raise Trouble(404, f"there is no table {body.table!r}")
    caller = front.caller(request)
    try:
        if _is_guest(caller):
            await _seat(front, demo, body.table, caller.actor.id)
            return session_of(caller)
        await _make_room(front, body.table)
        token, session = await _welcome(front, demo)
        try:
            await _seat(front, demo, body.table, session.actor.id)
        except Trouble:
            await front.sessions.sign_out(token)
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
    front, demo = front_of(request), _demo(request)
    found = next((person for person in demo.staff if body.role in person.roles), None)
    known = front.register.staff(found.name) if found is not None else None
    if found is None or known is None:
        there = ", ".join(sorted({role for person in demo.staff for role in person.roles}))
        raise Trouble(404, f"the demo house has no {body.role}; there is {there}")
    token, session = await front.sessions.begin(actor_of(known), f"staff:{found.name}")
    return begun(request, token, session)


def _is_guest(caller: Caller) -> bool:
    return caller.known and caller.actor.id.startswith(PREFIX) and caller.actor.roles == _PLAYER


async def _welcome(front: Front, demo: Demo) -> tuple[str, OpenSession]:
    """A session for a new guest, who is the only player it acts for."""
    if len(_present(front)) >= demo.guests.max:
        raise Trouble(409, f"{demo.guests.max} guests play here already; come back later")
    known = front.register.known
    for _ in range(_TRIES):
        number = sum(stream.startswith(f"device:{PREFIX}") for stream in known) + 1
        name = f"{PREFIX}{number}"
        key = f"{name}.{secrets.token_urlsafe(32)}"
        # Of two who come at the same time one is refused the name, and gets the next.
        refusal = await front.register.enrol_device(
            key, _PLAYER, frozenset({name}), at=front.clock.now(), by=ENROLLER
        )
        if refusal is None:
            return await front.sessions.begin(actor_of(known[f"device:{name}"]), f"device:{name}")
    raise Trouble(503, "too many come at the same time; ask again")


def _present(front: Front) -> set[str]:
    """The guests whose session has not ended."""
    now = front.clock.now()
    return {
        session.actor.id
        for session in front.sessions.open.values()
        if session.actor.id.startswith(PREFIX) and session.expires_at > now
    }


async def _seat(front: Front, demo: Demo, table: str, guest: str) -> None:
    """Seat a guest, with money where there is none left, or Trouble that says why not."""
    seat = front.house.tables[table].state.seats.get(guest)
    if seat is not None and (seat.balance or seat.wagers or seat.strays):
        return
    if seat is None:
        await _make_room(front, table)
    money = parse_money(demo.guests.buy_in)
    told = await buy_in(front.house, table, guest, money, front.clock.now())
    if isinstance(told, Refusal):
        raise Refused(told, 409)


async def _make_room(front: Front, name: str) -> None:
    """Let guests go whose session has ended; at a full table also those who do not play."""
    present, table = _present(front), front.house.tables[name].state
    for seat in table.seats.values():
        if seat.player.startswith(PREFIX) and _goes(table, seat, present):
            actor = Actor(
                id=seat.player,
                roles=_PLAYER,
                players=frozenset({seat.player}),
                standing=f"device:{seat.player}",
            )
            leave = Leave(by=Role.PLAYER, at=front.clock.now(), player=seat.player)
            await front.house.gateway.submit(actor, stream_of(name), leave)
    if front.house.tables[name].state.is_full:
        raise Trouble(409, f"every seat of {name} is taken")


def _goes(table: Table, seat: Seat, present: set[str]) -> bool:
    return seat.player not in present or (table.is_full and seat.idle >= IDLE_ROUNDS)
