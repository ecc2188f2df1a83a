"""Patrons, their own play, registers and disputes over HTTP."""

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.compliance.declare import OFFICE, ConductCommand
from croupier.compliance.state import Exclusion, Patron
from croupier.core.declarations import roles_of
from croupier.core.refusal import Refusal
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted
from croupier.house.compliance import ComplianceDesk
from croupier.house.log.store import StoreUnavailable
from croupier.house.views.care import show_care
from croupier.house.views.figures import Window
from croupier.house.views.register_names import REGISTERS
from croupier.server import report_jobs, wire
from croupier.server import wire_compliance as w
from croupier.server.api import Parameter
from croupier.server.calling import API, front_of, known_caller
from croupier.server.front import Front
from croupier.server.inspecting import INSPECTORS
from croupier.server.problems import Refused, Trouble, not_written
from croupier.server.reporting import instant, written

#: Who acts for a player: the player's terminal, or staff the player asks.
PLAYERS: Final = roles_of(w.PLAY.values())
_REGISTRARS: Final = roles_of(w.STAFFED.values())
_OFFICERS: Final = roles_of(OFFICE.commands.values())

#: Who sees a patron's file: those who keep it, and those who watch over play. Anyone who runs the
#: house's accounts or its tournaments needs no patron's play for it.
_FILES: Final = (_REGISTRARS | INSPECTORS) - {Role.ADMINISTRATOR, Role.TOURNAMENT_DIRECTOR}
#: Who sees how somebody has played: the player, those at the table, and who sees the file.
_PLAY: Final = PLAYERS | _FILES
#: A statement goes over all tables, so that it is nothing for a dealer.
STATEMENTS: Final = _PLAY - {Role.DEALER}
#: Registers of what stands in patrons' files.
_OF_PATRONS: Final = frozenset({"patrons", "exclusions"})
#: So many patrons are told at once.
PATRONS_MAX: Final = 50

_PLAYER = Parameter(name="player", says="whose play, where one may see several")
_FIND = Parameter(name="find", says="a part of the name")
_FROM = Parameter(name="from", says="from this time on, ISO 8601, UTC unless it says otherwise")
_TO = Parameter(name="to", says="up to this time")
_TABLE = Parameter(name="table", says="only this table")
_FORMAT = Parameter(name="format", says="json, csv or pdf", pattern="^(json|csv|pdf)$")
_FORM = Parameter(name="format", says="pdf or zip", pattern="^(pdf|zip)$")


def desk_of(request: Request) -> tuple[Front, ComplianceDesk]:
    front = front_of(request)
    return front, front.compliance


def player_of(request: Request, given: str | None) -> str:
    """Whose play it is: a terminal's own player, or the one that staff name."""
    actor = known_caller(request).actor
    own, name = actor.players, given or request.query_params.get("player", "")
    if not name and own is not None and len(own) == 1:
        return next(iter(own))
    if not name:
        raise Trouble(422, "name the player")
    if own is not None and name not in own:
        raise Trouble(403, f"{actor.id} does not act for {name}")
    return name


def role_of(request: Request, asked: Role | None, *fitting: frozenset[Role]) -> Role:
    """The least of one's roles that fits, or the one that was named."""
    if asked is not None:
        return asked
    roles = known_caller(request).actor.roles
    return lowest(next((roles & each for each in fitting if roles & each), roles))


async def submit(request: Request, command: ConductCommand) -> Accepted:
    """Have a command of the caller's decided, or Trouble."""
    _, desk = desk_of(request)
    try:
        answer = await desk.submit(command, known_caller(request).actor)
    except StoreUnavailable as error:
        raise not_written(error) from error
    if not isinstance(answer, Accepted):
        raise Refused(answer) if isinstance(answer, Refusal) else Trouble(409, answer.detail)
    return answer


def fields_of(body: msgspec.Struct, *without: str) -> dict[str, Any]:
    names = set(body.__struct_fields__) - {"by", *without}
    return {name: getattr(body, name) for name in names}


def action_of(body: msgspec.Struct) -> str:
    return str(body.__struct_config__.tag)


@API.operation(
    "GET",
    "/v1/play",
    out=w.CareShown,
    parameters=(_PLAYER,),
    refuses=(503,),
    roles=_PLAY,
)
async def see_play(request: Request) -> w.CareShown:
    """How somebody has played, what limits it, and what must be read first.

    A dealer sees this of who sits at a table. That staff looked is put on record.
    """
    name, actor = player_of(request, None), known_caller(request).actor
    if not actor.roles & STATEMENTS and not _sits(front_of(request), name):
        raise Trouble(403, f"{actor.id} sees this of players who sit at a table")
    await note_view(request, name, "play")
    return _care(request, name)


def _sits(front: Front, name: str) -> bool:
    return any(name in stream.state.seats for stream in front.house.tables.values())


async def note_view(request: Request, name: str, what: str) -> None:
    """Put on record that staff look at a patron's play; a terminal looks at its own player's."""
    front, desk = desk_of(request)
    actor = known_caller(request).actor
    if actor.players is None:
        try:
            await desk.note_view(actor.id, name, what, front.clock.now())
        except StoreUnavailable as error:
            raise not_written(error) from error


def _care(request: Request, name: str) -> w.CareShown:
    front, desk = desk_of(request)
    play = desk.plays.players.get(name)
    return show_care(desk.rules, name, desk.patrons.get(name), play, front.clock.now())


@API.operation(
    "POST", "/v1/play", body=w.PlayAsk, out=w.CareShown, refuses=(409, 503), roles=PLAYERS
)
async def ask_play(request: Request, body: Any) -> w.CareShown:
    """Limit one's play, confirm a reality check, cool off, or exclude oneself."""
    front, _ = desk_of(request)
    name = player_of(request, body.player)
    kind = w.PLAY[action_of(body)]
    by = role_of(request, body.by, frozenset({Role.PLAYER}), kind.roles or frozenset())
    command = kind(by=by, at=front.clock.now(), patron=name, **fields_of(body, "player"))
    await submit(request, command)
    for stream in front.house.tables.values():
        if name in stream.state.seats:
            front.feed.forget(stream.id)
    return _care(request, name)


@API.operation(
    "GET",
    "/v1/play/statement",
    parameters=(_PLAYER, _FROM, _TO, _FORMAT),
    refuses=(503,),
    roles=STATEMENTS,
)
async def see_statement(request: Request) -> Response:
    """A player's activity statement, day by day, as JSON, CSV or PDF."""
    front, desk = desk_of(request)
    name, query = player_of(request, None), request.query_params
    await note_view(request, name, "statement")
    window = Window(instant(query.get("from", "")), instant(query.get("to", "")))
    return await written(request, "statement", report_jobs.statement, name, window, desk.rules)


@API.operation("GET", "/v1/patrons", out=w.PatronList, parameters=(_FIND,), roles=_FILES)
async def list_patrons(request: Request) -> w.PatronList:
    """Patrons whose name holds a text, those who are kept from play first."""
    front, desk = desk_of(request)
    now, wanted = front.clock.now(), request.query_params.get("find", "").casefold()
    found = [each for name, each in desk.patrons.items() if wanted in name.casefold()]
    found.sort(key=lambda patron: (patron.excluded(now) is None, patron.name))
    lines = tuple(_line(patron, now) for patron in found[:PATRONS_MAX])
    return w.PatronList(patrons=lines, more=len(found) > PATRONS_MAX, time=now)


def _line(patron: Patron, now: int) -> w.PatronLine:
    exclusion = patron.excluded(now)
    return w.PatronLine(
        patron=patron.name,
        member=patron.member,
        excluded=exclusion.kind if exclusion is not None else "",
        until=exclusion.until if exclusion is not None else None,
    )


@API.operation(
    "GET",
    "/v1/patrons/{patron}",
    out=w.PatronTold,
    refuses=(503,),
    roles=_FILES,
)
async def see_patron(request: Request) -> w.PatronTold:
    """A patron: cards, exclusions, arrangements, limits. That somebody looked is put on record."""
    await note_view(request, request.path_params["patron"], "file")
    return _patron(request)


def _patron(request: Request) -> w.PatronTold:
    front, desk = desk_of(request)
    name, now = request.path_params["patron"], front.clock.now()
    patron = desk.patron(name)
    return w.PatronTold(
        patron=name,
        member=patron.member,
        cards=dict(patron.cards),
        exclusions=tuple(_exclusion(each, now) for each in patron.exclusions),
        arrangements=tuple(f"{a.document} at table {a.table}" for a in patron.arrangements),
        care=_care(request, name),
    )


def _exclusion(exclusion: Exclusion, now: int) -> w.ExclusionTold:
    return w.ExclusionTold(
        kind=exclusion.kind,
        since=exclusion.since,
        until=exclusion.until,
        stands=exclusion.holds(now),
        reason=exclusion.reason,
        law=exclusion.law,
        table=exclusion.table,
        clauses=exclusion.clauses,
    )


@API.operation(
    "POST",
    "/v1/patrons/{patron}",
    body=w.PatronAsk,
    out=w.PatronTold,
    refuses=(409, 503),
    roles=_REGISTRARS,
)
async def ask_patron(request: Request, body: Any) -> w.PatronTold:
    """Enrol a patron, issue or end a card, exclude, lift, or write an arrangement down."""
    front, desk = desk_of(request)
    kind, name = w.STAFFED[action_of(body)], request.path_params["patron"]
    by = role_of(request, body.by, desk.roles_for(kind, getattr(body, "table", "")))
    command = kind(by=by, at=front.clock.now(), patron=name, **fields_of(body))
    await submit(request, command)
    return _patron(request)


@API.operation(
    "POST", "/v1/office", body=w.OfficeAsk, out=wire.Done, refuses=(409, 503), roles=_OFFICERS
)
async def ask_office(request: Request, body: Any) -> wire.Done:
    """Note from when an edition holds, or that a month's report has gone to the regulator."""
    kind = OFFICE.commands[action_of(body)]
    by = role_of(request, body.by, kind.roles or frozenset())
    command = kind(by=by, at=front_of(request).clock.now(), **fields_of(body))
    await submit(request, command)
    return wire.Done()


@API.operation(
    "GET",
    "/v1/registers/{register}",
    parameters=(_FROM, _TO, _TABLE, _FORMAT),
    refuses=(409, 503),
    roles=INSPECTORS,
)
async def see_register(request: Request) -> Response:
    """A register of the house, or what is due, as JSON, CSV or PDF; all of it from the log."""
    name, query = request.path_params["register"], request.query_params
    if name not in REGISTERS:
        raise Trouble(404, f"there is no register {name!r}; there is {', '.join(REGISTERS)}")
    front, _ = desk_of(request)
    actor = known_caller(request).actor
    if name in _OF_PATRONS and not actor.roles & _FILES:
        raise Trouble(403, f"{actor.id} sees no patron's file, and no register of patrons")
    window = Window(instant(query.get("from", "")), instant(query.get("to", "")))
    now, table = front.clock.now(), query.get("table", "")
    return await written(request, name, report_jobs.register, name, table, now, window)


@API.operation(
    "GET",
    "/v1/disputes/{table}/{number:int}",
    parameters=(_FORM,),
    refuses=(409, 503),
    roles=INSPECTORS,
)
async def export_dispute(request: Request) -> Response:
    """One dispute with its receipt, its replay and its records, as PDF or as an archive."""
    front, _ = desk_of(request)
    table, number = request.path_params["table"], request.path_params["number"]
    form = request.query_params.get("format", "") or "pdf"
    caller = known_caller(request).actor.id
    made = await front.desks.jobs.run(caller, report_jobs.dispute, table, number, form)
    shown = "inline" if form == "pdf" else "attachment"
    headers = {"content-disposition": f'{shown}; filename="dispute-{table}-{number}.{form}"'}
    return Response(made, headers=headers, media_type=f"application/{form}")
