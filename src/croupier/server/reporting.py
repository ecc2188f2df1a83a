"""Reports over HTTP, and the check of the whole log."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from croupier.core.ensure import InvariantBroken
from croupier.core.money import parse_money
from croupier.core.roles import Role, or_above
from croupier.house.codecs import TABLE_CODEC
from croupier.house.tables import stream_of
from croupier.house.views.cage_report import cage_report
from croupier.house.views.figures import Window
from croupier.house.views.house_reports import (
    day_report,
    mistakes_report,
    shift_report,
    table_report,
    tickets_report,
)
from croupier.house.views.report import Report, as_csv, as_json
from croupier.server import wire_inspect as w
from croupier.server.api import Parameter
from croupier.server.calling import API, front_of, known_caller
from croupier.server.front import Front
from croupier.server.inspecting import INSPECTORS
from croupier.server.problems import Trouble
from croupier.server.verifying import Check
from croupier.table.declare import Event

#: Who may have the whole log checked.
VERIFIERS: Final = frozenset(
    {
        Role.INSPECTOR,
        Role.AUTHORISED_OFFICER,
        Role.SURVEILLANCE,
        Role.ADMINISTRATOR,
        *or_above(Role.PIT_BOSS),
    }
)
#: What a cashier sees too.
_CASHIERS: Final = frozenset({"cage", "tickets"})
_OF_TABLES: Final[Mapping[str, Callable[[Mapping[str, Sequence[Event]], Window], Report]]] = {
    "table": table_report,
    "shift": shift_report,
    "day": day_report,
    "mistakes": mistakes_report,
}
KINDS: Final = (*_OF_TABLES, "tickets", "cage")

_FROM = Parameter(name="from", says="from this time on, ISO 8601, UTC unless it says otherwise")
_TO = Parameter(name="to", says="up to this time")
_TABLE = Parameter(name="table", says="only this table")
_FORMAT = Parameter(name="format", says="json, csv or pdf", pattern="^(json|csv|pdf)$")


@API.operation(
    "GET",
    "/v1/reports/{kind}",
    parameters=(_FROM, _TO, _TABLE, _FORMAT),
    refuses=(409, 503),
    roles=INSPECTORS | {Role.CASHIER},
)
async def see_report(request: Request) -> Response:
    """A report: table, shift, day, mistakes, tickets or cage, as JSON, CSV or PDF."""
    kind, query = request.path_params["kind"], request.query_params
    if kind not in KINDS:
        raise Trouble(404, f"there is no report {kind!r}; there is {', '.join(KINDS)}")
    front = _reporting(request, kind)
    window = Window(instant(query.get("from", "")), instant(query.get("to", "")))
    async with front.desks.looking:
        made = await _make(front, kind, query.get("table", ""), window)
    return await drawn(made, kind, query.get("format", "") or "json")


def _reporting(request: Request, kind: str) -> Front:
    """The house, for somebody who may see this report: a cashier sees the cage's alone."""
    actor = known_caller(request).actor
    if kind not in _CASHIERS and not actor.roles & INSPECTORS:
        raise Trouble(403, f"{actor.id} does not see this report")
    return front_of(request)


def instant(text: str) -> int | None:
    """Milliseconds of a time in ISO 8601, or Trouble; None where none was given."""
    if not text:
        return None
    try:
        moment = datetime.fromisoformat(text)
        moment = moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
        at = int(moment.timestamp() * 1000)
    except (ValueError, OverflowError) as error:
        raise Trouble(422, f"{text!r} is no time; write 2026-01-05 or 2026-01-05T14:30") from error
    return at


async def _make(front: Front, kind: str, table: str, window: Window) -> Report:
    if table and table not in front.house.tables:
        raise Trouble(404, f"there is no table {table!r}")
    now = front.clock.now()
    done = [(one.actor, one.event) for one in await front.desks.cage.handled()]
    if kind == "cage":
        slips = (await front.desks.cage.slips()).values()
        cash = await front.desks.cage.tournament_cash()
        return cage_report([*done, *cash], [slip.ticket for slip in slips], now, window)
    names = [table] if table else list(front.house.tables)
    histories = {name: await _history(front, name) for name in names}
    try:
        if kind == "tickets":
            own = {
                slip.ticket.number
                for slip in (await front.desks.cage.slips()).values()
                if slip.ticket.table in names
            }
            events = [event for _, event in done if event.number in own]
            return await asyncio.to_thread(tickets_report, histories, events, now, window)
        return await asyncio.to_thread(_OF_TABLES[kind], histories, window)
    except InvariantBroken as error:
        raise Trouble(409, f"the report is not made, for the figures differ: {error}") from error


async def _history(front: Front, table: str) -> list[Event]:
    records = front.desks.reader.read(stream=stream_of(table))
    return [TABLE_CODEC.decode(record.kind, record.payload) async for record in records]


async def drawn(report: Report, kind: str, form: str) -> Response:
    """A report as an answer: json, csv or pdf."""
    headers = {"content-disposition": f'inline; filename="{kind}.{form}"'}
    if form == "pdf":
        from croupier.devices.report_pdf import report_as_pdf

        paper = await asyncio.to_thread(report_as_pdf, report)
        return Response(paper, headers=headers, media_type="application/pdf")
    if form == "csv":
        return Response(as_csv(report), headers=headers, media_type="text/csv")
    return Response(as_json(report), media_type="application/json")


@API.operation(
    "POST",
    "/v1/verify",
    body=w.VerifyAsk,
    out=w.Verification,
    refuses=(409, 503),
    roles=VERIFIERS,
)
async def begin_verification(request: Request, body: w.VerifyAsk) -> w.Verification:
    """Have the whole log checked, beside the running house; ask again for how far it has come."""
    caller, front = known_caller(request), front_of(request)
    verifier = front.desks.verifier
    if verifier.running:
        raise Trouble(409, "a check is under way; it can be looked at meanwhile")
    total, _ = await front.desks.reader.head()
    check = Check(caller.actor.id, front.clock.now(), total)
    await verifier.begin(check, body.root, front.clock.now)
    return _verification(check)


@API.operation("GET", "/v1/verify", out=w.Verification, roles=INSPECTORS)
async def see_verification(request: Request) -> w.Verification:
    """The last check of the log: how far it has come, or what it found."""
    check = front_of(request).desks.verifier.last
    return w.Verification(state="none") if check is None else _verification(check)


def _verification(check: Check) -> w.Verification:
    found = check.found or {}
    fault = found.get("fault") or {}
    said = f"record {fault['record']} ({fault['stream']}): {fault['what']}" if fault else ""
    return w.Verification(
        state=check.state,
        by=check.by,
        started_at=check.started_at,
        ended_at=check.ended_at,
        records=check.records,
        total=max(check.total, check.records),
        rounds=found.get("rounds", 0),
        tables=len(found.get("tables", ())),
        tickets=found.get("tickets", 0),
        liability=parse_money(found.get("liability", "0")),
        root=found.get("root", ""),
        fault=said or check.failed,
        fault_record=fault.get("record"),
        notes=tuple(found.get("notes", ())),
    )
