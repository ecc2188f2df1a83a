"""Patrons, their own play, incidents, registers and disputes over HTTP."""

import asyncio
import io
import zipfile
from collections.abc import Awaitable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.compliance import commands as c
from croupier.compliance import events as e
from croupier.compliance.state import CASES, Case, Exclusion
from croupier.desk.compliance import ComplianceDesk, Facts
from croupier.desk.dossiers import make_dossier
from croupier.desk.entries import NotReadable, read_entries
from croupier.kernel.refusal import Reason, Refusal
from croupier.kernel.roles import PIT_LINE, Role, lowest, or_above
from croupier.log.store import StoreUnavailable
from croupier.server import wire
from croupier.server import wire_compliance as w
from croupier.server.api import Parameter
from croupier.server.calling import API, front_of, known_caller
from croupier.server.front import Front
from croupier.server.inspecting import INSPECTORS
from croupier.server.problems import Trouble
from croupier.server.reporting import drawn, instant
from croupier.views.care import show_care
from croupier.views.dossier import dossier_files, dossier_report
from croupier.views.figures import Window
from croupier.views.register_names import REGISTERS
from croupier.views.statement import statement_report

#: Who acts for a player: the player's terminal, or staff the player asks.
PLAYERS: Final = frozenset({Role.PLAYER, Role.CASHIER, *PIT_LINE})
_REGISTRARS: Final = or_above(Role.GAME_SUPERVISOR) | {Role.CASHIER}
_WATCHERS: Final = frozenset({*PIT_LINE, Role.CASHIER, Role.SURVEILLANCE})
_SEIZERS: Final = or_above(Role.GAME_SUPERVISOR)

_PLAYER = Parameter(name="player", says="whose play, where one may see several")
_FROM = Parameter(name="from", says="from this time on, ISO 8601, UTC unless it says otherwise")
_TO = Parameter(name="to", says="up to this time")
_TABLE = Parameter(name="table", says="only this table")
_FORMAT = Parameter(name="format", says="json, csv or pdf", pattern="^(json|csv|pdf)$")
_FORM = Parameter(name="format", says="pdf or zip", pattern="^(pdf|zip)$")


def _desk(request: Request) -> tuple[Front, ComplianceDesk]:
    front = front_of(request)
    return front, front.compliance


def _player(request: Request, given: str | None) -> str:
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


def _role(request: Request, asked: Role | None, *fitting: frozenset[Role]) -> Role:
    """The least of one's roles that fits, or the one that was named."""
    if asked is not None:
        return asked
    roles = known_caller(request).actor.roles
    return lowest(next((roles & each for each in fitting if roles & each), roles))


async def _done(ask: Awaitable[Facts | Refusal]) -> Facts:
    try:
        told = await ask
    except StoreUnavailable as error:
        raise Trouble(503, "the record cannot be written now; nothing has changed") from error
    if isinstance(told, Refusal):
        permitted = told.reason not in (Reason.NOT_PERMITTED, Reason.NOT_YOUR_WAGER)
        raise Trouble(409 if permitted else 403, str(told))
    return told


_PLAY: Final[dict[str, type[c.PatronCommand]]] = {
    kind.action: kind for kind in (c.SetPlayLimit, c.AcknowledgeCheck, c.CoolOff, c.SelfExclude)
}
_PATRON: Final[dict[str, type[c.PatronCommand]]] = {
    kind.action: kind
    for kind in (
        c.EnrolPatron,
        c.IssueCard,
        c.EndCard,
        c.ExcludePatron,
        c.LiftExclusion,
        c.MakeArrangement,
    )
}
_CASE: Final[dict[str, type[c.CaseCommand]]] = {
    kind.action: kind
    for kind in (c.NoteCase, c.ConfiscateDevice, c.DetainPerson, c.HandOverPerson, c.CloseCase)
}
_OFFICE: Final[dict[str, type[c.ActivateEdition] | type[c.TellRegulator]]] = {
    kind.action: kind for kind in (c.ActivateEdition, c.TellRegulator)
}


def _fields(body: msgspec.Struct, *without: str) -> dict[str, Any]:
    names = set(body.__struct_fields__) - {"by", *without}
    return {name: getattr(body, name) for name in names}


def _action(body: msgspec.Struct) -> str:
    return str(body.__struct_config__.tag)


@API.operation(
    "GET", "/v1/play", out=w.CareShown, parameters=(_PLAYER,), roles=PLAYERS | INSPECTORS
)
async def see_play(request: Request) -> w.CareShown:
    """How somebody has played, what limits it, and what must be read first."""
    return _care(request, _player(request, None))


def _care(request: Request, name: str) -> w.CareShown:
    front, desk = _desk(request)
    play = desk.plays.players.get(name)
    return show_care(desk.rules, name, desk.patrons.get(name), play, front.clock.now())


@API.operation(
    "POST", "/v1/play", body=w.PlayAsk, out=w.CareShown, refuses=(409, 503), roles=PLAYERS
)
async def ask_play(request: Request, body: Any) -> w.CareShown:
    """Limit one's play, confirm a reality check, cool off, or exclude oneself."""
    front, desk = _desk(request)
    name = _player(request, body.player)
    by = _role(request, None, frozenset({Role.PLAYER}), PLAYERS)
    kind = _PLAY[_action(body)]
    command = kind(by=by, at=front.clock.now(), patron=name, **_fields(body, "player"))
    await _done(desk.ask_patron(command, known_caller(request).actor))
    for host in front.house.tables.values():
        if name in host.table.seats:
            front.feed.forget(host.table.id)
    return _care(request, name)


@API.operation(
    "GET",
    "/v1/play/statement",
    parameters=(_PLAYER, _FROM, _TO, _FORMAT),
    refuses=(503,),
    roles=PLAYERS | INSPECTORS,
)
async def see_statement(request: Request) -> Response:
    """A player's activity statement, day by day, as JSON, CSV or PDF."""
    front, desk = _desk(request)
    name, query = _player(request, None), request.query_params
    window = Window(instant(query.get("from", "")), instant(query.get("to", "")))
    async with front.desks.looking:
        entries = await read_entries(front.desks.reader)
    made = await asyncio.to_thread(statement_report, entries, name, window, desk.rules)
    return await drawn(made, "statement", query.get("format", "") or "json")


@API.operation(
    "GET",
    "/v1/patrons/{patron}",
    out=w.PatronTold,
    roles=_REGISTRARS | INSPECTORS,
)
async def see_patron(request: Request) -> w.PatronTold:
    """A patron: cards, exclusions, arrangements, limits."""
    return _patron(request)


def _patron(request: Request) -> w.PatronTold:
    front, desk = _desk(request)
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
    front, desk = _desk(request)
    kind, name = _PATRON[_action(body)], request.path_params["patron"]
    by = _role(request, body.by, desk.roles_for(kind, getattr(body, "table", "")))
    command = kind(by=by, at=front.clock.now(), patron=name, **_fields(body))
    await _done(desk.ask_patron(command, known_caller(request).actor))
    return _patron(request)


@API.operation("GET", "/v1/cases", out=w.CaseList, roles=_WATCHERS | INSPECTORS)
async def list_cases(request: Request) -> w.CaseList:
    """Incidents, newest first, and the kinds there are."""
    _, desk = _desk(request)
    cases = sorted(desk.cases.values(), key=lambda case: case.opened_at, reverse=True)
    return w.CaseList(cases=tuple(_told(case) for case in cases), kinds=dict(CASES))


def _told(case: Case, then: str = "") -> w.CaseTold:
    return w.CaseTold(
        case=case.number,
        kind=case.kind,
        text=case.text,
        person=case.person,
        table=case.table,
        round_no=case.round_no,
        opened_at=case.opened_at,
        held_from=case.held_from,
        devices=case.devices,
        detained=case.detained,
        handed_to=case.handed_to,
        notes=case.notes,
        decision=case.decision,
        give_back=case.give_back,
        closed=case.closed,
        then=then,
    )


@API.operation(
    "POST",
    "/v1/cases",
    body=w.NewCase,
    out=w.CaseTold,
    refuses=(409, 503),
    roles=_WATCHERS,
)
async def open_case(request: Request, body: w.NewCase) -> w.CaseTold:
    """Put an incident on record."""
    front, desk = _desk(request)
    by = _role(request, body.by, _WATCHERS)
    command = c.OpenCase(by=by, at=front.clock.now(), case="", **_fields(body))
    (opened,) = await _done(desk.open_case(command, known_caller(request).actor))
    if not isinstance(opened, e.CaseOpened):
        raise Trouble(500, "a case was opened by something else")
    return _told(desk.case(opened.case), opened.then)


@API.operation(
    "POST",
    "/v1/cases/{case}",
    body=w.CaseAsk,
    out=w.CaseTold,
    refuses=(409, 503),
    roles=_WATCHERS,
)
async def ask_case(request: Request, body: Any) -> w.CaseTold:
    """Note something, confiscate a device, detain and hand over somebody, or close the case."""
    front, desk = _desk(request)
    kind, case = _CASE[_action(body)], _known_case(request)
    by = _role(request, body.by, desk.case_roles_for(kind, case))
    command = kind(by=by, at=front.clock.now(), case=case, **_fields(body))
    await _done(desk.ask_case(command, known_caller(request).actor))
    return _told(desk.case(case))


def _known_case(request: Request) -> str:
    _, desk = _desk(request)
    case = str(request.path_params["case"])
    if case not in desk.cases:
        raise Trouble(404, f"there is no case {case!r}")
    return case


@API.operation(
    "POST",
    "/v1/cases/{case}/seize",
    body=w.Seize,
    out=wire.Answer,
    refuses=(409, 503),
    roles=_SEIZERS,
)
async def seize_winnings(request: Request, body: w.Seize) -> wire.Answer:
    """Seize what a person won while they held a device; the log says how much that is."""
    front, desk = _desk(request)
    case, actor = _known_case(request), known_caller(request).actor
    host = front.house.tables.get(body.table)
    power = host.table.game.powers.get("seize") if host is not None else None
    by = _role(request, body.by, power.roles if power else frozenset())
    told = await desk.seize(case, body.table, by, front.clock.now(), actor)
    return front.told(case, body.table, told)


@API.operation(
    "POST", "/v1/office", body=w.OfficeAsk, out=wire.Done, refuses=(409, 503), roles=_SEIZERS
)
async def ask_office(request: Request, body: Any) -> wire.Done:
    """Note from when an edition holds, or that a month's report has gone to the regulator."""
    front, desk = _desk(request)
    by = _role(request, body.by, or_above(Role.MANAGEMENT_REPRESENTATIVE))
    command = _OFFICE[_action(body)](by=by, at=front.clock.now(), **_fields(body))
    await _done(desk.ask_office(command, known_caller(request).actor))
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
    front, _ = _desk(request)
    window = Window(instant(query.get("from", "")), instant(query.get("to", "")))
    try:
        async with front.desks.looking:
            entries = await read_entries(front.desks.reader)
    except NotReadable as error:
        raise Trouble(409, str(error)) from error
    if table := query.get("table", ""):
        entries = [entry for entry in entries if entry.stream == f"table:{table}"]
    made = await asyncio.to_thread(REGISTERS[name], entries, front.clock.now(), window)
    return await drawn(made, name, query.get("format", "") or "json")


@API.operation(
    "GET",
    "/v1/disputes/{table}/{number:int}",
    parameters=(_FORM,),
    refuses=(409, 503),
    roles=INSPECTORS,
)
async def export_dispute(request: Request) -> Response:
    """One dispute with its receipt, its replay and its records, as PDF or as an archive."""
    from croupier.devices.report_pdf import report_as_pdf

    front, _ = _desk(request)
    table, number = request.path_params["table"], request.path_params["number"]
    async with front.desks.looking:
        found = await make_dossier(front.desks.reader, table, number)
    if found is None:
        raise Trouble(404, f"table {table} has no dispute {number}")
    dossier, records = found
    paper = await asyncio.to_thread(report_as_pdf, dossier_report(dossier))
    name = f"dispute-{table}-{number}"
    if request.query_params.get("format", "") != "zip":
        headers = {"content-disposition": f'inline; filename="{name}.pdf"'}
        return Response(paper, headers=headers, media_type="application/pdf")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, content in dossier_files(dossier, records, paper).items():
            archive.writestr(f"{name}/{file}", content)
    headers = {"content-disposition": f'attachment; filename="{name}.zip"'}
    return Response(packed.getvalue(), headers=headers, media_type="application/zip")
