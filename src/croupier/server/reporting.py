"""Reports over HTTP, and the check of the whole log."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.core.declarations import whole
from croupier.core.messages import say
from croupier.core.money import parse_money
from croupier.core.roles import Role, or_above
from croupier.house.views.figures import Window
from croupier.house.views.worded import Worded
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message
from croupier.server.gateway import HttpGateway
from croupier.server.inspecting import INSPECTORS
from croupier.server.paper_language import LANGUAGE, language_of
from croupier.server.problems import HttpError
from croupier.server.report_jobs import KINDS, MEDIA, house_report
from croupier.server.verifying import Check


class Verification(Message, frozen=True, kw_only=True):
    """A check of the whole log: how far it has come, and what was found.

    `state` is none, running, clean, wrong or failed. `root` is the hash of the last good record:
    noted outside the house, it shows later that nothing before it was changed.
    """

    state: str
    by: str = ""
    started_at: int | None = None
    ended_at: int | None = None
    records: int = 0
    total: int = 0
    rounds: int = 0
    tables: int = 0
    tickets: int = 0
    liability: int = 0
    root: str = ""
    fault: Worded | None = None
    fault_record: int | None = None
    notes: tuple[Worded, ...] = ()


class VerifyRequest(Message, frozen=True, kw_only=True):
    """Check the log; with `root`, also that a hash noted earlier is still in it."""

    root: Annotated[str, whole("([0-9a-f]{64})?")] = ""


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
    parameters=(_FROM, _TO, _TABLE, _FORMAT, LANGUAGE),
    refuses=(409, 503),
    roles=INSPECTORS | {Role.CASHIER},
)
async def see_report(request: Request) -> Response:
    """A report: table, shift, day, mistakes, tickets or cage, as JSON, CSV or PDF."""
    kind, query = request.path_params["kind"], request.query_params
    if kind not in KINDS:
        raise HttpError(404, say("http-no-report", kind=kind, known=list(KINDS)))
    gateway = _reporting(request, kind)
    window = Window(instant(query.get("from", "")), instant(query.get("to", "")))
    table, now = query.get("table", ""), gateway.clock.now()
    if table and table not in gateway.house.tables:
        raise HttpError(404, say("house-there-no-table", table=table))
    names = [table] if table else list(gateway.house.tables)
    return await written(request, kind, house_report, kind, names, now, window)


def _reporting(request: Request, kind: str) -> HttpGateway:
    """The house, for somebody who may see this report: a cashier sees the cage's alone."""
    actor = known_caller(request).actor
    if kind not in _CASHIERS and not actor.roles & INSPECTORS:
        raise HttpError(403, say("http-report-denied", actor=actor.id))
    return gateway_of(request)


def instant(text: str) -> int | None:
    """Milliseconds of a time in ISO 8601, or HttpError; None where none was given."""
    if not text:
        return None
    try:
        moment = datetime.fromisoformat(text)
        moment = moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
        at = int(moment.timestamp() * 1000)
    except (ValueError, OverflowError) as error:
        raise HttpError(422, say("http-no-time", text=text)) from error
    return at


async def written(
    request: Request, name: str, work: Callable[..., Awaitable[bytes]], *given: object
) -> Response:
    """A report as an answer: json, csv or pdf, as the request wants it.

    Paper is in the language of the house unless another is named; what programs read, in English.
    """
    form = request.query_params.get("format", "") or "json"
    caller = known_caller(request).actor.id
    language = language_of(request) if form == "pdf" else LANGUAGE.read(request)
    made = await gateway_of(request).desks.jobs.run(caller, work, *given, form, language)
    headers = {} if form == "json" else {"content-disposition": f'inline; filename="{name}.{form}"'}
    return Response(made, headers=headers, media_type=MEDIA[form])


@API.operation(
    "POST",
    "/v1/verify",
    body=VerifyRequest,
    out=Verification,
    refuses=(409, 503),
    roles=VERIFIERS,
)
async def begin_verification(request: Request, body: VerifyRequest) -> Verification:
    """Have the whole log checked, beside the running house; repeat it to see how far it is."""
    caller, gateway = known_caller(request), gateway_of(request)
    verifier = gateway.desks.verifier
    if verifier.running:
        raise HttpError(409, say("http-check-under-way"))
    total, _ = await gateway.desks.reader.head()
    check = Check(caller.actor.id, gateway.clock.now(), total)
    await verifier.begin(check, body.root, gateway.clock.now)
    return _verification(check)


@API.operation("GET", "/v1/verify", out=Verification, roles=INSPECTORS)
async def see_verification(request: Request) -> Verification:
    """The last check of the log: how far it has come, or what it found."""
    check = gateway_of(request).desks.verifier.last
    return Verification(state="none") if check is None else _verification(check)


def _verification(check: Check) -> Verification:
    found = check.found or {}
    fault = found.get("fault") or {}
    failed = Worded(text=check.failed) if check.failed else None
    return Verification(
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
        fault=msgspec.convert(fault["said"], Worded) if fault else failed,
        fault_record=fault.get("record"),
        notes=msgspec.convert(found.get("notes", ()), tuple[Worded, ...]),
    )
