"""Incidents over HTTP: opened, looked into, and closed, with what bears on them."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Union

from starlette.requests import Request

from croupier.compliance.catalogue import CASES as CASE_COMMANDS
from croupier.compliance.declare import CaseEvent, case_roles
from croupier.compliance.detention import (
    DeviceConfiscated,
    PersonDetained,
    PersonHandedOver,
)
from croupier.compliance.incidents import (
    OBSERVERS,
    CaseClosed,
    CaseNoted,
    CaseOpened,
    OpenCase,
)
from croupier.compliance.state import CASES, Case
from croupier.core.messages import Saying, say
from croupier.core.roles import Role, or_above
from croupier.house.log.record import Record
from croupier.house.views.worded import Worded, worded
from croupier.roulette.game import Power
from croupier.server import wire
from croupier.server.calling import API, known_caller
from croupier.server.command_messages import Message, Name, command_message, command_messages
from croupier.server.compliance import action_of, desk_of, fields_of, role_of, submit
from croupier.server.gateway import HttpGateway
from croupier.server.inspecting import ROUND_READERS
from croupier.server.problems import HttpError

NewCase: Any = command_message(OpenCase, "case", name="NewCase")
#: What is done about a case that is on record.
FURTHER: Final = {
    action: kind for action, kind in CASE_COMMANDS.commands.items() if kind is not OpenCase
}
CaseRequest: Any = Union[tuple(command_messages(FURTHER, "case").values())]  # noqa: UP007


class Seize(Message, frozen=True, kw_only=True):
    """Seize what the person of a case won at a table while they held a device."""

    by: Role | None = None
    table: Name


class CaseDetails(Message, frozen=True, kw_only=True):
    """An incident and what was done about it; `then` is what the book has staff do at once."""

    case: str
    kind: str
    text: str
    person: str
    table: str
    round_no: int
    opened_at: int
    held_from: int | None
    devices: tuple[tuple[str, str], ...]
    detained: str
    handed_to: str
    notes: tuple[str, ...]
    decision: str
    give_back: bool
    closed: bool
    clauses: tuple[str, ...]
    #: Disputes at the same table about the same round, each with its dossier.
    disputes: tuple[int, ...]
    may: tuple["CaseMay", ...]
    then: str = ""
    #: The same in words for any language; None where there is nothing to do at once.
    then_said: Worded | None = None


class CaseMay(Message, frozen=True, kw_only=True):
    """A command the caller may give about a case; the clauses are those that give the power."""

    action: str
    clauses: tuple[str, ...]


class CaseStep(Message, frozen=True, kw_only=True):
    """Something found or done: opened, noted, confiscated, detained, handed-over or closed."""

    at: int
    actor: str
    role: Role
    kind: str
    text: str
    who: str
    clauses: tuple[str, ...]


class CaseHistory(Message, frozen=True, kw_only=True):
    """An incident and every step of it, oldest first."""

    case: CaseDetails
    steps: tuple[CaseStep, ...]


class CaseList(Message, frozen=True, kw_only=True):
    """Every incident, newest first, and the kinds there are."""

    cases: tuple[CaseDetails, ...]
    kinds: dict[str, str]
    may_open: bool


_SEIZERS: Final = or_above(Role.GAME_SUPERVISOR)


@API.operation("GET", "/v1/cases", out=CaseList, roles=OBSERVERS | ROUND_READERS)
async def list_cases(request: Request) -> CaseList:
    """Incidents, newest first, and the kinds there are."""
    _, desk = desk_of(request)
    cases = sorted(desk.cases.values(), key=lambda case: case.opened_at, reverse=True)
    return CaseList(
        cases=tuple(_details(request, case) for case in cases),
        kinds=dict(CASES),
        may_open=bool(known_caller(request).actor.roles & OBSERVERS),
    )


@API.operation("GET", "/v1/cases/{case}", out=CaseHistory, roles=OBSERVERS | ROUND_READERS)
async def see_case(request: Request) -> CaseHistory:
    """One incident, step by step: who found or did what, when, and under which clause."""
    _, desk = desk_of(request)
    case = _known(request)
    steps = await desk.case_history(case.number)
    return CaseHistory(case=_details(request, case), steps=tuple(_step(*step) for step in steps))


def _step(record: Record, event: CaseEvent) -> CaseStep:
    kind, text, who = "", "", ""
    match event:
        case CaseOpened():
            kind, text, who = "opened", event.text, event.person
        case CaseNoted():
            kind, text = "noted", event.text
        case DeviceConfiscated():
            kind, text, who = "confiscated", event.description, event.holder
        case PersonDetained():
            kind, who = "detained", event.person
        case PersonHandedOver():
            kind, who = "handed-over", event.to
        case CaseClosed():
            kind, text = "closed", event.decision
    return CaseStep(
        at=record.at,
        actor=record.actor,
        role=event.by,
        kind=kind,
        text=text,
        who=who,
        clauses=event.clauses,
    )


def _details(request: Request, case: Case, then: Saying = "") -> CaseDetails:
    gateway, _ = desk_of(request)
    return CaseDetails(
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
        clauses=case.clauses,
        disputes=tuple(_disputes(gateway, case)),
        may=tuple(_may(request, case)),
        then=str(then),
        then_said=worded(then) if then else None,
    )


def _disputes(gateway: HttpGateway, case: Case) -> Iterator[int]:
    """Disputes about the same round, of the same person where the case names one."""
    stream = gateway.house.tables.get(case.table)
    for dispute in stream.state.disputes if stream is not None else ():
        if dispute.round_no == case.round_no and case.person in ("", dispute.player):
            yield dispute.number


def _powers(request: Request, case: Case) -> Mapping[str, Power]:
    """What the book of the case's table allows."""
    gateway, _ = desk_of(request)
    stream = gateway.house.tables.get(case.table)
    return stream.state.game.powers if stream is not None else {}


def _may(request: Request, case: Case) -> Iterator[CaseMay]:
    """Which commands the caller may give about a case, with the clauses that let them."""
    if not case.is_open:
        return
    roles, powers = known_caller(request).actor.roles, _powers(request, case)
    kept = bool(case.detained) and not case.handed_to
    for action, kind in FURTHER.items():
        power = powers.get(action)
        idle = {"detain": kept, "hand-over-person": not kept}.get(action, False)
        if not idle and roles & (case_roles(kind, powers) or frozenset()):
            yield CaseMay(action=action, clauses=power.clauses if power is not None else ())
    seize = powers.get("seize")
    held = case.held_from is not None and bool(case.person)
    if held and seize is not None and roles & seize.roles & _SEIZERS:
        yield CaseMay(action="seize", clauses=seize.clauses)


@API.operation(
    "POST",
    "/v1/cases",
    body=NewCase,
    out=CaseDetails,
    refuses=(409, 503),
    roles=OBSERVERS,
)
async def open_case(request: Request, body: Any) -> CaseDetails:
    """Put an incident on record."""
    gateway, desk = desk_of(request)
    by = role_of(request, body.by, OBSERVERS)
    command = OpenCase(by=by, at=gateway.clock.now(), case="", **fields_of(body))
    (opened,) = (await submit(request, command)).events
    return _details(request, desk.case(opened.case), opened.next_act)


@API.operation(
    "POST",
    "/v1/cases/{case}",
    body=CaseRequest,
    out=CaseDetails,
    refuses=(409, 503),
    roles=OBSERVERS,
)
async def submit_case(request: Request, body: Any) -> CaseDetails:
    """Note something, confiscate a device, detain and hand over somebody, or close the case."""
    gateway, desk = desk_of(request)
    kind, case = FURTHER[action_of(body)], _known(request).number
    by = role_of(request, body.by, desk.case_roles_for(kind, case))
    command = kind(by=by, at=gateway.clock.now(), case=case, **fields_of(body))
    await submit(request, command)
    return _details(request, desk.case(case))


def _known(request: Request) -> Case:
    _, desk = desk_of(request)
    case = desk.cases.get(str(request.path_params["case"]))
    if case is None:
        raise HttpError(404, say("http-no-case", case=str(request.path_params["case"])))
    return case


@API.operation(
    "POST",
    "/v1/cases/{case}/seize",
    body=Seize,
    out=wire.Answer,
    refuses=(409, 503),
    roles=_SEIZERS,
)
async def seize_winnings(request: Request, body: Seize) -> wire.Answer:
    """Seize what a person won while they held a device; the log says how much that is."""
    gateway, desk = desk_of(request)
    case, actor = _known(request).number, known_caller(request).actor
    stream = gateway.house.tables.get(body.table)
    power = stream.state.game.powers.get("seize") if stream is not None else None
    by = role_of(request, body.by, power.roles if power else frozenset())
    answer = await desk.seize(case, body.table, by, gateway.clock.now(), actor)
    return gateway.wire_answer(case, body.table, answer)
