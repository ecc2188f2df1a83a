"""What may be asked of tables and books over HTTP, and whether the house is well."""

import asyncio
from typing import Any, Final, cast

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.names import alike
from croupier.core.refusal import Refusal
from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.codecs import TABLE_CODEC
from croupier.house.past_rounds import Span, span_of
from croupier.house.services import Scope
from croupier.house.tables import stream_of
from croupier.house.views.describe_game import describe_game
from croupier.house.views.game_description import GameDescription
from croupier.house.views.narration import Audience, narrate
from croupier.house.views.recall import ROUNDS_KEPT, RoundRecalled
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.limits import STATED, Limits, Range
from croupier.server import wire
from croupier.server.api import Parameter
from croupier.server.calling import (
    API,
    authorise,
    done,
    gateway_of,
    known_caller,
    waited_for,
)
from croupier.server.command_messages import AnyCommand, Message
from croupier.server.compliance import view_play
from croupier.server.feed import Viewer
from croupier.server.gateway import HttpGateway
from croupier.server.limits import Crowded
from croupier.server.metrics import REGISTRY
from croupier.server.problems import HttpError
from croupier.table.declare import Event
from croupier.table.describe import explain
from croupier.table.opening import OpenTable, opening_power
from croupier.tournament.old_rounds import as_played

#: Of a round so many events are given.
_EVENTS_MAX: Final = 5000
_AT_ONCE: Final = 20
_AUDIENCE = Parameter(
    name="as",
    says="whose view: seat, dealer, pit or display",
    pattern="^(seat|dealer|pit|display)$",
)
_COUNT = Parameter(
    name="count", says=f"how many rounds, up to {ROUNDS_KEPT}", pattern=r"^(1?[1-9]|10|20)$"
)
_PLAYER = Parameter(name="player", says="whose seat, where one may see several")
_AGAIN = Parameter(
    name="again", says="yes: it was sent before under this key, and not answered", pattern="^yes$"
)
_ROUND = Parameter(
    name="round_no",
    says="the round that it is meant for: refused in any other",
    pattern="^[0-9]{1,15}$",
)
_DEADLINE = Parameter(
    name="deadline",
    says="the house's time in milliseconds after which it is refused",
    pattern="^[0-9]{1,15}$",
)
_KEY = Parameter(
    name="Idempotency-Key",
    place="header",
    required=True,
    says="the same key is answered the same way",
    pattern=r"^[A-Za-z0-9_.:-]{1,100}$",
)


@API.operation("GET", "/v1/tables", out=wire.TableList, open=True)
async def list_tables(request: Request) -> wire.TableList:
    """Every table: phase and last numbers, which are on its display anyway."""
    return table_list(gateway_of(request))


def table_list(gateway: HttpGateway) -> wire.TableList:
    """Every table as anybody may see it."""
    lines = (
        wire.TableLine(
            table=table.id,
            title=table.game.title,
            book=table.game.book,
            book_title=find_book(table.game.book).title,
            game=table.game.name,
            phase=table.phase.value,
            round_no=table.round_no,
            numbers=tuple(table.numbers[:10]),
            limits=str(table.limits.table),
            players=len(table.seats),
            virtual=gateway.pacer.deals(table.id),
            electronic=table.game.electronic,
            full=table.is_full,
            min=table.limits.table.min,
            max=table.limits.table.max,
            closes_at=gateway.closes_at(table),
            free=None if table.places is None else max(0, table.places - len(table.players)),
        )
        for table in (stream.state for stream in gateway.house.tables.values())
    )
    demo = gateway.demo is not None
    name = gateway.house_name
    return wire.TableList(tables=tuple(lines), time=gateway.clock.now(), demo=demo, house=name)


@API.operation("POST", "/v1/tables", body=wire.NewTable, out=wire.Done, refuses=(409, 503))
async def open_table(request: Request, body: wire.NewTable) -> wire.Done:
    """Open a table under a book; those to whom the book gives that power do this."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    try:
        power = opening_power(find_book(body.book).game(body.game, body.options))
    except NotOffered as error:
        raise HttpError(422, error.message) from error
    allowed = power.roles & caller.actor.roles
    if not allowed:
        raise HttpError(403, say("http-may-not-open", actor=caller.actor.id))
    # On a sign, a ticket or a screen `T1` and `t1` are easily confused.
    known, wanted = gateway.house.tables, alike(body.table)
    twin = next((name for name in known if name != body.table and alike(name) == wanted), "")
    if twin:
        raise HttpError(409, say("people-would-taken", name=body.table, twin=twin))
    stated: dict[str, Any] = {name: _money(getattr(body, name)) for name in STATED}
    opened = await gateway.house.gateway.submit(
        caller.actor,
        stream_of(body.table),
        OpenTable(
            by=lowest(allowed),
            at=gateway.clock.now(),
            table=body.table,
            book=body.book,
            game=body.game,
            options=body.options,
            limits=Limits(table=_range(body), per_bet=_per_bet(body), **stated),
            seats_max=body.seats_max,
            signed=body.signed,
        ),
    )
    return done(opened if isinstance(opened, Refusal) else None)


def _range(body: wire.NewTable | wire.NewRange) -> Range:
    if body.unit is not None and body.unit < 1:
        raise HttpError(422, say("http-unit-none"))
    return Range(Money(body.min), Money(body.max), _money(body.unit))


def _per_bet(body: wire.NewTable) -> dict[str, Range]:
    """Limits by kind of bet; a kind that the game does not pay has none."""
    known = {str(kind) for kind in find_book(body.book).game(body.game, body.options).odds}
    if strange := sorted(set(body.per_bet) - known):
        allowed = sorted(known)
        raise HttpError(422, say("http-no-bets-called", strange=strange, allowed=allowed))
    return {kind: _range(own) for kind, own in body.per_bet.items()}


def _money(cents: int | None) -> Money | None:
    return None if cents is None else Money(cents)


@API.operation("GET", "/v1/tables/{table}/numbers", out=wire.LastNumbers, refuses=(404,), open=True)
async def last_numbers(request: Request) -> wire.LastNumbers:
    """The results that a table keeps, up to 500, which were all on its display."""
    stream = gateway_of(request).house.tables.get(request.path_params["table"])
    if stream is None:
        raise HttpError(404, say("house-there-no-table", table=request.path_params["table"]))
    table = stream.state
    return wire.LastNumbers(table=table.id, round_no=table.round_no, numbers=table.numbers)


@API.operation("GET", "/v1/tables/{table}/game", out=GameDescription, refuses=(404,), open=True)
async def see_game(request: Request) -> GameDescription:
    """The game dealt at a table: layout, bets, chips and grounds, as its screens need them."""
    stream = gateway_of(request).house.tables.get(request.path_params["table"])
    if stream is None:
        raise HttpError(404, say("house-there-no-table", table=request.path_params["table"]))
    return describe_game(stream.state)


class Dealers(Message, frozen=True, kw_only=True):
    """Who may deal at a table, by name."""

    dealers: tuple[str, ...]


@API.operation(
    "GET", "/v1/tables/{table}/dealers", out=Dealers, refuses=(404,), roles=frozenset(PIT_LINE)
)
async def see_dealers(request: Request) -> Dealers:
    """Whom a table may be handed over to."""
    gateway = gateway_of(request)
    if request.path_params["table"] not in gateway.house.tables:
        raise HttpError(404, say("house-there-no-table", table=request.path_params["table"]))
    staff = (each for each in gateway.register.known.values() if each.stands and each.password_hash)
    return Dealers(dealers=tuple(sorted(each.name for each in staff if Role.DEALER in each.roles)))


@API.operation(
    "GET",
    "/v1/tables/{table}",
    out=wire.Seen,
    parameters=(_AUDIENCE, _PLAYER),
    refuses=(401, 403, 404),
    open=True,
)
async def see_table(request: Request) -> wire.Seen:
    """A table as the caller's audience sees it."""
    gateway, query = gateway_of(request), request.query_params
    table = request.path_params["table"]
    viewer = gateway.viewer(
        gateway.caller(request), table, query.get("as", ""), query.get("player", "")
    )
    return wire.Seen(
        table=table,
        seq=gateway.feed.version(table),
        time=gateway.clock.now(),
        view=gateway.feed.view(viewer),
    )


@API.operation(
    "POST",
    "/v1/tables/{table}/commands",
    body=AnyCommand,
    out=wire.Answer,
    parameters=(_KEY, _AGAIN, _ROUND, _DEADLINE),
    refuses=(404, 503),
)
async def submit_to_table(request: Request, body: object) -> wire.Answer:
    """Submit a command to a table: accepted and durable, refused, or waiting for somebody."""
    gateway, caller = gateway_of(request), known_caller(request, changes=True)
    table = request.path_params["table"]
    if table not in gateway.house.tables:
        raise HttpError(404, say("house-there-no-table", table=table))
    if not gateway.commands_sent.take(caller.actor.id, gateway.clock.now()):
        raise HttpError(429, say("http-slower"), retry_ms=1000)
    key, again = _KEY.read(request), bool(_AGAIN.read(request))
    gateway.alarm_key(caller.actor, cast(Any, type(body)).__struct_config__.tag, table)
    async with waited_for(request) as still_there:
        return await gateway.submit(
            caller,
            table,
            key,
            body,
            key,
            again=again,
            round_no=int(_ROUND.read(request) or 0),
            deadline=int(_DEADLINE.read(request) or 0),
            waited_for=still_there,
        )


@API.operation(
    "GET",
    "/v1/tables/{table}/rounds",
    out=tuple[RoundRecalled, ...],
    parameters=(_COUNT, _PLAYER),
    refuses=(401, 403, 404, 503),
)
async def list_rounds(request: Request) -> tuple[RoundRecalled, ...]:
    """The last rounds of a table with one's own receipt bet by bet, newest first."""
    gateway, query = gateway_of(request), request.query_params
    table, caller = request.path_params["table"], known_caller(request)
    viewer = gateway.viewer(caller, table, Audience.SEAT, query.get("player", ""))
    await view_play(request, viewer.player)
    count = int(query.get("count", "") or "10")
    return await gateway.recall.rounds(table, viewer.player, count)


@API.operation(
    "GET",
    "/v1/tables/{table}/rounds/{round_no:int}",
    out=wire.RoundDetails,
    parameters=(_AUDIENCE, _PLAYER),
    refuses=(401, 403, 404, 503),
    open=True,
)
async def recall_round(request: Request) -> wire.RoundDetails:
    """A past round in words, for the caller's audience."""
    gateway, query = gateway_of(request), request.query_params
    table, round_no = request.path_params["table"], request.path_params["round_no"]
    viewer = gateway.viewer(
        gateway.caller(request), table, query.get("as", ""), query.get("player", "")
    )
    if viewer.audience is Audience.SEAT:
        await view_play(request, viewer.player)
    span = span_of(gateway.house.tables[table], round_no) if round_no else None
    if span is None:
        raise HttpError(404, say("http-no-round", table=table, round=round_no))
    try:
        async with gateway.desks.recalling.turn():
            said = await _said(gateway, viewer, span, round_no)
    except Crowded as crowded:
        raise HttpError(429, say("http-too-many-look-back"), retry_ms=1000) from crowded
    return wire.RoundDetails(table=table, round_no=round_no, said=tuple(said))


async def _said(gateway: HttpGateway, viewer: Viewer, span: Span, round_no: int) -> list[str]:
    """What is said of a round, piece by piece: in between, those who play have their turn."""
    records = await gateway.desks.past.records(viewer.table, span.first, span.last, _EVENTS_MAX)
    events: list[Event] = []
    said: list[str] = []
    for place, record in enumerate(records):
        if place % _AT_ONCE == 0:
            await asyncio.sleep(0)
        events.append(TABLE_CODEC.decode(record.kind, record.payload))
        if viewer.audience is not Audience.SEAT:
            said += narrate(events[-1], viewer.audience)
    if viewer.audience is Audience.SEAT:
        events += await _in_session(gateway, viewer.table, span)
        said += explain(events, round_no, viewer.player)
    return said


async def _in_session(gateway: HttpGateway, table: str, span: Span) -> list[Event]:
    """What a session's players wagered in a round, and what became of it, as the table decided."""
    past = gateway.desks.past
    begins, ends = [await past.number(table, at) for at in (span.first, span.last + 1)]
    records = await gateway.session_past.records(table, begins, ends or 2**62, _EVENTS_MAX)
    played = (as_played(event) for _, event in records)
    return [event for event in played if event is not None]


@API.operation("GET", "/healthz", open=True)
async def health(request: Request) -> Response:
    """Whether the program runs."""
    return PlainTextResponse("ok\n")


@API.operation("GET", "/readyz", open=True, refuses=(503,))
async def readiness(request: Request) -> Response:
    """Whether the house takes commands."""
    if not gateway_of(request).ready:
        raise HttpError(503, say("http-starting-or-stopping"))
    return PlainTextResponse("ready\n")


#: A device that only senses may be the one that collects what is counted.
_COUNTERS: Final = frozenset({Role.ADMINISTRATOR, Role.INSPECTOR, Role.OPERATOR, Role.SENSOR})


@API.operation("GET", "/metrics", open=True, refuses=(401, 403))
async def metrics(request: Request) -> Response:
    """What is counted, for Prometheus. A real house shows it to those who run or inspect it."""
    gateway = gateway_of(request)
    held = gateway.integration.scopes_of(gateway.caller(request).actor)
    if gateway.demo is None and Scope.METRICS not in held:
        authorise(request, _COUNTERS, False)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
