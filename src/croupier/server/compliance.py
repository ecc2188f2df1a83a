"""Patrons, their own play, registers and disputes over HTTP."""

from typing import Any, Final, Union

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.compliance.catalogue import PATRONS
from croupier.compliance.declare import OFFICE, ConductCommand
from croupier.compliance.state import Exclusion, Patron
from croupier.compliance.viewing import OWN
from croupier.core.declarations import roles_of
from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted
from croupier.house.compliance import ComplianceDesk
from croupier.house.log.store import StoreUnavailable
from croupier.house.views.care import show_care
from croupier.house.views.figures import Window
from croupier.house.views.own_play import CareShown as CareShown
from croupier.house.views.register_names import REGISTERS
from croupier.server import report_jobs, wire
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message, Name, command_messages
from croupier.server.gateway import HttpGateway
from croupier.server.inspecting import INSPECTORS, ROUND_READERS
from croupier.server.paper_language import LANGUAGE, language_of
from croupier.server.problems import HttpError, Refused, not_written
from croupier.server.reporting import instant, written

# Commands of a player about themselves, or of staff for a player who is there.

_FOR_PLAYER: Final = ("player", Name | None, None)
PLAY: Final = {
    action: kind for action, kind in PATRONS.commands.items() if Role.PLAYER in (kind.roles or ())
}
PlayRequest: Any = Union[tuple(command_messages(PLAY, "patron", more=(_FOR_PLAYER,)).values())]  # noqa: UP007


# Commands of staff about a patron.

STAFFED: Final = {action: kind for action, kind in PATRONS.commands.items() if action not in PLAY}
PatronRequest: Any = Union[tuple(command_messages(STAFFED, "patron").values())]  # noqa: UP007


class ExclusionDetails(Message, frozen=True, kw_only=True):
    """Something that keeps, or kept, a patron from play."""

    kind: str
    since: int
    until: int | None
    stands: bool
    reason: str
    law: str
    table: str
    clauses: tuple[str, ...]


class PatronDetails(Message, forbid_unknown_fields=False, frozen=True, kw_only=True):
    """A patron as staff see them. Cards are listed by number, with why one has ended."""

    patron: str
    member: str
    cards: dict[str, str]
    exclusions: tuple[ExclusionDetails, ...]
    arrangements: tuple[str, ...]
    care: CareShown


class PatronLine(Message, frozen=True, kw_only=True):
    """A patron in the list: what keeps them from play, and until when; empty where nothing does."""

    patron: str
    member: str
    excluded: str
    until: int | None


class PatronList(Message, frozen=True, kw_only=True):
    """Patrons, those who are kept from play first; `more` says that some were left out."""

    patrons: tuple[PatronLine, ...]
    more: bool
    time: int


# The office.

_SENT_BY_STAFF = {name: kind for name, kind in OFFICE.commands.items() if name not in OWN}
OfficeRequest: Any = Union[tuple(command_messages(_SENT_BY_STAFF).values())]  # noqa: UP007


#: Who acts for a player: the player's terminal, or staff at the player's request.
PLAYERS: Final = roles_of(PLAY.values())
_REGISTRARS: Final = roles_of(STAFFED.values())
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
#: So many patrons are listed at once.
PATRONS_MAX: Final = 50

_PLAYER = Parameter(name="player", says="whose play, where one may see several")
_FIND = Parameter(name="find", says="a part of the name")
_FROM = Parameter(name="from", says="from this time on, ISO 8601, UTC unless it says otherwise")
_TO = Parameter(name="to", says="up to this time")
_TABLE = Parameter(name="table", says="only this table")
_FORMAT = Parameter(name="format", says="json, csv or pdf", pattern="^(json|csv|pdf)$")
_FORM = Parameter(name="format", says="pdf or zip", pattern="^(pdf|zip)$")


def desk_of(request: Request) -> tuple[HttpGateway, ComplianceDesk]:
    gateway = gateway_of(request)
    return gateway, gateway.compliance


def player_of(request: Request, given: str | None) -> str:
    """Whose play it is: a terminal's own player, or the one that staff name."""
    actor = known_caller(request).actor
    own, name = actor.players, given or request.query_params.get("player", "")
    if not name and own is not None and len(own) == 1:
        return next(iter(own))
    if not name:
        raise HttpError(422, say("http-name-player"))
    if own is not None and name not in own:
        raise HttpError(403, say("http-not-acting-for", actor=actor.id, player=name))
    return name


def role_of(request: Request, role: Role | None, *fitting: frozenset[Role]) -> Role:
    """The least of one's roles that fits, or the one that was named."""
    if role is not None:
        return role
    roles = known_caller(request).actor.roles
    return lowest(next((roles & each for each in fitting if roles & each), roles))


async def submit(request: Request, command: ConductCommand) -> Accepted:
    """Have a command of the caller's decided, or HttpError."""
    _, desk = desk_of(request)
    try:
        answer = await desk.submit(command, known_caller(request).actor)
    except StoreUnavailable as error:
        raise not_written(error) from error
    if not isinstance(answer, Accepted):
        raise Refused(answer) if isinstance(answer, Refusal) else HttpError(409, answer.detail)
    return answer


def fields_of(body: msgspec.Struct, *without: str) -> dict[str, Any]:
    names = set(body.__struct_fields__) - {"by", *without}
    return {name: getattr(body, name) for name in names}


def action_of(body: msgspec.Struct) -> str:
    return str(body.__struct_config__.tag)


@API.operation(
    "GET",
    "/v1/play",
    out=CareShown,
    parameters=(_PLAYER,),
    refuses=(503,),
    roles=_PLAY,
)
async def see_play(request: Request) -> CareShown:
    """How somebody has played, what limits it, and what must be read first.

    A dealer sees this of who sits at a table. That staff viewed it is put on record.
    """
    name = player_of(request, None)
    await view_play(request, name)
    return _care(request, name)


async def view_play(request: Request, name: str) -> None:
    """Let a caller see how somebody plays, on record where it is staff, or HttpError."""
    if not _may_see(request, name):
        raise HttpError(403, say("http-seated-only", actor=known_caller(request).actor.id))
    await note_view(request, name, "play")


def _may_see(request: Request, name: str) -> bool:
    """A dealer sees the play of who sits at a table; others who are let in here, everybody's."""
    tables = gateway_of(request).house.tables.values()
    whole = bool(known_caller(request).actor.roles & STATEMENTS)
    return whole or any(name in stream.state.seats for stream in tables)


async def note_view(request: Request, name: str, what: str) -> None:
    """Put on record that staff view a patron's play; a terminal views its own player's."""
    gateway, desk = desk_of(request)
    actor = known_caller(request).actor
    if actor.players is None:
        try:
            await desk.note_view(actor.id, name, what, gateway.clock.now())
        except StoreUnavailable as error:
            raise not_written(error) from error


def _care(request: Request, name: str) -> CareShown:
    gateway, desk = desk_of(request)
    play = desk.plays.players.get(name) if _may_see(request, name) else None
    return show_care(desk.rules, name, desk.patrons.get(name), play, gateway.clock.now())


@API.operation(
    "POST", "/v1/play", body=PlayRequest, out=CareShown, refuses=(409, 503), roles=PLAYERS
)
async def submit_play(request: Request, body: Any) -> CareShown:
    """Limit one's play, confirm a reality check, cool off, or exclude oneself.

    The answer shows a dealer the play of who sits at a table alone, and staff see it on record.
    """
    gateway, _ = desk_of(request)
    name = player_of(request, body.player)
    if _may_see(request, name):
        await note_view(request, name, "play")
    kind = PLAY[action_of(body)]
    by = role_of(request, body.by, frozenset({Role.PLAYER}), kind.roles or frozenset())
    command = kind(by=by, at=gateway.clock.now(), patron=name, **fields_of(body, "player"))
    await submit(request, command)
    for stream in gateway.house.tables.values():
        if name in stream.state.seats:
            gateway.feed.forget(stream.id)
    return _care(request, name)


@API.operation(
    "GET",
    "/v1/play/statement",
    parameters=(_PLAYER, _FROM, _TO, _FORMAT, LANGUAGE),
    refuses=(503,),
    roles=STATEMENTS,
)
async def see_statement(request: Request) -> Response:
    """A player's activity statement, day by day, as JSON, CSV or PDF."""
    gateway, desk = desk_of(request)
    name, query = player_of(request, None), request.query_params
    await note_view(request, name, "statement")
    window = Window(instant(query.get("from", "")), instant(query.get("to", "")))
    return await written(request, "statement", report_jobs.statement, name, window, desk.rules)


@API.operation("GET", "/v1/patrons", out=PatronList, parameters=(_FIND,), roles=_FILES)
async def list_patrons(request: Request) -> PatronList:
    """Patrons whose name holds a text, those who are kept from play first."""
    gateway, desk = desk_of(request)
    now, wanted = gateway.clock.now(), request.query_params.get("find", "").casefold()
    found = [each for name, each in desk.patrons.items() if wanted in name.casefold()]
    found.sort(key=lambda patron: (patron.excluded(now) is None, patron.name))
    lines = tuple(_line(patron, now) for patron in found[:PATRONS_MAX])
    return PatronList(patrons=lines, more=len(found) > PATRONS_MAX, time=now)


def _line(patron: Patron, now: int) -> PatronLine:
    exclusion = patron.excluded(now)
    return PatronLine(
        patron=patron.name,
        member=patron.member,
        excluded=exclusion.kind if exclusion is not None else "",
        until=exclusion.until if exclusion is not None else None,
    )


@API.operation(
    "GET",
    "/v1/patrons/{patron}",
    out=PatronDetails,
    refuses=(503,),
    roles=_FILES,
)
async def see_patron(request: Request) -> PatronDetails:
    """A patron: cards, exclusions, arrangements, limits. That somebody read it is put on record."""
    await note_view(request, request.path_params["patron"], "file")
    return _patron(request)


def _patron(request: Request) -> PatronDetails:
    gateway, desk = desk_of(request)
    name, now = request.path_params["patron"], gateway.clock.now()
    patron = desk.patron(name)
    return PatronDetails(
        patron=name,
        member=patron.member,
        cards=dict(patron.cards),
        exclusions=tuple(_exclusion(each, now) for each in patron.exclusions),
        arrangements=tuple(f"{a.document} at table {a.table}" for a in patron.arrangements),
        care=_care(request, name),
    )


def _exclusion(exclusion: Exclusion, now: int) -> ExclusionDetails:
    return ExclusionDetails(
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
    body=PatronRequest,
    out=PatronDetails,
    refuses=(409, 503),
    roles=_REGISTRARS,
)
async def submit_patron(request: Request, body: Any) -> PatronDetails:
    """Enrol a patron, issue or end a card, exclude, lift, or write an arrangement down."""
    gateway, desk = desk_of(request)
    kind, name = STAFFED[action_of(body)], request.path_params["patron"]
    by = role_of(request, body.by, desk.roles_for(kind, getattr(body, "table", "")))
    command = kind(by=by, at=gateway.clock.now(), patron=name, **fields_of(body))
    # The answer is the whole file.
    await note_view(request, name, "file")
    await submit(request, command)
    return _patron(request)


@API.operation(
    "POST", "/v1/office", body=OfficeRequest, out=wire.Done, refuses=(409, 503), roles=_OFFICERS
)
async def submit_office(request: Request, body: Any) -> wire.Done:
    """Note from when an edition holds, or that a month's report has gone to the regulator."""
    kind = OFFICE.commands[action_of(body)]
    by = role_of(request, body.by, kind.roles or frozenset())
    command = kind(by=by, at=gateway_of(request).clock.now(), **fields_of(body))
    await submit(request, command)
    return wire.Done()


@API.operation(
    "GET",
    "/v1/registers/{register}",
    parameters=(_FROM, _TO, _TABLE, _FORMAT, LANGUAGE),
    refuses=(409, 503),
    roles=INSPECTORS,
)
async def see_register(request: Request) -> Response:
    """A register of the house, or what is due, as JSON, CSV or PDF; all of it from the log."""
    name, query = request.path_params["register"], request.query_params
    if name not in REGISTERS:
        raise HttpError(404, say("http-no-register", name=name, known=list(REGISTERS)))
    gateway, _ = desk_of(request)
    actor = known_caller(request).actor
    if name in _OF_PATRONS and not actor.roles & _FILES:
        raise HttpError(403, say("http-no-patrons", actor=actor.id))
    window = Window(instant(query.get("from", "")), instant(query.get("to", "")))
    now, table = gateway.clock.now(), query.get("table", "")
    return await written(request, name, report_jobs.register, name, table, now, window)


@API.operation(
    "GET",
    "/v1/disputes/{table}/{number:int}",
    parameters=(_FORM, LANGUAGE),
    refuses=(409, 503),
    roles=ROUND_READERS,
)
async def export_dispute(request: Request) -> Response:
    """One dispute with its receipt, its replay and its records, as PDF or as an archive."""
    gateway, _ = desk_of(request)
    table, number = request.path_params["table"], request.path_params["number"]
    form = request.query_params.get("format", "") or "pdf"
    caller = known_caller(request).actor.id
    arguments = (table, number, form, language_of(request))
    made = await gateway.desks.jobs.run(caller, report_jobs.dispute, *arguments)
    shown = "inline" if form == "pdf" else "attachment"
    headers = {"content-disposition": f'{shown}; filename="dispute-{table}-{number}.{form}"'}
    return Response(made, headers=headers, media_type=f"application/{form}")
