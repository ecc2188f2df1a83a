"""Reports over HTTP, and the check of the whole log."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from croupier.core.money import parse_money
from croupier.core.roles import Role, or_above
from croupier.house.views.figures import Window
from croupier.server import wire_inspect as w
from croupier.server.api import Parameter
from croupier.server.calling import API, front_of, known_caller
from croupier.server.front import Front
from croupier.server.inspecting import INSPECTORS
from croupier.server.problems import Trouble
from croupier.server.report_jobs import KINDS, MEDIA, house_report
from croupier.server.verifying import Check

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
    table, now = query.get("table", ""), front.clock.now()
    if table and table not in front.house.tables:
        raise Trouble(404, f"there is no table {table!r}")
    names = [table] if table else list(front.house.tables)
    return await written(request, kind, house_report, kind, names, now, window)


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


async def written(
    request: Request, name: str, work: Callable[..., Awaitable[bytes]], *given: object
) -> Response:
    """A report as an answer: json, csv or pdf, as the request wants it."""
    form = request.query_params.get("format", "") or "json"
    caller = known_caller(request).actor.id
    made = await front_of(request).desks.jobs.run(caller, work, *given, form)
    headers = {} if form == "json" else {"content-disposition": f'inline; filename="{name}.{form}"'}
    return Response(made, headers=headers, media_type=MEDIA[form])


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
