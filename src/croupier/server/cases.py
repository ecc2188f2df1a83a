"""Incidents over HTTP: opened, looked into, and closed, with what bears on them."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from starlette.requests import Request

from croupier.compliance.declare import CaseEvent, case_roles
from croupier.compliance.detention import (
    DeviceConfiscated,
    PersonDetained,
    PersonHandedOver,
)
from croupier.compliance.incidents import (
    WATCHERS,
    CaseClosed,
    CaseNoted,
    CaseOpened,
    OpenCase,
)
from croupier.compliance.state import CASES, Case
from croupier.core.roles import Role, or_above
from croupier.house.log.record import Record
from croupier.roulette.game import Power
from croupier.server import wire
from croupier.server import wire_cases as w
from croupier.server.calling import API, known_caller
from croupier.server.compliance import action_of, desk_of, fields_of, role_of, submit
from croupier.server.front import Front
from croupier.server.inspecting import INSPECTORS
from croupier.server.problems import Trouble

_SEIZERS: Final = or_above(Role.GAME_SUPERVISOR)


@API.operation("GET", "/v1/cases", out=w.CaseList, roles=WATCHERS | INSPECTORS)
async def list_cases(request: Request) -> w.CaseList:
    """Incidents, newest first, and the kinds there are."""
    _, desk = desk_of(request)
    cases = sorted(desk.cases.values(), key=lambda case: case.opened_at, reverse=True)
    return w.CaseList(
        cases=tuple(_told(request, case) for case in cases),
        kinds=dict(CASES),
        may_open=bool(known_caller(request).actor.roles & WATCHERS),
    )


@API.operation("GET", "/v1/cases/{case}", out=w.CaseStory, roles=WATCHERS | INSPECTORS)
async def see_case(request: Request) -> w.CaseStory:
    """One incident, step by step: who found or did what, when, and under which clause."""
    _, desk = desk_of(request)
    case = _known(request)
    steps = await desk.case_history(case.number)
    return w.CaseStory(case=_told(request, case), steps=tuple(_step(*step) for step in steps))


def _step(record: Record, event: CaseEvent) -> w.CaseStep:
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
    return w.CaseStep(
        at=record.at,
        actor=record.actor,
        role=event.by,
        kind=kind,
        text=text,
        who=who,
        clauses=event.clauses,
    )


def _told(request: Request, case: Case, then: str = "") -> w.CaseTold:
    front, _ = desk_of(request)
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
        clauses=case.clauses,
        disputes=tuple(_disputes(front, case)),
        may=tuple(_may(request, case)),
        then=then,
    )


def _disputes(front: Front, case: Case) -> Iterator[int]:
    """Disputes about the same round, of the same person where the case names one."""
    stream = front.house.tables.get(case.table)
    for dispute in stream.state.disputes if stream is not None else ():
        if dispute.round_no == case.round_no and case.person in ("", dispute.player):
            yield dispute.number


def _powers(request: Request, case: Case) -> Mapping[str, Power]:
    """What the book of the case's table allows."""
    front, _ = desk_of(request)
    stream = front.house.tables.get(case.table)
    return stream.state.game.powers if stream is not None else {}


def _may(request: Request, case: Case) -> Iterator[w.CaseMay]:
    """What the caller may ask about a case, with the clauses that let them."""
    if not case.is_open:
        return
    roles, powers = known_caller(request).actor.roles, _powers(request, case)
    kept = bool(case.detained) and not case.handed_to
    for action, kind in w.FURTHER.items():
        power = powers.get(action)
        idle = {"detain": kept, "hand-over-person": not kept}.get(action, False)
        if not idle and roles & (case_roles(kind, powers) or frozenset()):
            yield w.CaseMay(action=action, clauses=power.clauses if power is not None else ())
    seize = powers.get("seize")
    held = case.held_from is not None and bool(case.person)
    if held and seize is not None and roles & seize.roles & _SEIZERS:
        yield w.CaseMay(action="seize", clauses=seize.clauses)


@API.operation(
    "POST",
    "/v1/cases",
    body=w.NewCase,
    out=w.CaseTold,
    refuses=(409, 503),
    roles=WATCHERS,
)
async def open_case(request: Request, body: Any) -> w.CaseTold:
    """Put an incident on record."""
    front, desk = desk_of(request)
    by = role_of(request, body.by, WATCHERS)
    command = OpenCase(by=by, at=front.clock.now(), case="", **fields_of(body))
    (opened,) = (await submit(request, command)).events
    return _told(request, desk.case(opened.case), opened.then)


@API.operation(
    "POST",
    "/v1/cases/{case}",
    body=w.CaseAsk,
    out=w.CaseTold,
    refuses=(409, 503),
    roles=WATCHERS,
)
async def ask_case(request: Request, body: Any) -> w.CaseTold:
    """Note something, confiscate a device, detain and hand over somebody, or close the case."""
    front, desk = desk_of(request)
    kind, case = w.FURTHER[action_of(body)], _known(request).number
    by = role_of(request, body.by, desk.case_roles_for(kind, case))
    command = kind(by=by, at=front.clock.now(), case=case, **fields_of(body))
    await submit(request, command)
    return _told(request, desk.case(case))


def _known(request: Request) -> Case:
    _, desk = desk_of(request)
    case = desk.cases.get(str(request.path_params["case"]))
    if case is None:
        raise Trouble(404, f"there is no case {request.path_params['case']!r}")
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
    front, desk = desk_of(request)
    case, actor = _known(request).number, known_caller(request).actor
    stream = front.house.tables.get(body.table)
    power = stream.state.game.powers.get("seize") if stream is not None else None
    by = role_of(request, body.by, power.roles if power else frozenset())
    told = await desk.seize(case, body.table, by, front.clock.now(), actor)
    return front.told(case, body.table, told)
