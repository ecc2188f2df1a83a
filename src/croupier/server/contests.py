"""What the endpoints of tournaments and promotions share: answers, refusals, exports, paper."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from types import UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.core.declarations import whole
from croupier.core.facts import Facts
from croupier.core.messages import Params, say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted, Answer, Waiting
from croupier.house.log.record import Record
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.stream import Stream
from croupier.house.views.contest_board import MissingShown, TournamentLine
from croupier.house.views.report import Report
from croupier.house.views.worded import Worded, all_worded, plain, worded
from croupier.roulette.terms import TermLine
from croupier.server.api import Parameter
from croupier.server.calling import gateway_of, known_caller
from croupier.server.command_messages import Message, Name, Text, Whole
from croupier.server.gateway import Caller
from croupier.server.limits import Crowded
from croupier.server.paper_language import LANGUAGE, language_of
from croupier.server.problems import HttpError, Refused
from croupier.server.report_jobs import MEDIA, drawn, paper
from croupier.server.wire import Done
from croupier.tournament.catalogue import COMMANDS as TOURNAMENT_COMMANDS
from croupier.tournament.declare import Command as TournamentCommand
from croupier.tournament.terms import Terms as TournamentConditions

#: What the house fills in itself: who and when, every lot, and the table as it stands.
_HOUSES_OWN: Final = frozenset({"by", "at", "order", "stands"})
Slug = Annotated[str, whole("[A-Za-z0-9][A-Za-z0-9_-]{0,31}")]
_PLAIN: Final[dict[Any, Any]] = {str: Text, int: Whole, Money: Whole}


def _read(hint: Any) -> Any:
    """A type as it is read from outside."""
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple(map(_read, get_args(hint)))]  # noqa: UP007
    return _PLAIN.get(hint, hint)


def _field(each: Any, hint: Any, none: object = MISSING) -> tuple[Any, ...]:
    """A field with its default, if it has one; `none` stands for no default."""
    read = _read(hint)
    if each.default is not none:
        return (each.name, read, each.default)
    if each.default_factory is not none:
        return (each.name, read, msgspec.field(default_factory=each.default_factory))
    return (each.name, Name if each.name == "player" else read)


def _terms(kind: type[Any], name: str) -> Any:
    """Terms under a name of their own, in which nothing may stand that they do not know."""
    hints = get_type_hints(kind)
    own = [_field(each, hints[each.name]) for each in fields(kind)]
    shape = msgspec.defstruct(name, own, bases=(Message,), module=__name__, kw_only=True)
    shape.__doc__ = kind.__doc__
    _PLAIN[kind] = shape
    return shape


TournamentTerms: Any = _terms(TournamentConditions, "TournamentTerms")


def _shapes(commands: dict[str, type[Any]], prefix: str) -> dict[str, type[Any]]:
    shapes = {}
    for action, kind in commands.items():
        hints = get_type_hints(kind)
        own = [
            _field(each, hints[each.name], msgspec.NODEFAULT)
            for each in msgspec.structs.fields(kind)
            if each.name not in _HOUSES_OWN
        ]
        shape = msgspec.defstruct(
            f"{prefix}{kind.__name__}Request",
            [*own, ("by", Role | None, None)],
            bases=(Message,),
            module=__name__,
            kw_only=True,
            tag=action,
        )
        shape.__doc__ = kind.__doc__
        shapes[action] = shape
    return shapes


_TOURNAMENT: Final = _shapes(TOURNAMENT_COMMANDS, "Tournament")
AnyTournamentCommand: Any = Union[tuple(_TOURNAMENT.values())]  # noqa: UP007


def _own(request: Any) -> dict[str, Any]:
    own = {name: getattr(request, name) for name in request.__struct_fields__ if name != "by"}
    return {name: plain_terms(value) for name, value in own.items()}


def plain_terms(value: Any) -> Any:
    """Terms as the core has them; anything else as it is."""
    if isinstance(value, TournamentTerms):
        return msgspec.convert(msgspec.to_builtins(value), TournamentConditions)
    return value


def to_tournament_command(request: Any, by: Role, at: int) -> TournamentCommand:
    """The tournament's command that a message means."""
    made: TournamentCommand = TOURNAMENT_COMMANDS[request.__struct_config__.tag](
        **_own(request), by=by, at=at
    )
    return made


class NewTournament(Message, frozen=True, kw_only=True):
    """A tournament to be set up under a book, on one of its games."""

    tournament: Slug
    book: Text
    game: Text = ""
    options: Annotated[dict[Text, Text], msgspec.Meta(max_length=50)] = {}


class TournamentDraft(Message, frozen=True, kw_only=True):
    """Terms of a tournament that are not published yet."""

    terms: TournamentTerms


class MissingList(Message, frozen=True, kw_only=True):
    """What terms must state and do not; nothing where they are whole."""

    missing: tuple[MissingShown, ...]
    banned: tuple[str, ...] = ()


class TournamentList(Message, frozen=True, kw_only=True):
    """Every tournament of the house."""

    tournaments: tuple[TournamentLine, ...]
    time: int


class TermStated(Message, frozen=True, kw_only=True):
    """Something that terms state; a screen may say by its `key` what it is in another language."""

    key: str
    says: str
    stated: str
    #: How it stands, to be said in any language.
    said: Worded = Worded(text="")


class TermsDetails(Message, frozen=True, kw_only=True):
    """Terms and conditions as people read them, line by line."""

    title: str
    version: int
    lines: tuple[str, ...]
    stated: tuple[TermStated, ...] = ()


class ContestAccepted(Message, tag="accepted", frozen=True, kw_only=True):
    """Done and durable. `seq` is the version of the tournament or promotion that it led to."""

    name: str
    seq: int
    time: int
    clauses: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    #: The same to be said in any language.
    warned: tuple[Worded, ...] = ()
    repeated: bool = False


class ContestRefused(Message, tag="refused", frozen=True, kw_only=True):
    """Not done; nothing has changed. `reason` is one of a fixed list."""

    name: str
    seq: int
    time: int
    reason: Reason
    detail: str
    clauses: tuple[str, ...] = ()
    facts: Facts = {}
    code: str = ""
    params: Params = {}


ContestAnswer = ContestAccepted | ContestRefused


class ContestRecord(Message, frozen=True, kw_only=True):
    """A record as it is kept: what happened, when, by whose hand, and its place in the chain."""

    number: int
    seq: int
    at: int
    kind: str
    actor: str
    cause: str
    digest: str
    payload: msgspec.Raw


class ContestExport(Message, frozen=True, kw_only=True):
    """Everything that happened in a tournament or a promotion, record by record."""

    name: str
    records: tuple[ContestRecord, ...]


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
        raise HttpError(404, say("http-no-contest", kind=word, name=name))
    return streams[name]


async def opened(opening: Awaitable[object]) -> Done:
    """The answer about a contest that was set up, or could not be."""
    answer = await opening
    if isinstance(answer, Refusal):
        raise Refused(answer, 409)
    return Done()


def caller_role(caller: Caller, request: Any, roles: frozenset[Role]) -> Role:
    """In which role something is asked: as it says, or the least of one's own that may."""
    by: Role | None = request.by
    fitting = caller.actor.roles & roles
    return by or lowest(fitting or caller.actor.roles or {Role.PLAYER})


async def put(
    request: Request,
    body: Any,
    stream: Stream[Any, Any],
    roles: Mapping[str, frozenset[Role]],
    make: Callable[[Any, Role, int], Any],
) -> ContestAnswer:
    """Send a command to a tournament or promotion, and say what came of it."""
    caller, gateway, name = known_caller(request, changes=True), gateway_of(request), stream.id
    by = caller_role(caller, body, roles[type(body).__struct_config__.tag])
    command = make(body, by, gateway.clock.now())
    word = stream.kind.prefix.rstrip(":")
    key = f"{caller.actor.id}/{word}/{name}/{request.headers['Idempotency-Key']}"
    if not gateway.commands_sent.take(caller.actor.id, gateway.clock.now()):
        raise HttpError(429, say("http-slower"))
    try:
        answer: Answer = await gateway.house.gateway.submit(caller.actor, stream.name, command, key)
    except StoreUnsure:
        raise
    except StoreUnavailable:
        detail = say("house-record-unwritten")
        answer = Refusal(Reason.EQUIPMENT_FAULT, detail)
    if isinstance(answer, Waiting):
        raise HttpError(500, say("http-contest-waits"))
    now = gateway.clock.now()
    if isinstance(answer, Accepted):
        events = answer.events
        warnings = [warning for event in events for warning in event.warnings]
        return ContestAccepted(
            name=name,
            seq=answer.version,
            time=now,
            clauses=tuple(dict.fromkeys(one for event in events for one in event.clauses)),
            warnings=plain(warnings),
            warned=all_worded(warnings),
            repeated=answer.repeated,
        )
    return ContestRefused(
        name=name,
        seq=stream.version,
        time=now,
        reason=answer.reason,
        detail=answer.detail,
        facts=answer.facts,
        code=answer.code,
        params=answer.params,
        clauses=answer.clauses,
    )


async def export(name: str, history: AsyncIterator[tuple[Record, Any]]) -> ContestExport:
    """Every record of a stream, with its payload as it is kept."""
    records = [
        ContestRecord(
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
    return ContestExport(name=name, records=tuple(records))


def terms_details(report: Report, lines: Iterable[TermLine], version: int) -> TermsDetails:
    """Terms line by line."""
    return TermsDetails(
        title=str(report.title),
        version=version,
        lines=tuple(f"{row[1]}: {row[2]}" for row in report.rows),
        stated=tuple(
            TermStated(
                key=each.key,
                says=str(each.says),
                stated=str(each.stated),
                said=worded(each.stated),
            )
            for each in lines
        ),
    )


async def terms_paper(request: Request, report: Report, name: str) -> Response:
    """Terms as PDF, for everybody who enters: one after another, as any stranger may want them."""
    try:
        async with gateway_of(request).desks.drawing.turn():
            content = await asyncio.to_thread(drawn, report, "pdf", language_of(request))
    except Crowded as crowded:
        raise HttpError(429, say("http-slower"), retry_ms=1000) from crowded
    return _as_file(content, f"terms-{name}", "pdf")


async def report_paper(request: Request, report: Report, name: str) -> Response:
    """A report in the form that was asked for; PDF where none was."""
    form = request.query_params.get("format", "pdf")
    language = language_of(request) if form == "pdf" else LANGUAGE.read(request)
    jobs, caller = gateway_of(request).desks.jobs, known_caller(request).actor.id
    return _as_file(await jobs.run(caller, paper, report, form, language), name, form)


def _as_file(content: bytes, name: str, form: str) -> Response:
    headers = {"content-disposition": f'inline; filename="{name}.{form}"'}
    return Response(content, headers=headers, media_type=MEDIA[form])
