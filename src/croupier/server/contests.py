"""What the endpoints of tournaments and promotions share: answers, refusals, exports, paper."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted, Answer, Waiting
from croupier.house.log.record import Record
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.stream import Stream
from croupier.house.views.report import Report
from croupier.roulette.terms import TermLine
from croupier.server import wire_contests as wire
from croupier.server.api import Parameter
from croupier.server.calling import front_of, known_caller
from croupier.server.front import Caller
from croupier.server.problems import Refused, Trouble
from croupier.server.report_jobs import drawn
from croupier.server.wire import Done

KEY = Parameter(
    name="Idempotency-Key",
    place="header",
    required=True,
    says="the same key is answered the same way",
    pattern=r"^[A-Za-z0-9_.:-]{1,100}$",
)


H = TypeVar("H")


def stream_in(request: Request, word: str, streams: Mapping[str, H]) -> H:
    """The contest that a path names."""
    name = request.path_params[word]
    if name not in streams:
        raise Trouble(404, f"there is no {word} {name!r}")
    return streams[name]


async def opened(opening: Awaitable[object]) -> Done:
    """What is told of a contest that was set up, or could not be."""
    told = await opening
    if isinstance(told, Refusal):
        raise Refused(told, 409)
    return Done()


def caller_role(caller: Caller, asked: Any, roles: frozenset[Role]) -> Role:
    """In which role something is asked: as it says, or the least of one's own that may."""
    by: Role | None = asked.by
    fitting = caller.actor.roles & roles
    return by or lowest(fitting or caller.actor.roles or {Role.PLAYER})


async def put(
    request: Request,
    body: Any,
    stream: Stream[Any, Any],
    roles: Mapping[str, frozenset[Role]],
    make: Callable[[Any, Role, int], Any],
) -> wire.ContestAnswer:
    """Send a command to a tournament or promotion, and say what came of it."""
    caller, front, name = known_caller(request, changes=True), front_of(request), stream.id
    by = caller_role(caller, body, roles[type(body).__struct_config__.tag])
    command = make(body, by, front.clock.now())
    word = stream.kind.prefix.rstrip(":")
    key = f"{caller.actor.id}/{word}/{name}/{request.headers['Idempotency-Key']}"
    if not front.asks.take(caller.actor.id, front.clock.now()):
        raise Trouble(429, "slower, please")
    try:
        told: Answer = await front.house.gateway.submit(caller.actor, stream.name, command, key)
    except StoreUnsure:
        raise
    except StoreUnavailable:
        detail = "the record cannot be written now, so nothing is taken; nothing has changed"
        told = Refusal(Reason.EQUIPMENT_FAULT, detail)
    if isinstance(told, Waiting):
        raise Trouble(500, "nothing of a contest waits for a second person")
    now = front.clock.now()
    if isinstance(told, Accepted):
        events = told.events
        return wire.ContestAccepted(
            name=name,
            seq=told.version,
            time=now,
            clauses=tuple(dict.fromkeys(one for event in events for one in event.clauses)),
            warnings=tuple(dict.fromkeys(one for event in events for one in event.warnings)),
            repeated=told.repeated,
        )
    return wire.ContestRefused(
        name=name,
        seq=stream.version,
        time=now,
        reason=told.reason,
        detail=told.detail,
        facts=told.facts,
        code=told.code,
        params=told.params,
        clauses=told.clauses,
    )


async def export(name: str, history: AsyncIterator[tuple[Record, Any]]) -> wire.ContestExport:
    """Every record of a stream, with its payload as it is kept."""
    records = [
        wire.ContestRecord(
            number=record.number,
            seq=record.version,
            at=record.at,
            kind=record.kind,
            actor=record.actor,
            cause=record.cause,
            digest=record.digest.hex(),
            payload=msgspec.Raw(record.payload),
        )
        async for record, _ in history
    ]
    return wire.ContestExport(name=name, records=tuple(records))


def terms_told(report: Report, lines: Iterable[TermLine], version: int) -> wire.TermsTold:
    """Terms line by line."""
    return wire.TermsTold(
        title=report.title,
        version=version,
        lines=tuple(f"{row[1]}: {row[2]}" for row in report.rows),
        stated=tuple(
            wire.TermStated(key=each.key, says=each.says, stated=each.stated) for each in lines
        ),
    )


async def terms_paper(report: Report, name: str) -> Response:
    """Terms as PDF, for everybody who enters."""
    return await _as_file(report, f"terms-{name}", "pdf")


async def report_paper(request: Request, report: Report, name: str) -> Response:
    """A report in the form that was asked for; PDF where none was."""
    return await _as_file(report, name, request.query_params.get("format", "pdf"))


_MEDIA: Final = {"pdf": "application/pdf", "csv": "text/csv", "json": "application/json"}


async def _as_file(report: Report, name: str, form: str) -> Response:
    content = await asyncio.to_thread(drawn, report, form)
    headers = {"content-disposition": f'inline; filename="{name}.{form}"'}
    return Response(content, headers=headers, media_type=_MEDIA[form])
